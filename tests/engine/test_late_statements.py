"""What is told late takes its place in the past: it undoes nothing that was learnt since."""

from mock_server.engine.claims import SPEAKER, Extraction, FactClaim, Retraction
from tests.engine.world import MINUTE, NOON, World, say


def test_a_value_learnt_late_between_two_in_doubt_supersedes_neither() -> None:
    world = World()
    world.heard(Extraction(facts=(say("location", "Lisbon", confidence=0.5),)), observed_at=NOON - 100 * MINUTE)
    world.heard(Extraction(facts=(say("location", "Berlin", confidence=0.5),)))
    world.heard(Extraction(facts=(say("location", "Porto"),)), observed_at=NOON - 50 * MINUTE)
    lisbon, porto, berlin = world.history("location")
    assert (lisbon.value, porto.value, berlin.value) == ("Lisbon", "Porto", "Berlin")
    assert (lisbon.live, lisbon.superseded_by) == (True, None)
    assert (porto.supersedes, porto.superseded_by) == (None, berlin.id)


def test_a_history_stays_oldest_first_when_its_head_was_taken_back() -> None:
    world = World()
    world.told(say("location", "Berlin"))
    world.heard(Extraction(retractions=(Retraction(SPEAKER, "location"),)))
    world.heard(Extraction(facts=(say("location", "Lisbon"),)), observed_at=NOON - 50 * MINUTE)
    assert [row.value for row in world.history("location")] == ["Lisbon", "Berlin"]


def test_taking_back_late_leaves_what_was_said_since() -> None:
    world = World()
    world.heard(Extraction(facts=(FactClaim(SPEAKER, "likes", "jazz"),)), observed_at=NOON - 90 * MINUTE)
    world.told(FactClaim(SPEAKER, "likes", "tea"))
    world.heard(Extraction(retractions=(Retraction(SPEAKER, "likes"),)), observed_at=NOON - 60 * MINUTE)
    assert world.current("likes") == ["tea"]
    jazz, tea = world.history("likes")
    assert jazz.closing is not None
    assert jazz.closing.known_at == NOON - 60 * MINUTE
    assert tea.live


def test_a_taste_learnt_late_is_over_already_when_its_opposite_came_since() -> None:
    world = World()
    world.told(FactClaim(SPEAKER, "likes", "cilantro"))
    world.heard(Extraction(facts=(FactClaim(SPEAKER, "dislikes", "cilantro"),)), observed_at=NOON - 60 * MINUTE)
    assert (world.current("likes"), world.current("dislikes")) == (["cilantro"], [])
    (dislike,) = world.history("dislikes")
    assert dislike.valid_from == NOON - 60 * MINUTE
    assert dislike.valid_until == NOON
