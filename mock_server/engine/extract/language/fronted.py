"""Plans whose date is told first: "from the 2nd to the 6th I'm at a fair", "the lease is up in May, so then ..."."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.dates import find_date
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.phrases import Tokens
from mock_server.engine.extract.scene import Scene

DANGLING: Final = words("in on at to from of and the this for with until till by , -")
"""What a plan or a date does not end with."""


def behind_date(slot: Tokens, scene: Scene) -> str:
    """Put a date in front behind what it dates: "from the 2nd to the 6th of May I'm at a trade fair"."""
    at = next((i for i, t in enumerate(slot) if i and t.low in {"i", "we"}), 0)
    what = at + 1
    while at and what < len(slot) and slot[what].low in words("am 'm are 're will 'll be have 've got"):
        what += 1
    if not at or what >= len(slot) or find_date(slot[:at])[0] != 0:
        return ""
    while at > 1 and slot[at - 1].kind == "mark":
        at -= 1
    dated = scene.words(slot[:at])
    lead = slot[0].low in words("from on in at the next this between all over")
    return f"{scene.words(slot[what:])} {dated[:1].lower() + dated[1:] if lead else dated}"


def then(told: Tokens, scene: Scene) -> bool:
    """Read "the lease is up in February so that's when we're moving to Malmö": the date of the one is the other's."""
    begin, end = find_date(told)
    cue = next((i for i, t in enumerate(told) if i >= end and t.low in {"then", "when", "after"}), -1)
    start = next((i for i, t in enumerate(told) if i > cue and t.low in {"i", "we"}), -1) + 1
    while 0 < start < len(told) and told[start].low in words("am are 're 'm will 'll then"):
        start += 1
    if begin < 0 or cue < 0 or not 0 < start < len(told) or {"you", "if", "not"} & {t.low for t in told}:
        return False
    stop = next((i for i in range(start, len(told)) if told[i].low in words("so because but which ,")), len(told))
    while end > begin + 1 and told[end - 1].low in DANGLING:
        end -= 1
    lead = "" if told[begin].low in words("in on at by next this tomorrow from") else "in "
    return scene.claim(SPEAKER, "plan", f"{scene.words(told[start:stop])} {lead}{scene.words(told[begin:end])}")
