"""Documents by nearness in meaning: the vectors of live facts and of pieces of turns, a shelf per kind and place.

The counterpart of `bm25.py` where there is an embedder: writes only mark, the next search embeds anew what was marked,
and a search touches the places its caller sees. How both are joined is in `ranking.py`.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from mock_server.engine.bm25 import CHUNK, FACT
from mock_server.engine.instants import Instant
from mock_server.engine.places import Places, Sees
from mock_server.engine.ports import Embedder, Shelf
from mock_server.engine.scopes import Selector

if TYPE_CHECKING:
    from mock_server.engine.memory import Memory

LEAST: Final = 0.15
"""Below this cosine, nearness is chance."""

_MORE: Final = 4
"""A search that was let have too few asks for so many times as many."""


class Near(NamedTuple):
    """A document near a question. cosine: at least LEAST, at most 1."""

    id: str
    cosine: float


class _Placed(NamedTuple):
    shelf: Shelf
    known_at: Instant


class VectorIndex:
    """Find texts by meaning."""

    def __init__(self, embedder: Embedder, places: Places) -> None:
        self.embedder = embedder
        self._places = places
        self._dirty: dict[str, None] = {}
        self._placed: dict[str, _Placed] = {}
        self._order: dict[str, int] = {}
        self._shelves: defaultdict[str, dict[int, Shelf]] = defaultdict(dict)

    def mark(self, document_id: str) -> None:
        """Note that a document appeared, changed or went."""
        self._dirty[document_id] = None
        self._order.setdefault(document_id, len(self._order))

    def nearest(
        self,
        memory: "Memory",
        text: str,
        sees: Sees,
        *,
        limit: int,
        kind: str,
        admits: Callable[[str], bool] | None = None,
    ) -> list[Near]:
        """Give the documents of a kind nearest to a text, nearest first; ties by newest known_at, then as written."""
        self._refresh(memory)
        held = self._shelves[kind]
        shelves = [shelf for place in self._places.seen(sees) if (shelf := held.get(place)) is not None and len(shelf)]
        query = self.embedder.embed(text)
        ask = limit
        while True:
            rows = [row for shelf in shelves for row in shelf.nearest(query, ask) if row[0] >= LEAST]
            kept = [row for row in rows if admits is None or admits(row[1])]
            if len(kept) >= limit or all(len(shelf) <= ask for shelf in shelves):
                break
            ask *= _MORE
        placed, order = self._placed, self._order
        kept.sort(key=lambda row: (-row[0], -placed[row[1]].known_at, order[row[1]]))
        return [Near(document_id, cosine) for cosine, document_id in kept[:limit]]

    def _refresh(self, memory: "Memory") -> None:
        dirty, self._dirty = self._dirty, {}
        for document_id in dirty:
            held = self._placed.pop(document_id, None)
            if held is not None:
                held.shelf.drop(document_id)
            read = _read(memory, document_id)
            if read is None:
                continue
            kind, selector, text, known_at = read
            place = self._places.number(selector)
            shelf = self._shelves[kind].get(place)
            if shelf is None:
                shelf = self._shelves[kind][place] = self.embedder.shelf()
            shelf.put(document_id, text)
            self._placed[document_id] = _Placed(shelf, known_at)


def _read(memory: "Memory", document_id: str) -> tuple[str, Selector, str, Instant] | None:
    """Read a document's kind, selector, text and known time from memory; None when it is gone or over."""
    prefix, _, row_id = document_id.partition(":")
    if prefix == CHUNK:
        chunk = memory.transcripts.chunks.get(row_id)
        return None if chunk is None else (CHUNK, chunk.selector, chunk.text, chunk.known_at)
    fact = memory.facts.facts.get(row_id)
    if fact is None or not fact.live:
        return None
    # Imported late: sentences.py reads Memory, which holds this index.
    from mock_server.engine.sentences import sentence

    selector = memory.facts.pools[fact.pool].selector
    if fact.key is not None and memory.facts.entities[fact.subject].speaker:
        # Everybody's name is in every sentence about them, and brings all of them a little nearer to each other.
        return FACT, selector, f"{fact.key.replace('_', ' ')}: {fact.value}", fact.known_at
    return FACT, selector, sentence(memory, fact), fact.known_at
