"""What is known while one turn is read, and the claims made so far.

The only mutable object of the package; it lives for one `extract` call. Rules add claims through it, so that both
faces of a fact, people introduced, and pronouns are handled in one place.
"""

import re
from bisect import bisect_left, insort
from typing import Final

from mock_server.engine.claims import (
    SPEAKER,
    Extraction,
    FactClaim,
    HeldFact,
    Hints,
    InstructionClaim,
    Mention,
    Retraction,
    SpokenTurn,
    Topic,
    UncertaintyClaim,
)
from mock_server.engine.extract.antecedents import Antecedents
from mock_server.engine.extract.guesses import LIVING, Guesses
from mock_server.engine.extract.language import reversals
from mock_server.engine.extract.language.casing import tells_case
from mock_server.engine.extract.language.givennames import is_given_name
from mock_server.engine.extract.language.kinds import NATIONALITIES
from mock_server.engine.extract.language.passages import quotation_end
from mock_server.engine.extract.language.tokens import Token, clean
from mock_server.engine.extract.ledger import Ledger
from mock_server.engine.extract.pending import Memory, Unnamed
from mock_server.engine.instants import Instant
from mock_server.engine.names import normalise, squash
from mock_server.engine.vocabulary import KEYS, LABEL_TO_KEY

_LAST_PEOPLE: Final = 20
_LATELY: Final = 200
"""So far back a claim is looked for that was made of a noun."""
MAX_VALUE: Final = 120
"""Longer values are copied sentences, not facts."""
_LEFTOVERS: Final = ("I ", "i ", "n't ", "is ", "are ", "was ", "were ", "and ", "but ", "because ")
"""What a value cannot begin with: its noun has been taken for something else."""
_NO_BOSSES: Final = frozenset({"toddler", "cat", "dog", "baby", "kid", "kids", "puppy", "kitten", "bank account"})
STRANGER: Final = "\x01"
"""Starts the name of someone a pronoun means when nobody was named."""
_ADDRESS: Final = re.compile(r"\S{0,80}(?:@|://)\S{0,200}")
_DRAWN_OUT: Final = re.compile(r"([^\W\d_])\1{2,}")
"""A letter three times or more: "vegaaaan"."""


class Scene:
    """Collect the claims of one turn and answer who "she" is."""

    def __init__(self, turn: SpokenTurn, hints: Hints, text: str) -> None:
        self.text = text
        self.at: Instant = turn.at
        self.hints = hints
        plain = _ADDRESS.sub("", text) if "@" in text or "://" in text else text
        self.cased = tells_case(plain)
        self.shouting = not self.cased and plain.upper() == plain and plain.lower() != plain
        self.ledger = Ledger()
        self._mentions: dict[Mention, None] = {}
        self.people: list[Mention] = []
        self.group: tuple[Mention, ...] = ()
        self.thing: Mention | None = None
        self.unnamed: Unnamed | None = None
        self.roster = ""
        """The key of the group whose members may be named one by one ("two brothers. Sven's the sensible one")."""
        self.repairing = False
        """Whether the clause before was only "correction", "scratch that"."""
        self._gaps: list[tuple[int, int]] = []
        self.previous: tuple[Token, ...] = ()
        """The sentence read before this one."""
        self.corrects = False
        """Whether words such as "I got that wrong" opened the sentence being read."""
        self.listing: tuple[tuple[Mention, ...], str] | None = None
        """Whose tastes a list behind a colon would name ("two things I hate: ..."), and under which key."""
        self.topic: tuple[Token, ...] = ()
        """What the sentence before only named and asked about ("olives? can't stand them")."""
        self.mended = False
        """Whether the sentence being read has corrected itself."""
        self.introducing = False
        """Whether the sentences so far were a self-introduction without verbs."""
        self.self_asked = ""
        """What the sentence before asked about the speaker, to be answered by the next: "my hometown?"."""
        self.asks = False
        """Whether the turn asks a question somewhere."""
        self.said: frozenset[str] = frozenset()
        """The words of the sentence being read."""
        self.before: frozenset[str] = frozenset()
        """The words of the sentence before."""
        self.asked: tuple[Token, ...] = ()
        """The sentence before, when it was a question."""
        self.about_speaker = False
        """Whether the sentence being read speaks of the speaker ("me", "my", "I")."""
        self.spoken = clean(turn.text)
        """The whole text, quotes included; same offsets as `text`."""
        self._living: set[Mention] = set()
        """Who was said to live somewhere, as only people and animals do."""
        self.names: dict[str, None] = {}
        """Further names the speaker goes by."""
        self.supposed = False
        """Whether the turn is only read to see what it would claim."""
        self.told: dict[str, None] = {}
        """What was said plainly, claimed or denied."""
        self.confidence = 0.9
        self.antecedents = Antecedents(hints, text)
        self.here = 0
        """Where the clause being read begins."""
        self._own_names = frozenset(normalise(name) for name in hints.speaker_names)

    # --- who is who -------------------------------------------------------------------------------------------------

    def verbatim(self, tokens: tuple[Token, ...]) -> str:
        """Cut what was said, quotes and all."""
        return squash(self.spoken[tokens[0].start : quotation_end(self.text, self.spoken, tokens[-1].end)])

    def words(self, tokens: tuple[Token, ...] | list[Token]) -> str:
        """Cut the text the tokens span, in the user's own casing."""
        if not tokens:
            return ""
        return _DRAWN_OUT.sub(r"\1", squash(self.cut(tokens[0].start, tokens[-1].end).replace("\ufffc", " ")))

    def leave_out(self, tokens: tuple[Token, ...], kept: tuple[Token, ...]) -> None:
        """Let no value hold the words that were taken back."""
        starts = {t.start for t in kept}
        for token in tokens:
            if token.start not in starts:
                insort(self._gaps, (token.start, token.end))

    def cut(self, begin: int, end: int) -> str:
        """Cut a stretch of the text, without what was taken back."""
        out = ""
        first = bisect_left(self._gaps, (begin, 0))
        for start, stop in self._gaps[first : bisect_left(self._gaps, (end, 0), first)]:
            if begin <= start and stop <= end:
                out, begin = out + self.text[begin:start], stop
        return out + self.text[begin:end]

    def person(self, name: str) -> Mention:
        """Name a person, or the speaker when it is one of the speaker's own names."""
        if normalise(name) in self._own_names:
            return SPEAKER
        return Mention("person", name)

    def note(self, mention: Mention) -> Mention:
        """Remember that something was named, for later pronouns and for the list of mentions."""
        if mention == SPEAKER:
            return mention
        if mention.type == "person":
            self.remember_person(mention)
        else:
            self.thing = mention
        self._mentions[mention] = None
        return mention

    def remember_person(self, mention: Mention) -> None:
        """Let the next "she" mean somebody; only the last few are kept."""
        self.people.append(mention)
        del self.people[:-_LAST_PEOPLE]

    def remember(self) -> Memory:
        """Note whom pronouns mean now, to come back to it."""
        return Memory(list(self.people), self.group, self.thing, self.unnamed)

    def recall(self, memory: Memory) -> None:
        """Come back to whom pronouns meant."""
        self.people, self.group, self.thing, self.unnamed = (
            list(memory.people),
            memory.group,
            memory.thing,
            memory.unnamed,
        )

    def resolve(self, pronoun: str, exclude: tuple[Mention, ...] = (), *, at: int | None = None) -> tuple[Mention, ...]:
        """Find whom a third-person pronoun means; () when that is nobody.

        exclude: the subject of the same clause. at: where the pronoun stands, where its clause begins when None.
        """
        if pronoun in {"they", "them", "their"} and self.group:
            return self.group
        if pronoun in {"it", "its"}:
            return (self.thing,) if self.thing else ()
        return self.antecedents.meant(pronoun, self.here if at is None else at, self.people, exclude)

    @property
    def corrected(self) -> bool:
        """Tell whether the sentence being read puts something right, and so tells of no change."""
        return self.corrects or self.repairing or self.mended or "actually" in self.said

    # --- claims -----------------------------------------------------------------------------------------------------

    def claim(
        self,
        subject: Mention,
        key: str,
        value: str,
        *,
        named: bool = True,
        since: Instant | None = None,
        until: Instant | None = None,
        object_type: str | None = None,
    ) -> bool:
        """Add a fact by key; named says whether the value names an entity, so that the relation face is added too."""
        value = squash(value).strip(" ,.;:!?\"'-")
        if not any(c.isalnum() for c in value) or len(value) > MAX_VALUE or _is_stranger(subject):
            return False
        low = value.casefold()
        if key in {"spouse", "child", "sibling"} and low in NATIONALITIES and not is_given_name(low):
            return False  # "my other half is Dutch", though Finn may well be somebody
        if key == "manager" and value.casefold() in _NO_BOSSES:
            return False  # "my toddler is my boss"
        if "@" in value and key in {"tool", "prefers", "likes", "hobby", "plan", "goal"}:
            return False  # an address is nothing one uses or likes
        if value.startswith(_LEFTOVERS) and key != "name":
            return False  # "quilting is how I switch off"
        if key == "current_project" and any(f.key == "hobby" and f.value == value for f in self.ledger.lately()):
            return False
        if key == "location" and subject != SPEAKER and not LIVING.isdisjoint(self.said):
            self._living.add(subject)
        spec = KEYS[key]
        object_: Mention | None = None
        if named and spec.label is not None:
            object_ = Mention(object_type or spec.object_type or "other", value)
            if object_.type == "person" and subject != SPEAKER:
                object_ = self.person(value)
            if object_ == subject:
                return False
            self._mention(object_)
        fact = FactClaim(
            subject,
            key,
            value,
            spec.label if object_ is not None else None,
            object_,
            confidence=self.confidence,
            valid_from=since,
            valid_until=until,
            event=since is not None and not self.corrected,
            instead_of=reversals.given_up(value, self.held(subject, (key,)), self.said) if key == "prefers" else None,
        )
        return self._add(fact)

    def claim_each(
        self,
        subjects: tuple[Mention, ...],
        key: str,
        values: list[str],
        *,
        named: bool = True,
        since: Instant | None = None,
    ) -> bool:
        """Add every value for every subject; says whether any was added."""
        done = [self.claim(subject, key, value, named=named, since=since) for subject in subjects for value in values]
        return any(done)

    def relate_each(self, subjects: tuple[Mention, ...], label: str, object_: Mention) -> bool:
        """Add a relation for every subject; says whether any was added."""
        done = [self.relate(subject, label, object_) for subject in subjects]
        return any(done)

    def retract_each(self, subject: Mention, found: list[tuple[str, str]], ended: Instant | None = None) -> bool:
        """Take back each (key, value); says whether there was any."""
        for key, value in found:
            self.retract(subject, key, value, ended)
        return bool(found)

    def relate(self, subject: Mention, label: str, object_: Mention) -> bool:
        """Add a relation; one that says the same as a key gets the attribute face too."""
        if subject == object_ or _is_stranger(subject) or _is_stranger(object_):
            return False
        key = LABEL_TO_KEY.get(label)
        if key is not None and object_ != SPEAKER:
            return self.claim(subject, key, object_.name, object_type=object_.type)
        self._mention(object_)
        return self._add(FactClaim(subject, label=label, object=object_, confidence=self.confidence))

    def _mention(self, mention: Mention) -> None:
        if mention.type == "person":
            self.note(mention)
        elif mention != SPEAKER:
            self._mentions[mention] = None

    def _add(self, fact: FactClaim) -> bool:
        if fact.subject != SPEAKER:
            self._mentions[fact.subject] = None
        self.ledger.add(fact)
        return True

    def amend(self, place: int, value: str) -> None:
        """Replace the value of an earlier claim of this turn."""
        fact = self.ledger.drop(place)
        if fact is not None and fact.key is not None:
            named = fact.object is not None or fact.key in {"pet", "child", "sibling", "spouse"}
            self.claim(fact.subject, fact.key, value, named=named)

    def introduce(self, key: str, owner: Mention, noun: str, *, claimed: bool = False) -> None:
        """Remember something without a name; claimed: the newest claim stands for it until the name comes."""
        last = self.ledger.last() if claimed else None
        self.unnamed = Unnamed(key, owner, noun, last[0] if last is not None else -1)

    def give_names(self, names: list[str]) -> bool:
        """Give names to what was introduced without: "a greyhound ... her name's Juno"."""
        pending = self.unnamed
        if pending is None or not names:
            return False
        self.unnamed = None
        self.ledger.drop(pending.place)
        if pending.key != "pet":
            self._rename(Mention("person", pending.noun), self.person(names[0]))
        for name in names:
            self.claim(pending.owner, pending.key, name)
            self.remember_person(Mention("other", name) if pending.key == "pet" else self.person(name))
        return True

    def drop_unnamed(self, key: str, nouns: set[str]) -> None:
        """Take out the claims of this turn that name something of the speaker's only by its noun."""
        for place, fact in self.ledger.recent(_LATELY):
            told = (fact.value or "").casefold().split()
            if (fact.subject, fact.key) == (SPEAKER, key) and told[-1:] and told[-1] in nouns:
                self.ledger.drop(place)

    def _rename(self, old: Mention, new: Mention) -> None:
        if new != SPEAKER:
            self.ledger.rename(old, new)
            if old in self._mentions:
                self._mention_as(old, new)
            self.people = [new if m == old else m for m in self.people]

    def _mention_as(self, old: Mention, new: Mention) -> None:
        """Put one mention in the place of another, which is among the last as a rule."""
        behind = [self._mentions.popitem()[0]]
        while behind[-1] != old:
            behind.append(self._mentions.popitem()[0])
        for mention in (new, *reversed(behind[:-1])):
            self._mentions.setdefault(mention)

    def retract(self, subject: Mention, key: str, value: str | None = None, ended: Instant | None = None) -> bool:
        """Take back a value, or every value of a key."""
        self.ledger.take_back(Retraction(subject, key, value, ended))
        return True

    def goes_by(self, name: str) -> bool:
        """Note one more name of the speaker, which leaves the one they stated as it is."""
        self.names[squash(name)] = None
        return True

    def deny(self, subject: Mention, key: str, value: str, ended: Instant | None = None) -> bool:
        """Say that something is not so; memory takes it back where it holds it."""
        self.ledger.denials[Retraction(subject, key, value, ended)] = None
        return True

    def keep(self, subject: Mention, key: str) -> None:
        """Let a key that gets a new value not be taken back besides."""
        if KEYS[key].single:
            self.ledger.keep(subject, key)

    def held(self, subject: Mention, keys: tuple[str, ...] = ()) -> list[HeldFact]:
        """List what memory holds about a subject, newest first."""
        return [fact for fact in self.hints.held if fact.subject == subject and (not keys or fact.key in keys)]

    def doubt(self, about: str, reason: str, topics: tuple[Topic, ...] = ()) -> bool:
        """Record a doubt once. topics: what it is about, where a rule can tell."""
        self.ledger.doubts.setdefault(about, UncertaintyClaim(about, reason, topics))
        return True

    def instruct(self, label: str, description: str) -> None:
        """Record a standing directive once."""
        self.ledger.instructions[InstructionClaim(label, description)] = None

    def extraction(self) -> Extraction:
        """Return everything claimed, in order."""
        ledger = self.ledger
        facts = (*ledger.past, *ledger.facts())
        used = [m for fact in facts for m in (fact.subject, fact.object) if m is not None]
        mentions = tuple(dict.fromkeys(m for m in (*self._mentions, *used) if m != SPEAKER and not _is_stranger(m)))
        guesses = Guesses(mentions, facts, self._living)
        ends = [
            end
            for end in ledger.retractions
            if not (end.key in KEYS and KEYS[end.key].single and ledger.holds(end.key, end.subject))
        ]
        return Extraction(
            guesses.mentions(),
            guesses.facts(),
            guesses.ends(ends),
            tuple(ledger.instructions),
            tuple(ledger.doubts.values()),
            guesses.ends(ledger.denials),
            tuple(self.told),
            tuple(self.names),
        )


def _is_stranger(mention: Mention) -> bool:
    """Tell whether a mention names nobody: a pronoun that could not be resolved, or marks alone."""
    return mention.name.startswith(STRANGER) or not any(letter.isalnum() for letter in mention.name)
