"""JSON as text: integers of any length come back as they were; what is no JSON stays refused."""

import math

import pytest

from mock_server.engine.json_text import LONGEST_INTEGER, IntegerTooLong, JsonError, canonical, dumps, loads

LONG = "9" * 400
LONGEST = "9" * LONGEST_INTEGER


@pytest.mark.parametrize("digits", ["1" + "0" * 17, "1" + "0" * 30, LONG, "-" + LONG, LONGEST, "-" + LONGEST])
def test_an_integer_of_any_length_is_read_and_printed_as_it_is(digits: str) -> None:
    text = f'{{"a":[{digits}],"b":1.5,"c":"{digits}"}}'
    value = loads(text)
    assert value == {"a": [int(digits)], "b": 1.5, "c": digits}
    assert dumps(value).decode() == text
    assert canonical(value) == text


def test_an_integer_longer_than_any_kept_is_named_by_its_place() -> None:
    with pytest.raises(IntegerTooLong, match="4301 digits") as caught:
        loads(f'{{"a":{LONG},"b":[1,{{"c":9{LONGEST}}}]}}')
    assert caught.value.path == ("b", 1, "c")
    with pytest.raises(IntegerTooLong) as caught:
        loads(f"-9{LONGEST}")
    assert caught.value.path == ()


@pytest.mark.parametrize(
    "text",
    [
        "NaN", "Infinity", "-Infinity", "1e400", "-1e400", "1e" + LONG, LONG + ".5", LONG + "e1",
        "0" * 400, "-0" + LONG,
        "01", LONG + ",", "[" + LONG, "[" + LONG + ",NaN]", "[" + LONG + ",1e400]", "[" + LONG + ',"\\ud800"]',
        '"\\ud8' + "0" * 400 + '"', '"\\ud800' + LONG + '"', "\ufeff" + LONG, LONG + "\x00",
        "9" + LONGEST + ",", "[9" + LONGEST + ",NaN]",
    ],
)  # fmt: skip
def test_what_is_no_json_is_refused_whatever_numbers_stand_beside_it(text: str) -> None:
    with pytest.raises(JsonError) as caught:
        loads(text)
    assert not isinstance(caught.value, IntegerTooLong)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0." + LONG, 1.0),
        ("1e" + "0" * 400 + "1", 10.0),
        ('"\\u0041' + LONG + '"', "A" + LONG),
        ('"\\ud83d\\ude00' + LONG + '"', "\U0001f600" + LONG),
    ],
)
def test_long_rows_of_digits_that_are_no_integers_are_read_as_ever(text: str, value: object) -> None:
    assert loads(text) == value
    assert not isinstance(value, float) or math.isfinite(value)
