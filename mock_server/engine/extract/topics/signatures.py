"""Names that sign: "Maya here", a closing "– Pieter"."""

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.givennames import is_given_name
from mock_server.engine.extract.language.kinds import NATIONALITIES
from mock_server.engine.extract.language.phrases import Tokens, trim_end
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.naming import NAMELESS, apposed


def _closes(rest: Tokens, scene: Scene) -> bool:
    """Tell whether a name signs the text: behind a dash that opens a sentence, and last of all."""
    before = scene.text[: rest[0].start].rstrip(" –—-")
    ended = before.endswith(("!", ".", "?", "\n"))
    named = rest[0].capital and rest[0].low not in NAMELESS and name_end(rest, 0, scene) == len(rest) <= 3
    return ended and named and not scene.text[rest[-1].end :].strip(" .!🙂")


def _may_sign(first: Token, scene: Scene) -> bool:
    """Tell whether a word may be a name: by its capital, or where all is capitals because everybody knows it."""
    return first.capital and (not scene.shouting or is_given_name(first.low))


def signing(clause: Clause, scene: Scene) -> bool:
    """Read "Maya here" and a closing "– Pieter"."""
    rest = trim_end(clause.rest)
    if clause.link in {"-", "–", "—"} and rest and _closes(rest, scene):
        return scene.claim(SPEAKER, "name", scene.words(rest))
    if clause.verb == "" and clause.subject.person == "none" and rest and _may_sign(rest[0], scene):
        if rest[0].low in NATIONALITIES:
            return (
                len(clause.rest) > 1
                and clause.rest[1].low == "here"
                and scene.claim(SPEAKER, "nationality", scene.words(rest[:1]))
            )
        end = name_end(clause.rest, 0, scene) if scene.cased else 0 if rest[0].low in NAMELESS else 1
        tail = clause.rest[end + 1 :]
        if (
            0 < end <= 3
            and end + 2 < len(clause.rest)
            and clause.rest[end].low == "from"
            and clause.rest[-1].low == "here"
            and len(clause.rest) <= end + 4
        ):
            return scene.claim(SPEAKER, "name", scene.words(clause.rest[:end]))
        if (
            0 < end <= 3
            and end < len(clause.rest)
            and clause.rest[end].low in {"here", "speaking"}
            and (not tail or tail[0].kind == "mark" or tail[0].low in {"and", "from", "again"})
        ):
            scene.claim(SPEAKER, "name", scene.words(clause.rest[:end]))
            apposed(tail, scene)
            return True
    return False
