"""An extractor that asks a language model, and lets the rules read what the model could not.

The model answers claims as JSON; an answer that breaks the format is sent back once with what is wrong with it. After
that, and whenever there is no answer, the rules read the turn, so that a write never waits for a model in vain
(R-FACT-6 is for when these fail too). The model reads only what users and systems say: of a system turn only directives
count, and nothing that an assistant or a tool says becomes a memory of the user.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from time import monotonic as seconds_now
from typing import Any, Final, Protocol

from mock_server.engine import claims_json
from mock_server.engine.claims import SPEAKER, Extraction, Hints, Mention, SpokenTurn
from mock_server.engine.claims_json import ClaimsMalformed
from mock_server.engine.instants import to_datetime
from mock_server.engine.json_text import JsonError, dumps, loads
from mock_server.engine.names import ENTITY_TYPES
from mock_server.engine.ports import Extractor
from mock_server.engine.vocabulary import KEYS
from mock_server.models.completions import Asked, ModelFailed, ModelUnreachable, messages
from mock_server.models.framing import RULE, untrusted, without_thoughts

MOST_TOKENS: Final = 2_000
LONGEST_TURN: Final = 16_000
"""A longer turn is read by the rules: cut to what a model takes, it would lose facts."""

PAUSE_S: Final = 10.0
"""After a failed connection the rules read alone for so long: a batch must not wait for a dead endpoint each turn."""

_SHOWN_BACK: Final = 4_000
_HELD_SHOWN: Final = 40
_OBJECTS_TRIED: Final = 32
"""Among the words around an answer stand no more braces than this."""

_log: Final = logging.getLogger("mock_server.models")


class Model(Protocol):
    """Whatever completes a prompt."""

    async def complete(self, asked: Asked) -> str:
        """Give the whole answer; raises ModelFailed."""
        ...


class ModelExtractor:
    """Claim what a language model finds in a turn. timeout_s: how long that may take, the repair included."""

    def __init__(
        self, model: Model, rules: Extractor, *, timeout_s: float, monotonic: Callable[[], float] = seconds_now
    ) -> None:
        self._model = model
        self._rules = rules
        self._timeout_s = timeout_s
        self._monotonic = monotonic
        self._rests_until = 0.0

    async def extract(self, turn: SpokenTurn, hints: Hints) -> Extraction:
        """Give the claims of one turn: the model's, or else those of the rules."""
        if turn.role not in ("user", "system") or not turn.text.strip():
            return Extraction()
        if len(turn.text) <= LONGEST_TURN and self._monotonic() >= self._rests_until:
            try:
                async with asyncio.timeout(self._timeout_s):
                    found = await self._read(turn, hints)
            except (ModelUnreachable, TimeoutError) as error:
                self._rests_until = self._monotonic() + PAUSE_S
                why = str(error) or "the model took too long"
                _log.warning("extraction by rules, and for the next %g s: %s", PAUSE_S, why)
            except ModelFailed as error:
                _log.warning("extraction by rules: %s", error)
            except ClaimsMalformed as error:
                # What is wrong may quote what was said; that is not for a log.
                _log.warning("extraction by rules: twice the model's answer was no claims")
                _log.debug("the answer's faults: %s", error)
            else:
                return found if turn.role == "user" else Extraction(instructions=found.instructions)
        by_rules = self._rules.extract(turn, hints)
        return by_rules if isinstance(by_rules, Extraction) else await by_rules

    async def _read(self, turn: SpokenTurn, hints: Hints) -> Extraction:
        asked = Asked(messages(_system(), _question(turn, hints)), MOST_TOKENS, claims_json.SCHEMA)
        said = await self._model.complete(asked)
        try:
            return _claims(said)
        except ClaimsMalformed as error:
            _log.debug("asking the extraction model once more: %s", error)
            again = (
                {"role": "assistant", "content": said[:_SHOWN_BACK]},
                {
                    "role": "user",
                    "content": f"That is not what was asked for: {error}. Answer again, with nothing but the JSON.",
                },
            )
            return _claims(await self._model.complete(replace(asked, messages=(*asked.messages, *again))))


def _claims(said: str) -> Extraction:
    """Read an answer; a fence around it, talk around it, and braces in that talk are looked past."""
    return claims_json.read(_document(without_thoughts(said).strip()))


def _document(text: str) -> Any:
    """Find the claims in an answer: all of it, or the one object of claims that stands in it."""
    try:
        return loads(text)
    except JsonError as error:
        fault = error
    found = [part for part in _objects(text) if claims_json.LISTS & part.keys()]
    if not found and text.count("{") == text.count("{}") == 1:
        return {}
    if not found:
        raise ClaimsMalformed([f"the answer is not JSON: {fault}"]) from fault
    if any(other != found[0] for other in found):
        raise ClaimsMalformed(["the answer holds several objects of claims that differ"])
    return found[0]


def _objects(text: str) -> Iterator[dict[str, Any]]:
    """Give the JSON objects that stand side by side in a text."""
    read = json.JSONDecoder()
    at = text.find("{")
    for _ in range(_OBJECTS_TRIED):
        if at < 0:
            return
        try:
            _, end = read.raw_decode(text, at)
            part = loads(text[at:end])
        except (ValueError, RecursionError):
            end = at + 1
        else:
            yield part
        at = text.find("{", end)


def _system() -> str:
    """Say what is to be extracted, and in which words."""
    single = ", ".join(key for key, spec in KEYS.items() if spec.single)
    several = ", ".join(key for key, spec in KEYS.items() if not spec.single)
    labels = ", ".join(sorted({spec.label for spec in KEYS.values() if spec.label is not None}))
    return f"""\
You read one turn of a conversation and write down what it states, as JSON that follows the schema. {RULE}

- Only what the turn itself states as true. No guesses, nothing that is asked, supposed, quoted, joked or negated.
- "I" is {{"type": "person", "name": "user"}}. What is said of somebody else is a fact about that person, not the user.
- A fact has key and value, or label and object, or all four when the value names a thing.
- Keys with one value: {single}. With several: {several}. Other keys in snake_case where none of these fits.
- Labels: {labels}, knows, manages, member_of. Types of things: {", ".join(sorted(ENTITY_TYPES))}.
- likes and dislikes are opposites: "I can't stand cilantro" is dislikes.
- A new value replaces an old one by itself. Use retractions only for what ended without a successor.
- instructions: only standing directives about how to answer ("always", "never", "from now on").
- uncertainties: what the turn leaves open or contradicts within itself; a fact about it has a confidence below 0.7.
- Dates only where the turn gives them, worked out from the day it was said.
- Nothing to write down: all lists empty."""


def _question(turn: SpokenTurn, hints: Hints) -> str:
    said_on = to_datetime(turn.at).strftime("%A, %Y-%m-%d")
    known: dict[str, Any] = {
        "names_of_the_user": list(hints.speaker_names),
        "named_lately": [_shown(mention) for mention in hints.recent],
        "on_record": [
            {"subject": _shown(held.subject), "key": held.key, "value": held.value} for held in hints.held[:_HELD_SHOWN]
        ],
        "open_questions": list(hints.open_doubts),
    }
    held = untrusted(dumps(known).decode())
    return f"""\
Said on {said_on} by the {turn.role}.

On record, so that "she", "there" and "not any more" can be understood:
{held}

The turn:
{untrusted(turn.text)}"""


def _shown(mention: Mention) -> str:
    return "user" if mention == SPEAKER else f"{mention.type}/{mention.name}"
