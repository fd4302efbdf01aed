"""Nationalities, and the languages people speak."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.kinds import LANGUAGES, NATIONALITIES, PROGRAMMING
from mock_server.engine.extract.language.lexicon import TRAILERS, words
from mock_server.engine.extract.language.phrases import Tokens, find, items, lows, trim
from mock_server.engine.extract.scene import Scene


def passport(clause: Clause, scene: Scene) -> bool:
    """Read "hold a Croatian passport", "have Irish citizenship"."""
    if not clause.who or not clause.now:
        return False
    at = find(clause.rest, "passport", "citizenship", "nationality")
    if at < 1 or clause.rest[at - 1].low not in NATIONALITIES:
        return False
    return scene.claim_each(clause.who, "nationality", [scene.words(clause.rest[at - 1 : at])])


def listed_languages(clause: Clause, scene: Scene) -> bool:
    """Read the list behind "I'm trilingual:"."""
    if clause.link not in {":", "-", "(", "–", "—"} or scene.said.isdisjoint(_OF_TONGUES):
        return False
    spoken = [_language(trim(item), scene) for item in items(clause.rest)]
    return all(spoken) and scene.claim_each((SPEAKER,), "language", spoken)


_OF_TONGUES: Final = words("trilingual bilingual languages speak multilingual fluent polyglot quadrilingual")


def noted_languages(clause: Clause, scene: Scene) -> bool:
    """Read the note "Spanish and some French" behind others that tell of the speaker: "two boys, Bo and Ike; ..."."""
    newest = scene.ledger.last()
    if (
        clause.link not in {";", ",", ".", "|", "/"}
        or newest is None
        or newest[1].subject != SPEAKER
        or len(clause.rest) > 9
    ):
        return False
    spoken = [_language(_unmarked(trim(item)), scene) for item in items(clause.rest)]
    return len(spoken) > 1 and all(spoken) and scene.claim_each((SPEAKER,), "language", spoken)


def _unmarked(tokens: Tokens) -> Tokens:
    """Leave off how well a tongue is spoken: "some French", "fluent Arabic"."""
    while len(tokens) > 1 and tokens[0].low in _LEVELS:
        tokens = tokens[1:]
    return tokens


_LEVELS: Final = words("some a bit of little fluent basic good decent native school rusty broken passable plus my both")


def as_a(clause: Clause, scene: Scene) -> bool:
    """Scan for "as a Finn I love saunas"."""
    lead = clause.lead if clause.verb else clause.tokens
    if not scene.about_speaker:
        return False
    for i in range(len(lead) - 2):
        if (
            lead[i].low == "as"
            and lead[i + 1].low in {"a", "an"}
            and lead[i + 2].low in NATIONALITIES
            and (i + 3 == len(lead) or lead[i + 3].low == ",")
        ):
            return scene.claim(SPEAKER, "nationality", scene.words(lead[i + 2 : i + 3]))
    return False


def origin_aside(clause: Clause, scene: Scene) -> bool:
    """Scan for "Finnish by birth, I grew up in Oulu"."""
    lead = clause.lead if clause.verb else clause.tokens
    if clause.verb == "" and len(lead) > 1 and lead[0].low in NATIONALITIES and lead[1].low in {"by", "born"}:
        return scene.claim(SPEAKER, "nationality", scene.words(lead[:1]))
    for i in range(len(lead) - 1):
        if lead[i].low in NATIONALITIES and lead[i + 1].low in {"by", "born"} and clause.who == (SPEAKER,):
            return scene.claim(SPEAKER, "nationality", scene.words(lead[i : i + 1]))
    return False


def national(clause: Clause, scene: Scene) -> bool:
    """Read "am Portuguese", "am half Danish, half Thai" (both), "my nationality is X"."""
    if not clause.now or not clause.rest:
        return False
    owners = (
        clause.who
        if clause.subject.head not in {"nationality", "citizenship"}
        else (clause.subject.owner,)
        if clause.subject.owner
        else ()
    )
    i = 0
    while i < len(clause.rest) and (
        clause.rest[i].low in words("a an half part proud native born") or clause.rest[i].low.endswith("-born")
    ):
        i += 1
    if i and clause.rest[i - 1].low in {"half", "part"}:
        last = max((k for k, t in enumerate(clause.rest[: i + 6]) if t.low in NATIONALITIES), default=-1)
        if last >= i and owners:
            return scene.claim_each(owners, "nationality", [scene.words(clause.rest[i - 1 : last + 1])])
    pair = " ".join(t.low for t in clause.rest[i : i + 2])
    size = 2 if pair in NATIONALITIES else 1 if i < len(clause.rest) and clause.rest[i].low in NATIONALITIES else 0
    if not owners or not size:
        return False
    tail = clause.rest[i + size].low if i + size < len(clause.rest) else ""
    if (
        tail
        and tail
        not in words("citizen national , and but by originally - through on born living based working in at who")
        and tail not in TRAILERS
    ):
        return False
    return scene.claim_each(owners, "nationality", [scene.words(clause.rest[i : i + size])])


def speaking(clause: Clause, scene: Scene) -> bool:
    """Read "speak Korean, English and a bit of Dutch", "am fluent in X", "my first language is X"."""
    rest = clause.rest
    if clause.negated or clause.ended or not rest or clause.modal not in {"", "can"}:
        return False
    if clause.tense == "past" and not any(t.low == "speaking" for t in rest[:2]):
        return False
    if clause.verb == "be" and clause.form == "base" and clause.subject.elided:
        return False  # "this year's aim: be conversational in Basque"
    owners = clause.who
    if clause.verb == "be":
        speaker = find(rest, "speaker", "speakers")
        if 1 <= speaker <= 4 and rest[speaker - 1].low in LANGUAGES and clause.who:
            rest = rest[speaker - 1 : speaker]
        elif clause.subject.owner is not None and clause.subject.head in LANGUAGES and len(clause.subject.tokens) == 2:
            if not words(
                "good okay ok fluent decent rusty basic fine great excellent passable better conversational "
                "improving terrible bad"
            ) & {t.low for t in rest}:
                return False
            rest, owners = clause.subject.tokens[1:], (clause.subject.owner,)
        elif rest[0].low == "raised" and len(rest) > 2 and rest[1].low == "speaking" and clause.who:
            rest = rest[2:]
        elif (
            clause.subject.tokens
            and lows(rest) in {"the languages i speak", "my languages", "languages i speak", "the languages"}
        ) or (
            lows(rest).removesuffix(" too")
            in {"my first language", "my native language", "my mother tongue", "my second language", "my native tongue"}
            and clause.subject.tokens
        ):
            rest, owners = clause.subject.tokens, (SPEAKER,)
        elif rest[0].low in words("fluent bilingual trilingual conversational proficient native") and clause.who:
            at = find(rest, "in")
            rest = rest[at + 1 :] if at >= 0 else rest[1:]
        elif clause.subject.head in {"language", "tongue", "languages"} and clause.subject.owner is not None:
            if {"programming", "coding", "scripting", "love", "favourite"} & clause.subject.modifiers:
                return False
            owners = (clause.subject.owner,)
        else:
            return False
    elif lows(rest[:1]) == "speaking" or (len(rest) > 1 and rest[1].low == "speaking"):
        if clause.verb not in {"grow", "raise"}:
            return False
        rest = rest[find(rest, "speaking") + 1 :]
    elif clause.verb == "get":
        if lows(rest[:2]) != "by in":
            return False
        rest = rest[2:]
    elif clause.verb not in {"speak", "know", "understand"}:
        return False
    spoken = [trim(item) for item in items(rest)]
    found = [lang for item in spoken if (lang := _language(item, scene))]
    if not owners or not found:
        return False
    if clause.verb == "speak" and scene.cased and len(found) < len(spoken):
        found = [_language(item, scene) or _unheard_of(item, scene) for item in spoken]
    for owner in owners:
        for lang in filter(None, found):
            scene.claim(owner, "language", lang)
    return True


def _unheard_of(item: Tokens, scene: Scene) -> str:
    """Take a capital word in a list of languages for one more."""
    while item and item[0].low in _SCRAPS:
        item = item[1:]
    named = len(item) == 1 and item[0].capital and item[0].low not in PROGRAMMING
    return scene.words(item) if named else ""


_SCRAPS: Final = words("some a bit of little basic broken decent fluent passable and good bad enough")


def _language(item: Tokens, scene: Scene) -> str:
    text = lows(item)
    if text in LANGUAGES:
        return scene.words(item)
    for i in range(len(item) - 1):
        if f"{item[i].low} {item[i + 1].low}" in LANGUAGES:
            return scene.words(item[i : i + 2])
    for i, token in enumerate(item):
        if token.low in LANGUAGES:
            return scene.words(item[i : i + 1])
    return ""
