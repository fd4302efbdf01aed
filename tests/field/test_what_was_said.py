"""Whose words they were, and what they meant: stories about friends, an assistant's own words, dislikes, repeats,
tastes that end."""

import pytest

from tests.contract.doors import Doors

FRIEND = "Yesterday my friend Joren said he can't stand hockey, but his dad put him in a hockey class"


def holding(doors: Doors, word: str) -> list[tuple[str, str, str]]:
    """List the current attributes that mention a word, as (entity, key, value)."""
    return [(row["entity"], row["key"], row["value"]) for row in doors.attributes() if word in row["value"].lower()]


# -- somebody else's taste -------------------------------------------------------------------------------------------


def test_a_friends_dislike_is_not_the_speakers(doors: Doors) -> None:
    doors.remember("I love chess.")
    doors.remember(FRIEND)
    rows = holding(doors, "hockey")
    assert all(entity == "entity:person/joren" and key == "dislikes" for entity, key, _ in rows), rows
    assert "hockey" not in str(doors.spectron("GET", "/profile").json()["preferences"])


def test_nor_is_it_when_the_transcript_is_mined(doors: Doors) -> None:
    doors.append({"role": "user", "content": FRIEND})
    rows = holding(doors, "hockey")
    assert all("joren" in entity and key == "dislikes" for entity, key, _ in rows), rows


# -- the assistant's words -------------------------------------------------------------------------------------------

ASSISTANT = {"role": "assistant", "content": "Here is the recursive version, I like recursion best"}
THANKS = {"role": "user", "content": "ok thanks"}


@pytest.mark.parametrize("extract", ["whole_conversation", "per_message"])
def test_an_assistants_preference_is_nobodys(doors: Doors, extract: str) -> None:
    body = {"messages": [ASSISTANT, THANKS], "extract": extract}
    answer = doors.spectron("POST", "/facts/batch", json=body).json()
    assert all(not extraction["attributes"] for extraction in answer["extractions"])
    assert doors.attributes() == []


def test_an_assistant_turn_starts_no_extraction(doors: Doors) -> None:
    answer = doors.append(ASSISTANT, THANKS)
    assert len(answer["request_ids"]) <= 1
    assert doors.sync("GET", "/v1/memory/acme/ann/list").json()["memories"] == []


def test_a_single_assistant_text_is_not_mined_either(doors: Doors) -> None:
    doors.remember("I like recursion best.", role="assistant")
    assert holding(doors, "recursion") == []


def test_five_questions_and_five_replies_add_no_attribute(doors: Doors) -> None:
    doors.remember("I like recursion.")
    before = doors.attributes()
    assert len(before) == 1
    for _ in range(5):
        answer = doors.spectron("POST", "/chat", json={"message": "What do I like?", "bypassCache": True})
        assert "recursion" in answer.json()["reply"]
    assert doors.attributes() == before


# -- the sign of a feeling -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "sentence",
    [
        "I hate cilantro in my food.",
        "I can't stand cilantro.",
        "I'm not a fan of cilantro.",
        "I never liked cilantro.",
        "I really dislike cilantro.",
    ],
)
def test_a_dislike_is_kept_as_a_dislike(doors: Doors, sentence: str) -> None:
    doors.remember(sentence)
    assert {key for _, key, _ in holding(doors, "cilantro")} == {"dislikes"}


@pytest.mark.parametrize(
    "sentence",
    ["I don't mind cilantro.", "I don't hate cilantro.", "I used to love cilantro.", "Do I like cilantro?"],
)
def test_a_feeling_that_is_none_is_not_kept(doors: Doors, sentence: str) -> None:
    doors.remember(sentence)
    assert holding(doors, "cilantro") == []


def test_a_like_is_a_like(doors: Doors) -> None:
    doors.remember("I love cilantro.")
    assert [(key, value) for _, key, value in holding(doors, "cilantro")] == [("likes", "cilantro")]


def test_the_sign_survives_the_transcript_too(doors: Doors) -> None:
    doors.append({"role": "user", "content": "I hate cilantro in my food."})
    assert {key for _, key, _ in holding(doors, "cilantro")} == {"dislikes"}
    (memory,) = doors.sync("GET", "/v1/memory/acme/ann/list").json()["memories"]
    assert "dislike" in memory["raw_text"]


# -- said again ------------------------------------------------------------------------------------------------------


def test_saying_it_three_times_keeps_it_once(doors: Doors) -> None:
    for _ in range(3):
        answer = doors.remember("I live in Lisbon. Always answer in bullet points.")
        assert answer["extraction"]["corrections"] == []
        assert [row["value"] for row in answer["extraction"]["attributes"]] == ["Lisbon"]
        assert len(answer["extraction"]["instructions"]) == 1
    assert [row["value"] for row in doors.attributes()] == ["Lisbon"]
    history = doors.spectron("GET", "/entities/person/user/history/location").json()["history"]
    assert [row["value"] for row in history] == ["Lisbon"]
    assert len(doors.state()["instructions"]) == 1
    assert len(doors.graph()["edges"]) == 1


def test_putting_it_three_times_changes_it_once(doors: Doors) -> None:
    puts = [doors.put(["preferences"], "seat", {"b": 1, "a": [None]}) for _ in range(3)]
    assert [put["created"] for put in puts] == [True, False, False]
    assert puts[0]["item"] == puts[1]["item"] == puts[2]["item"]


# -- a taste that ended ----------------------------------------------------------------------------------------------


def test_not_any_more_closes_the_old_taste(doors: Doors) -> None:
    session = doors.remember("I like coffee")["sessionId"]
    doors.remember("not any more, tea now", session_id=session)
    assert [row["value"] for row in doors.attributes("likes")] == ["tea"]
    history = doors.spectron("GET", "/entities/person/user/history/likes").json()["history"]
    assert {row["value"]: row["validUntil"] is not None for row in history} == {"coffee": True, "tea": False}
    hits = doors.spectron("POST", "/query", json={"query": "what do I drink", "include": ["facts"]}).json()["hits"]
    assert any("tea" in hit["text"] for hit in hits)
    assert not any("coffee" in hit["text"] for hit in hits)
    doors.remember("I also like cocoa", session_id=session)
    assert sorted(row["value"] for row in doors.attributes("likes")) == ["cocoa", "tea"]


# -- whom a pronoun means --------------------------------------------------------------------------------------------

LUNCH = ("My boss is Grace.", "I had lunch with Tom yesterday.", "He told me he's vegan.")


def vegans(doors: Doors) -> set[str]:
    return {entity for entity, _, value in holding(doors, "vegan") if value == "vegan"}


def test_he_is_the_one_last_named_though_nothing_is_stored_of_him(doors: Doors) -> None:
    session = doors.remember(LUNCH[0])["sessionId"]
    for turn in LUNCH[1:]:
        doors.remember(turn, session_id=session)
    assert vegans(doors) == {"entity:person/tom"}


@pytest.mark.parametrize("extract", ["whole_conversation", "per_message"])
def test_so_it_is_within_a_batch_and_the_assistant_names_people_too(doors: Doors, extract: str) -> None:
    said = [
        {"role": "user", "content": LUNCH[0]},
        {"role": "assistant", "content": "And how is Tom?"},
        {"role": "user", "content": LUNCH[2]},
    ]
    doors.spectron("POST", "/facts/batch", json={"messages": said, "extract": extract}).raise_for_status()
    assert vegans(doors) == {"entity:person/tom"}


def test_so_it_is_in_a_chat(doors: Doors) -> None:
    session = doors.spectron("POST", "/chat", json={"message": LUNCH[0]}).json()["sessionId"]
    for turn in LUNCH[1:]:
        doors.spectron("POST", "/chat", json={"message": turn, "sessionId": session}).raise_for_status()
    assert vegans(doors) == {"entity:person/tom"}


@pytest.mark.parametrize("apart", [True, False])
@pytest.mark.parametrize("second", [("user", LUNCH[1]), ("assistant", "And how is Tom?")])
def test_so_it_is_in_a_transcript(doors: Doors, apart: bool, second: tuple[str, str]) -> None:
    turns = [{"role": role, "content": content} for role, content in (("user", LUNCH[0]), second, ("user", LUNCH[2]))]
    for part in [[turn] for turn in turns] if apart else [turns]:
        doors.append(*part)
    assert vegans(doors) == {"entity:person/tom"}
