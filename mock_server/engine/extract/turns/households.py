"""Partners, children and siblings told by turns of phrase.

Groups whose members are told after them are read in `rollcalls.py`, relatives introduced by a plain noun phrase ("my
wife Petra") in `family.py`.
"""

from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.language.kinds import SPECIES_WORDS
from mock_server.engine.extract.language.lexicon import FILLERS, THIRD, THIRD_OWN, number_of, words
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.births import newborn
from mock_server.engine.extract.turns.fillers import names_end, opening, split_names, told_name
from mock_server.engine.extract.turns.phrasebook import Phrasebook, Stretch, Tokens, find_phrase, find_phrases, phrase

PARENT: Final = (
    "mum|mom|mam|mother|dad|father|parent|mama|papa|mummy|mommy|daddy|stepdad|stepmum|stepmom|stepfather|stepmother|"
    "step-dad|step-mum|step-mom|step-parent|stepparent|guardian|boymum|mumma|momma"
)
_PHRASES: Final = Phrasebook(
    (key, text)
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
        ("spouse", "{name} is|'s the man|woman|guy|girl|person|one|lady i|we|who 'm|am|'ve? married|love|wed|marrying"),
        ("spouse", "wedding|anniversary|honeymoon|engagement with|to {name}"),
        ("spouse", "love of my life ,|is|'s|(|: called|named? {name}"),
        ("spouse", "married|together .. .. .. ,|-|( me and|& {name}"),
        ("spouse", "my marriage|engagement|wedding to {name}"),
        ("child", "named|called|christened|calling|naming our|the|my little|new|first|second|third? {child} {name}"),
        ("child", "gave|given|giving birth to our|my|the|little|baby? baby|little|beautiful|first|second? {names}"),
        ("child", "welcomed|welcoming|welcome our|my|the|little|baby? .. {names} into|to the world|family|clan|gang"),
        ("child", "welcomed|welcoming our|my? baby|little|wee {child}? {names}"),
        ("child", f"i 'm|am|be|being a|an|the? proud|single|new|busy|tired? {PARENT} to|of {{names}}"),
        ("child", f"^ a|an|the|super? proud|single|new|busy|tired? {PARENT} to|of {{names}}"),
        ("child", f"{PARENT} to|of|- {{count:-}} .. :|,|(|-|called|named {{names}}"),
        (
            "child",
            "i|we raised|brought|reared .. {names} up? alone|solo|together|on|by|with|myself|ourselves|up|as|in|here|$",
        ),
        ("spouse", "share|shared|sharing|shares my|our|a life|bed|lives with {name}"),
        (
            "child",
            (
                "{count:-} .. teenagers|teens|toddlers|tweens|littlies|bairns|youngsters|sprogs|rugrats|tots ( "
                "{names} ) ,|$|and"
            ),
        ),
        (
            "child",
            (
                "{count:-} .. teenagers|teens|toddlers|tweens|littlies|bairns|youngsters|sprogs|tots :|,|called|named "
                "{names} $"
            ),
        ),
        (
            "child",
            "{count:-} .. teenager|toddler|tween|bairn|teenage|newborn|baby ,|(|called|named {names} ,|$|)",
        ),
        (
            "child",
            (
                "married|engaged|hitched to {name:-} with|and|, {count:-} .. sons|daughters|boys|girls|kids|"
                "children|lads ,|:|(|-|called|named {names} )|,|$"
            ),
        ),
        ("child", "raising|raise {names} alone|solo|together|on|by|with my|myself|alone|our|own|the"),
        (
            "child",
            f"became|become|becoming|am|'m|'re .. {PARENT}|parents .. ,|-|: his|her|its|their name is|'s {{name}}",
        ),
        ("child", f"being|as {{name}} 's {PARENT}"),
        ("child", f"^ {{name}} 's {PARENT} here"),
        ("child", "{child} number|no|# {count:-} .. :|,|-|–|is|called {name}"),
        ("child", f"{PARENT} to|of|- {{count:-}} .. ,|-|:|( his|her|their name|names is|'s|are {{names}}"),
        ("child", "my|our wife|partner|girlfriend|fiancée|husband .. had|has|having|welcomed .. {child} ,|: {names}"),
        (
            "child",
            "adopted|fostered|fostering|adopting|have|'ve|got a|an|our|two|three .. {child} called|named {names}",
        ),
        ("child", "{names} are my|our two|three|four|five|lot|brood|pride|world|babies|everything"),
        (
            "sibling",
            "youngest|eldest|oldest|middle|second|third|one|baby of {count:-} :|,|-|( {names} ,? then|and|& me|i",
        ),
        ("child", "have|'ve|got a little|wee one ,|:|called|named {name}"),
        ("child", f"{PARENT} to|of {{count:-}} , a|an|one .. {{child}} ,|called|named {{names}}"),
        ("child", "my|our little man|lady|lad|princess|monkey|guy|one|dude|madam ,|called|named? {name}"),
        (
            "sibling",
            "youngest|eldest|oldest|middle|second|third|baby of {count:-} :|,|-|( me|i|myself ,? and|then|&? {names}",
        ),
        ("sibling", "^ one|only older|younger|big|little|kid|twin? brother|sister|sibling , {name} ,"),
        ("child", "^ a|an|one|two grown-up|grown|older|younger|lovely? son|daughter|stepson|stepdaughter , {name} ,|$"),
        ("child", "proud|lucky parents of|to {names}"),
        ("child", "i|we|'m|'re are|am? raising|rearing|bringing up? twins|triplets ,|:|(|-|called|named {names}"),
        (
            "sibling",
            (
                "^ i? am|'m? a|an|the|proud? big|little|older|younger|elder|baby|proud|twin|kid brother|sister|sibling "
                "to|of twins? {names}"
            ),
        ),
        ("child", "my|our two|three|four|five|six|lot|brood|littles|littlies|gang|mob :|(|,|are|- {names}"),
    )
)
_BY_KIN: Final = Phrasebook(
    ("", text)
    for text in (
        "the {kin} is|'s called|named {name} ,|$|and",
        "there 's|is a|an|another|one .. {kin} too|also|as well? ,|:|(|-|called|named {names}",
        "also|plus|and a|an|another|one {kin} ,|:|(|-|called|named {names} ,|$",
        "^ my|our? {kin} :|=|-|( {names}",
        "a|my|the|having|with .. {kin} like {names} was|is|'s|means|meant|,|$",
        "a|an|one|my|our .. {kin} ( {names}",
        "a|an|one|my|our .. {kin} in|from|at .. ( {names}",
        "{kin} ,|(|called|named {name:-} )|,? ,? and a|an|the .. one ,|(|:|called|named {name}",
        (
            "share|shares|have|'ve|got|adopted|raised|raising|fostering|fostered a|an|one|two .. {kin} "
            ",|:|(|-|called|named {names}"
        ),
        (
            "i|we|'m|'re|^ are|am? raising|raise|rearing|parenting|bringing up? {count:-} .. {kin} "
            ",|:|(|-|called|named {names}"
        ),
        "^ lil|little|big|older|younger|elder|baby|twin? {kin} is|'s called|named? {name}",
        ",|and lil|little|big|older|younger|elder|baby|twin? {kin} is|'s called|named? {name}",
        "{name} ( my|the? {kin} )|,",
        "{name} ,|( my|our .. {kin} ,|and|)|$",
        "{name} .. .. ,|-|and|; he|she 's|is my|our .. {kin} ,|and|$",
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
_BABIES: Final = Phrasebook(
    ("", text)
    for text in (
        (
            "baby|little|wee|tiny {name} arrived|was|came|joined|is|weighs|weighed|makes|turned|decided "
            "born|here|early|us|this|at|on|last|yesterday|today|safely"
        ),
        "and|,|our|my|with little|baby|wee|tiny {name}",
        "naming|calling him|her|them|it {name}",
        "expecting .. ,|-|: baby|little {name}",
    )
)
"""Said of the speaker's own when the sentence says "my", "our" or "we"."""

_WELCOME: Final = phrase("welcome to? the? world|earth|family|,? ,? baby|little? {name}")
_FAMILY: Final = frozenset(noun for noun, key in KIN.items() if key in {"spouse", "child"}) | words(
    "born birth expecting due pregnant bump"
)


def households(told: Stretch, scene: Scene) -> bool:
    """Read partners, children and siblings out of the turns of phrase that name them."""
    tokens, said = told.tokens, told.said
    done = False
    for key, wanted in _PHRASES.within(told):
        found = find_phrase(wanted, told, scene)
        if found is None or theirs(tokens, found.start) or _of_a_figure(told, found.start):
            continue
        if not (key == "spouse" and scene.ledger.holds("spouse")):
            animal = any(t.low in SPECIES_WORDS for t in tokens[found.start : found.end])
            done = claim_kin("pet" if animal and key == "child" else key, found.holes[-1], scene) or done
    for _, wanted in _BY_KIN.within(told):
        for found in find_phrases(wanted, told, scene):
            if theirs(tokens, found.start):
                continue
            kin, names = sorted(found.holes[:2], key=lambda hole: hole[-1].low not in KIN)
            if KIN[kin[-1].low] != "spouse" or not scene.ledger.holds("spouse"):
                done = claim_kin(KIN[kin[-1].low], names, scene) or done
    if scene.unnamed is not None and scene.unnamed.key == "child" and "welcome" in said:
        found = find_phrase(_WELCOME, told, scene)
        done = (found is not None and scene.give_names([scene.words(found.holes[0])])) or done
    done = newborn(told, scene) or done
    if said & words("my our we i us me") and said & _FAMILY:
        for _, wanted in _BABIES.within(told):
            found = find_phrase(wanted, told, scene)
            if found is not None:
                done = claim_kin("child", found.holes[0], scene) or done
    return _headed(tokens, scene) or _aged_kids(tokens, scene) or done


def _of_a_figure(told: Stretch, at: int) -> bool:
    """Recognise "the hero, a dad of two called Max": "the" leads on to somebody who is not the speaker."""
    if told.said & words("i my me we our us 'm"):
        return False
    return any(t.low in {"the", "this", "that"} for t in told.tokens[:at])


def theirs(tokens: Tokens, at: int) -> bool:
    """Tell whether somebody else is named in front, whose family it then is: "Sunil and Asha have a daughter, Mira"."""
    left = tokens[:at]
    lows_ = [t.low for t in left]
    kin = next((i for i in range(at - 1, -1, -1) if KIN.get(lows_[i]) in _STRANGE and lows_[i] != "family"), -1)
    if kin >= 0 and not {"i", "we"} & set(lows_[kin:]):
        return True  # "my neighbour gave birth to Luis"
    if not {"i", "we"} & set(lows_) and any(
        lows_[i] in {"her", "his", "their"} and lows_[i + 1] in KIN for i in range(len(lows_) - 1)
    ):
        return True  # "my sister and her husband have two boys: ..."
    if tokens[at].low == "," or {*lows_, tokens[at].low} & {"i", "we", "my", "our", "me", "us"}:
        return False
    named = any(t.capital and t.kind == "word" and t.low not in FILLERS and verb(t.low) is None for t in left[-6:])
    return bool({*lows_, tokens[at].low} & (THIRD | THIRD_OWN)) or named


_STRANGE: Final = frozenset({"relative", "knows", "manager", "other", "former"})


def _aged_kids(tokens: Tokens, scene: Scene) -> bool:
    """Read "our family: Stig (husband), Alva (11) and Nore (7)": the members with an age are children."""
    mark = next((i for i, t in enumerate(tokens[:5]) if t.low == ":"), -1)
    if mark < 1 or tokens[mark - 1].low not in words("family household clan crew gang kids children"):
        return False
    done = False
    for i in range(mark + 1, len(tokens) - 2):
        end = told_name(tokens, i, scene)
        age = number_of(tokens[end + 1].low) if i < end < len(tokens) - 1 else None
        if age is not None and age < 26 and tokens[end].low in {"(", ","} and not tokens[i - 1].capital:
            done = claim_kin("child", (*tokens[i:end], tokens[end + 1]), scene) or done
    return done


def claim_kin(key: str, tokens: Tokens, scene: Scene) -> bool:
    """Claim a list of names, each with the age that stands behind it."""
    if key not in {"spouse", "child", "sibling", "pet", "manager"} or tokens[0].low in SPECIES_WORDS:
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
    begin += begin + 1 < len(tokens) and tokens[begin].low in _RANK and KIN.get(tokens[begin].low) is None
    if begin >= len(tokens) or KIN.get(tokens[begin].low) not in {"spouse", "child", "sibling"}:
        return False
    done = False
    i = begin
    while i < len(tokens) and KIN.get(tokens[i].low) in {"spouse", "child", "sibling"}:
        end = names_end(tokens, i + 1, scene)
        if end == i + 1 or not scene.cased or (end < len(tokens) and tokens[end].low not in {",", "and", "&", "plus"}):
            break
        done = claim_kin(KIN[tokens[i].low], tokens[i + 1 : end], scene) or done
        i = end
        while i < len(tokens) and tokens[i].low in {",", "and", "&", "plus", "our", "my"} | (_RANK - KIN.keys()):
            i += 1
    return done


_RANK: Final = words("older younger elder little big baby kid twin youngest eldest oldest middle")
_ENUMERATED: Final = phrase(":|,|- {names} $")


def asked_about(told: Stretch, scene: Scene) -> bool:
    """Read the answer to one's own question: "my son's name? Casimir"."""
    tokens = told.tokens
    asked = scene.asked
    own = next((i for i, t in enumerate(asked[:4]) if t.low in {"my", "our"}), -1)
    if own < 0 and len(asked) == 1 and (found := find_phrase(_ENUMERATED, told, scene)):
        key = "pet" if asked[0].low in SPECIES_WORDS else KIN.get(asked[0].low, "")
        return claim_kin(key, found.holes[0], scene)  # "Kids? Yes, three: Ada, Max and Finn"
    if own < 0 or own + 1 >= len(asked) or len(asked) > own + 5:
        return False
    noun = asked[own + 1].low
    key = "pet" if noun in SPECIES_WORDS else KIN.get(noun, "")
    begin = opening(tokens)
    end = names_end(tokens, begin, scene)
    closed = end == len(tokens) or tokens[end].kind in ("mark", "emoji")
    return end > begin and closed and claim_kin(key, tokens[begin:end], scene)
