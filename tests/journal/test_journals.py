"""Every journal against the conformance rules."""

from collections.abc import Callable

import pytest

from mock_server.engine.errors import Conflict, StaleWrite
from mock_server.journal.in_memory import InMemoryJournal
from tests.journal.conformance import Journal, commit, filled

JOURNALS: dict[str, Callable[[], Journal]] = {"in_memory": InMemoryJournal}


@pytest.fixture(params=list(JOURNALS))
def journal(request: pytest.FixtureRequest) -> Journal:
    return JOURNALS[request.param]()


def test_an_unknown_context_has_no_commits(journal: Journal) -> None:
    assert list(journal.read("nobody", 0)) == []


def test_commits_come_back_in_order_and_equal(journal: Journal) -> None:
    commits = filled(journal, "c", 5)
    assert list(journal.read("c", 0)) == commits


def test_a_read_gives_only_what_came_after(journal: Journal) -> None:
    commits = filled(journal, "c", 5)
    assert list(journal.read("c", 3)) == commits[3:]
    assert list(journal.read("c", 5)) == []


def test_contexts_do_not_see_each_other(journal: Journal) -> None:
    mine = filled(journal, "mine", 2)
    filled(journal, "yours", 3)
    assert list(journal.read("mine", 0)) == mine


def test_a_second_writer_of_the_same_number_is_refused_and_writes_nothing(journal: Journal) -> None:
    commits = filled(journal, "c", 2)
    with pytest.raises(StaleWrite):
        journal.append("c", 1, commit(2, number=99))
    assert list(journal.read("c", 0)) == commits


def test_a_commit_that_skips_a_number_is_refused(journal: Journal) -> None:
    filled(journal, "c", 1)
    with pytest.raises(StaleWrite):
        journal.append("c", 1, commit(3))


def test_a_commit_on_a_context_that_was_cleared_conflicts_instead_of_looping(journal: Journal) -> None:
    with pytest.raises(Conflict):
        journal.append("c", 7, commit(8))


def test_what_is_read_is_not_what_was_written_but_a_copy(journal: Journal) -> None:
    (written,) = filled(journal, "c", 1)
    (read,) = journal.read("c", 0)
    assert read is not written


def test_a_rebase_replaces_the_past_and_keeps_counting(journal: Journal) -> None:
    filled(journal, "c", 4)
    snapshot = [commit(4, number=400)]
    journal.rebase("c", snapshot, 4, 1)
    assert list(journal.read("c", 0)) == snapshot
    journal.append("c", 4, commit(5))
    assert list(journal.read("c", 0)) == [*snapshot, commit(5)]
    assert list(journal.read("c", 4)) == [commit(5)]


def test_a_rebase_to_nothing_leaves_the_number_where_it_was(journal: Journal) -> None:
    filled(journal, "c", 3)
    journal.rebase("c", [], 3, 1)
    assert list(journal.read("c", 0)) == []
    with pytest.raises(StaleWrite):
        journal.append("c", 0, commit(1))
    journal.append("c", 3, commit(4))


@pytest.mark.parametrize(("seq", "epoch"), [(2, 1), (4, 1), (3, 0)])
def test_a_rebase_that_missed_a_commit_or_an_epoch_is_refused(journal: Journal, seq: int, epoch: int) -> None:
    commits = filled(journal, "c", 3)
    with pytest.raises(StaleWrite):
        journal.rebase("c", [], seq, epoch)
    assert list(journal.read("c", 0)) == commits


def test_clearing_one_context_leaves_the_others() -> None:
    journal = InMemoryJournal()
    filled(journal, "a", 2)
    kept = filled(journal, "b", 2)
    journal.clear("a")
    assert list(journal.read("a", 0)) == []
    assert list(journal.read("b", 0)) == kept
    assert journal.epoch("b") == 0


def test_a_read_of_nothing_new_decodes_nothing() -> None:
    journal = InMemoryJournal()
    filled(journal, "c", 3)
    assert journal.read("c", 3) == ()
