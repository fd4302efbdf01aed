"""Reading a sentence for the constructions of `constructions.py`, behind the rules by topic, under the same guards."""

from functools import cache
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.guards.guards import Standing
from mock_server.engine.extract.language.academia import DEGREES
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.leads import skip_lead
from mock_server.engine.extract.language.lexicon import ADVERBS, words
from mock_server.engine.extract.language.phrases import Tokens
from mock_server.engine.extract.language.segments import Segment
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.language.titles import is_job, title_at
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.work import employed
from mock_server.engine.extract.turns.constructions import TABLES
from mock_server.engine.extract.turns.phrasebook import Match, Phrase, Phrasebook, Stretch, lines_of, match_phrase
from mock_server.engine.names import normalise
from mock_server.engine.vocabulary import describe

_UNNAMED: Final = frozenset({"goal", "current_project"})
"""Keys whose values, cut from a construction, are phrases rather than names."""
_TRAINED: Final = words("qualified trained studied apprenticed")
_DENYING: Final = words("not never hardly barely rarely seldom scarcely")
_UNREAL: Final = words("to not never could should may might")
"""Before a verb, these leave open whether it is so."""
_AWAY: Final = words(
    "holiday holidays vacation visiting trip honeymoon conference weekend monday tuesday wednesday "
    "thursday friday saturday sunday until till layover stopover"
)
"""With these, being in a place is no living there."""
_PLAIN_SLOTS: Final = frozenset({"job", "town", "tongues", "nation", "firm", "namedfirm"})
"""What may open a line without a verb, and be taken for its subject."""
_FAR: Final = 3
"""Further on in a clause, what stands behind a comma may be a subject of its own; not in "Portland, Oregon"."""
_TEACHING: Final = words("teach teaching teaches teacher lecture lecturing lecturer tutor professor")
_TRAINEES: Final = words("traineeship apprenticeship internship placement apprentice intern trainee")
_SCHOOLS: Final = frozenset({"school", "sureschool", "namedschool"})
_SPEAKER_WORDS: Final = words("i me my our we us mine")
_DEICTIC: Final = words("you here")
_Entry = tuple[frozenset[str], Phrase]
_BOOK: Final = Phrasebook(((modals, line) for table, modals in TABLES for line in lines_of(table)), clausal=True)
"""Every construction, with the modal verbs that leave it a fact."""


@cache
def _owned(construction: Phrase) -> bool:
    """Tell whether a construction is only said of the speaker, so that the subject of its clause does not matter."""
    spoken = any(needed <= _SPEAKER_WORDS | _DEICTIC or ":" in needed for needed in construction.needs)
    return spoken or construction.leads or construction.parts[0].slot in _PLAIN_SLOTS


def _by_first_words(told: Stretch) -> tuple[dict[str, list[_Entry]], list[_Entry]]:
    """Find the constructions whose words are said, by their first words; those that begin with a slot stand apart."""
    by_word: dict[str, list[_Entry]] = {}
    opening: list[_Entry] = []
    for entry in _BOOK.within(told):
        if not entry[1].first:
            opening.append(entry)
        for word in entry[1].first & told.said:
            by_word.setdefault(word, []).append(entry)
    return by_word, opening


def read(
    sentence: Sentence,
    pieces: list[Segment],
    clauses: list[Clause],
    standings: list[Standing],
    scene: Scene,
    since: int,
    taken: set[int],
) -> None:
    """Claim what the constructions of a sentence say.

    since: how many claims stood before the sentence. taken: the clauses that are directives.
    """
    tokens = sentence.tokens
    by_word, opening = _by_first_words(Stretch(tokens, scene.said))
    if not by_word and not opening:
        return
    place_of = {t.start: i for i, t in enumerate(tokens)}
    for index, (piece, clause, standing) in enumerate(zip(pieces, clauses, standings, strict=True)):
        if index in taken or standing is not Standing.SAID or clause.ended or not piece.tokens:
            continue
        first = place_of[piece.tokens[0].start]
        begin = first + skip_lead(piece.tokens)
        behind = begin
        while behind < len(tokens) and tokens[behind].low in ADVERBS and tokens[behind].low not in _DENYING:
            behind += 1
        starts = {first, begin, behind}
        last = min(first + len(piece.tokens), len(tokens))
        if clause.subject.person in {"first", "none"}:
            starts |= {i + 1 for i in range(first, last - 1) if tokens[i].low in {",", "("}}
        part = begin
        for at in range(first, last):
            if at > begin + _FAR and tokens[at - 1].low in {",", "("}:
                part = at  # "I left Leeds years ago, Sheffield's home now"
            for entry in by_word.get(tokens[at].low, ()):
                _try(entry, clause, tokens, part, at, at in starts, scene, since)
        for at in sorted(starts - {first, behind} | {begin}):
            for entry in opening:
                _try(entry, clause, tokens, begin, at, True, scene, since)


def _try(
    entry: _Entry, clause: Clause, tokens: Tokens, begin: int, at: int, starting: bool, scene: Scene, since: int
) -> None:
    modals, construction = entry
    if construction.opens and not starting:
        return
    if clause.modal and clause.modal not in modals:
        return
    if not construction.opens and at > 0 and tokens[at - 1].low in _UNREAL:
        return
    if clause.negated and not construction.denying:
        return
    if clause.subject.owner not in (None, SPEAKER):
        return  # "Casper's project is ..."
    if clause.subject.person in {"second", "third"} and not _owned(construction):
        return
    found = match_phrase(construction, tokens, begin, at, scene)
    if found is not None:
        _claim(found, tokens, scene, since)


def _claim(found: Match, tokens: Tokens, scene: Scene, since: int) -> None:
    learnt = any(t.low in DEGREES for t in tokens[found.start : found.end])
    schooled = any(fill.slot in _SCHOOLS for fill in found.fills)
    for key, value, slot in ((fill.key, value, fill.slot) for fill in found.fills for value in fill.values):
        if key == "current_project" and is_job(title_at(next(f.tokens for f in found.fills if f.key == key))):
            continue  # "currently: night porter"
        if key == "current_project" and value[:1].isdigit():
            continue  # "building: 4th floor"
        if key == "current_project" and "'s " in value and value[:1].isupper():
            continue  # "the project is Chidi's problem now"
        if key == "-" or _told(key, value, scene, since) or _repeated(key, value, scene, since):
            continue
        if key == "language" and {"read", "at"} <= scene.said and "write" not in scene.said:
            continue  # "read English at Balliol"
        if (key == "location" and _AWAY & scene.said) or (key == "education" and _TEACHING & scene.said and not learnt):
            continue
        bare = slot in _SCHOOLS or (key == "education" and " " not in value)
        if bare and _TRAINEES & scene.said and _said("employer", scene, since):
            continue  # "doing my traineeship at Osprey Health"
        if key == "education" and slot not in _SCHOOLS and (schooled or _said("education", scene, since)):
            continue  # the school says it all: "a masters at Tolland"
        scene.claim(SPEAKER, key, value, named=key not in _UNNAMED)
    job = max((fill.end for fill in found.fills if fill.key == "job_title"), default=len(tokens))
    if job < len(tokens) and not _TRAINED & scene.said and not _told("employer", "", scene, since):
        tail = tokens[job : job + 8]
        if tail[0].low in {"at", "for", "with"}:
            employed(tail, (SPEAKER,), scene)


_ASKEW: Final = words("at in on with for from as of")


def _repeated(key: str, value: str, scene: Scene, since: int) -> bool:
    """Tell whether a value only repeats what another key says, or is no thing at all: "started at Acorn Health"."""
    if key == "current_project":
        return value.partition(" ")[0].casefold() in _ASKEW
    if key == "goal":
        return value in _said("plan", scene, since)
    return key == "education" and value in _said("employer", scene, since)


def _told(key: str, value: str, scene: Scene, since: int) -> bool:
    """Tell whether this sentence has already said it, perhaps in other words."""
    said = _said(key, scene, since)
    if describe(key).single:
        return bool(said)
    fresh = set(normalise(value).split("_"))
    return any(fresh & set(normalise(other).split("_")) - {"of", "the", "a", "in", "and"} for other in said)


def _said(key: str, scene: Scene, since: int) -> list[str]:
    return [f.value or "" for f in scene.ledger.facts_since(since) if f.subject == SPEAKER and f.key == key]
