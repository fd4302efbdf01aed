"""Words of a turn: cleaned text cut into tokens, contractions spelled out.

A token remembers where it stood, so that a value can be cut from the text in the user's own casing; rules compare
`low`. Every pattern here is bounded, so the time taken is linear in the text. Sentences and clauses are in
`sentences.py`.
"""

import re
import unicodedata
from dataclasses import dataclass, replace
from typing import Final, Literal

from mock_server.engine.extract.lexicon import ADVERBS, FILLERS, words
from mock_server.engine.extract.verbs import verb

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

_TOKEN: Final = re.compile(
    rf"""
      (?P<link>  (?:https?://|www\.)[^\s<>"]{{1,2000}} )
    | (?P<email> [\w+-][\w.+-]{{0,63}}@[\w-]{{1,63}}(?:\.[\w-]{{1,63}}){{1,6}} )
    | (?P<heart> <3 )
    | (?P<number> [+]?\d+(?:[.,:/]\d+)*(?:st|nd|rd|th|am|pm|k|%)?(?!\w) )
    | (?P<word>  \.?{_PART}+(?:(?:['\u2019\-/&]|\.(?=[a-z0-9]))(?={_LETTER}){_PART}+)*(?:\+\+?|\#)? )
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

_BARE: Final = {
    "im": ("i", "am"),
    "ive": ("i", "have"),
    "i'am": ("i", "am"),
    "iam": ("i", "am"),
    "dont": ("do", "not"),
    "doesnt": ("does", "not"),
    "dnt": ("do", "not"),
    "didnt": ("did", "not"),
    "isnt": ("is", "not"),
    "arent": ("are", "not"),
    "wasnt": ("was", "not"),
    "werent": ("were", "not"),
    "havent": ("have", "not"),
    "hasnt": ("has", "not"),
    "hadnt": ("had", "not"),
    "cant": ("can", "not"),
    "cannot": ("can", "not"),
    "wont": ("will", "not"),
    "wouldnt": ("would", "not"),
    "couldnt": ("could", "not"),
    "shouldnt": ("should", "not"),
    "hes": ("he", "is"),
    "shes": ("she", "is"),
    "theyre": ("they", "are"),
    "youre": ("you", "are"),
    "thats": ("that", "is"),
    "whats": ("what", "is"),
    "theres": ("there", "is"),
    "weve": ("we", "have"),
    "gonna": ("going", "to"),
    "wanna": ("want", "to"),
    "gotta": ("got", "to"),
    "aint": ("is", "not"),
}
_RESPELT: Final = {
    "luv": "love",
    "loove": "love",
    "u": "you",
    "ur": "your",
    "cuz": "because",
    "cos": "because",
    "coz": "because",
    "bc": "because",
    "tho": "though",
    "rn": "currently",
    "w/": "with",
    "pls": "please",
    "plz": "please",
    "thru": "through",
    "nu": "new",
    "abt": "about",
    "ppl": "people",
    "wrk": "work",
    "wrks": "works",
    "liv": "live",
    "livin": "living",
    "workin": "working",
    "favorite": "favourite",
    "fav": "favourite",
    "fave": "favourite",
    "favs": "favourites",
    "yr": "year",
    "yrs": "years",
    "bday": "birthday",
    "tmrw": "tomorrow",
    "tmr": "tomorrow",
    "2day": "today",
    "2moro": "tomorrow",
    "alergic": "allergic",
    "hav": "have",
    "sum": "some",
    "wen": "when",
    "allergik": "allergic",
    "vegitarian": "vegetarian",
    "vegeterian": "vegetarian",
    "n": "and",
    "frm": "from",
    "wanna": "want",
}
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
    return unicodedata.normalize("NFC", _INVISIBLE.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))).translate(
        _QUOTES
    )


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
            out.append(Token("love", begin, stop, "word", False))
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
    return _months(out)


_RELATED: Final = words(
    "wife husband sister brother dog cat son daughter mum mom dad boss girlfriend boyfriend partner friend"
)
"""What "my wifes name" may leave the apostrophe out of."""
_BEFORE_MONTH: Final = words(
    "of in since until till by next last this early late mid from to before after during on or and for around -"
)


def _months(tokens: list[Token]) -> list[Token]:
    """Tell May from "may": the month reads as "may'"."""
    for i in range(len(tokens) - 1):
        if tokens[i + 1].low in {"name", "names"} and tokens[i].low[:-1] in _RELATED and tokens[i].low.endswith("s"):
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


def _append_word(out: list[Token], text: str, begin: int, stop: int) -> None:
    written = text[begin:stop]
    low = unicodedata.normalize("NFKC", written).casefold()
    capital = (
        written[0].isupper()
        or (written[0] == "." and written[1:2].isupper())
        or not (written[0].islower() or written[0] == ".")
    )
    bare = _BARE.get(low)
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
                out.append(Token(_RESPELT.get(head, head), begin, cut, "word", capital))
                out.append(Token(meaning, cut, stop, "word", False))
                return
    caseless = not (written[0].isupper() or written[0].islower() or written[0] in "._")
    if low == "names" and out and out[-1].low in {"my", "her", "his"}:
        out.append(Token("name", begin, stop - 1, "word", capital))
        out.append(Token("is", stop - 1, stop, "word", False))
        return
    named = capital and out and len(low) > 1  # "I'm Wen"
    out.append(Token((None if named else _RESPELT.get(low)) or _shortened(low), begin, stop, "word", capital, caseless))
