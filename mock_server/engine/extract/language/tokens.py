"""Words of a turn: cleaned text cut into tokens, contractions spelled out.

A token remembers where it stood, so that a value can be cut from the text in the user's own casing; rules compare
`low`. Every pattern here is bounded, so the time taken is linear in the text. Sentences and clauses are in
`sentences.py`.
"""

import re
import unicodedata
from dataclasses import dataclass, replace
from typing import Final, Literal

from mock_server.engine.extract.language.lexicon import ADVERBS, FILLERS, SUBJECT_PRONOUNS, words
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.shorthand import RUN_TOGETHER, SPELT
from mock_server.engine.extract.language.spelling import corrected, unglued
from mock_server.engine.extract.language.verbs import verb

Kind = Literal["word", "number", "email", "link", "mark", "emoji"]


@dataclass(frozen=True, slots=True)
class Token:
    """One word, number, address or mark. low: folded, with contractions spelled out (`'m` is "am", `n't` is "not")."""

    low: str
    start: int
    end: int
    kind: Kind
    capital: bool
    """Starts with a capital, or is written in a script that has none."""
    caseless: bool = False
    """Written in a script without capitals."""


_MARKS: Final = (
    "\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0900-\u0963\u0966-\u0dff"
    "\u0e00-\u0eff\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
)
_LETTER: Final = rf"[^\W_{_MARKS}]"
_PART: Final = rf"(?:{_LETTER}|[{_MARKS}_])"
_CALENDAR: Final = (
    r"(?:\d{4}-\d\d-\d\d(?:[tT]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[zZ]|[+-]\d\d:?\d\d)?)?"
    r"|(?:19|20)\d\d-(?:0[1-9]|1[0-2])|\d\d?-\d\d?-(?:19|20)\d\d)"
)
"""A date in digits and hyphens: "2026-03-15", "2026-03", "15-03-2026"."""

_TOKEN: Final = re.compile(
    rf"""
      (?P<link>  (?:https?://|www\.)[^\s<>"]{{1,2000}} )
    | (?P<email> [\w+-][\w.+-]{{0,63}}@[\w-]{{1,63}}(?:\.[\w-]{{1,63}}){{1,6}} )
    | (?P<heart> <3+(?!\d) )
    | (?P<brief> (?i:w/(?=\s|$)|tl;dr(?:'?s)?(?!\w)) )
    | (?P<number> {_CALENDAR}(?![\w-]) | [+]?\d+(?:[.,:/]\d+)*(?:st|nd|rd|th|am|pm|k|%)?(?!\w) )
    | (?P<word>  (?<!\w)[wW]/(?=\s)
               | (?:(?<!\w)\.)?{_PART}+(?:(?:['\u2019\-/&]|\.(?=[a-z0-9]))(?={_LETTER}){_PART}+)*(?:\+\+?|\#)? )
    | (?P<emoji> [\u2190-\u21ff\u2300-\u23ff\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff] )
    | (?P<mark>  \.{{2,}}|[^\s] )
    """,
    re.VERBOSE,
)

_INVISIBLE: Final = re.compile(
    "[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]"
)
_QUOTES: Final = str.maketrans(
    {
        "\u2018": "'",
        "\u2019": "'",
        "\u02bc": "'",
        "\u201c": '"',
        "\u201d": '"',
        "\u201e": '"',
        "\u00ab": '"',
        "\u00bb": '"',
        "\u00a0": " ",
        "\u2010": "-",
        "\u2011": "-",
    }
)

_LOVERS: Final = words("i we really also just still do always both and he she they u you")
"""Behind these, a typed heart is the verb "love"; anywhere else it only decorates: "my gf is called mia <3"."""

_SUFFIXES: Final = (
    ("n't", "not"),
    ("'m", "am"),
    ("'re", "are"),
    ("'ve", "have"),
    ("'ll", "will"),
    ("'d", "'d"),
    ("'s", "'s"),
)
_IRREGULAR_NOT: Final = {"ca": "can", "wo": "will", "sha": "shall", "ai": "is"}


def clean(text: str) -> str:
    """Drop invisible and control characters, straighten quotes, compose accents; line breaks stay."""
    plain = _INVISIBLE.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))
    if not plain.isascii():
        plain = unicodedata.normalize("NFC", plain).translate(_QUOTES)
    return _MISHIT.sub("'", plain)


_MISHIT: Final = re.compile(r"(?<=\b[iI])[,;`´](?=(?:m|ve|ll|d)\b)|(?<=[a-z]n)[`´;](?=t\b)")
"""A key beside the apostrophe: "i,m", "don;t"."""


def tokenise(text: str, start: int, end: int) -> list[Token]:
    """Cut text[start:end] into tokens; the text must be clean."""
    out: list[Token] = []
    for match in _TOKEN.finditer(text, start, end):
        kind = match.lastgroup
        assert kind is not None
        begin, stop = match.span()
        if kind == "word":
            _append_word(out, text, begin, stop)
        elif kind == "heart":
            loving = bool(out) and (out[-1].low in _LOVERS) and bool(text[stop:end].strip(" .!,?"))
            out.append(Token("love", begin, stop, "word", False) if loving else Token("❤", begin, stop, "emoji", False))
        elif kind == "brief":
            low = "with" if text[begin] in "wW" else "tldr"
            out.append(Token(low, begin, stop, "word", False))
        elif kind == "number":
            out.append(Token(match.group(), begin, stop, "number", False))
        elif kind == "email":
            while text[stop - 1] in ".-_":
                stop -= 1
            out.append(Token(text[begin:stop].lower(), begin, stop, "email", False))
        elif kind == "link":
            out.append(Token(text[begin:stop].lower(), begin, stop, "link", False))
        elif kind == "emoji":
            out.append(Token(match.group(), begin, stop, "emoji", False))
        elif (
            match.group() == "'"
            and out
            and out[-1].end == begin
            and out[-1].low.endswith("s")
            and text[stop : stop + 1] == " "
        ):
            out.append(Token("'s", begin, stop, "word", False))
        else:
            out.append(Token(match.group(), begin, stop, "mark", False))
    return _months(_mended(out, shouting=text[start:end].isupper()))


_RELATED: Final = words(
    "wife husband sister brother dog cat son daughter mum mom dad boss girlfriend boyfriend partner friend gf bf hubby "
    "puppy kitten rabbit horse hamster baby manager fiance fiancee bro sis mate nan gran"
)
"""What "my wifes name" may leave the apostrophe out of."""
_BEFORE_MONTH: Final = words(
    "of in since until till by next last this early late mid from to before after during on or and for around -"
)


_SLOTS: Final = words("in at from near by called named for of")
"""Words in front of a name, which is left as it is."""
_MONTHS: Final = words("january february march april june july august september october november december")
_MINE: Final = words(
    "name names wife husband dog cat son daughter mum mom dad sister brother email number birthday job boss age friend "
    "gf bf girlfriend boyfriend hobby favourite"
)


def _mended(tokens: list[Token], *, shouting: bool) -> list[Token]:
    """Read misspelt words as the words they were meant to be; a capital marks a name."""
    for i, token in enumerate(tokens):
        if token.kind == "number" and token.low in {"2", "4"}:
            meant = _counted(tokens, i)
            tokens[i] = replace(token, low=meant, kind="word") if meant else token
            continue
        if token.kind != "word" or token.caseless or (token.capital and not shouting):
            continue
        before = tokens[i - 1].low if i else ""
        if (before in _SLOTS and not (before == "of" and corrected(token.low) in _MONTHS)) or (
            before == "is" and i > 1 and tokens[i - 2].low in {"name", "names"}
        ):
            continue
        meant = _heard(tokens, i, before)
        if meant == token.low:
            continue
        if before == "am" and verb(meant) is not None and not meant.endswith(("ing", "ed")):
            continue  # "im lave": a name
        tokens[i] = replace(token, low=meant)
    return tokens


_TOWARDS: Final = words(
    "allergic engaged next close going want moved moving need used back married talk speak listen came went"
)
_ON_BEHALF: Final = words("work works working worked freelance thanks looking waiting ready studying training driver")
_SERVING: Final = words(
    "drive drives play plays write writes code cook cooks teach teaches build clean freelance deliver"
)
_FOLLOWS_FOR: Final = words("the a my an our over about now dinner lunch work me ages")


def _counted(tokens: list[Token], i: int) -> str:
    """Tell "2" that is "to" and "4" that is "for" from numbers by the words around; "" for a number."""
    before, after = (tokens[i - 1] if i else None), (tokens[i + 1] if i + 1 < len(tokens) else None)
    if before is None or after is None or before.kind != "word" or after.kind not in ("word", "number"):
        return ""
    if tokens[i].low == "2":
        form = verb(after.low)
        meant = before.low in _TOWARDS or (form is not None and form.form == "base" and verb(before.low) is not None)
        return "to" if meant and after.low not in {"years", "dogs", "cats", "kids", "of"} else ""
    if after.kind == "number" and before.low not in {"at", "on", "in"}:
        return "for"
    driven = i > 1 and any(t.low in _SERVING for t in tokens[max(0, i - 4) : i]) and after.kind == "word"
    served = driven and not after.low.endswith("s") and after.low not in words("day days week year hour kid people of")
    return "for" if served or before.low in _ON_BEHALF or after.low in _FOLLOWS_FOR else ""


def _heard(tokens: list[Token], i: int, before: str) -> str:
    """Tell which word one word stands for, by itself and by its neighbours."""
    low = tokens[i].low
    after = tokens[i + 1] if i + 1 < len(tokens) else None
    if low in {"mi", "ma"} and after is not None and after.low in _MINE:
        return "my"
    if low == "hte":
        return "hate" if before in {"i", "we", "really"} else "the"
    if low == "r" and (before in words("we they you there") or before in KIN):
        return "are"
    if low == "bin" and before in {"have", "'ve", "has"}:
        return "been"
    if low == "then" and "rather" in [t.low for t in tokens[max(0, i - 5) : i]]:
        return "than"
    meant = corrected(low)
    return SPELT.get(meant, meant)


def _months(tokens: list[Token]) -> list[Token]:
    """Tell May from "may": the month reads as "may'"."""
    for i in range(len(tokens) - 1):
        low, following = tokens[i].low, tokens[i + 1].low
        if following == "name" and low in _RELATED and i and tokens[i - 1].low == "my":
            end = tokens[i].end
            tokens.insert(i + 1, Token("'s", end, end, "word", False))  # "my mum name is Gloria"
            break
        if low[:-1] not in _RELATED or low[-1] not in "sz" or i == 0 or tokens[i - 1].low not in {"my", "her", "his"}:
            continue
        met = tokens[i + 2].low if i + 2 < len(tokens) else ""
        if following == "called" and met in words("me us him her them you in on up back today yesterday it a the my"):
            continue
        if following in {"name", "names", "called", "named", "from"} or (following in {"a", "an"} and low[-1] == "s"):
            word = tokens[i]
            tokens[i : i + 1] = [
                replace(word, low=word.low[:-1], end=word.end - 1),
                Token("'s", word.end - 1, word.end, "word", False),
            ]
            break
    for i, token in enumerate(tokens):
        if token.low != "may" or token.kind != "word":
            continue
        before = tokens[i - 1] if i else None
        after = tokens[i + 1] if i + 1 < len(tokens) else None
        dated = (before is not None and before.kind == "number") or (after is not None and after.kind == "number")
        if dated or (
            before is not None
            and before.low in _BEFORE_MONTH
            and (token.capital or before.low in words("of in since until next last"))
        ):
            tokens[i] = replace(token, low="may'")
    return tokens


_DRAWN_OUT: Final = re.compile(r"(.)\1{2,}")


def _shortened(low: str) -> str:
    """Undo drawn-out spelling: "heyyy", "sooo", "looove"."""
    if not _DRAWN_OUT.search(low):
        return low
    single = _DRAWN_OUT.sub(r"\1", low)
    double = _DRAWN_OUT.sub(r"\1\1", low)
    return double if double in ADVERBS or double in FILLERS or verb(double) is not None else single


_AGED: Final = re.compile(r"(\d{1,2})(?:yo|yrs?|y/o|yrold)$")
_LASTED: Final = re.compile(r" (?:now|at|in|as|of|with|here|for|exp|experience|ago)\b")
"""Behind "6yrs", these make it a time and no age."""
_DOMAINS: Final = words("me is in am to us be no at as do go io ai it's app dev net com org info pro now live games")
"""What may stand behind the dot of an address or a file, and so opens no sentence there."""
_OPENERS: Final = (
    words("i im i'm ive my and but the we he she it its it's thanks thx so never not thats dont cant tbh lol also haha")
    | ADVERBS
    | SUBJECT_PRONOUNS
    | RUN_TOGETHER.keys()
) - _DOMAINS


def _glued(low: str) -> int:
    """Find the full stop that ends a sentence without a space behind it: "gwen.i work", "olives.never could"."""
    dot = low.find(".")
    if dot < 2 or not low.replace(".", "").replace("'", "").isalpha() or low.startswith("www"):
        return -1
    behind = low[dot + 1 :].partition(".")[0]
    form = verb(behind)
    told = form is not None and form.form == "base" and behind in _TELLING
    return dot if behind in _OPENERS or told else -1


_TELLING: Final = words("love hate live work like have speak play drink eat want enjoy prefer luv")


def _append_word(out: list[Token], text: str, begin: int, stop: int) -> None:
    written = text[begin:stop]
    low = written.lower() if written.isascii() else unicodedata.normalize("NFKC", written).casefold()
    capital = (
        written[0].isupper()
        or (written[0] == "." and written[1:2].isupper())
        or not (written[0].islower() or written[0] == ".")
    )
    aged = _AGED.match(low)
    if aged is not None and out:
        cut = begin + len(aged.group(1))
        out.append(Token(aged.group(1), begin, cut, "number", False))
        out.append(Token("years", cut, stop - 1, "word", False))
        lasted = "o" not in low and _LASTED.match(text, stop) and out[-2].low not in {"am", "'m", "is", "are"}
        out[-1:] = [replace(out[-1], end=stop)] if lasted else [out[-1], Token("old", stop - 1, stop, "word", False)]
        return
    if "." in low and (dot := _glued(low)) > 0:
        _append_word(out, text, begin, begin + dot)
        out.append(Token(".", begin + dot, begin + dot + 1, "mark", False))
        _append_word(out, text, begin + dot + 1, stop)
        return
    pieces = unglued(low)
    if pieces:
        for piece in pieces:
            out.append(Token(piece, begin, begin + len(piece), "word", capital and begin == stop - len(written)))
            begin += len(piece)
        return
    bare = RUN_TOGETHER.get(low)
    if bare is not None:
        cut = begin + (1 if bare[0] == "i" else max(1, len(written) - len(bare[1])))
        out.append(Token(bare[0], begin, cut, "word", capital))
        out.append(Token(bare[1], cut, stop, "word", False))
        return
    if "'" in low:
        for suffix, meaning in _SUFFIXES:
            if low.endswith(suffix) and len(low) > len(suffix):
                head = low[: -len(suffix)]
                cut = stop - len(suffix)
                if head == "let" and suffix == "'s":
                    meaning = "us"
                if suffix == "n't":
                    head = _IRREGULAR_NOT.get(head, head)
                out.append(Token(SPELT.get(head, head), begin, cut, "word", capital))
                out.append(Token(meaning, cut, stop, "word", False))
                return
    caseless = not (written[0].isupper() or written[0].islower() or written[0] in "._")
    if low == "names" and (not out or out[-1].low in {"my", "her", "his", ",", ".", "hi", "hey", "hello", "yo"}):
        out.append(Token("name", begin, stop - 1, "word", capital))
        out.append(Token("is", stop - 1, stop, "word", False))
        return
    named = written[0].isupper() and out and len(low) > 1 and not written.isupper()  # "I'm Wen"
    named = named or written == "HR"
    short = _shortened(low)
    out.append(
        Token((None if named else SPELT.get(low) or SPELT.get(short)) or short, begin, stop, "word", capital, caseless)
    )
