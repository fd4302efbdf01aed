"""The compiled spec: what it keeps of the document, and that the checked-in one is current."""

from hashlib import sha256

import orjson
import pytest

from mock_server.http import spec as specs
from mock_server.http.compile_spec import FORMAT, SpecError, camel, compile_spec, snake
from mock_server.http.surfaces import Surface
from tests.http.small import SPEC

OPERATIONS = {operation.id: operation for operation in SPEC.operations}


def test_the_checked_in_spec_is_the_compiled_openapi_yaml() -> None:
    stored = orjson.loads(specs.ARTEFACT.read_bytes())
    fresh = orjson.loads(orjson.dumps(compile_spec(specs.source_path().read_bytes())))
    assert stored == fresh, "run: python -m mock_server.http.spec"
    assert specs.FORMAT == FORMAT


def test_loading_does_not_compile_when_the_hash_fits() -> None:
    loaded = specs.load()
    assert loaded.sha256 == sha256(loaded.source).hexdigest()
    assert len(loaded.operations) == len(orjson.loads(specs.ARTEFACT.read_bytes())["operations"])


def test_the_small_spec_compiles_to_what_it_says() -> None:
    note = OPERATIONS["writeNote"]
    assert (note.method, note.path, note.surface) == ("POST", "/api/v1/{context_id}/notes", Surface.SPECTRON)
    assert (note.idempotent, note.open, note.rest) == (True, False, None)
    assert OPERATIONS["getHealth"].open
    assert OPERATIONS["listMemories"].rest == "user_id"
    assert note.body is not None
    assert note.body.schema == {"$ref": "urn:openapi#/$defs/Note"}


def test_descriptions_and_formats_do_not_reach_the_validator() -> None:
    text = orjson.dumps(compile_spec(specs.source_path().read_bytes())["schemas"])
    assert b'"description":"' not in text
    assert b'"format"' not in text


def test_query_parameters_keep_type_default_clamp_and_other_spellings() -> None:
    limit, as_of, *_ = OPERATIONS["listNotes"].query
    assert (limit.name, limit.kind, limit.default, limit.clamp) == ("limit", "integer", 100, 500)
    assert (as_of.name, as_of.aliases) == ("asOf", ("as_of",))


def test_both_cases_of_a_name_are_told_apart_and_found() -> None:
    assert snake("memoryCategory") == "memory_category"
    assert camel("memory_category") == "memoryCategory"
    assert snake("validFrom") == "valid_from"
    assert camel("text") == snake("text") == "text"


HEAD = b"openapi: 3.1.0\npaths:\n  /x:\n    get: {operationId: a, tags: [t], %s, responses: {}}\n"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (HEAD % b"x-surface: nope", "x-surface"),
        (HEAD % b"summary: x", "x-surface"),
        (HEAD % b"x-surface: tie, parameters: [{$ref: '#/components/parameters/Gone'}]", "Gone"),
        (
            HEAD % b"x-surface: tie" + b"  /y:\n    get: {operationId: a, tags: [t], x-surface: tie, responses: {}}\n",
            "used twice",
        ),
    ],
)
def test_a_document_the_server_cannot_use_is_refused_with_the_reason(text: bytes, why: str) -> None:
    with pytest.raises(SpecError, match=why):
        compile_spec(text)


def test_a_recursive_schema_is_no_trap() -> None:
    text = b"""
openapi: 3.1.0
paths:
  /api/v1/x:
    post:
      operationId: grow
      tags: [t]
      x-surface: spectron
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Tree'}}}}
      responses: {}
components:
  schemas:
    Tree:
      type: object
      properties:
        leafCount: {type: integer}
        branches: {type: array, items: {$ref: '#/components/schemas/Tree'}}
"""
    (operation,) = specs.from_yaml(text).operations
    assert operation.body is not None
    assert operation.body.shape is not None
    assert operation.body.shape.aliases == {"leaf_count": "leafCount"}
