"""The software and equipment people use."""

from typing import Final

from mock_server.engine.extract.language.academia import ACADEMIC
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.dates import WEEKDAYS
from mock_server.engine.extract.language.kinds import LANGUAGES, PROGRAMMING
from mock_server.engine.extract.language.lexicon import DETERMINERS, words
from mock_server.engine.extract.language.phrases import Tokens, find, items, lows, trim, upto_break
from mock_server.engine.extract.scene import Scene

DIGITAL: Final = words(
    "notes tasks bugs issues tickets sketches drafts budget time files photos videos recipes "
    "passwords calendar expenses code slides docs documents todos diagrams presentations podcasts "
    "designs mockups writing journal spreadsheets invoices accounts bookkeeping "
    "planning scheduling editing drawings models mixing mastering recording composing recordings mixes drafting "
    "animation modelling rendering layout illustration retouching scoring budgeting"
)

_DEVICES: Final = words("laptop desktop pc computer phone server machine workstation tablet")

_NO_TOOLS: Final = words(
    "time mode shift shifts nights days hours mornings lates earlies decaf milk coffee tea water beer wine part-time "
    "full-time freelance contract gear gears lane topic subject subjects diet food foods vegan keto english metric "
    "kilometres celsius cash card weekly monthly plan b a pace jobs roles teams schools sides electric gas solar"
)
"""What one switches to and does not work with."""
_FAULTS: Final = words(
    "slow fast broken dead old new down frozen full fine great good bad stuck crashing ancient dying"
)


def keeping_in(clause: Clause, scene: Scene) -> bool:
    """Read "do all my sketches in Procreate", "track bugs in YouTrack", "edit my videos with DaVinci Resolve"."""
    if not clause.who or not clause.now or not scene.cased:
        return False
    at = find(clause.rest, "in", "with", "using")
    if (
        at < 1
        or at + 1 >= len(clause.rest)
        or not clause.rest[at + 1].capital
        or not DIGITAL & {t.low for t in clause.rest[:at]}
    ):
        return False
    named = clause.rest[at + 1 :]
    if named[0].low in LANGUAGES or named[0].low in PROGRAMMING:
        return False
    done = scene.claim_each(clause.who, "tool", tools(named, scene)[:1])
    for i, token in enumerate(named[:-4]):
        if token.low in {",", "and"} and _stored(named[i + 1 : i + 4]):
            done = scene.claim_each(clause.who, "tool", tools(named[i + 4 :], scene)[:1]) or done
    return done


def _stored(opening: Tokens) -> bool:
    """Recognise the "notes go in" of "sketches in Procreate, notes go in Obsidian"."""
    kept = opening[1].low in words("go goes live lives are is happen happens stay get")
    return opening[0].low in DIGITAL and kept and opening[2].low in words("in into on with through")


_CHANGED: Final = words(
    "from over editor ide browser shell phone laptop os distro setup stack terminal app provider tool"
)


def using(clause: Clause, scene: Scene) -> bool:
    """Read "use Neovim for everything and tmux for the rest", "switched to Linear", "my editor is Helix"."""
    if not clause.who or not clause.plain or not clause.rest:
        return False
    rest = clause.rest
    if clause.verb == "move" and rest[0].low in {"out", "from", "back", "away"}:
        return False
    if clause.verb in {"switch", "migrate", "change"}:
        if not (clause.tense == "past" or clause.perfect):
            return False
        to = find(rest, "to")
        if to < 0:
            return False
        named = any(t.capital and t.low not in WEEKDAYS for t in rest[to + 1 : to + 3])
        if clause.verb == "change" and not (named and (to == 0 or any(t.low in _CHANGED for t in rest[:to]))):
            return False  # "changed the password to something longer"
        rest = rest[to + 1 :]
        taken = upto_break(rest)
        if taken and taken[-1].low in _NO_TOOLS and not (taken[-1].capital and scene.cased):
            return False  # "switched to winter time"
        if taken and taken[-1].low in ACADEMIC and not taken[-1].capital:
            return False  # "switched to fine art at Moreton"
    elif clause.verb == "move" and rest[0].low not in {"to", "from", "back", "into", "out"}:
        to = find(rest, "to")
        if (
            to < 1
            or not (clause.tense == "past" or clause.perfect)
            or not any(t.low in {"my", "our", "all", "everything"} for t in rest[:to])
            or not rest[to + 1 : to + 2]
            or not rest[to + 1].capital
        ):
            return False
        rest = rest[to + 1 :]
    elif clause.verb in {"run", "host", "deploy"}:
        on = find(rest, "on")
        device = on > 0 and any(t.low in _DEVICES for t in rest[on + 1 : on + 4])
        if device and clause.now and clause.verb == "run" and rest[0].capital and scene.cased:
            return scene.claim_each(clause.who, "tool", tools(rest[:on], scene))  # "run Fedora on my laptop"
        if (
            on < 1
            or not clause.now
            or not any(t.low in words("everything all it our my most") for t in rest[:on])
            or not rest[on + 1 : on + 2]
            or not rest[on + 1].capital
        ):
            return False
        rest = rest[on + 1 :]
    elif clause.verb in {"rely", "depend"}:
        if rest[0].low != "on" or not clause.now:
            return False
        rest = rest[1:]
    elif not clause.now:
        return False
    return scene.claim_each(clause.who, "tool", tools(rest, scene))


def tools(tokens: Tokens, scene: Scene) -> list[str]:
    """Read a list of named tools."""
    out: list[str] = []
    for item in items(tokens):
        if out and item[0].low in {"even", "mostly", "mainly", "especially", "usually", "always", "only", "just"}:
            break  # "uses Figma for everything, even her shopping list"
        phrase = trim(upto_break(item))
        if (
            not phrase
            or phrase[0].low
            in words(
                "it that this them you my to public both your these those words what everything something anything "
                "nothing one"
            )
            or len(phrase) > 4
        ):
            break
        distinctive = (
            any(t.capital and scene.cased for t in phrase)
            or any(c in t.low for t in phrase for c in ".+#")
            or (bool(out) and len(phrase) == 1)
            or lows(phrase) in PROGRAMMING
        )
        plain = len(phrase) <= 2 and (item[0].low not in DETERMINERS) and not phrase[-1].low.endswith("ing")
        article = item[0].low in {"a", "an"} and len(phrase) <= 4
        if distinctive or plain or article:
            out.append(scene.words(phrase))
        else:
            break
    return out


def tool_named(clause: Clause, scene: Scene) -> bool:
    """Read "my editor is Helix", "my go-to editor is X", "my laptop is a ThinkPad"."""
    subject = clause.subject
    if subject.head == "phone" and not (clause.rest and clause.rest[0].low in {"a", "an"}):
        return False
    if (
        subject.owner is None
        or not clause.now
        or subject.head
        not in words(
            "editor ide laptop browser phone camera shell terminal os distro keyboard computer calendar tool "
            "stack setup driver"
        )
    ):
        return False
    named = clause.rest and (clause.rest[0].low in {"a", "an"} or clause.rest[0].capital)
    if not named and subject.head not in {"editor", "ide", "browser", "shell", "terminal", "os", "distro", "tool"}:
        return False
    if clause.rest and clause.rest[0].low in _FAULTS:
        return False
    return scene.claim_each((subject.owner,), "tool", tools(clause.rest, scene))
