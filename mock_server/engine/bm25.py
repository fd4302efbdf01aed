"""An incremental BM25 index over facts and chunks of turns, partitioned by scope selector.

Writes only mark a document dirty; the next search reads its text again, so a burst of writes costs nothing until
somebody asks. Document frequencies count only what the searcher may see, so nobody's scores tell of another scope. What
to do with matches is the business of `recall.py`.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from mock_server.engine.instants import Instant
from mock_server.engine.questions import Group, key_term, parse
from mock_server.engine.scopes import Selector
from mock_server.engine.words import terms

if TYPE_CHECKING:
    from mock_server.engine.memory import Memory

Sees: TypeAlias = Callable[[Selector], bool]

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
    partition: int
    counts: Mapping[str, int]
    length: int
    known_at: Instant


class _Partition:
    """The documents of one kind under one selector, counted."""

    __slots__ = ("documents", "length", "selector")

    def __init__(self, selector: Selector) -> None:
        self.selector = selector
        self.documents = 0
        self.length = 0


class TextIndex:
    """Rank texts by words. Writes only mark a document dirty; the next search reads its text again."""

    def __init__(self) -> None:
        self._dirty: dict[str, None] = {}
        self._documents: dict[str, _Document] = {}
        self._partitions: list[_Partition] = []
        self._partition_ids: dict[tuple[str, Selector], int] = {}
        self._postings: defaultdict[str, dict[str, dict[int, dict[str, int]]]] = defaultdict(dict)
        self._vocabulary: defaultdict[tuple[str, int], dict[str, None]] = defaultdict(dict)

    def mark(self, document_id: str) -> None:
        """Note that a document appeared, changed or went."""
        self._dirty[document_id] = None

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
        """Rank what matches some group, best first; ties by newest known_at, then id.

        A group counts once, by its best alternative. admits is asked for the id of each match before the limit cuts.
        """
        self._refresh(memory)
        documents = self._documents
        scored = [row for kind in kinds for row in self._score(kind, groups, sees)]
        scored.sort(key=lambda row: (-row[0], -documents[row[2]].known_at, row[2]))
        found: list[Match] = []
        for score, coverage, document_id in scored:
            if len(found) == limit:
                break
            if admits is None or admits(document_id):
                found.append(Match(document_id, score, coverage))
        return found

    def alike(self, memory: "Memory", word: str) -> list[str]:
        """Give the indexed terms one typing slip away from a word, or starting with it, in alphabetical order."""
        self._refresh(memory)
        if len(word) < _PREFIX_LENGTH:
            return []
        near = (
            term
            for length in range(len(word) - 1, len(word) + 5)
            for term in self._vocabulary.get((word[0], length), ())
            if term != word and ":" not in term
        )
        # Stems end in i where the word ends in y, so "hocky" is "hocki" and must still find "hockey".
        forms = (word, f"{word[:-1]}y") if word.endswith("i") else (word,)
        spelt = forms if len(word) >= _SLIP_LENGTH else ()
        return sorted(term for term in near if term.startswith(word) or any(_one_slip(form, term) for form in spelt))

    def fuzzy(self, memory: "Memory", group: Group) -> Group:
        """Widen a group by terms spelt like its word; a word that asks for a key is no slip ("live" is not "like")."""
        held = dict(group)
        if len(held) > 1:
            return group
        for term in self.alike(memory, group[0][0]):
            held.setdefault(term, _FUZZY)
        return tuple(held.items())

    # -- ranking -----------------------------------------------------------------------------------------------------

    def _score(self, kind: str, groups: Iterable[Group], sees: Sees) -> Iterable[tuple[float, float, str]]:
        """Give (score, coverage, document id) of every visible match of one kind."""
        postings = self._postings[kind]
        wanted = [[(postings[term], weight) for term, weight in group if term in postings] for group in groups]
        touched = {partition for group in wanted for by_partition, _ in group for partition in by_partition}
        shown = {partition for partition in touched if sees(self._partitions[partition].selector)}
        total = sum(self._partitions[partition].documents for partition in shown)
        if not total:
            return ()
        average = sum(self._partitions[partition].length for partition in shown) / total
        scores: dict[str, float] = {}
        coverage: dict[str, float] = {}
        for group in wanted:
            best: dict[str, tuple[float, float]] = {}
            for by_partition, weight in group:
                rows = [held for partition, held in by_partition.items() if partition in shown]
                self._weigh(rows, weight, total, average, best)
            for document_id, (gain, weight) in best.items():
                scores[document_id] = scores.get(document_id, 0.0) + gain
                coverage[document_id] = coverage.get(document_id, 0.0) + weight
        share = len(wanted)
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
        partition_id = self._partition_ids.setdefault((kind, selector), len(self._partitions))
        if partition_id == len(self._partitions):
            self._partitions.append(_Partition(selector))
        partition = self._partitions[partition_id]
        partition.documents += 1
        partition.length += len(found)
        counts = Counter(found)
        self._documents[document_id] = _Document(kind, partition_id, counts, len(found), known_at)
        postings = self._postings[kind]
        for term, count in counts.items():
            postings.setdefault(term, {}).setdefault(partition_id, {})[document_id] = count
            self._vocabulary[term[0], len(term)][term] = None

    def _drop(self, document_id: str) -> None:
        held = self._documents.pop(document_id, None)
        if held is None:
            return
        partition = self._partitions[held.partition]
        partition.documents -= 1
        partition.length -= held.length
        postings = self._postings[held.kind]
        for term in held.counts:
            rows = postings[term][held.partition]
            del rows[document_id]
            if not rows:
                del postings[term][held.partition]
            if not postings[term]:
                del postings[term]
                if not any(term in others for others in self._postings.values()):
                    del self._vocabulary[term[0], len(term)][term]


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
    found += [term for term in terms(display_name(memory.facts.entities[fact.subject])) if term not in found]
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
