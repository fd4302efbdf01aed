"""Fixed turns of speech with a slot: "X drives me up the wall", "a soft spot for X".

A frame is a line `key trigger,trigger: pattern`; lines that begin with spaces continue the one before. It is tried
where a clause begins, when the sentence holds one of its triggers, over the folded words of the sentence from there on.
`<x>` stands for a short noun phrase, `<xs>` for a list up to the end of its clause, `<I>` for a spoken or unspoken "I",
`<am>` and `<have>` for their verbs, `<adv>` for adverbs in between, `<of me>` for the words that make a judgement one's
own. Which frames there are is said by the modules that own a noun.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.phrases import Tokens, lows
from mock_server.engine.extract.scene import Scene

_NONE: Final[Mapping[str, str]] = {}
Hint: TypeAlias = Callable[[str], bool]
"""Tells whether a text may hold a part of a frame."""
_NO_HINTS: Final[Mapping[str, Hint]] = {}
_CONTINUED: Final = re.compile(r"\n +")
_WORD: Final = r"[^ ,;:()\[\]{}!—–…]+"
_ADVERBS: Final = (
    r"(?:(?:really|just|always|absolutely|totally|seriously|so|do|does|still|also|honestly|genuinely|truly|simply|"
    r"definitely|truly|kind of|sort of|kinda|sorta|actually|pretty much|pretty|quite|completely|properly|literally|"
    r"usually|generally|mostly|often|sometimes|basically|too|very|all|such|quickly|slowly|currently|now|lately|"
    r"deeply|never fails to|never fail to|tend to|tends to|proper|fairly|rather|a bit|a little|mainly) ){0,3}"
)
_SLOTS: Final = {
    "<xs>": r"(?P<slot>[^ ].*)",
    "<x>": rf"(?P<slot>{_WORD}(?: {_WORD}){{0,6}}?)",
    "<y>": rf"(?:{_WORD}(?: {_WORD}){{0,5}}?)",
    "<I> ": r"(?:(?:i|we|me) )?",
    "<am> ": r"(?:(?:i|we) )?(?:(?:am|are|was|have been|been|have always been|have become|'m) )?",
    "<have> ": r"(?:(?:i|we) )?(?:(?:have|have got|got|'ve|do have|have always had|have had) )?",
    "<adv> ": _ADVERBS,
    "<is>": r"(?:is|'s|are|was always|were always|will always be|have always been|has always been)",
    "<of me>": (
        r"(?:for me|to me|imo|imho|if you ask me|in my book|in my opinion|in my view|hands down|by far|no contest|"
        r"no question|any day|any time|anytime|every time|every single time|all day long|all day|bar none|always|"
        r"without a doubt|tbh|to be honest|personally|everytime|all the way|any day of the week|no doubt)"
    ),
    "<end>": r"(?= |$)",
    "<stop>": r"(?=$| [^\w'])",
}


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """Pair a pattern with what it fills."""

    key: str
    source: str
    parts: Mapping[str, str]
    """What stands in the source by a name, in the order it is put in."""
    hints: tuple[Hint, ...]
    """What is so of every text that the frame fits; asked first, as compiling a frame takes time."""

    def fits(self, said: str, known: dict[Hint, bool]) -> re.Match[str] | None:
        """Match a text; the pattern is compiled when it is first wanted. known: the hints looked for so far."""
        for hint in self.hints:
            if hint not in known:
                known[hint] = hint(said)
            if not known[hint]:
                return None
        return _compiled(self).match(said)

    @property
    def whole(self) -> bool:
        """Tell whether the slot is a list that runs to the end of its clause."""
        return "<xs>" in self.source


Taker: TypeAlias = Callable[[str, Tokens, Clause, Scene], bool]
"""Claim what stands in a slot under a key, and say whether that made sense."""


class Frames:
    """Hold a table of frames with what claims their slots.

    parts: expressions the table calls by a name in capitals. hints: for some of these, what they cannot do without.
    """

    def __init__(
        self, source: str, take: Taker, parts: Mapping[str, str] = _NONE, hints: Mapping[str, Hint] = _NO_HINTS
    ) -> None:
        self.take = take
        self._by_trigger: dict[str, list[Frame]] = {}
        for line in _CONTINUED.sub("", source.strip()).splitlines():
            head, _, pattern = line.partition(": ")
            key, _, triggers = head.partition(" ")
            needed = tuple(hint for name, hint in hints.items() if _always_holds(pattern, name))
            frame = Frame(key, pattern, parts, needed)
            for trigger in triggers.split(","):
                self._by_trigger.setdefault(trigger, []).append(frame)
        self.triggers: Final = frozenset(self._by_trigger)
        """Words of which a sentence must hold one."""

    def read(self, tokens: Tokens, bounds: tuple[int, ...], clause: Clause, scene: Scene) -> int:
        """Try the frames on a sentence from one of its clauses on.

        bounds: where the clauses from there on end, as token counts. Returns how many tokens were read; 0 for none.
        """
        if self.triggers.isdisjoint(scene.said):
            return 0
        triggers = [low for t in tokens if (low := t.low) in self._by_trigger]
        if not triggers:
            return 0
        said = lows(tokens)
        starts: list[int] = []
        known: dict[Hint, bool] = {}
        for trigger in dict.fromkeys(triggers):
            for frame in self._by_trigger[trigger]:
                found = frame.fits(said, known)
                if found is None:
                    continue
                starts = starts or _starts(tokens)
                size = sum(1 for s in starts if s < found.end())
                slot: Tokens = ()
                if "slot" in found.re.groupindex and found.start("slot") >= 0:
                    first = sum(1 for s in starts if s < found.start("slot"))
                    last = sum(1 for s in starts if s < found.end("slot"))
                    if frame.whole:
                        last = min(last, next((b for b in bounds if b > first), last))
                    size = min(max(size, last), next((b for b in bounds if b >= last), size))
                    slot = tokens[first:last]
                else:
                    slot = tokens[:size]
                if slot and self.take(frame.key, slot, clause, scene):
                    return max(size, 1)
        return 0


def _starts(tokens: Tokens) -> list[int]:
    """Tell where each word stands in the folded words of all."""
    starts, at = [], 0
    for token in tokens:
        starts.append(at)
        at += len(token.low) + 1
    return starts


def _always_holds(pattern: str, name: str) -> bool:
    """Tell whether a part stands in a pattern other than as one of several choices or as what may not follow."""
    return re.search(rf"(?<![!|:]){name}(?!\|)", pattern) is not None


@cache
def _compiled(frame: Frame) -> re.Pattern[str]:
    pattern = frame.source
    for name, expression in (*frame.parts.items(), *_SLOTS.items()):
        pattern = pattern.replace(name, expression)
    return re.compile(pattern + r"(?= |$)")
