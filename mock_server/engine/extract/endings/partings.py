"""Who parts from whom: jobs left or lost, couples split. Other things given up are in `endings.py`."""

from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.endings.endings import TASTE, close, ended, matching
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.lexicon import phrases, words
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.phrases import find, lows, trim, upto_break
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.language.titles import organisation, title_at
from mock_server.engine.extract.scene import Scene


def leaving(clause: Clause, scene: Scene) -> bool:
    """Read "left Acme", "quit my job", "resigned from X", "retired"."""
    if not clause.who or not clause.plain or not (clause.tense == "past" or clause.perfect):
        return False
    read = _retired if clause.verb == "retire" else _left
    done = False
    for subject in clause.who:
        done = read(clause, subject, scene) or done
    return done


def _retired(clause: Clause, subject: Mention, scene: Scene) -> bool:
    held = scene.held(subject, ("employer",))
    done = scene.claim(subject, "status", "retired")
    return scene.retract(subject, "employer", held[0].value, ended(clause, scene)) or done if held else done


def _left(clause: Clause, subject: Mention, scene: Scene) -> bool:
    rest = clause.rest
    when = ended(clause, scene)
    if clause.verb in {"resign", "quit"} and not trim(upto_break(rest)):
        held = scene.held(subject, ("employer",))
        known = clause.verb == "resign" or bool(held and scene.hints.held[0].key in {"employer", "job_title"})
        return known and scene.retract(subject, "employer", None, when)
    employers = matching(scene, subject, rest, ("employer",))
    left = trim(upto_break(rest))
    if left and not employers:
        scene.deny(subject, "member_of", scene.words(left), when)
    onward = find(rest, "for", "to")
    joined = organisation(rest, onward + 1, scene)[0] if 0 < onward < len(rest) - 1 and scene.cased else ""
    if employers and joined and clause.verb in {"leave", "quit"}:
        return scene.claim(subject, "employer", joined)
    others = matching(scene, subject, trim(upto_break(rest)), (*TASTE, "pet", "status"))
    if others and not employers:
        return scene.retract_each(subject, others, when)
    if {"job", "company", "role", "position"} & {token.low for token in rest[:4]}:
        return _left_job(clause, subject, scene)
    if employers:
        return scene.retract(subject, "employer", employers[0][1], when)
    at = 1 if rest and rest[0].low in {"from", "at"} else 0
    name = organisation(rest, at, scene)[0] if at < len(rest) else ""
    if not name or (clause.verb != "resign" and not (scene.cased and rest[at].capital)):
        return clause.verb != "resign" and close(clause, trim(upto_break(rest)), scene)
    if clause.verb != "leave":
        return scene.retract(subject, "employer", name, when)
    # "I left Lisbon" is no job when a place to live is held: the place is over, if that was it.
    if scene.held(subject, ("location",)):
        return scene.retract_each(subject, matching(scene, subject, rest, ("location",)), when)
    return scene.retract(subject, "employer", name, when)


def _left_job(clause: Clause, subject: Mention, scene: Scene) -> bool:
    """Read "quit my job at X", "left the company", "resigned from my post as Y"."""
    rest = clause.rest
    when = ended(clause, scene)
    at = find(rest, "at", "with", "from")
    name = organisation(rest, at + 1, scene)[0] if at >= 0 else ""
    role = find(rest, "as")
    title = title_at(rest[role + 1 :]) if role >= 0 else ()
    done = bool(title) and scene.retract(subject, "job_title", scene.words(title), when)
    if name or not title or scene.held(subject, ("employer",)):
        done = scene.retract(subject, "employer", name or None, when) or done
    return done


def laid_off(clause: Clause, scene: Scene) -> bool:
    """Read "was laid off", "got fired from X"."""
    if not clause.who or clause.negated or clause.modal or not clause.rest:
        return False
    text = lows(clause.rest)
    if not text.startswith(phrases("laid off;fired;made redundant;let go;sacked")) or (
        clause.verb == "be" and clause.tense == "none"
    ):
        return False
    if words("landed then since now hired") & scene.said:
        return True  # "got made redundant in May, then landed a job"
    done = False
    for subject in clause.who:
        at_org = find(clause.rest, "from", "by", "at")
        name = organisation(clause.rest, at_org + 1, scene)[0] if at_org >= 0 else ""
        done = scene.retract(subject, "employer", name or None, ended(clause, scene))
        if not name and not scene.held(subject, ("employer",)):
            scene.claim(
                subject,
                "status",
                " ".join(text.split()[:2]) if not text.startswith(("fired", "sacked")) else text.split()[0],
            )
    return done


def dismissed(clause: Clause, scene: Scene) -> bool:
    """Read "Halcyon let me go", "they fired me"."""
    text = lows(clause.rest)
    if not clause.plain or (
        not text.startswith(phrases("me go;me off;me redundant;me down"))
        and not (clause.verb in {"fire", "sack"} and text.startswith("me"))
    ):
        return False
    if clause.verb not in words("let lay make fire sack") or (clause.verb == "let" and not text.startswith("me go")):
        return False
    held = scene.held(SPEAKER, ("employer",))
    named = [fact for fact in held if clause.who and fact.value.casefold() == clause.who[0].name.casefold()]
    if not named and clause.subject.pronoun != "they" and clause.subject.owner != SPEAKER:
        return False
    return scene.retract(SPEAKER, "employer", (named or held)[0].value if named or held else None, ended(clause, scene))


def newly_with(clause: Clause, scene: Scene) -> bool:
    """Read "I'm with Marco now" of someone who was with somebody else until now."""
    rest = clause.rest
    if clause.who != (SPEAKER,) or not clause.now or len(rest) < 2 or rest[0].low != "with":
        return False
    end = name_end(rest, 1, scene)
    parted = scene.ledger.takes_back("spouse")
    held = bool(scene.held(SPEAKER, ("spouse",))) and clause.has("now") and end == 2
    if end < 2 or not (parted or (held and not scene.held(SPEAKER, ("employer",)))):
        return False
    scene.keep(SPEAKER, "spouse")
    return scene.claim(SPEAKER, "spouse", scene.words(rest[1:end]))


def breaking(clause: Clause, scene: Scene) -> bool:
    """Read "broke up with Sam", "Sam and I split up", "got divorced", "we separated"."""
    if not clause.plain or not clause.who or not (clause.tense == "past" or clause.perfect):
        return False
    rest = clause.rest
    text = lows(rest)
    parted = (
        (clause.verb in {"break", "split"} and text.startswith("up"))
        or clause.verb in {"divorce", "separate"}
        or (clause.verb == "split" and (not rest or text.startswith(("from", "last", "in"))))
        or (clause.verb == "get" and text.startswith(("divorced", "a divorce")))
        or (clause.verb in {"call", "break"} and "engagement" in text)
    )
    if not parted:
        return False
    if SPEAKER not in clause.who:
        return _others_parting(clause, scene)
    others = [m.name for m in scene.group if m != SPEAKER]
    at = find(rest, "with", "from")
    if at >= 0 and at + 1 < len(rest):
        end = name_end(rest, at + 1, scene)
        if end > at + 1:
            others = [scene.words(rest[at + 1 : end])]
    if clause.verb == "divorce" and rest:
        end = name_end(rest, 0, scene)
        others = [scene.words(rest[:end])] if end else others
    name = next((o for o in others if o not in KIN), None)
    return scene.retract(SPEAKER, "spouse", name, ended(clause, scene))


def _others_parting(clause: Clause, scene: Scene) -> bool:
    """Read "Ansel and Bea got divorced", "Priya divorced Arun", "Priya broke up with Arun"."""
    rest = clause.rest
    when = ended(clause, scene)
    if len(clause.who) == _COUPLE:
        return scene.retract(clause.who[0], "spouse", clause.who[1].name, when)
    if len(clause.who) != 1:
        return False
    at = find(rest, "with", "from") + 1 if find(rest, "with", "from") >= 0 else 0
    end = name_end(rest, at, scene) if at < len(rest) else at
    return scene.retract(clause.who[0], "spouse", scene.words(rest[at:end]) or None, when)


_COUPLE: Final = 2


def together_again(clause: Clause, scene: Scene) -> bool:
    """Read "Alina and I are back together"."""
    if not clause.now or SPEAKER not in clause.who or lows(clause.rest[:2]) != "back together":
        return False
    others = [m.name for m in scene.group if m != SPEAKER and m.name not in KIN]
    return len(others) == 1 and clause.subject.plural and scene.claim(SPEAKER, "spouse", others[0])
