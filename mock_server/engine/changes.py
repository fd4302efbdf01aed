"""Every change memory can undergo, and what one command did: the commit.

Changes are facts about the past: they carry whole records, never instructions to compute something. `Memory.apply` is
the only reader that acts on them; `codec.py` prints them as JSON and reads them back without loss.
"""

from dataclasses import dataclass
from typing import TypeAlias

from mock_server.engine.instants import Instant
from mock_server.engine.records import (
    Chunk,
    Closing,
    Entity,
    Fact,
    HeardTurn,
    HistoryRow,
    Instruction,
    Item,
    Pool,
    Session,
    Turn,
    Uncertainty,
)
from mock_server.engine.scopes import Selector


@dataclass(frozen=True, slots=True)
class PoolOpened:
    """A first fact in a scope and agent pool."""

    pool: Pool


@dataclass(frozen=True, slots=True)
class SessionOpened:
    """A session came into being."""

    session: Session


@dataclass(frozen=True, slots=True)
class SessionDeleted:
    """A session and its transcript went; the facts it gave stay (R-SESS-6)."""

    session_id: str


@dataclass(frozen=True, slots=True)
class TurnAppended:
    """A session grew by one turn."""

    turn: Turn


@dataclass(frozen=True, slots=True)
class ChunkStored:
    """A piece of a turn's text became retrievable."""

    chunk: Chunk


@dataclass(frozen=True, slots=True)
class EntityCreated:
    """A thing was named for the first time in a pool."""

    entity: Entity


@dataclass(frozen=True, slots=True)
class EntityRekeyed:
    """An entity reads under another type and name from now on; its old key still leads to it."""

    entity_id: str
    type: str
    name: str
    norm: str


@dataclass(frozen=True, slots=True)
class EntityTyped:
    """It came out what a thing is whose type was a guess; its old key still leads to it. maybe: what it may yet be."""

    entity_id: str
    type: str
    maybe: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EntityAliased:
    """One more (type, normalised name) leads to an entity of the pool."""

    entity_id: str
    type: str
    norm: str


@dataclass(frozen=True, slots=True)
class EntityTouched:
    """An entity was spoken of again."""

    entity_id: str
    at: Instant


@dataclass(frozen=True, slots=True)
class EntityMerged:
    """A duplicate was folded into a primary (one audit edge), with what the rewrite made of the primary, if there was
    one.

    rewritten false: summary_raw, labels and attributes are to be left as they are (MG-08).
    """

    duplicate_id: str
    primary_id: str
    audit_edge_id: str
    merged_at: Instant
    rewritten: bool
    summary_raw: str | None = None
    labels: tuple[str, ...] = ()
    attributes: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class FactAsserted:
    """A statement entered memory. `before` names the row it comes before in its chain, for one learnt late
    (R-SUP-4)."""

    fact: Fact
    before: str | None = None


@dataclass(frozen=True, slots=True)
class FactClosed:
    """A statement stopped being live."""

    fact_id: str
    closing: Closing
    valid_until: Instant | None
    superseded_by: str | None = None


@dataclass(frozen=True, slots=True)
class FactConfirmed:
    """A held statement was made again, from another origin."""

    fact_id: str
    origin: str


@dataclass(frozen=True, slots=True)
class FactDated:
    """It was told from when or until when a statement holds, which stays as it is otherwise."""

    fact_id: str
    valid_from: Instant | None
    valid_until: Instant | None


@dataclass(frozen=True, slots=True)
class FactRelinked:
    """A row learnt late was put between two others of a chain: its successor now supersedes it (R-SUP-4)."""

    fact_id: str
    supersedes: str | None


@dataclass(frozen=True, slots=True)
class InstructionAdded:
    """A standing directive was picked up."""

    instruction: Instruction


@dataclass(frozen=True, slots=True)
class InstructionWidened:
    """A duplicate was heard; the stored one now holds in both scopes (R-INST-4)."""

    instruction_id: str
    selector: Selector


@dataclass(frozen=True, slots=True)
class UncertaintyOpened:
    """A doubt was recorded."""

    uncertainty: Uncertainty


@dataclass(frozen=True, slots=True)
class UncertaintyResolved:
    """A later turn settled a doubt."""

    uncertainty_id: str
    at: Instant


@dataclass(frozen=True, slots=True)
class HistoryAppended:
    """A turn entered the exact history store."""

    row: HistoryRow


@dataclass(frozen=True, slots=True)
class HistoryDeleted:
    """A row of the exact history store went."""

    number: int


@dataclass(frozen=True, slots=True)
class ItemPut:
    """A value was put under a key; `replaces` is the number of the value that stood there."""

    item: Item
    replaces: int | None = None


@dataclass(frozen=True, slots=True)
class ItemDeleted:
    """A value of the key-value store went."""

    number: int


@dataclass(frozen=True, slots=True)
class TurnHeard:
    """add_turn saw a turn; the same one again within 30 days is a replay (A-06)."""

    heard: HeardTurn


Change: TypeAlias = (
    PoolOpened
    | SessionOpened
    | SessionDeleted
    | TurnAppended
    | ChunkStored
    | EntityCreated
    | EntityRekeyed
    | EntityTyped
    | EntityAliased
    | EntityTouched
    | EntityMerged
    | FactAsserted
    | FactClosed
    | FactConfirmed
    | FactDated
    | FactRelinked
    | InstructionAdded
    | InstructionWidened
    | UncertaintyOpened
    | UncertaintyResolved
    | HistoryAppended
    | HistoryDeleted
    | ItemPut
    | ItemDeleted
    | TurnHeard
)


@dataclass(frozen=True, slots=True)
class Replay:
    """The stored answer of an idempotent request: its key (already scoped to who asked), body hash, status and body
    text."""

    key: str
    body_hash: str
    status: int
    body: str


@dataclass(frozen=True, slots=True)
class Commit:
    """What one command did, in one piece. seq counts from 1 per context."""

    seq: int
    recorded_at: Instant
    principal: str
    changes: tuple[Change, ...]
    on_behalf_of: str | None = None
    replay: Replay | None = None
