"""openapi.yaml against itself: examples fit their schemas, references lead somewhere, operations are whole."""

import re
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest

from tests.contract import spec
from tests.contract.doors import Doors

SURFACES: dict[str, str | tuple[str, ...]] = {
    "spectron": "/api/v1/",
    "memorysync": ("/v1/", "/memory/", "/org/"),
    "tie": "/memories/",
}


def examples(holder: dict[str, Any], place: str) -> Iterator[tuple[str, Any]]:
    """Walk the examples of a media type, parameter or schema."""
    if "example" in holder:
        yield place, holder["example"]
    named = holder.get("examples", {})
    if isinstance(named, dict):
        for name, example in named.items():
            yield f"{place}/{name}", spec.resolved(example)["value"]


def media(operation: spec.Operation) -> Iterator[tuple[str, dict[str, Any]]]:
    """Walk the media types of an operation."""
    if "requestBody" in operation.node:
        yield f"{operation.id}/request", spec.resolved(operation.node["requestBody"])["content"]["application/json"]
    for status, response in operation.node["responses"].items():
        for kind, content in spec.resolved(response).get("content", {}).items():
            yield f"{operation.id}/{status}/{kind}", content


CASES = [
    (place, schema["schema"], value)
    for operation in spec.operations().values()
    for at, schema in media(operation)
    if "event-stream" not in at
    for place, value in examples(schema, at)
]


@pytest.mark.parametrize(("schema", "value"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_every_example_fits_its_schema(schema: dict[str, Any], value: Any) -> None:
    errors = list(jsonschema_rs.Draft202012Validator(spec.full_schema(schema)).iter_errors(value))
    assert [f"{error.instance_path}: {error.message}" for error in errors] == []


def test_every_parameter_example_fits_its_schema() -> None:
    for operation in spec.operations().values():
        for parameter in operation.parameters:
            for place, value in examples(parameter, f"{operation.id}/{parameter['name']}"):
                validator = jsonschema_rs.Draft202012Validator(spec.full_schema(parameter["schema"]))
                assert validator.is_valid(value), place


@pytest.mark.parametrize("operation", spec.operations().values(), ids=lambda operation: operation.id)
def test_every_operation_is_whole(operation: spec.Operation) -> None:
    node = operation.node
    assert re.fullmatch(r"[a-z][A-Za-z]+", operation.id)
    assert len(node["summary"].split()) < 8
    assert len(node["description"]) > len(node["summary"])
    assert node["tags"][0] in {tag["name"] for tag in spec.document()["tags"]}
    assert node["x-tier"] in ("core", "full")
    assert operation.path.startswith(SURFACES[node["x-surface"]])
    happy = [place for place, _ in _shown(operation) if f"{operation.id}/2" in place]
    failing = [place for place, _ in _shown(operation) if re.match(rf"{operation.id}/[45]", place)]
    no_body = "204" in node["responses"]
    assert happy or no_body
    assert failing
    path_names = set(re.findall(r"{(\w+)}", operation.path))
    assert {parameter["name"] for parameter in operation.parameters if parameter["in"] == "path"} == path_names


def _shown(operation: spec.Operation) -> Iterator[tuple[str, Any]]:
    for place, content in media(operation):
        yield from examples(content, place)


def test_every_component_is_used_and_every_reference_leads_somewhere() -> None:
    text = spec.PATH.read_text(encoding="utf-8")
    wanted = set(re.findall(r"#/components/(\w+)/(\w+)", text))
    held = {(kind, name) for kind, group in spec.document()["components"].items() for name in group}
    assert wanted <= held
    spare = {(kind, name) for kind, name in held - wanted if kind != "securitySchemes"}
    assert spare == set()


def test_the_served_document_is_this_very_file(doors: Doors) -> None:
    assert doors.http.get("/openapi.yaml").content == spec.PATH.read_bytes()
