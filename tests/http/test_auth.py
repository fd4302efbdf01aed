"""Keys, contexts and delegation in open mode."""

from base64 import urlsafe_b64encode

import orjson
import pytest

from mock_server.engine.errors import UnknownPrincipal
from mock_server.http.auth import ADMIT, Admission, OpenKeys, jwt_subject
from mock_server.http.headers import Headers
from mock_server.http.problems import Refusal
from mock_server.http.surfaces import Surface

OPEN = OpenKeys()
BEARER = {"authorization": "Bearer k"}
KEY = {"x-api-key": "k"}


def admitted(surface: Surface, headers: dict[str, str], *, context_id: str = "c", keys: OpenKeys = OPEN) -> Admission:
    raw = Headers((name.encode(), value.encode()) for name, value in headers.items())
    return ADMIT[surface](keys, raw, {"context_id": context_id} if surface is Surface.SPECTRON else {})


def status(surface: Surface, headers: dict[str, str], *, context_id: str = "c", keys: OpenKeys = OPEN) -> int:
    with pytest.raises(Refusal) as refused:
        admitted(surface, headers, context_id=context_id, keys=keys)
    return refused.value.status


def jwt(**claims: object) -> str:
    parts = [urlsafe_b64encode(orjson.dumps(part)).rstrip(b"=").decode() for part in ({"alg": "none"}, claims)]
    return ".".join([*parts, "signature"])


@pytest.mark.parametrize("value", ["Bearer k", "bearer k", "BEARER  k ", " Bearer sp-a-b"])
@pytest.mark.parametrize("surface", [Surface.SPECTRON, Surface.TIE])
def test_any_bearer_key_acts_as_admin(surface: Surface, value: str) -> None:
    assert admitted(surface, {"authorization": value}).caller.principal == "admin"


@pytest.mark.parametrize(
    "headers",
    [
        {}, {"authorization": ""}, {"authorization": "k"}, {"authorization": "Bearer"}, {"authorization": "Bearer  "},
        {"authorization": "Basic k"}, {"x-api-key": "k"}, {"api-key": "k"},
    ],
)  # fmt: skip
@pytest.mark.parametrize("surface", [Surface.SPECTRON, Surface.TIE])
def test_without_a_bearer_key_it_is_401(surface: Surface, headers: dict[str, str]) -> None:
    assert status(surface, headers) == 401


@pytest.mark.parametrize("headers", [{}, {"x-api-key": " "}, BEARER])
def test_memorysync_wants_its_own_header(headers: dict[str, str]) -> None:
    assert status(Surface.MEMORYSYNC, headers) == 401
    assert admitted(Surface.MEMORYSYNC, KEY).caller.principal == "admin"


def test_listed_keys_are_the_only_ones() -> None:
    keys = OpenKeys(("right", "also"))
    assert admitted(Surface.SPECTRON, {"authorization": "Bearer also"}, keys=keys).caller.open
    assert status(Surface.SPECTRON, BEARER, keys=keys) == 401
    assert status(Surface.MEMORYSYNC, KEY, keys=keys) == 401


@pytest.mark.parametrize("context_id", ["c", "a b", "A-1_2.x", ".", "x" * 128])
def test_a_well_formed_context_is_let_through(context_id: str) -> None:
    assert admitted(Surface.SPECTRON, BEARER, context_id=context_id).context_id == context_id


@pytest.mark.parametrize("context_id", ["a/b", "é", "a\n", "x" * 129, "a:b", "*"])
def test_a_malformed_context_is_422_once_the_key_is_right(context_id: str) -> None:
    assert status(Surface.SPECTRON, BEARER, context_id=context_id) == 422
    assert status(Surface.SPECTRON, {}, context_id=context_id) == 401


def test_headers_name_the_context_on_the_other_surfaces() -> None:
    assert admitted(Surface.MEMORYSYNC, KEY).context_id == "default"
    assert admitted(Surface.MEMORYSYNC, {**KEY, "x-project-id": "proj_1"}).context_id == "proj_1"
    assert admitted(Surface.TIE, BEARER).context_id == "default"
    assert admitted(Surface.TIE, {**BEARER, "x-spectron-context": "c7"}).context_id == "c7"
    assert status(Surface.MEMORYSYNC, {**KEY, "x-project-id": "x" * 129}) == 422


def test_tie_narrows_to_the_user_it_acts_for() -> None:
    assert admitted(Surface.TIE, BEARER).caller.user is None
    assert admitted(Surface.TIE, {**BEARER, "x-on-behalf-of": "maya"}).caller.user == "maya"
    assert admitted(Surface.TIE, {"authorization": f"Bearer {jwt(sub='omar')}"}).caller.user == "omar"
    agreeing = {"authorization": f"Bearer {jwt(sub='omar')}", "x-on-behalf-of": "omar"}
    assert admitted(Surface.TIE, agreeing).caller.user == "omar"


def test_the_token_of_a_user_acts_for_nobody_else() -> None:
    headers = {"authorization": f"Bearer {jwt(sub='omar')}", "x-on-behalf-of": "maya"}
    with pytest.raises(Refusal, match=r"'maya'.*'omar'") as refused:
        admitted(Surface.TIE, headers)
    assert refused.value.status == 403


@pytest.mark.parametrize("blank", ["", "  "])
def test_a_header_that_is_there_but_blank_does_not_stand_for_everybody(blank: str) -> None:
    with pytest.raises(Refusal, match="X-On-Behalf-Of") as refused:
        admitted(Surface.TIE, {**BEARER, "x-on-behalf-of": blank})
    assert (refused.value.status, refused.value.code) == (400, "USER_CONTEXT_REQUIRED")
    assert status(Surface.TIE, {"authorization": f"Bearer {jwt(sub='omar')}", "x-on-behalf-of": blank}) == 400
    assert status(Surface.TIE, {**BEARER, "x-spectron-context": blank}) == 422
    assert status(Surface.MEMORYSYNC, {**KEY, "x-project-id": blank}) == 422


@pytest.mark.parametrize("token", ["a.b.c", "a.b", "sp-x-y", "..", "e30.e30.x", jwt(), "e30.W10.x"])
def test_other_tokens_name_no_user(token: str) -> None:
    assert jwt_subject(token) is None


@pytest.mark.parametrize("sub", [None, "", "  ", 5, True, ["omar"], {"id": "omar"}])
def test_a_token_whose_sub_names_nobody_is_refused_instead_of_reading_everybodys(sub: object) -> None:
    headers = {"authorization": f"Bearer {jwt(sub=sub)}"}
    assert status(Surface.TIE, headers) == 401
    assert status(Surface.TIE, {**headers, "x-on-behalf-of": "maya"}) == 401


@pytest.mark.parametrize("header", ["x-spectron-on-behalf-of", "x-memory-on-behalf-of"])
@pytest.mark.parametrize("target", ["system", "principal:system", "admin"])
def test_delegation_to_a_listed_principal_is_noted(header: str, target: str) -> None:
    caller = admitted(Surface.SPECTRON, {**BEARER, header: target}).caller
    assert caller.on_behalf_of == target.removeprefix("principal:")
    assert caller.principal == "admin"


def test_delegation_to_a_stranger_is_forbidden() -> None:
    with pytest.raises(UnknownPrincipal, match="maya"):
        admitted(Surface.SPECTRON, {**BEARER, "x-spectron-on-behalf-of": "maya"})


def test_two_delegation_headers_must_agree() -> None:
    agreeing = {"x-spectron-on-behalf-of": "system", "x-memory-on-behalf-of": "principal:system"}
    assert admitted(Surface.SPECTRON, {**BEARER, **agreeing}).caller.on_behalf_of == "system"
    assert status(Surface.SPECTRON, {**BEARER, **agreeing, "x-memory-on-behalf-of": "admin"}) == 400
    blank = {"x-spectron-on-behalf-of": " ", "x-memory-on-behalf-of": "principal:"}
    assert admitted(Surface.SPECTRON, {**BEARER, **blank}).caller.on_behalf_of is None
