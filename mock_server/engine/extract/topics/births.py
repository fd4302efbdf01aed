"""Children named a sentence after they were born: "our baby's here! little Matteo, 3.4 kilos"."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.lexicon import THIRD, THIRD_OWN, words
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.turns.fillers import split_names
from mock_server.engine.extract.turns.phrasebook import Phrasebook, Stretch

_NEWBORN: Final = Phrasebook(
    ("", text)
    for text in (
        "^ his|her|the name is|'s {name}",
        "^ she|he 's|is called|named {name}",
        "^ little|wee|tiny {name} ,|$|-|(|born|weighing|arrived",
        "^ welcome|meet|hello|say? to? little|baby|wee|tiny|our? {name} ,|$|-|(|born|weighing|arrived",
    )
)
_OURS: Final = words("my our it we i")
_NOT_OURS: Final = THIRD | THIRD_OWN | {noun for noun, key in KIN.items() if key not in {"child", "spouse"}}
_BORN: Final = words("baby newborn born")


def newborn(told: Stretch, scene: Scene) -> bool:
    """Read the name of the speaker's own child, whose birth the sentence before told."""
    before = scene.before
    if not _BORN & before or before & _NOT_OURS or not (_OURS | {"here"}) & before:
        return False
    found = _NEWBORN.first(told, scene)
    if found is None:
        return False
    names = [scene.words(name) for name, _ in split_names(found[1].holes[0], scene)]
    for name in names:
        scene.note(scene.person(name))
    return scene.claim_each((SPEAKER,), "child", names)
