"""Who a text speaks of, in order: people and animals by name or by what they are, so that a pronoun finds the newest.

It looks at words alone, so it serves the turn being read, the turns before it and those of an assistant alike; whom a
pronoun means is decided in `antecedents.py`. Somebody of whom nothing is claimed counts as well: "I spoke with my dad".
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from mock_server.engine.extract.language.casing import tells_case
from mock_server.engine.extract.language.dates import MONTHS, WEEKDAYS
from mock_server.engine.extract.language.gazetteer import is_known_place
from mock_server.engine.extract.language.givennames import MEN, WOMEN, is_given_name
from mock_server.engine.extract.language.kinds import JOBS, LANGUAGES, NATIONALITIES, SPECIES, SPECIES_WORDS
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    AUXILIARIES,
    DETERMINERS,
    FIRST_OWN,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    THIRD,
    THIRD_OWN,
    number_of,
    words,
)
from mock_server.engine.extract.language.nouns import COMMON, KIN
from mock_server.engine.extract.language.tokens import Token

Tokens = tuple[Token, ...]

TITLES: Final = words("dr mr mrs ms miss prof")

_EITHER: Final = words(
    "alex ali andrea ariel ash billie bobbie charlie chris dana dominique frankie jackie jamie jan jean jess jesse "
    "jo jordan kerry kim lee leslie lesley lou luca max mel morgan nat nicola nikita noa pat robin ronnie sam sandy "
    "rana asha haruka sasha shannon simone terry toni tracy val yael"
)
"""Names of women and of men."""
_MEN_IN_A: Final = words(
    "mustafa akira misha sascha ilya luka jorma attila borja gorka jukka pekka kenta hamza kwabena nikola obinna themba"
)
_FEMALE: Final = words(
    "wife gf girlfriend fiancée fiancee wifey missus bride-to-be now-wife soon-to-be-wife wife-to-be daughter "
    "stepdaughter girl girls sister sis stepsister half-sister sissy sisters half-sisters stepsisters daughters mum "
    "mom mother grandma grandmother granny nan nana gran aunt auntie aunty niece mother-in-law sister-in-law "
    "granddaughter godmother grandmum great-aunt daughter-in-law stepmother grandmaman oma abuela nonna goddaughter "
    "stepmum stepmom mama mam mummy mommy nieces aunts granddaughters woman women lady lass mrs ms miss landlady "
    "waitress actress ex-wife ex-girlfriend mare hen ewe filly heifer queen"
)
_MALE: Final = words(
    "husband bf boyfriend fiancé fiance hubby hubbie hubs husbando fella now-husband soon-to-be-husband "
    "husband-to-be groom-to-be son stepson boy boys brother bro stepbrother half-brother brothers half-brothers "
    "stepbrothers bros sons lads dad father grandpa grandfather uncle nephew father-in-law brother-in-law grandson "
    "godson godfather grandfather-in-law great-uncle son-in-law stepfather opa stepdad papa daddy grandad granddad "
    "nephews uncles grandsons man men guy bloke chap lad dude mr landlord waiter actor ex-husband ex-boyfriend "
    "stallion colt tomcat tom-cat gelding cockerel rooster"
)
_PEOPLE: Final = words(
    "woman lady lass man guy bloke chap lad dude person friend colleague coworker co-worker neighbour neighbor "
    "flatmate roommate housemate teammate classmate mate buddy pal landlord landlady boss manager therapist date ex "
    "ex-wife ex-husband ex-girlfriend ex-boyfriend guest student pupil client customer tenant lodger candidate "
    "intern someone somebody grandad granddad mam daddy mummy mommy"
)
_MANY: Final = words(
    "friends colleagues coworkers neighbours neighbors flatmates roommates housemates teammates classmates mates "
    "people parents folks women men guys students pupils clients customers guests brothers-in-law in-laws"
)
_SINGULAR: Final = words("sis boss missus hubs business spouse")
_POINTING: Final = DETERMINERS | words("my our your his her their its this that another one 's")
_OWNING: Final = words("my our your his her their the this that 's")
_AT_HOME: Final = words("mum mom mam dad daddy mummy mommy grandma grandpa granny gran nan nana grandad granddad")
_BEING: Final = words("am 'm is 's are 're was were be been being become became as isn not")
_SHOWING: Final = words("it this that there here who")
_TO_NAME: Final = words(", ( : - – — is 's was are were called named name names whose who ' and")
_MEETING: Final = words(
    "with met meet saw see called call phoned texted emailed told tell asked ask visited visit married dating hired "
    "helped invited hugged thanked missed messaged beside"
)
"""In front of a name, these say that it is somebody's, if it is nowhere's."""
_ADDRESSED: Final = words("talk talked talking spoke speak speaking chat chatted chatting wrote listened")
_HUMAN: Final = words(
    "says said told tells asked asks thinks thought loves likes hates wants called texted phoned visited laughed cried"
)
_PLACING: Final = words("in at near around outside within across into onto via")
_NO_NAMES: Final = (
    NATIONALITIES
    | LANGUAGES
    | SPECIES_WORDS
    | frozenset(MONTHS)
    | frozenset(WEEKDAYS)
    | SUBJECT_PRONOUNS
    | THIRD
    | THIRD_OWN
    | FIRST_OWN
    | words("ok okay yes no not hi hello i 's")
)
_SINGLE_OF: Final = {plural: single for single, plural in SPECIES.items() if plural != single}
SEXES: Final = {"he": "m", "his": "m", "him": "m", "she": "f", "her": "f"}
_WITHIN: Final = 20
_LONGEST: Final = 3
"""So many words stand between "my" and the noun at most."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """One mention. name: "" for somebody told only by a noun ("my dad"). sex: "f", "m" or "" for either.

    own: of the speaker's family. many: more than one. row: those listed together ("Ann and Bo") share one number.
    """

    start: int
    name: str
    noun: str
    sex: str
    animal: bool = False
    own: bool = False
    many: bool = False
    row: int = -1


def spoken_of(
    text: str, sentences: Iterable[Tokens], called: dict[str, str], known: frozenset[str], before: list[Spoken]
) -> list[Spoken]:
    """List the mentions of a text behind those before it, in order.

    called: what nouns are called, "dog": "Rex"; it is added to. known: folded names that are somebody's.
    """
    look = _Look(text, called, known, list(before))
    for tokens in sentences:
        look.over(tokens)
    return look.found


def sex_of(name: str) -> str:
    """Tell "f" or "m" by a title, a given name or a noun, "" where it may be either's or is not listed."""
    first, _, rest = name.casefold().partition(" ")
    noun = rest.rpartition(" ")[2] or first
    if noun in _FEMALE or noun in _MALE or first in TITLES:
        return "f" if noun in _FEMALE or first in _FEMALE else "m" if noun in _MALE or first in _MALE else ""
    if first in _EITHER or (first in WOMEN and first in MEN):
        return ""
    if first in WOMEN or (first.endswith("a") and first not in MEN and is_given_name(first)):
        return "m" if first in _MEN_IN_A else "f"
    return "m" if first in MEN else ""


class _Look:
    """Read sentences one after the other; what a noun is called is remembered, for "the dog" later on."""

    def __init__(self, text: str, called: dict[str, str], known: frozenset[str], found: list[Spoken]) -> None:
        self.found = found
        self._text = text
        self._known = known
        self._cased = tells_case(text)
        self._called = called
        self._rows = max((one.row for one in found), default=0)

    def over(self, tokens: Tokens) -> None:
        """Read one sentence."""
        i = 0
        begin = len(self.found)
        last_end = -1
        while i < len(tokens):
            noun = self._noun(tokens, i)
            name_end = 0 if noun else self._name(tokens, i)
            if not noun and not name_end:
                if tokens[i].low in SEXES:
                    self._learn(SEXES[tokens[i].low], tokens[i].start)
                i += 1
                continue
            behind = last_end if len(self.found) > begin else -1
            i = self._note_noun(tokens, i, behind) if noun else self._note_name(tokens, i, name_end, behind)
            last_end = i

    def _learn(self, sex: str, start: int) -> None:
        """Take from "he's 4" what Rex is, when nothing told so far."""
        for one in reversed(self.found[-_WITHIN:]):
            if one.many or (one.sex and one.sex != sex):
                continue
            if not one.sex and one.name and (one.row < 0):
                self.found.append(replace(one, sex=sex, start=start))
            return

    def _noun(self, tokens: Tokens, i: int) -> bool:
        low = tokens[i].low
        if low not in _NOUNS or (self._cased and tokens[i].capital and i and low not in _AT_HOME):
            return False
        if i + 1 < len(tokens) and tokens[i + 1].low in _NOUNS and tokens[i + 1].low not in {"called", "named"}:
            return False  # "my boy friend", "the cat lady"
        if low in _AT_HOME and (i == 0 or tokens[i - 1].low not in _POINTING):
            return True
        first = _pointer(tokens, i)
        if first < 0:
            return False
        if low in JOBS and low not in KIN and low not in _PEOPLE:
            met = first > 0 and tokens[first - 1].low in _MEETING | {"to", "by"}
            return tokens[first].low in _OWNING or met
        return True

    def _note_noun(self, tokens: Tokens, i: int, behind: int) -> int:
        low = tokens[i].low
        first = max(_pointer(tokens, i), 0) if low not in _AT_HOME or (i and tokens[i - 1].low in _POINTING) else i
        animal = low in SPECIES_WORDS
        many = (low in _MANY or low in _SINGLE_OF or (low.endswith("s") and low not in _SINGULAR)) or low in _CROWDS
        sex = "f" if low in _FEMALE else "m" if low in _MALE else ""
        between = tokens[behind:first] if behind >= 0 else ()
        joined = all(t.low in _BEING or t.low in ADVERBS or t.low == "," for t in between)
        listed = any(t.low == "," for t in between) and i + 1 < len(tokens) and tokens[i + 1].low == "and"
        if behind >= 0 and joined and not listed and not many and self.found[-1].many is many:
            said = self.found[-1]  # "Bob is my colleague", "Tom, my dad, ..."
            if not (said.sex and sex and said.sex != sex):
                self.found[-1] = replace(said, sex=sex or said.sex, noun=said.noun or low, animal=said.animal or animal)
                if said.name:
                    self._called[low] = said.name
                return i + 1
        before = tokens[first - 1].low if first else ""
        if before in _BEING and not (first > 1 and tokens[first - 2].low in _SHOWING):
            return i + 1  # "I'm a mum": nobody else
        mine = first == i or tokens[first].low in {"my", "our"}
        own = low in KIN and (mine or (tokens[first].low in {"a", "an", "one"} and KIN[low] in _FAMILY))
        names, end = self._names_behind(tokens, i + 1, many=many)
        if len(names) > 1:
            self._rows += 1
        for name, start in names:
            self.found.append(
                Spoken(start, name, low, sex or sex_of(name), animal, own, row=self._rows if len(names) > 1 else -1)
            )
        if names and not many:
            self._called[low] = names[0][0]
        if not names or many:
            called = "" if many else self._called.get(low, "")
            kept = Spoken(tokens[i].start, called, low, sex, animal, own, many)
            self.found.insert(len(self.found) - len(names), kept) if names else self.found.append(kept)
        return end if names else i + 1

    def _names_behind(self, tokens: Tokens, i: int, *, many: bool) -> tuple[list[tuple[str, int]], int]:
        """Read "Ella", "is Grace", ", Ann and Bo" behind a noun; the names with where they stand, and the end."""
        names: list[tuple[str, int]] = []
        end = i
        while len(names) < 8:
            j = i
            sure = False
            while j < len(tokens) and j - i < 4 and tokens[j].low in _TO_NAME and (names or tokens[j].low != "and"):
                sure = sure or tokens[j].low in {"called", "named"}
                j += 1
            stop = self._name_at(tokens, j, sure=sure)
            if stop == j or (names and not many):
                break
            names.append((self._text[tokens[j].start : tokens[stop - 1].end], tokens[j].start))
            i = end = stop
        return names, end

    def _name(self, tokens: Tokens, i: int) -> int:
        """Find the end of a name that is somebody's; 0 when there is none at i."""
        token = tokens[i]
        if token.kind != "word" or not (token.capital or is_given_name(token.low)):
            return 0
        stop = self._name_at(tokens, i, sure=False)
        if stop == i:
            return 0
        low = " ".join(t.low for t in tokens[i:stop])
        before = tokens[i - 1].low if i else ""
        if low in self._known or token.low in TITLES or (token.low in self._known and stop == i + 1):
            return stop
        given = is_given_name(token.low) or token.low in WOMEN or token.low in MEN
        if is_known_place(low) and (before in _PLACING or before in {"to", "from", "of"} or not given):
            return 0
        if given:
            return 0 if before in _PLACING else stop
        after = tokens[stop].low if stop < len(tokens) else ""
        met = before in _MEETING and not (
            before == "with" and i > 1 and tokens[i - 2].low in {"work", "works", "working"}
        )
        spoke = before in {"to", "with"} and i > 1 and tokens[i - 2].low in _ADDRESSED
        return stop if met or spoke or after in _HUMAN else 0

    def _name_at(self, tokens: Tokens, i: int, *, sure: bool) -> int:
        stop = i
        if i + 1 < len(tokens) and tokens[i].low in TITLES and tokens[i + 1].low == ".":
            stop = i + 2  # "Dr. Okonkwo"
        begin = stop
        while stop < len(tokens) and stop - i < 5 and self._is_name_word(tokens[stop], first=stop == begin, sure=sure):
            stop += 1
            if not self._cased and not tokens[stop - 1].capital:
                break
        return i if stop == begin > i else stop

    def _is_name_word(self, token: Token, *, first: bool, sure: bool) -> bool:
        if token.kind != "word" or token.low in _NO_NAMES:
            return False
        if token.caseless:
            return first
        if token.low in TITLES or is_given_name(token.low):
            return True
        small = token.low in COMMON or token.low in DETERMINERS or token.low in PREPOSITIONS or token.low in AUXILIARIES
        if small or token.low in KIN or token.low in ADVERBS:
            return False
        return (token.capital and (self._cased or first)) or (sure and first and not self._cased)

    def _note_name(self, tokens: Tokens, i: int, stop: int, behind: int) -> int:
        name = self._text[tokens[i].start : tokens[stop - 1].end]
        sex = "f" if tokens[i].low in _FEMALE else "m" if tokens[i].low in _MALE else sex_of(name)
        between = tokens[behind:i] if behind >= 0 else ()
        if between and all(t.low in {",", "and", "&"} for t in between) and self.found[-1].name:
            if self.found[-1].row < 0:
                self._rows += 1
                self.found[-1] = replace(self.found[-1], row=self._rows)
            self.found.append(Spoken(tokens[i].start, name, "", sex, row=self.found[-1].row))
        else:
            self.found.append(Spoken(tokens[i].start, name, "", sex))
        return stop


_FAMILY: Final = words("spouse child sibling relative")
_CROWDS: Final = words("kids children babies offspring bairns")
_NOUNS: Final = frozenset(KIN) | SPECIES_WORDS | _PEOPLE | _MANY | JOBS


def _pointer(tokens: Tokens, i: int) -> int:
    """Find "my" in front of "little brother"; -1 when the noun stands alone."""
    for j in range(i - 1, max(-1, i - 2 - _LONGEST), -1):
        if tokens[j].low in _POINTING or number_of(tokens[j].low) is not None:
            return j
        if tokens[j].kind != "word" or tokens[j].low in PREPOSITIONS or tokens[j].low in AUXILIARIES:
            return -1
    return -1
