"""What is dated and yet nothing the speaker has arranged: tonight's pasta, the vet's holiday, a parent's dentist."""

from typing import Final

from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.dates import date_at
from mock_server.engine.extract.language.kinds import FOODS, JOBS
from mock_server.engine.extract.language.lexicon import ADVERBS, DETERMINERS, PREPOSITIONS, phrases, words
from mock_server.engine.extract.language.phrases import Tokens, lows
from mock_server.engine.extract.language.verbs import verb

_SUPPER: Final = words("tonight today tomorrow")
_DISHES: Final = words(
    "pasta pizza curry soup salad chips stew risotto tacos sushi noodles leftovers takeaway toast pie ramen"
)
_STAFF: Final = words(
    "dentist doctor gp vet optician orthodontist barber hairdresser therapist physio class service train"
)
_ABSENT: Final = words("away off out closed shut ill sick open full back abroad retiring moving leaving only")
_ABSENCES: Final = phrases("on holiday;on leave;on vacation;on strike;on maternity;at a;in a;in surgery;on sick")


def is_supper(clause: Clause) -> bool:
    """Recognise "having pasta tonight"."""
    eaten = clause.verb in words("have make cook eat order") and any(t.low in _SUPPER for t in clause.rest)
    return eaten and any(t.low in FOODS or t.low in _DISHES for t in clause.rest)


def is_absence(head: str, rest: Tokens) -> bool:
    """Recognise "the vet is on holiday until monday": that is how they are, and nothing arranged."""
    return head in _STAFF and (rest[0].low in _ABSENT or lows(rest[:2]) in _ABSENCES)


_PROGRESS: Final = words("up on along together out back round through undone apart")


def is_progress(clause: Clause) -> bool:
    """Recognise "my knitting's coming on", "my birthday's coming up": no visitor."""
    return clause.rest[:1] != () and clause.rest[0].low in _PROGRESS - ({"round", "back"} if clause.who else set())


_COMERS: Final = JOBS | words(
    "van movers men man delivery sofa fridge washer dryer parcel bed skip builders guests scaffolding furniture boiler "
    "removers installers decorators workmen tilers fitters inspector surveyor guy lady people oven cooker carpet piano"
)


def awaited(clause: Clause) -> bool:
    """Recognise "the removal van comes on 2 March": somebody or something one has ordered, and its day."""
    subject, rest = clause.subject, clause.rest
    plain = clause.verb in {"come", "arrive"} and clause.tense == "present" and clause.plain and not clause.perfect
    if (
        not plain
        or subject.owner is not None
        or not subject.tokens
        or subject.tokens[0].low not in {"the", "our", "my"}
    ):
        return False
    rest = rest[1:] if rest[:1] and rest[0].low in {"down", "up", "in", "out", "round", "off", "back"} else rest
    noun = subject.tokens[-1].low
    known = noun in _COMERS or noun.removesuffix("s") in _COMERS
    return known and bool(rest) and date_at(rest, 0) > 0 and not any(t.low.endswith("days") for t in rest)


def visits_other(clause: Clause) -> bool:
    """Recognise "my dad's visiting the dentist tomorrow": no visit to the speaker."""
    return clause.verb == "visit" and clause.rest[:1] != () and clause.rest[0].low in DETERMINERS


def is_judged(rest: Tokens) -> bool:
    """Tell whether "is" leads on to what something is like, and not to when: "expensive in May"."""
    first = rest[0]
    placed = first.low in PREPOSITIONS or first.low in ADVERBS or first.low in DETERMINERS or first.kind != "word"
    return not placed and date_at(rest, 0) == 0 and verb(first.low) is None and first.low not in {"this", "next", "due"}
