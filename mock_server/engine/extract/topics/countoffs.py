"""Names counted off where capitals tell nothing: "i hav 2 dogs max n bella", "got two kids sam and ella"."""

from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.language.givennames import is_given_name
from mock_server.engine.extract.language.kinds import SPECIES_WORDS
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    AUXILIARIES,
    DETERMINERS,
    FILLERS,
    PREPOSITIONS,
    number_of,
    words,
)
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.phrases import Tokens
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.turns.phrasebook import Stretch

_PET_NAMES: Final = words(
    "rex max bella luna milo buddy rocky coco simba nala oreo ziggy shadow lucky biscuit pepper salt ginger smokey "
    "socks mittens whiskers tiger patch rover fido spot dash pip poppy ruby daisy honey toffee cookie pickle mochi "
    "waffles pancake bandit scout zeus thor loki odin apollo storm misty sooty snowy felix tigger pumpkin peanut "
    "miso bubbles nemo dory flash bean ollie teddy bear winnie roxy sasha lola molly bailey cooper duke jack toby "
    "archie alfie otis"
)
_QUALITIES: Final = words(
    "black white grey gray brown big small old young older younger lazy fat cute lovely fluffy noisy crazy mad naughty "
    "boys girls male female both sweet annoying tiny huge orange tabby long short good bad happy sad grown"
)
_OWN: Final = words("i we my our got have 've had")
_OTHERS: Final = words("he she they his her their your you not no never")
_MOST: Final = 6


def countoff(told: Stretch, scene: Scene) -> bool:
    """Read as many names as were counted, behind the noun that was counted."""
    if scene.cased or told.said & _OTHERS or not told.said & _OWN:
        return False
    tokens = told.tokens
    for i in range(len(tokens) - 3):
        count = number_of(tokens[i].low)
        key = _key(tokens[i + 1].low) if count is not None and 2 <= count <= _MOST else ""
        names = _names(tokens, i + 2) if key else ()
        if key and len(names) == count and any(_known(t.low, key) for t in names):
            values = [scene.words((t,)) for t in names]
            scene.drop_unnamed(key, {tokens[i + 1].low})
            for value in values:
                scene.remember_person(Mention("other", value) if key == "pet" else scene.person(value))
            return scene.claim_each((SPEAKER,), key, values)
    return False


def _key(noun: str) -> str:
    """Say under which key those counted go: animals, children, brothers and sisters."""
    if noun in SPECIES_WORDS and noun.endswith("s"):
        return "pet"
    key = KIN.get(noun.removesuffix("s"), KIN.get(noun, ""))
    return key if key in {"child", "sibling"} else ""


def _names(tokens: Tokens, i: int) -> Tokens:
    """Take the words of a list up to its end; none where one of them cannot be a name."""
    if i < len(tokens) and tokens[i].low in {"called", "named", ",", ":", "-", "("}:
        i += 1
    found: list[int] = []
    for k in range(i, len(tokens)):
        low = tokens[k].low
        if low in {"and", "&", ",", "+"}:
            continue
        if tokens[k].kind != "word" or (low in FILLERS and found):
            break
        small = low in ADVERBS or low in DETERMINERS or low in PREPOSITIONS or low in AUXILIARIES or low in _QUALITIES
        form = verb(low)
        if small or (form is not None and form.form != "base"):
            return ()
        found.append(k)
    linked = bool(found) and any(tokens[k].low in {"and", "&", ",", "+"} for k in range(i, found[-1]))
    return tuple(tokens[k] for k in found) if linked else ()


def _known(low: str, key: str) -> bool:
    return is_given_name(low) or (key == "pet" and low in _PET_NAMES)
