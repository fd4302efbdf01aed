"""Who answers a chat: the port, and the offline responder that composes a reply from the retrieved facts.

The offline one says whole sentences from memory with their marks, or that it does not know; it invents nothing. A model
behind the same port gets the prompt's text instead. What the prompt holds is in `prompt.py`.
"""

from collections.abc import AsyncIterator
from typing import Final, Protocol

from mock_server.engine.aims import Time
from mock_server.engine.answers import Answer
from mock_server.engine.asking import Tier
from mock_server.engine.fancies import fits, sorted_by
from mock_server.engine.hits import is_question
from mock_server.engine.lookup import key_of
from mock_server.engine.manner import limit, wants_bullets
from mock_server.engine.phrasebook import english, wanted
from mock_server.engine.prompt import Candidate, Prompt, one_line
from mock_server.engine.questions import Question, asked, key_term, parse, touched
from mock_server.engine.recall import ENOUGH
from mock_server.engine.records import Fact
from mock_server.engine.speech import DO_NOT_KNOW, FINE, GREETING, NOTED, NOTHING_NOTED, UNDERSTOOD, WELCOME, Speech
from mock_server.engine.vocabulary import KEYS
from mock_server.engine.words import stem, terms, words

ONLY_ENGLISH: Final = "Offline I can only answer in English, not in {}."

__all__ = [
    "DO_NOT_KNOW", "FINE", "GREETING", "NOTED", "NOTHING_NOTED", "UNDERSTOOD", "WELCOME", "OfflineResponder",
    "Responder", "compose",
]  # fmt: skip

_MOST_FACTS: Final = 5
_MOST_ABOUT: Final = 10
_AGE: Final = frozenset(("age", "old"))
_OWNING: Final = frozenset(("my", "our", "have", "got", "i've", "a", "an", "no", "two", "three"))
_OTHERS: Final = frozenset(("his", "her", "their", "your", "ex"))
_OF_SOMEBODY: Final = frozenset(("he", "she", "they", "him", "her", "them", "his", "their", "he's", "she's", "they're"))
_IDLE: Final = frozenset(
    map(stem, ("talk", "discuss", "chat", "ask", "told", "mention", "time", "ago", "happen", "moment", "kind", "sort"))
)
"""Words that say how a question came up, not what it asks."""
_NEAR_BEST: Final = 0.6
_SPOKEN_OF: Final = 0.6
_SAME_TOPIC: Final = 2
_OF_THE_USER: Final = frozenset(("you", "your", "i", "i'm", "i've", "my", "me"))

_A_WORD_OR_THREE: Final = 3
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
    choice = wanted(prompt.instructions, prompt.question)
    speech = Speech(choice.book)
    question = parse(english(prompt.question))
    if not question.asks:
        told = [_acknowledge(prompt, speech)]
    else:
        time = Time.NOW if prompt.answer is None else prompt.answer.time
        told = [speech.tell(candidate, time) for candidate in fitting(prompt)]
        if told and prompt.answer is not None and prompt.answer.count:
            told = [speech.say("count", n=len(told)), *told]
        if not told and prompt.answer is None:
            told = said_before(prompt, speech)
        told = told or [speech.say("unknown")]
    if choice.missing:
        told.append(ONLY_ENGLISH.format(choice.missing))
    return limit(prompt.instructions).cut(told)


def fitting(prompt: Prompt) -> list[Candidate]:
    """Choose the candidates that answer: facts before passages, and what people said before what was replied."""
    if prompt.answer is not None:
        return _answering(prompt, prompt.answer)
    best = prompt.candidates[0].hit.score if prompt.candidates else 0.0
    floor = max(ENOUGH, _NEAR_BEST * best)
    strangers = _strangers(prompt)
    question = parse(english(prompt.question))
    named = frozenset(stem for seed in prompt.seeds for stem in terms(seed))
    about_somebody = prompt.tier is Tier.FULL_CONTEXT and not question.phrased and frozenset(question.topic) <= named
    whole = prompt.tier is Tier.DIRECT or about_somebody
    near = [
        candidate
        for candidate in prompt.candidates
        if candidate.hit.score >= floor
        and strangers <= frozenset(terms(candidate.hit.text))
        and (whole or _is_to_the_point(candidate, question, named))
    ]
    if not named and not question.first_person and not _OF_SOMEBODY.isdisjoint(words(english(prompt.question))):
        near = [candidate for candidate in near if _just_named(candidate, prompt)]
    facts = [candidate for candidate in near if candidate.hit.kind != "memory_chunk"]
    if facts:
        return facts[: _MOST_ABOUT if prompt.tier is Tier.FULL_CONTEXT else _MOST_FACTS]
    said = [candidate for candidate in near if candidate.hit.role != "assistant"]
    return (said or near)[:1]


def _just_named(candidate: Candidate, prompt: Prompt) -> bool:
    """Tell whether "she" or "they" may be whom a fact is about: somebody the conversation has just named."""
    if candidate.hit.fact is None or candidate.to_user != candidate.text:
        return False
    spoken = frozenset(word for turn in prompt.window for word in terms(turn.content))
    first = terms(candidate.text)[:1]
    return bool(first) and first[0] in spoken


def _answering(prompt: Prompt, answer: Answer) -> list[Candidate]:
    """Give the facts that were found to answer, else what somebody said of the very thing."""
    ids = {fact.id for fact in answer.facts}
    found = [
        candidate for candidate in prompt.candidates if candidate.hit.fact is not None and candidate.hit.fact.id in ids
    ]
    if found:
        return found[:_MOST_ABOUT]
    for candidate in prompt.candidates:
        own = candidate.hit.kind == "memory_chunk" and candidate.hit.role == "user" and candidate.voice is None
        if own and not parse(candidate.text).asks and _speaks_of(candidate.text, answer):
            return [candidate]
    return []


def _speaks_of(text: str, answer: Answer) -> bool:
    """Tell whether a text of the asker names what is asked about ("my mum"), and all that is asked of it."""
    said = words(text)
    stems = frozenset(terms(text))
    mine = any(
        not _OWNING.isdisjoint(said[max(0, at - 2) : at]) and _OTHERS.isdisjoint(said[max(0, at - 2) : at])
        for at, word in enumerate(said)
        if word.removesuffix("'s") in answer.nouns
    )
    if not mine and (answer.names.isdisjoint(stems) or not answer.rest):
        return False
    aged = bool(answer.rest) and answer.rest <= _AGE and any(word.isdigit() for word in said)
    return aged or answer.rest <= stems


def said_before(prompt: Prompt, speech: Speech) -> list[str]:
    """Quote the turn of the window that speaks of what is asked, the newest of equals; a quote carries no mark."""
    question = parse(english(prompt.question))
    topic = frozenset(question.topic)
    of_the_user = question.first_person and not prompt.seeds and bool(_keys_asked(question, topic))
    best, quote = _SPOKEN_OF, ""
    for turn in prompt.window:
        voice = prompt.voices.get(turn.id)
        if of_the_user and (voice is not None or _OF_THE_USER.isdisjoint(words(turn.content))):
            continue
        shared = len(topic & frozenset(terms(turn.content))) / max(1, len(topic))
        if turn.role == "user" and not is_question(turn.content) and shared >= best:
            best, quote = shared, speech.quote("user", voice, one_line(turn.content))
    return [quote] if quote else []


def _is_to_the_point(candidate: Candidate, question: Question, named: frozenset[str]) -> bool:
    """Tell whether a candidate that only shares words with the question speaks of whom it asks about, and of what.

    "Tom lives in Lima" answers neither where I live nor where Tom works, however many words they share.
    """
    said = frozenset((*terms(candidate.hit.text), *terms(candidate.voice or "")))
    topic = frozenset(question.topic) - named - _IDLE
    fact = candidate.hit.fact
    of_the_user = candidate.voice is None and not _OF_THE_USER.isdisjoint(words(candidate.to_user))
    if named and named.isdisjoint(said) and (fact is not None or of_the_user or len(topic & said) < _SAME_TOPIC):
        return False
    if named and not topic and question.phrased and not question.first_person:
        # "Where is Leeds?" asks about Leeds, not about who lives there.
        if candidate.parties is not None:
            return not named.isdisjoint(terms(candidate.parties.subject))
        opening = terms(candidate.hit.text)
        verbs = frozenset().union(*map(asked, question.phrased))
        first = next((stem for stem in opening if stem in named or stem in verbs), "")
        return first in named and not verbs.isdisjoint(opening)
    if fact is not None and not _accounts(fact, question, topic, said):
        return False
    if fact is None and not _bears_out(candidate.hit.text, question, topic, said):
        return False
    keys = _keys_asked(question, topic)
    if not keys:
        return True
    if question.first_person and not named and not of_the_user:
        return False
    if not said.isdisjoint(topic.union(*map(asked, keys))):
        return True
    return fact is not None and key_term(key_of(fact)) in {term for group in question.groups() for term, _ in group}


def _bears_out(text: str, question: Question, topic: frozenset[str], said: frozenset[str]) -> bool:
    """Tell whether a passage holds most of what a question asks; what is denied must be denied there too."""
    if question.negated and not parse(text).negated:
        return False
    if not topic and question.phrased:
        return not said.isdisjoint(frozenset().union(*map(asked, question.phrased)))
    return not topic or 2 * len(topic & said) > len(topic)


def _accounts(fact: Fact, question: Question, topic: frozenset[str], said: frozenset[str]) -> bool:
    """Tell whether a fact answers the words of a question that it does not hold: "salary" is no matter of a job."""
    key = key_of(fact)
    if question.negated and key == "likes":
        return False
    if not topic and question.phrased:
        return key in question.phrased
    beyond = topic - said - touched(key) - sorted_by(fact.value or "")
    if beyond and " and " in question.text.casefold() and not asked(key).isdisjoint(topic):
        # "Where do I work and live?" is answered by two facts, each of which answers half.
        beyond -= frozenset().union(*map(asked, KEYS))
    return not beyond and fits(fact.value or "", frozenset(question.topic), "")


def _keys_asked(question: Question, topic: frozenset[str]) -> list[str]:
    """Give the keys a topic names and nothing else; none where the question is about something more."""
    return [key for key in KEYS if question.names(key, topic)] if topic else []


def _strangers(prompt: Prompt) -> frozenset[str]:
    """Give the names in a question that memory does not know: an answer must speak of them, not of somebody else."""
    if prompt.tier is Tier.DIRECT:
        return frozenset()
    known = {stem for seed in prompt.seeds for stem in terms(seed)}
    return frozenset(parse(english(prompt.question)).proper) - known


def _acknowledge(prompt: Prompt, speech: Speech) -> str:
    """Answer what asks nothing: only what memory keeps is said to be kept."""
    said = words(prompt.question)
    heard = prompt.heard
    if heard is not None and heard.instructions:
        return speech.say("understood")
    if heard is not None and (heard.facts or heard.retractions or heard.uncertainties):
        return speech.say("noted")
    if len(said) > _A_WORD_OR_THREE:
        return speech.say("nothing")
    if not _THANKS.isdisjoint(said):
        return speech.say("welcome")
    return speech.say("greeting" if said and said[0] in _GREETINGS else "fine")
