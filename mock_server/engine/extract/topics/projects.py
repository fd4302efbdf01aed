"""What people are making, and what they want to reach."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.dates import date_at, find_date
from mock_server.engine.extract.language.givennames import is_given_name
from mock_server.engine.extract.language.lexicon import PREPOSITIONS, words
from mock_server.engine.extract.language.phrases import Tokens, find, lows, trim, trim_end
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.components import in_charge

MAKING: Final = words(
    "build make develop write design create launch rewrite refactor prototype compose produce record "
    "renovate translate illustrate edit compile found open code program knit sew restore renovate put "
    "organise organize"
)
_CUTS: Final = words(
    "together alone solo because so but which that who when while where if since and although though until as"
)
VAGUE: Final = words(
    "it this that them something stuff things sure sense progress dinner lunch breakfast coffee tea "
    "you me up out a_mess money friends nap sleep bed email emails message messages letter letters text texts reply "
    "replies comment comments invoice invoices"
)

_POINTING: Final = VAGUE - words(
    "friends emails email message messages letter letters text texts reply comment comments invoice invoices money "
    "sleep dinner lunch breakfast coffee tea bed"
)
"""What a project's phrase does not begin with; the rest may: "the invoice migration"."""


def project_at(tokens: Tokens, scene: Scene) -> tuple[str, bool]:
    """Take the phrase that names a project: (text, whether it is a proper name)."""
    end = len(tokens)
    if len(tokens) > 2 and tokens[0].low in {"is", "'s", "was"}:
        return project_at(tokens[1:], scene)
    for i, token in enumerate(tokens):
        if (
            i
            and (token.low in _CUTS or token.low in {"i", "we"} or token.kind in ("mark", "emoji"))
            and token.low not in {"-", "/", "&"}
        ):
            end = i
            break
    beside = next((i for i in range(1, end - 1) if tokens[i].low == "with" and tokens[i + 1].capital), end)
    if scene.cased and beside < end and is_given_name(tokens[beside + 1].low):
        end = beside  # "the ferry migration with Bruno"
    phrase = trim(trim_end(tokens[:end]))
    called = find(tokens, "called", "named")
    if 0 <= called < len(tokens) - 1:
        stop = name_end(tokens, called + 1, scene) if scene.cased else min(called + 3, len(tokens))
        if stop > called + 1:
            return scene.words(tokens[called + 1 : stop]), True
    head = next((i for i, t in enumerate(phrase) if t.low in PREPOSITIONS), len(phrase)) - 1
    if (
        not phrase
        or phrase[0].low in {"myself", "ourselves", "himself", "herself"}
        or phrase[0].low in _POINTING
        or phrase[head].low in VAGUE
        or len(phrase) > 12
    ):
        return "", False
    named = name_end(phrase, 0, scene) == len(phrase)
    return scene.words(phrase), named


def _under_way(clause: Clause) -> bool:
    return clause.progressive and clause.verb in MAKING


def making(clause: Clause, scene: Scene) -> bool:
    """Read "am building a seed-sharing app", "have been writing a novel", "work on X"."""
    if not clause.who or not clause.now or not clause.rest:
        return False
    rest = clause.rest
    if clause.verb == "work":
        while clause.progressive and len(rest) > 2 and rest[0].low in _HARD:
            rest = rest[1:]  # "working flat out on the Heron launch"
        if rest[0].low != "on":
            return False
        rest = rest[1:]
        if not rest or rest[0].low in words("myself it that this") or date_at(rest, 0) > 0:
            return False  # "working on weekends"
        if rest[0].low in {"my", "the", "a"} and len(rest) > 1 and rest[1].low in _PERCHES:
            return False  # "working on my laptop in the garden"
    elif clause.verb not in MAKING | {"maintain"} or not (_under_way(clause) or in_charge(clause)):
        return False
    elif clause.verb == "put":
        if rest[0].low != "together":
            return False
        rest = rest[1:]
    elif rest[0].low in PREPOSITIONS or (clause.verb == "launch" and find_date(rest)[0] > 0):
        return False
    if rest[0].low in {"this", "it"} and len(rest) > 1 and rest[1].low in PREPOSITIONS:
        return False  # "writing this from my kitchen"
    value, named = project_at(rest, scene)
    if not value or _is_shift(rest):
        return False  # "I work on Asia/Tokyo hours"
    done = False
    for mention in clause.who:
        done = scene.claim(mention, "current_project", value, named=named or mention.type != "person") or done
    return done


_PERCHES: Final = words(
    "laptop phone tablet ipad computer pc macbook sofa couch bed balcony train bus plane ferry feet desk tan "
    "commute fly"
)
"""What one works on without making it."""


_HARD: Final = words("flat out hard away full-time tirelessly")


def _is_shift(rest: Tokens) -> bool:
    """Recognise "Asia/Tokyo hours" and "night shifts at Halden": when one works, not what on."""
    at = next((i for i, t in enumerate(rest[:3]) if t.low in words("hours time shift shifts")), -1)
    return at > 0 and (at + 1 == len(rest) or rest[at + 1].kind != "word" or rest[at + 1].low in {"at", "so", "in"})


def midway(clause: Clause, scene: Scene) -> bool:
    """Read "in the middle of building a tiny house", "busy writing a novel"."""
    if not clause.who or not clause.now:
        return False
    for i, token in enumerate(clause.rest[:6]):
        form = verb(token.low)
        lead = lows(clause.rest[:i])
        if (
            form is not None
            and form.form == "ing"
            and form.lemma in MAKING
            and lead in words("in_the_middle_of busy halfway_through in_the_process_of knee-deep_in currently")
        ):
            value, is_name = project_at(clause.rest[i + 1 :], scene)
            return bool(value) and scene.claim_each(clause.who, "current_project", [value], named=is_name)
    return False


def started(clause: Clause, scene: Scene) -> bool:
    """Read "have started writing my memoirs"."""
    form = verb(clause.rest[0].low) if clause.rest else None
    if not clause.who or not clause.plain or not (clause.tense == "past" or clause.perfect) or form is None:
        return False
    if form.form != "ing" or form.lemma not in MAKING or len(clause.rest) < 3:
        return False
    value, is_name = project_at(clause.rest[1:], scene)
    return bool(value) and scene.claim_each(clause.who, "current_project", [value], named=is_name)


def maintaining(clause: Clause, scene: Scene) -> bool:
    """Read "am the maintainer of an open source library called Quokka"."""
    called = find(clause.rest, "called", "named")
    if (
        not clause.who
        or not clause.now
        or called < 2
        or not words("maintainer author creator developer") & {t.low for t in clause.rest[:3]}
    ):
        return False
    end = name_end(clause.rest, called + 1, scene)
    return end > called + 1 and scene.claim_each(
        clause.who, "current_project", [scene.words(clause.rest[called + 1 : end])]
    )


def migrating(clause: Clause, scene: Scene) -> bool:
    """Read "at work we're migrating to Postgres"."""
    if (
        not clause.who
        or not clause.now
        or not clause.progressive
        or len(clause.rest) < 2
        or clause.rest[0].low not in words("to from our everything the all")
    ):
        return False
    phrase = trim_end(clause.tokens[-len(clause.rest) - 1 :])
    return len(phrase) <= 8 and scene.claim(clause.who[0], "current_project", scene.words(phrase), named=False)


def named(clause: Clause, scene: Scene) -> bool:
    """Read "my main project is called Driftwood", "my current focus is X", "our side project's a Y"."""
    subject = clause.subject
    if not clause.now or not clause.rest:
        return False
    if subject.head == "name" and scene.cased and (owned := lows(subject.tokens)).endswith("project 's name"):
        end = name_end(clause.rest, 0, scene)
        mine = owned.startswith(("my ", "our ")) and end > 0
        return mine and scene.claim(SPEAKER, "current_project", scene.words(clause.rest[:end]))
    if subject.owner is None or (
        subject.head not in words("project focus startup thesis novel app")
        or {"old", "last", "first", "next"} & subject.modifiers
    ):
        return False
    rest = clause.rest[1:] if clause.rest[0].low in {"called", "named"} else clause.rest
    if not rest or (
        clause.rest[0].low not in {"called", "named", "a", "an", "the"}
        and not rest[0].capital
        and subject.head != "focus"
        and subject.head != "project"
    ):
        return False
    value, is_name = project_at(rest, scene)
    if len(rest) == 1 and not rest[0].capital and verb(rest[0].low) is None and clause.rest is rest and scene.cased:
        return False
    if rest[0].low in words("due late done finished over behind delayed important stuck failing going ready live"):
        return False
    if not value or (
        subject.head in {"novel", "app", "startup", "thesis"}
        and not is_name
        and clause.rest[0].low not in {"called", "named"}
    ):
        return False
    return scene.claim(subject.owner, "current_project", value, named=is_name)


def aside(clause: Clause, scene: Scene) -> bool:
    """Scan for "the project I'm on is called Lantern"."""
    if not scene.about_speaker or clause.negated or clause.modal:
        return False
    at = 0 if clause.link == "project" else find(clause.tokens, "project")
    called = find(clause.tokens, "called", "named", start=at) if at >= 0 else -1
    if called < 0 or called + 1 >= len(clause.tokens):
        return False
    if clause.who and clause.subject.person == "third":
        return False
    end = name_end(clause.tokens, called + 1, scene)
    return end > called + 1 and scene.claim(SPEAKER, "current_project", scene.words(clause.tokens[called + 1 : end]))
