"""Words that take back what was said just before, by themselves: "what am I saying", "stupid autocorrect".

What is put right behind them is read by `repairs.py`.
"""

from dataclasses import replace
from typing import Final

from mock_server.engine.extract.language.cues import Cues
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.phrases import Tokens, lows
from mock_server.engine.extract.language.sentences import Sentence

_MARKS: Final = words(", : - – — . ... .. … .... ( ; *")
_REPROACHES: Final = Cues(
    "what am i saying;what am i on about;what am i talking about;who am i kidding;how could i forget;"
    "let me correct that;let me rephrase that;let me rephrase;let me fix that;i got that wrong;i got it wrong;"
    "i was wrong;i lied;i misspoke;i stand corrected;i take that back;i tell a lie;tell a lie;that 's wrong;"
    "that is wrong;that was wrong;that 's not right;that is not right;silly me;stupid autocorrect;damn autocorrect;"
    "bloody autocorrect;autocorrect;brain fart;fat fingers;typo;my bad;my mistake;scrap that;strike that;"
    "forget that;wrong one;i got mixed up;i mixed that up;i mixed them up;i mistyped;mistyped;slip of the tongue;"
    "freudian slip;that came out wrong;i spoke too soon;old habits;force of habit;brain not working"
)


def parted(sentence: Sentence) -> list[tuple[Sentence, bool]]:
    """Cut a sentence behind words that take the last thing back ("what am I saying"), which split badly otherwise.

    Each part comes with whether such words stood before it; an empty last part is kept out, its mark is not.
    """
    tokens = sentence.tokens
    if tokens and not _REPROACHES.within(lows(tokens)):
        return [(sentence, False)]
    out: list[tuple[Sentence, bool]] = []
    start, opened, i = 0, False, 0
    while i < len(tokens):
        size = _reproach_at(tokens, i)
        if not size:
            i += 1
            continue
        if i > start:
            out.append((replace(sentence, tokens=tokens[start:i]), opened))
        start = i = i + size
        opened = True
    if start < len(tokens):
        out.append((replace(sentence, tokens=tokens[start:]), opened))
    elif opened:
        out.append((replace(sentence, tokens=()), True))
    return out


def _reproach_at(tokens: Tokens, i: int) -> int:
    """Count the tokens of such words at i, when they stand by themselves."""
    begun = _REPROACHES.beginning(tokens[i].low)
    if not begun:
        return 0
    before = i - 1
    while before >= 0 and tokens[before].low in words("no oh ugh lol haha sorry argh wait oops hmm er um"):
        before -= 1
    if before >= 0 and tokens[before].low not in _MARKS and tokens[before].kind != "emoji":
        return 0
    for phrase in begun:
        end = i + phrase.count(" ") + 1
        if lows(tokens[i:end]) != phrase:
            continue
        while end < len(tokens) and tokens[end].low in {"lol", "haha", "sorry", ","}:
            end += 1
        alone = end >= len(tokens) or tokens[end - 1].low == "," or tokens[end].kind in ("mark", "emoji")
        return end - i if alone or tokens[end].low in {"it", "should", "that", "not"} else 0
    return 0
