"""The sentence of a fact, in the third person and to the speaker: right verbs, articles and persons."""

import pytest

from mock_server.engine.phrases import phrase
from mock_server.engine.sentences import address, compose, ends, sentence
from tests.engine.graphs import Sketch


@pytest.mark.parametrize(
    ("key", "value", "third", "second"),
    [
        ("name", "Maya", "Ann's name is Maya.", "Your name is Maya"),
        ("job_title", "data engineer", "Ann works as a data engineer.", "You work as a data engineer"),
        ("job_title", "illustrator", "Ann works as an illustrator.", "You work as an illustrator"),
        ("job_title", "SRE", "Ann works as an SRE.", "You work as an SRE"),
        ("job_title", "UX designer", "Ann works as a UX designer.", "You work as a UX designer"),
        ("job_title", "union rep", "Ann works as a union rep.", "You work as a union rep"),
        ("job_title", "Head of Data", "Ann works as Head of Data.", "You work as Head of Data"),
        ("job_title", "retired", "Ann is retired.", "You are retired"),
        ("employer", "Acme", "Ann works at Acme.", "You work at Acme"),
        ("employer", "Acme Inc.", "Ann works at Acme Inc.", "You work at Acme Inc."),
        ("location", "Berlin", "Ann lives in Berlin.", "You live in Berlin"),
        ("hometown", "Accra", "Ann is from Accra.", "You are from Accra"),
        ("age", "34", "Ann is 34 years old.", "You are 34 years old"),
        ("birthday", "3 May", "Ann's birthday is 3 May.", "Your birthday is 3 May"),
        ("child", "Jonah", "Ann has a child, Jonah.", "You have a child, Jonah"),
        ("child", "daughter", "Ann has a daughter.", "You have a daughter"),
        ("pet", "Biscuit", "Ann has a pet, Biscuit.", "You have a pet, Biscuit"),
        ("pet", "old cat", "Ann has an old cat.", "You have an old cat"),
        ("education", "Leeds University", "Ann studied at Leeds University.", "You studied at Leeds University"),
        ("education", "PhD in linguistics", "Ann has a PhD in linguistics.", "You have a PhD in linguistics"),
        ("education", "chemistry", "Ann studied chemistry.", "You studied chemistry"),
        ("goal", "read fifty books", "Ann wants to read fifty books.", "You want to read fifty books"),
        ("goal", "to run a marathon", "Ann wants to run a marathon.", "You want to run a marathon"),
        ("goal", "a quiet life", "Ann's goal is a quiet life.", "Your goal is a quiet life"),
        ("plan", "flying to Halifax", "Ann's plans include flying to Halifax.", "Your plans include flying to Halifax"),
        ("plan", "move to Rome", "Ann plans to move to Rome.", "You plan to move to Rome"),
        (
            "plan",
            "in Porto next week",
            "Ann is going to be in Porto next week.",
            "You are going to be in Porto next week",
        ),
        ("favourite_colour", "blue", "Ann's favourite colour is blue.", "Your favourite colour is blue"),
        ("favouriteColour", "blue", "Ann's favourite colour is blue.", "Your favourite colour is blue"),
        ("hobbies", "chess", "Ann's hobbies include chess.", "Your hobbies include chess"),
        ("is_vegan", "true", "Ann is vegan.", "You are vegan"),
        ("is_vegan", "no", "Ann is not vegan.", "You are not vegan"),
        ("motto", "{v} {a} {s}", "Ann's motto is {v} {a} {s}.", "Your motto is {v} {a} {s}"),
    ],
)
def test_a_key_reads_as_english_in_both_persons(key: str, value: str, third: str, second: str) -> None:
    assert compose("Ann", key, value, None, "") == third
    assert phrase(key, value, None, "").to_you() == second


@pytest.mark.parametrize(
    ("label", "third", "second"),
    [
        ("works_with", "Ann works with Bo.", "You work with Bo"),
        ("worksWith", "Ann works with Bo.", "You work with Bo"),
        ("KNOWS", "Ann knows Bo.", "You know Bo"),
        ("manage", "Ann manages Bo.", "You manage Bo"),
        ("studies", "Ann studies Bo.", "You study Bo"),
        ("watches", "Ann watches Bo.", "You watch Bo"),
        ("has_child", "Ann has a child, Bo.", "You have a child, Bo"),
        ("friend_of", "Ann is a friend of Bo.", "You are a friend of Bo"),
        ("mentor_of", "Ann is a mentor of Bo.", "You are a mentor of Bo"),
        ("owner_of", "Ann is the owner of Bo.", "You are the owner of Bo"),
        ("ceo_of", "Ann is the CEO of Bo.", "You are the CEO of Bo"),
        ("part_of", "Ann is part of Bo.", "You are part of Bo"),
        ("fond_of", "Ann is fond of Bo.", "You are fond of Bo"),
        ("consists_of", "Ann consists of Bo.", "You consist of Bo"),
        ("employed_by", "Ann is employed by Bo.", "You are employed by Bo"),
        ("born_in", "Ann was born in Bo.", "You were born in Bo"),
        ("moved_to", "Ann moved to Bo.", "You moved to Bo"),
        ("founded", "Ann founded Bo.", "You founded Bo"),
        ("was_seen_in", "Ann was seen in Bo.", "You were seen in Bo"),
        ("next_to", "Ann is next to Bo.", "You are next to Bo"),
        ("friends_with", "Ann is friends with Bo.", "You are friends with Bo"),
        ("friends", "Ann's friends include Bo.", "Your friends include Bo"),
        ("boss", "Ann's boss is Bo.", "Your boss is Bo"),
        (None, "Ann relates to Bo.", "You relate to Bo"),
        ("", "Ann relates to Bo.", "You relate to Bo"),
        ("___", "Ann relates to Bo.", "You relate to Bo"),
        ("{v}|{a}", "Ann's v a is Bo.", "Your v a is Bo"),
    ],
)
def test_a_label_reads_as_english_in_both_persons(label: str | None, third: str, second: str) -> None:
    assert compose("Ann", None, None, label, "Bo") == third
    assert phrase(None, None, label, "Bo").to_you() == second


def test_the_attribute_face_gives_the_verb_where_a_fact_has_both() -> None:
    assert compose("Ann", "employer", "Acme", "works_at", "ACME Corp") == "Ann works at Acme."


@pytest.mark.parametrize(
    ("key", "value", "label", "headline"),
    [
        ("employer", "Acme", "works_at", "Works at Acme"),
        ("birthday", "3 May", None, "Birthday is 3 May"),
        (None, None, "friend_of", "Is a friend of Bo"),
    ],
)
def test_a_headline_is_the_sentence_without_its_subject(
    key: str | None, value: str | None, label: str | None, headline: str
) -> None:
    assert phrase(key, value, label, "Bo").headline == headline


def test_a_speaker_without_a_name_is_the_user_at_both_ends() -> None:
    sketch = Sketch()
    user, bo = sketch.node("user", speaker=True), sketch.node("Bo")
    facts = [sketch.edge(user, bo, "knows"), sketch.edge(bo, user, "manages")]
    memory = sketch.memory()
    assert [sentence(memory, memory.facts.facts[fact_id]) for fact_id in facts] == [
        "The user knows Bo.",
        "Bo manages the user.",
    ]


def test_whoever_has_no_name_is_somebody_of_the_users() -> None:
    sketch = Sketch()
    user, dad, bo = sketch.node("user", speaker=True), sketch.node("dad"), sketch.node("Bo")
    facts = [sketch.edge(dad, bo, "knows"), sketch.edge(bo, dad, "manages"), sketch.edge(user, dad, "likes")]
    memory = sketch.memory()
    told = [memory.facts.facts[fact_id] for fact_id in facts]
    assert [sentence(memory, fact) for fact in told] == [
        "The user's dad knows Bo.",
        "Bo manages the user's dad.",
        "The user likes their dad.",
    ]
    assert [address(fact, *ends(memory, fact)) for fact in told] == [
        "Your dad knows Bo.",
        "Bo manages your dad.",
        "You like your dad.",
    ]


def test_a_name_told_later_is_in_the_sentences_of_before() -> None:
    sketch = Sketch()
    user = sketch.node("user", speaker=True)
    fact_id = sketch.edge(user, key="likes", value="tea")
    sketch.draw(lambda draft: draft.rekey(draft.entity(user), "person", "Maya"))
    memory = sketch.memory()
    assert sentence(memory, memory.facts.facts[fact_id]) == "Maya likes tea."
