"""`spectron graph`, `spectron timeline` and `spectron merge`: look at the memory, and make two nodes one."""

from typing import TYPE_CHECKING, Annotated

import typer

from spectron_sdk.cli import render
from spectron_sdk.cli.invocation import Invocation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from spectron_sdk import Spectron
    from spectron_sdk.models.graph import GraphEdge, GraphNode, MergeResult
    from spectron_sdk.models.timeline import TimelineItem

Agent = Annotated[str | None, typer.Option("--agent", metavar="ID", help="Only this agent's pool.")]
User = Annotated[str | None, typer.Option("--user", metavar="ID", help="Only what belongs to this user.")]
Everything = Annotated[bool, typer.Option("--all", help="Walk on to the last page.")]


def graph(
    run: Invocation,
    limit: Annotated[int, typer.Option(min=1, max=500, help="Facts per page.")] = 100,
    everything: Everything = False,
    agent: Agent = None,
    user: User = None,
) -> None:
    """Show facts as edges between nodes, newest first."""
    nodes: dict[str, GraphNode] = {}
    edges: list[GraphEdge] = []
    cursor: str | None = None
    with run.client() as memory:
        for page in memory.graph.pages(limit=limit, agent_id=agent, on_behalf_of=user):
            nodes.update((node.id, node) for node in page.nodes)
            edges += page.edges
            cursor = page.next_cursor
            if not everything:
                break
    shown = {"nodes": list(nodes.values()), "edges": edges, "next_cursor": cursor}
    render.answer(run, shown, lambda console: _show_graph(console, nodes, edges, cursor))


def timeline(
    run: Invocation,
    limit: Annotated[int, typer.Option(min=1, max=100, help="Entities per page.")] = 20,
    everything: Everything = False,
    sort: Annotated[
        str | None, typer.Option(metavar="last_updated|created", help="Newest first by which time.")
    ] = None,
    agent: Agent = None,
    user: User = None,
) -> None:
    """Show what is known entity by entity, newest first."""
    items: list[TimelineItem] = []
    cursor: str | None = None
    with run.client() as memory:
        for page in memory.timeline.pages(limit=limit, sort=sort, agent_id=agent, on_behalf_of=user):
            items += page.items
            cursor, sort = page.next_cursor, str(page.sort)
            if not everything:
                break
    shown = {"items": items, "next_cursor": cursor, "sort": sort}
    render.answer(run, shown, lambda console: _show_timeline(console, items, cursor))


def merge(
    run: Invocation,
    primary: Annotated[str, typer.Argument(metavar="PRIMARY", help="The node that stays: its id, or its name.")],
    duplicate: Annotated[str, typer.Argument(metavar="DUPLICATE", help="The node that is folded into it.")],
    agent: Annotated[str, typer.Option("--agent", metavar="ID", help="Whose pool both are in.")] = "chatbot",
    user: User = None,
) -> None:
    """Fold one node into another; the primary takes over the duplicate's facts."""
    with run.client() as memory:
        primary_id, duplicate_id = _ids(memory, (primary, duplicate), agent, user)
        merged = memory.merge(primary_id, duplicate_id, agent_id=agent, on_behalf_of=user)
    render.answer(run, merged, lambda console: _show_merge(console, primary, duplicate, merged))


def _ids(memory: "Spectron", given: tuple[str, str], agent: str, user: str | None) -> list[str]:
    """Look up what may be names; what names no node is taken for an id, so that the server has the last word."""
    nodes = memory.graph.export(agent_id=agent, on_behalf_of=user).nodes
    known = {node.id for node in nodes}
    return [text if text in known else _by_name(nodes, text) for text in given]


def _by_name(nodes: "Sequence[GraphNode]", name: str) -> str:
    found = [node.id for node in nodes if node.name == name]
    if len(found) > 1:
        raise typer.BadParameter(f"{len(found)} nodes are named {name!r}; give one's id: {', '.join(found)}")
    return found[0] if found else name


def _show_graph(
    console: "Console", nodes: "dict[str, GraphNode]", edges: "Sequence[GraphEdge]", cursor: str | None
) -> None:
    about = [(node.id, node.name, ", ".join(node.labels)) for node in nodes.values()]
    console.print(render.table("Nodes", ("id", "name", "labels"), about))
    facts = [(edge.id, edge.label, edge.fact, edge.created_at) for edge in edges]
    console.print(render.table("Facts", ("id", "label", "fact", "since"), facts))
    _show_more(console, cursor)


def _show_timeline(console: "Console", items: "Sequence[TimelineItem]", cursor: str | None) -> None:
    for item in items:
        facts = [("->" if fact.direction == "outgoing" else "<-", fact.label, fact.fact) for fact in item.facts]
        console.print(
            f"{item.name} ({', '.join(item.labels)}), last changed {render.shown(item.last_updated_at)}", style="bold"
        )
        console.print(render.table(render.count(item.fact_count, "fact"), ("", "label", "fact"), facts))
    if not items:
        console.print("Timeline: nothing", style="dim")
    _show_more(console, cursor)


def _show_more(console: "Console", cursor: str | None) -> None:
    if cursor:
        console.print("there may be more: --all walks on", style="dim")


def _show_merge(console: "Console", primary: str, duplicate: str, merged: "MergeResult") -> None:
    moved = merged.rewired_outgoing + merged.rewired_incoming
    console.print(f"{duplicate} is now part of {primary}; {render.count(moved, 'fact')} moved", style="bold")
    if merged.enriched_summary:
        console.print(merged.enriched_summary)
