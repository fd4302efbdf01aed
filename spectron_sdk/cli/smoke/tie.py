"""Checks of the TIE surface: the same facts as a graph and as a timeline; merging two nodes, deleting a fact."""

from typing import Final

from spectron_sdk.cli.render import count
from spectron_sdk.cli.smoke.check import Check, Ground, expect, expect_not_found, need
from spectron_sdk.errors import Conflict

AGENT: Final = "chatbot"


def get_graph(on: Ground) -> str:
    _two_spellings_of_one_person(on)
    pages = list(on.memory.graph.pages(limit=2))
    edges = [edge for page in pages for edge in page.edges]
    expect(len(edges) == len({edge.id for edge in edges}), "an edge came twice")
    for page in pages:
        ends = {end for edge in page.edges for end in (edge.source, edge.target)}
        expect(ends == {node.id for node in page.nodes}, "a page whose nodes are not the ends of its edges")
    nodes = {node.name: node for page in pages for node in page.nodes}
    on.edge = next((edge for edge in edges if "Trieste" in edge.fact), None)
    expect(on.edge, f"no edge about Trieste among {[edge.fact for edge in edges]}")
    pair = (nodes.get(f"Ines Carvalho {on.user}"), nodes.get(f"Ines C {on.user}"))
    on.nodes = (pair[0], pair[1]) if pair[0] and pair[1] else None
    return f"{count(edges, 'edge')} on {count(pages, 'page')}"


def export_graph(on: Ground) -> str:
    whole = on.memory.graph.export()
    walked = {edge.id for edge in on.memory.graph.edges(page_size=500)}
    expect({edge.id for edge in whole.edges} == walked, f"{count(whole.edges, 'edge')}, {len(walked)} in the graph")
    expect(on.memory.graph.export(include_episodes=True).episodes, "no episodes though asked for")
    return f"{count(whole.nodes, 'node')}, {count(whole.edges, 'edge')}"


def warm_graph(on: Ground) -> str:
    warmed = on.memory.graph.warm(on.user, on_behalf_of=on.user)
    edge = need(on.edge, "edge")
    expect(edge.id in {held.id for held in warmed.edges}, f"nothing about Trieste in {count(warmed.edges, 'edge')}")
    return f"{count(warmed.entities, 'node')}"


def search_graph(on: Ground) -> str:
    found = on.memory.graph.search("Ines Carvalho")
    expect(len(found) > 0 and "Ines" in found[0].name, f"best {[node.name for node in found]}")
    return f"best {found[0].name} at {found[0].score:.2f}"


def ingest_episode(on: Ground) -> str:
    text = "Tomas Lind works at Halden Robotics."
    taken = on.memory.graph.ingest(text, agent_id=AGENT, type="document", on_behalf_of=on.user)
    expect(taken.episode_id, "no episode id")
    edges = list(on.memory.graph.edges())
    on.ingested = next((edge for edge in edges if "Halden Robotics" in edge.fact), None)
    expect(on.ingested, f"nothing of it among {[edge.fact for edge in edges]}")
    return taken.status


def get_timeline(on: Ground) -> str:
    cards = list(on.memory.timeline.entities(page_size=3))
    edge = need(on.edge, "edge")
    ends = {card.id for card in cards if edge.id in {fact.id for fact in card.facts}}
    expect(ends == {edge.source, edge.target}, f"the move to Trieste is on {len(ends)} cards, not on both of its ends")
    expect(len(cards) == len({card.id for card in cards}), "an entity came twice")
    wrong = [card.name for card in cards if card.fact_count != len(card.facts)]
    expect(not wrong, f"fact_count is not the number of facts of {wrong}")
    times = [card.last_updated_at for card in cards]
    expect(times == sorted(times, reverse=True), "not newest first")
    return f"{len(cards)} entities"


def list_agent_memories(on: Ground) -> str:
    rows = on.memory.graph.list_agent(AGENT)
    expect(any("Trieste" in row.content for row in rows), f"no Trieste among {[row.content for row in rows]}")
    return f"{count(rows, 'fact')}"


def merge_nodes(on: Ground) -> str:
    primary, duplicate = need(on.nodes, "pair of nodes")
    merged = on.memory.merge(primary.id, duplicate.id, agent_id=AGENT)
    expect(merged.primary_id == primary.id and merged.duplicate_id == duplicate.id, "other nodes were merged")
    expect(merged.rewired_outgoing == 1, f"{merged.rewired_outgoing} facts moved")
    names = {node.name for node in on.memory.graph.export().nodes}
    expect(primary.name in names and duplicate.name not in names, "the duplicate is still shown")
    try:
        on.memory.merge(primary.id, duplicate.id, agent_id=AGENT)
    except Conflict:
        return f"{duplicate.name} is part of {primary.name}"
    expect(False, "they could be merged twice")
    return ""


def delete_memory(on: Ground) -> str:
    edge = need(on.edge, "edge")
    gone = on.memory.graph.delete(edge.id, agent_id=AGENT)
    expect(gone.status == "deleted" and gone.memory_id == edge.id, f"{gone.status} {gone.memory_id}")
    expect(edge.id not in {held.id for held in on.memory.graph.edges()}, "it is still shown")
    expect_not_found(lambda: on.memory.graph.delete(edge.id, agent_id=AGENT), "it could be deleted twice")
    if on.ingested is not None:
        on.memory.graph.delete(on.ingested.id, agent_id=AGENT)
    return edge.fact


def _two_spellings_of_one_person(on: Ground) -> None:
    def works_at(person: str, company: str) -> dict[str, object]:
        return {
            "entity": {"type": "person", "name": f"{person} {on.user}"},
            "key": "works_with",
            "target": {"type": "organisation", "name": company},
        }

    triples = [works_at("Ines Carvalho", "Contoso"), works_at("Ines C", "Fabrikam")]
    told = on.memory.remember(infer="triples", triples=triples, scopes=[on.scope])
    on.sessions += [told.session_id] if told.session_id else []


MIDDLE: Final = (
    Check("getGraph", get_graph),
    Check("exportGraph", export_graph),
    Check("warmGraph", warm_graph),
    Check("searchGraph", search_graph),
    Check("ingestEpisode", ingest_episode),
    Check("getTimeline", get_timeline),
    Check("listAgentMemories", list_agent_memories),
    Check("mergeNodes", merge_nodes),
)

CLOSING: Final = (Check("deleteMemory", delete_memory),)
