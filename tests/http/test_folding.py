"""Spellings and nulls, before validation."""

from typing import Any

import pytest

from mock_server.http.folding import fold
from mock_server.http.spec import Shape
from tests.http.small import SPEC

BODIES = {operation.id: operation.body for operation in SPEC.operations}


def shape(operation_id: str) -> Shape:
    body = BODIES[operation_id]
    assert body is not None
    assert body.shape is not None
    return body.shape


@pytest.mark.parametrize(
    ("sent", "read"),
    [
        ({"text": "x", "session_id": "s"}, {"text": "x", "sessionId": "s"}),
        ({"sessionId": "s", "session_id": "s"}, {"sessionId": "s"}),
        ({"sessionId": None, "session_id": "s"}, {"sessionId": "s"}),
        ({"sessionId": "s", "session_id": None}, {"sessionId": "s"}),
        ({"sessionId": None}, {}),
        ({"text": None}, {"text": None}),
        ({"mode": None, "metadata": None, "stranger": None}, {"stranger": None}),
        ({"metadata": {"session_id": None}}, {"metadata": {"session_id": None}}),
        ({"scope": "a"}, {"lens": "a"}),
        ({"lens": "a", "scope": "b", "scopes": "c"}, {"lens": "a"}),
        ({"scope": None, "scopes": ["c"]}, {"lens": ["c"]}),
        ({"items": [{"memory_category": "x", "weight": None}]}, {"items": [{"memoryCategory": "x"}]}),
        ({"items": 5}, {"items": 5}),
        ({"items": [{"weight": 5.0}]}, {"items": [{"weight": 5}]}),
        ({"items": [{"weight": 5.5}]}, {"items": [{"weight": 5.5}]}),
        ({"metadata": 5.0}, {"metadata": 5.0}),
        ({"items": [5, None]}, {"items": [5, None]}),
    ],
)
def test_a_body_folds_into_the_spelling_of_the_spec(sent: dict[str, Any], read: dict[str, Any]) -> None:
    assert fold(sent, shape("writeNote")) == []
    assert repr(sent) == repr(read)


@pytest.mark.parametrize("body", [[], 5, "x", None, True])
def test_a_body_that_is_no_object_is_left_to_validation(body: Any) -> None:
    assert fold(body, shape("writeNote")) == []


@pytest.mark.parametrize(("one", "other"), [("a", "b"), (1, True), ("", "a")])
def test_two_spellings_with_different_values_are_refused_naming_both(one: Any, other: Any) -> None:
    (violation,) = fold({"sessionId": one, "session_id": other}, shape("writeNote"))
    assert violation.path == ("sessionId",)
    assert "sessionId" in violation.message
    assert "session_id" in violation.message


def test_a_clash_inside_a_list_says_where() -> None:
    (violation,) = fold({"items": [{}, {"memoryCategory": "a", "memory_category": "b"}]}, shape("writeNote"))
    assert violation.pointer == "/items/1/memoryCategory"


@pytest.mark.parametrize("number", [5.0, 5.5])
def test_a_float_is_no_id(number: float) -> None:
    (violation,) = fold({"memory_ids": [5, "5", number]}, shape("forgetMemories"))
    assert violation.message == f"memory_ids[2]: {number} is not an id as text or as an integer"


def test_outside_the_spectron_surface_nulls_and_spellings_stay_unless_the_spec_says_so() -> None:
    body: dict[str, Any] = {"namespace": None, "source": None, "note": None, "Source": "x"}
    assert fold(body, shape("putItem")) == []
    assert body == {"namespace": None, "source": None, "Source": "x"}
