"""Where a clause begins to say something: what only opens it is skipped, and its subject is found, spoken or not.

What a noun phrase means as a subject is read in `subjects.py`.
"""

from dataclasses import dataclass
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.academia import ACADEMIC
from mock_server.engine.extract.language.cues import Cues
from mock_server.engine.extract.language.kinds import JOBS, MOODS
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    AUXILIARIES,
    DETERMINERS,
    FILLERS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    words,
)
from mock_server.engine.extract.language.predicates import PARTICIPLES
from mock_server.engine.extract.language.propernames import TITLES, name_end
from mock_server.engine.extract.language.sentences import is_verbal_s
from mock_server.engine.extract.language.subjects import Subject, read_subject
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.language.verbs import NOUNISH, verb
from mock_server.engine.extract.scene import Scene

Tokens = tuple[Token, ...]

_ELIDABLE: Final = words(
    "love hate like enjoy prefer live work speak adore detest loathe despise dislike crave go play "
    "run own know eat have need want hope plan study teach freelance"
)
"""In the base form and without a subject, these tell of the speaker: "love climbing". Any other is an order."""
_ORDERS: Final = words(
    "suggest mention use call ask answer reply respond address remind tell give recommend offer "
    "include cite write assume share reveal bring add show send explain"
)
_OWN_VERBS: Final = words(
    "like love hate eat drink know have own want need live work think care mind enjoy understand "
    "speak believe feel get see smoke drive play trust really even particularly actually much do wear "
    "cook fancy remember sleep travel watch read"
)
"""After "don't", these tell of the speaker; any other verb is an order."""
_MAX_SUBJECT: Final = 9
_MAX_LEAD: Final = 10


@dataclass(frozen=True, slots=True)
class Found:
    """Say who the subject is, where it starts, and where the verb group starts."""

    subject: Subject
    start: int
    verb_at: int


_LEAD_PHRASES: Final = Cues(
    "by the way;to be honest;in fact;heads up;you know what;for the record;to be clear;for context;"
    "my bad;from now on;going forward;going forwards;moving forward;in future;in the future;"
    "from here on;from today;as of today;as of now;no offence;long story short;for what it 's worth;"
    "as it happens;at the moment;right now;for now;for starters;first of all;of course;on top of that;"
    "by default;just so you know;fun fact;quick update;small update;turns out;it turns out;at least;"
    "after all;in general;on reflection;come to think of it;if it helps;for your information;"
    "as you know;as a heads up;good news;bad news;big news;these days;those days;this week;this month;"
    "this year;this morning;this afternoon;this evening;this weekend;this time"
)


def skip_lead(tokens: Tokens) -> int:
    """Count the tokens that only open the clause: marks, "well", "by the way", "from now on"."""
    begin = 0
    while begin < len(tokens) and begin < _MAX_LEAD and (size := _filler(tokens, begin)):
        begin += size
    return begin


def _filler(tokens: Tokens, i: int) -> int:
    token = tokens[i]
    if token.kind in ("mark", "emoji"):
        return 1
    if i + 1 >= len(tokens):
        return 0
    for phrase in _LEAD_PHRASES.beginning(token.low):
        size = phrase.count(" ") + 1
        if i + size < len(tokens) and " ".join(t.low for t in tokens[i : i + size]) == phrase:
            return size
    if token.low not in FILLERS:
        return 0
    # "good morning" opens a clause; "right foot" and "no company" are part of it.
    meant = token.low in words("right good no morning evening") and tokens[i + 1].kind == "word"
    return 0 if meant and tokens[i + 1].low not in {"i", "we", "it"} else 1


def find_subject(
    tokens: Tokens,
    begin: int,
    link: str,
    scene: Scene,
    inherited: Subject | None,
    *,
    described: bool,
    unnamed: bool = False,
) -> Found:
    """Find the subject of a clause, from the token behind its lead on.

    inherited: the subject of the clause before. described: that clause said what its subject is, so that "who" means
    it. unnamed: that clause ends with somebody without a name ("married to a nurse"), who is meant by "who".
    """
    if begin >= len(tokens):
        return Found(Subject((), "none"), begin, begin)
    relative = _relative(tokens, begin, link, scene, inherited, described=described, unnamed=unnamed)
    if relative is not None:
        return relative
    start = begin
    while start < len(tokens) and tokens[start].low in ADVERBS and tokens[start].low != "not":
        start += 1
    if start < len(tokens):
        spoken = _word_subject(tokens, start, scene)
        if spoken is not None:
            return spoken
        form = verb(tokens[start].low)
        goes_on = link == "and" and inherited is not None and inherited.person == "third" and start + 1 < len(tokens)
        if _verb_initial(tokens, start) or (
            goes_on and form is not None and form.form == "s" and tokens[start + 1].low in PREPOSITIONS
        ):
            return Found(_elided(tokens, start, link, inherited, scene), begin, begin)
    # "on weekends I go bouldering": the phrase before "I" only sets the scene.
    for j in range(start, min(len(tokens) - 1, start + 8)):
        if tokens[j].low in {"i", "we"}:
            if not any(t.low in AUXILIARIES for t in tokens[start:j]) and tokens[j - 1].low != "and":
                return Found(Subject((SPEAKER,), "first", plural=tokens[j].low == "we"), j, j + 1)
            break
    return _phrase_subject(tokens, start, scene, link)


def _relative(
    tokens: Tokens,
    begin: int,
    link: str,
    scene: Scene,
    inherited: Subject | None,
    *,
    described: bool,
    unnamed: bool = False,
) -> Found | None:
    """Read a clause that begins with "who", "which", "that": its subject is the one named before."""
    first = tokens[begin].low
    linked = link in {"who", "which", "that", "where"} or (first == "who" and link == ",")
    if not linked or first in SUBJECT_PRONOUNS - {"who"} or first in DETERMINERS:
        return None
    begin += first == "who"
    if link not in {"who", ","}:
        return Found(Subject((), "none"), begin, begin)
    if described and inherited is not None and inherited.person == "first":
        return Found(inherited, begin, begin)  # "I'm a singer who works at ..."
    if unnamed:
        return Found(Subject((), "third"), begin, begin)  # "married to a nurse who works at ..."
    antecedent = tuple(scene.people[-1:])
    return Found(Subject(antecedent, "third" if antecedent else "none"), begin, begin)


def _word_subject(tokens: Tokens, start: int, scene: Scene) -> Found | None:
    """Read a subject of one word: a pronoun, or "guess who"."""
    low = tokens[start].low
    following = tokens[start + 1].low if start + 1 < len(tokens) else ""
    if low == "guess" and following == "who" and start + 2 < len(tokens):
        announced = tokens[start + 2].low in {"'s", "is", "just", "got", "has"}
        return Found(Subject((SPEAKER,), "first"), start, start + 2) if announced else None
    if low in {"i", "we"}:
        return Found(Subject((SPEAKER,), "first", plural=low == "we"), start, start + 1)
    if low == "me" and following in {"and", "too"}:
        return _phrase_subject(tokens, start, scene)
    if following == "of" and start + 2 < len(tokens) and tokens[start + 2].low == "us" and low in _SOME:
        return Found(Subject((SPEAKER,), "first", plural=True), start, start + 3)  # "two of us are making a film"
    if low not in SUBJECT_PRONOUNS:
        return None
    if following in _SPANS and start + 2 < len(tokens) and tokens[start + 2].low in {"i", "we"}:
        return None  # "these weeks I'm working on ..."
    if following in PREPOSITIONS and low in words("everyone everybody people someone somebody nobody"):
        return None
    return Found(_pronoun_subject(tokens[start], scene), start, start + 1)


_SOME: Final = words("two three four five six both all most some several few half")
_SPANS: Final = words(
    "days weeks months evenings mornings nights weekends holidays week month year summer winter spring autumn"
)


def _pronoun_subject(token: Token, scene: Scene) -> Subject:
    low = token.low
    if low == "you":
        return Subject((), "second")
    if low in {"he", "she", "they"}:
        return Subject(scene.resolve(low, at=token.start), "third", pronoun=low)
    if low == "it":
        return Subject(scene.resolve(low), "thing", pronoun=low)
    return Subject((), "none", pronoun=low)


def _verb_initial(tokens: Tokens, i: int) -> bool:
    low = tokens[i].low
    following = tokens[i + 1].low if i + 1 < len(tokens) else ""
    if (low in PARTICIPLES and following) or low in AUXILIARIES:
        return True
    form = verb(low)
    if form is None or (low in NOUNISH and form.form != "base"):
        return False
    if low == "like" and following in SUBJECT_PRONOUNS - {"this", "that", "these", "those", "it"}:
        return False  # "but like I'm ten"
    if low in MOODS and form.form == "past" and following not in {"by", ""} | DETERMINERS:
        return False  # "stressed about work"
    if low in JOBS and following == "at" and i + 2 < len(tokens) and tokens[i + 2].capital:
        return False  # "nurse at Ashby Hospital"
    if low == "last" and i + 1 < len(tokens) and not tokens[i + 1].low.isdigit():
        return False  # "last semester of my degree"
    if following == "over" and tokens[i + 1].end == tokens[i + 1].start + 1:
        return False  # "text > voice notes"
    if following == "'s" and low != "let":
        return False  # "name's Kwabena", "email's better than calls"
    return not (following in AUXILIARIES and following != "been" and form.form != "past")


def _elided(tokens: Tokens, i: int, link: str, inherited: Subject | None, scene: Scene) -> Subject:
    """Decide who an unnamed subject is: that of the clause before, or the speaker; base forms are orders instead."""
    low = tokens[i].low
    form = verb(low)
    base = form is not None and form.form == "base" and low not in AUXILIARIES
    order = Subject((), "second", elided=True, imperative=True)
    following = tokens[i + 1].low if i + 1 < len(tokens) else ""
    after = tokens[i + 2].low if i + 2 < len(tokens) else ""
    if (
        low == "do"
        and following == "not"
        and after not in _OWN_VERBS
        and (inherited is None or inherited.person != "third")
    ):
        return order
    if low == "read" and following in ACADEMIC and any(t.low == "at" for t in tokens[i + 2 : i + 6]):
        return Subject((SPEAKER,), "first", elided=True)  # "read history at Wexcombe"
    asked = any(t.low in {"please", "kindly"} for t in tokens[:i])
    if base and (asked or any(t.low in {"always", "never"} for t in tokens[:i])):
        told = inherited is not None and inherited.person == "first" and link in {"and", ","} and not asked
        if told and low not in _ORDERS:
            return Subject((SPEAKER,), "first", elided=True)  # "I hate winter and always take the bus"
        if low not in _ELIDABLE:
            return order
    habitual = not asked and any(t.low in _HABITUAL for t in tokens[max(0, i - 2) : i])
    if base and habitual and inherited is None and low in _DAILY:
        return Subject((SPEAKER,), "first", elided=True)  # "mostly use a Kindle"
    if inherited is None and link == "," and base and scene.group:
        return Subject(scene.group, "third", plural=True, elided=True)  # "Yvette's two sons, Remy and Luc, go to ..."
    if inherited is not None:
        if base and link == "," and low not in _ELIDABLE:
            return Subject((), "second", elided=True)
        continues = link in words("and but or , then so plus yet") and inherited.person != "second"
        if continues and not (base and inherited.person == "third" and not inherited.plural):
            return Subject(inherited.whos, inherited.person, plural=inherited.plural, elided=True)
    past = low in _UNCHANGED and {"ago", "last", "yesterday"} & {t.low for t in tokens[i + 1 :]}
    if base and low not in _ELIDABLE and not past:
        return Subject((), "second", elided=True)
    if low in {"is", "has", "does", "are", "'s"} or (form is not None and form.form == "s" and low != "was"):
        return Subject((), "none", elided=True)
    return Subject((SPEAKER,), "first", elided=True)


_HABITUAL: Final = words("mostly mainly usually normally often sometimes occasionally rarely currently typically")
_DAILY: Final = words(
    "use work code drink eat read play draw paint run cycle swim bake cook knit watch live drive ride build make "
    "sew wear fly"
)
_UNCHANGED: Final = words("put set cut hit quit let shut spread split")
"""Verbs whose past is like their base: "put down roots here four years ago"."""
_WITHIN: Final = words("in at on from near with for as by")


def _phrase_subject(tokens: Tokens, start: int, scene: Scene, link: str = "-") -> Found:
    """Find a subject of several words by the verb behind it."""
    start = _skip_to_my(tokens, start)
    if start < len(tokens) and tokens[start].low in _WITHIN and len(tokens) - start <= 3 and link == ",":
        return Found(Subject((), "none"), start, len(tokens))  # "..., in claims"
    longest = _MAX_SUBJECT + 4 * (
        start + 1 < len(tokens) and tokens[start + 1].low == ","
    )  # "Lotte, a member of ..., "
    for j in range(start + 1, min(len(tokens), start + longest)):
        if tokens[j].kind == "mark" and tokens[j].low != "," and not _in_title(tokens, j):
            break
        if _starts_group(tokens, start, j, scene):
            return Found(read_subject(tokens[start:j], scene), start, j)
    if start == 0 and link == "" and scene.cased and 0 < name_end(tokens, 0, scene) == len(tokens) < 4:
        scene.remember_person(scene.person(scene.words(tokens)))  # "Joss, who lives in Brno"
    return Found(Subject((), "none"), start, len(tokens))


def _in_title(tokens: Tokens, j: int) -> bool:
    """Tell whether a mark is the stop of "Dr." or "Prof."."""
    return tokens[j].low == "." and tokens[j - 1].low in TITLES and tokens[j - 1].end == tokens[j].start


def _skip_to_my(tokens: Tokens, start: int) -> int:
    """Skip what stands before "my": "helo my name is ..."."""
    for k in range(start + 1, min(len(tokens), start + 3)):
        if tokens[k].low not in {"my", "our"}:
            continue
        if tokens[k + 1 : k + 2] and tokens[k + 1].low in {"whole", "entire"}:
            continue  # "vegetarian my whole life"
        between = tokens[start:k]
        small = DETERMINERS | PREPOSITIONS | AUXILIARIES | {"and", ",", "'s"}
        if not any(t.low in small or verb(t.low) is not None for t in between):
            return k
    return start


def _starts_group(tokens: Tokens, start: int, j: int, scene: Scene) -> bool:
    """Tell whether the verb group starts at j, for a subject that starts at `start`."""
    low, before = tokens[j].low, tokens[j - 1].low
    following = tokens[j + 1].low if j + 1 < len(tokens) else ""
    leads_on = following in AUXILIARIES or verb(following) is not None
    if low == "'s":
        return is_verbal_s(tokens, j)
    if low in AUXILIARIES and low not in {"be", "been", "being"}:
        # "Elif and Can are friends"
        return not (tokens[j].capital and scene.cased and leads_on and low in {"can", "will", "may"})
    if low == "no":
        return following in {"longer", "more"}  # "Priya no longer lives in Lima"
    if low in words("always never just also really still now already finally both all each"):
        return leads_on
    form = verb(low)
    if form is None or form.form == "ing":
        return False
    if low in NOUNISH and tokens[j].capital and tokens[j - 1].capital and scene.cased:
        return False  # "an engineer at Corvid Games"
    if form.form == "base" and low in NOUNISH and following == "":
        return False
    if form.form == "base" and (low in NOUNISH or before in PREPOSITIONS or before in DETERMINERS):
        joined = any(t.low == "and" for t in tokens[start:j])
        return before not in DETERMINERS and (joined or before == "i" or (before.endswith("s") and before != "'s"))
    if form.form == "s" and low in NOUNISH:
        return tokens[j - 1].capital or before not in DETERMINERS
    if form.form == "past":
        participle = low in words("named called based born used married made given") and not (
            low == "used" and following == "to"
        )
        return not participle and (before not in DETERMINERS or low in {"had", "was"})
    return True
