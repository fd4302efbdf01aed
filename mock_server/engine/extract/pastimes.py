"""Hobbies and skills, and the tools people use."""

from typing import Final

from mock_server.engine.claims import Mention
from mock_server.engine.extract.clauses import Clause
from mock_server.engine.extract.dates import date_at
from mock_server.engine.extract.kinds import ACTIVITIES, INSTRUMENTS, LANGUAGES, PROGRAMMING
from mock_server.engine.extract.lexicon import DETERMINERS, PREPOSITIONS
from mock_server.engine.extract.phrases import Tokens, find, items, lows, trim, trim_end, upto_break
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.verbs import verb

_HABIT: Final = frozenset({"weekends", "weekend", "evenings", "sundays", "saturdays", "fridays", "mornings", "often", "usually", "regularly", "spare", "free", "sometimes", "every", "tuesdays", "wednesdays", "thursdays", "mondays", "nights", "summer", "winter"})


def _claim(who: tuple[Mention, ...], key: str, values: list[str], scene: Scene) -> bool:
    done = False
    for mention in who:
        for value in values:
            done = scene.claim(mention, key, value) or done
    return done


def playing(clause: Clause, scene: Scene) -> bool:
    """Read "play the cello", "have been playing chess since nine"."""
    if not clause.who or not clause.now or not clause.rest:
        return False
    values = []
    for item in items(clause.rest):
        phrase = trim(upto_break(item))
        text = lows(phrase)
        if text in INSTRUMENTS or text in ACTIVITIES or (phrase and (phrase[-1].low in INSTRUMENTS or phrase[-1].low in ACTIVITIES)):
            values.append(scene.words(phrase))
            continue
        if phrase and _HABIT & {t.low for t in clause.tokens} and len(phrase) <= 3 and phrase[0].kind == "word" and phrase[0].low not in _NO_GAME and not values and not phrase[0].capital:
            values.append(scene.words(phrase))
            continue
        if phrase and item[0].low == "the" and len(phrase) <= 2 and not values and phrase[0].low not in {"game", "role", "part", "field", "fool", "odds", "market", "video", "long"}:
            values.append(scene.words(phrase))
            continue
        break
    return _claim(clause.who, "hobby", values, scene)


_NO_GAME: Final = frozenset("it that this them with music games along dead hard catch nice host at in for on to a part role video songs shows".split())
_KEEN: Final = frozenset("avid keen passionate enthusiastic amateur casual recreational hobby weekend lifelong hobbyist devoted budding".split())
_AGENT_ACTIVITY: Final = {
    "cyclist": "cycling", "photographer": "photography", "birder": "birdwatching", "birdwatcher": "birdwatching", "pianist": "piano", "guitarist": "guitar", "violinist": "violin", "drummer": "drums", "runner": "running",
    "swimmer": "swimming", "astronomer": "astronomy", "golfer": "golf", "gamer": "gaming", "knitter": "knitting", "potter": "pottery", "poet": "poetry", "cook": "cooking", "beekeeper": "beekeeping", "botanist": "botany",
    "carpenter": "carpentry", "woodworker": "woodworking", "fisherman": "fishing", "angler": "fishing", "chess": "chess", "kayaker": "kayaking", "jogger": "jogging", "skateboarder": "skateboarding", "artist": "art",
    "cellist": "cello", "boxer": "boxing", "footballer": "football",
}  # fmt: skip


def keen(clause: Clause, scene: Scene) -> bool:
    """Read "am an avid gardener", "am a keen cyclist" as a hobby."""
    rest = trim_end(clause.rest)
    if not clause.who or not clause.now or len(rest) < 3 or rest[0].low not in {"a", "an", "the"} or rest[1].low not in _KEEN:
        return False
    agent = rest[2].low
    if len(rest) == 4 and rest[3].low in {"player", "collector", "watcher"}:
        return _claim(clause.who, "hobby", [scene.words(rest[2:3])], scene)
    if len(rest) > 3 and rest[3].kind == "word" and rest[3].low not in {"and", "in", "who", "since", "on", "at"}:
        return False
    activity = _AGENT_ACTIVITY.get(agent)
    if activity is None and agent.endswith("er") and len(agent) > 4:
        activity = agent[:-2] + "ing"
    return activity is not None and _claim(clause.who, "hobby", [activity], scene)


def going(clause: Clause, scene: Scene) -> bool:
    """Read "go bouldering on weekends", "do yoga", "go for long bike rides at weekends"."""
    if not clause.who or not clause.now or not clause.rest:
        return False
    if clause.progressive and clause.verb == "go":
        return False
    values = []
    for item in items(clause.rest):
        phrase = trim(upto_break(item))
        text = lows(phrase)
        head = phrase[0].low if phrase else ""
        if text in ACTIVITIES or head in ACTIVITIES or (phrase and phrase[-1].low in ACTIVITIES):
            values.append(scene.words(phrase))
            continue
        form = verb(head)
        if clause.verb in {"make", "do"} and not any(w in {t.low for t in clause.tokens} for w in ("spare", "free", "weekends")):
            break
        if clause.verb == "go" and form is not None and form.form == "ing" and head not in {"going", "missing"}:
            values.append(scene.words(phrase[:1]))
            continue
        break
    return _claim(clause.who, "hobby", values, scene)


def doing(clause: Clause, scene: Scene) -> bool:
    """Read a habit told as a verb: "I paint watercolours on Sundays", "I collect stamps", "in my free time I bake"."""
    if not clause.who or not clause.now or clause.progressive and not clause.perfect:
        return False
    form = next((t for t in clause.tokens if (f := verb(t.low)) is not None and f.lemma == clause.verb), None)
    if clause.verb in {"make", "do"}:
        return False
    if clause.verb in {"practise", "practice"}:
        return going(clause, scene)
    if {"lot", "lots", "loads", "tons"} & {t.low for t in clause.rest[:3]} and clause.verb in {"read", "cook", "bake", "draw", "paint", "cycle", "run", "hike", "write", "dance", "swim", "knit", "walk"}:
        obj = trim(upto_break(clause.rest))
        if len(clause.rest) > 2 and clause.rest[min(2, len(clause.rest) - 1)].low != "of":
            obj = ()
        return _claim(clause.who, "hobby", [_gerund(clause.verb) + (f" {scene.words(obj)}" if obj and len(obj) <= 3 else "")], scene)
    habitual = (clause.perfect and clause.progressive) or bool(_HABIT & ({t.low for t in clause.tokens})) or clause.verb in {"collect", "knit", "crochet", "birdwatch", "boulder", "surf", "ski", "juggle", "sew", "garden", "forage", "skate", "sketch", "paint"}
    if form is None or not habitual:
        return False
    obj = trim(upto_break(clause.rest))
    if obj and (date_at(clause.rest, 0) > 0 or obj[0].low in PREPOSITIONS):
        obj = ()
    if len(obj) > 4 or (clause.verb in {"paint"} and not obj and not _HABIT & {t.low for t in clause.tokens}):
        return False
    if obj and (obj[0].low in {"it", "that", "this", "them", "you", "everything", "up", "out"}):
        return False
    gerund = _gerund(clause.verb)
    value = gerund + (" " + scene.words(obj) if obj else "")
    return _claim(clause.who, "hobby", [value], scene)


def _gerund(lemma: str) -> str:
    doubled = {"knit": "knitting", "swim": "swimming", "run": "running", "jog": "jogging", "sew": "sewing"}
    if lemma in doubled:
        return doubled[lemma]
    return (lemma[:-1] if lemma.endswith("e") else lemma) + "ing"


_DIGITAL: Final = frozenset("notes tasks bugs issues tickets sketches drafts budget time files photos videos recipes passwords calendar expenses code slides docs documents todos diagrams presentations podcasts designs mockups writing journal spreadsheets invoices".split())


def keeping_in(clause: Clause, scene: Scene) -> bool:
    """Read "do all my sketches in Procreate", "track bugs in YouTrack", "edit my videos with DaVinci Resolve"."""
    if not clause.who or not clause.now or not scene.cased:
        return False
    at = find(clause.rest, "in", "with", "using")
    if at < 1 or at + 1 >= len(clause.rest) or not clause.rest[at + 1].capital or not _DIGITAL & {t.low for t in clause.rest[:at]}:
        return False
    named = clause.rest[at + 1 :]
    if named[0].low in LANGUAGES or named[0].low in PROGRAMMING:
        return False
    return _claim(clause.who, "tool", tools(named, scene)[:1], scene)


def taking_up(clause: Clause, scene: Scene) -> bool:
    """Read "took up pottery", "have got into birdwatching"."""
    if not clause.who or not clause.plain or not (clause.tense == "past" or clause.perfect) or len(clause.rest) < 2:
        return False
    if (clause.verb == "take" and clause.starts("up")) or (clause.verb == "get" and clause.starts("into")) or (clause.verb == "pick" and clause.starts("up")):
        values = [scene.words(p) for item in items(clause.rest[1:]) if (p := trim(upto_break(item))) and (lows(p) in ACTIVITIES or p[-1].low in ACTIVITIES or p[0].low in ACTIVITIES or p[-1].low in INSTRUMENTS)]
        return _claim(clause.who, "hobby", values, scene)
    return False


def hobbies(clause: Clause, scene: Scene) -> bool:
    """Read "my hobbies are X and Y", "my favourite pastime is X"."""
    subject = clause.subject
    if subject.owner is None or not clause.now or subject.head not in {"hobby", "hobbies", "pastime", "pastimes"}:
        return False
    return _claim((subject.owner,), "hobby", [scene.words(p) for item in items(clause.rest) if (p := trim(upto_break(item)))], scene)


def knowing(clause: Clause, scene: Scene) -> bool:
    """Read "know Rust and a decent amount of Go", "know how to weld", "can juggle", "code in Python"."""
    if not clause.who or clause.negated or clause.ended or clause.tense == "past" or not clause.rest:
        return False
    if clause.verb == "know":
        if clause.modal:
            return False
        if clause.starts("how", "to"):
            phrase = trim(upto_break(clause.rest[2:]))
            return bool(phrase) and _claim(clause.who, "skill", [scene.words(phrase)], scene)
        return _claim(clause.who, "skill", _programming(clause.rest, scene), scene)
    if clause.verb in {"write", "work", "develop", "build"} and clause.now and not clause.starts("in"):
        at = find(clause.rest, "in")
        return at > 0 and _claim(clause.who, "skill", _programming(clause.rest[at + 1 :], scene), scene)
    if clause.verb in {"code", "program", "write"} and clause.now:
        rest = clause.rest[1:] if clause.rest[0].low == "in" else clause.rest
        return _claim(clause.who, "skill", _programming(rest, scene), scene)
    return False


def _programming(tokens: Tokens, scene: Scene) -> list[str]:
    out = []
    for item in items(tokens):
        phrase = trim(upto_break(item, keep=frozenset({"of"})))
        of = find(phrase, "of")
        if of >= 0:
            phrase = phrase[of + 1 :]
        named = next((t for t in phrase if t.low in PROGRAMMING and (t.low not in {"go", "c", "r", "dart", "crystal", "swift", "rust", "elm", "ada", "zig", "nim", "apl", "scheme", "react", "flask", "express", "elm", "racket", "groovy", "basic"} or t.capital)), None)
        if named is None or any(t.low in LANGUAGES for t in phrase):
            break
        out.append(scene.words((named,)))
    return out


def spending(clause: Clause, scene: Scene) -> bool:
    """Read "spend my weekends birdwatching"."""
    if not clause.who or not clause.now or clause.progressive:
        return False
    for i, token in enumerate(clause.rest):
        form = verb(token.low)
        if i and ((form is not None and form.form == "ing") or token.low in ACTIVITIES):
            if not {"weekends", "weekend", "evenings", "sundays", "saturdays", "time", "mornings", "nights", "days", "free", "summers", "winters"} & {t.low for t in clause.rest[:i]} or token.low in {"working", "thinking", "waiting", "worrying", "sleeping"}:
                return False
            phrase = trim(upto_break(clause.rest[i:]))
            return bool(phrase) and len(phrase) <= 5 and _claim(clause.who, "hobby", [scene.words(phrase)], scene)
    return False


def learning(clause: Clause, scene: Scene) -> bool:
    """Read "am learning the banjo" (a hobby), "am learning Korean" (a goal)."""
    if not clause.who or not clause.now or not clause.progressive or not clause.rest:
        return False
    rest = clause.rest
    if lows(rest[:3]).startswith(("to play", "how to play")):
        rest = rest[2:] if rest[0].low == "to" else rest[3:]
    done = False
    for item in items(rest):
        phrase = trim(upto_break(item))
        text = lows(phrase)
        if text in INSTRUMENTS or text in ACTIVITIES:
            done = _claim(clause.who, "hobby", [scene.words(phrase)], scene) or done
        elif text in LANGUAGES or any(t.low in PROGRAMMING and t.capital for t in phrase):
            done = _claim(clause.who, "goal", [f"learn {scene.words(phrase)}"], scene) or done
        else:
            break
    return done


_ABILITIES: Final = frozenset("juggle ride weld sew knit swim ski surf cook bake dance sing crochet draw paint sail skate type unicycle code program".split())


def can(clause: Clause, scene: Scene) -> bool:
    """Read "can juggle and ride a unicycle"."""
    if not clause.who or clause.modal != "can" or clause.negated or clause.ended or clause.verb not in _ABILITIES or clause.progressive:
        return False
    if any(t.low in {"you", "it", "that", "this", "them", "for", "if"} for t in clause.rest):
        return False
    obj = trim(upto_break(clause.rest))
    if len(obj) > 3:
        return False
    own = f"{clause.verb} {scene.words(clause.rest[: len(upto_break(clause.rest))])}".strip() if obj else clause.verb
    return _claim(clause.who, "skill", [own], scene)


def able(clause: Clause, scene: Scene) -> bool:
    """Read "am good at X", "am a decent X"; "am bad at X" says nothing."""
    if not clause.who or not clause.now or clause.verb != "be":
        return False
    rest = clause.rest
    if rest and rest[0].low in {"fluent", "proficient", "experienced", "skilled"} and len(rest) > 2 and rest[1].low in {"in", "with"}:
        return _claim(clause.who, "skill", _programming(rest[2:], scene), scene)
    at = find(rest[:4], "at", "with")
    good = {t.low for t in rest[: max(at, 0)]} & {"good", "great", "skilled", "decent", "excellent", "handy", "brilliant", "amazing", "experienced", "proficient"}
    if at < 1 or not good:
        return False
    if rest[at].low == "with" and not {"handy", "skilled", "experienced", "proficient"} & good:
        return False
    values = []
    for item in items(rest[at + 1 :]):
        phrase = trim(upto_break(item))
        if phrase and phrase[0].low not in {"it", "that", "this", "my", "what", "them", "all"} and len(phrase) <= 4:
            values.append(scene.words(phrase))
    return _claim(clause.who, "skill", values, scene)


def using(clause: Clause, scene: Scene) -> bool:
    """Read "use Neovim for everything and tmux for the rest", "switched to Linear", "my editor is Helix"."""
    if not clause.who or not clause.plain or not clause.rest:
        return False
    rest = clause.rest
    if clause.verb in {"switch", "migrate", "change"}:
        if not (clause.tense == "past" or clause.perfect):
            return False
        to = find(rest, "to")
        if to < 0:
            return False
        rest = rest[to + 1 :]
    elif clause.verb == "move" and rest[0].low not in {"to", "from", "back", "into", "out"}:
        to = find(rest, "to")
        if to < 1 or not (clause.tense == "past" or clause.perfect) or not any(t.low in {"my", "our", "all", "everything"} for t in rest[:to]) or not rest[to + 1 : to + 2] or not rest[to + 1].capital:
            return False
        rest = rest[to + 1 :]
    elif clause.verb in {"run", "host", "deploy"}:
        on = find(rest, "on")
        if on < 1 or not clause.now or not any(t.low in {"everything", "all", "it", "our", "my", "most"} for t in rest[:on]) or not rest[on + 1 : on + 2] or not rest[on + 1].capital:
            return False
        rest = rest[on + 1 :]
    elif clause.verb in {"rely", "depend"}:
        if rest[0].low != "on" or not clause.now:
            return False
        rest = rest[1:]
    elif not clause.now:
        return False
    return _claim(clause.who, "tool", tools(rest, scene), scene)


def tools(tokens: Tokens, scene: Scene) -> list[str]:
    """Read a list of named tools."""
    out: list[str] = []
    for item in items(tokens):
        phrase = trim(upto_break(item))
        if not phrase or phrase[0].low in {"it", "that", "this", "them", "you", "my", "to", "public", "both", "your", "these", "those", "those", "words", "what", "everything"} or len(phrase) > 4:
            break
        distinctive = any(t.capital and scene.cased for t in phrase) or any(c in t.low for t in phrase for c in ".+#") or (bool(out) and len(phrase) == 1) or lows(phrase) in PROGRAMMING
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
    if subject.owner is None or not clause.now or subject.head not in {"editor", "ide", "laptop", "browser", "phone", "camera", "shell", "terminal", "os", "distro", "keyboard", "computer", "calendar", "tool", "stack", "setup", "driver"}:
        return False
    return _claim((subject.owner,), "tool", tools(clause.rest, scene), scene)
