"""Who somebody is: name, age, birthday, contact, time zone, nationality, languages."""

import re
from dataclasses import replace
from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.clauses import Clause
from mock_server.engine.extract.dates import MONTHS, is_year
from mock_server.engine.extract.kinds import DIETS, JOBS, LANGUAGES, MOODS, NATIONALITIES, STATES
from mock_server.engine.extract.lexicon import ADVERBS, DETERMINERS, FILLERS, KIN, PREPOSITIONS, TRAILERS, number_of
from mock_server.engine.extract.phrases import Tokens, chunks, find, items, lows, place, trim, trim_end
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.subjects import name_end
from mock_server.engine.extract.tokens import Token
from mock_server.engine.extract.verbs import verb
from mock_server.engine.extract.work import employed, find_index, is_job, title_at

_GREETINGS: Final = frozenset({"hi", "hey", "hello", "hiya", "yo", "heya", "morning", "afternoon", "evening", "howdy", "greetings"})
_PHONE: Final = re.compile(r"\+?\(?\d[\d ().\-/]{5,22}\d")
_NAMELESS: Final = JOBS | MOODS | STATES | DIETS | frozenset(NATIONALITIES) | ADVERBS | FILLERS | PREPOSITIONS | DETERMINERS | frozenset(
    "good fine great well here there done back sorry glad curious interested new ready free open lost stuck old young sure okay cool "
    "awesome bad right wrong late early alone hungry thirsty cold hot warm dead alive serious kidding joking guessing looking trying "
    "like what who where how using able unable gay straight bi trans queer deaf blind autistic adhd dyslexic left right-handed "
    "left-handed human online male female atheist buddhist catholic christian muslim jewish hindu agnostic introverted extroverted".split()
)  # fmt: skip


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
    if tokens[i].low in _NAMELESS and not (sure and tokens[i].capital):
        return ""
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
    if {"last", "middle", "maiden", "user", "dog's", "brand", "code"} & subject.modifiers:
        return False
    if owner is None and subject.tokens and (subject.tokens[0].low in {"name", "full", "names"} or lows(subject.tokens) == "the name"):
        owner = SPEAKER
    rest = clause.rest
    name = _name(rest, scene, sure=True)
    if owner is None or not name:
        return False
    if owner == SPEAKER:
        return scene.claim(SPEAKER, "name", name)
    return named_later(name, scene)


def rest_is_spelling(rest: Tokens) -> bool:
    """Tell whether a name follows "spelled", "written", "pronounced"."""
    return len(rest) > 1 and rest[0].low in {"spelled", "spelt", "written", "actually", "just"}


def named_later(name: str, scene: Scene) -> bool:
    """Give a name to what was introduced without one ("a greyhound ... her name's Juno")."""
    pending = scene.unnamed
    if pending is None:
        return False
    scene.rename(Mention("person", pending.noun), scene.person(name))
    fact = scene.facts[pending.draft] if 0 <= pending.draft < len(scene.facts) else None
    if fact is not None:
        scene.facts[pending.draft] = None
    scene.claim(pending.owner, pending.key, name)
    if pending.key != "pet":
        scene.people.append(scene.person(name))
    else:
        scene.people.append(Mention("other", name))
    scene.unnamed = None
    return True


def being(clause: Clause, scene: Scene) -> bool:
    """Read "I'm Maya", "it's Tomasz", "this is Priya", "she's called Juno"."""
    if not clause.now or not clause.rest:
        return False
    rest = clause.rest
    if rest[0].low in {"called", "named"}:
        name = _name(rest[1:], scene, sure=True)
        if not name:
            return False
        if clause.subject.person == "first":
            return scene.claim(SPEAKER, "name", name)
        return clause.subject.pronoun != "" and named_later(name, scene)
    if clause.subject.person == "first" and not clause.subject.elided and not clause.subject.plural:
        name = _name(rest, scene, sure=False)
        if not name or name_end(rest, 0, scene) < len(trim_end(rest)) and rest[name_end(rest, 0, scene)].low in {"of", "at"}:
            return False
        greeted = bool(_GREETINGS & {t.low for t in clause.lead})
        tail = rest[name_end(rest, 0, scene) :]
        if (scene.cased and rest[0].capital) or rest[0].caseless:
            clean = not tail or tail[0].low in {",", "and", "from", "by", "here", "btw", "but"} or tail[0].kind == "mark" or tail[0].low in TRAILERS
            return clean and scene.claim(SPEAKER, "name", name) and (_apposed(tail, scene) or True)
        return greeted and len(name.split()) <= 2 and scene.claim(SPEAKER, "name", name)
    if clause.subject.pronoun == "it" and rest_is_spelling(rest) and rest[0].low in {"spelled", "spelt"}:
        name = _name(rest[1:], scene, sure=True)
        return bool(name) and scene.claim(SPEAKER, "name", name)
    if clause.subject.pronoun in {"it", "this"} and scene.cased and rest[0].capital:
        text = {t.low for t in rest} | clause.adverbs
        name = _name(rest, scene, sure=False)
        own = clause.subject.pronoun == "this" or {"btw", "here", "actually", "again"} & text or find(clause.tokens, "not") > 0 or scene.facts == []
        if name and own and clause.subject.pronoun == "it" and not ({"btw", "here", "actually"} & text or _corrected(scene, rest)):
            return False
        end = name_end(rest, 0, scene)
        if name and own and (end == len(rest) or rest[end].low in {",", "btw", "here", "not", "by", "actually", "again"}):
            return scene.claim(SPEAKER, "name", name)
    return False


def _apposed(tail: Tokens, scene: Scene) -> bool:
    """Read what follows a name: "I'm Kwame, a sous-chef from Kumasi", "I'm Sana, 29, from Leeds"."""
    done = False
    for part in chunks(tail):
        if part[0].low == "from":
            where = place(part[1:], scene)
            done = bool(where) and scene.claim(SPEAKER, "hometown", where) or done
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
    renamed = any(f is None or f.key == "name" for f in scene.facts[-1:])
    return renamed or after.startswith((", not ", ", pronounced", ", spelled", ", spelt", ", short for", ", with a", " with a", " not ", " btw", ", btw", " by the way"))


def called(clause: Clause, scene: Scene) -> bool:
    """Read "call me Dev", "people call me Dev", "I go by Dev", "friends call me Dev"."""
    if clause.negated or clause.ended:
        return False
    rest = clause.rest
    if clause.verb == "know":
        if not clause.starts("me", "as") or not clause.now:
            return False
        name = _name(rest[2:], scene, sure=True)
    elif clause.verb == "go":
        if not clause.starts("by") or clause.who != (SPEAKER,) or not clause.now:
            return False
        name = _name(rest[1:], scene, sure=True)
    else:
        if not clause.starts("me"):
            return False
        name = _name(rest[1:], scene, sure=True)
        if name.casefold() in {"back", "later", "tomorrow", "when", "if", "crazy", "old-fashioned", "anytime", "on", "at", "a", "maybe", "biased", "paranoid"}:
            return False
    return bool(name) and scene.claim(SPEAKER, "name", name)


def listed_languages(clause: Clause, scene: Scene) -> bool:
    """Read the list behind "I'm trilingual:"."""
    spoken = [_language(trim(item), scene) for item in items(clause.rest)]
    if clause.link not in {":", "-", "(", "–", "—"} or not all(spoken) or not {"trilingual", "bilingual", "languages", "speak", "multilingual", "fluent", "polyglot", "quadrilingual"} & scene.said:
        return False
    return all([scene.claim(SPEAKER, "language", one) for one in spoken])


def as_a(clause: Clause, scene: Scene) -> bool:
    """Scan for "as a Finn I love saunas"."""
    lead = clause.lead if clause.verb else clause.tokens
    if not scene.about_speaker:
        return False
    for i in range(len(lead) - 2):
        if lead[i].low == "as" and lead[i + 1].low in {"a", "an"} and lead[i + 2].low in NATIONALITIES and (i + 3 == len(lead) or lead[i + 3].low == ","):
            return scene.claim(SPEAKER, "nationality", scene.words(lead[i + 2 : i + 3]))
    return False


def signing(clause: Clause, scene: Scene) -> bool:
    """Read "Maya here" and "full name's Devon Okafor" as fragments."""
    rest = trim_end(clause.rest)
    if clause.verb == "" and clause.subject.person == "none" and rest and rest[0].capital and not scene.shouting:
        end = name_end(clause.rest, 0, scene) if scene.cased else 0 if rest[0].low in _NAMELESS else 1
        tail = clause.rest[end + 1 :]
        if 0 < end <= 3 and end + 2 < len(clause.rest) and clause.rest[end].low == "from" and clause.rest[-1].low == "here" and len(clause.rest) <= end + 4:
            return scene.claim(SPEAKER, "name", scene.words(clause.rest[:end]))
        if 0 < end <= 3 and end < len(clause.rest) and clause.rest[end].low in {"here", "speaking"} and (not tail or tail[0].kind == "mark" or tail[0].low in {"and", "from", "again"}):
            scene.claim(SPEAKER, "name", scene.words(clause.rest[:end]))
            _apposed(tail, scene)
            return True
    return False


def aged(clause: Clause, scene: Scene) -> bool:
    """Read "am 34", "turned 34 on Saturday", "will be 34" (nothing), "am 34 years old"."""
    owners = (clause.subject.owner,) if clause.subject.head == "age" and clause.subject.owner is not None else clause.who
    if not owners or not clause.rest or not clause.plain:
        return False
    if clause.verb == "be" and not clause.now:
        return False
    if clause.verb in {"turn", "hit"} and clause.tense != "past" and not clause.perfect:
        return False
    i = 1 if clause.rest[0].low in {"about", "around"} else 0
    age = number_of(clause.rest[i].low) if i < len(clause.rest) else None
    if age is None or not 0 < age < 120 or (owners[0] == SPEAKER and age < 5):
        return False
    tail = clause.rest[i + 1 :]
    follows = tail[0].low if tail else ""
    years = follows in {"years", "year", "yo", "y/o", "yrs"} and (len(tail) == 1 or tail[1].low in {"old", "of", "young"})
    if follows in {"months", "weeks", "days", "month"} or (follows in {"-", "/", "%", "'", "°"} and tail[0].start == clause.rest[i].end):
        return False
    if not (clause.verb != "be" or not follows or years or follows in TRAILERS or follows in {",", "since", "and", "today", "going", "next", "this", "in", "last", "turning"} or tail[0].kind != "word"):
        return False
    for mention in owners:
        scene.claim(mention, "age", scene.words(clause.rest[i : i + 1]))
    return True


def day_of(tokens: Tokens) -> Tokens:
    """Take a day of the year: "the 22nd of August 1990", "May 3rd", "3/5"."""
    start = next((i for i, t in enumerate(tokens) if t.kind == "number" or t.low in MONTHS), -1)
    if start < 0:
        return ()
    end = start
    month = False
    while end < len(tokens) and (tokens[end].kind == "number" or tokens[end].low in MONTHS or tokens[end].low in {"of", ","}):
        month = month or tokens[end].low in MONTHS or "/" in tokens[end].low or "-" in tokens[end].low or "." in tokens[end].low
        if tokens[end].low == "," and not (end + 1 < len(tokens) and is_year(tokens[end + 1].low)):
            break
        end += 1
    if end < len(tokens) and tokens[end - 1].kind == "number" and tokens[start:end] and "-" in {t.low for t in tokens[end : end + 1]}:
        while end < len(tokens) and (tokens[end].kind == "number" or tokens[end].low == "-"):
            month, end = True, end + 1
    while end > start and tokens[end - 1].low in {"of", ","}:
        end -= 1
    digits = any(t.kind == "number" and not is_year(t.low) for t in tokens[start:end])
    return tokens[start:end] if month and digits else ()


def birthday_aside(clause: Clause, scene: Scene) -> bool:
    """Scan for "it's my birthday on the 30th of September", "I celebrate my birthday on 1 January", "DOB 14.02.1993"."""
    tokens = clause.tokens
    if clause.negated or clause.modal or clause.ended:
        return False
    if "birthday" in scene.said and "today" in scene.said:
        at = find(tokens, "birthday")
        if at > 1 and tokens[at - 2].low == "my" and tokens[at - 1].low[-2:] in {"th", "st", "nd", "rd"} and tokens[at - 1].low[:-2].isdigit():
            return scene.claim(SPEAKER, "age", tokens[at - 1].low[:-2])
    for i, token in enumerate(tokens):
        if token.low not in {"birthday", "dob"} or (i > 0 and tokens[i - 1].low not in {"my"}) or (i == 0 and token.low == "birthday"):
            continue
        after = tokens[i + 1].low if i + 1 < len(tokens) else ""
        if after in {"on", "is", "'s", ":", "falls", "was"} or (after[:1].isdigit()):
            day = day_of(tokens[i + 1 :])
            return bool(day) and scene.claim(SPEAKER, "birthday", scene.words(day).replace(",", ""))
    return False


def year_old(clause: Clause, scene: Scene) -> bool:
    """Scan for "as a 23-year-old", "I'm a 23-year-old nurse"."""
    tokens = clause.tokens
    for i in range(len(tokens) - 2):
        age = number_of(tokens[i].low)
        spaced = tokens[i + 1].low == "year" and tokens[i + 2].low == "old"
        if age is None or not 5 <= age < 120 or not (spaced or (tokens[i + 2].low.startswith("year") and tokens[i + 1].low == "-")):
            continue
        lead = lows(tokens[:i])
        if lead in {"as a", "as an", "i am a", "i am an", "being a"} or lead.endswith((" as a", " as an")):
            return scene.claim(SPEAKER, "age", scene.words(tokens[i : i + 1]))
    return False


def birthday(clause: Clause, scene: Scene) -> bool:
    """Read "my birthday's 3 May", "born on the 22nd of August 1990"."""
    if clause.negated:
        return False
    if clause.subject.head in {"birthday", "birthdate", "dob"} or "birth" in clause.subject.modifiers:
        owner = clause.subject.owner
        owners = (owner,) if owner is not None else ()
        if not clause.now:
            return False
    elif clause.starts("born"):
        owners = clause.who
    else:
        return False
    day = day_of(clause.rest)
    if not owners or not day:
        return False
    return all(scene.claim(o, "birthday", scene.words(day).replace(",", "")) for o in owners if o is not None)


_PHONE_WORDS: Final = frozenset("phone number mobile cell whatsapp tel telephone landline".split())


def contact(clause: Clause, scene: Scene) -> bool:
    """Read an address or number given as one's own: "my email is X", "text me on X", "reach me at X"."""
    own = clause.subject.owner
    mine = own == SPEAKER or clause.has("me", "my", "i")
    about_other = own is not None and own != SPEAKER
    plain = clause.subject.modifiers <= {"new", "the", "a", "address", "email", "mail", "for", "best", "main", "current", "contact", "private", "personal", "e-mail"}
    mine = mine or scene.about_speaker or (clause.subject.head in {"email", "mail", "address"} and own is None and plain and bool(clause.subject.tokens))
    if clause.has("you", "your", "his", "her", "their", "our") and not clause.has("me", "my"):
        return False
    done = False
    for token in clause.tokens:
        if token.kind == "email" and (mine or about_other):
            done = scene.claim(own if about_other and own else SPEAKER, "email", scene.words((token,)))
    spoken = scene.text[clause.tokens[0].start : clause.tokens[-1].end + 24].partition("\n")[0] if clause.tokens else ""
    phone_word = bool(_PHONE_WORDS & scene.said) or clause.has("phone", "number", "mobile", "cell", "call", "text", "ring", "whatsapp", "tel", "telephone", "reach", "landline", "sms", "signal", "dial")
    if phone_word and (mine or about_other) and not clause.negated:
        match = _PHONE.search(spoken)
        if match and match.start() > clause.tokens[-1].end - clause.tokens[0].start + 4:
            match = None
        if match and 7 <= sum(c.isdigit() for c in match.group()) <= 15 and not clause.has("order", "account", "invoice", "ticket", "card"):
            done = scene.claim(own if about_other and own else SPEAKER, "phone", match.group().strip()) or done
    return done


def timezone(clause: Clause, scene: Scene) -> bool:
    """Read "am on Europe/Lisbon time", "my timezone is CET", "in UTC+2"."""
    tokens = clause.rest
    about = clause.subject.head in {"timezone", "zone", "tz"} or clause.has("timezone", "tz")
    if clause.verb == "live" and not clause.has("timezone", "zone"):
        return False
    subject_ok = clause.subject.owner == SPEAKER or clause.who == (SPEAKER,)
    if not subject_ok or not clause.now:
        return False
    for i, token in enumerate(tokens):
        follows = tokens[i + 1].low if i + 1 < len(tokens) else ""
        zone = _zone(token, scene)
        if zone and (about or follows == "time" or (tokens[i - 1].low in {"on", "in"} and i > 0)):
            end = i + 1
            if end + 1 < len(tokens) + 1 and end < len(tokens) and tokens[end].start == token.end and tokens[end].kind in ("number", "mark"):
                while end < len(tokens) and tokens[end].start == tokens[end - 1].end and tokens[end].kind in ("number", "mark"):
                    end += 1
            return scene.claim(SPEAKER, "timezone", scene.words(tokens[i:end]))
        if follows == "time" and token.capital and scene.cased and i > 0 and tokens[i - 1].low in {"on", "in"} and clause.verb in {"be", "work"}:
            return scene.claim(SPEAKER, "timezone", scene.words(tokens[i : i + 2]))
    if about and clause.subject.owner == SPEAKER and tokens and tokens[0].capital:
        end = name_end(tokens, 0, scene)
        return end > 0 and scene.claim(SPEAKER, "timezone", scene.words(tokens[:end]))
    return False


_ZONES: Final = frozenset(
    "utc gmt cet cest eet eest wet west est edt cst cdt mst mdt pst pdt pt et ct ist jst kst aest aedt acst awst nzst nzdt bst msk sast wat eat "
    "brt art hkt sgt pkt npt akst hst eastern pacific central mountain".split()
)


def _zone(token: Token, scene: Scene) -> bool:
    head, slash, _ = token.low.partition("/")
    if slash and head in {"europe", "america", "asia", "africa", "australia", "pacific", "atlantic", "indian", "antarctica", "us", "etc"}:
        return True
    stem = re.split(r"[+\-]", token.low, maxsplit=1)[0]
    return stem in _ZONES and (token.capital or not scene.cased) and (token.low not in {"et", "ct", "pt", "ist", "west", "eat", "art", "wet", "wat"} or scene.text[token.start : token.end].isupper())


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
    owners = clause.who if clause.subject.head not in {"nationality", "citizenship"} else (clause.subject.owner,) if clause.subject.owner else ()
    i = 0
    while i < len(clause.rest) and clause.rest[i].low in {"a", "an", "half", "part", "proud", "native", "born"}:
        i += 1
    if i and clause.rest[i - 1].low in {"half", "part"}:
        last = max((k for k, t in enumerate(clause.rest[: i + 6]) if t.low in NATIONALITIES), default=-1)
        if last >= i and owners:
            return any([scene.claim(o, "nationality", scene.words(clause.rest[i - 1 : last + 1])) for o in owners if o is not None])
    pair = " ".join(t.low for t in clause.rest[i : i + 2])
    size = 2 if pair in NATIONALITIES else 1 if i < len(clause.rest) and clause.rest[i].low in NATIONALITIES else 0
    if not owners or not size:
        return False
    tail = clause.rest[i + size].low if i + size < len(clause.rest) else ""
    if tail and tail not in {"citizen", "national", ",", "and", "but", "by", "originally", "-", "through", "on", "born", "living", "based", "working", "in", "at", "who"} and tail not in TRAILERS:
        return False
    if tail == "and" or (i > 0 and clause.rest[i - 1].low == "half"):
        pass
    return any([scene.claim(o, "nationality", scene.words(clause.rest[i : i + size])) for o in owners if o is not None])


def speaking(clause: Clause, scene: Scene) -> bool:
    """Read "speak Korean, English and a bit of Dutch", "am fluent in X", "my first language is X"."""
    rest = clause.rest
    if clause.negated or clause.ended or not rest or clause.tense == "past" or clause.modal not in {"", "can"}:
        return False
    owners = clause.who
    if clause.verb == "be":
        speaker = find(rest, "speaker", "speakers")
        if 1 <= speaker <= 4 and rest[speaker - 1].low in LANGUAGES and clause.who:
            rest = rest[speaker - 1 : speaker]
        elif clause.subject.owner is not None and clause.subject.head in LANGUAGES and len(clause.subject.tokens) == 2:
            if not {"good", "okay", "ok", "fluent", "decent", "rusty", "basic", "fine", "great", "excellent", "passable", "better", "conversational", "improving", "terrible", "bad"} & {t.low for t in rest}:
                return False
            rest, owners = clause.subject.tokens[1:], (clause.subject.owner,)
        elif lows(rest) in {"my first language", "my native language", "my mother tongue", "my second language", "my native tongue"} and clause.subject.tokens:
            rest, owners = clause.subject.tokens, (SPEAKER,)
        elif rest[0].low in {"fluent", "bilingual", "trilingual", "conversational", "proficient", "native"} and clause.who:
            at = find(rest, "in")
            rest = rest[at + 1 :] if at >= 0 else rest[1:]
        elif clause.subject.head in {"language", "tongue", "languages"} and clause.subject.owner is not None:
            if {"programming", "coding", "scripting", "love", "favourite"} & clause.subject.modifiers:
                return False
            owners = (clause.subject.owner,)
        else:
            return False
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
    for owner in owners:
        for lang in found:
            scene.claim(owner, "language", lang)
    return True


def _language(item: Tokens, scene: Scene) -> str:
    text = lows(item)
    if text in LANGUAGES:
        return scene.words(item)
    for i, token in enumerate(item):
        if token.low in LANGUAGES:
            return scene.words(item[i : i + 1])
    return ""


__all__ = ["KIN", "aged", "being", "birthday", "called", "contact", "introduced", "named_later", "national", "signing", "speaking", "timezone"]
