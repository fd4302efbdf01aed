"""Measure recall: how often the right fact is found, by words, by meaning and by both; and what a search costs.

Quality is asked of one person's facts in one scope (`data/recall.txt`), split into questions that share a word with
their fact and those that do not. Cost compares a context of 100,000 facts in 1,000 scopes with one of 1,000 facts in
one scope, for a caller who looks at one scope, as lens, as home of a session, and by what a key may read. Meaning needs
the extra `[embeddings]`; without it words alone are measured, and the exit code says so.
"""

import json
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from benchmarks.recall_data import Asked, Told, load
from mock_server.engine import ranking
from mock_server.engine.asking import Ask
from mock_server.engine.callers import OPEN_ADMIN
from mock_server.engine.changes import EntityCreated, FactAsserted, PoolOpened
from mock_server.engine.executor import Stamp
from mock_server.engine.ids import Mint
from mock_server.engine.memory import Memory
from mock_server.engine.names import normalise
from mock_server.engine.ports import Embedder
from mock_server.engine.questions import parse
from mock_server.engine.recall import recall
from mock_server.engine.records import Entity, Fact, Pool, SourceRef
from mock_server.engine.scopes import Selector, region
from mock_server.engine.vocabulary import Category
from mock_server.engine.words import terms
from mock_server.models import static_table

RESULTS: Final = Path(__file__).parent / "results" / "recall.json"
STAMP: Final = Stamp(10**9, Mint("s", "c", "read", 1), OPEN_ADMIN)
SOURCE: Final = SourceRef("turn", "turn:t", "sess_s")

SMALL: Final = (1, 1_000)
LARGE: Final = (1_000, 100)
"""How many scopes, and how many facts in each."""

ROUNDS: Final = 7
QUESTIONS: Final = 40
MOST_SLOWER: Final = 2.0
WITHIN: Final = 0.01
"""Both together must be the best, or within so much of it."""


@dataclass(frozen=True, slots=True)
class Quality:
    """How well a way of ranking finds the one right fact."""

    way: str
    questions: str
    count: int
    hit_1: float
    hit_5: float
    mrr: float


@dataclass(frozen=True, slots=True)
class Cost:
    """Microseconds a search takes in the small and in the large context, medians."""

    way: str
    seen_by: str
    small_us: float
    large_us: float

    @property
    def ratio(self) -> float:
        """Tell how much slower the large one is."""
        return self.large_us / self.small_us


def scope(number: int) -> Selector:
    """Give the scope of a person."""
    return ((f"org/acme/user/u{number}",),)


def filled(embedder: Embedder | None, scopes: int, each: int, told: list[Told]) -> Memory:
    """Make a memory of people, the facts dealt to them in turn."""
    memory = Memory("bench", embedder)
    facts = cycle(told)
    number = 0
    for pool in range(scopes):
        memory.apply(PoolOpened(Pool(pool, scope(pool))))
        name = "Maya" if scopes == 1 else f"Maya{pool}"
        speaker = _entity(f"speaker_{pool}", pool, "person", name, speaker=True)
        memory.apply(EntityCreated(speaker))
        for told_fact in islice(facts, each):
            number += 1
            node = _entity(f"node_{number}", pool, "topic", told_fact.value, value_node=True)
            memory.apply(EntityCreated(node))
            memory.apply(FactAsserted(_fact(number, pool, speaker.id, node.id, told_fact)))
    return memory


def _entity(
    entity_id: str, pool: int, type_: str, name: str, *, speaker: bool = False, value_node: bool = False
) -> Entity:
    return Entity(
        entity_id, pool, type_, name, normalise(name), Category.KNOWLEDGE, 1, 1, speaker=speaker, value_node=value_node
    )


def _fact(number: int, pool: int, subject: str, target: str, told: Told) -> Fact:
    return Fact(
        id=f"f{number}",
        number=number,
        pool=pool,
        subject=subject,
        target=target,
        key=told.key,
        value=told.value,
        label=None,
        category=Category.KNOWLEDGE,
        importance=0.8,
        confidence=0.9,
        source=SOURCE,
        known_at=number,
        recorded_at=number,
        valid_from=number,
        origins=("turn:t",),
    )


# -- quality -----------------------------------------------------------------------------------------------------------


def qualities(embedder: Embedder | None) -> Iterator[Quality]:
    """Rank every question in every way there is."""
    told, asked = load()
    memory = filled(embedder, 1, len(told), told)
    shares = [not set(parse(one.text).topic).isdisjoint(_terms(told[one.answer])) for one in asked]
    for way in ("words", "meaning", "both") if embedder else ("words",):
        ranks = [_rank(memory, way, one) for one in asked]
        for name, mask in (
            ("all", [True] * len(asked)),
            ("sharing a word with the fact", shares),
            ("sharing no word with it", [not one for one in shares]),
        ):
            yield _quality(way, name, [rank for rank, counts in zip(ranks, mask, strict=True) if counts])


def _rank(memory: Memory, way: str, asked: Asked) -> int | None:
    """Give the place of the right fact, from 1; None when it is not found at all."""

    def everything(_: Selector) -> bool:
        return True

    groups, limit = parse(asked.text).groups(), len(memory.facts.facts)
    if way == "words":
        found = ranking.by_words(memory, groups, everything, limit=limit)
    elif way == "meaning":
        found = ranking.by_meaning(memory, asked.text, everything, limit=limit)
    else:
        found = ranking.by_both(memory, asked.text, groups, everything, limit=limit)
    wanted = f"fact:f{asked.answer + 1}"
    return next((rank for rank, hit in enumerate(found, 1) if hit.id == wanted), None)


def _terms(told: Told) -> set[str]:
    return set(terms(f"{told.key.replace('_', ' ')} {told.value}"))


def _quality(way: str, questions: str, ranks: list[int | None]) -> Quality:
    found = [rank for rank in ranks if rank is not None]
    count = len(ranks)
    return Quality(
        way,
        questions,
        count,
        round(sum(rank == 1 for rank in found) / count, 3),
        round(sum(rank <= 5 for rank in found) / count, 3),
        round(sum(1 / rank for rank in found) / count, 3),
    )


# -- cost --------------------------------------------------------------------------------------------------------------


def costs(embedder: Embedder | None) -> Iterator[Cost]:
    """Time searches of one scope in a small context and in a large one, in turn."""
    told, asked = load()
    # Questions that no key answers at once, so that both contexts rank.
    small, large = (filled(embedder, *shape, told) for shape in (SMALL, LARGE))
    texts = [one.text for one in asked[:QUESTIONS]]
    seen_by = {
        "lens": lambda number: (Ask(text="", lens=scope(number)), STAMP),
        "home": lambda number: (Ask(text="", home=scope(number)), STAMP),
        "grant": lambda number: (
            Ask(text=""),
            STAMP._replace(caller=replace(OPEN_ADMIN, read=region([scope(number)[0][0]]))),
        ),
    }
    for name, looks in seen_by.items():
        timed: dict[int, list[float]] = {0: [], 1: []}
        for round_number in range(ROUNDS):
            for which, memory in enumerate((small, large)):
                # Each round asks in other scopes than the one before: nothing must come from having asked already.
                numbers = [(round_number * QUESTIONS + n) % len(memory.facts.pools) for n in range(len(texts))]
                calls = [
                    (replace(ask, text=text), stamp)
                    for text, (ask, stamp) in zip(texts, map(looks, numbers), strict=True)
                ]
                started = time.perf_counter()
                for ask, stamp in calls:
                    recall(memory, stamp, ask)
                if round_number:
                    timed[which].append((time.perf_counter() - started) / len(texts) * 1e6)
                else:
                    recall(memory, calls[0][1], calls[0][0])
        way = "both" if embedder else "words"
        yield Cost(way, name, round(statistics.median(timed[0]), 1), round(statistics.median(timed[1]), 1))


# -- report ------------------------------------------------------------------------------------------------------------


def main() -> int:
    """Run everything; exit 1 when a target is missed, 2 when there is no table to measure meaning with."""
    table = _table()
    found = list(qualities(table))
    spent = [*costs(None), *(costs(table) if table else ())]
    for one in found:
        print(
            f"{one.way:<8} {one.questions:<29} {one.count:>4}  "
            f"hit@1 {one.hit_1:.3f}  hit@5 {one.hit_5:.3f}  MRR {one.mrr:.3f}"
        )
    misses = _misses(found)
    for cost in spent:
        met = cost.ratio <= MOST_SLOWER
        print(
            f"{cost.way:<8} one scope, by {cost.seen_by:<5}  1k facts {cost.small_us:>8,.0f} us  "
            f"100k facts in 1,000 scopes {cost.large_us:>8,.0f} us  ratio {cost.ratio:.2f}  {'ok' if met else 'MISSED'}"
        )
        if not met:
            misses.append(f"{cost.way}, by {cost.seen_by}: {cost.ratio:.2f} times as slow")
    print(*(f"MISSED: {miss}" for miss in misses), sep="\n")
    RESULTS.parent.mkdir(exist_ok=True)
    rows = {"quality": [asdict(one) for one in found], "cost": [asdict(one) | {"ratio": one.ratio} for one in spent]}
    RESULTS.write_text(json.dumps(rows, indent=2) + "\n")
    return 1 if misses else 0 if table else 2


def _table() -> Embedder | None:
    try:
        return static_table.load()
    except static_table.TableUnusable as error:
        sys.stderr.write(f"{error}\n")
        return None


def _misses(found: list[Quality]) -> list[str]:
    """Say where both together are not the best, nor near it."""
    by_way = {one.way: one for one in found if one.questions == "all"}
    if "both" not in by_way:
        return []
    return [
        f"both: {name} is {getattr(by_way['both'], name)}, the best is {best}"
        for name in ("hit_1", "hit_5", "mrr")
        if getattr(by_way["both"], name) < (best := max(getattr(one, name) for one in by_way.values())) - WITHIN
    ]


if __name__ == "__main__":
    raise SystemExit(main())
