"""The parts of an introduction, each read by itself: "41", "mum of twins", "vet nurse at Hollow Oak", "from Pune"."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.academia import LEARNERS
from mock_server.engine.extract.language.gazetteer import is_known_place
from mock_server.engine.extract.language.kinds import ACTIVITIES, DIETS, JOBS, NATIONALITIES, SPECIES_WORDS
from mock_server.engine.extract.language.lexicon import (
    AUXILIARIES,
    DETERMINERS,
    PREPOSITIONS,
    SUBORDINATORS,
    number_of,
    words,
)
from mock_server.engine.extract.language.nouns import COMMON, KIN
from mock_server.engine.extract.language.phrases import Tokens, find, lows, trim, trim_end, upto_break
from mock_server.engine.extract.language.placenames import place
from mock_server.engine.extract.language.titles import find_index, is_job, organisation, title_at
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.family import names_at
from mock_server.engine.extract.topics.naming import is_nameless
from mock_server.engine.extract.topics.pets import kept
from mock_server.engine.extract.topics.trades import is_field
from mock_server.engine.extract.topics.work import employed
from mock_server.engine.vocabulary import describe

PARENTS: Final = words("mum mom mother mama dad father papa parent mummy daddy")


_PARTNERS: Final = words("wife husband partner spouse girlfriend boyfriend fiance fiancee fiancé fiancée hubby")


_HERE: Final = words("in near outside from at over up down out based living settled currently now originally")


def age_of(part: Tokens) -> int | None:
    """Read "41", "forty-one", "aged 41", "47 yo"."""
    at = 1 if len(part) > 1 and part[0].low in {"aged", "age", "am", "just", "nearly", "almost"} else 0
    age = number_of(part[at].low) if part else None
    tail = lows(trim_end(part[at + 1 :])) if part else ""
    if part and part[at + 1 : at + 2] and part[at + 1].low in {"-", "/"}:
        return None  # "18-20 June"
    if age is None or not 10 <= age < 110 or part[0].low in {"nearly", "almost"}:
        return None
    return age if tail in {"", "years old", "yo", "years young", "year old", "y/o", "years of age", "yrs old"} else None


def is_finite(part: Tokens) -> bool:
    """Tell whether a part has a subject and a verb of its own."""
    return any(
        t.low in AUXILIARIES or t.low in {"i", "we", "he", "she", "they", "it"} or (t.low == "'s" and i == 1)
        for i, t in enumerate(part)
    )


def read_part(part: Tokens, scene: Scene) -> None:
    """Claim what one part says of the speaker."""
    if lows(part[:2]) == "i am":
        part = part[2:]
    while part and (part[0].low in {"and", "plus", "also", "so", "&"} or part[0].low in _SKIPPED):
        part = part[1:]
    if not part or part[0].low in {"not", "no", "never", "ex", "former", "formerly"} or part[0].low.startswith("ex-"):
        return
    age = age_of(part)
    if age is not None and {"years", "months", "weeks"} & scene.said and not {"old", "young"} & scene.said:
        return  # "a vet for ten years, well, eleven"
    if age is not None:
        _once("age", scene.words([t for t in part if number_of(t.low) is not None][:1]), scene)
    elif _kin(part, scene) or is_finite(part):
        return
    elif not (_work(part, scene) or _home(part, scene)):
        _nature(part, scene)


_NAMES_TOO: Final = words("finn dane scot pole")


_SKIPPED: Final = words("now currently presently just proud happily these days")


def _once(key: str, value: str, scene: Scene) -> bool:
    """Claim a value unless the turn has told one of a key that holds only one."""
    if not value or (describe(key).single and scene.ledger.holds(key)):
        return False
    return scene.claim(SPEAKER, key, value)


def _kin(part: Tokens, scene: Scene) -> bool:
    """Read "mum of twins", "dad to Otis", "married to Noa", "wife Petra", "two kids", "two cats"."""
    head = part[0].low
    if head in PARENTS or (len(part) > 1 and part[1].low in PARENTS and head not in {"my", "our"}):
        at = find(part[:5], "of", "to")
        if at < 0:
            return False
        names = names_at(part, at + 1, scene) if at + 1 < len(part) and part[at + 1].capital else []
        if head in SPECIES_WORDS or head == "fur":
            return scene.claim_each((SPEAKER,), "pet", names)  # "dog dad to Biscuit"
        scene.introduce("child", SPEAKER, "child")
        scene.claim_each((SPEAKER,), "child", names)
        return True
    if head in {"married", "engaged"} and len(part) > 2 and part[1].low == "to":
        return _once("spouse", (names_at(part, 2, scene) or [""])[0], scene)
    if head in _PARTNERS and len(part) > 1 and part[1].capital and scene.cased:
        return _once("spouse", (names_at(part, 1, scene) or [""])[0], scene)
    if number_of(head) is not None and len(part) > 1 and part[1].low in KIN:
        return True
    counted = number_of(head) is not None or head in {"a", "an", "one"}
    return counted and len(part) <= 6 and kept(part, (SPEAKER,), scene)


def _work(part: Tokens, scene: Scene) -> bool:
    """Read "vet nurse at Hollow Oak", "devops at Lundgren Systems", "chef by trade", "law student at Castleford"."""
    lead = 1 if part[0].low in {"a", "an"} else 0
    for size in (3, 2, 1):
        if (
            is_field(lows(part[lead : lead + size]))
            and lead + size < len(part)
            and part[lead + size].low in {"at", "for"}
        ):
            _once("job_title", scene.words(part[lead : lead + size]), scene)
            return employed(part[lead + size :], (SPEAKER,), scene)
    if part[0].low in {"at", "with"} and len(part) > 1 and part[1].capital and scene.ledger.values("job_title"):
        return not scene.ledger.values("employer") and employed(part, (SPEAKER,), scene)
    if part[0].low in {"works", "work", "working", "employed"} and len(part) > 2:
        return not scene.ledger.holds("employer") and employed(part[1:], (SPEAKER,), scene)
    title = title_at(part)
    if (
        not title
        or any(t.low in SUBORDINATORS or t.low in DETERMINERS for t in title)
        or part[0].low in {"the", "my", "our", "his", "her"}
        or number_of(part[0].low) is not None
    ):
        return False
    tail = part[find_index(part, title) :]
    at = tail[0].low if tail else ""
    firm = organisation(tail, 1, scene)[0] if at in {"at", "for", "with"} and len(tail) > 1 else ""
    if _tells(title):
        return False
    if title[-1].low in LEARNERS:
        if firm or len(title) < 2 or not scene.introducing:
            return False
        return _once("job_title", scene.words(title), scene) and (_seat(tail, scene) or True)
    if (form := verb(title[0].low)) is not None and title[0].low not in JOBS and len(title) > 1 and form.form != "ing":
        return False
    if title[-1].low not in JOBS and not firm and not scene.introducing:
        return False
    if not is_job(title) and not (firm and at == "at" and tail[1].capital and len(title) <= 3 and not _acts(title)):
        return False
    _once("job_title", scene.words(title), scene)
    if firm and not scene.ledger.holds("employer"):
        employed(tail, (SPEAKER,), scene)
    _seat(tail, scene)
    return True


def _seat(tail: Tokens, scene: Scene) -> bool:
    """Claim the place behind a title: "in Pune", "from Kumasi"."""
    for i, token in enumerate(tail[:-1]):
        if token.low in {"in", "near", "from"} and (where := place(tail[i + 1 :], scene)) and _is_place(where, scene):
            return _once("hometown" if token.low == "from" else "location", where, scene)
    return False


def _tells(title: Tokens) -> bool:
    """Tell whether a name and a verb were taken for a post: "Raj volunteers"."""
    form = verb(title[-1].low)
    return form is not None and form.form == "s" and len(title) > 1 and title[0].capital


def _acts(title: Tokens) -> bool:
    return verb(title[0].low) is not None or lows(title) in ACTIVITIES or title[0].low in PREPOSITIONS


def _is_place(where: str, scene: Scene) -> bool:
    return (scene.cased and where[:1].isupper()) or is_known_place(where.casefold())


def _is_nobody(part: Tokens) -> bool:
    """Tell whether a capital word is neither a people, a trade, nor a common noun."""
    return not any(is_nameless(t.low) or t.low in COMMON or t.low in NATIONALITIES or verb(t.low) for t in part)


def _home(part: Tokens, scene: Scene) -> bool:
    """Read "in Bristol", "from Kumasi", "living in Vigo", "Brno", "born in Oulu"."""
    low = lows(trim_end(part))
    bare = trim_end(part)
    if len(part) in {2, 3} and part[-1].low in {"born", "raised", "bred", "based"} and part[0].capital:
        return _once("location" if part[-1].low == "based" else "hometown", scene.words(part[:-1]), scene)
    listed = scene.ledger.holds("name") and scene.ledger.holds("age")
    if listed and scene.cased and 0 < len(bare) <= 2 and all(t.capital for t in bare) and _is_nobody(bare):
        return _once("location", scene.words(bare), scene)
    if is_known_place(low):
        return _once("location", scene.words(trim_end(part)), scene)
    origin = bool({"from", "born", "raised", "originally"} & {t.low for t in part[:2]})
    if len(bare) == 2 and bare[0].low == "from" and scene.ledger.values("name") and _is_nobody(bare[1:]):
        return _once("hometown", scene.words(bare[1:]), scene)  # "i'm LEXI!! from hull!!"
    if not (part[0].low in _HERE or origin):
        return False
    at = find(part[:4], "in", "near", "outside", "from")
    where = place(part[at + 1 :], scene) if at >= 0 else ""
    if not where or not _is_place(where, scene):
        return False
    company = find(part, "with")
    if company > 0 and company + 1 < len(part):
        kept(part[company + 1 :], (SPEAKER,), scene)
    return _once("hometown" if origin else "location", where, scene)


def _nature(part: Tokens, scene: Scene) -> None:
    """Read "vegan", "Kenyan", "climbing on weekends", "amateur beekeeper"."""
    bare = trim_end(part)
    if not bare:
        return
    if bare[0].low in DIETS and len(bare) == 1:
        _once("diet", scene.words(bare), scene)
    elif bare[0].low in NATIONALITIES - _NAMES_TOO and len(bare) == 1:
        _once("nationality", scene.words(bare), scene)
    elif lows(trim(upto_break(bare))) in ACTIVITIES and len(part) <= 5:
        scene.claim(SPEAKER, "hobby", scene.words(trim(upto_break(bare))))
