"""Work told in other words than "I am a ... at ...": what people teach, run or do for a living, and jobs in passing."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.academia import ACADEMIC, LEARNERS, SCHOOL_WORDS
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.kinds import JOBS, PROGRAMMING, SCHOOL_SUBJECTS
from mock_server.engine.extract.language.lexicon import PREPOSITIONS, number_of, words
from mock_server.engine.extract.language.phrases import Tokens, find, lows, proper_name, trim, trim_end, upto_break
from mock_server.engine.extract.language.placenames import place
from mock_server.engine.extract.language.titles import find_index, is_job, organisation, title_at
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.callings import AGENTS, USUAL
from mock_server.engine.extract.topics.work import claim_title, employed

_POSTS: Final = words(
    "boss manager colleagues coworkers team desk office shift shifts job role internship placement apprenticeship "
    "contract traineeship post position"
)


def asides(clause: Clause, scene: Scene) -> bool:
    """Scan for what is said in passing: "as a paramedic I see a lot", "six years at Bramwell finally paid off"."""
    return (
        _as_a(clause, scene)
        or _at_my_post(clause, scene)
        or _named_company(clause, scene)
        or _some_years(clause, scene)
        or _first_week(clause, scene)
    )


def _as_a(clause: Clause, scene: Scene) -> bool:
    """Read "as a paramedic I ..." and "in my job as an air traffic controller"."""
    tokens = clause.tokens
    for i in range(len(tokens) - 2):
        if tokens[i].low != "as" or tokens[i + 1].low not in {"a", "an", "the"}:
            continue
        of_mine = (
            i >= 2 and tokens[i - 1].low in words("job role work career position life") and tokens[i - 2].low == "my"
        )
        opens = (i < len(clause.lead) and clause.who == (SPEAKER,) and not clause.modal) or (
            i == 0 and clause.verb == "" and clause.link == "" and scene.about_speaker
        )
        if (of_mine and clause.plain and clause.verb not in words("quit leave lose resign end")) or opens:
            title = title_at(tokens[i + 1 : len(clause.lead) if opens and clause.lead else len(tokens)])
            return is_job(title) and claim_title((SPEAKER,), title, scene)
    return False


def _at_my_post(clause: Clause, scene: Scene) -> bool:
    """Read "my shift at Mirador", "my boss at Greggson"."""
    tokens = clause.tokens
    if clause.ended or clause.negated or words("old last first left quit ex former") & scene.said:
        return False
    for i in range(len(tokens) - 3):
        mine = tokens[i].low in {"my", "our"} and tokens[i + 1].low in _POSTS and tokens[i + 2].low in {"at", "with"}
        if mine and tokens[i + 3].capital:
            name, _ = organisation(tokens, i + 3, scene)
            over = clause.verb in words("end finish expire lapse") and clause.tense == "past"
            if over:
                return bool(name) and scene.retract(SPEAKER, "employer", name)
            return bool(name) and scene.claim(SPEAKER, "employer", name)
    return False


def _named_company(clause: Clause, scene: Scene) -> bool:
    """Read "my employer, Halden Group, just moved", "my company Halden"."""
    tokens = clause.tokens
    if clause.negated or not scene.cased:
        return False
    for i in range(len(tokens) - 2):
        if tokens[i].low not in {"my", "our"} or tokens[i + 1].low not in words(
            "employer company startup firm business"
        ):
            continue
        comma = tokens[i + 2].low == ","
        begin = i + 3 if comma else i + 2
        end = proper_name(tokens, begin, scene, joined=True)
        if end > begin and (not comma or end == len(tokens) or tokens[end].low == ","):
            return scene.claim(SPEAKER, "employer", scene.words(tokens[begin:end]))
    return False


def _some_years(clause: Clause, scene: Scene) -> bool:
    """Read "six years at Bramwell Robotics finally paid off"; "after six years at Bramwell I left" says nothing."""
    tokens = clause.tokens
    if clause.ended or clause.negated or (clause.who and SPEAKER not in clause.who):
        return False
    if clause.subject.person == "first" and clause.verb not in {"be", ""}:
        return False
    for i in range(1, len(tokens) - 2):
        if tokens[i].low not in words("years months decades year decade yrs") or tokens[i + 1].low not in {
            "at",
            "with",
        }:
            continue
        counted = number_of(tokens[i - 1].low) is not None or tokens[i - 1].low in {"many", "few", "several", "a"}
        if not counted or words("left quit after spent was were had worked used until studying studied") & scene.said:
            return False
        name, _ = organisation(tokens, i + 2, scene)
        return bool(name) and scene.claim(SPEAKER, "employer", name)
    return False


def _first_week(clause: Clause, scene: Scene) -> bool:
    """Read "finished my first week at Volta as a product designer", "day 3 at Volta"."""
    tokens = clause.tokens
    if clause.negated or clause.modal or (clause.who and SPEAKER not in clause.who):
        return False
    for i in range(1, len(tokens) - 2):
        if tokens[i + 1].low not in {"at", "with"} or not tokens[i + 2].capital:
            continue
        if tokens[i].low == "year" and any(t.low in ACADEMIC for t in tokens):
            continue  # "in my third year at Wyndham, politics"
        counted = tokens[i - 1].low in words("first second third fourth new") or number_of(tokens[i].low) is not None
        spell = tokens[i].low in words("day week month year shift job") or (
            number_of(tokens[i].low) is not None and tokens[i - 1].low in words("day week month year")
        )
        if counted and spell:
            title_from = find(tokens, "as", start=i)
            if title_from > 0 and is_job(title := title_at(tokens[title_from + 1 :])):
                claim_title((SPEAKER,), title, scene)
            name, _ = organisation(tokens, i + 2, scene)
            if tokens[i - 1].low == "year" and SCHOOL_WORDS & set(name.casefold().split()):
                return False  # "in year 11 at Fernhill Academy"
            return bool(name) and scene.claim(SPEAKER, "employer", name)
    return False


_SPELLS: Final = words("day days week weeks month months year years shift shifts fortnight")


def placed(clause: Clause, scene: Scene) -> bool:
    """Read fragments such as "currently with Hollis & Brandt" and "senior developer at Acme"."""
    rest = clause.rest
    if clause.link not in {"", ",", ":", "-", "and", "but"} or not rest or clause.negated:
        return False
    if rest[0].low in words("qualified trained studied apprenticed"):
        return False
    if rest[-1].low == "here" and len(rest) <= 5:
        named = title_at(tuple(t for t in rest[:-1] if t.low != "fellow"))
        return is_job(named) and claim_title((SPEAKER,), named, scene)  # "fellow teacher here"
    lead = clause.adverbs | {t.low for t in rest[:1]} | {t.low for t in clause.tokens[:2]}
    title = title_at(rest)
    as_at = find(rest, "as")
    if (
        as_at >= 0
        and as_at + 1 < len(rest)
        and (rest[as_at + 1].low in {"a", "an"} or _SPELLS & {t.low for t in rest[:as_at]})
        and is_job(served := title_at(rest[as_at + 1 :]))
    ):
        tail = rest[find_index(rest, served) :]
        if tail and tail[0].low in {"at", "for", "with"} and organisation(tail, 1, scene)[0]:
            claim_title((SPEAKER,), served, scene)
            return employed(tail, (SPEAKER,), scene)
    if {"currently", "presently", "now"} & lead:
        at = next((i for i, t in enumerate(rest[:3]) if t.low in {"at", "with"}), -1)
        if any(t.low.endswith("-year") for t in rest[:3]):
            return False
        if at >= 0 and not is_job(title) and not (title and title[-1].low in LEARNERS):
            return employed(rest[at:], (SPEAKER,), scene)
    if title and is_job(title) and not any(t.low in {"the", "my", "your"} for t in rest[:1]):
        tail = rest[find_index(rest, title) :]
        name, end = organisation(tail, 1, scene) if len(tail) > 1 and tail[0].low == "at" else ("", 0)
        if (
            name
            and title[-1].low not in LEARNERS
            and (tail[1].capital or (not scene.cased and clause.link == "" and "i" not in scene.said))
            and (end >= len(trim_end(tail)) or tail[end].low in {",", "in"})
        ):
            claim_title((SPEAKER,), title, scene)
            return employed(tail, (SPEAKER,), scene)
    return False


_SOLE: Final = {"write": "writer", "sing": "singer", "dance": "dancer", "act": "actor", "paint": "painter"}


def for_a_living(clause: Clause, scene: Scene) -> bool:
    """Read "drive a tram for a living" as a job: "tram driver"; "earn my living as a glassblower"."""
    as_at = find(clause.rest, "as")
    if (
        clause.verb in {"earn", "make"}
        and as_at > 0
        and clause.now
        and is_job(named := title_at(clause.rest[as_at + 1 :]))
    ):
        return claim_title(clause.who, named, scene)
    text = lows(clause.rest)
    if (not text.endswith("for a living") and " for a living" not in text) or not clause.who or not clause.now:
        return False
    at = next(i for i in range(len(clause.rest) - 2) if lows(clause.rest[i : i + 3]) == "for a living")
    told = clause.rest[:at]
    thing = trim(told if told[:1] and told[0].low in PREPOSITIONS else upto_break(told))
    if not told and (sole := AGENTS.get(clause.verb) or _SOLE.get(clause.verb)):
        _where(clause, scene)
        return scene.claim_each(clause.who, "job_title", [sole])
    if not thing or len(thing) > 4:
        return False
    _within(told[find_index(told, thing) :], clause, scene)
    if clause.verb in {"write", "code"} and lows(thing) in PROGRAMMING:
        return scene.claim_each(clause.who, "skill", [scene.words(thing)])
    agent = AGENTS.get(clause.verb, clause.verb + ("r" if clause.verb.endswith("e") else "er"))
    said = scene.words(thing)
    if known := USUAL.get(f"{clause.verb} {lows(thing)}"):
        _where(clause, scene)
        return scene.claim_each(clause.who, "job_title", [known])
    noun = said[:-1] if said.endswith("s") and not said.endswith("ss") and clause.verb != "do" else said
    value = said if clause.verb in {"do", "make"} and clause.verb == "do" else f"{noun} {agent}"
    done = scene.claim_each(clause.who, "job_title", [value])
    _where(clause, scene)
    return done


def _where(clause: Clause, scene: Scene) -> None:
    """Claim the place behind "for a living in Lund"."""
    at = find(clause.rest, "living")
    _within(clause.rest[at + 1 :], clause, scene)


def _within(tail: Tokens, clause: Clause, scene: Scene) -> None:
    """Claim where or for whom a trade is plied: "in Durban", "at Nimbus Labs"."""
    if len(tail) > 1 and tail[0].low in {"at", "for"} and tail[1].capital and scene.cased:
        employed(tail, clause.who, scene)
    if len(tail) > 1 and tail[0].low in {"in", "near"} and tail[1].capital and scene.cased:
        where = place(tail[1:], scene)
        if where:
            scene.claim_each(clause.who, "location", [where])


_FIELDS: Final = words(
    "ux ui sales marketing admin support qa it hr research payroll finance ops operations devops data "
    "accounting security legal pr procurement logistics engineering product strategy compliance "
    "communications comms editorial customer_support customer_service design catering nursing "
    "tech_support it_support recruitment accounts bookkeeping reception maintenance housekeeping purchasing "
    "quality_control quality_assurance dispatch warehousing transport facilities training fundraising events "
    "user_research data_entry data_science customer_success customer_care customer_relations human_resources "
    "public_relations business_development account_management project_management event_planning asset_management "
    "risk_management stock_control credit_control goods_in night_security front_desk telesales underwriting claims "
    "policy audit tax treasury merchandising supply_chain health_and_safety copy_editing copywriting proofreading "
    "graphic_design web_design web_development software_development translation conservation outreach programming "
    "acquisitions analytics animation teaching cleaning landscaping childcare social_work bar_work lab_work"
)


def is_field(low: str) -> bool:
    """Tell whether folded words name a field of work."""
    return low in _FIELDS


_VEHICLES: Final = words(
    "trams buses trains taxis cabs lorries trucks vans forklifts coaches ambulances tractors cranes tram bus train "
    "taxi cab lorry forklift coach ambulance crane ferry"
)
_HANDIWORK: Final = words(
    "fix repair build design make sell teach drive clean guard pack sort deliver test weld sew service inspect edit "
    "translate bake brew cook write research install maintain print assemble audit train"
)


def at_work(clause: Clause, scene: Scene) -> bool:
    """Read "drive trams in Wrocław", "fix engines at Volvo", "drive a van for DHL": a habit that names an employer."""
    if not clause.who or not clause.now or clause.progressive or clause.verb not in _HANDIWORK or not scene.cased:
        return False
    rest = clause.rest
    thing = trim(upto_break(rest))
    at = find(rest, "at", "for", "in")
    if not thing or len(thing) > 3 or not 1 <= at < len(rest) - 1 or not rest[at + 1].capital:
        return False
    vehicles = clause.verb == "drive" and len(thing) == 1 and thing[0].low in _VEHICLES
    if vehicles:
        single = (
            "bus"
            if thing[0].low in {"bus", "buses"}
            else scene.words(thing).removesuffix("s").replace("lorrie", "lorry")
        )
        scene.claim_each(clause.who, "job_title", [f"{single} driver"])
    if rest[at].low == "in":
        where = place(rest[at + 1 :], scene) if vehicles else ""
        return bool(where) and scene.claim_each(clause.who, "location", [where])
    sold = clause.verb in words("sell deliver audit inspect guard")
    if rest[at].low == "for" and rest[0].low not in {"a", "an", "the"} and not vehicles and not sold:
        return False  # "I bake cakes for Anna"
    return employed(rest[at:], clause.who, scene) or vehicles


def fielded(clause: Clause, scene: Scene) -> bool:
    """Read "do UX at Fathom", "work in marketing at Acme"."""
    if not clause.who or not clause.now or not clause.rest:
        return False
    rest = clause.rest[1:] if clause.rest[0].low in {"in", "the"} else clause.rest
    at = find(rest, "at", "for")
    field = trim(rest[:at] if at > 0 else rest)
    if lows(field) not in _FIELDS or (
        at < 0 and clause.verb == "do" and lows(field) not in words("ux marketing sales qa devops hr")
    ):
        return False
    done = False
    for mention in clause.who:
        done = scene.claim(mention, "job_title", scene.words(field)) or done
    if at > 0:
        employed(rest[at:], clause.who, scene)
    return done


def teaching(clause: Clause, scene: Scene) -> bool:
    """Read "teach chemistry in Leeds"."""
    if not clause.who or not clause.now or not clause.rest or clause.rest[0].low == "'s":
        return False
    if clause.form == "ing" and clause.rest[0].low in JOBS:
        return False
    subject = () if clause.rest[0].low in PREPOSITIONS else trim(upto_break(clause.rest))
    if clause.rest[0].low in words("year grade class form primary reception p1 y1"):
        subject = ()  # "teach year 4 at St Mary's"
    if not subject and clause.rest[0].low in words("at in year grade class form primary reception"):
        pass
    elif not subject or len(subject) > 4 or subject[0].low in words("me you him her them my kids people"):
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
    if (
        tail
        and tail[0].low == "in"
        and (where := place(tail[1:], scene))
        and tail[1].low not in {"primary", "secondary", "high"}
    ):
        for mention in clause.who:
            scene.claim(mention, "location", where)
    employed(tail, clause.who, scene)
    return done
