"""Standing rules that are no orders by form: "every recipe has to be in grams", "rule: max 5 lines", and what a turn
changes about a directive given before: "no more fun facts", "calories are fine now".

Orders ("always answer briefly") are in `directives.py`.
"""

from typing import Final

from mock_server.engine.extract.clauses import Clause
from mock_server.engine.extract.lexicon import (
    ADVERBS,
    AUXILIARIES,
    DETERMINERS,
    FILLERS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    phrases,
    words,
)
from mock_server.engine.extract.orders import LASTING, ONE_OFF, style_words
from mock_server.engine.extract.phrases import Tokens, lows
from mock_server.engine.extract.sentences import Sentence
from mock_server.engine.extract.tokens import Token

_RULE_LEADS: Final = words("quick one house ground new another my standing golden general basic simple small the a")
_SMALL: Final = words("one number no. 1 2 3 two three for you please with me is")


def rules(sentence: Sentence, clauses: list[Clause], held: tuple[str, ...]) -> bool:
    """Tell whether a sentence lays down, lifts or changes a rule for the assistant. held: the directives in force."""
    tokens = _core(sentence.tokens)
    if not tokens or sentence.question:
        return False
    return (
        _headed(tokens)
        or _capped(tokens)
        or _obliges(tokens)
        or _wants(tokens)
        or _pronouns(tokens)
        or (bool(held) and _revises(tokens, clauses, held))
    )


def _core(tokens: Tokens) -> Tokens:
    """Drop what only opens or closes a sentence: "ok, ... please"."""
    start, end = 0, len(tokens)
    while start < end and (tokens[start].low in FILLERS - {"no"} or tokens[start].kind in ("mark", "emoji")):
        start += 1
    while end > start and (
        tokens[end - 1].low in words("please thanks thx ta cheers lol ok okay") or tokens[end - 1].kind != "word"
    ):
        if tokens[end - 1].kind == "number":
            break
        end -= 1
    return tokens[start:end]


def _headed(tokens: Tokens) -> bool:
    """Read "quick rule: max 5 lines per answer"."""
    at = next((i for i, t in enumerate(tokens[:4]) if t.low in {"rule", "rules"}), -1)
    if at < 0 or not all(t.low in _RULE_LEADS for t in tokens[:at]):
        return False
    after = at + 1
    while after < len(tokens) and tokens[after].low in _SMALL:
        after += 1
    return after + 2 < len(tokens) and tokens[after].low == ":"


_CAPS: Final = phrases(
    "no more than;not more than;no longer than;no less than;no fewer than;max;maximum;minimum;min;at most;at least;"
    "never more than;fewer than;less than;under;up to;not over"
)


def _capped(tokens: Tokens) -> bool:
    """Read "no more than three bullet points per reply"."""
    text = lows(tokens)
    if not text.startswith(tuple(cap + " " for cap in _CAPS)) or len(tokens) > 14:
        return False
    lasting = any(f" {opening} " in f" {text} " for opening in LASTING)
    return style_words(tokens) > 0 and lasting and not {"i", "my", "we"} & {t.low for t in tokens}


_MUST: Final = phrases("should;must;have to;has to;need to;needs to;ought to;are to;is to;shall;can not;should not")
_GIVEN: Final = words(
    "give send write suggest show quote make draft offer recommend share produce list use mention post"
)


def _obliges(tokens: Tokens) -> bool:
    """Read "every recipe you give me has to be in grams", "your answers must be short"."""
    at = _must_at(tokens)
    if at < 1 or at > 8:
        return False
    subject = tokens[:at]
    if any(t.kind in ("mark", "emoji") for t in subject) or {"i", "we", "he", "she", "they"} & _said(subject):
        return False
    text = f" {lows(tokens)} "
    lasting = any(f" {opening} " in text for opening in LASTING) or bool(_said(tokens) & {"always", "never", "ever"})
    yours = subject[0].low == "your" or any(
        t.low == "you" and i + 1 < len(subject) and subject[i + 1].low in _GIVEN for i, t in enumerate(subject)
    )
    sweeping = subject[0].low in words("every all any each everything anything whatever")
    if yours:
        return (subject[0].low == "your" and style_words(subject) > 0) or sweeping or lasting
    own = not {"my", "our", "the", "this", "that", "these"} & _said(subject)
    return own and style_words(subject) > 0 and (lasting or sweeping)


def _must_at(tokens: Tokens) -> int:
    for i in range(min(len(tokens), 10)):
        pair = f"{tokens[i].low} {tokens[i + 1].low}" if i + 1 < len(tokens) else ""
        if tokens[i].low in _MUST or pair in _MUST:
            return i
    return -1


_SEEN: Final = words("see hear read get receive find")
_REFUSALS: Final = phrases("i never want;i do not want;i do not ever want;i do not need;i never need;i never ever want")
_DEMANDS: Final = phrases("i 'd like;i would like;i want;i need;i 'd love;i expect;i prefer")


def _wants(tokens: Tokens) -> bool:
    """Read "I never want to see the word 'delve' again", "I don't want spoilers, ever", "I'd like all distances in
    kilometres".
    """
    text = lows(tokens)
    said = _said(tokens)
    refusal = next((p for p in _REFUSALS if text.startswith(p + " ")), "")
    if refusal:
        rest = tokens[len(refusal.split()) :]
        if rest and rest[0].low == "to":
            if len(rest) < 3 or rest[1].low not in _SEEN:
                return False
            rest = rest[2:]
        lasting = "never" in refusal or bool(said & {"ever", "never"}) or text.endswith((" again", " any more"))
        named = bool(_said(rest[:3]) & words("word words phrase term expression"))
        yours = any(
            f" {p} " in f" {text} " for p in phrases("from you;in your;with your;you to;when you;every time;each time")
        )
        return (lasting and (named or style_words(rest) > 0)) or (yours and style_words(rest) > 0)
    demand = next((p for p in _DEMANDS if text.startswith(p + " ")), "")
    if not demand:
        return False
    rest = tokens[len(demand.split()) :]
    shaped = bool(_said(rest) & words("in as with without rounded written formatted"))
    return (
        len(rest) > 2
        and rest[0].low in words("all every your everything any each")
        and shaped
        and style_words(rest) > 0
        and not said & (ONE_OFF - {"first", "last", "next"})
    )


def _pronouns(tokens: Tokens) -> bool:
    """Read "my pronouns are they/them"."""
    text = lows(tokens)
    return text.startswith(("my pronouns are ", "my pronouns 're ", "pronouns are ", "pronouns is ", "pronouns : "))


_REVISIONS: Final = phrases(
    "no more;enough;forget;ignore;undo;scrap;scratch;drop;cancel;lift;lose;skip;stop;quit;changed my mind;"
    "change of mind;is fine;are fine;'s fine;is ok;are ok;'s ok;is okay;are okay;fine now;ok now;okay now;fine again;"
    "ok again;okay again;again;need not;no need;no longer;not any more;anymore;any more;any longer;do not have to;"
    "do not need to;you can;you may;you could;feel free;go back;back to;instead;allowed;relax;never mind;nevermind;"
    "no reason to;revert;switch;rather;after all;not necessary;off the table;welcome;bring back;reinstate;too;"
    "take back;take it back;lifted;over that;don't bother;do not bother;stopped;no longer need;let 's go;go with"
)
_PLAIN: Final = words(
    "answer answers reply replies message messages give write use keep make always never ever every time time now "
    "please want like long short good great okay fine word words thing things stuff say tell know put one two when "
    "whenever response responses me you"
)
_STEM: Final = 5


def _revises(tokens: Tokens, clauses: list[Clause], held: tuple[str, ...]) -> bool:
    """Tell whether a sentence takes back or changes a directive in force: it names its matter and says what of it."""
    if len(tokens) > 22 or any(c.subject.person == "third" and c.subject.whos and c.verb for c in clauses):
        return False
    text = f" {lows(tokens)} "
    if not any(f" {change} " in text for change in _REVISIONS):
        return False
    if any(c.subject.person == "first" and not c.subject.elided and c.verb in _OWN for c in clauses):
        return False
    matter = {t.low[:_STEM] for t in tokens if _content(t)}
    return any(matter & {w[:_STEM] for w in told.casefold().split() if _plain(w)} for told in held)


_OWN: Final = words("love hate like eat drink live have own go play buy sell live visit read watch make learn teach")


def _content(token: Token) -> bool:
    return token.kind in ("word", "number") and _plain(token.low)


def _plain(low: str) -> bool:
    """Tell whether a word carries a matter of its own."""
    if low in {"fun", "fact", "facts", "update", "reminder", "note"}:
        return True
    small = low in _PLAIN or low in FILLERS or low in DETERMINERS or low in PREPOSITIONS or low in AUXILIARIES
    return len(low) > 2 and not small and low not in ADVERBS and low not in SUBJECT_PRONOUNS


def _said(tokens: Tokens) -> set[str]:
    return {t.low for t in tokens}
