"""Tools told side by side, each with its use: "VS Code for work, Vim at home", "I write Kotlin, deploy with Terraform".

A name is taken for a tool where a use that only tools have stands behind it, or where the list is called a toolkit.
What one clause says ("I use Obsidian for notes") is read in `tools.py`, set phrases in `pursuits.py`.
"""

import re
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.gazetteer import is_known_place
from mock_server.engine.extract.language.givennames import is_given_name
from mock_server.engine.extract.language.kinds import FOODS, LANGUAGES, PROGRAMMING
from mock_server.engine.extract.language.lexicon import THIRD, THIRD_OWN, words
from mock_server.engine.extract.language.members import members
from mock_server.engine.extract.language.nouns import COMMON, KIN
from mock_server.engine.extract.language.phrases import Tokens, items, lows
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.turns.phrasebook import Stretch

_USES: Final = words(
    "notes tasks todos design code coding editing writing drafts email emails mail photos photo pics video videos "
    "music "
    "passwords calendar planning sketches sketching drawing budgeting expenses accounts docs documents slides "
    "diagrams "
    "mockups prototypes prototyping meetings calls chat messages browsing research references bookmarks backups "
    "tracking "
    "timers files spreadsheets data reports invoices recording mixing podcasts tickets bugs"
)
_PLACES: Final = words("work home office uni school fun everything travel personal side")
_TAIL: Final = re.compile(
    r"^(?:and )?(?:that|those|they|these) (?:is|'s|are) (?:basically |pretty much |about )?(?:my|our|"
    r"the) (?:\w+ ){0,2}?(?:toolkit|"
    r"tool kit|setup|stack|kit|tools|toolbox|workflow|toolset|rig|arsenal|daily drivers?)$"
    r"|^(?:and )?(?:that|those|they|these) (?:is|'s|are) what (?:i|we) (?:work|code|build|write|draw|use|edit|"
    r"live)\b.*"
)
_HEAD: Final = re.compile(
    r"^(?:my|our) (?:\w+ ){0,2}?(?:toolkit|tool kit|setup|stack|kit|tools|toolbox|workflow|toolset|rig|arsenal|"
    r"daily drivers)"
    r"(?: these days| right now| at the moment| currently)?$"
)
_ELIDED: Final = words(
    "deploy test host ship build code draw design edit record mix render store query monitor sketch prototype run "
    "manage "
    "track lint type compile plan backup log chat bundle"
)
_PAIRED: Final = words("for at on in")
_BEHIND: Final = words("with on in using via through")
_NOT_MINE: Final = THIRD | THIRD_OWN | words("your you if would not never no used quit stopped")
_NO_TOOL: Final = words(
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august "
    "september october november december mum dad tea coffee football"
)


def kit(told: Stretch, scene: Scene) -> bool:
    """Claim the tools of a list that says what each is for, or that is called one's kit."""
    if not scene.cased or scene.said & _NOT_MINE or scene.ledger.values("tool"):
        return False
    return _listed(told, scene) or _further(told, scene)


def _listed(told: Stretch, scene: Scene) -> bool:
    if told.said.isdisjoint(_TELLING) or len(told.tokens) > _LONGEST:
        return False
    parts = [part for member in members(told.tokens) for part in _at_colon(member)]
    named = any(_TAIL.match(lows(part)) for part in parts[1:])
    if len(parts) > 2 and _HEAD.match(lows(parts[0])):
        named, parts = True, parts[1:]  # "my toolbox: Blender, Krita, Godot"
    found: list[tuple[str, bool]] = []
    for part in parts:
        if _TAIL.match(lows(part)):
            break
        found += [_tool(item, scene, alone=named) for item in items(part)]
    tools = [name for name, _ in found if name]
    sure = named or (len(tools) > 1 and any(used for _, used in found))
    return sure and len(tools) == len(found) and scene.claim_each((SPEAKER,), "tool", tools)


_LONGEST: Final = 30
_TELLING: Final = _USES | _PLACES | {"that", "those", ":"}
"""Without one of these a sentence does not tell what its tools are for."""


def _at_colon(member: Tokens) -> list[Tokens]:
    """Part "Go: that's what I work with" and drop what only calls a list by its name: "my setup: ..."."""
    at = next((i for i, t in enumerate(member) if t.low == ":"), -1)
    return [member] if at < 1 or at + 1 == len(member) else [member[:at], member[at + 1 :]]


def _tool(item: Tokens, scene: Scene, *, alone: bool) -> tuple[str, bool]:
    """Take "VS Code" of "VS Code for work", and say whether what stands behind is a use of tools."""
    at = next((i for i, t in enumerate(item) if t.low in _PAIRED), len(item))
    name, use = item[:at], item[at + 1 :]
    if not 0 < len(name) <= _WORDS or not all(t.capital for t in name) or not (use or alone) or _is_no_tool(name):
        return "", False
    rest = {t.low for t in use}
    if (use and not rest & (_USES | _PLACES)) or len(use) > _WORDS:
        return "", False
    return scene.words(name), bool(rest & (_USES | {"work"}))


_WORDS: Final = 3


def _is_no_tool(name: Tokens) -> bool:
    said = lows(name)
    low = name[0].low
    if said in PROGRAMMING:
        return False
    named = is_given_name(low) or is_known_place(said) or said in LANGUAGES
    return named or low in _NO_TOOL or said in FOODS or low in KIN or (len(name) == 1 and low in COMMON)


def _further(told: Stretch, scene: Scene) -> bool:
    """Read "deploy with Terraform" behind "I write Kotlin": what the same "I" does with a tool."""
    tokens = told.tokens
    if not {"i", "we"} & {t.low for t in tokens[:3]}:
        return False
    done = False
    for i in range(2, len(tokens) - 2):
        linked = tokens[i - 1].low in {",", "and"} and tokens[i].low in _ELIDED and tokens[i + 1].low in _BEHIND
        if linked and tokens[i + 2].capital:
            end = i + 3
            while end < len(tokens) and tokens[end].capital:
                end += 1
            name = tokens[i + 2 : end]
            done = (not _is_no_tool(name) and scene.claim(SPEAKER, "tool", scene.words(name))) or done
    return done
