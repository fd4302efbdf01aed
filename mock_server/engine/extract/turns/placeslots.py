"""Open places of constructions that places fill: addresses, towns everybody knows, names that open a sentence."""

from typing import Final

from mock_server.engine.extract.language.gazetteer import is_known_place
from mock_server.engine.extract.language.kinds import ACTIVITIES, JOBS, LANGUAGES, NATIONALITIES
from mock_server.engine.extract.language.lexicon import ADVERBS, TRAILERS, words
from mock_server.engine.extract.language.phrases import Tokens, lows
from mock_server.engine.extract.language.spelling import is_word
from mock_server.engine.extract.scene import Scene

_MOST: Final = 3


def unknown_opener(tokens: Tokens, i: int, scene: Scene) -> tuple[list[str], int]:
    """Read "Cebu" in "Cebu is where I'm from": a capital, and no word of the language."""
    end = stop = len(tokens)
    while stop > i + 1 and tokens[stop - 1].low in ADVERBS:
        stop -= 1  # "Fathom just hired me"
    if scene.cased or i >= end or stop - i > _MOST or not tokens[i].capital:
        return [], 0
    odd = all(t.kind == "word" and not is_word(t.low) and t.low not in JOBS | ACTIVITIES for t in tokens[i:stop])
    return ([scene.words(tokens[i:stop])], end) if odd else ([], 0)


_UNITS: Final = words("flat apt apartment unit suite house no number plot door block room villa")
_STREETS: Final = words(
    "street st road rd avenue ave lane ln row close drive dr way place square sq court ct crescent terrace "
    "gardens grove hill park walk mews quay boulevard blvd parade wharf rise green view mount alley highway "
    "parkway circle yard nagar marg rue via calle platz weg strasse straße allee laan straat"
)
_LINKS: Final = words("de des du la le les del della delle di da do dos der den van von und")
_LONGEST: Final = 14
_BEHIND_ADDRESS: Final = TRAILERS | words("it that so and but which from since please where with if is")


def address(tokens: Tokens, i: int, scene: Scene) -> tuple[list[str], int]:
    """Read a postal address: "4 Quay Street, Sligo", "Flat 2, 19 Bergstraße, Zürich"."""
    begin = end = i
    numbered = named = False
    while end < len(tokens) and end - i < _LONGEST:
        token = tokens[end]
        number = token.low[:1].isdigit()
        if not (token.kind in ("word", "number") or token.low in {",", "/", "-"}) or (
            token.low in _BEHIND_ADDRESS and not number
        ):
            break
        if token.kind == "word" and named and scene.cased and not (token.capital or number or token.low in _LINKS):
            break
        numbered = numbered or number
        if end == i and not (number or token.low in _UNITS):
            return [], 0
        named = named or token.low in _STREETS or (numbered and token.low.endswith(_STREET_ENDS))
        end += 1
    while end > begin and tokens[end - 1].kind == "mark":
        end -= 1
    if not (numbered and named) or end - begin < 3:
        return [], 0
    return [scene.words(tokens[begin:end])], end


_STREET_ENDS: Final = ("strasse", "straße", "straat", "gasse", "gatan", "gata", "vägen", "veien", "vej", "weg", "utca")


def city(tokens: Tokens, i: int, scene: Scene) -> tuple[list[str], int]:
    """Read a place that everybody knows."""
    for size in (3, 2, 1):
        if i + size <= len(tokens) and is_known_place(lows(tokens[i : i + size])):
            return [scene.words(tokens[i : i + size])], i + size
    return [], 0


def speaking(tokens: Tokens, i: int, scene: Scene) -> tuple[list[str], int]:
    """Read the tongue of "Tamil-speaking"."""
    head, dash, tail = tokens[i].low.partition("-")
    if dash and tail == "speaking" and head in LANGUAGES:
        return [scene.text[tokens[i].start : tokens[i].start + len(head)]], i + 1
    apart = i + 1 < len(tokens) and tokens[i].low in LANGUAGES and tokens[i + 1].low == "speaking"
    hyphened = i + 2 < len(tokens) and tokens[i].low in LANGUAGES and tokens[i + 2].low == "speaking"
    if apart or hyphened:
        return [scene.words(tokens[i : i + 1])], i + (2 if apart else 3)
    return [], 0


def may_be_based(said: frozenset[str]) -> bool:
    """Tell whether any of the words could fill the slot of `based`."""
    return any(word.endswith("-based") for word in said)


def may_be_born(said: frozenset[str]) -> bool:
    """Tell whether any of the words could fill the slot of `born_in`."""
    return any(word.endswith(("-born", "-raised")) for word in said)


def based(tokens: Tokens, i: int, scene: Scene) -> tuple[list[str], int]:
    """Read the place of "Oslo-based"."""
    return _compound(tokens, i, "-based", scene)


def born_in(tokens: Tokens, i: int, scene: Scene) -> tuple[list[str], int]:
    """Read the place of "Winnipeg-born", "Leeds-raised"."""
    values, end = _compound(tokens, i, "-born", scene)
    return (values, end) if values else _compound(tokens, i, "-raised", scene)


def _compound(tokens: Tokens, i: int, tail: str, scene: Scene) -> tuple[list[str], int]:
    token = tokens[i]
    head = token.low.removesuffix(tail)
    if head == token.low or not (token.capital or is_known_place(head)) or head in _PLAIN_HEADS:
        return [], 0
    return [scene.text[token.start : token.start + len(head)]], i + 1


_PLAIN_HEADS: Final = words(
    "home first new plant cloud web community foreign native still well newly high low last"
) | (frozenset(NATIONALITIES))
