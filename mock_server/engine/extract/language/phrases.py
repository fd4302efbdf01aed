"""Cutting values out of a clause: noun phrases, lists, names and places, trimmed of everything that only trails along.

Nothing here decides what a value means; that is for the rules by topic.
"""

from collections.abc import Iterator
from typing import Final

from mock_server.engine.extract.language.dates import date_at, may_close_date
from mock_server.engine.extract.language.lexicon import ADVERBS, DETERMINERS, PREPOSITIONS, TRAILERS, words
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene

Tokens = tuple[Token, ...]

_LEADING: Final = DETERMINERS | words(
    "really very so too quite pretty bit little lot lots of some just also mostly mainly certain "
    "proper good decent kind sort piece anything everything"
) - {"no", "little"}

_LIST_MARKS: Final = words(", and or plus nor &")
_PAIRED: Final = frozenset(
    {
        ("black", "white"), ("salt", "vinegar"), ("salt", "pepper"), ("rock", "roll"), ("drum", "bass"),
        ("mac", "cheese"), ("fish", "chips"), ("rhythm", "blues"), ("cheese", "onion"), ("sweet", "sour"),
        ("bed", "breakfast"), ("track", "field"), ("arts", "crafts"), ("gin", "tonic"), ("bangers", "mash"),
        ("cut", "paste"), ("true", "false"), ("peanut", "jelly"), ("hide", "seek"), ("swords", "sorcery"),
    }
)  # fmt: skip
"""Two words that name one thing."""

_TRAIL_PAIRS: Final = frozenset(
    [
        "these days",
        "every time",
        "every single time",
        "any day",
        "any time",
        "every other",
        "without thinking",
        "without question",
        "without a doubt",
        "hands down",
        "right now",
        "at present",
        "at all",
        "a lot",
        "a ton",
        "a bit",
        "so much",
        "very much",
        "as well",
        "for now",
        "by far",
        "at heart",
        "for years",
        "for months",
        "for weeks",
        "for ages",
        "too much",
        "any more",
        "any longer",
        "most days",
        "these days",
        "of course",
        "at times",
        "a little",
        "a while",
        "to be honest",
        "for sure",
        "all day",
        "every day",
        "every week",
        "every morning",
        "every evening",
        "all the time",
        "more than anything",
        "at the moment",
        "for a living",
        "by the way",
        "at the minute",
        "this year",
        "this month",
        "this week",
        "last year",
        "of late",
        "no matter what",
        "on the side",
        "in general",
        "to death",
        "to bits",
        "with a passion",
        "for the record",
        "for everything",
        "for the rest",
        "for work",
        "for fun",
        "for a while",
        "on weekends",
        "at weekends",
        "on weekdays",
        "in particular",
        "in my spare time",
        "in my free time",
        "one day",
        "some day",
        "the most",
        "the best",
        "first of all",
        "by now",
        "over here",
        "down here",
        "up here",
        "out here",
        "over there",
        "for good",
        "like crazy",
        "all my life",
        "my whole life",
        "per se",
        "whenever i can",
        "as of today",
        "as of now",
        "as of this week",
        "and all",
        "or whatever",
        "and stuff",
        "or something",
        "and so on",
        "and the like",
        "more or less",
        "just so you know",
        "if that helps",
        "my friend",
        "to me",
        "of all",
        "so far",
        "full time",
        "part time",
    ]
)

_TRAIL_LASTS: Final = frozenset(pair.split()[-1] for pair in _TRAIL_PAIRS)
_WHOLLY: Final = words("completely entirely totally altogether recently lately")
_LONGEST_TRAIL: Final = 4

_QUANTITIES: Final = words("bit lot lots amount ton tons little spot touch deal load loads couple kind sort")


def trim(tokens: Tokens, *, keep_dates: bool = False) -> Tokens:
    """Drop what leads or trails a noun phrase: articles, intensifiers, "these days", "since 2019", marks."""
    tokens = trim_end(tokens, keep_dates=keep_dates)
    start = 0
    of = next((i for i, t in enumerate(tokens[:4]) if t.low == "of"), -1)
    if of > 0 and of + 1 < len(tokens) and tokens[of - 1].low in _QUANTITIES:
        start = of + 1
    while start < len(tokens) - 1:
        low = tokens[start].low
        if (
            low in _LEADING
            or tokens[start].kind in ("mark", "emoji")
            or (
                low in ADVERBS
                and low not in {"super", "deep", "long", "only", "not"}
                and tokens[start + 1].kind == "word"
            )
        ):
            if tokens[start].capital and start > 0 and low not in DETERMINERS:
                break
            start += 1
            continue
        break
    return tokens[start:]


def trim_end(tokens: Tokens, *, keep_dates: bool = False) -> Tokens:
    """Drop trailing adverbials, fillers and marks."""
    end = len(tokens)
    changed = True
    while changed and end > 0:
        changed = False
        last = tokens[end - 1]
        if (
            last.kind in ("mark", "emoji")
            or (last.low in TRAILERS and not last.capital)
            or (end > 1 and last.low in _WHOLLY)
        ):
            end -= 1
            changed = True
            continue
        if last.low.rpartition(" ")[2] in _TRAIL_LASTS:
            for size in range(min(_LONGEST_TRAIL, end), 1, -1):
                if " ".join(t.low for t in tokens[end - size : end]) in _TRAIL_PAIRS:
                    end -= size
                    changed = True
                    break
        if changed or keep_dates or not may_close_date(last):
            continue
        left = tokens[:end]
        for back in range(min(7, end - 1), 0, -1):
            if date_at(left, end - back) == end:
                end -= back
                changed = True
                break
    return tokens[:end]


_CUTTING: Final = words(
    "because when while if since until till after before whenever unless although though as than that which who where"
)


def upto_break(tokens: Tokens, *, keep: frozenset[str] = frozenset(), cut_commas: bool = True) -> Tokens:
    """Take a noun phrase: everything up to a mark, subordinator, or a preposition that is not in `keep`."""
    for i, token in enumerate(tokens):
        low = token.low
        if (
            token.kind in ("mark", "emoji")
            and low != "'"
            and not (low == "," and not cut_commas)
            and low not in {"-", "/", "&"}
        ):
            return tokens[:i]
        if i == 0:
            continue
        if low == "of" and tokens[i - 1].low in _QUANTITIES:
            continue
        if (
            low in _CUTTING
            or low in {"but", "so"}
            or (low in PREPOSITIONS and low not in keep)
            or low in words("not is are was am has")
            or (low == "it" and i + 1 < len(tokens) and (f := verb(tokens[i + 1].low)) is not None and f.form == "s")
        ):
            return tokens[:i]
    return tokens


def items(tokens: Tokens) -> Iterator[Tokens]:
    """Split a list at commas and "and"; "but not X" and ", not X" end it."""
    start = 0
    for i, token in enumerate(tokens):
        if token.low in {"but", "not", "except"} and i > start:
            yield tokens[start:i]
            return
        if token.low == "&" and 0 < i < len(tokens) - 1 and tokens[i - 1].capital and tokens[i + 1].capital:
            continue  # "Dungeons & Dragons"
        if token.low in {"and", "&"} and 0 < i < len(tokens) - 1 and (tokens[i - 1].low, tokens[i + 1].low) in _PAIRED:
            continue  # "black and white films"
        if token.low in _LIST_MARKS or (token.low == "as" and i + 2 < len(tokens) and tokens[i + 1].low == "well"):
            if i > start and not _hedges(tokens[start:i]):
                yield tokens[start:i]
            start = i + 1
    if start < len(tokens) and not _hedges(tokens[start:]):
        yield tokens[start:]


def _hedges(tokens: Tokens) -> bool:
    """Recognise the bare "kind of" between commas, which is no member of a list."""
    return len(tokens) > 1 and tokens[0].low in {"kind", "sort"} and tokens[1].low == "of"


def chunks(tokens: Tokens) -> Iterator[Tokens]:
    """Split at commas and "and", leaving out what is empty."""
    start = 0
    for i, token in enumerate(tokens):
        if token.low in {",", "and"} or token.kind in ("mark", "emoji"):
            if i > start:
                yield tokens[start:i]
            start = i + 1
    if start < len(tokens):
        yield tokens[start:]


def proper_name(tokens: Tokens, i: int, scene: Scene, *, joined: bool = False) -> int:
    """Find the end of a proper name at i, or i. joined: "Marks and Spencer", "Cobalt & Finch" are one name."""
    start = i
    while i < len(tokens) and tokens[i].low in {"the", "our", "my"} and i + 1 < len(tokens):
        i += 1
    begin = i
    end = name_end(tokens, i, scene)
    if not scene.cased and end == begin:
        return start
    while joined and end > begin and end + 1 < len(tokens):
        nxt = tokens[end]
        link = nxt.low in {"and", "&", "и", "und", "et", "y", "och", "og"}
        if nxt.kind == "number" and nxt.start - tokens[end - 1].end <= 1:
            end += 1
            continue
        paired = nxt.low == "&" and not scene.cased and tokens[end + 1].kind == "word"  # "salt & tern"
        if not link or not (tokens[end + 1].capital or paired) or tokens[end + 1].low in {"i", "my", "we"}:
            break
        more = name_end(tokens, end + 1, scene)
        if more == end + 1:
            break
        following = tokens[more].low if more < len(tokens) else ""
        if verb(following) is not None and nxt.low == "and":
            break
        end = more
    while (
        joined
        and end > begin
        and end < len(tokens)
        and tokens[end].kind == "number"
        and tokens[end].start - tokens[end - 1].end <= 1
    ):
        end += 1
    return end if end > begin else start


def find(tokens: Tokens, *wanted: str, start: int = 0) -> int:
    """Find the first of these words; -1 when none is there."""
    for i in range(start, len(tokens)):
        if tokens[i].low in wanted:
            return i
    return -1


def lows(tokens: Tokens) -> str:
    """Join the folded words with single spaces."""
    return " ".join([t.low for t in tokens])
