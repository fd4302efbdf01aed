"""Orders to the assistant: where one starts in a clause, and whether a bare one is about how answers are given.

Which orders stand for good is decided in `directives.py`.
"""

import itertools
from typing import Final

from mock_server.engine.extract.language.cues import Cues
from mock_server.engine.extract.language.dates import WEEKDAYS
from mock_server.engine.extract.language.kinds import LANGUAGES
from mock_server.engine.extract.language.lexicon import ADVERBS, AUXILIARIES, DETERMINERS, FILLERS, PREPOSITIONS, words
from mock_server.engine.extract.language.phrases import Tokens, lows
from mock_server.engine.extract.language.verbs import verb

LASTING: Final = Cues(
    "from now on;from here on;going forward;going forwards;in future;in the future;from today;"
    "every time;each time;for all future;until further notice;at all times;by default;as a rule;"
    "for the rest of;whenever;henceforth;any time i;anytime i;from this point;for good;permanently;"
    "in every mail;in every email;in every message;in each email;in all emails;in every chat;"
    "in all your;in every reply;in every answer;in every response;every reply;every answer;"
    "every response;every message;each message;each reply;each answer;each response;every single time;"
    "per reply;per answer;per message;"
    "per response;for future reference;until i say;unless i say;unless i ask;unless told;unless i tell;in this chat;"
    "in our chats;when we chat;across the board;each of your;every one of your;each and every;without exception;"
    "under no circumstances;on no account;at no point;under any circumstances;as a general rule;"
    "each chat;every chat;each conversation;every conversation;each session;every session;in everything you;"
    "without fail;till further notice;from today onwards;from this day;here on in;here on out;"
    "all your answers;all your replies;all replies;all answers;all responses;"
    "no matter what;moving forward;from this moment;all the time;as of now;as of today;in general"
)
"""Phrases that make an order last."""

_STYLE_VERBS: Final = words(
    "answer reply respond speak talk write keep use avoid be format stop mark cite include skip "
    "address refer sign refrain stick limit default switch start end explain add put give call omit "
    "drop leave quit cut make translate spell act assume treat quote begin open close summarise "
    "summarize prefer remember go show list number capitalise capitalize shorten tone ditch swear "
    "stay restrict round convert flag return capitalize greet mention ask suggest offer ping text "
    "phone remind warn point provide present check sound lose don't please do correct highlight label "
    "apologise apologize repeat lecture interrupt tell say let have bother put book schedule spare"
)

ONE_OFF: Final = words(
    "this that these those it following attached here today tonight now tomorrow again once first next quick last"
)

TASKS: Final = words(
    "write give tell show list make explain summarise summarize translate suggest recommend find help "
    "convert remind check ask add provide draft fix calculate compare create generate rewrite "
    "describe put text phone call ping book schedule have let mention say point correct repeat tell "
    "start"
)

_SPEAK: Final = words("answer reply respond speak talk write text message")


def style_words(tokens: Tokens) -> int:
    count = 0
    for i, token in enumerate(tokens):
        pair = f"{token.low} {tokens[i + 1].low}" if i + 1 < len(tokens) else ""
        if token.low in STYLE or pair in STYLE or token.low in LANGUAGES or token.kind == "emoji":
            count += 1
    return count


_POLITE: Final = Cues(
    "could you please;can you please;would you please;will you please;could you;can you;would you;"
    "will you;would you mind;do me a favour and;do me a favor and;be so kind as to;be a dear and;"
    "i want you to;i need you to;i would like you to;i 'd like you to;"
    "i 'd prefer you to;i 'd prefer if you;i 'd like it if you;i 'd rather you;you should;you must;"
    "you can;you may;you need to;you have to;you are to;make sure to;make sure you;make sure that you;"
    "be sure to;remember to;try to;feel free to;i ask that you;it would be great if you;"
    "you know what you can;i 'd appreciate it if you;i would prefer if you;i expect you to;you 'll;"
    "you will;let us;let 's;you do not have to;you do not need to;i would like it if you;"
    "i 'd love it if you;i would appreciate it if you;ensure you;ensure that you;you shall"
)


def _start_of_order(tokens: Tokens) -> int:
    """Find where an order starts in a clause; -1 when it is none.

    Skips fillers, "please", "can you", "I want you to", "you should", "make sure to", "remember to".
    """
    i = 0
    while i < len(tokens) and (
        tokens[i].low in FILLERS
        or tokens[i].kind in ("mark", "emoji")
        or tokens[i].low in {"kindly", "you_know", "instead"}
    ):
        i += 1
    text = lows(tokens[i : i + 8])
    i += len(_POLITE.opening(text).split())
    while i < len(tokens) and tokens[i].low in words(
        "please just always never also only kindly all again actually ever , to rather consistently"
    ):
        i += 1
    return i


def order_verb(tokens: Tokens) -> tuple[int, bool]:
    """Find the verb of an order: (its index or -1, whether "always", "never" or a lasting phrase stands before "
    "it)."""
    i = _start_of_order(tokens)
    text = lows(tokens[i : i + 7])
    lasting = LASTING.opening(text)
    if lasting:
        i += len(lasting.split())
        if lasting.endswith(" of"):
            i += (i < len(tokens) and tokens[i].low in DETERMINERS) + 1  # "for the rest of our chats"
        while i < len(tokens) and tokens[i].low in words(
            ", please just always you i want to only never should can 'd like could"
        ):
            i += 1
    if i >= len(tokens) or tokens[i].kind != "word":
        return -1, False
    low = tokens[i].low
    following = tokens[i + 1] if i + 1 < len(tokens) else None
    if low == "do" and following is not None and following.low == "not":
        return i, False
    form = verb(low)
    if form is not None and form.form == "base" and low not in AUXILIARIES - {"be"}:
        return i, False
    if form is None and low in _STYLE_VERBS:
        return i, False
    if (
        low in words("double triple fact spell cross proof")
        and following is not None
        and verb(following.low) is not None
    ):
        return i, False  # "double check the dates"
    urged = i > 0 and tokens[i - 1].low in {"always", "never", "please", "to", "ever"}
    small = (
        low in DETERMINERS
        or low in PREPOSITIONS
        or low in ADVERBS
        or low in FILLERS
        or low in AUXILIARIES
        or form is not None
    )
    if (
        urged
        and not small
        and following is not None
        and (following.low in DETERMINERS or following.low in {"me", "my", "your", "everything", "things"})
    ):
        return i, True
    return -1, False


_INTRUSIONS: Final = words(
    "call calls phone meeting meetings email emails message messages notification notifications ping pings text texts "
    "reminder reminders invite invites notes appointment appointments booking bookings video slack dms"
)
_AT_TIMES: Final = WEEKDAYS.keys() | words("weekend weekends evenings mornings afternoons nights holidays lunchtime")
_PLEADING: Final = words("please ever thanks pls")


def keeps_off(tokens: Tokens, after: Tokens) -> bool:
    """Recognise "no calls on fridays please, ever", "no meetings before ten, please": times to leave one alone."""
    said = {t.low for t in tokens}
    if tokens[0].low != "no" or len(tokens) < _NO_LESS or said & ONE_OFF:
        return False
    asked = said | {t.low for t in after[:1]}
    timed = said & (_AT_TIMES | {"during"}) or any(
        a.low in {"before", "after", "past", "until"} and b.kind in ("number", "word")
        for a, b in itertools.pairwise(tokens)
    )
    intrusion = tokens[1].low in _INTRUSIONS or tokens[2].low in _INTRUSIONS
    return intrusion and bool(timed) and bool(asked & _PLEADING) and not said & {"i", "we", "my", "there", "so", "far"}


_NO_LESS: Final = 4


def noun_order(tokens: Tokens, lasting: bool) -> bool:
    """Read orders without a verb: "no emojis please", "bullet points only", "short answers from now on"."""
    tokens = tokens[len(LASTING.opening(lows(tokens)).split()) :]
    text = [t.low for t in tokens if t.kind == "word" and (t.low not in FILLERS or t.low == "no")]
    if any(t.low in {"yet", "left"} for t in tokens[-2:]):
        return False  # "no answers yet" tells how things are
    text = [t for i, t in enumerate(text) if t != "than" or not i or text[i - 1] not in _BOUNDS]
    while len(text) > 1 and text[0] == "no" and text[1] == "no":
        text = text[1:]
    if (
        text[:3] == ["no", "need", "to"]
        and len(text) > 5
        and text[3] in words("apologise apologize repeat ask greet flatter thank remind")
    ):
        return not {"this", "that", "it"} & set(text)
    if not text or len(text) > 9 or any(t in AUXILIARIES or t in {"i", "my", "over", "than", "me"} for t in text):
        return False
    if text[0] == "no" and {"this", "that", "these"} & set(text[1:]):
        return False
    if text[:3] == ["no", "need", "to"]:
        return lasting or (len(text) > 3 and text[3] in words("apologise apologize repeat summarise ask greet flatter"))
    if text[0] == "no" and lasting and len(text) > 1:
        return True
    if (
        text[0] in {"no", "fewer", "less", "zero"}
        and style_words(tokens)
        and not (len(text) > 1 and text[1] in {"idea", "problem", "worries"})
    ):
        more = len(text) > 2 and text[1] == "more" and text[-1] not in {"questions", "comments", "words"}
        return verb(text[-1]) is None or more or text[-1] in {"answers", "replies", "swearing"}
    if lasting:
        return style_words(tokens) > 0
    return text[-1] == "only" and style_words(tokens) > 0


_BOUNDS: Final = words("longer more shorter fewer less bigger")


def bare_order(body: Tokens, *, conditional: bool) -> bool:
    """Judge an order without a word like "always": it must be about how answers are given, and not about this one.

    conditional: "whenever I ..." stands beside it, so that any order lasts.
    """
    if not body or conditional:
        return bool(body)
    first = body[0].low
    said = {t.low for t in body}
    if first == "keep" and len(body) > 2 and body[1].low == "it" and body[2].low in _MANNERS:
        return not said & {"time", "now", "today"}
    passing = bool(said & ONE_OFF) or body[-1].low in {"below", "above"}
    if passing and not {"switch", "now"} <= said:
        return False
    if first == "do" and len(body) > 2 and body[1].low == "not":
        return _forbids(body[2:], said)
    about_style = style_words(body[1:]) > 0
    if first in {"stop", "quit"}:
        habit = len(body) > 2 and body[1].low in _HABITS
        return about_style or habit or (len(body) > 1 and body[1].low.startswith("apolog"))
    if first == "refrain":
        return about_style or (len(body) > 2 and body[1].low == "from")
    if first == "keep":
        things = bool(said & {"things", "everything"}) and bool(said & _MANNERS)
        return about_style or things
    if first in {"be", "stay"}:
        return about_style or (bool(said & _CHARACTER) and len(body) <= 7)
    if first in {"switch", "go"}:
        return about_style and bool(said & {"back", "to"})
    if first in {"refer", "address"}:
        return "me" in said
    if first == "treat" and len(body) > 3 and body[1].low == "me":
        return body[2].low in {"like", "as"}
    if first == "use" and len(body) > 2 and body[1].low == "my" and {"name", "pronouns", "title", "nickname"} & said:
        return True
    if first in _STYLING:
        return about_style and "my" not in said
    if (
        first in {"write", "give", "show", "format", "spell"}
        and len(body) > 2
        and body[2].low in words("as in with without using out")
    ):
        return body[1].low in STYLE or body[1].low in words("numbers temperatures prices distances code")
    return first in _SPEAK and about_style and _speaks_so(body, said)


_MANNERS: Final = words(
    "casual formal short brief concise simple light friendly professional civil clean real informal"
)
_CHARACTER: Final = words(
    "concise brief direct honest blunt polite formal informal friendlier terse succinct straightforward critical"
)
_HABITS: Final = words(
    "calling saying asking apologising apologizing suggesting using sending telling adding repeating starting ending "
    "lecturing"
)
_STYLING: Final = words(
    "avoid use skip mark cite limit refrain stick default omit drop prefer ditch format spell tone flag include sign "
    "round highlight lose leave cut number capitalise capitalize end begin open close greet"
)
_WRITINGS: Final = words(
    "poem story essay letter email function code script song post tweet article report blog speech joke haiku"
)


def _forbids(rest: Tokens, said: set[str]) -> bool:
    """Judge what follows "don't": "call me mate", "use my full name", "book anything before ten"."""
    lead = rest[0].low
    if lead in {"call", "address", "refer"} and "me" in said and len(rest) > 2:
        return not said & words("now yet back later today tomorrow tonight")
    if {"name", "my"} <= said and lead in words("use say mention share call"):
        return True
    general = not said & words("the this that it them these those my your his her up") - {"the"} and "the" not in said
    if lead in words("suggest recommend propose mention include") and len(rest) > 1 and general:
        return not said & ONE_OFF
    sweeping = bool(said & {"anything", "ever", "any"}) and len(rest) > 1
    if sweeping and lead not in words("worry forget know have need want like eat"):
        return True
    return style_words(rest) > 0 and lead in _STYLE_VERBS and lead not in {"forget", "let"}


def _speaks_so(body: Tokens, said: set[str]) -> bool:
    """Tell "answer in German" and "write briefly" from "write a poem about German"."""
    if "about" in said or (body[0].low == "write" and said & _WRITINGS):
        return False
    if len(body) == 1:
        return True
    following = body[1].low
    manner = words("me briefly only formally informally concisely politely casually short")
    return following in PREPOSITIONS or following in manner or following in ADVERBS


STYLE: Final = words(
    "answer answers reply replies response responses message messages sentence sentences paragraph "
    "paragraphs bullet bullets bullet_points bulleted list lists table tables emoji emojis emoticon "
    "emoticons jargon slang tone formal informal formally informally formality concise brief briefly "
    "short shorter terse verbose detailed markdown code_blocks heading headings headers headline "
    "citations sources source references links metric imperial celsius fahrenheit kilometres "
    "kilometers kilometers miles units spelling english british american sarcasm irony humour humor "
    "jokes puns summary summaries tldr tl;dr words word acronyms abbreviations exclamation "
    "exclamation_marks dashes em_dashes hashtags plain_text plain prose polite politely casual caps "
    "capitals all_caps lowercase pronouns they/them she/her he/him dates 24-hour 24h iso format "
    "formatting bold italics footnotes examples step-by-step steps simple_language plain_english tu "
    "vous sie du explanations explanation disclaimers disclaimer apologies apologising apologizing "
    "apologize apologise preamble fluff filler greeting greetings sign-off signoff signature "
    "questions follow-up small_talk technical_terms swear swearing profanity language languages "
    "translations rhymes haiku voice oxford_comma comma commas semicolons quotes quotations analogies "
    "metaphors comments docstrings type_hints tabs spaces indentation snippets latex ascii diagrams "
    "euros dollars pounds currency units numbers tone_down clichés cliches buzzwords length tables "
    "nicknames nickname surname first_name estimates options suggestions recommendations spoilers "
    "clock pleasantries warnings caveats adverbs contractions passive_voice"
)
"""What an order about the assistant's own answers is about."""
