"""Fixed turns of speech with a slot: "X drives me up the wall", "a soft spot for X".

A frame is a line `key trigger,trigger: pattern`; lines that begin with spaces continue the one before. It is tried
where a clause begins, when the sentence holds one of its triggers, over the folded words of the sentence from there on.
`<x>` stands for a short noun phrase, `<xs>` for a list up to the end of its clause, `<I>` for a spoken or unspoken "I",
`<am>` and `<have>` for their verbs, `<adv>` for adverbs in between, `<of me>` for the words that make a judgement one's
own. Which frames there are is said by the modules that own a noun.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from mock_server.engine.extract.clauses import Clause
from mock_server.engine.extract.phrases import Tokens
from mock_server.engine.extract.scene import Scene

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


@dataclass(frozen=True, slots=True)
class Frame:
    """Pair a pattern with what it fills."""

    key: str
    source: str

    @property
    def pattern(self) -> re.Pattern[str]:
        """Compile the pattern when it is first wanted."""
        return _compiled(self.source)

    @property
    def whole(self) -> bool:
        """Tell whether the slot is a list that runs to the end of its clause."""
        return "<xs>" in self.source


Taker: TypeAlias = Callable[[str, Tokens, Clause, Scene], bool]
"""Claim what stands in a slot under a key, and say whether that made sense."""


class Frames:
    """Hold a table of frames with what claims their slots."""

    def __init__(self, source: str, take: Taker) -> None:
        self.take = take
        self._by_trigger: dict[str, list[Frame]] = {}
        for line in _CONTINUED.sub("", source.strip()).splitlines():
            head, _, pattern = line.partition(": ")
            key, _, triggers = head.partition(" ")
            for trigger in triggers.split(","):
                self._by_trigger.setdefault(trigger, []).append(Frame(key, pattern))

    def read(self, tokens: Tokens, bounds: tuple[int, ...], clause: Clause, scene: Scene) -> int:
        """Try the frames on a sentence from one of its clauses on.

        bounds: where the clauses from there on end, as token counts. Returns how many tokens were read; 0 for none.
        """
        triggers = [low for t in tokens if (low := t.low) in self._by_trigger]
        if not triggers:
            return 0
        said = " ".join(t.low for t in tokens)
        starts: list[int] = []
        at = 0
        for token in tokens:
            starts.append(at)
            at += len(token.low) + 1
        for trigger in dict.fromkeys(triggers):
            for frame in self._by_trigger[trigger]:
                pattern = frame.pattern
                found = pattern.match(said)
                if found is None:
                    continue
                size = sum(1 for s in starts if s < found.end())
                slot: Tokens = ()
                if "slot" in pattern.groupindex and found.start("slot") >= 0:
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


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    for slot, expression in _SLOTS.items():
        pattern = pattern.replace(slot, expression)
    return re.compile(pattern + r"(?= |$)")
