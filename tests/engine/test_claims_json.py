"""Claims as JSON: what is read, what is refused, and that nothing hostile gets through."""

from contextlib import suppress
from typing import Any

import jsonschema_rs
import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mock_server.engine.claims import (
    SPEAKER,
    Extraction,
    FactClaim,
    InstructionClaim,
    Mention,
    Retraction,
    UncertaintyClaim,
)
from mock_server.engine.claims_json import MOST_ITEMS, SCHEMA, ClaimsMalformed, read
from mock_server.engine.instants import parse
from mock_server.engine.names import ENTITY_TYPES

USER = {"type": "person", "name": "user"}


def fact(**members: Any) -> Any:
    return {"facts": [{"subject": USER, **members}]}


def only_fact(**members: Any) -> FactClaim:
    (claim,) = read(fact(**members)).facts
    return claim


def test_a_whole_document_is_read() -> None:
    found = read(
        {
            "entities": [{"type": "organisation", "name": "Acme"}],
            "facts": [
                {
                    "subject": {"type": "Person", "name": " Joren "},
                    "key": "Favourite Sport",
                    "value": "ice  hockey",
                    "label": None,
                    "object": None,
                    "confidence": 0.5,
                    "valid_from": "2026-05-01",
                    "valid_until": "2026-06",
                    "category": "knowledge",
                }
            ],
            "retractions": [{"subject": USER, "key": "employer", "value": None, "ended_at": "2026-05-01T10:00:00Z"}],
            "instructions": [{"label": "language", "description": "Always answer in German."}],
            "uncertainties": [{"about": "job title", "reason": "It was said with doubt."}],
            "anything else": 5,
        }
    )
    assert found == Extraction(
        mentions=(Mention("organisation", "Acme"),),
        facts=(
            FactClaim(
                Mention("person", "Joren"),
                "favourite_sport",
                "ice hockey",
                category="knowledge",
                confidence=0.5,
                valid_from=parse("2026-05-01T00:00:00Z"),
                valid_until=parse("2026-06-01T00:00:00Z"),
            ),
        ),
        retractions=(Retraction(SPEAKER, "employer", None, parse("2026-05-01T10:00:00Z")),),
        instructions=(InstructionClaim("language", "Always answer in German."),),
        uncertainties=(UncertaintyClaim("job title", "It was said with doubt."),),
    )


def test_nothing_and_nulls_claim_nothing() -> None:
    assert read({}) == read(dict.fromkeys(SCHEMA["required"])) == read({"facts": []}) == Extraction()


@pytest.mark.parametrize("name", ["user", "User", "speaker", "I", "me", "the user"])
def test_the_speaker_goes_by_many_names(name: str) -> None:
    assert only_fact(subject={"type": "person", "name": name}, key="age", value="30").subject == SPEAKER


def test_a_missing_subject_is_the_speaker() -> None:
    assert read({"facts": [{"key": "age", "value": "30"}]}).facts[0].subject == SPEAKER


def test_nobody_else_can_pass_for_the_speaker() -> None:
    claim = only_fact(subject={"type": "person", "name": SPEAKER.name + "x"}, key="age", value="30")
    assert claim.subject == Mention("person", "speakerx")
    assert only_fact(subject={"type": "product", "name": "Speaker"}, key="age", value="30").subject != SPEAKER


@pytest.mark.parametrize("type_", ["other", "organisation", "user", "agent", "no such type"])
def test_a_subject_called_user_is_the_speaker_whatever_its_type(type_: str) -> None:
    assert only_fact(subject={"type": type_, "name": "User"}, key="age", value="30").subject == SPEAKER


@pytest.mark.parametrize("type_", ["person", "other", "unknown"])
def test_an_object_called_user_is_the_speaker_unless_it_is_some_thing(type_: str) -> None:
    bo = {"type": "person", "name": "Bo"}
    assert only_fact(subject=bo, label="knows", object={"type": type_, "name": "user"}).object == SPEAKER
    project = {"type": "project", "name": "user"}
    assert only_fact(subject=bo, label="works_on", object=project).object == Mention("project", "user")


@pytest.mark.parametrize("name", ["user", "Maya"])
def test_nothing_is_related_to_itself(name: str) -> None:
    one = {"type": "person", "name": name}
    with pytest.raises(ClaimsMalformed, match=r"facts\[0\]: a relation needs two different things"):
        only_fact(subject=one, label="married_to", object=one)


def test_an_attribute_that_the_vocabulary_knows_as_a_relation_is_both() -> None:
    assert only_fact(key="employer", value="Acme") == FactClaim(
        SPEAKER, "employer", "Acme", "works_at", Mention("organisation", "Acme")
    )
    acme = {"type": "organisation", "name": "Acme"}
    assert only_fact(label="worksAt", object=acme) == only_fact(key="employer", value="Acme")
    assert only_fact(label="knows", object={"type": "person", "name": "Bo"}).key is None


def test_what_is_said_twice_is_claimed_once() -> None:
    same = fact(key="likes", value="tea")["facts"]
    assert len(read({"facts": same * 3}).facts) == 1


@pytest.mark.parametrize(
    ("document", "problem"),
    [
        (None, "the document: None is not an object"),
        ([], "the document"),
        ("facts", "the document"),
        ({"facts": {}}, "facts: {} is not a list"),
        ({"facts": ["x"]}, "facts[0]: 'x' is not an object"),
        ({"facts": [{}] * (MOST_ITEMS + 1)}, f"at most {MOST_ITEMS}"),
        (fact(), "needs key and value, or label and object"),
        (fact(key="age"), "needs key and value"),
        (fact(value="30"), "needs key and value"),
        (fact(label="knows"), "needs key and value"),
        (fact(key="age", value=30), "facts[0].value: 30 is not a string"),
        (fact(key="!!", value="30"), "facts[0].key"),
        (fact(key="age", value="3" * 601), "at most 600"),
        (fact(key="age", value="30", confidence=True), "confidence"),
        (fact(key="age", value="30", confidence=1.1), "confidence"),
        (fact(key="age", value="30", category="secret"), "category"),
        (fact(key="age", value="30", valid_from="yesterday"), "facts[0].valid_from"),
        (fact(key="age", value="30", valid_from="2026-13-01"), "facts[0].valid_from"),
        (fact(key="age", value="30", valid_from="2026-05-02", valid_until="2026-05-01"), "not after"),
        (fact(subject="user", key="age", value="30"), "facts[0].subject"),
        (fact(subject={"type": "person"}, key="age", value="30"), "facts[0].subject.name is missing"),
        (fact(subject={"type": "person", "name": "\x00\u202e "}, key="age", value="30"), "name is missing"),
        (fact(label="knows", object={"type": 5, "name": "Bo"}), "facts[0].object.type"),
        ({"retractions": [{"value": "x"}]}, "retractions[0].key is missing"),
        ({"instructions": [{"label": "x"}]}, "instructions[0].description"),
        ({"uncertainties": [{"about": "x"}]}, "uncertainties[0].reason"),
    ],
)
def test_a_document_that_breaks_a_rule_is_refused_whole(document: Any, problem: str) -> None:
    with pytest.raises(ClaimsMalformed) as caught:
        read(document)
    assert any(problem in found for found in caught.value.problems), caught.value.problems


def test_all_problems_are_told_but_not_without_end() -> None:
    with pytest.raises(ClaimsMalformed) as caught:
        read({"facts": [{}] * 50, "instructions": 5})
    assert len(caught.value.problems) == 12
    assert len(str(caught.value)) < 2_000


def test_invisible_characters_do_not_get_into_facts() -> None:
    claim = only_fact(key="likes", value="te\x00a\u202e\U000e0041\n\nand   rum")
    assert claim.value == "te a and rum"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["facts", "subject", "key", "value", "type", "name", "label", "object"]), inner
        )
    ),
    max_leaves=12,
)


@given(json_values)
def test_any_json_is_read_or_refused_and_nothing_else(document: Any) -> None:
    with suppress(ClaimsMalformed):
        assert all(claim.key or claim.label for claim in read(document).facts)


@given(
    st.sampled_from(sorted(ENTITY_TYPES)),
    st.text(min_size=1, max_size=20).filter(lambda name: bool("".join(filter(str.isalnum, name)))),
    st.floats(0, 1),
)
def test_what_follows_the_schema_is_read(type_: str, name: str, confidence: float) -> None:
    thing = {"type": type_, "name": name}
    document = {
        "entities": [thing],
        "facts": [
            {
                "subject": thing,
                "key": "age",
                "value": "30",
                "label": None,
                "object": None,
                "confidence": confidence,
                "valid_from": None,
                "valid_until": None,
            }
        ],
        "retractions": [],
        "instructions": [],
        "uncertainties": [],
    }
    jsonschema_rs.validate(SCHEMA, orjson.loads(orjson.dumps(document)))
    assert len(read(document).facts) == 1


def test_the_schema_is_one_that_strict_structured_output_takes() -> None:
    """All properties required, no others allowed, all the way down."""

    def check(schema: Any) -> None:
        if schema.get("type") == "object":
            assert schema["required"] == list(schema["properties"])
            assert schema["additionalProperties"] is False
            for inner in schema["properties"].values():
                check(inner)
        elif schema.get("type") == "array":
            check(schema["items"])
        for option in schema.get("anyOf", ()):
            check(option)

    check(SCHEMA)
