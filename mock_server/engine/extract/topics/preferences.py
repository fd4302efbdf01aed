"""Choices between ways: what people prefer, would rather have, and how they like things served."""

import itertools
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.lexicon import DETERMINERS, PREPOSITIONS, phrases, words
from mock_server.engine.extract.language.phrases import Tokens, find, lows, trim
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.tastes import VAGUE, deictic


def suiting(clause: Clause, scene: Scene) -> bool:
    """Read "mornings work best for me", "email is easiest for me"."""
    subject = clause.subject
    text = lows(clause.rest)
    if not subject.tokens or (subject.owner is not None and len(subject.tokens) > 1) or not clause.now or clause.who:
        return False
    if clause.verb in {"work", "suit", "be"} and text.startswith(
        phrases("best for me;better for me;me best;me better;easiest for me;easier for me")
    ):
        return scene.claim(SPEAKER, "prefers", scene.words(trim(subject.tokens)))
    return False


def served(clause: Clause, scene: Scene) -> bool:
    """Read "like my coffee black", "take my tea with milk" as a preference."""
    rest = trim(clause.rest[1:]) if clause.starts("my") else ()
    if clause.who != (SPEAKER,) or not clause.now or not 2 <= len(rest) <= 5:
        return False
    if (
        len(rest) == 2
        and verb(rest[1].low) is None
        and rest[1].low not in PREPOSITIONS
        and rest[0].kind == rest[1].kind == "word"
    ):
        if rest[1].low not in _SERVINGS:
            return False
        return scene.claim(SPEAKER, "prefers", f"{scene.words(rest[1:])} {scene.words(rest[:1])}")
    if len(rest) >= 3 and rest[1].low in _SERVINGS and rest[2].low in words("no with and without please , but"):
        return scene.claim(SPEAKER, "prefers", f"{scene.words(rest[1:2])} {scene.words(rest[:1])}")
    if len(rest) >= 3 and rest[1].low in {"with", "without", "on"} and verb(rest[-1].low) is None:
        return scene.claim(SPEAKER, "prefers", scene.words(rest))
    return False


_SERVINGS: Final = words(
    "black white hot cold iced strong weak sweet unsweetened runny rare well-done spicy mild crispy "
    "crunchy plain dry neat bitter scrambled poached fried boiled toasted short straight"
)


def preferring(clause: Clause, scene: Scene) -> bool:
    """Read "prefer tea over coffee", "'d rather take the aisle seat", "would prefer X"."""
    if not clause.who or clause.negated or clause.ended or clause.tense == "past":
        return False
    if clause.verb in {"prefer", "favour", "favor"}:
        if clause.modal not in {"", "would", "'d"}:
            return False
        rest = clause.rest
        if rest and rest[0].low == "to":
            rest = rest[1:]
            if (
                rest
                and rest[0].low in words("be have use take go keep")
                and len(rest) > 2
                and rest[0].low in {"use", "have", "take"}
            ):
                rest = rest[1:]
        if not rest or rest[0].low in VAGUE - {"the", "a", "an", "when", "being"} or rest[0].low in {"if", "when"}:
            return False
        return scene.claim_each(clause.who, "prefers", [scene.words(_chosen(rest))] if _chosen(rest) else [])
    return False


def rather(clause: Clause, scene: Scene) -> bool:
    """Read "I'd rather take the aisle seat when I fly", "given the choice I'd go by train"."""
    given = clause.link == "choice" or "choice" in {t.low for t in clause.lead}
    if clause.who != (SPEAKER,) or clause.modal not in {"'d", "would"} or clause.negated:
        return False
    if not given and not {"rather", "sooner"} & clause.adverbs:
        return False
    chosen = _chosen(clause.rest)
    if clause.verb not in {"have", "take", "use", "get", "do"} and not clause.progressive:
        start = next((i for i, t in enumerate(clause.tokens) if t.low in {"rather", "sooner"}), -1)
        if start < 0 and given:
            start = find(clause.tokens, "'d", "would")
        if start < 0:
            return False
        chosen = _chosen(clause.tokens[start + 1 :])
    if not chosen or chosen[0].low in VAGUE | _REFUSING or "not" in {t.low for t in chosen}:
        return False
    return scene.claim(SPEAKER, "prefers", scene.words(chosen))


_REFUSING: Final = words("you skip avoid pass miss lose drop ditch die never")
"""What one would rather do with a thing one does not want."""


_GOING: Final = words("go walk drive cycle travel come move fly listen talk speak write")
"""Verbs that "to" completes: "I'd rather go to the shop"."""


def _chosen(rest: Tokens) -> Tokens:
    end = len(rest)
    for i, token in enumerate(rest):
        if i > 0 and (
            (token.low == "to" and rest[0].low not in _GOING)
            or token.low in words("over than instead rather when because if whenever for on but while")
            or token.kind == "mark"
        ):
            end = i
            break
    chosen = trim(rest[:end])
    return () if deictic(chosen) or any(t.low in {"this", "that", "your"} for t in rest[:2]) else chosen


def choosing(clause: Clause, scene: Scene) -> bool:
    """Read "always choose paperback over hardback"."""
    over = find(clause.rest, "over")
    if not clause.who or not clause.now or over < 1 or over > 5 or clause.progressive:
        return False
    chosen = trim(clause.rest[:over])
    return (
        bool(chosen) and chosen[0].low not in VAGUE and scene.claim_each(clause.who, "prefers", [scene.words(chosen)])
    )


def sort_of_person(clause: Clause, scene: Scene) -> bool:
    """Read "I'm more of a tea person"."""
    text = lows(clause.rest)
    person = find(clause.rest, "person")
    bounded = person > 3 and (person + 1 == len(clause.rest) or clause.rest[person + 1].low in {"than", "not", ","})
    if not clause.who or not clause.now or not text.startswith("more of a ") or not bounded:
        return False
    return scene.claim_each(clause.who, "prefers", [scene.words(clause.rest[3:person])])


def declared(clause: Clause, scene: Scene) -> bool:
    """Read the fragment "dark mode everywhere" as a preference."""
    text = [t.low for t in clause.rest]
    if clause.verb or clause.subject.person != "none" or not text or clause.link not in {"", ","}:
        return False
    over = find(clause.rest, "over")
    if (
        1 <= over <= 6
        and over + 1 < len(text)
        and not {"moon", "there", "here", "time", "the", "tonight", "today", "tomorrow"} & set(text[over:])
        and not any(t.kind == "number" for t in clause.rest)
    ):
        comma = find(clause.rest, ",")
        chosen = trim(clause.rest[comma + 1 : over] if 0 <= comma < over else clause.rest[:over])
        if chosen and chosen[0].low not in VAGUE and chosen[0].low not in PREPOSITIONS and len(chosen) <= 3:
            return scene.claim(SPEAKER, "prefers", scene.words(chosen))
    if text[-1] in {"everywhere", "always", "forever"} and 2 <= len(text) <= 5 and not (set(text) & DETERMINERS):
        return scene.claim(SPEAKER, "prefers", scene.words(trim(clause.rest)))
    return False


def any_day(clause: Clause, scene: Scene) -> bool:
    """Scan for "paper books over e-books any day", "email over phone calls for me"."""
    if clause.who or clause.negated or clause.link not in {"", ","}:
        return False
    over = find(clause.tokens, "over")
    if not 1 <= over <= 4:
        return False
    if not {" any day", " for me"} & {
        " ".join(("", a.low, b.low)) for a, b in itertools.pairwise(clause.tokens[over:])
    }:
        return False
    chosen = trim(clause.tokens[:over])
    return bool(chosen) and chosen[0].low not in VAGUE and scene.claim(SPEAKER, "prefers", scene.words(chosen))


_LOOKS: Final = words("mode theme view layout font")


def for_me(clause: Clause, scene: Scene) -> bool:
    """Read the fragment "light mode for me please"."""
    to = find(clause.rest, "for")
    if (
        clause.verb
        or not 1 <= to <= 3
        or clause.rest[to - 1].low not in _LOOKS
        or lows(clause.rest[to : to + 2]) != "for me"
    ):
        return False
    return scene.claim(SPEAKER, "prefers", scene.words(trim(clause.rest[:to])))


def preference(clause: Clause, scene: Scene) -> bool:
    """Read "my preference is X", "my preferred X is Y"."""
    subject = clause.subject
    if subject.owner is None or not clause.now or not clause.rest:
        return False
    if (
        subject.head not in {"preference", "choice"}
        and "preferred" not in subject.modifiers
        and "go-to" not in subject.modifiers
    ):
        return False
    rest = clause.rest[1:] if clause.rest[0].low in {"for", "to"} else clause.rest
    chosen = _chosen(rest)
    return bool(chosen) and scene.claim(subject.owner, "prefers", scene.words(chosen))
