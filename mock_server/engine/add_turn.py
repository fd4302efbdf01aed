"""One turn of a conversation, read for facts and then dropped: the turn itself is kept nowhere (A-02).

Three gates in this order: is a user speaking, is it more than filler, was it heard before (A-05). What passes is learnt
from at once. Turns that must come back exactly belong in `history.py`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import blake2b
from typing import Final

from mock_server.engine import changes as c
from mock_server.engine import json_text
from mock_server.engine.claims import Extraction
from mock_server.engine.derived import Lesson, Scalar, learn
from mock_server.engine.draft import Draft
from mock_server.engine.executor import Decision, Stamp
from mock_server.engine.filler import is_filler
from mock_server.engine.history import WRITE_ORIGIN
from mock_server.engine.instants import DAY, Instant
from mock_server.engine.memory import Memory
from mock_server.engine.persons import Person
from mock_server.engine.records import HeardTurn

REPLAY_WINDOW: Final = 30 * DAY
"""How long a turn is recognised when it is sent again (A-06)."""

_USER: Final = frozenset({"human", "user", "customer", "caller"})
_NOT_USER: Final = frozenset(
    {"ai", "assistant", "bot", "system", "tool", "function", "agent", "model", "developer"}
)  # fmt: skip
_LABEL: Final = re.compile(rf"\s*({'|'.join(sorted(_USER | _NOT_USER))})\s*:\s*", re.IGNORECASE)


_NOTHING: Final = Extraction()


class Progress(StrEnum):
    """What became of a turn."""

    DISTILLING = "distilling"
    FAILED = "failed"
    NON_USER = "skipped_non_user_turn"
    LOW_VALUE = "skipped_low_value"
    REPLAY = "skipped_replay"


@dataclass(frozen=True, slots=True)
class AddTurn:
    """Ask to learn from one turn. occurred_at is the text as sent, said_at its instant.

    extraction: what the extractor made of `strip_label(text)`, None when it failed. metadata is already reduced to
    scalars.
    """

    person: Person
    text: str
    source: str
    role: str | None = None
    speaker: str | None = None
    occurred_at: str | None = None
    said_at: Instant | None = None
    extraction: Extraction | None = _NOTHING
    metadata: Mapping[str, Scalar] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Heard:
    """What became of a turn, and the extraction job it started."""

    progress: Progress
    job_id: str | None = None


def decide_add_turn(memory: Memory, command: AddTurn, stamp: Stamp) -> Decision[Heard]:
    """Learn from a user's turn unless it is filler or a replay."""
    person = command.person
    person.check_write(stamp.caller)
    if not is_user_turn(command):
        return Decision((), Heard(Progress.NON_USER))
    if is_filler(strip_label(command.text)):
        return Decision((), Heard(Progress.LOW_VALUE))
    if is_replay(memory, command, stamp):
        return Decision((), Heard(Progress.REPLAY))
    if command.extraction is None:
        # Not marked as heard: a retry must get another chance.
        return Decision((), Heard(Progress.FAILED))
    job_id = stamp.mint.hex16()
    draft = Draft(memory, stamp)
    draft.changes.append(c.TurnHeard(HeardTurn(person.tenant, person.user, _digest(command), stamp.now)))
    session_id = command.metadata.get("session_id")
    lesson = Lesson(
        command.extraction,
        f"job:{job_id}",
        command.source,
        {**command.metadata, "write_origin": WRITE_ORIGIN, "turn_role": "user"},
        session_id=session_id if isinstance(session_id, str) else None,
        said_at=command.said_at,
    )
    learn(draft, person, lesson)
    return Decision(tuple(draft.changes), Heard(Progress.DISTILLING, job_id))


def is_replay(memory: Memory, command: AddTurn, stamp: Stamp) -> bool:
    """Tell whether the same turn was heard lately."""
    heard = memory.history.heard(command.person.tenant, command.person.user, _digest(command))
    return heard is not None and stamp.now < heard.heard_at + REPLAY_WINDOW


def is_user_turn(command: AddTurn) -> bool:
    """Decide who speaks: role, label on the text, speaker, metadata.role, else the user; first hit wins (A-03).

    A role nobody lists is a hit, and not the user: taking a stranger's words for the user's would be the worse mistake.
    A speaker nobody lists is a name, and says nothing.
    """
    named = (command.speaker or "").partition("@")[0].strip()
    speaker = named if named.lower() in _USER | _NOT_USER else ""
    told = command.metadata.get("role")
    for role in (command.role, _label(command.text), speaker, told if isinstance(told, str) else None):
        if role is not None and role.strip():
            return role.strip().lower() in _USER
    return True


def strip_label(text: str) -> str:
    """Take a leading role label off a text, whichever role it names (A-04)."""
    found = _LABEL.match(text)
    return text if found is None else text[found.end() :]


def _label(text: str) -> str | None:
    found = _LABEL.match(text)
    return None if found is None else found[1]


def _digest(command: AddTurn) -> str:
    """Fold what makes two turns the same: speaker, occurred_at and text as sent, null being absent (A-09)."""
    seed = json_text.canonical([command.speaker, command.occurred_at, command.text])
    return blake2b(seed.encode(), digest_size=16).hexdigest()
