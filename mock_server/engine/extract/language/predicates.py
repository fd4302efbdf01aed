"""The verb group of a clause: "have never really been working" is `work`, perfect, progressive, negated.

Where the group starts is found in `leads.py`; `clauses.py` puts the two together.
"""

from dataclasses import dataclass, field
from typing import Final, Literal

from mock_server.engine.extract.language.lexicon import ADVERBS, MODALS, PREPOSITIONS, words
from mock_server.engine.extract.language.subjects import Subject
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.language.verbs import NOUNISH, VerbForm, verb

Tense = Literal["present", "past", "none"]

PARTICIPLES: Final = words("based born married engaged allergic raised divorced called named employed")
"""Words a clause may open with as if "I am" stood before them."""
_GERUND_HEADS: Final = words(
    "hobby hobbies pastime pastimes goal goals dream plan passion thing focus project job favourite "
    "love interest interests skill talent resolution aim"
)
"""After these, "is ...ing" says what the thing is, not what it is doing."""


@dataclass(slots=True)
class Predicate:
    """Collect what a verb group says; lemma "" while no verb has been met."""

    lemma: str = ""
    form: str = ""
    tense: Tense = "none"
    negated: bool = False
    never: bool = False
    ended: bool = False
    modal: str = ""
    perfect: bool = False
    progressive: bool = False
    adverbs: set[str] = field(default_factory=set)
    rest: tuple[Token, ...] = ()


def read_predicate(tokens: tuple[Token, ...], at: int, subject: Subject, lead: int) -> Predicate:
    """Read the verb group that starts at `at`. lead: how many tokens stand before the subject."""
    group = Predicate()
    i = at
    while i < len(tokens):
        step = _step_word(group, tokens, i) or _step_verb(group, tokens, i, subject)
        if step == 0:
            break
        i += abs(step)
        if step < 0:
            break
    if subject.elided and at < len(tokens):
        i = _read_elided(group, tokens, at, i)
    if (
        group.lemma in {"be", "have"}
        and _word(tokens, i) == "no"
        and _word(tokens, i + 1) not in {"", "longer", "more"}
    ):
        group.negated, i = True, i + 1
    group.rest = tokens[i:]
    _read_any_more(group)
    if group.lemma == "":
        unsaid = at >= len(tokens) or (subject.person == "none" and not subject.elided)
        group.rest = tokens[lead:] if unsaid else tokens[at:]
    return group


def _word(tokens: tuple[Token, ...], i: int) -> str:
    return tokens[i].low if 0 <= i < len(tokens) else ""


def _step_word(group: Predicate, tokens: tuple[Token, ...], i: int) -> int:
    """Read a negation, adverb or modal at i: how many tokens it takes, 0 when it is none."""
    low, following = tokens[i].low, _word(tokens, i + 1)
    if low in {"no", "not"} and following in {"longer", "more"}:
        group.ended = True
        return 2
    if low == "used" and following == "to" and group.lemma in {"", "do"}:
        group.ended, group.tense, group.lemma = True, "past", ""
        return 2
    if low in {"not", "never", "hardly", "barely"}:
        group.negated = True
        group.never = group.never or low == "never"
        return 1
    if low in {"kind", "sort"} and following == "of":
        group.adverbs.add("sort of")
        return 2
    if low == "long" and group.lemma not in {"", "be", "have"} and following not in {"", "ago", "time", "enough"}:
        return 0  # "enjoy long walks"
    if low in ADVERBS and not (
        following == "" and (low in {"like", "even"} or (low == "super" and group.lemma == "be"))
    ):
        group.adverbs.add(low)
        return 1
    if low in MODALS and group.lemma == "":
        group.modal = low
        return 1
    obliged = (group.lemma in {"have", "need"} and not group.perfect and group.form != "past") or (
        group.lemma == "get" and group.perfect and group.tense == "present"
    )
    if low == "to" and obliged and verb(following) is not None:
        group.modal, group.lemma = "must", ""
        return 1
    return 0


def _step_verb(group: Predicate, tokens: tuple[Token, ...], i: int, subject: Subject) -> int:
    """Read a verb at i: how many tokens it takes, negative when it ends the group, 0 when it is no part of it."""
    low, following = tokens[i].low, _word(tokens, i + 1)
    form = verb("is" if low == "'s" else low)
    if form is None:
        return 0
    if group.lemma == "":
        unchanged = low in {"quit", "split"} and not group.modal and not group.negated
        group.tense = "past" if form.form == "past" or unchanged else "present"
        group.lemma, group.form = form.lemma, form.form
        return 1
    participle = form.form == "past" or low in words("cut put set quit split let shut hit read run come become")
    if group.lemma == "have" and participle and not group.perfect and _is_participle(tokens, i):
        group.tense = "present" if group.form != "past" else "past"
        if form.lemma == "get" and not _goes_on(following) and following != "to":
            return -1  # "I've got a cat"
        group.perfect = True
        group.lemma, group.form = form.lemma, form.form
        return 1
    if group.lemma == "be" and low == "been" and tokens[_behind_adverbs(tokens, i)].low == "'s":
        group.perfect, group.tense = True, "present"
        return 1  # "Mateo's been hired by ..."
    if group.lemma == "be" and form.form == "ing":
        return _step_progressive(group, tokens, i, subject, form)
    if group.lemma == "do" and form.form == "base" and (group.negated or group.form in {"base", "s", "past"}):
        group.lemma, group.form = form.lemma, form.form
        return 1
    return 0


def _step_progressive(group: Predicate, tokens: tuple[Token, ...], i: int, subject: Subject, form: VerbForm) -> int:
    if (tokens[i].low in NOUNISH and i + 1 >= len(tokens)) or (
        subject.person == "thing" and subject.head in _GERUND_HEADS
    ):
        return 0
    intended = verb(_word(tokens, i + 2)) if tokens[i].low == "going" and _word(tokens, i + 1) == "to" else None
    if intended is not None and intended.form == "base":
        group.modal, group.lemma = "will", ""
        return 2
    group.progressive = True
    group.lemma, group.form = form.lemma, form.form
    return 1


def _behind_adverbs(tokens: tuple[Token, ...], i: int) -> int:
    """Find the word in front of i that is no adverb."""
    i -= 1
    while i > 0 and tokens[i].low in ADVERBS:
        i -= 1
    return i


def _goes_on(low: str) -> bool:
    form = verb(low)
    return form is not None and form.form in ("past", "ing")


def _is_participle(tokens: tuple[Token, ...], i: int) -> bool:
    following = _word(tokens, i + 1)
    return tokens[i].low not in NOUNISH or following == "" or following in PREPOSITIONS or following in ADVERBS


def _read_elided(group: Predicate, tokens: tuple[Token, ...], at: int, i: int) -> int:
    """Read what an unnamed subject leaves open: "been playing", "finishing my PhD"; returns where the rest starts."""
    first = tokens[at].low
    if group.lemma == "be" and first == "being":
        group.tense = "none"
    if first == "been":
        group.perfect, group.tense = True, "present"
    elif group.form == "ing" and not group.progressive:
        group.progressive, group.tense = True, "present"
    opening = next((k for k in range(at, i) if tokens[k].low not in ADVERBS), at)
    if group.lemma in words("base bear marry engage raise divorce employ") and tokens[opening].low in PARTICIPLES:
        group.lemma, group.tense = "be", "present"
        return opening
    if group.lemma == "" and tokens[min(i, len(tokens) - 1)].low in PARTICIPLES:
        group.lemma, group.tense = "be", "present"
    return i


def _read_any_more(group: Predicate) -> None:
    """Read "not ... any more" behind the verb: the thing is over, and what follows is cut off."""
    if not group.negated:
        return
    for k, token in enumerate(group.rest):
        if token.low == "anymore" or (token.low == "any" and _word(group.rest, k + 1) in {"more", "longer"}):
            group.ended = True
            group.rest = group.rest[:k]
            return
