"""A later turn clears up what an earlier one left open, and ends what no longer holds, whoever it is about."""

import pytest

from tests.contract.doors import Doors


def unknowns(doors: Doors) -> list[str]:
    return [row["about"] for row in doors.spectron("GET", "/state").json()["unknowns"]]


def live(doors: Doors) -> set[tuple[str, str, str]]:
    """List what state holds: attributes as (entity, key, value), relations as (subject, label, object)."""
    state = doors.spectron("GET", "/state").json()
    bundles = [state[name] for name in ("identity", "knowledge", "context")]
    attributes = {(row["entity"], row["key"], row["value"]) for part in bundles for row in part["attributes"]}
    return attributes | {(row["subject"], row["label"], row["object"]) for part in bundles for row in part["relations"]}


def talk(doors: Doors, *turns: str) -> None:
    for turn in turns:
        doors.remember(turn)


DOUBT_AND_ANSWER = [
    ("I might be vegan", "I'm vegan"),
    ("I might be vegan", "I'm not vegan"),
    ("Not sure whether I'm allergic to nuts", "Turns out I am allergic to nuts"),
    ("maybe I'm allergic to wasps?", "I'm allergic to wasps"),
    ("I might be lactose intolerant", "tests came back, I'm not lactose intolerant"),
    ("I'm not sure if I like jazz", "I like jazz"),
    ("I think I live in Bergen, sort of, it's complicated", "I live in Bergen"),
    ("My manager is either Grace or Tom, not sure", "my manager is Tom"),
    ("I might move to Berlin or maybe Hamburg", "I moved to Hamburg"),
    ("I might be moving to Oslo", "I'm not moving to Oslo"),
    ("I might have a sister, Ella, long story", "Ella is my sister"),
    ("I'm either 34 or 35, lost count", "I'm 35"),
    ("I might use vim or emacs, can't decide", "I use vim"),
    ("our launch is in March or May, nobody knows", "our launch is in May"),
    ("not sure what my job title is, maybe analyst", "I'm an analyst"),
    ("not sure whether it's Tuesday or Wednesday that I see the physio", "I see the physio on Wednesday"),
    ("I might get a dog", "we got a dog called Rex"),
    ("I'm CEO - well, co-CEO, it's complicated", "I'm the CEO"),
]


@pytest.mark.parametrize(("doubt", "answer"), DOUBT_AND_ANSWER)
def test_a_plain_statement_or_denial_resolves_the_doubt_it_is_about(doors: Doors, doubt: str, answer: str) -> None:
    doors.remember(doubt)
    assert unknowns(doors)
    doors.remember(answer)
    assert unknowns(doors) == []
    kept = doors.spectron("GET", "/uncertainty").json()["uncertainties"]
    assert kept
    assert all(row["resolved"] for row in kept)


@pytest.mark.parametrize(
    ("doubt", "other"),
    [
        ("I might be allergic to nuts", "I like jazz"),
        ("I might be allergic to nuts", "I'm allergic to cats"),
        ("I might move to Berlin or maybe Hamburg", "I live in Oslo"),
        ("I might use vim or emacs, can't decide", "I use Figma"),
        ("I might be vegan", "Tom is vegan"),
        ("My manager is either Grace or Tom, not sure", "Tom likes tea"),
        ("I might be moving to Oslo", "What do you think of Oslo?"),
    ],
)
def test_what_is_about_something_else_leaves_a_doubt_open(doors: Doors, doubt: str, other: str) -> None:
    doors.remember(doubt)
    before = unknowns(doors)
    doors.remember(other)
    assert unknowns(doors) == before != []


def test_a_message_of_a_batch_settles_what_one_before_it_left_open(doors: Doors) -> None:
    said = ("I might be moving to Oslo", "I'm moving to Oslo")
    messages = [{"role": "user", "content": text} for text in said]
    doors.spectron("POST", "/facts/batch", json={"messages": messages}).raise_for_status()
    assert unknowns(doors) == []


def test_a_clash_is_over_when_one_of_its_values_is_taken_back(doors: Doors) -> None:
    triple = {"entity": {"type": "person", "name": "user"}, "key": "location", "value": "Berlin"}
    doors.spectron("POST", "/facts", json={"text": "", "infer": "triples", "triples": [triple]}).raise_for_status()
    doors.remember("I live in Rome")
    assert unknowns(doors) == ["location"]
    doors.remember("I live in Rome")
    assert unknowns(doors) == ["location"], "saying it again ends no clash: both values are still on record"
    doors.remember("I no longer live in Berlin")
    assert unknowns(doors) == []
    assert {value for _, key, value in live(doors) if key == "location"} == {"Rome"}


ENDED = [
    ("I'm a member of the rowing club", "I'm no longer a member of the rowing club"),
    ("I manage the QA team", "I no longer manage the QA team"),
    ("Tom is my friend", "Tom and I aren't friends anymore"),
    ("Ulla is a member of the works council", "Ulla left the works council"),
    ("The billing service is part of Atlas", "The billing service is no longer part of Atlas"),
    ("Priya lives in Lima", "Priya no longer lives in Lima"),
    ("Priya lives in Lima", "Priya doesn't live in Lima anymore"),
    ("Oscar reports to Priya", "Oscar no longer reports to Priya"),
    ("Tom reports to me", "Tom no longer reports to me"),
    ("Yara works on the checkout rewrite", "Yara isn't working on the checkout rewrite any more"),
    ("Priya manages the payments team", "Priya no longer manages the payments team"),
    ("Ansel and Bea are married", "Ansel and Bea got divorced"),
    ("Ansel and Bea are married", "Bea and Ansel split up"),
    ("Priya is married to Arun", "Arun divorced Priya"),
    ("My manager is Grace", "Grace isn't my manager anymore"),
    ("Priya speaks German", "Priya doesn't speak German"),
    ("I'm allergic to nuts", "turns out I'm not allergic to nuts after all"),
    ("I have a dog called Rex", "I don't have a dog anymore"),
    ("I have a dog called Rex", "I have no pets now"),
    ("I have a dog called Rex", "we had to give Rex away"),
    ("I speak German", "I don't speak German"),
    ("we're getting married in June", "the wedding is off"),
    ("I live in Leeds and work at Acme", "I no longer live in Leeds or work at Acme"),
    ("I work at Acme", "I resigned"),
    ("I live in Oslo", "I never lived in Oslo"),
    ("I like tea", "I said I like tea, that was wrong"),
    ("I'm vegetarian", "I eat meat now"),
    ("my sister is Ella", "Ella isn't my sister, she's my cousin"),
    ("my son is Bo", "Bo is my nephew actually, not my son"),
    ("I'm sick", "I'm better now"),
]


@pytest.mark.parametrize(("said", "taken_back"), ENDED)
def test_what_no_longer_holds_is_closed_without_a_replacement(doors: Doors, said: str, taken_back: str) -> None:
    doors.remember(said)
    held = live(doors)
    assert held
    answer = doors.remember(taken_back)
    assert not held & live(doors)
    assert answer["extraction"]["corrections"] == []


@pytest.mark.parametrize(
    ("said", "limit"),
    [
        ("I work at Acme", "I don't work at Acme on Fridays"),
        ("I live in Rome", "I don't live in Rome because it's cheap"),
        ("I speak German", "I don't speak German at home"),
        ("I have a dog called Rex", "I don't have a cat"),
        ("I have a dog called Rex", "I don't have time"),
        ("I work at Acme", "I'm not working on the billing service anymore"),
        ("Priya lives in Lima", "Tom no longer lives in Lima"),
        ("I like tea", "Tom no longer likes tea"),
    ],
)
def test_a_denial_with_a_limit_or_of_something_else_ends_nothing(doors: Doors, said: str, limit: str) -> None:
    doors.remember(said)
    held = live(doors)
    doors.remember(limit)
    assert held <= live(doors)


def test_a_dead_address_gives_way_to_the_one_said_with_it(doors: Doors) -> None:
    talk(doors, "my email is a@x.org")
    answer = doors.remember("don't use a@x.org anymore, it's b@x.org now")
    assert [(c["oldValue"], c["newValue"]) for c in answer["extraction"]["corrections"]] == [("a@x.org", "b@x.org")]
    assert answer["extraction"]["instructions"] == []


EXCLUDING = [
    ("My wife is Ana", "I'm divorced now", "spouse"),
    ("I'm married to Ana", "I'm single again", "spouse"),
    ("I'm single", "I'm engaged to Tom", "status"),
    ("I'm divorced", "I got married to Tom", "status"),
    ("I work at Acme", "I'm unemployed", "employer"),
    ("I work at Acme", "I'm retired", "employer"),
    ("I'm unemployed", "I started at Acme as a clerk", "status"),
    ("Priya is single", "Priya is married to Arun", "status"),
]


@pytest.mark.parametrize(("older", "newer", "ended"), EXCLUDING)
def test_what_cannot_be_true_at_once_ends_the_older_without_a_correction(
    doors: Doors, older: str, newer: str, ended: str
) -> None:
    doors.remember(older)
    assert ended in {key for _, key, _ in live(doors)}
    answer = doors.remember(newer)
    assert ended not in {key for _, key, _ in live(doors)}
    assert answer["extraction"]["corrections"] == []


@pytest.mark.parametrize(
    ("older", "newer"),
    [
        ("I'm sick", "My wife is Ana"),
        ("My wife is Ana", "I'm tired"),
        ("I work at Acme", "I'm single"),
        ("I prefer short meetings", "I prefer morning meetings"),
        ("I prefer tea", "I prefer tea and cocoa"),
        ("I prefer dark mode", "I prefer light jackets"),
    ],
)
def test_what_may_be_true_at_once_stands_side_by_side(doors: Doors, older: str, newer: str) -> None:
    doors.remember(older)
    held = live(doors)
    doors.remember(newer)
    assert held < live(doors)


@pytest.mark.parametrize(
    ("older", "newer", "old", "new"),
    [
        ("I prefer dark mode", "I prefer light mode now", "dark mode", "light mode"),
        ("I prefer tea over coffee", "I prefer coffee over tea now", "tea", "coffee"),
        ("I prefer emails to calls", "actually I prefer calls to emails", "emails", "calls"),
    ],
)
def test_a_preference_turned_round_is_a_correction(doors: Doors, older: str, newer: str, old: str, new: str) -> None:
    doors.remember(older)
    corrections = doors.remember(newer)["extraction"]["corrections"]
    assert [(c["key"], c["oldValue"], c["newValue"]) for c in corrections] == [("prefers", old, new)]
    assert {value for _, key, value in live(doors) if key == "prefers"} == {new}


def test_what_was_upserted_is_not_taken_back_by_what_is_said(doors: Doors) -> None:
    doors.triples({"entity": {"type": "person", "name": "user"}, "key": "spouse", "value": "Ana"}, text="")
    doors.remember("I'm single again")
    assert {key for _, key, _ in live(doors)} >= {"spouse", "status"}
    assert unknowns(doors) == ["spouse"]


@pytest.mark.parametrize(
    ("turns", "held"),
    [
        (("I hate jazz", "I used to hate jazz but now I love it"), ("likes", "jazz")),
        (("I love jazz", "I used to love jazz but now I hate it"), ("dislikes", "jazz")),
        (("I hate olives", "I've grown to like olives"), ("likes", "olives")),
        (("I like tea", "I don't like tea anymore", "I like tea again"), ("likes", "tea")),
        (("My girlfriend is Alina", "we broke up", "Alina and I are back together"), ("spouse", "Alina")),
    ],
)
def test_a_taste_turned_round_and_what_is_true_again_are_current(
    doors: Doors, turns: tuple[str, ...], held: tuple[str, str]
) -> None:
    talk(doors, *turns)
    assert {(key, value) for entity, key, value in live(doors) if entity.startswith("entity:")} == {held}


def at_odds(doors: Doors) -> None:
    doors.triples({"entity": {"type": "person", "name": "user"}, "key": "status", "value": "single"}, text="")
    doors.remember("I'm unemployed")
    assert unknowns(doors) == ["status"]


def test_a_value_that_cannot_be_true_beside_a_newer_one_ends_its_part_of_a_doubt(doors: Doors) -> None:
    at_odds(doors)
    doors.remember("I work at Acme")
    assert unknowns(doors) == []


def test_deleting_one_of_two_values_settles_the_doubt_between_them(doors: Doors) -> None:
    at_odds(doors)
    edges = doors.graph()["edges"]
    doors.tie("DELETE", f"/default/{edges[0]['id']}").raise_for_status()
    assert unknowns(doors) == []


def test_forgetting_one_of_two_values_settles_the_doubt_between_them(doors: Doors) -> None:
    ann = {"type": "person", "name": "ann"}
    at_ann = {"scopes": [["org/default/user/ann"]]}
    doors.remember("I'm unemployed", **at_ann)
    doors.triples({"entity": ann, "key": "status", "value": "single"}, text="", **at_ann)
    assert unknowns(doors) == ["status"]
    listed = doors.sync("GET", "/v1/memory/default/ann/list").json()["memories"]
    gone = doors.sync("DELETE", "/memory/forget", user="ann", json={"memory_ids": [listed[0]["memory_id"]]})
    gone.raise_for_status()
    assert unknowns(doors) == []
