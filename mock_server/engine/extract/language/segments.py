"""The raw clauses of a sentence: where one statement ends and the next begins.

A segment is a run of tokens with the word that links it to what went before. Who does what in it is read in
`clauses.py`.
"""

from dataclasses import dataclass
from typing import Final

from mock_server.engine.extract.language.boundaries import names_subject, opens_clause, verb_follows
from mock_server.engine.extract.language.cues import Cues
from mock_server.engine.extract.language.finite import has_verb
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    AUXILIARIES,
    COORDINATORS,
    FILLERS,
    PREPOSITIONS,
    SPLITTERS,
    SUBJECT_PRONOUNS,
    THIRD_OWN,
    number_of,
    words,
)
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.language.verbs import NOUNISH, verb

_RELATIVES: Final = frozenset({"who", "which", "whose", "that", "where"})


_GOVERNORS: Final = words(
    "think thinks thought guess reckon believe believes say says said hope wish suppose assume claims swear heard hear"
)
"""Verbs that a whole clause may follow without a mark: "I think my appointment is on Friday"."""


def verb_lemma(low: str) -> str:
    """Name the verb a word is a form of; the word itself when it is none."""
    form = verb(low)
    return form.lemma if form is not None else low


@dataclass(frozen=True, slots=True)
class Segment:
    """Hold one raw clause. link: the word or mark in front of it, "" for the first of a sentence."""

    tokens: tuple[Token, ...]
    link: str


@dataclass(frozen=True, slots=True)
class _Cut:
    """Say where a clause ends, where the next one starts, what links them, and where to read on."""

    end: int
    start: int
    link: str
    resume: int


def segments(sentence: Sentence) -> list[Segment]:
    """Cut a sentence into raw clauses; lists stay whole."""
    tokens = sentence.tokens
    out: list[Segment] = []
    start, link, i = 0, "", 0
    while i < len(tokens):
        cut = _cut_at(tokens, start, i)
        if cut is None:
            i += 1
            continue
        if cut.start != start:
            if cut.end > start:
                out.append(Segment(tokens[start : cut.end], link))
            start, link = cut.start, cut.link
        i = cut.resume
    if start < len(tokens):
        out.append(Segment(tokens[start:], link))
    return out


def _cut_at(tokens: tuple[Token, ...], start: int, i: int) -> _Cut | None:
    """Find out whether a clause that starts at `start` ends at i; a cut that keeps `start` only skips ahead."""
    token = tokens[i]
    low = token.low
    hard = token.kind == "emoji" or (token.kind == "mark" and low in HARD and not _inside_name(tokens, i))
    if hard or (low == "-" and _spaced(tokens, i)):
        return _Cut(i, i + 1, low, i + 1)
    if low in {",", "-"} or low in COORDINATORS or low in SPLITTERS or low in _RELATIVES:
        after, word = _skip_links(tokens, i)
        resume = max(after, i + 1)
        return (
            _Cut(i, after, word, resume) if _link_splits(tokens, start, i, after, word) else _Cut(i, start, "", resume)
        )
    if i == start:
        return None
    if any(_said_at(tokens, i, phrase) for phrase in _ABRUPT.beginning(low)):
        return _Cut(i, i, ",", i + 1)  # "I live in Leeds wait no Bradford"
    before = tokens[i - 1].low
    if before in _GOVERNORS and low not in SUBJECT_PRONOUNS and names_subject(tokens, i, tight=False):
        return _Cut(i, i, verb_lemma(before), i + 1)
    following = [t.low for t in tokens[i + 1 : i + 3]]
    if (
        low in THIRD_OWN
        and following in (["name", "is"], ["name", "'s"], ["names", "are"])
        and before not in PREPOSITIONS
    ):
        return _Cut(i, i, "", i + 1)  # "I have a dog his name is Rex"
    if low == "my" and following[1:] and following[0] in _TOLD and following[1] in {"is", "'s"}:
        untied = before not in PREPOSITIONS | AUXILIARIES | _GOVERNORS and before not in SPLITTERS | _RELATIVES
        if untied and has_verb(tokens, start, i) and not _only_lead(tokens, start, i):
            return _Cut(i, i, "", i + 1)  # "hi saw your app my name is Louisa"
    if low not in SUBJECT_PRONOUNS or low in words("this that these those it there who you people"):
        return None
    # "the flat I live in", "I think she is", but not "my wife and I live in"
    joined = before == "and" and not has_verb(tokens, start, i - 1)
    if joined or not verb_follows(tokens, i + 1) or _only_lead(tokens, start, i):
        return None
    return _Cut(i, i, _governing(tokens, i) or before, i + 1)


_TOLD: Final = words("name email number wife husband birthday job age hobby dog cat boss manager gf bf partner mobile")


def _link_splits(tokens: tuple[Token, ...], start: int, i: int, after: int, word: str) -> bool:
    """Tell whether the linking words at i, the last of them `word`, start a new clause at `after`."""
    comma = tokens[i].low == ","
    if tokens[i].low == "that" and i > start and tokens[i - 1].low in words("make scratch strike scrap nope no"):
        return False
    before = tokens[i - 1].low if i > start else ""
    following = tokens[after].low if after < len(tokens) else ""
    if word == "so" and not comma and (before in AUXILIARIES or before in {"feel", "feeling", "felt", "'s"}):
        return False  # "I'm so stressed"
    if word in SPLITTERS and _splits(tokens, i, after, word, start):
        return True
    if comma and _sets_condition(tokens, start, i) and _orders(tokens, after):
        return True
    if comma and (following in {"not", "never", "please", "note"} or repairs_at(tokens, after) > after):
        return True
    if (
        comma
        and number_of(following) is not None
        and after + 1 < len(tokens)
        and tokens[after + 1].low in {"actually", "rather", "sorry"}
    ):
        return True  # "three cats, four actually"
    if word in _RELATIVES and before and before != "guess" and _relative(tokens, after):
        return True
    if not following or not (comma or i > start):
        return False
    here, there = verb(before), verb(following)
    if (
        not comma
        and word == "and"
        and here is not None
        and there is not None
        and here.form == there.form
        and not tokens[i - 1].capital
        and start < i - 1
        and (after + 1 >= len(tokens) or tokens[after + 1].low in PREPOSITIONS)
    ):
        return False  # "I live and work in Luxembourg"
    if (
        comma
        and i - start <= 3
        and i > start
        and tokens[start].capital
        and not has_verb(tokens, start, i)
        and "and" in [t.low for t in tokens[after : after + 4]]
    ):
        return False  # "Japanese, English and Korean are ..."
    if comma and i > start and there is not None and there.form == "s" and not has_verb(tokens, start, i):
        return False  # "Zofia's husband, Marek, works at Orlen"
    apposed = comma and any(t.low == "," for t in tokens[start:i]) and i - start < 9
    described = [t.low for t in tokens[start + 1 : i]]
    opened = described[described.index(",") : described.index(",") + 2] if "," in described[:3] else []
    owned = "'s" in described[2:5] and tokens[start].capital and described[0] == ","  # "Abena, Kojo's boss, moved"
    named = owned or (tokens[start].capital and opened[1:] and opened[1] in {"my", "our", "a", "an", "the"})
    if (
        apposed
        and (named or tokens[start].low in {"my", "our"})
        and there is not None
        and not has_verb(tokens, start, i)
    ):
        return False  # "my manager, Wanjiru, joined the board"
    told = word not in {"and", "or"} or comma or tokens[start].low in {"i", "we"} or has_verb(tokens, start, i)
    spoken = tokens[start].low in {"i", "we"} or has_verb(tokens, start, i)
    return told and opens_clause(
        tokens, after, _progressive(tokens, start, i), tight=not comma, told=spoken or not comma
    )


def _sets_condition(tokens: tuple[Token, ...], start: int, i: int) -> bool:
    """Tell whether "whenever I ask for code" or the like stands before i."""
    before = tokens[start - 1].low if start else ""
    opener = before if before in _CONDITIONS else tokens[start].low
    return opener in _CONDITIONS and has_verb(tokens, start, i)


def _orders(tokens: tuple[Token, ...], after: int) -> bool:
    """Tell whether an order may start here: a verb's plain form with something behind it."""
    if after + 1 >= len(tokens):
        return False
    form = verb(tokens[after].low)
    return tokens[after].low == "add" or (
        form is not None and form.form == "base" and tokens[after].low not in AUXILIARIES
    )


_CONDITIONS: Final = words("whenever when if anytime")


_REPAIRS: Final = Cues(
    "no wait;wait no;rather;i mean;i meant;sorry;scratch that;correction;or rather;make that;no sorry;"
    "oops;whoops;my mistake;wait;strike that;typo;or should i say;hang on;hold on;i should say;er;um;"
    "uh;well;actually;no;argh;ugh;nope;edit;oh no;my bad;should be;that should be;more like;or more like;"
    "to be exact;to be precise;hmm;hm;hmm no;hm no;ah no;argh no;scrap that;or more precisely;more precisely;"
    "or more accurately;or better;or i should say;or should that be"
)


_APOLOGY: Final = words("in for about if to")
"""Behind "sorry", these beg pardon and correct nothing."""

_ABRUPT: Final = Cues("wait no;no wait;scratch that;strike that;sorry i mean;or rather;hang on no;oops no")
"""Words of repair that need no mark before them."""
_MAX_REPAIR: Final = 10


def repairs_at(tokens: tuple[Token, ...], i: int) -> int:
    """Find the end of the words of repair at i ("sorry", "no wait", "I mean"); i when there are none."""
    start = i
    while i < len(tokens) and i - start < _MAX_REPAIR:
        low = tokens[i].low
        if low in {",", "-", ":", "...", ".."} and i > start:
            i += 1
            continue
        begun = _REPAIRS.beginning(low)
        if not begun or (low == "sorry" and i + 1 < len(tokens) and tokens[i + 1].low in _APOLOGY):
            break
        size = max((len(r.split()) for r in begun if _said_at(tokens, i, r)), default=0)
        if not size:
            break
        i += size
    return i


def _said_at(tokens: tuple[Token, ...], i: int, phrase: str) -> bool:
    """Tell whether a phrase stands at i."""
    said = phrase.split()
    return len(tokens) >= i + len(said) and all(tokens[i + k].low == word for k, word in enumerate(said))


def _inside_name(tokens: tuple[Token, ...], i: int) -> bool:
    return tokens[i].low == "/" and 0 < i < len(tokens) - 1 and tokens[i - 1].end == tokens[i].start


def _spaced(tokens: tuple[Token, ...], i: int) -> bool:
    before = i == 0 or tokens[i - 1].end < tokens[i].start
    after = i + 1 >= len(tokens) or tokens[i].end < tokens[i + 1].start
    return before or after


def _skip_links(tokens: tuple[Token, ...], i: int) -> tuple[int, str]:
    """Step over ", and", ", but then": the index after them, and the last linking word (or ",")."""
    word = tokens[i].low
    j = i + 1
    while (
        j < len(tokens)
        and j - i < 4
        and (tokens[j].low in COORDINATORS or tokens[j].low in SPLITTERS or tokens[j].low == ",")
    ):
        word = tokens[j].low
        j += 1
    return j, word


def _splits(tokens: tuple[Token, ...], i: int, after: int, word: str, start: int) -> bool:
    if word == "then":
        return after < len(tokens) and opens_clause(tokens, after, False, tight=False)
    if word in {"until", "till", "once", "while", "so"}:
        # "out until Wednesday", "once a week", "so much": no clause follows.
        return after < len(tokens) and (
            opens_clause(tokens, after, False, tight=False) or (word == "so" and tokens[i].low == ",")
        )
    if word == "but" and after < len(tokens) and tokens[after].low == "not":
        return True
    return i > start or word in words("if when unless because although though whenever")


def _relative(tokens: tuple[Token, ...], after: int) -> bool:
    return after < len(tokens) and (verb_follows(tokens, after) or tokens[after].low in SUBJECT_PRONOUNS)


_GOVERNING: Final = words(
    "say tell think guess believe know mention hope wish suppose swear reckon claim feel imagine "
    "pretend assume hear remember forget consider mean see let"
)


def _governing(tokens: tuple[Token, ...], i: int) -> str:
    """Find the verb or conjunction that governs a clause starting at i without a mark."""
    j = i - 1
    while j >= 0 and i - j <= 3:
        form = verb(tokens[j].low)
        if form is not None and form.lemma in _GOVERNING:
            return form.lemma
        j -= 1
    return ""


def _only_lead(tokens: tuple[Token, ...], start: int, i: int) -> bool:
    """Tell whether tokens[start:i] merely open the clause: fillers, adverbs, or a phrase like "on weekends"."""
    if all(t.low in FILLERS or t.low in ADVERBS or t.low == "," for t in tokens[start:i]):
        return True
    if i - start > 6 or any(t.low in AUXILIARIES or t.low == "," for t in tokens[start:i]):
        return False
    first = next((t.low for t in tokens[start:i] if t.low not in FILLERS), "")
    return (first in PREPOSITIONS or first in words("these this most every last next one some each")) and not any(
        (form := verb(t.low)) is not None and t.low not in NOUNISH and form.form != "ing" for t in tokens[start:i]
    )


def _progressive(tokens: tuple[Token, ...], start: int, end: int) -> bool:
    for j in range(start, min(end, start + 8)):
        if tokens[j].low in words("am is are been 's be"):
            k = j + 1
            while k < end and (tokens[k].low in ADVERBS):
                k += 1
            form = verb(tokens[k].low) if k < end else None
            return form is not None and form.form == "ing"
    return False


HARD: Final = frozenset(';:()[]{}—–*•|/\ufffc"、，；：～~=_>') | {"…", "..", "...", "...."}
