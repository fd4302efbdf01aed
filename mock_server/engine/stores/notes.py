"""Instructions and uncertainties: record kinds of their own, never attributes (R-CAT-3)."""

import itertools
from collections import defaultdict
from dataclasses import replace
from typing import Final, TypeAlias

from mock_server.engine import changes as c
from mock_server.engine.names import normalise, squash
from mock_server.engine.records import Instruction, Uncertainty
from mock_server.engine.scopes import Selector

CONSIDERED: Final = 200
"""So many of a scope's newest doubts are looked at for what only words can settle."""

Slot: TypeAlias = tuple[Selector, str, str]


class NoteStore:
    """Hold standing directives and open doubts, each in order of writing."""

    def __init__(self) -> None:
        self.instructions: dict[str, Instruction] = {}
        self.uncertainties: dict[str, Uncertainty] = {}
        self._same_text: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
        self._open: defaultdict[tuple[str, Selector], dict[str, None]] = defaultdict(dict)
        self._open_in: defaultdict[Selector, dict[str, None]] = defaultdict(dict)
        self._open_on: defaultdict[tuple[Selector, str, str], dict[str, None]] = defaultdict(dict)

    def like(self, label: str, description: str) -> tuple[Instruction, ...]:
        """Give the instructions with the same label and description, case and spacing ignored (R-INST-3)."""
        return tuple(self.instructions[found] for found in self._same_text.get(text_key(label, description), ()))

    def open_about(self, about: str, selector: Selector) -> tuple[Uncertainty, ...]:
        """Give the open uncertainties about a topic in a scope, by normalised name (R-UNC-4)."""
        return tuple(self.uncertainties[found] for found in self._open.get((normalise(about), selector), ()))

    def open_in(self, selector: Selector) -> tuple[Uncertainty, ...]:
        """Give the newest open uncertainties of exactly one scope, newest first."""
        newest = itertools.islice(reversed(self._open_in.get(selector, {})), CONSIDERED)
        return tuple(self.uncertainties[found] for found in newest)

    def open_on(self, slot: Slot) -> tuple[Uncertainty, ...]:
        """Give the open uncertainties about a key of somebody in a scope."""
        return tuple(self.uncertainties[found] for found in self._open_on.get(slot, ()))

    def open_doubts(self) -> tuple[Uncertainty, ...]:
        """Give every open uncertainty, newest first."""
        open_ids = [found for group in self._open.values() for found in group]
        return tuple(
            sorted((self.uncertainties[found] for found in open_ids), key=lambda row: row.recorded_at, reverse=True)
        )

    def on_instruction(self, change: c.InstructionAdded) -> None:
        """Add an instruction."""
        instruction = change.instruction
        self.instructions[instruction.id] = instruction
        self._same_text[text_key(instruction.label, instruction.description)].append(instruction.id)

    def on_widened(self, change: c.InstructionWidened) -> None:
        """Let an instruction hold in a wider scope."""
        old = self.instructions[change.instruction_id]
        self.instructions[old.id] = replace(old, selector=change.selector)

    def on_uncertainty(self, change: c.UncertaintyOpened) -> None:
        """Add an open uncertainty."""
        self.uncertainties[change.uncertainty.id] = change.uncertainty
        self._open[_topic(change.uncertainty)][change.uncertainty.id] = None
        self._open_in[change.uncertainty.selector][change.uncertainty.id] = None
        for slot in topic_slots(change.uncertainty):
            self._open_on[slot][change.uncertainty.id] = None

    def on_resolved(self, change: c.UncertaintyResolved) -> None:
        """Mark an uncertainty resolved."""
        old = self.uncertainties[change.uncertainty_id]
        self.uncertainties[old.id] = replace(old, resolved_at=change.at)
        topic = _topic(old)
        self._open[topic].pop(old.id, None)
        if not self._open[topic]:
            del self._open[topic]
        self._open_in[old.selector].pop(old.id, None)
        if not self._open_in[old.selector]:
            del self._open_in[old.selector]
        for slot in topic_slots(old):
            self._open_on[slot].pop(old.id, None)
            if not self._open_on[slot]:
                del self._open_on[slot]


def topic_slots(doubt: Uncertainty) -> tuple[Slot, ...]:
    """Name the slots a doubt is filed under: the scope, whose key it is about, and the key."""
    return tuple(dict.fromkeys((doubt.selector, topic.subject, topic.key) for topic in doubt.topics))


def text_key(label: str, description: str) -> tuple[str, str]:
    """Give what two instructions with the same texts share."""
    return squash(label).casefold(), squash(description).casefold()


def _topic(doubt: Uncertainty) -> tuple[str, Selector]:
    return normalise(doubt.about), doubt.selector
