"""Self-introductions without verbs: "Quick intro: Zainab, 41, vet nurse at Hollow Oak Clinic, mum of twins".

A sentence is read so when it opens like one ("about me:", "hi, I'm Ines, ...", "Marek here, ..."), when a name and an
age stand first, or when two of its parts can only be said of oneself. Each part between marks is then read by itself.
What is told with verbs stays with the rules by topic.
"""

import itertools
from collections.abc import Iterator
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.guards.guards import Standing
from mock_server.engine.extract.language import firms
from mock_server.engine.extract.language.academia import LEARNERS
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.gazetteer import is_known_place
from mock_server.engine.extract.language.kinds import ACTIVITIES, DIETS, JOBS, NATIONALITIES, SPECIES_WORDS
from mock_server.engine.extract.language.leads import skip_lead
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    AUXILIARIES,
    DETERMINERS,
    FILLERS,
    PREPOSITIONS,
    SUBORDINATORS,
    number_of,
    words,
)
from mock_server.engine.extract.language.nouns import COMMON, KIN
from mock_server.engine.extract.language.phrases import Tokens, find, lows, trim, trim_end, upto_break
from mock_server.engine.extract.language.placenames import place
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.language.titles import find_index, is_job, organisation, title_at
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics import misnomers
from mock_server.engine.extract.topics.family import names_at
from mock_server.engine.extract.topics.naming import is_nameless
from mock_server.engine.extract.topics.pets import kept
from mock_server.engine.extract.topics.trades import is_field
from mock_server.engine.extract.topics.work import employed
from mock_server.engine.vocabulary import describe

_OPENERS: Final = words("intro introduction introducing introduce bio me myself profile nutshell basics background who")
_BREAKS: Final = frozenset(",/|;:()[]•·–—-")
_PARENTS: Final = words("mum mom mother mama dad father papa parent mummy daddy")
_PARTNERS: Final = words("wife husband partner spouse girlfriend boyfriend fiance fiancee fiancé fiancée hubby")
_HERE: Final = words("in near outside from at over up down out based living settled currently now originally")


def read(sentence: Sentence, clauses: list[Clause], standings: list[Standing], scene: Scene) -> None:
    """Read a sentence as parts of an introduction, if it is one."""
    if sentence.question or not standings or any(s in _UNSAID for s in standings[:2]):
        return
    if misnomers.read(sentence.tokens, scene):
        return
    parts = _parts(sentence.tokens)
    if not parts or _titled(sentence.tokens):
        return
    if _OF_OTHERS.isdisjoint(scene.said) and firms.posted(parts, scene):
        return
    if not scene.introducing and scene.ledger.values("name"):
        scene.introducing = True
        if len(parts) == 1:
            return
    opened, start = _opening(parts, scene)
    if start < 0:
        return
    rest = parts[start:]
    if not opened:
        people = {clause.subject.person for clause in clauses}
        needed = 1 if "first" in people and "third" not in people else 2
        if sum(_plainly_own(part, first=not i) for i, part in enumerate(rest)) < needed:
            return
    before: Tokens = ()
    for part in rest:
        if scene.unnamed is not None and before and _are_names(part, scene):
            scene.give_names(names_at(part, 0, scene))  # "mum of twins (Idris and Layla)"
        elif opened or not (before and before[-1].capital and _finite(before)):
            _read_part(part, scene)  # not "I met Tom, a baker in Leeds"
        before = part
    scene.introducing = True


_OF_OTHERS: Final = words("he she his her they their according article suspect character")
"""Words by which a line without verbs tells of somebody else."""


def _titled(tokens: Tokens) -> bool:
    """Tell whether a colon hands the line to somebody else: "the suspect: male, 41, baker"."""
    colon = find(tokens, ":")
    if colon < 0 or (0 < colon < len(tokens) - 1 and tokens[colon].end == tokens[colon + 1].start):
        return False
    lead = {t.low for t in tokens[:colon] if t.kind == "word"}
    return not (lead & _OPENERS) and not lead <= FILLERS | ADVERBS | _OPENING_WORDS


_UNSAID: Final = frozenset({Standing.ASKED, Standing.SUPPOSED, Standing.REPORTED, Standing.JOKED})


def _are_names(part: Tokens, scene: Scene) -> bool:
    names = [t for t in part if t.low not in {"and", ",", "&"}]
    return scene.cased and 0 < len(names) <= 4 and all(t.capital and not is_nameless(t.low) for t in names)


def _parts(tokens: Tokens) -> list[Tokens]:
    return [part for part in _cut(tokens) if part]


def _cut(tokens: Tokens) -> Iterator[Tokens]:
    start = 0
    for i, token in enumerate(tokens):
        spaced = token.low not in {"-", "/"} or i == 0 or tokens[i - 1].end < token.start
        dashed = token.low == "-" and not spaced
        if token.kind == "emoji" or (token.kind == "mark" and token.low in _BREAKS and not dashed):
            yield tokens[start:i]
            start = i + 1
    yield tokens[start:]


def _opening(parts: list[Tokens], scene: Scene) -> tuple[bool, int]:
    """Find the first part to read, and whether the sentence says that it introduces somebody; -1 for no introduction.

    Claims the name that stands first.
    """
    i = 0
    opened = scene.introducing and not any(_finite(p) for p in parts[:1])
    while i < len(parts):
        lead = {t.low for t in parts[i]}
        greeting = all(t.low in FILLERS or t.low in ADVERBS for t in parts[i])
        if len(parts[i]) <= 6 and lead & _OPENERS and lead <= _OPENERS | FILLERS | ADVERBS | _OPENING_WORDS:
            opened = True
        elif not greeting:
            break
        i += 1
    if i >= len(parts):
        return False, -1
    first = parts[i]
    begin = skip_lead(first)
    first = first[begin:] if begin < len(first) else first
    stated = bool(scene.ledger.values("name"))
    said = {t.low for t in first}
    if stated and (said & {"i", "my", "name", "me", "here", "this"} or opened):
        named_here = any(normal in lows(first) for normal in (v.casefold() for v in scene.ledger.values("name")))
        return (True, i + 1) if named_here and i + 1 < len(parts) else (opened, i if opened else -1)
    name = _bare_name(first, scene)
    if name and not opened and not _OF_OTHERS.isdisjoint(scene.said):
        return False, -1
    if name and i + 1 < len(parts):
        following = parts[i + 1]
        aged = _age(following) is not None
        if any(p[0].low in AUXILIARIES or (p[0].low != "'s" and _third_form(p[0].low)) for p in parts[i + 1 : i + 3]):
            return False, -1
        if (
            (opened and (aged or _is_role(following)))
            or (aged and i + 2 < len(parts))
            or (opened and len(parts) > i + 2)
        ):
            scene.claim(SPEAKER, "name", name)
            return True, i + 1
    return opened, i


_OPENING_WORDS: Final = words(
    "a an the bit little few short brief time about of to in for is this here as you asked since let us so some facts "
    "more some_context context here's 's all round my i am what it"
)


def _third_form(low: str) -> bool:
    form = verb(low)
    return form is not None and form.form in {"s", "past"} and low not in JOBS and not low.endswith("ed")


def _bare_name(part: Tokens, scene: Scene) -> str:
    part = trim_end(part)
    if not part or not (part[0].capital or part[0].caseless) or len(part) > 3 or is_nameless(part[0].low):
        return ""
    if part[0].low in COMMON or is_known_place(lows(part)) or part[0].low in KIN or lows(part) in ACTIVITIES:
        return ""
    return scene.words(part) if all(t.capital or t.caseless for t in part) else ""


def _age(part: Tokens) -> int | None:
    """Read "41", "forty-one", "aged 41", "47 yo"."""
    at = 1 if len(part) > 1 and part[0].low in {"aged", "age", "am", "just", "nearly", "almost"} else 0
    age = number_of(part[at].low) if part else None
    tail = lows(trim_end(part[at + 1 :])) if part else ""
    if part and part[at + 1 : at + 2] and part[at + 1].low in {"-", "/"}:
        return None  # "18-20 June"
    if age is None or not 10 <= age < 110 or part[0].low in {"nearly", "almost"}:
        return None
    return age if tail in {"", "years old", "yo", "years young", "year old", "y/o", "years of age", "yrs old"} else None


def _is_role(part: Tokens) -> bool:
    title = title_at(part)
    return is_job(title) or (
        bool(title) and any(a.low in {"at", "for"} and b.capital for a, b in itertools.pairwise(part))
    )


def _finite(part: Tokens) -> bool:
    """Tell whether a part has a subject and a verb of its own."""
    return any(
        t.low in AUXILIARIES or t.low in {"i", "we", "he", "she", "they", "it"} or (t.low == "'s" and i == 1)
        for i, t in enumerate(part)
    )


def _plainly_own(part: Tokens, *, first: bool) -> bool:
    """Tell whether a part can only be said of the speaker: "dad of three", "chef by trade", "based in Bari"."""
    low = lows(part)
    if part[0].low in _PARENTS and len(part) > 1 and part[1].low in {"of", "to"}:
        return True
    if low.endswith(("by trade", "by profession", "by training", "by day")) or low.startswith(
        ("based in ", "born in ", "raised in ", "living in ", "originally from ", "allergic to ", "married to ")
    ):
        return True
    if not first and _age(part) is not None and part[0].kind == "number":
        return True
    title = title_at(part)
    return (
        is_job(title)
        and (first or not part[0].capital)
        and len(part) - len(title) <= 6
        and part[0].low not in {"the", "my"}
    )


def _read_part(part: Tokens, scene: Scene) -> None:
    """Claim what one part says of the speaker."""
    if lows(part[:2]) == "i am":
        part = part[2:]
    while part and (part[0].low in {"and", "plus", "also", "so", "&"} or part[0].low in _SKIPPED):
        part = part[1:]
    if not part or part[0].low in {"not", "no", "never", "ex", "former", "formerly"} or part[0].low.startswith("ex-"):
        return
    age = _age(part)
    if age is not None and {"years", "months", "weeks"} & scene.said and not {"old", "young"} & scene.said:
        return  # "a vet for ten years, well, eleven"
    if age is not None:
        _once("age", scene.words([t for t in part if number_of(t.low) is not None][:1]), scene)
    elif _kin(part, scene) or _finite(part):
        return
    elif not (_work(part, scene) or _home(part, scene)):
        _nature(part, scene)


_NAMES_TOO: Final = words("finn dane scot pole")
_SKIPPED: Final = words("now currently presently just proud happily these days")


def _once(key: str, value: str, scene: Scene) -> bool:
    """Claim a value unless the turn has told one of a key that holds only one."""
    if not value or (describe(key).single and scene.ledger.values(key)):
        return False
    return scene.claim(SPEAKER, key, value)


def _kin(part: Tokens, scene: Scene) -> bool:
    """Read "mum of twins", "dad to Otis", "married to Noa", "wife Petra", "two kids", "two cats"."""
    head = part[0].low
    if head in _PARENTS or (len(part) > 1 and part[1].low in _PARENTS and head not in {"my", "our"}):
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
    if part[0].low in {"works", "work", "working", "employed"} and len(part) > 2:
        return not scene.ledger.values("employer") and employed(part[1:], (SPEAKER,), scene)
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
    if firm and not scene.ledger.values("employer"):
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
    return where[:1].isupper() if scene.cased else is_known_place(where.casefold())


def _is_nobody(part: Tokens) -> bool:
    """Tell whether a capital word is neither a people, a trade, nor a common noun."""
    return not any(is_nameless(t.low) or t.low in COMMON or t.low in NATIONALITIES or verb(t.low) for t in part)


def _home(part: Tokens, scene: Scene) -> bool:
    """Read "in Bristol", "from Kumasi", "living in Vigo", "Brno", "born in Oulu"."""
    low = lows(trim_end(part))
    bare = trim_end(part)
    if len(part) in {2, 3} and part[-1].low in {"born", "raised", "bred", "based"} and part[0].capital:
        return _once("location" if part[-1].low == "based" else "hometown", scene.words(part[:-1]), scene)
    listed = scene.ledger.values("name") and scene.ledger.values("age")
    if listed and scene.cased and 0 < len(bare) <= 2 and all(t.capital for t in bare) and _is_nobody(bare):
        return _once("location", scene.words(bare), scene)
    if is_known_place(low):
        return _once("location", scene.words(trim_end(part)), scene)
    origin = bool({"from", "born", "raised", "originally"} & {t.low for t in part[:2]})
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
