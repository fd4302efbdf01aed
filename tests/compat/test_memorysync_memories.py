"""The vendor's MemorySync client on memories: turns taken in, recalled, listed, forgotten; and its exceptions."""

from typing import Any
from urllib.parse import quote

import pytest
from memorysync import (
    AsyncMemorySyncClient,
    AuthError,
    MemorySyncClient,
    MemorySyncError,
    NotFoundError,
    RateLimitError,
    ServerError,
    ValidationError,
)

from mock_server.http.server import RunningServer
from tests.compat.colours import done
from tests.compat.conftest import END_USER
from tests.contract.doors import Doors

ANN = {"tenant_id": "default", "user_id": END_USER}


async def told(sync: Any, text: str, **more: Any) -> dict[str, Any]:
    """Take in one turn of the end user."""
    answer: dict[str, Any] = await done(sync.add_turn(**ANN, text=text, **more))
    return answer


async def memories(sync: Any) -> list[dict[str, Any]]:
    """List the end user's memories."""
    listed: list[dict[str, Any]] = (await done(sync.list_memories(**ANN)))["memories"]
    return listed


async def test_a_turn_becomes_memories_and_is_not_kept(sync: Any) -> None:
    answer = await told(sync, "I live in Lisbon.", session_id="thread-43", metadata={"n": 1, "deep": {"x": 1}})
    assert answer["memory_id"] is None
    assert answer["embed_mode"] == "none"
    assert answer["already_exists"] is False
    assert (answer["status"], answer["processing_status"]) == ("processing", "distilling")
    assert answer["request_id"]
    (memory,) = await memories(sync)
    assert memory["memory_id"].startswith("m_")
    assert "Lisbon" in memory["raw_text"]
    assert memory["source"] == "chat"
    assert memory["metadata"]["session_id"] == "thread-43"
    assert memory["metadata"]["n"] == 1
    assert "deep" not in memory["metadata"]
    assert (memory["metadata"]["write_origin"], memory["metadata"]["turn_role"]) == ("turn-extraction", "user")
    assert (await done(sync.list_history(**ANN, session_id="thread-43")))["total"] == 0


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        ({"text": "I live in Lisbon.", "role": "assistant"}, "skipped_non_user_turn"),
        ({"text": "assistant: I live in Lisbon."}, "skipped_non_user_turn"),
        ({"text": "I live in Lisbon.", "speaker": "bot@thread-1"}, "skipped_non_user_turn"),
        ({"text": "I live in Lisbon.", "metadata": {"role": "tool"}}, "skipped_non_user_turn"),
        ({"text": "ok"}, "skipped_low_value"),
        ({"text": "👍"}, "skipped_low_value"),
        ({"text": "I live in Lisbon.", "role": "user"}, "distilling"),
        ({"text": "user: I live in Lisbon."}, "distilling"),
        ({"text": "I live in Lisbon.", "speaker": "human@thread-1"}, "distilling"),
        ({"text": "I live in Lisbon.", "role": "user", "speaker": "bot@thread-1"}, "distilling"),
    ],
)
async def test_whose_turn_it_is_decides(sync: Any, arguments: dict[str, Any], status: str) -> None:
    answer = await told(sync, **arguments)
    assert answer["processing_status"] == status
    assert (answer["request_id"] is None) == (status != "distilling")
    assert bool(await memories(sync)) == (status == "distilling")


async def test_a_replay_is_recognised(sync: Any) -> None:
    turn = {"text": "I live in Lisbon.", "speaker": "human@t", "occurred_at": "2026-05-01T10:00:00"}
    await told(sync, **turn)
    again = await told(sync, **turn, source="other", metadata={"x": 1})
    assert (again["already_exists"], again["processing_status"], again["request_id"]) == (True, "skipped_replay", None)
    other = await told(sync, "I live in Lisbon.", speaker="human@t")
    assert other["already_exists"] is False


async def test_recall_is_ready_for_a_prompt(sync: Any) -> None:
    await told(sync, "I live in Lisbon. I love tea.")
    found = await done(sync.recall(**ANN, prompt="Where does the user live?", k=1))
    assert "Lisbon" in found["context"]
    (memory,) = found["memories"]
    assert "Lisbon" in memory["value"]
    assert isinstance(memory["score"], int | float)
    assert memory["memory_id"] in {row["memory_id"] for row in await memories(sync)}
    assert (await done(sync.recall(**ANN, prompt="Lisbon", types=["no such type"])))["memories"] == []
    nobody = await done(sync.recall(tenant_id="default", user_id="nobody", prompt="Lisbon"))
    assert (nobody["context"], nobody["memories"]) == ("", [])


async def test_status_says_a_memory_is_searchable(sync: Any) -> None:
    await told(sync, "I live in Lisbon.")
    number = int((await memories(sync))[0]["memory_id"].removeprefix("m_"))
    status = await done(sync.status(number))
    assert status["memory_id"] == f"m_{number}"
    assert status["searchable"] is True
    with pytest.raises(NotFoundError) as missing:
        await done(sync.status(number + 999))
    assert missing.value.status_code == 404
    await done(sync.forget([number]))
    with pytest.raises(NotFoundError):
        await done(sync.status(number))


async def test_the_list_is_paged_newest_first(sync: Any) -> None:
    for value in ("tea", "jazz", "chess"):
        await told(sync, f"I love {value}.")
    whole = await done(sync.list_memories(**ANN))
    assert [row["raw_text"].split()[-1].strip(".") for row in whole["memories"]] == ["chess", "jazz", "tea"]
    assert whole["total"] == 3
    assert (await done(sync.list_memories(**ANN, limit=0)))["memories"] == whole["memories"]
    page = await done(sync.list_memories(**ANN, limit=1, offset=1))
    assert (page["memories"], page["total"]) == (whole["memories"][1:2], 3)


@pytest.mark.parametrize("user", ["team/ann", "a/b/c", "list", "x::y", "a+b", "status/7"])
async def test_a_raw_slash_in_the_path_belongs_to_the_user(sync: Any, user: str) -> None:
    who = {"tenant_id": "acme", "user_id": user}
    await done(sync.add_turn(**who, text="I live in Lisbon."))
    listed = await done(sync.list_memories(**who))
    assert ["Lisbon" in row["raw_text"] for row in listed["memories"]] == [True]
    assert (await done(sync.list_memories(tenant_id="acme", user_id="ann")))["memories"] == []


@pytest.mark.parametrize("user", ["a/b", "a%2Fb", "50%", "x?y#z", "é 名", "a b", ".."])
async def test_an_encoded_user_is_decoded_once(sync: Any, user: str) -> None:
    await done(sync.add_turn(tenant_id="acme", user_id=user, text="I live in Lisbon."))
    encoded = quote(user, safe="").replace(".", "%2E")
    listed = await done(sync.list_memories(tenant_id="acme", user_id=encoded))
    assert len(listed["memories"]) == 1


async def test_forget_takes_memories_and_rows_in_every_spelling(sync: Any) -> None:
    await told(sync, "I live in Lisbon. I love tea. I love jazz.")
    turns = [{"role": "user", "content": "hello there"}]
    row = (await done(sync.append_history(**ANN, session_id="s", turns=turns, extract=False)))["items"][0]["id"]
    value = (await done(sync.put_state(**ANN, namespace=["n"], key="k", value={})))["item"]["id"]
    numbers = [int(memory["memory_id"].removeprefix("m_")) for memory in await memories(sync)]
    wanted = [f"m_{numbers[0]}", numbers[1], str(numbers[2]), row, value, "m_999999", numbers[1]]
    gone = await done(sync.forget(wanted, reason="test"))
    assert gone == [*numbers, int(row.removeprefix("h_")), int(value.removeprefix("h_"))]
    assert await memories(sync) == []
    assert (await done(sync.list_history(**ANN, session_id="s")))["total"] == 0
    assert (await done(sync.get_state(**ANN, namespace=["n"], key="k")))["item"] is None
    assert (await done(sync.recall(**ANN, prompt="Lisbon")))["memories"] == []
    assert await done(sync.forget(wanted)) == []


async def test_forget_by_filter_selects_memories_only(sync: Any) -> None:
    await told(sync, "I live in Lisbon.", source="mail")
    await told(sync, "I love tea.", source="chat")
    await done(
        sync.append_history(**ANN, session_id="s", turns=[{"role": "user", "content": "hi there"}], source="mail")
    )
    would = await done(sync.forget(filters={"source": "mail"}, dry_run=True))
    assert len(would) == 1
    assert len(await memories(sync)) == 2
    assert await done(sync.forget(filters={"source": "mail"})) == would
    assert ["tea" in row["raw_text"] for row in await memories(sync)] == [True]
    assert (await done(sync.list_history(**ANN, session_id="s")))["total"] == 1


async def test_another_end_user_cannot_forget_mine(sync: Any, colour: str, server: RunningServer) -> None:
    await told(sync, "I live in Lisbon.")
    (mine,) = await memories(sync)
    turns = [{"role": "user", "content": "hello there"}]
    row = (await done(sync.append_history(**ANN, session_id="s", turns=turns, extract=False)))["items"][0]["id"]
    value = (await done(sync.put_state(**ANN, namespace=["n"], key="k", value={})))["item"]["id"]
    other = client(colour, server.url, project=sync._project_id, user="somebody-else")
    assert await done(other.forget([mine["memory_id"], row, value])) == []
    assert await done(other.forget(filters={"source": "chat"})) == []
    assert await memories(sync) == [mine]
    assert (await done(sync.list_history(**ANN, session_id="s")))["total"] == 1
    assert (await done(sync.get_state(**ANN, namespace=["n"], key="k")))["item"]["id"] == value
    await shut(other, colour)


async def test_projects_never_meet(sync: Any, colour: str, server: RunningServer, context_id: str) -> None:
    await told(sync, "I live in Lisbon.")
    other = client(colour, server.url, project=f"{context_id}-b")
    assert (await done(other.list_memories(**ANN)))["memories"] == []
    await told(other, "I love tea.")
    assert [row["memory_id"] for row in await memories(other)] == ["m_1"]
    await shut(other, colour)


async def test_what_one_surface_learns_the_other_knows(sync: Any, doors: Doors) -> None:
    await done(
        sync.append_history(
            tenant_id="acme", user_id="alice", session_id="t", turns=[{"role": "user", "content": "I live in Lisbon."}]
        )
    )
    state = doors.spectron("GET", "/state", params={"scope[user]": "alice", "scope[org]": "acme"}).json()
    assert [(row["key"], row["value"]) for row in state["identity"]["attributes"]] == [("location", "Lisbon")]
    doors.spectron("POST", "/facts", json={"text": "I love tea.", "scopes": "org/acme/user/alice"})
    listed = await done(sync.list_memories(tenant_id="acme", user_id="alice"))
    assert sorted(row["raw_text"].split()[-1] for row in listed["memories"]) == ["Lisbon.", "tea."]


# -- exceptions ------------------------------------------------------------------------------------------------------


def client(
    colour: str, url: str, *, key: str = "ms_test_key", project: str | None = None, user: str | None = None
) -> Any:
    """Make another client of a colour."""
    kind = MemorySyncClient if colour == "blocking" else AsyncMemorySyncClient
    return kind(api_key=key, base_url=url, project_id=project, end_user_id=user)


async def shut(sync: Any, colour: str) -> None:
    """Close a client."""
    await done(sync.close() if colour == "blocking" else sync.aclose())


async def test_a_wrong_key_is_an_auth_error(colour: str, keyed_server: RunningServer) -> None:
    sync = client(colour, keyed_server.url, key="wrong")
    with pytest.raises(AuthError) as refused:
        await done(sync.list_memories(**ANN))
    assert refused.value.status_code == 401
    assert refused.value.request_id
    assert refused.value.response["request_id"] == refused.value.request_id
    assert str(refused.value) == refused.value.response["detail"]
    await shut(sync, colour)


async def test_forgetting_for_nobody_is_refused_with_its_code(colour: str, server: RunningServer) -> None:
    sync = client(colour, server.url)
    with pytest.raises(ValidationError) as refused:
        await done(sync.forget([1]))
    assert refused.value.status_code == 400
    assert refused.value.response["error"]["code"] == "MISSING_END_USER_ID"
    await shut(sync, colour)


async def test_an_unknown_route_is_not_found_in_this_surfaces_shape(sync: Any) -> None:
    with pytest.raises(NotFoundError) as refused:
        await done(sync._request("GET", "/v1/nothing/here"))
    assert set(refused.value.response) >= {"detail", "error", "request_id"}


@pytest.mark.parametrize(("status", "error"), [(429, RateLimitError), (500, ServerError), (503, ServerError)])
async def test_a_fault_has_its_own_exception(
    sync: Any, doors: Doors, status: int, error: type[MemorySyncError]
) -> None:
    doors.fault("listHistory", status=status, count=1)
    with pytest.raises(error) as refused:
        await done(sync.list_history(**ANN, session_id="s"))
    assert refused.value.status_code == status
    assert refused.value.request_id
    assert (await done(sync.list_history(**ANN, session_id="s"))) == {"items": [], "total": 0}


async def test_a_dead_server_is_an_error_without_status(colour: str, closed_port: int) -> None:
    sync = client(colour, f"http://127.0.0.1:{closed_port}")
    with pytest.raises(MemorySyncError) as failed:
        await done(sync.list_memories(**ANN))
    assert failed.value.status_code is None
    await shut(sync, colour)
