"""Recall: from a question to ranked hits, by the cheapest tier that answers.

`direct` looks a key up, `hybrid` ranks words and fuses the lists, `full_context` widens a search that found little, or
gives all that is held about somebody. The cache tier belongs to `chat.py`. Reads change nothing. Who may see what is in
`sight.py`, words are in `bm25.py`, scores in `hits.py`, pieces of turns in `passages.py`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from mock_server.engine import bygone, lookup, passages, siblings
from mock_server.engine import hits as show
from mock_server.engine.aims import Time, read
from mock_server.engine.answers import Finder
from mock_server.engine.asking import Ask, Kind, Mode, Recalled, Tier
from mock_server.engine.bm25 import CHUNK, FACT, PAST
from mock_server.engine.executor import Stamp
from mock_server.engine.hits import Hit
from mock_server.engine.memory import Memory
from mock_server.engine.places import Sight
from mock_server.engine.questions import Group, Question, parse
from mock_server.engine.ranking import Ranked, by_both, by_meaning, by_words, reciprocal
from mock_server.engine.records import Chunk, ClosedBy, Entity, Fact
from mock_server.engine.sight import sight
from mock_server.engine.temporal import rows

POOL: Final = 256
"""Rows considered by a ranked search, whatever `k`; doubled when it escalates."""
ENOUGH: Final = 0.40
"""A best score below this sends the search on to full_context (R-RET-1)."""

_SCORE_DIGITS: Final = 6
_ABOUT: Final = 0.9
_ABOUT_ANOTHER: Final = 0.6
_NEIGHBOUR: Final = 0.3
"""What the score of a fact is multiplied with when the question is about its subject as a whole, when "I" is not its
subject, and when it merely touches what was named."""


def recall(memory: Memory, stamp: Stamp, ask: Ask) -> Recalled:
    """Answer a question with ranked rows, best first, at most k."""
    search = _Search(memory, stamp, ask)
    return search.answered(search.run()) if ask.only_claims and ask.moment.now else search.run()


@dataclass(slots=True)
class _Search:
    """One question on its way through the tiers."""

    memory: Memory
    stamp: Stamp
    ask: Ask
    question: Question = field(init=False)
    seeds: tuple[lookup.Seed, ...] = field(init=False)
    sees: Sight = field(init=False)
    considered: int = field(init=False, default=0)
    _words_alone: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        """Take the question apart and find out whom it names."""
        ask, caller = self.ask, self.stamp.caller
        self.question = parse(ask.text)
        people = lookup.people_named(self.memory, ask.text, sight(self.memory, caller, lens=ask.lens))
        self.sees = sight(self.memory, caller, lens=ask.lens, home=ask.home, named=people)
        self.seeds = lookup.seeds(self.memory, ask.text, self.sees)

    def run(self) -> Recalled:
        """Try the tiers, cheapest first."""
        if self.ask.k == 0:
            return self._answer([], Tier.HYBRID, "k is 0: nothing was asked for", Kind.HYBRID)
        if self.ask.located:
            return self._answer([], Tier.HYBRID, "no row has coordinates: none passes the location filter", Kind.HYBRID)
        if self.ask.mode is Mode.HYBRID and self.ask.facts:
            found = self._direct()
            if found:
                hits = [*self._in_order(found, 1.0), *self._passages(self._groups())]
                return self._answer(hits, Tier.DIRECT, "the question names a key that is on record", Kind.DIRECT_LOOKUP)
            found = self._everything()
            if found:
                hits = [*self._in_order(found, _ABOUT), *self._passages(self._name_groups())]
                return self._answer(
                    hits, Tier.FULL_CONTEXT, "the question is about somebody as a whole", Kind.FULL_CONTEXT
                )
        if self.ask.mode is Mode.GRAPH:
            hits = self._by_words(self._groups(), POOL) + self._neighbours()
            return self._answer(
                hits, Tier.HYBRID, "words and the neighbours of what was named were ranked", Kind.HYBRID
            )
        return self._ranked()

    def answered(self, found: Recalled) -> Recalled:
        """Say which facts answer a chat, and put them first; what else bears on it stays for a model to read."""
        speakers = lookup.speakers(self.memory, self.sees, self.ask.home)
        answer = Finder(
            self.memory,
            self.stamp.now,
            self.question,
            read(self.question),
            self.seeds,
            speakers,
            self._own_pools(speakers),
            self._in_sight,
        ).find()
        if answer is None:
            return found
        told = [self._told(fact, answer.time) for fact in answer.facts[: self.ask.k]]
        ids = {hit.id for hit in told}
        hits = (*told, *(hit for hit in found.hits if hit.id not in ids))[: self.ask.k]
        return replace(found, hits=hits, answer=answer)

    def _own_pools(self, speakers: tuple[Entity, ...]) -> tuple[int, ...]:
        """Give the pools the asker speaks in, where nobody has said "I" yet those in sight."""
        if speakers:
            return tuple(dict.fromkeys(who.pool for who in speakers))
        home = self.memory.facts.pool_id(self.ask.home) if self.ask.home else None
        return () if home is None else (home,)

    def _told(self, fact: Fact, time: Time) -> Hit:
        """Show a fact as an answer about a time."""
        hit = show.of_fact(self.memory, fact, 1.0)
        if time is Time.NOW or (time is not Time.SINCE and fact.current(self.stamp.now)):
            return hit
        say = bygone.since if time is Time.SINCE else bygone.of_past
        plain, spoken = (say(self.memory, fact, to_speaker=yours) for yours in (False, True))
        return replace(hit, text=plain, to_speaker=spoken)

    def _in_sight(self, fact: Fact) -> bool:
        gone = fact.closing is not None and fact.closing.by in (ClosedBy.FORGOTTEN, ClosedBy.DELETED, ClosedBy.MOVED)
        return (
            not gone
            and set(self.ask.labels) <= set(fact.labels)
            and self.sees(self.memory.facts.pools[fact.pool].selector)
        )

    # -- tiers ---------------------------------------------------------------------------------------------------------

    def _direct(self) -> list[Fact]:
        """Give what is on record under the keys the question asks for."""
        for subjects, topic in self._whom():
            found = lookup.keyed(self.memory, self.question, subjects, topic, self.ask.moment, self.stamp.now)
            kept = [fact for fact in found if self._admits(fact)]
            if kept:
                return kept
        return []

    def _everything(self) -> list[Fact]:
        """Give all that is held about whom a question without a topic is about, weightiest first."""
        for subjects, topic in self._whom():
            if not topic and not self.question.phrased:
                found = [
                    fact
                    for who in subjects
                    for fact in lookup.involving(self.memory, who, self.ask.moment, self.stamp.now)
                    if self._admits(fact)
                ]
                return sorted(found, key=lambda fact: (-fact.importance, -fact.known_at, fact.number))[:POOL]
        return []

    def _ranked(self) -> Recalled:
        """Rank words, and widen the search when that finds little."""
        groups = self._groups()
        found = self._by_words(groups, POOL)
        best = max((hit.score for hit in found), default=0.0)
        if best >= ENOUGH or self.ask.mode in (Mode.BM25, Mode.VECTOR):
            return self._answer(found + self._named(), Tier.HYBRID, self._how(), Kind.HYBRID)
        wider = tuple(self.memory.text.fuzzy(self.memory, group, self.sees) for group in groups)
        found = [*found, *self._by_words(wider, 2 * POOL), *self._neighbours()]
        why = "nothing was found" if best == 0.0 else f"the best score was below {ENOUGH:.2f}"
        reason = (
            f"{why}: the search was widened to similar spellings and to neighbours of what was named; {self._how()}"
        )
        return self._answer(found + self._named(), Tier.FULL_CONTEXT, reason, Kind.HYBRID)

    def _how(self) -> str:
        """Say by what the lists were ranked."""
        if self._by_meaning:
            if self.ask.mode is Mode.VECTOR:
                return "meaning was ranked by the embedding table"
            return "words and meaning were ranked and fused, facts and passages joined"
        if self.ask.mode is Mode.VECTOR:
            if self.memory.vectors is None:
                return "no embedding table is in use: words were ranked instead"
            return "the past is ranked by words alone"
        return "words were ranked, facts and passages fused"

    @property
    def _by_meaning(self) -> bool:
        """Tell whether meaning counts: there is an embedder, it was not declined, and now is asked about."""
        if self._words_alone or self.memory.vectors is None:
            return False
        return self.ask.moment.now and self.ask.mode is not Mode.BM25

    def _whom(self) -> Iterable[tuple[tuple[Entity, ...], frozenset[str]]]:
        """Give whom a question may be about, with what is left of its topic: the asker first, then who is named."""
        topic = frozenset(self.question.topic)
        if self.question.first_person:
            yield lookup.speakers(self.memory, self.sees, self.ask.home), topic
        for seed in self.seeds:
            yield seed.entities, topic - seed.stems

    # -- lists ---------------------------------------------------------------------------------------------------------

    def _groups(self) -> tuple[Group, ...]:
        return self.question.groups(literal=self.ask.mode is Mode.BM25)

    def _name_groups(self) -> tuple[Group, ...]:
        return tuple(((stem, 1.0),) for seed in self.seeds for stem in sorted(seed.stems))

    def _by_words(self, groups: tuple[Group, ...], limit: int) -> list[Hit]:
        facts = self._facts(groups, limit) if self.ask.facts else []
        found = facts + self._passages(groups, limit)
        if self.ask.only_claims and self._by_meaning and not self._words_alone:
            # A reply never knows less for knowing meaning too: what words alone would answer stands beside it.
            self._words_alone = True
            found += self._by_words(groups, limit)
            self._words_alone = False
        return found

    def _facts(self, groups: tuple[Group, ...], limit: int) -> list[Hit]:
        kinds = (FACT,) if self.ask.moment.now else (FACT, PAST)
        found = self._rank(groups, kinds, limit, lambda document_id: self._admits(self._fact(document_id)))
        best: dict[int, Hit] = {}
        for ranked in found:
            fact = self._fact(ranked.id)
            score = ranked.score * self._bearing(fact)
            best.setdefault(fact.number, show.of_fact(self.memory, fact, score))
        return list(best.values())

    def _passages(self, groups: tuple[Group, ...], limit: int = POOL) -> list[Hit]:
        if not self.ask.passages:
            return []
        memory, ask, chunk, now = self.memory, self.ask, self._chunk, self.stamp.now
        found = self._rank(
            groups, (CHUNK,), limit, lambda document_id: passages.admits(memory, ask, chunk(document_id), now)
        )
        shown = [passages.show(memory, ask, chunk(ranked.id), ranked.score, now) for ranked in found]
        return shown if self.ask.duplicates else show.without_near_duplicates(shown, self.ask.k)

    def _rank(
        self, groups: tuple[Group, ...], kinds: tuple[str, ...], limit: int, admits: Callable[[str], bool]
    ) -> list[Ranked]:
        memory, text, sees = self.memory, self.ask.text, self.sees
        if not self._by_meaning:
            found = by_words(memory, groups, sees, limit=limit, kinds=kinds, admits=admits)
        elif self.ask.mode is Mode.VECTOR:
            found = by_meaning(memory, text, sees, limit=limit, kind=kinds[0], admits=admits)
        else:
            found = by_both(memory, text, groups, sees, limit=limit, kind=kinds[0], admits=admits)
        self.considered += len(found)
        return found

    def _neighbours(self) -> list[Hit]:
        """Give the facts that touch what the question names, newest first."""
        if not self.ask.facts:
            return []
        touching = [
            fact
            for seed in self.seeds
            for entity in seed.entities
            for fact in rows(self.memory.facts.touching(entity.id), self.ask.moment, self.stamp.now)
            if self._admits(fact)
        ]
        newest = sorted(lookup.newest_versions(touching), key=lambda fact: (-fact.known_at, fact.number))
        return self._in_order(newest[:POOL], _NEIGHBOUR)

    def _named(self) -> list[Hit]:
        """Give the entities a question names of which no fact is known."""
        if not self.ask.facts or self.ask.labels or not self.ask.moment.now:
            return []
        named = {entity.key: entity for seed in self.seeds for entity in seed.entities}
        return [show.of_entity(e) for e in named.values() if not any(True for _ in self.memory.facts.touching(e.id))]

    def _in_order(self, facts: Iterable[Fact], weight: float) -> list[Hit]:
        shown = [show.of_fact(self.memory, fact, weight * reciprocal(rank)) for rank, fact in enumerate(facts, 1)]
        self.considered += len(shown)
        return shown

    # -- gates ---------------------------------------------------------------------------------------------------------

    def _admits(self, fact: Fact) -> bool:
        if not set(self.ask.labels) <= set(fact.labels) or not self.sees(self.memory.facts.pools[fact.pool].selector):
            return False
        if not rows((fact,), self.ask.moment, self.stamp.now):
            return False
        # Selecting by valid time looks at closed rows too, but not at what was forgotten.
        shifted = self.ask.moment.as_of is not None or self.ask.moment.at_instant is not None
        gone = (ClosedBy.FORGOTTEN, ClosedBy.DELETED, ClosedBy.MOVED)
        return shifted or fact.closing is None or fact.closing.by not in gone

    # -- rows and the answer -------------------------------------------------------------------------------------------

    def _fact(self, document_id: str) -> Fact:
        return self.memory.facts.facts[document_id.removeprefix("fact:")]

    def _chunk(self, document_id: str) -> Chunk:
        return self.memory.transcripts.chunks[document_id.removeprefix("chunk:")]

    def _bearing(self, fact: Fact) -> float:
        """Weigh a fact found by words down when "I" is asked about and it is about somebody nobody named."""
        if not self.question.first_person or self.memory.facts.entities[fact.subject].speaker:
            return 1.0
        named = {entity.id for seed in self.seeds for entity in seed.entities}
        return _ABOUT_ANOTHER if named.isdisjoint((fact.subject, fact.target)) else 1.0

    def _answer(self, found: list[Hit], tier: Tier, reason: str, kind: Kind) -> Recalled:
        best = show.ranked(found)[: self.ask.k]
        shown = _rounded(best)
        beside = _rounded(siblings.beside(self.memory, shown, self._may_show))
        seeds = tuple(seed.surface for seed in self.seeds)
        return Recalled(shown, tier, reason, kind, seeds, self.considered, siblings=beside)

    def _may_show(self, chunk: Chunk) -> bool:
        return self.sees(chunk.selector) and passages.admits(self.memory, self.ask, chunk, self.stamp.now)


def _rounded(found: Iterable[Hit]) -> tuple[Hit, ...]:
    return tuple(replace(hit, score=round(hit.score, _SCORE_DIGITS)) for hit in found)
