"""Who does what in a clause: its subject, its verb group, and the rest.

"I've never really worked at Acme" reads as subject SPEAKER, verb `work`, perfect, negated, rest "at Acme". The same reading serves the
first and the third person, so the rules by topic are written once. What may be believed of a clause is decided in `guards.py`.
"""

from dataclasses import dataclass, replace
from typing import Final, Literal

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.lexicon import (
    ADVERBS,
    AUXILIARIES,
    DETERMINERS,
    FILLERS,
    MODALS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    TRAILERS,
)
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.sentences import Segment, is_verbal_s
from mock_server.engine.extract.subjects import Subject, read_subject
from mock_server.engine.extract.tokens import Token
from mock_server.engine.extract.verbs import NOUNISH, verb

Tense = Literal["present", "past", "none"]


@dataclass(frozen=True, slots=True)
class Clause:
    """Hold one clause as read. verb "" means no verb was found and rest is the whole clause."""

    tokens: tuple[Token, ...]
    link: str
    subject: Subject
    verb: str
    form: str
    tense: Tense
    rest: tuple[Token, ...]
    lead: tuple[Token, ...] = ()
    negated: bool = False
    never: bool = False
    ended: bool = False
    """Once so and no longer: "used to", "no longer", "not ... any more"."""
    modal: str = ""
    perfect: bool = False
    progressive: bool = False
    adverbs: frozenset[str] = frozenset()

    @property
    def plain(self) -> bool:
        """Stated as so: not negated, not over, no modal."""
        return not (self.negated or self.ended or self.modal)

    @property
    def now(self) -> bool:
        """Stated as so at present, perfect included."""
        return self.plain and (self.tense == "present" or self.perfect)

    @property
    def who(self) -> tuple[Mention, ...]:
        """Whom the clause is about."""
        return self.subject.whos

    def starts(self, *words: str) -> bool:
        """Tell whether the rest begins with these words."""
        return len(self.rest) >= len(words) and all(t.low == w for t, w in zip(self.rest, words, strict=False))

    def has(self, *words: str) -> bool:
        """Tell whether any of these words stands in the clause."""
        return any(t.low in words for t in self.tokens)


_FRAGMENT_PARTICIPLES: Final = frozenset({"based", "born", "married", "engaged", "allergic", "raised", "divorced", "called", "named", "employed"})
_ELIDABLE: Final = frozenset(
    "love hate like enjoy prefer live work speak adore detest loathe despise dislike crave go play run own know eat have need want hope "
    "plan study teach freelance can_not".split()
)
_OWN_VERBS: Final = frozenset(
    "like love hate eat drink know have own want need live work think care mind enjoy understand speak believe feel get see smoke drive play trust "
    "really even particularly actually much do wear cook fancy remember sleep travel watch read".split()
)
"""After "don't", these tell of the speaker; any other verb is an order."""
_GERUND_HEADS: Final = frozenset("hobby hobbies pastime pastimes goal goals dream plan passion thing focus project job favourite love interest interests skill talent resolution aim".split())
"""After these, "is ...ing" says what the thing is, not what it is doing."""
_MAX_SUBJECT: Final = 9


def read_clause(segment: Segment, scene: Scene, before: Clause | None) -> Clause:
    """Read one raw clause. before: the clause whose subject and modal carry over, for "... and lives in Kiruna"."""
    inherited = before.subject if before is not None else None
    tokens = _strip_trailing(segment.tokens)
    begin = 0
    while begin < len(tokens) and begin < 10 and (size := _filler(tokens, begin)):
        begin += size
    subject, at = _find_subject(tokens, begin, segment.link, scene, inherited)
    lead = tokens[:at[0]]
    clause = _read_group(tokens, segment.link, subject, at[1], lead)
    if before is not None and clause.subject.elided and clause.subject.whos == before.subject.whos and clause.form == "base" and not clause.modal and segment.link in {"and", "or", ",", "then"}:
        return replace(clause, modal=before.modal, negated=clause.negated or (before.negated and segment.link == "or"))
    return clause


def _strip_trailing(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    end = len(tokens)
    while end > 0 and (tokens[end - 1].kind in ("mark", "emoji") or tokens[end - 1].low in {"lol", "haha", "btw", "lmao", "and", "so"}):
        end -= 1
    return tokens[:end]


_LEAD_PHRASES: Final = tuple(
    phrase.split()
    for phrase in (
        "by the way;to be honest;in fact;heads up;you know what;for the record;to be clear;for context;my bad;from now on;going forward;going forwards;moving forward;"
        "in future;in the future;from here on;from today;as of today;as of now;no offence;long story short;for what it 's worth;as it happens;at the moment;"
        "right now;for now;for starters;first of all;of course;on top of that;by default;just so you know;fun fact;quick update;small update;turns out;"
        "it turns out;at least;after all;in general;on reflection;come to think of it;if it helps;for your information;as you know;as a heads up;good news;bad news;big news"
    ).split(";")
)


def _filler(tokens: tuple[Token, ...], i: int) -> int:
    """Count the tokens at i that only open the clause: a mark, "well", "by the way", "from now on"."""
    token = tokens[i]
    if token.kind in ("mark", "emoji"):
        return 1
    if i + 1 >= len(tokens):
        return 0
    for phrase in _LEAD_PHRASES:
        if token.low == phrase[0] and [t.low for t in tokens[i : i + len(phrase)]] == phrase and i + len(phrase) < len(tokens):
            return len(phrase)
    if token.low in FILLERS and not (token.low in {"right", "good", "still", "no", "morning", "evening"} and tokens[i + 1].kind == "word" and tokens[i + 1].low not in {"i", "we", "it"} and token.low not in {"still"}):
        return 1
    return 0


def _find_subject(
    tokens: tuple[Token, ...], begin: int, link: str, scene: Scene, inherited: Subject | None
) -> tuple[Subject, tuple[int, int]]:
    """Find the subject; returns it with (index where it starts, index where the verb group starts)."""
    nobody = Subject((), "none")
    if begin >= len(tokens):
        return nobody, (begin, begin)
    if (link in {"who", "which", "that", "where"} or (tokens[begin].low == "who" and link == ",")) and not (
        tokens[begin].low in SUBJECT_PRONOUNS - {"who"} or tokens[begin].low in DETERMINERS
    ):
        begin += tokens[begin].low == "who"
        link = "who" if link == "," else link
        antecedent = scene.people[-1:] if link == "who" else []
        return Subject(tuple(antecedent), "third" if antecedent else "none"), (begin, begin)
    start = begin
    while start < len(tokens) and tokens[start].low in ADVERBS and tokens[start].low not in {"not"}:
        start += 1
    first = tokens[start] if start < len(tokens) else tokens[begin]
    if start + 2 < len(tokens) and first.low == "guess" and tokens[start + 1].low == "who" and tokens[start + 2].low in {"'s", "is", "just", "got", "has"}:
        return Subject((SPEAKER,), "first"), (start, start + 2)
    if start < len(tokens):
        if first.low in {"i", "we"}:
            return Subject((SPEAKER,), "first", plural=first.low == "we"), (start, start + 1)
        if first.low in {"me"} and start + 1 < len(tokens) and tokens[start + 1].low in {"and", "too"}:
            return _phrase_subject(tokens, start, scene, nobody)
        if first.low in SUBJECT_PRONOUNS:
            return _pronoun_subject(first, scene), (start, start + 1)
        if _verb_initial(tokens, start):
            return _elided(tokens, start, link, inherited), (begin, begin)
    # "on weekends I go bouldering": the phrase before "I" only sets the scene.
    for j in range(start, min(len(tokens), start + 8)):
        if tokens[j].low in {"i", "we"} and j + 1 < len(tokens):
            if not any(t.low in AUXILIARIES for t in tokens[start:j]) and tokens[j - 1].low != "and":
                return Subject((SPEAKER,), "first", plural=tokens[j].low == "we"), (j, j + 1)
            break
    return _phrase_subject(tokens, start, scene, nobody)


def _pronoun_subject(token: Token, scene: Scene) -> Subject:
    low = token.low
    if low == "you":
        return Subject((), "second")
    if low in {"he", "she", "they"}:
        return Subject(scene.resolve(low), "third", pronoun=low)
    if low == "it":
        return Subject(scene.resolve(low), "thing", pronoun=low)
    return Subject((), "none", pronoun=low)


def _verb_initial(tokens: tuple[Token, ...], i: int) -> bool:
    token = tokens[i]
    if token.low in _FRAGMENT_PARTICIPLES and i + 1 < len(tokens):
        return True
    if token.low in AUXILIARIES:
        return True
    form = verb(token.low)
    if form is None:
        return False
    following = tokens[i + 1] if i + 1 < len(tokens) else None
    if following is not None and (following.low in AUXILIARIES and following.low != "been") and form.form != "past":
        return False
    if token.low in NOUNISH and form.form != "base":
        return False
    return True


def _elided(tokens: tuple[Token, ...], i: int, link: str, inherited: Subject | None) -> Subject:
    """Decide who an unnamed subject is: the one of the clause before, or the speaker; base forms are orders instead."""
    form = verb(tokens[i].low)
    low = tokens[i].low
    following = tokens[i + 1].low if i + 1 < len(tokens) else ""
    after = tokens[i + 2].low if i + 2 < len(tokens) else ""
    if low in {"do", "never", "always"} and following == "not" and after not in _OWN_VERBS and (inherited is None or inherited.person != "third"):
        return Subject((), "second", elided=True, imperative=True)
    ordered = any(t.low in {"please", "always", "never", "kindly"} for t in tokens[:i])
    base = form is not None and form.form == "base" and low not in AUXILIARIES
    if base and ordered and low not in _ELIDABLE:
        return Subject((), "second", elided=True, imperative=True)
    if inherited is not None and base and link == "," and low not in _ELIDABLE:
        return Subject((), "second", elided=True)
    if inherited is not None and link in {"and", "but", "or", ",", "then", "so", "plus", "yet"} and inherited.person != "second":
        if not (form is not None and form.form == "base" and inherited.person == "third" and not inherited.plural):
            return Subject(inherited.whos, inherited.person, plural=inherited.plural, elided=True)
    if form is not None and form.form == "base" and tokens[i].low not in _ELIDABLE and tokens[i].low not in AUXILIARIES:
        return Subject((), "second", elided=True)
    if form is not None and form.form == "s" and tokens[i].low not in {"is", "has", "was", "does"}:
        return Subject((), "none", elided=True)
    if tokens[i].low in {"is", "has", "does", "are", "'s"}:
        return Subject((), "none", elided=True)
    return Subject((SPEAKER,), "first", elided=True)


def _phrase_subject(tokens: tuple[Token, ...], start: int, scene: Scene, nobody: Subject) -> tuple[Subject, tuple[int, int]]:
    for k in range(start + 1, min(len(tokens), start + 3)):
        # "helo my name is ...": whatever stands before "my" is no part of the subject.
        if tokens[k].low in {"my", "our"} and not any(
            t.low in DETERMINERS or t.low in PREPOSITIONS or t.low in AUXILIARIES or t.low in {"and", ",", "'s"} or verb(t.low) is not None for t in tokens[start:k]
        ):
            start = k
            break
    for j in range(start + 1, min(len(tokens), start + _MAX_SUBJECT)):
        low = tokens[j].low
        if tokens[j].kind == "mark" and low != ",":
            break
        if low == "'s":
            if is_verbal_s(tokens, j):
                return read_subject(tokens[start:j], scene), (start, j)
            continue
        if low in AUXILIARIES and low not in {"be", "been", "being"}:
            following = tokens[j + 1].low if j + 1 < len(tokens) else ""
            if tokens[j].capital and scene.cased and (following in AUXILIARIES or verb(following) is not None) and low in {"can", "will", "may"}:
                continue
            return read_subject(tokens[start:j], scene), (start, j)
        if low in ADVERBS and j > start and low in {"always", "never", "just", "also", "really", "still", "now", "already", "finally"}:
            following = tokens[j + 1].low if j + 1 < len(tokens) else ""
            if verb(following) is not None or following in AUXILIARIES:
                return read_subject(tokens[start:j], scene), (start, j)
            continue
        form = verb(low)
        if form is None or form.form == "ing" or (low in NOUNISH and j == start):
            continue
        if form.form == "base" and (low in NOUNISH or tokens[j - 1].low in PREPOSITIONS or tokens[j - 1].low in DETERMINERS):
            plural = any(t.low == "and" for t in tokens[start:j]) or (tokens[j - 1].low.endswith("s") and tokens[j - 1].low != "'s") or tokens[j - 1].low == "i"
            if not plural or tokens[j - 1].low in DETERMINERS:
                continue
        if form.form == "s" and low in NOUNISH and not tokens[j - 1].capital and tokens[j - 1].low in DETERMINERS:
            continue
        if form.form == "past" and ((low in {"named", "called", "based", "born", "used", "married", "made", "given"} and not (low == "used" and j + 1 < len(tokens) and tokens[j + 1].low == "to")) or (tokens[j - 1].low in DETERMINERS and low not in {"had", "was"})):
            continue
        return read_subject(tokens[start:j], scene), (start, j)
    return nobody, (start, len(tokens))


def _read_group(tokens: tuple[Token, ...], link: str, subject: Subject, at: int, lead: tuple[Token, ...]) -> Clause:
    """Read the verb group that starts at `at`."""
    negated = never = ended = perfect = progressive = False
    modal = ""
    lemma, form_name, tense = "", "", "none"
    adverbs: set[str] = {t.low for t in lead}
    i = at
    while i < len(tokens):
        low = tokens[i].low
        nxt = tokens[i + 1].low if i + 1 < len(tokens) else ""
        if low in {"no", "not"} and nxt in {"longer", "more"}:
            ended, i = True, i + 2
            continue
        if low == "used" and nxt == "to" and lemma in {"", "do"}:
            ended, i, tense = True, i + 2, "past"
            lemma = ""
            continue
        if low in {"not", "never", "hardly", "barely"}:
            negated = True
            never = never or low == "never"
            i += 1
            continue
        if low in {"kind", "sort"} and nxt == "of":
            adverbs.add("sort of")
            i += 2
            continue
        if low in ADVERBS and not (low in {"like", "even"} and nxt == ""):
            if lemma == "be" and nxt == "" and low in {"super"}:
                break
            adverbs.add(low)
            i += 1
            continue
        if low in MODALS and lemma == "":
            modal, i = low, i + 1
            continue
        if low == "to" and lemma in {"have", "need"} and not perfect and form_name != "past" and verb(nxt) is not None:
            modal, lemma, i = "must", "", i + 1
            continue
        form = verb("is" if low == "'s" else low)
        if form is None:
            break
        if lemma == "":
            lemma, form_name = form.lemma, form.form
            unchanged = low in {"quit", "split"} and modal == "" and not negated
            tense = "past" if form.form == "past" or unchanged else "present"
            i += 1
            continue
        if (lemma in {"have", "need"} or (lemma == "get" and perfect)) and low == "to":
            break
        if lemma == "have" and form.form == "past" and not perfect and _participle_follows(tokens, i):
            perfect = True
            tense = "present" if form_name != "past" else "past"
            if form.lemma == "get" and not _is_group_word(nxt) and not (nxt == "to"):
                i += 1  # "I've got a cat"
                perfect = False
                break
            lemma, form_name = form.lemma, form.form
            i += 1
            continue
        if lemma == "be" and form.form == "ing" and not (low in NOUNISH and nxt == "") and not (subject.person == "thing" and subject.head in _GERUND_HEADS):
            if low == "going" and nxt == "to" and i + 2 < len(tokens) and verb(tokens[i + 2].low) is not None and verb(tokens[i + 2].low).form == "base":  # type: ignore[union-attr]
                modal, lemma, progressive = "will", "", False
                i += 2
                continue
            progressive = True
            lemma, form_name = form.lemma, form.form
            i += 1
            continue
        if lemma == "do" and form.form == "base" and (negated or form_name in {"base", "s", "past"}):
            lemma = form.lemma
            form_name = form.form
            i += 1
            continue
        break
    if lemma == "be" and form_name == "ing" and perfect is False and subject.elided and at < len(tokens) and tokens[at].low == "being":
        tense = "none"
    if subject.elided and at < len(tokens) and tokens[at].low == "been":
        perfect, tense = True, "present"
    elif form_name == "ing" and subject.elided and not progressive:
        progressive, tense = True, "present"
    opening = next((k for k in range(at, i) if tokens[k].low not in ADVERBS), at)
    if subject.elided and lemma in {"base", "bear", "marry", "engage", "raise", "divorce", "employ"} and tokens[opening].low in _FRAGMENT_PARTICIPLES:
        lemma, tense, i = "be", "present", opening
    if subject.elided and at < len(tokens) and tokens[min(i, len(tokens) - 1)].low in _FRAGMENT_PARTICIPLES and lemma == "":
        lemma, tense = "be", "present"
    if lemma in {"be", "have"} and i < len(tokens) and tokens[i].low == "no" and i + 1 < len(tokens) and tokens[i + 1].low not in {"longer", "more"}:
        negated, i = True, i + 1
    rest = tokens[i:]
    low_rest = [t.low for t in rest]
    if negated and ("anymore" in low_rest or ("any" in low_rest and low_rest[low_rest.index("any") + 1 : low_rest.index("any") + 2] in (["more"], ["longer"]))):
        ended = True
        cut = low_rest.index("anymore") if "anymore" in low_rest else low_rest.index("any")
        rest = rest[:cut]
    if lemma == "":
        rest = tokens[at:] if at < len(tokens) else tokens[len(lead) :]
        if subject.person == "none" and not subject.elided:
            rest = tokens[len(lead) :]
    tense_out: Tense = "past" if tense == "past" else "present" if tense == "present" else "none"
    return Clause(tokens, link, subject, lemma, form_name, tense_out, rest, lead, negated, never, ended, modal, perfect, progressive, frozenset(adverbs))


def _is_group_word(low: str) -> bool:
    form = verb(low)
    return form is not None and form.form in ("past", "ing")


def _participle_follows(tokens: tuple[Token, ...], i: int) -> bool:
    return tokens[i].low not in NOUNISH or i + 1 >= len(tokens) or tokens[i + 1].low in PREPOSITIONS or tokens[i + 1].low in ADVERBS


__all__ = ["TRAILERS", "Clause", "read_clause"]
