"""What an earlier version wrote is read back: a field it did not know yet gets its default."""

import json

from mock_server.engine import changes as c
from mock_server.engine.records import DoubtTopic, SourceRef, Uncertainty
from mock_server.journal.codec import decode, encode

DOUBT = Uncertainty(
    "unc_1", "diet", "It was unclear.", (("/",),), SourceRef("turn"), 1, 1,
    topics=(DoubtTopic("", "diet", ("vegan",)),),
)  # fmt: skip
COMMIT = c.Commit(1, 1, "admin", (c.UncertaintyOpened(DOUBT),))


def test_a_doubt_keeps_its_topics() -> None:
    assert decode(encode(COMMIT)) == COMMIT


def test_a_doubt_that_was_written_without_topics_has_none() -> None:
    tree = json.loads(encode(COMMIT))
    del tree["changes"][0][1]["uncertainty"]["topics"]
    (change,) = decode(json.dumps(tree).encode()).changes
    assert isinstance(change, c.UncertaintyOpened)
    assert change.uncertainty.topics == ()
