"""What a turn changes about a directive given before: "no more fun facts", "calories are fine now"."""

import re
from typing import Final

from mock_server.engine.extract.directives.orders import style_words
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.cues import Cues
from mock_server.engine.extract.language.kinds import LANGUAGES
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    AUXILIARIES,
    DETERMINERS,
    FILLERS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    phrases,
    words,
)
from mock_server.engine.extract.language.phrases import Tokens, lows
from mock_server.engine.extract.language.tokens import Token

_REVISIONS: Final = Cues(
    "no more;enough;forget;ignore;undo;scrap;scratch;drop;cancel;lift;lose;skip;stop;quit;changed my mind;"
    "change of mind;is fine;are fine;'s fine;is ok;are ok;'s ok;is okay;are okay;fine now;ok now;okay now;fine again;"
    "ok again;okay again;again;need not;no need;no longer;not any more;anymore;any more;any longer;do not have to;"
    "do not need to;you can;you may;you could;feel free;go back;back to;instead;allowed;relax;never mind;nevermind;"
    "no reason to;revert;switch;rather;after all;not necessary;off the table;welcome;bring back;reinstate;too;"
    "take back;take it back;back on;them back;it back;those back;bring;on second thought;on second thoughts;lifted;"
    "over that;don't bother;do not bother;stopped;no longer need;let 's go;go with"
)
_PLAIN: Final = words(
    "answer answers reply replies message messages give write use keep make always never ever every time time now "
    "please want like long short good great okay fine word words thing things stuff say tell know put one two when "
    "whenever response responses me you"
)
_STEM: Final = 4


def _stem(word: str) -> str:
    """Cut a word to what its forms share: "rhym" of "rhyme" and "rhyming"."""
    return word[:_STEM] if len(word) < 9 else word[: _STEM + 1]


def revises(tokens: Tokens, clauses: list[Clause], held: tuple[str, ...]) -> bool:
    """Tell whether a sentence takes back or changes a directive in force: it names its matter and says what of it."""
    if len(tokens) > 22 or any(c.subject.person == "third" and c.subject.whos and c.verb for c in clauses):
        return False
    if not _REVISIONS.within(lows(tokens)):
        return False
    if any(c.subject.person == "first" and not c.subject.elided and c.verb in OWN for c in clauses):
        return False
    matter = {_stem(t.low) for t in tokens if _content(t)}
    return any(matter & {_stem(w) for w in _WORD.findall(told.casefold()) if _plain(w)} for told in held)


_WORD: Final = re.compile(r"[\w'-]+")
_FAMILIES: Final = (
    LANGUAGES,
    words("metric imperial celsius fahrenheit kilometres kilometers miles km kg pounds kilos grams ounces cups euros"),
    words("british american australian canadian"),
    words("short shorter brief long longer detailed concise words lines sentences paragraphs length limit"),
    words("formal informal casual formally informally casually formalities formality sie vous usted"),
    words("caps capitals lowercase uppercase"),
    words("bullets bullet prose paragraphs table tables lists list"),
)


def tires(tokens: Tokens) -> bool:
    """Tell whether what was ordered is no longer wanted, without naming it: "that's getting old, normal answers"."""
    text = f" {lows(tokens)} "
    tired = any(
        f" {p} " in text for p in phrases("getting old;getting annoying;enough of that;tired of that;enough of this")
    )
    return tired and len(tokens) <= 12 and style_words(tokens) > 0


def lifts(tokens: Tokens) -> bool:
    """Recognise "forget the word limit", "scrap that rule"."""
    said = said_in(tokens)
    return (
        len(tokens) <= 9
        and bool(said & words("limit rule rules restriction restrictions ban instruction instructions requirement"))
        and bool(said & words("forget lift lifted drop ignore scrap remove cancel ditch undo lose"))
    )


def swaps(tokens: Tokens, held: tuple[str, ...]) -> bool:
    """Tell whether a short sentence only names the other choice: "back to English please", "actually, metric"."""
    said = said_in(tokens)
    text = lows(tokens)
    eased = bool(said & {"again", "fine", "ok", "okay", "instead", "now"})
    turned = (
        eased
        or text.startswith(
            ("back to ", "on second thought", "switch to ", "go with ", "you can ", "you may ", "we can ")
        )
        or text.endswith(" instead")
    )
    leading = any(tokens[0].low in family for family in _FAMILIES)
    if not turned or len(tokens) > (14 if leading else 8):
        return False
    return any(said & family and any(family & set(_WORD.findall(t.casefold())) for t in held) for family in _FAMILIES)


OWN: Final = words("love hate like eat drink live have own go play buy sell live visit read watch make learn teach")


def _content(token: Token) -> bool:
    return token.kind in ("word", "number") and _plain(token.low)


def _plain(low: str) -> bool:
    """Tell whether a word carries a matter of its own."""
    if low in {"fun", "fact", "facts", "update", "reminder", "note"}:
        return True
    small = low in _PLAIN or low in FILLERS or low in DETERMINERS or low in PREPOSITIONS or low in AUXILIARIES
    return (len(low) > 2 or low.isdigit()) and not small and low not in ADVERBS and low not in SUBJECT_PRONOUNS


def said_in(tokens: Tokens) -> set[str]:
    return {t.low for t in tokens}
