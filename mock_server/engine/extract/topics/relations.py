"""Facts between people and things: who manages whom, who belongs where, what is part of what."""

from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.described import called_end, described_name
from mock_server.engine.extract.language.kinds import SPECIES_WORDS
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.phrases import Tokens, find, lows, trim, trim_end, upto_break
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.language.relatives import read_relative, relative_mention
from mock_server.engine.extract.language.titles import is_job, organisation, title_at
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.family import names_at
from mock_server.engine.extract.topics.units import leads_unit
from mock_server.engine.extract.topics.work import employed

_TEAMS: Final = words(
    "team squad department group crew division unit office branch council board committee club band "
    "choir society guild union league staff brigade orchestra"
)
_ROOMS: Final = words("office branch club")
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
        found = scene.resolve(low if low != "her" else "she", clause.who, at=tokens[0].start)
        return found[0] if found else None
    relative = read_relative(tokens, 0, scene)
    if relative is not None:
        return relative_mention(relative, scene)
    called = called_end(tokens, 0)
    tokens = tokens[called:] if called > 0 else described_name(upto_break(tokens, cut_commas=False), scene) or tokens
    end = name_end(tokens, 0, scene)
    if end > 0 and (scene.cased or tokens[0].caseless) and not (end < len(tokens) and tokens[end].low in _TEAMS):
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
    rest = clause.rest[1:] if clause.starts("up") else clause.rest
    if not rest:
        return False
    other = _party(rest, clause, scene)
    if other == SPEAKER:
        bosses = [m.name for m in clause.who if m.type == "person" and m != SPEAKER]
        return scene.claim_each((SPEAKER,), "manager", bosses)
    if other is None:
        if not any(t.low in _TEAMS for t in rest[:5]) and not leads_unit(clause, rest):
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


def led(clause: Clause, scene: Scene) -> bool:
    """Read "the design team is led by Fumiko", "I'm managed by Torvald", "the site is being built by Casper"."""
    rest = clause.rest
    if not clause.now or len(rest) < 3:
        return False
    making = rest[0].low == "being" or clause.progressive
    rest = rest[1:] if rest[0].low == "being" else rest
    by = find(rest[:4], "by")
    if by < 1 or by + 1 >= len(rest) or not (rest[0].low in _LED or (making and rest[0].low in _MADE)):
        return False
    boss = _party(rest[by + 1 :], clause, scene)
    if boss is None or boss.type != "person" or boss == SPEAKER:
        return False
    scene.note(boss)
    if rest[0].low in _MADE:
        thing = trim(clause.subject.tokens)
        whole = clause.subject.owner in (None, SPEAKER) and clause.subject.person == "thing" and bool(thing)
        return whole and scene.relate(boss, "works_on", Mention("project", scene.words(thing)))
    if clause.who:
        people = tuple(m for m in clause.who if m.type == "person")
        return scene.relate_each(people, "reports_to", boss)
    group = trim(clause.subject.tokens)
    if clause.subject.person != "thing" or clause.subject.owner not in (None, SPEAKER) or not group:
        return False
    return scene.relate(boss, "manages", Mention("organisation", scene.words(group)))


_LED: Final = words("led run managed headed chaired supervised overseen captained directed coordinated")
_MADE: Final = words("built developed designed written rewritten redesigned rebuilt coded handled")


def owned_work(clause: Clause, scene: Scene) -> bool:
    """Read "the warehouse migration is Chidi's project"."""
    rest = trim_end(clause.rest)
    subject = clause.subject
    if not clause.now or len(rest) < 3 or subject.person != "thing" or subject.owner not in (None, SPEAKER):
        return False
    if rest[-2].low != "'s" or rest[-1].low not in words("project baby job responsibility task remit brainchild"):
        return False
    end = name_end(rest, 0, scene)
    thing = trim(subject.tokens)
    if end != len(rest) - 2 or not thing or thing[0].low in words("it that this those these"):
        return False
    return scene.relate(scene.person(scene.words(rest[:end])), "works_on", Mention("project", scene.words(thing)))


_UNDER: Final = {"report": "to", "answer": "to", "work": "under", "take": "from"}


def reporting(clause: Clause, scene: Scene) -> bool:
    """Read "reports to her", "I report to Grace", "work under Grace"."""
    subject = clause.subject
    who = clause.who
    if not who and subject.person == "thing" and subject.owner in (None, SPEAKER) and _teamlike(subject.tokens):
        who = (Mention("organisation", scene.words(trim(subject.tokens))),)
    if not who or not clause.now:
        return False
    at = 0
    if clause.verb == "take":
        at = 1 if clause.starts("orders") or clause.starts("instructions") else len(clause.rest)
    while at < len(clause.rest) and (clause.rest[at].low in _STRAIGHT or clause.rest[at].low.endswith("ly")):
        at += 1
    for_one = clause.verb == "work" and clause.starts("for") and len(clause.rest) == at + 2
    for_one = for_one and clause.rest[at + 1].low in {"him", "her"}
    if at + 1 >= len(clause.rest) or not (for_one or clause.rest[at].low == _UNDER.get(clause.verb)):
        return False
    animal = bool(SPECIES_WORDS & (scene.said | scene.before))
    if clause.verb == "answer" and clause.form == "ing" and subject.elided:
        return False  # "answering to Fitz since school"
    office = _office(clause.rest[at + 1 :], scene)
    if clause.verb == "answer" and ((clause.rest[at + 1].low == "the" and office is None) or animal):
        return False
    other = _party(clause.rest[at + 1 :], clause, scene) or (office if clause.verb in {"report", "answer"} else None)
    if other is None or other.type != "person":
        return False
    done = False
    for mention in who:
        done = scene.relate(mention, "reports_to", other) or done
    return done


_STRAIGHT: Final = words("straight in only both all always still now just up back")
_BODIES: Final = words("board council committee trustees governors shareholders cabinet ministry senate dean partners")


def _office(tokens: Tokens, scene: Scene) -> Mention | None:
    """Name a boss by the post alone: "the CEO", "the head of sales", "the board"."""
    if len(tokens) < 2 or tokens[0].low not in {"the", "our"}:
        return None
    title = title_at(tokens)
    held = title and len(title) < 5 and (is_job(title) or title[-1].low in _BODIES or title[0].low == "head")
    return scene.note(Mention("person", scene.words(title))) if held else None


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
    called = find(rest[:7], "called", "named")
    if text.startswith(("in a ", "in an ", "on a ")) and called > 2 and clause.who and _teamlike(rest[:called]):
        named = rest[called + 1 : name_end(rest, called + 1, scene)]
        group = Mention("organisation", scene.words(named))
        return bool(named) and SPEAKER not in clause.who and scene.relate_each(clause.who, "member_of", group)
    if clause.subject.person == "third" and _heads(clause, scene):
        return True
    if text.startswith(("on the ", "in the ", "with the ")) and clause.who and _teamlike(rest[1:]):
        return not (rest[0].low == "in" and rest[-1].low in _ROOMS) and _belong(clause, rest[1:], scene)
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


def _heads(clause: Clause, scene: Scene) -> bool:
    """Read "is head of the legal department", "'s the lead of our growth team"."""
    rest = clause.rest[1:] if clause.rest[0].low == "the" else clause.rest
    if len(rest) < 4 or rest[0].low not in words("head lead leader boss manager chair captain director coordinator"):
        return False
    if rest[1].low not in {"of", "for"} or rest[2].low not in {"the", "our"} or not _teamlike(rest[2:]):
        return False
    group = _thing(rest[2:], scene, "organisation")
    return group is not None and scene.relate_each(clause.who, "manages", group)


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
    at = find(rest[:5], "for") if clause.verb == "play" else -1
    if at == 0 or (at > 0 and SPEAKER not in clause.who and at + 1 < len(rest) and rest[at + 1].capital):
        return _belong(clause, rest[at + 1 :], scene)
    if clause.verb in _PERFORMING and SPEAKER not in clause.who and rest[0].low in {"in", "with", "for"}:
        return (
            bool(rest[1:])
            and rest[1].low in {"the", "our"}
            and _teamlike(rest[1:])
            and _belong(clause, rest[1:], scene)
        )
    if clause.verb in {"sit", "serve"} and rest[0].low == "on" and _teamlike(rest[1:]):
        return _belong(clause, rest[1:], scene)
    return False


_PERFORMING: Final = frozenset({"sing", "row", "dance", "march", "perform", "drum", "fiddle", "play"})


def knowing(clause: Clause, scene: Scene) -> bool:
    """Read "Ana knows Bo", "I work with Priya", "Ana met Bo in Leeds"."""
    if not clause.who or not clause.plain or not clause.rest:
        return False
    rest = clause.rest
    if clause.verb == "work":
        if not clause.now or rest[0].low not in {"with", "alongside"}:
            return False
        rest = rest[1:]
    elif clause.verb == "know":
        if not clause.now or not (rest[0].capital or called_end(rest, 0) > 0):
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
