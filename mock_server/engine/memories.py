"""Facts as MemorySync shows them: memories `m_<n>` of one person, listed, ranked for a prompt, watched and forgotten.

A memory is a live fact in a pool that the person's scope alone can read. Turns and state values never show here (X-04),
though forgetting takes their ids as well. Ranking is `bm25.py`'s, sentences are `sentences.py`'s.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from mock_server.engine import changes as c
from mock_server.engine import clashes, json_text
from mock_server.engine.derived import delete_fact
from mock_server.engine.draft import Draft
from mock_server.engine.errors import MemoryNotFound
from mock_server.engine.executor import Decision, Stamp
from mock_server.engine.instants import Instant
from mock_server.engine.memory import Memory
from mock_server.engine.persons import Person, is_shown_to, paths_of_user, pools_of
from mock_server.engine.places import Bounds, Sight
from mock_server.engine.questions import parse
from mock_server.engine.ranking import by_both
from mock_server.engine.records import Fact, HistoryRow, Item
from mock_server.engine.scopes import EVERYTHING, of_user, writable
from mock_server.engine.vocabulary import KEYS, LABEL_TO_KEY, Category

TIER: Final = "hot"
"""The tier of every memory: none is ever moved to a slower store here."""

_TYPES: Final = {
    "preference": frozenset({"likes", "dislikes", "prefers", "diet", "allergy", "hobby"}),
    "relationship": frozenset({"spouse", "child", "sibling", "manager", "pet", "knows", "manages", "member_of"}),
    "goal": frozenset({"goal", "plan"}),
}
"""Types finer than a category, by the keys and labels they are made of."""

MEMORY_TYPES: Final = frozenset({"fact", *_TYPES, *Category, *KEYS, *LABEL_TO_KEY})
"""Every name `types` may hold: `fact` (all), preference, relationship, goal, the categories, and each key and label."""

_JOB: Final = "job:"


def live_of(memory: Memory, person: Person) -> list[Fact]:
    """Give a person's memories, newest first."""
    found = [
        fact
        for pool in pools_of(memory, person)
        for entity in memory.facts.entities_of(pool.id)
        for fact in memory.facts.held(entity.id)
    ]
    return sorted(found, key=lambda fact: fact.number, reverse=True)


def page(memory: Memory, stamp: Stamp, person: Person, *, limit: int, offset: int) -> tuple[list[Fact], int]:
    """List a window of a person's memories, newest first, and count them all; limit 0 is no limit (J-07)."""
    person.check_read(stamp.caller)
    found = live_of(memory, person)
    return found[offset : offset + limit] if limit else found[offset:], len(found)


def rank(
    memory: Memory, stamp: Stamp, person: Person, prompt: str, *, k: int, types: Iterable[str] | None = None
) -> list[tuple[Fact, float]]:
    """Give the memories that fit a prompt best, at most k, nearest first.

    types narrows; names it does not know are dropped, and when all were unknown nothing fits (B-01). None and no names
    at all are every type. What is no longer valid is left out, though the list still shows it.
    """
    person.check_read(stamp.caller)
    wanted = None if types is None else tuple(types)
    known = frozenset(name.strip().lower() for name in wanted or ()) & MEMORY_TYPES
    if wanted and not known:
        return []
    path, facts = person.path, memory.facts.facts

    def admits(document_id: str) -> bool:
        fact = facts[_fact_id(document_id)]
        return fact.current(stamp.now) and (not known or bool(known & types_of(fact)))

    sees = Sight(partial(is_shown_to, path), Bounds(path=path))
    hits = by_both(memory, prompt, parse(prompt).groups(), sees, limit=k, admits=admits)
    return [(facts[_fact_id(hit.id)], hit.raw) for hit in hits]


def _fact_id(document_id: str) -> str:
    return document_id.removeprefix("fact:")


def types_of(fact: Fact) -> frozenset[str]:
    """Give every type name a memory answers to."""
    words = {word for word in (fact.key, fact.label) if word is not None}
    return frozenset({"fact", type_of(fact), str(fact.category), *words})


def type_of(fact: Fact) -> str:
    """Give the one type a memory is shown with: preference, relationship, goal, else its category."""
    for name, words in _TYPES.items():
        if fact.key in words or fact.label in words or LABEL_TO_KEY.get(fact.label or "") in words:
            return name
    return str(fact.category)


def status(memory: Memory, stamp: Stamp, number: int, *, user: str | None = None) -> Fact:
    """Give a live memory by number, for whoever may read its scope; user narrows to one end user (C-03)."""
    fact = memory.facts.numbered(number)
    if fact is not None and fact.live:
        selector = memory.facts.pools[fact.pool].selector
        if memory.sees(stamp.caller, selector) and (user is None or paths_of_user(selector, user)):
            return fact
    raise MemoryNotFound(f"there is no memory m_{number}", field=("id",))


def job_of(fact: Fact) -> str | None:
    """Give the extraction job a memory came from, where its turn is kept nowhere else."""
    return next((origin[len(_JOB) :] for origin in fact.origins if origin.startswith(_JOB)), None)


def count(memory: Memory, stamp: Stamp) -> int:
    """Count the live memories a caller may read in the whole context."""
    edges = memory.sorted_edges()
    if stamp.caller.read == EVERYTHING:
        return len(edges.edges())
    return sum(len(edges.edges(pool.id)) for pool in memory.pools_seen(stamp.caller))


@dataclass(frozen=True, slots=True)
class ForgetByIds:
    """Ask for memories and rows of an end user, under any tenant, to go (F-02, F-03, F-09)."""

    user: str
    numbers: tuple[int, ...]
    dry_run: bool = False


@dataclass(frozen=True, slots=True)
class ForgetMatching:
    """Ask for a person's memories to go that pass every filter given; None does not filter. Never rows (F-05).

    tags: all of them must be among the memory's labels. before and after bound `created_at`, exclusive.
    """

    person: Person
    source: str | None = None
    event_type: str | None = None
    tags: tuple[str, ...] = ()
    tier: str | None = None
    before: Instant | None = None
    after: Instant | None = None
    dry_run: bool = False


def decide_forget_by_ids(memory: Memory, command: ForgetByIds, stamp: Stamp) -> Decision[tuple[int, ...]]:
    """Remove what is the user's among these numbers, in the order asked; facts of a removed row stay."""
    draft = Draft(memory, stamp)
    gone: list[int] = []
    for number in dict.fromkeys(command.numbers):
        fact = memory.facts.numbered(number)
        row = memory.history.rows.get(number)
        item = memory.items.items.get(number)
        if row is not None and _is_theirs(row, command.user, stamp):
            draft.changes.append(c.HistoryDeleted(number))
        elif item is not None and _is_theirs(item, command.user, stamp):
            draft.changes.append(c.ItemDeleted(number))
        elif fact is not None and fact.live and _may_forget(memory, fact, command.user, stamp):
            delete_fact(draft, fact)
        else:
            continue
        gone.append(number)
    clashes.end_those_over(draft, stamp.now)
    return Decision(() if command.dry_run else tuple(draft.changes), tuple(gone))


def decide_forget_matching(memory: Memory, command: ForgetMatching, stamp: Stamp) -> Decision[tuple[int, ...]]:
    """Remove a person's memories that pass the filters, newest first."""
    command.person.check_forget(stamp.caller)
    draft = Draft(memory, stamp)
    found = [fact for fact in live_of(memory, command.person) if _passes(fact, command)]
    for fact in found:
        delete_fact(draft, fact)
    clashes.end_those_over(draft, stamp.now)
    return Decision(() if command.dry_run else tuple(draft.changes), tuple(fact.number for fact in found))


def _is_theirs(row: HistoryRow | Item, user: str, stamp: Stamp) -> bool:
    return row.user == user and writable(stamp.caller.forget, of_user(row.tenant, row.user))


def _may_forget(memory: Memory, fact: Fact, user: str, stamp: Stamp) -> bool:
    selector = memory.facts.pools[fact.pool].selector
    return writable(stamp.caller.forget, tuple((path,) for path in paths_of_user(selector, user)))


def _passes(fact: Fact, wanted: ForgetMatching) -> bool:
    metadata = {} if fact.metadata is None else json_text.loads(fact.metadata)
    return (
        wanted.source in (None, fact.source_name)
        and wanted.event_type in (None, metadata.get("event_type"))
        and set(wanted.tags) <= set(fact.labels)
        and wanted.tier in (None, TIER)
        and (wanted.before is None or fact.recorded_at < wanted.before)
        and (wanted.after is None or fact.recorded_at > wanted.after)
    )
