"""When what a sentence claims holds: each claim gets the dates that stand with it.

Rules claim values; here, once a sentence is read, a value is found again in its clause, and the spans of that clause
("since 2019", "until March") date it. A date that cannot be told leaves the claim undated, and becomes a doubt
(R-UNC-2).
"""

from bisect import bisect_right
from dataclasses import replace
from typing import Final

from mock_server.engine.claims import SPEAKER, FactClaim, Retraction
from mock_server.engine.extract.guards.guards import Standing
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.datewords import MONTHS, UNITS
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.segments import Segment
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.language.spans import CUES, Bounds, Span, bounds, find_spans
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.ledger import Ledger
from mock_server.engine.extract.rules import apply
from mock_server.engine.extract.scene import Scene

Tokens = tuple[Token, ...]

_TIMELESS: Final = frozenset(
    {"name", "age", "birthday", "email", "phone", "timezone", "hometown", "nationality", "sibling", "child"}
)
"""Keys that hold from birth, or whose value may be a date itself."""
_DATED_VALUE: Final = frozenset({"plan", "status", "mood"})
"""Keys whose value keeps its date; only an end still to come is taken from it."""
_ONCE: Final = frozenset({"location", "employer", "job_title", "diet", "spouse", "manager", "current_project", "tool"})
"""Keys that something over is kept of."""
_BEGUN: Final = frozenset({"location", "employer", "job_title", "spouse", "pet", "diet", "tool", "hobby", "manager"})
_BEGINNING: Final = words(
    "move relocate start begin join become go switch change marry adopt get land accept take hire promote turn buy find"
)
_LASTED: Final = words("live reside work be serve stay")


def date(
    sentence: Sentence,
    pieces: list[Segment],
    clauses: list[Clause],
    standings: list[Standing],
    before: tuple[int, int],
    scene: Scene,
) -> None:
    """Date what was claimed of a sentence: what came in since the ledger counted `before`."""
    if not _may_be_dated(sentence.tokens, scene):
        return
    spans = find_spans(sentence.tokens)
    if not spans:
        return
    starts = [piece.tokens[0].start for piece in pieces]
    homes = _homes(starts, clauses, spans, sentence.tokens)
    places = {token.low: index for index, token in enumerate(sentence.tokens)}
    told = [index for index, clause in enumerate(clauses) if clause.verb]
    for place, fact in scene.ledger.places_since(before[0]):
        at = _where(fact, places)
        # A value of other words than were said goes with the only clause that has a verb.
        home = _piece(starts, sentence.tokens[at].start) if at >= 0 else told[0] if len(told) == 1 else -1
        if home in homes:
            _date_one(place, fact, _nearest(homes[home], at, clauses[home]), clauses[home], sentence.tokens, scene)
    for index, mine in homes.items():
        if index < len(standings) and standings[index] is Standing.SAID:
            _remember_past(clauses[index], mine, sentence.tokens, scene)
    if len(scene.ledger.retractions) > before[1]:
        _doubt_endings(spans, list(scene.ledger.retractions)[before[1] :], scene)


def _doubt_endings(spans: list[Span], ends: list[Retraction], scene: Scene) -> None:
    for span in spans:
        began = bounds(span, scene.at, past=True, perfect=False).began
        if began is not None:
            for end in ends:
                _doubt(FactClaim(end.subject, end.key), Bounds(ends=began), span, scene, "ended")
            return


def _may_be_dated(tokens: Tokens, scene: Scene) -> bool:
    return not CUES.isdisjoint(scene.said) or any(
        t.kind == "number" or t.low in MONTHS or t.low in UNITS or t.low in _NEAR for t in tokens
    )


_NEAR: Final = words("yesterday today last")


def _homes(starts: list[int], clauses: list[Clause], spans: list[Span], tokens: Tokens) -> dict[int, list[Span]]:
    """Tell which clause each span belongs to: the one it stands in, or the next when there is only a date in that."""
    out: dict[int, list[Span]] = {}
    for span in spans:
        home = _piece(starts, tokens[span.begin].start)
        if home < len(clauses) and not clauses[home].verb:
            if home + 1 < len(clauses) and (home == 0 or not clauses[home - 1].verb):
                home += 1
            elif home:
                home -= 1
        if home < len(clauses):
            out.setdefault(home, []).append(span)
    return out


def _piece(starts: list[int], start: int) -> int:
    """Find the piece of the sentence that a place in the text lies in."""
    return max(0, bisect_right(starts, start) - 1)


def _where(fact: FactClaim, places: dict[str, int]) -> int:
    """Find the last word of a value in the sentence; -1 when it is not there."""
    named = fact.value if fact.value is not None else fact.object.name if fact.object is not None else ""
    words_of = (word.strip(".,;:!?'\"()") for word in reversed(named.casefold().split()))
    return next((places[word] for word in words_of if word in places), -1)


def _date_one(place: int, fact: FactClaim, span: Span | None, clause: Clause, tokens: Tokens, scene: Scene) -> None:
    key = fact.key or ""
    if key in _TIMELESS or span is None:
        return
    if span.kind == "on" and (key not in _BEGUN or clause.verb not in _BEGINNING or clause.tense != "past"):
        return
    found = bounds(span, scene.at, past=clause.tense == "past" and not clause.perfect, perfect=clause.perfect)
    since, until = found.since, found.until
    if key in _DATED_VALUE:
        if until is not None and until > scene.at:
            scene.ledger.date(place, fact.valid_from, until)
        return
    _doubt(fact, found, span, scene)
    if span.kind == "on" and since is None and found.began is None:
        return
    if since is not None and since > scene.at:
        _plan(place, fact, clause, tokens[span.begin : span.end], scene)
        return
    if found.began is None and since is None:
        since = fact.valid_from
    if since is not None and until is not None and until <= since:
        until = None
    if until is not None and until <= scene.at:
        dropped = scene.ledger.drop(place)
        if dropped is not None and key in _ONCE:
            scene.ledger.past[replace(dropped, valid_from=since, valid_until=until)] = None
        return
    scene.ledger.date(place, since, until, event=span.kind == "on" and not scene.corrected)


def _nearest(spans: list[Span], at: int, clause: Clause) -> Span | None:
    """Choose the span that dates a value: the first behind it that says something lasting, else one before it."""
    strong = [s for s in spans if s.kind != "on"]
    usable = strong or [s for s in spans if clause.verb in _BEGINNING]
    behind = [s for s in usable if s.begin > at]
    return behind[0] if behind else usable[-1] if usable else None


def _plan(place: int, fact: FactClaim, clause: Clause, dated: Tokens, scene: Scene) -> None:
    """Turn what begins later into a plan: "from next Monday I work at Contoso" says nothing about today."""
    scene.ledger.drop(place)
    if fact.subject != SPEAKER or not clause.verb or not clause.rest:
        return
    at = next((i for i, t in enumerate(clause.tokens) if t.start == clause.rest[0].start), 0)
    body = clause.tokens[at if clause.verb == "be" else max(0, at - 1) :]
    told = scene.words(body)
    if not body[0].start <= dated[0].start < body[-1].end:
        said = scene.words(dated)
        told = f"{told} {said[:1].lower()}{said[1:]}"
    scene.claim(SPEAKER, "plan", told)


def _doubt(fact: FactClaim, found: Bounds, span: Span, scene: Scene, ends: str = "ends") -> None:
    for unclear, dates, what in ((found.began, span.first, "began"), (found.ends, span.last, ends)):
        if unclear is None:
            continue
        said = scene.verbatim(dates or span.last or span.first)
        topic = (fact.key or fact.label or "this").replace("_", " ")
        whose = "" if fact.subject == SPEAKER else f"{fact.subject.name}'s "
        scene.doubt(
            f"when {whose}{topic} {what}",
            f'The user dated this "{said}", and when it {what} cannot be told: {unclear.why}.',
        )


def _remember_past(clause: Clause, spans: list[Span], tokens: Tokens, scene: Scene) -> None:
    """Keep what was so once: "I lived in Paris from 2010 to 2015", "I worked at Contoso until 2024"."""
    once = clause.ended or (clause.tense == "past" and not clause.perfect)
    if not once or clause.negated or clause.modal or clause.verb not in _LASTED:
        return
    span = next((s for s in spans if s.kind in {"range", "until"}), None)
    if span is None or not clause.who:
        return
    found = bounds(span, scene.at, past=True, perfect=False)
    if found.until is None or found.until > scene.at or (found.since is not None and found.since >= found.until):
        return
    begin, end = tokens[span.begin].start, tokens[span.end - 1].end
    kept = tuple(t for t in clause.rest if not begin <= t.start < end)
    ledger, memory = scene.ledger, scene.remember()
    scene.ledger = Ledger()
    apply(replace(clause, tense="present", form="base", rest=kept, ended=False), scene)
    told = scene.ledger.facts()
    scene.ledger = ledger
    scene.recall(memory)
    for fact in told:
        if fact.key in _ONCE:
            scene.ledger.past[replace(fact, valid_from=found.since, valid_until=found.until)] = None
