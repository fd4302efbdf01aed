"""Standing directives: what the assistant is to do from now on, told apart from a request for now.

"Always answer in bullet points", "never use jargon", "from now on ...", and bare orders about the assistant's own
answers ("keep replies short", "stop using emojis") are kept (R-CAT-5, R-INST-9). "Write me a poem" is done and
forgotten.
"""

from dataclasses import dataclass
from typing import Final

from mock_server.engine.extract.directives.conditions import is_condition, points_back
from mock_server.engine.extract.directives.orders import (
    LASTING,
    ONE_OFF,
    TASKS,
    bare_order,
    keeps_off,
    noun_order,
    order_verb,
    style_words,
)
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.cues import Cues
from mock_server.engine.extract.language.lexicon import AUXILIARIES, phrases, words
from mock_server.engine.extract.language.passages import OPAQUE
from mock_server.engine.extract.language.phrases import lows
from mock_server.engine.extract.language.segments import Segment
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.language.tokens import Token


@dataclass(frozen=True, slots=True)
class _Place:
    """Hold one clause with what stands around it, while it is judged."""

    sentence: Sentence
    clauses: list[Clause]
    index: int
    link: str
    lasting: bool
    """A phrase such as "from now on" stands somewhere in the sentence."""
    asked: bool
    text: str
    """The folded words of the clause."""

    @property
    def clause(self) -> Clause:
        """The clause itself."""
        return self.clauses[self.index]

    @property
    def before(self) -> Clause | None:
        """The clause before it."""
        return self.clauses[self.index - 1] if self.index else None

    @property
    def after(self) -> Clause | None:
        """The clause behind it."""
        return self.clauses[self.index + 1] if self.index + 1 < len(self.clauses) else None


def standing(
    sentence: Sentence, pieces: list[Segment], clauses: list[Clause], *, asked: bool = False, following: str = ""
) -> list[tuple[int, int]]:
    """Find the standing directives of a sentence: pairs (first clause, behind last clause), in order.

    asked: another sentence of the turn asks for something, so a bare "answer briefly" is about that answer only.
    """
    whole = lows(sentence.tokens)
    if _JUST_ONCE.within(whole):
        return []
    found: list[tuple[int, int]] = []
    lasting = LASTING.within(whole) or following in _AGAIN
    for index in range(len(clauses)):
        floor = found[-1][1] if found else 0
        if index < floor:
            continue
        text = lows(clauses[index].tokens)
        if not _stands(_Place(sentence, clauses, index, pieces[index].link, lasting, asked, text)):
            continue
        end = index + 1
        while end < len(clauses) and _goes_on(clauses[end], pieces[end].link):
            end += 1
        begin = index
        if begin > floor and points_back(clauses[index]):
            begin -= 1  # "imperial works better for me, use that from now on"
        while begin > floor and (is_condition(clauses[begin - 1]) or _opens(clauses[begin - 1], pieces[begin].link)):
            begin -= 1
        found.append((begin, end))
    return found


_JUST_ONCE: Final = Cues(
    "for this answer;for this reply;for this one answer;this answer only;in this answer;in this reply;"
    "in this message;"
    "for this message;for this question;this reply only;in this one;for that one;this message only;"
    "just this once;only this once;this once;just once;only once;for this one;just this time;only this time;one "
    "time only;"
    "just for today;only for today;just for now"
)
_AGAIN: Final = words("always ever never every_time each_time from_now_on at_all_times")
"""What, said by itself behind an order, makes it last: "Reply to me in verse. Always."."""


def _opens(clause: Clause, link: str) -> bool:
    """Tell whether a clause only opens the directive behind it: "going forward, ..."."""
    bounds = not clause.verb and 1 < len(clause.tokens) <= 4 and clause.tokens[0].low in words("in for with on during")
    if bounds and not {"my", "fact", "case", "general", "short"} & {t.low for t in clause.tokens}:
        return link == ","  # "in French, always use vous"
    return link == "," and LASTING.within(lows(clause.tokens))


def _goes_on(clause: Clause, link: str) -> bool:
    """Tell whether a clause belongs to the directive before it: a condition, a manner, a further order."""
    if link in words(
        "if when whenever unless until till while that which as once where who not like before after assume remember "
        "how what say"
    ):
        return True
    if link == ":" and lows(clause.tokens[:2]) in {"that 's", "that is", "it 's", "it is"} and "my" in _said(clause):
        return False  # "no calls on fridays: that's my day off"
    told = clause.subject.person in ("first", "third") and clause.verb != "" and not clause.subject.imperative
    return link in words(f"and or , ( but : - – — ; instead then so {OPAQUE}") and not told


def _said(clause: Clause) -> set[str]:
    return {t.low for t in clause.tokens}


def _allowed_again(clause: Clause) -> bool:
    """Recognise "tables are fine again", "emojis are allowed now"."""
    if clause.verb != "be" or clause.tense != "present":
        return False
    said = {t.low for t in clause.rest}
    return (
        bool(said & {"fine", "ok", "okay", "allowed", "welcome"})
        and bool(said & {"again", "now"})
        and style_words(clause.subject.tokens) > 0
    )


_AIMS: Final = words("aim goal target ambition resolution dream plan list challenge mission objective goals aims")


def _stands(here: _Place) -> bool:
    """Judge one clause: is it an order or wish about what the assistant does from now on?"""
    clause, text = here.clause, here.text
    if not clause.tokens:
        return False
    aimed = here.before is not None and bool(_AIMS & {t.low for t in here.before.tokens[-3:]})
    if here.link == ":" and aimed and not ({"always", "never"} & {t.low for t in clause.tokens}):
        return False  # "this year's aim: be conversational in Basque"
    if text.startswith("never set foot") or (clause.never and text.endswith(" in my life")):
        return False  # what the speaker has never done
    if _allowed_again(clause):
        return not here.sentence.question
    if here.link in words(
        "if when whenever unless who which say think tell while until like wish hope"
    ) or _is_inverted(clause):
        return False
    if _wished_with_if(here) or _defines(here) or _wants_style(here):
        return True
    following = here.after.tokens if here.after is not None else ()
    if not here.sentence.question and keeps_off(clause.tokens, following):
        return True
    wish = " than me" not in text and _WISHES.within(text)
    if not wish and not _is_addressed(here):
        return False
    at, urged = (-1, False) if text.startswith("no need to") else order_verb(clause.tokens)
    if at < 0 and wish:
        at = next((i for i, t in enumerate(clause.tokens) if t.low == "you"), 0) + 1
    universal = _is_universal(here)
    if at < 0 or at >= len(clause.tokens):
        return _without_order(here, universal=universal)
    return _judge_order(here, clause.tokens[at:], urged=urged, wish=wish, universal=universal)


def _is_inverted(clause: Clause) -> bool:
    """Recognise the word order of a question that does not ask the assistant to do anything."""
    low = clause.tokens[0].low
    following = clause.tokens[1].low if len(clause.tokens) > 1 else ""
    return low in words("should do does did am is are what why how who where have has") and following in words(
        "i you we they it the to"
    )


def _wished_with_if(here: _Place) -> bool:
    """Recognise "I'd prefer it if you kept answers short"."""
    after = here.after
    wished = here.text.endswith(phrases(" prefer it; like it; love it; appreciate it; be great; be nice"))
    return wished and after is not None and after.link == "if" and after.subject.person == "second"


def _defines(here: _Place) -> bool:
    """Recognise "whenever I say 'budget', I mean the 2026 one"."""
    return (
        here.before is not None and is_condition(here.before) and here.text.startswith("i mean ") and here.link == ","
    )


def _wants_style(here: _Place) -> bool:
    """Recognise "I want short answers only"."""
    wanted = here.text.startswith(phrases("need ;want ;i want ;i need ;i 'd like ;i would like "))
    always = here.lasting or here.text.endswith((" only", " always"))
    return wanted and always and style_words(here.clause.tokens) > 0 and not here.sentence.question


def _is_addressed(here: _Place) -> bool:
    """Tell whether a clause may speak to the assistant: nobody else is its subject."""
    clause = here.clause
    if here.before is not None and lows(here.before.tokens).endswith(("do me a favour", "do me a favor")):
        return True
    if clause.tokens[0].low == "no" and "anymore" in {t.low for t in clause.tokens}:
        return True  # "no bullet lists anymore"
    begged = here.lasting or "please" in {t.low for t in here.sentence.tokens}
    if clause.tokens[0].low == "no" and begged and len(clause.tokens) <= _BRIEF and style_words(clause.tokens):
        return True  # "from now on, no bullet points"
    if clause.subject.tokens and clause.subject.tokens[0].low == "for" and LASTING.opening(here.text):
        return True  # "for the rest of our chats assume ..."
    if clause.subject.tokens and clause.subject.tokens[0].low in _TWICE and len(clause.subject.tokens) == 1:
        return True  # "always double check the sums"
    if clause.subject.person == "first" and clause.subject.elided:
        return here.index == 0 or here.link not in {"and", ","}
    stated = clause.subject.person in ("first", "third") or (clause.subject.person == "thing" and clause.verb != "")
    return clause.subject.elided or not stated


_BRIEF: Final = 6
_TWICE: Final = words("double triple fact spell cross proof")


def _is_universal(here: _Place) -> bool:
    said = {t.low for t in here.clause.tokens}
    if (
        here.after is not None
        and here.after.tokens
        and here.after.tokens[-1].low in {"always", "ever"}
        and here.clause.subject.person == "second"
    ):
        said |= {"always"}
    if _sweeps(here.clause.tokens):
        return True
    closing = [t.low for t in here.sentence.tokens if t.low not in {"please", "thanks", ","}][-1:]
    if closing in (["always"], ["ever"]) and (here.clause.subject.imperative or here.clause.subject.person == "second"):
        return True
    ended = bool({"anymore", "again"} & said) and {"do", "not"} <= said and here.clause.subject.person == "second"
    return bool({"always", "never", "ever"} & said) or ended


_WRITTEN: Final = words(
    "question questions message messages request requests prompt prompts query queries email emails text texts code "
    "answer answers reply replies"
)


def _sweeps(tokens: tuple[Token, ...]) -> bool:
    """Recognise what speaks of every answer or question: "all emails you draft for me", "treat every question as"."""
    for i, token in enumerate(tokens[:-1]):
        if token.low in {"everything", "anything"} and tokens[i + 1].low == "you" and i + 2 < len(tokens):
            return tokens[i + 2].low in words("write send give say draft tell make produce do")
        if token.low in {"every", "each", "all", "any"} and tokens[i + 1].low in _WRITTEN:
            following = tokens[i + 2].low if i + 2 < len(tokens) else ""
            return following == "you" or token.low in {"every", "each"}
    return False


def _without_order(here: _Place, *, universal: bool) -> bool:
    """Judge a clause without the verb of an order: "you should always ...", "no emojis please"."""
    clause = here.clause
    obliged = clause.subject.person == "second" and clause.modal in {"should", "must", "can", "may", "will"}
    if obliged and clause.verb and (universal or here.lasting) and not _is_asking(here):
        return True
    bound = here.after is not None and clause.verb == "" and is_condition(here.after) and len(clause.tokens) > 2
    said = {t.low for t in clause.tokens}
    if clause.tokens[0].low == "no" and said & {"anymore", "ever"} and len(clause.tokens) > 2:
        return style_words(clause.tokens) > 0  # "no bullet lists anymore"
    return (clause.verb in {"", "be"} or clause.tokens[0].low == "no") and noun_order(
        clause.tokens, here.lasting or universal or bound
    )


def _is_asking(here: _Place) -> bool:
    tokens = here.clause.tokens
    polite = tokens[0].low in {"can", "could", "would", "will"} and len(tokens) > 1 and tokens[1].low == "you"
    return here.sentence.question or polite


def _judge_order(here: _Place, body: tuple[Token, ...], *, urged: bool, wish: bool, universal: bool) -> bool:
    """Judge an order by its words, from its verb on."""
    clause = here.clause
    said = {t.low for t in clause.tokens}
    if (
        clause.subject.person == "second"
        and clause.modal in {"can", "may"}
        and any(t.kind == "email" or (t.kind == "number" and len(t.low) > _SHORT_NUMBER) for t in clause.tokens)
    ):
        return False  # "you can always reach me at ..."
    conditional = (here.before is not None and is_condition(here.before) and clause.link not in {"because", "but"}) or (
        here.after is not None and is_condition(here.after)
    )
    if wish and all(token.low in AUXILIARIES or token.low == "not" for token in body):
        return False  # "I'd rather you didn't"
    if wish:
        lasts = universal or here.lasting or conditional or bare_order(body, conditional=conditional)
        return lasts or (not said & ONE_OFF and body[0].low not in TASKS)
    if _is_asking(here) and body[0].low in words("see hear know access remember understand"):
        return False  # "can you always see my location?"
    if body[0].low in _PERSONAL and clause.subject.person != "second":
        return False
    asking = _is_asking(here)
    if (
        clause.subject.person == "second"
        and not clause.subject.elided
        and clause.modal in {"can", "may"}
        and not asking
    ):
        permitted = bool({"again", "always", "now", "whenever"} & said) and len(body) > 2
        if permitted and body[0].low not in words("stop go see start tell say have"):
            return True
        return style_words(body) > 0 and not said & (ONE_OFF - {"now", "again"})
    if universal or here.lasting:
        return lows(body[:1]) != "mind" and not _borrowed(here)
    if asking or (here.asked and not conditional):
        return False
    return urged or bare_order(body, conditional=conditional)


_SHORT_NUMBER: Final = 4


def _borrowed(here: _Place) -> bool:
    """Recognise someone else's words: "the error says: always use https"; and sayings."""
    before = here.before
    told = before is not None and here.link in {":", ",", '"'} and before.subject.person in {"thing", "third"}
    said = told and before is not None and before.verb in words("say read state tell go insist warn advise")
    return said or any(
        saying in here.text for saying in phrases("bright side;look before;say never;give up on your;rather you than")
    )


_PERSONAL: Final = words(
    "like love hate eat drink have own need want live work enjoy know believe feel smoke wear fancy "
    "sleep travel trust drive play cook"
)


_WISHES: Final = Cues(
    "want you to;like you to;need you to;prefer you;rather you;prefer if you;appreciate it if you;like it if you;"
    "ask that you;expect you to;prefer it if you;like it when you;love it if you;love you to"
)
