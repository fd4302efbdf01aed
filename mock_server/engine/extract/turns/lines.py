"""Addresses, numbers and zones told without "my" or "me": "old inbox is dead, use x@y.example", "mob: 07700 900461".

Whatever a clause says outright of the speaker's own is read in `contacts.py`.
"""

import re
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.lexicon import THIRD, THIRD_OWN, number_of, words
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.contacts import PHONE, answered, digits, is_zone, may_name_zone
from mock_server.engine.extract.turns.fillers import opening
from mock_server.engine.extract.turns.phrasebook import Phrasebook, Stretch, Tokens, find_phrase, phrase

_CHANNELS: Final = words(
    "mob mobile cell phone tel telephone landline whatsapp telegram signal number digits line sms "
    "handset cellphone fone contact_no contact "
    "reachable calls call reach text ring call buzz dial contact direct"
)
_INBOXES: Final = words(
    "email e-mail mail inbox address inboxes mailbox contact reach write cc gmail emails invite invites "
    "invoices invoice "
    "newsletter receipts calendar login"
)
_ELSEWHERE: Final = words(
    "your support helpdesk sales office shop store clinic plumber electrician landlord doctor dentist "
    "school bank order "
    "ticket invoice# reference ref tracking account card serial flight booking hotline emergency customer company "
    "restaurant taxi example fake test sample dummy placeholder spam"
)
_LINES: Final = words("number phone email e-mail mobile cell line address tel landline inbox")
_DENIED: Final = words("not never no longer used wrong")


def _anew(said: frozenset[str], before: frozenset[str]) -> bool:
    """Tell whether "new number!! 555 0142" gives a line: no owner is named, and so it is the speaker's."""
    return "new" in (said | before) and bool((said | before) & words("number mobile phone cell digits mob fone"))


_FEW: Final = 7
_MANY: Final = 9
_UNUSED: Final = words("nobody dead broken down old unmanned ignored kaput bust useless silent unplugged disconnected")


def _rings_first(tokens: Tokens) -> bool:
    """Recognise "please call 07700 900118, nobody answers the office line": the first number is the speaker's."""
    begin = opening(tokens)
    at = next((i for i in range(begin, min(len(tokens) - 1, begin + 3)) if tokens[i].low in _REACHING), -1)
    return at >= 0 and (tokens[at + 1].kind == "number" or tokens[at + 1].low in {"+", "me", "("})


_REACHING: Final = words("call ring text phone dial whatsapp message try use")


def _is_given(tokens: Tokens, number: str, scene: Scene) -> bool:
    """Tell whether nothing stands in front of a number but a mark, an "is", or the word for it."""
    at = next((i for i, t in enumerate(tokens) if t.kind == "number" or t.low in {"+", "("}), 0)
    before = tokens[at - 1] if at else None
    opens = before is None or before.kind in ("mark", "emoji") or before.low in _CHANNELS | {"is", "'s", "on", "now"}
    return opens and number[-1:] == scene.words(tokens[at:])[: len(number)][-1:]


_DIGIT: Final = re.compile(r"\d")


def lines(told: Stretch, scene: Scene) -> bool:
    """Read an address or a number that can only be the speaker's: one given as a line to reach somebody on."""
    tokens, said = told.tokens, told.said
    if scene.asked and answered(tokens, scene):
        return True
    counted = _DIGIT.search(scene.text, tokens[0].start, tokens[-1].end) is not None
    if not counted and not any(t.kind == "email" for t in tokens):
        return False
    redirected = not said.isdisjoint(_UNUSED) and _rings_first(tokens)
    if (
        (said & _DENIED and "changed" not in said)
        or said & (THIRD | THIRD_OWN)
        or (said & _ELSEWHERE and not redirected)
        or _other(tokens, scene)
    ):
        return False
    if (
        not redirected
        and said & words("old dead former defunct closed deactivated")
        and not said & words("use instead new now")
    ):
        return False
    done = False
    others = bool(
        said & words("boss manager assistant accountant lawyer colleague wife husband mum dad sister brother")
    )
    mine = bool(said & words("me mine i i'm us")) or ("my" in said and not others)
    emails = [t for t in tokens if t.kind == "email"]
    if emails and (len(emails) == 1 or said & {"email", "emails", "e-mail"}) and not scene.ledger.holds("email"):
        alone = len(tokens) <= 4 or bool(said & _INBOXES) or mine or "use" in said
        first = tokens[opening(tokens)].low
        ordered = first in words("send forward cc email mail") and not mine and not said & {"'s", "is", ":"}
        sent = bool(said & words("sends sent send forwards forward forwarded mails mailed")) and not mine
        if alone and not ordered and not sent:
            done = scene.claim(SPEAKER, "email", scene.words((emails[0],)))
    if not scene.ledger.holds("phone") and (said & _CHANNELS or mine or len(tokens) <= 6):
        spoken = scene.cut(tokens[0].start, tokens[-1].end)
        found = PHONE.search(spoken)
        number = found.group().strip() if found else ""
        behind = next((t.low for t in tokens if found and t.start >= tokens[0].start + found.end()), "")
        if behind in {"to", "for"} and not mine:
            return done  # "call 0800 123 456 to book a table"
        anew = bool(number) and _anew(said, scene.before) and _is_given(tokens, number, scene)
        if (_FEW if anew else _MANY) <= len(digits(number)) <= 15 and (
            number.startswith(("+", "0", "(")) or said & _CHANNELS or anew
        ):
            done = scene.claim(SPEAKER, "phone", number) or done
    return done


def _other(tokens: Tokens, scene: Scene) -> bool:
    """Tell whether somebody else is named whose line it may be: "Jens is at ...", "the plumber on ..."."""
    for i, token in enumerate(tokens):
        if token.low == "'s" and i + 1 < len(tokens) and tokens[i + 1].low in _LINES:
            return True  # "the hotel's number"
        if KIN.get(token.low) and token.low not in {"team", "company"}:
            return True
        if token.kind == "word" and token.capital and i > 0 and scene.cased and token.low not in _BRANDS:
            opens = tokens[i - 1].kind in ("mark", "emoji", "email", "number")
            if not opens and token.low != "i":
                return True
    return bool(tokens) and _names_other(tokens)


def _names_other(tokens: Tokens) -> bool:
    first = tokens[0]
    is_is = len(tokens) > 1 and tokens[1].low in {"is", "'s", "has", "can"}
    return first.capital and is_is and first.low not in _CHANNELS | _INBOXES | words("that this it here best")


_BRANDS: Final = words("whatsapp telegram signal gmail outlook skype zoom teams viber facetime imessage uk us eu")


_ZONE_PHRASES: Final = Phrasebook(
    ("", text)
    for text in (
        "time zone|timezone|tz|clock|clocks|time|times .. {zone} time|hours?",
        "timezone|tz|clock|clocks|watch|watches .. {zone} time|hours?",
        "my|our laptop|phone|computer|calendar|watch|machine .. .. on|to|says|shows {zone} time|hours?",
        "am|pm|o'clock|time here ,|(|- {zone} )|,|$",
        "timezone|tz .. .. :|,|- {zone} time|hours?",
        "clock|clocks|hours here|there? :|=|,? so|hence? {zone} time|hours?",
        "local time for|here|to? me|us|here? is|'s|=|: {zone} time|hours?",
        "timezone|tz is|'s|:|=|to|,|-? {zone}",
        "time zone is|'s|:|=|to? {zone}",
        "my|our .. time|clock|clocks|hours|calendar|day|days|meetings|schedule|workday .. .. {zone}",
        "i|we .. work|working|keep|live|am|'m|are|'re|operate|run|function .. {zone} time|hours|here|$",
        "i|we? am|'m|are|'re? in|on {zone} ,|$|so|and",
        "i|we .. follow|observe|use|keep to? {zone} time|hours|,|$",
        "i|we|it|'m|am|'s .. {zone} time|hours|based|timezone",
        "^ {zone} here|timezone|,|for|is|over",
        "^ {zone} time|hours here|for|,|is|over|$",
        "on|in {zone} time .. here|,|so|$",
        "set|change|switch|update|put me|my .. timezone|tz|clock|zone|calendar .. {zone}",
        "ahead|behind|different .. .. ,|( {zone}",
        "it 's|is always? {zone} time? for|where|here|over|with",
    )
)
_OFFSET: Final = phrase("{hours} hours|hrs|hour|h ahead|behind|before|after|in|off of? front? of? {meridian}")
_BEHIND_TOWN: Final = phrase("{hours} hours|hrs|hour|h ahead|behind of? {city}")
_PLUS: Final = phrase("{meridian} plus|minus {hours}")
_MACHINES: Final = words(
    "logs server servers database cron job timestamps webinar meeting event deadline flight stream "
    "launch standup game match call"
)


def zones(told: Stretch, scene: Scene) -> bool:
    """Read the speaker's time zone out of a turn of phrase."""
    tokens, said = told.tokens, told.said
    if not (may_name_zone(said) or _BEHIND_TOWN.may_be_in(said)):
        return False
    if scene.ledger.holds("timezone") or said & _MACHINES or said & (THIRD | THIRD_OWN) or _about_other(tokens, scene):
        return False
    found = find_phrase(_OFFSET, told, scene)
    if found is not None and said & words("i we me my here i'm us"):
        hours, zone = found.holes
        sign = "+" if any(t.low in {"ahead", "front", "after"} for t in tokens[found.start : found.end]) else "-"
        return scene.claim(SPEAKER, "timezone", f"{scene.words(zone).upper()}{sign}{number_of(hours[0].low)}")
    found = find_phrase(_BEHIND_TOWN, told, scene)
    if found is not None and said & words("i we me my i'm us"):
        return scene.claim(SPEAKER, "timezone", scene.words(tokens[found.start : found.end]))
    found = find_phrase(_PLUS, told, scene)
    if found is not None:
        zone, hours = found.holes
        sign = "+" if any(t.low == "plus" for t in tokens[found.start : found.end]) else "-"
        return scene.claim(SPEAKER, "timezone", f"{scene.words(zone).upper()}{sign}{number_of(hours[0].low)}")
    for _, wanted in _ZONE_PHRASES.within(told):
        found = find_phrase(wanted, told, scene)
        if found is not None:
            named = found.holes[-1]
            follows = next((t for t in tokens if t.start >= named[-1].end), None)
            timed = follows is not None and follows.low == "time"
            return scene.claim(
                SPEAKER, "timezone", scene.words((*named, follows)) if timed and follows else scene.words(named)
            )
    return False


def _about_other(tokens: Tokens, scene: Scene) -> bool:
    """Tell whether the sentence is about somebody else's clock."""
    return any(KIN.get(t.low) for t in tokens) or any(
        t.capital
        and t.kind == "word"
        and i == 0
        and len(tokens) > 1
        and tokens[1].low in {"is", "'s", "lives", "works"}
        and not is_zone(t, scene)
        and t.low not in words("it my time timezone that this here")
        for i, t in enumerate(tokens)
    )
