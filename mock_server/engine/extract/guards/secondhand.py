"""Doubts about what is only half known, mostly of others: "I think Anouk moved to Nantes, could be Angers though".

What the speaker leaves open about an own life is read in `doubts.py`. Here a sentence has to say two things: that it
guesses, and that it may as well be otherwise; or that its speaker does not know whether, where or when.
"""

from typing import Final

from mock_server.engine.extract.guards.asking import is_asking
from mock_server.engine.extract.language.cues import Cues
from mock_server.engine.extract.language.dates import find_date
from mock_server.engine.extract.language.givennames import is_given_name
from mock_server.engine.extract.language.kinds import DIETS
from mock_server.engine.extract.language.lexicon import phrases, words
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.phrases import lows
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.scene import Scene

_GUESSES: Final = Cues(
    "i think;i believe;i guess;i reckon;i suppose;i assume;i suspect;pretty sure;fairly sure;almost sure;nearly sure;"
    "quite sure;almost certain;fairly certain;apparently;probably;maybe;as far as i know;afaik;iirc;i want to say;"
    "perhaps;possibly;from what i hear;from what i know;from memory;if i recall;i hear;i "
    "heard;supposedly;must be;should be"
)
_OTHERWISE: Final = Cues(
    "could be;might be;may be;could also be;or was it;or is it;or are they;or were they;or maybe;or possibly;"
    "or perhaps;"
    "or was that;or is that;or something like that;not sure though;not certain though;not a hundred percent;not 100;"
    "do not quote me;could be wrong;might be wrong;may be wrong;i am often wrong;correct me if;nothing fixed;"
    "nothing is fixed;nothing 's fixed;not confirmed;nothing confirmed;nothing set;not set in stone;i could be off;"
    "i might be off;do not hold me to it;i forget;i never remember;can not remember;or somewhere;one of the two;"
    "one of those;or did he;or did she;or did they;unless it was;unless that was;not positive"
)
_UNKNOWN: Final = Cues(
    "not sure whether;not sure if;not sure where;not sure when;not sure which;not sure who;not certain whether;"
    "not certain if;not certain where;unsure whether;unsure if;unsure where;unsure when;no idea whether;no idea if;"
    "no idea where;no idea when;no idea which;no clue whether;no clue if;no clue where;no clue when;"
    "do not know whether;do not know if;do not know where;do not know when;do not know which;"
    "can not remember whether;can not remember if;can not remember where;can not remember when;"
    "can not remember which;"
    "do not remember whether;do not remember if;do not remember where;do not remember when;do not remember which;"
    "can not recall whether;can not recall if;can not recall where;can not say whether;can not say if;"
    "i forget whether;i forget if;i forget where;i forget when;i forget which;can not tell if;can not tell whether;"
    "never know if;never know whether;not clear if;not clear whether;unclear whether;unclear if;remains unclear"
)
_ANSWERLESS: Final = Cues(
    "could not tell you;could not say;can not say;could not swear to it;who can say;hard to know;do not ask "
    "me;can not tell you;who knows;no idea;no clue;beats me;nobody knows;not a clue;"
    "i honestly do not know;i do not know;i lose track;i never remember;i always forget;dunno"
)
_OPEN: Final = phrases(
    "have not decided;not decided;undecided;not sure;who knows;dunno;do not know;still thinking;still deciding;"
    "have not made up my mind;no idea;we will see;thinking about it;or maybe not;or not;or the ;or a ;or is it;"
    "or was it"
)
_HINTS: Final = words(
    "or sure certain unsure think believe guess reckon suppose assume suspect apparently probably maybe possibly "
    "perhaps know "
    "afaik iirc hear heard recall supposedly must should idea clue remember forget say tell clear unclear knows "
    "dunno memory"
)
"""A cheap look: without one of these a sentence leaves nothing open."""
_HEDGED: Final = words("possibly maybe perhaps probably")
_NOT_ASKED: Final = words("you your yours")
_LONGEST: Final = 18
_MATTERS: Final = words(
    "wedding birthday party flight surgery exam interview appointment deadline trip move baby due concert launch "
    "anniversary graduation funeral reunion meeting visit holiday"
)


def half_known(sentence: Sentence, following: str, scene: Scene) -> bool:
    """Record what a sentence tells as a guess that may be wrong, or says is not known."""
    tokens = sentence.tokens
    said = {t.low for t in tokens}
    if (
        len(tokens) < 2
        or said.isdisjoint(_HINTS)
        or said & _NOT_ASKED
        or (sentence.question and is_asking(tokens) and "or" not in said)
    ):
        return False
    text = lows(tokens)
    hedged = tokens[0].low in _HEDGED and following.startswith(_OPEN)
    if not (hedged and said & DIETS) and not (_concerns_life(sentence, scene) and _is_open(sentence, text, following)):
        return False
    kept = [t for t in tokens if t.kind in ("word", "number")]
    about = " ".join(scene.spoken[t.start : t.end] for t in kept[:_LONGEST])
    return scene.doubt(
        about[:1].upper() + about[1:], f'The user said "{scene.verbatim(tokens)[:160]}": it is half known.'
    )


def _is_open(sentence: Sentence, text: str, following: str) -> bool:
    if _UNKNOWN.within(text):
        return not sentence.question
    if _GUESSES.within(text) and (
        _OTHERWISE.within(text) or (_ANSWERLESS.within(text) and not is_asking(sentence.tokens))
    ):
        return True
    if sentence.question and _GUESSES.opening(text) and not is_asking(sentence.tokens):
        return True  # "I want to say his name is Piet?"
    split = " or " in f" {text} " or any(
        f" {m} " in f" {text} " for m in ("may have", "might have", "may be", "might be")
    )
    weighed = split and (_ANSWERLESS.within(text) or text.endswith(("one of the two", "one of those", "which one")))
    return weighed or (not is_asking(sentence.tokens) and following.startswith(("or the ", "or is it", "or was it")))


def _concerns_life(sentence: Sentence, scene: Scene) -> bool:
    """Tell whether a sentence is about a person, or a day in the speaker's life, and not about the world."""
    said = {t.low for t in sentence.tokens}
    if said & (KIN.keys() | words("he she his her him")):
        return True
    if any(is_given_name(t.low) and (t.capital or not scene.cased) for t in sentence.tokens):
        return True
    named = scene.cased and any(t.capital and t.kind == "word" and t.low != "i" for t in sentence.tokens[1:])
    dated = bool(said & _MATTERS) and find_date(sentence.tokens)[0] >= 0
    return dated or (named and bool(said & {"my", "our"}))
