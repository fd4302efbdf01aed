"""The key-value state store: one live value per person, source, namespace and key.

Values are exact data, never memories; on request a put feeds extraction (`derived.py`). Indexes are in
`stores/items.py`.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby, islice
from typing import Final, NamedTuple

from mock_server.engine import changes as c
from mock_server.engine import json_text
from mock_server.engine.claims import Extraction
from mock_server.engine.derived import Lesson, Scalar, learn, row_ref, unlearn
from mock_server.engine.draft import Draft
from mock_server.engine.embedding import likeness_to
from mock_server.engine.executor import Decision, Stamp
from mock_server.engine.filler import is_filler
from mock_server.engine.history import Deleted
from mock_server.engine.memory import Memory
from mock_server.engine.persons import Person
from mock_server.engine.records import Item
from mock_server.engine.stores.items import Namespace, Owner

WRITE_ORIGIN: Final = "state-extraction"
"""The marker of facts that came from a value's text."""

_TOKEN: Final = re.compile(r"[^\W_]+")


class Shelf(NamedTuple):
    """Where values of one person and one source lie. Values of two sources never mix (X-03)."""

    person: Person
    source: str

    @property
    def owner(self) -> Owner:
        """Give the store's key."""
        return (self.person.tenant, self.person.user, self.source)


@dataclass(frozen=True, slots=True)
class PutItem:
    """Ask to put a value: exact JSON text, and the text that search reads.

    extraction: what the extractor made of the text, None when it was not asked; metadata is for the facts to carry.
    """

    shelf: Shelf
    namespace: Namespace
    key: str
    value: str
    text: str
    index: bool = True
    extract: bool = False
    extraction: Extraction | None = None
    replace_facts: bool = False
    metadata: Mapping[str, Scalar] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Put:
    """The value as held, whether this put changed it, the extraction it started and the memories it deleted."""

    item: Item
    created: bool
    job_id: str | None = None
    facts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DeleteItems:
    """Ask for keys of exactly one namespace to go; keys None is all of them, () none."""

    shelf: Shelf
    namespace: Namespace
    keys: tuple[str, ...] | None = None
    with_facts: bool = False


def default_text(value: str) -> str:
    """Say what search reads when no text was given: the value as compact JSON with sorted keys (P-09)."""
    return json_text.canonical(json_text.loads(value))


def decide_put(memory: Memory, command: PutItem, stamp: Stamp) -> Decision[Put]:
    """Put a value under a new number, unless exactly this value and text are held already (P-03 to P-06)."""
    shelf = command.shelf
    shelf.person.check_write(stamp.caller)
    held = memory.items.get(shelf.owner, command.namespace, command.key)
    if held is not None and _same(held, command):
        return Decision((), Put(held, created=False))
    draft = Draft(memory, stamp)
    item = Item(
        number=memory.next_row,
        tenant=shelf.person.tenant,
        user=shelf.person.user,
        source=shelf.source,
        namespace=command.namespace,
        key=command.key,
        value=command.value,
        text=command.text,
        indexed=command.index,
        created_at=stamp.now if held is None else held.created_at,
        updated_at=stamp.now,
    )
    draft.changes.append(c.ItemPut(item, None if held is None else held.number))
    facts = unlearn(draft, {held.number}) if held is not None and command.replace_facts else ()
    job_id = None
    if command.extract and not is_filler(command.text):
        job_id = stamp.mint.hex16()
        _learn_from(draft, command, item)
    return Decision(tuple(draft.changes), Put(item, created=True, job_id=job_id, facts=facts))


def is_held(memory: Memory, command: PutItem) -> bool:
    """Tell whether exactly this value and text are held already, so that there is nothing to learn (P-04)."""
    held = memory.items.get(command.shelf.owner, command.namespace, command.key)
    return held is not None and _same(held, command)


def _same(held: Item, command: PutItem) -> bool:
    return held.text == command.text and default_text(held.value) == default_text(command.value)


def _learn_from(draft: Draft, command: PutItem, item: Item) -> None:
    if command.extraction is None:
        return
    origin = row_ref(item.number)
    marks = {"write_origin": WRITE_ORIGIN, "history_id": origin}
    session_id = command.metadata.get("session_id")
    lesson = Lesson(
        command.extraction,
        origin,
        item.source,
        {**command.metadata, **marks},
        session_id=session_id if isinstance(session_id, str) else None,
    )
    learn(draft, command.shelf.person, lesson)


def decide_delete(memory: Memory, command: DeleteItems, stamp: Stamp) -> Decision[Deleted]:
    """Remove keys in the order asked, or a whole namespace newest first (K-09). Other namespaces and sources stay."""
    shelf = command.shelf
    shelf.person.check_forget(stamp.caller)
    if command.keys is None:
        items = newest_first(memory.items.within(shelf.owner, command.namespace))
    else:
        found = (memory.items.get(shelf.owner, command.namespace, key) for key in dict.fromkeys(command.keys))
        items = [item for item in found if item is not None]
    draft = Draft(memory, stamp)
    gone = tuple(item.number for item in items)
    draft.changes.extend(c.ItemDeleted(number) for number in gone)
    facts = unlearn(draft, set(gone)) if command.with_facts else ()
    return Decision(tuple(draft.changes), Deleted(gone, facts))


def get(memory: Memory, stamp: Stamp, shelf: Shelf, namespace: Namespace, key: str) -> Item | None:
    """Find the value under exactly this key; reading makes nothing."""
    shelf.person.check_read(stamp.caller)
    return memory.items.get(shelf.owner, namespace, key)


def page(
    memory: Memory, stamp: Stamp, shelf: Shelf, prefix: Namespace, *, limit: int, offset: int
) -> tuple[list[Item], int]:
    """List a window of the values under a prefix, newest first, and count them all."""
    shelf.person.check_read(stamp.caller)
    if not prefix:
        total = memory.items.count(shelf.owner)
        items = islice(memory.items.newest(shelf.owner), min(offset, total), min(offset + limit, total))
        return list(items), total
    found = newest_first(memory.items.under(shelf.owner, prefix))
    return found[offset : offset + limit], len(found)


def newest_first(items: Iterator[Item]) -> list[Item]:
    """Sort values by `updated_at`, then number, both descending (V-02)."""
    return sorted(items, key=lambda item: (item.updated_at, item.number), reverse=True)


def search(
    memory: Memory, stamp: Stamp, shelf: Shelf, prefix: Namespace, query: str, *, limit: int
) -> tuple[list[tuple[Item, float]], int]:
    """Rank all values under a prefix, best first, those that score nothing included (R-05); and count them.

    An indexed value scores the cosine of query and text, another the share of the query's words it holds.
    """
    shelf.person.check_read(stamp.caller)
    embedded = likeness_to if memory.vectors is None else memory.vectors.embedder.likeness_to
    words, likeness = _tokens(query), embedded(query)
    scored = [
        (item, likeness(item.text) if item.indexed else _overlap(words, item.text))
        for item in newest_first(memory.items.under(shelf.owner, prefix))
    ]
    scored.sort(key=lambda pair: pair[1], reverse=True)
    return scored[:limit], len(scored)


def _overlap(words: frozenset[str], text: str) -> float:
    return round(len(words & _tokens(text)) / len(words), 6) if words else 0.0


def _tokens(text: str) -> frozenset[str]:
    return frozenset(_TOKEN.findall(text.lower()))


def namespaces(
    memory: Memory, stamp: Stamp, shelf: Shelf, prefix: Namespace, *, max_depth: int | None, limit: int, offset: int
) -> list[Namespace]:
    """List the namespaces that hold a value: prefix, cut to max_depth, equal ones joined, sorted, window (N-04).

    They come sorted, and cutting keeps equal ones side by side.
    """
    shelf.person.check_read(stamp.caller)
    cut = (namespace[:max_depth] for namespace in memory.items.namespaces(shelf.owner, prefix))
    found = [namespace for namespace, _ in groupby(cut)]
    return found[offset : offset + limit]
