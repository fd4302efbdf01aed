"""Standing rules that are no orders by form: "every recipe has to be in grams", "rule: max 5 lines".

Orders ("always answer briefly") are in `directives.py`, what a turn changes about one given before in `revisions.py`.
"""

from typing import Final

from mock_server.engine.extract.directives.orders import LASTING, ONE_OFF, style_words
from mock_server.engine.extract.directives.renewals import anew, when_i
from mock_server.engine.extract.directives.revisions import OWN, lifts, revises, said_in, swaps, tires
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.cues import Cues
from mock_server.engine.extract.language.lexicon import (
    FILLERS,
    phrases,
    words,
)
from mock_server.engine.extract.language.phrases import Tokens, lows
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.language.verbs import verb

_RULE_LEADS: Final = words("quick one house ground new another my standing golden general basic simple small the a")
_SMALL: Final = words("one number no. 1 2 3 two three for you please with me is")


def rules(sentence: Sentence, clauses: list[Clause], held: tuple[str, ...]) -> bool:
    """Tell whether a sentence lays down, lifts or changes a rule for the assistant. held: the directives in force."""
    tokens = _noted(_core(sentence.tokens))
    if not tokens or sentence.question:
        return False
    text = lows(tokens)
    return (
        _headed(tokens)
        or _capped(tokens, text)
        or _obliges(tokens)
        or _wants(tokens, text)
        or _pronouns(text)
        or _urges(tokens, text)
        or _answers_to(tokens, text)
        or _ceases(tokens)
        or _barred(tokens)
        or _banned(tokens, text)
        or _only(tokens)
        or _fronted(tokens)
        or _while_you(tokens)
        or anew(sentence.tokens)
        or when_i(tokens)
        or (bool(held) and (revises(tokens, clauses, held) or swaps(tokens, held) or tires(tokens) or lifts(tokens)))
    )


def _core(tokens: Tokens) -> Tokens:
    """Drop what only opens or closes a sentence: "ok, ... please"."""
    start, end = 0, len(tokens)
    while start < end and (
        (tokens[start].low in FILLERS and tokens[start].low != "no") or tokens[start].kind in ("mark", "emoji")
    ):
        start += 1
    while end > start and (
        tokens[end - 1].low in words("please thanks thx ta cheers lol ok okay") or tokens[end - 1].kind != "word"
    ):
        if tokens[end - 1].kind == "number":
            break
        end -= 1
    return tokens[start:end]


_NOTES: Final = Cues("keep in mind that;keep in mind;bear in mind that;remember that;note that;be aware that;mind that")


def _noted(tokens: Tokens) -> Tokens:
    note = _NOTES.opening(lows(tokens[:6]))
    return tokens[len(note.split()) :] if note else tokens


def _headed(tokens: Tokens) -> bool:
    """Read "quick rule: max 5 lines per answer"."""
    at = next((i for i, t in enumerate(tokens[:4]) if t.low in {"rule", "rules"}), -1)
    if at < 0 or not all(t.low in _RULE_LEADS for t in tokens[:at]):
        return False
    after = at + 1
    while after < len(tokens) and tokens[after].low in _SMALL:
        after += 1
    return after + 2 < len(tokens) and tokens[after].low == ":"


_CAPS: Final = Cues(
    "no more than;not more than;no longer than;no less than;no fewer than;max;maximum;minimum;min;at most;at least;"
    "never more than;fewer than;less than;under;up to;not over"
)


def _capped(tokens: Tokens, text: str) -> bool:
    """Read "no more than three bullet points per reply", "from here on at most two paragraphs per answer"."""
    opening = LASTING.opening(text)
    if opening:
        tokens = tokens[len(opening.split()) + (tokens[len(opening.split())].low == ",") :]
        return bool(_CAPS.opening(lows(tokens))) and len(tokens) <= 14 and _measured(tokens)
    if len(tokens) > 14 or not _CAPS.opening(text):
        return False
    lasting = LASTING.within(text)
    return _measured(tokens) and lasting and not {"i", "my", "we"} & {t.low for t in tokens}


def _measured(tokens: Tokens) -> bool:
    """Tell whether what is capped is part of an answer."""
    return style_words(tokens) > 0 or bool(said_in(tokens) & {"lines", "characters", "points", "sections"})


_MUST: Final = frozenset(
    phrases("should;must;have to;has to;need to;needs to;ought to;are to;is to;shall;can not;should not")
)
_MUST_FIRST: Final = frozenset(must.partition(" ")[0] for must in _MUST)
_GIVEN: Final = words(
    "give send write suggest show quote make draft offer recommend share produce list use mention post"
)


def _obliges(tokens: Tokens) -> bool:
    """Read "every recipe you give me has to be in grams", "your answers must be short"."""
    at = _must_at(tokens)
    if at < 1 or at > 8:
        return False
    subject = tokens[:at]
    if any(t.kind in ("mark", "emoji") for t in subject) or {"i", "we", "he", "she", "they"} & said_in(subject):
        return False
    lasting = LASTING.within(lows(tokens)) or bool(said_in(tokens) & {"always", "never", "ever"})
    yours = subject[0].low == "your" or any(
        t.low == "you" and i + 1 < len(subject) and subject[i + 1].low in _GIVEN for i, t in enumerate(subject)
    )
    sweeping = subject[0].low in words("every all any each everything anything whatever")
    if at + 1 < len(tokens) and tokens[at + 1].low in {"go", "come", "wait"}:
        return False
    if yours:
        return (subject[0].low == "your" and style_words(subject) > 0) or sweeping or lasting
    if len(subject) == 1 and subject[0].low in _REPLIES:
        return style_words(tokens) > 1
    own = not {"my", "our", "the", "this", "that", "these"} & said_in(subject)
    return own and (style_words(subject) > 0 or bool(_MATTERS & said_in(subject))) and (lasting or sweeping)


_REPLIES: Final = words("answers replies responses")


def _ceases(tokens: Tokens) -> bool:
    """Read "stop keeping it short", "quit being so brief"."""
    opens = len(tokens) > 2 and tokens[0].low in {"stop", "quit"} and tokens[1].low in {"keeping", "being", "making"}
    return opens and style_words(tokens) > 0 and not {"i", "my", "we", "he", "she", "they"} & said_in(tokens)


_MATTERS: Final = words("measurements temperatures distances amounts weights quantities times prices sums figures code")


def _barred(tokens: Tokens) -> bool:
    """Read "No swearing please, kids read along"."""
    if tokens[0].low != "no":
        return False
    cut = next((i for i, t in enumerate(tokens) if t.kind == "mark" or t.low in {"please", "because"}), len(tokens))
    head = tokens[:cut]
    return 1 < len(head) <= 3 and cut < len(tokens) and style_words(head) > 0


_BANS: Final = Cues("no;no more;zero;not any;never any;absolutely no;please no;less;fewer;way fewer;much less;far less")
_YOURS: Final = phrases(
    "in your;from you;in replies;in responses;in answers;in messages;with me;in future;in the future;going forward;"
    "from now on;from here on;per answer;per reply;per message;when you reply;when you answer;in any reply"
)


def _banned(tokens: Tokens, text: str) -> bool:
    """Read "no exclamation marks in your messages, ever", "less waffle in future"."""
    said = said_in(tokens)
    if (
        not _BANS.opening(text)
        or len(tokens) > 14
        or said & {"i", "my", "we", "this", "that", "problem", "idea", "worries", "way"}
    ):
        return False
    yours = any(f" {p} " in f" {text} " for p in _YOURS)
    ever = tokens[-1].low in {"ever", "always", "again"}
    matter = style_words(tokens) > 0 or bool(said & _CHATTER)
    return (ever and matter) or (yours and matter and len(tokens) > 3) or (yours and ever)


def _only(tokens: Tokens) -> bool:
    """Read "short answers only, I read these on my watch"."""
    if not any(t.low == "only" for t in tokens[1:_FEW]):
        return False
    cut = next((i for i, t in enumerate(tokens) if t.kind == "mark" or t.low == "please"), len(tokens))
    head = tokens[:cut]
    plain = not {"i", "my", "this", "that", "the", "for"} & said_in(head)
    return 1 < len(head) <= _FEW and head[-1].low == "only" and style_words(head) > 0 and plain


_FEW: Final = 5
_CHATTER: Final = words(
    "waffle flattery small_talk talk chatter padding fluff lectures lecturing moralising preaching marks exclamation "
    "swear swearing intros intro outros outro flowery language hedging filler rambling essays walls disclaimers "
    "apologies compliments praise emojis jokes slang abbreviations acronyms capitals caps bold italics markdown"
)


def _fronted(tokens: Tokens) -> bool:
    """Read "in German, always address me with Sie": where it holds stands in front."""
    if tokens[0].low not in words("in for with on at when during"):
        return False
    comma = next((i for i, t in enumerate(tokens[:8]) if t.low == ","), -1)
    if comma < 2:
        return False
    if said_in(tokens[:comma]) & words("case fact general short return my you i the this that") - {"general"}:
        return False
    at = comma + 1
    while at < len(tokens) and tokens[at].low in {"please", "just"}:
        at += 1
    if at + 2 >= len(tokens) or tokens[at].low not in {"always", "never"}:
        return False
    form = verb(tokens[at + 1].low)
    return form is not None and form.form == "base" and form.lemma not in OWN


_TELLING: Final = words(
    "explain write answer reply talk quote use give list suggest recommend translate summarise summarize mention "
    "cite "
    "describe respond show teach address refer"
)


def _while_you(tokens: Tokens) -> bool:
    """Read "treat me as if I were twelve when you explain physics", "when you write code for me, add tests"."""
    at = next(
        (
            i
            for i, t in enumerate(tokens[:-2])
            if t.low in {"when", "whenever", "if"} and tokens[i + 1].low == "you" and tokens[i + 2].low in _TELLING
        ),
        -1,
    )
    if at < 0 or {"can", "could"} & said_in(tokens[:2]):
        return False
    comma = next((i for i, t in enumerate(tokens) if i > at and t.low == ","), -1)
    start = 0 if at > 0 else comma + 1
    while start < len(tokens) and tokens[start].low in words("please always just also do not never then"):
        start += 1
    form = verb(tokens[start].low) if (at > 0 or comma > 0) and start < len(tokens) - 1 else None
    return (form is not None and form.form == "base") or (start < len(tokens) and tokens[start].low == "add")


def _must_at(tokens: Tokens) -> int:
    for i in range(min(len(tokens), 10)):
        low = tokens[i].low
        if low not in _MUST_FIRST:
            continue
        if low in _MUST or (i + 1 < len(tokens) and f"{low} {tokens[i + 1].low}" in _MUST):
            return i
    return -1


_SEEN: Final = words("see hear read get receive find")
_REFUSALS: Final = Cues("i never want;i do not want;i do not ever want;i do not need;i never need;i never ever want")
_DEMANDS: Final = Cues(
    "i 'd appreciate;i would appreciate;i 'd prefer;i 'd like;i would like;i want;i need;i 'd love;i expect;i prefer;"
    "note i want;note that i want;"
    "my preference is for;"
    "my preference is"
)


def _wants(tokens: Tokens, text: str) -> bool:
    """Read "I never want to see the word 'delve' again", "I don't want spoilers, ever", "I'd like all distances in
    kilometres".
    """
    refusal, demand = _REFUSALS.opening(text), _DEMANDS.opening(text)
    if not refusal and not demand:
        return False
    said = said_in(tokens)
    if refusal:
        rest = tokens[len(refusal.split()) :]
        if rest and rest[0].low == "to":
            if len(rest) < 3 or rest[1].low not in _SEEN:
                return False
            rest = rest[2:]
        lasting = "never" in refusal or bool(said & {"ever", "never"}) or text.endswith((" again", " any more"))
        named = bool(said_in(rest[:3]) & words("word words phrase term expression"))
        yours = any(
            f" {p} " in f" {text} " for p in phrases("from you;in your;with your;you to;when you;every time;each time")
        )
        return (lasting and (named or style_words(rest) > 0)) or (yours and style_words(rest) > 0)
    rest = tokens[len(demand.split()) :]
    shaped = bool(rest) and (bool(said_in(rest) & words("in as with without")) or rest[-1].low.endswith("ed"))
    lasting = LASTING.within(text)
    plain = (demand.startswith("my preference") or lasting) and style_words(rest) > 0
    return plain or (
        len(rest) > 2
        and rest[0].low in words("all every your everything any each")
        and shaped
        and (style_words(rest) > 0 or bool(said & {"code", "text", "prices", "sums", "maths", "answers"}))
        and not said & (ONE_OFF - {"first", "last", "next"})
    )


_URGES: Final = Cues(
    "it is important that you;it 's important that you;it is important to me that you;it is crucial that you;"
    "it 's crucial that you;it is essential that you;it 's essential that you;it is vital that you;"
    "under no circumstances;on no account;at no point;under any circumstances;"
    "you are never to;you are always to;you are not to;you 're never to;you 're not to;you 're always to;"
    "make a habit of;make it a habit to;make it a rule to;make a rule of;make a point of;get into the habit of;"
    "get in the habit of;you have my permission to;please make it a habit to;i would be grateful if you always"
)


def _urges(tokens: Tokens, text: str) -> bool:
    """Read "make a habit of double-checking your maths", "you are never to use that word"."""
    urge = _URGES.opening(text)
    if text.startswith("remember to ") and style_words(tokens) > 0:
        return not said_in(tokens) & (ONE_OFF - {"first", "last", "next", "here"})
    return bool(urge) and len(tokens) > len(urge.split()) + 1


_WHATEVER: Final = Cues(
    "if you do not know;if you are not sure;if you 're not sure;if you are unsure;if you 're unsure;if in doubt;"
    "when in doubt;for anything;for everything;if i misspell;if i mistype;if i make a mistake;if i make mistakes;"
    "if i slip into;"
    "whatever i ask;whatever i say;whatever i send;whatever i write;no matter what i ask;no matter what i say;"
    "no matter what i send;should i ever;any time i;anytime i;every time i;each time i;however i ask"
)


def _answers_to(tokens: Tokens, text: str) -> bool:
    """Read "whatever I ask, give me the pros and cons", "should I ever ask about politics, refuse to answer"."""
    if not _WHATEVER.opening(text):
        return False
    comma = next((i for i, t in enumerate(tokens) if t.low == ","), -1)
    if comma < 0 and tokens[0].low in {"if", "when"}:
        return len(tokens) > 6 and bool(said_in(tokens) & {"say", "ask", "tell", "admit"})
    after = comma + 1
    while 0 < after < len(tokens) and tokens[after].low in words(
        "please always never just then do not you should must"
    ):
        after += 1
    form = verb(tokens[after].low) if 0 < after < len(tokens) - 1 else None
    return (form is not None and form.form == "base") or (0 < after < len(tokens) - 1 and tokens[after].low == "add")


def _pronouns(text: str) -> bool:
    """Read "my pronouns are they/them"."""
    return text.startswith(("my pronouns are ", "my pronouns 're ", "pronouns are ", "pronouns is ", "pronouns : "))
