"""What a turn says of memory without a whole sentence: "53 now", "new number: ...", "and Kurdish too", "done with it".

Runs on sentences from which the rules by topic took nothing. A value is only taken for a key memory holds, and only
when it is of the kind that key wants; something is only over when the sentence names it.
"""

from dataclasses import replace
from typing import Final

from mock_server.engine.claims import SPEAKER, HeldFact
from mock_server.engine.extract.endings.additions import add, is_small
from mock_server.engine.extract.endings.takebacks import speaks_of
from mock_server.engine.extract.guards.guards import Standing
from mock_server.engine.extract.guards.replacements import another_day
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.cues import Cues
from mock_server.engine.extract.language.firms import FIRM_TAILS
from mock_server.engine.extract.language.gazetteer import is_known_place
from mock_server.engine.extract.language.kinds import DIETS, MOODS
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    FILLERS,
    INTERROGATIVES,
    number_of,
    phrases,
    words,
)
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.phrases import Tokens, lows, trim, upto_break
from mock_server.engine.extract.language.placenames import place
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.language.subjects import Subject
from mock_server.engine.extract.language.titles import is_job, organisation, title_at
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.rules import apply
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.ages import day_of
from mock_server.engine.vocabulary import KEYS

_LONGEST: Final = 30


def read(sentence: Sentence, clauses: list[Clause], standings: list[Standing], scene: Scene) -> bool:
    """Read a sentence in the light of what memory holds of the speaker."""
    if not clauses or not scene.hints.held or sentence.question or len(sentence.tokens) > _LONGEST:
        return False
    if not set(standings) <= {Standing.SAID, Standing.TENTATIVE, Standing.SUPPOSED}:
        return False
    if standings[0] is Standing.SUPPOSED:
        return False
    told = [c for c, stood in zip(clauses, standings, strict=True) if stood is not Standing.SUPPOSED and not c.ended]
    return (
        _renew(sentence.tokens, told, scene) or add(sentence.tokens, told, scene) or _also(sentence.tokens, told, scene)
    )


_SWAPPING: Final = words(
    "swapped traded switched exchanged replaced ditched dropped left moved changed swap trade ditching"
)
_SWAPPED: Final = ("tool", "hobby", "likes", "diet", "employer", "prefers", "location", "current_project", "goal")


def swap(sentence: Sentence, scene: Scene) -> bool:
    """Read "swapped keto for the Mediterranean diet": the one is over, the other begins."""
    tokens = sentence.tokens
    if sentence.question or not scene.hints.held or len(tokens) > _LONGEST:
        return False
    at = next((i for i, t in enumerate(tokens[:8]) if t.low in _SWAPPING), -1)
    link = next((i for i, t in enumerate(tokens) if i > at + 1 and t.low in {"for", "to", "with"}), -1)
    if at < 0 or link < 0 or link + 1 >= len(tokens) or not all(_leads(t.low) for t in tokens[:at]):
        return False
    for fact in scene.held(SPEAKER, _SWAPPED):
        if not speaks_of(fact.value, tokens[at + 1 : link]):
            continue
        phrase = trim(upto_break(tokens[link + 1 :]))
        loose = not KEYS[fact.key].single or fact.key == "diet"
        value = scene.words(phrase) if loose else _value(fact.key, phrase, fact.value, scene, sure=True)
        if not value or len(phrase) > 4 or any(is_small(t.low) for t in phrase):
            return False
        if not KEYS[fact.key].single:
            scene.retract(SPEAKER, fact.key, fact.value)
        return scene.claim(SPEAKER, fact.key, value)
    return False


_OVER_TO: Final = phrases(
    "switched to;switched over to;switched jobs to;moved to;moved over to;moved on to;jumped ship to;jumped to;gone to;"
    "gone over to;went over to;defected to;transferred to;started at;starting at;landed at;ended up at;left for;"
    "now with;now at;with the folks at;crossed over to"
)


_LOOSELY: Final = phrases(
    "switched to;switched over to;moved to;moved over to;moved on to;gone to;gone over to;went over to;transferred to;"
    "started at;ended up at;left for;crossed over to"
)
"""What one may do with tools and towns as well: a firm must be named as firms are."""


def employed_elsewhere(sentence: Sentence, clauses: list[Clause], scene: Scene) -> bool:
    """Read "I've switched to Lumen Labs" behind "my employer is Redfern Optics": another firm, not a tool."""
    newest = scene.hints.held[0] if scene.hints.held else None
    first = clauses[0] if clauses else None
    if newest is None or first is None or newest.key not in {"employer", "job_title"} or newest.subject != SPEAKER:
        return False
    if (
        sentence.question
        or not scene.cased
        or not scene.held(SPEAKER, ("employer",))
        or len(sentence.tokens) > _LONGEST
    ):
        return False
    if first.subject.person not in {"first", "none"} or first.negated or first.modal or first.verb in {"wish", "hope"}:
        return False
    tokens = sentence.tokens
    for i in range(1, len(tokens) - 1):
        before = next((p for p in _OVER_TO if lows(tokens[:i]).endswith(p)), "")
        if not before or not tokens[i].capital:
            continue
        name, end = organisation(tokens, i, scene)
        firm = len(name.split()) > 1 and name.split()[-1].casefold() in FIRM_TAILS
        known = is_known_place(name.casefold()) or (before in _LOOSELY and not firm)
        done = end >= len(tokens) or tokens[end].low in words(", now in last this since and as - ( for at on . !")
        return bool(name) and not known and done and scene.claim(SPEAKER, "employer", name)
    return False


def _leads(low: str) -> bool:
    """Tell whether a word may stand before "swapped" when it is the speaker who did."""
    return (
        low in words("i we have had 've just and so but , then at last")
        or low in FILLERS
        or low in ADVERBS - {"not", "never"}
    )


_KINDRED: Final = frozenset({"sibling", "child", "pet", "spouse", "allergy"})


def _also(tokens: Tokens, clauses: list[Clause], scene: Scene) -> bool:
    """Read "and a sister called Thea" behind what was said of a brother: as if "I have" stood before it."""
    if len(clauses) != 1 or scene.hints.held[0].key not in _KINDRED or scene.hints.held[0].subject != SPEAKER:
        return False
    start = 0
    while start < len(tokens) and tokens[start].low in words("and also plus oh then as well"):
        start += 1
    opens = 0 < start < len(tokens) - 1 and tokens[start].low in words("a an two three another one my our")
    if not opens or clauses[0].verb not in {"", "call", "name"}:
        return False
    spoken = Subject((SPEAKER,), "first", elided=True)
    before = scene.ledger.counts()[0]
    apply(
        replace(clauses[0], subject=spoken, verb="have", form="base", tense="present", rest=tokens[start:], lead=()),
        scene,
    )
    return scene.ledger.counts()[0] > before


_WRONG: Final = Cues(
    "typo;wrong;oops;whoops;correction;i meant;i mean;autocorrect;i lied;misspelled;misspelt;misspoke;scrap;scratch;"
    "sorry;actually;my mistake;my bad;should be;should have been;make that;mistyped;i tell a lie;wait;no ,;not quite;"
    "ignore;mixed up;mix up;rather;edit;fix;fixed"
)
_SURELY: Final = Cues(
    "full name;real name;mine is;mine 's;i meant;i mean;typo;correction;should be;should have been;should have said;"
    "i lied;scrap;misspelled;misspelt;"
    "autocorrect;changed;switched;renamed;moved;new job;promoted;these days;make that"
)
_CHANGED: Final = Cues(
    "now;these days;nowadays;as of;from today;changed;switched;new;update;updated;promoted;retrained;requalified;"
    "qualified;swapped;since;renamed;rebranded;became;turned;moved;back in;got bought;today;bumped;full name;"
    "real name;official name;proper name;legal name;mine is;mine 's;finally;own place;"
    "tied the knot;landed;job change"
)
_NOUNS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("number phone mobile cell", ("phone",)),
    ("email mail address", ("email", "location")),
    ("job jobs work company employer practice firm office branch", ("employer", "job_title")),
    ("bumped title role promoted promotion promo retrained requalified qualified", ("job_title",)),
    ("birthday bday dob month date", ("birthday",)),
    ("name", ("name",)),
    ("city town place home moved", ("location",)),
)
_SURE: Final = frozenset({"email", "phone", "birthday", "age", "diet", "mood", "job_title"})
"""Keys whose values cannot be mistaken for anything else."""
_STRONGEST: Final = 3


def _renew(tokens: Tokens, clauses: list[Clause], scene: Scene) -> bool:
    """Read "oops, 18 April", "shift manager now", "it's Harbour Credit Union these days"."""
    text = lows(tokens)
    wrong = scene.corrects or _WRONG.within(text)
    changed = _CHANGED.within(text)
    held: dict[str, HeldFact] = {}
    for fact in scene.held(SPEAKER):
        held.setdefault(fact.key, fact)
    denied = [key for key, fact in held.items() if speaks_of(fact.value, (*scene.previous, *tokens))]
    said = {t.low for t in tokens} | ({t.low for t in scene.previous} & {"moved", "job", "number", "email", "promoted"})
    if not (wrong or changed or denied or said & {"phone", "mobile", "cell", "email"}):
        return False
    sure = scene.corrects or bool(denied) or _SURELY.within(f"{lows(scene.previous)} {text}")
    named = [key for nouns, keys in _NOUNS for key in keys if said & set(nouns.split())]
    newest = next(iter(held))
    keys = dict.fromkeys((*(k for k in named if k in held), *denied, newest, *list(held)[:6]))
    for chunk in (chunk for clause in clauses for chunk in _chunks(clause)):
        for key in keys:
            told = key in named or key in denied or (key == newest and wrong)
            if not (told or (key in _SURE and (changed or (wrong and key in list(held)[:_STRONGEST])))):
                continue
            value = _value(key, chunk, held[key].value, scene, sure=sure)
            if value and value.casefold() != held[key].value.casefold():
                scene.keep(SPEAKER, key)
                return scene.claim(SPEAKER, key, value)
    return False


_BREAKS: Final = words(", : ; - – — . ! ( ) * … .. ... > and but so because as_of since")
_OPENERS: Final = words(
    "these days nowadays it is 's 're 'm am are was be been should have called named we i that now just so in to at "
    "from make my new "
    "number "
    "email phone mobile name job title back again got promoted oops whoops sorry no wait meant mean typo said say "
    "more mine they bumped me up of full real proper official legal "
    "correction "
    "actually a an the as fully then well guess think fledged now today instead only retrained requalified qualified "
    "like "
    "become became turned living based working work being for with by on there to_be which feeling feel much lot mail "
    "birthday address role oh ugh lied lol update changed switched"
)
_CLOSERS: Final = words(
    "now actually instead please today again sorry too though tbh lol finally these days nowadays then anymore already "
    "officially yesterday btw haha thanks just yet and"
)


def _chunks(clause: Clause) -> list[Tokens]:
    """Cut a clause at its marks and links, and bare each piece of what only leads up to a value or trails it."""
    tokens = clause.tokens
    out: list[Tokens] = []
    raised = clause.subject.pronoun == "they" and clause.has("me", "us")  # "they've bumped me up to ..."
    if clause.link == "not" or (clause.subject.person == "third" and clause.verb and not raised):
        return out
    if clause.subject.person == "second":
        given = tuple(t for t in tokens if t.kind in ("number", "email"))
        long = sum(c.isdigit() for t in given for c in t.low) >= 6
        if _SOMEONE & {t.low for t in tokens}:
            return out
        return [given] if long or any(t.kind == "email" for t in given) else out
    start = 0
    for i in range(len(tokens) + 1):
        if i < len(tokens) and tokens[i].low not in _BREAKS and tokens[i].kind != "emoji":
            continue
        chunk = tokens[start:i]
        start = i + 1
        if not chunk or chunk[0].low in {"not", "no"} or chunk[-1].low == "not":
            continue
        out.append(_bare(chunk))
    return [chunk for chunk in out if chunk and len(chunk) <= 7]


_SOMEONE: Final = KIN.keys() | words("boss manager assistant accountant lawyer colleague landlord agent friend office")


def _bare(chunk: Tokens) -> Tokens:
    while chunk and chunk[0].low in _OPENERS:
        chunk = chunk[1:]
    cut = next((i for i, t in enumerate(chunk) if t.low in _CUTS or lows(chunk[i : i + 2]) == "as of"), len(chunk))
    chunk = chunk[:cut]
    while chunk and (chunk[-1].low in _CLOSERS or (chunk[-1].kind == "mark")):
        chunk = chunk[:-1]
    return chunk


_CUTS: Final = words("not since with")


def _value(key: str, chunk: Tokens, old: str, scene: Scene, *, sure: bool) -> str:
    """Read a chunk that is nothing but a value of the key; "" when it is something else.

    sure: something is plainly put right or changed, so that a small letter may begin a name.
    """
    if not chunk:
        return ""
    if key == "email":
        return next((scene.words((t,)) for t in chunk if t.kind == "email"), "")
    if key == "phone":
        digits = [t for t in chunk if t.kind == "number" or t.low in {"-", "(", ")", "+"}]
        return scene.words(tuple(digits)) if sum(c.isdigit() for t in digits for c in t.low) >= 6 else ""
    if key == "age":
        return scene.words(chunk) if len(chunk) == 1 and _plausible(chunk[0].low, old) else ""
    if key == "birthday":
        day = day_of(chunk)
        whole = day and len(day) == len(chunk)
        return scene.words(day).replace(",", "") if whole else another_day(chunk, old)
    if key == "diet":
        return scene.words(chunk) if lows(chunk) in DIETS else ""
    if key == "mood":
        bare = tuple(t for t in chunk if t.low not in ADVERBS)
        return scene.words(bare) if len(bare) == 1 and bare[0].low in MOODS else ""
    if key == "job_title":
        title = title_at(chunk)
        return scene.words(title) if title and len(title) >= len(chunk) - 1 and is_job(title) else ""
    if any(is_small(t.low) or t.low in INTERROGATIVES for t in chunk):
        return ""
    if not scene.cased and (not sure or any(verb(t.low) or t.low.endswith(("ing", "ed", "ly")) for t in chunk)):
        return ""
    if key in {"location", "hometown"}:
        where = place(chunk, scene)
        return where if where and len(where.split()) >= len(chunk) - 1 and verb(chunk[0].low) is None else ""
    if key == "employer":
        name, end = organisation(chunk, 0, scene)
        return name if end >= len(chunk) and (not scene.cased or chunk[0].capital) else ""
    if key == "name":
        end = name_end(chunk, 0, scene)
        return scene.words(chunk) if 0 < end == len(chunk) else ""
    return ""


def _plausible(low: str, old: str) -> bool:
    """Tell whether a number may be an age that follows the one held."""
    new, before = number_of(low), number_of(old.split()[0].casefold() if old else "")
    return new is not None and before is not None and 0 <= new - before <= 10
