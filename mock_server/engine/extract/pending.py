"""What a turn has introduced without a name so far, and whom its pronouns mean."""

from dataclasses import dataclass

from mock_server.engine.claims import (
    Mention,
)


@dataclass(slots=True)
class Unnamed:
    """Remember something introduced without a name ("a greyhound"), so that "her name's Juno" can fill it in."""

    key: str
    owner: Mention
    noun: str
    place: int
    """Where the ledger holds the claim that stands for it; -1 for none."""


@dataclass(frozen=True, slots=True)
class Memory:
    """Hold whom the pronouns of a turn mean at some point of it."""

    people: list[Mention]
    group: tuple[Mention, ...]
    thing: Mention | None
    unnamed: Unnamed | None
