"""From when until when values hold: dated, ended, told late, planned, and told again with a date."""

import pytest

from mock_server.engine.claims import SPEAKER, Extraction, FactClaim, Retraction, UncertaintyClaim
from mock_server.engine.instants import DAY, Instant, parse
from mock_server.engine.records import Fact
from tests.engine.world import MINUTE, NOON, World, say

MARCH = parse("2026-03-15T00:00:00Z")
APRIL = parse("2026-04-01T00:00:00Z")
NEXT_YEAR = parse("2027-01-04T00:00:00Z")


def dated(
    key: str, value: str, since: Instant | None = None, until: Instant | None = None, *, event: bool = False
) -> FactClaim:
    """Claim a value with its dates."""
    return FactClaim(SPEAKER, key, value, valid_from=since, valid_until=until, event=event)


def interval(row: Fact) -> tuple[str | None, Instant | None, Instant | None]:
    """Give a value and when it held, as histories show it."""
    return (row.value, row.since, row.until)


def test_what_is_replaced_ends_when_the_new_value_began() -> None:
    world = World()
    world.told(dated("location", "Leeds", MARCH))
    world.told(dated("location", "Oslo", APRIL))
    assert [*map(interval, world.history("location"))] == [("Leeds", MARCH, APRIL), ("Oslo", APRIL, None)]


def test_a_dated_value_keeps_its_start_when_the_next_one_held_before_it() -> None:
    world = World()
    world.told(dated("location", "Leeds", APRIL))
    world.told(dated("location", "Oslo", MARCH))
    assert [*map(interval, world.history("location"))] == [("Leeds", APRIL, APRIL), ("Oslo", MARCH, None)]


def test_an_undated_value_gives_way_to_a_change_before_it_was_said() -> None:
    world = World()
    world.told(say("location", "Leeds"))
    world.told(dated("location", "Oslo", APRIL, event=True))
    assert [*map(interval, world.history("location"))] == [("Leeds", APRIL, APRIL), ("Oslo", APRIL, None)]


def test_a_change_told_after_a_later_one_is_history() -> None:
    world = World()
    world.told(dated("location", "Oslo", APRIL, event=True))
    told = world.told(dated("location", "Leeds", MARCH, event=True)).delta
    assert told is not None
    assert told.corrections == ()
    assert told.attributes == ()
    assert world.current("location") == ["Oslo"]
    assert ("Leeds", MARCH, APRIL) in map(interval, world.history("location"))


@pytest.mark.parametrize("since", [None, MARCH])
def test_what_was_over_when_told_is_kept_and_never_current(since: Instant | None) -> None:
    world = World()
    world.told(say("location", "Oslo"))
    told = world.told(dated("location", "Paris", since, APRIL)).delta
    assert told is not None
    assert (told.attributes, told.corrections) == ((), ())
    assert world.current("location") == ["Oslo"]
    assert ("Paris", since, APRIL) in map(interval, world.history("location"))


def test_what_was_over_is_kept_once() -> None:
    world = World()
    for _ in range(3):
        world.told(dated("location", "Paris", MARCH, APRIL))
    assert len(world.history("location")) == 1


def test_an_end_in_the_past_ends_the_same_value() -> None:
    world = World()
    world.told(dated("employer", "Contoso", MARCH))
    world.told(dated("employer", "Contoso", None, APRIL))
    assert world.current("employer") == []
    assert [*map(interval, world.history("employer"))] == [("Contoso", MARCH, APRIL)]


def test_an_earlier_stay_does_not_end_the_present_one() -> None:
    world = World()
    world.told(dated("location", "Paris", APRIL))
    world.told(dated("location", "Paris", parse("2010-01-01T00:00:00Z"), parse("2015-01-01T00:00:00Z")))
    assert world.current("location") == ["Paris"]


def test_what_holds_until_a_day_is_current_until_then() -> None:
    world = World()
    world.told(dated("location", "Bergen", None, NOON + DAY))
    assert world.current("location") == ["Bergen"]
    world.clock.at = NOON + DAY - MINUTE
    assert world.current("location") == ["Bergen"]
    world.clock.at = NOON + DAY
    assert world.current("location") == []


def test_a_value_that_ran_out_keeps_its_end_and_is_not_corrected() -> None:
    world = World()
    world.told(dated("location", "Bergen", MARCH, NOON + DAY))
    world.clock.at = NOON + 2 * DAY
    told = world.told(say("location", "York")).delta
    assert told is not None
    assert told.corrections == ()
    assert interval(world.history("location")[0]) == ("Bergen", MARCH, NOON + DAY)
    assert world.current("location") == ["York"]


def test_a_value_that_ran_out_can_be_said_again() -> None:
    world = World()
    world.told(dated("location", "Bergen", MARCH, NOON + DAY))
    world.clock.at = NOON + 2 * DAY
    world.told(say("location", "Bergen"))
    assert world.current("location") == ["Bergen"]
    assert len(world.history("location")) == 2


def test_what_begins_later_replaces_nothing_before_that() -> None:
    world = World()
    world.told(say("employer", "Fabrikam"))
    told = world.told(dated("employer", "Contoso", NEXT_YEAR)).delta
    assert told is not None
    assert told.corrections == ()
    assert world.current("employer") == ["Fabrikam"]
    world.clock.at = NEXT_YEAR
    assert world.current("employer") == ["Contoso"]


def test_the_same_value_told_with_a_date_gets_it_and_moves_the_end_before_it() -> None:
    world = World()
    world.told(dated("location", "Leeds", MARCH))
    world.told(say("location", "Oslo"))
    told = world.told(dated("location", "Oslo", APRIL)).delta
    assert told is not None
    assert told.corrections == ()
    assert [*map(interval, world.history("location"))] == [("Leeds", MARCH, APRIL), ("Oslo", APRIL, None)]


def test_the_last_date_told_of_a_value_counts() -> None:
    world = World()
    world.told(dated("location", "Oslo", MARCH))
    world.told(dated("location", "Oslo", APRIL))
    world.told(dated("location", "Oslo", None, NEXT_YEAR))
    assert [*map(interval, world.history("location"))] == [("Oslo", APRIL, NEXT_YEAR)]


def test_a_value_does_not_begin_after_it_was_first_said() -> None:
    world = World()
    world.told(say("location", "Oslo"))
    world.clock.at = NOON + 3 * DAY
    world.told(dated("location", "Oslo", NOON + 2 * DAY))
    assert [*map(interval, world.history("location"))] == [("Oslo", NOON, None)]


def test_a_date_settles_the_doubt_about_it() -> None:
    world = World()
    doubt = UncertaintyClaim("when location began", "The date was unclear.")
    world.heard(Extraction(facts=(say("location", "Oslo"),), uncertainties=(doubt,)))
    assert [row.about for row in world.state().unknowns] == ["when location began"]
    world.told(say("location", "Oslo"))
    assert [row.about for row in world.state().unknowns] == ["when location began"]
    world.told(dated("location", "Oslo", APRIL))
    assert world.state().unknowns == ()


def test_taking_back_leaves_no_interval_inverted() -> None:
    world = World()
    world.told(dated("employer", "Contoso", APRIL))
    world.heard(Extraction(retractions=(Retraction(SPEAKER, "employer", None, MARCH),)))
    assert [*map(interval, world.history("employer"))] == [("Contoso", APRIL, APRIL)]


def test_replaying_the_journal_gives_the_same_dates() -> None:
    world = World()
    world.told(say("location", "Oslo"))
    world.told(dated("location", "Oslo", APRIL))
    world.told(dated("employer", "Contoso", NEXT_YEAR))
    again = World()
    again.journal = world.journal
    again.executor = type(world.executor)("ctx", journal=world.journal, clock=world.clock, seed="seed")
    assert [*map(interval, again.history("location"))] == [("Oslo", APRIL, None)]
