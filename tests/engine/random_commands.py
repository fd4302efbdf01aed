"""Commands made up by hypothesis: what may be said in a turn, and what may be done with the two exact stores."""

from typing import Any, Final

from hypothesis import strategies as st

from mock_server.engine import add_turn, history, kv, memories
from mock_server.engine.claims import (
    SPEAKER,
    Extraction,
    FactClaim,
    InstructionClaim,
    Mention,
    Retraction,
    UncertaintyClaim,
)
from mock_server.engine.instants import parse
from mock_server.engine.persons import Person
from mock_server.engine.stores.history import FIRST_ROW
from mock_server.engine.vocabulary import KEYS

NOON: Final = parse("2026-05-04T12:00:00Z")
HOUR: Final = 3_600_000_000

PEOPLE: Final = (SPEAKER, Mention("person", "Ann"), Mention("person", "Zoë"), Mention("organisation", "Acme"))
SINGLE: Final = ("employer", "location", "favourite_tea")
MULTIPLE: Final = ("likes", "dislikes", "tool")
VALUES: Final = ("Acme", "Berlin", "Ann", "MÜNCHEN")


@st.composite
def claims(draw: st.DrawFn) -> FactClaim:
    """Claim an attribute (with its relation where the vocabulary knows one) or a bare relation."""
    subject = draw(st.sampled_from((*[SPEAKER] * 6, *PEOPLE)))
    if draw(st.integers(0, 7)) == 0:
        return FactClaim(subject, label="knows", object=draw(st.sampled_from(PEOPLE[1:])))
    key, value = draw(st.sampled_from((*SINGLE, *SINGLE, *MULTIPLE))), draw(st.sampled_from(VALUES))
    spec = KEYS.get(key)
    thing = None if spec is None or spec.object_type is None else Mention(spec.object_type, value)
    since = draw(st.sampled_from((None, None, NOON - 9 * HOUR, NOON - 400 * HOUR)))
    return FactClaim(
        subject,
        key,
        value,
        None if spec is None else spec.label,
        thing,
        confidence=draw(st.sampled_from((0.5, 0.75, 0.9, 1.0))),
        valid_from=since,
    )


@st.composite
def extractions(draw: st.DrawFn) -> Extraction:
    """Say a few things in one turn: facts, names, things taken back, directives, doubts."""
    facts = draw(st.lists(claims(), min_size=1, max_size=4))
    if draw(st.integers(0, 5)) == 0:
        facts.append(FactClaim(SPEAKER, "name", draw(st.sampled_from(("Ann", "Bob", "Zoë")))))
    taken_back = st.builds(
        Retraction,
        st.sampled_from(PEOPLE),
        st.sampled_from((*SINGLE, *MULTIPLE, "knows")),
        st.sampled_from((None, *VALUES)),
    )
    return Extraction(
        facts=tuple(facts),
        retractions=tuple(draw(st.lists(taken_back, max_size=1))),
        instructions=tuple(draw(st.lists(st.just(InstructionClaim("bullets", "Answer in bullets.")), max_size=1))),
        uncertainties=tuple(draw(st.lists(st.just(UncertaintyClaim("job title", "It was unclear.")), max_size=1))),
    )


PERSONS: Final = (Person("acme", "ann"), Person("acme", "bob"), Person("globex", "ann"))
SOURCES: Final = ("api", "mail")


def row_commands() -> st.SearchStrategy[tuple[Any, Any]]:
    """Write to and delete from the two exact stores, some of it teaching facts."""
    return st.one_of(_appends(), _history_deletes(), _puts(), _item_deletes(), _turns(), _forgets())


def _appends() -> st.SearchStrategy[tuple[Any, Any]]:
    turns = st.builds(
        history.NewTurn,
        st.sampled_from(("user", "assistant")),
        st.sampled_from(("one thing and another", "a second thing")),
        seq=st.sampled_from((None, 0, 1)),
        idempotency_key=st.sampled_from((None, None, "k")),
        extraction=st.one_of(st.none(), extractions()),
    )
    command = st.builds(
        history.AppendHistory,
        st.sampled_from(PERSONS),
        st.sampled_from(SOURCES),
        st.sampled_from(("s", "t")),
        st.lists(turns, min_size=1, max_size=3).map(tuple),
        extract=st.booleans(),
    )
    return st.tuples(st.just(history.decide_append), command)


def _history_deletes() -> st.SearchStrategy[tuple[Any, Any]]:
    command = st.builds(
        history.DeleteHistory,
        st.sampled_from(PERSONS),
        st.sampled_from((None, *SOURCES)),
        session_id=st.sampled_from(("s", "t")),
        with_facts=st.booleans(),
    )
    return st.tuples(st.just(history.decide_delete), command)


def _shelves() -> st.SearchStrategy[kv.Shelf]:
    return st.builds(kv.Shelf, st.sampled_from(PERSONS), st.sampled_from(SOURCES))


def _namespaces() -> st.SearchStrategy[tuple[str, ...]]:
    return st.sampled_from((("a",), ("a", "b"), ("ab",)))


def _puts() -> st.SearchStrategy[tuple[Any, Any]]:
    command = st.builds(
        kv.PutItem,
        _shelves(),
        _namespaces(),
        st.sampled_from(("k", "l")),
        st.sampled_from(('{"n":1}', '{"n":2}')),
        extract=st.booleans(),
        extraction=st.one_of(st.none(), extractions()),
        replace_facts=st.booleans(),
    )
    return st.tuples(st.just(kv.decide_put), command)


def _item_deletes() -> st.SearchStrategy[tuple[Any, Any]]:
    command = st.builds(
        kv.DeleteItems, _shelves(), _namespaces(), st.sampled_from((None, ("k",))), with_facts=st.booleans()
    )
    return st.tuples(st.just(kv.decide_delete), command)


def _turns() -> st.SearchStrategy[tuple[Any, Any]]:
    command = st.builds(
        add_turn.AddTurn,
        st.sampled_from(PERSONS),
        st.sampled_from(("something worth a thought", "ok")),
        st.sampled_from(SOURCES),
        speaker=st.sampled_from((None, "human@t", "bot@t")),
        extraction=extractions(),
    )
    return st.tuples(st.just(add_turn.decide_add_turn), command)


def _forgets() -> st.SearchStrategy[tuple[Any, Any]]:
    numbers = st.lists(
        st.one_of(st.integers(1, 40), st.integers(FIRST_ROW, FIRST_ROW + 20)), min_size=1, max_size=4
    ).map(tuple)
    command = st.builds(memories.ForgetByIds, st.sampled_from(("ann", "bob")), numbers, dry_run=st.booleans())
    return st.tuples(st.just(memories.decide_forget_by_ids), command)
