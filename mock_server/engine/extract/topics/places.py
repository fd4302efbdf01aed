"""Where people live and where they come from."""

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.dates import find_date, is_future
from mock_server.engine.extract.language.lexicon import phrases, words
from mock_server.engine.extract.language.phrases import Tokens, find, lows
from mock_server.engine.extract.language.placenames import place
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.work import when

_HOMES = ("place", "flat", "apartment", "room", "studio", "house", "home", "cottage")
_AWAY = words(
    "to from back out over up down here away into in across abroad house home with north south east "
    "west again all closer further overseas countries cities ,"
)
_HOME_LEADS = phrases("in;near;outside;at;around")


def living(clause: Clause, scene: Scene) -> bool:
    """Read "live in X", "have lived in X for years", "am living in X", "reside in X"."""
    if not clause.who or not clause.now or not clause.rest:
        return False
    at = find(clause.rest, "in", "near", "outside", "around", "on")
    if at < 0 or at > 4 or (clause.rest[at].low == "on" and not _ashore(clause.rest[at + 1 :], scene)):
        return False
    if (
        clause.verb == "stay"
        and not ({"now", "currently"} & clause.adverbs)
        and not lows(clause.tokens).endswith(("these days", "nowadays", "now"))
    ):
        return False
    where = place(clause.rest[at + 1 :], scene)
    if not where:
        return False
    for mention in clause.who:
        scene.claim(mention, "location", where)
    return True


def _ashore(rest: Tokens, scene: Scene) -> bool:
    """Tell "on Skye" and "on the outskirts of Leeds" from "on Elm Street" and "on coffee"."""
    if "outskirts" in lows(rest):
        return True
    street = words("street road avenue lane drive st rd ave square terrace crescent close way boulevard mars")
    named = bool(rest) and rest[0].capital and scene.cased and rest[0].low not in street
    return named and not (len(rest) > 1 and rest[1].low in street)


def moving(clause: Clause, scene: Scene) -> bool:
    """Read "moved to X last month", "have just relocated from Y to X"; a move still to come is a plan."""
    if not clause.who or not clause.plain:
        return False
    if not (clause.tense == "past" or clause.perfect) or (clause.progressive and not clause.perfect):
        return False
    rest = clause.rest
    if not rest or (rest[0].low not in _AWAY and rest[0].kind == "word"):
        return False
    to = find(rest, "to")
    if to < 0:
        into = find(rest, "into", "in")
        to = find(rest, "in", start=into + 1) if into >= 0 else -1
        if to < 0 or not any(t.low in words("flat apartment house place studio room home") for t in rest[:to]):
            return False
    if any(t.low in {"team", "teams", "role", "department", "group"} for t in rest):
        return False
    where = place(rest[to + 1 :], scene)
    if not where:
        return False
    for mention in clause.who:
        scene.claim(mention, "location", where, since=when(clause, scene))
    return True


def being(clause: Clause, scene: Scene) -> bool:
    """Read "am based in X", "am from X", "was born in X"."""
    if not clause.who or not clause.rest or not clause.plain:
        return False
    rest = clause.rest
    first = rest[0].low
    second = rest[1].low if len(rest) > 1 else ""
    if first == "from" and clause.subject.elided and clause.link == "" and not clause.has("originally"):
        return False
    if first == "from" and (clause.tense == "present" or clause.tense == "none"):
        compass = words("north south east west coast midlands islands highlands countryside")
        if second == "the" and len(rest) > 2 and not rest[2].capital and rest[2].low not in compass:
            return False  # "from the accounts department"
        return _home(clause, rest[1:], scene)
    if clause.tense == "present" or clause.tense == "none":
        if first in {"based", "living", "located", "settled"} and (
            second in _HOME_LEADS or (second == "out" and len(rest) > 3 and rest[2].low == "of")
        ):
            where = place(rest[3 if second == "out" else 2 :], scene)
        elif first in {"in", "back"} and clause.perfect and any(t.low in {"since", "for"} for t in rest):
            where = place(rest[2:] if first == "back" else rest[1:], scene)
        elif first == "in" and ({"now", "currently"} & clause.adverbs or lows(rest).endswith(("these days", " now"))):
            start, end = find_date(rest)
            if start >= 0 and is_future(rest[start:end]):
                return False
            where = place(rest[1:], scene)
        elif first == "on" and {"now", "currently"} & (clause.adverbs | scene.said) and _ashore(rest[1:], scene):
            where = place(rest[1:], scene)
        else:
            where = ""
        if where:
            for mention in clause.who:
                scene.claim(mention, "location", where)
            return True
    if first in {"born", "raised"} or (first == "brought" and second == "up"):
        at = find(rest, "in", "near", "outside")
        while at >= 0 and at + 1 < len(rest):
            where = place(rest[at + 1 :], scene)
            if where:
                return _home(clause, rest[at + 1 :], scene)
            at = find(rest, "in", start=at + 1)
    return False


def _home(clause: Clause, tokens: Tokens, scene: Scene) -> bool:
    where = place(tokens, scene)
    if not where:
        return False
    for mention in clause.who:
        scene.claim(mention, "hometown", where)
    return True


def growing(clause: Clause, scene: Scene) -> bool:
    """Read "grew up in X", "come from X", "hail from X"."""
    if not clause.who or not clause.plain:
        return False
    if clause.verb == "grow" and (clause.tense != "past" or not clause.starts("up")):
        return False
    if clause.verb in {"come", "hail", "originate"} and clause.tense != "present":
        return False
    at = find(clause.rest, "in", "near", "outside") if clause.verb == "grow" else find(clause.rest, "from")
    if at < 0 or (clause.verb == "come" and (clause.perfect or clause.starts("back") or clause.starts("home"))):
        return False  # "we've just come back from Japan"
    return _home(clause, clause.rest[at + 1 :], scene)


def living_aside(clause: Clause, scene: Scene) -> bool:
    """Scan for "a Dane living in Lyon", "a nurse based in Hull"."""
    if clause.verb != "be" or not clause.now or not clause.who:
        return False
    rest = clause.rest
    for i in range(1, len(rest) - 2):
        if rest[i].low in {"living", "based", "residing"} and rest[i + 1].low == "in":
            where = place(rest[i + 2 :], scene)
            return bool(where) and scene.claim_each(clause.who, "location", [where])
    return False


def housed(clause: Clause, scene: Scene) -> bool:
    """Read "got a place in Montréal", "rent a room in Ghent", "bought a house in Uppsala and moved in"."""
    if not clause.who or not clause.plain or not clause.rest:
        return False
    got = clause.tense == "past" or clause.perfect
    if (clause.verb == "rent" and not clause.now) or (clause.verb in {"get", "buy"} and not got):
        return False
    if clause.verb == "buy" and "moved" not in scene.said:
        return False
    home_at = find(clause.rest[:4], *_HOMES)
    if home_at < 0 or home_at + 2 >= len(clause.rest) or clause.rest[home_at + 1].low not in {"in", "near"}:
        return False
    where = place(clause.rest[home_at + 2 :], scene)
    return bool(where) and scene.claim_each(clause.who, "location", [where])


def found_in(clause: Clause, scene: Scene) -> bool:
    """Read "these days you'll find me in Ljubljana"."""
    if not clause.starts("me", "in") or not ({"now", "currently", "days"} & scene.said) or clause.negated:
        return False
    where = place(clause.rest[2:], scene)
    return bool(where) and scene.claim(SPEAKER, "location", where)


def city_aside(clause: Clause, scene: Scene) -> bool:
    """Scan for "the city I live in is called Olomouc"."""
    tokens = clause.tokens
    at = next(
        (
            i
            for i in range(len(tokens) - 2)
            if tokens[i].low == "live" and tokens[i + 1].low == "in" and tokens[i + 2].low == "is"
        ),
        -1,
    )
    if (
        at < 0
        or not any(t.low == "i" for t in tokens[:at])
        or not scene.said & words("city town village place country")
    ):
        return False
    begin = at + 4 if at + 3 < len(tokens) and tokens[at + 3].low in {"called", "named"} else at + 3
    where = place(tokens[begin:], scene)
    return bool(where) and scene.claim(SPEAKER, "location", where)


def settling(clause: Clause, scene: Scene) -> bool:
    """Read "settled down in Kilkenny", "have settled in Hobart"."""
    if not clause.who or not clause.plain or not (clause.tense == "past" or clause.perfect):
        return False
    at = find(clause.rest[:3], "in", "near")
    where = place(clause.rest[at + 1 :], scene) if at >= 0 else ""
    return bool(where) and scene.claim_each(clause.who, "location", [where], since=when(clause, scene))


def based_fragment(clause: Clause, scene: Scene) -> bool:
    """Read the fragment "Berlin based"."""
    rest = clause.rest
    if rest and rest[0].capital and rest[0].low.endswith("-based") and clause.link in {"", ",", "("}:
        return scene.claim(SPEAKER, "location", scene.words(rest[:1]).rpartition("-")[0])
    at = find(rest, "based")
    if at < 1 or at > 3 or not rest[0].capital or clause.link not in {"", ","}:
        return False
    if at + 1 < len(rest) and rest[at + 1].kind == "word":
        return False
    return scene.claim(SPEAKER, "location", scene.words(rest[:at]))


def calling_home(clause: Clause, scene: Scene) -> bool:
    """Read "call Naples home", "have made Wellington our home"."""
    if not clause.who or not clause.plain or not clause.rest:
        return False
    if clause.verb == "call" and not clause.now:
        return False
    at = find(clause.rest, "home")
    if at < 1 or at > 5:
        return False
    end = at - 1 if clause.rest[at - 1].low in {"my", "our", "their", "his", "her"} else at
    if clause.verb == "make" and end == at:
        return False
    named = clause.rest[:end]
    where = place(named, scene)
    return bool(where) and named[0].capital and scene.claim_each(clause.who, "location", [where])


def origin(clause: Clause, scene: Scene) -> bool:
    """Read the fragments "originally from X" and "based in X"."""
    text = [t.low for t in clause.rest]
    if clause.subject.person not in ("none", "first") or not text:
        return False
    i = 1 if text[0] == "originally" else 0
    if text[i : i + 1] == ["from"] and (i or clause.has("originally")):
        where = place(clause.rest[i + 1 :], scene)
        return bool(where) and scene.claim(SPEAKER, "hometown", where)
    return False


def home(clause: Clause, scene: Scene) -> bool:
    """Read "my hometown is X", "home is X", "my home town's X"."""
    owner = clause.subject.owner
    described = clause.subject.modifiers
    if owner is None and described == {"home"}:
        owner = SPEAKER
    if (
        owner is None
        or not clause.now
        or not clause.rest
        or words("favourite second dream old holiday first next") & described
        or ("new" in described and clause.subject.head not in words("address home flat place apartment house"))
    ):
        return False
    if clause.subject.head in {"flat", "house", "apartment", "place", "address"} and clause.rest[0].low != "in":
        return False
    if clause.subject.head in {"base", "residence"} and not described <= words(
        "my our home base residence current main"
    ):
        return False
    if clause.subject.head == "town" and "home" not in described:
        return False
    rest = clause.rest[1:] if clause.rest[0].low == "in" else clause.rest
    where = place(rest, scene)
    if not where:
        return False
    origin_word = clause.subject.head in {"hometown", "birthplace", "roots"} or {"home", "town"} <= described
    return scene.claim(owner, "hometown" if origin_word else "location", where)
