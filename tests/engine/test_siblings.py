"""A piece of a long text that is found brings along what its section says beside it, and nothing of another section."""

from typing import Any

from mock_server.engine.callers import Caller
from mock_server.engine.scopes import region
from tests.engine.recalling import ask, found, keep
from tests.engine.world import World

FILLER = "lorem ipsum dolor sit amet " * 45


def section(name: str, *paragraphs: str) -> str:
    return f"# {name}\n" + "".join(f"{paragraph}\n{FILLER}\n" for paragraph in paragraphs)


HANDBOOK = (
    section("Boats", "The quay has room for nine ferries.", "Ropes hang in the shed.", "Paint is stored below.")
    + section("Kitchen", "The oven takes eleven trays.")
    + section("Garden", "Tulips are planted in October.")
)


def beside(world: World, text: str, **more: Any) -> list[str]:
    return [hit.text for hit in ask(world, text, **more).siblings]


def test_pieces_of_the_same_section_come_along_beyond_k() -> None:
    world = World()
    keep(world, HANDBOOK)
    answer = ask(world, "how many ferries fit at the quay?", k=1)
    assert len(answer.hits) == 1
    assert "nine ferries" in answer.hits[0].text
    brought = "".join(hit.text for hit in answer.siblings)
    assert "Ropes hang" in brought
    assert "oven" not in brought
    assert "Tulips" not in brought
    assert all(0 < hit.score < answer.hits[0].score for hit in answer.siblings)


def test_the_section_behind_and_the_one_before_stay_out() -> None:
    world = World()
    keep(world, HANDBOOK)
    last = "".join(beside(world, "what is the paint for, where is paint stored?", k=1))
    assert "Ropes hang" in last
    assert "oven" not in last
    kitchen = "".join(beside(world, "how many trays does the oven take?", k=1))
    assert "Paint" not in kitchen
    assert "Tulips" not in kitchen


def test_a_section_in_one_piece_brings_nothing() -> None:
    world = World()
    keep(world, HANDBOOK + "# Shed\nThe mower is green.\n" + "x " * 100)
    assert beside(world, "which colour has the mower?", k=1) == []


def test_a_text_without_headings_is_one_section_and_only_the_nearest_come() -> None:
    world = World()
    keep(world, "".join(f"Paragraph {name} is here. {FILLER}" for name in ("alpha", "beta", "gamma", "delta", "omega")))
    brought = "".join(beside(world, "paragraph alpha", k=1))
    assert "beta" in brought
    assert "omega" not in brought


def test_what_was_found_itself_is_not_brought_again() -> None:
    world = World()
    keep(world, HANDBOOK)
    answer = ask(world, "quay ropes paint", k=10)
    ids = [hit.id for hit in answer.retrieved]
    assert len(ids) == len(set(ids))


def test_short_turns_have_no_siblings_and_other_turns_are_none() -> None:
    world = World()
    keep(world, "The quay has room for nine ferries.")
    keep(world, "Ropes hang in the shed.")
    assert found(world, "ferries at the quay", k=1) == ["The quay has room for nine ferries."]
    assert beside(world, "ferries at the quay", k=1) == []


def test_facts_alone_bring_no_pieces() -> None:
    world = World()
    keep(world, HANDBOOK)
    assert beside(world, "ferries at the quay", passages=False) == []


def test_nobody_is_shown_the_section_of_a_text_out_of_sight() -> None:
    world = World()
    keep(world, HANDBOOK, scope=["org/acme"])
    answer = ask(world, "ferries at the quay", Caller("bot", read=region(["org/beta"])))
    assert answer.retrieved == ()
