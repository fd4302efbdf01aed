"""Plain self-descriptions in other languages than English.

Only fixed openings whose meaning is certain are read; everything else in these languages is left alone. The openings
of each language are in `openings.py`; English is read by `clauses.py`.
"""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.lexicon import words
from mock_server.engine.extract.openings import LANGUAGES, Opening
from mock_server.engine.extract.scene import Scene
from mock_server.engine.vocabulary import KEYS

_MAX: Final = 400
"""Characters of a sentence that are read; every pattern is bounded too."""
_UNNAMED_KEYS: Final = frozenset({"tool", "current_project"})

_NOT: Final = words("no não non nicht ne nie не niet inte ikke nunca nao")


def read_other(text: str, scene: Scene) -> bool:
    """Claim what a sentence in another language plainly says of the speaker."""
    text = text[:_MAX]
    if text.rstrip().endswith(("?", "？")) or "¿" in text:
        return False
    done = False
    for hint, openings in LANGUAGES:
        if hint.search(text) is not None:
            done = _read(text, openings, scene) or done
    return done


def _read(text: str, openings: tuple[Opening, ...], scene: Scene) -> bool:
    done = False
    for key, pattern in openings:
        for match in pattern.finditer(text):
            value = match.group("v").strip(" '")
            denied = text[: match.start()].casefold().split()[-1:]
            if value and key in KEYS and not (denied and denied[0] in _NOT):
                done = scene.claim(SPEAKER, key, value, named=key not in _UNNAMED_KEYS) or done
    return done
