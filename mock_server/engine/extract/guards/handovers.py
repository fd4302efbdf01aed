"""Whether a sentence hands over a text that is not the user's own word: "translate this into French: ..."."""

from typing import Final

from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.sentences import Sentence

_REQUESTS: Final = words(
    "translate summarise summarize rewrite proofread paraphrase fix correct edit improve rephrase "
    "analyse analyze classify shorten check reword polish tidy"
)
_REMAKING: Final = words("turn make put convert change send reply")


def hands_over(sentence: Sentence) -> bool:
    """Recognise "translate this into French: ..." and "here's the mail I got:": the user does not say what "
    "follows."""
    colon = next((i for i, t in enumerate(sentence.tokens) if t.low == ":"), -1)
    spoken = [t.low for t in sentence.tokens[: colon if colon >= 0 else len(sentence.tokens)]]
    if spoken[-1:] in (["edit"], ["correction"], ["fix"], ["fixed"]) and len(spoken) <= 2:
        return False  # "Edit: senior dev since last week"
    asks = bool(spoken) and any(w in _REQUESTS for w in spoken[:5]) and not ({"always", "never"} & set(spoken))
    composes = bool(words("write draft compose generate create") & set(spoken[:4])) and "down" not in spoken
    if (
        composes
        and colon >= 0
        and (words("a an my the another") & set(spoken))
        and not ({"always", "never"} & set(spoken))
    ):
        return True
    remakes = any(w in _REMAKING for w in spoken[:5]) and bool({"this", "it", "that"} & set(spoken))
    if (asks or remakes) and colon >= 0 and not ({"always", "never"} & set(spoken)):
        return True
    if asks and (words("this following below text email sentence paragraph") & set(spoken)):
        return True
    return (
        colon >= 0
        and spoken[:2] in (["here", "'s"], ["here", "is"], ["this", "is"])
        and bool(
            words("letter email mail text draft essay message log transcript article post story bio poem") & set(spoken)
        )
    )
