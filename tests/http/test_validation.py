"""What a validation error says: where, what was received, what would have worked."""

from typing import Any

import pytest

from mock_server.http.validation import MOST, Checker, Schemas
from mock_server.http.violations import ABSENT, Place

SCHEMAS = Schemas({"Name": {"type": "string", "minLength": 1}, "Part": {"type": "object", "required": ["kind"]}})


def checker(schema: dict[str, Any]) -> Checker:
    return SCHEMAS.checker(schema, Place.BODY)


def messages(schema: dict[str, Any], value: Any) -> list[str]:
    return [violation.message for violation in checker(schema).check(value)]


@pytest.mark.parametrize(
    ("rule", "value", "text", "code"),
    [
        ({"type": "string"}, 5, "5 is not a string", "string_type"),
        ({"type": ["string", "null"]}, 5, "5 is not a string", "string_type"),
        ({"type": "integer"}, True, "true is not an integer", "int_type"),
        ({"type": "integer"}, "5", '"5" is not an integer', "int_type"),
        ({"type": "integer", "minimum": 0, "maximum": 5}, 6, "6 is not an integer from 0 to 5", "less_than_equal"),
        ({"type": "integer", "minimum": 1}, 0, "0 is not an integer of at least 1", "greater_than_equal"),
        ({"type": "integer", "maximum": 9}, 10**30, f"{10**30} is not an integer up to 9", "less_than_equal"),
        ({"type": "boolean"}, None, "null is not true or false", "bool_type"),
        ({"type": "object"}, [], "[] is not an object", "dict_type"),
        ({"enum": ["a", "b", None]}, "c", '"c" is not one of a, b', "enum"),
        ({"const": "x"}, "c", '"c" is not "x"', "literal_error"),
        ({"$ref": "urn:openapi#/$defs/Name"}, "", '"" is not a non-empty string', "string_too_short"),
        ({"type": "string", "maxLength": 3}, "abcd",
         "4 characters, but it must be a string of 0 to 3 characters", "string_too_long"),
        ({"type": "array", "minItems": 1, "maxItems": 2}, [], "[] is not a list of 1 to 2 entries", "too_short"),
        ({"type": "array", "maxItems": 2}, [1, 2, 3], "3 entries, but it must be a list of 0 to 2 entries", "too_long"),
        ({"type": "string", "pattern": "^a"}, "b", '"b" is not a string like ^a', "string_pattern_mismatch"),
        ({"pattern": r"\S", "x-message": "must hold more than blanks"}, " ",
         '" " must hold more than blanks', "string_pattern_mismatch"),
        ({"anyOf": [{"type": "string"}, {"type": "array"}]}, 5, "5 is not a string or a list", "value_error"),
    ],
)  # fmt: skip
def test_a_message_names_the_field_the_value_and_what_would_have_worked(
    rule: dict[str, Any], value: Any, text: str, code: str
) -> None:
    (violation,) = checker({"type": "object", "properties": {"f": rule}}).check({"f": value})
    assert violation.message == f"f: {text}"
    assert violation.code == code
    assert violation.path == ("f",)


def test_a_missing_member_is_named_with_what_it_should_be() -> None:
    schema = {"type": "object", "required": ["text"], "properties": {"text": {"$ref": "urn:openapi#/$defs/Name"}}}
    (violation,) = checker(schema).check({})
    assert violation.message == "text: is missing; send a non-empty string"
    assert violation.path == ("text",)
    assert violation.got is ABSENT


def test_a_misspelt_member_is_pointed_out() -> None:
    schema = {"type": "object", "required": ["text"], "properties": {"text": {"type": "string"}}}
    (violation,) = checker(schema).check({"txet": "x"})
    assert "you sent 'txet'" in violation.message
    assert violation.hint == "Rename 'txet' to 'text'."


def test_the_place_inside_lists_is_given_as_path_and_as_words() -> None:
    schema = {
        "type": "object",
        "properties": {
            "turns": {"type": "array", "items": {"type": "object", "properties": {"role": {"type": "string"}}}}
        },
    }
    (violation,) = checker(schema).check({"turns": [{}, {"role": 5}]})
    assert violation.message == "turns[1].role: 5 is not a string"
    assert violation.pointer == "/turns/1/role"


def test_every_broken_rule_is_reported_once_per_place() -> None:
    schema = {
        "type": "object",
        "required": ["a", "b"],
        "properties": {"c": {"type": "string"}, "d": {"type": "string", "minLength": 1, "pattern": "x"}},
    }
    assert sorted(messages(schema, {"c": 1, "d": ""})) == [
        "a: is missing",
        "b: is missing",
        "c: 1 is not a string",
        messages(schema, {"a": 1, "b": 1, "d": ""})[0],
    ]


def test_the_branch_that_was_meant_is_the_one_explained() -> None:
    schema = {
        "anyOf": [
            {"type": "null"},
            {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}}},
        ]
    }
    assert messages(schema, {}) == ["kind: is missing; send a string"]
    assert messages(schema, 5) == ["the body: 5 is not an object"]


def test_a_conditional_rule_is_explained_like_any_other() -> None:
    schema = {
        "type": "object",
        "properties": {"text": {"type": ["string", "null"]}},
        "if": {"required": ["infer"]},
        "then": {"required": ["triples"]},
        "else": {"required": ["text"], "properties": {"text": {"type": "string", "minLength": 1}}},
    }
    assert messages(schema, {}) == ["text: is missing; send a non-empty string"]
    assert messages(schema, {"text": ""}) == ['text: "" is not a non-empty string']
    assert messages(schema, {"infer": 1}) == ["triples: is missing"]


def test_a_long_value_is_shortened_and_a_long_list_of_errors_too() -> None:
    assert len(messages({"type": "object", "properties": {"f": {"type": "integer"}}}, {"f": "x" * 10_000})[0]) < 150
    many = messages({"type": "array", "items": {"type": "integer"}}, ["x"] * 1_000)
    assert len(many) == MOST
