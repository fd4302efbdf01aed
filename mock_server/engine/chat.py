"""Chat: read what a reply needs, and store an exchange once there is one.

`prepare` runs before the responder, `decide_exchange` after it, as one command: session, both turns, and what the
user's turn teaches, all or nothing. The responder itself is called in between, outside both (`respond.py`).
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from mock_server.engine import prompt as prompts
from mock_server.engine import remember, sessions, state
from mock_server.engine.asking import Ask, Recalled
from mock_server.engine.callers import Caller
from mock_server.engine.claims import Extraction, Hints
from mock_server.engine.delta import Delta, Provenance
from mock_server.engine.draft import Draft
from mock_server.engine.errors import InvalidInput
from mock_server.engine.executor import Decision, Stamp
from mock_server.engine.instants import Instant
from mock_server.engine.memory import Memory
from mock_server.engine.phrasebook import english
from mock_server.engine.prompt import Candidate, Injected, Prompt
from mock_server.engine.questions import parse
from mock_server.engine.recall import recall
from mock_server.engine.records import Session, SourceRef
from mock_server.engine.response_cache import Asker, HeldReply
from mock_server.engine.scopes import Selector
from mock_server.engine.settle import settle
from mock_server.engine.traces import Shown

NOTHING_LEARNT: Final = Delta()
"""The delta of an exchange that was not stored: empty, with no turn (R-CHAT-14)."""

_MARK: Final = re.compile(r"\[S[1-9][0-9]{0,3}\]")


@dataclass(frozen=True, slots=True)
class Message:
    """One message to answer.

    selector () means the session's scope, or the write region. model None is the context's own response model.
    """

    text: str
    session_id: str | None = None
    selector: Selector = ()
    model: str | None = None
    bypass_cache: bool = False
    labels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Prepared:
    """What is known before the reply. session_id: the pinned one as it will be answered, "" while there is none.

    home: the scope it is asked in, () for none. stores: whether the caller may write at all (R-CHAT-14). injected: what
    the prompt was made from. asker: whose held replies fit, None where the cache has no business (R-CACHE-3). basis:
    what a held reply must rest on to be true now.
    """

    at: Instant
    trace_id: str
    retrieval_id: str
    session_id: str
    home: Selector
    stores: bool
    injected: Injected
    prompt: Prompt
    recalled: Recalled
    hints: Hints
    asker: Asker | None
    basis: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Exchange:
    """An exchange to store: the message, its reply, and what the extractor made of the message."""

    message: Message
    reply: str
    extraction: Extraction


@dataclass(frozen=True, slots=True)
class Exchanged:
    """What storing an exchange did."""

    session_id: str
    delta: Delta


def prepare(memory: Memory, stamp: Stamp, message: Message) -> Prepared:
    """Find the session, read the transcript window, retrieve, and put the prompt together (R-CHAT-1).

    Raises what storing would raise, so that a refused message costs no model call.
    """
    if not message.text.strip():
        raise InvalidInput("must not be blank", field=("message",))
    remember.check_labels(message.labels)
    caller = stamp.caller
    stores = bool(caller.write)
    session = _session(memory, caller, message, stores=stores)
    home = _home(caller, message, session, stores=stores)
    readable = session is not None and memory.sees(caller, session.selector)
    turns = prompts.window(memory, session) if session is not None and readable else ()
    ask = Ask(english(message.text), home=home, skip_turns=frozenset(turn.id for turn in turns), only_claims=True)
    recalled = recall(memory, stamp, ask)
    injected = prompts.injected(memory, stamp, ask, recalled, turns)
    # Only questions are worth holding, and only those that lean on nothing said before in their session.
    cacheable = not turns and parse(english(message.text)).asks
    return Prepared(
        at=stamp.now,
        trace_id=stamp.mint.token(),
        retrieval_id=stamp.mint.token(),
        session_id=session.id if session is not None else message.session_id or "",
        home=home,
        stores=stores,
        injected=injected,
        prompt=prompts.build(message.text, injected, recalled, turns),
        recalled=recalled,
        hints=remember.hints(memory, home, remember.agent_pool(message.labels), session.id if session else None),
        asker=(caller.read, caller.user, home, message.model) if cacheable else None,
        basis=(
            *(hit.id for hit in recalled.hits if hit.fact is not None),
            *(row.id for row in injected.instructions),
            *(row.id for row in state.doubts(memory, caller, resolved=False)),
        ),
    )


def decide_exchange(memory: Memory, command: Exchange, stamp: Stamp) -> Decision[Exchanged]:
    """Store both turns and what the first one teaches; the reply is kept as it is and never extracted (R-CHAT-8)."""
    message = command.message
    remember.check_labels(message.labels)
    draft = Draft(memory, stamp)
    session = sessions.resolve(draft, message.session_id, message.selector)
    selector = sessions.write_selector(stamp.caller, message.selector) if message.selector else session.selector
    # The turns are the session's, but their chunks live where the message's scopes say (R-CHAT-12).
    scoped = replace(session, selector=selector)
    asked = sessions.append_turn(draft, scoped, "user", message.text, stamp.now, labels=message.labels)
    provenance = Provenance(
        selector,
        SourceRef("turn", asked.id, session.id),
        asked.id,
        stamp.now,
        agent=remember.agent_pool(message.labels),
        labels=message.labels,
    )
    delta = settle(draft, command.extraction, provenance)
    sessions.append_turn(draft, scoped, "assistant", command.reply, stamp.now, labels=message.labels, replied=True)
    return Decision(tuple(draft.changes), Exchanged(session.id, delta))


def cited(reply: str, candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    """Give the candidates a reply cites, one a mark, by first occurrence.

    A mark without a candidate gives none (R-CITE-2, R-CITE-3).
    """
    by_mark = {candidate.marker: candidate for candidate in candidates}
    marks = dict.fromkeys(_MARK.findall(reply))
    return tuple(by_mark[mark] for mark in marks if mark in by_mark)


def hold(message: Message, prepared: Prepared, reply: str) -> HeldReply:
    """Make the entry of the response cache for a reply."""
    return HeldReply(message.text, reply, prepared.prompt.candidates, prepared.basis, prepared.trace_id, prepared.at)


def shown(prepared: Prepared, caller: Caller, citable: tuple[Candidate, ...], turn_id: str) -> Shown:
    """Say what the trace of a reply shows. turn_id: that of the message, "" when it was not stored."""
    said = (turn_id, *(turn.id for turn in prepared.prompt.window))
    hits = prepared.recalled.retrieved
    if citable is not prepared.prompt.candidates:
        hits = (*hits, *(candidate.hit for candidate in citable))
    return Shown(
        prepared.home,
        () if prepared.home else caller.read,
        tuple(row.selector for row in prepared.injected.instructions),
        hits,
        prepared.injected.rows,
        tuple(found for found in said if found),
    )


def _session(memory: Memory, caller: Caller, message: Message, *, stores: bool) -> Session | None:
    if message.session_id is None:
        return None
    if stores:
        return sessions.pinned(memory, caller, message.session_id)
    session = sessions.find(memory, message.session_id)
    return session if session is not None and memory.sees(caller, session.selector) else None


def _home(caller: Caller, message: Message, session: Session | None, *, stores: bool) -> Selector:
    """Give the scope the exchange belongs to, which tells who "I" is."""
    if stores and (message.selector or session is None):
        return sessions.write_selector(caller, message.selector)
    if message.selector:
        return message.selector
    return () if session is None else session.selector
