"""What recall finds: one hit a row, how much it counts, and how lists of hits are joined.

Scores run from 0 to 1; how a ranked list comes by them is in `ranking.py`, which lists are made in `recall.py`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from mock_server.engine.instants import Instant
from mock_server.engine.memory import Memory
from mock_server.engine.records import Chunk, Entity, Fact
from mock_server.engine.sentences import as_sentence, display_name, sentence
from mock_server.engine.words import terms

_NEAR_DUPLICATE: Final = 0.9

_PASSAGE: Final = 0.95
_REPLY: Final = 0.7
_QUESTION: Final = 0.4
"""A passage counts a little less than the fact it says; a stored reply (R-CHAT-7) and a mere question much less."""
_NAMED: Final = 0.25


@dataclass(frozen=True, slots=True)
class Hit:
    """One row that was found. kind: attribute, entity or memory_chunk; role is set for a piece of a turn.

    to_speaker: how to say it to whom it is about, where that is not the plain sentence of the fact.
    """

    id: str
    kind: str
    score: float
    text: str
    row: Fact | Chunk | Entity
    occurred_at: Instant | None = None
    role: str | None = None
    to_speaker: str | None = None

    @property
    def fact(self) -> Fact | None:
        """Give the fact, when it is one."""
        return self.row if isinstance(self.row, Fact) else None


def of_fact(memory: Memory, fact: Fact, score: float) -> Hit:
    """Show a fact by its sentence, under the id of its attribute face, or of its relation face when it has no other."""
    prefix = "attr" if fact.key is not None else "rel"
    return Hit(f"{prefix}_{fact.id}", "attribute", score, sentence(memory, fact), fact, fact.known_at)


def of_chunk(chunk: Chunk, score: float) -> Hit:
    """Show a piece of a turn, weighed by who said it."""
    score *= _REPLY if chunk.role == "assistant" else _PASSAGE
    if is_question(chunk.text):
        score *= _QUESTION
    return Hit(f"memory_chunk:{chunk.id}", "memory_chunk", score, chunk.text, chunk, chunk.known_at, chunk.role)


def of_entity(entity: Entity) -> Hit:
    """Show an entity of which nothing else is known."""
    text = f"{display_name(entity)} was mentioned."
    if entity.type not in ("unknown", "other"):
        article = "an" if entity.type[0] in "aeiou" else "a"
        text = f"{display_name(entity)} is {article} {entity.type}."
    return Hit(f"entity:{entity.ref}", "entity", _NAMED, as_sentence(text), entity, entity.known_at)


def ranked(hits: Iterable[Hit]) -> list[Hit]:
    """Join lists of hits, best first: one an id, with its higher score; ties by newest, then as they were given."""
    best: dict[str, Hit] = {}
    for hit in hits:
        held = best.get(hit.id)
        if held is None or hit.score > held.score:
            best[hit.id] = hit
    return sorted(best.values(), key=lambda hit: (-hit.score, -(hit.occurred_at or 0)))


def without_near_duplicates(passages: Iterable[Hit], keep: int) -> list[Hit]:
    """Keep the best passages; what the same role says in nearly the same words in a better one goes (R-RET-7)."""
    kept: list[tuple[Hit, frozenset[str]]] = []
    for hit in ranked(passages):
        if len(kept) == keep:
            break
        said = frozenset(terms(hit.text))
        if not any(hit.role == other.role and _alike(said, held) for other, held in kept):
            kept.append((hit, said))
    return [hit for hit, _ in kept]


def _alike(one: frozenset[str], other: frozenset[str]) -> bool:
    union = len(one | other)
    return union > 0 and len(one & other) / union >= _NEAR_DUPLICATE


def is_question(text: str) -> bool:
    """Tell whether a passage only asks."""
    return text.rstrip().endswith(("?", "\uff1f"))
