"""Answers to what was just named: "karaoke? hell no", "small talk. I loathe it. escape rooms too"."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.dates import find_date
from mock_server.engine.extract.language.kinds import MOODS, STATES
from mock_server.engine.extract.language.lexicon import (
    AUXILIARIES,
    DETERMINERS,
    FILLERS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    phrases,
    words,
)
from mock_server.engine.extract.language.phrases import Tokens, trim
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.language.verbs import NOUNISH, verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.turns import symptoms

_NO: Final = frozenset(
    phrases(
        "hell no;hard no;hard no from me;a hard no;big no;no from me;a no from me;that is a no from me;"
        "not a fan of it;"
        "not a fan of them;get it away from me;never liked it;never liked them;not for all the money in the world;"
        "hate the stuff;i hate the stuff;no way;absolutely not;no thanks;no thank you;not for me;yuck;yuk;"
        "ew;eww;bleh;blegh;gross;"
        "never again;not my thing;hard pass;vile;disgusting;the worst;horrible;hate it;hate them;"
        "hate that;can not stand it;can not stand them;awful;grim;rank;minging;no no no;god no;please no;"
        "not a fan;not a chance;over my dead body;not in a million years;i would rather not;i 'd rather not;"
        "keep it away from me;i loathe it;i loathe them;i hate it;i hate them;i can not stand it;"
        "i can not stand them;i detest it;i detest them;i despise it;i despise them;do not like it;"
        "do not like them;i do not like it;i do not like them;not keen;not my cup of tea;overrated;"
        "makes me gag;makes me sick;bane of my life;shudder;puke;vom;barf"
    )
)
_YES: Final = frozenset(
    phrases(
        "love the stuff;i love the stuff;yes please;yes please always;hell yes;love it;love them;love that;i love "
        "it;i love them;adore it;"
        "adore them;i adore it;i adore them;delicious;yum;yummy;heaven;bliss;the best;best thing ever;"
        "can not get enough;can not get enough of it;can not get enough of them;can not get enough of that;"
        "could live on it;could live on them;i am mad about it;i am mad about them;mad for it;sheer "
        "heaven;my favourite;my favourites;absolute favourite;count me in;"
        "chef 's kiss;perfection;so good;big fan;huge fan;i am a fan;obsessed;to die for;unbeatable;"
        "gimme;amazing;that is my favourite;can not beat it;can not beat them;there is nothing better;"
        "nothing better;sign me up;i could eat it all day;i am obsessed;makes me happy;pure joy"
    )
)
_FAINT: Final = frozenset(phrases("nope;nah;no;meh;never;nuh uh;not really;not so much;no no"))
"""Answers that only tell a taste among other tastes."""
_ASIDES: Final = words("ugh oh god honestly just really so , - always tbh omg ah mmm absolutely still lol haha ha well")


def topic(sentence: Sentence) -> Tokens:
    """Take the bare noun phrase a sentence consists of: "small talk", "Pineapple on pizza?" () when it says more."""
    tokens = sentence.tokens
    while tokens and (tokens[0].low in FILLERS or tokens[0].kind in ("mark", "emoji")):
        tokens = tokens[1:]
    if (
        not 1 <= len(tokens) <= 5
        or (len(tokens) == 1 and tokens[0].low in MOODS | STATES)
        or find_date(tokens)[0] >= 0
        or tokens[0].low in PREPOSITIONS
    ):
        return ()
    for token in tokens:
        form = verb(token.low)
        said = form is not None and form.form != "ing" and token.low not in NOUNISH
        if token.kind != "word" or said or token.low in AUXILIARIES | SUBJECT_PRONOUNS | FILLERS or token.low == "not":
            return ()
    return () if tokens[0].low in DETERMINERS - {"the", "a", "an"} | _NO else tokens


def answer(sentence: Sentence, named: Tokens, scene: Scene) -> bool:
    """Claim what a sentence says of what the one before only named."""
    tokens = sentence.tokens
    if not named or sentence.question or len(tokens) > 14:
        return False
    said = " ".join(t.low for t in tokens if t.low not in _ASIDES and t.kind == "word")
    bare = " ".join(t.low for t in tokens if t.kind == "word")
    what = trim(named) or named
    if said in _FAINT and any(f.key in {"likes", "dislikes"} for f in scene.ledger.facts()):
        return scene.claim(SPEAKER, "dislikes", scene.words(what))  # "marmite? love it. vegemite? nope"
    for key, answers in (("dislikes", _NO), ("likes", _YES)):
        if said in answers or bare in answers:
            return scene.claim(SPEAKER, key, scene.words(what))
    if words("it them those that one") & scene.said or "ambulance" in scene.said:
        return symptoms.react_to(what, tokens, scene)
    return False


_SURELY: Final = words(
    "every time always any day single obviously for me please thanks definitely without question of course no "
    "contest all the way "
    "hands down , - the week"
)
_ASKED_ABOUT: Final = words(
    "you your i we it this that should do does is are was he she they there which what when where who"
)


def picked(sentence: Sentence, asked: Tokens, scene: Scene) -> bool:
    """Read "call or text? text, every time": one of the two that were asked about."""
    at = next((i for i, t in enumerate(asked) if t.low == "or"), 0)
    if not at or len(asked) > _SHORT or sentence.question or not {t.low for t in asked}.isdisjoint(_ASKED_ABOUT):
        return False
    tokens = sentence.tokens
    for option in (trim(asked[:at]), trim(asked[at + 1 :])):
        size = len(option)
        told = size and [t.low for t in tokens[:size]] == [t.low for t in option]
        if (
            not told
            or any(t.kind != "word" or (t.capital and t is not asked[0]) for t in option)
            or find_date(option)[0] >= 0
        ):
            continue
        rest = {t.low for t in tokens[size:] if t.kind != "emoji"}
        if rest and rest <= _SURELY:
            return scene.claim(SPEAKER, "prefers", scene.words(tokens[:size]))
    return False


def labelled(sentence: Sentence, scene: Scene) -> bool:
    """Read "musicals: no thank you": a thing, a colon, and a verdict."""
    colon = next((i for i, t in enumerate(sentence.tokens[:6]) if t.low == ":"), 0)
    if not colon or sentence.question or len(sentence.tokens) - colon > _SHORT:
        return False
    named = topic(Sentence(sentence.tokens[:colon], question=False))
    rest = sentence.tokens[colon + 1 :]
    if not named or not rest or named[-1].low in words("time date subject re note title status answer"):
        return False
    return answer(Sentence(rest, question=False), named, scene) or symptoms.react_to(named, rest, scene)


_SHORT: Final = 8


def another(sentence: Sentence, scene: Scene) -> bool:
    """Read "escape rooms too": one more of what the sentence before told."""
    tokens = sentence.tokens
    while tokens and (tokens[0].low in {"and", "oh", "also"} or tokens[0].kind in ("mark", "emoji")):
        tokens = tokens[1:]
    end = len(tokens)
    if sentence.question or end < 2:
        return False
    if tokens[-1].low in {"too", "also"}:
        end -= 1
    elif [t.low for t in tokens[-2:]] == ["as", "well"]:
        end -= 2
    else:
        return False
    what = topic(Sentence(tokens[:end], question=False))
    newest = scene.ledger.last()
    if not what or newest is None:
        return False
    last = newest[1]
    listed = {"likes", "dislikes", "allergy", "hobby", "skill", "tool", "prefers"}
    if last.key not in listed or last.subject != SPEAKER or what[0].low in words("me you him her same him"):
        return False
    return scene.claim(SPEAKER, last.key, scene.words(trim(what) or what))
