"""Short topics for directives: what one is about."""

from typing import Final

from mock_server.engine.extract.language.kinds import LANGUAGES
from mock_server.engine.extract.language.lexicon import AUXILIARIES, DETERMINERS, FILLERS, PREPOSITIONS, phrases, words
from mock_server.engine.extract.language.phrases import Tokens


def label_of(tokens: Tokens) -> str:
    """Make a short topic for a directive: what it is about, in the user's words where there is no better one."""
    said = [t.low for t in tokens]
    text = " ".join(said)
    for needles, label in _LABELS:
        if any(f" {n} " in f" {text} " for n in needles):
            return label
    if any(t in LANGUAGES or t in _OWN_NAMES for t in said):
        return "Language"
    kept = [
        t for t in said
        if t.isalpha() and t not in FILLERS and t not in DETERMINERS and t not in PREPOSITIONS and t not in AUXILIARIES
        and t not in words("always never ever you me i please not use using stop keep make sure want when if now")
    ]  # fmt: skip
    return " ".join(kept[:4]).capitalize() if kept else "Directive"


_OWN_NAMES: Final = words(
    "deutsch français francais español espanol castellano italiano português portugues nederlands"
)
"""What the languages that replies come in call themselves."""

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
