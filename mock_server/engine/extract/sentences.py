"""Sentences of a turn, and the raw clauses of a sentence: where one statement ends and the next begins.

A clause here is a run of tokens with the word that links it to what went before. Who does what in it is read in `clauses.py`.
"""

from dataclasses import dataclass
from typing import Final

from mock_server.engine.extract.lexicon import (
    ADVERBS,
    AUXILIARIES,
    COORDINATORS,
    DETERMINERS,
    FILLERS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    THIRD_OWN,
)
from mock_server.engine.extract.tokens import Token, tokenise
from mock_server.engine.extract.verbs import NOUNISH, verb

_ENDS: Final = frozenset(".!?…。！？") | {"..", "..."}
_HARD: Final = frozenset(";:()[]{}—–*•|/\ufffc\"、，；：～~=_>") | {"…", "..", "...", "...."}
_TITLES: Final = frozenset({"dr", "mr", "mrs", "ms", "prof", "st", "mt", "ft", "vs", "approx", "e.g", "i.e", "no", "jr", "sr"})
_SPLITTERS: Final = frozenset(
    {"but", "because", "though", "although", "whereas", "while", "if", "unless", "until", "till", "when", "whenever", "once", "so", "then"}
)
"""Words that start a new clause whatever follows."""
_RELATIVES: Final = frozenset({"who", "which", "whose", "that", "where"})
_COMPLEMENT: Final = frozenset({"based", "born", "married", "engaged", "allergic", "raised", "divorced", "originally", "please", "not"})
_BARE_VERBS: Final = frozenset(
    "love hate like use work play drink cook code study need want teach run live speak eat prefer enjoy know own have manage lead build "
    "go do paint climb swim dance ride read sing hope plan".split()
)
_PARTICIPIAL: Final = frozenset(
    "named called based born made used known baked painted written spoken fried grilled married trained left engaged broken worn "
    "divorced driven recorded produced composed designed built raised rescued adopted found".split()
)
_MAX_SUBJECT: Final = 7
_GOVERNORS: Final = frozenset("think thinks thought guess reckon believe believes say says said hope wish suppose assume claims swear heard hear".split())
"""Verbs that a whole clause may follow without a mark: "I think my appointment is on Friday"."""


def verb_lemma(low: str) -> str:
    """Name the verb a word is a form of; the word itself when it is none."""
    form = verb(low)
    return form.lemma if form is not None else low


@dataclass(frozen=True, slots=True)
class Sentence:
    """Hold the tokens of one sentence without its end mark."""

    tokens: tuple[Token, ...]
    question: bool
    exclaimed: bool
    fresh_line: bool
    """Starts a line of its own."""


@dataclass(frozen=True, slots=True)
class Segment:
    """Hold one raw clause. link: the word or mark in front of it, "" for the first of a sentence."""

    tokens: tuple[Token, ...]
    link: str


def sentences(text: str) -> list[Sentence]:
    """Cut clean text into sentences, in order."""
    out: list[Sentence] = []
    begin = 0
    for line in text.split("\n"):
        fresh = True
        run: list[Token] = []
        tokens = _tidy(tokenise(text, begin, begin + len(line)))
        begin += len(line) + 1
        for position, token in enumerate(tokens):
            ends = token.kind == "mark" and token.low in _ENDS
            if ends and token.low == "." and run and (run[-1].low in _TITLES and run[-1].end == token.start):
                continue
            if ends and token.low in {"..", "...", "…"} and position + 1 < len(tokens):
                run.append(token)
                continue
            if not ends:
                run.append(token)
                continue
            if run:
                following = tokens[position + 1 : position + 3]
                question = token.low in "?？" or any(t.low in "?？" and t.start <= token.end + 1 for t in following)
                out.append(Sentence(tuple(run), question, token.low in "!！", fresh))
                run, fresh = [], False
            elif out and token.low in "?？":
                last = out[-1]
                out[-1] = Sentence(last.tokens, True, last.exclaimed, last.fresh_line)
        if run:
            out.append(Sentence(tuple(run), False, False, fresh))
    return out


LABELS: Final = frozenset(
    "name nickname age birthday dob email mail phone mobile number cell tel telephone timezone tz location city home hometown job title role position occupation profession employer company "
    "nationality language languages hobby hobbies allergy allergies diet pets pet likes dislikes interests goal project pronouns education".split()
)
"""Words that, with a colon, fill in a form: "Age: 52"."""


def _tidy(tokens: list[Token]) -> list[Token]:
    """Drop emoji that stand inside a phrase, and read the colon of "Age: 52" as "is"."""
    out: list[Token] = []
    for i, token in enumerate(tokens):
        before = out[-1].low if out else ""
        if token.kind == "emoji" and (before in PREPOSITIONS or before in DETERMINERS):
            continue
        if token.low == ":" and before in LABELS and i <= 4 and (i < 2 or all(t.kind == "word" for t in tokens[:i])):
            out.append(Token("is", token.start, token.end, "word", False))
            continue
        out.append(token)
    return out


def segments(sentence: Sentence) -> list[Segment]:
    """Cut a sentence into raw clauses; lists stay whole."""
    tokens = sentence.tokens
    out: list[Segment] = []
    start, link, i = 0, "", 0

    def close(end: int) -> None:
        if end > start:
            out.append(Segment(tokens[start:end], link))

    while i < len(tokens):
        token = tokens[i]
        low = token.low
        if (token.kind == "mark" and low in _HARD and not _inside_name(tokens, i)) or token.kind == "emoji" or (low == "-" and _spaced(tokens, i)):
            close(i)
            start, link, i = i + 1, low, i + 1
            continue
        if low == "," or low in COORDINATORS or low in _SPLITTERS or low in _RELATIVES or low == "-":
            after, word = _skip_links(tokens, i)
            splits = (
                (word in _SPLITTERS and _splits(tokens, i, after, word, start))
                or (low == "," and after < len(tokens) and tokens[after].low in {"not", "never", "please"})
                or (word in _RELATIVES and i > start and tokens[i - 1].low != "guess" and _relative(tokens, after))
                or (low == "," and repairs_at(tokens, after) > after)
                or (
                    after < len(tokens)
                    and (low == "," or i > start)
                    and (word not in {"and", "or"} or low == "," or _has_verb(tokens, start, i) or tokens[start].low in {"i", "we"})
                    and opens_clause(tokens, after, _progressive(tokens, start, i), tight=low != ",")
                )
            )
            if splits:
                close(i)
                start, link = after, word
            i = max(after, i + 1)
            continue
        if i > start and tokens[i - 1].low in _GOVERNORS and _names_subject(tokens, i, False) and tokens[i].low not in SUBJECT_PRONOUNS:
            close(i)
            start, link, i = i, verb_lemma(tokens[i - 1].low), i + 1
            continue
        if i > start and low in SUBJECT_PRONOUNS and low not in {"this", "that", "these", "those", "it", "there", "who", "you", "people"}:
            joined = tokens[i - 1].low == "and" and not _has_verb(tokens, start, i - 1)
            if _verb_follows(tokens, i + 1) and not joined:
                governor = tokens[i - 1].low
                cut = i
                if not _only_lead(tokens, start, i):
                    close(cut)
                    start, link = i, _governing(tokens, i) or governor
        i += 1
    close(len(tokens))
    return out


_REPAIRS: Final = tuple(
    opening.split()
    for opening in (
        "no wait;wait no;rather;i mean;i meant;sorry;scratch that;correction;or rather;make that;no sorry;oops;whoops;my mistake;wait;strike that;typo;"
        "or should i say;hang on;hold on;i should say;er;um;uh;well;actually;no;argh;ugh;nope;edit"
    ).split(";")
)


def repairs_at(tokens: tuple[Token, ...], i: int) -> int:
    """Find the end of the words of repair at i ("sorry", "no wait", "I mean"); i when there are none."""
    start = i
    while i < len(tokens):
        if tokens[i].low in {",", "-", ":", "...", ".."} and i > start:
            i += 1
            continue
        best = max((len(r) for r in _REPAIRS if [t.low for t in tokens[i : i + len(r)]] == r), default=0)
        if not best:
            break
        i += best
    return i


def _has_verb(tokens: tuple[Token, ...], start: int, end: int) -> bool:
    return any(t.low in AUXILIARIES or t.low == "'s" or (verb(t.low) is not None and not (t.low in NOUNISH and t.capital)) for t in tokens[start:end])


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
    while j < len(tokens) and j - i < 4 and (tokens[j].low in COORDINATORS or tokens[j].low in _SPLITTERS or tokens[j].low == ","):
        word = tokens[j].low
        j += 1
    return j, word


def _splits(tokens: tuple[Token, ...], i: int, after: int, word: str, start: int) -> bool:
    if word == "then":
        return after < len(tokens) and opens_clause(tokens, after, False, tight=False)
    if word in {"until", "till", "once", "while", "so"}:
        # "out until Wednesday", "once a week", "so much": no clause follows.
        return after < len(tokens) and (opens_clause(tokens, after, False, tight=False) or (word == "so" and tokens[i].low == ","))
    if word == "but" and after < len(tokens) and tokens[after].low == "not":
        return True
    return i > start or word in {"if", "when", "unless", "because", "although", "though", "whenever"}


def _relative(tokens: tuple[Token, ...], after: int) -> bool:
    return after < len(tokens) and (_verb_follows(tokens, after) or tokens[after].low in SUBJECT_PRONOUNS)


def _governing(tokens: tuple[Token, ...], i: int) -> str:
    """Find the verb or conjunction that governs a clause starting at i without a mark."""
    j = i - 1
    while j >= 0 and i - j <= 3:
        form = verb(tokens[j].low)
        if form is not None and form.lemma in {
            "say", "tell", "think", "guess", "believe", "know", "mention", "hope", "wish", "suppose", "swear", "reckon", "claim", "feel",
            "imagine", "pretend", "assume", "hear", "remember", "forget", "consider", "mean", "see", "let",
        }:  # fmt: skip
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
    return (first in PREPOSITIONS or first in {"these", "this", "most", "every", "last", "next", "one", "some", "each"}) and not any(
        (form := verb(t.low)) is not None and t.low not in NOUNISH and form.form != "ing" for t in tokens[start:i]
    )


def _progressive(tokens: tuple[Token, ...], start: int, end: int) -> bool:
    for j in range(start, min(end, start + 8)):
        if tokens[j].low in {"am", "is", "are", "been", "'s", "be"}:
            k = j + 1
            while k < end and (tokens[k].low in ADVERBS):
                k += 1
            form = verb(tokens[k].low) if k < end else None
            return form is not None and form.form == "ing"
    return False


def _verb_follows(tokens: tuple[Token, ...], i: int) -> bool:
    while i < len(tokens) and tokens[i].low in ADVERBS:
        i += 1
    if i >= len(tokens):
        return False
    return tokens[i].low in AUXILIARIES or tokens[i].low == "'s" or verb(tokens[i].low) is not None


def opens_clause(tokens: tuple[Token, ...], i: int, progressive: bool, *, tight: bool) -> bool:
    """Tell whether a clause starts at i. tight: right behind "and"/"or", where a noun is just as likely."""
    end = len(tokens)
    lead = i
    while i < end and i - lead < 4 and (tokens[i].low in FILLERS or tokens[i].low in ADVERBS) and tokens[i].low not in {"not", "currently"} and not _now_at(tokens, i):
        i += 1
    if i >= end or tokens[i].kind != "word":
        return False
    low = tokens[i].low
    following = tokens[i + 1] if i + 1 < end else None
    if low in {"i", "we"}:
        return True
    if low in SUBJECT_PRONOUNS:
        return _verb_follows(tokens, i + 1)
    if low in {"currently", "previously", "formerly", "now"}:
        return following is not None and following.low in {"at", "with", "for", "in", "based", "on"}
    if low in _COMPLEMENT:
        return following is not None and (not tight or low != "not")
    form = verb(low)
    if low in AUXILIARIES:
        return True
    if form is not None and not (tokens[i].capital and i > 0 and low in NOUNISH):
        confirmed = following is not None and (
            following.low in DETERMINERS or following.low in PREPOSITIONS or following.kind == "number" or following.capital
        )
        if form.form == "ing":
            return progressive and confirmed
        if form.form == "past":
            return low not in _PARTICIPIAL and (confirmed or (not tight and following is not None and following.low in ADVERBS))
        if low in _BARE_VERBS or (form.lemma in _BARE_VERBS and low not in NOUNISH):
            return following is not None and following.kind in ("word", "number")
        if low not in NOUNISH:
            return following is not None
        return confirmed
    return _names_subject(tokens, i, tight)


def _now_at(tokens: tuple[Token, ...], i: int) -> bool:
    return tokens[i].low == "now" and i + 1 < len(tokens) and tokens[i + 1].low in {"at", "with", "based", "in"}


def _names_subject(tokens: tuple[Token, ...], i: int, tight: bool) -> bool:
    """Tell whether a noun phrase and its finite verb start at i."""
    first = tokens[i]
    if not (first.low in DETERMINERS or first.low in THIRD_OWN or first.capital or not tight):
        return False
    for j in range(i + 1, min(i + _MAX_SUBJECT, len(tokens))):
        token = tokens[j]
        low = token.low
        if low == "," or low in {"or", "but"} or token.kind in ("mark", "emoji"):
            return False
        if low == "and":
            continue
        if low in AUXILIARIES and low not in {"being", "been", "be"}:
            return True
        if low == "'s":
            following = tokens[j + 1] if j + 1 < len(tokens) else None
            if following is not None and is_verbal_s(tokens, j):
                return True
            continue
        form = verb(low)
        if form is None or low in _PARTICIPIAL or form.form == "ing":
            continue
        if form.form == "s" and (low not in NOUNISH or first.capital):
            return True
        if form.form == "past":
            return True
        if form.form == "base" and low not in NOUNISH and tokens[j - 1].low not in {"to", "of"}:
            return True
    return False


_VERBAL_NEXT: Final = frozenset("a an the not just still now called named based been got gone moving getting turning in on at from my our".split())
_VERBAL_HOSTS: Final = frozenset(
    "he she it that what who there here name how where birthday number email mail phone mobile boss manager wife husband partner title everything "
    "project goal hometown timezone bday".split()
)


def is_verbal_s(tokens: tuple[Token, ...], i: int) -> bool:
    """Tell whether the 's at i stands for "is" or "has" rather than for a possessive."""
    host = tokens[i - 1] if i else None
    following = tokens[i + 1] if i + 1 < len(tokens) else None
    if host is not None and host.low in {"he", "she", "it", "that", "what", "who", "there", "here", "how", "where", "everyone"}:
        return True
    if following is None:
        return False
    if following.low in _VERBAL_NEXT or following.low in ADVERBS or following.kind in ("number", "email"):
        return True
    form = verb(following.low)
    if form is not None and form.form in ("ing", "past") and following.low not in NOUNISH:
        return True
    return host is not None and host.low in _VERBAL_HOSTS and (following.capital or following.kind != "word")
