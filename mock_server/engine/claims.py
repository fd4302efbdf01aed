"""What an extractor says it heard in one turn, before memory has an opinion about it.

A claim is not yet a fact: `reconcile.py` weighs it against what is held. Times are engine instants (microseconds, UTC);
None means "not said". The vocabulary of keys and labels is in `vocabulary.py`.
"""

from dataclasses import dataclass, field
from typing import Final

from mock_server.engine.instants import Instant


@dataclass(frozen=True, slots=True)
class Mention:
    """Name one thing: its entity type (`person`, `organisation`, ...) and its name as it was said.

    maybe: what else it may be, where the type is a guess from the words around a bare name; () when it is certain.
    """

    type: str
    name: str
    maybe: tuple[str, ...] = field(default=(), compare=False)


SPEAKER: Final = Mention("person", "\x00speaker")
"""Whoever says "I". Which entity that is depends on the scope, so only memory can tell."""


@dataclass(frozen=True, slots=True)
class FactClaim:
    """Claim one statement with an attribute face (key, value), a relation face (label, object), or both.

    confidence: 0..1; at least 0.7 is enough to replace an experiential value (R-REC-8); below that the claim is
    tentative. valid_from / valid_until: when the text dates the statement. event: it tells of a change at that time
    ("moved in 2019"), not of what has held since. instead_of: the value of a key with several values that it takes the
    place of ("coffee over tea" for tea). category None: the vocabulary decides by key.
    """

    subject: Mention
    key: str | None = None
    value: str | None = None
    label: str | None = None
    object: Mention | None = None
    category: str | None = None
    confidence: float = 0.9
    valid_from: Instant | None = None
    valid_until: Instant | None = None
    event: bool = False
    instead_of: str | None = None


@dataclass(frozen=True, slots=True)
class Retraction:
    """Say that something no longer holds: every current value of the key, or only the one named.

    A relation is taken back by its label with the object's name as value. ended_at: when it stopped, if the text says
    so.
    """

    subject: Mention
    key: str
    value: str | None = None
    ended_at: Instant | None = None


@dataclass(frozen=True, slots=True)
class InstructionClaim:
    """State a standing directive: a short topic as label, the user's full sentence as description (R-INST-10)."""

    label: str
    description: str


@dataclass(frozen=True, slots=True)
class Topic:
    """Say what a doubt is about: a key (or label) of somebody, and the values in question.

    A plain statement of a single-valued key settles it whatever its value; only: none but one of these values does.
    """

    subject: Mention
    key: str
    values: tuple[str, ...] = ()
    only: bool = False


@dataclass(frozen=True, slots=True)
class UncertaintyClaim:
    """Record a doubt instead of a guess: what is unclear, and why, as a sentence (R-UNC-7).

    topics: what it is about in memory's own words, so that a later statement can settle it; () when only words tell.
    """

    about: str
    reason: str
    topics: tuple[Topic, ...] = ()


@dataclass(frozen=True, slots=True)
class Extraction:
    """Everything one turn claims, in the order it was said.

    mentions: things named, whether or not a claim is about them. denials: what was said not to be so, which takes it
    back where it is held. told: what was said in plain words, claimed or denied, for doubts that no claim settles.
    names: what the speaker also goes by, beside the `name` they state.
    """

    mentions: tuple[Mention, ...] = ()
    facts: tuple[FactClaim, ...] = ()
    retractions: tuple[Retraction, ...] = ()
    instructions: tuple[InstructionClaim, ...] = ()
    uncertainties: tuple[UncertaintyClaim, ...] = ()
    denials: tuple[Retraction, ...] = ()
    told: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HeldFact:
    """A current fact an extractor may lean on, for "not any more" or "make that Tuesday"."""

    subject: Mention
    key: str
    value: str


@dataclass(frozen=True, slots=True)
class SpokenTurn:
    """One turn as said: text, role (`user`, `assistant`, `system`, `tool`) and the instant it was said, for relative
    dates."""

    text: str
    role: str
    at: Instant


@dataclass(frozen=True, slots=True)
class Hints:
    """What memory tells an extractor about the moment. All newest first; all may be empty.

    speaker_names: names the speaker goes by. recent: things named lately in this session, for pronouns. held: the
    speaker's and recent people's current facts. said: the last texts of the conversation, the assistant's too, where
    pronouns find those of whom nothing is stored. open_doubts: the `about` of open uncertainties in scope. directives:
    the descriptions of standing directives in scope.
    """

    speaker_names: tuple[str, ...] = ()
    recent: tuple[Mention, ...] = ()
    held: tuple[HeldFact, ...] = ()
    open_doubts: tuple[str, ...] = ()
    directives: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
