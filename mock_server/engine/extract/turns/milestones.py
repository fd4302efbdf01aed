"""Ages and birthdays told by turns of phrase: "the big four-oh", "32f", "a 1987 baby, february 11th to be exact"."""

import re
from itertools import pairwise
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.dates import MONTHS, is_year
from mock_server.engine.extract.language.lexicon import NUMBER_WORDS, number_of, words
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.placenames import place
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.turns.fillers import may_count, may_name_day, opening, tells_of_other
from mock_server.engine.extract.turns.phrasebook import Phrasebook, Stretch, Tokens, find_phrase, phrase

_OLD: Final = "old|young"
_YEARS: Final = "years|yrs|yr|year|y"
_AGES: Final = Phrasebook(
    ("", text)
    for text in (
        f"^ {{age}} {_YEARS} {_OLD}",
        f"i 'm|am|be {{age}} {_YEARS} {_OLD}",
        "^ {age} yo|y/o|yrs|y.o.|yr",
        "^ i? am|'m? aged|age|age's|age: at|: {age} ,|and|but|still|years|$",
        "^ i? am|'m? aged|age|age's {age} ,|and|but|still|years|$",
        "^ {age} today|yesterday $",
        "{age} to be exact|precise ,|$",
        ", just|only? turned|hit|reached {age} in|on|last|this|yesterday|today|,|$",
        (
            "^ just|only|finally|officially|recently? hit|turned|reached {age} last|on|this week|"
            "weekend|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter|,|$"
        ),
        "^ just|only|finally|officially|recently? hit|turned|reached {age} yesterday|today ,|and|$",
        "^ just|only|finally|officially|recently? hit|turned|reached|clocked {grown} ,|$|last|this",
        "^ {age} and newly|recently|suddenly|freshly into|obsessed",
        "^ {age} going on {age:-}",
        "^ not quite|yet|nearly {age:-} ,|-|;|:|but only|just|still? {age} $",
        "^ {age} and already|learning|retired|single|married|happily",
        "^ {age} and never|still|proud|loving|thriving|fabulous|feeling|somehow",
        "^ {age} ,|- if|in|since anyone|anybody|case|you asks|ask|asking|'re|are|wonder|wondering",
        "^ {age} here ,|and|$",
        "^ {age} and|but .. no idea|clue .. what i 'm|am doing",
        "^ {age} ,|/|- male|female|m|f|woman|man|guy|girl|nonbinary|enby|he|she|they",
        "^ {age} ,|- single|married|from|based|living|student",
        "i 'm|am a|an .. , {age} last|now|this|,|$",
        "'ve|have been alive|around|breathing|kicking for? {age} years",
        "currently {age} $",
        "i 'm|am not {age:-} yet|quite ,|-|but|; only|just|still? {age} $",
        "^ not {age:-} yet|quite ,|-|but|; i? 'm|am? only|just|still? {age} $",
        "been on this planet|earth .. {age} years",
        "still {age} for|until|till now|then|another|,|$",
        "happy birthday to me ,|-|:|! {age}",
        ",|-|and {age} till|until then|that|now ,|$",
        "^ i? have|'ve|just|recently? completed|finished {age} years of|this|last|in|today|yesterday|,|$",
        "at the? ripe|tender|grand|good|young old? age of {age} ,? i|we",
        "{age} years of age",
        "i was {age} yesterday|today|on|last",
        "turning|hitting|reaching {age:-} was|is|felt .. .. ,|;|but|and {age} last|this|yesterday|on|is|was|hit|,|$",
        "turning {age} was|is|feels|felt",
        "^ {age} ,|- since|if you ask|asked|wonder|care|must|insist",
        "candle|candles|cake|birthday .. .. :|,|- {age} now|today|$",
        "^ at {grown} ,? i|my",
        "^ at the? ripe|tender|grand|young|old|good|great|age .. age|of .. {age} $",
        "at|of my age of {age}",
        "my age is|'s|=|-|, {age}",
        "i|we .. turned|hit|reached|made|pushing|became {age} $",
        "{age} candles on|last|today|yesterday|this|for|,|$",
        (
            "in my late|early|mid|mid-? twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|"
            "teens ,|(|:|- {age} "
            "to|if|exactly|in|precisely|)|$"
        ),
        "when|once you get|are|'re|hit|reach|turn to? {age} like me",
        "{age} {mark}? years|trips|laps on|around|round|of the|this|my planet|sun|earth|life",
        "{age} and counting ,|$",
        "{age} and proud|still|loving|thriving|feeling|feel|not|single|fabulous",
        "i|me ,|( {age} ,|)",
        "as of today|yesterday|now|monday|tuesday|wednesday|thursday|friday|saturday|sunday ,? i 'm|am {age}",
        "i|we|just|finally .. turned {age} today|yesterday|last|this|on",
        (
            "^ i? just|finally|only? turned {age} back? in january|february|march|april|may|june|july|august|"
            "september|october|november|december ,|$"
        ),
        "finally|officially|now|today|already {age} today|now|years|$",
        "i|we was|were been alive|around|here for? {age} years",
    )
)
"""The hole is the age of the speaker."""
_NTH: Final = Phrasebook(
    ("", text)
    for text in (
        "my {nth} was|is yesterday|today|on|last|this",
        "my {nth} birthday is|was|'s today|yesterday|on|last|this|now",
        "today 's|is|was my {nth} birthday",
        "celebrated|celebrating|had|survived my {nth} birthday|bday|b-day",
        "had my {nth} ,|$",
        "celebrated|celebrating|survived|turned my {nth} on|last|yesterday|with|this|,|$",
        "my {nth} birthday yesterday|last|today",
        "it 's|is my {nth} birthday|bday|b-day today|$",
        (
            "yesterday|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weekend|month 's|"
            "is|was|brought "
            "my {nth} ,|$|birthday|bday|b-day|and|already|so"
        ),
        "it was my {nth} birthday? yesterday|last|on|this|two|three|today|the",
        "i|we had|marked|toasted|partied my {nth} birthday|bday? yesterday|last|on|this|two|with",
        "my {nth} came|went|passed|happened|rolled and|by|around|yesterday|last|on|without|quietly",
        "in my {nth} year on|of this|the? earth|life|existence|planet",
        "threw|thrown|had|gave me|us? .. party|bash|do|dinner|surprise for|on my {nth} on|last|yesterday|birthday|,|$",
    )
)
_ROUND: Final = phrase("the big {oh}")
_TAG: Final = re.compile(r"(?:(\d\d)([mf])|([mf])(\d\d))")
"""A chat room's "32f"."""
_DAYS: Final = Phrasebook(
    ("", text)
    for text in (
        "mum|mom|mam|mother had|gave me|birth .. on? {day}",
        "on {day} ,? i|we .. my birthday|bday|birth",
        "{day} to be|,? exact|precise|precisely|exactly",
        "birthday .. .. ,|:|( on? {day}",
        "{day} is|'s|, my|the birthday|bday|b-day|birthdate|dob",
        "{day} ,|(|-|is|'s that|which 's|is|? when|the|my i|day|birthday",
        "{day} ,|(|-|is|'s when|the i|day was|i came|born|arrived|was",
        "my birthday|bday|b-day|birthdate|dob|cake is|'s|:|=|falls|lands|,|-|comes on|the|always? {day}",
        "date of birth is|:|=|,|- {day}",
        "^ dob|d.o.b|d.o.b.|birthdate|birthday|bday|b-day is|'s|:|=|-|,|falls? on|the? {day}",
        "i .. came|arrived|entered|born|emerged|popped|delivered|landed|hatched .. .. {day}",
        "^ born .. ,? on {day}",
        "^ born {day}",
        "born in '? {count:-}? ,|-|(? on|the {day}",
        "baby|kid|child ,|(|-|: {day}",
        "a {day} baby|kid|child",
        "share|shares|sharing a|my|the birthday|bday with .. .. ,|(|:|-|on|, {day}",
        "my birthday|bday with .. .. ,|(|:|-|on|, {day}",
        "i|we turn|turned|celebrate|celebrated|'m|am turning|my|it|{age}? {age}? on|every|each|the? {day}",
        "birthday|birthdays|candles|cake every|each|on {day}",
        "my birth|birthday month|day is|'s|was,? .. {day}",
        "my {nth} is|'s on? {day}",
        "{day} down|in? as|for my birthday|bday|b-day|dob",
        "turn|turning {age} on {day}",
        "^ born in|on .. .. .. ,|- {day} ,|$",
        "it 's|is my birthday on|every|each {day}",
        "on {day} ,? i will|'ll|am|'m? be|turn|turned|turning|hit {age}",
        "birth date|day is|'s|:|=|,? {day}",
        "birthday girl|boy|person|lad|lady today|here? ,|-|(|:|on? {day}",
        "year of birth is|'s|:|=|,? {year}",
        "birth year is|'s|:|=|,? {year}",
    )
)
"""The last hole is the day."""
_SHARED: Final = Phrasebook(
    ("", text)
    for text in (
        "i|we|and share|shares|sharing a|my|the|our birthday|bday|b-day with .. .. ,|(|:|-|on? on? {day}",
        "my .. and|& i|me share|have a|our|the|one|same? same? birthday|bday ,|(|:|-|on? on? {day}",
        "^ same|identical birthday|bday as|like .. .. ,|(|:|-|on? {day}",
        "my birthday|bday is|'s|falls on? {day} ,|(|- same|just|like",
        "born on .. .. ,|(|:|- {day}",
        "i|we will be {age} on|come the? {day}",
        "^ i? am|'m? turning {age} on {day}",
        "^ {age} years|yrs|yo old? ,|and|;|/ birthday|bday|born :|is|on? {day}",
    )
)
"""The same, where somebody else's day is told with it."""
_OTHERS: Final = words(
    "he she his her they their son daughter wife husband mum dad brother sister kid wedding anniversary"
)


_MINE: Final = phrase("mine is|'s|: on? {day}")
_ANSWER_AGE: Final = phrase("^ i? 'm|am? {age}")
_ANSWER_DAY: Final = phrase("^ it? 's|is? on? {day}")


def answered_years(told: Stretch, scene: Scene) -> bool:
    """Read the answer to one's own question: "my birthday? 23 September", "how old am I? 41"."""
    asked = {t.low for t in scene.asked}
    if not (asked & {"my", "i"} or asked <= {"how", "old"}) or asked & _KIN or len(asked) > 8:
        return False
    if asked & words("birthday bday b-day dob born birth") and (found := find_phrase(_ANSWER_DAY, told, scene)):
        return scene.claim(SPEAKER, "birthday", scene.words(found.holes[-1]).removeprefix("the "))
    if asked & {"age", "old"} and (found := find_phrase(_ANSWER_AGE, told, scene)):
        return scene.claim(SPEAKER, "age", scene.words(found.holes[-1]))
    return False


def ages(told: Stretch, scene: Scene) -> bool:
    """Read how old the speaker is out of a turn of phrase."""
    tokens, said = told.tokens, told.said
    if scene.ledger.holds("age") or not may_count(said):
        return False
    for _, wanted in _NTH.within(told):
        found = find_phrase(wanted, told, scene)
        if found is not None:
            return scene.claim(SPEAKER, "age", re.sub(r"(?<=\d)(?:st|nd|rd|th)$", "", scene.words(found.holes[-1])))
    if said & _OTHERS or said & _KIN or tells_of_other(tokens, scene) or _of_something(tokens):
        return False
    for _, wanted in _AGES.within(told):
        found = find_phrase(wanted, told, scene)
        if found is not None and _counts_years(tokens, found.holes[-1]):
            return scene.claim(SPEAKER, "age", scene.words(found.holes[-1]))
    found = find_phrase(_ROUND, told, scene)
    if found is not None and {"hit", "turned", "reached", "just", "today", "now", "finally"} & said:
        return scene.claim(SPEAKER, "age", str(_oh(scene.words(found.holes[0]).casefold())))
    return _tagged(tokens, scene)


_KIN: Final = frozenset(noun for noun, key in KIN.items() if key not in {"knows", "other"})


def _of_something(tokens: Tokens) -> bool:
    """Recognise "my landlord is 80 and still climbs ladders"."""
    begin = opening(tokens)
    owned = tokens[begin].low in words("my our the his her their this that")
    other = owned and len(tokens) > begin + 2 and tokens[begin + 1].low not in words("age birthday bday big")
    return other and any(t.low in {"is", "'s", "are", "was"} for t in tokens[begin + 2 : begin + 4])


def _counts_years(tokens: Tokens, hole: Tokens) -> bool:
    """Tell whether nothing behind a number says that it counts something else than years of life."""
    behind = next((t for t in tokens if t.start >= hole[-1].end), None)
    if behind is None:
        return True
    glued = behind.start == hole[-1].end and behind.low in {"-", "/", "%", ":", "°", "."}
    return not glued and behind.low not in _COUNTED


_COUNTED: Final = words(
    "quid euros dollars pounds bucks percent minutes mins hours days weeks months km miles kg people "
    "degrees times pm am "
    "o'clock items points pages % € $ £ k guests of hrs seconds metres meters"
)


def _oh(low: str) -> int:
    """Read "four-oh", "4-0", "40", "forty"."""
    plain = number_of(low)
    if plain is not None:
        return plain
    head = low.partition("-")[0]
    return 10 * (NUMBER_WORDS.get(head, 0) if not head.isdigit() else int(head))


def _tagged(tokens: Tokens, scene: Scene) -> bool:
    """Read "32f, newly single" at the start of what is said."""
    begin = opening(tokens)
    found = _TAG.fullmatch(tokens[begin].low)
    if found is None or (
        begin + 1 < len(tokens) and tokens[begin + 1].low not in {",", "-", "here", "from", "and", "in"}
    ):
        return False
    if tokens[begin + 1 : begin + 2] and tokens[begin + 1].low in {"from", "in"} and begin + 2 < len(tokens):
        where = place(tokens[begin + 2 :], scene)
        scene.claim(SPEAKER, "hometown" if tokens[begin + 1].low == "from" else "location", where)
    return scene.claim(SPEAKER, "age", found.group(1) or found.group(4))


_DAYS_OF_BIRTH: Final = words("birthday bday b-day birthdate")


def birthdays(told: Stretch, scene: Scene) -> bool:
    """Read the day the speaker was born on out of a turn of phrase."""
    if not may_name_day(told.said):
        return False
    told = Stretch(tuple(t for t in told.tokens if t.kind != "emoji"), told.said)
    tokens, said = told
    if not tokens or (
        "mine" not in said and any(t.low == "'s" and u.low in _DAYS_OF_BIRTH for t, u in pairwise(tokens))
    ):
        return False  # "my colleague's birthday"
    if said & {"mine", "birthday", "bday"} >= {"mine"} and said & {"birthday", "bday"}:
        found = find_phrase(_MINE, told, scene)
        if found is not None and not scene.ledger.holds("birthday"):
            return scene.claim(SPEAKER, "birthday", scene.words(found.holes[-1]).removeprefix("the "))
    own = bool(said & words("i my same born birthday")) and not said & words(
        "he she his her their they wedding anniversary"
    )
    if own and not scene.ledger.values("birthday") and not tells_of_other(tokens, scene):
        shared = _SHARED.first(told, scene)
        if shared is not None:
            return scene.claim(SPEAKER, "birthday", scene.words(shared[1].holes[-1]).removeprefix("the "))
    others = _OTHERS - {"mum"} if "me" in said else _OTHERS
    if (
        scene.ledger.holds("birthday")
        or said & others
        or tells_of_other(tokens, scene)
        or not (said & _MONTH_WORDS or {"birth", "year"} <= said or any("/" in w or "-" in w for w in said))
    ):
        return False
    for _, wanted in _DAYS.within(told):
        found = find_phrase(wanted, told, scene)
        if found is None:
            continue
        day = found.holes[-1]
        value = scene.words(day).replace(",", "").removeprefix("the ")
        year = next((t.low for t in tokens if is_year(t.low)), "")
        if year and year not in value and said & words("baby born kid child"):
            value = f"{value} {year}"
        return scene.claim(SPEAKER, "birthday", value)
    return False


_MONTH_WORDS: Final = frozenset(MONTHS) | words("christmas xmas new halloween valentine's boxing hogmanay")
