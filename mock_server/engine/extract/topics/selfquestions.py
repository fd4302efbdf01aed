"""Questions people put to themselves and answer: "My hometown? Zadar.", "Where do I live? Tucson."

The question claims nothing; a short answer without a verb is read as if the two were one sentence ("my hometown is
Zadar").
"""

from dataclasses import replace
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.guards.guards import Standing
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.lexicon import AUXILIARIES, DETERMINERS, SUBJECT_PRONOUNS, phrases, words
from mock_server.engine.extract.language.phrases import Tokens, lows
from mock_server.engine.extract.language.sentences import LABELS, Sentence
from mock_server.engine.extract.language.subjects import Subject
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.tables import BY_HEAD

_MAX_ANSWER: Final = 8
_WORDED: Final[tuple[tuple[tuple[str, ...], str], ...]] = (
    (phrases("where do i live;where am i;where am i based;where i live;where we live;where do we live"), "location"),
    (
        phrases("where am i from;where i come from;where do i come from;where was i born;where did i grow up"),
        "hometown",
    ),
    (phrases("what do i do;what i do;what do i do for a living;what do i do for work;my line of work"), "job"),
    (phrases("where do i work;who do i work for;where i work"), "employer"),
    (phrases("what is my name;what 's my name;who am i;what am i called"), "name"),
    (phrases("my address;my postcode;my city;my town"), "location"),
    (phrases("how old am i;what 's my age"), "age"),
    (phrases("what languages do i speak;which languages do i speak"), "languages"),
    (phrases("roots;my roots;origin;origins"), "hometown"),
    (phrases("my university;my uni;my college;my school;my alma mater;where did i study"), "university"),
)


def asked(sentence: Sentence) -> str:
    """Name what a question asks the speaker about, as the head of "my <head> is ..."; "" for another question."""
    if not sentence.question or len(sentence.tokens) > _MAX_ANSWER:
        return ""
    text = lows(tuple(t for t in sentence.tokens if t.kind == "word" and t.low not in {"so", "and", "oh", "well"}))
    for openings, head in _WORDED:
        if text in openings:
            return head
    bare = text.removeprefix("my ").removeprefix("our ").removeprefix("the ")
    return bare if bare in BY_HEAD and bare in LABELS | words("roots residence birthplace dream aim ambition") else ""


def answer(head: str, sentence: Sentence, standings: list[Standing], scene: Scene) -> bool:
    """Read a sentence as the answer to a question about the speaker."""
    if head in _OPEN_HEADS and not scene.said.isdisjoint(_OPEN_WORDS) and left_open(head, sentence, scene):
        return True
    said = tuple(t for t in sentence.tokens if t.kind != "emoji")
    if not said or sentence.question or any(s is not Standing.SAID for s in standings[:1]):
        return False
    stop = next((i for i, t in enumerate(said) if t.low in {"(", "-", ";"}), len(said))
    said = said[:stop]
    if not said or len(said) > _MAX_ANSWER or not _bare(said):
        return False
    laughing = bool(words("lol haha lmao 😂 🤣 😆 😅") & {t.low for t in sentence.tokens})
    if laughing and not any(t.capital for t in said):
        return False  # "where do I live? in the fridge 😂"
    subject = Subject((), "thing", SPEAKER, head, frozenset({"my", head}), said[:0])
    clause = Clause(said, "", subject, "be", "s", "present", said)
    return any(rule(replace(clause, rest=said), scene) for rule in BY_HEAD.get(head, ()))


_OPEN_HEADS: Final = words(
    "location address home hometown employer job title role position age birthday name surname city email phone number "
    "school university"
)
_OPEN_WORDS: Final = words("could might may either or maybe perhaps unsure unclear depends undecided tbd tbc")
_CHOOSING: Final = (
    "could be ",
    "might be ",
    "may be ",
    "either ",
    "maybe ",
    "perhaps ",
    "somewhere ",
    "still unclear",
    "depends ",
)


_POSTPONING: Final = words("ask later yet unsure sure dunno idea clue hmm tbd tbc unclear unknown pass stay wait")


def postponed(sentence: Sentence) -> bool:
    """Recognise "ask me next week", "not sure yet": the answer is still to come."""
    return len(sentence.tokens) <= _MAX_ANSWER and any(t.low in _POSTPONING for t in sentence.tokens)


def left_open(head: str, sentence: Sentence, scene: Scene) -> bool:
    """Record that "my address? could be Ghent, could be Bruges" is not known."""
    text = lows(tuple(t for t in sentence.tokens if t.kind in ("word", "number")))
    split = " or " in f" {text} " or text.count(" be ") > 1 or text.count("maybe") > 1 or text.count("perhaps") > 1
    if not text.startswith(_CHOOSING) or not split:
        return False
    return scene.doubt(f"{head}: {scene.verbatim(sentence.tokens)[:80]}", f"The user left their {head} open.")


def _bare(said: Tokens) -> bool:
    """Tell whether an answer stands without subject and verb."""
    first = said[0]
    if first.low in SUBJECT_PRONOUNS or first.low in AUXILIARIES or first.low in DETERMINERS - {"a", "an", "the"}:
        return False
    return not any(t.low in AUXILIARIES or t.low in {"i", "'s"} for t in said[:4]) and (
        first.capital or verb(first.low) is None
    )
