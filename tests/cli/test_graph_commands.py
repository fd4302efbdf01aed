"""graph, timeline and merge."""

import pytest

from tests.cli.commandline import CommandLine

SCOPE = "org/acme/user/maya"


@pytest.fixture
def known(spectron: CommandLine) -> CommandLine:
    """Give a memory that holds a few facts, about one colleague under two names among others."""
    for sentence in ("I live in Lisbon.", "Joren Blik works at Northwind.", "Joren B plays the cello."):
        assert spectron("remember", sentence, "--scope", SCOPE).code == 0
    return spectron


def test_the_graph_shows_nodes_and_facts(known: CommandLine) -> None:
    shown = known("graph").out
    assert "Joren Blik works at Northwind." in shown
    document = known.json("graph")
    ends = {end for edge in document["edges"] for end in (edge["source"], edge["target"])}
    assert ends == {node["id"] for node in document["nodes"]}
    assert document["next_cursor"] is None


def test_a_first_page_says_that_there_may_be_more_and_all_walks_on(known: CommandLine) -> None:
    assert "--all" in known("graph", "--limit", "1").out
    assert len(known.json("graph", "--limit", "1")["edges"]) == 1
    whole = known.json("graph", "--limit", "1", "--all")
    assert len(whole["edges"]) == len({edge["id"] for edge in whole["edges"]}) == 3
    assert whole["next_cursor"] is None


def test_the_graph_can_be_narrowed_to_a_user_or_an_agent(known: CommandLine) -> None:
    known("remember", "I live in Oslo.", "--scope", "org/acme/user/joren")
    assert "Oslo" not in known("graph", "--user", "maya").out
    assert "Oslo" in known("graph", "--user", "joren").out
    assert known.json("graph", "--agent", "nobody")["edges"] == []


def test_the_timeline_shows_a_card_per_entity(known: CommandLine) -> None:
    shown = known("timeline").out
    assert "Joren Blik (Person)" in shown
    assert "-> " in shown
    assert "<- " in shown
    one = known.json("timeline", "--limit", "1", "--sort", "created")
    assert (len(one["items"]), one["sort"]) == (1, "created")
    assert one["next_cursor"]
    assert len(known.json("timeline", "--limit", "1", "--all")["items"]) > 1


def test_nodes_can_be_merged_by_name(known: CommandLine) -> None:
    assert "Joren B is now part of Joren Blik; 1 fact moved" in known("merge", "Joren Blik", "Joren B").out
    names = [node["name"] for node in known.json("graph")["nodes"]]
    assert "Joren Blik" in names
    assert "Joren B" not in names


def test_nodes_can_be_merged_by_id_and_only_once(known: CommandLine) -> None:
    ids = {node["name"]: node["id"] for node in known.json("graph")["nodes"]}
    pair = (ids["Joren Blik"], ids["Joren B"])
    assert known.json("merge", *pair)["primary_id"] == pair[0]
    again = known("merge", *pair, "--json")
    assert (again.code, again.error["kind"]) == (1, "Conflict")


def test_a_name_that_two_nodes_have_must_be_told_apart(known: CommandLine) -> None:
    known("remember", "I live in Lisbon.", "--scope", "org/acme/user/joren")
    ended = known("merge", "Lisbon", "Joren Blik")
    assert ended.code == 2
    assert "2 nodes are named 'Lisbon'" in ended.err


def test_an_empty_memory_says_so(spectron: CommandLine) -> None:
    assert "Facts: nothing" in spectron("graph").out
    assert "Timeline: nothing" in spectron("timeline").out
