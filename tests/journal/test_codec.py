"""Commits through the codec: every change type, with every value it may hold, comes back equal."""

import json
from dataclasses import fields, is_dataclass
from enum import Enum
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mock_server.engine.changes import Commit, EntityCreated, HistoryAppended, Replay
from mock_server.engine.records import Entity, HistoryRow
from mock_server.engine.vocabulary import Category
from mock_server.journal.codec import CHANGES, CodecError, decode, encode

TEXTS = st.text(max_size=12)
INTEGERS = st.integers() | st.sampled_from([0, -1, 2**63, -(2**63) - 1, 10**40])
FLOATS = st.floats(allow_nan=False, allow_infinity=False)


def values(hint: Any) -> st.SearchStrategy[Any]:
    """Make values of a type, following records."""
    if is_dataclass(hint) and isinstance(hint, type):
        hints = get_type_hints(hint)
        return st.builds(hint, **{field.name: values(hints[field.name]) for field in fields(hint)})
    if isinstance(hint, type) and issubclass(hint, Enum):
        return st.sampled_from(hint)
    arguments = get_args(hint)
    if get_origin(hint) is tuple:
        if arguments[-1] is Ellipsis:
            return st.lists(values(arguments[0]), max_size=3).map(tuple)
        return st.tuples(*(values(argument) for argument in arguments))
    if get_origin(hint) in (Union, UnionType):
        return st.one_of(*(values(argument) for argument in arguments))
    simple: dict[Any, st.SearchStrategy[Any]] = {
        str: TEXTS,
        int: INTEGERS,
        float: FLOATS,
        bool: st.booleans(),
        type(None): st.none(),
    }
    return simple[hint]


@pytest.mark.parametrize("name", sorted(CHANGES))
@settings(max_examples=40)
@given(data=st.data())
def test_every_change_comes_back_equal(name: str, data: st.DataObject) -> None:
    change = data.draw(values(CHANGES[name]))
    sent = Commit(1, 5, "admin", (change, change))
    back = decode(encode(sent))
    assert back == sent
    assert repr(back) == repr(sent)


@given(
    seq=st.integers(min_value=1),
    principal=TEXTS,
    on_behalf_of=st.none() | TEXTS,
    replay=st.none() | st.builds(Replay, TEXTS, TEXTS, st.integers(200, 599), TEXTS),
)
def test_a_commit_keeps_its_caller_and_its_stored_answer(
    seq: int, principal: str, on_behalf_of: str | None, replay: Replay | None
) -> None:
    sent = Commit(seq, 5, principal, (), on_behalf_of, replay)
    assert decode(encode(sent)) == sent


def test_nul_characters_and_numbers_past_64_bits_survive() -> None:
    row = HistoryRow(1, "t", "u", "api", "s", "user", "a\x00b\u2028", 10**30, None, '{"n":1e400}', None, 0)
    sent = Commit(1, 0, "admin", (HistoryAppended(row),))
    assert decode(encode(sent)) == sent


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b'{"seq":1}', b"\xff"])
def test_bytes_that_are_no_commit_are_refused(data: bytes) -> None:
    with pytest.raises(CodecError):
        decode(data)


def test_a_change_from_a_later_version_is_refused_by_name() -> None:
    tree = json.loads(encode(Commit(1, 0, "admin", ())))
    tree["changes"] = [["MindRead", {}]]
    with pytest.raises(CodecError, match="MindRead"):
        decode(json.dumps(tree).encode())


def test_a_field_that_was_not_written_yet_gets_its_default() -> None:
    entity = Entity("e", 1, "person", "Maya", "maya", Category.IDENTITY, 0, 0)
    sent = Commit(1, 0, "admin", (EntityCreated(entity),))
    tree = json.loads(encode(sent))
    del tree["changes"][0][1]["entity"]["labels"]
    assert decode(json.dumps(tree).encode()) == sent
