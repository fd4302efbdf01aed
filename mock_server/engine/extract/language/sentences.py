"""Sentences of a turn, and the raw clauses of a sentence: where one statement ends and the next begins.

A clause here is a run of tokens with the word that links it to what went before. Who does what in it is read in
`clauses.py`.
"""

from dataclasses import dataclass
from typing import Final

from mock_server.engine.extract.language.dates import date_at
from mock_server.engine.extract.language.kinds import DIETS, MOODS, NATIONALITIES, STATES
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    COORDINATORS,
    DETERMINERS,
    FILLERS,
    PREPOSITIONS,
    SPLITTERS,
    words,
)
from mock_server.engine.extract.language.slips import put_right
from mock_server.engine.extract.language.tokens import Token, tokenise
from mock_server.engine.extract.language.verbs import NOUNISH, verb

_ENDS: Final = frozenset(".!?…。！？") | {"..", "..."}

MAX_TOKENS: Final = 150
"""No sentence a person writes is longer; what is, is read in pieces."""
_TITLES: Final = words("dr mr mrs ms prof st mt ft vs approx e.g i.e no jr sr")


_SHORTENED: Final = words("inc ltd corp co llc plc dept etc approx bros")


@dataclass(frozen=True, slots=True)
class Sentence:
    """Hold the tokens of one sentence without its end mark."""

    tokens: tuple[Token, ...]
    question: bool


def sentences(text: str) -> list[Sentence]:
    """Cut clean text into sentences, in order; one without an end is cut every `MAX_TOKENS`, to stay linear."""
    out: list[Sentence] = []
    begin = 0
    for line in text.split("\n"):
        tokens = _tidy(put_right(tokenise(text, begin, begin + len(line))))
        begin += len(line) + 1
        run: list[Token] = []
        for position, token in enumerate(tokens):
            if token.kind != "mark":
                run.append(token)
            elif _runs_on(tokens, position, run):
                continue
            elif _ends(tokens, position, run):
                _close(out, run, tokens, position)
                run = []
            else:
                run.append(token)
            if len(run) >= MAX_TOKENS:
                out.append(Sentence(tuple(run), question=False))
                run = []
        if run:
            out.append(Sentence(tuple(run), question=False))
    return out


def _runs_on(tokens: list[Token], position: int, run: list[Token]) -> bool:
    """Tell whether a shout ends no sentence: "started as a barista!!! at cafe lumo"."""
    if tokens[position].low != "!" or not run:
        return False
    behind = next((t for t in tokens[position + 1 : position + _SHOUTED] if t.low != "!" and t.kind != "emoji"), None)
    return behind is not None and behind.low in _RUN_ON and not behind.capital


_SHOUTED: Final = 6
_RUN_ON: Final = words("at called named near with")


def _ends(tokens: list[Token], position: int, run: list[Token]) -> bool:
    token = tokens[position]
    if token.kind != "mark" or token.low not in _ENDS:
        return False
    following = tokens[position + 1] if position + 1 < len(tokens) else None
    if token.low == "." and run and run[-1].low in _TITLES and run[-1].end == token.start:
        return run[-1].low == "no" and len(run) > 1 and following is not None and following.kind == "word"
    if token.low == "." and run and run[-1].low in _SHORTENED and following is not None and following.kind == "word":
        return following.capital  # "Acme Inc. in town"
    return not (token.low in {"..", "...", "…"} and position + 1 < len(tokens))


def _close(out: list[Sentence], run: list[Token], tokens: list[Token], position: int) -> None:
    token = tokens[position]
    asks = token.low in "?？"
    if run:
        asks = asks or any(t.low in "?？" and t.start <= token.end + 1 for t in tokens[position + 1 : position + 3])
        out.append(Sentence(tuple(run), asks))
    elif out and asks:
        out[-1] = Sentence(out[-1].tokens, question=True)


LABELS: Final = words(
    "name nickname age birthday dob email mail phone mobile number cell tel telephone timezone tz "
    "location city home hometown job title role position occupation profession employer company "
    "nationality language languages hobby hobbies allergy allergies diet pets pet likes dislikes "
    "interests goal project pronouns education"
)
"""Words that, with a colon, fill in a form: "Age: 52"."""


_TIDIED: Final = LABELS | words(": b . its 2 > >> @")
"""What may be read as something else than it is written."""


def _tidy(tokens: list[Token]) -> list[Token]:
    """Drop emoji that stand inside a phrase, and read the colon of "Age: 52" as "is"."""
    out: list[Token] = []
    begin = 0
    for i, token in enumerate(tokens):
        before = out[-1].low if out else ""
        begin = i if before in _ENDS else begin
        if token.low not in _TIDIED and token.kind != "emoji":
            out.append(token)
            continue
        if (
            token.kind == "emoji"
            and (before in PREPOSITIONS or before in DETERMINERS)
            and not _starts_anew(tokens, i + 1)
        ):
            continue
        if token.low == ":" and 0 < i - begin <= 4 and date_at(tuple(tokens[begin:i]), 0) == i - begin:
            continue  # "Thursday: haircut at 4"
        if token.low == "b" and before == "." and [t.low for t in out[-4:]] == ["d", ".", "o", "."]:
            out[-4:] = [Token("dob", out[-4].start, token.end, "word", token.capital)]
            continue
        if token.low == "." and before == "dob" and token.start == out[-1].end and i + 1 < len(tokens):
            continue  # "D.O.B. 9 March"
        alone = (
            i + 2 >= len(tokens)
            or tokens[i + 2].low in words("i here again from in btw and not im")
            or tokens[i + 1].low == "me"
            or tokens[i + 2].kind == "mark"
        )
        if token.low == "its" and alone and all(t.low in FILLERS for t in tokens[begin:i]) and i + 1 < len(tokens):
            out.append(Token("it", token.start, token.end - 1, "word", token.capital))
            token = Token("is", token.end - 1, token.end, "word", False)  # "hey its jordan"
        if token.low == "2" and before in words("allergic going want movin moving need used") and i + 1 < len(tokens):
            token = Token("to", token.start, token.end, "word", False)
        if token.low in {">", ">>"} and before and token.start > out[-1].end and i + 1 < len(tokens):
            token = Token("over", token.start, token.end, "word", False)  # "winter > summer"
        if token.low == "@" and token.kind == "mark" and out:
            token = Token("at", token.start, token.end, "word", False)
        labelled = token.low in LABELS and i + 1 < len(tokens) and tokens[i + 1].low == ":"
        if labelled and i > begin + 2 and tokens[begin + 1].low == ":" and before not in DETERMINERS | {",", ";", "/"}:
            out.append(Token(";", token.start, token.start, "mark", False))  # "name: Petra age: 31"
            begin = i
        elif labelled and before in {",", ";", "/"}:
            begin = i
        if token.low == ":" and before in LABELS and i - begin <= 4 and all(t.kind == "word" for t in tokens[begin:i]):
            out.append(Token("is", token.start, token.end, "word", False))
            continue
        out.append(token)
    return out


def _starts_anew(tokens: list[Token], i: int) -> bool:
    """Tell whether another statement starts at i: "dim sum 🥟 hate celery", where "sum" may look like "some"."""
    while i < len(tokens) and tokens[i].kind == "emoji":
        i += 1
    if i + 1 < len(tokens) and tokens[i].low == "and" and verb(tokens[i + 1].low) is None:
        return i + 2 < len(tokens) and tokens[i + 1].low in {"i", "we", "my", "a", "the"}  # but "bánh mì 🥖 and phở 🍜"
    return i < len(tokens) and tokens[i].low in words("hate love like adore loathe i we my but and can not")


_VERBAL_NEXT: Final = words(
    "busy part currently under a an the not just still now called named based been got gone moving getting turning "
    "in "
    "on at from my our"
)

_PREDICATES: Final = (
    DIETS | MOODS | STATES | NATIONALITIES | words("allergic obsessed fluent good great fine bad better older younger")
)

_VERBAL_HOSTS: Final = words(
    "he she it that what who there here name how where birthday number email mail phone mobile boss "
    "manager lead supervisor wife husband partner title everything project goal hometown timezone bday home "
    "base city job surname nickname employer"
)


def is_verbal_s(tokens: tuple[Token, ...], i: int) -> bool:
    """Tell whether the 's at i stands for "is" or "has" rather than for a possessive."""
    host = tokens[i - 1] if i else None
    following = tokens[i + 1] if i + 1 < len(tokens) else None
    if host is not None and host.low in words("he she it that what who there here how where everyone"):
        return True
    if following is None:
        return False
    if following.low in _PREDICATES:
        after = tokens[i + 2] if i + 2 < len(tokens) else None
        return (
            after is None
            or after.kind != "word"
            or after.low in PREPOSITIONS
            or after.low in ADVERBS
            or after.low in COORDINATORS
            or after.low in SPLITTERS
            or ((doing := verb(after.low)) is not None and doing.form == "ing")
        )
    if following.low in _VERBAL_NEXT or following.low in ADVERBS or following.kind in ("number", "email"):
        return True
    form = verb(following.low)
    if form is not None and form.form in ("ing", "past") and following.low not in NOUNISH:
        return True
    return host is not None and host.low in _VERBAL_HOSTS and (following.capital or following.kind != "word")
