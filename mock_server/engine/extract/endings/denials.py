"""What is said not to be so, or no longer: whatever the same words would claim without their "not" is taken back.

"Priya no longer manages the payments team" ends what "Priya manages the payments team" claims, whoever and whatever it
is about. Endings with words of their own ("left", "gave up", "split up") are in `endings.py`, `partings.py` and
`takebacks.py`; a denial that comes with a limit ("not on Fridays", "because ...") denies nothing.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from mock_server.engine.claims import SPEAKER, FactClaim
from mock_server.engine.extract.endings.endings import ended
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.kinds import SPECIES_WORDS
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.phrases import Tokens
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.scene import Scene
from mock_server.engine.names import normalise

Attempt = Callable[[Clause], tuple[FactClaim, ...]]
"""What a clause would claim."""
Reading = Callable[[str], tuple[FactClaim, ...]]
"""What a whole sentence would claim."""

_TASTES: Final = frozenset({"likes", "dislikes", "prefers", "goal", "mood"})
"""What a bare "not" says something else of: not to like is to dislike, and no wish ends by another."""
_CLOSING: Final = words("after all any more longer anymore now actually at yet either really today again then")
_LIMITING: Final = re.compile(
    r"\s*(?:,\s*)?(?:because|since|unless|until|when|if|while|for|on|in|at|with|without|enough|much|often|every|"
    r"anyone|to|till|before|after(?! all))\b",
    re.IGNORECASE,
)
_NONE: Final = words("any no")
_PETS: Final = words("pets pet animals")
_ANIMALS: Final = SPECIES_WORDS | words("pet pets animal animals")


def read(clause: Clause, scene: Scene, attempt: Attempt, reading: Reading) -> bool:
    """Take back what a clause denies; says whether there was anything it could mean."""
    over = clause.ended
    none = _without_any(clause)
    if not (over or clause.negated or none) or clause.modal not in {"", "will"}:
        return False
    if none:
        return _no_pets(clause, scene)
    if not over and _limited(clause, scene):
        return False
    plain = replace(clause, negated=False, never=False, ended=False, modal="")
    lasting = replace(plain, tense="present") if clause.never or over else plain
    claims = attempt(lasting)
    if not claims and lasting.tense == "present" and lasting.verb and not lasting.perfect:
        claims = attempt(replace(plain, tense="past", form="past")) if over else claims
    claims = claims or reading(_affirmed(clause, scene))
    done = False
    for claim in claims:
        key = claim.key or claim.label or ""
        value = claim.value or (claim.object.name if claim.object is not None else None)
        if value is None or (key in _TASTES and not over) or (not over and not _closes(value, clause, scene)):
            continue
        done = _end(claim, key, value, clause, scene) or done
    return done


def contrasted(clause: Clause, before: Clause, scene: Scene, attempt: Attempt) -> bool:
    """Read "not my son" behind "Bo is my nephew": what the clause before does not say is taken back."""
    if before.verb != "be" or not before.plain or not before.subject.tokens:
        return False
    rest = tuple(t for t in clause.tokens if t.low not in {"not", "and", "but"})
    claims = attempt(replace(before, rest=rest, tokens=(*before.subject.tokens, *rest)))
    done = False
    for claim in claims:
        value = claim.value or (claim.object.name if claim.object is not None else None)
        if value is not None and claim.confidence > 0:
            done = scene.deny(claim.subject, claim.key or claim.label or "", value) or done
    return done


_SAYING: Final = words("said told claimed mentioned wrote stated")


def disavowed(sentence: Sentence, since: int, scene: Scene) -> bool:
    """Read "I said I like tea, that was wrong", with nothing put in its place: what was claimed since is not so, and
    what is held of it is over."""
    if sentence.tokens[0].low != "i" or len(sentence.tokens) < _FEW or sentence.tokens[1].low not in _SAYING:
        return False
    for place, claim in scene.ledger.places_since(since):
        scene.ledger.drop(place)
        value = claim.value or (claim.object.name if claim.object is not None else None)
        scene.retract(claim.subject, claim.key or claim.label or "", value)
    return True


_FEW: Final = 4


def _affirmed(clause: Clause, scene: Scene) -> str:
    """Write a clause down without its denial: "Tom and I are friends" for "Tom and I aren't friends anymore"."""
    out: list[str] = []
    verbs = frozenset({"do", "does", "did"})
    tokens = clause.tokens
    denial = next((i for i, t in enumerate(tokens) if t.low in {"not", "never"}), len(tokens))
    helper = denial < len(tokens) and denial > 0 and tokens[denial - 1].low in verbs
    for i, token in enumerate(tokens):
        if clause.rest and token.start > clause.rest[-1].start:
            break
        longer = token.low == "no" and tokens[i + 1 : i + 2] != () and tokens[i + 1].low in {"longer", "more"}
        if i == denial or longer or (i and token.low in {"longer", "more"} and tokens[i - 1].low == "no"):
            continue
        if helper and i == denial - 1:
            continue
        word = scene.spoken[token.start : token.end]
        if helper and i == denial + 1 and tokens[denial - 1].low == "does":
            word += "es" if word.endswith(("s", "sh", "ch", "x", "o")) else "s"
        out.append(_WHOLE.get(token.low, word))
    return " ".join(out)


_WHOLE: Final = {"'m": "am", "'re": "are"}


def _end(claim: FactClaim, key: str, value: str, clause: Clause, scene: Scene) -> bool:
    if claim.subject == SPEAKER and key == "pet" and normalise(value) in _ANIMALS:
        held = scene.held(SPEAKER, ("pet",))
        named = [fact for fact in held if normalise(value) in normalise(fact.value)]
        if not named and (len(held) > 1 or not clause.ended):
            return False  # which of them, or whether it is one of that kind, nobody can tell
        return scene.retract_each(SPEAKER, [(fact.key, fact.value) for fact in named or held])
    if clause.ended:
        return scene.retract(claim.subject, key, value, ended(clause, scene))
    return scene.deny(claim.subject, key, value)


def _without_any(clause: Clause) -> bool:
    """Recognise "have no pets", "don't have any pets"."""
    noun = next((t.low for t in clause.rest if t.low not in _NONE), "")
    barred = clause.negated or clause.ended or (clause.rest[:1] != () and clause.rest[0].low == "no")
    return clause.verb in {"have", "own", "keep"} and barred and noun in _PETS and SPEAKER in clause.who


def _no_pets(clause: Clause, scene: Scene) -> bool:
    if _limited(clause, scene):
        return False
    return scene.retract_each(SPEAKER, [(fact.key, fact.value) for fact in scene.held(SPEAKER, ("pet",))])


def _closes(value: str, clause: Clause, scene: Scene) -> bool:
    """Tell whether a clause ends with the value it denies, or begins with it: "Grace isn't my manager"."""
    rest = _bare(clause.rest)
    last = normalise(rest[-1].low) if rest else ""
    whole = normalise(value).split("_")
    whole_rest = normalise(scene.words(rest)).split("_") if rest else []
    subject = normalise(scene.words(clause.subject.tokens)) if clause.subject.tokens else ""
    return last in whole or whole[-1] in whole_rest[-2:] or normalise(value) in subject


def _bare(rest: Tokens) -> Tokens:
    while rest and (rest[-1].low in _CLOSING or rest[-1].kind == "mark"):
        rest = rest[:-1]
    return rest


def _limited(clause: Clause, scene: Scene) -> bool:
    """Tell whether what follows a denial limits it: "I don't live in Rome because it's cheap"."""
    if not clause.tokens:
        return False
    return _LIMITING.match(scene.text[clause.tokens[-1].end :][:40]) is not None
