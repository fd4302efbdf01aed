"""More facts between people and things told by turns of phrase: "Femke sits under her", "the parser is used by Atlas",
"Andrei is a nurse, Irina a midwife". Others are read in `bonds.py`.
"""

from collections.abc import Callable
from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.language.dates import MONTHS, WEEKDAYS
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.turns.bonds import people_of, thing_of
from mock_server.engine.extract.turns.phrasebook import Phrasebook, Stretch, Tokens, find_phrase

_Reader = Callable[[tuple[Tokens, ...], Scene], bool]
_UNDER: Final = "sits|sit|works|work|serves|is|are|'s|come|comes directly|right|straight? under|beneath|below"


def _under(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    """The first report to the second, or to whom "her" means."""
    people = tuple(people_of(holes[0], scene))
    if len(holes) > 1:
        bosses = tuple(people_of(holes[1], scene))
    else:
        bosses = scene.resolve("she" if "her" in scene.said else "he", people)
    done = [scene.relate(one, "reports_to", bosses[0]) for one in people if bosses and bosses[0].type == "person"]
    return any(done)


def _in_a_row(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    """Read who reports to whom off a chain, each pair of names a rung."""
    done = [_under(holes[i : i + 2], scene) for i in range(0, len(holes) - 1, 2)]
    return any(done)


def _heading(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    """The first manages the group of the second."""
    boss = scene.note(scene.person(scene.words(holes[0])))
    group = Mention("organisation", scene.cut(holes[1][0].start, holes[2][-1].end))
    return scene.relate(boss, "manages", group)


def _new_post(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    one = scene.note(scene.person(scene.words(holes[0])))
    return scene.claim(one, "employer", scene.words(holes[1]))


def _pupil(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    one = scene.note(scene.person(scene.words(holes[0])))
    return scene.claim(one, "education", scene.words(holes[1]))


def _under_her(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    return _under((holes[1], holes[0]), scene)


def _under_at(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    done = _under(holes[:2], scene)
    return scene.claim_each(tuple(people_of(holes[0], scene)), "employer", [scene.words(holes[2])]) or done


def _hired(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    return scene.claim_each(tuple(people_of(holes[2], scene)), "employer", [scene.words(holes[1])])


def _keeping_up(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    people = people_of(holes[1], scene)
    return scene.relate_each(tuple(people), "works_on", Mention("project", scene.words(holes[0])))


def _used(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    """The second uses the first."""
    thing = thing_of(holes[0], scene)
    if thing is None:
        return False
    done = [scene.relate(Mention("project", scene.words(user)), "uses", thing) for user in (holes[1],)]
    return any(done)


def _running(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    """The first, a project, runs on the second."""
    plain = holes[0][0].capital and holes[0][0].low != "project"
    if plain or any(t.low in MONTHS or t.low in WEEKDAYS for t in holes[1]):
        return False  # "Rosa runs on Sundays"
    thing = thing_of(holes[0], scene)
    return thing is not None and scene.relate(thing, "uses", Mention("tool", scene.words(holes[1])))


def _together(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    """The first two work on the third."""
    thing = thing_of(holes[2], scene)
    if thing is None:
        return False
    people = [one for hole in holes[:2] for one in people_of(hole, scene)]
    done = [scene.relate(one, "works_on", Mention("project", thing.name)) for one in people]
    if len(people) > 1:
        scene.relate(people[0], "knows", people[1])
    return any(done)


def _posted(holes: tuple[Tokens, ...], scene: Scene) -> bool:
    """Read "Irina a midwife" behind "Andrei is a nurse"."""
    one = scene.person(scene.words(holes[0]))
    return one != SPEAKER and scene.claim(scene.note(one), "job_title", scene.words(holes[1]).removeprefix("a "))


_RANKS: Final[Phrasebook[_Reader]] = Phrasebook(
    (reader, text)
    for reader, text in (
        (
            _under,
            f"{{names}} .. {_UNDER} {{name}}",
        ),
        (
            _under,
            f"{{names}} .. {_UNDER} her|him",
        ),
        (_under, "{names} report|reports|answers|answer straight|directly? into {name}"),
        (_under, "{name} 's line? boss|manager|supervisor .. .. is|'s a|an|the|this .. called|named {name}"),
        (_under, "{name} 's line? boss|manager|supervisor there|now? is|'s {name} ,|$"),
        (_heading, "{name} is|'s the? head|boss|lead|leader|director|manager|chief of {name} 's {group}"),
        (_new_post, "^ {name} left|quit|swapped|ditched {surefirm:-} for {firm} ,|$|last|in"),
        (_new_post, "^ {name} left|quit|swapped|ditched {firm:-} for {surefirm} ,|$|last|in"),
        (_pupil, "{name} is|'s now|currently|still? a? student|pupil|freshman? at {sureschool} ,|$"),
        (_under, "{name} ,? whose line? boss|manager|supervisor is|'s called? {name}"),
        (_under_her, "{name} heads|runs|leads|manages .. .. ,|and|; {name} works|answers|reports for|to|under her|him"),
        (_under_at, "{names} works|work under|below {name} at {firm}"),
        (_hired, "{name} 's company|firm|employer|startup|shop|business , {firm} , hired|employs|poached|took {names}"),
        (
            _keeping_up,
            "to|of|for|in|with {name} ,? which|that {name} maintains|built|builds|runs|wrote|develops|designed",
        ),
        (_in_a_row, "{name} report|reports to|into {name} , {name} report|reports? to|into|under {name}"),
        (_used, "the|our {thing} is|'s|are also|now|mostly|mainly|heavily? used|consumed|called by {name}"),
        (_running, "the|our project|app|service|site|platform|backend|frontend|system {thing} runs|run on {name}"),
        (_running, "^ {name} runs on {name} ,|$"),
        (
            _together,
            "{name} works|work|is|'s working? alongside|beside|together? with? {names} on the|our? {thing}",
        ),
        (_posted, "{name:-} is|'s a|an {job:-} ,|and|; {name} a|an {job}"),
    )
)
"""Who reads which phrase, holes in order."""
_OFF: Final = words("if would could might not never former ex")


def ranks(told: Stretch, scene: Scene) -> bool:
    """Read who is under whom, and what uses what."""
    if scene.shouting or _OFF & told.said:
        return False
    done = False
    for reader, wanted in _RANKS.within(told):
        found = find_phrase(wanted, told, scene)
        if found is not None:
            done = reader(found.holes, scene) or done
    return done
