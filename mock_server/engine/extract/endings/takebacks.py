"""What is over, told in any words that name it: "climbing's off the table", "Erik and me are over", "pulled out of the
marathon".

Only what memory holds of the speaker can be over. Verbs and set forms of ending ("no longer", "gave up") are in
`endings.py` and `partings.py`; this reads the sentences they leave.
"""

from typing import Final

from mock_server.engine.claims import SPEAKER, HeldFact
from mock_server.engine.extract.endings.endings import ended
from mock_server.engine.extract.guards.guards import Standing
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.cues import Cues
from mock_server.engine.extract.language.dates import MONTHS, WEEKDAYS
from mock_server.engine.extract.language.lexicon import DETERMINERS, PREPOSITIONS, phrases, words
from mock_server.engine.extract.language.phrases import Tokens, lows, trim, upto_break
from mock_server.engine.extract.scene import Scene
from mock_server.engine.names import normalise
from mock_server.engine.vocabulary import KEYS

_LASTING: Final = (
    "likes", "prefers", "hobby", "diet", "tool", "skill", "current_project", "goal", "plan", "allergy", "language",
    "dislikes", "status", "education",
)  # fmt: skip
_PEOPLE: Final = ("spouse",)
_WORK: Final = ("employer", "job_title")

_GIVEN_UP: Final = Cues(
    "moved away from;moved on from;moved off;off the table;off the menu;off the cards;behind me;behind us;"
    "pulled out of;pulled the plug on;dropped out of;dropped out;backed out of;bailed on;gave up on;gave up;given up;"
    "lost interest;lost my taste;lost the taste;went off;gone off;went right off;gone right off;packed in;"
    "jacked in;packed it in;jacked it in;knocked on the head;knocked it on the head;called it a day;called time on;"
    "done with;finished with;through with;fed up with;sick of;tired of;bored of;bored with;had enough of;over it;"
    "grew out of;grown out of;outgrew;outgrown;fell out of love with;fallen out of love with;turned my back on;"
    "ancient history;a thing of the past;in the past;is history;are history;no more;say goodbye to;"
    "said goodbye to;waved goodbye to;parted with;parted ways with;got rid of;binned;chucked;chucked in;ditched;"
    "dumped;shelved;scrapped;abandoned;dropped;quit;stopped;ended;killed off;deleted;uninstalled;unsubscribed;"
    "cancelled;canceled;called off;fell through;fallen through;is off;'s off;not happening;put on ice;on ice;"
    "is dead;'s dead;flogged;traded in;took back;bye bye;goodbye;farewell;so long;rip;r.i.p;disbanded;got rid;"
    "retired from;"
    "sold;gave away;given away;gave my;broke down for good;hung up my;hung up the;retired my;retired the;"
    "came off;coming off;is over;'s over;are over;was over;all over;has ended;came to an end;finished;wrapped up;"
    "for good;let it go;let go of;moved from;switched from;switched away from;swapped;no longer;not any more;"
    "anymore;any more;any longer;kicked the habit;kicked;swore off;sworn off;cut out;dropped it;never again;"
    "not for me any more;forget;scrap;can not stand;cleared up;grew out of it;expired;lapsed;ran out;closed"
)
_BONDS: Final = words("engagement marriage relationship")
_PARTED: Final = Cues(
    "out of the picture;is off;'s off;been called off;fell apart;"
    "is over;are over;'s over;it 's over;broke up;broken up;split up;split;splitting up;parted ways;left me;dumped me;"
    "dumped;walked out;moved out;divorced;divorce came through;called it quits;called it off;called off;"
    "not together;no longer together;went our separate ways;gone our separate ways;is my ex;ex now;an ex;my ex;"
    "getting divorced;getting a divorce;filed for divorce;split for good;"
    "finished;done;history;separated;ended things;ended it;ghosted me;passed away;died;no more"
)
_LEFT: Final = Cues(
    "last day;last shift;left;quit;handed in my notice;resigned;got fired;was fired;let me go;laid off;"
    "made redundant;sacked;fired me;no more;is over;'s over;behind me;closed down;went bust;went under;shut down;"
    "folded;walked out;done with;finished at;finished;ended;moved on from;packed in;jacked in;gone bust;"
    "contract ended;contract is up;contract 's up;stopped working;parted ways"
)
_LOST: Final = Cues(
    "died;passed away;passed on;put down;put to sleep;is gone;'s gone;no longer with us;crossed the rainbow bridge;"
    "rehomed;rehoming;ran away;gave away;given away;found a new home;lives with my;went missing;sold;"
    "is no more;'s no more;is dead;'s dead;no longer alive;flew off;flew away;never came back;escaped;"
    "had to give away;have to give away;had to sell;had to rehome;"
    "rainbow bridge;lost;had to say goodbye;said goodbye;got run over;was run over;isn't around;in heaven"
)
_FORGOTTEN: Final = Cues("forgotten all;forgotten my;forgotten most;forgot all;forgot my;lost my;lost all my")
_MOVED_OUT: Final = Cues(
    "for good;moved out of;moved away from;packed up and left;sold up;gave up my flat;gave up the flat;no more;"
    "said goodbye to;left behind;behind me;behind us;bye bye"
)
_ENDINGS: Final[tuple[tuple[tuple[str, ...], Cues], ...]] = (
    (_LASTING, _GIVEN_UP),
    (_PEOPLE, _PARTED),
    (_WORK[:1], _LEFT),
    (("pet",), _LOST),
    (("location",), _MOVED_OUT),
    (("language", "skill"), _FORGOTTEN),
)
_UNDONE: Final = words("not never nearly almost will would might may could should want if hope wish going gonna 'd 'll")
_STILL: Final = phrases("can not stand;not any more;not for me any more;not happening;not together;no longer together")


def over_with(clauses: list[Clause], standings: list[Standing], scene: Scene) -> bool:
    """Take back what a sentence says is over; says whether there was any."""
    done = False
    for clause, standing in zip(clauses, standings, strict=True):
        if standing is Standing.SAID and not _others(clause, scene):
            done = _ends(clause, clauses, scene) or _is_not(clause, scene) or done
    return done


def _others(clause: Clause, scene: Scene) -> bool:
    """Tell whether a clause is about somebody else, and not about the one the speaker was with."""
    if clause.subject.person != "third" or not clause.verb:
        return False
    named = clause.subject.tokens
    return not any(speaks_of(f.value, named) for f in scene.held(SPEAKER, ("spouse", "pet", "employer"))) and not (
        clause.subject.owner == SPEAKER and clause.verb in {"leave", "dump", "die", "pass", "fire"}
    )


def _ends(clause: Clause, clauses: list[Clause], scene: Scene) -> bool:
    tokens = clause.tokens
    text = _joined(f" {lows(tokens)} ")
    unlasting = _not_in_years(text)
    done = False
    for keys, endings in _ENDINGS:
        cue = endings.first(text)
        if not cue and not (unlasting and keys is _LASTING):
            continue
        if cue and _unreal(text, cue):
            continue
        named = [f for f in scene.held(SPEAKER, keys) if speaks_of(f.value, tokens) or _planned(f, tokens)]
        if not named and keys is _PEOPLE and _BONDS & {t.low for t in tokens}:
            named = scene.held(SPEAKER, keys)
        if not named:
            named = _meant(clause, clauses, keys, scene)
        for fact in named:
            if KEYS[fact.key].single and scene.ledger.holds(fact.key):
                continue  # another value takes its place
            if not (cue in {"can not stand", "dropped"} and fact.key == "dislikes"):
                done = scene.retract(SPEAKER, fact.key, fact.value, ended(clause, scene)) or done
    return done


def _is_not(clause: Clause, scene: Scene) -> bool:
    """Read "I'm not lactose intolerant after all" of what memory holds."""
    if (
        not clause.negated
        or clause.never
        or clause.modal
        or clause.verb not in {"be", "have"}
        or clause.tense == "past"
    ):
        return False
    if clause.subject.person != "first" or not clause.rest:
        return False
    rest = trim(upto_break(clause.rest))
    found = [
        f for f in scene.held(SPEAKER, _STANDING)
        if speaks_of(f.value, rest) and len(rest) <= len(f.value.split()) + 2
    ]  # fmt: skip
    return scene.retract_each(SPEAKER, [(f.key, f.value) for f in found], ended(clause, scene))


_STANDING: Final = ("allergy", "diet", "job_title", "nationality", "spouse", "hobby", "status", "mood", "pet", "tool")


def _planned(fact: HeldFact, tokens: Tokens) -> bool:
    """Tell whether a clause names where or with whom a plan was: "Corfu" for "holiday in Corfu on 3 August"."""
    if fact.key != "plan":
        return False
    names = {w.casefold() for w in fact.value.split() if w[:1].isupper()} - MONTHS.keys() - WEEKDAYS.keys()
    return bool(names & {t.low for t in tokens})


_PHRASAL: Final = (
    ("give", "away"), ("gave", "away"), ("given", "away"), ("put", "down"), ("gave", "up"), ("given", "up"),
    ("called", "off"), ("packed", "in"), ("jacked", "in"),
)  # fmt: skip


def _joined(text: str) -> str:
    """Put a phrasal verb together: "gave the treehouse up"."""
    for verb, particle in _PHRASAL:
        before, found, after = text.partition(f" {verb} ")
        if (
            found
            and not after.startswith(f"{particle} ")
            and f" {particle} " in f" {after}"
            and len(after.partition(f"{particle} ")[0].split()) <= _SPLIT
        ):
            return f"{before} {verb} {particle} {after}"
    return text


_SPLIT: Final = 4


_ANY_MORE: Final = Cues("any more;anymore;any longer")


def dropped(tokens: Tokens, scene: Scene) -> bool:
    """Read "don't use Trello any more" of a tool the speaker uses: no order, something is over."""
    if "do" not in scene.said or not _ANY_MORE.within(lows(tokens)):
        return False
    start = next((i for i, t in enumerate(tokens[:4]) if t.low == "do"), -1)
    if start < 0 or lows(tokens[start : start + 2]) != "do not" or {"you", "your", "me"} & {t.low for t in tokens}:
        return False
    old = next((f for f in scene.held(SPEAKER, ("email", "phone")) if _is_said(f.value, tokens)), None)
    if old is not None:
        new = next((t for t in tokens if t.kind == _CONTACTS[old.key] and scene.words((t,)) not in old.value), None)
        if new is not None:
            return scene.claim(SPEAKER, old.key, scene.words((new,)))
        return scene.retract(SPEAKER, old.key, old.value)
    found = [(f.key, f.value) for f in scene.held(SPEAKER, _LASTING) if speaks_of(f.value, tokens)]
    return scene.retract_each(SPEAKER, found)


_CONTACTS: Final = {"email": "email", "phone": "number"}


def _is_said(value: str, tokens: Tokens) -> bool:
    return any(t.kind in {"email", "number"} and t.low == value.casefold() for t in tokens)


def _meant(clause: Clause, clauses: list[Clause], keys: tuple[str, ...], scene: Scene) -> list[HeldFact]:
    """Find what "it" is over: the newest fact, when a clause beside it names that, or nothing else can be meant."""
    if not {"it", "that", "them"} & {t.low for t in clause.tokens}:
        return []
    beside = tuple(t for c in clauses for t in c.tokens)
    named = [f for f in scene.held(SPEAKER, keys) if speaks_of(f.value, beside)]
    newest = scene.hints.held[0] if scene.hints.held else None
    short = len(clause.tokens) <= _BRIEF and clause.subject.person in {"first", "none"}
    if named or newest is None or not short or newest.key not in keys or newest.subject != SPEAKER:
        return named
    if newest.key != "tool" and {"using", "uninstalled", "deleted"} & {t.low for t in clause.tokens}:
        return []
    return [newest] if any(f" {p} " in f" {lows(clause.tokens)} " for p in _DROPPING) else []


_BRIEF: Final = 9
_DROPPING: Final = phrases(
    "gave it up;given it up;stopped using it;stopped doing it;quit it;quit doing it;packed it in;jacked it in;"
    "dropped it;ditched it;binned it;cancelled it;canceled it;done with it;bored of it;sick of it;went off it;"
    "gone off it;lost interest in it;let it go;knocked it on the head;uninstalled it;deleted it;called it off;"
    "pulled out of it;backed out of it;gave up on it;stopped learning it;stopped playing it"
)
"""Of what was told last, these say that it is over."""


def _unreal(text: str, cue: str) -> bool:
    """Tell whether the words of ending are denied, wished or only planned: "haven't quit", "might sell the van"."""
    if cue in _STILL or cue in {"no more", "any more", "anymore", "any longer", "forget", "scrap"}:
        return False
    before = text.partition(f" {cue} ")[0].split()
    return bool(_UNDONE & set(before[-5:]))


def _not_in_years(text: str) -> bool:
    """Recognise "haven't done karate in years", "not touched a drop since 2015"."""
    spent = any(
        p in text for p in phrases(" in years ; in ages ; in months ; for years ; for ages ; for months ; since ")
    )
    return spent and any(
        p in text
        for p in phrases(" have not ; has not ; 've not ; not touched ; not been ; not done ; not played ; not used ")
    )


def speaks_of(value: str, tokens: Tokens) -> bool:
    """Tell whether words name a value: all of it, or its head ("the marathon" for "Riga marathon")."""
    said = {_stem(w) for t in tokens if t.low not in DETERMINERS for w in normalise(t.low).split("_")} - {""}
    parts = [w for w in normalise(value).split("_") if w and w not in DETERMINERS]
    core: list[str] = []
    for word in parts:
        if word in PREPOSITIONS and core:
            break
        core.append(word)
    if not core:
        return False
    stems = [_stem(w) for w in core]
    return set(stems) <= said or (len(stems) > 1 and stems[-1] in said and len(core[-1]) > 2) or _led(stems, said)


_VERBAL: Final = words("play do go learn build make train run write be use take study collect")


def _led(stems: list[str], said: set[str]) -> bool:
    """Tell whether the words name all but a small verb: "stamps" for "collecting stamps"."""
    rest = [s for s in stems if s not in {_stem(v) for v in _VERBAL}]
    return 0 < len(rest) < len(stems) and set(rest) <= said


def _stem(word: str) -> str:
    for ending in ("ing", "es", "s"):
        if word.endswith(ending) and len(word) - len(ending) > 2:
            return word[: -len(ending)].rstrip("e")
    return word.rstrip("e") if len(word) > 3 else word
