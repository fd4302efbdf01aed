"""Animals told by turns of phrase: "dog mum to Waffles", "say hi to Gerald, my tortoise", "the cat (Miso) is asleep".

What a clause says of keeping one ("we adopted a greyhound") is read in `pets.py`; groups and their members in
`households.py`.
"""

from itertools import pairwise
from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.language.kinds import NATIONALITIES, SPECIES_WORDS
from mock_server.engine.extract.language.lexicon import THIRD, THIRD_OWN, number_of, words
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.turns.fillers import split_names
from mock_server.engine.extract.turns.phrasebook import Phrasebook, Stretch, Tokens, find_phrase, find_phrases, phrase

_KEEPER: Final = (
    "mum|mom|mam|dad|daddy|mummy|mama|papa|parent|owner|keeper|servant|slave|human|butler|staff|guardian|carer"
)
_GETTING: Final = (
    "adopted|rescued|bought|got|inherited|fostered|fostering|foster|welcomed|homed|rehomed|acquired|collected|hatched|"
    "have|'ve|keep|keeping|own|owning|raising|raise|'m|am|'re|are"
)
_PARTICLE: Final = "up|in|home|on|off|out"
_NAMED: Final = Phrasebook(
    ("", text)
    for text in (
        f"{_GETTING} .. {{species}} .. ,|:|-|– his|her|its|their? name 's|is? {{names}} $",
        f"{_GETTING} .. {{species}} .. called|named|:|(|- {{names}}",
        (
            f"pick|picked|took|take|taking|bring|brought|bringing|gave|giving .. {_PARTICLE}? .. {{species}} .. "
            f"called|named|:|(|- {{names}}"
        ),
        (
            f"pick|picked|took|take|taking|bring|brought|bringing .. {_PARTICLE}? .. {{species}} ,|and .. "
            f"named|called .. {{name}}"
        ),
        "inherited|adopted|bought|rescued|got|have|'ve|collected .. {species} , {name} ,|$",
        "brought|picked|took|got|adopted|rescued home|up|in? a|an|the|our .. {species} .. , {name} $",
        "took|taken|picked|brought|got in|up|home? .. {species} .. .. and .. named|called .. {name}",
        "{species} .. .. .. ,|and|( by? the? name of {name}",
        "{species} ,? by? the? name of {name}",
        (
            "{species} .. .. .. ,|and|-|( he|she|it|they? answers|answer|answering|goes|responds to|by the? "
            "name? of? {name}"
        ),
        "{species} .. .. .. ,|and|-|( we|i call|called|named him|her|it|them? {name}",
        "^ just|only|also|and|plus? {count:-} .. {species} ,|:|-|( {names} $",
        "^ nothing but {count:-} .. {species} ,|called|named {names} ,|$|-|(",
        "^ just|only|also|and|plus? {count:-} .. {species} called|named {names} ,|$|-|(",
        "^ just|only|also|and|plus? {count:-} .. {species} called|named {names} =in|on|at|by|under|behind",
        "^ .. {species} , called|named {name} $",
        "{species} .. .. .. , {name} by name",
        "foster|fostering|keep|have|'ve|got .. {species} , currently|presently|now|called {names} ,|$",
        "meet|hello|hi|hey|introducing|introduce|welcome to? {name} ,|( the|a|an|our|my .. {species}",
        "my|our|the {species} are {names} ,|$",
        "^ just|only|also|and|plus? {count:-} .. {species} in|at|under|on|behind my|our|the .. ,|:|- {names} $",
        "there 's|is a|an|another|one .. {species} too|also|as well? ,|:|(|-|called|named {names}",
        "{species} ,? that|who answers|goes|responds to|by {name}",
        f"{_GETTING} .. {{species}} ,|and? and? called|named|calling|naming him|her|it|them {{names}}",
        (
            "newest|new|latest arrival|addition|member|baby|resident|family .. .. :|,|-|is a|an|the? .. {species} "
            "called|named|,|:|(|- {name}"
        ),
        "my|our .. ,|:|- a|an|one|the .. {species} called|named {name}",
        "{name} ,|(|- my|our .. {species}",
        "owner|parent|mum|dad|mom|keeper|servant of|to {mine:-} .. {species} .. called|named {names}",
        "{name} , a|an|the .. {species} ,",
        "{species} .. .. ,|-|and his|her|its|their|the? name|names 's|is|are {names}",
        (
            "adopted|brought|rescued|got|bought|fostering .. {name} .. .. ,|-|( she|he|they|it "
            "'s|is|are a|an|the|our .. {species}"
        ),
        "{species} i|we own|have|keep|got|adopted|ride|rescued .. is|'s|are called|named? {names}",
        "{species} ( {names} )?",
        "{name} ( the|a|an? .. {species} )?",
        (
            "{name} the .. {species} ,|is|'s|has|just|escaped|ran|ate|chewed|keeps|slept|woke|sleeps|died? .. .. .. "
            "mine|ours"
        ),
        "my|our|the .. {species} ( {name} )?",
        "my|our {species:-} , a|an|the .. .. called|named {name}",
        "my|our .. {species} ,|- {name}",
        "the {species} ,|- {name} ,|-",
        "my|our|the .. {species} is|'s|are|goes|answers by|to? called|named|by|to? {name} ,|and|but|$",
        f"{{species}} {_KEEPER} to|of|for|: my|our|the? .. {{names}}",
        f"{{species}} {_KEEPER} .. ,|:|-|–|( .. name 's|is {{name}}",
        f"{{species}} {_KEEPER} .. ,|:|-|–|( {{name}}",
        "called|named|naming|christened|calling my|our|the new|little? {species} {name}",
        "{name} is|'s|was, the? name of my|our .. {species}",
        "{name} is|'s what we|i called|named|call my|our .. {species}",
        "the|my|our kids|children|family|household 's|'? .. {species} ,|called|named|(|is? {name}",
        "{species} .. called|named {names} .. lives|live|living|sleeps|moved|moves with|in|on .. us|me|my|our",
        "{species} .. called|named {names} .. owns|runs|rules|joined|adopted|found|chose|shares .. us|me|my|our|this",
        "ginger|tabby|stray|feral|black|tom tom|cat|kitten called|named {name} .. moved|lives|adopted|joined|turned",
        (
            "{species} joined|entered|completed the|our|my family|household|pack|gang|clan|lives|life|home .. .. "
            ",|-|: "
            "he|she|it|they|his|her|its 's|is|are|goes|name by|'s|is? called|named? {name}"
        ),
        "{species} joined|entered|completed the|our|my family|household|lives|life|home .. called|named {name}",
        "owned|ruled|run|bossed|supervised|managed|woken .. by a|an|my|our .. {species} .. called|named|,|( {name}",
        "owned|ruled|run|bossed|supervised|managed .. by a|an|my|our .. tom called|named {name}",
        "ours|mine is|'s a|an|the .. {species} ,|called|named|(|- {name}",
        "^ {species} 's name is|'s {name}",
        f"{_GETTING} .. {{species}} last|this|on|yesterday|today .. , {{names}} $",
        "^ {species:-} person|lover|people|household with a|an|two|three .. {species} called|named {names}",
        "{names} , both {species}",
        "^ {name} ( {species} )",
        "live|living|home|house|flat|bed|life|desk|sofa with|to {mine:-} .. {species} .. called|named|,|:|(|- {names}",
        "proud|new|lucky owner|parent|owners|parents of|to {mine:-} .. {species} .. called|named|,|:|( {names}",
    )
)
"""The last hole is the name, or the only one beside the animal."""
_BESIDE: Final = phrase("{name} the {species}")
_UNNAMED: Final = Phrasebook(
    ("", text)
    for text in (
        "owner|owners|keeper|parent|servant|slave|human|butler of|to {count:-} .. {species} $",
        f"^ {{species}} {_KEEPER} here",
        f"a|an|proud|crazy {{species}} {_KEEPER} $",
        "{species} .. lives|live|sleeps with us|me $",
        "home|house|flat|farm|garden|yard has|with {count:-} .. {species} in|$",
        "^ {count:-} .. {species} live|lives|sleep|sleeps|rule|rules|share|shares on|in|under|behind|the? my|our",
        "^ my|our|the household|home|family|menagerie|house also? includes|contains|comprises {count:-} .. {species}",
        (
            "newest|new|latest|youngest|loudest .. member|addition|arrival|resident|housemate|flatmate|roommate is|'s "
            "{count:-} .. {species}"
        ),
        "inherited my|our|the .. 's {species}",
        (
            "talked|begged|persuaded|convinced|nagged|tricked|guilted|pestered|bullied|charmed|conned|roped me|us .. "
            "into|for|to getting|adopting|buying|keeping|get|adopt? {count:-} .. {species} ,|$|and|last|this|for"
        ),
        "until|till|before i|we got|adopted|bought|caved|gave .. {count:-} .. {species} ,|$|and",
        "i|we ended|wound up with {count:-} .. {species} ,|$|and",
        "caved|gave|relented in? and got|bought|adopted {count:-} .. {species} ,|$|and",
        "surprised|presented|landed|gifted me|us with? {count:-} .. {species} ,|$|and|for|last|on",
        "owned|ruled|run|bossed|managed by {count:-} .. {species} $",
        "but|just|only me and the|my|our|a {species} $",
        "ours|mine is|'s {count:-} .. {species}",
        "^ we 're|are up|down to {count:-} .. {species}",
        "^ it 's|is now? just|only the|our|my {species} now?|left? $",
        "now it 's|is just|only the|our|my {species} $",
    )
)
_GONE: Final = words(
    "died passed lost rip late buried rehomed miss missed sold stolen former childhood used dream dreamt if"
)
_OTHERS: Final = words(
    "neighbour neighbours neighbor neighbors friend friends your film movie book game show cartoon zoo shelter "
    "mascot logo avatar statue toy plush door upstairs downstairs road story walks"
)


_OPEN: Final = frozenset(
    phrase(text)
    for text in (
        "{name} , a|an|the .. {species} ,",
        "{species} .. .. ,|-|and his|her|its|their|the? name|names 's|is|are {names}",
        "{species} ( {names} )?",
        "^ just|only|also|and|plus? {count:-} .. {species} called|named {names} =in|on|at|by|under|behind",
    )
)
"""Phrases that need a word of the speaker's somewhere in the sentence."""


def keepers(told: Stretch, scene: Scene) -> bool:
    """Read the animals of the speaker out of the turns of phrase that name them."""
    tokens, said = told.tokens, told.said
    if not (said & SPECIES_WORDS or "tom" in said) or said & (_GONE | _OTHERS):
        return False
    if "best" in said and not said & words("my our i we me us mine ours"):
        return False  # "the best dog is Rex"
    done = False
    for _, wanted in _NAMED.within(told):
        for found in find_phrases(wanted, told, scene):
            if not _own(tokens, found.start, scene):
                continue
            if wanted in _OPEN and not said & words("my our us me we pets pet home household 've"):
                continue
            names = next((h for h in reversed(found.holes) if h[-1].low not in SPECIES_WORDS), ())
            done = _claim(names, tokens[found.start : found.end], scene) or done
            done = _chained(told, found.end, scene) or done
    if said & words("my our us me i we family household addition"):
        beside = find_phrase(_BESIDE, told, scene)
        if beside is not None and _own(tokens, beside.start, scene):
            done = _claim(beside.holes[0], tokens[beside.start : beside.end], scene) or done
    return done or _kept(told, scene)


_AND_ANOTHER: Final = phrase(",|and|plus|& and? a|an|another|one|my|our .. {species} called|named|,|(|- {name}")


def _chained(told: Stretch, at: int, scene: Scene) -> bool:
    """Read "... and a corgi called Hank" right behind a named animal."""
    found = next((m for m in find_phrases(_AND_ANOTHER, told, scene) if m.start == at), None)
    return found is not None and _claim(found.holes[-1], told.tokens[found.start : found.end], scene)


def _own(tokens: Tokens, at: int, scene: Scene) -> bool:
    """Tell whether nobody but the speaker is named as keeper in front of the phrase."""
    for i in range(at, min(len(tokens) - 1, at + 5)):
        theirs = (
            tokens[at].low not in {"inherited", "adopted", "rescued"}
            and KIN.get(tokens[i].low)
            and tokens[i].low not in words("kids children family boys girls")
        )
        if theirs and tokens[i + 1].low in {"'s", "'"}:
            return False  # "my sister's cat is called Mog"
    left = tokens[max(0, at - 4) : at]
    if any(
        t.low in THIRD
        or t.low in THIRD_OWN
        or (KIN.get(t.low) in {"relative", "knows", "other", "sibling"} and t.low != "family")
        for t in left
    ):
        return False
    owned = at < len(tokens) and any(t.low in THIRD_OWN | THIRD - {"they"} for t in tokens[at : at + 1])
    named = bool(left) and left[-1].capital and scene.cased and left[-1].low not in {"i", "we"} and len(left) > 1
    return not owned and not (named and tokens[at].low in _VERBS)


_VERBS: Final = words(_GETTING.replace("|", " ") + " picked took brought bought gave has")


def _claim(names: Tokens, told: Tokens, scene: Scene) -> bool:
    """Claim animals by name; the species alone, claimed before, gives way to them."""
    values = [scene.words(name) for name, _ in split_names(names, scene)]
    people = {
        f.value for f in scene.ledger.lately() if f.subject == SPEAKER and f.key in {"child", "sibling", "spouse"}
    }
    values = [v for v in values if not (v.casefold() in SPECIES_WORDS or v.casefold() in NATIONALITIES or v in people)]
    if not values:
        return False
    nouns = [t.low for t in told if t.low in SPECIES_WORDS]
    if nouns == ["lab"] and any(a.low in {"the", "my", "our"} and b.low == "lab" for a, b in pairwise(told)):
        return False  # "my supervisor at the lab is Dr Oyelaran"
    before = [t.low for t in told if t.low in SPECIES_WORDS and t.start < names[0].start]
    scene.drop_unnamed("pet", set((before or nouns)[-1:]))
    for value in values:
        scene.remember_person(Mention("other", value))
    return scene.claim_each((SPEAKER,), "pet", values)


def _kept(told: Stretch, scene: Scene) -> bool:
    """Claim an animal by its species: "owner of three alpacas"."""
    tokens = told.tokens
    if scene.ledger.holds("pet"):
        return False
    for _, wanted in _UNNAMED.within(told):
        found = find_phrase(wanted, told, scene)
        if found is None or not _own(tokens, found.start, scene):
            continue
        kept = found.holes[-1]
        before = next((t for t in reversed(tokens) if t.end <= kept[0].start), None)
        counted = before is not None and number_of(before.low) is not None
        value = scene.words((before, *kept)) if counted and before is not None else scene.words(kept)
        if scene.claim(SPEAKER, "pet", value, named=False):
            scene.introduce("pet", SPEAKER, kept[-1].low, claimed=True)
            return True
    return False
