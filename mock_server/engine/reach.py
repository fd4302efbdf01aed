"""Which pools a caller reads on the TIE surface: what its region and user let it see, narrowed to an agent's pool.

`reach` answers for reading; `belongs` tells of one pool whether it is an agent's. Agents themselves are in `agents.py`,
the order inside the pools in `stores/edges.py`.
"""

from dataclasses import dataclass

from mock_server.engine.agents import Agents, Sharing
from mock_server.engine.callers import Caller
from mock_server.engine.memory import Memory
from mock_server.engine.records import Pool
from mock_server.engine.scopes import EVERYTHING
from mock_server.engine.stores.edges import View


@dataclass(frozen=True, slots=True)
class Reach:
    """Say which pools are read: everything (view None), those of a view, or nothing at all."""

    view: View | None = None
    nothing: bool = False

    def covers(self, pool: int) -> bool:
        """Tell whether a pool is among them."""
        return not self.nothing and (self.view is None or pool in self.view.pools)


NOTHING = Reach(nothing=True)


def reach(memory: Memory, caller: Caller, agent_id: str | None, agents: Agents) -> Reach:
    """Give what a caller reads, narrowed to an agent's pool when one is named.

    As a filter, an agent nobody knows and one without memory both match nothing (K-05). Sorts pending writes in.
    """
    edges = memory.sorted_edges()
    if agent_id is None:
        if caller.user is None and caller.read == EVERYTHING:
            return Reach()
        key = (caller.read, caller.user)
        return Reach(edges.view(key, len(memory.facts.pools), lambda pool: sees(memory, caller, pool)))
    sharing = agents.sharing(memory, agent_id)
    if sharing is None or sharing is Sharing.NONE:
        return NOTHING
    own = agent_id if sharing is Sharing.ISOLATED else None
    view = edges.view(
        (caller.read, caller.user, own),
        len(memory.facts.pools),
        lambda pool: memory.facts.pools[pool].agent == own and sees(memory, caller, pool),
    )
    return Reach(view)


def sees(memory: Memory, caller: Caller, pool: int) -> bool:
    """Tell whether a caller reads a pool."""
    return memory.sees(caller, memory.facts.pools[pool].selector)


def belongs(pool: Pool, agent_id: str, sharing: Sharing) -> bool:
    """Tell whether a pool is the one an agent with memory works in: the shared kind, or its own."""
    return pool.agent == (agent_id if sharing is Sharing.ISOLATED else None)
