"""Praise tagged on to a person: "Yael is my supervisor, lovely person"."""

from typing import Final

from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.phrases import Tokens
from mock_server.engine.extract.language.verbs import verb


def is_praise(tail: Tokens) -> bool:
    """Recognise the tag of "Yael is my supervisor, lovely person"."""
    said = [t.low for t in tail[1:]]
    short = tail[:1] != () and tail[0].low in {",", "-", "("} and 0 < len(said) <= _TAG
    plain = not any(t.capital or verb(t.low) for t in tail[1:] if t.low not in _VERDICTS)
    return short and plain and bool(_VERDICTS & set(said))


_TAG: Final = 5


_VERDICTS: Final = words(
    "lovely great brilliant nice amazing wonderful best sweet kind fantastic good super funny awesome legend "
    "sweetheart "
    "terrifying scary strict tough fair clever smart genius star gem saint nightmare ace cool decent solid sound"
)
