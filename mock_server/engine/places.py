"""Where rows lie: every scope selector in use, numbered, and which of them a sight can see without trying them all.

Indexes keep their rows a place each, so that a search touches what its caller can see and nothing else. A sight is a
test of selectors; what is known about its bounds picks the candidates, and the test itself decides. How sights are
made is in `sight.py`.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from sortedcontainers import SortedDict

from mock_server.engine.scopes import EVERYTHING, ROOT, Clause, Pattern, Region, Selector, pattern

Sees: TypeAlias = Callable[[Selector], bool]

_USER: Final = "user"
_FEW: Final = 32
"""So few candidates are worth trying; nobody looks for fewer."""


class Bounds(NamedTuple):
    """What a sight cannot see past: it sees only what its region covers, what its lens touches, and so on.

    owner: the person whose conversation it is, None for nobody's; named: people it may see beside the owner. path: sees
    only rows for which this path alone suffices.
    """

    region: Region = EVERYTHING
    lens: Selector = ()
    owner: str | None = None
    named: frozenset[str] = frozenset()
    path: str | None = None


class Sight:
    """A test of selectors that remembers its answers, with its bounds."""

    __slots__ = ("_known", "_look", "bounds")

    def __init__(self, look: Sees, bounds: Bounds) -> None:
        self._look = look
        self._known: dict[Selector, bool] = {}
        self.bounds = bounds

    def __call__(self, selector: Selector) -> bool:
        """Tell whether rows under a selector are seen."""
        seen = self._known.get(selector)
        if seen is None:
            seen = self._known[selector] = self._look(selector)
        return seen


class Places:
    """The selectors in use, numbered in order of first use."""

    def __init__(self) -> None:
        self.selectors: list[Selector] = []
        self._numbers: dict[Selector, int] = {}
        self._at: SortedDict[str, list[int]] = SortedDict()
        self._of_person: defaultdict[str | None, list[int]] = defaultdict(list)

    def number(self, selector: Selector) -> int:
        """Give the number of a selector, a new one when it is new."""
        found = self._numbers.get(selector)
        if found is None:
            found = self._numbers[selector] = len(self.selectors)
            self.selectors.append(selector)
            for path in dict.fromkeys(path for clause in selector for path in clause):
                self._at.setdefault(path, []).append(found)
            self._of_person[person(selector)].append(found)
        return found

    def seen(self, sees: Sees) -> list[int]:
        """Give the places a sight sees, in order."""
        candidates = self._candidates(sees.bounds) if isinstance(sees, Sight) else None
        tried: Iterable[int] = range(len(self.selectors)) if candidates is None else sorted(candidates)
        return [number for number in tried if sees(self.selectors[number])]

    def few_seen(self, sees: Sees) -> list[int] | None:
        """Give the places a sight sees if they can be told without trying many; None otherwise."""
        if not isinstance(sees, Sight):
            return None
        candidates = self._candidates(sees.bounds)
        if candidates is None or len(candidates) > _FEW:
            return None
        return [number for number in sorted(candidates) if sees(self.selectors[number])]

    # -- candidates --------------------------------------------------------------------------------------------------

    def _candidates(self, bounds: Bounds) -> set[int] | None:
        """Give places among which are all that the bounds let through, as few as are easily found; None is all."""
        best: set[int] | None = None
        for found in (self._by_path, self._by_owner, self._by_lens, self._by_region):
            candidates = found(bounds)
            if candidates is not None and (best is None or len(candidates) < len(best)):
                best = candidates
            if best is not None and len(best) <= _FEW:
                break
        return best

    def _by_path(self, bounds: Bounds) -> set[int] | None:
        return None if bounds.path is None else set(self._at.get(bounds.path, ()))

    def _by_owner(self, bounds: Bounds) -> set[int] | None:
        if bounds.owner is None:
            return None
        people = (None, bounds.owner, *bounds.named)
        return {number for who in people for number in self._of_person.get(who, ())}

    def _by_lens(self, bounds: Bounds) -> set[int] | None:
        if not bounds.lens:
            return None
        found: set[int] = set()
        for clause in bounds.lens:
            wanted = pattern(clause[0])
            if wanted.subtree and wanted.base == ROOT:
                return None
            found |= self._covered(wanted)
            for above in _above(wanted.base):
                found.update(self._at.get(above, ()))
        return found

    def _by_region(self, bounds: Bounds) -> set[int] | None:
        if any(covering.subtree and covering.base == ROOT for covering in bounds.region):
            return None
        return {number for covering in bounds.region for number in self._covered(covering)}

    def _covered(self, covering: Pattern) -> set[int]:
        """Give the places some path of which a pattern covers."""
        found = set(self._at.get(covering.base, ()))
        if covering.subtree:
            # "0" follows "/", so everything in between lies below.
            for path in self._at.irange(f"{covering.base}/", f"{covering.base}0", inclusive=(True, False)):
                found.update(self._at[path])
        return found


def _above(path: str) -> list[str]:
    segments = path.split("/")
    return [ROOT, *("/".join(segments[:count]) for count in range(1, len(segments)))]


@lru_cache(maxsize=65536)
def person(selector: Selector) -> str | None:
    """Give the path of the person a selector belongs to (`org/acme/user/alice`), None for a shared one."""
    found = {path for clause in selector if (path := _person_of(clause)) is not None}
    return min(found) if len(found) == 1 else None


def _person_of(clause: Clause) -> str | None:
    for path in clause:
        segments = path.split("/")
        places = [n for n in range(len(segments) - 1) if segments[n] == _USER]
        if places:
            return "/".join(segments[: places[-1] + 2])
    return None
