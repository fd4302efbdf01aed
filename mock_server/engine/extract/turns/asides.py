"""What a sentence says beside its clauses: turns of phrase that reach over commas and brackets, read where it is told.

The phrases themselves stand with their topics; here is decided which stretches of a sentence they may be looked for in.
"""

from collections.abc import Callable, Iterator
from typing import Final

from mock_server.engine.extract.guards.guards import Standing
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.segments import Segment, repairs_at
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.countoffs import countoff
from mock_server.engine.extract.turns.bonds import bonds, ditto
from mock_server.engine.extract.turns.fragments import fragments
from mock_server.engine.extract.turns.headings import headings
from mock_server.engine.extract.turns.households import asked_about, households
from mock_server.engine.extract.turns.keepers import keepers
from mock_server.engine.extract.turns.kinfolk import kinfolk
from mock_server.engine.extract.turns.kits import kit
from mock_server.engine.extract.turns.lines import lines, zones
from mock_server.engine.extract.turns.menageries import menagerie
from mock_server.engine.extract.turns.milestones import ages, answered_years, birthdays
from mock_server.engine.extract.turns.phrasebook import Stretch, Tokens
from mock_server.engine.extract.turns.ranks import ranks
from mock_server.engine.extract.turns.rollcalls import roll_call
from mock_server.engine.extract.turns.selves import answered, self_named

_READERS: Final[tuple[Callable[[Stretch, Scene], bool], ...]] = (
    households,
    kinfolk,
    keepers,
    menagerie,
    kit,
    roll_call,
    countoff,
    asked_about,
    answered,
    self_named,
    answered_years,
    ages,
    birthdays,
    lines,
    zones,
    bonds,
    ranks,
    ditto,
    headings,
    fragments,
)


def read_asides(sentence: Sentence, pieces: list[Segment], standings: list[Standing], scene: Scene) -> None:
    """Look for turns of phrase in every stretch of a sentence that is told as so; one put right midway has none."""
    if any(t.kind == "mark" and _repaired(sentence.tokens, i + 1) for i, t in enumerate(sentence.tokens)):
        return
    if _of_somebody(sentence.tokens):
        return
    for tokens in stretches(sentence, pieces, standings):
        told = Stretch(tokens, frozenset(t.low for t in tokens))
        for reader in _READERS:
            reader(told, scene)


def _of_somebody(tokens: Tokens) -> bool:
    """Tell whether a line is headed by somebody else: "my neighbour: dad of three, ..."."""
    colon = next((i for i, t in enumerate(tokens[:_HEADED]) if t.low == ":"), -1)
    parent = any(t.low in {"of", "to"} for t in tokens[: max(colon, 0)])  # "dad of four: the eldest ..."
    return colon > 0 and not parent and any(KIN.get(t.low) in _STRANGE and t.low not in _GROUPS for t in tokens[:colon])


_HEADED: Final = 5
_STRANGE: Final = frozenset({"relative", "knows", "former", "manager"})
_GROUPS: Final = words("friends mates cousins nephews nieces parents grandparents")


def _repaired(tokens: Tokens, i: int) -> bool:
    """Tell whether words of repair stand at i; the "no" of ", no party though" is none."""
    end = repairs_at(tokens, i)
    if end >= len(tokens):
        return False  # "no time for gossip, sorry"
    plain = end == i + 1 < len(tokens) and tokens[i].low == "no" and tokens[end].kind == "word"
    return end > i and not (plain and not tokens[end].capital and tokens[end].low not in {"it", "i", "my", "that"})


def stretches(sentence: Sentence, pieces: list[Segment], standings: list[Standing]) -> Iterator[Tokens]:
    """Give the longest runs of tokens whose clauses are all told as so, the marks between them included."""
    begin = -1
    end = 0
    for piece, standing in zip(pieces, standings, strict=True):
        born = standing is Standing.SUPPOSED and piece.link == "when" and {t.low for t in piece.tokens} >= {"i", "born"}
        if standing is Standing.SAID or born:
            begin = piece.tokens[0].start if begin < 0 else begin
            end = piece.tokens[-1].end
            continue
        if begin >= 0:
            yield _between(sentence.tokens, begin, end)
        begin = -1
    if begin >= 0:
        whole = begin <= sentence.tokens[0].start or pieces[0].tokens[0].start == begin
        yield _between(sentence.tokens, 0 if whole else begin, max(end, sentence.tokens[-1].end))


def _between(tokens: Tokens, begin: int, end: int) -> Tokens:
    if begin <= tokens[0].start and tokens[-1].end <= end:
        return tokens
    return tuple(t for t in tokens if begin <= t.start and t.end <= end)
