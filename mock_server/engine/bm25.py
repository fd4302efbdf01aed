"""An incremental BM25 index over facts and chunks of turns, partitioned by scope selector.

Writes only mark a document dirty; the next search reads its text again, so a burst of writes costs nothing until
somebody asks. A search touches the places its caller sees (`places.py`) and no others, and document frequencies count
only those, so nobody's scores tell of another scope. What to do with matches is the business of `ranking.py`.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mock_server.engine.instants import Instant
from mock_server.engine.places import Places, Sees
from mock_server.engine.questions import Group, key_term, parse
from mock_server.engine.scopes import Selector
from mock_server.engine.words import terms

if TYPE_CHECKING:
    from mock_server.engine.memory import Memory

FACT: Final = "fact"
"""Kind of document: a live fact, by its sentence and the words of its key."""
PAST: Final = "past"
"""Kind of document: a closed fact, for reads of the past."""
CHUNK: Final = "chunk"
"""Kind of document: a piece of a turn."""

_K1: Final = 1.2
_B: Final = 0.75
_FUZZY: Final = 0.5
_PREFIX_LENGTH: Final = 4
_SLIP_LENGTH: Final = 5


@dataclass(frozen=True, slots=True)
class Match:
    """One document that matched.

    id: `fact:<id>` or `chunk:<id>`. coverage: 0..1, the share of the asked words that it answers.
    """

    id: str
    score: float
    coverage: float


@dataclass(frozen=True, slots=True)
class _Document:
    kind: str
    place: int
    counts: Mapping[str, int]
    length: int
    known_at: Instant


class _Shelf:
    """The documents of one kind in one place. postings: term to document to how often; spellings: terms by look."""

    __slots__ = ("documents", "length", "postings", "spellings")

    def __init__(self) -> None:
        self.documents = 0
        self.length = 0
        self.postings: dict[str, dict[str, int]] = {}
        self.spellings: defaultdict[tuple[str, int], dict[str, None]] = defaultdict(dict)


class TextIndex:
    """Rank texts by words. Writes only mark a document dirty; the next search reads its text again."""

    def __init__(self, places: Places | None = None) -> None:
        self._places = Places() if places is None else places
        self._dirty: dict[str, None] = {}
        self._documents: dict[str, _Document] = {}
        self._order: dict[str, int] = {}
        self._shelves: defaultdict[str, dict[int, _Shelf]] = defaultdict(dict)

    def mark(self, document_id: str) -> None:
        """Note that a document appeared, changed or went."""
        self._dirty[document_id] = None
        self._order.setdefault(document_id, len(self._order))

    def search(
        self, memory: "Memory", query: str, sees: Sees, *, limit: int, kinds: tuple[str, ...] = (FACT,)
    ) -> list[tuple[float, str]]:
        """Give (score, document id) of what a question's words and the keys they ask for find, best first."""
        found = self.rank(memory, parse(query).groups(), sees, limit=limit, kinds=kinds)
        return [(match.score, match.id) for match in found]

    def rank(
        self,
        memory: "Memory",
        groups: tuple[Group, ...],
        sees: Sees,
        *,
        limit: int,
        kinds: tuple[str, ...] = (FACT,),
        admits: Callable[[str], bool] | None = None,
    ) -> list[Match]:
        """Rank what matches some group, best first; ties by newest known_at, then in the order they were written.

        A group counts once, by its best alternative. admits is asked for the id of each match before the limit cuts.
        """
        self._refresh(memory)
        documents, order = self._documents, self._order
        scored = [row for kind in kinds for row in self._score(kind, groups, sees)]
        scored.sort(key=lambda row: (-row[0], -documents[row[2]].known_at, order[row[2]]))
        found: list[Match] = []
        for score, coverage, document_id in scored:
            if len(found) == limit:
                break
            if admits is None or admits(document_id):
                found.append(Match(document_id, score, coverage))
        return found

    def alike(self, memory: "Memory", word: str, sees: Sees) -> list[str]:
        """Give the terms in sight one typing slip away from a word, or starting with it, in alphabetical order."""
        self._refresh(memory)
        if len(word) < _PREFIX_LENGTH:
            return []
        seen = self._places.seen(sees)
        near = {
            term
            for shelves in self._shelves.values()
            for place in seen
            if (shelf := shelves.get(place)) is not None
            for length in range(len(word) - 1, len(word) + 5)
            for term in shelf.spellings.get((word[0], length), ())
            if term != word and ":" not in term
        }
        # Stems end in i where the word ends in y, so "hocky" is "hocki" and must still find "hockey".
        forms = (word, f"{word[:-1]}y") if word.endswith("i") else (word,)
        spelt = forms if len(word) >= _SLIP_LENGTH else ()
        return sorted(term for term in near if term.startswith(word) or any(_one_slip(form, term) for form in spelt))

    def fuzzy(self, memory: "Memory", group: Group, sees: Sees) -> Group:
        """Widen a group by terms spelt like its word; a word that asks for a key is no slip ("live" is not "like")."""
        held = dict(group)
        if len(held) > 1:
            return group
        for term in self.alike(memory, group[0][0], sees):
            held.setdefault(term, _FUZZY)
        return tuple(held.items())

    # -- ranking -----------------------------------------------------------------------------------------------------

    def _score(self, kind: str, groups: Iterable[Group], sees: Sees) -> Iterable[tuple[float, float, str]]:
        """Give (score, coverage, document id) of every visible match of one kind."""
        held = self._shelves[kind]
        shelves = [shelf for place in self._places.seen(sees) if (shelf := held.get(place)) is not None]
        total = sum(shelf.documents for shelf in shelves)
        if not total:
            return ()
        average = sum(shelf.length for shelf in shelves) / total
        scores: dict[str, float] = {}
        coverage: dict[str, float] = {}
        share = 0
        for group in groups:
            share += 1
            best: dict[str, tuple[float, float]] = {}
            for term, weight in group:
                rows = [found for shelf in shelves if (found := shelf.postings.get(term)) is not None]
                if rows:
                    self._weigh(rows, weight, total, average, best)
            for document_id, (gain, weight) in best.items():
                scores[document_id] = scores.get(document_id, 0.0) + gain
                coverage[document_id] = coverage.get(document_id, 0.0) + weight
        return ((score, coverage[document_id] / share, document_id) for document_id, score in scores.items())

    def _weigh(
        self,
        rows: list[dict[str, int]],
        weight: float,
        total: int,
        average: float,
        best: dict[str, tuple[float, float]],
    ) -> None:
        """Let one term's visible postings raise what documents gain from their group."""
        frequency = sum(map(len, rows))
        rarity = weight * math.log(1 + (total - frequency + 0.5) / (frequency + 0.5))
        documents = self._documents
        for counts in rows:
            for document_id, count in counts.items():
                share = 1 - _B + _B * documents[document_id].length / average
                gain = rarity * count * (_K1 + 1) / (count + _K1 * share)
                held = best.get(document_id)
                best[document_id] = (gain, weight) if held is None else (max(held[0], gain), max(held[1], weight))

    # -- keeping up --------------------------------------------------------------------------------------------------

    def _refresh(self, memory: "Memory") -> None:
        dirty, self._dirty = self._dirty, {}
        for document_id in dirty:
            self._drop(document_id)
            self._add(memory, document_id)

    def _add(self, memory: "Memory", document_id: str) -> None:
        read = _read(memory, document_id)
        if read is None:
            return
        kind, selector, found, known_at = read
        place = self._places.number(selector)
        shelf = self._shelves[kind].setdefault(place, _Shelf())
        shelf.documents += 1
        shelf.length += len(found)
        counts = Counter(found)
        self._documents[document_id] = _Document(kind, place, counts, len(found), known_at)
        for term, count in counts.items():
            shelf.postings.setdefault(term, {})[document_id] = count
            shelf.spellings[term[0], len(term)][term] = None

    def _drop(self, document_id: str) -> None:
        held = self._documents.pop(document_id, None)
        if held is None:
            return
        shelf = self._shelves[held.kind][held.place]
        shelf.documents -= 1
        shelf.length -= held.length
        for term in held.counts:
            rows = shelf.postings[term]
            del rows[document_id]
            if not rows:
                del shelf.postings[term]
                del shelf.spellings[term[0], len(term)][term]


def _read(memory: "Memory", document_id: str) -> tuple[str, Selector, list[str], Instant] | None:
    """Read a document's kind, selector, terms and known time from memory; None when it is gone."""
    prefix, _, row_id = document_id.partition(":")
    if prefix == CHUNK:
        chunk = memory.transcripts.chunks.get(row_id)
        return None if chunk is None else (CHUNK, chunk.selector, terms(chunk.text), chunk.known_at)
    fact = memory.facts.facts.get(row_id)
    if fact is None:
        return None
    # Imported late: sentences.py reads Memory, which holds this index.
    from mock_server.engine.sentences import display_name, sentence
    from mock_server.engine.vocabulary import LABEL_TO_KEY

    key = fact.key or LABEL_TO_KEY.get(fact.label or "") or fact.label or ""
    found = [*terms(sentence(memory, fact)), *terms(key.replace("_", " ")), key_term(key)]
    # A row that a merge moved keeps its words, which name the duplicate: it is found by the primary's name too.
    said = set(found)
    found += [term for term in terms(display_name(memory.facts.entities[fact.subject])) if term not in said]
    return (FACT if fact.live else PAST, memory.facts.pools[fact.pool].selector, found, fact.known_at)


def _one_slip(one: str, other: str) -> bool:
    """Tell whether one letter changed, missing, added, or two neighbours swapped turns one word into the other."""
    if abs(len(one) - len(other)) > 1:
        return False
    start = 0
    while start < min(len(one), len(other)) and one[start] == other[start]:
        start += 1
    a, b = one[start:], other[start:]
    if len(a) == len(b):
        return a[1:] == b[1:] or (a[:2] == b[1::-1] and a[2:] == b[2:])
    return a[1:] == b if len(a) > len(b) else a == b[1:]
