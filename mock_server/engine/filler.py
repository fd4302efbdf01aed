"""Tell small talk from something worth reading for facts: "ok thanks" starts no extraction (A-07, H-14).

The vendor counts Latin words; any script's letters count here, so that no language is thrown away. What a turn says is
for the extractor.
"""

import re
import unicodedata
from typing import Final

_WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_UNSPACED: Final = ("CJK", "HIRAGANA", "KATAKANA", "THAI", "LAO", "KHMER", "MYANMAR", "TIBETAN")
"""Scripts that write words without spaces between them, by the first word of their characters' Unicode names."""

_CHARACTERS_PER_WORD: Final = 2

_SMALL_TALK: Final = frozenset(
    {
        "ah", "all", "alright", "and", "awesome", "bye", "cheers", "cool", "done", "exactly", "fine", "go", "goodbye",
        "good", "got", "great", "haha", "hello", "hey", "hi", "hmm", "indeed", "it", "lol", "makes", "morning", "much",
        "never", "nice", "night", "no", "noted", "now", "oh", "ok", "okay", "perfect", "please", "problem", "really",
        "right", "see", "sense", "so", "sorry", "sounds", "sure", "thank", "thanks", "that's", "then", "there", "too",
        "understood", "very", "welcome", "well", "wow", "yeah", "yep", "yes", "you", "yup",
    }
)  # fmt: skip


def is_filler(text: str) -> bool:
    """Tell whether a text has no letters, one word only, or two words of small talk."""
    words = _WORD.findall(unicodedata.normalize("NFKC", text))
    count = sum(_weigh(word) for word in words)
    if count <= 1:
        return True
    return count == 2 and all(word.replace("’", "'").casefold() in _SMALL_TALK for word in words)


def _weigh(word: str) -> int:
    """Count the words in a run of letters: one, or as many as an unspaced script would make of it."""
    if word.isascii():
        return 1
    unspaced = sum(1 for char in word if unicodedata.name(char, "").startswith(_UNSPACED))
    return max(1, -(-unspaced // _CHARACTERS_PER_WORD))
