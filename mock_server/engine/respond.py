"""Who answers a chat: the port, and the offline responder that composes a reply from the retrieved facts.

The offline one says whole sentences from memory with their marks, or that it does not know; it invents nothing. A model
behind the same port gets the prompt's text instead. What the prompt holds is in `prompt.py`.
"""

import re
from collections.abc import AsyncIterator, Iterable
from typing import Final, Protocol

from mock_server.engine.asking import Tier
from mock_server.engine.hits import is_question
from mock_server.engine.lookup import key_of
from mock_server.engine.prompt import Candidate, Prompt, one_line
from mock_server.engine.questions import Question, asked, key_term, parse
from mock_server.engine.recall import ENOUGH
from mock_server.engine.vocabulary import KEYS
from mock_server.engine.words import terms, words

DO_NOT_KNOW: Final = "I don't know that yet."
NOTED: Final = "Noted, I will remember that."
UNDERSTOOD: Final = "Understood, I will keep to that."
GREETING: Final = "Hello. What would you like to know?"
WELCOME: Final = "You are welcome."

_MOST_FACTS: Final = 5
_MOST_ABOUT: Final = 10
_NEAR_BEST: Final = 0.6
_SPOKEN_OF: Final = 0.6
_SAME_TOPIC: Final = 2
_OF_THE_USER: Final = frozenset(("you", "your", "i", "i'm", "i've", "my", "me"))

_NUMBERS: Final = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "a": 1, "single": 1}
_FEWER: Final = re.compile(r"\b(?:below|under|fewer than|less than|shorter than)\s+(\w+)\s+sentences?\b")
_AT_MOST: Final = re.compile(
    r"\b(?:at most|no more than|up to|within|maximum(?: of)?|in|only|just)\s+(\w+)\s+sentences?\b"
)
_SHORT: Final = re.compile(r"\b(?:short|brief|briefly|concise|concisely|terse)\b")
_BULLETS: Final = re.compile(r"\b(?:bullets?|bullet[- ]points?)\b")
_TAKEN_BACK: Final = re.compile(r"\b(?:stop|never|no|not|don't|do not|without|avoid|quit)\b")
_DIRECTIVE: Final = re.compile(r"^(?:please\s+)?(?:always|never|from now on|stop|keep|only|use|avoid|don't|do not)\b")
_GREETINGS: Final = frozenset(("hi", "hello", "hey", "morning", "evening", "afternoon", "good"))
_THANKS: Final = frozenset(("thanks", "thank", "cheers"))


class Responder(Protocol):
    """Answer a prompt."""

    def respond(self, prompt: Prompt, model: str | None) -> AsyncIterator[str]:
        """Give the reply piece by piece; joined, the pieces are the reply. ResponderFailed when there is none.

        model: the response model asked for in this call, as `provider/model`; None is the context's own.
        """
        ...


class OfflineResponder:
    """Compose replies from retrieved facts, deterministically and without a model; `model` makes no difference."""

    async def respond(self, prompt: Prompt, model: str | None) -> AsyncIterator[str]:  # noqa: ARG002
        """Give the reply sentence by sentence."""
        sentences = compose(prompt)
        bullets = wants_bullets(prompt.instructions)
        for number, text in enumerate(sentences):
            gap = "" if number == 0 else "\n" if bullets else " "
            yield f"{gap}- {text}" if bullets else f"{gap}{text}"


def compose(prompt: Prompt) -> list[str]:
    """Choose what to say, one sentence an item, each that rests on a fact with its mark."""
    question = parse(prompt.question)
    if not question.asks:
        return [_acknowledge(prompt.question)]
    told = [_tell(candidate) for candidate in fitting(prompt)] or said_before(prompt)
    return told[: sentence_limit(prompt.instructions)] or [DO_NOT_KNOW]


def fitting(prompt: Prompt) -> list[Candidate]:
    """Choose the candidates that answer: facts before passages, and what people said before what was replied."""
    best = prompt.candidates[0].hit.score if prompt.candidates else 0.0
    floor = max(ENOUGH, _NEAR_BEST * best)
    strangers = _strangers(prompt)
    question = parse(prompt.question)
    named = frozenset(stem for seed in prompt.seeds for stem in terms(seed))
    near = [
        candidate
        for candidate in prompt.candidates
        if candidate.hit.score >= floor
        and strangers <= frozenset(terms(candidate.hit.text))
        and (prompt.tier is not Tier.HYBRID or _is_to_the_point(candidate, question, named))
    ]
    facts = [candidate for candidate in near if candidate.hit.kind != "memory_chunk"]
    if facts:
        return facts[: _MOST_ABOUT if prompt.tier is Tier.FULL_CONTEXT else _MOST_FACTS]
    said = [candidate for candidate in near if candidate.hit.role != "assistant"]
    return (said or near)[:1]


def said_before(prompt: Prompt) -> list[str]:
    """Quote the turn of the window that speaks of what is asked, the newest of equals; a quote carries no mark."""
    question = parse(prompt.question)
    topic = frozenset(question.topic)
    of_the_user = question.first_person and not prompt.seeds and bool(_keys_asked(question, topic))
    best, quote = _SPOKEN_OF, ""
    for turn in prompt.window:
        voice = prompt.voices.get(turn.id)
        if of_the_user and (voice is not None or _OF_THE_USER.isdisjoint(words(turn.content))):
            continue
        shared = len(topic & frozenset(terms(turn.content))) / max(1, len(topic))
        if turn.role == "user" and not is_question(turn.content) and shared >= best:
            best, quote = shared, f'{voice or "You"} said: "{one_line(turn.content)}"'
    return [quote] if quote else []


def _is_to_the_point(candidate: Candidate, question: Question, named: frozenset[str]) -> bool:
    """Tell whether a candidate that only shares words with the question speaks of whom it asks about, and of what.

    "Tom lives in Lima" answers neither where I live nor where Tom works, however many words they share.
    """
    said = frozenset((*terms(candidate.hit.text), *terms(candidate.voice or "")))
    topic = frozenset(question.topic) - named
    fact = candidate.hit.fact
    of_the_user = candidate.voice is None and not _OF_THE_USER.isdisjoint(words(candidate.to_user))
    if named and named.isdisjoint(said) and (fact is not None or of_the_user or len(topic & said) < _SAME_TOPIC):
        return False
    keys = _keys_asked(question, topic)
    if not keys:
        return True
    if question.first_person and not named and not of_the_user:
        return False
    if not said.isdisjoint(topic.union(*map(asked, keys))):
        return True
    return fact is not None and key_term(key_of(fact)) in {term for group in question.groups() for term, _ in group}


def _keys_asked(question: Question, topic: frozenset[str]) -> list[str]:
    """Give the keys a topic names and nothing else; none where the question is about something more."""
    return [key for key in KEYS if question.names(key, topic)] if topic else []


def _strangers(prompt: Prompt) -> frozenset[str]:
    """Give the names in a question that memory does not know: an answer must speak of them, not of somebody else."""
    if prompt.tier is Tier.DIRECT:
        return frozenset()
    known = {stem for seed in prompt.seeds for stem in terms(seed)}
    return frozenset(parse(prompt.question).proper) - known


def wants_bullets(instructions: Iterable[str]) -> bool:
    """Tell whether the newest directive about bullet points asks for them."""
    for text in instructions:
        low = text.casefold()
        if _BULLETS.search(low):
            return _TAKEN_BACK.search(low) is None
    return False


def sentence_limit(instructions: Iterable[str]) -> int | None:
    """Give how many sentences the newest directive about length allows, None without one."""
    for text in instructions:
        low = text.casefold()
        if (fewer := _FEWER.search(low)) and (count := _number(fewer.group(1))) is not None:
            return max(1, count - 1)
        if (most := _AT_MOST.search(low)) and (count := _number(most.group(1))) is not None:
            return max(1, count)
        if _SHORT.search(low):
            return 2
    return None


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else _NUMBERS.get(text)


def _tell(candidate: Candidate) -> str:
    """Say a candidate with its mark before the full stop."""
    text = candidate.to_user
    if candidate.hit.kind == "memory_chunk":
        who = {"user": f"{candidate.voice or 'You'} said", "assistant": "I said"}
        text = f'{who.get(candidate.hit.role or "", "It says")}: "{text}"'
    if text.endswith("."):
        return f"{text[:-1]} {candidate.marker}."
    return f"{text} {candidate.marker}"


def _acknowledge(message: str) -> str:
    said = words(message)
    if _DIRECTIVE.search(message.strip().casefold()):
        return UNDERSTOOD
    if len(said) <= 3 and not _THANKS.isdisjoint(said):
        return WELCOME
    return GREETING if len(said) <= 3 and said and said[0] in _GREETINGS else NOTED
