"""Job titles told of the job itself: "my role at Y is X", "my title changed to X"."""

from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.lexicon import SUBJECT_PRONOUNS, words
from mock_server.engine.extract.language.phrases import find
from mock_server.engine.extract.language.titles import find_index, is_job, organisation, title_at
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.work import claim_title, employed, when


def retitled(clause: Clause, scene: Scene) -> bool:
    """Read "my title changed to Lead Designer"."""
    owner = clause.subject.owner
    if (
        owner is None
        or clause.subject.head not in {"title", "role", "position", "job"}
        or not clause.plain
        or not (clause.tense == "past" or clause.perfect)
    ):
        return False
    to = find(clause.rest, "to")
    title = title_at(clause.rest[to + 1 :]) if to >= 0 else ()
    return bool(title) and claim_title((owner,), title, scene, when(clause, scene))


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
    if clause.rest[0].low.endswith("ing") and clause.subject.head in {"job", "work"}:
        return employed(clause.rest, (owner,), scene)
    title = title_at(clause.rest)
    if title and title[0].low in words(
        "something anything someone nothing whatever complicated unclear undefined vague important safe "
        "clear simple limited"
    ):
        return False
    if (
        not title
        or title[0].kind == "number"
        or title[0].low in SUBJECT_PRONOUNS
        or (clause.rest[0].capital and clause.rest[0].low == "the" and clause.rest[0] is not title[0])
        or (clause.subject.head in {"job", "work", "position"} and not is_job(title))
    ):
        return False
    claim_title((owner,), title, scene)
    employed(clause.subject.tokens, (owner,), scene)
    employed(clause.rest[find_index(clause.rest, title) :], (owner,), scene)
    return True
