"""Reading job titles and names of organisations out of a phrase; whose they are is decided in `work.py` and
`trades.py`.
"""

from typing import Final

from mock_server.engine.extract.guards.mocktitles import is_mock_title
from mock_server.engine.extract.language.dates import MONTHS, date_at, find_date
from mock_server.engine.extract.language.givennames import is_given_name
from mock_server.engine.extract.language.kinds import (
    JOB_ENDINGS,
    JOBS,
    NATIONALITIES,
    NOT_JOBS,
    SPECIES_WORDS,
    TITLE_HEADS,
)
from mock_server.engine.extract.language.lexicon import ADVERBS, DETERMINERS, PREPOSITIONS, number_of, phrases, words
from mock_server.engine.extract.language.phrases import Tokens, find, lows, proper_name, trim_end
from mock_server.engine.extract.scene import Scene

_NOT_ORGS: Final = words(
    "home night nights least all first last moment time school uni university college work fun free "
    "myself me money years living peace trade day night profession choice once chance birth heart "
    "design default accident hand then weekends call meeting chat channel conversation discussion queue waitlist "
    "bottom top edge back front side point mercy end rear foot party game server session list call webinar stream dots"
)


_DAYS: Final = words("monday tuesday wednesday thursday friday saturday sunday") | words("may june july august")
_FIRM_NOUNS: Final = words(
    "school shipping press transport roofing plumbing catering consulting marketing advertising engineering "
    "manufacturing cleaning recycling publishing banking trading mining farming brewing printing packaging training "
    "broadcasting records works design designs lighting heating farm trust care foods hospital college"
)
"""What ends a firm's name, though it may be a verb or a plain noun elsewhere: "nordline shipping"."""
_SIGN_OFFS: Final = words("sorry please thanks haha lol tbh btw xx cheers apologies excuse")
"""What follows a firm's name in a line without capitals and is no part of it."""
_GATHERINGS: Final = phrases(
    "'s party;'s house;'s place;'s wedding;'s birthday;'s flat;'s barbecue;'s bbq;'s funeral;'s mum"
)
"""Behind a name, these say that it is somebody's."""
_SPANS: Final = words("years year months month weeks yrs yr days decades")
_COUNTED: Final = _SPANS | MONTHS.keys()
_AT_THE_WHEEL: Final = words(
    "good bad careful terrible safe fast slow nervous learner new confident awful great better worse designated decent "
    "qualified slow-poke sunday"
)
"""Before "driver", these say how one drives, not what for."""
_TECHS: Final = words(
    "vet veterinary lab laboratory pharmacy nail dental surgical x-ray xray radiology sleep it sound lighting stage "
    "audio car auto bike wind field service support theatre ultrasound beauty lash lift hvac"
)
"""Before "tech", these make it a post."""
_MATES: Final = words("first second third chief bosun's plumber's")
"""Before "mate", these make it a post aboard."""


def is_job(title: Tokens) -> bool:
    """Tell whether a phrase names an occupation, judged by its head noun."""
    if not title:
        return False
    if is_mock_title(title):
        return False
    if title[-1].low in NATIONALITIES or title[-1].low.removesuffix("s") in NATIONALITIES:
        return False
    if title[-1].low == "resident" and title[0].capital and len(title) > 1:
        return False  # "a Leeds resident"
    if len(title) > 1 and title[-1].low == "tech" and title[-2].low in _TECHS:
        return True
    if len(title) > 1 and title[-1].low == "mate" and title[-2].low in _MATES:
        return True
    if len(title) > 1 and title[-1].low == "crew" and title[-2].low in words("cabin flight ground deck air film stage"):
        return True
    heads = [title[-1].low.partition("-in-")[0]]  # "editor-in-chief"
    cut = find(title, "of", "in", "to", "for")
    if cut > 0:
        heads = [title[cut - 1].low]
    if any(t.low in {"own", "destiny", "my"} for t in title):
        return False  # "the manager of my own destiny"
    if title[0].low in words(
        "avid keen passionate enthusiastic amateur casual recreational hobby weekend budding aspiring "
        "wannabe former ex terrible bad good great"
    ):
        return False
    if heads[0] == "driver" and (len(title) < 2 or title[0].low in _AT_THE_WHEEL):
        return False
    for head in heads:
        last = head.rsplit("-", 1)[-1]
        for form in (head, last, head.removesuffix("s"), last.removesuffix("s")):
            if form in NOT_JOBS or (form in SPECIES_WORDS and form not in JOBS):
                return False
            if form in JOBS:
                return True
        if title[0].capital and is_given_name(title[0].low) and len(title) > 1:
            return False  # "Astrid Lindqvist"
        if last.endswith(JOB_ENDINGS) and len(last) > 4 and last not in NOT_JOBS:
            return len(title) > 1 or last.endswith(phrases("ist;ologist;wright;smith;ographer;monger"))
    return False


def title_at(tokens: Tokens) -> Tokens:
    """Take a job title from the start of the tokens: articles off, up to the employer, place or a break."""
    i = 0
    while i < len(tokens) and (
        tokens[i].low in DETERMINERS
        or tokens[i].low in ADVERBS
        or tokens[i].low in {"one", "of", "kind", "sort", "as"}
        or (number_of(tokens[i].low) is not None and i > 1 and tokens[i - 1].low in {"of", "only"})
        or (tokens[i].low in {"fledged", "fully-fledged"} and i + 1 < len(tokens))
        or (tokens[i].low in {"new", "newest", "current", "latest"} and i > 0 and i + 1 < len(tokens))
        or (i > 0 and tokens[i].low == "first" and tokens[i - 1].low == "their" and i + 1 < len(tokens))
        or (i == 0 and tokens[i].low in {"made", "named", "appointed", "elected"} and i + 1 < len(tokens))
    ):
        if tokens[i].low in {"no", "not"}:
            return ()
        i += 1
    old = next((k for k in range(i, min(len(tokens), i + 4)) if tokens[k].low.endswith("old")), -1)
    if i < len(tokens) and old > i and number_of(tokens[i].low) is not None:
        i = old + 1  # "a 31-year-old teacher"
    title: list[int] = []
    for j in range(i, min(len(tokens), i + 9)):
        token = tokens[j]
        if token.kind not in ("word", "number") and token.low not in {"-", "/", "&"}:
            break
        if token.low in PREPOSITIONS and not (
            token.low == "of"
            and j > i
            and tokens[j - 1].low in TITLE_HEADS | {"professor", "engineering"}
            and not (j + 1 < len(tokens) and tokens[j + 1].low in {"a", "an", "this"})
            and not (
                j + 2 < len(tokens) and _is_named(tokens[j + 1 : j + 4]) and not any(t.low == "at" for t in tokens[j:])
            )
        ):
            break
        if title and token.low in words("is are was were has had does"):
            break
        if token.low in words(
            "all most half ever and who that which because but so when while there here now since by myself "
            "why how what where whose sorry sry"
        ):
            if (
                token.low == "and"
                and title
                and j + 1 < len(tokens)
                and tokens[j + 1].low in JOBS
                and tokens[j - 1].low in JOBS
            ):
                title.append(j)
                continue
            if not (
                token.low == "and"
                and j + 1 < len(tokens)
                and title
                and "of" in {tokens[k].low for k in title}
                and _rest_is_title(tokens, j + 1)
            ):
                break
        title.append(j)
    cut = tokens[title[0] : title[-1] + 1] if title else ()
    mate = next((k for k in range(1, len(cut)) if cut[k].low == "mate" and cut[k - 1].low in _MATES), 0)
    title_said = cut[: mate + 1] if mate else trim_end(cut)
    return () if is_mock_title(title_said) else title_said


def singular(title: Tokens, text: str) -> str:
    """Cut the plural off a title of many: "one of their physios"."""
    last = title[-1].low if title else ""
    if last.endswith("ies") and last[:-3] + "y" in JOBS:
        return text[:-3] + "y"
    return text[:-1] if last.endswith("s") and last[:-1] in JOBS and last not in JOBS else text


def _is_named(tokens: Tokens) -> bool:
    """Tell whether two capitals follow, as in "of the Corn Lane Theatre": an employer, no field of work."""
    begin = 1 if tokens and tokens[0].low == "the" else 0
    return len(tokens) > begin + 1 and tokens[begin].capital and tokens[begin + 1].capital


def _rest_is_title(tokens: Tokens, j: int) -> bool:
    return j < len(tokens) and tokens[j].low not in DETERMINERS and tokens[j].low not in {"i", "my", "we"}


def organisation(tokens: Tokens, i: int, scene: Scene) -> tuple[str, int]:
    """Read the organisation that starts at i: (name, end), or ("", i)."""
    j = i
    if date_at(tokens, i) > i or (i < len(tokens) and number_of(tokens[i].low) is not None):
        return "", i
    comma = find(tokens, ",", start=i)
    if i < comma <= i + 4 and tokens[i].low in {"a", "an"} and comma + 1 < len(tokens) and tokens[comma + 1].capital:
        return organisation(tokens, comma + 1, scene)  # "for a bank, Harrow & Lyle"
    while j < len(tokens) and tokens[j].low in words("the good old a an this called company startup firm over at our"):
        if tokens[j].low in {"a", "an"} and not any(t.low in {"called", "named"} for t in tokens[j : j + 6]):
            return "", i
        if tokens[j].capital and scene.cased and tokens[j].low != "the" and j > i:
            break
        j += 1
    if any(t.low in {"called", "named"} for t in tokens[j : j + 4]):
        j += next(k for k, t in enumerate(tokens[j : j + 4]) if t.low in {"called", "named"}) + 1
    if j >= len(tokens) or tokens[j].low in words("my his her their myself you"):
        return "", i
    paired = scene.cased and tokens[j].capital and j + 1 < len(tokens) and tokens[j + 1].capital
    paired = paired and tokens[j + 1].kind == "word" and tokens[j + 1].low not in _DAYS and tokens[j + 1].low != "i"
    if tokens[j].low in _NOT_ORGS and not paired:
        return "", i
    end = proper_name(tokens, j, scene, joined=True)
    if end == j and paired and tokens[j].low not in _DAYS:
        end = proper_name(tokens, j + 1, scene, joined=True)  # "Home Farm", "Summer Lane Clinic"
    if end == j and (not scene.cased or not any(t.capital for t in tokens[j : j + 3])) and tokens[j].kind == "word":
        end = j
        while (
            end < len(tokens)
            and end - j < 3
            and (tokens[end].kind == "word" or (tokens[end].low == "&" and end + 1 < len(tokens)))
            and tokens[end].low not in PREPOSITIONS
            and tokens[end].low not in words("and but so who now typing lol as since because i we currently")
            and tokens[end].low not in DETERMINERS
        ):
            end += 1
        if scene.cased and (i == j or tokens[j - 1].low != "the"):
            return "", i
    while j < end < len(tokens) - 1 and tokens[end].low == "'s" and tokens[end + 1].capital and scene.cased:
        end = max(end + 1, proper_name(tokens, end + 1, scene, joined=True))  # "Peck's Deli"
    if j + 1 < end < len(tokens) and tokens[end - 1].kind == "number" and tokens[end].low in _COUNTED:
        end -= 1  # "Acme Freight 6 years now"
    while j + 1 < end and tokens[end - 1].low in MONTHS:
        end -= 1
    if end == j or lows(tokens[end : end + 2]).startswith(_GATHERINGS):
        return "", i
    while not scene.cased and j < end < min(len(tokens), j + 4) and tokens[end].low in _FIRM_NOUNS:
        end += 1
    signed_off = next((k for k in range(j + 1, end) if not scene.cased and tokens[k].low in _SIGN_OFFS), end)
    start, stop = j, signed_off
    cut, _ = find_date(tokens[start:stop])
    if cut > 0:
        stop = start + cut
    name = scene.words(trim_end(tokens[start:stop]))
    return name, stop


def find_index(tokens: Tokens, part: Tokens) -> int:
    """Find where `part` ends inside `tokens`."""
    last = part[-1].end
    return next((i + 1 for i, t in enumerate(tokens) if t.end == last), len(tokens))
