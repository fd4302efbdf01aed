"""The router of examples: every operation answers as openapi.yaml says, and tests can change single routes."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from spectron_sdk import AsyncSpectron, ServerError, Spectron, meta
from spectron_sdk._call import operations_of
from spectron_sdk._respx import examples
from spectron_sdk.testing import EXAMPLES, respx_router
from tests.sdk.calls import CALLS
from tests.sdk.colours import Colour
from tests.sdk.test_iterate import WALKS


@pytest.mark.parametrize("operation", CALLS)
def test_every_operation_answers_with_its_example(operation: str, colour: Colour) -> None:
    with respx_router() as router:
        result = colour.ask(lambda on: CALLS[operation](on), endpoint=EXAMPLES, api_key="any", max_retries=0)
        assert not isinstance(result, Exception), result
        assert router[operation].call_count == 1
    assert result is None or meta(result).request_id == "example-request"


def test_there_is_a_route_for_each_operation_and_no_other() -> None:
    assert {example.operation_id for example in examples()} == {held.operation_id for held in operations_of(Spectron)}
    assert {route.name for route in respx_router().routes} == set(CALLS)


@pytest.mark.parametrize("operation", WALKS)
def test_a_walk_ends_after_the_example(operation: str) -> None:
    with respx_router(), Spectron(endpoint=EXAMPLES, api_key="any") as client:
        rows = list(WALKS[operation](client))
        assert len(rows) == len({str(row) for row in rows}) > 0


def test_a_chat_is_streamed_to_who_asks_for_it() -> None:
    with respx_router(), Spectron(endpoint=EXAMPLES, api_key="any") as client:
        whole = client.chat("Where do I live?")
        with client.chat_stream("Where do I live?") as pieces:
            assert "".join(piece.delta for piece in pieces) == whole.reply


def test_a_test_can_change_a_route_and_look_at_what_was_asked() -> None:
    with respx_router("http://elsewhere.test/") as router, Spectron(
        endpoint="http://elsewhere.test", api_key="any", max_retries=0
    ) as client:  # fmt: skip
        router["getProfile"].respond(503)
        with pytest.raises(ServerError):
            client.profile()
        client.entities.get("person", "AC/DC", as_of="2026-05-01")
        (call,) = router["getEntity"].calls
        assert call.request.url.raw_path.startswith(b"/api/v1/default/entities/person/AC%2FDC?asOf=")


async def test_it_answers_an_asynchronous_client_too() -> None:
    with respx_router():
        async with AsyncSpectron(endpoint=EXAMPLES, api_key="any") as client:
            assert (await client.profile()).static[0].key == "name"


def test_a_route_outside_the_contract_is_not_answered() -> None:
    with respx_router(), pytest.raises(AssertionError, match="not mocked"):
        httpx.get(f"{EXAMPLES}/nowhere")


def test_the_document_is_found_beside_the_server_without_importing_it(tmp_path: Path) -> None:
    # As in an installed package: the document is beside a server that cannot be imported.
    root = Path(__file__).parents[2]
    package = tmp_path / "mock_server"
    package.mkdir()
    (package / "__init__.py").write_text("raise ImportError('the server is not to be imported')\n")
    (package / "openapi.yaml").write_bytes((root / "openapi.yaml").read_bytes())
    (tmp_path / "spectron_sdk").symlink_to(root / "spectron_sdk")
    code = "from spectron_sdk._respx import examples, _places; print(len(examples()), next(iter(_places())))"
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    operations = (root / "openapi.yaml").read_text(encoding="utf-8").count("operationId:")
    assert done.stdout.split() == [str(operations), str(package / "openapi.yaml")]


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    hidden: dict[str, Any] = {"yaml": None}
    examples.cache_clear()
    monkeypatch.setitem(sys.modules, "yaml", hidden["yaml"])
    with pytest.raises(ModuleNotFoundError, match=r"spectron-sdk\[server\]"):
        respx_router()
    monkeypatch.undo()
    assert respx_router() is not None
