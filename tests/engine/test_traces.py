"""The ring keeps the newest traces within its bounds, and a trace keeps as much of a prompt as it may."""

from mock_server.engine.asking import Tier
from mock_server.engine.traces import PROMPT_CHARACTERS, RetrievalTrace, Shown, Traces, bounded
from tests.engine.world import NOON


def asked(trace_id: str, query: str = "x", parent: str | None = None) -> RetrievalTrace:
    """Make a trace."""
    return RetrievalTrace(
        trace_id, NOON, "admin", query, "hybrid", Tier.HYBRID, "why", (), 0, 1, Shown(), parent=parent
    )


def test_the_oldest_goes_when_there_are_too_many() -> None:
    ring = Traces(kept=2)
    for name in "abc":
        ring.add(asked(name))
    assert [trace.id for trace in ring.newest()] == ["c", "b"]
    assert [trace.id for trace in ring.newest(1)] == ["c"]
    assert ring.find("a") is None
    assert ring.find("c") is not None


def test_the_oldest_goes_when_they_hold_too_much_and_the_newest_never() -> None:
    ring = Traces(room=10)
    ring.add(asked("a", "12345"))
    ring.add(asked("b", "12345"))
    assert len(ring.newest()) == 2
    ring.add(asked("c", "1"))
    assert [trace.id for trace in ring.newest()] == ["c", "b"]
    ring.add(asked("d", "far too long for this ring"))
    assert [trace.id for trace in ring.newest()] == ["d"]
    ring.clear()
    ring.add(asked("e", "1234567890"))
    ring.add(asked("f", ""))
    assert [trace.id for trace in ring.newest()] == ["f", "e"]


def test_retrievals_are_found_by_the_reply_they_served() -> None:
    ring = Traces()
    for trace in (asked("a", parent="r"), asked("b"), asked("c", parent="r")):
        ring.add(trace)
    assert [trace.id for trace in ring.served("r")] == ["a", "c"]
    assert ring.served("q") == ()


def test_a_prompt_is_whole_up_to_a_length_and_then_keeps_both_ends() -> None:
    whole = "x" * PROMPT_CHARACTERS
    assert bounded(whole) == whole
    long = f"start{'x' * 50_000}# Question\nWhere?"
    kept = bounded(long)
    assert kept.startswith("start")
    assert kept.endswith("# Question\nWhere?")
    assert f"[... {len(long) - PROMPT_CHARACTERS} characters left out ...]" in kept
    assert len(kept) < PROMPT_CHARACTERS + 100
