"""Words that are part of a path and stand where an id would: `GET /memories/graph` reads no agent called `graph`.

An id that is such a word cannot be sent in any spelling, since servers decode a segment before they match it. Tests
derive the same from openapi.yaml.
"""

from functools import lru_cache
from typing import Final

# The route up to and including the parameter, as openapi.yaml spells it, and the words that stand in its place.
RESERVED: Final[dict[str, frozenset[str]]] = {
    "/api/v1/{context_id}/traces/{trace_id}": frozenset({"stats"}),
    "/memories/{agent_id}": frozenset({"export", "graph", "search", "timeline"}),
    "/memories/{agent_id}/{memory_id}": frozenset({"ingest", "merge"}),
}


@lru_cache(maxsize=256)
def reserved_in(route: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """List the parameters of a route that have such words, with the words."""
    found: list[tuple[str, frozenset[str]]] = []
    for place, words in RESERVED.items():
        if route == place or route.startswith(f"{place}/"):
            name = place.rpartition("{")[2].removesuffix("}")
            found.append((name, words))
    return tuple(found)
