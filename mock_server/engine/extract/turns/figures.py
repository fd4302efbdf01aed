"""Reads the turns of speech that stand where a clause begins, before the rules by verb are asked."""

from typing import Final

from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.segments import Segment
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.turns.agenda import AGENDA
from mock_server.engine.extract.turns.choices import CHOICES
from mock_server.engine.extract.turns.conditions import CONDITIONS
from mock_server.engine.extract.turns.frames import Frames
from mock_server.engine.extract.turns.idioms import IDIOMS
from mock_server.engine.extract.turns.pursuits import PURSUITS
from mock_server.engine.extract.turns.regimes import REGIMES

_TABLES: Final[tuple[Frames, ...]] = (CONDITIONS, REGIMES, AGENDA, CHOICES, PURSUITS, IDIOMS)


_OFFERS: Final = words("if when whenever given between where out of instead rather in")


def read_offer(sentence: Sentence, clause: Clause, scene: Scene) -> int:
    """Read "if it's up to me, a morning train", "when it comes to keyboards I go for mechanical"."""
    if not sentence.tokens or sentence.tokens[0].low not in _OFFERS:
        return 0
    size = CHOICES.read(sentence.tokens, (len(sentence.tokens),), clause, scene)
    return sentence.tokens[size - 1].end if size else 0


def read_figures(sentence: Sentence, pieces: list[Segment], index: int, clause: Clause, scene: Scene) -> int:
    """Read what a fixed phrase says from a clause on; returns the offset up to which the text was read, or 0."""
    tables = [table for table in _TABLES if not table.triggers.isdisjoint(scene.said)]
    if not tables:
        return 0
    begin = next((t.start for t in clause.tokens[len(clause.lead) :]), -1)
    first = next((i for i, t in enumerate(sentence.tokens) if t.start == begin), -1)
    if first < 0 or (clause.subject.person == "second" and not clause.subject.elided):
        return 0
    tokens = sentence.tokens[first:]
    ends = [t.start for piece in pieces[index + 1 :] for t in piece.tokens[:1]]
    bounds = tuple(i for i, t in enumerate(tokens) if t.start in ends)
    for table in tables:
        size = table.read(tokens, bounds, clause, scene)
        if size:
            return tokens[size - 1].end
    return 0
