"""The story that `spectron demo` tells: Maya has a job, moves, makes a wish, and meets a colleague twice.

The first half is told through `Spectron`, the second through `AsyncSpectron`, over one memory. Each step says what it
expects, what came, and whether that is it; `demo.py` prints them.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import Final

from spectron_sdk import AsyncSpectron, Spectron

TENANT: Final = "acme"
USER: Final = "maya"
SCOPE: Final = f"org/{TENANT}/user/{USER}"
THREAD: Final = "thread-42"


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what it does, what should come of it, what did, and whether the two agree."""

    title: str
    expected: str
    got: str
    ok: bool


def first_half(memory: Spectron) -> Iterator[Step]:
    """A session, facts, a correction, an instruction, a doubt, a chat, and the two exact stores."""
    session = memory.sessions.create(scopes=[SCOPE])
    yield Step("Open a session", f"one that belongs to {SCOPE}", str(session.scopes), session.scopes == [[SCOPE]])

    told = memory.remember("My name is Maya Okafor. I live in Lisbon and work at Contoso.", session_id=session.id)
    facts = {fact.key: fact.value for fact in told.extraction.attributes}
    known = {"name": "Maya Okafor", "location": "Lisbon", "employer": "Contoso"}
    yield Step("Remember a sentence", "name, home and employer", _pairs(facts), known.items() <= facts.items())

    moved = memory.remember("I moved to Berlin.", session_id=session.id)
    changes = [(c.key, c.old_value, c.new_value) for c in moved.extraction.corrections]
    yield Step(
        "Move house",
        "a correction, not a second home",
        "; ".join(f"{key}: {old} -> {new}" for key, old, new in changes),
        changes == [("location", "Lisbon", "Berlin")],
    )

    past = memory.entities.history("person", "Maya Okafor", "location")
    shown = [(row.value, row.valid_until is None) for row in past]
    yield Step(
        "Look back", "Lisbon closed, Berlin current", _spans(shown), shown == [("Lisbon", False), ("Berlin", True)]
    )

    wish = memory.remember("Always answer in bullet points.", session_id=session.id).extraction
    instructions = [row.description for row in wish.instructions]
    yield Step(
        "Give an instruction",
        "kept as an instruction, not as a fact",
        "; ".join(instructions),
        len(instructions) == 1 and not wish.attributes,
    )

    vague = memory.remember("I'm CEO - well, co-CEO, it's complicated.", session_id=session.id).extraction
    doubts = [row.about for row in vague.uncertainties]
    yield Step("Be vague", "a doubt on record instead of a guess", "; ".join(doubts), len(doubts) == 1)

    answer = memory.chat("Where do I live?", session_id=session.id)
    cited = [f"{citation.marker} {citation.snippet}" for citation in answer.citations]
    yield Step(
        "Ask",
        "Berlin, as a bullet point, with its source",
        f"{answer.reply} ({'; '.join(cited)})",
        "Berlin" in answer.reply and answer.reply.lstrip().startswith(("-", "*", "•")) and bool(cited),
    )

    turns = [
        {"role": "user", "content": "I have a dog called Biscuit.", "seq": 0},
        {"role": "assistant", "content": "Give Biscuit my best.", "seq": 1},
    ]
    for _ in range(2):
        memory.history.append(THREAD, turns, tenant_id=TENANT, user_id=USER)
    kept = [turn.content for turn in memory.history.list(THREAD, tenant_id=TENANT, user_id=USER)]
    yield Step(
        "Keep a transcript, sent twice",
        "both turns word for word, once each",
        " / ".join(kept),
        kept == [turn["content"] for turn in turns],
    )

    value = {"theme": "dark", "columns": [80, 120]}
    memory.kv.put(["preferences", "editor"], "layout", value, tenant_id=TENANT, user_id=USER)
    item = memory.kv.get(["preferences", "editor"], "layout", tenant_id=TENANT, user_id=USER).item
    yield Step(
        "Store a value", "the same value back", str(item and item.value), item is not None and item.value == value
    )

    values = _current(memory)
    yield Step(
        "Read the state",
        "one memory: what was said to either surface, nothing outdated",
        ", ".join(sorted(values)),
        {"Berlin", "Contoso", "Biscuit"} <= values and "Lisbon" not in values,
    )
    profile = memory.profile()
    lines = [f"{entry.key}: {entry.value}" for entry in (*profile.static, *profile.dynamic)]
    yield Step("Read the profile", "where Maya lives, in one line", "; ".join(lines), "location: Berlin" in lines)


async def second_half(memory: AsyncSpectron) -> AsyncIterator[Step]:
    """Three writers at once, a streamed reply, graph, timeline, and a merge."""
    sentences = ("Joren Blik works at Northwind.", "Joren B plays the cello.", "I like espresso.")
    await asyncio.gather(*(memory.remember(sentence, scopes=[SCOPE]) for sentence in sentences))
    state = await memory.state(scope={"user": USER})
    rows = [row for part in (state.identity, state.knowledge, state.context) for row in part.attributes]
    learnt = {row.value for row in rows} & {"Northwind", "cello", "espresso"}
    yield Step("Write three times at once", "all three, none lost", ", ".join(sorted(learnt)), len(learnt) == 3)

    text = ""
    pieces = 0
    whole = None
    async with memory.chat_stream("Where does Joren Blik work?", scopes=[SCOPE]) as stream:
        async for piece in stream:
            text += piece.delta
            pieces += 1
            whole = piece.result or whole
    yield Step(
        "Stream a reply",
        "pieces that add up to the reply, which says Northwind",
        f"{text} ({pieces} pieces)",
        "Northwind" in text and whole is not None and whole.reply == text,
    )

    edges = [edge async for edge in memory.graph.edges(page_size=2)]
    nodes = {node.name: node.id for node in (await memory.graph.export()).nodes}
    yield Step(
        "Walk the graph, two facts a page",
        "every fact once",
        f"{len(edges)} facts between {len(nodes)} nodes",
        len(edges) == len({edge.id for edge in edges}) >= 6,
    )

    cards = [card async for card in memory.timeline.entities()]
    people = {card.name: card for card in cards if card.labels[0] in {"User", "Person"}}
    counted = all(card.fact_count == len(card.facts) for card in cards)
    yield Step(
        "Open the timeline",
        "a card for Maya and for each name of Joren's, with all their facts",
        ", ".join(f"{card.name} ({card.labels[0]}, {card.fact_count})" for card in people.values()),
        {"Joren Blik", "Joren B"} <= people.keys() and counted and "User" in {card.labels[0] for card in cards},
    )

    if {"Joren Blik", "Joren B"} <= nodes.keys():
        merged = await memory.merge(nodes["Joren Blik"], nodes["Joren B"])
        facts = [edge.fact async for edge in memory.graph.edges() if edge.source == merged.primary_id]
        yield Step(
            "Merge two names of one colleague",
            "Joren Blik has both facts",
            " ".join(facts),
            len(facts) == 2 and any("cello" in fact for fact in facts),
        )
    else:
        yield Step("Merge two names of one colleague", "two nodes to merge", ", ".join(nodes), False)


def _current(memory: Spectron) -> set[str]:
    state = memory.state(scope={"user": USER})
    return {row.value for part in (state.identity, state.knowledge, state.context) for row in part.attributes}


def _pairs(facts: dict[str, str]) -> str:
    return ", ".join(f"{key}: {value}" for key, value in facts.items())


def _spans(shown: list[tuple[str, bool]]) -> str:
    return ", ".join(f"{value} ({'current' if current else 'closed'})" for value, current in shown)
