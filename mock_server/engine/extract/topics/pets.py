"""Animals people keep: by name where one is given, by species otherwise."""

from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.language.appositions import apposed
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.givennames import is_given_name
from mock_server.engine.extract.language.kinds import BREEDS, SPECIES, SPECIES_WORDS
from mock_server.engine.extract.language.lexicon import ADVERBS, PREPOSITIONS, number_of, words
from mock_server.engine.extract.language.nouns import COMMON, KIN
from mock_server.engine.extract.language.phrases import Tokens, find
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.scene import STRANGER, Scene
from mock_server.engine.extract.topics.family import names_at
from mock_server.engine.extract.turns.fillers import opens_order

_SETS: Final = words("pair couple trio bunch flock handful litter")
_SINGULAR: Final = {plural: singular for singular, plural in SPECIES.items()}
_NOT_OWNED: Final = words(
    "script code program project snippet notebook library package "
    "food allergy allergies person people lover walker sitter groomer park toy toys hair owner friend video videos "
    "technician technicians tech techs assistant assistants coat coats report reports results work bench manager "
    "equipment safety flap tank show trainer trainers rescue shelter hotel walking sitting grooming training breeder "
    "café cafe charity nap bed basket bowl treats litter litters cage photo photos pic pics meme memes session"
)


def having(clause: Clause, scene: Scene) -> bool:
    """Read "have a cat named Biscuit", "adopted a greyhound", "have got 2 rabbits, Salt and Pepper"."""
    if not clause.who or not clause.plain:
        return False
    if clause.verb in {"have", "own", "keep", "foster"} and not clause.now:
        return False
    if clause.verb in words("adopt get rescue buy bring take welcome pick") and not (
        clause.tense == "past" or clause.perfect
    ):
        return False
    if clause.rest[:1] and clause.rest[0].low in {"me", "us"} and clause.verb in {"get", "buy", "bring"}:
        return kept(clause.rest[1:], (SPEAKER,), scene)  # "my mum got me a dog"
    if clause.rest[:1] and clause.rest[0].low in {"him", "her", "you", "them"}:
        return False
    moved = clause.verb in {"take", "pick", "bring"} and clause.rest[:1] and clause.rest[0].low in {"in", "up", "home"}
    if clause.verb == "pick" and not moved:
        return False
    return kept(clause.rest[1:] if moved else clause.rest, clause.who, scene)


def kept(rest: Tokens, who: tuple[Mention, ...], scene: Scene) -> bool:
    """Claim the animals a phrase says somebody keeps: "a cat named Biscuit", "2 rabbits, Salt and Pepper"."""
    if len(rest) > 3 and rest[0].low == "a" and rest[1].low in _SETS and rest[2].low == "of":
        rest = rest[3:]  # "a pair of gerbils"
    at = next((i for i, t in enumerate(rest[:7]) if t.low in SPECIES_WORDS), -1)
    comma = find(rest[: max(at, 0)], ",")
    if (
        comma > 0
        and rest[0].capital
        and scene.cased
        and comma + 1 < len(rest)
        and rest[comma + 1].low in {"a", "an", "our", "my"}
    ):
        # "adopted Loki, a black cat"
        return scene.claim_each(who, "pet", [scene.words(rest[:comma])]) if name_end(rest, 0, scene) == comma else False
    if at < 0 or any(
        t.low in PREPOSITIONS or t.low in {"no", "not", "any", "for"} or t.kind == "mark" for t in rest[:at]
    ):
        return False
    while at + 1 < len(rest) and rest[at + 1].low in SPECIES_WORDS:
        at += 1
    if at + 1 < len(rest) and (rest[at + 1].low in _NOT_OWNED or rest[at + 1].low == "'s"):
        return False
    if any(t.low == "'s" or t.low in KIN for t in rest[:at]):
        return False
    after = at + 1
    while after < len(rest) and rest[after].low in words(", called named - : whose name names is are by the of"):
        after += 1
    names = (
        names_at(rest, after, scene)
        if after < len(rest) and (after > at + 1 or scene.cased or rest[after].caseless)
        else []
    )
    names = [n for n in names if n.casefold() not in SPECIES_WORDS]
    if names:
        for owner in who:
            for name in names:
                scene.claim(owner, "pet", name)
        for name in names:
            scene.remember_person(Mention("other", name))
        return True
    noun = rest[at].low
    start = at
    while start > 0 and (rest[start - 1].low in SPECIES_WORDS or rest[start - 1].low in BREEDS):
        start -= 1
    label = scene.words(rest[start : at + 1])
    count = number_of(rest[0].low) if rest else None
    if noun in _SINGULAR and noun not in SPECIES:
        label = label.lower() if scene.shouting else label
        value = f"{rest[0].low} {label}" if count else label
    elif count and count > 1 and SPECIES.get(noun) == noun:
        value = f"{rest[0].low} {label}"  # "three goldfish": a plural that shows in the number alone
    else:
        value = label
    done = False
    for owner in who:
        done = scene.claim(owner, "pet", value, named=False) or done
    if done:
        scene.introduce("pet", who[0], noun, claimed=True)
        # "and a cat" behind "a dog"
        nxt = next((i for i in range(at + 1, min(len(rest), at + 3)) if rest[i].low in {"and", ","}), -1)
        if nxt >= 0:
            kept(rest[nxt + 1 :], who, scene)
    return done


def introduced(clause: Clause, scene: Scene) -> bool:
    """Scan for "my dog Rex", "our cat, Miso", "the dog (Waffles)"."""
    if clause.verb in {"die", "pass"} and (clause.tense == "past" or clause.perfect):
        return False
    done = False
    tokens = clause.tokens
    for i, token in enumerate(tokens):
        if token.low not in SPECIES_WORDS or i == 0:
            continue
        j = i - 1
        while (
            j >= 0
            and i - j < 4
            and tokens[j].low not in {"my", "our"}
            and tokens[j].kind == "word"
            and tokens[j].low not in PREPOSITIONS
        ):
            j -= 1
        if (
            tokens[i - 1].low == "the"
            and i + 2 < len(tokens)
            and tokens[i + 1].low == ","
            and tokens[i + 2].capital
            and (stop := name_end(tokens, i + 2, scene)) > i + 2
            and (stop == len(tokens) or tokens[stop].low == ",")
        ):
            scene.remember_person(Mention("other", scene.words(tokens[i + 2 : stop])))
            done = (
                scene.claim(SPEAKER, "pet", scene.words(tokens[i + 2 : stop])) or done
            )  # "the dog, Hector, hates the postman"
            continue
        behind = name_end(tokens, 0, scene) if j > 1 and scene.cased and not opens_order(tokens, 0) else 0
        if j == 2 and tokens[0].capital and tokens[0].low not in COMMON:
            behind = 1
        if (
            j > 1
            and tokens[j].low in {"my", "our"}
            and behind == j - 1
            and tokens[j - 1].low == ","
            and (i + 1 == len(tokens) or tokens[i + 1].low == ",")
        ):
            done = scene.claim(SPEAKER, "pet", scene.words(tokens[:behind])) or done  # "Luna, our labrador, ..."
            continue
        if j < 0 or tokens[j].low not in {"my", "our"} or any(t.low == "'s" or t.low in KIN for t in tokens[j:i]):
            continue
        former = words("late childhood first former dream")
        faded = clause.tense == "past" or (clause.verb == "" and not clause.has("still"))
        former |= {"old"} if faded else frozenset()
        if former & {t.low for t in tokens[j:i]}:
            continue
        k = i + 1
        while k < len(tokens) and tokens[k].low in SPECIES_WORDS:
            k += 1
        while k < len(tokens) and tokens[k].low in words(", called named is are 's") and k - i < 4:
            told = k + 1 < len(tokens) and tokens[k + 1].low in {"called", "named"}
            bare = k + 1 < len(tokens) and scene.cased and name_end(tokens, k + 1, scene) == len(tokens)
            if tokens[k].low in {"is", "are", "'s"} and not told and not bare:
                break
            k += 1
        told = tokens[k - 1].low in {"called", "named"}
        names = (
            names_at(tokens, k, scene)
            if k < len(tokens) and (told or (name_end(tokens, k, scene) > k and (scene.cased or tokens[k].caseless)))
            else []
        )
        if not names and tokens[j].low == "my" and (in_front := apposed(tokens, j, scene)):
            names = [in_front]
        for name in names:
            done = scene.claim(SPEAKER, "pet", name) or done
            scene.remember_person(Mention("other", name))
    return done


def _only_names(clause: Clause, scene: Scene) -> bool:
    """Tell whether a sentence only names what the one before introduced: "We got kittens! Salt and Pepper"."""
    pending = scene.unnamed
    if pending is None or pending.key not in {"pet", "child"} or not scene.previous or not scene.cased:
        return False
    names = [t for t in clause.tokens if t.low not in {",", "and", "&"}]
    several = len(names) > 1 and (pending.noun.endswith("s") or pending.noun in {"children", "mice", "geese"})
    known = len(names) == 1 and (is_given_name(names[0].low) or scene.previous[-1].low == pending.noun)
    return (several or known) and all(t.capital and t.low not in ADVERBS and t.low not in COMMON for t in names)


def parenthesised(clause: Clause, scene: Scene) -> bool:
    """Fill "I brought the dog (Waffles)" in: a bare name behind an animal just mentioned."""
    named = clause.link == "" and _only_names(clause, scene)
    if (
        (clause.link not in {"(", "-", "–", "—", ":"} and not named)
        or not clause.tokens
        or not (scene.cased or clause.tokens[0].caseless)
    ):
        return False
    end = name_end(clause.tokens, 0, scene)
    begin = clause.tokens[0].start
    before = scene.text[max(0, begin - _NEAR) : begin].rstrip(" (").casefold().rpartition(" ")[2]
    if scene.unnamed is not None and scene.unnamed.key != "pet" and before in SPECIES_WORDS:
        return scene.claim_each((SPEAKER,), "pet", names_at(clause.tokens, 0, scene))  # "two kids and a cat (Mungo)"
    listed = any(t.low in {"and", ","} for t in clause.tokens)
    names = names_at(clause.tokens, 0, scene)
    pending = scene.unnamed
    if len(names) > 1 and pending is not None:
        one = pending.key == "sibling" and not pending.noun.endswith(("s", "ren", "folk"))
        if one or pending.key in {"spouse", "manager"}:
            return False  # "my brother and I keep chickens: Dot and Dash"
    return (end == len(clause.tokens) or listed) and scene.give_names(names)


_NEAR: Final = 40


def sharing(clause: Clause, scene: Scene) -> bool:
    """Read "live with my two cats", "share my flat with two ferrets"."""
    at = find(clause.rest, "with")
    if not clause.who or not clause.now or at < 0 or at + 1 >= len(clause.rest):
        return False
    animals = clause.rest[at + 1 :]
    if animals[0].low not in {"a", "an", "my", "our"} and number_of(animals[0].low) is None:
        return False
    kept(animals, clause.who, scene)
    return False


def owned(clause: Clause, scene: Scene) -> bool:
    """Read "Saskia's cat is called Moppie", "my cats are Salem and Binx", "Gus is our tom cat"."""
    if not clause.now or not clause.rest:
        return False
    subject = clause.subject
    if subject.owner is not None and not subject.owner.name.startswith(STRANGER) and subject.head in SPECIES_WORDS:
        begin = 1 if clause.rest[0].low in {"called", "named"} else 0
        if words("old late childhood first former dream") & subject.modifiers:
            return False
        told = find(clause.rest, "called", "named")
        begin = told + 1 if 0 < told < 5 else begin
        names = names_at(clause.rest, begin, scene) if begin or scene.cased or clause.rest[0].caseless else []
        return bool(names) and scene.claim_each((subject.owner,), "pet", names)
    if subject.head in {"name", "names"} and len(subject.tokens) > 2:
        kept = next(
            (
                i
                for i, t in enumerate(subject.tokens[:-2])
                if t.low in SPECIES_WORDS and subject.tokens[i + 1].low == "'s"
            ),
            -1,
        )
        names = names_at(clause.rest, 0, scene) if kept >= 1 and subject.tokens[0].low in {"my", "our", "the"} else []
        return bool(names) and scene.claim_each((SPEAKER,), "pet", names)
    species = next((i for i, t in enumerate(clause.rest[:5]) if t.low in SPECIES_WORDS), -1)
    if (
        species > 0
        and clause.rest[0].low in {"my", "our"}
        and len(clause.who) == 1
        and clause.who[0] != SPEAKER
        and clause.who[0].name not in KIN
        and not any(t.low == "'s" for t in clause.rest[:species])
    ):
        return scene.claim(SPEAKER, "pet", clause.who[0].name)
    return False


def mentioned(clause: Clause, scene: Scene) -> bool:
    """Claim the species from "my dog ate my shoes", "feeding my three chickens", unless a name is known."""
    if (
        clause.verb in words("die pass lose sell miss bury")
        or clause.ended
        or clause.negated
        or clause.modal in {"would", "'d"}
        or clause.subject.person == "second"
    ):
        return False
    if scene.ledger.holds("pet") or scene.held(SPEAKER, ("pet",)) or scene.ledger.takes_back("pet"):
        return False
    tokens = clause.tokens
    for i, token in enumerate(tokens):
        if token.low not in {"my", "our"}:
            continue
        at = next(
            (
                j
                for j in range(i + 1, min(i + 4, len(tokens)))
                if tokens[j].low in SPECIES_WORDS
                and tokens[j].low not in words("pet pets fish bird duck chicken lamb goose")
            ),
            -1,
        )
        between = tokens[i + 1 : at] if at > 0 else ()
        if at < 0 or any(
            t.low
            in words("old late childhood first former dream next favourite friend neighbour hot spirit hobby rocking")
            or t.low == "'s"
            or t.low in KIN
            or t.low in PREPOSITIONS
            for t in between
        ):
            continue
        while at + 1 < len(tokens) and tokens[at + 1].low in SPECIES_WORDS:
            at += 1
        if at + 1 < len(tokens) and tokens[at + 1].low in _NOT_OWNED:
            busy = at + 2 < len(tokens) and tokens[at + 1].low.endswith("ing") and tokens[at + 2].low in PREPOSITIONS
            if not busy:  # but "my cat sitting on my face"
                continue
        if tokens[at - 1].low == "guinea" and at + 1 < len(tokens) and tokens[at + 1].low in {"for", "in"}:
            continue  # "my guinea pig for this experiment"
        start = at
        while start - 1 > i and (
            tokens[start - 1].low in BREEDS
            or tokens[start - 1].low in SPECIES_WORDS
            or number_of(tokens[start - 1].low) is not None
        ):
            start -= 1
        scene.claim(SPEAKER, "pet", scene.words(tokens[start : at + 1]), named=False)
        scene.introduce("pet", SPEAKER, tokens[at].low, claimed=True)
        return True
    return False
