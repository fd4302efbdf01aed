"""Facts between people and things: who manages whom, who belongs where, what is part of what."""

from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.clauses import Clause
from mock_server.engine.extract.family import names_at
from mock_server.engine.extract.lexicon import words
from mock_server.engine.extract.phrases import Tokens, find, lows, trim, upto_break
from mock_server.engine.extract.propernames import name_end
from mock_server.engine.extract.relatives import read_relative, relative_mention
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.titles import organisation
from mock_server.engine.extract.work import employed

_TEAMS: Final = words(
    "team squad department group crew division unit office branch council board committee club band "
    "choir society guild union league staff"
)
_PARTS: Final = words("part component module piece subset subsidiary feature section")


def _party(tokens: Tokens, clause: Clause, scene: Scene) -> Mention | None:
    """Read the other side of a relation: a pronoun, a name, "my brother", "the payments team"."""
    if not tokens:
        return None
    low = tokens[0].low
    if low in {"me", "us"}:
        return SPEAKER
    if low in {"her", "him", "them"} and (
        len(tokens) == 1 or tokens[1].kind != "word" or tokens[1].low in {"now", "and", "too", "at", "directly"}
    ):
        found = scene.resolve(low if low != "her" else "she", clause.who)
        return found[0] if found else None
    relative = read_relative(tokens, 0, scene)
    if relative is not None:
        return relative_mention(relative, scene)
    called = find(tokens[:6], "called", "named")
    if called > 0 and low in {"a", "an", "someone", "somebody"}:
        tokens = tokens[called + 1 :]  # "work under a chef named Bruno"
    end = name_end(tokens, 0, scene)
    if end > 0 and scene.cased and not (end < len(tokens) and tokens[end].low in _TEAMS):
        return scene.note(scene.person(scene.words(tokens[:end])))
    return None


def _thing(tokens: Tokens, scene: Scene, kind: str) -> Mention | None:
    phrase = trim(upto_break(tokens, keep=frozenset({"of", "for"})))
    if not phrase or len(phrase) > 5 or phrase[0].low in words("it that this them my me us"):
        return None
    return Mention(kind, scene.words(phrase))


def managing(clause: Clause, scene: Scene) -> bool:
    """Read "manages the payments team", "leads Ana and Bo", "supervises me"."""
    if not clause.who or not clause.now or not clause.rest:
        return False
    rest = clause.rest[1:] if clause.verb == "head" and clause.starts("up") else clause.rest
    if not rest:
        return False
    other = _party(rest, clause, scene)
    if other == SPEAKER:
        bosses = [m.name for m in clause.who if m.type == "person" and m != SPEAKER]
        return scene.claim_each((SPEAKER,), "manager", bosses)
    if other is None:
        if not any(t.low in _TEAMS for t in rest[:5]):
            return False
        other = _thing(rest, scene, "organisation")
        if (
            other is not None
            and clause.verb in {"run", "lead", "head", "manage", "supervise"}
            and rest[0].low in {"a", "an"}
        ):
            other = None
    elif clause.verb in {"run", "lead", "head"}:
        return False
    if other is None:
        return False
    others = [other]
    if other.type == "person" and scene.cased:
        others += [scene.note(scene.person(name)) for name in names_at(rest, 0, scene)[1:]]
    done = False
    for mention in clause.who:
        for one in others:
            done = scene.relate(mention, "manages", one) or done
    if other.type == "organisation":
        at = find(rest, "at")
        if at > 0 and (name := organisation(rest, at + 1, scene)[0]):
            for mention in clause.who:
                scene.claim(mention, "employer", name)
    return done


def reporting(clause: Clause, scene: Scene) -> bool:
    """Read "reports to her", "I report to Grace", "work under Grace"."""
    if not clause.who or not clause.now:
        return False
    at = 0
    if clause.verb == "report":
        while at < len(clause.rest) and clause.rest[at].low in {"directly", "straight"}:
            at += 1
    if at >= len(clause.rest) or clause.rest[at].low != ("under" if clause.verb == "work" else "to"):
        return False
    other = _party(clause.rest[at + 1 :], clause, scene)
    if other is None:
        return False
    done = False
    for mention in clause.who:
        done = scene.relate(mention, "reports_to", other) or done
    return done


def being(clause: Clause, scene: Scene) -> bool:
    """Read "is a member of the works council", "is part of the Atlas platform", "is on the growth team"."""
    if not clause.now or not clause.rest or clause.has("which"):
        return False
    rest = clause.rest
    text = lows(rest[:5])
    subject = clause.subject
    at = find(rest[:5], "member")
    if at >= 0 and at + 1 < len(rest) and rest[at + 1].low == "of":
        return _belong(clause, rest[at + 2 :], scene)
    at = next((i for i, t in enumerate(rest[:3]) if t.low in _PARTS), -1)
    if at >= 0 and at + 1 < len(rest) and rest[at + 1].low == "of":
        if (
            clause.who
            and clause.who[0].type == "person"
            and subject.person in ("first", "third")
            and (subject.person == "first" or _teamlike(rest[at + 2 :]))
        ):
            return _teamlike(rest[at + 2 :]) and _belong(clause, rest[at + 2 :], scene)
        whole = _thing(rest[at + 2 :], scene, "project")
        part = (
            Mention("project", clause.who[0].name)
            if clause.who
            else Mention("project", scene.words(trim(subject.tokens)))
            if subject.tokens and subject.owner is None
            else None
        )
        scene.thing = part
        return whole is not None and part is not None and part.name != "" and scene.relate(part, "part_of", whole)
    if text.startswith(("on the ", "in the ")) and clause.who and _teamlike(rest[1:]):
        return _belong(clause, rest[1:], scene)
    if (
        clause.who
        and len(clause.who) == 2
        and rest[0].low
        in words(
            "friends colleagues mates co-workers coworkers teammates housemates roommates flatmates "
            "neighbours neighbors"
        )
    ):
        return scene.relate(clause.who[0], "knows", clause.who[1])
    if (
        clause.who
        and rest[0].low in {"friends", "best", "good", "close", "old"}
        and find(rest, "with") >= 0
        and find(rest, "friends", "mates") >= 0
    ):
        other = _party(rest[find(rest, "with") + 1 :], clause, scene)
        return other is not None and scene.relate_each(clause.who, "knows", other)
    return False


def working_on(clause: Clause, scene: Scene) -> bool:
    """Read "Jette works on it", of a part just spoken of."""
    it = clause.starts("on") and len(clause.rest) > 1 and clause.rest[1].low in {"it", "that"}
    people = tuple(who for who in clause.who if who != SPEAKER)
    return it and clause.now and scene.thing is not None and scene.relate_each(people, "works_on", scene.thing)


def _teamlike(tokens: Tokens) -> bool:
    return any(t.low in _TEAMS for t in upto_break(tokens, keep=frozenset({"of", "for"}))[:7])


def _belong(clause: Clause, tokens: Tokens, scene: Scene) -> bool:
    group = _thing(tokens, scene, "organisation")
    if group is None or not clause.who:
        return False
    done = False
    for mention in clause.who:
        done = scene.relate(mention, "member_of", group) or done
    return done


def belonging(clause: Clause, scene: Scene) -> bool:
    """Read "belongs to the chess club", "plays for Leeds", "joined the climbing club", "sits on the board"."""
    if not clause.who or not clause.plain or not clause.rest:
        return False
    rest = clause.rest
    if clause.verb == "join":
        return clause.tense == "past" or clause.perfect if _teamlike(rest) and _belong(clause, rest, scene) else False
    if not clause.now:
        return False
    if clause.verb == "belong" and rest[0].low == "to":
        if clause.who[0].type == "person" and _teamlike(rest[1:]):
            return _belong(clause, rest[1:], scene)
        return False
    if clause.verb == "play" and rest[0].low == "for":
        return _belong(clause, rest[1:], scene)
    if clause.verb in {"sit", "serve"} and rest[0].low == "on" and _teamlike(rest[1:]):
        return _belong(clause, rest[1:], scene)
    return False


def knowing(clause: Clause, scene: Scene) -> bool:
    """Read "Ana knows Bo", "I work with Priya", "Ana met Bo in Leeds"."""
    if not clause.who or not clause.plain or not clause.rest:
        return False
    rest = clause.rest
    if clause.verb == "work":
        if not clause.now or rest[0].low != "with":
            return False
        rest = rest[1:]
    elif clause.verb == "know":
        if not clause.now or not rest[0].capital:
            return False
    else:
        return False
    other = _party(rest, clause, scene) if rest else None
    if other is None or other.type != "person":
        return False
    others = (
        [other, *(scene.note(scene.person(name)) for name in names_at(rest, 0, scene)[1:])] if scene.cased else [other]
    )
    done = False
    for mention in clause.who:
        for one in others:
            done = scene.relate(mention, "knows", one) or done
    at = find(rest, "at")
    if clause.verb == "work" and at > 0:
        employed(rest[at:], clause.who, scene)
    return done


def containing(clause: Clause, scene: Scene) -> bool:
    """Read "the Atlas platform includes the billing service", "belongs to the Atlas platform"."""
    subject = clause.subject
    if not clause.now or not subject.tokens or subject.owner is not None or not clause.rest:
        return False
    if clause.verb == "belong" and clause.starts("to"):
        whole = _thing(clause.rest[1:], scene, "project")
        part = Mention("project", scene.words(trim(subject.tokens)))
        return whole is not None and not clause.who and scene.relate(part, "part_of", whole)
    return False
