"""Slips in what the control plane is asked: a misspelt or blank name never passes for "everything"."""

from typing import Any

import pytest

from tests.http.asking import ask
from tests.http.small import small_app

COMMANDS = [
    ("GET", "health"), ("GET", "ready"), ("POST", "reset"), ("GET", "clock"), ("POST", "clock"), ("GET", "requests"),
    ("DELETE", "requests"), ("GET", "faults"), ("POST", "faults"), ("DELETE", "faults"), ("GET", "answers"),
    ("POST", "answers"), ("DELETE", "answers"),
]  # fmt: skip


async def app_in_use() -> Any:
    """Give an app with something of everything in two contexts."""
    app = small_app()
    for context_id in ("a", "b"):
        await ask(app, "POST", f"/api/v1/{context_id}/notes", json={"text": "x"})
        await ask(app, "POST", "/_mock/faults", json={"status": 500, "context": context_id, "operation": "getNote"})
        await ask(app, "POST", "/_mock/answers", json={"reply": "x", "context": context_id})
    return app


async def everything(app: Any) -> list[Any]:
    return [(await ask(app, "GET", f"/_mock/{name}")).json for name in ("health", "requests", "faults", "answers")]


@pytest.mark.parametrize(("method", "name"), COMMANDS)
@pytest.mark.parametrize("slip", ["contxt=a", "contxt=", "Context=a", "nothing"])
async def test_an_unknown_parameter_is_400_and_named(method: str, name: str, slip: str) -> None:
    app = await app_in_use()
    before = await everything(app)
    answer = await ask(app, method, f"/_mock/{name}?{slip}")
    assert answer.status == 400
    parameter = slip.partition("=")[0]
    assert answer.json["detail"].startswith(f"{parameter}: ")
    assert answer.json["errors"][0]["pointer"] == f"/query/{parameter}"
    assert await everything(app) == before


@pytest.mark.parametrize(("method", "name"), COMMANDS)
async def test_an_unknown_member_is_400_and_named(method: str, name: str) -> None:
    app = await app_in_use()
    before = await everything(app)
    answer = await ask(app, method, f"/_mock/{name}", json={"contxt": "a"})
    assert answer.status == 400
    assert answer.json["errors"][0]["pointer"] == "/contxt"
    assert await everything(app) == before


@pytest.mark.parametrize(
    ("method", "target"),
    [
        ("POST", "reset?context="), ("POST", "reset?context"), ("POST", "reset?context=%20"),
        ("GET", "requests?context="), ("GET", "requests?operation="), ("GET", "requests?after="),
        ("DELETE", "requests?context="), ("DELETE", "faults?context="), ("DELETE", "faults?id="),
        ("DELETE", "answers?context="),
    ],
)  # fmt: skip
async def test_a_blank_parameter_is_400_and_not_every_context(method: str, target: str) -> None:
    app = await app_in_use()
    before = await everything(app)
    answer = await ask(app, method, f"/_mock/{target}")
    assert answer.status == 400
    assert "blank" in answer.json["detail"]
    assert await everything(app) == before


@pytest.mark.parametrize(
    ("name", "body"),
    [
        ("reset", {"context": ""}),
        ("reset", {"context": " "}),
        ("reset", {"context": 5}),
        ("faults", {"status": 500, "context": ""}),
        ("faults", {"status": 500, "operation": ""}),
        ("answers", {"reply": "x", "context": ""}),
    ],
)
async def test_a_blank_member_is_400_and_not_every_context(name: str, body: dict[str, Any]) -> None:
    app = await app_in_use()
    before = await everything(app)
    answer = await ask(app, "POST", f"/_mock/{name}", json=body)
    assert answer.status == 400
    assert answer.json["detail"].startswith(("context: ", "operation: "))
    assert await everything(app) == before


async def test_a_context_named_twice_must_be_the_same() -> None:
    app = await app_in_use()
    before = await everything(app)
    assert (await ask(app, "POST", "/_mock/reset?context=a&context=b")).status == 400
    assert (await ask(app, "POST", "/_mock/reset?context=a", json={"context": "b"})).status == 400
    assert await everything(app) == before
    cleared = (await ask(app, "POST", "/_mock/reset?context=a", json={"context": "a"})).json["cleared"]
    assert cleared["contexts"] == ["a"]


@pytest.mark.parametrize(
    ("operation", "meant"),
    [("writeNotr", "writeNote"), ("WRITENOTE", "writeNote"), ("listNote", "listNotes"), ("putNote", "getNote")],
)
async def test_an_unknown_operation_brings_those_that_look_alike(operation: str, meant: str) -> None:
    app = small_app()
    fault = await ask(app, "POST", "/_mock/faults", json={"operation": operation, "status": 500})
    seen = await ask(app, "GET", f"/_mock/requests?operation={operation}")
    for answer in (fault, seen):
        assert answer.status == 400
        assert f'"{operation}" is not an operationId' in answer.json["detail"]
        assert meant in answer.json["detail"].partition("did you mean")[2]
    assert (await ask(app, "GET", "/_mock/faults")).json == {"faults": []}


async def test_an_operation_like_no_other_is_refused_without_a_guess() -> None:
    answer = await ask(small_app(), "POST", "/_mock/faults", json={"operation": "zzzzzz", "status": 500})
    assert answer.status == 400
    assert "did you mean" not in answer.json["detail"]


@pytest.mark.parametrize("number", ["x", "-1", "1.5", "\u0661", "9" * 30, "9" * 5_000])
@pytest.mark.parametrize(("method", "name"), [("GET", "requests?after="), ("DELETE", "faults?id=")])
async def test_what_is_no_number_is_400(method: str, name: str, number: str) -> None:
    assert (await ask(small_app(), method, f"/_mock/{name}{number}")).status == 400


@pytest.mark.parametrize(("name", "body"), [("clock", b'{"advance_s":%s}'), ("faults", b'{"status":%s}')])
async def test_a_number_of_any_length_is_400(name: str, body: bytes) -> None:
    for digits in (400, 5_000):
        assert (await ask(small_app(), "POST", f"/_mock/{name}", body=body % (b"9" * digits))).status == 400


async def test_a_failure_of_nothing_known_is_400() -> None:
    kinds: list[Any] = [[], {}, 5, "replay"]
    for fails in kinds:
        assert (await ask(small_app(), "POST", "/_mock/answers", json={"fail": fails})).status == 400
