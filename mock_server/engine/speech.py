"""How the offline responder puts things: its own sentences, facts and quotes, in English or by a phrasebook."""

from dataclasses import dataclass
from typing import Final

from mock_server.engine.aims import Time
from mock_server.engine.lookup import key_of
from mock_server.engine.phrasebook import Book
from mock_server.engine.prompt import Candidate

DO_NOT_KNOW: Final = "I don't know that yet."
NOTED: Final = "Noted, I will remember that."
UNDERSTOOD: Final = "Understood, I will keep to that."
GREETING: Final = "Hello. What would you like to know?"
WELCOME: Final = "You are welcome."
FINE: Final = "All right."
NOTHING_NOTED: Final = "All right. I found nothing in that to remember."

_ENGLISH: Final = {
    "unknown": DO_NOT_KNOW,
    "noted": NOTED,
    "understood": UNDERSTOOD,
    "greeting": GREETING,
    "welcome": WELCOME,
    "fine": FINE,
    "nothing": NOTHING_NOTED,
    "count": "I know of {n}.",
    "you_said": 'You said: "{t}"',
    "other_said": '{s} said: "{t}"',
    "i_said": 'I said: "{t}"',
    "it_says": 'It says: "{t}"',
}


@dataclass(frozen=True, slots=True)
class Speech:
    """One way of speaking; without a book it is English."""

    book: Book | None = None

    def say(self, name: str, **holes: object) -> str:
        """Say a sentence of the responder's own."""
        return _ENGLISH[name].format(**holes) if self.book is None else self.book.say(name, **holes)

    def quote(self, role: str, voice: str | None, text: str) -> str:
        """Quote what somebody said; the words stay as they were."""
        if role == "user":
            return self.say("other_said" if voice else "you_said", s=voice, t=text)
        return self.say("i_said" if role == "assistant" else "it_says", t=text)

    def tell(self, candidate: Candidate, time: Time) -> str:
        """Say a candidate with its mark before the full stop."""
        if candidate.hit.kind == "memory_chunk":
            text = self.quote(candidate.hit.role or "", candidate.voice, candidate.to_user)
        else:
            text = self._fact(candidate, time) or candidate.to_user
        if text.endswith("."):
            return f"{text[:-1]} {candidate.marker}."
        return f"{text} {candidate.marker}"

    def _fact(self, candidate: Candidate, time: Time) -> str | None:
        """Say a fact by the book; None where English must do."""
        book, fact, ends = self.book, candidate.hit.fact, candidate.parties
        if book is None or fact is None or ends is None:
            return None
        started = fact.since if fact.since != fact.known_at else None
        if candidate.hit.to_speaker is not None and time is not Time.SINCE:
            began = started if started != fact.until else None
            return book.gone(key_of(fact), ends.value, ends.subject, began, fact.until, yours=ends.yours)
        told = book.fact(fact.key, fact.label, ends.value, ends.subject, yours=ends.yours, to_you=ends.to_you)
        if told is not None and time is Time.SINCE and started is not None:
            return f"{told.rstrip('.')} ({book.dated(book.forms['since'], started)})."
        return told
