"""Partners, children, siblings and animals told by turns of phrase and by roll call.

A roll call names a group first and its members after: "three kiddos here: Mabel and Otis", "two brothers. Sven's the
sensible one, Gorm isn't". Relatives introduced by a plain noun phrase ("my wife Petra") are read in `family.py`.
"""

from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.fillers import names_end, opening, split_names, told_name
from mock_server.engine.extract.holes import Stretch, Tokens, find_phrase, phrase
from mock_server.engine.extract.kinds import SPECIES, SPECIES_WORDS
from mock_server.engine.extract.lexicon import THIRD, THIRD_OWN, number_of, words
from mock_server.engine.extract.nouns import KIN
from mock_server.engine.extract.scene import Scene

_PARENT: Final = (
    "mum|mom|mam|mother|dad|father|parent|mama|papa|mummy|mommy|daddy|stepdad|stepmum|stepmom|stepfather|stepmother|"
    "step-dad|step-mum|step-mom|step-parent|stepparent|guardian|boymum|mumma|momma"
)
_PHRASES: Final = tuple(
    (key, phrase(text))
    for key, text in (
        ("spouse", "tied|tie|tying the knot with {name}"),
        ("spouse", "eloped|elope|hitched|wed|betrothed with|to {name}"),
        ("spouse", "said i do to {name}"),
        ("spouse", "{name} proposed to me"),
        ("spouse", "{name} proposed and|,|-|( .. i|we"),
        ("spouse", "^ {name} .. proposed $"),
        ("spouse", "{name} .. popped the question"),
        ("spouse", "{name} .. put a ring on"),
        ("spouse", "{name} .. asked me to marry"),
        ("spouse", "i|we .. proposed to {name}"),
        ("spouse", "asked {name} to marry me"),
        ("spouse", "{name} and|& i|me|myself .. married|engaged|hitched|eloped|wed|dating"),
        ("spouse", "{name} and|& i|me|myself .. been|are|'re|got|still together"),
        ("spouse", "{name} and|& i|me|myself .. tied the knot"),
        ("spouse", "{name} and|& i|me|myself .. a|an couple|item"),
        ("spouse", "i|me and|& {name} .. married|engaged|hitched|eloped|dating"),
        ("spouse", "i|me and|& {name} .. been|are|'re|got|still together"),
        ("spouse", "dating|seeing|courting|marrying a|an|this|someone|somebody .. called|named {name}"),
        ("spouse", "'m|am|been .. dating|marrying {name}"),
        ("spouse", "{name} ,? who|whom i 'm|am|'ve|have|got|married .. married|engaged|wed|to|in|last"),
        ("spouse", "{name} is|'s|,|( the love of my life"),
        ("spouse", "love of my life ,|is|'s|(|: {name}"),
        ("spouse", "my marriage|engagement|wedding to {name}"),
        ("child", "named|called|christened|calling|naming our|the|my little|new|first|second|third? {child} {name}"),
        ("child", "gave|given|giving birth to our|my|the|little|baby? baby|little|beautiful|first|second? {names}"),
        ("child", "welcomed|welcoming|welcome our|my|the|little|baby? .. {names} into|to the world|family|clan|gang"),
        ("child", "welcomed|welcoming our|my? baby|little|wee {child}? {names}"),
        ("child", f"i 'm|am|be|being a|an|the? proud|single|new|busy|tired? {_PARENT} to|of {{names}}"),
        ("child", f"^ a|an|the|super? proud|single|new|busy|tired? {_PARENT} to|of {{names}}"),
        ("child", f"{_PARENT} to|of|- <count> .. :|,|(|-|called|named {{names}}"),
        ("child", "raising|raise {names} alone|solo|together|on|by|with my|myself|alone|our|own|the"),
        ("child", "proud|lucky parents of|to {names}"),
    )
)
_BY_KIN: Final = tuple(
    phrase(text)
    for text in (
        "^ my|our? {kin} :|=|-|( {names}",
        "a|my|the|having|with .. {kin} like {names} was|is|'s|means|meant|,|$",
        "{name} is|'s|was|, the? name of my|our {kin}",
        "{name} is|'s|was what we|i called|named|call my|our {kin}",
        "{name} is|'s|was my|our {kin} 's name",
        "i|we call|called|named my|our {kin} {name}",
        "my|our {kin} ,? who|whose .. is|called|named called|named|,? {name} ,|$",
        "my|our {kin} goes|go by|answers to? {name}",
        "my|our {kin} is|are|'s 're? both|all? called|named|none .. than {names}",
    )
)
"""The first two holes are the name and the kin, in either order."""
_BABIES: Final = tuple(
    phrase(text)
    for text in (
        (
            "baby|little|wee|tiny {name} arrived|was|came|joined|is|weighs|weighed|makes|turned|decided "
            "born|here|early|us"
        ),
        "expecting .. ,|-|: baby|little {name}",
    )
)
"""Said of the speaker's own when the sentence says "my", "our" or "we"."""

_GROUPS: Final = words("child sibling pet")
_OWNING: Final = words("i we my our me us mine household home family here 'm 've this am have got")
_RANK: Final = words(
    "eldest oldest youngest elder older younger middle baby big bigger little smaller first second third other one "
    "firstborn last tall quiet loud wild sensible boss"
)


def households(told: Stretch, scene: Scene) -> bool:
    """Read partners, children and siblings out of the turns of phrase that name them."""
    tokens, said = told.tokens, told.said
    done = False
    for key, wanted in _PHRASES:
        found = find_phrase(wanted, told, scene)
        if found is not None and not (key == "spouse" and scene.ledger.values("spouse")):
            done = _claim(key, found.holes[-1], scene) or done
    for wanted in _BY_KIN:
        found = find_phrase(wanted, told, scene)
        if found is None:
            continue
        kin, names = sorted(found.holes[:2], key=lambda hole: hole[-1].low not in KIN)
        done = _claim(KIN[kin[-1].low], names, scene) or done
    if said & words("my our we i us me"):
        for wanted in _BABIES:
            found = find_phrase(wanted, told, scene)
            if found is not None:
                done = _claim("child", found.holes[0], scene) or done
    return _headed(tokens, scene) or done


def _claim(key: str, tokens: Tokens, scene: Scene) -> bool:
    """Claim a list of names, each with the age that stands behind it."""
    if key not in {"spouse", "child", "sibling", "pet"} or tokens[0].low in SPECIES_WORDS:
        return False
    if any(t.low in {"work", "office", "ex", "late"} for t in tokens):
        return False
    names = split_names(tokens, scene)
    values = [scene.words(name) for name, _ in names]
    done = scene.claim_each((SPEAKER,), key, values)
    for (_, age), value in zip(names, values, strict=True):
        mention = Mention("other", value) if key == "pet" else scene.note(scene.person(value))
        if age is not None:
            scene.claim(mention, "age", scene.words((age,)))
    return done


def _headed(tokens: Tokens, scene: Scene) -> bool:
    """Read a household in note form: "husband Obi, daughter Kemi, me"."""
    begin = opening(tokens)
    if begin >= len(tokens) or KIN.get(tokens[begin].low) not in {"spouse", "child", "sibling"}:
        return False
    done = False
    i = begin
    while i < len(tokens) and KIN.get(tokens[i].low) in {"spouse", "child", "sibling"}:
        end = names_end(tokens, i + 1, scene)
        if end == i + 1 or not scene.cased or (end < len(tokens) and tokens[end].low not in {",", "and", "&", "plus"}):
            break
        done = _claim(KIN[tokens[i].low], tokens[i + 1 : end], scene) or done
        i = end
        while i < len(tokens) and tokens[i].low in {",", "and", "&", "plus", "our", "my"}:
            i += 1
    return done


def asked_about(told: Stretch, scene: Scene) -> bool:
    """Read the answer to one's own question: "my son's name? Casimir"."""
    tokens = told.tokens
    asked = scene.asked
    own = next((i for i, t in enumerate(asked[:4]) if t.low in {"my", "our"}), -1)
    if own < 0 or own + 1 >= len(asked) or len(asked) > own + 5:
        return False
    noun = asked[own + 1].low
    key = "pet" if noun in SPECIES_WORDS else KIN.get(noun, "")
    begin = opening(tokens)
    end = names_end(tokens, begin, scene)
    closed = end == len(tokens) or tokens[end].kind in ("mark", "emoji")
    return end > begin and closed and _claim(key, tokens[begin:end], scene)


# --- roll calls -----------------------------------------------------------------------------------------------------


def roll_call(told: Stretch, scene: Scene) -> bool:
    """Read the members of a group: behind the mark that follows it, or one by one with a rank."""
    tokens, said = told.tokens, told.said
    group = _group(tokens)
    done = False
    if group is not None:
        key, at = group
        scene.roster = key
        done = _listed(key, tokens, at, scene)
    elif scene.roster == "":
        mine = next((KIN[t.low] for t in tokens if t.low in _RANK and KIN.get(t.low) == "child"), "")
        scene.roster = mine if mine and {"my", "our"} & said else ""
    return (scene.roster != "" and _ranked(tokens, scene)) or done


def _group(tokens: Tokens) -> tuple[str, int] | None:
    """Find a group that is the speaker's own: (key, index of its noun)."""
    for at, token in enumerate(tokens):
        household = (
            token.low in SPECIES and at + 1 < len(tokens) and tokens[at + 1].low in {"household", "home", "family"}
        )
        key = "pet" if token.low in _MANY_PETS or household else KIN.get(token.low, "")
        if key not in _GROUPS or not (token.low in _MANY or household):
            continue
        left = tokens[:at]
        if any(t.low in THIRD or t.low in THIRD_OWN or t.low in KIN or t.low in words("your no if") for t in left):
            return None
        if any(t.capital and i > 0 and t.low not in {"i", "we"} for i, t in enumerate(left)):
            return None  # "Priya's two cats"
        counted = any(number_of(t.low) is not None or t.low in {"both", "the", "my", "our"} for t in left[-3:])
        if counted and ({t.low for t in tokens} & _OWNING or at <= opening(tokens) + 2):
            return key, at
    return None


_MANY_PETS: Final = frozenset(SPECIES.values()) - words("fish sheep")
_MANY: Final = (
    words(
        "kids kiddos children sons daughters boys girls twins triplets brothers sisters siblings stepkids lads babies"
    )
    | _MANY_PETS
)


def _listed(key: str, tokens: Tokens, at: int, scene: Scene) -> bool:
    """Read "three kiddos here: Mabel, Otis and Wilf", "four of us siblings: me, Kel and Bryony"."""
    if not scene.cased:
        return False
    for i in range(at + 1, min(len(tokens), at + 9)):
        if tokens[i].low not in {":", ",", "(", "-", "–", "—", "namely", "called", "named", "are"}:
            continue
        begin = i + 1
        while begin < len(tokens) and tokens[begin].low in words("me myself i , and the others being called named are"):
            begin += 1
        end = names_end(tokens, begin, scene)
        closed = end == len(tokens) or tokens[end].kind in ("mark", "emoji")
        several = len(split_names(tokens[begin:end], scene)) > 1
        if end > begin and (several or tokens[i].low in {":", "namely"}) and (closed or tokens[i].low == ":"):
            return _claim(key, tokens[begin:end], scene)
    return False


def _ranked(tokens: Tokens, scene: Scene) -> bool:
    """Read "Arlo's the younger, Felix the older one", "then there's Rune", "the other is called Gorm"."""
    done = False
    for i, token in enumerate(tokens):
        opens = i == 0 or tokens[i - 1].kind == "mark" or tokens[i - 1].low in {"and", "then", "but", "while"}
        if not opens and not (tokens[i - 1].low in {"'s", "is", "comes", "came"} and i > 1):
            continue
        end = told_name(tokens, i, scene)
        if end == i or not token.capital:
            continue
        behind = tuple(t.low for t in tokens[end : end + 5])
        before = tuple(t.low for t in tokens[max(0, i - 3) : i])
        joins = before[-2:] in {("there", "'s"), ("there", "is"), ("then", "comes"), ("then", "came")}
        joins = joins and "then" in before + tuple(t.low for t in tokens[:i])
        if joins or (opens and _is_rank(behind)) or _is_rank((*before[:-1], "one"), told=before[-1:]):
            done = _claim(scene.roster, tokens[i:end], scene) or done
    return done


def _is_rank(behind: tuple[str, ...], told: tuple[str, ...] = ("is",)) -> bool:
    """Tell whether words give a place among brothers: "is the eldest", "the older one", "is not"."""
    if told[0:1] not in {("is",), ("'s",)} and told != ("is",):
        return False
    words_ = behind[1:] if behind[:1] in {("is",), ("'s",)} else behind
    if words_[:1] == ("not",) and len(words_) == 1:
        return behind != words_
    if words_[:1] not in {("the",), ("my",), ("our",)} or len(words_) < 2:
        return False
    return words_[1] in _RANK or words_[2:3] == ("one",)
