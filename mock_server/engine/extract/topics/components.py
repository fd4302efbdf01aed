"""Parts and wholes: "our login page belongs to the Heron module", "the Meridian suite includes a report builder"."""

from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.lexicon import PREPOSITIONS, words
from mock_server.engine.extract.language.phrases import Tokens, items, trim, upto_break
from mock_server.engine.extract.scene import Scene

_PIECES: Final = words(
    "module service tool page app engine library plugin plug-in widget package feature api dashboard form screen "
    "button repo repository component crate parser index queue job database table server pipeline script endpoint "
    "template section client gateway worker scheduler indexer checker builder editor viewer exporter importer "
    "renderer compiler handler bot agent microservice tracker calculator generator validator cache store login sign- "
    "on checkout search billing payments reporting console panel extension addon add-on add-in driver firmware sensor "
    "subsystem layer"
)
"""What a system is made of."""
_WHOLES: Final = words(
    "platform suite module system product app application service project stack engine framework site website portal "
    "programme program toolkit package bundle pipeline monorepo repo monolith backend frontend network compiler "
    "library cluster ecosystem toolchain codebase umbrella dashboard ledger console gateway workspace hub kit"
)
"""What has parts, rather than an owner."""
_HOLDS: Final = frozenset({"include", "contain", "comprise", "bundle", "incorporate", "encompass"})
_SITTING: Final = frozenset({"live", "sit", "reside", "run", "fall", "come", "ship", "exist"})
_INSIDE: Final = words("in inside within under")
_KINDS: Final = words("module component plugin add-on addon submodule subsystem service microservice package library")
_PIECE_OF: Final = words(
    "parts components modules pieces add-on add-ons addon addons plugins features sections layers"
) | words("part component module piece subset section feature subsystem plugin layer submodule")


def _piece(clause: Clause, scene: Scene) -> Mention | None:
    """Name the thing a clause is about; nothing somebody else owns is meant."""
    subject = clause.subject
    phrase = trim(subject.tokens)
    if subject.person == "first" or not phrase or len(phrase) > 5 or phrase[0].kind != "word":
        return None
    if subject.owner not in (None, SPEAKER) or (clause.who and clause.who[0].type != "person"):
        return None
    return Mention("project", scene.words(phrase))


def _whole(tokens: Tokens, scene: Scene) -> Mention | None:
    cut = upto_break(tokens)
    phrase = trim(cut)
    if not phrase or len(phrase) > 5 or cut[0].low in words("my his her their its you it that this them me us"):
        return None
    if not any(t.capital or t.low in _WHOLES for t in phrase):
        return None
    return Mention("project", scene.words(phrase))


def _technical(clause: Clause, whole: Tokens) -> bool:
    said = {t.low for t in clause.subject.tokens}
    return bool(said & _PIECES) or bool({t.low for t in upto_break(whole)} & _WHOLES)


def belonging(clause: Clause, scene: Scene) -> bool:
    """Read "belongs to the Atlas platform", "sits inside Quarry", "falls under payments platform"."""
    rest = clause.rest
    if not clause.now or len(rest) < 2:
        return False
    link = rest[0].low
    if clause.verb == "belong":
        said = link in {"to", "with"}
    elif clause.verb in {"form", "make"}:
        at = 1 if link == "up" else 0
        said = [t.low for t in rest[at : at + 2]] == ["part", "of"]
        rest = rest[at + 1 :] if said else rest
    else:
        said = clause.verb in _SITTING and link in (_INSIDE if clause.verb != "fall" else {"under"})
        said = said and bool({t.low for t in clause.subject.tokens} & _PIECES)
    part, whole = _piece(clause, scene), _whole(rest[1:], scene)
    if not said or part is None or whole is None or not _technical(clause, rest[1:]):
        return False
    scene.thing = part
    return scene.relate(part, "part_of", whole)


def being(clause: Clause, scene: Scene) -> bool:
    """Read "is a module within Ledgerly", "is built into Quarry"."""
    rest = clause.rest
    if not clause.now or len(rest) < 3:
        return False
    last = trim(upto_break(rest))[-1:]
    if rest[0].low in {"a", "an", "another"} and 2 < len(rest) < 6 and last and last[0].low in _KINDS:
        named = upto_break(rest)[1:-1]
        part = _piece(clause, scene)
        if part is None or not all(t.capital for t in named) or not named:
            return False
        return scene.relate(part, "part_of", Mention("project", scene.words(named)))  # "is a Harbour module"
    built = rest[0].low in {"built", "baked", "bundled", "integrated", "folded"} and rest[1].low in {"into", "with"}
    at = 1 if built else next((i for i, t in enumerate(rest[:4]) if t.low in _PIECE_OF), -1)
    if at < 0 or at + 1 >= len(rest) or not (built or rest[at + 1].low in {"of", "in", "within", "inside"}):
        return False
    behind = rest[at + 1 if built else at + 2 :]
    part, whole = _piece(clause, scene), _whole(behind, scene)
    if part is None or whole is None or not behind or not _technical(clause, behind):
        return False
    scene.thing = part
    return scene.relate(part, "part_of", whole)


def holding(clause: Clause, scene: Scene) -> bool:
    """Read "the Meridian suite includes a report builder and a scheduler"."""
    subject, rest = clause.subject, clause.rest
    tokens = trim(subject.tokens)
    shipped = clause.verb in {"come", "ship"} and clause.starts("with")
    made = (
        shipped
        or (clause.verb == "consist" and clause.starts("of"))
        or (clause.verb == "be" and clause.starts("made", "up"))
    )
    if not clause.now or not rest or not tokens or not (clause.verb in _HOLDS or made):
        return False
    if subject.owner not in (None, SPEAKER) or subject.person == "first":
        return False
    if tokens[-1].low not in _WHOLES and not (made and not shipped and tokens[-1].capital):
        return False
    whole = Mention("project", scene.words(tokens))
    listed = rest[1:] if clause.verb in {"consist", "come", "ship"} else rest[3:] if clause.verb == "be" else rest
    done = False
    for item in items(listed):
        phrase = trim(upto_break(item))
        if not phrase or len(phrase) > 4 or phrase[0].low in words("it that this them everything you"):
            break
        done = scene.relate(Mention("project", scene.words(phrase)), "part_of", whole) or done
    return done


_UNDERTAKINGS: Final = words(
    "app website site module service pipeline dashboard portal platform plugin backend frontend api sdk migration "
    "rewrite redesign prototype engine tracker bot library tool client crawler importer exporter gateway"
)


def in_charge(clause: Clause) -> bool:
    """Tell whether "Bronagh builds the loyalty app" speaks of one undertaking that all know."""
    if clause.form != "s" or SPEAKER in clause.who or not clause.rest or clause.rest[0].low not in {"the", "our"}:
        return False
    end = next((i for i, t in enumerate(clause.rest) if i and (t.kind != "word" or t.low in PREPOSITIONS)), None)
    return clause.rest[:end][-1].low in _UNDERTAKINGS
