"""Answers a test has scripted: what the next reply, extraction or merged summary of a context is, or that it fails.

They are set on the control plane (`/_mock/answers`) and used up first in, first out; once none is left, whoever answers
otherwise does. A reset of a context drops its scripts.
"""

from collections.abc import Awaitable
from enum import StrEnum
from typing import Any, Final, NamedTuple

from mock_server.engine.claims import Extraction, Hints, SpokenTurn
from mock_server.engine.errors import ResponderFailed
from mock_server.engine.merge import SummaryFailed
from mock_server.engine.ports import Extractor

MOST: Final = 1_000
"""So many answers may wait at a time."""


class Kind(StrEnum):
    """What is answered."""

    REPLY = "reply"
    EXTRACTION = "extraction"
    SUMMARY = "summary"


class ScriptedFailure(Exception):
    """The extractor fails because a test wants it to."""


class Script(NamedTuple):
    """One answer to give. context None is any; left: how often, None is always; shown: the answer as it was sent.

    pieces: of a reply or, a single one, of a summary. fails: fail instead.
    """

    id: int
    kind: Kind
    context: str | None = None
    left: int | None = 1
    pieces: tuple[str, ...] = ()
    extraction: Extraction | None = None
    fails: bool = False
    shown: Any = None

    def as_json(self) -> dict[str, Any]:
        """Print the script as the control plane shows it."""
        answer = {"fail": str(self.kind)} if self.fails else {str(self.kind): self.shown}
        return {"id": self.id, "context": self.context, "count": self.left, **answer}


class Scripts:
    """The answers that wait to be given."""

    def __init__(self) -> None:
        self._waiting: list[Script] = []
        self._next_id = 1

    def waiting(self) -> tuple[Script, ...]:
        """List the scripts, in the order they will be used."""
        return tuple(self._waiting)

    def add(self, script: Script) -> Script:
        """Add a script behind the others; it gets the next id."""
        numbered = script._replace(id=self._next_id)
        self._next_id += 1
        self._waiting.append(numbered)
        return numbered

    def clear(self, context_id: str | None = None) -> int:
        """Drop all scripts, or those that name a context; say how many."""
        kept = [] if context_id is None else [script for script in self._waiting if script.context != context_id]
        dropped = len(self._waiting) - len(kept)
        self._waiting = kept
        return dropped

    def next_reply(self, context_id: str) -> tuple[str, ...] | None:
        """Use up the next reply of a context; None without one. Raises ResponderFailed where the script fails."""
        script = self._take(Kind.REPLY, context_id)
        if script is not None and script.fails:
            raise ResponderFailed("a test has scripted that the response model fails")
        return None if script is None else script.pieces

    def next_summary(self, context_id: str) -> str | None:
        """Use up the next merged summary of a context; None without one. Raises SummaryFailed likewise."""
        script = self._take(Kind.SUMMARY, context_id)
        if script is not None and script.fails:
            raise SummaryFailed("a test has scripted that the summary fails")
        return None if script is None else script.pieces[0]

    def extractor(self, context_id: str, otherwise: Extractor) -> Extractor:
        """Give the extractor of a context: the scripts while there are any, then the other one."""
        if not self._waiting:
            return otherwise
        return _ScriptedExtractor(self, context_id, otherwise)

    def next_extraction(self, context_id: str) -> Extraction | None:
        """Use up the next extraction of a context; None without one. Raises ScriptedFailure likewise."""
        script = self._take(Kind.EXTRACTION, context_id)
        if script is not None and script.fails:
            raise ScriptedFailure("a test has scripted that extraction fails")
        return None if script is None else script.extraction

    def _take(self, kind: Kind, context_id: str) -> Script | None:
        for at, script in enumerate(self._waiting):
            if script.kind is not kind or script.context not in (None, context_id):
                continue
            if script.left is not None:
                if script.left <= 1:
                    del self._waiting[at]
                else:
                    self._waiting[at] = script._replace(left=script.left - 1)
            return script
        return None


class _ScriptedExtractor:
    """Claim what a test has scripted, turn by turn."""

    def __init__(self, scripts: Scripts, context_id: str, otherwise: Extractor) -> None:
        self._scripts = scripts
        self._context_id = context_id
        self._otherwise = otherwise

    def extract(self, turn: SpokenTurn, hints: Hints) -> Extraction | Awaitable[Extraction]:
        """Give the next script, whatever the turn says; once none is left, what the other extractor claims."""
        scripted = self._scripts.next_extraction(self._context_id)
        return self._otherwise.extract(turn, hints) if scripted is None else scripted
