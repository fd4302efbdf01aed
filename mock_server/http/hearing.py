"""Let the extractor listen for a MemorySync person: what memory knows of them as hints, then the turns in order.

Shared by the handlers of that surface; it happens before a command decides, since an extractor may be slow.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace

from mock_server.engine import remember
from mock_server.engine.claims import Extraction, Hints, Mention, SpokenTurn
from mock_server.engine.executor import Stamp
from mock_server.engine.filler import is_filler
from mock_server.engine.instants import Instant, known_time
from mock_server.engine.listening import hear
from mock_server.engine.memory import Memory
from mock_server.engine.persons import Person
from mock_server.engine.steps import Steps
from mock_server.http.call import Call


def listen(
    call: Call,
    person: Person,
    said: Iterable[tuple[str, Instant | None]],
    *,
    lately_named: Callable[[Memory], tuple[Mention, ...]] | None = None,
) -> Steps[tuple[Extraction | None, ...]]:
    """Give what a person's turns claim, None where the extractor failed. said: text and when it was said, None for now.

    lately_named tells whom the conversation spoke of before, newest first, for pronouns. Filler is not listened to.
    """
    now = call.services.clock.now()
    turns = [SpokenTurn(text, "user", known_time(at, now)) for text, at in said]
    if not turns:
        return ()

    def hints(memory: Memory, stamp: Stamp) -> Hints:
        person.check_write(stamp.caller)
        known = remember.hints(memory, person.selector, None, None)
        recent = () if lately_named is None else lately_named(memory)
        return replace(known, recent=tuple(dict.fromkeys((*recent, *known.recent))))

    known = call.read(hints)
    telling = [turn for turn in turns if not is_filler(turn.text)]
    claims = iter((yield from hear(call.extractor, telling, known)))
    return tuple(Extraction() if is_filler(turn.text) else next(claims) for turn in turns)
