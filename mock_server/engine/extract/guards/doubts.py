"""Doubts worth recording instead of a guess (R-UNC-7): what is unclear, and why."""

import itertools
from typing import Final

from mock_server.engine.claims import SPEAKER, FactClaim
from mock_server.engine.extract.guards import matters
from mock_server.engine.extract.guards.asking import is_asking
from mock_server.engine.extract.guards.guards import DOUBTING, Standing
from mock_server.engine.extract.guards.retelling import of_user, whether
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.cues import Cues
from mock_server.engine.extract.language.dates import MONTHS, WEEKDAYS, find_date
from mock_server.engine.extract.language.kinds import ALLERGENS, DIETS, FOODS, JOBS
from mock_server.engine.extract.language.lexicon import number_of, phrases, words
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.phrases import Tokens, find, lows, trim
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene

_TOPIC: Final = {
    "job_title": "job title",
    "current_project": "current project",
    "location": "where the user lives",
    "allergy": "allergy",
    "plan": "plan",
}
MAX_QUOTE: Final = 160


def topic(fact: FactClaim) -> str:
    """Name what a claim is about, in words: "job title", "allergy to lactose"."""
    key = fact.key or fact.label or "this"
    name = _TOPIC.get(key, key.replace("_", " "))
    if key in {
        "job_title",
        "employer",
        "age",
        "name",
        "email",
        "phone",
        "location",
        "birthday",
        "timezone",
        "hometown",
        "nationality",
    }:
        return name
    return f"{name}: {fact.value or (fact.object.name if fact.object else '')}"


def reason(tokens: Tokens, why: str, scene: Scene) -> str:
    """Quote the user, cut to a readable length, and say why it stays open."""
    said = scene.verbatim(tokens)
    if len(said) > MAX_QUOTE:
        said = said[:MAX_QUOTE].rsplit(" ", 1)[0] + "..."
    return f'The user said "{said}": {why}.'


def intolerant(clause: Clause) -> bool:
    """Recognise "I can't have penicillin" and "wheat doesn't agree with me", said with doubt."""
    if _upsetting(clause):
        return True
    barred = clause.negated and clause.modal in {"can", "could", "should"} and clause.verb in _TAKING
    return barred and SPEAKER in clause.who and 0 < len(clause.rest) <= 4 and clause.rest[0].low not in _VAGUE


def barred(clause: Clause, scene: Scene) -> str:
    """Name what may not be eaten or taken."""
    if _upsetting(clause):
        return f"allergy: {scene.words(clause.subject.tokens)}"
    return f"allergy: {scene.words(clause.rest)}"


def _upsetting(clause: Clause) -> bool:
    """Recognise food that does one harm: "dairy might not agree with me", "gluten upsets my stomach"."""
    what = trim(clause.subject.tokens)
    if not what or clause.subject.owner is not None or len(what) > _FEW or clause.who:
        return False
    forms = {what[-1].low, what[-1].low.removesuffix("s"), what[-1].low.removesuffix("es")}
    if forms.isdisjoint(FOODS | ALLERGENS):
        return False
    if clause.verb in {"agree", "sit"} and clause.negated:
        return clause.rest[-1:] != () and clause.rest[-1].low == "me"
    if clause.negated:
        return False
    if clause.verb in {"disagree", "affect", "bother", "trigger"}:
        return clause.has("me")
    return clause.verb in _HURTING and (clause.has("me") or bool({"my"} & {t.low for t in clause.rest[:1]}))


_HURTING: Final = words("upset hurt bloat irritate inflame trigger")
_TAKING: Final = words("have eat drink take tolerate digest touch")
_STRONG: Final = Cues(
    "not sure if;not sure whether;do not know if;do not know whether;do not know yet;can not decide;"
    "have not decided;not decided;undecided;torn between;nobody knows;no one knows;who knows;"
    "it is complicated;it 's complicated;up in the air;still deciding;on the fence;hard to say;"
    "or maybe;or possibly;or perhaps;not certain;is certain;unsure;i forget which;can not remember;"
    "do not remember;no idea if;no idea whether;have not figured out;depends on;we will see;"
    "not confirmed;to be confirmed;have not made up my mind;sometime;at some point;not sure yet;"
    "not sure when;no date yet;need to check;have to check;either;date is not fixed"
)
_CONSEQUENTIAL: Final = words(
    "become move go quit leave change get buy adopt switch start join marry retire take fly visit "
    "travel launch study be have work live turn stop sell relocate emigrate break apply separate "
    "cancel postpone meet ship promote end land"
)
_VAGUE: Final = words(
    "it that this them one something anything stuff things you there here so not up back on to be a the some"
)


def unsettled(
    sentence: Sentence,
    clauses: list[Clause],
    standings: list[Standing],
    taken: set[int],
    scene: Scene,
    attempt: matters.Attempt,
) -> bool:
    """Record what a sentence leaves open about the speaker, claimed by a rule or not: "we might get a dog"."""
    if not sentence.question and _alternative(sentence, clauses, scene, attempt):
        return True
    strong: bool | None = None
    for index, (clause, standing) in enumerate(zip(clauses, standings, strict=True)):
        if standing is not Standing.TENTATIVE or index in taken or not _about_own_life(clause):
            continue
        hedged = clause.modal in {"might", "may", "could"} or bool(
            {"maybe", "perhaps", "possibly", "probably", "supposedly"}
            & (clause.adverbs | {t.low for t in clause.tokens})
        )
        strong = _STRONG.within(lows(sentence.tokens)) if strong is None else strong
        content = [t for t in clause.rest if t.kind in ("word", "number") and t.low not in _VAGUE]
        if clause.modal == "could" and clause.negated:
            continue  # "I couldn't live without tea" is no doubt
        if (strong or (hedged and clause.verb in _CONSEQUENTIAL)) and content:
            about = whether(clause.tokens, scene)
            topics = matters.of_clause(clause, attempt) or matters.named(clause.tokens)
            return scene.doubt(about, reason(sentence.tokens, "it is not settled", scene), topics)
    return False


def _alternative(sentence: Sentence, clauses: list[Clause], scene: Scene, attempt: matters.Attempt) -> bool:
    """Record which of two values is open: "my blood type is O, could be A"."""
    for before, clause in itertools.pairwise(clauses):
        other = clause.modal in {"might", "may", "could"} and clause.verb == "be" and 0 < len(clause.rest) <= _FEW
        owner = before.subject.tokens[0].low if before.subject.tokens else ""
        told = before.verb and (
            owner in words("my our his her their") or (owner == "the" and before.subject.head in _LIFE)
        )
        alike = other and bool(_sorts(clause.rest) & _sorts(before.rest)) and find(clause.rest, "'s") < 0
        if told and alike and clause.link in {",", "-", "but", ";", "and", "or", "(", "though"}:
            why = reason(sentence.tokens, "it is not settled", scene)
            return scene.doubt(whether(before.tokens, scene), why, matters.of_clause(before, attempt))
    return False


def _sorts(rest: Tokens) -> set[str]:
    """Name the kinds of value in a phrase."""
    sorts = {"month" if t.low in MONTHS else "name" if t.capital else "" for t in rest}
    return (sorts - {""}) | (
        {"number"} if any(number_of(t.low) is not None or t.kind == "number" for t in rest) else set()
    )


_BLURS: Final = Cues(
    "hard to explain;hard to describe;difficult to explain;long story;a weird role;a strange role;an odd role;"
    "bit of both;half the week;half the time;half the year;part of the week;part of the time;depending on the month;"
    "depending on the week;not really though;it changes;kind of both;sort of both;or thereabouts;loosely speaking;"
    "so to speak;do not really do titles;do not do titles;, kind of ,;, sort of ,;, kinda ,;, ish ,"
)
_BLURRED: Final = frozenset({"job_title", "employer", "location", "hometown", "nationality", "spouse"})
_HALVES: Final = words("half part")


def blurred(sentence: Sentence, since: int, scene: Scene) -> bool:
    """Record that what a sentence claims is not the whole of it: "a designer, well, half developer"."""
    text = lows(sentence.tokens)
    said = [t.low for t in sentence.tokens]
    halved = any(said.count(half) > 1 for half in _HALVES)
    sorts = sum(a == "of" and b in {"sort", "kind"} for a, b in zip(said[1:], said, strict=False))
    cued = (_BLURS.within(text) or sorts > 1) and "long story short" not in text
    if not halved and not cued:
        return False
    for fact in scene.ledger.facts_since(since):
        halves = halved and not cued and fact.key not in {"job_title", "location"}
        if fact.subject == SPEAKER and fact.key in _BLURRED and not halves:
            why = reason(sentence.tokens, "it is not the whole of it", scene)
            return scene.doubt(topic(fact), why, matters.of_claims((fact,)))
    return False


_LIFE: Final = words(
    "appointment wedding party exam interview contract job offer move house flat lease baby birthday trip holiday "
    "flight surgery operation launch deadline course degree school visa salary role title diagnosis allergy diet "
    "allergic intolerant coeliac celiac diabetic christmas "
    "easter meeting start school university thesis project concert wedding dentist doctor vet test results surname "
    "release date expecting pregnant engaged landlord landlady promotion masters phd lead leader manager council "
    "scan operation "
    "nationality citizenship blood age name number address family kids kid dog cat puppy kitten partner employer team"
)


def open_matter(
    sentence: Sentence,
    clauses: list[Clause],
    following: str,
    scene: Scene,
    attempt: matters.Attempt,
    *,
    told: bool = False,
) -> bool:
    """Record what a sentence leaves open in so many words: "no clue yet whether we'll spend Christmas in Graz".

    told: it claimed what has happened, so that two dates leave only open when.
    """
    tokens = sentence.tokens
    said = {t.low for t in tokens}
    text = f" {lows(tokens)} "
    if said & {"you", "your", "he", "she", "they", "his", "her", "their"} and not any(
        own in text for own in phrases(" take your pick ; your guess ; or so they ; tell you ; between you and me ")
    ):
        return False
    if any(p in text for p in (" how to ", " what to ", " where to ", " this is ", " in this is ")):
        return False
    if sentence.question:
        if is_asking(tokens) or not (
            text.endswith(_GUESSING)
            or text.startswith((*_SUPPOSING, *_PERHAPS))
            or bool(said & _HEDGES and "i" in said)
            or (" i am " in text and any(other in text for other in _SORTS))
            or following.startswith(_FALTERING)
            or following in MONTHS
        ):
            return False
    elif not DOUBTING.within(text) and not {"either", "or"} <= said:
        hedged = tokens[0].low in {"possibly", "maybe", "perhaps", "probably"} and find_date(tokens)[0] > 0
        if not hedged and (told or not _between_dates(tokens)):
            return False
    spoken = bool(said & {"i", "we", "my", "our", "me", "us"}) or tokens[0].low in _WEIGHING
    dated = find_date(tokens)[0] >= 0
    weighs = bool(said & (_LIFE | JOBS | DIETS | KIN.keys())) or dated or any(_consequential(t.low) for t in tokens)
    if not weighs or not (spoken or dated or tokens[0].low == "the") or len(tokens) < _FEW:
        return False
    kept = tuple(t for t in tokens if t.kind in ("word", "number") or t.low in {"/", "'s", "n't", ","})
    about = of_user(kept, scene)
    topics = next((found for clause in clauses if (found := matters.of_clause(clause, attempt))), ())
    topics = topics or matters.named(tokens)
    return scene.doubt(about[:1].upper() + about[1:], reason(tokens, "it is not settled", scene), topics)


def _between_dates(tokens: Tokens) -> bool:
    """Recognise "in March or April", "Monday or Tuesday"."""
    return any(
        t.low == "or" and {_kind_of_day(tokens[i - 1].low), _kind_of_day(tokens[i + 1].low)} in ({"month"}, {"day"})
        for i, t in enumerate(tokens[1:-1], 1)
    )


def _kind_of_day(low: str) -> str:
    return "month" if low in MONTHS else "day" if low in WEEKDAYS else low


_WEIGHING: Final = words("thinking debating considering contemplating pondering weighing toying")
_SUPPOSING: Final = (" i suppose ", " i guess ", " i think ", " i believe ")
_HEDGES: Final = words("maybe probably possibly perhaps")
_PERHAPS: Final = (" i could be ", " i might be ", " i may be ")
_SORTS: Final = (" or kind of ", " or sort of ", " or more of ", " or is it ", " or rather ", " or maybe ")
_FEW: Final = 4
_GUESSING: Final = (" i think ", " i guess ", " i believe ", " maybe ", " or something ", " or so ", " possibly ")
_FALTERING: Final = phrases(
    "or ;one of those;one of them;maybe ;not sure;need to check;have to check;can not remember;no idea;dunno;"
    "something like that;i forget;no clue;i think;hard to explain;hard to say;hard to tell;it depends;depends;"
    "never got tested;never been tested;never had it checked;never checked;have not been tested;need to get tested;"
    "it is complicated;it 's complicated;complicated;long story;still working that out;still figuring that out"
)


def _consequential(low: str) -> bool:
    form = verb(low)
    return form is not None and form.lemma in _CONSEQUENTIAL - {"be", "have", "get", "go", "work", "stop", "turn"}


_PASSING: Final = words("late wrong mistaken right off missing misreading confused blind stupid able back early biased")
"""What "I might be" says about the talk and not about a life."""


def _about_own_life(clause: Clause) -> bool:
    if clause.verb == "be" and clause.rest and clause.rest[0].low in _PASSING:
        return False
    if clause.subject.elided and clause.modal and (clause.verb == "be" or clause.has("either", "worse", "better")):
        return False  # "could be the wifi"
    if not clause.verb or clause.verb in words("know decide think guess say forget remember see tell ask mean depend"):
        return False
    return (
        SPEAKER in clause.who
        or clause.subject.owner == SPEAKER
        or (
            clause.subject.person == "thing"
            and bool(clause.subject.head)
            and bool(clause.subject.tokens)
            and (clause.subject.tokens[0].low == "our" or clause.subject.head in _LIFE or clause.verb != "be")
            and clause.subject.tokens[0].low in {"the", "our"}
        )
    )
