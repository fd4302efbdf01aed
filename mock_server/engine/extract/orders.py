"""Orders to the assistant: where one starts in a clause, and whether a bare one is about how answers are given.

Which orders stand for good is decided in `directives.py`.
"""

from typing import Final

from mock_server.engine.extract.kinds import LANGUAGES
from mock_server.engine.extract.lexicon import ADVERBS, AUXILIARIES, DETERMINERS, FILLERS, PREPOSITIONS, phrases, words
from mock_server.engine.extract.phrases import Tokens, lows
from mock_server.engine.extract.verbs import verb

LASTING: Final = phrases(
    "from now on;from here on;going forward;going forwards;in future;in the future;from today;"
    "every time;each time;for all future;until further notice;at all times;by default;as a rule;"
    "for the rest of;whenever;henceforth;any time i;anytime i;from this point;for good;permanently;"
    "in all your;in every reply;in every answer;in every response;every reply;every answer;"
    "every response;all your answers;all your replies;all replies;all answers;all responses;"
    "no matter what;moving forward;from this moment;all the time;as of now;as of today;in general"
)

_STYLE_VERBS: Final = words(
    "answer reply respond speak talk write keep use avoid be format stop mark cite include skip "
    "address refer sign refrain stick limit default switch start end explain add put give call omit "
    "drop leave quit cut make translate spell act assume treat quote begin open close summarise "
    "summarize prefer remember go show list number capitalise capitalize shorten tone ditch swear "
    "stay restrict round convert flag return capitalize greet mention ask suggest offer ping text "
    "phone remind warn point provide present check sound lose don't please do correct highlight label "
    "apologise apologize repeat lecture interrupt tell say let have bother put book schedule"
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
    for opening in phrases(
    "could you please;can you please;would you please;will you please;could you;can you;would you;"
    "will you;would you mind;i want you to;i need you to;i would like you to;i 'd like you to;"
    "i 'd prefer you to;i 'd prefer if you;i 'd like it if you;i 'd rather you;you should;you must;"
    "you can;you may;you need to;you have to;you are to;make sure to;make sure you;make sure that you;"
    "be sure to;remember to;try to;feel free to;i ask that you;it would be great if you;"
    "you know what you can;i 'd appreciate it if you;i would prefer if you;i expect you to;you 'll;"
    "you will;let us;let 's;you do not have to;you do not need to;i would like it if you;"
    "i 'd love it if you;i would appreciate it if you;ensure you;ensure that you;you shall"
):  # fmt: skip
        if text.startswith(opening + " "):
            i += len(opening.split())
            break
    while i < len(tokens) and tokens[i].low in words(
        "please just always never also only kindly all again actually ever , to rather consistently"
    ):
        i += 1
    return i


def order_verb(tokens: Tokens) -> tuple[int, bool]:
    """Find the verb of an order: (its index or -1, whether "always", "never" or a lasting phrase stands before it)."""
    i = _start_of_order(tokens)
    text = lows(tokens[i : i + 7])
    for opening in LASTING:
        if text.startswith(opening + " "):
            i += len(opening.split())
            while i < len(tokens) and tokens[i].low in words(
                ", please just always you i want to only never should can 'd like could"
            ):
                i += 1
            break
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


def noun_order(tokens: Tokens, lasting: bool) -> bool:
    """Read orders without a verb: "no emojis please", "bullet points only", "short answers from now on", "less jargon"."""
    text = [t.low for t in tokens if t.kind == "word" and (t.low not in FILLERS or t.low == "no")]
    while len(text) > 1 and text[0] == "no" and text[1] == "no":
        text = text[1:]
    if not text or len(text) > 9 or any(t in AUXILIARIES or t in {"i", "my", "over", "than", "me"} for t in text):
        return False
    if text[:3] == ["no", "need", "to"]:
        return lasting or (
            len(text) > 3 and text[3] in words("apologise apologize repeat explain summarise ask greet flatter")
        )
    if text[0] == "no" and lasting and len(text) > 1:
        return True
    if (
        text[0] in {"no", "fewer", "less", "zero"}
        and style_words(tokens)
        and not (len(text) > 1 and text[1] in {"idea", "problem", "worries"})
    ):
        return verb(text[-1]) is None or text[-1] in {"answers", "replies", "swearing"}
    if lasting:
        return style_words(tokens) > 0
    return text[-1] == "only" and style_words(tokens) > 0


def bare_order(body: Tokens, conditional: bool) -> bool:
    """Judge an order without a word like "always": it must be about how answers are given, and not about this one."""
    if not body:
        return False
    first = body[0].low
    negative = first == "do" and len(body) > 1 and body[1].low == "not"
    rest = body[2:] if negative else body[1:]
    lead = body[2].low if negative and len(body) > 2 else first
    said = {t.low for t in body}
    style = style_words(rest)
    if conditional:
        return True
    if (
        first == "keep"
        and len(body) > 2
        and body[1].low == "it"
        and body[2].low
        in words("casual formal short brief concise simple light friendly professional civil clean real informal")
    ):
        return not said & {"time", "now", "today"}
    if (said & ONE_OFF or body[-1].low in {"below", "above"}) and not (said & {"switch"} and "now" in said):
        return False
    if negative:
        if lead in {"call", "address", "refer"} and "me" in said and len(body) > 4:
            return not said & words("now yet back later today tomorrow tonight")
        if "name" in said and "my" in said and lead in {"use", "say", "mention", "share", "call"}:
            return True
        if (
            said & {"anything", "ever", "any"}
            and len(body) > 3
            and lead not in words("worry forget know have need want like eat")
        ):
            return True
        return style > 0 and lead in _STYLE_VERBS | {"worry"} and lead not in {"worry", "forget", "let"}
    if first == "stop":
        return style > 0 or (
            (
                len(body) > 1
                and body[1].low
                in words(
                    "calling saying asking apologising apologizing suggesting using sending telling adding repeating "
                    "starting ending lecturing"
                )
                and len(body) > 2
            )
            or (body[1:2] and body[1].low.startswith("apolog"))
        )
    if first == "keep":
        return style > 0 or (
            said & words("short brief concise simple light friendly professional civil clean real") != set()
            and said & {"it", "things", "everything"} != set()
            and "this" not in said
        )
    if first in {"be", "stay"}:
        return style > 0 or (
            bool(
                said
                & words(
                    "concise brief direct honest blunt polite formal informal friendlier terse succinct "
                    "straightforward critical"
                )
            )
            and len(body) <= 7
        )
    if first == "call":
        return False
    if first in {"switch", "go"}:
        return style > 0 and ("back" in said or "to" in said)
    if first in words(
        "avoid use skip mark cite limit refrain stick default omit drop prefer ditch format spell tone "
        "flag refer address include sign round highlight lose leave cut number capitalise capitalize end "
        "begin open close greet"
    ):
        if first in {"refer", "address"}:
            return "me" in said
        return style > 0 and "my" not in said
    if (
        first in {"write", "give", "show", "format", "spell"}
        and len(body) > 2
        and (body[1].low in STYLE or body[1].low in {"numbers", "temperatures", "prices", "distances", "code"})
        and body[2].low in words("as in with without using out")
    ):
        return True
    if first in _SPEAK:
        about = (
            said
            & words(
                "poem story essay letter email function code script song post tweet article report blog speech "
                "joke haiku"
            )
            if first == "write"
            else set()
        )
        if about or "about" in said:
            return False
        return bool(style) and (
            body[1:2] == ()
            or body[1].low in PREPOSITIONS
            or body[1].low in words("me briefly only formally informally concisely politely casually short short,")
            or body[1].low in ADVERBS
        )
    if first in TASKS:
        return False
    return False


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
    "warnings caveats adverbs contractions passive_voice"
)
"""What an order about the assistant's own answers is about."""
