"""Whom a pronoun means: the newest that was spoken of and fits, in this turn or the last ones; else nobody.

Whoever is spoken of counts, whether or not anything is claimed of them: after "I spoke with my dad", "he" is not the
person a fact was last stored of. What is spoken of is read in `language/salience.py`; nothing of it is kept, a turn
with pronouns reads the last turns again.
"""

from dataclasses import dataclass, replace
from typing import Final

from mock_server.engine.claims import SPEAKER, Hints, Mention
from mock_server.engine.extract.language.givennames import MEN, WOMEN
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.passages import readable
from mock_server.engine.extract.language.salience import SEXES, Spoken, sex_of, spoken_of
from mock_server.engine.extract.language.sentences import Sentence, sentences
from mock_server.engine.names import normalise

_MOST: Final = 40
"""So many mentions back somebody may be meant."""
_NEAR: Final = 2_000
"""So many characters back a person noted by a rule is looked for, and so much of an earlier turn is read."""


@dataclass(frozen=True, slots=True)
class _Candidate:
    mention: Mention | None
    """None for somebody who can be meant but not told apart: "a friend"."""
    spoken: Spoken


class Antecedents:
    """Find whom the pronouns of one turn mean."""

    def __init__(self, hints: Hints, text: str) -> None:
        self._hints = hints
        self._text = text
        self._own_names = frozenset(normalise(name) for name in hints.speaker_names)
        self._known = frozenset(m.name.casefold() for m in hints.recent if m.type == "person")
        self._called: dict[str, str] = {}
        self._here: list[Spoken] | None = None
        self._before: list[_Candidate] | None = None
        self.sentences: list[Sentence] = []

    def meant(
        self, pronoun: str, at: int, people: list[Mention], exclude: tuple[Mention, ...] = ()
    ) -> tuple[Mention, ...]:
        """Give whom a pronoun at an offset of the turn means. people: those the rules noted so far, oldest first."""
        found = _choose(pronoun, self._in_turn(at, people), exclude)
        if found is None:
            found = _choose(pronoun, self._earlier(), exclude)
        return found or ()

    def _in_turn(self, at: int, people: list[Mention]) -> list[_Candidate]:
        """List the candidates of this turn before an offset, newest first."""
        if self._here is None:
            self._here = spoken_of(self._text, (s.tokens for s in self.sentences), self._called, self._known, [])
        spoken = [one for one in self._here if one.start < at][-_MOST:]
        names = {one.name.casefold() for one in spoken}
        lows = self._text[max(0, at - _NEAR) : at].casefold()
        for mention in people:
            low = mention.name.casefold()
            if low not in names and low not in KIN and " " + low.rpartition(" ")[2] not in _ENDINGS:
                place = lows.rfind(low)
                start = place + max(0, at - _NEAR) if place >= 0 else -1
                spoken.append(Spoken(start, mention.name, "", sex_of(mention.name), mention.type == "other"))
        spoken.sort(key=lambda one: one.start, reverse=True)
        return self._candidates(spoken, people)

    def _earlier(self) -> list[_Candidate]:
        """List the candidates of the turns before, newest first, and behind them what memory names besides."""
        if self._before is not None:
            return self._before
        self._before = []
        called: dict[str, str] = {}
        turns: list[Spoken] = []
        for said in reversed(self._hints.said):
            text = readable(said[-_NEAR:])
            turns = spoken_of(text, (s.tokens for s in sentences(text)), called, self._known, turns)
        spoken = turns[::-1]
        names = {one.name.casefold() for one in spoken} | {one.noun for one in spoken}
        told = [
            Spoken(-1, mention.name, "", sex_of(mention.name), mention.type == "other")
            for mention in self._hints.recent
            if mention.type in {"person", "other"} and mention.name.casefold() not in names
        ]
        self._before = self._candidates([*spoken, *told], [])
        return self._before

    def _candidates(self, spoken: list[Spoken], people: list[Mention]) -> list[_Candidate]:
        sexes = {one.name.casefold(): one.sex for one in spoken if one.sex and one.name}
        out: list[_Candidate] = []
        for one in spoken[:_MOST]:
            if one.name and normalise(one.name) in self._own_names:
                continue
            known = one if one.sex or not one.name else replace(one, sex=sexes.get(one.name.casefold(), ""))
            out.append(_Candidate(self._mention(known, people), known))
        return out

    def _mention(self, one: Spoken, people: list[Mention]) -> Mention | None:
        """Name whoever is spoken of as the rules and memory do."""
        among = [m for m in (*reversed(people), *self._hints.recent) if m.type in {"person", "other"}]
        if one.name:
            low = one.name.casefold()
            same = next((m for m in among if m.name.casefold() == low), None)
            longer = same or next((m for m in among if m.name.casefold().startswith(low + " ")), None)
            return longer or Mention("other" if one.animal else "person", one.name)
        if one.animal or one.noun not in KIN:
            return None
        if not one.own:
            return next((m for m in among if m.name.casefold() == one.noun or m.name.endswith(" " + one.noun)), None)
        key = KIN[one.noun]
        if key in {"spouse", "manager"}:
            held = next((h.value for h in self._hints.held if (h.subject, h.key) == (SPEAKER, key)), None)
            if held is not None:
                return Mention("person", held)
        return Mention("person", one.noun)


_ENDINGS: Final = frozenset(" " + noun for noun in KIN)


def _choose(pronoun: str, candidates: list[_Candidate], exclude: tuple[Mention, ...]) -> tuple[Mention, ...] | None:
    """Choose the newest that fits: () when that is nobody who can be told, None when nobody fits at all."""
    wanted = SEXES.get(pronoun, "")
    fallback: _Candidate | None = None
    for one in candidates:
        spoken = one.spoken
        if one.mention is not None and one.mention in exclude:
            continue
        if not wanted:
            if spoken.animal and not spoken.many:
                continue
            row = [c.mention for c in candidates if spoken.row >= 0 and c.spoken.row == spoken.row]
            together = tuple(m for m in reversed(row) if m is not None)
            return together or ((one.mention,) if one.mention is not None else ())
        if spoken.many or (spoken.sex and spoken.sex != wanted):
            continue
        if not spoken.sex and not _sounds(pronoun, spoken):
            fallback = fallback or one
            continue
        rivals = [
            c
            for c in candidates
            if c is not one and spoken.row >= 0 and c.spoken.row == spoken.row and c.mention not in exclude
        ]
        if any(c.spoken.sex == spoken.sex and _sounds(pronoun, c.spoken) for c in rivals):
            return ()
        return (one.mention,) if one.mention is not None else ()
    return None if fallback is None else (fallback.mention,) if fallback.mention is not None else ()


_MASCULINE: Final = frozenset(
    ["luca", "nikita", "ilya", "joshua", "sasha", "ezra", "elia", "kostya", "misha", "vanya", "andrea", "mustafa"]
)


def _sounds(pronoun: str, spoken: Spoken) -> bool:
    """Tell whether a name sounds like whom a pronoun means: "she" prefers Leila to Rasmus, "he" the other way."""
    if spoken.animal or not spoken.name:
        return True
    first = spoken.name.casefold().split()[0]
    if first in WOMEN or first in MEN:
        return True
    sounds = first.endswith(("a", "ette", "elle", "ine", "ie")) and first not in _MASCULINE
    return sounds if SEXES[pronoun] == "f" else not sounds
