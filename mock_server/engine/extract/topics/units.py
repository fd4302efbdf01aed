"""Units and undertakings that somebody leads: "the kitchen", "onboarding", "the trial"."""

from typing import Final

from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.phrases import Tokens, lows, trim, upto_break
from mock_server.engine.extract.topics.trades import is_field


def leads_unit(clause: Clause, rest: Tokens) -> bool:
    """Tell whether somebody else is said to lead a unit or an undertaking: "the kitchen", "onboarding"."""
    if clause.subject.person != "third" or any(m.type != "person" for m in clause.who):
        return False
    phrase = trim(upto_break(rest))
    if not phrase or len(phrase) > 4 or rest[0].low in {"a", "an", "his", "her", "their"}:
        return False
    if clause.verb in _HEADING and rest[0].low in {"the", "our"} and phrase[-1].low not in _NOT_LED:
        return True
    field = is_field(lows(phrase)) or (len(phrase) == 1 and phrase[0].low in _FUNCTIONS)
    return field or (rest[0].low in {"the", "our", "my"} and phrase[-1].low in _UNITS)


_HEADING: Final = words("lead oversee chair coordinate direct supervise")
_NOT_LED: Final = words(
    "way race field pack league table standings charge conversation life world dance discussion line queue prayers "
    "prayer song choir orchestra horse dog vote polls"
)
_FUNCTIONS: Final = words(
    "onboarding marketing sales payroll support engineering design logistics procurement security compliance "
    "operations ops hr legal finance billing research recruitment recruiting purchasing it qa growth product "
    "partnerships training fundraising outreach catering housekeeping maintenance production platform infrastructure "
    "admissions"
)
_UNITS: Final = words(
    "kitchen bar shop store warehouse factory floor reception office lab laboratory studio garage workshop bakery cafe "
    "restaurant hotel pub school nursery ward clinic farm estate gallery library museum plant site depot canteen "
    "newsroom desk account accounts project programme program campaign migration rollout initiative operation "
    "operations department unit side wing business company firm branch practice platform redesign rewrite launch "
    "relaunch workstream pilot chapter troop section counter archive surgery workshops infrastructure"
)
