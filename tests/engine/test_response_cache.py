"""A reply is held for the same question of the same asker, while it is fresh and true, and for nobody else."""

from mock_server.engine.instants import SECOND
from mock_server.engine.response_cache import HeldReply, ResponseCache, telling
from tests.engine.world import NOON

ALICE = ("region", "alice")
BOB = ("region", "bob")


def held(question: str, at: int = NOON, reply: str = "You live in Berlin [S1].") -> HeldReply:
    return HeldReply(question, reply, (), ("attr_1",), "trace", at)


def still(reply: HeldReply) -> bool:
    return True


def test_the_same_question_in_other_words_finds_the_reply() -> None:
    cache = ResponseCache()
    cache.put(ALICE, held("Where do I live?"))
    for question in ("Where do I live?", "where do I live", "Where do I live please?"):
        assert cache.find(ALICE, question, NOON, still) == held("Where do I live?")


def test_another_question_does_not() -> None:
    cache = ResponseCache()
    cache.put(ALICE, held("Does Ann like Bo?"))
    for question in ("Does Bo like Ann?", "Does Hann like Bo?", "Doesn't Ann like Bo?", "Did Ann like Bo?", ""):
        assert cache.find(ALICE, question, NOON, still) is None


def test_another_asker_does_not_get_it() -> None:
    cache = ResponseCache()
    cache.put(ALICE, held("Where do I live?"))
    assert cache.find(BOB, "Where do I live?", NOON, still) is None


def test_a_reply_grows_stale_after_an_hour() -> None:
    cache = ResponseCache()
    cache.put(ALICE, held("Where do I live?"))
    assert cache.find(ALICE, "Where do I live?", NOON + 3599 * SECOND, still) is not None
    assert cache.find(ALICE, "Where do I live?", NOON + 3600 * SECOND, still) is None
    assert cache.find(ALICE, "Where do I live?", NOON, still) is None


def test_a_reply_that_no_longer_holds_is_dropped() -> None:
    cache = ResponseCache()
    cache.put(ALICE, held("Where do I live?"))
    assert cache.find(ALICE, "Where do I live?", NOON, lambda reply: False) is None
    assert cache.find(ALICE, "Where do I live?", NOON, still) is None


def test_the_oldest_goes_when_the_cache_is_full() -> None:
    cache = ResponseCache(most=2)
    for place in ("Rome", "Oslo", "Lima"):
        cache.put(ALICE, held(f"Where is {place}?"))
    assert cache.find(ALICE, "Where is Rome?", NOON, still) is None
    assert cache.find(ALICE, "Where is Lima?", NOON, still) is not None
    cache.clear()
    assert cache.find(ALICE, "Where is Lima?", NOON, still) is None


def test_the_vectors_must_be_near_enough_too() -> None:
    cache = ResponseCache(floor=1.01)
    cache.put(ALICE, held("Where do I live?"))
    assert cache.find(ALICE, "Where do I live?", NOON, still) is None


def test_courtesy_does_not_make_another_question() -> None:
    assert telling("Hello, where is the key please?") == telling("where is a key")
