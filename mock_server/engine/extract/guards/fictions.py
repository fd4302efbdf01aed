"""Words that are nobody's statement although no quotation marks say so: examples, exercises, songs, dialogue and what
almost happened.

`guards.py` asks here before it believes a sentence or a clause.
"""

import re
from dataclasses import replace
from typing import Final

from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.lexicon import DETERMINERS, PREPOSITIONS, words
from mock_server.engine.extract.language.phrases import Tokens
from mock_server.engine.extract.language.segments import Segment
from mock_server.engine.extract.language.verbs import verb

_LABELLED: Final = words(
    "example examples sample lyrics lyric song verse chorus poem quote quotation exercise dialogue script template "
    "placeholder caption headline proverb saying joke e.g"
)
_STAGED: Final = re.compile(
    r"(?:for|in) (?:the (?:sake|purpose|purposes) of )?(?:this|the|that|our|my|an?) "
    r"(?:exercise|example|scenario|role ?play|role-play|story|film|movie|book|novel|show|series|poem|song|sketch|"
    r"simulation|dialogue|thought experiment)\b"
)
_TITLED: Final = re.compile(
    r"(?:i|we) (?:(?!and |but |so |which |because )[^,.;]){3,60}? is (?:a|an|the|my|our) (?:[\w'-]+ ){0,2}"
    r"(?:song|sentence|line|lyric|lyrics|track|tune|quote|title|phrase|motto|film|movie|album|hymn|anthem)\b"
)
_WORKS: Final = words("song track tune hymn anthem lyric lyrics")
_NEARLY: Final = words("almost nearly")
_REACHED: Final = words("be do finish complete get") | {""}
"""Almost done is as good as begun."""
_NO: Final = words("no zero")
_WAYS: Final = words("way chance")


def staged(whole: str, tokens: Tokens) -> bool:
    """Recognise a sentence that only plays: "For this exercise, ...", "Example: ...", "I was born ... is a song"."""
    colon = next((i for i, t in enumerate(tokens[:5]) if t.low == ":"), 0)
    alone = colon == 1 and tokens[0].low in {"test", "testing", "demo", "prompt"}
    if alone or (colon and any(t.low in _LABELLED for t in tokens[max(0, colon - 2) : colon])):
        return not any(t.low in {"my", "i"} for t in tokens[:colon])
    return bool(_STAGED.match(whole)) or (whole.startswith(("i ", "we ")) and bool(_TITLED.match(whole)))


def sung(link: str, before: Clause) -> bool:
    """Recognise "my favourite song goes I was born ...", "the song I was born ...", "he goes, I live ..."."""
    if link in _WORKS:
        return True
    third = before.subject.person in {"third", "thing"} or bool(before.subject.pronoun)
    going = before.verb == "go" and not before.rest and third
    return going and link in {",", "go", "goes", "went", "like"}


def refused(piece: Segment, before: Clause) -> bool:
    """Recognise "no way I'm allergic to nuts", "there's no way that I live in Rome", "I deny that ..."."""
    said = [t.low for t in before.tokens if t.low != "that"]
    if piece.link in _WAYS | {"that", "on"} and said[-1:] and said[-1] in _WAYS and said[-2:-1] and said[-2] in _NO:
        return True
    return piece.link in {"deny", "that"} and "deny" in {before.verb, *said[-1:]} and not before.negated


def doubting(piece: Segment, before: Clause) -> bool:
    """Recognise "I doubt I'm allergic to nuts", "I highly doubt that ..."."""
    governed = before.tokens[-1:] and before.tokens[-1].low == "doubt" and piece.link in {"doubt", "that"}
    return bool(governed) and not before.negated and not before.has("no", "not", "without", "never")


def missed(clause: Clause) -> bool:
    """Recognise "I almost moved to Oslo": it did not happen."""
    if clause.tense != "past" or clause.perfect or clause.verb in _REACHED:
        return False
    for i, token in enumerate(clause.tokens[:-1]):
        if token.low in _NEARLY:
            form = verb(clause.tokens[i + 1].low)
            return form is not None and form.lemma == clause.verb
    return False


def describes_others(piece: Segment, clause: Clause, before: Clause) -> bool:
    """Recognise "I teach" in "the kids I teach speak Turkish", whose second verb is the kids'."""
    tokens, rest = before.tokens, clause.rest
    if before.verb or not tokens or piece.link != tokens[-1].low or tokens[0].low not in DETERMINERS:
        return False
    at = 1 if rest and rest[0].low in PREPOSITIONS else 0
    form = verb(rest[at].low) if at < len(rest) else None
    return form is not None and form.lemma != "be" and form.form in {"base", "s", "past"} and len(rest) > at + 1


def said_of_many(text: str) -> bool:
    """Recognise "like many here", "like most people", "like everyone else": a likeness and no taste."""
    return text.startswith("like ") and bool(_LIKENESS.match(text))


_LIKENESS: Final = re.compile(
    r"like (?:so )?(?:many|most|all|some)(?:$| (?:here|there|others|people|of us|of them|in|at|on|from|who|my age)\b)"
    r"|like (?:everyone|everybody|others|anyone)\b"
)


def of_none(clause: Clause) -> Clause:
    """Read "I speak no Dutch", "I like zero jazz" as "I do not speak Dutch", and "I have zero pets" as "no pets"."""
    rest = clause.rest
    if len(rest) < 2 or rest[0].low not in _NO or rest[1].kind != "word":
        return clause
    if clause.verb in _HAVING_NONE and rest[1].low not in _NOTHING_MUCH:
        return replace(clause, negated=True, rest=rest[1:]) if not clause.negated else clause
    return replace(clause, rest=(replace(rest[0], low="no"), *rest[1:])) if rest[0].low == "zero" else clause


_HAVING_NONE: Final = words("speak know use like love play understand write enjoy")
_NOTHING_MUCH: Final = words("one longer more better other such less fewer body doubt")
