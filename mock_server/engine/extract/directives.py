"""Standing directives: what the assistant is to do from now on, told apart from a request for now.

"Always answer in bullet points", "never use jargon", "from now on ...", and bare orders about the assistant's own answers ("keep replies
short", "stop using emojis") are kept (R-CAT-5, R-INST-9). "Write me a poem" is done and forgotten.
"""

from typing import Final

from mock_server.engine.extract.clauses import Clause
from mock_server.engine.extract.kinds import LANGUAGES, STYLE
from mock_server.engine.extract.lexicon import ADVERBS, AUXILIARIES, DETERMINERS, FILLERS, PREPOSITIONS
from mock_server.engine.extract.phrases import Tokens, lows
from mock_server.engine.extract.sentences import Segment, Sentence
from mock_server.engine.extract.verbs import verb

_LASTING: Final = (
    "from now on", "from here on", "going forward", "going forwards", "in future", "in the future", "from today", "every time", "each time",
    "for all future", "until further notice", "at all times", "by default", "as a rule", "for the rest of", "whenever", "henceforth", "any time i",
    "anytime i", "from this point", "for good", "permanently", "in all your", "in every reply", "in every answer", "in every response", "every reply",
    "every answer", "every response", "all your answers", "all your replies", "all replies", "all answers", "all responses", "no matter what",
    "moving forward", "from this moment", "all the time", "as of now", "as of today", "in general",
)  # fmt: skip
_STYLE_VERBS: Final = frozenset(
    "answer reply respond speak talk write keep use avoid be format stop mark cite include skip address refer sign refrain stick limit default switch "
    "start end explain add put give call omit drop leave quit cut make translate spell act assume treat quote begin open close summarise summarize "
    "prefer remember go show list number capitalise capitalize shorten tone ditch swear stay restrict round convert flag return capitalize greet "
    "mention ask suggest offer ping text phone remind warn point provide present check sound lose don't please do correct highlight label apologise "
    "apologize repeat lecture interrupt tell say let have bother put book schedule".split()
)
_ONE_OFF: Final = frozenset(
    "this that these those it following attached here today tonight now tomorrow again once first next quick last".split()
)
_TASKS: Final = frozenset(
    "write give tell show list make explain summarise summarize translate suggest recommend find help convert remind check ask add provide "
    "draft fix calculate compare create generate rewrite describe put text phone call ping book schedule have let mention say point "
    "correct repeat tell start".split()
)
_SPEAK: Final = frozenset({"answer", "reply", "respond", "speak", "talk", "write", "text", "message"})


def _style_words(tokens: Tokens) -> int:
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
    while i < len(tokens) and (tokens[i].low in FILLERS or tokens[i].kind in ("mark", "emoji") or tokens[i].low in {"kindly", "you_know", "instead"}):
        i += 1
    text = lows(tokens[i : i + 8])
    for opening in (
        "could you please", "can you please", "would you please", "will you please", "could you", "can you", "would you", "will you", "would you mind",
        "i want you to", "i need you to", "i would like you to", "i 'd like you to", "i 'd prefer you to", "i 'd prefer if you", "i 'd like it if you",
        "i 'd rather you", "you should", "you must", "you can", "you may", "you need to", "you have to", "you are to", "make sure to", "make sure you",
        "make sure that you", "be sure to", "remember to", "try to", "feel free to", "i ask that you", "it would be great if you", "you know what you can",
        "i 'd appreciate it if you", "i would prefer if you", "i expect you to", "you 'll", "you will", "let us", "let 's", "you do not have to", "you do not need to",
        "i would like it if you", "i 'd love it if you", "i would appreciate it if you", "ensure you", "ensure that you", "you shall",
    ):  # fmt: skip
        if text.startswith(opening + " "):
            i += len(opening.split())
            break
    while i < len(tokens) and tokens[i].low in {"please", "just", "always", "never", "also", "only", "kindly", "all", "again", "actually", "ever", ",", "to", "rather", "consistently"}:
        i += 1
    return i


def _order_verb(tokens: Tokens) -> tuple[int, bool]:
    """Find the verb of an order: (its index or -1, whether "always", "never" or a lasting phrase stands before it)."""
    i = _start_of_order(tokens)
    text = lows(tokens[i : i + 7])
    for opening in _LASTING:
        if text.startswith(opening + " "):
            i += len(opening.split())
            while i < len(tokens) and tokens[i].low in {",", "please", "just", "always", "you", "i", "want", "to", "only", "never", "should", "can", "'d", "like", "could"}:
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
    small = low in DETERMINERS or low in PREPOSITIONS or low in ADVERBS or low in FILLERS or low in AUXILIARIES or form is not None
    if urged and not small and following is not None and (following.low in DETERMINERS or following.low in {"me", "my", "your", "everything", "things"}):
        return i, True
    return -1, False


def standing(sentence: Sentence, pieces: list[Segment], clauses: list[Clause], *, asked: bool = False) -> list[tuple[int, int]]:
    """Find the standing directives of a sentence: pairs (first clause, behind last clause), in order.

    asked: another sentence of the turn asks for something, so a bare "answer briefly" is about that answer only.
    """
    found: list[tuple[int, int]] = []
    whole = f" {lows(sentence.tokens)} "
    lasting = any(f" {opening} " in whole for opening in _LASTING)
    for index, clause in enumerate(clauses):
        if found and index < found[-1][1]:
            continue
        if not _stands(sentence, clause, pieces[index].link, index, clauses, lasting, asked):
            continue
        end = index + 1
        while end < len(clauses) and _goes_on(clauses[end], pieces[end].link):
            end += 1
        begin = index
        floor = found[-1][1] if found else 0
        while begin > floor and (_condition(clauses[begin - 1]) or (pieces[begin].link == "," and f" {lows(clauses[begin - 1].tokens)} " in whole and _is_lasting(clauses[begin - 1]))):
            begin -= 1
        found.append((begin, end))
    return found


def _is_lasting(clause: Clause) -> bool:
    text = f" {lows(clause.tokens)} "
    return any(f" {opening} " in text for opening in _LASTING)


def _goes_on(clause: Clause, link: str) -> bool:
    """Tell whether a clause belongs to the directive before it: a condition, a manner, a further order."""
    if link in {"if", "when", "whenever", "unless", "until", "till", "while", "that", "which", "as", "once", "where", "who", "not", "like", "before", "after"}:
        return True
    told = clause.subject.person in ("first", "third") and clause.verb != "" and not clause.subject.imperative
    return link in {"and", "or", ",", "(", "but", ":", "-", "–", "—", ";", "instead", "then", "so"} and not told


_CONDITIONS: Final = frozenset({"when", "whenever", "if", "every", "each", "any", "anytime", "once"})
_ASKING: Final = frozenset(
    "write ask send share say mention speak paste use talk text type post start give tell sound seem get forget request want need make greet message reply quote upload reference refer "
    "switch call show be".split()
)


def _condition(clause: Clause) -> bool:
    """Recognise "whenever I send code", "if I write in German", "every time I mention a film", "if you are not sure"."""
    text = [t.low for t in clause.tokens]
    opener = clause.link if clause.link in _CONDITIONS else text[0] if text and text[0] in _CONDITIONS else ""
    if not opener or clause.tense == "past" or clause.modal not in {"", "can"}:
        return False
    if opener in {"whenever", "anytime"} or (opener in {"every", "each", "any"} and "time" in text[:2]):
        return True
    if opener not in {"when", "if"}:
        return False
    if clause.subject.person == "first" or (" i " in f" {' '.join(text)} " and not clause.subject.whos):
        return clause.verb in _ASKING
    if clause.subject.person == "second":
        return clause.verb in {"know", "be", "write", "reply", "answer", "give", "quote", "suggest", "use", "cite", "find", "explain", "send", "recommend", "talk", "address", "do", "respond", "list", "show"} and text[-2:] != ["you", "can"]
    return False


def _allowed_again(clause: Clause) -> bool:
    """Recognise "tables are fine again", "emojis are allowed now"."""
    said = {t.low for t in clause.rest}
    return clause.verb == "be" and clause.tense == "present" and bool(said & {"fine", "ok", "okay", "allowed", "welcome"}) and bool(said & {"again", "now"}) and _style_words(clause.subject.tokens) > 0


def _stands(sentence: Sentence, clause: Clause, link: str, index: int, clauses: list[Clause], lasting: bool, asked: bool) -> bool:
    tokens = clause.tokens
    if _allowed_again(clause) and not sentence.question:
        return True
    if not tokens or link in {"if", "when", "whenever", "unless", "who", "which", "say", "think", "tell", "while", "until", "like", "wish", "hope"}:
        return False
    text = lows(tokens)
    wish = _wish(text)
    low = tokens[0].low
    following = tokens[1].low if len(tokens) > 1 else ""
    if low in {"should", "do", "does", "did", "am", "is", "are", "what", "why", "how", "who", "where", "have", "has"} and following in {"i", "you", "we", "they", "it", "the", "to"}:
        return False
    if text.endswith((" prefer it", " like it", " love it", " appreciate it", " be great", " be nice")) and index + 1 < len(clauses) and clauses[index + 1].link == "if" and clauses[index + 1].subject.person == "second":
        return True
    if not wish and not clause.subject.elided and (clause.subject.person in ("first", "third") or (clause.subject.person == "thing" and clause.verb)):
        return False
    at, urged = _order_verb(tokens)
    if at < 0 and wish:
        at = next((i for i, t in enumerate(tokens) if t.low == "you"), 0) + 1
    said = {t.low for t in tokens}
    universal = bool({"always", "never", "ever"} & said) or (bool({"anymore", "again"} & said) and {"do", "not"} <= said and clause.subject.person == "second")
    asking = sentence.question or (low in {"can", "could", "would", "will"} and following == "you")
    if at < 0 or at >= len(tokens):
        if clause.subject.person == "second" and not asking and clause.modal in {"should", "must", "can", "may", "will"} and (universal or lasting) and clause.verb:
            return True
        return clause.verb in {"", "be"} and _noun_order(tokens, lasting or universal)
    body = tokens[at:]
    conditional = (index > 0 and _condition(clauses[index - 1]) and clause.link not in {"because", "but"}) or (index + 1 < len(clauses) and _condition(clauses[index + 1]))
    personal = body[0].low in _PERSONAL and not wish and clause.subject.person != "second"
    if wish:
        return universal or lasting or conditional or _bare(body, conditional) or not (said & _ONE_OFF) and body[0].low not in _TASKS
    if personal:
        return False
    if clause.subject.person == "second" and not clause.subject.elided and clause.modal in {"can", "may"} and not asking:
        allowed = bool({"again", "always", "now", "whenever"} & said) and len(body) > 2 and body[0].low not in {"stop", "go", "see", "start", "tell", "say", "have"}
        return allowed or (_style_words(body) > 0 and not (said & (_ONE_OFF - {"now", "again"})))
    if universal or lasting:
        if low == "never" and following == "mind" or (asking and not universal and not lasting):
            return False
        return True
    if asking or (asked and not conditional):
        return False
    return urged or _bare(body, conditional)


_PERSONAL: Final = frozenset(
    "like love hate eat drink have own need want live work enjoy know believe feel smoke wear fancy sleep travel trust drive play cook be".split()
) - {"be"}


def _wish(text: str) -> bool:
    return any(w in f" {text} " for w in _WISHES)


_WISHES: Final = (
    " want you to ", " like you to ", " need you to ", " prefer you ", " rather you ", " prefer if you ", " appreciate it if you ", " like it if you ", " ask that you ",
    " expect you to ", " prefer it if you ", " like it when you ", " love it if you ", " love you to ",
)  # fmt: skip


def _noun_order(tokens: Tokens, lasting: bool) -> bool:
    """Read orders without a verb: "no emojis please", "bullet points only", "short answers from now on", "less jargon"."""
    text = [t.low for t in tokens if t.kind == "word" and (t.low not in FILLERS or t.low == "no")]
    while len(text) > 1 and text[0] == "no" and text[1] == "no":
        text = text[1:]
    if not text or len(text) > 7 or any(t in AUXILIARIES or t in {"i", "my", "over", "than", "me"} for t in text):
        return False
    if text[0] == "no" and lasting and len(text) > 1:
        return True
    if text[0] in {"no", "fewer", "less", "zero"} and _style_words(tokens) and not (len(text) > 1 and text[1] in {"idea", "problem", "worries"}):
        return verb(text[-1]) is None or text[-1] in {"answers", "replies", "swearing"}
    if lasting:
        return _style_words(tokens) > 0
    return text[-1] == "only" and _style_words(tokens) > 0


def _bare(body: Tokens, conditional: bool) -> bool:
    """Judge an order without a word like "always": it must be about how answers are given, and not about this one."""
    if not body:
        return False
    first = body[0].low
    negative = first == "do" and len(body) > 1 and body[1].low == "not"
    rest = body[2:] if negative else body[1:]
    lead = body[2].low if negative and len(body) > 2 else first
    said = {t.low for t in body}
    style = _style_words(rest)
    if conditional:
        return True
    if (said & _ONE_OFF or body[-1].low in {"below", "above"}) and not (said & {"switch"} and "now" in said):
        return False
    if negative:
        if lead in {"call", "address", "refer"} and "me" in said and len(body) > 4:
            return not said & {"now", "yet", "back", "later", "today", "tomorrow", "tonight"}
        if said & {"anything", "ever", "any"} and len(body) > 3 and lead not in {"worry", "forget", "know", "have", "need", "want", "like", "eat"}:
            return True
        return style > 0 and lead in _STYLE_VERBS | {"worry"} and lead not in {"worry", "forget", "let"}
    if first == "stop":
        return style > 0 or (len(body) > 1 and body[1].low in {"calling", "saying", "asking", "apologising", "apologizing", "suggesting", "using", "sending", "telling", "adding", "repeating", "starting", "ending", "lecturing"} and len(body) > 2 or body[1:2] and body[1].low.startswith("apolog"))
    if first in {"keep"}:
        return style > 0 or said & {"short", "brief", "concise", "simple"} != set() and said & {"it", "things", "everything"} != set() and "this" not in said
    if first in {"be", "stay"}:
        return style > 0 or bool(said & {"concise", "brief", "direct", "honest", "blunt", "polite", "formal", "informal", "friendlier", "terse", "succinct", "straightforward", "critical"}) and len(body) <= 7
    if first == "call":
        return False
    if first in {"switch", "go"}:
        return style > 0 and ("back" in said or "to" in said)
    if first in {"avoid", "use", "skip", "mark", "cite", "limit", "refrain", "stick", "default", "omit", "drop", "prefer", "ditch", "format", "spell", "tone", "flag", "refer", "address", "include", "sign", "round", "highlight", "lose", "leave", "cut", "number", "capitalise", "capitalize", "end", "begin", "open", "close", "greet"}:
        if first in {"refer", "address"}:
            return "me" in said
        return style > 0 and "my" not in said
    if first in {"write", "give", "show", "format", "spell"} and len(body) > 2 and (body[1].low in STYLE or body[1].low in {"numbers", "temperatures", "prices", "distances", "code"}) and body[2].low in {"as", "in", "with", "without", "using", "out"}:
        return True
    if first in _SPEAK:
        about = said & {"poem", "story", "essay", "letter", "email", "function", "code", "script", "song", "post", "tweet", "article", "report", "blog", "speech", "joke", "haiku"} if first == "write" else set()
        if about or "about" in said:
            return False
        return bool(style) and (body[1:2] == () or body[1].low in PREPOSITIONS or body[1].low in {"me", "briefly", "only", "formally", "informally", "concisely", "politely", "casually", "short", "short,"} or body[1].low in ADVERBS)
    if first in _TASKS:
        return False
    return False


def label_of(tokens: Tokens) -> str:
    """Make a short topic for a directive: what it is about, in the user's words where there is no better one."""
    said = [t.low for t in tokens]
    text = " ".join(said)
    for needles, label in _LABELS:
        if any(f" {n} " in f" {text} " for n in needles):
            return label
    if any(t in LANGUAGES for t in said):
        return "Language"
    kept = [
        t for t in said
        if t.isalpha() and t not in FILLERS and t not in DETERMINERS and t not in PREPOSITIONS and t not in AUXILIARIES
        and t not in {"always", "never", "ever", "you", "me", "i", "please", "not", "use", "using", "stop", "keep", "make", "sure", "want", "when", "if", "now", "future"}
    ]  # fmt: skip
    return " ".join(kept[:4]).capitalize() if kept else "Directive"


_LABELS: Final = (
    (("bullet", "bullets", "bulleted"), "Bullet points"),
    (("emoji", "emojis", "emoticons"), "Emojis"),
    (("jargon", "buzzwords", "buzzword"), "Jargon"),
    (("sarcasm", "sarcastic", "irony"), "Sarcasm"),
    (("british english", "american english", "uk english", "us english", "british spelling", "american spelling"), "English variety"),
    (("sentence", "sentences", "short", "brief", "concise", "shorter", "words", "paragraph", "length"), "Answer length"),
    (("cite", "sources", "citations", "references", "links"), "Sources"),
    (("metric", "imperial", "celsius", "fahrenheit", "kilometres", "kilometers", "miles", "units"), "Units"),
    (("formal", "informal", "tone", "polite", "casual", "formally", "informally"), "Tone"),
    (("markdown", "table", "tables", "headings", "plain text", "code blocks", "formatting"), "Formatting"),
    (("pronouns", "they/them", "she/her", "he/him"), "Pronouns"),
)
