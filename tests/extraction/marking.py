"""Marks what a conversation was heard to say against what a case expects.

A fact is (who, what, value); an attribute and the relation that says the same count as one fact. Facts, directives and
doubts are matched one to one. What is neither expected nor allowed is extra, except doubts, which are welcome anywhere
but in a case that is to stay quiet.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from mock_server.engine.claims import FactClaim
from mock_server.engine.instants import holds
from mock_server.engine.vocabulary import KEYS
from tests.extraction.conversations import Change, Conversation
from tests.extraction.heard import NOW, called

W = TypeVar("W")
S = TypeVar("S")
Case: TypeAlias = dict[str, Any]
Needles: TypeAlias = list[str | list[str]]
"""Words a text must hold; of an inner list one is enough."""

_BOTH_WAYS: Final = {"married_to", "knows", "sibling_of"}
_ARTICLES: Final = {"a", "an", "the", "my", "our", "some"}
_LONGEST: Final = 12
"""Words of a value that may be matched by the words it contains."""


class Said(NamedTuple):
    """One fact as it was heard."""

    who: str
    what: str
    value: str


@dataclass(frozen=True)
class Wanted:
    """One fact as a case wants it. values: any of them will do. contains: or a value with all of these words, where of
    an inner list one is enough."""

    who: str
    what: frozenset[str]
    values: tuple[str, ...]
    contains: Needles


@dataclass
class Marks:
    """Count and list what was right and wrong in one case."""

    right: int = 0
    missing: list[str] = field(default_factory=list)
    extra: list[str] = field(default_factory=list)
    forbidden: list[str] = field(default_factory=list)


def mark(case: Case, talk: Conversation) -> Marks:
    """Compare a conversation with its case."""
    expect: Case = case["expect"]
    allowed: Case = expect.get("optional", {})
    own = _own_names(expect, allowed)
    said = _said(talk, own)
    marks = Marks()
    _tally(marks, _wanted(expect), _wanted(allowed), said, _fits)
    for rule in expect.get("forbid", ()):
        marks.forbidden += [f"{rule} <- {fact}" for fact in said if _forbids(rule, fact)]
    directives = [fold(f"{i.label} {i.description}") for heard in talk.heard for i in heard.instructions]
    _tally(marks, _needles(expect, "instructions"), _needles(allowed, "instructions"), directives, _holds_all)
    doubts = [fold(f"{u.about} {u.reason}") for heard in talk.heard for u in heard.uncertainties]
    welcome: list[Needles] = [] if case.get("quiet") else [[""]]
    _tally(marks, _needles(expect, "uncertainties"), welcome, doubts, _holds_all)
    # What only ends is told by the current values as well: it counts where a case asks for it.
    changes = [change for change in talk.changes if change.new or not _is_spare(change, expect)]
    _tally(marks, expect.get("corrections", []), allowed.get("corrections", []), changes, _corrects)
    return marks


def fold(text: str) -> str:
    """Fold a text to what counts: letters, digits, + and #, without leading articles."""
    text = unicodedata.normalize("NFKC", text).casefold()
    text = "".join(char for char in text if unicodedata.category(char) != "Cf")
    text = re.sub(r"['’](?:s\b)?", "", text)
    words = re.sub(r"[^\w+#\s]|_", " ", text).split()
    while len(words) > 1 and words[0] in _ARTICLES:
        words.pop(0)
    return " ".join(words)


def same(left: str, right: str) -> bool:
    """Tell whether two texts say the same, a plural apart."""
    a, b = fold(left), fold(right)
    return a == b or (len(a) > 3 and len(b) > 3 and a.removesuffix("s") == b.removesuffix("s"))


def _name_of(key_or_label: str) -> str:
    spec = KEYS.get(key_or_label)
    return spec.label if spec is not None and spec.label is not None else key_or_label


def _own_names(expect: Case, allowed: Case) -> set[str]:
    names = {"user"}
    for item in (*expect.get("attributes", ()), *allowed.get("attributes", ())):
        if item["key"] == "name" and item["entity"] == "user":
            for name in (item["value"], *item.get("any_of", ())):
                names |= {fold(name), fold(name).split()[0]}
    return names


def _said(talk: Conversation, own: set[str]) -> list[Said]:
    def who(name: str) -> str:
        return "user" if name == "me" or fold(name) in own else fold(name)

    out: dict[Said, None] = {}
    for claim in (claim for heard in talk.heard for claim in heard.facts if holds(None, claim.valid_until, NOW)):
        out[_canonical(who(called(claim.subject)), claim, who)] = None
    return list(out)


def _canonical(subject: str, claim: FactClaim, who: Callable[[str], str]) -> Said:
    name = _name_of(claim.key or claim.label or "")
    value = claim.value if claim.value is not None else called(claim.object)
    if name == "manages":
        return Said(who(value), "reports_to", subject)
    return Said(subject, name, who(value) if value == "me" else value)


def _wanted(part: Case) -> list[Wanted]:
    out = [
        Wanted(
            fold(item["entity"]),
            frozenset(map(_name_of, (item["key"], *item.get("key_any_of", ())))),
            (item["value"], *item.get("any_of", ())),
            list(item.get("contains", ())),
        )
        for item in part.get("attributes", ())
    ]
    for item in part.get("relations", ()):
        subject, label, values = item["subject"], item["label"], (item["object"], *item.get("any_of", ()))
        if label == "manages":
            out += [Wanted(fold(value), frozenset({"reports_to"}), (subject,), []) for value in values[:1]]
        else:
            out.append(Wanted(fold(subject), frozenset({_name_of(label)}), values, []))
    return out


def _fits(wanted: Wanted, said: Said) -> bool:
    if said.what not in wanted.what:
        return False
    if same(wanted.who, said.who) and _value_fits(wanted, said.value):
        return True
    turned = said.what in _BOTH_WAYS and same(wanted.who, said.value)
    return turned and _value_fits(wanted, said.who)


def _value_fits(wanted: Wanted, value: str) -> bool:
    if wanted.what == {"phone"}:
        return any(re.sub(r"\D", "", v) == re.sub(r"\D", "", value) for v in wanted.values)
    if any(same(option, value) for option in wanted.values):
        return True
    text = fold(value)
    return bool(wanted.contains) and len(text.split()) <= _LONGEST and _holds_all(wanted.contains, text)


def _holds(text: str, needle: str) -> bool:
    return f" {fold(needle)}" in f" {text}" if needle else True


def _holds_all(needles: Needles, text: str) -> bool:
    return all(any(_holds(text, n) for n in ([needle] if isinstance(needle, str) else needle)) for needle in needles)


def _needles(part: Case, kind: str) -> list[Needles]:
    field_of = {"instructions": "description_contains", "uncertainties": "about_contains"}[kind]
    return [item[field_of] for item in part.get(kind, ())]


def _forbids(rule: Case, fact: Said) -> bool:
    keys = rule.get("key")
    if keys is not None and fact.what not in map(_name_of, [keys] if isinstance(keys, str) else keys):
        return False
    if "entity" in rule and not same(rule["entity"], fact.who):
        return False
    return _holds(fold(fact.value), rule["value_contains"])


def _corrects(wanted: dict[str, str | None], change: Change) -> bool:
    old, new = wanted["old"] or "", wanted["new"] or ""
    return wanted["key"] == change.key and same(old, change.old) and same(new, change.new)


def _is_spare(change: Change, expect: Case) -> bool:
    """Tell whether the end of a value is no correction the case asks for."""
    return not any(_corrects(wanted, change) for wanted in expect.get("corrections", ()))


def _tally(
    marks: Marks, wanted: Sequence[W], allowed: Sequence[W], said: Sequence[S], fits: Callable[[W, S], bool]
) -> None:
    pairs = _pair_up(wanted, said, fits)
    marks.right += len(pairs)
    marks.missing += [str(item) for i, item in enumerate(wanted) if i not in pairs]
    taken = set(pairs.values())
    for j, item in enumerate(said):
        if j not in taken and not any(fits(w, item) for w in (*wanted, *allowed)):
            marks.extra.append(str(item))


def _pair_up(wanted: Sequence[W], said: Sequence[S], fits: Callable[[W, S], bool]) -> dict[int, int]:
    """Find a largest one-to-one matching: index wanted -> index said."""
    holder: dict[int, int] = {}

    def settle(i: int, tried: set[int]) -> bool:
        for j in range(len(said)):
            if j in tried or not fits(wanted[i], said[j]):
                continue
            tried.add(j)
            if j not in holder or settle(holder[j], tried):
                holder[j] = i
                return True
        return False

    for i in range(len(wanted)):
        settle(i, set())
    return {i: j for j, i in holder.items()}


def f_score(right: int, missing: int, extra: int) -> float:
    """Give the harmonic mean of precision and recall; 1 when there was nothing to find and nothing was found."""
    return 2 * right / (2 * right + missing + extra) if right + missing + extra else 1.0


def lines(marks: Iterable[tuple[Case, Marks]]) -> str:
    """List what went wrong, for a failing test."""
    out: list[str] = []
    for case, got in marks:
        faults = [("missing", got.missing), ("extra", got.extra), ("forbidden", got.forbidden)]
        if any(found for _, found in faults):
            out.append(f"{case['id']}: {' || '.join(turn['content'] for turn in case['turns'])}")
            out += [f"    {name}: {item}" for name, found in faults for item in found]
    return "\n".join(out)
