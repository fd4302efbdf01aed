"""Plain self-descriptions in other languages than English.

Only openings whose meaning is certain are read; everything else in these languages is left alone, and so is whatever
stands behind an "if", a "perhaps" or a "says that". The openings of each language are in the tables of `iberian.py`,
`romance.py`, `germanic.py`, `nordic.py`, `slavic.py` and `farther.py`; where a value ends is told in `tonguevalues.py`.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.tongues import farther, germanic, iberian, nordic, romance, slavic
from mock_server.engine.extract.tongues.openings import Opening, Tongue, hints, tongue
from mock_server.engine.extract.tongues.tonguevalues import Value, values_of

_MAX: Final = 400
"""Characters of a sentence that are read; every pattern is bounded too."""
_UNNAMED_KEYS: Final = frozenset({"tool", "current_project"})
_WORD: Final = re.compile(r"[^\W\d_]+(?:·[^\W\d_]+)?")
_ENGLISH: Final = words(
    "lives works loves likes and the my you your with this that what how from are say says mean means translate "
    "word called english these those"
)
"""Words of no language here: with one of them, a sentence is English that at most mentions another language."""
_SPELT: Final = (
    iberian.SPANISH,
    romance.FRENCH,
    iberian.PORTUGUESE,
    romance.ITALIAN,
    iberian.CATALAN,
    romance.ROMANIAN,
    germanic.GERMAN,
    germanic.DUTCH,
    nordic.SWEDISH,
    nordic.DANISH,
    slavic.POLISH,
    slavic.CZECH,
    slavic.RUSSIAN,
    slavic.UKRAINIAN,
    slavic.GREEK,
    farther.TURKISH,
    farther.FINNISH,
    farther.HUNGARIAN,
    farther.INDONESIAN,
    farther.ARABIC,
)
_BY_HINT: Final[dict[str, tuple[int, ...]]] = {}
for _place, _source in enumerate(_SPELT):
    for _hint in hints(_source):
        _BY_HINT[_hint] = (*_BY_HINT.get(_hint, ()), _place)
_BY_SCRIPT: Final = (
    (re.compile(r"[\u3040-\u30ff]"), farther.JAPANESE),
    (re.compile(r"^[^\u3040-\u30ff]*[\u4e00-\u9fff][^\u3040-\u30ff]*$"), farther.CHINESE),
    (re.compile(r"[\uac00-\ud7af]"), farther.KOREAN),
    (re.compile(r"[\u0900-\u097f]"), farther.HINDI),
)


@cache
def _table(source: str) -> Tongue:
    """Compile a table when its language is first met."""
    return tongue(source)


def read_other(text: str, scene: Scene) -> bool:
    """Claim what a sentence in another language plainly says of the speaker."""
    text = text[:_MAX]
    if text.rstrip().endswith(("?", "？")) or "¿" in text:
        return False
    done = False
    for source in _spoken(text):
        done = _read(text, _table(source), scene) or done
        if done:
            break
    return done


def _spoken(text: str) -> Iterator[str]:
    """List the tables worth trying, the likeliest first."""
    said = {word.casefold() for word in _WORD.findall(text)}
    if said & _ENGLISH:
        return
    votes: dict[int, int] = {}
    for word in said:
        for place in _BY_HINT.get(word, ()):
            votes[place] = votes.get(place, 0) + 1
    for place in sorted(votes, key=lambda place: (-votes[place], place)):
        yield _SPELT[place]
    if not text.isascii():
        for script, source in _BY_SCRIPT:
            if script.search(text) is not None:
                yield source


def _read(text: str, language: Tongue, scene: Scene) -> bool:
    taken: list[tuple[int, int]] = []
    done = False
    for opening in language.openings:
        for match in opening.pattern.finditer(text):
            if any(start <= match.start() < end for start, end in taken) or not _stated(text, match, language):
                continue
            values = [
                value
                for value in values_of(opening, match, text, language)
                if not any(value.start < end and start < value.end for start, end in taken)
            ]
            taken += [(value.start, value.end) for value in values]
            for value in values:
                done = _claim(opening, value, scene) or done
    return done


def _stated(text: str, match: re.Match[str], language: Tongue) -> bool:
    """Tell whether a match is put as so, and of the speaker."""
    before = text[: match.start()].casefold()
    last = before.split()[-2:]
    if any(word.strip(",.") in language.no for word in last):
        return False
    padded = f" {before.replace(',', ' ')} "
    if any(phrase in padded for phrase in language.doubt):
        return False
    if not language.me or match.group().casefold().startswith(language.me):
        return True
    spoken = before.replace(",", " ").split()
    if language.me not in spoken:
        return not match.group().casefold().startswith((",", "men ", *language.joins))
    since = spoken[len(spoken) - spoken[::-1].index(language.me) :]
    return not language.others & set(since)


def _claim(opening: Opening, value: Value, scene: Scene) -> bool:
    if opening.over and value.key == opening.key:
        return scene.retract(SPEAKER, value.key, value.text)
    return scene.claim(SPEAKER, value.key, value.text, named=value.key not in _UNNAMED_KEYS)
