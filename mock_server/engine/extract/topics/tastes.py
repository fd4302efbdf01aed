"""Likes, dislikes and preferences."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.lexicon import AUXILIARIES, PREPOSITIONS, phrases, words
from mock_server.engine.extract.language.phrases import Tokens, find, items, lows, trim, trim_end, upto_break
from mock_server.engine.extract.language.verbs import NOUNISH, verb
from mock_server.engine.extract.scene import Scene

LIKING: Final = words("love like enjoy adore dig fancy")

DISLIKING: Final = frozenset({"hate", "dislike", "detest", "loathe", "despise"})

_HOLDING: Final = words("with involving containing featuring by")
_KEEP: Final = frozenset({"of", "with", "from", "about", "by"})

_GERUND_KEEP: Final = words("of with from about by in on at to for up through along into around under over out down")

VAGUE: Final = words(
    "it this that them these those him her you me us myself one ones something anything everything "
    "nothing things thing stuff way idea what how when where who to here there lot both all same so "
    "if the a an your his everyone people someone anyone more yours mine ours theirs none nobody i we he she they"
)


def things(tokens: Tokens, scene: Scene) -> list[str]:
    """Read the things liked: a list of clean noun phrases, "it" and the like left out."""
    out: list[str] = []
    for item in items(tokens):
        started = verb(item[0].low) if item else None
        acts = bool(item) and (
            item[0].low not in NOUNISH or (len(item) > 1 and item[1].low in {"me", "us", "you", "him", "them", "it"})
        )
        if out and started is not None and started.form in {"past", "s"} and acts:
            break  # "I love Portugal, went there three times"
        if out and (item[0].low in {"less", "never"} or {"fan", "fans", "lover"} & {t.low for t in item[:4]}):
            break  # "rainy Sundays, less so windy Mondays"
        gerund = (
            (base := verb(tokens[0].low)) is not None
            and base.form == "base"
            and tokens[0].low not in NOUNISH
            and item[0] is tokens[0]
        )
        gerund = gerund or (bool(item) and (form := verb(item[0].low)) is not None and form.form == "ing")
        cut = upto_break(item, keep=_GERUND_KEEP if gerund else _KEEP)
        whole = len(cut) > 1 and cut[-1].low in _MOMENTS and not any(t.low in PREPOSITIONS for t in cut[:-1])
        phrase = trim(cut, keep_dates=whole)
        if len(phrase) > 1 and phrase[0].low in _HOLDING and item[0].low in {"anything", "everything", "all"}:
            phrase = phrase[1:]  # "anything with aubergine"
        mine = next((i for i, t in enumerate(phrase) if i > 0 and t.low in {"my", "me", "i", "we", "our"}), -1)
        if mine > 0:
            back = mine
            while back > 0 and phrase[back - 1].low in PREPOSITIONS:
                back -= 1
            phrase = trim(phrase[:back])
        if deictic(phrase):
            break
        if item[0].low == "people" and len(tokens) > 2 and item[0] is tokens[0] and tokens[1].low == "who":
            return [scene.words(trim_end(tokens[:_PEOPLE]))]  # "can't stand people who chew loud"
        if not phrase or phrase[0].low in VAGUE or phrase[0].kind not in ("word", "number") or len(phrase) > 8:
            break
        if item[0].low in {"my", "our"} and len(item) > 3 and item[2].low == "'s":
            out.append(scene.words(item[1 : len(cut)]))  # "my gran's plum dumplings"
            continue
        if phrase[0].low in words("my your his her our their") or item[0].low in words(
            "my your his her their our that this"
        ):
            break
        out.append(scene.words(phrase))
        if len(cut) < len(item):
            break
    return out


_PEOPLE: Final = 6
_MOMENTS: Final = words(
    "mondays tuesdays wednesdays thursdays fridays saturdays sundays mornings evenings nights winters summers "
    "weekends "
    "afternoons autumns springs"
)
"""Plural, these are things to like: "rainy Sundays"."""

_ORDINALS: Final = words(
    "first second third fourth last other previous former latter original new old next top bottom "
    "left right longer shorter simpler"
)

_DRAFTS: Final = words(
    "one version draft option approach answer suggestion title paragraph idea choice way variant "
    "example solution design sentence wording line colour color chapter part half episode season book act stage"
)


def deictic(phrase: Tokens) -> bool:
    """Tell whether a phrase points into the conversation: "the second one", "option B", "your version"."""
    if not phrase:
        return False
    if phrase[0].low in {"option", "version", "draft", "number", "plan"} and len(phrase) <= 2:
        return True
    return phrase[0].low in _ORDINALS and any(t.low in _DRAFTS for t in phrase[1:3])


def _with_topic(rest: Tokens, scene: Scene) -> Tokens:
    """Put what was just named in place of "them"."""
    return (*scene.topic, *rest[1:]) if scene.topic and rest and rest[0].low in {"it", "them", "those"} else rest


def liking(clause: Clause, scene: Scene) -> bool:
    """Read "love X and Y", "don't like X", "never liked X", "used to love X" (over)."""
    rest = _with_topic(clause.rest, scene)
    if clause.who and not rest and clause.now and clause.verb in LIKING | DISLIKING:
        scene.listing = (clause.who, "dislikes" if clause.verb in DISLIKING else "likes")  # "two things I hate: ..."
    if (
        not clause.who
        or not rest
        or clause.modal
        or (clause.progressive and clause.verb not in {"love", "enjoy", "like", "hate"})
    ):
        return False
    if rest[0].low == "to" and len(rest) > 1:
        rest = rest[1:]
        if rest[0].low in words("be know see hear have think say thank point ask admit break bother"):
            return False
    if _likens(clause, rest, scene):
        return False
    dislikes = clause.verb in DISLIKING
    if clause.ended:
        return False
    if rest[0].low in {"it", "them"} and len(rest) <= 2 and clause.subject.person == "third" and not clause.negated:
        return clause.now and _of_it(clause, "dislikes" if dislikes else "likes", scene)
    if clause.negated:
        if dislikes or clause.verb in {"love", "fancy"} or (clause.tense == "past" and not clause.never):
            return False  # "don't hate" and "don't love" say little
        return scene.claim_each(clause.who, "dislikes", things(_negative(rest), scene))
    if not (
        clause.tense in {"present", "none"} or clause.perfect or (clause.tense == "past" and "always" in clause.adverbs)
    ):
        return False
    while len(rest) > 1 and (rest[0].low == "love" or (rest[0].low == "," and rest[1].low == "love")):
        rest = rest[1:]
    if rest[0].low == "," or rest[0].low in AUXILIARIES:
        return False  # "the songs I love are old"
    if lows(rest[:2]) in {"like that", "to hear"} or (clause.verb == "like" and {"would", "'d"} & {clause.modal}):
        return False
    return scene.claim_each(clause.who, "dislikes" if dislikes else "likes", things(rest, scene))


def _likens(clause: Clause, rest: Tokens, scene: Scene) -> bool:
    """Recognise "hate olives. like chewing rubber": what the thing just judged is like."""
    doing = rest[0].low
    last = scene.ledger.last()
    if clause.verb != "like" or not clause.subject.elided or not doing.endswith("ing") or len(rest) < 2:
        return False
    judged = last is not None and last[1].key in {"likes", "dislikes"}
    return judged and clause.link in ({"", ","} if doing in _MOUTHED else {""})


_MOUTHED: Final = words(
    "chewing licking eating drinking swallowing biting sucking having being getting watching trying talking pulling"
)


def _of_it(clause: Clause, key: str, scene: Scene) -> bool:
    """Read "Delphine hates flying, Marc adores it": "it" is what the clause before judged."""
    last = scene.ledger.last()
    if last is None or last[1].key not in {"likes", "dislikes"} or last[1].value is None:
        return False
    others = tuple(who for who in clause.who if who != last[1].subject)
    return scene.claim_each(others, key, [last[1].value])


def _negative(rest: Tokens) -> Tokens:
    return tuple(t for i, t in enumerate(rest) if not (i == 0 and t.low in {"any", "much"}))


def getting_enough(clause: Clause, scene: Scene) -> bool:
    """Read "can't get enough of X"."""
    if (
        not clause.who
        or not clause.negated
        or clause.modal not in {"can", "could"}
        or not clause.starts("enough", "of")
    ):
        return False
    return scene.claim_each(clause.who, "likes", things(clause.rest[2:], scene))


def listed(clause: Clause, scene: Scene) -> bool:
    """Read the list behind "two things I hate:"."""
    if clause.link not in {":", "-", "–", "—"} or scene.listing is None:
        return False
    whom, key = scene.listing
    scene.listing = None
    return scene.claim_each(whom, key, things(clause.rest, scene))


def bored(clause: Clause, scene: Scene) -> bool:
    """Read "get bored by cricket"."""
    if (
        not clause.who
        or not clause.now
        or len(clause.rest) < 3
        or clause.rest[0].low not in words("bored annoyed irritated overwhelmed")
        or clause.rest[1].low not in {"by", "of", "with"}
    ):
        return False
    return scene.claim_each(clause.who, "dislikes", things(clause.rest[2:], scene))


def standing(clause: Clause, scene: Scene) -> bool:
    """Read "can't stand X", "can't bear X", "don't care for X", "could not stand"."""
    if not clause.who or not clause.negated or clause.ended:
        return False
    if clause.verb in {"stand", "bear", "tolerate", "abide", "stomach"} and not clause.starts("by"):
        if clause.rest and clause.rest[0].low in {"it", "them"} and clause.subject.person == "third":
            return clause.modal in {"can", "could"} and _of_it(clause, "dislikes", scene)
        return clause.modal in {"can", "could"} and scene.claim_each(
            clause.who, "dislikes", things(_with_topic(clause.rest, scene), scene)
        )
    if clause.verb == "care" and clause.starts("for"):
        return scene.claim_each(clause.who, "dislikes", things(clause.rest[1:], scene))
    return False


def being(clause: Clause, scene: Scene) -> bool:
    """Read "am into X", "am a big fan of X", "am not keen on X", "am obsessed with X", "am sick of X"."""
    rest = clause.rest
    if not clause.who or not rest or clause.modal or clause.ended or clause.tense != "present":
        return False
    while (
        len(rest) > 1
        and rest[0].low in words("big really super heavily massively very seriously all so huge")
        and rest[1].low in {"into", "about", "keen", "fond", "on"}
    ):
        rest = rest[1:]
    text = lows(rest[:6])
    positive: int | None = None
    for opening in phrases(
        "into ;fond of ;keen on ;obsessed with ;crazy about ;mad about ;passionate about ;addicted to ;"
        "partial to ;nuts about ;hooked on ;a sucker for ;big on ;wild about ;a fiend for ;a devotee of ;"
        "devoted to ;a big believer in "
    ):
        if text.startswith(opening):
            positive = opening.count(" ")
    fan = find(rest, "fan", "lover", "fans")
    if positive is None and 0 <= fan <= 4 and fan + 1 < len(rest) and rest[fan + 1].low == "of":
        positive = fan + 2
    if positive is not None:
        values = things(rest[positive:], scene)
        if values and values[0].casefold() in {"something", "it", "this"}:
            return False
        return scene.claim_each(clause.who, "dislikes" if clause.negated else "likes", values)
    for opening in ("sick of ", "tired of ", "fed up with "):
        if text.startswith(opening):
            return False
    if (
        not clause.negated
        and 1 <= fan <= 5
        and rest[fan].low in {"fan", "lover"}
        and rest[0].low in words("a an huge big massive lifelong total such")
        and (fan + 1 == len(rest) or rest[fan + 1].low in {"here", ",", "and", "since", "but"})
    ):
        phrase = trim(rest[:fan])
        phrase = tuple(t for t in phrase if t.low not in words("big huge massive lifelong die-hard diehard"))
        return bool(phrase) and scene.claim_each(clause.who, "likes", [scene.words(phrase)])
    return False


def favourite(clause: Clause, scene: Scene) -> bool:
    """Read "my favourite food is X", "X is my favourite"."""
    if not clause.now or not clause.rest:
        return False
    subject = clause.subject
    if (
        subject.head in {"pleasure", "weakness", "obsession"} or {"favourite", "favourites"} & subject.modifiers
    ) and subject.owner is not None:
        if subject.head in words("part bit scene moment detail thing line version answer option"):
            return False  # of something both are talking about
        if {"least"} & subject.modifiers:
            return scene.claim_each((subject.owner,), "dislikes", things(clause.rest, scene))
        return scene.claim_each((subject.owner,), "likes", things(clause.rest, scene))
    text = lows(clause.rest)
    if (
        text.startswith(("my favourite", "my absolute favourite", "my all-time favourite"))
        and subject.tokens
        and subject.owner is None
        and subject.person in ("thing", "third")
    ):
        return scene.claim_each((SPEAKER,), "likes", [scene.words(trim(subject.tokens))])
    return False


def guilty(clause: Clause, scene: Scene) -> bool:
    """Read "X is not my thing", "X is not for me", "X makes me happy" as what they say about X."""
    subject = clause.subject
    if not subject.tokens or subject.owner is not None or not clause.rest or subject.person not in ("thing", "third"):
        return False
    text = lows(clause.rest)
    if (
        clause.verb == "be"
        and clause.tense == "present"
        and text in {"my thing", "my jam", "my cup of tea", "for me", "my favourite"}
    ):
        if text == "for me" and not clause.negated:
            return False
        return scene.claim(SPEAKER, "dislikes" if clause.negated else "likes", scene.words(trim(subject.tokens)))
    return False
