"""Checks of the Spectron surface: a session, facts that change, chat, recall, entities with history, state.

The story: somebody lives in Porto, moves to Trieste, wants bullet points, and is vague about a title.
"""

from typing import Final

from spectron_sdk.cli.render import count
from spectron_sdk.cli.smoke.check import Check, Ground, expect, expect_not_found, need

HOME: Final = "I live in Porto."
MOVE: Final = "I moved to Trieste."
WISH: Final = "Always answer in bullet points."
LIKES: Final = "I like figs."
PET: Final = "I have a cat called Olive."
DOUBT: Final = "I'm CEO - well, co-CEO, it's complicated."
QUESTION: Final = "Where do I live?"


def get_health(on: Ground) -> str:
    expect(on.memory.health().ok, "the answer says that the server is not well")
    return "alive"


def whoami(on: Ground) -> str:
    me = on.memory.whoami()
    expect(me.principal_id, "no principal id")
    expect(any(me.effective_grants.values()), f"a key that may do nothing: {me.effective_grants}")
    return f"{me.kind} {me.principal_id}, {count(me.effective_grants, 'verb')}"


def create_session(on: Ground) -> str:
    session = on.memory.sessions.create(scopes=[on.scope])
    expect(session.id, "no session id")
    expect(session.scopes == [[on.scope]], f"scopes {session.scopes}, asked for {[[on.scope]]}")
    on.session = session
    return session.id


def create_facts(on: Ground) -> str:
    session = need(on.session, "session").id
    first = on.memory.remember(HOME, session_id=session)
    expect(first.session_id == session, f"stored in session {first.session_id}")
    learnt = [row.value for row in first.extraction.attributes]
    expect("Porto" in learnt, f"nothing about Porto in {learnt}")
    key = f"smoke-{on.user}"
    moved = on.memory.remember(MOVE, session_id=session, idempotency_key=key)
    changes = [(made.old_value, made.new_value) for made in moved.extraction.corrections]
    expect(("Porto", "Trieste") in changes, f"no correction from Porto to Trieste in {changes}")
    again = on.memory.remember(MOVE, session_id=session, idempotency_key=key)
    expect(again.turn_id == moved.turn_id, f"a replay made turn {again.turn_id} beside {moved.turn_id}")
    on.home = next((row for row in moved.extraction.attributes if row.value == "Trieste"), None)
    return "Porto -> Trieste is a correction, a replay changes nothing"


def create_facts_batch(on: Ground) -> str:
    session = need(on.session, "session").id
    texts = said(on)
    messages = [{"role": "user", "content": text} for text in texts]
    made = on.memory.remember_many(messages, session_id=session, extract="per_message")
    expect(len(made.turn_ids) == 2, f"{count(made.turn_ids, 'turn')} for two messages")
    deltas = list(made.extractions)
    if not on.throwaway:
        learnt = [row.value for delta in deltas for row in delta.attributes]
        expect(len(learnt) == 2, f"learnt {learnt} from {texts}")
        # Nothing takes these two back, so here they are only asked about.
        asked = [on.memory.remember(text, session_id=session, infer="preview") for text in (WISH, DOUBT)]
        expect(all(answer.preview for answer in asked), "a preview that does not say it is one")
        deltas = [answer.extraction for answer in asked]
    instructions = [row for delta in deltas for row in delta.instructions]
    doubts = [row for delta in deltas for row in delta.uncertainties]
    expect(instructions, "no instruction")
    expect(doubts, "no uncertainty")
    on.doubt = doubts[0].about
    where = "" if on.throwaway else ", in a preview"
    return f"instruction {instructions[0].label}, doubt about {doubts[0].about}{where}"


def said(on: Ground) -> tuple[str, str]:
    """Give the two messages of the batch: what cannot be taken back is only told to a context of our own."""
    return (WISH, DOUBT) if on.throwaway else (LIKES, PET)


def list_turns(on: Ground) -> str:
    session = need(on.session, "session")
    turns = list(session.turns())
    contents = [turn.content for turn in turns]
    expect(contents == [HOME, MOVE, *said(on)], f"turns {contents}")
    numbers = [turn.seq for turn in turns]
    expect(numbers == sorted(set(numbers)), f"numbers {numbers}")
    second = [turn.content for turn in session.turns(limit=1, offset=1)]
    expect(second == [MOVE], f"limit=1, offset=1 gives {second}")
    return "four turns, in order"


def get_session_context(on: Ground) -> str:
    text = str(need(on.session, "session").context(QUESTION))
    expect("Trieste" in text, f"no Trieste in {text!r}")
    return f"{len(text)} characters for a prompt"


def chat(on: Ground) -> str:
    session = need(on.session, "session").id
    whole = on.memory.chat(QUESTION, session_id=session)
    expect("Trieste" in whole.reply, f"asked for the home, was told {whole.reply!r}")
    expect(whole.session_id == session and whole.trace_id, "another session, or no trace id")
    expect(whole.citations, "no citation")
    unmarked = [citation.marker for citation in whole.citations if citation.marker not in whole.reply]
    expect(not unmarked, f"{unmarked} cited, but not in {whole.reply!r}")
    with on.memory.chat_stream(QUESTION, session_id=session) as stream:
        pieces = list(stream)
    text = "".join(piece.delta for piece in pieces)
    last = pieces[-1].result
    expect(last is not None and last.reply == text, f"streamed {text!r}, summed up as {last and last.reply!r}")
    on.trace_id = whole.trace_id
    return f"{count(whole.citations, 'citation')}; streamed in {count(pieces, 'piece')}"


def query_memory(on: Ground) -> str:
    found = on.memory.recall(QUESTION, lens=[on.scope])
    best = [hit.text for hit in found.hits[:1]]
    expect(best and "Trieste" in best[0], f"best hit {best}")
    scores = [hit.score for hit in found.hits]
    expect(scores == sorted(scores, reverse=True), f"scores not in order: {scores}")
    expect(not on.memory.recall(QUESTION, k=0).hits, "hits with k=0")
    return f"{count(found.hits, 'hit')}, tier {found.tier}"


def query_context(on: Ground) -> str:
    text = str(on.memory.query_context(QUESTION, lens=[on.scope]))
    expect("Trieste" in text, f"no Trieste in {text!r}")
    return f"{len(text)} characters for a prompt"


def get_state(on: Ground) -> str:
    current = on.memory.state(scope={"user": on.user})
    categories = (current.identity, current.knowledge, current.context)
    values = [row.value for category in categories for row in category.attributes]
    expect("Trieste" in values and "Porto" not in values, f"current values {values}")
    if on.throwaway:
        expect(current.instructions, "no instruction")
        expect(current.unknowns, "no unknown")
    found = ((values, "attribute"), (current.instructions, "instruction"), (current.unknowns, "unknown"))
    return ", ".join(count(rows, noun) for rows, noun in found)


def get_profile(on: Ground) -> str:
    known = on.memory.profile()
    values = [entry.value for entry in (*known.static, *known.dynamic, *known.preferences)]
    expect("Trieste" in values, f"no Trieste in {values}")
    return f"{count(values, 'line')}, {count(known.instructions, 'instruction')}"


def list_entities(on: Ground) -> str:
    home = need(on.home, "attribute")
    everybody = on.memory.entities.list()
    person = next((row for row in everybody if row.id == home.entity_id), None)
    expect(person, f"the speaker is not among {[row.name for row in everybody]}")
    assert person is not None
    kinds = {row.entity_type for row in on.memory.entities.list(person.entity_type)}
    expect(kinds == {person.entity_type}, f"asked for {person.entity_type}, got {kinds}")
    on.person = (person.entity_type, person.name)
    return f"{len(everybody)} entities"


def get_entity(on: Ground) -> str:
    kind, name = need(on.person, "entity")
    one = on.memory.entities.get(kind, name)
    values = [row.value for row in one.attributes]
    expect("Trieste" in values and "Porto" not in values, f"current values {values}")
    expect_not_found(lambda: on.memory.entities.get(kind, f"nobody-{on.user}"), "an unknown name was found")
    return f"{one.entity.name}: {count(values, 'attribute')}, {count(one.relations, 'relation')}"


def get_entity_history(on: Ground) -> str:
    kind, name = need(on.person, "entity")
    key = need(on.home, "attribute").key
    rows = list(on.memory.entities.history(kind, name, key))
    expect([row.value for row in rows] == ["Porto", "Trieste"], f"values {[row.value for row in rows]}")
    old, new = rows
    expect(old.superseded_by == new.id and new.supersedes == old.id, "the two values are not linked")
    expect(old.valid_until is not None and new.valid_until is None, "the old value is open, or the new one is not")
    return f"{key}: Porto, then Trieste"


def list_uncertainties(on: Ground) -> str:
    doubts = on.memory.uncertainty.list(resolved=False)
    open_now = [row.about for row in doubts if not row.resolved]
    expect(len(open_now) == len(doubts), "settled doubts among the open ones")
    about = need(on.doubt, "doubt")
    if not on.throwaway:
        kept = [row for row in doubts if any(on.scope in clause for clause in row.scopes)]
        expect(not kept, f"the preview left a doubt about {about}")
        return f"{len(doubts)} open, none of them ours"
    expect(about in open_now, f"no doubt about {about} among {open_now}")
    return f"{len(doubts)} open, about {about}"


def list_traces(on: Ground) -> str:
    trace_id = need(on.trace_id, "trace id")
    found = on.memory.traces.list(limit=500)
    expect(trace_id in [trace.id for trace in found], f"the reply's trace is not among {count(found, 'trace')}")
    times = [trace.created_at for trace in found]
    expect(times == sorted(times, reverse=True), "not the newest first")
    expect(len(on.memory.traces.list(limit=1)) == 1, "limit=1 gives another number of traces")
    return count(found, "trace")


def get_trace(on: Ground) -> str:
    trace_id = need(on.trace_id, "trace id")
    trace = on.memory.traces.get(trace_id)
    parent = trace.parent
    expect(trace.id == trace_id and parent is not None, "another trace, or one without its reply")
    assert parent is not None
    expect(parent.user_message == QUESTION and "Trieste" in parent.response_text, f"replied {parent.response_text!r}")
    expect(trace.retrievals and trace.retrievals[0].retrieved_ids, "nothing was retrieved")
    expect_not_found(lambda: on.memory.traces.get(f"none-{on.user}"), "an unknown trace was found")
    shown = "without its prompt" if trace.prompt is None else f"a prompt of {len(trace.prompt)} characters"
    return f"{shown}, {count(trace.retrievals, 'retrieval')}"


def get_trace_stats(on: Ground) -> str:
    scope = {"user": on.user}
    before = on.memory.traces.stats(scope=scope)
    on.memory.recall(QUESTION, lens=[on.scope])
    figures = on.memory.traces.stats(scope=scope)
    expect(figures.total_queries > before.total_queries, f"{before.total_queries} queries, and no more after another")
    expect(figures.response_traces_total >= 1, "no reply was counted")
    expect(figures.total_queries >= figures.response_traces_total, "fewer queries than replies")
    expect(figures.supersession.supersession_events >= 1, "the move was not counted")
    return f"{count(figures.total_queries, 'question')}, replies among them: {figures.response_traces_total}"


def delete_session(on: Ground) -> str:
    session = need(on.session, "session")
    session.close()
    expect_not_found(session.turns, "its turns can still be read")
    return "gone, its transcript too"


OPENING: Final = (
    Check("getHealth", get_health),
    Check("whoami", whoami),
    Check("createSession", create_session),
    Check("createFacts", create_facts),
    Check("createFactsBatch", create_facts_batch),
    Check("listTurns", list_turns),
    Check("getSessionContext", get_session_context),
    Check("chat", chat),
    Check("queryMemory", query_memory),
    Check("queryContext", query_context),
    Check("getState", get_state),
    Check("getProfile", get_profile),
    Check("listEntities", list_entities),
    Check("getEntity", get_entity),
    Check("getEntityHistory", get_entity_history),
    Check("listUncertainties", list_uncertainties),
    Check("listTraces", list_traces),
    Check("getTrace", get_trace),
    Check("getTraceStats", get_trace_stats),
)

CLOSING: Final = (Check("deleteSession", delete_session),)
