"""Facts: one text, some triples, or a whole conversation in; the delta out."""

from typing import Any

from mock_server.engine import remember, sessions
from mock_server.engine.claims import Extraction, FactClaim, Hints, Mention, SpokenTurn
from mock_server.engine.errors import InvalidInput
from mock_server.engine.instants import Instant, InstantError, known_time, parse
from mock_server.engine.listening import hear
from mock_server.engine.names import fold_type
from mock_server.engine.scopes import Selector
from mock_server.engine.scopes import parse as parse_scopes
from mock_server.engine.steps import Steps
from mock_server.engine.vocabulary import Category
from mock_server.http import wire
from mock_server.http.call import Call, Handler, Reply, in_steps


@in_steps
def create_facts(call: Call) -> Steps[Reply]:
    """Remember one text or some triples."""
    body = call.body
    text, infer, role = body.get("text") or "", body.get("infer", "full"), body.get("role", "user")
    if infer != "triples" and not text.strip():
        raise InvalidInput("must not be blank unless infer is triples", field=("text",))
    session_id = body.get("session_id") or None
    selector = parse_scopes(body.get("scopes"))
    labels = tuple(body.get("labels", ()))
    observed_at = instant(body.get("observed_at"), "observed_at")
    extraction = None
    if infer in ("full", "preview"):
        turn = SpokenTurn(text, role, known_time(observed_at, call.services.clock.now()))
        (extraction,) = yield from hear(call.extractor, (turn,), _hints(call, session_id, selector, labels))
    command = remember.Remember(
        text=text,
        infer=infer,
        session_id=session_id,
        selector=selector,
        role=role,
        category=_category(body.get("memory_category")),
        labels=labels,
        observed_at=observed_at,
        triples=_triples(body.get("triples")) if infer == "triples" else (),
        extraction=extraction,
    )
    return call.commit(remember.decide_remember, command, _remembered)


def _remembered(answer: remember.Remembered) -> Reply:
    body: dict[str, Any] = {"mode": answer.mode, "sessionId": answer.session_id}
    if answer.turn_id is not None:
        body["turnId"] = answer.turn_id
    if answer.mode == "none" and answer.chunk_id is not None:
        body["chunkId"] = f"memory_chunk:{answer.chunk_id}"
    if answer.delta is not None:
        body["extraction"] = wire.extraction(answer.delta)
    if answer.mode == "preview":
        body["preview"] = True
        body["extraction"]["turnId"] = ""
    return Reply(body=body)


@in_steps
def create_facts_batch(call: Call) -> Steps[Reply]:
    """Remember a conversation."""
    body = call.body
    infer = body.get("infer", "full")
    session_id = body.get("session_id") or None
    selector = parse_scopes(body.get("scopes"))
    labels = tuple(body.get("labels", ()))
    now = call.services.clock.now()
    times = [instant(message.get("ts"), "messages", index, "ts") for index, message in enumerate(body["messages"])]
    heard: tuple[Extraction | None, ...] = (None,) * len(times)
    if infer != "none":
        turns = [
            SpokenTurn(message["content"], message["role"], known_time(at, now))
            for message, at in zip(body["messages"], times, strict=True)
        ]
        heard = yield from hear(call.extractor, turns, _hints(call, session_id, selector, labels))
    command = remember.RememberMany(
        tuple(
            remember.BatchMessage(message["role"], message["content"], at, extraction)
            for message, at, extraction in zip(body["messages"], times, heard, strict=True)
        ),
        per_message=body.get("extract", "whole_conversation") == "per_message",
        infer=infer,
        session_id=session_id,
        selector=selector,
        labels=labels,
    )
    return call.commit(remember.decide_remember_many, command, _remembered_many)


def _remembered_many(answer: remember.RememberedMany) -> Reply:
    return Reply(
        body={
            "sessionId": answer.session_id,
            "turnIds": list(answer.turn_ids),
            "extractions": [wire.extraction(delta) for delta in answer.deltas],
        }
    )


def instant(text: str | None, *field: str | int) -> Instant | None:
    """Read an optional instant of a request; InvalidInput names the field."""
    if text is None:
        return None
    try:
        return parse(text)
    except InstantError as error:
        raise InvalidInput(str(error), field=field) from error


def _hints(call: Call, session_id: str | None, selector: Selector, labels: tuple[str, ...]) -> Hints:
    return call.read(
        lambda memory, stamp: remember.hints(
            memory,
            selector or sessions.selector_of(memory, stamp.caller, session_id),
            remember.agent_pool(labels),
            session_id,
        )
    )


def _category(text: str | None) -> Category | None:
    """Read the category of a body; anything outside the enum counts as context (R-ADP-5)."""
    if text is None:
        return None
    return Category(text) if text in set(Category) else Category.CONTEXT


def _triples(triples: list[dict[str, Any]] | None) -> tuple[FactClaim, ...]:
    if not triples:
        raise InvalidInput("infer is triples, so at least one triple is needed", field=("triples",))
    return tuple(_triple(triple, index) for index, triple in enumerate(triples))


def _triple(triple: dict[str, Any], index: int) -> FactClaim:
    subject = Mention(fold_type(triple["entity"]["type"]), triple["entity"]["name"])
    value, target, key = triple.get("value"), triple.get("target"), triple["key"].strip()
    if value is not None:
        return FactClaim(subject, key=key, value=value.strip(), category=triple.get("memory_category"), confidence=1.0)
    if target is None:
        raise InvalidInput("needs a value (an attribute) or a target (a relation)", field=("triples", index))
    thing = Mention(fold_type(target["type"]), target["name"])
    return FactClaim(subject, label=key, object=thing, category=triple.get("memory_category"), confidence=1.0)


HANDLERS: dict[str, Handler] = {"createFacts": create_facts, "createFactsBatch": create_facts_batch}
