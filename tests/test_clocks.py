"""The clock that tests hold still and move."""

from mock_server.clocks import SettableClock, system_now
from mock_server.engine.instants import HOUR, parse

NOON = parse("2026-05-04T12:00:00Z")


def test_left_alone_it_is_the_machines_clock() -> None:
    clock = SettableClock()
    before = system_now()
    assert before <= clock.now() <= system_now()
    assert not clock.frozen


def test_running_it_never_goes_back() -> None:
    clock = SettableClock()
    seen = [clock.now() for _ in range(1_000)]
    assert seen == sorted(seen)


def test_frozen_it_stands_still_until_moved() -> None:
    clock = SettableClock(NOON)
    assert clock.now() == clock.now() == NOON
    clock.advance(HOUR)
    assert clock.now() == NOON + HOUR


def test_freezing_keeps_the_moment_and_resuming_goes_on_from_it() -> None:
    clock = SettableClock()
    clock.freeze()
    held = clock.now()
    assert clock.now() == held
    clock.resume()
    assert held <= clock.now() < held + HOUR


def test_set_while_running_runs_on_from_there() -> None:
    clock = SettableClock()
    clock.set(NOON)
    assert NOON <= clock.now() < NOON + HOUR
    clock.advance(HOUR)
    assert NOON + HOUR <= clock.now() < NOON + 2 * HOUR


def test_reset_undoes_everything() -> None:
    clock = SettableClock(NOON)
    clock.resume()
    clock.advance(HOUR)
    clock.reset()
    assert clock.frozen
    assert clock.now() == NOON
