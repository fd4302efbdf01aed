"""Figures with their targets: how a benchmark prints them, and leaves them as JSON in `results/`."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

RESULTS = Path(__file__).parent / "results"


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure with its target. at_most: whether less is better."""

    name: str
    value: float
    target: float
    at_most: bool = False

    @property
    def met(self) -> bool:
        """Tell whether the target is met."""
        return self.value <= self.target if self.at_most else self.value >= self.target


def report(figures: Sequence[Figure], name: str) -> int:
    """Print the figures, write them as `results/<name>.json`, and give the exit code: 1 when a target is missed."""
    width = max(len(figure.name) for figure in figures)
    for figure in figures:
        sign = "<=" if figure.at_most else ">="
        verdict = "ok" if figure.met else "MISSED"
        print(f"{figure.name:<{width}}  {figure.value:>12,.2f}  target {sign} {figure.target:,.2f}  {verdict}")
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{name}.json").write_text(
        json.dumps([{"name": f.name, "value": f.value, "target": f.target, "met": f.met} for f in figures], indent=2)
    )
    return 0 if all(figure.met for figure in figures) else 1
