"""The documented pages' samples, call by call, on the asynchronous client and MemorySync's, over canned answers."""

import json
from typing import Any

import httpx

from spectron_sdk import AsyncMemory, AsyncMemorySyncClient, AsyncSpectron, Memory, MemorySyncClient, Spectron
from tests.sdk.samples import ATTRIBUTE, CHAT, ITEM, REMEMBERED, SESSION, STATE, TURN

ENTITY = {
    "createdAt": "2026-05-01T08:00:00Z",
    "entityType": "person",
    "id": "entity:person/maya",
    "importance": 1.0,
    "memoryCategory": "identity",
    "name": "Maya",
    "updatedAt": "2026-05-01T08:00:00Z",
}

PROFILE = {
    "static": [{"key": "name", "value": "Maya"}],
    "dynamic": [{"key": "location", "value": "Berlin"}],
    "preferences": [],
    "instructions": [{"label": "language", "description": "Always respond in German"}],
}

ANSWERS: dict[str, tuple[int, Any]] = {
    "/state": (200, STATE),
    "/profile": (200, PROFILE),
    "/facts": (200, REMEMBERED),
    "/sessions": (201, SESSION),
    "/chat": (200, CHAT),
    "/sess_1": (204, None),
    "/sess_1/context": (200, {"context": "# Facts\n- lives in Berlin"}),
    "/person/maya": (200, {"entity": ENTITY, "attributes": [ATTRIBUTE], "relations": []}),
    "/history/location": (200, {"history": [ATTRIBUTE]}),
    "/v1/history/append": (
        200,
        {
            "items": [{**TURN, "created": True}, {**TURN, "seq": 1, "role": "assistant", "created": True}],
            "request_ids": ["0123456789abcdef"],
            "status": "ok",
        },
    ),
    "/v1/history/list": (200, {"items": [TURN], "total": 1}),
    "/v1/history/delete": (200, {"deleted_ids": ["h_1000000000001"], "deleted_fact_ids": ["m_311"]}),
    "/v1/state/put": (
        200,
        {"item": ITEM, "created": True, "request_id": None, "deleted_fact_ids": [], "status": "ok"},
    ),
    "/v1/state/search": (200, {"items": [{**ITEM, "score": 0.7}], "total": 1}),
    "/memory/forget": (200, [311]),
}


def respond(request: httpx.Request) -> httpx.Response:
    ending = max((known for known in ANSWERS if request.url.path.endswith(known)), key=len)
    status, body = ANSWERS[ending]
    return httpx.Response(status) if body is None else httpx.Response(status, json=body)


def client() -> Any:
    """Make the page's client; Any, because the samples are untyped."""
    return AsyncSpectron(
        context="my-app",
        api_key="sp-1-verysecret",
        http_client=httpx.AsyncClient(transport=httpx.MockTransport(respond)),
    )


async def test_state_and_profile_are_called_bare() -> None:
    memory = client()
    state = await memory.state()
    assert [attribute.value for attribute in state.identity.attributes] == ["Berlin"]
    assert (state.instructions[0].label, state.unknowns[0].about) == ("language", "equity")
    profile = await memory.profile()
    assert [entry["key"] for entry in profile["static"]] == [entry.key for entry in profile.static] == ["name"]
    assert (len(profile.dynamic), len(profile["preferences"]), len(profile.instructions)) == (1, 0, 1)


async def test_a_page_is_kept_up_to_date_from_the_delta() -> None:
    memory = client()
    result = await memory.remember("I moved to Berlin last month", session_id="sess_1")
    assert [attribute["value"] for attribute in result.extraction.attributes] == ["Berlin"]
    lines = [f"{c['key']}: {c['oldValue']} -> {c['newValue']}" for c in result.extraction.corrections]
    assert lines == ["location: Lisbon -> Berlin"]


async def test_a_chat_is_read_by_square_brackets() -> None:
    memory = client()
    session = await memory.sessions.create(scopes=["org/acme/user/alice"])
    reply = await memory.chat("Where do I live?", session_id=session.id)
    assert reply["reply"].endswith("[S1].")
    assert reply["citations"][0]["marker"] == "[S1]"
    assert reply["memoryUpdates"]["turnId"] == "turn:1"


async def test_a_chat_loop_is_read_by_dots_and_closed_on_the_session() -> None:
    memory = client()
    session = await memory.sessions.create(scopes=["org/acme/user/alice"])
    result = await memory.chat("I moved to Berlin", session_id=session.id)
    said = []
    if result.memory_updates.corrections:
        said = [f"{c.previous.value} -> {c.current.value}" for c in result.memory_updates.corrections]
    assert (result.reply, said) == (CHAT["reply"], ["Lisbon -> Berlin"])
    await session.close()


async def test_the_manual_loop_gets_text_for_a_prompt() -> None:
    memory = client()
    session = await memory.sessions.create()
    await memory.remember("I moved to Berlin", session_id=session.id)
    context = await session.context("Where do I live?")
    assert str(context) == context.context == context["context"] == "# Facts\n- lives in Berlin"
    assert (await memory.sessions.context(session.id, "Where?")).context == context.context


async def test_one_entity_and_one_history_can_be_read() -> None:
    memory = client()
    result = await memory.entities.get("person", "maya")
    assert (result.entity.name, len(result.attributes), result.relations) == ("Maya", 1, [])
    history = await memory.entities.history("person", "maya", "location")
    assert history.history[0].supersedes == history["history"][0]["supersedes"] == "attr_1"


def test_the_clients_have_their_other_names() -> None:
    assert Memory is Spectron
    assert AsyncMemory is AsyncSpectron


WHO: dict[str, Any] = {"tenant_id": "acme", "user_id": "usr_7f3a9c2e"}
TURNS = [
    {"role": "user", "content": "I prefer window seats", "seq": 0},
    {"role": "assistant", "content": "Noted.", "seq": 1},
]


def test_the_memorysync_page_runs_as_it_stands() -> None:
    asked: list[httpx.Request] = []

    def recorded(request: httpx.Request) -> httpx.Response:
        asked.append(request)
        return respond(request)

    with MemorySyncClient(
        api_key="ms_test_verysecret",
        project_id="proj_1",
        base_url="http://memory.test",
        end_user_id="usr_7f3a9c2e",
        http_client=httpx.Client(transport=httpx.MockTransport(recorded)),
    ) as client:
        result = client.append_history(**WHO, session_id="thread-42", source="my-app", turns=TURNS)
        assert type(result) is dict
        assert [item["created"] for item in result["items"]] == [True, True]
        assert (len(result["request_ids"][0]), result["status"]) == (16, "ok")
        history = client.list_history(**WHO, session_id="thread-42", source="my-app")
        assert [(turn["role"], turn["content"]) for turn in history["items"]] == [("user", "I prefer window seats")]
        assert history["total"] == 1
        put = client.put_state(
            **WHO,
            namespace=["preferences"],
            key="seat",
            value={"kind": "window", "row": None},
            text="Prefers window seats",
            source="my-app",
        )
        assert put["item"]["created_at"] == put["item"]["updated_at"] == "2026-05-01T08:00:00"
        assert (put["created"], put["request_id"], put["deleted_fact_ids"]) == (True, None, [])
        hits = client.search_state(**WHO, query="seating", namespace_prefix=["preferences"], source="my-app")
        assert hits["items"][0]["score"] == 0.7
        gone = client.delete_history(**WHO, session_id="thread-42", delete_derived_facts=True)
        assert gone == {"deleted_ids": ["h_1000000000001"], "deleted_fact_ids": ["m_311"]}
        assert client.forget(["m_311"]) == [311]
    sent = json.loads(asked[2].content)
    assert sent["value"] == {"kind": "window", "row": None}
    headers = asked[0].headers
    assert (headers["x-api-key"], headers["x-project-id"]) == ("ms_test_verysecret", "proj_1")
    assert headers["x-end-user-id"] == "usr_7f3a9c2e"
    assert json.loads(asked[1].content) == {**WHO, "session_id": "thread-42", "source": "my-app", "limit": 0}


async def test_the_asynchronous_memorysync_client_is_the_same_awaited() -> None:
    own = httpx.AsyncClient(transport=httpx.MockTransport(respond))
    async with AsyncMemorySyncClient("ms_test_verysecret", "http://memory.test", http_client=own) as client:
        result = await client.append_history("acme", "usr", "thread-42", TURNS)
        assert result["status"] == "ok"
