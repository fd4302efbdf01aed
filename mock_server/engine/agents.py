"""Agents and their memory: which pool an agent reads and writes, and which agents a context knows.

The setting belongs to the agent, callers cannot override it (K-01). Shared agents all mean the shared pool of a
user, an isolated one means a pool of its own, and some keep no memory at all. An agent that nobody configured is
shared, from the first fact that names it in its labels (`agent=<id>`). Which pools that gives a caller to read is
in `reach.py`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from mock_server.engine.errors import AgentUnknown
from mock_server.engine.memory import Memory
from mock_server.engine.stores.edges import AGENT_LABEL


class Sharing(StrEnum):
    """What an agent remembers with."""

    SHARED = "shared"
    ISOLATED = "agent"
    NONE = "none"


RESERVED: Final = frozenset({"graph", "timeline", "export", "search"})
"""Words that stand in an agent's place in a path and so can never be one (K-06)."""

DOCUMENTED: Final[Mapping[str, Sharing]] = {
    "chatbot": Sharing.SHARED,
    "default": Sharing.SHARED,
    "eliza": Sharing.SHARED,
    "research-assistant": Sharing.SHARED,
    "rag-assistant": Sharing.ISOLATED,
    "command-agent": Sharing.NONE,
    "bg-task-agent": Sharing.NONE,
}
"""Agents known from the start (K-07)."""


@dataclass(frozen=True, slots=True)
class Agents:
    """Tell what each configured agent remembers with."""

    configured: Mapping[str, Sharing] = field(default_factory=lambda: DOCUMENTED)

    def pool_of(self, agent_id: str) -> str | None:
        """Name the agent pool an agent's facts go to: its own when isolated, None for the shared one.

        An agent without memory has none to go to; facts that carry its label anyway are shared like everybody's.
        """
        return agent_id if self.configured.get(agent_id) is Sharing.ISOLATED else None

    def sharing(self, memory: Memory, agent_id: str) -> Sharing | None:
        """Tell how an agent remembers in a context; None when neither configuration nor a fact names it."""
        if agent_id in RESERVED:
            return None
        if agent_id in self.configured:
            return self.configured[agent_id]
        if any(pool.agent == agent_id for pool in memory.facts.pools):
            return Sharing.ISOLATED
        return Sharing.SHARED if agent_id in memory.facts.edges.agents else None

    def known(self, memory: Memory, agent_id: str) -> Sharing:
        """Tell how the agent of a path remembers; AgentUnknown when nobody named it (K-05)."""
        found = self.sharing(memory, agent_id)
        if found is None:
            names = ", ".join(sorted(self.configured))
            raise AgentUnknown(f"no agent {agent_id!r}; known are {names}, and any that the labels of a fact name")
        return found


DEFAULT_AGENTS: Final = Agents()


def pool_of(agent_id: str) -> str | None:
    """Name the agent pool of a documented agent; None is the shared one."""
    return DEFAULT_AGENTS.pool_of(agent_id)


def named_in(labels: Iterable[str]) -> str | None:
    """Find the agent a fact's labels name (`agent=<id>`), the last one when there are several."""
    found = [label.removeprefix(AGENT_LABEL) for label in labels if label.startswith(AGENT_LABEL)]
    return found[-1] or None if found else None
