"""Claims as JSON: the one format in which a language model answers and a test scripts what an extractor says.

`read` turns a document into an Extraction or lists everything that is wrong with it; nothing of a document that breaks
a rule is kept. `SCHEMA` describes the format to whoever writes it. What a claim means is in `claims.py`.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from mock_server.engine.aliases import fold_facts, fold_retraction
from mock_server.engine.claims import (
    SPEAKER,
    Extraction,
    FactClaim,
    InstructionClaim,
    Mention,
    Retraction,
    UncertaintyClaim,
)
from mock_server.engine.instants import Instant, InstantError, parse
from mock_server.engine.names import ENTITY_TYPES, fold_type, squash
from mock_server.engine.vocabulary import Category

T = TypeVar("T")

MOST_ITEMS: Final = 100
"""A list may hold so many items; one turn never says more."""

_NAME: Final = 200
_WORD: Final = 64
_VALUE: Final = 600
_SENTENCE: Final = 2_000
"""How many characters a name, a key or label, a value, and a sentence may have."""

_MOST_PROBLEMS: Final = 12
_THE_SPEAKER: Final = frozenset({"user", "speaker", "i", "me", "the user", "the speaker"})
_THE_USER: Final = frozenset({"user", "the user"})
_VAGUE_TYPES: Final = frozenset({"other", "agent", "unknown"})
_CAMEL: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_NOT_WORD: Final = re.compile(r"[^\w]+")
_DATE: Final = re.compile(r"\d{4}-\d{2}(?:-\d{2})?")


def _text(description: str, *, nullable: bool = False) -> dict[str, Any]:
    return {"type": ["string", "null"] if nullable else "string", "description": description}


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    # Strict structured output wants every property required and none but these.
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _list(properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": _object(properties)}


_THING: Final = _object(
    {
        "type": {"type": "string", "enum": sorted(ENTITY_TYPES)},
        "name": _text("as it was said; the speaker is person, user"),
    }
)
_MAYBE_THING: Final = {"anyOf": [_THING, {"type": "null"}]}

SCHEMA: Final[dict[str, Any]] = _object(
    {
        "entities": _list(dict(_THING["properties"])),
        "facts": _list(
            {
                "subject": _THING,
                "key": _text("attribute in snake_case, with a value", nullable=True),
                "value": _text("the attribute's value", nullable=True),
                "label": _text("relation in snake_case, with an object", nullable=True),
                "object": _MAYBE_THING,
                "confidence": {"type": "number", "description": "0 to 1; below 0.7 is tentative"},
                "valid_from": _text("YYYY-MM-DD, if the text dates it", nullable=True),
                "valid_until": _text("YYYY-MM-DD, if the text says when it ended", nullable=True),
            }
        ),
        "retractions": _list(
            {
                "subject": _THING,
                "key": _text("attribute or relation that no longer holds"),
                "value": _text("the one value that ended; null is all", nullable=True),
                "ended_at": _text("YYYY-MM-DD, if the text says so", nullable=True),
            }
        ),
        "instructions": _list(
            {
                "label": _text("short topic"),
                "description": _text("the directive as a full sentence"),
            }
        ),
        "uncertainties": _list(
            {
                "about": _text("what is unclear, such as job title"),
                "reason": _text("why, as a sentence"),
            }
        ),
    }
)
"""The format as JSON Schema. Reading is more lenient: what may be null may be absent too."""

LISTS: Final = frozenset(SCHEMA["properties"])
"""The lists a document may hold."""


class ClaimsMalformed(ValueError):
    """A document that is not claims; problems says all that is wrong with it, each with its place."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(self.problems))


def read(document: Any) -> Extraction:
    """Read a document; raises ClaimsMalformed unless all of it is sound.

    Keys and labels are folded into the vocabulary. A fact with only one face whose other face the vocabulary knows gets
    both: `employer: Acme` is `works_at` Acme.
    """
    reader = _Reader()
    extraction = reader.extraction(document)
    if reader.problems:
        raise ClaimsMalformed(reader.problems)
    return extraction


class _Reader:
    """Walk a document and collect what is wrong with it."""

    def __init__(self) -> None:
        self.problems: list[str] = []

    def extraction(self, document: Any) -> Extraction:
        if not isinstance(document, dict):
            self._wrong("the document", document, "an object")
            return Extraction()
        return Extraction(
            mentions=self._items(document, "entities", self._named_thing),
            facts=fold_facts(self._items(document, "facts", self._fact)),
            retractions=tuple(map(fold_retraction, self._items(document, "retractions", self._retraction))),
            instructions=self._items(document, "instructions", self._instruction),
            uncertainties=self._items(document, "uncertainties", self._uncertainty),
        )

    def _items(
        self, document: dict[str, Any], name: str, read_item: Callable[[dict[str, Any], str], T]
    ) -> tuple[T, ...]:
        held = document.get(name)
        if held is None:
            return ()
        if not isinstance(held, list):
            self._wrong(name, held, "a list")
            return ()
        if len(held) > MOST_ITEMS:
            self._note(f"{name} holds {len(held)} items; at most {MOST_ITEMS} are read")
            return ()
        found: dict[T, None] = {}
        for index, item in enumerate(held):
            place = f"{name}[{index}]"
            if isinstance(item, dict):
                found[read_item(item, place)] = None
            else:
                self._wrong(place, item, "an object")
        return tuple(found)

    def _named_thing(self, item: dict[str, Any], place: str) -> Mention:
        return self._thing(item, place)

    def _fact(self, item: dict[str, Any], place: str) -> FactClaim:
        subject = self._thing(item.get("subject"), f"{place}.subject", speaker=True)
        key, value = self._word(item, "key", place), self._string(item, "value", place, _VALUE)
        label = self._word(item, "label", place)
        target = None if item.get("object") is None else self._thing(item["object"], f"{place}.object")
        category = item.get("category")
        if category is not None and category not in set(Category):
            self._wrong(f"{place}.category", category, f"one of {', '.join(Category)}")
            category = None
        valid_from = self._instant(item, "valid_from", place)
        valid_until = self._instant(item, "valid_until", place)
        if valid_from is not None and valid_until is not None and valid_until <= valid_from:
            self._note(f"{place}: valid_until is not after valid_from")
        claim = FactClaim(
            subject, key, value, label, target, category, self._confidence(item, place), valid_from, valid_until
        )
        whole = (key is None) == (value is None) and (label is None) == (target is None)
        if not whole or (key is None and label is None):
            self._note(f"{place} needs key and value, or label and object, or all four")
            return claim
        if label is not None and target == subject:
            self._note(f"{place}: a relation needs two different things")
        return claim

    def _retraction(self, item: dict[str, Any], place: str) -> Retraction:
        key = self._word(item, "key", place)
        if key is None:
            self._note(f"{place}.key is missing")
        return Retraction(
            self._thing(item.get("subject"), f"{place}.subject", speaker=True),
            key or "",
            self._string(item, "value", place, _VALUE),
            self._instant(item, "ended_at", place),
        )

    def _instruction(self, item: dict[str, Any], place: str) -> InstructionClaim:
        description = self._required(item, "description", place, _SENTENCE)
        return InstructionClaim(self._string(item, "label", place, _NAME) or "instruction", description)

    def _uncertainty(self, item: dict[str, Any], place: str) -> UncertaintyClaim:
        return UncertaintyClaim(
            self._required(item, "about", place, _NAME), self._required(item, "reason", place, _SENTENCE)
        )

    # -- parts -------------------------------------------------------------------------------------------------------

    def _thing(self, item: Any, place: str, *, speaker: bool = False) -> Mention:
        if item is None and speaker:
            return SPEAKER
        if not isinstance(item, dict):
            self._wrong(place, item, "an object with type and name")
            return SPEAKER
        type_, name = self._string(item, "type", place, _WORD), self._required(item, "name", place, _NAME)
        folded = fold_type(type_ or "other")
        said = name.casefold()
        if said in _THE_SPEAKER if folded == "person" else said in _THE_USER and (speaker or folded in _VAGUE_TYPES):
            return SPEAKER
        return Mention(folded, name)

    def _word(self, item: dict[str, Any], name: str, place: str) -> str | None:
        """Read a key or label, in snake case."""
        text = self._string(item, name, place, _WORD)
        if text is None:
            return None
        word = _NOT_WORD.sub("_", _CAMEL.sub("_", text).casefold()).strip("_")
        if not word:
            self._wrong(f"{place}.{name}", text, "a word")
        return word or None

    def _required(self, item: dict[str, Any], name: str, place: str, longest: int) -> str:
        text = self._string(item, name, place, longest)
        if text is None:
            self._note(f"{place}.{name} is missing or empty")
        return text or ""

    def _string(self, item: dict[str, Any], name: str, place: str, longest: int) -> str | None:
        held = item.get(name)
        if held is None:
            return None
        if not isinstance(held, str):
            self._wrong(f"{place}.{name}", held, "a string")
            return None
        text = squash(_plain(held))
        if len(text) > longest:
            self._note(f"{place}.{name} has {len(text)} characters; at most {longest} are read")
            return None
        return text or None

    def _confidence(self, item: dict[str, Any], place: str) -> float:
        held = item.get("confidence")
        if held is None:
            return FactClaim(SPEAKER).confidence
        if isinstance(held, bool) or not isinstance(held, int | float) or not 0 <= held <= 1:
            self._wrong(f"{place}.confidence", held, "a number from 0 to 1")
            return 0.0
        return float(held)

    def _instant(self, item: dict[str, Any], name: str, place: str) -> Instant | None:
        text = self._string(item, name, place, _WORD)
        if text is None:
            return None
        if _DATE.fullmatch(text):
            text = (text if len(text) == len("2026-05-01") else f"{text}-01") + "T00:00:00Z"
        try:
            return parse(text)
        except InstantError:
            self._wrong(f"{place}.{name}", text, "a date like 2026-05-01")
            return None

    def _wrong(self, place: str, got: Any, expected: str) -> None:
        shown = repr(got)
        self._note(f"{place}: {shown if len(shown) <= 60 else shown[:57] + '...'} is not {expected}")

    def _note(self, problem: str) -> None:
        if len(self.problems) < _MOST_PROBLEMS:
            self.problems.append(problem)


def _plain(text: str) -> str:
    """Replace control and format characters, and halves of surrogate pairs, by spaces: none belongs in a fact."""
    return "".join(
        " " if unicodedata.category(char) in ("Cc", "Cf", "Cs") and char not in "\u200c\u200d" else char
        for char in text
    )
