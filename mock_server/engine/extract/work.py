"""What people do and for whom: job titles and employers."""

from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.clauses import Clause
from mock_server.engine.extract.dates import date_at, find_date, resolve
from mock_server.engine.extract.kinds import JOB_ENDINGS, JOBS, NATIONALITIES, NOT_JOBS, SCHOOL_SUBJECTS, TITLE_HEADS
from mock_server.engine.extract.lexicon import ADVERBS, DETERMINERS, PREPOSITIONS, number_of, words
from mock_server.engine.extract.phrases import Tokens, find, lows, place, proper_name, trim, trim_end, upto_break
from mock_server.engine.extract.scene import Scene
from mock_server.engine.instants import Instant

_ORG_LEADS: Final = frozenset({"at", "for", "with", "by"})
_BUSINESSES: Final = words(
    "bakery cafe café shop store studio company startup start-up agency restaurant farm business bookshop bookstore pub bar brewery "
    "salon hotel hostel gallery gym consultancy clinic practice nursery garage vineyard florist deli bistro guesthouse b&b charity "
    "nonprofit non-profit foodtruck food_truck workshop firm dairy pharmacy kennel stables publisher press label theatre"
)
_NOT_ORGS: Final = words("home night nights least all first last moment time school uni university college work fun free myself me money years living peace trade day night profession choice once chance birth heart design default accident hand then weekends")
_SENIORITY: Final = words("senior junior staff principal lead chief deputy assistant associate head trainee freelance part-time full-time retired")


def is_job(title: Tokens) -> bool:
    """Tell whether a phrase names an occupation, judged by its head noun."""
    if not title:
        return False
    if title[-1].low in NATIONALITIES or title[-1].low.removesuffix("s") in NATIONALITIES:
        return False
    heads = [title[-1].low]
    cut = find(title, "of", "in", "to", "for")
    if cut > 0:
        heads = [title[cut - 1].low]
    if title[0].low in {"avid", "keen", "passionate", "enthusiastic", "amateur", "casual", "recreational", "hobby", "weekend", "budding", "aspiring", "wannabe", "former", "ex", "terrible", "bad", "good", "great"}:
        return False
    for head in heads:
        last = head.rsplit("-", 1)[-1]
        for form in (head, last, head.removesuffix("s"), last.removesuffix("s")):
            if form in NOT_JOBS:
                return False
            if form in JOBS:
                return True
        if last.endswith(JOB_ENDINGS) and len(last) > 4 and last not in NOT_JOBS:
            return len(title) > 1 or last.endswith(("ist", "ologist", "wright", "smith", "ographer", "monger"))
    return False


def title_at(tokens: Tokens) -> Tokens:
    """Take a job title from the start of the tokens: articles off, up to the employer, place or a break."""
    i = 0
    while i < len(tokens) and (tokens[i].low in DETERMINERS or tokens[i].low in ADVERBS or tokens[i].low in {"one", "of", "kind", "sort", "as"}):
        if tokens[i].low in {"no", "not"}:
            return ()
        i += 1
    title: list[int] = []
    for j in range(i, min(len(tokens), i + 9)):
        token = tokens[j]
        if token.kind not in ("word", "number") and token.low not in {"-", "/", "&"}:
            break
        if token.low in PREPOSITIONS and not (token.low == "of" and j > i and tokens[j - 1].low in TITLE_HEADS | {"professor", "engineering"}):
            break
        if token.low in {"and", "who", "that", "which", "because", "but", "so", "when", "while", "there", "here", "now", "since", "by", "myself"}:
            if not (token.low == "and" and j + 1 < len(tokens) and title and "of" in {tokens[k].low for k in title} and _rest_is_title(tokens, j + 1)):
                break
        title.append(j)
    cut = tokens[title[0] : title[-1] + 1] if title else ()
    return _singular_ok(trim_end(cut))


def _rest_is_title(tokens: Tokens, j: int) -> bool:
    return j < len(tokens) and tokens[j].low not in DETERMINERS and tokens[j].low not in {"i", "my", "we"}


def _singular_ok(title: Tokens) -> Tokens:
    return title


def organisation(tokens: Tokens, i: int, scene: Scene) -> tuple[str, int]:
    """Read the organisation that starts at i: (name, end), or ("", i)."""
    j = i
    if date_at(tokens, i) > i or (i < len(tokens) and number_of(tokens[i].low) is not None):
        return "", i
    while j < len(tokens) and tokens[j].low in {"the", "good", "old", "a", "an", "this", "called", "company", "startup", "firm", "over", "at", "our"}:
        if tokens[j].low in {"a", "an"} and not any(t.low == "called" for t in tokens[j : j + 6]):
            return "", i
        if tokens[j].capital and scene.cased and tokens[j].low != "the" and j > i:
            break
        j += 1
    if any(t.low == "called" for t in tokens[j : j + 4]):
        j += next(k for k, t in enumerate(tokens[j : j + 4]) if t.low == "called") + 1
    if j >= len(tokens) or tokens[j].low in _NOT_ORGS or tokens[j].low in {"my", "his", "her", "their", "myself", "you"}:
        return "", i
    end = proper_name(tokens, j, scene, joined=True)
    if end == j and (not scene.cased or not any(t.capital for t in tokens[j : j + 3])) and tokens[j].kind == "word":
        end = j
        while end < len(tokens) and end - j < 3 and tokens[end].kind == "word" and tokens[end].low not in PREPOSITIONS and tokens[end].low not in {"and", "but", "so", "who", "now", "typing", "lol", "as", "since", "because", "i", "we", "currently"} and tokens[end].low not in DETERMINERS:
            end += 1
        if scene.cased and (i == j or tokens[j - 1].low != "the"):
            return "", i
    if end == j:
        return "", i
    start, stop = j, end
    cut, _ = find_date(tokens[start:stop])
    if cut > 0:
        stop = start + cut
    name = scene.words(trim_end(tokens[start:stop]))
    return name, stop


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
                if comma >= 0 and is_job(title := title_at(tokens[comma + 1 :])) and title[-1].end == trim_end(tokens)[-1].end:
                    _claim_title(who, title, scene)
                return done
    return done


_POSTS: Final = frozenset("shift shifts job desk role internship placement apprenticeship contract traineeship post position".split())


def asides(clause: Clause, scene: Scene) -> bool:
    """Scan for what is said in passing: "as a paramedic I see a lot", "six years at Bramwell finally paid off"."""
    if clause.who == (SPEAKER,) and not clause.modal:
        lead = clause.lead
        for i in range(len(lead) - 2):
            if lead[i].low == "as" and lead[i + 1].low in {"a", "an", "the"}:
                title = title_at(lead[i + 1 :])
                return is_job(title) and _claim_title((SPEAKER,), title, scene)
    tokens = clause.tokens
    for i in range(len(tokens) - 3):
        if tokens[i].low in {"my", "our"} and tokens[i + 1].low in _POSTS and tokens[i + 2].low in {"at", "with"} and not clause.ended and not {"old", "last", "first", "left", "quit"} & scene.said:
            name, _ = organisation(tokens, i + 3, scene)
            return bool(name) and tokens[i + 3].capital and scene.claim(SPEAKER, "employer", name)
        if tokens[i].low in {"my", "our"} and tokens[i + 1].low in {"employer", "company"} and not clause.negated:
            j = i + 3 if tokens[i + 2].low == "," else i + 2
            end = proper_name(tokens, j, scene, joined=True)
            if end > j and scene.cased and (tokens[i + 2].low != "," or end < len(tokens) and tokens[end].low == ","):
                return scene.claim(SPEAKER, "employer", scene.words(tokens[j:end]))
    if clause.verb == "" and len(tokens) > 2 and tokens[0].low == "as" and tokens[1].low in {"a", "an"} and clause.link == "" and scene.about_speaker:
        title = title_at(tokens[1:])
        return is_job(title) and _claim_title((SPEAKER,), title, scene)
    for i in range(len(tokens) - 3):
        if tokens[i].low in {"years", "months", "decades", "year", "decade", "yrs"} and tokens[i + 1].low in {"at", "with"} and i > 0:
            if clause.has("left", "quit", "after", "spent", "was", "were", "had", "worked", "used", "until") or clause.ended or clause.negated:
                return False
            if clause.who and SPEAKER not in clause.who:
                return False
            if number_of(tokens[i - 1].low) is None and tokens[i - 1].low not in {"many", "few", "several", "two", "a"}:
                return False
            if clause.subject.person == "first" and clause.verb not in {"be", ""}:
                return False
            name, _ = organisation(tokens, i + 2, scene)
            return bool(name) and scene.claim(SPEAKER, "employer", name)
    return False


def placed(clause: Clause, scene: Scene) -> bool:
    """Read fragments such as "currently with Hollis & Brandt" and "senior developer at Acme"."""
    rest = clause.rest
    if clause.link not in {"", ",", ":", "-", "and", "but"} or not rest or clause.negated:
        return False
    lead = clause.adverbs | {t.low for t in rest[:1]} | {t.low for t in clause.tokens[:2]}
    title = title_at(rest)
    as_at = find(rest, "as")
    if as_at >= 0 and as_at + 1 < len(rest) and rest[as_at + 1].low in {"a", "an"} and is_job(served := title_at(rest[as_at + 1 :])):
        tail = rest[find_index(rest, served) :]
        if tail and tail[0].low in {"at", "for", "with"} and organisation(tail, 1, scene)[0]:
            _claim_title((SPEAKER,), served, scene)
            return employed(tail, (SPEAKER,), scene)
    if {"currently", "presently", "now"} & lead:
        at = next((i for i, t in enumerate(rest[:3]) if t.low in {"at", "with"}), -1)
        if at >= 0 and not is_job(title):
            return employed(rest[at:], (SPEAKER,), scene)
    if title and is_job(title) and not any(t.low in {"the", "my", "your"} for t in rest[:1]):
        tail = rest[find_index(rest, title) :]
        if tail and tail[0].low == "at" and organisation(tail, 1, scene)[0] and tail[1].capital:
            name, end = organisation(tail, 1, scene)
            if end >= len(trim_end(tail)) or tail[end].low in {",", "in"}:
                _claim_title((SPEAKER,), title, scene)
                return employed(tail, (SPEAKER,), scene)
    return False


def when(clause: Clause, scene: Scene) -> Instant | None:
    """Resolve the date a past event is given, if any."""
    start, end = find_date(clause.tokens)
    return resolve(clause.tokens[start:end], scene.at) if start >= 0 else None


def _claim_title(who: tuple[Mention, ...], title: Tokens, scene: Scene, since: Instant | None = None) -> bool:
    done = False
    text = scene.words(title)
    if title and title[-1].low.endswith("s") and title[-1].low[:-1] in JOBS:
        text = text[:-1]
    for mention in who:
        done = scene.claim(mention, "job_title", text, since=since) or done
    return done


def being(clause: Clause, scene: Scene) -> bool:
    """Read "am a data engineer at Tidepool", "am CTO", "am employed by X"."""
    if not clause.plain or not clause.who or not clause.rest:
        return False
    rest = clause.rest
    first = rest[0].low
    if not clause.now and first not in {"promoted", "appointed", "made", "elected", "hired"}:
        return False
    as_at = find(rest, "as")
    if as_at > 0 and is_job(title := title_at(rest[as_at + 1 :])) and first not in {"promoted", "hired", "appointed", "known", "such", "just"}:
        done = _claim_title(clause.who, title, scene)
        employed(rest[find_index(rest, title) :], clause.who, scene)
        return (first in {"employed", "working"} and employed(rest[1:as_at], clause.who, scene)) or done
    if first in {"employed", "working"} and len(rest) > 1:
        return employed(rest[1:], clause.who, scene)
    if first == "with" and clause.perfect and len(rest) > 1 and rest[1].capital:
        return employed(rest, clause.who, scene)
    if first in {"promoted", "appointed", "made", "named", "elected", "hired"}:
        return _promoted(clause, rest[1:], clause.who, scene) or (first == "hired" and employed(rest[1:], clause.who, scene))
    if first == "at" and ({"now", "currently"} & (clause.adverbs | {t.low for t in rest}) or lows(rest).endswith("these days")):
        return employed(rest, clause.who, scene)
    title = title_at(rest)
    if title and title[0].low in {"stay-at-home", "full-time"} and title[-1].low in {"dad", "mum", "mom", "parent", "mother", "father", "carer"}:
        return _claim_title(clause.who, title, scene)
    if not title:
        return False
    tail = rest[find_index(rest, title) :]
    at_org = any(t.low in {"at", "for", "with"} for t in tail[:3]) and organisation(tail, find(tail, "at", "for", "with") + 1, scene)[0] != ""
    article = first in {"a", "an", "the", "one", "your", "our"}
    if is_job(title) and (article or at_org or title[-1].low in JOBS or title[0].low in TITLE_HEADS | _SENIORITY or "of" in {t.low for t in title}):
        if title[0].low in {"former", "ex", "retired", "born"}:
            return False
        done = _claim_title(clause.who, title, scene)
        where = tail[1:] if tail and tail[0].low == "in" else ()
        if where and where[0].capital and scene.cased and (named := place(where, scene)):
            for mention in clause.who:
                scene.claim(mention, "location", named)
        return employed(tail, clause.who, scene) or done
    if at_org and article and tail and tail[0].low == "at" and len(title) <= 3 and title[-1].low not in NOT_JOBS:
        done = _claim_title(clause.who, title, scene)
        return employed(tail, clause.who, scene) or done
    return False


def find_index(tokens: Tokens, part: Tokens) -> int:
    """Find where `part` ends inside `tokens`."""
    last = part[-1].end
    return next((i + 1 for i, t in enumerate(tokens) if t.end == last), len(tokens))


def working(clause: Clause, scene: Scene) -> bool:
    """Read "work at/for X", "work as a Y", "have worked at X for six years", "freelance as a Y"."""
    if not clause.who or not clause.plain:
        return False
    if not (clause.now or (clause.verb == "volunteer" and clause.now)):
        return False
    done = False
    rest = clause.rest
    as_at = find(rest, "as")
    if as_at >= 0 and as_at + 1 < len(rest):
        title = title_at(rest[as_at + 1 :])
        if title and title[0].low not in {"well", "much", "long", "i"}:
            done = _claim_title(clause.who, title, scene)
            tail = rest[find_index(rest, title) :]
            if tail and tail[0].low == "in" and (where := place(tail[1:], scene)):
                for mention in clause.who:
                    scene.claim(mention, "location", where)
    if clause.starts("on") or clause.starts("with") or clause.starts("from") or clause.starts("under"):
        return done
    return employed(rest, clause.who, scene) or done


def starting(clause: Clause, scene: Scene) -> bool:
    """Read "started last Monday as head of logistics at X", "joined X as Y", "got a job at X", "became a Y"."""
    if not clause.who or not clause.plain or not (clause.tense in ("past", "present")):
        return False
    if clause.modal or (clause.tense == "present" and not (clause.perfect or clause.progressive or clause.verb == "join")):
        return False
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
            done = _claim_title(clause.who, title, scene, since) or done
    if clause.verb == "become":
        title = title_at(rest)
        if is_job(title):
            done = _claim_title(clause.who, title, scene, since)
    if clause.verb in {"get", "land", "accept", "take", "start", "begin", "find"} and not done:
        text = lows(rest)
        if text.startswith(("promoted", "made ")):
            return _promoted(clause, rest[1:], clause.who, scene)
        if any(w in {"job", "role", "position", "gig", "hired", "post"} for w in text.split()):
            hired = find(rest, "job", "role", "position", "gig", "hired", "post")
            done = employed(rest[hired + 1 :], clause.who, scene, since=since)
            title = trim(rest[:hired])
            if done and title and is_job(title):
                _claim_title(clause.who, title, scene, since)
            return done
    if clause.verb in {"start", "begin"} or done:
        return employed(rest, clause.who, scene, since=since) or done
    return done


def _is_group(name: str) -> bool:
    return name.casefold().split()[-1] in {"club", "team", "band", "choir", "league", "society", "gym"}


def for_a_living(clause: Clause, scene: Scene) -> bool:
    """Read "drive a tram for a living" as a job: "tram driver"."""
    text = lows(clause.rest)
    if not text.endswith("for a living") and " for a living" not in text or not clause.who or not clause.now:
        return False
    at = find(clause.rest, "for")
    thing = trim(clause.rest[:at])
    if not thing or len(thing) > 4:
        return False
    agent = clause.verb + ("r" if clause.verb.endswith("e") else "er")
    said = scene.words(thing)
    noun = said[:-1] if said.endswith("s") and not said.endswith("ss") and clause.verb != "do" else said
    value = said if clause.verb in {"do", "make"} and clause.verb == "do" else f"{noun} {agent}"
    done = False
    for mention in clause.who:
        done = scene.claim(mention, "job_title", value) or done
    return done


_FIELDS: Final = words(
    "ux ui sales marketing admin support qa it hr research payroll finance ops operations devops data accounting security legal pr procurement logistics engineering product strategy compliance "
    "communications comms editorial customer_support customer_service design catering nursing tech_support it_support recruitment"
)


def fielded(clause: Clause, scene: Scene) -> bool:
    """Read "do UX at Fathom", "work in marketing at Acme"."""
    if not clause.who or not clause.now or not clause.rest:
        return False
    rest = clause.rest[1:] if clause.rest[0].low in {"in", "the"} else clause.rest
    at = find(rest, "at", "for")
    field = trim(rest[:at] if at > 0 else rest)
    if lows(field) not in _FIELDS or (at < 0 and clause.verb == "do" and lows(field) not in {"ux", "marketing", "sales", "qa", "devops", "hr"}):
        return False
    done = False
    for mention in clause.who:
        done = scene.claim(mention, "job_title", scene.words(field)) or done
    if at > 0:
        employed(rest[at:], clause.who, scene)
    return done


def promoting(clause: Clause, scene: Scene) -> bool:
    """Read "they promoted me to Staff Engineer"."""
    if not clause.plain or not clause.starts("me"):
        return False
    return _promoted(clause, clause.rest[1:], (SPEAKER,), scene)


def _promoted(clause: Clause, rest: Tokens, who: tuple[Mention, ...], scene: Scene) -> bool:
    if not rest:
        return False
    title = title_at(rest[1:] if rest[0].low in {"to", "as"} else rest)
    if not title or (rest[0].low not in {"to", "as"} and not is_job(title)):
        return False
    _claim_title(who, title, scene, when(clause, scene))
    employed(rest[find_index(rest, title) :], who, scene)
    return True


def teaching(clause: Clause, scene: Scene) -> bool:
    """Read "teach chemistry in Leeds"."""
    if not clause.who or not clause.now or not clause.rest:
        return False
    subject = () if clause.rest[0].low in PREPOSITIONS else trim(upto_break(clause.rest))
    if not subject and clause.rest[0].low in {"at", "in"}:
        pass
    elif not subject or len(subject) > 4 or subject[0].low in {"me", "you", "him", "her", "them", "my", "kids", "people"}:
        if not (subject and subject[0].low == "kids"):
            return False
        subject = ()
    known = bool(subject) and (subject[-1].low in SCHOOL_SUBJECTS or subject[0].low in SCHOOL_SUBJECTS)
    tail = clause.rest[find_index(clause.rest, subject) :] if subject else clause.rest
    if not known and not any(t.low == "at" for t in tail):
        return False
    value = f"{scene.words(subject)} teacher" if subject else "teacher"
    done = False
    for mention in clause.who:
        done = scene.claim(mention, "job_title", value)
    if tail and tail[0].low == "in" and (where := place(tail[1:], scene)) and tail[1].low not in {"primary", "secondary", "high"}:
        for mention in clause.who:
            scene.claim(mention, "location", where)
    employed(tail, clause.who, scene)
    return done


def running(clause: Clause, scene: Scene) -> bool:
    """Read "run QA at Osprey Health", "own a bakery"."""
    if not clause.who or not clause.now or not clause.rest:
        return False
    what = upto_break(clause.rest)
    thing = trim(what)
    tail = clause.rest[find_index(clause.rest, thing) :] if thing else ()
    if not thing:
        return False
    if thing[-1].low in _BUSINESSES and what[0].low in {"a", "an", "my", "our", "the"} and clause.verb in {"run", "own", "manage", "have"}:
        owner = "owner" if clause.verb in {"own", "run"} else "manager"
        done = False
        for mention in clause.who:
            done = scene.claim(mention, "job_title", f"{scene.words(thing)} {owner}")
        if tail and tail[0].low == "in" and tail[1:] and tail[1].capital and (where := place(tail[1:], scene)):
            for mention in clause.who:
                scene.claim(mention, "location", where)
        return done
    if clause.verb in {"run", "lead", "head", "manage"} and tail and tail[0].low == "at" and organisation(tail, 1, scene)[0]:
        done = False
        for mention in clause.who:
            done = scene.claim(mention, "job_title", f"head of {scene.words(thing)}")
        employed(tail, clause.who, scene)
        return done
    return False


def titled(clause: Clause, scene: Scene) -> bool:
    """Read "my job title is X", "my role at Y is X", "my employer is Y"."""
    owner = clause.subject.owner
    if owner is None or not clause.now or not clause.rest:
        return False
    if clause.subject.head in {"employer", "company", "workplace"}:
        if clause.starts("called"):
            name, _ = organisation(clause.rest, 1, scene)
        else:
            name, _ = organisation(clause.rest, 0, scene)
        return bool(name) and scene.claim(owner, "employer", name)
    title = title_at(clause.rest)
    if not title or title[0].kind == "number" or (clause.subject.head in {"job", "work", "position"} and not is_job(title)):
        return False
    _claim_title((owner,), title, scene)
    employed(clause.subject.tokens, (owner,), scene)
    employed(clause.rest[find_index(clause.rest, title) :], (owner,), scene)
    return True
