"""Facts between people and things told by turns of phrase: "Ana and Bo answer to Cy", "Kestrel includes a parser".

Whatever the verb of a plain clause says of its subject is read in `relations.py`.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import pairwise
from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.language.firms import is_firm_name
from mock_server.engine.extract.language.kinds import SPECIES_WORDS
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.phrases import items, trim
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.turns.fillers import GROUPS, split_names
from mock_server.engine.extract.turns.phrasebook import Phrasebook, Stretch, Tokens, find_phrase

_Reader = Callable[[tuple[Tokens, ...], Scene], bool]
_LEADS: Final = "leads|heads|runs|manages|oversees|supervises|chairs|captains|directs|coordinates|led|headed"
_LED: Final = "led|run|managed|headed|chaired|supervised|overseen|captained|directed|coordinated|organised|organized"
_PALS: Final = (
    "friends|mates|colleagues|neighbours|neighbors|coworkers|co-workers|pals|buddies|besties|classmates|teammates|"
    "roommates|housemates|flatmates|friend|mate|colleague|neighbour|neighbor|coworker|co-worker|pal|buddy|classmate|"
    "teammate|roommate|housemate|flatmate|acquaintance|acquaintances"
)
_BOSSES: Final = "boss|manager|supervisor|lead|leader"
_SOMEBODY: Final = "woman|man|lady|guy|bloke|chap|lad|girl|person|someone|somebody|fella|dude"
_HEADS: Final = words("head lead leader boss manager chair captain director founder member part star friend fan")
_HOME: Final = "office|desk|flat|house|room|lab|studio|workshop|apartment|dorm|van|car|allotment|shift|shifts|bench"


def _leading(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    """The first leads the second: people by name, a group by its noun phrase."""
    boss = scene.note(scene.person(scene.words(holes[0])))
    people = people_of(holes[1], scene)
    if people:
        return _all(scene.relate(boss, "manages", one) for one in people)
    group = thing_of(holes[1], scene)
    return group is not None and scene.relate(boss, "manages", replace(group, type="organisation"))


def _led(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    return _leading((holes[1], holes[0]), scene)


def _bossed(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    return scene.claim(SPEAKER, "manager", scene.words(holes[0]))


def _answering(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    if SPECIES_WORDS & (scene.said | scene.before):
        return False  # "my dog answers to Rex"
    people = tuple(people_of(holes[0], scene))
    pronoun = "she" if "her" in scene.said else "he"
    found = (scene.person(scene.words(holes[1])),) if len(holes) > 1 else scene.resolve(pronoun, people)
    if not found:
        return False
    boss = found[0]
    return _all(scene.relate(one, "reports_to", boss) for one in people_of(holes[0], scene))


def _containing(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    """The first is made of the others."""
    whole = Mention("project", scene.words(holes[0]))
    parts = [Mention("project", scene.words(t)) for part in items(holes[1]) if (t := trim(part)) and len(t) < 5]
    return _all(scene.relate(part, "part_of", whole) for part in parts)


def _contained(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    """All but the last are part of the last."""
    whole = thing_of(holes[-1], scene)
    parts = [thing_of(hole, scene) for hole in holes[:-1]]
    return whole is not None and _all(p is not None and scene.relate(p, "part_of", whole) for p in parts)


def _contained_too(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    """The last is part of the middle one, as the first is."""
    return _contained((holes[0], holes[2], holes[1]), scene)


def _married(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    one, other = (scene.note(scene.person(scene.words(hole))) for hole in holes[:2])
    scene.group = (one, other)
    return scene.relate(one, "married_to", other)


def _my_boss(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    return scene.relate(SPEAKER, "reports_to", scene.note(scene.person(scene.words(holes[0]))))


def _parents(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    """The others are the parents of the first."""
    child = scene.note(scene.person(scene.words(holes[0])))
    return _all(scene.relate(one, "parent_of", child) for one in people_of(holes[1], scene))


def _known(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    return _all(scene.relate(SPEAKER, "knows", one) for one in people_of(holes[0], scene))


def _friends(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    people = [one for hole in holes for one in people_of(hole, scene)]
    return len(people) > 1 and _all(scene.relate(people[0], "knows", other) for other in people[1:])


def _friends_just_told(_: tuple[Tokens, ...], scene: Scene) -> bool:
    """Let "they're good friends" join the two who were named last."""
    known = scene.group or tuple(dict.fromkeys(m for m in scene.people[-4:] if m.type == "person"))[-2:]
    return len(known) > 1 and _all(scene.relate(known[0], "knows", other) for other in known[1:])


def _siblings(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    return scene.claim(scene.person(scene.words(holes[0])), "sibling", scene.words(holes[1]))


def _employing(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    company = scene.words(holes[0])
    return scene.claim_each(tuple(people_of(holes[1], scene)), "employer", [company])


def _hiring(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    return is_firm_name(holes[0], scene) and _employing(holes, scene)


def _enlisted(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    if any((a.low in _HEADS and b.low in {"of", "for"}) or b.low == "'s" for a, b in pairwise(holes[1])):
        return False  # "is the lead of our growth team"
    group = thing_of(holes[1], scene)
    return group is not None and scene.relate_each(
        tuple(people_of(holes[0], scene)), "member_of", replace(group, type="organisation")
    )


def _hailing(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    if scene.text[: holes[0][0].start].rstrip().casefold().endswith((" in", " from", " near")):
        return False  # "born in Goa, raised in Toronto, ..."
    return scene.claim(scene.person(scene.words(holes[0])), "hometown", scene.words(holes[1]))


def _using(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    return scene.claim(scene.person(scene.words(holes[0])), "tool", scene.words(holes[1]))


def _working_on(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    thing = thing_of(holes[1], scene)
    return thing is not None and scene.relate_each(
        tuple(people_of(holes[0], scene)), "works_on", replace(thing, type="project")
    )


def _worked(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    return _working_on((holes[1], holes[0]), scene)


def _daughter(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    """The first is the child of the others."""
    child, *parents = (scene.note(scene.person(scene.words(hole))) for hole in holes)
    return _all(scene.relate(one, "parent_of", child) for one in parents)


def _pair(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    return _daughter((holes[-1], *holes[:-1]), scene)


def _parents_of(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    parent = scene.note(scene.person(scene.words(holes[0])))
    return _all(scene.relate(parent, "parent_of", one) for one in people_of(holes[1], scene))


def _shared(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    owners = tuple(scene.note(scene.person(scene.words(hole))) for hole in holes[:2])
    return scene.claim_each(owners, "pet", [scene.words(holes[-1])])


def _keeping(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    owner, animal = scene.note(scene.person(scene.words(holes[0]))), scene.words(holes[-1])
    return scene.claim(owner, "pet", animal)


def _all(done: Iterable[bool]) -> bool:
    """Make every claim, and tell whether any was added."""
    return any(list(done))


def people_of(tokens: Tokens, scene: Scene) -> list[Mention]:
    """Name the people of a list; a team named after a place is none of them."""
    if any(t.low in GROUPS for t in tokens):
        return []
    return [scene.note(scene.person(scene.words(name))) for name, _ in split_names(tokens, scene)]


def thing_of(tokens: Tokens, scene: Scene) -> Mention | None:
    phrase_ = trim(tokens)
    if not phrase_ or phrase_[0].low in words("it that this them me us i we you they there everything everyone"):
        return None
    return Mention("project", scene.words(phrase_))


_BONDS: Final[Phrasebook[_Reader]] = Phrasebook(
    (reader, text)
    for reader, text in (
        (_leading, "{name} ,? who? is|'s in charge|control|command of the? {thing}"),
        (_leading, f"{{name}} ,|( who also|now|currently|still? {_LEADS} the|our? {{thing}}"),
        (_leading, "{name} oversees|supervises|mentors|manages {names}"),
        (_leading, "{name} chairs|captains|directs|coordinates the|our {thing}"),
        (_led, f"^ the|our {{thing}} is|are|'s|being .. {_LED} by {{name}}"),
        (_led, "^ the|our? {thing} has|have {name} as .. lead|leader|head|boss|manager|chair|captain"),
        (_led, "head|lead|leader|chair|captain|manager|boss|director|president of the|our {thing} is|'s {name}"),
        (_leading, "{name} is|'s {name} 's boss|manager|supervisor|superior|lead|foreman"),
        (_answering, "{names} both|all|each|now? answer|answers|report|reports directly|straight|in? to him|her|them"),
        (
            _bossed,
            f"my|our line|team|new? {_BOSSES} there|here|now? is|'s a|an? nice? {_SOMEBODY} called|named {{name}}",
        ),
        (_leading, "{name} took|takes|taking over|on the|our? {group}"),
        (_answering, "{names} is|'s|are on|in {name} 's team|crew|squad|group"),
        (_answering, "{names} is|'s|are on|in|under his|her|their? team|crew|squad|group|wing|supervision"),
        (_my_boss, "i 'm|am on|in|under {name} 's team|crew|squad|group|wing|supervision ,|and|but|at|now|$"),
        (_leading, "{name} 's .. reports are|include {names}"),
        (_leading, "{name} .. taken|took|takes|taking charge|over of? the|our? {group}"),
        (_hiring, "^ {name} hired|recruited|poached|headhunted|employed|signed {names}"),
        (_led, "^ the|our {group} 's lead|leader|head|boss|manager|captain is|'s {name}"),
        (_leading, "{name} has|manages|supervises|leads .. under|below her|him|them :|,|-|( {names}"),
        (_containing, "{name} has|with {count:-} .. modules|parts|components|pieces|sections|layers :|,|-|( {list}"),
        (_working_on, "{names} is|are|'s the one|ones|person|people .. working|on on? the? {thing}"),
        (_worked, "^ the|our {thing} is|'s what|something {name} works|working|is|'s working? on"),
        (_daughter, "{name} is|'s {name} and|& {name} 's daughter|son|kid|child|girl|boy|baby"),
        (_leading, "we 've|have got? {name} leading|heading|running the|our {group}"),
        (_shared, "{name} and|& {name} 's {species} is|'s called|named? {name}"),
        (_keeping, "{name} 's .. {species} ,|(? {name}"),
        (_keeping, "{name} .. .. with|and|plus his|her|their .. {species} ,|called|named? {name}"),
        (_keeping, "{name} has|owns|keeps|got|adopted a|an|one .. {species} ,? called|named {name}"),
        (_friends_just_told, f"they|both|two 're|are all|both? .. {_PALS} ,|$|and|now|too|from|since"),
        (_enlisted, "{names} make|form|makes|forms|comprise up? the|our {group}"),
        (
            _enlisted,
            (
                "{names} is|'s|are the|a|an|our|their? .. goalkeeper|goalie|striker|midfielder|defender|winger|prop|"
                "hooker|fly-half|drummer|bassist|guitarist|singer|vocalist|violinist|cellist|trumpeter|keyboardist|saxophonist|"
                "accompanist|soprano|alto|tenor|baritone|treasurer|secretary for|of|in|with the? {thing}"
            ),
        ),
        (_siblings, "{name} and|& {name} are siblings|brothers|sisters|twins"),
        (_contained, "the|,|to|with|of|in {thing} ,? which|that is|'s .. part|component|module|piece of {thing}"),
        (
            _answering,
            "{names} both|all|each|now? answer|answers|report|reports directly|straight|in? to {name}",
        ),
        (_contained, "the? {thing} ships|comes|bundled|delivered|sold .. as|a part|component|module|piece of {thing}"),
        (
            _contained_too,
            "the? {thing} belongs to {name} ,? and? same|just|so|as|like as|does|with|goes? for? {thing}",
        ),
        (_containing, "{name} includes|contains|comprises|bundles|incorporates {list}"),
        (_containing, "{name} consists|composed|made of|up of? {list}"),
        (_married, "{name} married|wed|weds {name}"),
        (
            _married,
            "{name} and|& {name} are|'re|got|have|just|finally .. married|engaged|hitched|wed|eloped|partners|spouses",
        ),
        (_married, "{name} and|& {name} are|'re a|the? .. couple|item"),
        (_married, "{name} and|& {name} .. tied the knot"),
        (_married, "{name} tied the knot with {name}"),
        (_known, "{names} and|& i|me .. work|worked|studied|train|trained|play|climb|sing|row|live together"),
        (_known, "{names} and|& i|me .. go|went way back"),
        (_known, f"{{names}} and|& i|me are|'re|'ve|have|were|became been? .. {_PALS}"),
        (_known, f"{{names}} are|is|'s|,|( .. {_PALS} of mine|ours"),
        (_known, f"^ me|myself and|& {{names}} are|'re|'ve|have|go|were .. {_PALS}|back|together"),
        (_my_boss, "the|my person|one|guy|woman|lady|man i report|answer directly? to is|'s called? {name}"),
        (_my_boss, "{name} is|'s who|whom i report|answer directly? to"),
        (_my_boss, "{name} is|'s the person|one|guy|woman i report|answer directly? to"),
        (_my_boss, "{name} is|'s the boss|manager|supervisor of me|us"),
        (_my_boss, "i get|take my? orders|instructions from {name}"),
        (_parents_of, "{name} gave|gives birth to {names}"),
        (_pair, "{name} and|& {name} 's son|daughter|kid|child|baby|girl|boy is|'s called|named? {name}"),
        (_contained, "the|our {thing} , a|one? part|component|module|piece of the? {thing}"),
        (_my_boss, "the|my person|one|guy|woman|lady|man above|over me|us is|'s called? {name}"),
        (_my_boss, "the|my person|one|guy|woman|lady|man in charge|control of me|us is|'s called? {name}"),
        (_parents, "{name} is|'s the? .. son|daughter|child|kid of {names}"),
        (_parents, "{name} 's parents|folks are|is {names}"),
        (_leading, "{name} looks|look after the|our {group}"),
        (_known, f"i 'm|am|'ve .. {_PALS} with {{names}}"),
        (_known, "i|we know|befriended {names} from|at|through|in|on|since|via"),
        (_known, f"i|we met {{names}} .. .. ,|and we 're|are|became .. {_PALS}"),
        (_known, f"i|we .. share|sharing a|an|my|our|the {_HOME} with {{names}}"),
        (_known, "introduced me to my|a? .. .. {name} $"),
        (_friends, f"{{name}} and|& {{name}} are|'re|were|became both|old|good|best|close|great? {_PALS} $"),
        (_friends, f"{{name}} is|'s friends|mates|pals|{_PALS.split('|')[0]} with {{name}}"),
        (_employing, "{name} employs {names}"),
        (_enlisted, "hired|recruited|signed|brought|drafted|roped {names} for|to|onto|into|in|on to? the|our {group}"),
        (_enlisted, "{names} got|made|joined|is|'s|are|sits|sit|serves|serve on|in|to|into|onto? the|our {group}"),
        (_hailing, "^ {name} ,|( originally? from {name} ,|)"),
        (_hailing, "^ {name} ,|( who is|'s|hails|comes|came originally? from {name}"),
        (_hailing, "^ {name} ,|( born|raised|bred and? raised|bred|born? in {name} ,|)"),
        (_using, "{name} swears by {name}"),
        (_using, "{name} relies|depends on {name} for|to|every"),
        (_using, "{name} .. can't|cannot|can|could live|work|function|do without {name}"),
        (_working_on, "{names} .. contributes|contribute|contributing to the? {thing}"),
    )
)
"""Who reads which phrase, holes in order."""


def bonds(told: Stretch, scene: Scene) -> bool:
    """Read who leads, knows, marries or contains whom out of the turns of phrase that say so."""
    if scene.shouting:
        return False
    done = False
    for reader, wanted in _BONDS.within(told):
        found = find_phrase(wanted, told, scene)
        if found is not None:
            done = reader(found.holes, scene) or done
    return done


_DITTO: Final = Phrasebook(
    ("", text)
    for text in (
        ",|and|- so|as is|are|does|do|has|can {names}",
        ",|and|- same|ditto goes|thing? with|for|applies? to? {names}",
        ",|and|- {names} does|is|has|do|are|too too",
    )
)
_DITTO_ME: Final = Phrasebook(
    ("", text) for text in (",|and|- so do|am|have|can i $", ",|and|- same here|goes for? me? $", ",|and|- me too $")
)


def ditto(told: Stretch, scene: Scene) -> bool:
    """Let "so does Timo", "same goes for Ana", "and so am I" repeat the fact just told of somebody else."""
    last = scene.ledger.last()
    if last is None or last[1].subject == SPEAKER or last[1].key in {None, "name", "pet", "spouse", "child", "age"}:
        return False
    fact = last[1]
    for _, wanted in _DITTO.within(told):
        found = find_phrase(wanted, told, scene)
        if found is not None:
            others = [one for one in people_of(found.holes[0], scene) if one != fact.subject]
            for one in others:
                scene.ledger.add(replace(fact, subject=one))
            return bool(others)
    if _DITTO_ME.first(told, scene) is not None:
        scene.ledger.add(replace(fact, subject=SPEAKER))
        return True
    return False
