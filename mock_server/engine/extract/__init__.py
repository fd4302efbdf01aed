"""The offline extractor: what one turn of chat claims, by rules over clauses.

Guards come first (who speaks, quotes, questions, suppositions, jokes), then the rules by topic in `rules.py`. It is
pure and deterministic, needs no model, and prefers to miss a fact over inventing one. `reader.py` has the order of
reading; what each package is for is told in its `__init__.py`, and all together in `docs/architecture.md`.
"""

from mock_server.engine.claims import Extraction, Hints, SpokenTurn
from mock_server.engine.extract.reader import read_turn

__all__ = ["RuleExtractor"]

_NOTHING = Extraction()


class RuleExtractor:
    """Turn one turn into claims; satisfies the engine's `Extractor` port."""

    def extract(self, turn: SpokenTurn, hints: Hints) -> Extraction:
        """Return what the turn claims; assistant and tool turns claim nothing, system turns only directives."""
        if turn.role not in ("user", "system") or not turn.text.strip():
            return _NOTHING
        return read_turn(turn, hints)
