"""What a question asks for: its topic words, the keys they point to, and whether the asker means themselves.

One table says which words name a key ("job" asks for job_title) and which merely lie near it ("drink" may be answered
by likes). Nothing here knows memory; `recall.py` puts the two together.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from mock_server.engine.words import asking, content, stem, terms, word_set, words

Group: TypeAlias = tuple[tuple[str, float], ...]
"""One topic word as alternatives: (term, weight), the word itself first with weight 1."""

_NAMES: Final = {
    "name": "name called call nickname",
    "job_title": "job work occupation profession role title position career",
    "employer": "employer employed company work workplace organisation job firm",
    "location": "location live home city town reside address based move moved country",
    "hometown": "hometown from born birthplace grow origin",
    "age": "age old",
    "birthday": "birthday born birth birthdate",
    "email": "email mail address",
    "phone": "phone number telephone mobile",
    "timezone": "timezone time zone",
    "nationality": "nationality citizenship citizen",
    "spouse": "spouse wife husband partner married fiance fiancee girlfriend boyfriend",
    "child": "child kid son daughter baby",
    "sibling": "sibling brother sister",
    "pet": "pet dog cat animal",
    "education": "education study degree university college school graduate",
    "manager": "manager boss supervisor report",
    "language": "language speak",
    "likes": "like love enjoy favourite fan",
    "dislikes": "dislike hate avoid loathe",
    "prefers": "prefer preference preferred favourite",
    "allergy": "allergy intolerance intolerant",
    "diet": "diet vegetarian vegan",
    "hobby": "hobby pastime",
    "skill": "skill skilled",
    "tool": "tool use software editor stack",
    "current_project": "project",
    "goal": "goal aim",
    "plan": "plan planning",
    "status": "status",
    "mood": "mood feel feeling",
}
"""Key -> words that ask for exactly this."""

_NEAR: Final = {
    "name": "surname identity",
    "job_title": "employment",
    "employer": "employment",
    "hometown": "childhood",
    "spouse": "family relationship",
    "child": "family parent",
    "sibling": "family",
    "likes": "drink eat food meal taste snack music movie film book sport game hobby colour prefer interest",
    "dislikes": "like stand",
    "prefers": "like choose choice rather",
    "allergy": "eat food health medical",
    "diet": "eat food meal drink",
    "hobby": "weekend free fun enjoy like interest sport activity",
    "skill": "able talent experience language",
    "tool": "app program technology framework language code",
    "current_project": "work busy task",
    "goal": "target achieve hope dream",
    "plan": "going tomorrow weekend trip travel schedule",
    "status": "doing busy available",
    "mood": "happy sad stressed tired",
}
"""Key -> words whose answer may stand there."""

_ASIDE: Final = {
    "job_title": "colleague office salary earn",
    "employer": "colleague office business commute",
    "location": "weather local nearby neighbourhood apartment house flat commute restaurant lunch visit",
    "hometown": "home city",
    "birthday": "party celebrate gift present",
    "spouse": "anniversary",
    "child": "school",
    "pet": "vet walk",
    "likes": "gift present restaurant lunch dinner breakfast recommend suggest cook",
    "dislikes": "restaurant recommend suggest",
    "allergy": "meal cook restaurant lunch dinner",
    "diet": "cook restaurant lunch dinner recipe",
    "hobby": "time spend",
    "plan": "next",
}
"""Key -> words it has a bearing on, without being their answer: enough to find a row by, not to say it."""

_FIRST_PERSON: Final = word_set("we our us ours we're we've i i'm i've i'd i'll me my mine myself am user user's")
_NEGATIONS: Final = re.compile(r"\b(?:not|never|no longer|[a-z]+n't|cannot)\b")
_LIVING: Final = re.compile(r"\bdo\s+for\s+(?:(?:a|my|his|her|their)\s+)?(?:living|work|job)\b")
_WISH: Final = re.compile(r"(?<=would )like\b|(?<='d )like\b")
_LIKENESS: Final = re.compile(r"^\s*(?:what|how)(?:'s| is| are| was| were)\b(.*)\blike\b")
_PHRASES: Final = (
    (re.compile(r"\bfrom\s*\??\s*$"), ("hometown",)),
    (re.compile(r"^\s*where\s+(?:am|is|are)\b"), ("location",)),
    (re.compile(r"\bwhat\s+(?:do|does)\s+\S+(?:\s+\S+)?\s+do\b"), ("job_title", "employer")),
    (_LIVING, ("job_title", "employer")),
    (re.compile(r"\bwho\s+am\s+i\b"), ("name", "job_title", "employer")),
)
_PROPER: Final = re.compile(r"(?<=[\w,;:] )[A-Z\u00c0-\u00de][\w'\u2019+#-]*")
_QUESTION_START: Final = word_set(
    "who what where when why how which whose whom do does did is are am was were can could will would should have has "
    "tell list show remind describe summarise summarize give find name explain suggest recommend what's who's where's "
    "when's how's",
)
_OPENERS: Final = word_set("please hey hi hello ok okay so and but well also now then um thanks")
"""Words that may stand before a question without making it another thing."""
_WANTS_TO_KNOW: Final = re.compile(
    r"^(?:i want to know|i(?:'d| would) (?:like|love) to know|i(?:'m| am| was)(?: just)? wondering|i wonder)\b"
)
_ASIDES: Final = re.compile(r"\bthese days\b|\bat the moment\b|\bright now\b|\ba while ago\b")
"""Turns of phrase that say when one asks, not what."""

_NAMING: Final = frozenset(("name", "call"))
"""Words that may stand beside those of any key: "my dog's name", "what is my boss called"."""

_READ: Final = 4_096
_TOPIC_WORDS: Final = 256

STRONG: Final = 0.8
WEAK: Final = 0.5
ASIDE: Final = 0.3
"""How much a key counts that a word names, may be answered by, or bears on, against the word itself."""


@dataclass(frozen=True, slots=True)
class Question:
    """One question taken apart.

    topic: distinct stemmed topic words, in order. phrased: keys that the turn of phrase asks for. proper: words of it
    that look like names. first_person: the asker (or "the user") is meant. asks: a question rather than a statement.
    """

    text: str
    topic: tuple[str, ...]
    phrased: tuple[str, ...]
    proper: tuple[str, ...]
    first_person: bool
    negated: bool
    asks: bool

    def groups(self, *, literal: bool = False) -> tuple[Group, ...]:
        """Give each topic word with its alternatives; literal leaves the word alone.

        Without a topic, the keys of the turn of phrase are asked for, or else the words of asking themselves.
        """
        if self.topic:
            return tuple(_group(word, literal=literal) for word in self.topic)
        if self.phrased and not literal:
            return (tuple((key_term(key), STRONG) for key in self.phrased),)
        return tuple(((word, 1.0),) for word in asking(self.text))

    def names(self, key: str, topic: frozenset[str]) -> bool:
        """Tell whether every word of a topic asks for a key; an empty topic is decided by the turn of phrase."""
        if not topic:
            return key in self.phrased
        # "What do I not like" asks for dislikes, and for nothing that is liked.
        if self.negated and key in ("likes", "dislikes"):
            return key == "dislikes" and topic <= asked(key) | asked("likes")
        own = asked(key)
        return topic <= own | _NAMING and not topic.isdisjoint(own)


def parse(text: str) -> Question:
    """Take a question apart. Of a very long one only the beginning counts."""
    return _parse(text[:_READ], asks=text.rstrip().endswith(("?", "\uff1f")))


@lru_cache(maxsize=1024)
def _parse(text: str, *, asks: bool) -> Question:
    low = text.casefold().replace("\u2019", "'")
    said = words(text)
    return Question(
        text,
        tuple(content(_without_idioms(low))[:_TOPIC_WORDS]),
        next((keys for phrase, keys in _PHRASES if phrase.search(low)), ()),
        tuple(dict.fromkeys(word for name in _PROPER.findall(text) for word in content(name))),
        not _FIRST_PERSON.isdisjoint(said),
        _NEGATIONS.search(low) is not None,
        asks or _is_asking(said),
    )


def _is_asking(said: list[str]) -> bool:
    """Tell whether a sentence without a question mark asks all the same, polite openings aside."""
    opened = next((place for place, word in enumerate(said) if word not in _OPENERS), len(said))
    rest = said[opened:]
    return bool(rest) and (rest[0] in _QUESTION_START or _WANTS_TO_KNOW.match(" ".join(rest[:6])) is not None)


def _without_idioms(low: str) -> str:
    """Drop words that mean something else in their phrase: "do for a living", "would like", "these days"."""
    return _LIKENESS.sub(r"\1", _WISH.sub(" ", _LIVING.sub(" ", _ASIDES.sub(" ", low))))


def key_term(key: str) -> str:
    """Give the index term that marks rows of a key; no word can be the same."""
    return f"key:{key}"


@lru_cache(maxsize=4096)
def asked(key: str) -> frozenset[str]:
    """Give the stems that ask for a key: the words of the key itself and those of the table."""
    return frozenset(terms(key.replace("_", " "))) | _stems(_NAMES.get(key, ""))


@lru_cache(maxsize=4096)
def touched(key: str) -> frozenset[str]:
    """Give the stems that a key may answer: those that ask for it, and those it lies near."""
    return asked(key) | _stems(_NEAR.get(key, ""))


@lru_cache(maxsize=65536)
def _group(word: str, *, literal: bool) -> Group:
    alternatives = {word: 1.0}
    if not literal:
        for table, weight in ((_ASIDE, ASIDE), (_NEAR, WEAK), (_NAMES, STRONG)):
            alternatives |= {key_term(key): weight for key, near in table.items() if word in _stems(near)}
    return tuple(alternatives.items())


@lru_cache(maxsize=256)
def _stems(text: str) -> frozenset[str]:
    return frozenset(stem(word) for word in text.split())
