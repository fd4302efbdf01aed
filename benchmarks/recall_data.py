"""What the recall benchmark asks: facts one person told, and questions with the fact that answers each.

The text is in `data/recall.txt`, written for this project; measuring is in `recall.py`.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("data") / "recall.txt"


@dataclass(frozen=True, slots=True)
class Told:
    """One fact."""

    key: str
    value: str


@dataclass(frozen=True, slots=True)
class Asked:
    """One question; answer is the place of its fact among the facts."""

    text: str
    answer: int


def load(file: Path = FILE) -> tuple[list[Told], list[Asked]]:
    """Read facts and questions. Raises ValueError for a line that fits neither, or a question without one fact."""
    facts: list[Told] = []
    asked: list[Asked] = []
    later: list[tuple[str, str]] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("? "):
            text, _, target = line[2:].partition(" => ")
            later.append((text, target))
            continue
        told, *questions = (part.strip() for part in line.split(" | "))
        key, _, value = told.partition(": ")
        facts.append(Told(key.replace(" ", "_"), value))
        asked += [Asked(text, len(facts) - 1) for text in questions]
    return facts, asked + [Asked(text, _place(facts, target)) for text, target in later]


def _place(facts: list[Told], target: str) -> int:
    key, _, value = target.partition(": ")
    found = [n for n, told in enumerate(facts) if told.key == key.replace(" ", "_") and value in ("", told.value)]
    if len(found) != 1:
        raise ValueError(f"{target!r} names {len(found)} facts, not one")
    return found[0]
