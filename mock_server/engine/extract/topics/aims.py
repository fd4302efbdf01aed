"""What people want to reach: aims with and without a date, resolutions, what they train for."""

from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.dates import MONTHS, SEASONS, find_date, is_year
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.phrases import Tokens, lows, trim, trim_end
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.projects import VAGUE


def preparing(clause: Clause, scene: Scene) -> bool:
    """Read "am prepping for the bar exam", "dream of sailing around the world" as a goal."""
    rest = clause.rest
    if not clause.who or not clause.now or len(rest) < 2:
        return False
    if clause.verb == "dream":
        if rest[0].low != "of":
            return False
    elif not clause.progressive or rest[0].low != "for":
        return False
    aim = trim(goal_at(rest[1:]))
    return (
        bool(aim)
        and len(aim) <= 10
        and aim[0].low not in VAGUE
        and scene.claim_each(clause.who, "goal", [scene.words(aim)])
    )


def goal_at(tokens: Tokens) -> Tokens:
    """Take what somebody wants to reach, up to the next break."""
    end = len(tokens)
    for i, token in enumerate(tokens):
        if (
            i
            and (
                token.low in words("because but so although though which if while and")
                or token.kind in ("mark", "emoji")
            )
            and token.low not in {"-", "/", "&", ","}
        ):
            end = i
            break
        if i and token.low == ",":
            end = i
            break
    cut = trim_end(tokens[:end], keep_dates=True)
    while len(cut) > 1 and cut[-1].low in _TILL:
        cut = cut[:-1]  # "run my first ultra before I turn 40"
    return cut


_TILL: Final = words("before until till when after once")


def resolved(clause: Clause, scene: Scene) -> bool:
    """Read "my resolution is no more doomscrolling"."""
    if clause.subject.owner != SPEAKER or clause.subject.head not in words("resolution resolutions goal rule aim"):
        return False
    aim = goal_at(clause.rest)
    said = clause.tokens[-len(clause.rest) - 2 :]
    told = clause.verb == "be" and bool(aim) and lows(said[:2]) == "no more"
    return told and scene.claim(SPEAKER, "goal", f"no more {scene.words(aim)}")


def aiming(clause: Clause, scene: Scene) -> bool:
    """Read "want to run a marathon", "am hoping to learn X", "am trying to lose weight", "aim to ..."."""
    subject = clause.subject
    rest = clause.rest
    if (
        clause.verb == "like"
        and clause.modal in {"'d", "would"}
        and not clause.negated
        and clause.who
        and len(rest) > 2
    ):
        if rest[0].low != "to" or rest[1].low not in words("become learn master own publish retire"):
            return False
        wished = goal_at(rest[1:])
        return bool(wished) and scene.claim_each(clause.who, "goal", [scene.words(wished)])
    if not rest or not clause.plain or not (clause.now):
        return False
    owners: tuple[Mention, ...] = clause.who
    if clause.verb == "be":
        if subject.owner is None or subject.head not in words(
            "goal aim target objective resolution ambition dream goals"
        ):
            return False
        owners = (subject.owner,)
        start = 1 if rest[0].low == "to" else 0
    elif clause.verb == "plan":
        if rest[0].low != "to" or find_date(rest)[0] >= 0 or not is_lasting(rest[1:]):
            return False
        start = 1
    elif clause.verb in words("aim intend hope try want wish train save"):
        if clause.verb in {"try", "train", "save"} and not clause.progressive:
            return False
        if rest[0].low == "for" and clause.verb in {"train", "aim", "save"}:
            start = 1
        elif rest[0].low == "up" and clause.verb == "save" and len(rest) > 1 and rest[1].low == "for":
            start = 2
        elif rest[0].low == "to" and clause.verb != "train" and clause.verb != "save":
            start = 1
        else:
            return False
        timely = clause.verb in {"want", "hope"} and (
            _by_then((*clause.lead, *rest[start:])) or _in_years(clause.lead) or {"by", "time"} <= scene.said
        )
        if clause.verb in {"want", "try", "wish", "hope"} and not (timely or is_lasting(rest[start:])):
            return False
    else:
        return False
    aim = goal_at(rest[start:])
    if aim and clause.verb == "be" and len(aim) == 1 and verb(aim[0].low) is None:
        return False  # "my aim is true"
    if aim and aim[0].low == "see" and not ("before" in scene.said and any(t.isdigit() for t in scene.said)):
        return False  # "I want to see it", but "... the northern lights before I'm 40"
    if not aim or (
        aim[0].low
        in {
            "know",
            "ask",
            "say",
            "thank",
            "hear",
            "talk",
            "understand",
            "find",
            "figure",
            "decide",
            "it",
            "that",
            "this",
            "a_bit",
        }
        and clause.verb in {"want", "try", "hope", "wish"}
    ):
        return False
    if len(aim) > 14:
        aim = aim[:12]
    done = False
    for owner in owners:
        done = scene.claim(owner, "goal", scene.words(aim)) or done
    return done


def _by_then(tokens: Tokens) -> bool:
    """Tell whether an aim says by which month, season or year: "by christmas I want to have sixty customers"."""
    said = {t.low for t in tokens}
    then = not said.isdisjoint(MONTHS) or not said.isdisjoint(SEASONS) or not said.isdisjoint(_TERMS)
    aimed = said & {"by", "before", "within"} or any(is_year(t.low) for t in tokens)
    return bool(aimed) and then and not said & {"trip", "visit", "call", "go", "see"}


def _in_years(lead: Tokens) -> bool:
    """Tell whether a clause opens with a time some way off: "in six months I want ...", "five years from now ..."."""
    said = {t.low for t in lead}
    return bool(said & {"in", "within", "from"}) and bool(said & words("months years year decade"))


_TERMS: Final = words("christmas xmas easter year month birthday 30 40 50")


_LASTING: Final = words(
    "marathon learn become run read write lose save quit stop buy build launch finish publish retire "
    "travel move master improve get climb earn translate compose record become found build start open "
    "beat break lift restore renovate qualify "
    "conquer overcome complete swim speak reach raise open own win see cycle visit pay hike sail graduate double"
)


def is_lasting(aim: Tokens) -> bool:
    """Tell a goal from a wish of the moment: a verb of achievement, with an object."""
    if len(aim) > 2 and aim[0].low == "be" and "by" in lows(aim).split()[2:]:
        return True  # "be debt free by next year"
    return (
        len(aim) >= 2
        and aim[0].low in _LASTING
        and not any(t.low in {"this", "that", "it", "you"} for t in aim[1:2])
        and not ({"today", "tonight", "now"} & set(lows(aim).split()))
    )
