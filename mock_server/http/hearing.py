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
from mock_server.engine.listening import Overheard, hear
from mock_server.engine.memory import Memory
from mock_server.engine.persons import Person
from mock_server.engine.steps import Steps
from mock_server.http.call import Call


def listen(
    call: Call,
    person: Person,
    said: Iterable[tuple[str, Instant | None] | Overheard],
    *,
    lately_named: Callable[[Memory], tuple[Mention, ...]] | None = None,
    lately_said: Callable[[Memory], tuple[str, ...]] | None = None,
) -> Steps[tuple[Extraction | None, ...]]:
    """Give what a person's turns claim, None where the extractor failed. said: text and when it was said, None for now.

    lately_named and lately_said tell whom the conversation spoke of before and in which words, newest first, for
    pronouns. Filler is not listened to; what is overheard has no place in the answer.
    """
    now = call.services.clock.now()
    items = [
        item if isinstance(item, Overheard) else SpokenTurn(item[0], "user", known_time(item[1], now)) for item in said
    ]
    turns = [item for item in items if isinstance(item, SpokenTurn)]
    if not turns:
        return ()

    def hints(memory: Memory, stamp: Stamp) -> Hints:
        person.check_write(stamp.caller)
        known = remember.hints(memory, person.selector, None, None)
        recent = () if lately_named is None else lately_named(memory)
        words = () if lately_said is None else lately_said(memory)
        return replace(known, recent=tuple(dict.fromkeys((*recent, *known.recent))), said=(*words, *known.said))

    known = call.read(hints)
    telling = [item for item in items if isinstance(item, Overheard) or not is_filler(item.text)]
    claims = iter((yield from hear(call.extractor, telling, known)))
    return tuple(Extraction() if is_filler(turn.text) else next(claims) for turn in turns)
