"""Self-introductions without verbs: "Quick intro: Zainab, 41, vet nurse at Hollow Oak Clinic, mum of twins".

A sentence is read so when it opens like one ("about me:", "hi, I'm Ines, ...", "Marek here, ..."), when a name and an
age stand first, or when two of its parts can only be said of oneself. Each part between marks is then read by itself.
What is told with verbs stays with the rules by topic.
"""

import itertools
import re
from collections.abc import Iterator
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.guards.guards import Standing
from mock_server.engine.extract.language import firms
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.gazetteer import is_known_place
from mock_server.engine.extract.language.kinds import ACTIVITIES, JOBS
from mock_server.engine.extract.language.leads import skip_lead
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    AUXILIARIES,
    FILLERS,
    phrases,
    words,
)
from mock_server.engine.extract.language.nouns import COMMON, KIN
from mock_server.engine.extract.language.phrases import Tokens, find, lows, trim_end
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.language.titles import is_job, title_at
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics import misnomers
from mock_server.engine.extract.topics.family import names_at
from mock_server.engine.extract.topics.naming import is_nameless
from mock_server.engine.extract.topics.selfparts import PARENTS, age_of, is_finite, read_part

_OPENERS: Final = words(
    "intro introduction introducing introduce bio me myself profile nutshell basics background who stats facts details"
)
_BREAKS: Final = frozenset(",/|;:()[]•·–—-…!") | {"..", "...", "...."}


def read(sentence: Sentence, clauses: list[Clause], standings: list[Standing], scene: Scene) -> None:
    """Read a sentence as parts of an introduction, if it is one."""
    if sentence.question or not standings or any(s in _UNSAID for s in standings[:2]):
        return
    if misnomers.read(sentence.tokens, scene):
        return
    parts = _parts(sentence.tokens)
    if not parts or _titled(sentence.tokens) or {"hardly", "barely"} & scene.said:
        return
    if _OF_OTHERS.isdisjoint(scene.said) and firms.posted(parts, scene):
        return
    if not scene.introducing and scene.ledger.holds("name"):
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
        own = (part for i, part in enumerate(rest) if _plainly_own(part, first=not i))
        if len(rest) < needed or sum(1 for _ in itertools.islice(own, needed)) < needed:
            return
    before: Tokens = ()
    for part in rest:
        if scene.unnamed is not None and before and _are_names(part, scene):
            scene.give_names(names_at(part, 0, scene))  # "mum of twins (Idris and Layla)"
        elif opened or not (before and before[-1].capital and is_finite(before)):
            read_part(part, scene)  # not "I met Tom, a baker in Leeds"
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
    return not (lead & (_OPENERS | {"here"})) and not lead <= FILLERS | ADVERBS | _OPENING_WORDS


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
    opened = scene.introducing and not any(is_finite(p) for p in parts[:1])
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
    stated = scene.ledger.holds("name")
    said = {t.low for t in first}
    if stated and (said & {"i", "my", "name", "me", "here", "this"} or opened):
        named_here = any(normal in lows(first) for normal in (v.casefold() for v in scene.ledger.values("name")))
        return (True, i + 1) if named_here and i + 1 < len(parts) else (opened, i if opened else -1)
    name = _bare_name(first, scene)
    if name and not opened and not _OF_OTHERS.isdisjoint(scene.said):
        return False, -1
    if name and i + 1 < len(parts):
        following = parts[i + 1]
        aged = age_of(following) is not None
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


_OWN_STATES: Final = phrases(
    "third generation;second generation;self-taught;self-employed;self employed;freelance;freelancing;semi-retired;"
    "cat mum;cat dad;dog mum;dog dad"
)
_YEARS_IN: Final = re.compile(
    r"(?:[\w-]+ )?(?:years?|decades?|months?) (?:in|now|deep|and counting|on the job)|mostly \w+s"
)


def _is_role(part: Tokens) -> bool:
    title = title_at(part)
    return is_job(title) or (
        bool(title) and any(a.low in {"at", "for"} and b.capital for a, b in itertools.pairwise(part))
    )


def _plainly_own(part: Tokens, *, first: bool) -> bool:
    """Tell whether a part can only be said of the speaker: "dad of three", "chef by trade", "based in Bari"."""
    low = lows(part)
    if part[0].low in PARENTS and len(part) > 1 and part[1].low in {"of", "to"}:
        return True
    if low.endswith(("by trade", "by profession", "by training", "by day")) or low.startswith(
        ("based in ", "born in ", "raised in ", "living in ", "originally from ", "allergic to ", "married to ")
    ):
        return True
    if (not first or len(part) == 1) and age_of(part) is not None and part[0].kind == "number":
        return True
    if part[0].low == "at" and len(part) > 1 and part[1].capital:
        return not first
    if low in _OWN_STATES or _YEARS_IN.fullmatch(low):
        return not first
    title = title_at(part)
    return (
        is_job(title)
        and (first or not part[0].capital)
        and len(part) - len(title) <= 6
        and part[0].low not in {"the", "my"}
    )
