"""What a write does to memory: supersession, cardinality, provenance, doubts, instructions, scopes."""

import pytest

from mock_server.engine.callers import Caller
from mock_server.engine.claims import (
    SPEAKER,
    Extraction,
    FactClaim,
    InstructionClaim,
    Mention,
    Retraction,
    UncertaintyClaim,
)
from mock_server.engine.errors import InvalidInput, OutsideRegion, TooManyLabels, UnknownSession
from mock_server.engine.instants import parse
from mock_server.engine.scopes import region
from tests.engine.world import MINUTE, NOON, World, say


def test_a_correction_closes_the_old_value_and_links_both_rows() -> None:
    world = World()
    world.told(say("location", "Lisbon"))
    moved = world.told(say("location", "Berlin"))
    old, new = world.history("location")
    assert (old.value, new.value) == ("Lisbon", "Berlin")
    assert old.valid_until == new.valid_from == NOON + MINUTE
    assert (old.superseded_by, new.supersedes) == (new.id, old.id)
    assert moved.delta is not None
    assert [(c.old.value, c.new.value) for c in moved.delta.corrections] == [("Lisbon", "Berlin")]
    assert world.current("location") == ["Berlin"]


def test_a_statement_is_an_attribute_and_a_relation_with_one_lifetime() -> None:
    world = World()
    world.told(say("employer", "Acme"))
    world.told(say("employer", "Northwind"))
    detail = world.entity("organisation", "acme")
    assert detail.relations == ()
    assert [fact.label for fact in world.entity("organisation", "Northwind").relations] == ["works_at"]


def test_a_dated_change_gives_its_date_to_both_sides_of_the_chain() -> None:
    world = World()
    world.told(say("location", "Lisbon"), observed_at=parse("2026-01-01T00:00:00Z"))
    world.told(say("location", "Berlin", since=parse("2026-04-01T00:00:00Z")))
    old, new = world.history("location")
    assert old.valid_until == new.valid_from == parse("2026-04-01T00:00:00Z")
    assert new.known_at == NOON + MINUTE


def test_values_of_a_multi_valued_key_stand_side_by_side() -> None:
    world = World()
    world.told(say("likes", "coffee"))
    second = world.told(say("likes", "cocoa"))
    assert world.current("likes") == ["coffee", "cocoa"]
    assert second.delta is not None
    assert second.delta.corrections == ()


def test_the_same_statement_three_times_is_one_row() -> None:
    world = World()
    for _ in range(3):
        answer = world.told(say("name", "Maya"))
    assert answer.delta is not None
    assert answer.delta.corrections == ()
    assert len(world.history("name", "Maya")) == 1


def test_disliking_takes_back_liking_without_a_correction() -> None:
    world = World()
    world.told(say("likes", "coffee"))
    answer = world.told(say("dislikes", "Coffee"))
    assert world.current("likes") == []
    assert world.current("dislikes") == ["Coffee"]
    assert answer.delta is not None
    assert answer.delta.corrections == ()


def test_a_retraction_closes_without_replacement_and_the_fact_may_become_true_again() -> None:
    world = World()
    world.told(say("employer", "Acme"))
    world.heard(Extraction(retractions=(Retraction(SPEAKER, "employer", "acme"),)))
    assert world.current("employer") == []
    world.told(say("employer", "Acme"))
    assert world.current("employer") == ["Acme"]
    assert [row.live for row in world.history("employer")] == [False, True]


def test_an_unsure_claim_stands_beside_the_held_value_with_a_doubt() -> None:
    world = World()
    world.told(say("job_title", "CEO"))
    answer = world.told(say("job_title", "co-CEO", confidence=0.5))
    assert sorted(world.current("job_title")) == ["CEO", "co-CEO"]
    assert answer.delta is not None
    assert [doubt.about for doubt in answer.delta.uncertainties] == ["job title"]
    assert answer.delta.corrections == ()


def test_a_plain_statement_settles_an_open_doubt() -> None:
    world = World()
    world.heard(Extraction(uncertainties=(UncertaintyClaim("job title", "They said it is complicated."),)))
    assert [doubt.about for doubt in world.state().unknowns] == ["job title"]
    world.told(say("job_title", "co-CEO"))
    assert world.state().unknowns == ()
    (record,) = world.memory().notes.uncertainties.values()
    assert record.resolved_at == NOON + MINUTE


def test_what_was_said_never_replaces_what_was_upserted() -> None:
    world = World()
    title = FactClaim(Mention("person", "Ada"), key="job_title", value="CTO", confidence=1.0)
    world.heard(Extraction(), infer="triples", triples=(title,))
    answer = world.told(say("job_title", "CEO", who=Mention("person", "Ada")))
    assert sorted(world.current("job_title")) == ["CEO", "CTO"]
    assert answer.delta is not None
    assert answer.delta.corrections == ()
    assert len(answer.delta.uncertainties) == 1


def test_an_upsert_supersedes_an_upsert() -> None:
    world = World()
    for value in ("CTO", "CEO"):
        claim = FactClaim(Mention("person", "Ada"), key="job_title", value=value, confidence=1.0)
        answer = world.heard(Extraction(), infer="triples", triples=(claim,))
    assert answer.delta is not None
    assert [c.new.value for c in answer.delta.corrections] == ["CEO"]
    assert world.current("job_title") == ["CEO"]


def test_a_fact_learnt_late_takes_its_place_and_the_head_stays() -> None:
    world = World()
    for value, day in (("Lisbon", "2026-01-01"), ("Berlin", "2026-03-01")):
        world.told(say("location", value), observed_at=parse(f"{day}T00:00:00Z"))
    late = world.told(say("location", "Porto"), observed_at=parse("2026-02-01T00:00:00Z"))
    rows = world.history("location")
    assert [row.value for row in rows] == ["Lisbon", "Porto", "Berlin"]
    assert [row.supersedes for row in rows] == [None, rows[0].id, rows[1].id]
    assert [row.superseded_by for row in rows] == [rows[1].id, rows[2].id, None]
    assert [row.valid_until for row in rows] == [rows[1].valid_from, rows[2].valid_from, None]
    assert world.current("location") == ["Berlin"]
    assert late.delta is not None
    assert late.delta.corrections == ()


def test_different_scopes_hold_different_values() -> None:
    world = World()
    world.told(say("location", "Lisbon"), scope="org/acme/user/alice")
    answer = world.told(say("location", "Berlin"), scope="org/acme/user/bob")
    assert sorted(world.current("location")) == ["Berlin", "Lisbon"]
    assert answer.delta is not None
    assert answer.delta.corrections == ()


def test_the_scope_names_the_speaker() -> None:
    world = World()
    answer = world.told(say("likes", "tea"), scope="org/acme/user/alice")
    assert answer.delta is not None
    assert [entity.ref for entity, _ in answer.delta.entities] == ["person/alice"]


def test_a_stated_name_becomes_the_speakers_key_and_the_old_key_still_resolves() -> None:
    world = World()
    world.told(say("likes", "tea"))
    answer = world.told(say("name", "Maya Okafor"))
    assert answer.delta is not None
    assert [entity.ref for entity, _ in answer.delta.entities] == ["person/maya_okafor"]
    assert world.entity("person", "user").entity.norm == "maya_okafor"
    assert [fact.value for fact in world.entity("person", "Maya Okafor").attributes] == ["tea", "Maya Okafor"]


def test_a_name_that_another_entity_bears_joins_the_two() -> None:
    world = World()
    world.told(say("likes", "tea", who=Mention("person", "Maya")))
    world.told(say("hobby", "chess"))
    world.told(say("name", "Maya"))
    detail = world.entity("person", "Maya")
    assert sorted(fact.value or "" for fact in detail.attributes) == ["Maya", "chess", "tea"]


def test_duplicate_instructions_are_one_and_a_reversal_is_added_beside() -> None:
    world = World()
    first = world.heard(Extraction(instructions=(InstructionClaim("bullets", "Always use bullet points."),)))
    again = world.heard(Extraction(instructions=(InstructionClaim("Bullets", "always use  bullet points."),)))
    world.heard(Extraction(instructions=(InstructionClaim("bullets", "Stop using bullet points."),)))
    assert first.delta is not None
    assert again.delta is not None
    assert first.delta.instructions[0].id == again.delta.instructions[0].id
    assert [row.description for row in world.state().instructions] == [
        "Stop using bullet points.",
        "Always use bullet points.",
    ]


def test_instructions_of_disjoint_scopes_are_kept_apart() -> None:
    world = World()
    claim = Extraction(instructions=(InstructionClaim("bullets", "Always use bullet points."),))
    world.heard(claim, scope="org/acme/user/alice")
    world.heard(claim, scope="org/acme/user/bob")
    assert len(world.state().instructions) == 2


def test_a_preview_changes_nothing_and_uses_no_ids() -> None:
    world = World()
    preview = world.told(say("likes", "tea"), infer="preview")
    assert preview.delta is not None
    assert [fact.value for fact in preview.delta.attributes] == ["tea"]
    assert (preview.turn_id, preview.session_id, world.memory().seq) == (None, "", 0)
    real = world.told(say("likes", "tea"))
    assert real.delta is not None
    assert real.delta.attributes[0].id == preview.delta.attributes[0].id


def test_a_write_outside_the_region_is_refused_and_changes_nothing() -> None:
    world = World(Caller("bot", write=region(["org/acme/*"])))
    with pytest.raises(OutsideRegion, match="org/other"):
        world.told(say("likes", "tea"), scope="org/other")
    assert world.memory().seq == 0


def test_unknown_and_foreign_sessions_are_refused_alike_under_enforced_keys() -> None:
    world = World(Caller("bot", write=region(["org/acme/*"]), open=False))
    foreign = World.open(world, "org/acme")
    other = Caller("other", write=region(["org/beta"]), open=False)
    refusals = []
    for session_id in (foreign.id, "nobody"):
        world.caller = other
        with pytest.raises(UnknownSession) as refused:
            world.told(say("likes", "tea"), session_id=session_id)
        refusals.append(refused.value.message.replace(session_id, "X").replace(repr(session_id), "X"))
    assert refusals[0] == refusals[1]


def test_a_pinned_unknown_session_is_made_under_exactly_that_id() -> None:
    world = World()
    answer = world.told(say("likes", "tea"), session_id="thread/42:ü %")
    assert answer.session_id == "thread/42:ü %"
    assert list(world.memory().transcripts.sessions) == ["thread/42:ü %"]


@pytest.mark.parametrize("label", ["plain", "=x", "_own=1"])
def test_a_label_that_is_no_label_is_refused_with_its_place(label: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        World().told(say("likes", "tea"), labels=("ok=1", label))
    assert refused.value.field == ("labels", 1)


def test_a_repeat_keeps_the_labels_of_the_write_that_first_said_it() -> None:
    world = World()
    world.told(say("likes", "tea"), labels=("app=a",))
    world.told(say("likes", "tea"), labels=("app=b",))
    assert [fact.labels for fact in world.memory().facts.facts.values()] == [("app=a",)]


def test_too_many_labels_are_a_conflict() -> None:
    with pytest.raises(TooManyLabels):
        World().told(say("likes", "tea"), labels=tuple(f"k{n}=v" for n in range(33)))


def test_a_read_outside_the_region_is_empty_not_refused() -> None:
    world = World()
    world.told(say("likes", "tea"), scope="org/acme/user/alice")
    stranger = Caller("bot", read=region(["org/acme/user/bob"]))
    view = world.state(stranger)
    assert all(not bundle.entities and not bundle.attributes for bundle in view.bundles.values())


def test_a_doubt_whose_values_went_off_record_gives_way_to_the_clash_that_is_there() -> None:
    world = World()
    world.told(say("location", "Oslo", confidence=0.9))
    world.told(say("location", "Rome", confidence=0.69))
    answer = world.told(say("location", "Bonn", confidence=0.7))
    assert answer.delta is not None
    (doubt,) = answer.delta.uncertainties
    assert "'Bonn'" in doubt.reason
    assert "'Oslo'" in doubt.reason
    assert "'Rome'" not in doubt.reason
    assert [row.id for row in world.memory().notes.open_doubts()] == [doubt.id]


def test_a_doubt_in_words_alone_is_settled_by_a_claim_of_what_they_name() -> None:
    for about, key, value in (
        ("where the user lives", "location", "Rome"),
        ("Whether the user is allergic to nuts", "allergy", "nuts"),
        ("the user's job title", "job_title", "nurse"),
    ):
        world = World()
        world.heard(Extraction(uncertainties=(UncertaintyClaim(about, "It was not said."),)))
        world.told(say("likes", "tea"))
        assert len(world.state().unknowns) == 1
        world.told(say(key, value))
        assert world.state().unknowns == (), about


def test_a_doubt_about_somebody_else_is_not_settled_by_the_speakers_fact() -> None:
    world = World()
    world.heard(Extraction(uncertainties=(UncertaintyClaim("Tom's employer", "It was not said."),)))
    world.told(say("employer", "Acme"))
    assert len(world.state().unknowns) == 1
