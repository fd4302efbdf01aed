"""Likes, dislikes and preferences."""

from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.clauses import Clause
from mock_server.engine.extract.lexicon import DETERMINERS, PREPOSITIONS
from mock_server.engine.extract.phrases import Tokens, find, items, lows, trim, upto_break
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.verbs import verb

LIKING: Final = frozenset({"love", "like", "enjoy", "adore", "dig", "fancy"})
DISLIKING: Final = frozenset({"hate", "dislike", "detest", "loathe", "despise"})
_KEEP: Final = frozenset({"of", "with", "from", "about", "by"})
_GERUND_KEEP: Final = frozenset({"of", "with", "from", "about", "by", "in", "on", "at", "to", "for", "up", "through", "along", "into", "around", "under", "over", "out", "down"})
_VAGUE: Final = frozenset(
    "it this that them these those him her you me us myself one ones something anything everything nothing things thing stuff way idea "
    "what how when where who to here there lot both all same so if the a an your his everyone people someone anyone more".split()
)


def things(tokens: Tokens, scene: Scene) -> list[str]:
    """Read the things liked: a list of clean noun phrases, "it" and the like left out."""
    out: list[str] = []
    for item in items(tokens):
        gerund = bool(item) and (form := verb(item[0].low)) is not None and form.form == "ing"
        cut = upto_break(item, keep=_GERUND_KEEP if gerund else _KEEP)
        phrase = trim(cut)
        mine = next((i for i, t in enumerate(phrase) if i > 0 and t.low in {"my", "me", "i", "we", "our"}), -1)
        if mine > 0:
            back = mine
            while back > 0 and phrase[back - 1].low in PREPOSITIONS:
                back -= 1
            phrase = trim(phrase[:back])
        if not phrase or phrase[0].low in _VAGUE or phrase[0].kind not in ("word", "number") or len(phrase) > 8:
            break
        if phrase[0].low in {"my", "your", "his", "her", "our", "their"} or item[0].low in {"my", "your", "his", "her", "their", "our", "that", "this"}:
            break
        out.append(scene.words(phrase))
        if len(cut) < len(item):
            break
    return out


def _claim_all(who: tuple[Mention, ...], key: str, values: list[str], scene: Scene) -> bool:
    done = False
    for mention in who:
        for value in values:
            done = scene.claim(mention, key, value) or done
    return done


def liking(clause: Clause, scene: Scene) -> bool:
    """Read "love X and Y", "don't like X", "never liked X", "used to love X" (over)."""
    rest = clause.rest
    if not clause.who or not rest or clause.modal or clause.progressive and clause.verb not in {"love", "enjoy", "like", "hate"}:
        return False
    if rest[0].low in {"to"} and len(rest) > 1:
        rest = rest[1:]
        if rest[0].low in {"be", "know", "see", "hear", "have", "think", "say", "thank", "point"}:
            return False
    dislikes = clause.verb in DISLIKING
    if clause.ended:
        return False
    if clause.negated:
        if dislikes or clause.verb in {"love", "fancy"} or (clause.tense == "past" and not clause.never):
            return False  # "don't hate" and "don't love" say little
        return _claim_all(clause.who, "dislikes", things(_negative(rest), scene), scene)
    if not (clause.tense in {"present", "none"} or clause.perfect or (clause.tense == "past" and "always" in clause.adverbs)):
        return False
    while len(rest) > 1 and rest[0].low in {"love", "love,", ","}:
        rest = rest[1:]
    if lows(rest[:2]) in {"like that", "to hear"} or (clause.verb == "like" and {"would", "'d"} & {clause.modal}):
        return False
    return _claim_all(clause.who, "dislikes" if dislikes else "likes", things(rest, scene), scene)


def _negative(rest: Tokens) -> Tokens:
    return tuple(t for i, t in enumerate(rest) if not (i == 0 and t.low in {"any", "much"}))


def affecting(clause: Clause, scene: Scene) -> bool:
    """Read "raw onions make me gag", "jazz makes me happy", "nothing beats fresh bread", "crowds stress me out"."""
    subject = clause.subject
    if clause.negated or clause.modal not in {"", "can"} or not clause.rest or clause.who == (SPEAKER,):
        return False
    said = {t.low for t in clause.rest}
    if clause.verb == "beat" and subject.pronoun == "" and clause.tokens[0].low == "nothing":
        return _claim_all((SPEAKER,), "likes", things(clause.rest, scene), scene)
    what = trim(subject.tokens)
    if not what or subject.owner is not None or "me" not in said or clause.tense == "past" or len(what) > 5 or what[0].low in _VAGUE:
        return False
    if clause.verb in {"make", "drive", "give"} and said & {"gag", "sick", "vomit", "cringe", "nauseous", "mad", "crazy", "heave", "shudder", "creeps", "queasy", "ick"}:
        return scene.claim(SPEAKER, "dislikes", scene.words(what))
    if clause.verb == "make" and said & {"happy", "smile"}:
        return scene.claim(SPEAKER, "likes", scene.words(what))
    return False


def passionate(clause: Clause, scene: Scene) -> bool:
    """Read "photography is my passion", "chess is my favourite hobby"."""
    subject = clause.subject
    text = lows(clause.rest)
    if not clause.now or not subject.tokens or subject.owner is not None or text not in {"my passion", "my hobby", "my favourite hobby", "my main hobby", "my big passion", "my true passion", "my favourite pastime", "what i do for fun", "my great love", "my life"}:
        return False
    what = trim(subject.tokens)
    key = "hobby" if "love" not in text and "life" not in text else "likes"
    return bool(what) and scene.claim(SPEAKER, key, scene.words(what))


def getting_enough(clause: Clause, scene: Scene) -> bool:
    """Read "can't get enough of X"."""
    if not clause.who or not clause.negated or clause.modal not in {"can", "could"} or not clause.starts("enough", "of"):
        return False
    return _claim_all(clause.who, "likes", things(clause.rest[2:], scene), scene)


def suiting(clause: Clause, scene: Scene) -> bool:
    """Read "mornings work best for me", "email is easiest for me"."""
    subject = clause.subject
    text = lows(clause.rest)
    if not subject.tokens or subject.owner is not None or not clause.now or clause.who:
        return False
    if clause.verb in {"work", "suit", "be"} and text in {"best for me", "better for me", "me best", "me better", "easiest for me", "easier for me"}:
        return scene.claim(SPEAKER, "prefers", scene.words(trim(subject.tokens)))
    return False


def served(clause: Clause, scene: Scene) -> bool:
    """Read "like my coffee black", "take my tea with milk" as a preference."""
    rest = trim(clause.rest[1:]) if clause.starts("my") else ()
    if clause.who != (SPEAKER,) or not clause.now or len(rest) not in {2, 3}:
        return False
    if len(rest) == 2 and verb(rest[1].low) is None and rest[1].low not in PREPOSITIONS and rest[0].kind == rest[1].kind == "word":
        if rest[1].low not in _SERVINGS:
            return False
        return scene.claim(SPEAKER, "prefers", f"{scene.words(rest[1:])} {scene.words(rest[:1])}")
    if len(rest) == 3 and rest[1].low in {"with", "without", "on"}:
        return scene.claim(SPEAKER, "prefers", scene.words(rest))
    return False


_SERVINGS: Final = frozenset("black white hot cold iced strong weak sweet unsweetened runny rare well-done spicy mild crispy crunchy plain dry neat bitter scrambled poached fried boiled toasted short straight".split())


def standing(clause: Clause, scene: Scene) -> bool:
    """Read "can't stand X", "can't bear X", "don't care for X", "could not stand"."""
    if not clause.who or not clause.negated or clause.ended:
        return False
    if clause.verb in {"stand", "bear", "tolerate", "abide", "stomach"}:
        return clause.modal in {"can", "could"} and _claim_all(clause.who, "dislikes", things(clause.rest, scene), scene)
    if clause.verb == "care" and clause.starts("for"):
        return _claim_all(clause.who, "dislikes", things(clause.rest[1:], scene), scene)
    return False


def being(clause: Clause, scene: Scene) -> bool:
    """Read "am into X", "am a big fan of X", "am not keen on X", "am obsessed with X", "am sick of X"."""
    rest = clause.rest
    if not clause.who or not rest or clause.modal or clause.ended or not (clause.tense == "present"):
        return False
    while len(rest) > 1 and rest[0].low in {"big", "really", "super", "heavily", "massively", "very", "seriously", "all", "so", "huge"} and rest[1].low in {"into", "about", "keen", "fond", "on"}:
        rest = rest[1:]
    text = lows(rest[:6])
    positive: int | None = None
    for opening in ("into ", "fond of ", "keen on ", "obsessed with ", "crazy about ", "mad about ", "passionate about ", "addicted to ", "partial to ", "nuts about ", "hooked on ", "a sucker for ", "big on ", "wild about ", "a fiend for ", "a devotee of ", "devoted to ", "a big believer in "):
        if text.startswith(opening):
            positive = opening.count(" ")
    fan = find(rest, "fan", "lover", "fans")
    if positive is None and 0 <= fan <= 4 and fan + 1 < len(rest) and rest[fan + 1].low == "of":
        positive = fan + 2
    if positive is not None:
        values = things(rest[positive:], scene)
        if values and values[0].casefold() in {"something", "it", "this"}:
            return False
        return _claim_all(clause.who, "dislikes" if clause.negated else "likes", values, scene)
    for opening in ("sick of ", "tired of ", "fed up with "):
        if text.startswith(opening):
            return False
    if not clause.negated and 1 <= fan <= 5 and rest[fan].low in {"fan", "lover"} and rest[0].low in {"a", "an", "huge", "big", "massive", "lifelong", "total", "such"} and (fan + 1 == len(rest) or rest[fan + 1].low in {"here", ",", "and", "since", "but"}):
        phrase = trim(rest[:fan])
        phrase = tuple(t for t in phrase if t.low not in {"big", "huge", "massive", "lifelong", "die-hard", "diehard"})
        return bool(phrase) and _claim_all(clause.who, "likes", [scene.words(phrase)], scene)
    return False


def favourite(clause: Clause, scene: Scene) -> bool:
    """Read "my favourite food is X", "X is my favourite"."""
    if not clause.now or not clause.rest:
        return False
    subject = clause.subject
    if {"favourite", "favourites"} & subject.modifiers and subject.owner is not None:
        if {"least"} & subject.modifiers:
            return _claim_all((subject.owner,), "dislikes", things(clause.rest, scene), scene)
        return _claim_all((subject.owner,), "likes", things(clause.rest, scene), scene)
    text = lows(clause.rest)
    if text.startswith(("my favourite", "my absolute favourite", "my all-time favourite")) and subject.tokens and subject.owner is None and subject.person in ("thing", "third"):
        return _claim_all((SPEAKER,), "likes", [scene.words(trim(subject.tokens))], scene)
    return False


def guilty(clause: Clause, scene: Scene) -> bool:
    """Read "X is not my thing", "X is not for me", "X makes me happy" as what they say about X."""
    subject = clause.subject
    if not subject.tokens or subject.owner is not None or not clause.rest or subject.person not in ("thing", "third"):
        return False
    text = lows(clause.rest)
    if clause.verb == "be" and clause.tense == "present" and text in {"my thing", "my jam", "my cup of tea", "for me", "my favourite"}:
        if text == "for me" and not clause.negated:
            return False
        return scene.claim(SPEAKER, "dislikes" if clause.negated else "likes", scene.words(trim(subject.tokens)))
    return False


def preferring(clause: Clause, scene: Scene) -> bool:
    """Read "prefer tea over coffee", "'d rather take the aisle seat", "would prefer X"."""
    if not clause.who or clause.negated or clause.ended or clause.tense == "past":
        return False
    if clause.verb in {"prefer", "favour", "favor"}:
        if clause.modal not in {"", "would", "'d"}:
            return False
        rest = clause.rest
        if rest and rest[0].low == "to":
            rest = rest[1:]
            if rest and rest[0].low in {"be", "have", "use", "take", "go", "keep"} and len(rest) > 2 and rest[0].low in {"use", "have", "take"}:
                rest = rest[1:]
        if not rest or rest[0].low in _VAGUE - {"the", "a", "an", "when", "being"} or rest[0].low in {"if", "when"}:
            return False
        return _claim_all(clause.who, "prefers", [scene.words(_chosen(rest))] if _chosen(rest) else [], scene)
    return False


def rather(clause: Clause, scene: Scene) -> bool:
    """Read "I'd rather take the aisle seat when I fly"."""
    if clause.who != (SPEAKER,) or clause.modal not in {"'d", "would"} or "rather" not in clause.adverbs or clause.negated:
        return False
    chosen = _chosen(clause.rest)
    if clause.verb and clause.verb not in {"have", "take", "use", "get", "do"} and not clause.progressive:
        start = next((i for i, t in enumerate(clause.tokens) if t.low == "rather"), -1)
        chosen = _chosen(clause.tokens[start + 1 :])
    if not chosen or chosen[0].low in _VAGUE | {"you"} or "not" in {t.low for t in chosen}:
        return False
    return scene.claim(SPEAKER, "prefers", scene.words(chosen))


def _chosen(rest: Tokens) -> Tokens:
    end = len(rest)
    for i, token in enumerate(rest):
        if i > 0 and (token.low in {"over", "to", "than", "instead", "rather", "when", "because", "if", "whenever", "for", "on", "but", "while"} or token.kind == "mark"):
            end = i
            break
    return trim(rest[:end])


def declared(clause: Clause, scene: Scene) -> bool:
    """Read the fragment "dark mode everywhere" as a preference."""
    text = [t.low for t in clause.rest]
    if clause.verb or clause.subject.person != "none" or not text or clause.link not in {"", ","}:
        return False
    over = find(clause.rest, "over")
    if 1 <= over <= 4 and over + 1 < len(text) and not {"moon", "there", "here", "time", "the"} & set(text[over:]) and not any(t.kind == "number" for t in clause.rest):
        comma = find(clause.rest, ",")
        chosen = trim(clause.rest[comma + 1 : over] if 0 <= comma < over else clause.rest[:over])
        if chosen and chosen[0].low not in _VAGUE and chosen[0].low not in PREPOSITIONS and len(chosen) <= 3:
            return scene.claim(SPEAKER, "prefers", scene.words(chosen))
    if text[-1] in {"everywhere", "always", "forever"} and 2 <= len(text) <= 5 and not (set(text) & DETERMINERS):
        return scene.claim(SPEAKER, "prefers", scene.words(trim(clause.rest)))
    return False


def preference(clause: Clause, scene: Scene) -> bool:
    """Read "my preference is X", "my preferred X is Y"."""
    subject = clause.subject
    if subject.owner is None or not clause.now or not clause.rest:
        return False
    if subject.head not in {"preference", "choice"} and "preferred" not in subject.modifiers and "go-to" not in subject.modifiers:
        return False
    rest = clause.rest[1:] if clause.rest[0].low in {"for", "to"} else clause.rest
    chosen = _chosen(rest)
    return bool(chosen) and scene.claim(subject.owner, "prefers", scene.words(chosen))
