"""The current view, the profile, and reading at another moment."""

from mock_server.engine import entities, state
from mock_server.engine.callers import Caller
from mock_server.engine.claims import Extraction, FactClaim, InstructionClaim, Mention
from mock_server.engine.instants import DAY, parse
from mock_server.engine.scopes import region
from mock_server.engine.temporal import Moment
from mock_server.engine.vocabulary import Category
from tests.engine.world import MINUTE, NOON, World, say


def profile(world: World, caller: Caller | None = None) -> state.Profile:
    return world.executor.read(state.profile, caller or world.caller)


def test_a_fresh_context_has_empty_bundles() -> None:
    view = World().state()
    assert set(view.bundles) == set(Category)
    assert not [row for b in view.bundles.values() for row in (*b.entities, *b.attributes, *b.relations)]
    assert (view.instructions, view.unknowns) == ((), ())


def test_rows_are_bucketed_by_their_own_category() -> None:
    world = World()
    world.told(say("name", "Maya"), say("likes", "tea"), say("mood", "cheerful"))
    view = world.state()
    assert [f.key for f in view.bundles[Category.IDENTITY].attributes] == ["name"]
    assert [f.key for f in view.bundles[Category.KNOWLEDGE].attributes] == ["likes"]
    assert [f.key for f in view.bundles[Category.CONTEXT].attributes] == ["mood"]


def test_value_nodes_are_no_entities() -> None:
    world = World()
    world.told(say("likes", "tea"))
    assert [e.norm for b in world.state().bundles.values() for e in b.entities] == ["user"]


def test_scope_filters_keep_rows_with_the_segments_and_all_of_them() -> None:
    world = World()
    world.told(say("likes", "tea"), scope="org/acme/user/alice")
    world.told(say("likes", "rum"), scope="org/acme/user/bob")
    world.told(say("likes", "gin"), scope="org/beta/user/alice")

    def likes(**scope: str) -> list[str | None]:
        return [f.value for b in world.state(scope=scope).bundles.values() for f in b.attributes]

    assert likes(org="acme") == ["tea", "rum"]
    assert likes(org="acme", user="alice") == ["tea"]
    assert likes(user="alice") == ["tea", "gin"]


def test_the_profile_puts_keys_where_a_page_about_someone_wants_them() -> None:
    world = World()
    world.told(say("name", "Maya"), say("location", "Berlin"), say("likes", "tea"), say("goal", "run a marathon"))
    world.heard(Extraction(instructions=(InstructionClaim("tone", "Be brief."),)))
    view = profile(world)
    assert view.static == (("name", "Maya"),)
    assert view.dynamic == (("location", "Berlin"), ("goal", "run a marathon"))
    assert view.preferences == (("likes", "tea"),)
    assert [row.description for row in view.instructions] == ["Be brief."]


def test_a_friends_job_is_not_in_the_users_profile() -> None:
    world = World()
    world.told(say("likes", "tea"), say("job_title", "pilot", who=Mention("person", "Joren")))
    assert "pilot" not in {value for _, value in profile(world).static}


def test_without_a_speaker_the_profile_shows_what_can_be_read() -> None:
    world = World()
    claim = FactClaim(Mention("person", "Ada"), key="job_title", value="CTO")
    world.heard(Extraction(), infer="triples", triples=(claim,))
    assert profile(world).static == (("job_title", "CTO"),)


def test_each_reader_sees_only_their_own_rows() -> None:
    world = World()
    world.told(say("likes", "tea"), scope="org/acme/user/alice")
    world.told(say("likes", "rum"), scope="org/acme/user/bob")
    alice = Caller("alice", read=region(["org/acme/user/alice"]))
    assert world.current("likes", alice) == ["tea"]
    assert profile(world, alice).preferences == (("likes", "tea"),)
    assert world.current("likes", Caller("admin", user="bob")) == ["rum"]


def test_as_of_shows_the_value_known_then_as_still_open() -> None:
    world = World()
    world.told(say("location", "Lisbon"))
    world.told(say("location", "Berlin"))
    (then,) = world.entity("person", "user", Moment(as_of=NOON)).attributes
    assert (then.value, then.valid_until, then.superseded_by) == ("Lisbon", None, None)
    (now,) = world.entity("person", "user", Moment(as_of=NOON + MINUTE)).attributes
    assert now.value == "Berlin"


def test_before_the_first_turn_nothing_was_known() -> None:
    world = World()
    world.told(say("location", "Lisbon"))
    assert world.entity("person", "user", Moment(as_of=NOON - 1)).attributes == ()


def test_system_time_ignores_back_dated_known_time() -> None:
    world = World()
    world.told(say("location", "Lisbon"), observed_at=parse("2020-01-01T00:00:00Z"))
    assert [f.value for f in world.entity("person", "user", Moment(as_of=NOON - DAY)).attributes] == ["Lisbon"]
    assert world.entity("person", "user", Moment(at_instant=NOON - DAY)).attributes == ()


def test_valid_time_bounds_select_rows() -> None:
    world = World()
    world.told(say("location", "Lisbon"), observed_at=parse("2026-01-01T00:00:00Z"))
    world.told(say("location", "Berlin"), observed_at=parse("2026-03-01T00:00:00Z"))
    ended = world.entity("person", "user", Moment(valid_until=parse("2026-03-01T00:00:00Z"))).attributes
    assert [f.value for f in ended] == ["Lisbon"]
    begun = world.entity("person", "user", Moment(valid_from=parse("2026-02-01T00:00:00Z"))).attributes
    assert [f.value for f in begun] == ["Berlin"]


def test_either_bound_alone_selects_closed_rows_too_and_both_select_what_lies_between() -> None:
    world = World()
    for place, day in (("Oslo", "2024-01-01"), ("Rome", "2025-01-01"), ("Lima", "2026-01-01")):
        world.told(say("location", place), observed_at=parse(f"{day}T00:00:00Z"))

    def places(**bounds: str) -> list[str]:
        moment = Moment(**{name: parse(f"{day}T00:00:00Z") for name, day in bounds.items()})
        return sorted(f.value or "" for f in world.entity("person", "user", moment).attributes)

    assert places(valid_from="2025-01-01") == ["Lima", "Rome"]
    assert places(valid_until="2026-01-01") == ["Oslo", "Rome"]
    assert places(valid_from="2025-01-01", valid_until="2026-01-01") == ["Rome"]
    assert places() == ["Lima"]


def test_entities_are_listed_by_type_then_name_one_per_key() -> None:
    world = World()
    world.told(say("employer", "Acme"), say("tool", "DGX"), scope="org/a/user/x")
    world.told(say("tool", "dgx"), say("tool", "ＤＧＸ"), scope="org/a/user/y")

    def names(**options: object) -> list[tuple[str, str]]:
        views = world.executor.read(
            lambda memory, stamp: entities.listing(memory, stamp, type_=None, limit=None, offset=0), world.caller
        )
        return [(view.type, view.name) for view in views]

    assert names() == [("organisation", "Acme"), ("person", "x"), ("person", "y"), ("product", "DGX")]
