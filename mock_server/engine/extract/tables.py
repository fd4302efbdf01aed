"""The tables of rules: which rules read which verbs and which nouns, in the order they are tried.

How the tables are used is in `rules.py`; what a rule does is said where it is defined.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from mock_server.engine.extract.endings import endings, partings
from mock_server.engine.extract.language import peoples
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics import (
    ages,
    aims,
    arrivals,
    businesses,
    components,
    contacts,
    family,
    health,
    hobbies,
    jobtitles,
    moods,
    naming,
    pets,
    places,
    plans,
    positions,
    preferences,
    projects,
    reactions,
    relations,
    signatures,
    skills,
    studies,
    tastes,
    tools,
    trades,
    work,
)

Rule: TypeAlias = Callable[[Clause, Scene], bool]
"""Read one clause, add what it claims to the scene, and say whether it claimed anything."""

# fmt: off
SCANS: Final[tuple[Rule, ...]] = (
    places.city_aside, family.introductions, pets.introduced, contacts.contact, trades.asides, peoples.origin_aside,
    places.living_aside, arrivals.arrived, projects.aside, preferences.any_day, ages.birthday_aside, ages.year_old,
    peoples.as_a, health.aside,
)
"""Read any clause, and do not stop the others."""

BEING: Final[tuple[Rule, ...]] = (
    partings.newly_with, positions.with_firm, positions.charged, businesses.owning,
    endings.being_over, preferences.sort_of_person, projects.maintaining, studies.year_at,
    family.being, endings.cancelled, endings.recovered, partings.together_again,
    partings.laid_off, ages.birthday, contacts.timezone,
    ages.aged, health.being,
    places.being, peoples.speaking, peoples.national, moods.stating, moods.feeling, studies.being, projects.midway,
    components.being, components.holding, relations.led, relations.owned_work, relations.being, plans.going,
    hobbies.keen, work.being, tastes.being, tastes.guilty, preferences.suiting,
    skills.able, skills.mastered, tastes.favourite, reactions.passionate, reactions.judged, pets.owned, naming.being,
)
"""Read "is ..." and "am ..."."""

FRAGMENT: Final[tuple[Rule, ...]] = (
    tastes.listed, studies.fragment, health.fragment, family.counted, peoples.listed_languages, peoples.noted_languages,
    places.based_fragment, places.origin,
    pets.parenthesised, signatures.signing, moods.stating, plans.booked, trades.placed,
    preferences.for_me, preferences.declared,
)
"""Read a clause without a verb."""

FRAGMENT_BEING: Final[tuple[Rule, ...]] = (
    businesses.owning, studies.year_at, endings.being_over, preferences.sort_of_person, projects.maintaining,
    family.being, health.being, tastes.being, moods.feeling, places.being,
)
"""Read a fragment as if "I am" stood before it."""

_HEADS: Final[tuple[tuple[str, tuple[Rule, ...]], ...]] = (
    ("pleasure weakness obsession", (tastes.favourite,)),
    ("roots", (places.home,)),
    ("name names nickname", (projects.named, family.being, pets.owned, naming.introduced)),
    ("birthday birthdate dob birth", (ages.birthday,)),
    ("timezone zone tz", (contacts.timezone,)),
    ("language languages tongue", (peoples.speaking,)),
    ("nationality citizenship", (peoples.national,)),
    ("age", (ages.aged,)),
    ("goal goals aim target objective resolution ambition dream", (aims.aiming,)),
    ("project focus startup thesis novel app", (projects.named,)),
    ("job title role position occupation profession employer company workplace work", (jobtitles.titled,)),
    ("allergy allergies diet intolerances intolerance", (health.listed,)),
    ("hobby hobbies pastime pastimes", (hobbies.hobbies,)),
    ("preference choice", (preferences.preference,)),
    ("degree major minor", (studies.subject_of_degree,)),
    ("university uni college alma", (studies.named_school,)),
    ("location residence base whereabouts", (places.home,)),
    ("hometown town birthplace home city address flat house apartment place", (places.home,)),
)
_VERBS: Final[tuple[tuple[str, tuple[Rule, ...]], ...]] = (
    ("have hold do work", (positions.holding,)),
    ("do", (positions.for_clients,)),
    ("sign", (positions.signed_on,)),
    ("make", (positions.made,)),
    ("open found launch buy start", (businesses.running,)),
    ("adopt rescue buy foster", (pets.having,)),
    ("buy", (places.housed,)),
    ("pick", (pets.having,)),
    ("choose pick take", (preferences.choosing,)),
    ("cut", (endings.giving_up,)),
    ("develop", (health.having,)),
    ("dream prep prepare revise cram study train", (aims.preparing,)),
    ("earn make", (trades.for_a_living,)),
    ("eat", (endings.eating_again,)),
    ("emigrate immigrate resettle", (places.moving,)),
    ("find", (places.found_in,)),
    ("get", (tastes.bored,)),
    ("grow", (peoples.speaking,)),
    ("hold", (studies.degree, peoples.passport)),
    ("have", (peoples.passport,)),
    ("let lay fire sack make", (partings.dismissed,)),
    ("start begin", (projects.started, hobbies.taking_up)),
    ("volunteer", (hobbies.volunteering,)),
    ("attend graduate", (plans.going, studies.studying)),
    ("abide", (tastes.standing,)),
    ("bear", (tastes.standing, ages.birthday, places.being)),
    ("beat drive", (reactions.affecting,)),
    ("become", (work.starting, health.doing)),
    ("begin", (plans.going, work.starting)),
    ("belong", (relations.belonging, components.belonging)),
    ("sing row dance march perform drum fiddle", (relations.belonging,)),
    ("answer", (naming.answering, relations.reporting)),
    ("include contain comprise bundle incorporate encompass consist come ship", (components.holding,)),
    ("sit reside fall live exist form make", (components.belonging,)),
    ("book schedule fly travel visit meet see celebrate return ship present camp open release sign", (plans.going,)),
    ("break split divorce separate", (partings.breaking,)),
    ("bring", (health.harming, pets.having, arrivals.brought)),
    ("build develop design compose produce record prototype rewrite refactor organise organize", (projects.making,)),
    ("call", (naming.called, places.calling_home, family.naming)),
    ("change", (jobtitles.retitled, tools.using)),
    ("maintain", (projects.making,)),
    ("code program", (skills.knowing, projects.making)),
    ("come", (plans.going, places.growing)),
    ("complete pursue", (studies.degree,)),
    ("deploy use rely", (tools.using,)),
    ("disgust bore annoy irritate exhaust relax fascinate revolt", (reactions.judged,)),
    ("die pass", (endings.dying,)),
    ("do", (plans.going, health.refusing, health.doing, studies.degree, trades.fielded, hobbies.going)),
    ("drink avoid skip touch handle digest", (health.refusing,)),
    ("eat", (reactions.eating_daily, health.refusing, health.doing)),
    ("employ", (work.being,)),
    ("feel", (moods.feeling, moods.stating)),
    ("find", (reactions.finding,)),
    ("finish", (plans.going, studies.degree, endings.giving_up)),
    ("follow", (health.doing,)),
    ("freelance consult intern", (work.working,)),
    ("get", (tastes.getting_enough, studies.degree, plans.going, family.marrying, peoples.speaking, places.housed,
        partings.laid_off, partings.breaking, endings.giving_up, hobbies.taking_up, pets.having, work.starting,
        moods.stating, moods.feeling)),
    ("give", (health.harming, reactions.affecting, endings.giving_up)),
    ("go", (plans.going, naming.called, health.doing, endings.giving_up, studies.studying, hobbies.going)),
    ("grow hail originate", (places.growing,)),
    ("have celebrate", (ages.birthday_had,)),
    ("have catch", (moods.stating,)),
    ("like", (aims.aiming,)),
    ("have", (plans.going, health.having, health.refusing, pets.having, family.having, studies.degree,
        preferences.rather)),
    ("head", (plans.going, relations.managing, businesses.running)),
    ("oversee chair direct coordinate captain", (relations.managing,)),
    ("hike sail", (plans.going, hobbies.doing)),
    ("hit", (ages.aged,)),
    ("host", (plans.going, tools.using)),
    ("join", (plans.going, relations.belonging, work.starting)),
    ("keep", (health.doing, hobbies.going, pets.having)),
    ("know", (naming.called, peoples.speaking, skills.knowing, relations.knowing)),
    ("land accept", (work.starting,)),
    ("launch", (plans.going, projects.making)),
    ("lead manage", (relations.managing, businesses.running)),
    ("learn", (skills.learning,)),
    ("leave retire", (plans.going, partings.leaving)),
    ("like", (preferences.served, tastes.liking)),
    ("listen watch", (reactions.eating_daily,)),
    ("live", (pets.sharing, contacts.timezone, plans.going, places.living)),
    ("love enjoy adore fancy hate dislike detest loathe despise", (tastes.liking,)),
    ("make", (work.promoting, health.harming, reactions.affecting, places.calling_home, projects.making,
        hobbies.going)),
    ("marry", (plans.going, family.marrying)),
    ("migrate", (projects.migrating, tools.using)),
    ("move", (arrivals.moved_in, plans.going, places.moving, tools.using)),
    ("name", (family.naming,)),
    ("own", (pets.having, businesses.running)),
    ("pick", (hobbies.taking_up,)),
    ("plan", (plans.going, aims.aiming)),
    ("play", (plans.going, relations.belonging, hobbies.playing)),
    ("practise practice", (hobbies.doing,)),
    ("prefer favour favor", (preferences.preferring,)),
    ("promote appoint hire", (work.promoting,)),
    ("put", (positions.charged, health.reacting, projects.making)),
    ("quit", (partings.leaving, endings.giving_up)),
    ("raise", (places.being,)),
    ("react", (health.reacting,)),
    ("read study major minor specialise specialize", (studies.studying,)),
    ("recover stick look", (moods.stating,)),
    ("relocate", (plans.going, places.moving)),
    ("rent", (places.housed,)),
    ("report", (relations.reporting,)),
    ("reside", (places.living,)),
    ("resign", (partings.leaving,)),
    ("run", (moods.stating, plans.going, tools.using, relations.managing, businesses.running, hobbies.doing)),
    ("send kill close swell", (health.harming,)),
    ("come tag travel", (arrivals.moved_in,)),
    ("settle", (places.settling, places.living)),
    ("share", (pets.sharing,)),
    ("sit", (relations.belonging, plans.going)),
    ("speak", (plans.going, peoples.speaking)),
    ("spend", (plans.going, hobbies.spending)),
    ("stand care", (tastes.standing,)),
    ("start", (plans.going, health.doing, work.starting)),
    ("stay", (plans.going, places.living)),
    ("stop drop cancel sell ditch delete uninstall lose replace remove end cut swap", (endings.giving_up,)),
    ("suit", (preferences.suiting,)),
    ("supervise mentor", (relations.managing,)),
    ("switch", (tools.using, health.doing)),
    ("take", (relations.reporting, preferences.served, studies.degree, plans.going, hobbies.taking_up,
        pets.having, work.starting, preferences.rather)),
    ("teach", (plans.going, trades.teaching)),
    ("tolerate stomach", (health.refusing, tastes.standing)),
    ("track", (tools.keeping_in,)),
    ("train", (aims.aiming, studies.studying)),
    ("turn", (ages.aged, health.doing)),
    ("understand", (peoples.speaking,)),
    ("want hope aim try intend wish save", (aims.aiming,)),
    ("wed", (family.marrying,)),
    ("work", (relations.working_on,)),
    ("work", (moods.stating, plans.going, preferences.suiting, relations.reporting, trades.fielded,
        projects.making, relations.knowing, work.working, skills.knowing)),
    ("write", (projects.making, skills.knowing, hobbies.doing)),
)
# fmt: on


def _merged(rows: tuple[tuple[str, tuple[Rule, ...]], ...]) -> dict[str, tuple[Rule, ...]]:
    """Give each verb the rules of all its rows, in order."""
    table: dict[str, tuple[Rule, ...]] = {}
    for verbs, rules in rows:
        for verb in verbs.split():
            table[verb] = table.get(verb, ()) + rules
    return table


BY_HEAD: Final[dict[str, tuple[Rule, ...]]] = {head: rules for heads, rules in _HEADS for head in heads.split()}
"""Rules for "my <head> is ..."."""
BY_VERB: Final[dict[str, tuple[Rule, ...]]] = {"be": BEING, "": FRAGMENT, **_merged(_VERBS)}
"""Rules by the verb of a clause."""
