"""Just enough English for one sentence: articles, and the forms of a verb. What is said of whom is in `phrases.py`."""

import unicodedata
from dataclasses import dataclass
from typing import Final

_VERBS: Final = frozenset(
    {
        "accept", "achieve", "acquire", "add", "advise", "affect", "aim", "apply", "arrange", "ask", "assist",
        "attend", "audit", "avoid", "bake", "be", "become", "begin", "believe", "belong", "bike", "bill", "blog",
        "book", "borrow", "bring", "build", "buy", "call", "care", "carry", "change", "chair", "choose", "climb",
        "coach", "collaborate", "collect", "commute", "compete", "complete", "connect", "consult", "consume",
        "contain", "contribute", "control", "cook", "create", "cut", "cycle", "dance", "date", "deliver", "depend",
        "deploy", "design", "develop", "discover", "do", "draw", "dream", "drink", "drive", "earn", "eat", "employ",
        "encourage", "enjoy", "enter", "exercise", "expect", "explore", "fear", "feel", "finish", "fix", "fly",
        "follow", "found", "get", "give", "go", "graduate", "grow", "guide", "hate", "have", "head", "help", "hike",
        "hire", "hold", "host", "include", "influence", "inform", "inspire", "integrate", "interview", "introduce",
        "invent", "invest", "invite", "join", "keep", "know", "launch", "lead", "learn", "leave", "lend", "like",
        "link", "listen", "live", "lose", "love", "maintain", "make", "manage", "marry", "master", "meet", "melt",
        "mentor", "migrate", "miss", "move", "need", "negotiate", "notify", "observe", "open", "operate", "oppose",
        "orchestrate", "organise", "organize", "oversee", "own", "paint", "participate", "pay", "perform", "plan",
        "plant", "play", "practise", "prefer", "present", "produce", "publish", "quit", "raise", "read", "reach",
        "receive", "recommend", "record", "refer", "relate", "relax", "release", "renovate", "rent", "repair",
        "replace", "report", "represent", "require", "research", "resemble", "respect", "retire", "ride", "run",
        "save", "schedule", "see", "sell", "send", "serve", "share", "sing", "ski", "sleep", "speak", "spend",
        "sponsor", "start", "stay", "stop", "study", "submit", "supervise", "supply", "support", "surf", "swim",
        "take", "talk", "teach", "tell", "test", "think", "train", "translate", "travel", "treat", "trust", "try",
        "understand", "use", "visit", "volunteer", "wait", "walk", "want", "watch", "wear", "win", "work", "worry",
        "write",
    }
)  # fmt: skip
_IRREGULAR: Final = {"has": "have", "is": "be", "does": "do", "goes": "go", "dies": "die", "lies": "lie", "ties": "tie"}
_PLURALS: Final = frozenset(
    {
        "allergies", "children", "colleagues", "friends", "goals", "hobbies", "interests", "kids", "languages",
        "likes", "notes", "parents", "pets", "siblings", "skills", "tools",
    }
)  # fmt: skip
_PARTICIPLES: Final = frozenset(
    {
        "born", "bought", "brought", "built", "drawn", "driven", "fed", "found", "given", "held", "hired", "kept",
        "known", "led", "made", "paid", "run", "seen", "sent", "sold", "taken", "taught", "worn", "written",
    }
)  # fmt: skip
_WENT: Final = frozenset(
    {
        "applied", "attended", "belonged", "collaborated", "commuted", "contributed", "graduated", "joined",
        "listened", "lived", "migrated", "moved", "participated", "played", "relocated", "reported", "resigned",
        "retired", "returned", "stayed", "studied", "subscribed", "talked", "trained", "travelled", "traveled",
        "volunteered", "worked",
    }
)  # fmt: skip
"""Past forms that say what the subject did even before a preposition: "moved to", unlike "managed by"."""

_NO_ARTICLE: Final = frozenset(
    {
        "a", "an", "the", "head", "vp", "svp", "evp", "chief", "director", "ceo", "cto", "cfo", "coo", "cio", "cmo",
        "co-ceo", "co-cto", "freelance", "part",
    }
)  # fmt: skip
_SPELT_WITH_VOWEL: Final = frozenset("AEFHILMNORSX")


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb in the present: "works" and "work"."""

    third: str
    base: str


def verb(word: str) -> Verb | None:
    """Read a word as a verb in the present; None when it does not look like one."""
    if word in _VERBS:
        return Verb(_third(word), word)
    if word in _PLURALS or len(word) < 3 or not word.endswith("s") or word.endswith(("ss", "us", "is", "os")):
        return Verb(word, "have") if word == "has" else None
    return Verb(word, _base(word))


def is_infinitive(word: str) -> bool:
    """Tell whether a word is the plain form of a common verb, as after "to"."""
    return word in _VERBS


def is_plural(word: str) -> bool:
    """Tell whether a word names several things somebody has."""
    return word in _PLURALS


def is_past(word: str) -> bool:
    """Tell whether a word is a past form or a participle."""
    return word in _PARTICIPLES or word in _WENT or (word.endswith("ed") and len(word) > 4 and word not in _VERBS)


def is_passive(word: str) -> bool:
    """Tell whether a past form before a preposition says what was done to the subject: "managed by"."""
    return word not in _WENT


def with_article(noun: str) -> str:
    """Put "a" or "an" before a noun, unless it needs none: "a data engineer", "an SRE", "head of logistics"."""
    first = noun.split(" ", 1)[0]
    if first.casefold() in _NO_ARTICLE:
        return noun
    return f"{'an' if _sounds_like_vowel(first) else 'a'} {noun}"


def _sounds_like_vowel(word: str) -> bool:
    if word.isupper() and len(word) <= 4 and word.isalpha():
        return word[0] in _SPELT_WITH_VOWEL
    low = unicodedata.normalize("NFD", word.casefold())
    if low.startswith(("uni", "use", "usu", "eu", "one", "ubi")):
        return low.startswith(("unin", "unim", "unid"))
    return low.startswith(("hour", "honest", "honour", "honor", "heir")) or low[:1] in set("aeiou")


def _third(base: str) -> str:
    irregular = {"have": "has", "be": "is", "do": "does", "go": "goes"}
    if base in irregular:
        return irregular[base]
    if base.endswith("y") and base[-2:-1] not in set("aeiou"):
        return base[:-1] + "ies"
    return base + ("es" if base.endswith(("s", "sh", "ch", "x", "z", "o")) else "s")


def _base(third: str) -> str:
    if third in _IRREGULAR:
        return _IRREGULAR[third]
    if third.endswith("ies"):
        return third[:-3] + "y"
    if third.endswith(("sses", "shes", "ches", "xes", "zes", "oes")):
        return third[:-2]
    return third[:-1]
