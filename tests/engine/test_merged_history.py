"""What a merge leaves readable: one history, links without holes, and the past as it was known."""

from mock_server.engine.agents import DEFAULT_AGENTS
from mock_server.engine.claims import FactClaim, Mention
from mock_server.engine.merge import MergeNodes, decide_merge
from mock_server.engine.temporal import Moment
from mock_server.http import wire
from tests.engine.world import MINUTE, NOON, World, say


def merge(world: World, primary: str, duplicate: str, type_: str = "person") -> None:
    memory = world.memory()
    kept, gone = (memory.facts.keyed(type_, name)[0].id for name in (primary, duplicate))
    world.executor.execute(decide_merge, MergeNodes("chatbot", kept, gone, agents=DEFAULT_AGENTS), world.caller)


def known(subject: str, other: str) -> FactClaim:
    return FactClaim(Mention("person", subject), label="knows", object=Mention("person", other))


def test_the_history_of_the_primary_holds_what_the_duplicate_went_by() -> None:
    world = World()
    ada, lovelace = Mention("person", "Ada"), Mention("person", "Lovelace")
    world.told(say("job_title", "clerk", who=lovelace))
    world.told(say("job_title", "analyst", who=lovelace))
    world.told(say("job_title", "director", who=ada))
    merge(world, "ada", "lovelace")
    rows = world.history("job_title", "Ada")
    assert [row.value for row in rows] == ["clerk", "analyst", "director"]
    printed = [wire.attribute_detail(world.memory(), row) for row in rows]
    assert [row["supersededBy"] for row in printed] == [printed[1]["id"], printed[2]["id"], None]


def test_links_of_a_moved_chain_name_only_rows_that_show() -> None:
    world = World()
    lovelace = Mention("person", "Lovelace")
    world.told(say("job_title", "clerk", who=lovelace))
    world.told(say("job_title", "analyst", who=lovelace))
    world.told(known("Ada", "Mary"))
    merge(world, "ada", "lovelace")
    printed = [wire.attribute_detail(world.memory(), row) for row in world.history("job_title", "Ada")]
    assert [row["value"] for row in printed] == ["clerk", "analyst"]
    assert [row["supersededBy"] for row in printed] == [printed[1]["id"], None]
    assert [row["supersedes"] for row in printed] == [None, printed[0]["id"]]


def test_a_moved_relation_is_listed_once_as_of_any_instant() -> None:
    world = World()
    world.told(known("Cy", "Lovelace"))
    world.told(known("Ada", "Mary"))
    merge(world, "ada", "lovelace")
    for moment in (Moment(), Moment(as_of=NOON + 9 * MINUTE), Moment(as_of=NOON)):
        assert len(world.entity("person", "cy", moment).relations) == 1


def test_a_thing_merged_into_a_value_is_still_an_entity() -> None:
    world = World()
    world.told(say("likes", "Acme"), FactClaim(Mention("person", "Cy"), label="knows", object=Mention("person", "Bo")))
    memory = world.memory()
    pool = memory.facts.pools[0].id
    node = memory.facts.value_node(pool, "acme")
    assert node is not None
    duplicate = memory.facts.keyed("person", "bo")[0]
    world.executor.execute(
        decide_merge, MergeNodes("chatbot", node.id, duplicate.id, agents=DEFAULT_AGENTS), world.caller
    )
    assert world.entity("person", "bo").entity.name == "Acme"
    assert not world.memory().facts.entities[node.id].value_node
