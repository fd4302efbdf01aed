"""The static table: files read by hand, tokens by longest match, sums over integers; a tiny table and the real one."""

import struct
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import orjson
import pytest

from mock_server.models import static_table
from mock_server.models.static_table import (
    DIMENSIONS,
    UNIT,
    StaticTable,
    TableUnusable,
    load,
    read_tokens,
    read_weights,
)

TOKENS = {"\u2581tea": 0, "\u2581tea\u2581time": 1, "\u2581t": 2, "ea": 3, "\u2581car": 4, "s": 5}
ROWS = np.array([[1, 0, 0], [0, 0, 2], [0.5, 0, 0], [0.25, 0, 0], [0, 1, 0], [0, 0, 0]], np.float32)


def tiny() -> StaticTable:
    return StaticTable(TOKENS, ROWS)


def safetensors(rows: npt.NDArray[Any], dtype: str = "F32", **changed: Any) -> bytes:
    body = rows.tobytes()
    tensor = {"dtype": dtype, "shape": list(rows.shape), "data_offsets": [0, len(body)], **changed}
    header = orjson.dumps({"__metadata__": {"format": "pt"}, "embedding.weight": tensor})
    return struct.pack("<Q", len(header)) + header + body


# -- a tiny table ----------------------------------------------------------------------------------------------------


def test_texts_of_the_same_tokens_are_alike_whatever_their_case_and_spacing() -> None:
    assert tiny().likeness_to("tea")("  TEA ") == 1.0
    assert tiny().likeness_to("tea")("car") == 0.0
    assert tiny().likeness_to("tea car")("tea") == pytest.approx(0.707, abs=0.001)


def test_the_longest_token_wins_and_unknown_characters_are_passed_over() -> None:
    table = tiny()
    assert table.embed("tea time").tolist() == [0, 0, UNIT]
    assert table.embed("\u8336 tea!").tolist() == table.embed("tea").tolist()
    assert table.embed("teas").tolist() == table.embed("tea").tolist()


def test_a_text_without_tokens_is_like_nothing() -> None:
    table = tiny()
    assert table.embed("").tolist() == [0, 0, 0]
    assert table.likeness_to("xyz")("tea") == 0.0


def test_vectors_are_whole_numbers_of_unit_length() -> None:
    vector = tiny().embed("tea car tea")
    assert vector.dtype == np.float32
    assert np.array_equal(vector, np.rint(vector))
    assert np.linalg.norm(vector) == pytest.approx(UNIT, rel=0.001)
    with pytest.raises(ValueError, match="read-only"):
        vector[0] = 1


def test_sums_stay_exact_in_float32() -> None:
    """Products of two vectors add up below 2**24 in any order, so every machine gets the same score."""
    assert (UNIT + DIMENSIONS) ** 2 < 2**24


def test_a_shelf_keeps_what_is_put_and_forgets_what_is_dropped() -> None:
    shelf = tiny().shelf()
    for number in range(30):
        shelf.put(f"d{number}", "tea" if number % 2 else "car")
    for number in range(0, 30, 4):
        shelf.drop(f"d{number}")
    shelf.drop("never there")
    shelf.put("d1", "car")
    assert len(shelf) == 22
    found = {name: cosine for cosine, name in shelf.nearest(tiny().embed("tea"), 99)}
    assert {name for name, cosine in found.items() if cosine == 1.0} == {f"d{n}" for n in range(3, 30, 2)}
    assert found["d1"] == 0.0


def test_the_edge_of_a_shelf_keeps_its_ties() -> None:
    shelf = tiny().shelf()
    for number in range(6):
        shelf.put(f"d{number}", "tea")
    shelf.put("car", "car")
    assert len(shelf.nearest(tiny().embed("tea"), 2)) == 6
    assert shelf.nearest(tiny().embed("car"), 1) == [(1.0, "car")]
    assert tiny().shelf().nearest(tiny().embed("tea"), 3) == []


@pytest.mark.parametrize("dtype", ["F16", "F32"])
def test_a_safetensors_file_is_read(dtype: str) -> None:
    rows = ROWS.astype("<f2" if dtype == "F16" else "<f4")
    assert np.array_equal(read_weights(safetensors(rows, dtype)), rows)


def test_a_tokenizers_json_is_read_without_its_marks_and_bytes() -> None:
    document = {"model": {"vocab": {"<s>": 1, "<0x0A>": 2, "\u2581tea": 3, "<": 4, "a<": 5}}}
    assert read_tokens(orjson.dumps(document)) == {"\u2581tea": 3, "<": 4, "a<": 5}


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff" * 8,
        struct.pack("<Q", 4) + b"null",
        struct.pack("<Q", 2) + b"{}",
        safetensors(ROWS, "BF16"),
        safetensors(ROWS, shape=[7, 7]),
        safetensors(ROWS, data_offsets=[0]),
        safetensors(ROWS)[:-1],
    ],
)
def test_a_file_that_is_no_table_is_refused(data: bytes) -> None:
    with pytest.raises(TableUnusable):
        read_weights(data)


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"{}", b'{"model": {"vocab": {"": 1}}}', b'{"model": {"vocab": {"a": "x"}}}']
)
def test_a_file_that_is_no_tokenizer_is_refused(data: bytes) -> None:
    with pytest.raises(TableUnusable):
        read_tokens(data)


@pytest.mark.parametrize(
    ("tokens", "rows"),
    [({}, ROWS), (TOKENS, ROWS[:3]), (TOKENS, ROWS[0]), (TOKENS, ROWS * 0), (TOKENS, ROWS * np.nan), ({"a": -1}, ROWS)],
)
def test_a_table_that_does_not_fit_is_refused(tokens: dict[str, int], rows: Any) -> None:
    with pytest.raises(TableUnusable):
        StaticTable(tokens, rows)


def test_a_package_that_is_missing_is_named_with_the_way_to_get_it(tmp_path: Path) -> None:
    with pytest.raises(TableUnusable, match=r"spectron-sdk\[embeddings\]"):
        load("no_such_package_anywhere")
    with pytest.raises(TableUnusable, match="without its table"):
        load("email")


# -- the real one ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def real() -> StaticTable:
    return load()


def test_the_installed_table_knows_what_words_mean(real: StaticTable) -> None:
    assert real.likeness_to("doctor")("physician") > 0.5
    assert real.likeness_to("a house")("a home") > 0.5
    assert real.likeness_to("doctor")("bicycle") < 0.2
    assert real.likeness_to("how old am I?")("age: thirty-six") > real.likeness_to("how old am I?")("likes: tea")


def test_the_installed_table_gives_the_same_numbers_everywhere(real: StaticTable) -> None:
    """Figures from another machine would be these: integer sums leave nothing to the order of adding."""
    assert real.embed("You live in Berlin.").shape == (DIMENSIONS,)
    assert [int(number) for number in real.embed("tea")[:4]] == [204, 301, -35, -204]
    assert load().embed("You live in Berlin.").tolist() == real.embed("You live in Berlin.").tolist()


def test_none_of_the_packages_code_is_run(real: StaticTable) -> None:
    import sys

    assert "wordllama" not in sys.modules
    assert {"tokenizers", "safetensors", "huggingface_hub"}.isdisjoint(sys.modules)
    assert real.embed("x").shape[0] == static_table.DIMENSIONS
