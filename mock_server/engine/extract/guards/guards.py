"""What of a sentence may be believed: questions, suppositions, other people's words, jokes and doubts are told apart
from statements.

Guards come before rules: a clause that is not `SAID` or `TENTATIVE` never reaches a rule.
"""

import re
from enum import Enum
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.guards.asking import announces, is_asking, is_free_relative
from mock_server.engine.extract.guards.bafflement import settled_before
from mock_server.engine.extract.guards.fictions import (
    describes_others,
    doubting,
    missed,
    refused,
    said_of_many,
    staged,
    sung,
)
from mock_server.engine.extract.guards.jokes import TAKEN_BACK, is_joke
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.cues import Cues
from mock_server.engine.extract.language.lexicon import (
    number_of,
    phrases,
    words,
)
from mock_server.engine.extract.language.phrases import Tokens, lows
from mock_server.engine.extract.language.segments import Segment
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.language.verbs import verb


class Standing(Enum):
    """Say how a clause is meant."""

    SAID = "said"
    TENTATIVE = "tentative"
    JOKED = "joked"
    ASKED = "asked"
    SUPPOSED = "supposed"
    REPORTED = "reported"


_CONDITIONAL: Final = words(
    "if unless wish imagine pretend suppose whether hope until till once before whenever assume consider like"
)

_SUPPOSING: Final = phrases(
    "suppose;supposing;imagine;pretend;what if;let us say;let 's say;lets say;say i;assuming;"
    "hypothetically;in theory;if only;i wish;wish i;as if;in another life;in a parallel;in my dreams;"
    "in my next life;picture this;let us pretend;let 's pretend;if i;if we;were i;had i;even if;"
    "only if;unless;by the time;in an ideal world;in a perfect world;ideally i;my dream job;my dream house;"
    "my dream home;for the sake of argument;for example;e.g;dreamt i;dreamed i;i dreamt;i dreamed;"
    "in my dream;as a hypothetical;hypothetical;thought experiment;purely hypothetically;just hypothetically;"
    "for argument 's sake;for arguments sake;theoretically;roleplay;role play;act as;you are now"
)


_SAYING: Final = words(
    "write say tell claim mention swear reckon hear think believe guess feel insist joke remember forget"
)

_THINKING: Final = frozenset({"think", "guess", "believe", "reckon", "feel"})

DOUBTING: Final = Cues(
    "not sure;not certain;unsure;no idea;nobody knows;no one knows;who knows;do not know yet;"
    "hard to say;it is complicated;it 's complicated;its complicated;up in the air;can not decide;"
    "have not decided;not decided;undecided;torn between;on the fence;still deciding;or maybe;"
    "or possibly;or perhaps;not quite sure;could not say;tbd;tbc;to be decided;to be confirmed;"
    "not confirmed;depends who you ask;can not remember;i forget which;i forget if;i forget when;"
    "not entirely sure;not 100;i do not know if;i do not know whether;i do not know which;"
    "i do not know when;i do not know yet;do not know for sure;do not really know;dunno;"
    "have not made up my mind;in limbo;it depends;not official;we will see;need to check;"
    "have to check;need to confirm;haven't figured;have not figured;unclear;ca not remember;"
    "sort of depends;either way;or was it;or is it;or were they;can't tell;can not tell;it varies;kind of depends;"
    "no clue;50/50;fifty-fifty;not a done deal;not a given;jury 's still out;jury is still out;toying with;"
    "take your pick;100 percent;100 %;hundred percent;one of those;remains to be seen;hangs in the balance;"
    "may or may not;might or might not;do not quote me;wouldn't swear;would not swear;could go either way;"
    "waiting to hear;not set in stone;nothing 's set;nothing is set;nothing 's decided;nothing is decided;"
    "nothing decided;nothing 's fixed;nothing is fixed;nothing fixed;in two minds;toss a coin;flip a coin;toss-up;"
    "toss up;have not worked out;have not settled;have not heard;not settled;between two;mixed messages;"
    "i lose track;lost track;make up my mind;make up our minds;not set yet;not final;not finalised;not finalized;"
    "pencilled in;penciled in;give or take;if i remember right;if memory serves;last i heard;last i checked;"
    "have to ask;need to ask;could be that;supposedly i;supposedly we;or so they say;or so they reckon;"
    "or so i 'm told;or so i am told;or so i hear;"
    "hold me to it;hold me to that;"
    "quote me on;anyone 's guess;anybody 's guess;anyone s guess;who can say;touch and go;up to the gods;"
    "not a clue;have not a clue;not convinced;back and forth;somewhere between;ask me next week;ask me later;"
    "ask me again;could not tell you;can not tell you;pending;suspects;suspect i;leaning towards;leaning toward;"
    "in the running;depends on;depending on;depends whether;depends if;maybe i will not;maybe we will not;"
    "maybe not;being vague;keeps changing;keep changing my mind;changing my mind;"
    "your guess is as good as mine;too early to say;too soon to say;wait and see;not signed anything;"
    "have not signed;jury 's out;jury is out;nobody has decided;no one has decided;nobody 's decided;need to ask;"
    "or somewhere near;or somewhere like;or somewhere around;or thereabouts;one of the two;but i doubt it;"
    "though i doubt it;i have my doubts;do not know which;do not know where;do not know what;"
    "do not know how;can not say"
)
"""Phrases that leave something open."""

_DOUBT_WORDS: Final = words("might maybe perhaps possibly probably supposedly apparently allegedly presumably may")


_UNSURE: Final = _DOUBT_WORDS - {"may", "apparently"}
_HEARSAY: Final = phrases(
    " , they say; , people say; , as they say; as the saying goes; , so they say; , or so they say; , some say;"
    " , apparently they say; , everyone says; , he says; , she says; , she said; , he said; , they said"
)
"""What closes a report of what others say."""

_UNTOLD: Final = re.compile(r"\bno (?:idea|clue) what i (?:am|'m) (?:doing|on about)(?= [,-]|$| and| but)")
"""A manner of speaking, and no doubt."""
_FICTION: Final = phrases(
    "in this story;in the story;in the film;in the movie;in the book;in the novel;in my novel;in my story;"
    "in the game;"
    "in the show;in the series;in a dream"
)
"""What opens a report of something made up."""


def stand(
    sentence: Sentence, pieces: list[Segment], clauses: list[Clause], closing: str, following: str
) -> list[Standing]:
    """Judge each clause of a sentence. closing: the emoji and marks right behind it;
    following: the first words of the next sentence ("Kidding!")."""
    whole = lows(sentence.tokens)
    if whole.endswith(_HEARSAY) or staged(whole, sentence.tokens):
        return [Standing.REPORTED] * len(pieces)
    out: list[Standing] = []
    asked = supposed = quoted = False
    joking = is_joke(sentence, whole, closing) or following.startswith(TAKEN_BACK)
    relative = not sentence.question and is_free_relative(sentence.tokens)
    first_asking = next(
        (
            i
            for i, p in enumerate(pieces)
            if not relative
            and (sentence.question or i == 0 or p.link not in {",", ")", "which", "who", "that"})
            and is_asking(p.tokens)
            and not announces(p.tokens)
        ),
        -1,
    )
    guessed = lows(sentence.tokens[:2]) in {"i think", "i guess", "i believe"}
    whole_question = (
        sentence.question and first_asking < 0 and not guessed and not any(announces(p.tokens) for p in pieces)
    )
    said = {t.low for t in sentence.tokens}
    fancied = whole.startswith(_FANCIED)
    inverted = not sentence.question and whole.startswith(_INVERTED)
    whole = _UNTOLD.sub("lost", whole) if "what i " in whole else whole
    unsure = DOUBTING.within(whole)
    numbers = "or" in said and _between_numbers(sentence.tokens)
    doubtful = {"either", "or"} <= said or (guessed and sentence.question) or unsure or numbers
    settled = settled_before(clauses, whole, DOUBTING.listed) if unsure and "or" not in said else 0
    for index, (piece, clause) in enumerate(zip(pieces, clauses, strict=True)):
        text = lows(piece.tokens)
        if _BY_AGE.match(text):
            out.append(Standing.SUPPOSED)  # "by the time I'm 50 I want to own a vineyard"
            continue
        if index == first_asking:
            asked = True
        elif (
            asked
            and not sentence.question
            and piece.link in words(", but because cause so and ( -")
            and clause.subject.person == "first"
            and not clause.subject.elided
        ):
            asked = False
        if (
            (piece.link in {"suppose", "imagine", "pretend", "wish"} and index == 0)
            or (index == 0 and inverted)
            or (piece.link == "if" and index == 0 and not _offers_choice(whole))
            or (
                text.startswith(_SUPPOSING)
                and not text.startswith(("supposedly", "you are now talking", "you are now speaking"))
            )
        ):
            supposed = True
        elif (
            supposed
            and (piece.link == "but" or (piece.link == "and" and not fancied))
            and clause.subject.person == "first"
            and not (piece.link == "and" and clause.subject.elided)
            and clause.modal == ""
            and clause.tense == "present"
            and index > 1
        ):
            supposed = False
        standing = _one(
            piece,
            clause,
            clauses[index - 1] if index else None,
            whole_question or asked,
            supposed,
            joking,
            doubtful and index >= settled,
        )
        quoted = quoted or (piece.link == ":" and standing is Standing.REPORTED)
        told = standing is Standing.SAID and (quoted or whole.startswith(_FICTION))
        out.append(Standing.REPORTED if told else standing)
    return out


_BY_AGE: Final = re.compile(r"^(?:by the time (?:i|we) (?:am|are|turn|hit|reach|get to)|before i (?:am|turn|hit)) \S+$")
"""Tells by when, and no more."""
_FANCIED: Final = phrases("suppose ;supposing ;imagine ;pretend ;let us say ;let 's say ;lets say ;say i ;picture this")
"""What is made up from its first words on, every "and" included."""
_INVERTED: Final = phrases("had i ;had we ;were i ;were we ;should i ever ;should we ever ")
"""An "if" said by word order."""


_CHOOSING: Final = phrases(
    "if there is a choice;if there 's a choice;if i have a choice;if i have the choice;if i had a choice;"
    "if i have to choose;if i had to choose;if i have to pick;if i had to pick;if it is up to me;if it 's up to me;"
    "if it were up to me;if possible;if i can choose;if i could choose;if i get to choose;if i get to pick;"
    "if i get the choice;if i can pick;if i could pick;if given the choice;if given a choice;if i have any choice;"
    "if at all possible;if i have the option;if there is the option;if i am choosing;if you give me the choice;"
    "if i had the choice;if i must choose;if i can help it"
)


def _offers_choice(whole: str) -> bool:
    """Recognise "if it's up to me": what follows is what the speaker takes."""
    return whole.startswith(_CHOOSING)


def _boundless(text: str) -> bool:
    """Recognise "could ... every day of the week", "could ... for hours": no doubt, but delight."""
    return any(
        f" {p} " in f" {text} "
        for p in phrases("every day;every single day;all day;all night;forever;for hours;for days;any day;for ever")
    ) or text.startswith(phrases("do without;live without"))


def _passes_on(before: Clause) -> bool:
    """Recognise "Dad texted: ..." and "my nan's motto: ...": somebody else's words follow the colon."""
    form = verb(before.tokens[-1].low) if before.tokens else None
    passed = form is not None and form.lemma in _SAYING | _SENDING and form.form != "base"
    return passed and before.subject.person != "first" and not before.has("i", "me", "you")


_SENDING: Final = words(
    "text write message email reply post tweet announce shout yell whisper sing answer note sign go"
)


def _acts_out(link: str, before: Clause | None) -> bool:
    """Recognise "she was like, I'm from Texas" and "the lyrics go I was born ...": somebody else's words follow."""
    if before is None or before.subject.person in {"first", "second"}:
        return False
    if link == "go" and before.verb == "go":
        return True
    if link == ":" and before.verb in words("say read state tell write sing claim reckon"):
        return before.subject.person in {"thing", "third"}
    if link == ":" and before.tokens and before.tokens[-1].low in words("read reads says said goes went"):
        return True
    if (
        link == ":"
        and before.tokens
        and not before.verb
        and before.tokens[0].low in words("someone somebody him her them he she some")
    ):
        return True
    return link in {",", "like", ":"} and before.verb == "be" and lows(before.rest) in {"like", "all", "all like"}


_DEVICES: Final = words("clock clocks watch laptop phone calendar computer timezone time")
"""What belongs to the speaker and tells of the speaker."""
_LIKENING: Final = ("like i am ", "like i 'm ", "like i was ", "like you ", "like we are ", "as though ", "as if ")
"""What only says how something is to be done: "but like I'm ten"."""


def _between_numbers(tokens: Tokens) -> bool:
    """Recognise "34 or 35"."""
    return any(
        t.low == "or" and number_of(tokens[i - 1].low) is not None and number_of(tokens[i + 1].low) is not None
        for i, t in enumerate(tokens[1:-1], 1)
    )


def _one(
    piece: Segment, clause: Clause, before: Clause | None, asked: bool, supposed: bool, joking: bool, doubtful: bool
) -> Standing:
    link = piece.link
    if before is not None and sung(link, before) and clause.subject.person == "first":
        return Standing.REPORTED
    if asked or (
        before is not None
        and is_asking(before.tokens)
        and link in {"that", "know", "think"}
        and not announces(before.tokens)
    ):
        return Standing.ASKED
    if supposed or link in _CONDITIONAL:
        unsure = (
            link in {"if", "whether"}
            and before is not None
            and any(
                p in f" {lows(before.tokens)} "
                for p in phrases(
                    " not sure ; unsure ; not certain ; do not know ; wondering ; can not decide ; no idea ;"
                    " undecided ; not decided "
                )
            )
        )
        return Standing.TENTATIVE if unsure else Standing.SUPPOSED
    text = lows(clause.tokens)
    if text.startswith(_LIKENING):
        return Standing.SUPPOSED
    lead = lows(clause.lead)
    if lead and any(f" {opening} " in f" {lead} " for opening in _FICTION):
        return Standing.REPORTED
    if "according to" in lead and "according to me" not in lead:
        return Standing.REPORTED
    if link in {"when", "whenever", "after", "until"} or (
        link == "where" and not (before is not None and clause.subject.person == "first")
    ):
        return Standing.SUPPOSED
    if missed(clause) or said_of_many(lows(clause.tokens)):
        return Standing.SUPPOSED
    if before is not None and (refused(piece, before) or describes_others(piece, clause, before)):
        return Standing.SUPPOSED
    if before is not None and doubting(piece, before):
        return Standing.TENTATIVE
    if before is not None and before.negated and link == "who" and before.verb == "be":
        return Standing.SUPPOSED  # "I am not the Priya who works there"
    stunned = link == "believe" and before is not None and before.modal == "can"  # "I can't believe I'm a lead now"
    if before is not None and before.negated and not stunned and (link == "that" or link in _SAYING - {"forget"}):
        return Standing.SUPPOSED  # "it isn't true that ...", "I never said ..."
    if (
        link in {"that", "be"}
        and before is not None
        and before.verb == "be"
        and before.modal in {"might", "may", "could"}
    ):
        return Standing.TENTATIVE  # "could be that I'm allergic"
    if (
        before is not None
        and link in {"remember", "forget", "note", "know", "that"}
        and before.subject.person == "second"
        and before.verb in words("remember forget note know keep bear")
    ):
        return Standing.SAID  # "remember that I'm vegan"
    if _acts_out(link, before) or (link == ":" and before is not None and _passes_on(before)):
        return Standing.REPORTED
    if link in _SAYING or (link == "that" and before is not None and before.verb in _SAYING):
        teller = before.subject if before is not None else None
        governor = link if link in _SAYING else before.verb if before is not None else ""
        if teller is not None and teller.person == "first":
            if governor in _THINKING and not stunned:
                return (
                    Standing.TENTATIVE
                    if before is not None and before.tense == "present" and not before.negated
                    else Standing.SUPPOSED
                )
        elif teller is not None and teller.owner == SPEAKER and teller.head in _DEVICES:
            pass  # "my clock says UTC+5:30"
        elif teller is None or not (clause.subject.person == "third" and clause.subject.whos):
            medical = teller is not None and any(
                t.low in words("doctor doc gp allergist dietitian dietician nutritionist nurse dermatologist")
                for t in teller.tokens
            )
            return Standing.SAID if medical and clause.subject.person == "first" else Standing.REPORTED
    if joking:
        return Standing.JOKED
    said = {t.low for t in clause.tokens}
    if (
        doubtful
        or not (_UNSURE.isdisjoint(clause.adverbs) and _UNSURE.isdisjoint(said))
        or (
            clause.modal in {"might", "may", "could"}
            and clause.subject.person != "second"
            and not (clause.modal == "could" and clause.verb == "use")
            and not _boundless(lows(clause.rest))
        )
        or text.startswith(("i think ", "i guess "))
    ):
        return Standing.TENTATIVE
    return Standing.SAID
