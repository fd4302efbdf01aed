"""Corrections inside a turn: "Leeds, sorry, I mean York", "no wait, kofi.b@example.com"."""

from typing import Final

from mock_server.engine.claims import FactClaim
from mock_server.engine.extract.ages import day_of
from mock_server.engine.extract.clauses import Clause
from mock_server.engine.extract.dates import find_date
from mock_server.engine.extract.lexicon import DETERMINERS, number_of, phrases, words
from mock_server.engine.extract.phrases import Tokens, find, items, lows, trim, trim_end, upto_break
from mock_server.engine.extract.placenames import place
from mock_server.engine.extract.propernames import name_end
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.segments import repairs_at
from mock_server.engine.extract.titles import is_job, organisation, title_at
from mock_server.engine.extract.tokens import tokenise
from mock_server.engine.vocabulary import KEYS

_OPENINGS: Final = phrases(
    "no wait;wait no;i mean;i meant;sorry i mean;sorry i meant;sorry;scratch that;correction;"
    "or rather;rather;make that;actually no;no actually;no sorry;i should say;well actually;actually;"
    "well;oops;whoops;my mistake;wait;no i mean;no;strike that;edit;ugh no;er;um;or should i say;"
    "hang on;hold on;argh;typo;not;nope;i misspoke"
)
_FIRST_WORDS: Final = frozenset(opening.split()[0] for opening in _OPENINGS)
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
        for opening in _OPENINGS:
            size = len(opening.split())
            following = tokens[i + 1].low if i + 1 < len(tokens) else ""
            if opening in {"no", "nope", "not"} and following not in {",", "it", "-", "—"}:
                continue
            if lows(tokens[i : i + size]) == opening:
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


def repair(tokens: Tokens, clause: Clause | None, scene: Scene, *, opened: bool = False) -> bool:
    """Replace the value of the last claim when the tokens are a repair of it.

    opened: the words of repair stood in the clause before.
    """
    rest = fragment(tokens) or (tokens if opened else None)
    last = scene.ledger.last()
    if rest is None or last is None or last[1].key is None:
        return False
    if (
        clause is not None
        and clause.verb
        and clause.subject.person in ("first", "third")
        and not clause.subject.elided
        and lows(rest[:1]) in {"i", "we", "he", "she"}
    ):
        return False
    index, fact = last
    value = _same_kind(rest, fact, scene)
    if not value or value.casefold() == (fact.value or "").casefold():
        return False
    scene.amend(index, value)
    return True


def _same_kind(rest: Tokens, fact: FactClaim, scene: Scene) -> str:
    """Read a value of the same key from a fragment; "" when it does not fit."""
    key = fact.key
    if key == "name":
        end = name_end(rest, 0, scene)
        tail = rest[end].low if end < len(rest) else ""
        if end and tail in words("now since these actually"):
            return scene.words(rest[:end])
    if key == "email":
        return next((scene.words((t,)) for t in rest if t.kind == "email"), "")
    if key == "age":
        age = next((t for t in rest[:3] if number_of(t.low) is not None), None)
        return scene.words((age,)) if age is not None else ""
    if key == "phone":
        digits = [t for t in rest if t.kind == "number" or t.low in {"-", "(", ")"}]
        return scene.words(tuple(digits)) if sum(len(t.low) for t in digits) >= 6 else ""
    while rest and rest[0].low in words("it is 's in at to now as for with from on spelled spelt written"):
        rest = rest[1:]
    if not rest or rest[0].low in words("not i we you that this thanks what can") or len(rest) > 9:
        return ""
    if key in {"location", "hometown"}:
        return place(rest, scene)
    if key == "employer":
        return organisation(rest, 0, scene)[0]
    if key == "job_title":
        title = title_at(rest)
        return (
            scene.words(title)
            if is_job(title) or (fact.value or "").casefold().split()[-1:] == [title[-1].low if title else ""]
            else ""
        )
    if key == "birthday":
        return scene.words(day_of(rest)).replace(",", "")
    if key == "plan":
        return _redated(rest, fact.value or "", scene)
    if key == "timezone":
        return ""
    phrase = trim(upto_break(next(items(rest), rest), keep=frozenset({"of"})))
    if not phrase or len(phrase) > 5 or (phrase[0].low in DETERMINERS and len(phrase) == 1):
        return ""
    if fact.object is not None and scene.cased and not phrase[0].capital:
        return ""
    after = rest[len(phrase)].low if len(phrase) < len(rest) else ""
    if len(phrase) < len(trim(rest)) and len(trim(rest)) > len(phrase) + 2 and after not in {"with", "without"}:
        return ""
    return scene.words(phrase)


def _redated(rest: Tokens, plan: str, scene: Scene) -> str:
    """Put the date of a repair in place of the one in a plan: "leave on the 3rd" and "the 5th of May"."""
    begin, end = find_date(rest)
    planned = tuple(tokenise(plan, 0, len(plan)))
    old_begin, old_end = find_date(planned)
    if begin != 0 or old_begin < 0 or end < len(trim_end(rest, keep_dates=True)):
        return ""
    lead = (
        planned[old_begin].low
        if planned[old_begin].low in {"on", "in", "at", "by"} and rest[0].low not in words("on in at by tomorrow today")
        else ""
    )
    parts = [
        plan[: planned[old_begin].start].strip(),
        lead,
        scene.words(rest[begin:end]),
        plan[planned[old_end - 1].end :].strip(),
    ]
    return " ".join(p for p in parts if p)


_CORRECTABLE: Final = words("birthday email phone age name location employer job_title spouse child sibling pet") | {
    "job_title"
}


def of_held(clause: Clause, scene: Scene, *, opened: bool = False) -> bool:
    """Correct what memory holds: "typo, it's 3 June", when nothing in this turn is there to correct."""
    rest = fragment(clause.tokens) or (clause.tokens if opened else None)
    if rest and rest is not clause.tokens:
        # "sorry, I meant Lund"; a mere "well, Lund" corrects nothing from before.
        opened = opened or bool({t.low for t in clause.tokens[: -len(rest)]} & {"mean", "meant", "typo", "correction"})
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
    value = _same_kind(rest, FactClaim(newest.subject, newest.key, newest.value), scene)
    return (
        bool(value)
        and value.casefold() != newest.value.casefold()
        and (KEYS[newest.key].single or scene.retract(newest.subject, newest.key, newest.value))
        and scene.claim(newest.subject, newest.key, value)
    )


def denied(clause: Clause) -> bool:
    """Tell whether a clause only says what is not so: "not Thomas"."""
    return clause.link == "not" or (
        clause.link != "" and bool(clause.tokens) and clause.tokens[0].low == "not" and find(clause.tokens, "i") < 0
    )
