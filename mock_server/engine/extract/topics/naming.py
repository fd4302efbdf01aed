"""What people are called: names told plainly, spelled out, signed, or given to what came without one."""

from dataclasses import replace
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.givennames import is_given_name
from mock_server.engine.extract.language.kinds import DIETS, JOBS, MOODS, NATIONALITIES, SPECIES_WORDS, STATES
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    DETERMINERS,
    FILLERS,
    PREPOSITIONS,
    TRAILERS,
    number_of,
    phrases,
    words,
)
from mock_server.engine.extract.language.phrases import Tokens, chunks, find, lows, trim_end
from mock_server.engine.extract.language.placenames import place
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.language.titles import find_index, is_job, organisation, title_at
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.work import employed

_GREETINGS: Final = words("hi hey hello hiya yo heya morning afternoon evening howdy greetings")

NAMELESS: Final = (
    JOBS
    | MOODS
    | STATES
    | DIETS
    | frozenset(NATIONALITIES)
    | ADVERBS
    | FILLERS
    | PREPOSITIONS
    | DETERMINERS
    | words(
        "good fine great well here there done back sorry glad curious interested new ready free open lost "
        "stuck old young sure okay cool awesome bad right wrong late early alone hungry thirsty cold hot "
        "warm dead alive serious kidding joking guessing looking trying like what who where how using "
        "able unable gay straight bi trans queer deaf blind autistic adhd dyslexic left right-handed "
        "left-handed human online male female atheist buddhist catholic christian muslim jewish hindu "
        "cornish bavarian breton sicilian texan californian flemish walloon sardinian tuscan andalusian galician manx "
        "scouse geordie mancunian londoner parisian berliner venetian hawaiian alaskan aussie northern "
        "southern western "
        "glaswegian brummie liverpudlian dubliner neapolitan roman milanese viennese muscovite swabian prussian saxon "
        "silesian moravian bohemian siberian punjabi bengali gujarati tamil keralan kashmiri sichuanese shanghainese "
        "cantonese okinawan sami lapp frisian kerala anatolian cretan corsican norman provençal gascon "
        "savoyard valencian "
        "asturian madeiran azorean floridian virginian bostonian chicagoan angeleno quebecer tasmanian "
        "queenslander kiwi "
        "agnostic introverted extroverted pacific eastern central mountain atlantic"
    )
)


def is_nameless(low: str) -> bool:
    """Tell whether a word says what somebody is rather than what they are called."""
    return low in NAMELESS


def _name(tokens: Tokens, scene: Scene, *, sure: bool) -> str:
    """Read a name at the start of the tokens; sure: the sentence says that a name follows, so small letters will do."""
    i = 0
    while i < len(tokens) and tokens[i].low in ({"just", "actually", "really"} if sure else set()):
        i += 1
    if i >= len(tokens) or tokens[i].kind != "word" or tokens[i].low in DETERMINERS:
        return ""
    end = name_end(tokens, i, scene)
    if end == i and sure and tokens[i].low not in PREPOSITIONS and verb(tokens[i].low) is None:
        end = name_end(tokens, i, scene, loose=True)
        while end > i + 1 and (tokens[end - 1].low in TRAILERS or tokens[end - 1].low in FILLERS):
            end -= 1
    if end == i or end - i > 4:
        return ""
    if tokens[i].low in NAMELESS and not (sure and tokens[i].capital):
        return ""
    if tokens[i].low[0].isdigit():
        return ""  # "im 6ft2"
    return scene.words(tokens[i:end])


def introduced(clause: Clause, scene: Scene) -> bool:
    """Read "my name is X", "name's X", "my full name is X", "her name's Juno"."""
    subject = clause.subject
    if not clause.now or not clause.rest:
        return False
    owner = subject.owner
    if any(t.low == "'s" for t in subject.tokens):
        return False
    while rest_is_spelling(clause.rest):
        clause = replace(clause, rest=clause.rest[1:])
    if clause.rest[0].low == "pronounced":
        return False
    if len(clause.rest) > 2 and _spelled_out(clause.rest[0].low) and clause.rest[1].low == ",":
        clause = replace(clause, rest=clause.rest[2:])
    if words("last middle maiden user dog's brand code") & subject.modifiers:
        return False
    if (
        owner is None
        and subject.tokens
        and (subject.tokens[0].low in {"name", "full", "names"} or lows(subject.tokens) == "the name")
    ):
        owner = SPEAKER
    rest = clause.rest
    name = _name(rest, scene, sure=True)
    if owner is None or not name:
        return False
    pending = scene.unnamed
    bare = subject.tokens and subject.tokens[0].low == "name" and scene.previous[-1:] != ()
    if bare and pending is not None and scene.previous[-1].low == pending.noun:
        return scene.give_names([name])  # "one tortoise. Name: Sheldon."
    if owner == SPEAKER and subject.head == "nickname" and _named_already(scene):
        return scene.goes_by(name)
    if owner == SPEAKER:
        return scene.claim(SPEAKER, "name", name)
    return scene.give_names([name])


def _named_already(scene: Scene) -> bool:
    """Tell whether the speaker has a name that a nickname stands beside."""
    return scene.ledger.holds("name") or bool(scene.held(SPEAKER, ("name",)))


def _spelled_out(low: str) -> bool:
    """Recognise "s-i-o-b-h-a-n"."""
    letters = low.split("-")
    return len(letters) > 2 and all(len(letter) == 1 for letter in letters)


def rest_is_spelling(rest: Tokens) -> bool:
    """Tell whether a name follows "spelled", "written", "pronounced"."""
    return len(rest) > 1 and rest[0].low in {"spelled", "spelt", "written", "actually", "just"}


def being(clause: Clause, scene: Scene) -> bool:
    """Read "I'm Maya", "it's Tomasz", "this is Priya", "she's called Juno"."""
    if clause.modal == "will" and clause.subject.pronoun and clause.rest and not clause.negated:
        name = _name(clause.rest, scene, sure=False)
        return bool(name) and clause.rest[0].capital and scene.give_names([name])  # "she's going to be Olive"
    if not clause.now or not clause.rest:
        return False
    rest = clause.rest
    as_name = lows(trim_end(rest)) in {"the name", "my name", "my first name", "my full name", "my real name"}
    if clause.subject.tokens and as_name and clause.subject.person == "third" and len(clause.who) == 1:
        return scene.claim(SPEAKER, "name", clause.who[0].name)  # "Percy's the name"
    if lows(rest[:2]) == "known as" and clause.subject.person == "first":
        name = _name(rest[2:], scene, sure=True)
        return bool(name) and scene.claim(SPEAKER, "name", name)
    pending = scene.unnamed
    bare = clause.subject.pronoun in {"she", "he"} and len(trim_end(rest)) == 1 and rest[0].capital and scene.cased
    if bare and pending is not None and pending.key in {"pet", "child"} and rest[0].low not in NAMELESS:
        return not clause.negated and scene.give_names([scene.words(rest[:1])])  # "adopted a cat, she's Pirate"
    if rest[0].low in {"called", "named"} and clause.subject.plural:
        name, _ = organisation(rest, 1, scene)
        return bool(name and scene.held(SPEAKER, ("employer",))) and scene.claim(SPEAKER, "employer", name)
    if rest[0].low in {"called", "named"}:
        name = _name(rest[1:], scene, sure=True)
        if not name:
            return False
        if clause.subject.person == "first":
            return not clause.subject.plural and scene.claim(SPEAKER, "name", name)
        return clause.subject.pronoun != "" and scene.give_names([name])
    if clause.subject.person == "first" and not clause.subject.elided and not clause.subject.plural:
        name = _name(rest, scene, sure=False)
        if not name or (
            name_end(rest, 0, scene) < len(trim_end(rest)) and rest[name_end(rest, 0, scene)].low in {"of", "at"}
        ):
            return False
        greeted = bool(_GREETINGS & {t.low for t in clause.lead})
        tail = rest[name_end(rest, 0, scene) :]
        if (scene.cased and rest[0].capital) or rest[0].caseless:
            clean = (
                not tail
                or tail[0].low in words(", and from by here btw but")
                or tail[0].kind == "mark"
                or tail[0].low in TRAILERS
                or (tail[0].low == "not" and len(tail) > 1 and tail[1].capital)
            )
            return clean and scene.claim(SPEAKER, "name", name) and (apposed(tail, scene) or True)
        alone = not tail or tail[0].low in words(", and from by here btw but") or tail[0].kind == "mark"
        if alone and not scene.cased and is_given_name(rest[0].low) and len(name.split()) <= 2:
            return scene.claim(SPEAKER, "name", name) and (apposed(tail, scene) or True)
        return greeted and len(name.split()) <= 2 and scene.claim(SPEAKER, "name", name)
    if clause.subject.pronoun == "it" and rest_is_spelling(rest) and rest[0].low in {"spelled", "spelt"}:
        name = _name(rest[1:], scene, sure=True)
        return bool(name) and scene.claim(SPEAKER, "name", name)
    if clause.subject.pronoun == "this" and not scene.cased and len(rest) == 1 and is_given_name(rest[0].low):
        return scene.claim(SPEAKER, "name", scene.words(rest))  # "hi this is marek"
    if clause.subject.pronoun in {"it", "this"} and scene.shouting and is_given_name(rest[0].low):
        tail = rest[1:]
        if not tail or (tail[0].low in {"from", "in", "here", "again", "speaking"} and scene.ledger.last() is None):
            where = place(tail[1:], scene) if len(tail) > 1 and tail[0].low in {"from", "in"} else ""
            if where:
                scene.claim(SPEAKER, "hometown" if tail[0].low == "from" else "location", where)
            return scene.claim(SPEAKER, "name", scene.words(rest[:1]))  # "ITS ANNELIESE", "THIS IS DOREEN FROM HULL"
    signed = len(rest) > 1 and rest[1].low in {"here", "again"} and is_given_name(rest[0].low)
    if clause.subject.pronoun == "it" and not scene.cased and signed:
        return scene.claim(SPEAKER, "name", scene.words(rest[:1]))  # "its gareth here"
    if clause.subject.pronoun == "it" and not scene.cased and _GREETINGS & {t.low for t in clause.lead}:
        # "hey its jordan"
        name = _name(rest, scene, sure=True)
        return bool(name) and " " not in name and scene.claim(SPEAKER, "name", name)
    if clause.subject.pronoun in {"it", "this"} and scene.cased and rest[0].capital:
        text = {t.low for t in rest} | clause.adverbs
        name = _name(rest, scene, sure=False)
        end = name_end(rest, 0, scene)
        own = (
            clause.subject.pronoun == "this"
            or {"btw", "here", "actually", "again"} & text
            or _spelling(rest[end:])
            or find(clause.tokens, "not") > 0
            or scene.ledger.last() is None
        )
        if (
            name
            and own
            and clause.subject.pronoun == "it"
            and not ({"btw", "here", "actually"} & text or _corrected(scene, rest) or _spelling(rest[end:]))
        ):
            return False
        if {"my", "our"} & {t.low for t in rest[end : end + 2]}:
            return False  # "this is Tofu, my hamster"
        clean = end == len(rest) or rest[end].low in words(", btw here not by actually again") or _spelling(rest[end:])
        if name and own and clean:
            return scene.claim(SPEAKER, "name", name)
    return False


_OFFICES: Final = words(
    "accounts hr it sales marketing finance legal reception support payroll work admin yesterday before"
)


def _spelling(tail: Tokens) -> bool:
    """Tell whether a name is followed by how to write or say it: "without the h", "with a fada", "pronounced EE-fa"."""
    tail = tail[1:] if tail and tail[0].low == "," else tail
    if len(tail) < 2:
        return False
    if tail[0].low in {"pronounced", "spelled", "spelt"}:
        return True
    return tail[0].low in {"with", "without"} and any(
        len(t.low) == 1 or t.low in words("fada accent umlaut hyphen tilde cedilla silent double ie") for t in tail[2:4]
    )


def apposed(tail: Tokens, scene: Scene) -> bool:
    """Read what follows a name: "I'm Kwame, a sous-chef from Kumasi", "I'm Sana, 29, from Leeds"."""
    done = False
    for part in chunks(tail):
        while len(part) > 1 and part[0].low in ADVERBS:
            part = part[1:]
        if part[0].low == "from":
            where = place(part[1:], scene) if len(part) > 1 and part[1].low not in _OFFICES else ""
            done = (bool(where) and scene.claim(SPEAKER, "hometown", where)) or done
            continue
        age = number_of(part[0].low)
        if age is not None and 5 <= age < 120 and (len(part) == 1 or part[1].low in {"years", "year", "yo"}):
            done = scene.claim(SPEAKER, "age", scene.words(part[:1])) or done
            continue
        title = title_at(part)
        if title and is_job(title):
            done = scene.claim(SPEAKER, "job_title", scene.words(title)) or done
            rest = part[find_index(part, title) :]
            employed(rest, (SPEAKER,), scene)
            if rest and rest[0].low in {"from", "in"} and (where := place(rest[1:], scene)):
                scene.claim(SPEAKER, "hometown" if rest[0].low == "from" else "location", where)
    return done


def _corrected(scene: Scene, rest: Tokens) -> bool:
    """Tell whether ", not Thomas" follows in the text: a correction of one's own name."""
    after = scene.text[rest[-1].end : rest[-1].end + 12].casefold()
    renamed = scene.ledger.holds("name")
    return renamed or after.startswith(
        phrases(", not ;, pronounced;, spelled;, spelt;, short for;, with a; with a; not ; btw;, btw; by the way")
    )


def called(clause: Clause, scene: Scene) -> bool:
    """Read "call me Dev", "people call me Dev", "I go by Dev", "friends call me Dev"."""
    if clause.negated or clause.ended or (clause.subject.person == "second" and clause.tense == "past"):
        return False
    rest = clause.rest
    if clause.verb == "know":
        if not clause.starts("me", "as") or not clause.now:
            return False
        name = _name(rest[2:], scene, sure=True)
    elif clause.verb == "go":
        if not clause.starts("by") or clause.who != (SPEAKER,) or not clause.now:
            return False
        if clause.subject.elided and clause.form == "s" and not SPECIES_WORDS.isdisjoint(scene.said):
            return False  # "got a parrot, goes by Captain"
        name = _name(rest[1:], scene, sure=True)
        if name in words("train bus bike car foot plane boat tram ferry taxi bicycle air sea rail"):
            return False
    else:
        if not clause.starts("me"):
            return False
        name = _name(rest[1:], scene, sure=True)
        if name.casefold() in words(
            "anything whatever something nothing everything names back later tomorrow when if crazy old-fashioned "
            "anytime on at a maybe biased paranoid"
        ):
            return False
    if scene.cased and name[:1].islower() and clause.subject.person == "third":
        return False  # "my brother still calls me shrimp"
    for other in scene.ledger.values("name") if name else ():
        scene.goes_by(other)  # "I'm Katherine but everyone calls me Kat"
    return bool(name) and scene.claim(SPEAKER, "name", name)


def answering(clause: Clause, scene: Scene) -> bool:
    """Read "he answers to Gulliver" of an animal or child just introduced."""
    pending = scene.unnamed
    if not clause.now or pending is None or not clause.subject.pronoun or not clause.starts("to"):
        return False
    return pending.key in {"pet", "child"} and scene.give_names([_name(clause.rest[1:], scene, sure=True)])


def asked_to_call(clause: Clause, scene: Scene) -> bool:
    """Read "would you mind calling me Mrs Adeyemi?"."""
    at = next((i for i, t in enumerate(clause.tokens) if t.low in {"calling", "call"}), -1)
    if (
        at < 1
        or at + 2 >= len(clause.tokens)
        or clause.tokens[at + 1].low != "me"
        or clause.tokens[0].low not in {"would", "could", "can", "will"}
    ):
        return False
    end = name_end(clause.tokens, at + 2, scene)
    return scene.cased and end > at + 2 and scene.claim(SPEAKER, "name", scene.words(clause.tokens[at + 2 : end]))
