"""Which preference a new one takes the place of: the same two things the other way round, or one kind of thing anew.

"I prefer coffee over tea" ends "tea over coffee"; "I prefer light mode" ends "dark mode". Two preferences about
different things, or about two sides of one ("short meetings", "morning meetings"), stand side by side.
"""

from collections.abc import Iterable
from typing import Final

from mock_server.engine.claims import HeldFact
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.names import normalise

_AGAINST: Final = words("over to than instead rather above before")
_ANEW: Final = words("now nowadays instead anymore lately switched changed")
_OPPOSITES: Final = frozenset(
    frozenset(pair.split("/"))
    for line in (
        "dark/light black/white short/long brief/detailed hot/cold early/late morning/evening window/aisle loud/quiet",
        "sweet/savoury formal/informal formal/casual big/small paper/digital remote/onsite summer/winter warm/cool",
        "metric/imperial tabs/spaces public/private red/white still/sparkling",
    )
    for pair in line.split()
)


def given_up(value: str, held: Iterable[HeldFact], said: frozenset[str]) -> str | None:
    """Give the held preference that a new one takes the place of; said: the words of the sentence."""
    new = normalise(value).split("_")
    for fact in held:
        old = normalise(fact.value).split("_")
        if old == new:
            return None
        if _AGAINST & said and set(old) <= said and not set(old) & set(new):
            return fact.value
        if _opposed(old, new, anew=bool(_ANEW & said)):
            return fact.value
    return None


def _opposed(old: list[str], new: list[str], *, anew: bool) -> bool:
    """Tell whether two phrases name one kind of thing in two ways that exclude each other."""
    ones, others = set(old) - set(new), set(new) - set(old)
    if len(ones) != 1 or len(others) != 1:
        return False
    if frozenset(ones | others) in _OPPOSITES:
        return True
    return anew and len(old) > 1 and old[-1] == new[-1]
