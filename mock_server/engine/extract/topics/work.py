"""What people do and for whom: job titles and employers."""

from dataclasses import replace
from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.guards.mocktitles import is_mock_title
from mock_server.engine.extract.language.academia import DEGREES, LEARNERS
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.dates import find_date, is_year, resolve
from mock_server.engine.extract.language.firms import is_firm_name, served
from mock_server.engine.extract.language.gazetteer import is_known_place
from mock_server.engine.extract.language.kinds import JOBS, NOT_JOBS, TITLE_HEADS
from mock_server.engine.extract.language.lexicon import TRAILERS, words
from mock_server.engine.extract.language.phrases import Tokens, find, lows, trim, trim_end, upto_break
from mock_server.engine.extract.language.placenames import place
from mock_server.engine.extract.language.titles import find_index, is_job, organisation, singular, title_at
from mock_server.engine.extract.scene import Scene
from mock_server.engine.instants import Instant

_ORG_LEADS: Final = frozenset({"at", "for", "with", "by"})

_SENIORITY: Final = words(
    "senior junior staff principal lead chief deputy assistant associate head trainee freelance "
    "part-time full-time retired"
)


def employed(tokens: Tokens, who: tuple[Mention, ...], scene: Scene, *, since: Instant | None = None) -> bool:
    """Claim the employer and the place a phrase like "at Acme in Leeds" names."""
    done = False
    for i, token in enumerate(tokens):
        if token.low in _ORG_LEADS and i + 1 < len(tokens):
            name, end = organisation(tokens, i + 1, scene)
            if name:
                for mention in who:
                    done = scene.claim(mention, "employer", name, since=since) or done
                if end < len(tokens) and tokens[end].low == "in":
                    where = place(tokens[end + 1 :], scene)
                    if where and scene.cased and tokens[end + 1].capital:
                        for mention in who:
                            scene.claim(mention, "location", where)
                comma = find(tokens, ",", start=end)
                if (
                    comma >= 0
                    and is_job(title := title_at(tokens[comma + 1 :]))
                    and title[-1].end == trim_end(tokens)[-1].end
                ):
                    claim_title(who, title, scene)
                return done
    return done


def when(clause: Clause, scene: Scene) -> Instant | None:
    """Resolve the date a past event is given, if any."""
    start, end = find_date(clause.tokens)
    return resolve(clause.tokens[start:end], scene.at) if start >= 0 else None


def claim_title(who: tuple[Mention, ...], title: Tokens, scene: Scene, since: Instant | None = None) -> bool:
    done = False
    if is_mock_title(title):
        return False
    text = scene.words(title)
    text = singular(title, text)
    for mention in who:
        done = scene.claim(mention, "job_title", text, since=since) or done
    return done


def being(clause: Clause, scene: Scene) -> bool:
    """Read "am a data engineer at Tidepool", "am CTO", "am employed by X"."""
    if not clause.plain or not clause.who or not clause.rest:
        return False
    rest = clause.rest
    first = rest[0].low
    if first in words("promoted appointed made named elected hired"):
        served = find(rest, "as") if first == "hired" else -1
        if served > 1 and is_job(title := title_at(rest[served + 1 :])):
            claim_title(clause.who, title, scene)
        return _promoted(clause, rest[1:], clause.who, scene) or (
            first == "hired" and employed(rest[1:], clause.who, scene)
        )
    if not clause.now:
        return False
    as_at = find(rest, "as")
    if as_at > 0 and first not in words("known such just") and is_job(title := title_at(rest[as_at + 1 :])):
        claim_title(clause.who, title, scene)
        employed(rest[find_index(rest, title) :], clause.who, scene)
        return employed(rest[1:as_at], clause.who, scene) or True if first in {"employed", "working"} else True
    if first in {"employed", "working"} and len(rest) > 1:
        return employed(rest[1:], clause.who, scene)
    lately = clause.adverbs | {t.low for t in rest} | ({"now"} if lows(rest).endswith("these days") else set())
    current = bool({"now", "currently"} & lately)
    if first == "with" and len(rest) > 1 and rest[1].capital and (clause.perfect or current):
        return employed(rest, clause.who, scene)
    if first in {"with", "at"} and _at_a_firm(rest, scene):
        return employed(rest, clause.who, scene)
    if first == "at" and (current or (clause.perfect and _lasts_years(rest, scene))):
        return employed(rest, clause.who, scene)
    return _titled_as(clause, scene)


_BY_HALVES: Final = words(
    "bit keen amateur hobby hobbyist mess fool idiot liar avid budding aspiring wannabe fan lover basically terrible "
    "secretly full-time legend genius disaster laureate"
)
_LAUGHTER: Final = "😂🤣😆😹"


def also(clause: Clause, scene: Scene) -> bool:
    """Read the last part of "am a mother of two and a part-time florist", "is 44 and a plumber"."""
    if clause.verb != "be" or not clause.now or not clause.who or _BY_HALVES & scene.said:
        return False
    if any(laugh in scene.text for laugh in _LAUGHTER):
        return False
    at = find(clause.rest, "and")
    if at < 1 or at + 2 >= len(clause.rest) or clause.rest[at + 1].low not in {"a", "an"}:
        return False
    title = title_at(clause.rest[at + 1 :])
    if not is_job(title) or title[-1].low not in JOBS or scene.ledger.holds("job_title", clause.who[0]):
        return False
    claim_title(clause.who, title, scene)
    return employed(clause.rest[find_index(clause.rest, title) :], clause.who, scene) or True


_OFFICES: Final = words(
    "press media mutual labs studios partners systems technologies group holdings consulting capital insurance "
    "logistics pharma pharmaceuticals software digital analytics robotics solutions associates architects engineering "
    "optics energy aerospace motors marine dynamics ltd inc co gmbh plc industries ventures instruments publishing "
    "textiles foods electronics aviation freight haulage biotech"
)


def _at_a_firm(rest: Tokens, scene: Scene) -> bool:
    """Recognise "at Dunlin Press", "with Solgate Mutual": nobody is there for a coffee, or on the phone."""
    name, end = organisation(rest, 1, scene)
    behind = rest[end].low if end < len(rest) else ","
    return (
        scene.cased
        and len(name.split()) > 1
        and rest[1].capital
        and name.split()[-1].casefold() in _OFFICES
        and behind in words(", . in as since these now and doing")
        and not words("today tonight tomorrow interview") & {t.low for t in rest}
    )


def _lasts_years(rest: Tokens, scene: Scene) -> bool:
    """Tell "at Hartmann since 2019" from "at the airport since six"."""
    said = [t.low for t in rest]
    if said[-1] == "since" and scene.cased and rest[1].capital:
        return True  # "at Hartmann since I left school"
    return bool({"years", "decades", "months", "decade"} & set(said)) or (
        "since" in said
        and any(is_year(low) or low in {"i", "school", "graduating"} for low in said[said.index("since") :])
    )


def behind(clause: Clause, scene: Scene) -> bool:
    """Read the last part of "I'm self-employed, a piano tuner": a job that stands alone behind the comma."""
    rest = trim_end(clause.rest)
    if len(rest) < 2 or rest[0].low not in {"a", "an"}:
        return False
    title = title_at(rest)
    return is_job(title) and title[-1] == rest[-1] and claim_title((SPEAKER,), title, scene)


_PARENTS: Final = words("dad mum mom parent mother father carer")


def _titled_as(clause: Clause, scene: Scene) -> bool:
    """Read a title behind "am": it must be a known job, or stand in front of an employer."""
    rest = clause.rest
    text = lows(rest[1:5] if rest[0].low in {"a", "an"} else rest[:4])
    if text.startswith(("stay at home ", "stay-at-home ")) and any(t.low in _PARENTS for t in rest[:6]):
        at = next(i for i, t in enumerate(rest) if t.low in _PARENTS)
        return claim_title(clause.who, rest[1 if rest[0].low in {"a", "an"} else 0 : at + 1], scene)
    owner = find(rest[:5], "'s", "'")
    if owner > 0 and owner + 1 < len(rest) and rest[0].low not in {"a", "an"}:
        firm = rest[:owner]  # "is Larch Foods' new accountant"
        fresh = rest[owner + 1].low in {"new", "newest", "latest", "first", "only"}
        title = title_at(rest[owner + 1 + fresh :])
        if not is_job(title) or title[0].low in {"favourite", "favorite", "best"}:
            return False
        claim_title(clause.who, title, scene)
        return not is_firm_name(firm, scene) or scene.claim_each(clause.who, "employer", [scene.words(firm)])
    title = title_at(rest)
    if not title or title[0].low in {"former", "ex", "retired", "born"} or title[-1].low.endswith("-year"):
        return False
    tail = rest[find_index(rest, title) :]
    if title[-1].low == "resident" and tail and tail[0].low == "of":
        return False  # "I'm a resident of Tampere"
    at_org = False
    if any(t.low in {"at", "for", "with"} for t in tail[:3]):
        at_org = organisation(tail, find(tail, "at", "for", "with") + 1, scene)[0] != ""
    article = rest[0].low in words("a an the one your our")
    sure = title[-1].low in JOBS or title[0].low in TITLE_HEADS | _SENIORITY or any(t.low == "of" for t in title)
    if is_job(title) and (article or at_org or sure):
        claim_title(clause.who, title, scene)
        if title[-1].low in LEARNERS:
            return True
        _placed_in(tail, clause.who, scene)
        return employed(tail, clause.who, scene) or True
    driving = at_org and title[-1].low == "driver" and len(title) == 1  # "a driver for City Cabs"
    if at_org and article and (tail[0].low == "at" or driving) and len(title) <= 3 and title[-1].low not in NOT_JOBS:
        claim_title(clause.who, title, scene)
        return employed(tail, clause.who, scene) or True
    return False


def _placed_in(tail: Tokens, who: tuple[Mention, ...], scene: Scene) -> None:
    """Claim what follows a title: "in Leeds" or "from Leeds" says where, "of Nimbus Labs" for whom."""
    if len(tail) < 2 or (scene.cased and not tail[1].capital and not is_known_place(lows(trim_end(tail[1:])))):
        return
    if not scene.cased and (tail[0].low not in {"in", "from"} or len(tail) > 2 + (tail[-1].low in TRAILERS)):
        return  # without capitals, one word that ends the clause: "im a teacher in luton"
    if tail[0].low == "in" and (where := place(tail[1:], scene)):
        scene.claim_each(who, "location", [where])
    if tail[0].low == "from" and (where := place(tail[1:], scene)):
        scene.claim_each(who, "hometown", [where])
    if tail[0].low == "of" and (name := organisation(tail, 1, scene)[0]):
        scene.claim_each(who, "employer", [name])


def working(clause: Clause, scene: Scene) -> bool:
    """Read "work at/for X", "work as a Y", "have worked at X for six years", "freelance as a Y"."""
    if not clause.who or not clause.now:
        return False
    done = False
    rest = clause.rest
    as_at = find(rest, "as")
    if as_at >= 0 and as_at + 1 < len(rest):
        title = title_at(rest[as_at + 1 :])
        if title and title[0].low not in {"well", "much", "long", "i"}:
            done = claim_title(clause.who, title, scene)
            tail = rest[find_index(rest, title) :]
            if tail and tail[0].low == "in" and (where := place(tail[1:], scene)):
                firm = is_firm_name(upto_break(tail[1:]), scene)
                scene.claim_each(clause.who, "employer" if firm else "location", [where])
    if rest and rest[0].low in words("on with from under best better well hardest fastest alone fine"):
        return done  # "I work best with music on"
    return employed(rest, clause.who, scene) or done


def starting(clause: Clause, scene: Scene) -> bool:
    """Read "started last Monday as head of logistics at X", "joined X as Y", "got a job at X", "became a Y"."""
    if not clause.who or not clause.plain or clause.tense not in ("past", "present"):
        return False
    if clause.modal or (
        clause.tense == "present" and not (clause.perfect or clause.progressive or clause.verb == "join")
    ):
        return False
    if clause.verb in {"get", "find", "land"} and clause.rest[:1] and clause.rest[0].low == "me":
        clause = replace(clause, subject=replace(clause.subject, whos=(SPEAKER,)), rest=clause.rest[1:])
    if clause.verb == "take" and (clause.starts("me") or clause.starts("us")):
        return _promoted(clause, clause.rest[2:], (SPEAKER,), scene) if clause.starts("me", "on", "as") else False
    since = when(clause, scene) if clause.tense == "past" else None
    rest, done = clause.rest, False
    if clause.tense != "past" and not clause.perfect and not clause.progressive:
        return False
    if clause.progressive and clause.verb in {"join", "move"}:
        return False
    if clause.verb == "join":
        name, end = organisation(rest, 0, scene)
        if not name or _is_group(name):
            return False
        for mention in clause.who:
            done = scene.claim(mention, "employer", name, since=since) or done
        rest = rest[end:]
    as_at = find(rest, "as")
    if as_at >= 0:
        title = title_at(rest[as_at + 1 :])
        if title and (done or is_job(title) or find(rest, "at", "for", "with") >= 0):
            done = claim_title(clause.who, title, scene, since) or done
    if clause.verb == "become":
        title = title_at(rest)
        if is_job(title):
            done = claim_title(clause.who, title, scene, since)
    if clause.verb in words("get land accept take start begin find") and not done:
        text = lows(rest)
        if text.startswith("bumped up to "):
            return _promoted(clause, rest[2:], clause.who, scene)
        if text.startswith(("promoted", "made ")):
            return _promoted(clause, rest[1:], clause.who, scene)
        if any(w in words("job role position gig hired post") for w in text.split()):
            hired = find(rest, "job", "role", "position", "gig", "hired", "post")
            done = employed(rest[hired + 1 :], clause.who, scene, since=since)
            title = trim(rest[:hired])
            if done and title and is_job(title):
                claim_title(clause.who, title, scene, since)
            return done
    if any(t.low in DEGREES for t in rest):
        return done  # "started an MBA at Wexcombe"
    if clause.verb in {"start", "begin"} and clause.subject.head in _PUPILS:
        return True  # "my son started at Kilmory Primary"
    if clause.verb in {"start", "begin"} or done:
        return employed(rest, clause.who, scene, since=since) or done
    return done


_PUPILS: Final = words("son daughter kid child boy girl grandson granddaughter kids twins nephew niece stepson")


def _is_group(name: str) -> bool:
    return name.casefold().split()[-1] in words("club team band choir league society gym")


def promoting(clause: Clause, scene: Scene) -> bool:
    """Read "they promoted me to Staff Engineer"."""
    if not clause.plain or not clause.starts("me"):
        return False
    if clause.verb == "hire":
        role = find(clause.rest, "as")
        title = title_at(clause.rest[role + 1 :]) if role > 0 else ()
        hired = claim_title((SPEAKER,), title, scene, when(clause, scene)) if title else False
        return employed(clause.rest[1:], (SPEAKER,), scene, since=when(clause, scene)) or hired
    return _promoted(clause, clause.rest[1:], (SPEAKER,), scene)


def _promoted(clause: Clause, rest: Tokens, who: tuple[Mention, ...], scene: Scene) -> bool:
    if not rest:
        return False
    title = title_at(rest[1:] if rest[0].low in {"to", "as"} else rest)
    if not title or (rest[0].low not in {"to", "as"} and not is_job(title)):
        return False
    claim_title(who, title, scene, when(clause, scene))
    if not employed(rest[find_index(rest, title) :], who, scene) and not _ASTRAY & scene.said:
        employed(served(clause.lead), who, scene)  # "after nine years at Wexcombe Rail I got bumped up to ..."
    return True


_ASTRAY: Final = words("moved left joined quit new elsewhere switched")
