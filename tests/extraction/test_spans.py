"""How long something holds, as people say it: since, until, from and to, for so long; and dates that cannot be told."""

import itertools
import re

import pytest

from mock_server.engine.claims import FactClaim
from mock_server.engine.instants import parse, with_z
from tests.extraction.heard import NOW, called, mine, only, read


def day(claim_at: int | None) -> str | None:
    """Print an instant as a day, or with its time where it has one."""
    return None if claim_at is None else with_z(claim_at).removesuffix("T00:00:00Z")


def dates(claim: FactClaim) -> tuple[str | None, str | None]:
    """Give from when and until when a claim holds."""
    return day(claim.valid_from), day(claim.valid_until)


@pytest.mark.parametrize(
    ("when", "start"),
    [
        ("on 2026-03-15", "2026-03-15"),
        ("in 2026-04", "2026-04-01"),
        ("on 15.03.2026", "2026-03-15"),
        ("on 15-03-2026", "2026-03-15"),
        ("on 2026/03/15", "2026-03-15"),
        ("on 15 March 2026", "2026-03-15"),
        ("March 15th, 2026", "2026-03-15"),
        ("on March 15, 2026", "2026-03-15"),
        ("on the 15th of March 2026", "2026-03-15"),
        ("on 25/12/2025", "2025-12-25"),
        ("on 12/25/2025", "2025-12-25"),
        ("on 25/12/25", "2025-12-25"),
        ("on 25/12", "2025-12-25"),
        ("on 04/04/2026", "2026-04-04"),
        ("on the 15th", "2026-11-15"),
        ("on 29 February", "2024-02-29"),
        ("in summer 2020", "2020-06-01"),
        ("on 2026-03-15T10:30:00Z", "2026-03-15T10:30:00Z"),
    ],
)
def test_a_day_is_that_very_day_however_it_is_written(when: str, start: str) -> None:
    claim = only(f"I moved to Oslo {when}", "location")
    assert (claim.value, *dates(claim)) == ("Oslo", start, None)


@pytest.mark.parametrize(
    ("text", "key", "value", "start"),
    [
        ("I've lived in Oslo since 2019", "location", "Oslo", "2019-01-01"),
        ("I've lived in Oslo since March 2019", "location", "Oslo", "2019-03-01"),
        ("I live in Oslo since last week", "location", "Oslo", "2026-11-16"),
        ("I have been living in Oslo since the 3rd of March", "location", "Oslo", "2026-03-03"),
        ("I've been living in Oslo since the end of 2019", "location", "Oslo", "2020-01-01"),
        ("I've lived in Oslo for a couple of years", "location", "Oslo", "2024-11-29"),
        ("I have lived in Oslo three years", "location", "Oslo", "2023-11-29"),
        ("I've been based in Oslo since yesterday", "location", "Oslo", "2026-11-28"),
        ("Since March I work at Contoso", "employer", "Contoso", "2026-03-01"),
        ("As of last Monday I work at Contoso", "employer", "Contoso", "2026-11-23"),
        ("I've been at Contoso for three years", "employer", "Contoso", "2023-11-29"),
        ("I've been a nurse at Contoso since 2019", "job_title", "nurse", "2019-01-01"),
        ("I've been vegetarian since 2015", "diet", "vegetarian", "2015-01-01"),
        ("I'm vegan for 2 years now", "diet", "vegan", "2024-11-29"),
        ("I became vegetarian in 2015", "diet", "vegetarian", "2015-01-01"),
        ("I've been learning Welsh for two months", "goal", "learn Welsh", "2026-09-29"),
        ("I've been married to Ana since 2012", "spouse", "Ana", "2012-01-01"),
        ("I've had a dog called Rex since 2020", "pet", "Rex", "2020-01-01"),
        ("I got a dog called Rex last year", "pet", "Rex", "2025-01-01"),
        ("I've loved climbing since 2010", "likes", "climbing", "2010-01-01"),
        ("My sister has lived in Bergen since 2019", "location", "Bergen", "2019-01-01"),
    ],
)
def test_since_and_for_so_long_say_when_it_began(text: str, key: str, value: str, start: str) -> None:
    claim = only(text, key)
    assert (claim.value, *dates(claim)) == (value, start, None)


def test_relations_without_a_key_are_dated_too() -> None:
    (claim,) = [fact for fact in read("Ana has managed Ben since 2020.").facts if fact.label == "manages"]
    assert (called(claim.object), *dates(claim)) == ("Ben", "2020-01-01", None)


def test_each_value_has_the_dates_of_its_own_clause() -> None:
    heard = read("I've used Neovim since 2018 and Emacs since 2021, and I love tea.")
    assert {(f.value, day(f.valid_from)) for f in heard.facts} >= {
        ("Neovim", "2018-01-01"),
        ("Emacs", "2021-01-01"),
        ("tea", None),
    }
    heard = read("My brother has worked at Contoso for three years and lives in Leeds.")
    assert {(f.value, day(f.valid_from)) for f in heard.facts} == {("Contoso", "2023-11-29"), ("Leeds", None)}


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("I live in Bergen until March 2027", "2027-03-01"),
        ("I live in Bergen until March", "2027-03-01"),
        ("I live in Bergen until 2026-12-31", "2027-01-01"),
        ("I live in Bergen until next Friday", "2026-12-05"),
        ("I live in Bergen until next month", "2026-12-01"),
        ("I live in Bergen till the end of May", "2027-06-01"),
        ("I live in Bergen through June", "2027-07-01"),
        ("I live in Bergen for the next three months", "2027-02-28"),
    ],
)
def test_until_says_when_it_ends(text: str, end: str) -> None:
    claim = only(text, "location")
    assert (claim.value, *dates(claim)) == ("Bergen", None, end)


@pytest.mark.parametrize(
    ("text", "key", "value", "start", "end"),
    [
        ("I worked at Contoso until 2024", "employer", "Contoso", None, "2024-01-01"),
        ("I lived in Paris from 2010 to 2015", "location", "Paris", "2010-01-01", "2015-01-01"),
        ("I used to live in Paris from 2010 to 2015", "location", "Paris", "2010-01-01", "2015-01-01"),
        ("I was a nurse until 2020", "job_title", "nurse", None, "2020-01-01"),
        ("I lived in Paris from 3 March to 5 June 2025", "location", "Paris", "2025-03-03", "2025-06-06"),
        ("I lived in Paris from November to March 2025", "location", "Paris", "2024-11-01", "2025-03-01"),
    ],
)
def test_what_is_over_is_said_with_its_end(text: str, key: str, value: str, start: str | None, end: str) -> None:
    claim = only(text, key)
    assert (claim.value, *dates(claim)) == (value, start, end)


def test_what_was_and_what_is_do_not_push_each_other_out() -> None:
    for text in (
        "I lived in Paris until 2015, now I live in Oslo.",
        "I live in Oslo now, but I lived in Paris from 2010 to 2015.",
    ):
        found = {(f.value, day(f.valid_until)) for f in read(text).facts if f.key == "location"}
        assert found == {("Paris", "2015-01-01"), ("Oslo", None)}


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("I'm moving to Oslo in April 2027", "moving to Oslo in April 2027"),
        ("I start at Contoso on 2027-01-04", "start at Contoso on 2027-01-04"),
        ("From next Monday I work at Contoso", "work at Contoso from next Monday"),
        ("I live in Oslo from March 2027", "live in Oslo from March 2027"),
    ],
)
def test_what_begins_later_is_a_plan(text: str, plan: str) -> None:
    assert mine(text) == {"plan": {plan}}


def test_a_plan_with_an_end_lasts_until_then() -> None:
    claim = only("I'm staying in Bergen until March 2027", "plan")
    assert (claim.value, *dates(claim)) == ("staying in Bergen until March 2027", None, "2027-03-01")


@pytest.mark.parametrize(
    ("when", "said", "why"),
    [
        ("on 2026-02-30", "2026-02-30", "no such day"),
        ("on 31 April", "31 April", "no such day"),
        ("on 13/13/2026", "13/13/2026", "no such day"),
        ("on 10/04/2026", "10/04/2026", "which of the numbers"),
        ("sometime last year or the year before", "last year", "more than one time"),
        ("in March or April", "March or April", "more than one time"),
        ("on 2027-03-15", "2027-03-15", "not come yet"),
    ],
)
def test_a_date_that_cannot_be_told_is_a_doubt_and_the_fact_stays(when: str, said: str, why: str) -> None:
    heard = read(f"I moved to Oslo {when}")
    (claim,) = heard.facts
    assert (claim.value, *dates(claim)) == ("Oslo", None, None)
    (doubt,) = heard.uncertainties
    assert doubt.about == "when location began"
    assert said in doubt.reason
    assert why in doubt.reason


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("I live in Bergen until 2026-02-30", "when location ends"),
        ("My sister moved to Bergen on 31 April", "when sister's location began"),
        ("I've lived in Oslo since 10/04/2026", "when location began"),
        ("I left Contoso on 31 April", "when employer ended"),
    ],
)
def test_the_doubt_says_what_is_not_known(text: str, about: str) -> None:
    assert [doubt.about for doubt in read(text).uncertainties] == [about]


@pytest.mark.parametrize(
    "text",
    [
        "I moved to Oslo recently",
        "I moved to Oslo a while ago",
        "I've worked at Contoso for years",
        "I've lived in Oslo since I was born",
        "I live in Oslo since six",
        "I work at Contoso from Monday to Friday",
        "I moved to Oslo in the 90s",
        "My phone number is 020-1234-5678 since last week",
    ],
)
def test_vague_words_and_habits_date_nothing_and_raise_no_doubt(text: str) -> None:
    heard = read(text)
    assert [dates(fact) for fact in heard.facts] == [(None, None)] * len(heard.facts)
    assert heard.facts
    assert heard.uncertainties == ()


@pytest.mark.parametrize(
    ("text", "key", "value"),
    [
        ("my birthday is 2 March", "birthday", "2 March"),
        ("I was born on 1990-08-22", "birthday", "1990-08-22"),
        ("I'm 30 since last week", "age", "30"),
        ("my dentist appointment is on 2026-12-03", "plan", "dentist appointment on 2026-12-03"),
    ],
)
def test_a_value_that_is_a_date_is_no_validity(text: str, key: str, value: str) -> None:
    claim = only(text, key)
    assert (claim.value, *dates(claim)) == (value, None, None)


def test_only_a_change_that_is_told_as_such_is_an_event() -> None:
    assert only("I moved to Leeds in 2019", "location").event
    assert not only("I've lived in Leeds since 2019", "location").event
    assert not only("actually I moved to Leeds in 2019", "location").event


_FRAMES = (
    "I moved to Oslo {}",
    "I've lived in Oslo {}",
    "I live in Oslo {}",
    "{} I live in Oslo",
    "I worked at Contoso {}",
    "I lived in Oslo {}",
    "my brother has been at Contoso {}",
    "I'm a nurse at Contoso {}",
)
_LEADS = ("since", "until", "on", "in", "from", "through", "for", "till the end of", "since the start of", "")
_DATES = (
    *(
        "2019",
        "March",
        "2026-02-30",
        "2026-03-15",
        "2026-13",
        "10/04/2026",
        "0000-00-00",
        "31/12/99",
        "15th",
        "the 31st",
    ),
    *("last month", "next Friday", "the next 3 weeks", "three years", "999999999 years", "tomorrow", "29 February"),
    *(
        "2010 to 2015",
        "5 June to 3 March",
        "March or April",
        "the 1st to the 3rd of May",
        "9999-12-31",
        "two weeks ago",
        "31 September",
    ),
)
_TIMES = ("0001-01-01T00:00:00Z", "1999-12-31T23:59:59Z", "2024-02-29T12:00:00Z", "2026-11-29T10:00:00Z")
_END_OF_TIME = "9999-12-31T23:59:59Z"
_IN_A_DATE = re.compile(
    r"\d|since|until|march|month|friday|week|year|may\b|june|septem|februar|tomorrow", re.IGNORECASE
)


@pytest.mark.parametrize("at", [*_TIMES, _END_OF_TIME])
def test_whatever_the_date_intervals_run_forward_and_values_hold_no_dates(at: str) -> None:
    for frame, lead, when in itertools.product(_FRAMES, _LEADS, _DATES):
        text = frame.format(f"{lead} {when}".strip())
        for claim in read(text, at=parse(at)).facts:
            if claim.valid_from is not None and claim.valid_until is not None:
                assert claim.valid_from < claim.valid_until, text
            if claim.key not in {"plan", "status"}:
                assert not _IN_A_DATE.search(claim.value or ""), (text, claim.value)


def test_dates_count_from_the_turn_and_not_from_today() -> None:
    at = parse("2024-01-15T23:59:00Z")
    (claim,) = read("I've lived in Oslo since last month", at=at).facts
    assert dates(claim) == ("2023-12-01", None)
    (claim,) = read("I live in Oslo until March", at=at).facts
    assert dates(claim) == (None, "2024-03-01")
    assert at < NOW
