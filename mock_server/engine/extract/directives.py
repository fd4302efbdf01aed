"""Standing directives: what the assistant is to do from now on, told apart from a request for now.

"Always answer in bullet points", "never use jargon", "from now on ...", and bare orders about the assistant's own answers ("keep replies
short", "stop using emojis") are kept (R-CAT-5, R-INST-9). "Write me a poem" is done and forgotten.
"""

from typing import Final

from mock_server.engine.extract.clauses import Clause
from mock_server.engine.extract.kinds import LANGUAGES
from mock_server.engine.extract.lexicon import AUXILIARIES, DETERMINERS, FILLERS, PREPOSITIONS, phrases, words
from mock_server.engine.extract.orders import LASTING, ONE_OFF, TASKS, bare_order, noun_order, order_verb, style_words
from mock_server.engine.extract.phrases import Tokens, lows
from mock_server.engine.extract.segments import Segment
from mock_server.engine.extract.sentences import Sentence


def standing(
    sentence: Sentence, pieces: list[Segment], clauses: list[Clause], *, asked: bool = False
) -> list[tuple[int, int]]:
    """Find the standing directives of a sentence: pairs (first clause, behind last clause), in order.

    asked: another sentence of the turn asks for something, so a bare "answer briefly" is about that answer only.
    """
    found: list[tuple[int, int]] = []
    whole = f" {lows(sentence.tokens)} "
    lasting = any(f" {opening} " in whole for opening in LASTING)
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
        while begin > floor and (
            _condition(clauses[begin - 1])
            or (
                pieces[begin].link == ","
                and f" {lows(clauses[begin - 1].tokens)} " in whole
                and _is_lasting(clauses[begin - 1])
            )
        ):
            begin -= 1
        found.append((begin, end))
    return found


def _is_lasting(clause: Clause) -> bool:
    text = f" {lows(clause.tokens)} "
    return any(f" {opening} " in text for opening in LASTING)


def _goes_on(clause: Clause, link: str) -> bool:
    """Tell whether a clause belongs to the directive before it: a condition, a manner, a further order."""
    if link in words("if when whenever unless until till while that which as once where who not like before after"):
        return True
    told = clause.subject.person in ("first", "third") and clause.verb != "" and not clause.subject.imperative
    return link in words("and or , ( but : - – — ; instead then so") and not told


_CONDITIONS: Final = words("when whenever if every each any anytime once")

_ASKING: Final = words(
    "write ask send share say mention speak paste use talk text type post start give tell sound seem "
    "get forget request want need make greet message reply quote upload reference refer switch call "
    "show be"
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
        return clause.verb in words(
            "know be write reply answer give quote suggest use cite find explain send recommend talk address "
            "do respond list show"
        ) and text[-2:] != ["you", "can"]
    return False


def _allowed_again(clause: Clause) -> bool:
    """Recognise "tables are fine again", "emojis are allowed now"."""
    said = {t.low for t in clause.rest}
    return (
        clause.verb == "be"
        and clause.tense == "present"
        and bool(said & {"fine", "ok", "okay", "allowed", "welcome"})
        and bool(said & {"again", "now"})
        and style_words(clause.subject.tokens) > 0
    )


def _stands(
    sentence: Sentence, clause: Clause, link: str, index: int, clauses: list[Clause], lasting: bool, asked: bool
) -> bool:
    tokens = clause.tokens
    if _allowed_again(clause) and not sentence.question:
        return True
    if not tokens or link in words("if when whenever unless who which say think tell while until like wish hope"):
        return False
    text = lows(tokens)
    wish = _wish(text)
    low = tokens[0].low
    following = tokens[1].low if len(tokens) > 1 else ""
    if low in words("should do does did am is are what why how who where have has") and following in words(
        "i you we they it the to"
    ):
        return False
    if (
        text.endswith(phrases(" prefer it; like it; love it; appreciate it; be great; be nice"))
        and index + 1 < len(clauses)
        and clauses[index + 1].link == "if"
        and clauses[index + 1].subject.person == "second"
    ):
        return True
    meaning = index > 0 and _condition(clauses[index - 1]) and text.startswith("i mean ")
    if (
        not wish
        and not meaning
        and not clause.subject.elided
        and (clause.subject.person in ("first", "third") or (clause.subject.person == "thing" and clause.verb))
    ):
        return False
    if index > 0 and _condition(clauses[index - 1]) and text.startswith("i mean ") and link == ",":
        return True
    if not wish and clause.subject.person == "first" and clause.subject.elided and index > 0 and link in {"and", ","}:
        return False
    at, urged = order_verb(tokens)
    if text.startswith("no need to"):
        at = -1
    if at < 0 and wish:
        at = next((i for i, t in enumerate(tokens) if t.low == "you"), 0) + 1
    said = {t.low for t in tokens}
    universal = bool({"always", "never", "ever"} & said) or (
        bool({"anymore", "again"} & said) and {"do", "not"} <= said and clause.subject.person == "second"
    )
    asking = sentence.question or (low in {"can", "could", "would", "will"} and following == "you")
    if at < 0 or at >= len(tokens):
        if (
            clause.subject.person == "second"
            and not asking
            and clause.modal in {"should", "must", "can", "may", "will"}
            and (universal or lasting)
            and clause.verb
        ):
            return True
        return clause.verb in {"", "be"} and noun_order(tokens, lasting or universal)
    body = tokens[at:]
    conditional = (index > 0 and _condition(clauses[index - 1]) and clause.link not in {"because", "but"}) or (
        index + 1 < len(clauses) and _condition(clauses[index + 1])
    )
    personal = body[0].low in _PERSONAL and not wish and clause.subject.person != "second"
    if wish:
        return (
            universal
            or lasting
            or conditional
            or bare_order(body, conditional)
            or (not (said & ONE_OFF) and body[0].low not in TASKS)
        )
    if personal:
        return False
    if (
        clause.subject.person == "second"
        and not clause.subject.elided
        and clause.modal in {"can", "may"}
        and not asking
    ):
        allowed = (
            bool({"again", "always", "now", "whenever"} & said)
            and len(body) > 2
            and body[0].low not in words("stop go see start tell say have")
        )
        return allowed or (style_words(body) > 0 and not (said & (ONE_OFF - {"now", "again"})))
    if universal or lasting:
        return not ((low == "never" and following == "mind") or (asking and not universal and not lasting))
    if asking or (asked and not conditional):
        return False
    return urged or bare_order(body, conditional)


_PERSONAL: Final = words(
    "like love hate eat drink have own need want live work enjoy know believe feel smoke wear fancy "
    "sleep travel trust drive play cook be"
) - {"be"}


def _wish(text: str) -> bool:
    return any(w in f" {text} " for w in _WISHES)


_WISHES: Final = phrases(
    " want you to ; like you to ; need you to ; prefer you ; rather you ; prefer if you ;"
    " appreciate it if you ; like it if you ; ask that you ; expect you to ; prefer it if you ;"
    " like it when you ; love it if you ; love you to "
)


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
        and t not in words("always never ever you me i please not use using stop keep make sure want when if now future")
    ]  # fmt: skip
    return " ".join(kept[:4]).capitalize() if kept else "Directive"


_LABELS: Final = (
    (("bullet", "bullets", "bulleted"), "Bullet points"),
    (("emoji", "emojis", "emoticons"), "Emojis"),
    (("jargon", "buzzwords", "buzzword"), "Jargon"),
    (("sarcasm", "sarcastic", "irony"), "Sarcasm"),
    (
        phrases("british english;american english;uk english;us english;british spelling;american spelling"),
        "English variety",
    ),
    (
        phrases("sentence;sentences;short;brief;concise;shorter;words;paragraph;length"),
        "Answer length",
    ),
    (phrases("cite;sources;citations;references;links"), "Sources"),
    (phrases("metric;imperial;celsius;fahrenheit;kilometres;kilometers;miles;units"), "Units"),
    (phrases("formal;informal;tone;polite;casual;formally;informally"), "Tone"),
    (phrases("markdown;table;tables;headings;plain text;code blocks;formatting"), "Formatting"),
    (("pronouns", "they/them", "she/her", "he/him"), "Pronouns"),
)
