"""What people cannot or will not eat: allergies and diets."""

from dataclasses import replace
from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.dates import date_at
from mock_server.engine.extract.language.kinds import ALLERGENS, COELIAC, DIETS, FOODS
from mock_server.engine.extract.language.lexicon import FIRST_OWN, TRAILERS, number_of, phrases, words
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.phrases import Tokens, find, items, lows, trim, upto_break
from mock_server.engine.extract.scene import Scene

_HARM: Final = words(
    "hospital a&e er icu kill kills choke hives anaphylaxis anaphylactic swell ambulance ill unwell itchy"
)


_FIGURES: Final = words(
    "talk meetings meeting paperwork cardio responsibility deadlines spreadsheets chores alarms ironing adulting "
    "socialising socializing homework bullshit bs mondays mornings work effort people drama idiots stupidity "
    "nonsense commitment exercise fun"
)


def _substances(tokens: Tokens, scene: Scene) -> list[str]:
    out: list[str] = []
    for item in items(tokens):
        item = item[1:] if len(item) > 1 and item[0].low == "to" else item
        phrase = trim(upto_break(item, keep=frozenset({"of"})))
        if phrase and (phrase[0].low in _FIGURES or phrase[-1].low in _FIGURES):
            continue
        if phrase and phrase[0].low in KIN:
            continue  # "I'm allergic to nuts and my daughter too"
        if (
            not phrase
            or len(phrase) > 4
            or phrase[0].low
            in words("it that this them you me myself us everything anything nothing people him her most being doing")
        ):
            break
        out.append(scene.words(phrase))
    return out


def being(clause: Clause, scene: Scene) -> bool:
    """Read "am allergic to X", "am lactose intolerant", "am vegan", "have been vegetarian since 2019"."""
    if not clause.now or not clause.who or not clause.rest:
        return False
    rest = clause.rest
    at = find(rest, "allergic")
    if 0 <= at <= 2 and (
        at + 1 == len(rest)
        or (rest[at + 1].low == "to" and at + 2 < len(rest) and rest[at + 2].low in {"it", "them", "that"})
    ):
        meant = [word for word in scene.said if word in ALLERGENS]  # "careful with sesame, I'm allergic"
        return len(meant) == 1 and scene.claim_each(clause.who, "allergy", meant)
    if 0 <= at <= 2:
        if at + 1 < len(rest) and rest[at + 1].low == "to":
            return scene.claim_each(clause.who, "allergy", _substances(rest[at + 2 :], scene))
        return False
    at = find(rest, "intolerant")
    if at >= 1:
        return scene.claim_each(clause.who, "allergy", [scene.words(trim(rest[:at]))])
    if at == 0 and len(rest) > 2 and rest[1].low in {"to", "of"}:
        return scene.claim_each(clause.who, "allergy", _substances(rest[2:], scene))
    return _diet(rest, clause.who, scene)


def _diet(rest: Tokens, who: tuple[Mention, ...], scene: Scene) -> bool:
    phrase = rest
    while phrase and phrase[0].low in words("a an on strictly the strict lifelong mostly"):
        phrase = phrase[1:]
    if (
        len(phrase) > 1
        and phrase[1].low == "diet"
        and rest[0].low in {"a", "an", "on", "the"}
        and phrase[0].kind == "word"
        and ("-" in phrase[0].low or phrase[0].low in words("ketogenic vegan bland liquid diabetic dash atkins"))
    ):
        return scene.claim_each(who, "diet", [scene.words(phrase[:1])])
    if len(phrase) > 2 and phrase[2].low == "diet" and phrase[0].low in words("low high no dairy gluten plant sugar"):
        return scene.claim_each(who, "diet", [scene.words(phrase[:2])])
    if lows(phrase[:2]) in phrases("gluten free;dairy free;sugar free;meat free;plant based"):
        return scene.claim_each(who, "diet", [scene.words(phrase[:2])])
    named = next((i for i in range(2, min(len(rest), 6)) if rest[i].low == "diet"), -1)
    if named > 2 and rest[0].low == "on" and rest[1].low == "the" and rest[2].low not in DIETS:
        return scene.claim_each(who, "diet", [scene.words(rest[2:named])])  # "on the cabbage soup diet"
    several = bool(phrase) and phrase[0].low[:-1] in words("vegan vegetarian pescatarian veggie")
    if several and phrase[0].low.endswith("s") and len(trim(phrase)) == 1:
        return scene.claim_each(who, "diet", [scene.words(phrase[:1])[:-1]])  # "we're vegans"
    if not phrase or phrase[0].low not in DIETS:
        return False
    after = phrase[1].low if len(phrase) > 1 else ""
    if after in {"family", "household", "couple", "home"} and phrase is not rest and rest[0].low == "a":
        return scene.claim_each(who, "diet", [scene.words(phrase[:1])])
    if (
        after
        and after not in TRAILERS
        and after not in words("diet meat food meals , and since for because at but these so this last as all my ages")
        and number_of(after) is None
        and phrase[1].kind == "word"
        and not (after in words("about around almost over nearly") and date_at(phrase, 2) > 2)
        and date_at(phrase, 1) < 2
    ):
        return False
    if after == "for" and lows(phrase[2:3]) in words("lunch dinner breakfast tea fun charity today tonight once this"):
        return False
    if after == "for" and lows(phrase[2:3]) in {"a", "one", "two"} and "now" not in scene.said:
        return False  # "went vegan for a month"
    value = phrase[:2] if after == "diet" and phrase[0].low not in DIETS - {"mediterranean"} else phrase[:1]
    return scene.claim_each(who, "diet", [scene.words(value)])


def doing(clause: Clause, scene: Scene) -> bool:
    """Read "am doing the keto diet", "follow a paleo diet", "went vegan", "eat halal", "am on a low-carb diet"."""
    if not clause.who or not clause.plain or not clause.rest:
        return False
    if clause.verb in {"go", "turn", "become", "start", "switch"}:
        if not (clause.tense == "past" or clause.perfect):
            return False
        rest = clause.rest[1:] if clause.rest[0].low == "to" else clause.rest
        return _diet(rest, clause.who, scene)
    if not clause.now and not clause.progressive:
        return False
    if (
        clause.verb == "eat"
        and clause.adverbs & {"only", "mostly", "always"}
        and len(clause.rest) == 1
        and clause.rest[0].low in {"plants", "plant-based"}
    ):
        return scene.claim_each(clause.who, "diet", ["plant-based"])
    return _diet(clause.rest, clause.who, scene)


def refusing(clause: Clause, scene: Scene) -> bool:
    """Read "don't eat pork", "can't eat gluten", "don't drink alcohol", "never eat meat", "avoid dairy"."""
    if not clause.who or clause.ended or clause.tense == "past" or not clause.rest:
        return False
    if clause.verb in words("eat touch do drink have tolerate handle digest"):
        ill = bool(words("ill sick itch itchy swell wheeze bloated poorly vomit hives") & scene.said)
        harm = next((i for i, t in enumerate(clause.rest) if i and t.low in _HURTS), -1)
        if 0 < harm <= _FEW:
            clause = replace(clause, rest=clause.rest[:harm])  # "i cant eat gluten makes me ill"
        if not clause.negated or clause.modal not in {"", "can", "will"}:
            return False
        values = _foods(clause.rest, scene)
        hurt = clause.verb in {"tolerate", "digest"} or (harm > 0 and ill)
        if values and hurt and clause.modal == "can":
            return scene.claim_each(clause.who, "allergy", values)
        if not values and clause.verb == "eat":
            values = [
                v
                for v in _substances(clause.rest, scene)
                if len(v.split()) <= 2 and v.casefold() not in words("out much breakfast lunch dinner well")
            ]
            if any(t.low in {"out", "before", "after", "late", "at"} for t in clause.rest[:2]):
                return False
        return _diet_without(clause.who, values, scene)
    if clause.verb in {"avoid", "skip"} and not clause.negated and (clause.now or clause.modal == "must"):
        values = _foods(clause.rest, scene)
        return _diet_without(clause.who, values, scene)
    return False


_HURTS: Final = words("makes gives upsets")
_FEW: Final = 4


def _foods(tokens: Tokens, scene: Scene) -> list[str]:
    out = []
    for item in items(tokens):
        phrase = trim(upto_break(item))
        text = lows(phrase)
        if text in FOODS or (phrase and phrase[-1].low in FOODS):
            out.append(scene.words(phrase))
    return out


def _diet_without(who: tuple[Mention, ...], values: list[str], scene: Scene) -> bool:
    if not values:
        return False
    value = "no " + (" or ".join(values) if len(values) <= 3 else ", ".join(values))
    return scene.claim_each(who, "diet", [value])


def having(clause: Clause, scene: Scene) -> bool:
    """Read "have a peanut allergy", "have a dairy intolerance", "have coeliac disease"."""
    if not clause.who or not clause.plain or not (clause.now or clause.verb == "develop") or not clause.rest:
        return False
    rest = clause.rest
    at = find(rest, "allergy", "allergies", "intolerance", "intolerances")
    if at < 0 or at > 6:
        if any(t.low in COELIAC for t in rest[:3]) and find(rest, "disease") >= 0:
            return scene.claim_each(clause.who, "diet", ["coeliac"])
        return False
    if rest[0].low in words("outgrown lost beaten shaken overcome faked"):
        return False
    if at + 1 < len(rest) and rest[at + 1].low == "to":
        return scene.claim_each(clause.who, "allergy", _substances(rest[at + 2 :], scene))
    phrase = tuple(
        t
        for t in trim(rest[:at])
        if t.low not in words("severe serious bad terrible food nasty slight mild life-threatening deadly")
    )
    return bool(phrase) and scene.claim_each(clause.who, "allergy", _substances(phrase, scene))


def reacting(clause: Clause, scene: Scene) -> bool:
    """Read "react badly to penicillin", "my doctor put me on a low-sodium diet"."""
    if clause.verb == "put" and clause.starts("me", "on") and clause.plain:
        return _diet(clause.rest[1:], (SPEAKER,), scene)
    if clause.verb != "react" or not clause.who or not clause.now:
        return False
    to = find(clause.rest, "to")
    found = _substances(clause.rest[to + 1 :], scene) if to >= 0 else []
    return scene.claim_each(
        clause.who, "allergy", [s for s in found if s.casefold() in ALLERGENS or s.casefold() in FOODS]
    )


def harming(clause: Clause, scene: Scene) -> bool:
    """Read "peanuts will literally send me to hospital", "cats make me sneeze", "shellfish could kill me"."""
    subject = clause.subject
    what = trim(subject.tokens)
    if not what or subject.owner is not None or clause.negated or not clause.rest:
        return False
    text = {t.low for t in clause.rest} | {clause.verb}
    single = what[-1].low.removesuffix("s")
    known = lows(what) in ALLERGENS or what[-1].low in ALLERGENS or single in ALLERGENS
    # Of a food that few react to, only what closes the throat will do.
    shut = words("close closes swell swells itch itches itchy")
    shuts = bool({"throat", "lips", "tongue"} & text and shut & text)
    swells = bool(
        {"eyes", "face", "skin", "mouth", "nose"} & text and shut | words("water burn run puff stream") & text
    )
    if not known and not (shuts and (what[-1].low in FOODS or single in FOODS or what[-1].low.endswith("berries"))):
        return False
    to_me = "me" in text or ("my" in text and (shuts or swells))
    harmful = (
        bool(_HARM & text)
        or clause.verb == "kill"
        or ("sneeze" in text)
        or ("throat" in text)
        or shuts
        or swells
        or ("hives" in text)
        or ({"break", "out"} <= text)
    )
    if to_me and harmful and clause.tense != "past":
        return scene.claim(SPEAKER, "allergy", scene.words(what))
    return False


def aside(clause: Clause, scene: Scene) -> bool:
    """Scan for "as a vegan I struggle in steakhouses"."""
    lead = clause.lead if clause.verb else clause.tokens
    if clause.who not in ((SPEAKER,), ()) or not scene.about_speaker:
        return False
    for i in range(len(lead) - 2):
        if (
            lead[i].low == "as"
            and lead[i + 1].low in {"a", "an"}
            and lead[i + 2].low in DIETS
            and (clause.verb == "" or i + 3 == len(lead) or lead[i + 3].low in {",", "i"})
        ):
            return scene.claim(SPEAKER, "diet", scene.words(lead[i + 2 : i + 3]))
    return False


def fragment(clause: Clause, scene: Scene) -> bool:
    """Read "aspirin allergy here", "nut allergy, sorry", "no nuts for me"."""
    to = find(clause.tokens, "for")
    if 2 <= to <= 4 and clause.tokens[0].low == "no" and lows(clause.tokens[to : to + 2]) == "for me":
        refused = trim(clause.tokens[1:to])
        if "allergic" in scene.said:
            return False  # that will say it better
        known = bool(refused) and (refused[-1].low in FOODS or refused[-1].low in ALLERGENS)
        said = scene.words(refused)
        return known and scene.claim(
            SPEAKER, *(("allergy", said) if (_HARM | {"intolerant"}) & scene.said else ("diet", f"no {said}"))
        )
    at = find(clause.rest, "allergy", "intolerance")
    if not 1 <= at <= 3 or clause.link not in {"", ",", ":", "-"} or clause.negated:
        return False
    phrase = tuple(t for t in trim(clause.rest[:at]) if t.low not in {"severe", "bad", "serious"})
    if any(t.low in FIRST_OWN for t in phrase):
        return False  # "I outgrew my cat allergy"
    if not phrase or not (lows(phrase) in ALLERGENS or phrase[-1].low in ALLERGENS):
        return False
    return scene.claim(SPEAKER, "allergy", scene.words(phrase))


_ALLERGY_WORDS: Final = FIRST_OWN | words(
    "allergy allergies food main only biggest worst known one two three and intolerances drug medication other new "
    "current major serious severe personal list of all"
)
_STILL: Final = words("mild severe bad serious terrible awful real worse worst manageable strong nasty")


def _how_it_is(clause: Clause, scene: Scene) -> bool:
    """Read "my nut allergy is severe", which tells what to; "my cat allergy is gone" tells of none."""
    tokens = clause.subject.tokens
    at = find(tokens, "allergy", "allergies")
    what = tokens[at + 2 :] if at + 1 < len(tokens) and tokens[at + 1].low == "to" else tokens[1:at]
    if clause.subject.owner is None or not what or not any(t.low in _STILL for t in clause.rest[:3]):
        return False
    return scene.claim_each((clause.subject.owner,), "allergy", _substances(what, scene))


def listed(clause: Clause, scene: Scene) -> bool:
    """Read "my allergies are X and Y", "I'm on a X diet", "my diet is X"."""
    subject = clause.subject
    if subject.owner is None or not clause.now or not clause.rest:
        return False
    if subject.head in {"allergy", "allergies"} and (
        not subject.modifiers.isdisjoint({"to"}) or not subject.modifiers <= _ALLERGY_WORDS
    ):
        return _how_it_is(clause, scene)
    if subject.head in {"allergy", "allergies"}:
        return scene.claim_each((subject.owner,), "allergy", _substances(clause.rest, scene))
    if subject.head == "diet":
        return _diet(clause.rest, (subject.owner,), scene)
    return False
