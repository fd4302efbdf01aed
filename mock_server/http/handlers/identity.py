"""Identity: who the key acts as, and what it may do."""

from mock_server.engine.callers import Caller, Verb
from mock_server.http import wire
from mock_server.http.call import Call, Handler, Reply


def whoami(call: Call) -> Reply:
    """Report the caller's principal and grants."""
    caller = call.caller
    grants = grants_of(caller)
    body: wire.JsonObject = {
        "principalId": caller.principal,
        "displayName": caller.principal,
        "kind": "service" if caller.principal == "system" else "human",
        "enforce": True,
        "grants": grants,
        "effectiveGrants": grants,
        "tokenGrants": None,
    }
    if caller.on_behalf_of is not None:
        body["delegatedPrincipalId"] = caller.on_behalf_of
    return Reply(body=body)


def grants_of(caller: Caller) -> dict[str, list[str]]:
    """Print effective grants: verb to patterns."""
    regions = {
        Verb.READ: caller.read,
        Verb.WRITE: caller.write,
        Verb.FORGET: caller.forget,
        Verb.SCOPE_READ: caller.manage,
        Verb.SCOPE_CREATE: caller.manage,
        Verb.SCOPE_DELETE: caller.manage,
        Verb.GRANT_MANAGE: caller.manage,
    }
    return {str(verb): [str(pattern) for pattern in region] for verb, region in regions.items() if region}


HANDLERS: dict[str, Handler] = {"whoami": whoami}
