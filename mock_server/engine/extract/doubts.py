"""Doubts worth recording instead of a guess (R-UNC-7): what is unclear, and why."""

from typing import Final

from mock_server.engine.claims import FactClaim
from mock_server.engine.extract.phrases import Tokens
from mock_server.engine.extract.scene import Scene

_TOPIC: Final = {
    "job_title": "job title", "current_project": "current project", "location": "where the user lives", "allergy": "allergy", "plan": "plan",
}  # fmt: skip
MAX_QUOTE: Final = 160


def topic(fact: FactClaim) -> str:
    """Name what a claim is about, in words: "job title", "allergy to lactose"."""
    key = fact.key or fact.label or "this"
    name = _TOPIC.get(key, key.replace("_", " "))
    if key in {"job_title", "employer", "age", "name", "email", "phone", "location", "birthday", "timezone", "hometown", "nationality"}:
        return name
    return f"{name}: {fact.value or (fact.object.name if fact.object else '')}"


def reason(tokens: Tokens, why: str, scene: Scene) -> str:
    """Quote the user, cut to a readable length, and say why it stays open."""
    said = scene.words(tokens)
    if len(said) > MAX_QUOTE:
        said = said[:MAX_QUOTE].rsplit(" ", 1)[0] + "..."
    return f'The user said "{said}": {why}.'
