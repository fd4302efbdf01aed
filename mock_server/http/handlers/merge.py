"""Merge: one node folded into another, the primary's summary rewritten from both."""

import logging
from dataclasses import replace
from typing import Final

from mock_server.engine.instants import with_offset
from mock_server.engine.merge import (
    Merged,
    MergeNodes,
    Records,
    Summariser,
    SummaryFailed,
    decide_blind,
    decide_merge,
    prepare,
)
from mock_server.engine.steps import Steps, waited
from mock_server.http.call import Call, Handler, Reply, in_steps

_log: Final = logging.getLogger("mock_server.merge")
_ATTEMPTS: Final = 3
"""How often a summariser is asked again when other writes changed the nodes meanwhile, before the merge goes blind."""


def merging(summariser: Summariser | None = None) -> Handler:
    """Make the handler that merges with a summariser, None: the server's own. One that fails leaves the merge blind
    (MG-08).
    """

    @in_steps
    def merge_nodes(call: Call) -> Steps[Reply]:
        """Fold the duplicate into the primary."""
        blind = MergeNodes(call.path["agent_id"], call.body["primary_id"], call.body["duplicate_id"])
        for _ in range(_ATTEMPTS):
            records = call.read(lambda memory, stamp: prepare(memory, blind, stamp))
            text = yield from _rewrite(call, summariser or call.services.summariser, records)
            outcome = call.run(decide_merge, replace(blind, records=records, text=text))
            if isinstance(outcome, Merged):
                return _merged(outcome)
        return _merged(call.run(decide_blind, blind))

    return merge_nodes


def _rewrite(call: Call, summariser: Summariser, records: Records) -> Steps[str | None]:
    try:
        scripted = call.services.scripts.next_summary(call.context_id)
        return scripted or (yield from waited(summariser.combine(*records)))
    except SummaryFailed as error:
        _log.warning("merging without a rewritten summary: %s", error)
        return None


def _merged(outcome: Merged) -> Reply:
    return Reply(
        body={
            "primary_id": outcome.primary_id,
            "duplicate_id": outcome.duplicate_id,
            "rewired_outgoing": outcome.outgoing,
            "rewired_incoming": outcome.incoming,
            "audit_edge_id": outcome.audit_edge_id,
            "merged_at": with_offset(outcome.merged_at),
            "enriched": outcome.summary is not None,
            "enriched_summary": outcome.summary,
            "enriched_labels": None if outcome.labels is None else list(outcome.labels),
        }
    )


HANDLERS: dict[str, Handler] = {"mergeNodes": merging()}
