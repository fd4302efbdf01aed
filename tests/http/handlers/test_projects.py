"""The project list: the one in force first, then the other contexts in use."""

from dataclasses import replace

from mock_server.engine.callers import OPEN_ADMIN
from tests.http.handlers.memorysync_calls import Surface


def test_an_untouched_server_has_its_default_project() -> None:
    assert Surface().reply("listProjects").body == [
        {
            "id": "default",
            "name": "default",
            "tenant_id": "default",
            "is_default": True,
            "memory_count": 0,
            "archived_at": None,
            "created_at": "2026-05-04T12:00:00+00:00",
            "updated_at": "2026-05-04T12:00:00+00:00",
        }
    ]


def test_the_project_in_force_comes_first_and_counts_its_own_memories() -> None:
    surface = Surface()
    surface.append("I live in Lisbon.", "I like coffee best.")
    surface.clock.pass_minutes(1)
    body = {"tenant_id": "t", "user_id": "u", "text": "I live in Lisbon."}
    surface.reply("addTurn", body, context="proj_1")
    found = surface.reply("listProjects", context="proj_2").body
    assert [(one["id"], one["memory_count"], one["is_default"]) for one in found] == [
        ("proj_2", 0, False),
        ("default", 2, True),
        ("proj_1", 1, False),
    ]
    assert found[2]["created_at"] == found[2]["updated_at"] == "2026-05-04T12:01:00+00:00"
    assert found[1]["created_at"] == "2026-05-04T12:00:00+00:00"


def test_an_enforced_key_sees_no_other_project() -> None:
    surface = Surface(replace(OPEN_ADMIN, open=False))
    surface.append("I live in Lisbon.")
    assert [one["id"] for one in surface.reply("listProjects", context="mine").body] == ["mine"]
