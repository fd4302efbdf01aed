"""Schools, subjects and degrees."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.lexicon import DETERMINERS, PREPOSITIONS, words
from mock_server.engine.extract.language.phrases import Tokens, find, lows, proper_name, trim, trim_end, upto_break
from mock_server.engine.extract.language.spelling import is_word
from mock_server.engine.extract.scene import Scene

_DEGREES: Final = words(
    "phd doctorate masters master master's msc ma mba bsc ba bachelors bachelor bachelor's degree "
    "diploma mphil llb llm undergrad undergraduate thesis dphil meng beng mfa bfa apprenticeship "
    "postgrad postdoc a-levels ged gcses certificate minor major course diploma"
)
_SCHOOLS: Final = words("university college institute school academy polytechnic uni conservatoire conservatory")


def _school(tokens: Tokens, scene: Scene) -> str:
    """Read the school behind "at" or "from"."""
    for i, token in enumerate(tokens):
        if token.low in {"at", "from"} and i + 1 < len(tokens):
            start = i + 1
            end = proper_name(tokens, start, scene, joined=True)
            if end > start and lows(tokens[start:end]).removeprefix("the ").startswith(("local ", "same ", "nearest ")):
                return ""
            if end > start:
                begin = start + 1 if tokens[start].low == "the" else start
                return scene.words(tokens[begin:end])
            if (
                not scene.cased
                and tokens[start].low not in DETERMINERS
                and tokens[start].low not in words("home night nights school uni university college first least")
            ):
                stop = start
                while (
                    stop < len(tokens)
                    and stop - start < 4
                    and tokens[stop].kind == "word"
                    and tokens[stop].low not in PREPOSITIONS
                    and tokens[stop].low not in {"and", "but", "so", "i"}
                ):
                    stop += 1
                return scene.words(tokens[start:stop])
    return ""


_WHILES: Final = words(
    "all last this every yesterday today tonight hard abroad together alone late early more less lots "
    "overnight half most "
    "whole daily nightly again"
)
_SPANS: Final = words(
    "night nights day days morning mornings evening evenings afternoon weekend weekends week weeks long"
)
"""What tells when or how one studied, and not what."""


def studying(clause: Clause, scene: Scene) -> bool:
    """Read "studied marine biology at Aldergate", "graduated from X", "am studying law", "majored in physics"."""
    if not clause.who or not clause.plain or not clause.rest:
        return False
    rest = clause.rest
    if clause.verb == "study" and lows(rest[:2]) in {"to be", "to become"} and clause.now:
        title = trim(upto_break(rest[2:]))
        return (
            bool(title)
            and len(title) <= 4
            and scene.claim_each(clause.who, "goal", [f"become {scene.words(rest[2 : 2 + 1 + len(title)])}"])
        )
    if clause.verb in {"read", "train", "teach"}:
        if clause.verb == "teach" or not any(t.low in _SCHOOLS for t in rest) or find(rest, "at") < 0:
            return False
    elif clause.verb == "study":
        if rest[0].low in words("for with hard to up how the a on my all") and not _school(rest, scene):
            return False
        if (
            clause.tense == "present"
            and not clause.progressive
            and not clause.perfect
            and not _school(rest, scene)
            and rest[0].low in PREPOSITIONS
        ):
            return False
    elif clause.verb in {"graduate", "attend"}:
        if clause.verb == "attend" and not _is_school(rest):
            return False
    elif clause.verb in {"major", "minor", "specialise", "specialize"}:
        if rest[0].low != "in":
            return False
    elif clause.verb == "go":
        if not (clause.tense == "past" and rest[0].low == "to" and _is_school(rest)):
            return False
    else:
        return False
    school = _school(rest, scene)
    if clause.verb in {"attend", "go"}:
        start = 1 if rest[0].low == "to" else 0
        end = proper_name(rest, start, scene, joined=True)
        school = scene.words(rest[start:end]) if end > start else ""
    if school and school.split()[0].lower() == "the":
        school = school[4:]
    subject: Tokens = ()
    if clause.verb in words("study read major minor specialise specialize") or (
        clause.verb == "graduate" and "in" in lows(rest).split()
    ):
        body = rest
        if rest[0].low == "in" or clause.verb == "graduate":
            at = find(rest, "in")
            body = rest[at + 1 :]
        subject = trim(upto_break(body, keep=frozenset({"of"})))
        if subject and (subject[0].low in PREPOSITIONS or subject[0].low in _WHILES or subject[-1].low in _SPANS):
            subject = ()
    return _claim(clause, subject, school, scene)


def _is_school(rest: Tokens) -> bool:
    return any(
        t.low in _SCHOOLS and (t.capital or t.low in {"university", "college", "uni"}) for t in rest[:7]
    ) and any(t.capital for t in rest[:7])


def _claim(clause: Clause, subject: Tokens, school: str, scene: Scene) -> bool:
    done = False
    named = scene.words(subject) if subject and len(subject) <= 5 else ""
    for mention in clause.who:
        if school:
            done = scene.claim(mention, "education", school) or done
        elif named and named.casefold() not in {"there", "here", "abroad", "together"}:
            done = scene.claim(mention, "education", named, named=False) or done
    return done


def degree(clause: Clause, scene: Scene) -> bool:
    """Read "did my masters at Tolland", "finishing my PhD in linguistics", "have a degree in X from Y"."""
    if not clause.who or not clause.plain or not clause.rest:
        return False
    at = next((i for i, t in enumerate(clause.rest[:5]) if t.low in _DEGREES), -1)
    if at < 0 or any(t.low in PREPOSITIONS for t in clause.rest[:at]):
        return False
    rest = clause.rest
    if (
        rest[at].low in {"master", "masters", "bachelor", "bachelors"}
        and at + 1 < len(rest)
        and rest[at + 1].low in {"'s", "degree"}
    ):
        at += 1
    if at + 1 < len(rest) and rest[at + 1].low == "degree":
        at += 1
    school = _school(rest[at:], scene)
    start = next((i for i, t in enumerate(rest) if t.low not in DETERMINERS), 0)
    of = find(rest[at:], "in", "of")
    end = at + 1
    if of > 0:
        tail = trim(upto_break(rest[at + of + 1 :]))
        if tail:
            end = next(i + 1 for i, t in enumerate(rest) if t.end == tail[-1].end)
    value = scene.words(rest[start:end])
    if clause.verb == "be" and clause.link == "" and not clause.subject.elided:
        return False
    if rest[at].low == "course" and (clause.verb not in {"do", "take", "finish"} or of < 0):
        return False
    if (
        of > 0
        and rest[at + of].low == "in"
        and scene.cased
        and end - at > 2
        and rest[at + of + 1].capital
        and rest[at].low not in {"major", "minor"}
    ):
        # "my undergrad in Leipzig, chemistry"
        comma = find(rest, ",")
        subject = trim(rest[comma + 1 :]) if comma > 0 else ()
        value = (
            f"{scene.words(rest[start : at + 1])} in {scene.words(subject)}" if subject and len(subject) <= 3 else value
        )
    done = False
    for mention in clause.who:
        if school:
            done = scene.claim(mention, "education", school) or done
        elif of > 0 or clause.verb in words("do finish pursue start have get earn complete"):
            done = scene.claim(mention, "education", value, named=False) or done
    return done


def named_school(clause: Clause, scene: Scene) -> bool:
    """Read "my university is Coimbra"."""
    owner = clause.subject.owner
    end = proper_name(clause.rest, 0, scene, joined=True)
    if owner is None or clause.negated or clause.modal or not 0 < end == len(trim_end(clause.rest)):
        return False
    name = clause.rest[:end]
    told = name[0].capital and not all(is_word(t.low) for t in name)
    return told and scene.claim(owner, "education", scene.words(name))


def fragment(clause: Clause, scene: Scene) -> bool:
    """Read the fragment "MSc in data science, Univ. of Tartu"."""
    rest = clause.rest
    if (
        clause.link not in {"", ",", ":"}
        or len(rest) < 3
        or rest[0].low not in _DEGREES
        or rest[1].low not in {"in", "from", "at"}
    ):
        return False
    phrase = trim(upto_break(rest[2:], keep=frozenset({"of"})))
    return (
        bool(phrase)
        and len(phrase) <= 5
        and scene.claim(
            SPEAKER,
            "education",
            scene.words(rest[: 2 + len(upto_break(rest[2:], keep=frozenset({"of"})))]),
            named=False,
        )
    )


def year_at(clause: Clause, scene: Scene) -> bool:
    """Read "am a first-year at Queen's"."""
    if not clause.who or not clause.now or len(clause.rest) < 4:
        return False
    at = find(clause.rest[:5], "at")
    if at < 1 or not any(
        t.low.endswith("-year") or t.low in {"fresher", "sophomore", "undergrad", "undergraduate", "freshman"}
        for t in clause.rest[:at]
    ):
        return False
    end = proper_name(clause.rest, at + 1, scene, joined=True)
    return end > at + 1 and scene.claim_each(clause.who, "education", [scene.words(clause.rest[at + 1 : end])])


def subject_of_degree(clause: Clause, scene: Scene) -> bool:
    """Read "my degree is in fine art", "my major was physics"."""
    owner = clause.subject.owner
    if owner is None or clause.negated or clause.ended or not clause.rest:
        return False
    rest = clause.rest[1:] if clause.rest[0].low in {"in", "from", "on", "about"} else clause.rest
    phrase = trim(upto_break(rest, keep=frozenset({"of"})))
    return (
        bool(phrase)
        and len(phrase) <= 4
        and phrase[0].low not in {"a", "the", "useless", "worthless"}
        and scene.claim(owner, "education", scene.words(phrase), named=clause.rest[0].low == "from")
    )


def being(clause: Clause, scene: Scene) -> bool:
    """Read "am a student at X", "am doing a PhD" is a matter of `degree`; "am an alum of X"."""
    if not clause.who or not clause.now or not clause.rest:
        return False
    text = lows(clause.rest[:7])
    if (
        clause.rest[0].low == "in"
        and " year of " in f" {text} "
        and find(clause.rest, "at") > 0
        and (school := _school(clause.rest, scene))
    ):
        return scene.claim_each(clause.who, "education", [school])
    if " year " in f" {text} " and clause.rest[0].low in {"in", "a"} and (at := find(clause.rest, "of", "at")) > 0:
        phrase = trim(upto_break(clause.rest[at + 1 :]))
        if phrase and (
            phrase[-1].low in _SCHOOLS
            or phrase[0].low in _DEGREES
            or lows(phrase) in {"med school", "medical school", "law school"}
        ):
            named = any(t.capital for t in phrase)
            return scene.claim_each(clause.who, "education", [scene.words(phrase)], named=named)
    if (
        " student at " in f" {text} "
        or " alumna of " in f" {text} "
        or " alum of " in f" {text} "
        or " alumnus of " in f" {text} "
    ):
        at = find(clause.rest, "at", "of")
        end = proper_name(clause.rest, at + 1, scene, joined=True)
        if end > at + 1:
            school = scene.words(clause.rest[at + 1 : end])
            done = False
            for mention in clause.who:
                done = scene.claim(mention, "education", school.removeprefix("the ")) or done
            return done
    return False
