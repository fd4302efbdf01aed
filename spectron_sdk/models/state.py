"""The whole readable memory (state), and its short form for a prompt or a profile page."""

from spectron_sdk.models.base import CamelAnswer, CamelModel, Many, OrEmpty
from spectron_sdk.models.entities import Attribute, Entity, Relation
from spectron_sdk.models.facts import InstructionSummary, UncertaintySummary


class CategoryState(CamelModel):
    """The current rows of one category."""

    attributes: Many[Attribute]
    entities: Many[Entity]
    relations: Many[Relation]


class State(CamelAnswer):
    """Everything current that the caller may read, by category; standing instructions; open doubts (`unknowns`)."""

    context: OrEmpty[CategoryState]
    identity: OrEmpty[CategoryState]
    knowledge: OrEmpty[CategoryState]
    instructions: Many[InstructionSummary]
    unknowns: Many[UncertaintySummary]


class ProfileEntry(CamelModel):
    """One line of a profile."""

    key: str
    value: str


class Profile(CamelAnswer):
    """What is known about a user: what stays, what changes, what they like, what they asked for."""

    dynamic: Many[ProfileEntry]
    instructions: Many[InstructionSummary]
    preferences: Many[ProfileEntry]
    static: Many[ProfileEntry]
