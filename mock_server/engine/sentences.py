"""The third-person sentence of a fact, made from entity, key and value. One module, so every surface says the same
words.

How a sentence reads to the user ("you ...") is the summaries' business (`summaries.py`).
"""

from typing import Final

from mock_server.engine.memory import Memory
from mock_server.engine.records import Entity, Fact

SPEAKER_NAME: Final = "The user"

_BY_KEY: Final = {
    "name": "{s} is called {v}",
    "job_title": "{s} works as {a}",
    "employer": "{s} works at {v}",
    "location": "{s} lives in {v}",
    "hometown": "{s} is from {v}",
    "age": "{s} is {v} years old",
    "birthday": "{s}'s birthday is {v}",
    "email": "{s}'s email address is {v}",
    "phone": "{s}'s phone number is {v}",
    "timezone": "{s}'s time zone is {v}",
    "nationality": "{s}'s nationality is {v}",
    "spouse": "{s} is married to {v}",
    "child": "{s} has a child, {v}",
    "sibling": "{s} has a sibling, {v}",
    "pet": "{s} has a pet, {v}",
    "education": "{s} studied {v}",
    "manager": "{s} reports to {v}",
    "language": "{s} speaks {v}",
    "likes": "{s} likes {v}",
    "dislikes": "{s} dislikes {v}",
    "prefers": "{s} prefers {v}",
    "allergy": "{s} is allergic to {v}",
    "diet": "{s}'s diet is {v}",
    "hobby": "{s}'s hobbies include {v}",
    "skill": "{s} is skilled in {v}",
    "tool": "{s} uses {v}",
    "current_project": "{s} is working on {v}",
    "goal": "{s}'s goal is {v}",
    "plan": "{s} plans {v}",
    "status": "{s}'s status is {v}",
    "mood": "{s} feels {v}",
}

_BY_LABEL: Final = {
    "works_at": "{s} works at {v}",
    "lives_in": "{s} lives in {v}",
    "knows": "{s} knows {v}",
    "married_to": "{s} is married to {v}",
    "parent_of": "{s} is a parent of {v}",
    "sibling_of": "{s} is a sibling of {v}",
    "has_pet": "{s} has a pet, {v}",
    "member_of": "{s} is a member of {v}",
    "manages": "{s} manages {v}",
    "reports_to": "{s} reports to {v}",
    "likes": "{s} likes {v}",
    "dislikes": "{s} dislikes {v}",
    "uses": "{s} uses {v}",
    "from": "{s} is from {v}",
    "studied_at": "{s} studied at {v}",
    "part_of": "{s} is part of {v}",
    "works_on": "{s} is working on {v}",
}


def display_name(entity: Entity) -> str:
    """Name an entity in a sentence; a speaker nobody has named is "The user"."""
    if entity.speaker and entity.norm == "user":
        return SPEAKER_NAME
    return entity.name


def sentence(memory: Memory, fact: Fact) -> str:
    """Say a fact in one third-person sentence, with a full stop."""
    subject = display_name(memory.facts.entities[fact.subject])
    target = display_name(memory.facts.entities[fact.target])
    return compose(subject, fact.key, fact.value, fact.label, target)


def compose(subject: str, key: str | None, value: str | None, label: str | None, target: str) -> str:
    """Put the sentence together from its words; the attribute face, where there is one, gives the verb."""
    said = value if value is not None else target
    template = _BY_KEY.get(key) if key is not None else _BY_LABEL.get(label or "")
    if template is None and key is None:
        template = _BY_LABEL.get(label or "", f"{{s}} {_words(label or 'relates_to')} {{v}}")
    elif template is None:
        template = f"{{s}}'s {_words(key or '')} is {{v}}"
    text = template.format(s=subject, v=said, a=_with_article(said))
    return text if text.endswith((".", "!", "?")) else text + "."


def _words(snake: str) -> str:
    return snake.replace("_", " ").strip()


def _with_article(title: str) -> str:
    """Put "a" or "an" before a job title that starts in lower case or reads as a common noun."""
    first = title.split(" ", 1)[0].lower() if title else ""
    if first in {
        "a",
        "an",
        "the",
        "head",
        "vp",
        "chief",
        "director",
        "ceo",
        "cto",
        "cfo",
        "coo",
        "co-ceo",
        "freelance",
    }:
        return title
    return f"an {title}" if first[:1] in "aeiou" and not first.startswith(("uni", "eu", "one")) else f"a {title}"
