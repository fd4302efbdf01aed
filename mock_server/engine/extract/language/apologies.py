"""Apologies for how something is typed: "sry 4 typos gloves on", "CAPS LOCK IS STUCK"; nothing in them is a fact."""

import re
from typing import Final

_SLIPS: Final = (
    r"(?:caps(?: ?lock)?|typos?|typoes|typpos?|speling|spelling|spellings|grammar|auto ?correct|keyboard|"
    r"shouting|yelling|"
    r"typing|mistakes|formatting|punctuation|thumbs|fingers|all caps|no caps|handwriting)"
)
_EXCUSE: Final = (
    r"(?:is|was|are|keeps|has|'s|lock|key|keys|on|stuck|broke|broken|jammed|bust|busted|dead|off|again|im|i'm|i am|my|"
    r"phone|mobile|gloves|one|hand|hands|handed|with|in|the|a|bus|train|tiny|small|screen|cracked|new|cold|typing|from|"
    r"using|voice|dictating|lol|haha|thumbs|fingers|fat|big|half asleep|asleep|no|glasses|without|keyboard|"
    r"holding|baby|"
    r"and|sticking|sticky|misbehaving|mistakes|spelling|grammar)"
)
_APOLOGY: Final = re.compile(
    r"(?<!\w)(?:(?:so )?(?:sorry|sry|soz|sori|sory|srry|apologies|excuse|forgive|pardon|ignore)"
    r"(?:[ ,]{1,2}(?:for|4|about|abt|bout|if|the|my|any|all|this|these|bad|awful|terrible|weird|im|i'm|its|it's|of|"
    rf"lots|loads)){{0,4}}[ ,]{{1,2}}{_SLIPS}|(?:my |the |bc |cos |because )?caps ?lock (?:key )?(?:is |'s |"
    rf"was |has |got |"
    rf"keeps )?(?:stuck|broke|broken|on|jammed|bust|busted|sticking))(?!\w)(?:[ ,]{{1,2}}{_EXCUSE}(?!\w)){{0,7}}",
    re.IGNORECASE,
)


def without_apologies(text: str) -> str:
    """Blank out apologies for slips; what stands on both sides of one becomes two clauses."""
    low = text.casefold()
    if "caps" not in low and "typ" not in low and not any(word in low for word in _RARE):
        return text
    return _APOLOGY.sub(lambda m: _gap(text, m.start(), m.end()), text)


_RARE: Final = (
    "spel",
    "gramm",
    "correct",
    "keyboard",
    "shouting",
    "yelling",
    "mistake",
    "format",
    "punct",
    "thumb",
    "finger",
)


def _gap(text: str, start: int, end: int) -> str:
    between = text[:start].rstrip()[-1:].isalnum() and text[end:].lstrip()[:1].isalnum()
    return (";" if between else " ") + " " * (end - start - 1)
