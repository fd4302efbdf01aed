"""What cannot be true of one person at once, although it stands under different keys: a wife, and being single.

The table is small on purpose: only what contradicts in so many words. Saying the one takes the other back, without a
correction, since no value took another's place (R-COR-1). How many values a key may hold is in `vocabulary.py`.
"""

from dataclasses import dataclass
from typing import Final

from mock_server.engine.names import normalise
from mock_server.engine.records import Fact
from mock_server.engine.standing import Standing
from mock_server.engine.stores.live import saying
from mock_server.engine.vocabulary import OPPOSITE_KEYS

_WITHOUT_PARTNER: Final = ("single", "divorced", "widowed", "separated", "unmarried")
_WITHOUT_EMPLOYER: Final = (
    "unemployed", "jobless", "retired", "out_of_work", "out_of_a_job", "between_jobs", "laid_off", "made_redundant",
    "fired", "sacked",
)  # fmt: skip
_NOT_YET: Final = frozenset({"not", "getting", "almost", "nearly", "soon", "semi"})


@dataclass(frozen=True, slots=True)
class Exclusion:
    """Say that some values of one key leave no room for any value of another."""

    key: str
    values: tuple[str, ...]
    other: str


EXCLUSIONS: Final = (
    Exclusion("status", _WITHOUT_PARTNER, "spouse"),
    Exclusion("status", _WITHOUT_EMPLOYER, "employer"),
)
"""key and values | excludes
status: single, divorced, ... | spouse
status: unemployed, retired, ... | employer"""

_KEYS: Final = frozenset(key for rule in EXCLUSIONS for key in (rule.key, rule.other)) | OPPOSITE_KEYS.keys()


def excluded(standing: Standing, fact: Fact) -> list[Fact]:
    """Give the live rows a new statement cannot be true beside: opposite tastes and what the table says."""
    if fact.key not in _KEYS or fact.value is None:
        return []
    opposite = OPPOSITE_KEYS.get(fact.key)
    rows: list[Fact] = []
    if opposite is not None:
        rows += [row for row in standing.filed(saying(fact.subject, opposite, fact.value)) if row.key == opposite]
    for rule in EXCLUSIONS:
        if fact.key == rule.key and _says(fact.value, rule):
            rows += standing.values(fact.subject, rule.other)
        if fact.key == rule.other:
            rows += [row for row in standing.values(fact.subject, rule.key) if _says(row.value or "", rule)]
    return rows


def weighs(fact: Fact, row: Fact, *, floor: float) -> bool:
    """Tell whether a statement may take back what it excludes: as for values of one key (R-REC-8, R-REC-9)."""
    if fact.key in OPPOSITE_KEYS:
        return True
    official = fact.source.authoritative
    return official == row.source.authoritative and (official or fact.confidence >= max(floor, row.confidence))


def _says(value: str, rule: Exclusion) -> bool:
    said = normalise(value)
    return said.partition("_")[0] not in _NOT_YET and any(f"_{word}_" in f"_{said}_" for word in rule.values)
