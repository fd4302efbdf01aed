"""What people can do, and what they are learning."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.guards.mocktitles import is_trifle
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.dates import date_at
from mock_server.engine.extract.language.kinds import ACTIVITIES, INSTRUMENTS, LANGUAGES, PROGRAMMING
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.phrases import Tokens, find, items, lows, trim, upto_break
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene


def knowing(clause: Clause, scene: Scene) -> bool:
    """Read "know Rust and a decent amount of Go", "know how to weld", "can juggle", "code in Python"."""
    if not clause.who or clause.negated or clause.ended or clause.tense == "past" or not clause.rest:
        return False
    if clause.verb == "know":
        if clause.modal:
            return False
        if clause.starts("how", "to"):
            phrase = trim(upto_break(clause.rest[2:]))
            return bool(phrase) and scene.claim_each(clause.who, "skill", [scene.words(phrase)])
        little = next((i + 1 for i in range(1, 3) if lows(clause.rest[:i]) in {"a bit", "a little", "some"}), 0)
        little = (little if lows(clause.rest[little - 1 : little]) == "of" else little - 1) if little else 0
        craft = trim(upto_break(clause.rest[little:])) if little else ()
        if craft and lows(craft) in ACTIVITIES:
            return scene.claim_each(clause.who, "skill", [scene.words(craft)])
        return scene.claim_each(clause.who, "skill", _programming(clause.rest, scene))
    if clause.verb in {"write", "work", "develop", "build"} and clause.now and not clause.starts("in"):
        at = find(clause.rest, "in")
        return at > 0 and scene.claim_each(clause.who, "skill", _programming(clause.rest[at + 1 :], scene))
    if clause.verb in {"code", "program", "write"} and clause.now:
        rest = clause.rest[1:] if clause.rest[0].low == "in" else clause.rest
        return scene.claim_each(clause.who, "skill", _programming(rest, scene))
    return False


def _programming(tokens: Tokens, scene: Scene) -> list[str]:
    out = []
    for item in items(tokens):
        phrase = trim(upto_break(item, keep=frozenset({"of"})))
        of = find(phrase, "of")
        if of >= 0:
            phrase = phrase[of + 1 :]
        named = next(
            (
                t
                for t in phrase
                if t.low in PROGRAMMING
                and (
                    t.low
                    not in words(
                        "go c r dart crystal swift rust elm ada zig nim apl scheme react flask express racket groovy "
                        "basic"
                    )
                    or t.capital
                )
            ),
            None,
        )
        if named is None or any(t.low in LANGUAGES for t in phrase):
            break
        out.append(scene.words((named,)))
    return out


def learning(clause: Clause, scene: Scene) -> bool:
    """Read "am learning the banjo" (a hobby), "am learning Korean" and "am learning to drive" (goals)."""
    if not clause.who or not clause.now or not clause.progressive or not clause.rest:
        return False
    rest = clause.rest
    if lows(rest[:3]).startswith(("to play", "how to play")):
        rest = rest[2:] if rest[0].low == "to" else rest[3:]
    elif rest[0].low == "to" and len(rest) > 1 and (rest[1].low in _ABILITIES or rest[1].low in ACTIVITIES):
        learnt = trim(upto_break(rest[1:]))
        key = "hobby" if lows(learnt) in ACTIVITIES else "goal"
        said = scene.words(learnt)
        return scene.claim_each(clause.who, key, [said if key == "hobby" else f"learn to {said}"])
    done = False
    for item in items(rest):
        phrase = trim(upto_break(item))
        text = lows(phrase)
        if text in INSTRUMENTS or text in ACTIVITIES:
            done = scene.claim_each(clause.who, "hobby", [scene.words(phrase)]) or done
        elif text in LANGUAGES or any(t.low in PROGRAMMING and t.capital for t in phrase):
            done = scene.claim_each(clause.who, "goal", [f"learn {scene.words(phrase)}"]) or done
        else:
            break
    return done


_ABILITIES: Final = words(
    "juggle ride weld sew knit swim ski surf cook bake dance sing crochet draw paint sail skate type "
    "unicycle code program drive bind weave solder carve forge yodel whistle moonwalk abseil row fence lipread "
    "touch-type read drive tie fold pick recite hold hang lift throw sharpen gut fly pilot butcher fillet shear "
    "milk rewire "
    "upholster wallpaper decorate darn hem embroider carve prune graft brew ferment pickle knead butterfly "
    "beatbox yodel "
    "lip-read sight-read translate script ice frost sculpt solo freestyle impersonate mimic do solve speedrun "
    "breakdance backflip cartwheel surf wire plumb plaster tile lay darn mend whittle "
    "sign fix repair tune mix splice navigate"
)


_HANDLED: Final = words(
    "drive tie fold pick name recite hold walk hang park fly count lift throw sharpen gut fly pilot steer"
)
"""To say that one can is a skill only with such a thing behind it: "a forklift", "forty knots", not "you to Leeds"."""
_COUNTED: Final = words(
    "a an about two three four five six seven eight nine ten twelve twenty thirty forty fifty hundred any"
)
_READABLE: Final = words(
    "music braille lips maps map tea tarot palms tide morse runes hieroglyphs tablature tab scores score "
    "blueprints cuneiform "
    "x-rays schematics circuit charts"
)
_KEPT: Final = frozenset({"of", "on", "about"})


def can(clause: Clause, scene: Scene) -> bool:
    """Read "can juggle and ride a unicycle"."""
    if (
        not clause.who
        or clause.modal != "can"
        or clause.negated
        or clause.ended
        or clause.verb not in _ABILITIES | {"play"}
        or clause.progressive
    ):
        return False
    if clause.verb in {"code", "program", "script"}:
        return clause.starts("in") and scene.claim_each(clause.who, "skill", _programming(clause.rest[1:], scene))
    if clause.verb in {"hold", "follow"} and {"conversation", "conversations"} & scene.said:
        return False  # "can hold a conversation in Japanese" is a tongue
    if clause.verb == "read" and not (_READABLE & {t.low for t in clause.rest}):
        return False
    if clause.verb in _HANDLED and not (
        clause.rest and (clause.rest[0].low in _COUNTED or clause.rest[0].kind == "number")
    ):
        return False
    if clause.verb == "play":
        played = trim(upto_break(clause.rest))
        return lows(played) in INSTRUMENTS and scene.claim_each(clause.who, "skill", [scene.words(played)])
    if date_at(clause.rest, 0) > 0 or any(t.low in words("you it that this them for if") for t in clause.rest):
        return False
    done = False
    for i, item in enumerate(items((clause.tokens[-len(clause.rest) - 1], *clause.rest))):
        form = verb(item[0].low)
        if i and (
            (form is not None and form.form != "base")
            or item[0].low not in _ABILITIES | {"play", "do", "make", "solve"}
        ):
            break
        cut = upto_break(item, keep=_KEPT)
        phrase = trim(cut)
        if not phrase or phrase[0] is not item[0] or len(phrase) > 5:
            break
        own = item[: len(cut)]
        done = scene.claim_each(clause.who, "skill", [scene.words(own)]) or done
        if len(own) < len(item):
            break
    return done


def mastered(clause: Clause, scene: Scene) -> bool:
    """Read "my SQL is solid", "my Excel isn't bad either"."""
    named = clause.subject.tokens
    told = clause.tense == "present" and not clause.modal and not clause.ended
    if clause.subject.owner != SPEAKER or len(named) != 2 or not told or not clause.rest:
        return False
    what, judged = named[1].low, clause.rest[0].low
    known = what in _PROGRAMS or (what in PROGRAMMING and (what not in _PLAIN_WORDS or named[1].capital))
    good = judged in _POOR if clause.negated else judged in _SOLID
    good = good or (judged == "not" and len(clause.rest) > 1 and clause.rest[1].low in _POOR)
    return known and good and scene.claim(SPEAKER, "skill", scene.words(named[1:]))


_PROGRAMS: Final = words(
    "excel photoshop illustrator indesign figma autocad solidworks blender powerpoint tableau latex wordpress "
    "lightroom "
    "sketchup premiere spss stata git linux unix"
)
_PLAIN_WORDS: Final = words("go c r dart swift rust elm ada zig nim scheme react flask racket groovy basic")
_SOLID: Final = words("good decent solid strong fine great excellent ok okay passable alright sharp fluent")
_POOR: Final = words("bad terrible awful shabby horrible poor rusty")


def able(clause: Clause, scene: Scene) -> bool:
    """Read "am good at X", "am a decent X"; "am bad at X" says nothing."""
    if not clause.who or not clause.now or clause.verb != "be":
        return False
    rest = clause.rest
    if (
        rest
        and rest[0].low in {"fluent", "proficient", "experienced", "skilled"}
        and len(rest) > 2
        and rest[1].low in {"in", "with"}
    ):
        return scene.claim_each(clause.who, "skill", _programming(rest[2:], scene))
    at = find(rest[:4], "at", "with")
    good = {t.low for t in rest[: max(at, 0)]} & words(
        "good great skilled decent excellent handy brilliant amazing experienced proficient"
    )
    if at > 0 and not good and {t.low for t in rest[:at]} & words("okay ok alright competent passable so-so"):
        return scene.claim_each(clause.who, "skill", _programming(rest[at + 1 :], scene))
    if at < 1 or not good or {"not", "less"} & {t.low for t in rest[:at]}:
        return False
    if rest[at].low == "with" and not {"handy", "skilled", "experienced", "proficient", "decent"} & good:
        return False
    values = []
    for item in items(rest[at + 1 :]):
        phrase = trim(upto_break(item))
        if phrase and phrase[0].low not in words("it that this my what them all") and len(phrase) <= 4:
            if is_trifle(phrase):
                return False
            values.append(scene.words(phrase))
    return scene.claim_each(clause.who, "skill", values)
