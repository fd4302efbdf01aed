"""Pastimes told by the days they fill, and the things they are done with.

"On Sundays I carve spoons", "Thursday nights are for pottery class", "most mornings I'm out fishing off the pier";
"my notes live in Obsidian, my diagrams in Excalidraw". Set phrases stand in `pursuits.py`.
"""

import re
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.guards.guards import Standing
from mock_server.engine.extract.language.kinds import ACTIVITIES, LANGUAGES, PROGRAMMING
from mock_server.engine.extract.language.lexicon import PREPOSITIONS, SUBJECT_PRONOUNS, words
from mock_server.engine.extract.language.members import members, slot_of
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.phrases import Tokens, trim, upto_break
from mock_server.engine.extract.language.segments import Segment
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.turns.asides import stretches
from mock_server.engine.extract.turns.pursuits import away, habit

_DAYS: Final = words(
    "mornings evenings nights afternoons weekends sundays saturdays fridays thursdays wednesdays tuesdays mondays "
    "winters summers sunday saturday friday thursday wednesday tuesday monday weekend evening morning night "
    "summer winter"
)
_LEAD: Final = re.compile(
    r"^(?:(?:and|also|then|usually|well|so) )*(?P<days>(?:(?:most|every|on|in|at|come|the|my|all|some|of|each|"
    r"rainy|sunny|other|second|"
    r"first|last|a|few|weekday|weekend|friday|saturday|sunday|monday|tuesday|wednesday|thursday|summer|winter|free|"
    r"spare|long|"
    r"dark) ){0,4}(?:mornings|evenings|nights|afternoons|weekends|sundays|saturdays|fridays|thursdays|"
    r"wednesdays|tuesdays|"
    r"mondays|winters|summers|(?<=every )(?:sunday|saturday|friday|thursday|wednesday|tuesday|monday|weekend|evening|"
    r"morning|night|summer|winter)|(?<=most )weekend|(?<=in )(?:summer|winter|spring|autumn)|(?<=in the "
    r")(?:summer|winter|spring|autumn)|(?:spare|free) time|days off|downtime|lunch breaks?))(?: |$)"
)
_OUT: Final = re.compile(
    r"^(?:i|we) (?:am|are) (?:(?:usually|mostly|always|often|normally|generally|still|happily|either|out|off|"
    r"down|up|away|"
    r"busy|on|the|in|at|my|shed|garden|garage|kitchen|studio|workshop|river|beach|allotment|basement) )*?"
    r"(?P<x>[a-z-]+ing(?: .*)?)$"
)
_DONE: Final = re.compile(
    r"^(?:i|we) (?:(?:usually|mostly|always|often|normally|generally|still|sometimes|also|mainly|like to|love "
    r"to|tend to|go and)"
    r" )*(?P<x>[a-z-]+(?: .*)?)$"
)
_FOR: Final = re.compile(
    r"^(?:are|is|mean|means|equal|equals|=|revolve around|belong to|go on|go to|go into)(?: (?:always|all|"
    r"mostly|usually|"
    r"strictly|sacred|reserved|spent|set aside|about|for|devoted to|given over to|my|our|the))* (?P<x>[^ ].*)$"
)
_GATHERING: Final = words("class classes practice rehearsal rehearsals lessons lesson training club session sessions")
_OTHERS: Final = words("kids he she his her their they daughter son wife husband")
_NIGHT: Final = words("night nights evening evenings day days")
_GOES: Final = re.compile(
    r"^(?:i|we) (?:(?:also|usually|still|always) )*(?:go to|attend|do|take|have|run to|help run|am in) (?:a |an "
    r"|my |our |the )?"
    r"(?:local |weekly |regular )?(?P<x>[^ ,]+(?: [^ ,]+){0,2}) (?:class|classes|lessons|practice|rehearsals?|"
    r"club|group|night|"
    r"session|sessions) (?:(?:on|every|each|most|at) .*|once a week|twice a week|in town.*)$"
)
_CLUB: Final = re.compile(
    r"^(?P<x>(?!date)[^ ,]+(?: [^ ,]+)?) (?:class|classes|lessons|practice|rehearsals?|club|night) (?:is |are )?"
    r"(?:on (?=\w+days)|every|each) "
    r"(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)(?: .*)?$"
)
_ON_DAYS: Final = re.compile(
    r"^(?:and )?(?P<x>[^ ,]+(?: [^ ,]+){0,2}?) (?:(?:on|most|all) (?:\w+ )?(?:\w+days|weekends|evenings|mornings|"
    r"nights)|"
    r"(?:every|each) (?:other )?(?:\w+day|weekend|evening|morning)s?|by (?:day|night)|(?:once|twice|two times|"
    r"three times) (?:a|per) "
    r"(?:week|month))(?: (?:mornings?|evenings?|nights?|afternoons?))?$"
)
_TEAM_GAMES: Final = words(
    "five-a-side 5-a-side seven-a-side poker quiz bingo games movie film darts pool d&d dnd choir"
)
_OUTINGS: Final = words("rides runs walks hikes swims climbs sketches crosswords puzzles jigsaws")
_NO_PASTIME: Final = words(
    "working sleeping commuting looking getting going doing having waiting trying studying teaching babysitting "
    "visiting "
    "staying cleaning feeling being making taking meeting calling driving ironing shopping tidying resting napping "
    "travelling traveling thinking talking coming leaving heading catching seeing using marking revising eating "
    "lying "
    "sitting moving starting finishing recovering dying crying struggling parenting evening morning training washing "
    "supposed playing"
)
_NO_DEED: Final = words(
    "usually always never not dream wear feed drop collect pick phone ring wash iron hoover clean shop order "
    "finish start "
    "am is was have can will would could might must should do did had been just only really still even actually "
    "barely"
)


_TIMES: Final = _DAYS | words("time downtime off break breaks")


def read(sentence: Sentence, pieces: list[Segment], standings: list[Standing], scene: Scene) -> None:
    """Claim the pastimes and the further tools of every stretch of a sentence that is told as so."""
    if sentence.question:
        return
    if standings[-1:] == [Standing.SAID] and "not" in scene.said and not _WHENEVER.isdisjoint(scene.said):
        _off_duty(sentence.tokens, scene)
    timed = not scene.said.isdisjoint(_TIMES)
    tooled = scene.cased and scene.ledger.holds("tool")
    if not timed and not tooled:
        return
    for tokens in stretches(sentence, pieces, standings):
        if timed:
            _days(list(members(tokens)), scene)
        if tooled:
            _further(tokens, scene)


_WHENEVER: Final = words("when whenever if while")
_OFF: Final = re.compile(
    r"^(?:(?:and|so|well|honestly|usually|mostly) )*(?:when|whenever|if|while) (?:(?:i|we) )?(?:am |are |'m )?not "
    r"(?:at (?:work|school|uni|home|(?:my|the) \w+)|on (?:shift|duty|call|the \w+)|in (?:the|a|my) \w+|here|"
    r"\w+ing(?: (?!i |we )[\w-]+){0,3}) ?,? ?(?:then )?(?:i|we) (?:am|are|'m) (?:(?:usually|often|probably|"
    r"always|mostly|"
    r"either|out|off|busy|still|generally|normally|likely|down|up|in|at|on|the|my|river|garden|shed|"
    r"kitchen) )*(?P<x>[^ ].*)$"
)


def _off_duty(tokens: Tokens, scene: Scene) -> None:
    """Read "when I'm not at work I'm birdwatching or baking bread"."""
    if scene.said.isdisjoint({"i", "we"}) or not scene.said.isdisjoint(_OTHERS):
        return
    found = _OFF.match(" ".join(t.low for t in tokens))
    if found is not None:
        away(slot_of(found, tokens), scene)


def _days(parts: list[Tokens], scene: Scene) -> None:
    lead: Tokens = ()
    for part in parts:
        said = (*lead, *part)
        lead = ()
        text = " ".join(t.low for t in said)
        found = _LEAD.match(text)
        going = _GOES.match(text) if found is None else None
        club = _CLUB.match(text) if found is None and scene.said.isdisjoint(_OTHERS) else None
        going = going or club
        if going is not None:
            slot = said[text[: going.start("x")].count(" ") :][: going.group("x").count(" ") + 1]
            school = {t.low for t in slot} & {
                "evening",
                "night",
                "english",
                "year",
                "my",
                "our",
                "his",
                "her",
                "their",
                "the",
                "kids",
                "kid",
            }
            if not school and not _known(slot, scene) and not any(KIN.get(t.low) for t in slot):
                joined = "book" if slot[-1].low == "book" else ""
                scene.claim(SPEAKER, "hobby", scene.words(trim(slot)) + (" club" if joined else ""))
            continue
        if found is None:
            held = _ON_DAYS.match(text) if scene.said.isdisjoint(_OTHERS) else None
            if held is not None:
                coded = scene.words(slot_of(held, said))
                if coded.casefold() in PROGRAMMING:
                    scene.claim(SPEAKER, "skill", coded)  # "JavaScript by day, ceramics by night"
                else:
                    _pastime(slot_of(held, said), scene)
            continue
        used = found.group(0).strip().count(" ") + 1
        rest = said[used:]
        if not rest:
            lead = said
            continue
        if any(t.low in {"not", "never"} for t in rest):
            continue
        _fills(rest, text[found.end() :], scene)


def _fills(rest: Tokens, text: str, scene: Scene) -> bool:
    """Read what is done on the days just named."""
    found = _OUT.match(text)
    if found is not None:
        return _pastime(_tail(found, rest), scene)
    found = _FOR.match(text)
    if found is not None:
        done = False
        for item in _and(_tail(found, rest)):
            done = _pastime(item, scene) or done
        return done
    found = _DONE.match(text)
    if found is None:
        return False
    slot = _tail(found, rest)
    if slot[0].low in _NO_DEED or _known(slot, scene):
        return False
    return habit(upto_break(slot), scene)


def _tail(found: re.Match[str], rest: Tokens) -> Tokens:
    return rest[found.string[: found.start("x")].count(" ") :]


def _and(tokens: Tokens) -> list[Tokens]:
    at = next((i for i, t in enumerate(tokens) if t.low in {"and", "&"}), -1)
    return [tokens] if at < 1 else [tokens[:at], tokens[at + 1 :]]


def _pastime(slot: Tokens, scene: Scene) -> bool:
    phrase = trim(upto_break(slot))
    phrase = phrase[
        : next((i for i, t in enumerate(phrase) if i and t.low in SUBJECT_PRONOUNS | {"nobody"}), len(phrase))
    ]
    if not phrase or len(phrase) > 4 or _known(phrase, scene) or any(t.low in {"my", "our", "the"} for t in phrase):
        return False
    if len(phrase) == 2 and phrase[-1].low in _NIGHT and phrase[0].low in ACTIVITIES | _TEAM_GAMES:
        return scene.claim(SPEAKER, "hobby", scene.words(phrase[:1]))
    if len(phrase) > 1 and phrase[-1].low in _GATHERING:
        return not KIN.get(phrase[0].low) and scene.claim(SPEAKER, "hobby", scene.words(phrase[:-1]))
    told = verb(phrase[1].low) if len(phrase) == 2 and phrase[0].capital and phrase[0].low not in ACTIVITIES else None
    if told is not None and told.form == "s":
        return False  # "Rosa runs on Sundays"
    form = verb(phrase[0].low)
    acts = phrase[0].low.endswith("ing") and len(phrase[0].low) > 5 and phrase[0].low not in _NO_PASTIME
    named = phrase[-1].low in ACTIVITIES | _TEAM_GAMES | _OUTINGS and phrase[0].low not in _NO_PASTIME
    if not (named or (acts and (form is None or form.form == "ing"))):
        return False
    return scene.claim(SPEAKER, "hobby", scene.words(phrase))


def _known(slot: Tokens, scene: Scene) -> bool:
    """Tell whether the sentence's pastime has been claimed in other words."""
    stems = {t.low[:4] for t in slot if t.low not in PREPOSITIONS}
    return any(
        f.subject == SPEAKER
        and f.key in {"hobby", "likes", "skill"}
        and stems & {w[:4] for w in (f.value or "").casefold().split()}
        for f in scene.ledger.lately()
    )


_WITH: Final = frozenset({"in", "into", "with", "on", "using", "via", "through"})
_NO_TOOL: Final = words(
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august "
    "september "
    "october november december christmas easter english french german spanish i"
)


def _further(tokens: Tokens, scene: Scene) -> None:
    """Read on behind a tool: "my diagrams in Excalidraw", "then cleaned up with Inkscape", "and Zotero"."""
    told = {(f.value or "").casefold() for f in scene.ledger.lately() if f.key == "tool" and f.subject == SPEAKER}
    at = next(
        (
            i
            for i, t in enumerate(tokens)
            if i and t.capital and tokens[i - 1].low in _WITH and _named(tokens, i, scene)[0] in told
        ),
        -1,
    )
    if at < 0:
        return
    i = at + len(_named(tokens, at, scene)[0].split())
    while i < len(tokens) and tokens[i].low in {",", "and", "then", "plus", "&", ";"}:
        while i < len(tokens) and tokens[i].low in {",", "and", "then", "plus", "&", ";"}:
            i += 1
        begin = i
        while i < len(tokens) and i - begin < 6 and tokens[i].low not in _WITH and not _is_name(tokens, i):
            if (
                (tokens[i].kind != "word" and not tokens[i].low[-1:].isalpha())
                or tokens[i].low in SUBJECT_PRONOUNS - {"i", "we"}
                or tokens[i].low in {"is", "am", "not"}
            ):
                return
            i += 1
        behind = i < len(tokens) and tokens[i].low in _WITH
        if not behind and i > begin:
            return
        i += 1 if behind else 0
        if i >= len(tokens) or not _is_name(tokens, i):
            return
        said, end = _named(tokens, i, scene)
        follows = tokens[end].low if end < len(tokens) else ","
        if not said or (
            follows not in PREPOSITIONS | {",", "and", "then", ";", ".", "!", "-"} and tokens[end].kind == "word"
        ):
            return
        if said not in told:
            scene.claim(SPEAKER, "tool", scene.words(tokens[i:end]))
        i = end


def _is_name(tokens: Tokens, i: int) -> bool:
    low = tokens[i].low
    return (
        tokens[i].capital
        and low not in _NO_TOOL
        and low not in LANGUAGES
        and low not in PROGRAMMING
        and not KIN.get(low)
    )


def _named(tokens: Tokens, i: int, scene: Scene) -> tuple[str, int]:
    end = i
    while end < len(tokens) and end - i < 3 and (_is_name(tokens, end) or (end > i and tokens[end].kind == "number")):
        end += 1
    return scene.words(tokens[i:end]).casefold() if end > i else "", end
