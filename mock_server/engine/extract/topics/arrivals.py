"""Animals that turn up before they are named: "there is a tortoise in my bathroom", "a stray cat moved in"."""

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.kinds import SPECIES, SPECIES_WORDS
from mock_server.engine.extract.language.phrases import find
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.family import names_at


def arrived(clause: Clause, scene: Scene) -> bool:
    """Notice "there's a tortoise in my bathroom": its name may follow, and only then is it a pet."""
    tokens = clause.tokens
    at = next((i for i, t in enumerate(tokens[:3]) if t.low == "there"), -1)
    if at < 0 or clause.negated or not clause.now:
        return False
    for i in range(at + 2, min(len(tokens), at + 7)):
        if tokens[i].low in SPECIES_WORDS and find(tokens, "my", "our", "the", start=i) == i + 2:
            named = find(tokens, "called", "named")
            scene.introduce("pet", SPEAKER, tokens[i].low)
            return named > 0 and scene.cased and scene.give_names(names_at(tokens, named + 1, scene))
    return False


def moved_in(clause: Clause, scene: Scene) -> bool:
    """Notice "a stray cat moved in": its name may follow."""
    noun = next((t.low for t in reversed(clause.subject.tokens) if t.low in SPECIES_WORDS), "")
    along = clause.verb in {"come", "tag", "move", "travel"} and (
        clause.starts("along")
        or clause.starts("with", "us")
        or clause.starts("with", "me")
        or (not clause.rest and {"too", "along"} & clause.adverbs | {t.low for t in clause.tokens[-1:]} & {"too"})
    )
    if noun and clause.subject.owner is None and (clause.starts("in") or along) and not clause.who:
        scene.introduce("pet", SPEAKER, noun)
    return False


def brought(clause: Clause, scene: Scene) -> bool:
    """Notice "I brought the dog", "walking the dog": the speaker has one; its name may follow."""
    if clause.who != (SPEAKER,):
        return False
    rest = clause.rest
    for i, token in enumerate(rest[:5]):
        if token.low in SPECIES and i > 0 and rest[i - 1].low in {"the", "my", "our"}:
            scene.introduce("pet", SPEAKER, token.low)
    return False
