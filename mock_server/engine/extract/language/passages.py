"""What of a turn its author really said: code, logs, quoted mail, pasted transcripts and quoted speech are blanked out.

Blanking keeps every offset, so values can still be cut from the text. What is left goes to `sentences.py`.
"""

import re
from collections.abc import Iterable
from typing import Final

from mock_server.engine.extract.language.apologies import without_apologies
from mock_server.engine.extract.language.givennames import is_given_name
from mock_server.engine.extract.language.tokens import clean

OPAQUE: Final = "\ufffc"
"""Stands for something quoted whose words are nobody's statement here."""

_FENCE: Final = re.compile(r"```|~~~")
_INLINE_CODE: Final = re.compile(r"`[^`\n]{1,300}`")
_DOUBLE_QUOTED: Final = re.compile(r'"[^"\n]{1,600}"')
_SINGLE_QUOTED: Final = re.compile(r"(?<![^\s(])'[^'\n]{1,80}'(?![^\s.,;:!?)])")
_STATES: Final = re.compile(
    r"\b(?:i|i'm|i've|i'd|i'll|we|we're|my|you|your|me|is|are|am|was|never|always|don't|do|can|can't|will|he|she|they"
    r"|it's)\b",
    re.IGNORECASE,
)
_MAIL_BELOW: Final = re.compile(
    r"^\s*(?:-{2,}\s*(?:original|forwarded) message|begin forwarded message|on .{5,80} wrote:\s*$|from:\s.{1,80}@)",
    re.IGNORECASE,
)
_LOG_LINE: Final = re.compile(
    r"^\s*(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\[?\d\d:\d\d:\d\d[\],. ]"
    r"|\[?(?:DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL|TRACE)\b[\]:\s]"
    r"|Traceback \(|File \"|at [\w.$<>]+\(|[$#>]{1,3}\s|\w+(?:Error|Exception)\b:|[{}\[\]<]"
    r"|(?:diff|index|commit) |[+-]{3} |@@ )"
)
_RUN_ON: Final = re.compile(
    r"(?<=[a-z]{3})\.(?=(?:never|i|but|and|tbh|lol|the|not|just|also|then|love|hate|luv|cant|can't|im|i'm|this|that|when|now|"
    r"because|cos|bc|still|always|he|she|they|ive|i've)(?:\s|$|[,!?]))"
)
"""A full stop without its space, between two sentences: "olives.never could"."""
_UNBROKEN: Final = re.compile(r"[^\s,;!?()\[\]{}<>|\"\u3001\u3002\uff01\uff0c\uff1b\uff1f]{121,}")
"""What goes on without a break for longer than any value may be: data, not words."""
_LABEL: Final = re.compile(r"^\s*(?:\[[^\]\n]{1,30}\]\s*)?([^\W\d_][\w .'-]{0,24}):\s")
_OTHERS: Final = re.compile(
    r"^(?:ai|assistant|bot|system|tool|function|agent|model|developer|gpt|chatgpt|claude|support|subject|cc|bcc|fwd)$",
    re.IGNORECASE,
)
_OWN: Final = re.compile(r"^(?:user|me|human|customer|caller)$", re.IGNORECASE)


def readable(text: str, own_names: Iterable[str] = ()) -> str:
    """Return the text of a turn with everything that is not its author's own statement blanked out.

    own_names: names of the author, whose labelled lines ("Maya: ...") are kept.
    """
    own = _blank_quotes(_blank_lines(_blank_code(clean(text)), frozenset(name.casefold() for name in own_names)))
    return _RUN_ON.sub(";", without_apologies(_UNBROKEN.sub(lambda m: _blank(m.group()), own)))


def _blank(text: str) -> str:
    return (OPAQUE + " " * (len(text) - 1)) if text else ""


def _blank_code(text: str) -> str:
    fences = [m.span() for m in _FENCE.finditer(text)]
    parts: list[str] = []
    done = 0
    for first, second in zip(fences[::2], [*fences[1::2], (len(text), len(text))], strict=False):
        parts += [text[done : first[0]], _blank(text[first[0] : second[1]])]
        done = second[1]
    parts.append(text[done:])
    return _INLINE_CODE.sub(lambda m: _keep_or_blank(m.group()), "".join(parts))


_FORWARDED: Final = re.compile(r"^\s*(?:RT\s+@?\w+\s*:|@\w+\s*:|Q\d{0,3}\s*:\s)")
"""Opens a message passed on, or a question with its answer."""
_ANSWER: Final = re.compile(r"^\s*A\d{0,3}\s*:\s")
_ADDRESSED: Final = re.compile(r"^\s*@(?:ai|assistant|bot|gpt|chatgpt|claude|all|team|here|everyone)\b", re.IGNORECASE)


_OWN_WORDS: Final = re.compile(r"\W{0,3}(?:i|i'm|i've|i'd|i'll|im|we|we're|we've)\b", re.IGNORECASE)


def _someone_else(speaker: str, line: str, own: frozenset[str]) -> bool:
    """Tell whether a label is the given name of somebody who is not the author: "Tom: I live in Rome"."""
    low = speaker.casefold()
    if not _OWN_WORDS.match(line, line.index(":") + 1 if ":" in line else 0):
        return False  # "Ella: my sister"
    return bool(low) and speaker[0].isupper() and low.isalpha() and low not in own and is_given_name(low)


def _blank_lines(text: str, own: frozenset[str] = frozenset()) -> str:
    if "\n" not in text and ":" not in text and not text.lstrip().startswith(("<", "{", "[", ">", "$")):
        return text
    lines = text.split("\n")
    labels = [m.group(1).strip() for line in lines if (m := _LABEL.match(line))]
    transcript = (
        len(labels) >= 3
        and len(set(labels)) < len(labels)
        and len(labels) * 2 >= len([1 for line in lines if line.strip()])
    )
    out: list[str] = []
    below_mail = asked = False
    for line in lines:
        label = _LABEL.match(line)
        speaker = label.group(1).strip() if label else ""
        below_mail = below_mail or bool(_MAIL_BELOW.match(line))
        forwarded = bool(_FORWARDED.match(line)) and not _ADDRESSED.match(line)
        asked = asked or (forwarded and line.lstrip()[0] == "Q")
        if forwarded or (asked and _ANSWER.match(line)) or _someone_else(speaker, line, own):
            out.append(_blank(line))
            continue
        if below_mail or line.lstrip().startswith(">") or _LOG_LINE.match(line) or _OTHERS.match(speaker):
            out.append(_blank(line))
        elif label and _OWN.match(speaker):
            out.append(" " * label.end() + line[label.end() :])
        elif label and transcript:
            out.append(_blank(line))
        else:
            out.append(line)
    return "\n".join(out)


def _blank_quotes(text: str) -> str:
    if '"' in text:
        text = _DOUBLE_QUOTED.sub(lambda m: _keep_or_blank(m.group()), text)
    if "'" in text:
        text = _SINGLE_QUOTED.sub(lambda m: _keep_or_blank(m.group()), text)
    return text


def _keep_or_blank(quoted: str) -> str:
    """Keep a quoted name or title without its marks; blank out a quoted statement."""
    inner = quoted[1:-1]
    spoken = inner.split()
    title = bool(spoken) and all(w[0].isupper() or len(w) <= 4 for w in spoken) and spoken[0][0].isupper()
    if spoken and len(spoken) <= (7 if title else 3) and not _STATES.search(inner):
        return " " + inner + " "
    return _blank(quoted)


def quotation_end(text: str, spoken: str, end: int) -> int:
    """Find the end of the quotation that what ends at `end` stands in; `end` itself when it stands in none.

    text: what is left of spoken once quotations are blanked out, offset by offset.
    """
    if text[end - 1] == OPAQUE:
        blank = end
        while blank < len(text) and text[blank] == " " and blank - end < _LONGEST:
            blank += 1
        return end if "\n" in spoken[end:blank] else blank
    close = end
    while close < len(text) and text[close] in ".!?…":
        close += 1
    closes = text[close : close + 1] == " " and spoken[close] in "\"'`"
    return close + 1 if closes else end


_LONGEST: Final = 600
"""No quotation is longer, in characters."""
