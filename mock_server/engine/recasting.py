"""Turn the first person inside a value to the right one: "open my own shop" is said of Maya as "open their own shop".

What people say of themselves is kept in their words. In a sentence about them, "my" is theirs, and to them it is yours.
"""

import re
from enum import Enum
from typing import Final


class Me(Enum):
    """Who "I" is in a value: the one the sentence is about, that one when it is told to them, or somebody else.

    The somebody else is the user, who may be the one it is told to (LISTENER).
    """

    SUBJECT = "subject"
    TOLD = "told"
    USER = "user"
    LISTENER = "listener"


_HINT: Final = re.compile(r"\b(?:i|my|me|mine|myself|our|ours|ourselves|we|us|am)\b", re.IGNORECASE)
_I: Final = re.compile(
    r"\b(?P<who>I|i|[Ww]e)(?:(?P<short>['’](?:m|re|ve|ll|d))\b|(?P<be>\s+(?:am|was|were|are|wasn['’]t|weren['’]t)\b)"
    r"|(?=\s+[a-z]))"
)
_WORD: Final = re.compile(
    r"\b(?:my(?=\s)|My(?=\s+[a-z])|me(?!\s+time\b)|mine|myself|our(?=\s)|ours|ourselves|us)\b(?!['’])"
)
_OWN_FORMS: Final = {
    Me.SUBJECT: {"i": "they", "my": "their", "me": "them", "mine": "theirs", "myself": "themself"},
    Me.TOLD: {"i": "you", "my": "your", "me": "you", "mine": "yours", "myself": "yourself"},
    Me.USER: {
        "i": "the user", "my": "the user's", "me": "the user", "mine": "the user's", "myself": "the user",
    },
}  # fmt: skip
_OWN_FORMS[Me.LISTENER] = _OWN_FORMS[Me.TOLD]
_SINGULAR: Final = {"we": "i", "our": "my", "ours": "mine", "us": "me", "ourselves": "myself"}
_LONG: Final = {"m": "are", "re": "are", "ve": "have", "ll": "will", "d": "would"}
_OF_USER: Final = {"are": "is", "have": "has", "am": "is", "was": "was", "were": "was"}
_PLURAL: Final = {"am": "are", "was": "were"}


def recast(value: str, me: Me) -> str:
    """Say a value's first person as somebody else does. Names that hold such words keep them: "My Fair Lady"."""
    if _HINT.search(value) is None:
        return value
    forms = _OWN_FORMS[me]

    def subject(found: re.Match[str]) -> str:
        before = value[: found.start()].rstrip()
        if found["who"] == "I" and before and before.rsplit(" ", 1)[-1][:1].isupper():
            return found[0]  # a numeral: "World War I"
        who = forms["i"]
        if found["short"]:
            verb = _LONG[found["short"][1:]]
            return f"{who} {_OF_USER.get(verb, verb) if me is Me.USER else verb}"
        if found["be"]:
            verb = found["be"].strip()
            negated = verb[:-3] if verb.endswith(("n't", "n’t")) else ""
            verb = negated or verb
            verb = _OF_USER.get(verb, verb) if me is Me.USER else _PLURAL.get(verb, verb)
            return f"{who} {verb}{' not' if negated else ''}"
        return who

    text = _I.sub(subject, value)
    if me in (Me.USER, Me.LISTENER):
        # Whoever wants "my own" shop means a shop of theirs, whosoever words these are.
        text = re.sub(r"\bmy(?= own\b)", "their", text)
    return _WORD.sub(lambda found: forms[_SINGULAR.get(found[0].lower(), found[0].lower())], text)
