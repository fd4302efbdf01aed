"""Corrections inside a turn: "Leeds, sorry, I mean York", "no wait, kofi.b@example.com"."""

from difflib import SequenceMatcher
from typing import Final

from mock_server.engine.claims import FactClaim
from mock_server.engine.extract.guards.replacements import value_like
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.cues import Cues
from mock_server.engine.extract.language.dates import find_date
from mock_server.engine.extract.language.lexicon import number_of, phrases, words
from mock_server.engine.extract.language.phrases import Tokens, find, lows
from mock_server.engine.extract.language.segments import repairs_at
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.language.titles import is_job
from mock_server.engine.extract.scene import Scene
from mock_server.engine.vocabulary import KEYS

_OPENINGS: Final = Cues(
    "no wait;wait no;i mean;i meant;sorry i mean;sorry i meant;sorry;scratch that;correction;"
    "or rather;rather;make that;actually no;no actually;no sorry;i should say;well actually;actually;"
    "well;oops;whoops;my mistake;wait;no i mean;no;strike that;edit;ugh no;er;um;or should i say;"
    "hang on;hold on;argh;typo;not;nope;i misspoke;ugh;oh no;oh;or i should say;or i mean;my bad;duh;gah;d'oh;doh;"
    "eh;ah;ah no;hmm;lol no;haha no;autocorrect;that should be;should be;should say;should read;it should be;"
    "should have been;that should have been;to be exact;to be precise;more precisely;more exactly;or better;"
    "better said;that is;i.e;excuse me;technically;strictly speaking;ok technically;well technically;or actually;"
    "or more like;more like;or well;correct that to;correction it 's;let me see"
)
_FIRST_WORDS: Final = frozenset(opening.split()[0] for opening in _OPENINGS.listed)
_MARKS: Final = words(", : - – — .")


def fragment(tokens: Tokens) -> Tokens | None:
    """Take what follows a word of repair; None when the tokens open with none."""
    i, seen = 0, False
    while i < len(tokens):
        if tokens[i].low in _MARKS or tokens[i].kind == "emoji":
            i += 1
            continue
        if tokens[i].low not in _FIRST_WORDS:
            break
        following = tokens[i + 1].low if i + 1 < len(tokens) else ""
        pair = f"{tokens[i].low} {following}"
        for opening in _OPENINGS.beginning(tokens[i].low):
            size = opening.count(" ") + 1
            if (
                opening in {"no", "not"}
                and following not in {",", "it", "-", "—"}
                and (following not in _FIRST_WORDS or opening == "not")
            ):
                continue
            if (size == 1 or opening.startswith(pair)) and lows(tokens[i : i + size]) == opening:
                i, seen = i + size, True
                break
        else:
            break
    return tokens[i:] if seen and i < len(tokens) else None


def opens_repair(tokens: Tokens) -> bool:
    """Tell whether the tokens are words of repair and nothing else: "Correction:"."""
    return (
        bool(tokens) and repairs_at(tokens, 0) >= len(tokens) and lows(tokens) not in words("well actually no uh um er")
    )


def dateless(tokens: Tokens) -> Tokens:
    """Leave "as of today" out of "sorry, head chef, as of today!": it dates what is put right, and orders nothing."""
    if repairs_at(tokens, 0) == 0:
        return tokens
    at = next((i for i in range(2, len(tokens) - 1) if tokens[i].low == "as" and tokens[i + 1].low == "of"), 0)
    if not at or len(tokens) > at + _DATE:
        return tokens
    return tokens[: at - 1] if tokens[at - 1].low == "," else tokens[:at]


_DATE: Final = 5


def repair(tokens: Tokens, clause: Clause | None, scene: Scene, *, opened: bool = False) -> bool:
    """Replace the value of the last claim when the tokens are a repair of it.

    opened: the words of repair stood in the clause before.
    """
    rest = fragment(tokens) or (tokens if opened else None)
    last = scene.ledger.last()
    if last is None or last[1].key is None:
        return False
    if rest is None and clause is not None and clause.link in _TRAILS and _respelled(tokens, last[1].value or ""):
        rest = tokens
    if rest is None or all(t.low.endswith("ly") for t in rest):
        return False  # "rather slowly"
    called = last[1].key not in _PERSONAL and len(rest) == 1 and rest[0].low in _CALLED
    if called:
        return False  # "learning the drums, sorry neighbours"
    if clause is not None and clause.subject.person == "first" and clause.verb == "be" and not clause.subject.elided:
        return False
    if (
        clause is not None
        and clause.verb
        and clause.subject.person in ("first", "third")
        and not clause.subject.elided
        and lows(rest[:1]) in {"i", "we", "he", "she"}
    ):
        return False
    exact = lows(tokens).endswith(("to be exact", "to be precise", "to be specific"))
    for index, fact in scene.ledger.recent(_REACH):
        loose = fact.key not in _TYPED
        if loose and (fact is not last[1] or exact or (clause is not None and _tells(clause))):
            continue
        value = next((v for part in _parts(rest) if (v := _recounted(part, fact) or value_like(part, fact, scene))), "")
        if value and value.casefold() != (fact.value or "").casefold():
            scene.amend(index, value)
            return True
    return False


_REACH: Final = 3
_PERSONAL: Final = frozenset({"spouse", "child", "sibling", "manager", "knows", "job_title"})
_CALLED: Final = words(
    "all everyone everybody guys folks mum mom dad team people neighbours neighbors friends mates chaps"
)


_TRAILS: Final = frozenset({"...", "..", "…", "...."})
_TYPED: Final = words("email phone age location hometown employer job_title birthday plan") | {"job_title"}
_CLOSING: Final = phrases("actually;i mean;i meant;rather;sorry;to be exact;to be precise;to be specific;i should say")


def marked(clause: Clause, after: Clause | None) -> bool:
    """Tell whether a bare value is put right by what stands around it: "Four, actually", "*Stavanger",
    "Dunn, I mean".
    """
    named = len(clause.tokens) <= 2 and is_job(clause.tokens)  # "Captain", which is a verb too
    if ((clause.verb or clause.subject.person != "none") and not named) or len(clause.tokens) > 7:
        return False
    text = lows(clause.tokens)
    closed = text.endswith(tuple(f" {closing}" for closing in _CLOSING))
    if after is not None and lows(after.tokens[:3]) == "i should say" and find_date(after.tokens)[0] <= _SHORT:
        return True
    return clause.link == "*" or closed or (after is not None and lows(after.tokens) in _CLOSING)


_SHORT: Final = 6


def softly(before: Clause, clause: Clause, scene: Scene) -> bool:
    """Tell whether a bare value behind a mere "well" is put right, which only a value of its own kind can be."""
    last = scene.ledger.last()
    bare = (
        not clause.verb and clause.subject.person == "none" and lows(before.tokens) in {"well", "or well", "actually"}
    )
    return bare and last is not None and last[1].key in _TYPED


def _tells(clause: Clause) -> bool:
    """Tell whether a clause says something of its own, and is no bare value or "it's X"."""
    own = clause.verb and clause.verb not in words("wait mean say hold hang make scratch strike correct edit be")
    return bool(own) and not (clause.subject.person == "thing" and not clause.subject.head)


def _parts(rest: Tokens) -> list[Tokens]:
    """Give the whole, then what stands between its marks, but for what is only denied: "not Cork city, Cobh"."""
    chunks: list[Tokens] = [rest]
    start = 0
    for i, token in enumerate((*rest, None)):
        if token is None or token.low in _MARKS or token.kind == "emoji":
            chunk = rest[start:i]
            if len(chunk) > 2 and chunk[0].low in {"mine", "ours"} and chunk[1].low in {"is", "'s", "are"}:
                chunk = chunk[2:]
            if chunk and len(chunk) < len(rest) and chunk[0].low not in {"not", "no", "i", "we", "just"}:
                chunks.append(chunk)
            start = i + 1
    return chunks[:5]


def _respelled(tokens: Tokens, old: str) -> bool:
    """Recognise "Katrin... Katrina": nearly the same word again."""
    new = lows(tokens)
    if not 2 < len(new) < _LONGEST_WORD or " " in new or " " in old or new[0] != old[:1].casefold():
        return False
    return new != old.casefold() and SequenceMatcher(None, new, old.casefold()).ratio() > _ALIKE


_LONGEST_WORD: Final = 30
_ALIKE: Final = 0.7


def _recounted(rest: Tokens, fact: FactClaim) -> str:
    """Put another number in place of the one a value opens with: "three cats" and "four"."""
    number, _, noun = (fact.value or "").partition(" ")
    if fact.key not in {"pet", "child", "sibling"} or not noun or number_of(number.casefold()) is None:
        return ""
    said = [t for t in rest if t.kind in ("word", "number") and t.low not in {"actually", "sorry", "i", "mean"}]
    alike = len(said) == 1 or (len(said) == 2 and said[1].low in noun.casefold().split())
    return f"{said[0].low} {noun}" if said and alike and number_of(said[0].low) is not None else ""


def excuses(clause: Clause) -> bool:
    """Recognise "that's the old one": the right one is still to come."""
    text = lows(clause.rest)
    if _turned(clause):
        return True
    return clause.verb == "be" and text in phrases(
        "the old one;my old one;wrong;a typo;not right;outdated;the wrong one;my work one;the one before;"
        "my old number;my old address;old;not it;out of date;the previous one;my previous one;my old email"
    )


_TURNS: Final = words(
    "bought merged moved rebranded renamed acquired changed switched sold closed promoted left divorced split married "
    "upgraded transferred relocated swapped folded graduated forgot"
)


def _turned(clause: Clause) -> bool:
    """Recognise "they got bought", "we moved last week": why the value before is out of date."""
    said = clause.tokens[len(clause.lead) :]
    return (
        1 < len(said) <= 6
        and said[0].low in words("i we they it he she")
        and any(t.low in _TURNS for t in said[1:4])
        and not any(t.capital for t in said[1:])
        and not clause.negated
    )


def contrasted(sentence: Sentence, scene: Scene) -> bool:
    """Read "not Tofu, Toffee!" behind "my cat's name is Tofu"."""
    tokens = sentence.tokens
    start = 2 if lows(tokens[:2]) in {"it 's", "it is"} else 0
    comma = find(tokens, ",", start=start)
    last = scene.ledger.last()
    if not 0 < comma <= start + 5 or tokens[start].low != "not" or last is None or last[1].key not in _NAMED_KEYS:
        return False
    denied, rest = tokens[start + 1 : comma], tokens[comma + 1 :]
    while rest and rest[0].low in {"but", "it", "'s", "is", "i", "mean", "sorry"}:
        rest = rest[1:]
    if not denied or not rest or sentence.question or not rest[0].capital:
        return False
    old = last[1].value or ""
    value = value_like(rest, last[1], scene)
    if scene.words(denied).casefold() != old.casefold() or not value or value.casefold() == old.casefold():
        return False
    scene.amend(last[0], value)
    return True


_NAMED_KEYS: Final = frozenset(
    {"name", "employer", "location", "hometown", "spouse", "child", "sibling", "pet", "tool"}
)
_CORRECTABLE: Final = words("birthday email phone age name location employer job_title spouse child sibling pet") | {
    "job_title"
}


def of_held(clause: Clause, scene: Scene, *, opened: bool = False) -> bool:
    """Correct what memory holds: "typo, it's 3 June", when nothing in this turn is there to correct."""
    rest = fragment(clause.tokens) or (clause.tokens if opened else None)
    if rest and rest is not clause.tokens:
        # "sorry, I meant Lund"; a mere "well, Lund" corrects nothing from before.
        opened = opened or bool({t.low for t in clause.tokens[: -len(rest)]} & {"mean", "meant", "typo", "correction"})
        opened = opened or lows(rest).endswith(("strictly speaking", "to be exact", "to be precise"))
    if not rest or scene.ledger.last() is not None or not scene.hints.held:
        return False
    newest = scene.hints.held[0]
    if rest[0].low in {"it", "her", "his"} and len(rest) > 2:
        at = next((i for i, t in enumerate(rest) if t.low in {"is", "'s"}), -1)
        rest = rest[at + 1 :] if 0 < at < 4 else ()
    elif not opened or clause.verb not in {"", "mean"} or len(rest) > 4 or rest[0].low in {"my", "our", "i"}:
        return False
    if not rest or newest.key not in _CORRECTABLE:
        return False
    if newest.key in _SPELT and not opened and not any(t.capital for t in rest[:2]):
        return False
    value = value_like(rest, FactClaim(newest.subject, newest.key, newest.value), scene)
    return (
        bool(value)
        and value.casefold() != newest.value.casefold()
        and (KEYS[newest.key].single or scene.retract(newest.subject, newest.key, newest.value))
        and scene.claim(newest.subject, newest.key, value)
    )


_SPELT: Final = words("location name employer spouse child sibling pet")
"""Keys whose values are names: a small letter may stand for anything else."""


def denied(clause: Clause) -> bool:
    """Tell whether a clause only says what is not so: "not Thomas"."""
    return clause.link == "not" or (
        clause.link != "" and bool(clause.tokens) and clause.tokens[0].low == "not" and find(clause.tokens, "i") < 0
    )
