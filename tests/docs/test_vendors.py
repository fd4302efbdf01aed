"""docs/vendors.md says what the vendors' clients, openapi.yaml and our clients say."""

import inspect

import httpx
import memorysync
import pytest
import surrealdb_memory

import spectron_sdk
from spectron_sdk.testing import MockServer
from tests.contract.spec import operations
from tests.docs.documents import read
from tests.docs.vendors import PAGE, classes, filled, memorysync_rows, spectron_rows

UNSERVED = [row for row in (*spectron_rows(), *memorysync_rows()) if row.operation is None and row.request]


def test_the_tables_are_what_can_be_found_out() -> None:
    page = read(PAGE)
    assert filled(page) == page, "python -m tests.docs.vendors writes the page anew"


def test_the_page_names_the_versions_that_were_asked() -> None:
    page = read(PAGE)
    assert f"memorysync\n{memorysync.__version__}" in page
    assert "surrealdb_memory 1.0.0b1" in page


def test_every_operation_of_the_two_surfaces_is_reached_by_their_clients_or_known_not_to_be() -> None:
    reached = {row.operation for row in (*spectron_rows(), *memorysync_rows())}
    others = {
        operation.id for operation in operations().values() if operation.path.startswith(("/memories/", "/projects"))
    }
    # Routes of the services that their own clients leave out.
    assert set(operations()) - reached - others == {"listUncertainties", "queryMemories", "listProjects"} - others


@pytest.mark.parametrize("row", UNSERVED, ids=lambda row: row.name)
def test_what_is_not_served_is_refused_as_unknown(row: object, own_server: MockServer) -> None:
    method, path = str(getattr(row, "request", "")).split(" ", 1)
    headers = {"Authorization": "Bearer k", "X-API-Key": "k"}
    answer = httpx.request(method, own_server.endpoint + path, headers=headers, trust_env=False)
    assert answer.status_code in {404, 405}


@pytest.mark.parametrize("package", [surrealdb_memory, memorysync], ids=lambda package: package.__name__)
def test_every_exception_of_a_vendor_can_be_imported_from_here(package: object) -> None:
    for name in classes(package):
        assert inspect.isclass(getattr(spectron_sdk, name)), name
        assert name in spectron_sdk.__all__
