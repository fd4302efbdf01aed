"""What no longer holds: jobs left, tastes lost, plans called off, habits given up."""

from dataclasses import replace
from typing import Final

from mock_server.engine.claims import SPEAKER, HeldFact, Mention
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.dates import find_date, resolve
from mock_server.engine.extract.language.kinds import FOODS, SPECIES_WORDS
from mock_server.engine.extract.language.lexicon import DETERMINERS, FILLERS, phrases, words
from mock_server.engine.extract.language.phrases import Tokens, find, lows, trim, upto_break
from mock_server.engine.extract.language.placenames import place
from mock_server.engine.extract.language.subjects import Subject
from mock_server.engine.extract.language.titles import organisation, title_at
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.instants import Instant
from mock_server.engine.names import normalise

TASTE: Final = phrases("likes;dislikes;prefers;hobby;diet;tool;skill;allergy;current_project;goal;plan")


def ended(clause: Clause, scene: Scene) -> Instant | None:
    """Tell when something stopped, if the clause dates it."""
    start, end = find_date(clause.tokens)
    return resolve(clause.tokens[start:end], scene.at) if start >= 0 else None


def matching(scene: Scene, subject: Mention, tokens: Tokens, keys: tuple[str, ...] = ()) -> list[tuple[str, str]]:
    """Find the held facts a phrase speaks of: every word of the value's core stands in it, or the other way round."""
    said = {
        normalise(t.low).removesuffix("s") for t in tokens if t.kind in ("word", "number") and t.low not in DETERMINERS
    } - {""}
    out: list[tuple[str, str]] = []
    if not said:
        return out
    for fact in scene.held(subject, keys):
        value = {w.removesuffix("s") for w in normalise(fact.value).split("_")}
        stems = {w[:5] for w in value}
        if (
            value <= said
            or said <= value
            or (len(value) == 1 and {w[:5] for w in said} & stems and len(next(iter(stems))) >= 4)
        ):
            out.append((fact.key, fact.value))
    return out


def close(clause: Clause, tokens: Tokens, scene: Scene, keys: tuple[str, ...] = ()) -> bool:
    """Take back what is held and spoken of in a phrase; says whether there was any."""
    done = False
    for subject in clause.who:
        done = scene.retract_each(subject, matching(scene, subject, tokens, keys), ended(clause, scene)) or done
    return done


def over(clause: Clause, scene: Scene) -> bool:
    """Read any clause marked as over: "no longer work at X", "don't eat meat any more", "used to live in Y"."""
    if not clause.ended or clause.modal in {"may", "might", "would", "'d"}:
        return False
    if not clause.who:
        if clause.verb or clause.subject.person != "none":
            return False
        clause = replace(clause, subject=Subject((SPEAKER,), "first", elided=True), verb="be")
    rest = clause.rest
    lemma = clause.verb
    done = False
    for subject in clause.who:
        if lemma == "work" or (lemma == "be" and rest and rest[0].low in {"at", "with", "working", "employed"}):
            if lemma == "work" and rest and rest[0].low == "on":
                done = close(clause, rest[1:], scene, ("current_project",)) or done
                continue
            at = find(rest, "at", "for", "with")
            name = organisation(rest, at + 1, scene)[0] if at >= 0 else ""
            as_at = find(rest, "as")
            if as_at >= 0 and as_at + 1 < len(rest):
                title = title_at(rest[as_at + 1 :])
                done = scene.retract(subject, "job_title", scene.words(title)) if title else done
            if name or as_at < 0:
                held = matching(scene, subject, tuple(rest[at + 1 :]), ("employer",)) if at >= 0 else []
                value = held[0][1] if held else name or None
                if value or at < 0 or (rest[at + 1 :][:1] and rest[at + 1].low == "there"):
                    done = scene.retract(subject, "employer", value, ended(clause, scene))
        elif lemma in {"live", "reside"}:
            at = find(rest, "in", "near")
            where = place(rest[at + 1 :], scene) if at >= 0 else ""
            if where or not rest or rest[0].low in {"there", "here"}:
                done = scene.retract(subject, "location", where or None)
        elif lemma in words("like love enjoy adore hate dislike prefer fancy stand"):
            key = "dislikes" if lemma in {"hate", "dislike"} else "prefers" if lemma == "prefer" else "likes"
            for phrase in (trim(upto_break(rest, keep=frozenset({"of"}))),):
                held = matching(scene, subject, phrase, (key, "likes", "hobby") if key == "likes" else (key,))
                for held_key, value in held:
                    done = scene.retract(subject, held_key, value) or done
                if not held and phrase and phrase[0].low not in {"it", "that", "them", "this", "to"}:
                    done = scene.retract(subject, key, scene.words(phrase)) or done
        elif lemma in words(
            "use play eat drink do go have own be speak run manage study see date train learn code write need "
            "feel follow want know keep hold teach sing work"
        ):
            done = close(clause, rest, scene) or done
            if not done and lemma == "be" and rest:
                title = title_at(rest)
                if (
                    title
                    and any(f.key == "job_title" for f in scene.held(subject))
                    and matching(scene, subject, title, ("job_title",))
                ):
                    done = scene.retract(subject, "job_title", None)
                if rest[0].low in {"married", "engaged", "together"}:
                    done = scene.retract(subject, "spouse", None)
            if not done and lemma == "use":
                phrase = trim(upto_break(rest))
                done = bool(phrase) and scene.retract(subject, "tool", scene.words(phrase))
        else:
            done = close(clause, rest, scene) or done
    return done


def giving_up(clause: Clause, scene: Scene) -> bool:
    """Read "gave up on keto", "stopped playing chess", "went off coffee", "cancelled the trip", "sold the van"."""
    if not clause.who or not clause.plain or not (clause.tense == "past" or clause.perfect) or not clause.rest:
        return False
    rest = clause.rest
    text = lows(rest[:3])
    if clause.verb == "give":
        if rest[0].low != "up":
            return False
        foods = trim(upto_break(rest[1:]))
        if foods and lows(foods) in FOODS and not matching(scene, clause.who[0], foods):
            return scene.claim_each(clause.who, "diet", [f"no {scene.words(foods)}"])
        rest = rest[2:] if len(rest) > 1 and rest[1].low == "on" else rest[1:]
    elif clause.verb == "cut" and rest[0].low == "out":
        foods = trim(upto_break(rest[1:]))
        if foods and lows(foods) in FOODS and not matching(scene, clause.who[0], foods):
            return scene.claim_each(clause.who, "diet", [f"no {scene.words(foods)}"])
        rest = rest[1:]
    elif clause.verb == "go":
        if not text.startswith("off ") or len(rest) < 2:
            return False
        rest = rest[1:]
    elif clause.verb == "get":
        if text.startswith("rid of"):
            rest = rest[2:]
        elif text.startswith("over "):
            rest = rest[1:]
        else:
            return False
    elif clause.verb not in words(
        "stop quit drop cancel sell ditch delete uninstall finish abandon scrap lose swap replace outgrow "
        "remove end cut kick shelve pause"
    ):
        return False
    if (
        rest
        and rest[0].low in words("eating drinking using playing doing being going taking working out up off")
        and len(rest) > 1
    ):
        if rest[0].low in {"eating", "drinking"}:
            done = close(clause, rest[1:], scene, ("likes", "diet", "hobby"))
            foods = trim(upto_break(rest[1:]))
            if not done and foods and (lows(foods) in FOODS or foods[-1].low in FOODS):
                done = scene.claim_each(clause.who, "diet", [f"no {scene.words(foods)}"])
            return done
        if rest[0].low == "working" and find(rest, "at", "for") >= 0:
            at = find(rest, "at", "for")
            name = organisation(rest, at + 1, scene)[0]
            return bool(name) and scene.retract_each(clause.who[0], [("employer", name)])
        rest = rest[1:]
    phrase = trim(upto_break(rest, keep=frozenset({"of"})))
    return close(clause, phrase, scene)


_PLANTS_ONLY: Final = words("vegan vegetarian veggie pescatarian plant-based")


def eating_again(clause: Clause, scene: Scene) -> bool:
    """Read "I eat meat again", "I eat meat now": a diet without it is over."""
    if not clause.who or not clause.now or not {"again", "now"} & {t.low for t in clause.tokens}:
        return False
    eaten = {t.low for t in clause.rest}
    done = False
    for fact in scene.held(clause.who[0], ("diet",)):
        value = fact.value.casefold()
        if (value in _PLANTS_ONLY and eaten & words("meat fish beef pork chicken eggs dairy cheese everything")) or (
            value.startswith("no ") and any(word in eaten for word in value.split()[1:])
        ):
            done = scene.retract(clause.who[0], "diet", fact.value) or done
    return done


def being_over(clause: Clause, scene: Scene) -> bool:
    """Read "I'm over Bridgerton now", "I'm done with keto"."""
    if not clause.who or not clause.now or len(clause.rest) < 2:
        return False
    skip = (
        1
        if clause.rest[0].low == "over"
        else 2
        if lows(clause.rest[:2]) in {"done with", "through with", "finished with"}
        else 0
    )
    return skip > 0 and close(clause, trim(upto_break(clause.rest[skip:])), scene)


def dying(clause: Clause, scene: Scene) -> bool:
    """Read "our cat Biscuit died": the pet is no longer kept."""
    if clause.verb not in {"die", "pass"} or not clause.plain or not (clause.tense == "past" or clause.perfect):
        return False
    if clause.verb == "pass" and not clause.starts("away"):
        return False
    named = clause.subject.tokens
    if not any(t.low in SPECIES_WORDS for t in named) and not matching(scene, SPEAKER, named, ("pet",)):
        return False
    done = False
    for key, value in matching(scene, SPEAKER, named, ("pet",)):
        done = scene.retract(SPEAKER, key, value, ended(clause, scene)) or done
    return done


def cancelled(clause: Clause, scene: Scene) -> bool:
    """Read "the trip is cancelled", "the dentist is off", "the wedding got called off"."""
    if clause.negated or clause.modal or not clause.rest or clause.verb not in {"be", "get"}:
        return False
    text = lows(clause.rest)
    if (
        not text.startswith(phrases("cancelled;canceled;called off;off now;postponed indefinitely;not happening"))
        and text != "off"
    ):
        return False
    called_off = tuple(t for t in clause.subject.tokens if t.low not in {"my", "our"})
    found = matching(scene, SPEAKER, called_off, ("plan",)) or _told_as_verb(clause.subject.head, scene)
    return scene.retract_each(SPEAKER, found)


_AS_VERBS: Final = {
    "wedding": words("marry marrying married wed"), "move": words("move moving moves"),
    "trip": words("go going fly flying travel travelling traveling visit visiting"),
    "holiday": words("go going fly flying"), "visit": words("visit visiting see seeing"),
    "launch": words("launch launching ship shipping"), "party": words("celebrate celebrating"),
}  # fmt: skip
"""A plan told with a verb, called off by the noun: "we're getting married in June", "the wedding is off"."""


def _told_as_verb(noun: str, scene: Scene) -> list[tuple[str, str]]:
    verbs = _AS_VERBS.get(noun, frozenset())
    found = [f for f in scene.held(SPEAKER, ("plan",)) if verbs & set(normalise(f.value).split("_"))]
    return [(fact.key, fact.value) for fact in found] if len(found) == 1 else []


_UNWELL: Final = words("sick ill unwell poorly injured hungover feverish bedridden")
_WELL: Final = words("better well fine recovered healthy okay ok cured")


def recovered(clause: Clause, scene: Scene) -> bool:
    """Read "I'm better now", "she's well again" of somebody who was ill."""
    rest = tuple(t for t in clause.rest if t.low not in {"much", "all", "a", "lot", "fully", "feeling", "totally"})
    if not clause.who or not clause.now or not rest or rest[0].low not in _WELL or len(rest) > 2:
        return False
    if not {"now", "again"} & {t.low for t in clause.tokens}:
        return False
    found = [
        (fact.key, fact.value)
        for who in clause.who
        for fact in scene.held(who, ("status", "mood"))
        if _UNWELL & set(normalise(fact.value).split("_"))
    ]
    return scene.retract_each(clause.who[0], found)


def not_any_more(tokens: Tokens, scene: Scene) -> bool:
    """Read the bare "not any more" and "no longer": what was said last of a lasting kind is over."""
    text = lows(tokens)
    if (
        len(tokens) > 2
        and tokens[0].low == "not"
        and text.endswith((" any more", " anymore", " any longer"))
        and not text.startswith("not any")
    ):
        body = tokens[1 : -1 if text.endswith("anymore") else -2]
        return scene.retract_each(SPEAKER, matching(scene, SPEAKER, body))
    if not text.startswith(phrases("not any more;not anymore;not any longer;no longer;no more")):
        return False
    rest = tokens[3:] if text.startswith(("not any more", "not any longer")) else tokens[2:]
    body = tuple(t for t in rest if t.kind == "word" and t.low not in {"now", "i"})
    if body and text.startswith(("no longer", "no more")):
        return scene.retract_each(SPEAKER, matching(scene, SPEAKER, body))
    last: HeldFact | None = next(
        (
            f
            for f in scene.held(SPEAKER)
            if f.key in (*TASTE, "employer", "location", "job_title", "spouse", "pet", "language")
        ),
        None,
    )
    if last is None:
        return False
    scene.retract(SPEAKER, last.key, last.value)
    instead = trim(tuple(t for t in rest if t.low not in {"now", "instead", ","}))
    if (
        instead
        and len(instead) <= 4
        and last.key in words("likes dislikes hobby tool employer location")
        and instead[0].kind == "word"
        and verb(instead[0].low) is None
        and instead[0].low not in FILLERS
    ):
        scene.claim(SPEAKER, last.key, scene.words(instead))
    return True
