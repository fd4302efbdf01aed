"""Servers started from Python with a language model or embeddings, on a socket and in process."""

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest

from spectron_sdk.testing import MockServer, in_process, local_server
from tests.models.stand_in import StandIn, says

Start = Callable[..., AbstractContextManager[MockServer]]

EVERY_START = pytest.mark.parametrize("start", [local_server, in_process], ids=["socket", "in process"])


@EVERY_START
def test_a_model_reads_what_is_said(start: Start, stand_in: StandIn) -> None:
    user = {"type": "person", "name": "user"}
    stand_in.will(says({"facts": [{"subject": user, "key": "location", "value": "Bonn"}]}))
    with start(llm_base_url=stand_in.base_url, llm_model="reads", llm_api_key="sk-1") as server:
        found = server.client().remember("The usual, you know me.").extraction
    assert [(row.key, row.value) for row in found.attributes] == [("location", "Bonn")]
    assert stand_in.asked[0].body["model"] == "reads"
    assert stand_in.asked[0].headers["authorization"] == "Bearer sk-1"


@EVERY_START
def test_embeddings_find_what_shares_no_word(start: Start) -> None:
    with start(embeddings=True) as server:
        memory = server.client()
        memory.remember("I have a dog named Rex.")
        memory.remember("I work at Acme.")
        assert "Rex" in memory.recall("Which pets are there?").hits[0].text


@EVERY_START
def test_a_model_that_cannot_be_asked_is_refused_at_once(start: Start) -> None:
    with pytest.raises(ValueError, match="is not a base URL"), start(llm_base_url="nowhere", llm_model="m"):
        pass
