"""Answers as the service sends them, for tests of what the client makes of them. They tell one story, Maya's."""

from typing import Any

PROBLEM: dict[str, Any] = {
    "type": "https://spectron.dev/errors/validation-error",
    "title": "Validation error",
    "status": 400,
    "detail": "message is missing",
    "instance": "/api/v1/ctx/chat",
    "message": "message is missing",
}

CORRECTION: dict[str, Any] = {
    "entityId": "entity:person/maya",
    "key": "location",
    "oldValue": "Lisbon",
    "newValue": "Berlin",
}

EXTRACTION: dict[str, Any] = {
    "turnId": "turn:1",
    "entities": [
        {
            "entityType": "person",
            "id": "entity:person/maya",
            "isNew": True,
            "memoryCategory": "identity",
            "name": "Maya",
        }
    ],
    "attributes": [
        {
            "entityId": "entity:person/maya",
            "id": "attr_1",
            "key": "location",
            "memoryCategory": "identity",
            "value": "Berlin",
        }
    ],
    "relations": [],
    "instructions": [{"id": "instr_1", "label": "Bullet points", "description": "Always use bullet points"}],
    "uncertainties": [{"about": "job title", "reason": "She said it is complicated."}],
    "corrections": [CORRECTION],
}

REMEMBERED: dict[str, Any] = {
    "mode": "full",
    "sessionId": "sess_1",
    "turnId": "turn:1",
    "extraction": EXTRACTION,
}

CHAT: dict[str, Any] = {
    "reply": "You live in Berlin [S1].",
    "memoryUpdates": EXTRACTION,
    "memory_updates": EXTRACTION,
    "citations": [
        {
            "marker": "[S1]",
            "id": "attr_1",
            "kind": "attribute",
            "snippet": "Maya lives in Berlin.",
            "score": 0.82,
            "occurredAt": "2026-05-01T08:00:00Z",
        }
    ],
    "sessionId": "sess_1",
    "traceId": "tr_1",
}

SESSION: dict[str, Any] = {
    "id": "sess_1",
    "createdAt": "2026-05-01T08:00:00.123456789Z",
    "scopes": [["org/acme/user/maya"]],
}

ATTRIBUTE: dict[str, Any] = {
    "createdAt": "2026-05-01T08:00:00Z",
    "entity": "entity:person/maya",
    "id": "attr_2",
    "importance": 1.0,
    "key": "location",
    "memoryCategory": "identity",
    "value": "Berlin",
    "source": {"kind": "turn", "ref": "turn:1", "sessionId": "sess_1"},
    "supersededBy": None,
    "supersedes": "attr_1",
    "validFrom": "2026-05-01T08:00:00Z",
    "validUntil": None,
}

EMPTY_CATEGORY: dict[str, Any] = {"attributes": [], "entities": [], "relations": []}

STATE: dict[str, Any] = {
    "identity": {"attributes": [ATTRIBUTE], "entities": [], "relations": []},
    "knowledge": EMPTY_CATEGORY,
    "context": EMPTY_CATEGORY,
    "instructions": [{"label": "language", "description": "Always respond in German"}],
    "unknowns": [{"about": "equity", "reason": "It was never mentioned."}],
}

RECALLED: dict[str, Any] = {
    "classificationKind": "hybrid",
    "hits": [{"id": "attr_2", "score": 0.9, "source": "attribute", "text": "Maya lives in Berlin."}],
    "queryMs": 3,
    "seedEntities": ["Maya"],
    "tier": "hybrid",
    "trace": {
        "latencyMs": 3,
        "resolutionTier": "hybrid",
        "retrievedCount": 1,
        "tierReason": "no direct match",
        "topScores": [0.9],
        "traceId": "tr_2",
    },
    "contextHits": [],
}

TURN: dict[str, Any] = {
    "id": "h_1000000000001",
    "session_id": "thread-42",
    "role": "user",
    "content": "I prefer window seats",
    "seq": 0,
    "occurred_at": None,
    "payload": None,
    "source": "my-app",
    "created_at": "2026-05-01T08:00:00",
}

ITEM: dict[str, Any] = {
    "id": "h_1000000000003",
    "namespace": ["preferences"],
    "key": "seat",
    "value": {"kind": "window", "row": None},
    "text": "Prefers window seats",
    "source": "my-app",
    "created_at": "2026-05-01T08:00:00",
    "updated_at": "2026-05-01T08:00:00",
}


def node(n: int) -> dict[str, Any]:
    """Make a graph node."""
    return {
        "id": f"n{n}",
        "name": f"Node {n}",
        "summary": "You know it.",
        "summary_raw": "It is known.",
        "labels": ["Person"],
        "attributes": {},
        "created_at": "2026-04-28T08:34:00+00:00",
    }


def edge(n: int) -> dict[str, Any]:
    """Make a graph edge."""
    return {
        "id": f"e{n}",
        "source": "n1",
        "target": "n2",
        "label": "knows",
        "fact": "One knows two.",
        "created_at": "2026-04-28T08:34:00+00:00",
        "valid_at": None,
    }


def page(numbers: list[int], cursor: str | None) -> dict[str, Any]:
    """Make a page of the graph."""
    return {
        "nodes": [node(1), node(2)] if numbers else [],
        "edges": [edge(n) for n in numbers],
        "next_cursor": cursor,
    }
