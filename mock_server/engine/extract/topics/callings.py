"""Trades told by what one does: "drive trams for Halden Transit" makes a tram driver, "fix pianos" a piano repairer."""

from typing import Final

from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.kinds import PROGRAMMING
from mock_server.engine.extract.language.lexicon import PREPOSITIONS, number_of, words
from mock_server.engine.extract.language.phrases import Tokens, find, lows, trim, upto_break
from mock_server.engine.extract.language.placenames import place
from mock_server.engine.extract.language.titles import organisation
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.work import employed

AGENTS: Final[dict[str, str]] = {
    "drive": "driver", "fly": "pilot", "fix": "repairer", "repair": "repairer", "mend": "repairer",
    "clean": "cleaner",
    "sell": "seller", "paint": "painter", "weld": "welder", "build": "builder", "bake": "baker", "cook": "cook",
    "guard": "guard", "deliver": "deliverer", "make": "maker", "tune": "tuner", "brew": "brewer", "edit": "editor",
    "translate": "translator", "design": "designer", "develop": "developer", "write": "writer", "test": "tester",
    "inspect": "inspector", "install": "installer", "service": "engineer", "maintain": "technician",
    "print": "printer", "pack": "packer", "sort": "sorter", "train": "trainer", "groom": "groomer",
    "photograph": "photographer", "restore": "restorer", "breed": "breeder", "farm": "farmer", "grow": "grower",
    "curate": "curator", "coach": "coach", "program": "programmer", "code": "coder", "audit": "auditor",
    "operate": "operator", "interpret": "interpreter", "research": "researcher", "survey": "surveyor",
    "assemble": "assembler", "sew": "sewer", "carve": "carver", "illustrate": "illustrator", "animate": "animator",
    "teach": "teacher", "manage": "manager", "proofread": "proofreader", "review": "reviewer",
    "process": "processor", "handle": "handler", "catalogue": "cataloguer", "supervise": "supervisor",
    "coordinate": "coordinator", "publish": "publisher", "produce": "producer", "refurbish": "refurbisher",
    "dispatch": "dispatcher", "load": "loader",
    "stack": "stacker", "man": "operator", "run": "manager", "lay": "layer", "cut": "cutter",
    "fit": "fitter", "upholster": "upholsterer", "nurse": "nurse", "captain": "captain", "skipper": "skipper",
    "oversee": "overseer", "answer": "answerer", "staff": "clerk",
    "engineer": "engineer", "patrol": "patroller", "monitor": "monitor", "schedule": "scheduler",
    "record": "recorder",
    "pilot": "pilot", "walk": "walker", "trade": "trader", "plan": "planner", "analyse": "analyst",
    "analyze": "analyst", "shoe": "farrier", "pull": "puller", "bind": "binder", "arrange": "arranger",
    "lecture": "lecturer",
}  # fmt: skip
"""Verbs of work, and whom they make of one who does it for others."""
USUAL: Final[dict[str, str]] = {
    "cut hair": "hairdresser", "pull pints": "bartender", "pour pints": "bartender", "serve pints": "bartender",
    "fly planes": "pilot", "shoe horses": "farrier", "deliver babies": "midwife", "deliver post": "postal worker",
    "deliver mail": "mail carrier", "wait tables": "waiter", "lay bricks": "bricklayer", "bind books": "bookbinder",
    "stuff animals": "taxidermist", "arrange flowers": "florist", "clean windows": "window cleaner",
    "fight fires": "firefighter", "put out fires": "firefighter", "drive lorries": "lorry driver",
    "drive buses": "bus driver", "fix teeth": "dentist", "pull teeth": "dentist", "fix bikes": "bike mechanic",
    "fix bicycles": "bicycle mechanic", "fix cars": "car mechanic", "repair cars": "car mechanic",
    "paint houses": "house painter", "sell houses": "estate agent", "make clothes": "dressmaker",
    "keep books": "bookkeeper", "do books": "bookkeeper",
    "make cheese": "cheesemaker", "make shoes": "shoemaker", "mend shoes": "cobbler", "repair shoes": "cobbler",
}  # fmt: skip
"""Trades with a name of their own."""
_PLACED: Final = words(
    "fix repair mend clean sell paint weld build tune groom restore upholster make brew guard deliver "
    "shoe cut pull lay bind arrange wait drive fly install sort pack"
)
"""Verbs that tell a trade when a place is all that follows: "I fix clocks in Whitby"."""
_FOR_LOVE: Final = words("bake cook make paint write sew carve record photograph run plan walk grow lay cut rent")
"""Done as often for a friend as for a firm."""
_ALONE: Final = words(
    "drive cook clean teach weld paint code nurse fly guard translate interpret research audit bake lecture"
)
"""Verbs that name the trade without an object: "I drive for Halden"."""
_BY_OBJECT: Final = words("pour serve wait fight stuff deliver do keep")
_OWN_BOSS: Final = words("self-employed freelance freelancer freelancing")
_PLAIN: Final = words("old new big small large little used second-hand heavy lovely beautiful fancy cheap expensive")
_IDLE: Final = words(
    "it that this them him her me us dinner lunch breakfast tea coffee supper meals everything something things stuff "
    "money mistakes sense fun kids time errands homework dishes house home room car mess you nothing people friends"
)


def by_deed(clause: Clause, scene: Scene) -> bool:
    """Read "drive trams for Halden Transit", "clean offices for a firm called Sparkwell", "fly for Skerry Air"."""
    agent = AGENTS.get(clause.verb)
    if agent is None and clause.rest and clause.verb in _BY_OBJECT and (pair := lows(_object(clause.rest))):
        agent = USUAL.get(f"{clause.verb} {pair}")  # "pour pints at the Red Lion"
    if agent is None or not clause.who or not clause.now or not clause.rest:
        return False
    if clause.progressive and not clause.perfect:
        return False
    rest = clause.rest
    thing = _object(rest)
    if clause.verb == "drive" and _at_the_wheel(thing, rest):
        title = "bus driver" if thing[-1].low == "buses" else f"{_singular(scene.words(thing))} driver"
        done = scene.claim_each(clause.who, "job_title", [title])
        return (employed(rest, clause.who, scene) or _in_town(clause, thing, agent, scene)) or done
    own_boss = bool(_OWN_BOSS & scene.said) or {"self", "employed"} <= scene.said
    at = find(rest, "for", "at")
    firm, end = organisation(rest, at + 1, scene) if 0 <= at < len(rest) - 1 else ("", 0)
    again = find(rest, "for", "at", start=at + 1) if at >= 0 and not firm else -1
    if 0 <= again < len(rest) - 1:
        at = again  # "clean offices at night for Sparkwell"
        firm, end = organisation(rest, at + 1, scene)
    if firm and not any(t.capital or t.caseless for t in rest[at + 1 : end]) and "called" not in scene.said:
        firm = ""
    if firm and rest[at].low == "for" and clause.verb in _FOR_LOVE and " " not in firm and "called" not in scene.said:
        firm = ""  # "I bake cakes for Anna"
    if not firm and not own_boss:
        return _in_town(clause, thing, agent, scene)
    if not thing and ((at != 0 and clause.verb != "lecture") or clause.verb not in _ALONE):
        return False
    title = _title(clause, thing, agent, scene)
    done = scene.claim_each(clause.who, "job_title", [title])
    return (bool(firm) and employed(rest[at:], clause.who, scene)) or done


_VEHICLES: Final = words(
    "tram trams bus buses train trains lorry lorries taxi taxis cab cabs ambulance ambulances forklift forklifts ferry "
    "coach coaches hearse snowplough snowplow"
)


def _at_the_wheel(thing: Tokens, rest: Tokens) -> bool:
    """Recognise "drive the school bus", which nobody does but for a living."""
    behind = next((i + 1 for i, t in enumerate(rest) if thing and t.end == thing[-1].end), len(rest))
    onward = rest[behind].low if behind < len(rest) else ""
    own = bool(rest) and rest[0].low in {"my", "our", "his", "her", "their", "me", "you"}
    ends = onward in {"", ",", "for", "in", "at", "around", "on", "now", "and", "here", "these", "by", "part-time"}
    return bool(thing) and thing[-1].low in _VEHICLES and not own and ends and not thing[0].capital


_MENDERS: Final = {
    **dict.fromkeys(words("elevators lifts escalators turbines aircraft photocopiers"), "technician"),
    **dict.fromkeys(
        words("tractors trucks lorries buses trains motorbikes motorcycles planes boats engines"), "mechanic"
    ),
}
"""Who mends a thing, where that is no mere repairer."""


def _title(clause: Clause, thing: Tokens, agent: str, scene: Scene) -> str:
    usual = USUAL.get(f"{clause.verb} {' '.join(t.low for t in thing)}", "")
    if thing and agent == "repairer":
        agent = _MENDERS.get(thing[-1].low, agent)
    return usual or (f"{_singular(scene.words(thing))} {agent}" if thing else agent)


def _in_town(clause: Clause, thing: Tokens, agent: str, scene: Scene) -> bool:
    """Read "fix clocks in Whitby": many things of a kind, and where."""
    if not thing or clause.verb not in _PLACED or not scene.cased or thing[0].capital or clause.perfect:
        return False
    at = next((i + 1 for i, t in enumerate(clause.rest) if t.end == thing[-1].end), 0)
    rest = clause.rest[at:]
    noun = thing[-1].low
    plural = noun in _VEHICLES or noun.endswith("s") or noun in words("hair cheese furniture cider beer")
    if not plural or len(rest) < 2 or rest[0].low not in {"in", "near"} or not rest[1].capital:
        return False
    where = place(rest[1:], scene)
    odd = {"colours", "colors", "minecraft", "excel", "code", "bugs", "mistakes", "stuff"} & {
        t.low for t in clause.rest
    }
    if not where or odd or where.casefold() in PROGRAMMING or clause.rest[0].low in words("my our the his her their"):
        return False
    done = scene.claim_each(clause.who, "job_title", [_title(clause, thing, agent, scene)])
    return scene.claim_each(clause.who, "location", [where]) or done


def _object(rest: Tokens) -> Tokens:
    if rest[0].low in PREPOSITIONS:
        return ()
    thing = trim(upto_break(rest))
    while thing and (number_of(thing[0].low) is not None or thing[0].low in _PLAIN or thing[0].low == "number"):
        thing = thing[1:]
    if not thing or len(thing) > 4 or thing[0].low in _IDLE or thing[-1].low in _IDLE or thing[0].kind != "word":
        return ()
    return thing


def _singular(noun: str) -> str:
    for ending, single in (
        ("ies", "y"),
        ("sses", "ss"),
        ("shes", "sh"),
        ("ches", "ch"),
        ("xes", "x"),
        ("buses", "bus"),
    ):
        if noun.endswith(ending):
            return noun[: -len(ending)] + single
    return noun[:-1] if noun.endswith("s") and not noun.endswith(("ss", "us", "is", "ics")) else noun
