"""Things arranged: trips, appointments, events to come, best with their date."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.dates import (
    MONTHS,
    SEASONS,
    WEEKDAYS,
    date_at,
    date_span,
    find_date,
    is_future,
    is_year,
)
from mock_server.engine.extract.language.kinds import MOODS
from mock_server.engine.extract.language.lexicon import DETERMINERS, FILLERS, PREPOSITIONS, number_of, words
from mock_server.engine.extract.language.phrases import Tokens, lows, trim_end
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.planwords import at_an_hour, bare, cut, joined, text_of
from mock_server.engine.extract.topics.unplanned import (
    awaited,
    is_absence,
    is_judged,
    is_progress,
    is_supper,
    visits_other,
)

EVENTS: Final = words(
    "dentist doctor appointment interview meeting wedding exam exams test viva checkup check-up "
    "haircut flight train trip holiday vacation conference workshop party birthday concert gig "
    "surgery operation scan recital rehearsal audition presentation talk demo deadline launch release "
    "lunch dinner brunch drinks coffee call standup retro review class lesson game match race "
    "marathon hike reunion funeral christening graduation move physio therapy session visit optician "
    "mot service vet orthodontist gp hearing closing induction orientation offsite festival show "
    "premiere ceremony defence defense thesis webinar tournament booking reservation honeymoon "
    "anniversary barbecue bbq picnic sleepover playdate parents' barber hairdresser date housewarming "
    "ferry cruise retreat camp tasting viewing boiler delivery inspection audit tickets ticket plans "
    "surgery visitors reservations prom hen stag gala fete proms fundraiser parade bat-mitzvah bar-mitzvah baptism "
    "communion engagement vernissage screening trial hackathon symposium seminar lecture masterclass"
)
_GOING: Final = words(
    "fly travel go visit move start meet see get marry launch leave head return come take attend host "
    "run drive present speak give have join begin graduate stay play open ship release celebrate "
    "throw do sail ride hike climb sit submit defend close finish retire book perform compete race "
    "work teach camp spend tour interview relocate"
)
_STATIVE: Final = words(
    "feel think hope look try struggle live love hate like wonder die wait recover learn enjoy guess "
    "be have say get sound seem want need"
) - {"have", "get"}


def _dated(tokens: Tokens) -> bool:
    start, end = find_date(tokens)
    return start >= 0 and is_future(tokens[start:end])


def going(clause: Clause, scene: Scene) -> bool:
    """Read "am flying to Halifax on the 12th", "will be in Porto from 4 to 9 Dec"."""
    if _visited(clause, scene):
        return True
    if {"currently", "presently"} & clause.adverbs or ("as" in scene.said and "as of today" in lows(clause.tokens)):
        return False
    if "myself" in scene.said and words("promised vowed swore pledged") & scene.said:
        return False  # a resolution, and no date in the diary
    if SPEAKER not in clause.who or clause.negated or clause.ended or clause.modal not in {"", "will", "shall", "must"}:
        return False
    tokens = clause.tokens
    dated = _dated(tokens)
    if not dated:
        return False
    if is_supper(clause):
        return False
    begin = len(clause.lead) + (0 if clause.subject.elided else 1)
    if clause.progressive and clause.verb not in _STATIVE and clause.tense == "present" and not clause.perfect:
        at = _index(tokens, clause)
        return scene.claim(SPEAKER, "plan", text_of(tokens[at:], scene)) if not _every(tokens) else False
    if clause.modal == "must":
        at = _index(tokens, clause)
        firm = any(t.low in {"by", "on", "tomorrow"} for t in clause.rest)
        return (
            firm
            and bool(clause.verb)
            and (clause.verb != "be" or clause.rest[0].low in {"in", "at"})
            and clause.verb not in words("know say work wake sleep")
            and scene.claim(SPEAKER, "plan", text_of(tokens[at:], scene))
        )
    if clause.modal in {"will", "shall"}:
        if clause.verb not in _GOING and clause.verb != "be":
            return False
        at = _index(tokens, clause) + (1 if clause.verb == "be" and not clause.progressive else 0)
        if clause.verb == "be" and clause.rest and number_of(clause.rest[0].low) is not None:
            return False
        return scene.claim(SPEAKER, "plan", text_of(tokens[at:], scene))
    if (
        clause.verb == "be"
        and clause.tense == "present"
        and clause.rest
        and clause.rest[0].low in words("off away due back in at going")
    ):
        if clause.rest[0].low in {"in", "at"}:
            start, end = date_span(tokens)
            text = {t.low for t in tokens[start:end]}
            if not _ROUTINE.isdisjoint(t.low for t in clause.rest) and not {"next", "tomorrow"} & text:
                return False
            ahead = {"until", "till", "next", "from", "between", "tomorrow"} & text or "until" in lows(tokens)
            if not ahead and not _on_a_day(clause):
                return False
        return scene.claim(SPEAKER, "plan", _timed(clause.rest, clause, scene))
    shared = {"same", "birthday"} <= scene.said
    if (
        clause.verb == "have"
        and clause.now
        and not (clause.perfect or shared)
        and any(t.low in EVENTS for t in clause.rest)
    ):
        return scene.claim(SPEAKER, "plan", _timed(bare(clause.rest), clause, scene))
    if clause.verb == "plan" and clause.now and clause.rest[:1] and clause.rest[0].low in {"to", "on", "a"}:
        return scene.claim(SPEAKER, "plan", text_of(clause.rest[1:], scene))
    if (
        clause.verb in {"book", "schedule", "sign", "arrange", "get"}
        and not (clause.verb == "sign" and words("contract lease papers deal with") & {t.low for t in clause.rest})
        and (clause.verb != "get" or any(t.low in EVENTS for t in clause.rest))
        and (clause.tense == "past" or clause.perfect)
    ):
        return scene.claim(SPEAKER, "plan", text_of(bare(clause.rest), scene))
    if (
        clause.verb in words("start begin fly leave go move get marry graduate retire return finish travel")
        and (clause.verb != "get" or clause.starts("married"))
        and clause.tense == "present"
        and not clause.perfect
        and clause.form == "base"
        and not _every(tokens)
    ):
        return scene.claim(SPEAKER, "plan", text_of(tokens[begin:], scene))
    return _fronted(clause, scene)


def _timed(what: Tokens, clause: Clause, scene: Scene) -> str:
    """Put the date that stands in front behind what is arranged: "on the 14th we're off to Malta"."""
    start, end = date_span(clause.lead)
    said = text_of(what, scene)
    if start < 0 or find_date(what)[0] >= 0:
        return said
    dated = scene.words(clause.lead[start:end])
    opens = clause.lead[start].low in PREPOSITIONS | {"the", "all", "next", "this"}
    return f"{said} {dated[:1].lower() + dated[1:] if opens else dated}"


_ROUTINE: Final = words("work home office bed gym school uni college shop kitchen desk site")


def _on_a_day(clause: Clause) -> bool:
    """Tell whether a date in front says when one is somewhere: "from 2 to 6 March I'm in Vilnius"."""
    start, end = date_span(clause.lead)
    said = clause.lead[start:end] if start >= 0 else ()
    day = {t.low for t in said}
    dated = any(low in MONTHS or low in WEEKDAYS for low in day) and not any(is_year(low) for low in day)
    open_ended = said[:1] != () and said[0].low in {"from", "between"} and not {"to", "and", "-", "–"} & day
    if not dated or open_ended or day & _OUTSIDE or _every(clause.tokens) or sum(low in WEEKDAYS for low in day) > 1:
        return False
    rest = clause.rest
    somewhere = len(rest) > 1 and (rest[1].capital or rest[1].low in {"court", "hospital", "surgery", "town"})
    return rest[0].low == "at" or somewhere or any(t.low in EVENTS for t in rest)


_OUTSIDE: Final = words("before after since by every last past until till")

_ONCE: Final = words("get collect exchange complete close sign pick fly leave start begin meet move have see join")


def _fronted(clause: Clause, scene: Scene) -> bool:
    """Read "next Friday we get the keys": the date stands in front, and one does it once."""
    start, end = find_date(clause.lead)
    once = clause.verb in _ONCE and clause.form == "base" and clause.tense == "present" and not clause.perfect
    if not once or start < 0 or _every(clause.tokens) or not clause.rest or clause.modal:
        return False
    if clause.verb in {"have", "see"} and not any(t.low in EVENTS for t in clause.rest):
        return False
    said = {t.low for t in clause.lead[start:end]}
    if said & SEASONS.keys() or (len(said) < 2 and not said & {"tomorrow", "tonight"}) or "this" in said:
        return False
    done = clause.tokens[_index(clause.tokens, clause) :]
    return scene.claim(SPEAKER, "plan", f"{text_of(done, scene)} {scene.words(clause.lead[start:end])}")


def _every(tokens: Tokens) -> bool:
    return any(
        t.low in words("every usually always mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends")
        for t in tokens
    )


def _index(tokens: Tokens, clause: Clause) -> int:
    """Find where the main verb stands."""
    return max(0, len(tokens) - len(clause.rest) - 1)


_NO_EVENT: Final = words(
    "bye night goodnight nighty goodbye chat ttyl cheerio ciao later laters toodle cya thinking good happy "
    "same until see maybe sometime not sure ok for by since every from to on at in after "
    "before during around about nothing something anything everything it that this what when who late "
    "early best merry back closed open thanks cheers talk speak catch hope no yes only lol long wide awake asleep"
)


def _visited(clause: Clause, scene: Scene) -> bool:
    """Read "my parents are visiting next weekend" as something arranged for the speaker."""
    coming = clause.verb in {"visit", "come", "arrive", "stay"} and (clause.progressive or clause.modal == "will")
    coming = coming and not is_progress(clause) and not visits_other(clause)
    expected = awaited(clause)
    if (
        not (coming or expected)
        or clause.negated
        or (clause.subject.owner != SPEAKER and not expected)
        or SPEAKER in clause.who
        or not _dated(clause.tokens)
    ):
        return False
    said = [t for t in clause.tokens[len(clause.lead) :] if t.low not in words("my our is are 's will be")]
    return scene.claim(SPEAKER, "plan", joined(cut(tuple(said)), scene))


_TREATS: Final = words("party dinner drinks lunch trip meal")


def booked(clause: Clause, scene: Scene) -> bool:
    """Read the fragments "dentist on thursday at 3", "off to Rome in June", and "my exam is on the 5th"."""
    tokens = clause.rest if clause.verb == "" else clause.tokens
    timed = False
    if (
        clause.negated
        or clause.ended
        or clause.modal not in {"", "will"}
        or not tokens
        or not (_dated(tokens) or (timed := at_an_hour(tokens)))
        or _every(tokens)
        or (tokens[0].low == "no" and tokens[1:2] and tokens[1].kind == "word" and not clause.verb)
        or tokens[0].low in {"born", "alum", "alumna", "alumnus", "graduate", "grad", "class"}
    ):
        return False
    if clause.verb == "" and clause.subject.person == "none":
        start = 0
        if "birthday" in scene.said and scene.said & words("my girl boy same twin share") and not _TREATS & scene.said:
            return False
        while start < len(tokens) and (
            tokens[start].low in FILLERS or tokens[start].low in {"got", "my", "a", "the", "our"}
        ):
            start += 1
        body = tokens[start:]
        if not body or _parting(tokens):
            return False
        if _ticketed(body, scene):
            return True
        if any(t.low in MOODS for t in body[:3]):
            return False  # "a little anxious about tomorrow"
        first_date, _ = find_date(body)
        event = any(t.low in EVENTS for t in body[: max(first_date, 0) + 1] if t.low != "of") and first_date > 0
        event = event or (timed and body[0].low in EVENTS and clause.link in {"", ","})
        lead_event = first_date == 0 and any(t.low in EVENTS for t in body) and clause.link in {"", ",", ":"}
        if clause.link == "" and 0 < first_date <= 5 and len(body) <= 10 and not event:
            last_date = find_date(body)[1]
            firm = {"on", "at", "tomorrow", "next"} & {t.low for t in body[first_date:last_date]}
            event = (
                bool(firm)
                and last_date >= len(trim_end(body, keep_dates=True))
                and body[0].low not in _NO_EVENT
                and body[1].low not in {"'s", "is", "are"}
                and body[0].kind == "word"
                and verb(body[0].low) is None
            )
        off = body[0].low == "off" and len(body) > 1 and body[1].low in {"to", "on"}
        return (event or off or (lead_event and len(body) <= 8)) and scene.claim(SPEAKER, "plan", text_of(body, scene))
    subject = clause.subject
    first = subject.tokens[0].low if subject.tokens else ""
    if timed and subject.owner != SPEAKER and first != subject.head:
        return False  # "the film starts at eight"
    if clause.verb == "be" and clause.rest and (is_judged(clause.rest) or is_absence(subject.head, clause.rest)):
        return False
    mine = subject.owner == SPEAKER or (
        subject.owner is None and (first in {"the", "our", "my"} or first == subject.head)
    )
    if mine and subject.head in EVENTS and clause.verb in _SHIFTS and clause.tense == "past" and clause.starts("to"):
        return scene.claim(SPEAKER, "plan", f"{joined(bare(subject.tokens), scene)} {text_of(clause.rest[1:], scene)}")
    booked_past = clause.verb in {"book", "schedule", "arrange", "plan"}
    if (
        mine
        and subject.head in EVENTS
        and not (subject.head == "birthday" and subject.owner == SPEAKER)
        and (
            booked_past
            or (clause.verb in words("be start take begin happen land arrive leave") and clause.tense == "present")
        )
    ):
        body = bare(tokens[len(clause.lead) :])
        kept = [t for t in body if t.low not in {"is", "'s", "are", "will", "be"}]
        return bool(kept) and scene.claim(SPEAKER, "plan", joined(cut(tuple(kept)), scene))
    return False


_PARTING: Final = words(
    "bye night goodnight nighty goodbye talk chat speak catch see ttyl cya later laters cheerio ciao"
)
_PARTED: Final = words("you u ya soon later tomorrow then again properly more monday tuesday wednesday thursday friday")


def _parting(tokens: Tokens) -> bool:
    """Recognise "ok talk later this week", "bye for now, chat tomorrow": only a way to say goodbye."""
    at = next((i for i, t in enumerate(tokens[:4]) if t.low in _PARTING), -1)
    if at < 0 or at + 1 >= len(tokens):
        return False
    farewell = tokens[at].low in words("bye night goodnight nighty goodbye cheerio ciao ttyl cya later laters")
    return farewell or tokens[at + 1].low in _PARTED


_SHIFTS: Final = words("move shift push reschedule postpone change")
_SETTLED: Final = words("booked sorted got secured bought confirmed bagged arranged landed nabbed found in have scored")


def _ticketed(body: Tokens, scene: Scene) -> bool:
    """Read "Antwerp, 21 Feb" behind "Gig tickets sorted!": where and when what was booked is."""
    before = scene.previous
    said = {t.low for t in before}
    if (
        not before
        or len(before) > 7
        or not said & _SETTLED
        or not said & (EVENTS | {"flights", "trains", "hotel", "airbnb", "cottage"})
    ):
        return False
    start, end = find_date(body)
    place = body[: max(start, 0)]
    while place and (place[-1].kind == "number" or place[-1].low in {"-", "–", "to"}):
        place = place[:-1]  # "5-7 June"
    named = scene.cased and all(t.capital or t.low in {",", "in", "on"} or t.kind == "mark" for t in place)
    if not 0 < start <= 5 or not named or end < len(trim_end(body, keep_dates=True)) or {"not", "no"} & said:
        return False
    small = (_SETTLED - EVENTS) | DETERMINERS | FILLERS | words("i we my our have finally just 've all are is")
    what = [t for t in before if t.kind == "word" and t.low not in small]
    return bool(what) and scene.claim(SPEAKER, "plan", f"{joined(tuple(what), scene)} {text_of(body, scene)}")


__all__ = ["booked", "date_at", "going"]
