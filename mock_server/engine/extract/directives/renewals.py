"""Orders behind words of repair, and orders bound to what the user does: "scratch that, from now on be casual"."""

from typing import Final

from mock_server.engine.extract.directives.orders import LASTING, order_verb
from mock_server.engine.extract.directives.revisions import OWN, said_in
from mock_server.engine.extract.language.lexicon import FILLERS, words
from mock_server.engine.extract.language.phrases import Tokens, lows
from mock_server.engine.extract.language.segments import repairs_at

_TURNS: Final = words("answer reply respond switch use correct translate skip speak write talk")
_BEHIND: Final = words("in with to me only as using the by briefly shortly politely my it")


def when_i(tokens: Tokens) -> bool:
    """Read "when I write in Dutch answer in Dutch": a condition and an order with no mark between them."""
    if len(tokens) < 6 or tokens[0].low not in {"when", "whenever", "if"} or tokens[1].low != "i":
        return False
    at = next((i for i in range(3, len(tokens) - 1) if tokens[i].low in _TURNS and tokens[i + 1].low in _BEHIND), 0)
    before = tokens[at - 1].low
    return at > 0 and before not in words(
        "i you to the a an my press click hit , and or can will would should not it this"
    )


_NEWS: Final = words(
    "new plan rule change update correction note idea deal mode setting request wish okay ok right one"
)


def anew(tokens: Tokens) -> bool:
    """Read "hm, scratch that, from now on be casual", "new plan: reply in French from now on"."""
    begin = 0
    while begin < len(tokens) and (tokens[begin].low in FILLERS or tokens[begin].low == ","):
        begin += 1
    end = repairs_at(tokens, begin)
    if end == begin:
        colon = next((i for i, t in enumerate(tokens[: begin + 5]) if t.low == ":"), 0)
        if not colon or not said_in(tokens[begin:colon]) <= _NEWS | {"a", "the", "my"}:
            return False
        end = colon
    rest = tokens[end:]
    while rest and rest[0].low in {",", ":", "-"}:
        rest = rest[1:]
    lasting = LASTING.within(lows(rest)) or bool({"always", "never"} & {t.low for t in rest[:3]})
    if not rest or not lasting or {"i", "we", "he", "she", "they"} & {t.low for t in rest[:5]}:
        return False
    at, _ = order_verb(rest)
    return at >= 0 and rest[at].low not in OWN - {"go"}
