"""What the benchmarks rest on: the recall data is large enough and sound, and its memory is what it says."""

from pathlib import Path

import pytest

from benchmarks.recall import Quality, _misses, filled, qualities, scope
from benchmarks.recall_data import load
from mock_server.models.static_table import load as load_table


def test_there_are_facts_and_questions_enough() -> None:
    told, asked = load()
    assert len(told) >= 500
    assert len(asked) >= 150
    assert len({(one.key, one.value) for one in told}) == len(told)
    assert len({one.text for one in asked}) == len(asked)
    assert all(one.text.endswith("?") for one in asked)


@pytest.mark.parametrize("line", ["? what is this? => no such key", "? what is this? => likes"])
def test_a_question_that_names_no_single_fact_is_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "recall.txt"
    file.write_text(f"likes: tea\nlikes: rum | what else?\n{line}\n", encoding="utf-8")
    with pytest.raises(ValueError, match="not one"):
        load(file)


def test_a_filled_memory_has_its_facts_in_their_scopes() -> None:
    memory = filled(None, 3, 4, load()[0])
    assert [pool.selector for pool in memory.facts.pools] == [scope(0), scope(1), scope(2)]
    assert [len(memory.sorted_edges().edges(pool)) for pool in range(3)] == [4, 4, 4]


def test_both_ways_together_find_at_least_as_much_as_either() -> None:
    assert _misses(list(qualities(load_table()))) == []


def test_a_way_that_falls_behind_is_a_miss() -> None:
    found = [Quality("words", "all", 9, 0.5, 0.5, 0.5), Quality("both", "all", 9, 0.5, 0.48, 0.495)]
    assert _misses(found) == ["both: hit_5 is 0.48, the best is 0.5"]
