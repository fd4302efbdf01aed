"""Tastes told by their effect: "raw onions make me gag", "I find golf boring"."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.kinds import ACTIVITIES, FOODS
from mock_server.engine.extract.language.lexicon import phrases, words
from mock_server.engine.extract.language.phrases import lows, trim
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.tastes import VAGUE, things


def affecting(clause: Clause, scene: Scene) -> bool:
    """Read "raw onions make me gag", "jazz makes me happy", "nothing beats fresh bread", "crowds stress me out"."""
    subject = clause.subject
    if clause.negated or clause.modal not in {"", "can"} or not clause.rest or clause.who == (SPEAKER,):
        return False
    said = {t.low for t in clause.rest}
    if clause.verb == "beat" and subject.pronoun == "" and clause.tokens[0].low == "nothing":
        return scene.claim_each((SPEAKER,), "likes", things(clause.rest, scene))
    what = trim(subject.tokens)
    if (
        not what
        or subject.owner is not None
        or "me" not in said
        or clause.tense == "past"
        or len(what) > 5
        or what[0].low in VAGUE
    ):
        return False
    if clause.verb in {"make", "drive", "give"} and said & words(
        "gag sick vomit cringe nauseous mad crazy heave shudder creeps queasy ick"
    ):
        return scene.claim(SPEAKER, "dislikes", scene.words(what))
    if clause.verb in words(
        "freak creep gross weird stress bore annoy irritate disgust scare terrify bug bother exhaust drain infuriate"
    ):
        return clause.rest[0].low == "me" and len(what) <= 3 and scene.claim(SPEAKER, "dislikes", scene.words(what))
    if clause.verb == "make" and said & {"happy", "smile"}:
        return scene.claim(SPEAKER, "likes", scene.words(what))
    return False


_DULL: Final = words(
    "boring annoying tedious dull disgusting gross unbearable irritating exhausting pointless "
    "overrated insufferable stressful revolting"
)

_FINE: Final = words("fascinating relaxing fun delightful soothing therapeutic irresistible calming delicious")


def judged(clause: Clause, scene: Scene) -> bool:
    """Read "marmite is disgusting if you ask me"; a thing at hand ("the bathroom is disgusting") is no taste."""
    what = trim(clause.subject.tokens)
    if not clause.now or not what or len(what) > 3 or clause.subject.owner is not None:
        return False
    predicate = clause.tokens[len(clause.lead) + len(clause.subject.tokens) :]
    verdict = next((t.low for t in predicate[:4] if t.low in _DULL or t.low in _FINE), "")
    general = what[0] is clause.subject.tokens[0] and what[-1].low in FOODS | ACTIVITIES
    mine = scene.said >= {"if", "you", "ask", "me"} or bool({"imo", "imho"} & scene.said)
    if not verdict or not (general or mine) or what[0].low in VAGUE:
        return False
    return scene.claim(SPEAKER, "dislikes" if verdict in _DULL else "likes", scene.words(what))


def finding(clause: Clause, scene: Scene) -> bool:
    """Read "find golf boring", "find knitting relaxing"."""
    if not clause.who or not clause.now or len(clause.rest) < 2 or clause.progressive:
        return False
    verdict = next((i for i, t in enumerate(clause.rest) if t.low in _DULL or t.low in _FINE), -1)
    what = trim(clause.rest[:verdict]) if verdict > 0 else ()
    while len(what) > 1 and (what[-1].low in words("really quite so very a bit pretty") or what[-1].low.endswith("ly")):
        what = what[:-1]
    if not what or len(what) > 4 or what[0].low in VAGUE:
        return False
    return scene.claim_each(
        clause.who, "dislikes" if clause.rest[verdict].low in _DULL else "likes", [scene.words(what)]
    )


def eating_daily(clause: Clause, scene: Scene) -> bool:
    """Read "could eat dumplings every day"."""
    if (
        clause.modal not in {"could", "can"}
        or clause.negated
        or not clause.who
        or not lows(clause.rest).endswith(phrases("every day;all day;forever;all day long;every single day;for hours"))
    ):
        return False
    return scene.claim_each(clause.who, "likes", things(clause.rest, scene)[:1])


def passionate(clause: Clause, scene: Scene) -> bool:
    """Read "photography is my passion", "chess is my favourite hobby"."""
    subject = clause.subject
    text = lows(clause.rest)
    if (
        not clause.now
        or not subject.tokens
        or subject.owner is not None
        or text
        not in words(
            "my_passion my_hobby my_favourite_hobby my_main_hobby my_big_passion my_true_passion "
            "my_favourite_pastime what_i_do_for_fun my_great_love my_life"
        )
    ):
        return False
    what = trim(subject.tokens)
    key = "hobby" if "love" not in text and "life" not in text else "likes"
    return bool(what) and scene.claim(SPEAKER, key, scene.words(what))
