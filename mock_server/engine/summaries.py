"""What a node says of itself: its labels, attributes, raw summary and the rewrite in the second person.

The raw summary is the sentences of its newest facts, one a line (Z-01); the rewrite speaks to the speaker of the pool
("You work at Acme.") wherever they are involved (Z-03). Both follow the facts. A merge may write a text in their place,
which holds until the facts of the node change (`Written`). How a merge comes by one is in `merge.py`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from mock_server.engine import json_text
from mock_server.engine.instants import Instant
from mock_server.engine.memory import Memory
from mock_server.engine.phrases import Phrase
from mock_server.engine.records import Entity, Fact
from mock_server.engine.sentences import address, as_sentence, display_name, ends, of_speaker, tell

FACTS_TOLD: Final = 30
"""A summary tells this many of a node's facts, the newest, so that a busy node does not weigh down every page."""

TEXTS_KEPT: Final = 8_192
"""So many nodes' summaries are kept ready; they are made again when asked for."""

Line: TypeAlias = tuple[Fact, Entity, Entity]
"""A fact with the records its sentence names subject and target by."""

_JOINED: Final = 3
_TAKE_OBJECTS: Final = frozenset({"dislike", "know", "like", "manage", "prefer", "speak", "use"})


@dataclass(frozen=True, slots=True)
class NodeText:
    """What a node shows: the labels, the summary in both forms, and the attributes (M-08)."""

    labels: tuple[str, ...]
    summary: str
    summary_raw: str
    attributes: dict[str, str]


@dataclass(frozen=True, slots=True)
class Written:
    """What a merge wrote of its primary, kept as JSON text in `Entity.summary_raw`.

    basis: the facts (and the speaker's name) it was written from; once those change it no longer holds. former: the
    names of merged duplicates, which are told whatever happens to the rest.
    """

    basis: str
    summary: str
    summary_raw: str
    former: tuple[str, ...]

    def dump(self) -> str:
        """Print as canonical JSON."""
        return json_text.canonical(
            {"basis": self.basis, "former": list(self.former), "raw": self.summary_raw, "summary": self.summary}
        )


def written(entity: Entity) -> Written | None:
    """Read what a merge wrote of a node."""
    if entity.summary_raw is None:
        return None
    held: dict[str, Any] = json_text.loads(entity.summary_raw)
    return Written(held["basis"], held["summary"], held["raw"], tuple(held["former"]))


def caption(entity: Entity) -> str:
    """Give the name a node is drawn with."""
    return "User" if display_name(entity) != entity.name else entity.name


def labels(entity: Entity) -> tuple[str, ...]:
    """Give the chips of a node, the specific one first (M-05, M-10)."""
    if entity.labels:
        return entity.labels
    if entity.speaker:
        return ("User",)
    return ("Topic",) if entity.value_node else (entity.type.capitalize(),)


def node_text(memory: Memory, entity: Entity, now: Instant) -> NodeText:
    """Give what a node shows. Needs the edge index settled."""
    current = attributes(memory, entity, now)
    state = basis(memory, entity)
    held = written(entity)
    if held is not None and held.basis == state:
        kept = {key: value for key, value in entity.attributes if current.get(key) == value}
        return NodeText(labels(entity), held.summary, held.summary_raw, kept)
    summary, summary_raw = _told(memory, entity, state, () if held is None else held.former)
    return NodeText(labels(entity), summary, summary_raw, current)


def _told(memory: Memory, entity: Entity, state: str, former: tuple[str, ...]) -> tuple[str, str]:
    """Give both forms of a summary that follows the facts; kept by the index until the facts or the node change."""
    cache = memory.facts.edges.texts
    known = cache.get(entity.id)
    if known is not None and known[0] == state and known[1] is entity:
        return known[2]
    told = lines(memory, entity)
    summary_raw = raw(told, entity, former)
    texts = (humanise(told, entity, former) if _involve_speaker(told) else summary_raw, summary_raw)
    if len(cache) >= TEXTS_KEPT:
        cache.clear()
    cache[entity.id] = (state, entity, texts)
    return texts


def attributes(memory: Memory, entity: Entity, now: Instant) -> dict[str, str]:
    """Give the current single-valued, literal facts of a node, key to value; of two in dispute the newer one (M-08)."""
    found = [memory.facts.facts[fact_id] for fact_id in memory.facts.edges.literals(entity.id)]
    newest_last = sorted((fact for fact in found if fact.current(now)), key=lambda fact: (fact.known_at, fact.number))
    return {fact.key: fact.value for fact in newest_last if fact.key is not None and fact.value is not None}


def lines(memory: Memory, entity: Entity) -> list[Line]:
    """Give the newest facts of a node, oldest first; those of one instant as they were said."""
    places = memory.facts.edges.edges_of(entity.id)[-FACTS_TOLD:]
    facts = as_said(memory.facts.facts[fact_id] for _, fact_id in places)
    return [(fact, *ends(memory, fact)) for fact in facts]


def as_said(facts: Iterable[Fact]) -> list[Fact]:
    """Put facts in the order they were said: by known time, those of one instant by journal sequence."""
    return sorted(facts, key=lambda fact: (fact.known_at, fact.number))


def raw(told: Iterable[Line], entity: Entity, former: Iterable[str] = ()) -> str:
    """Write the raw summary: third person, one sentence a line, none twice."""
    sentences = [tell(*line) for line in told]
    return "\n".join(dict.fromkeys((*sentences, *(known_as(display_name(entity), name) for name in former))))


def known_as(name: str, former: str) -> str:
    """Say that a node had another name once (MG-14)."""
    return as_sentence(f"{name} was {_once(former)}")


def _once(former: str) -> str:
    return f"previously known in the graph as '{former}'."


def humanise(told: Sequence[Line], entity: Entity, former: Iterable[str] = ()) -> str:
    """Rewrite a summary in the second person; the raw summary where the speaker is not involved."""
    if not _involve_speaker(told):
        return raw(told, entity, former)
    sentences: list[str] = []
    clauses: list[_Clause] = []

    def close() -> None:
        if clauses:
            sentences.append(f"You {_enumerate([clause.text for clause in clauses])}.")
            clauses.clear()

    for fact, subject, target in told:
        said = of_speaker(fact, subject, target) if subject.speaker else None
        if said is None or not said.verb or set(",.!?:") & set(said.rest):
            close()
            sentences.append(address(fact, subject, target))
        elif clauses and clauses[-1].takes(said):
            clauses[-1].rests.append(said.told or said.rest)
        else:
            if len(clauses) == _JOINED or (clauses and len(clauses[-1].rests) > 1):
                close()
            clauses.append(_Clause(said.yours, [said.told or said.rest]))
    close()
    sentences += [
        f"You were {_once(name)}" if entity.speaker else known_as(display_name(entity), name) for name in former
    ]
    return " ".join(dict.fromkeys(sentences))


def basis(memory: Memory, entity: Entity) -> str:
    """Name the state of facts a text about a node was written from."""
    return basis_of(memory.facts.edges.mark(entity.id), memory.facts.speaker(entity.pool))


def basis_of(mark: int, speaker: Entity | None) -> str:
    """Name a state of facts by the node's mark and who the speaker of its pool is."""
    return f"{mark:016x}:{'' if speaker is None else speaker.name}"


def united_labels(primary: Entity, duplicate: Entity) -> tuple[str, ...]:
    """Join the labels of two nodes, the primary's first (MG-07)."""
    return tuple(dict.fromkeys((*labels(primary), *labels(duplicate))))


def as_speaker(entity: Entity) -> Entity:
    """Give a node as it is once it has become the speaker: a list of labels a merge wrote then starts with User."""
    return replace(entity, speaker=True, labels=tuple(dict.fromkeys(("User", *entity.labels))) if entity.labels else ())


@dataclass(frozen=True, slots=True)
class _Clause:
    """A verb and what stands behind it, once or, where that reads well, several times: "like tea and rum"."""

    verb: str
    rests: list[str]

    @property
    def text(self) -> str:
        """Put it in words."""
        return f"{self.verb} {_enumerate(self.rests)}"

    def takes(self, said: Phrase) -> bool:
        """Tell whether one more object fits behind the verb; only bare ones do ("like tea", not "live in Rome")."""
        return said.yours == self.verb and self.verb in _TAKE_OBJECTS


def _involve_speaker(told: Iterable[Line]) -> bool:
    return any(subject.speaker or target.speaker for _, subject, target in told)


def _enumerate(parts: Sequence[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
