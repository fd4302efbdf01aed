"""Who does what in a clause: its subject, its verb group, and the rest.

"I've never really worked at Acme" reads as subject SPEAKER, verb `work`, perfect, negated, rest "at Acme". The same
reading serves the first and the third person, so the rules by topic are written once. Subjects are found in
`leads.py`, verb groups read in `predicates.py`; what may be believed of a clause is decided in `guards.py`.
"""

from dataclasses import dataclass, replace
from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.language.leads import find_subject, skip_lead
from mock_server.engine.extract.language.lexicon import DETERMINERS, PREPOSITIONS, words
from mock_server.engine.extract.language.predicates import Tense, read_predicate
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.language.segments import Segment
from mock_server.engine.extract.language.subjects import Subject
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.scene import Scene


@dataclass(frozen=True, slots=True)
class Clause:
    """Hold one clause as read. verb "" means no verb was found and rest is the whole clause."""

    tokens: tuple[Token, ...]
    link: str
    subject: Subject
    verb: str
    form: str
    tense: Tense
    rest: tuple[Token, ...]
    lead: tuple[Token, ...] = ()
    negated: bool = False
    never: bool = False
    ended: bool = False
    """Once so and no longer: "used to", "no longer", "not ... any more"."""
    modal: str = ""
    """`must` stands for "have to" and "need to" too, `will` for "going to"."""
    perfect: bool = False
    progressive: bool = False
    adverbs: frozenset[str] = frozenset()

    @property
    def plain(self) -> bool:
        """Stated as so: not negated, not over, no modal."""
        return not (self.negated or self.ended or self.modal)

    @property
    def now(self) -> bool:
        """Stated as so at present, perfect included."""
        return self.plain and (self.tense == "present" or self.perfect)

    @property
    def who(self) -> tuple[Mention, ...]:
        """Whom the clause is about."""
        return self.subject.whos

    def starts(self, *opening: str) -> bool:
        """Tell whether the rest begins with these words."""
        return len(self.rest) >= len(opening) and all(t.low == w for t, w in zip(self.rest, opening, strict=False))

    def has(self, *wanted: str) -> bool:
        """Tell whether any of these words stands in the clause."""
        return any(t.low in wanted for t in self.tokens)


def read_clauses(pieces: list[Segment], scene: Scene) -> list[Clause]:
    """Read the clauses of a sentence in order, each in the light of the last that has a subject and a verb."""
    clauses: list[Clause] = []
    before: Clause | None = None
    for piece in pieces:
        clause = resumed(read_clause(piece, scene, before), clauses)
        clauses.append(clause)
        if clause.subject.person != "none" and clause.verb:
            before = clause
    return clauses


def resumed(clause: Clause, earlier: list[Clause]) -> Clause:
    """Take the speaker off a clause that goes on behind brackets: "the kids (Ada and Max) hate broccoli". Put what is
    no longer hated in the place of "it", where it is loved now."""
    if clause.link in {",", ")"} and clause.subject.elided and clause.verb and earlier and _apposed(earlier[-1]):
        return replace(clause, subject=Subject((), "thing", tokens=earlier[-1].tokens))
    over = earlier[-1] if earlier else None
    turned = over is not None and over.ended and {over.verb, clause.verb} <= _TASTING and clause.who == over.who
    if over is not None and turned and over.rest and len(clause.rest) == 1 and clause.rest[0].low in {"it", "them"}:
        return replace(clause, rest=over.rest)  # "I used to hate jazz but now I love it"
    led = clause.link == "," and clause.verb and clause.subject.elided and clause.subject.person == "first"
    if led and earlier and _speaks_of_others(earlier, clause):
        return replace(clause, subject=Subject((), "thing", tokens=earlier[0].tokens))
    if clause.link not in _BRACKETS or not clause.subject.elided or len(earlier) < 2:
        return clause
    opening, inside = earlier[-2], earlier[-1]
    bare = not opening.verb and opening.subject.person == "none" and not inside.verb and inside.link in _BRACKETS
    if not bare or not opening.tokens or opening.tokens[0].low not in DETERMINERS | {"both"}:
        return clause
    return replace(clause, subject=Subject((), "thing", tokens=opening.tokens))


def _speaks_of_others(earlier: list[Clause], clause: Clause) -> bool:
    """Tell whether a verb behind a comma belongs to "my parents, both retired,": people and who they are."""
    first = earlier[0]
    tokens = first.tokens
    if not tokens or first.subject.person not in {"none", "third", "thing"}:
        return False
    if any(c.verb and c.subject.person == "first" and not c.subject.elided for c in earlier):
        return False
    end = next((i for i, t in enumerate(tokens) if t.low == ","), len(tokens))
    beside = end + 1 < len(tokens) and tokens[end + 1].low in {"both", "all"}  # "my parents, both retired"
    if first.verb and not beside:
        return False
    nouns = [t.low for t in tokens[1:end] if t.low in _OTHERS]
    return bool(nouns) and (clause.form != "base" or any(n.endswith("s") or n == "people" for n in nouns))


def _apposed(clause: Clause) -> bool:
    """Tell whether a clause is only "the two Andersons, Kit and May": a noun, and behind a comma who that is."""
    tokens = clause.tokens
    opened = tokens[0].low in _GROUPING or (len(tokens) > 1 and tokens[1].low == "'s")
    plain = opened and not clause.verb and clause.subject.person == "none" and len(tokens) > 3
    comma = next((i for i, t in enumerate(tokens[:8]) if t.low == ","), 0) if plain else 0
    named = 0 < comma < len(tokens) - 1 and tokens[comma + 1].capital
    return named and (
        tokens[0].low not in {"my", "our"} or all(t.capital or t.low == "and" for t in tokens[comma + 1 :])
    )


_GROUPING: Final = words("the both all two three four my our")
_TASTING: Final = words("like love enjoy adore hate dislike loathe")
_BRACKETS = frozenset({"(", ")", "-", "–", "—"})


def read_clause(segment: Segment, scene: Scene, before: Clause | None) -> Clause:
    """Read one raw clause. before: the clause whose subject and modal carry over, for "... and lives in Kiruna"."""
    tokens = _strip_trailing(segment.tokens)
    scene.here = tokens[0].start if tokens else scene.here
    inherited = before.subject if before is not None else None
    if before is not None and before.verb == "be" and before.subject.pronoun == "it" and before.starts("me"):
        inherited = Subject((SPEAKER,), "first")  # "it's me Nadja, working at ..."
    if before is not None and not scene.people and tokens[:1] and tokens[0].low in {"she", "he"}:
        _note_guest(before, scene)
    unnamed = before is not None and segment.link in {"who", ","} and _ends_unnamed(before)
    found = find_subject(
        tokens,
        skip_lead(tokens),
        segment.link,
        scene,
        inherited,
        described=before is not None and before.verb == "be" and not unnamed,
        unnamed=unnamed,
    )
    able = before is not None and before.modal == "can" and not before.negated
    if before is not None and able and before.subject.person == "first" and found.subject.elided:
        # "I can juggle, ride a unicycle and bake sourdough"
        continues = segment.link in {",", "and"}
        found = replace(found, subject=replace(before.subject, elided=True)) if continues else found
    lead = tokens[: found.start]
    predicate = read_predicate(tokens, found.verb_at, found.subject, len(lead))
    clause = Clause(
        tokens=tokens,
        link=segment.link,
        subject=found.subject,
        verb=predicate.lemma,
        form=predicate.form,
        tense=predicate.tense,
        rest=predicate.rest,
        lead=lead,
        negated=predicate.negated or segment.link == "nor" or any(t.low == "neither" for t in tokens[:2]),
        never=predicate.never,
        ended=predicate.ended,
        modal=predicate.modal,
        perfect=predicate.perfect,
        progressive=predicate.progressive,
        adverbs=frozenset(predicate.adverbs | {t.low for t in lead}),
    )
    return _carry_over(clause, before) if before is not None else clause


def _ends_unnamed(clause: Clause) -> bool:
    """Tell whether a clause ends with somebody who has no name and is not its subject: "married to a nurse"."""
    rest = clause.rest
    if rest[-1:] and rest[-1].low in {"someone", "somebody"}:
        return True
    at = next(
        (i for i in range(len(rest) - 2, max(-1, len(rest) - 6), -1) if rest[i].low in {"a", "an", "another"}), -1
    )
    if at < 0 or any(t.capital or t.kind != "word" for t in rest[at + 1 :]):
        return False
    return clause.verb != "be" or (at > 0 and rest[at - 1].low in PREPOSITIONS)


_OTHERS: Final = words(
    "friend friends colleague colleagues coworker coworkers neighbour neighbours neighbor neighbors flatmate flatmates "
    "roommate roommates housemate housemates teammate teammates classmate classmates mate mates people parents folks "
    "brother brothers sister sisters cousin cousins uncle uncles aunt aunts nephew nephews niece nieces grandparents "
    "boss student students pupil pupils client clients in-laws mum mom dad mother father"
)


_GIVING: Final = words("for with to invite ask tell call text give remind email meet feed seat host serve message")


def _note_guest(before: Clause, scene: Scene) -> None:
    """Remember Pilar in "cook something else for Pilar, she's ..." and in "our keeper is Pilar, she's ..."."""
    tokens, named = before.tokens, before.rest
    if before.verb == "be" and before.subject.person == "thing" and scene.cased and named and named[0].capital:
        end = name_end(named, 0, scene)
        if end == len(named):
            scene.note(scene.person(scene.words(named)))
            return
    for i in range(1, len(tokens)):
        if tokens[i].capital and scene.cased and tokens[i - 1].low in _GIVING:
            end = name_end(tokens, i, scene)
            if end > i:
                scene.note(scene.person(scene.words(tokens[i:end])))


def _strip_trailing(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    end = len(tokens)
    while end > 0 and (
        tokens[end - 1].kind in ("mark", "emoji") or tokens[end - 1].low in words("lol haha btw lmao and so")
    ):
        end -= 1
    return tokens[:end]


def _carry_over(clause: Clause, before: Clause) -> Clause:
    """Let "would" and "don't" reach over "and" and "or", "no longer" over "or": "I can juggle and ride a unicycle"."""
    if before.ended and clause.link == "or" and clause.subject.elided and clause.subject.whos == before.subject.whos:
        return replace(clause, ended=True, negated=before.negated)
    continued = clause.subject.elided and clause.subject.whos == before.subject.whos and clause.form == "base"
    if not continued or clause.modal or clause.link not in {"and", "or", ",", "then"}:
        return clause
    return replace(clause, modal=before.modal, negated=clause.negated or (before.negated and clause.link == "or"))
