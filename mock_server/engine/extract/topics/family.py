"""Spouses, children, siblings, friends and managers: people introduced by what they are to somebody."""

from dataclasses import replace
from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.language.appositions import apposed, closes
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.givennames import is_given_name
from mock_server.engine.extract.language.kinds import SPECIES_WORDS
from mock_server.engine.extract.language.lexicon import DETERMINERS, PREPOSITIONS, number_of, words
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.phrases import Tokens, find, lows, trim_end
from mock_server.engine.extract.language.praise import is_praise
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.language.relatives import Relative, read_relative
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.scene import STRANGER, Scene

PARENTS: Final = words("mum mom mother dad father mama papa")
_FORMER_WORDS: Final = words("ex late former old previous future")


def names_at(tokens: Tokens, i: int, scene: Scene) -> list[str]:
    """Read a list of names at i: "Jonah and Elsie", "Ana, Bo and Cy"."""
    names: list[str] = []
    while i < len(tokens):
        if number_of(tokens[i].low) is not None and not (scene.cased and tokens[i].capital):
            break  # "hens, six of them"
        if names and not scene.cased and tokens[i - 1].low == "," and _apposed(tokens[i:]):
            break
        end = name_end(tokens, i, scene)
        if (
            end == i
            and not scene.cased
            and not names
            and tokens[i].low not in DETERMINERS
            and tokens[i].low not in PREPOSITIONS
        ):
            end = i + 1
        if end == i or (end + 1 < len(tokens) and tokens[end].low == "'s" and tokens[end + 1].low in KIN):
            break  # "married to Kim's sister Bea"
        names.append(scene.words(tokens[i:end]))
        i = end
        if i < len(tokens) and tokens[i].low == ",":
            i += 1
        if i < len(tokens) and tokens[i].low == "and":
            i += 1
    return names


def _apposed(tokens: Tokens) -> bool:
    """Recognise "lovely person" behind a name and a comma, where no capitals tell it from another name."""
    first = tokens[0]
    return not first.caseless and not is_given_name(first.low) and all(t.low not in {"and", "&"} for t in tokens)


def tie(relative: Relative, scene: Scene) -> bool:
    """Claim what a named relative is to its owner."""
    if not relative.names or relative.owner.name.startswith(STRANGER):
        return False
    done = False
    for name in relative.names:
        other = Mention("person", name) if relative.owner == SPEAKER else scene.person(name)
        if relative.key == "knows":
            done = scene.relate(relative.owner, "knows", other) or done
        elif relative.key in {"spouse", "child", "sibling", "manager"}:
            done = scene.claim(relative.owner, relative.key, name) or done
            if relative.key == "spouse" and relative.owner != SPEAKER:
                scene.group = (relative.owner, other)
    return done


_TIES: Final = KIN.keys() | {"'s", "little"}
"""Without one of these nobody is named by whom they belong to."""


def introductions(clause: Clause, scene: Scene) -> bool:
    """Scan a clause for "my wife Petra", "my manager Grace", "Priya's brother Amit"."""
    done = False
    tokens = clause.tokens
    if _TIES.isdisjoint([t.low for t in tokens]):
        return False
    i = 0
    while i < len(tokens):
        relative = read_relative(tokens, i, scene)
        if relative is None:
            i += 1
            continue
        former = {t.low for t in tokens[i : relative.end]} & _FORMER_WORDS
        animal = clause.verb == "be" and clause.rest[:1] and clause.rest[0].low in {"a", "an", "our"}
        if animal and relative.names and relative.key == "child" and any(t.low in SPECIES_WORDS for t in clause.rest):
            done = scene.claim_each((relative.owner,), "pet", list(relative.names)) or done  # "my girl Bella is a pug"
            i = max(relative.end, i + 1)
            continue
        in_front = apposed(tokens, i, scene) if not relative.names and closes(tokens, i, relative, scene) else ""
        if in_front:
            relative = Relative(relative.owner, relative.noun, relative.key, (in_front,), relative.end)
        if (
            not relative.names
            and not former
            and relative.key in {"spouse", "child", "sibling", "manager"}
            and not relative.owner.name.startswith(STRANGER)
        ):
            scene.introduce(relative.key, relative.owner, relative.noun)
        if in_front and scene.unnamed is not None and scene.unnamed.key == relative.key:
            scene.unnamed = None  # the name stood in front
        if relative.names and not former:
            done = tie(relative, scene) or done
            for name in relative.names:
                scene.note(scene.person(name))
        i = max(relative.end, i + 1)
    return done


def being(clause: Clause, scene: Scene) -> bool:
    """Read "my boss is Grace", "my wife's name is Petra", "Ana is my sister", "am married to Henrik"."""
    if not clause.now or not clause.rest:
        return False
    rest = clause.rest
    subject = clause.subject
    first = rest[0].low
    if first == "married" and lows(rest[1:4]) == "now , to":
        rest = (rest[0], *rest[3:])
    if first in {"married", "engaged"} and SPEAKER in clause.who and (len(rest) == 1 or rest[1].low != "to"):
        scene.introduce("spouse", SPEAKER, "partner")
    if first in {"married", "engaged"} and len(rest) > 2 and rest[1].low == "to" and clause.who:
        names = names_at(rest, 2, scene)[:1]
        named = find(rest, "named", "called")
        if not names and named > 0:
            names = names_at(rest, named + 1, scene)[:1]
        if not names:
            relative = read_relative(rest, 2, scene)
            names = list(relative.names) if relative else []
        done = False
        for mention in clause.who:
            for name in names:
                done = scene.claim(mention, "spouse", name) or done
                scene.group = (mention, scene.person(name))
        return done
    if (
        first in {"married", "engaged", "dating", "together"}
        and len(clause.who) == 2
        and subject.person == "third"
        and subject.plural
        and len(trim_end(rest)) == 1
        and first != "together"
    ):
        a, b = clause.who
        return scene.relate(a, "married_to", b)
    if subject.head in KIN and subject.owner is not None:
        key = KIN[subject.head]
        begin = 1 if first in {"called", "named"} else 0
        sure = begin == 1 or scene.cased or (rest[0].capital and not scene.shouting)
        names = names_at(rest, begin, scene) if sure else []
        tail_ok = begin == 1 or (names and not _followed_by_noun(rest, begin, scene))
        if names and tail_ok and not (_FORMER_WORDS & subject.modifiers):
            if subject.head in PARENTS:
                return scene.relate(scene.person(names[0]), "parent_of", subject.owner)
            return tie(Relative(subject.owner, subject.head, key, tuple(names), 0), scene)
    if subject.head in {"name", "names"} and subject.tokens and not clause.negated:
        return _named_relative(clause, scene)
    parent = next(
        (i for i, t in enumerate(rest[:5]) if t.low in words("dad mum mom mother father parent mama papa")),
        -1,
    )
    if 0 <= parent < len(rest) - 2 and rest[parent + 1].low in {"of", "to"} and clause.who and scene.cased:
        names = names_at(rest, parent + 2, scene)
        if parent and rest[parent - 1].low in SPECIES_WORDS:
            return scene.claim_each(clause.who, "pet", names)  # "dog mum to Waffles"
        return bool(names) and scene.claim_each(clause.who, "child", names)
    # "Ana is my sister", "I'm Bruno's dad"
    if clause.who and subject.person in ("third", "first"):
        relative = read_relative(rest, 0, scene)
        if relative is not None and rest[0].low in {"his", "her"} and relative.owner in clause.who:
            # "Idris is her boss": not her own
            others = scene.resolve("she" if rest[0].low == "her" else "he", clause.who)
            relative = replace(relative, owner=others[0]) if others else None
        if (
            relative is not None
            and relative.noun in PARENTS
            and relative.end >= len(trim_end(rest))
            and not relative.names
        ):
            return relative.owner not in clause.who and scene.relate_each(clause.who, "parent_of", relative.owner)
        if (
            relative is not None
            and relative.key in {"spouse", "child", "sibling", "manager", "knows"}
            and (relative.end >= len(trim_end(rest)) or is_praise(rest[relative.end :]))
        ):
            done = False
            for mention in clause.who:
                if (
                    mention == SPEAKER
                    and relative.key == "sibling"
                    and relative.owner != SPEAKER
                    and not relative.owner.name.startswith(STRANGER)
                ):
                    done = scene.claim(SPEAKER, "sibling", relative.owner.name) or done
                elif mention != SPEAKER and mention.type == "person" and not relative.names:
                    done = tie(Relative(relative.owner, relative.noun, relative.key, (mention.name,), 0), scene) or done
                    if relative.key == "spouse" and relative.owner != SPEAKER:
                        scene.group = (mention, relative.owner)
            return done
    return False


def _followed_by_noun(rest: Tokens, begin: int, scene: Scene) -> bool:
    end = name_end(rest, begin, scene)
    return (
        end < len(rest) and rest[end].kind == "word" and rest[end].low not in words("and from who by now at she he but")
    )


def _named_relative(clause: Clause, scene: Scene) -> bool:
    """Read "my wife's name is Petra", "the kids' names are Jo and Al"."""
    tokens = clause.subject.tokens
    possessive = find(tokens, "'s", "'")
    kin = next((i for i, t in enumerate(tokens) if t.low in KIN), -1)
    if kin < 0:
        return False
    owner = SPEAKER if any(t.low in {"my", "our"} for t in tokens[:kin]) else clause.subject.owner
    names = names_at(clause.rest, 0, scene)
    if owner is None or not names or (possessive < 0 and not tokens[kin].low.endswith("s")):
        return False
    if tokens[kin].low in PARENTS:
        return scene.relate(scene.person(names[0]), "parent_of", owner)
    return tie(Relative(owner, tokens[kin].low, KIN[tokens[kin].low], tuple(names), 0), scene)


def having(clause: Clause, scene: Scene) -> bool:
    """Read "have two kids, Jonah and Elsie", "have got a daughter called Wren", "have a sister in Oslo"."""
    if not clause.who or not clause.plain:
        return False
    rest = clause.rest
    born = (
        clause.tense == "past"
        and any(t.low in words("baby boy girl twins son daughter") for t in rest[:4])
        and clause.verb == "have"
    )
    if not clause.now and not born:
        return False
    at = next(
        (i for i, t in enumerate(rest[:6]) if t.low in KIN and KIN[t.low] in {"child", "sibling", "spouse", "manager"}),
        -1,
    )
    if at < 0 or any(t.kind == "mark" or t.low in PREPOSITIONS for t in rest[:at]):
        return False
    if (
        rest[at].low in words("baby twin twins boy girl boys girls newborn toddler eldest")
        and at + 1 < len(rest)
        and rest[at + 1].low in KIN
    ):
        at += 1
    noun = rest[at].low
    key = KIN[noun]
    if any(t.low in {"no", "not", "any"} for t in rest[:at]) or (rest[at].low in {"boss", "manager"} and at == 0):
        return False
    after = at + 1
    while (
        after < len(rest)
        and rest[after].low in words(", called named - : and whose name is names are")
        and rest[after].low != "and"
    ):
        after += 1
    names = (
        names_at(rest, after, scene)
        if after < len(rest) and (scene.cased or after > at + 1 or rest[after].caseless)
        else []
    )
    owners = clause.who
    if names and KIN.get(names[0].casefold()) is None:
        for owner in owners:
            for name in names:
                scene.claim(owner, key, name)
        mentions = [scene.note(scene.person(name)) for name in names]
        scene.group = tuple(mentions) if len(mentions) > 1 else ()
        return True
    if noun.endswith("s") or number_of(rest[0].low) not in (None, 1):
        scene.introduce(key, owners[0], noun)
        return True
    scene.introduce(key, owners[0], noun)
    scene.note(Mention("person", noun))
    return True


_BEFORE_NAMES: Final = (frozenset({",", "called", "named"}), frozenset({"called", "named"}))
"""What may stand before the names of several, and of one; "one boy, Marlon, kicked me" is nobody's son."""


def counted(clause: Clause, scene: Scene) -> bool:
    """Notice the fragment "two kids", "one sister": names may follow in brackets."""
    rest = clause.rest
    for i in range(1, min(len(rest), 4)):
        if rest[i].low in KIN and KIN[rest[i].low] in {"child", "sibling"} and number_of(rest[0].low) is not None:
            scene.introduce(KIN[rest[i].low], SPEAKER, rest[i].low)
            names = (
                names_at(rest, i + 2, scene)
                if i + 2 < len(rest) and rest[i + 1].low in _BEFORE_NAMES[number_of(rest[0].low) == 1] and scene.cased
                else []
            )
            if names and _goes_on(rest, names[-1].split()[-1].casefold()):
                return False  # "two sisters, Elsa and Anna, rule a kingdom"
            return scene.claim_each((SPEAKER,), KIN[rest[i].low], names)
    return False


def _goes_on(rest: Tokens, last: str) -> bool:
    """Tell whether a predicate follows the last of the names."""
    at = next((i for i, t in enumerate(rest) if t.low == last), len(rest))
    behind = [t for t in rest[at + 1 :] if t.low not in {",", "and"}]
    return len(behind) > 1 and _predicates(behind[0]) and behind[1].low in DETERMINERS


def _predicates(token: Token) -> bool:
    return token.kind == "word" and not token.capital and token.low not in PREPOSITIONS | {"plus", "both"}


def naming(clause: Clause, scene: Scene) -> bool:
    """Read "we named our son Caspian", "we called her Pixel"."""
    calls = clause.verb == "call" and scene.unnamed is not None and scene.unnamed.key in {"pet", "child"}
    if SPEAKER not in clause.who or not clause.plain or (clause.tense != "past" and not calls):
        return False
    relative = read_relative(clause.rest, 0, scene)
    if relative is not None and relative.names:
        return tie(relative, scene)
    if clause.rest[:1] and clause.rest[0].low in {"him", "her", "it", "them"} and scene.unnamed is not None:
        return scene.give_names(names_at(clause.rest, 1, scene))
    return False


def marrying(clause: Clause, scene: Scene) -> bool:
    """Read "married Henrik in June", "got engaged to Sam", "wed X"."""
    if not clause.plain or not clause.who or not (clause.tense == "past" or clause.perfect):
        return False
    rest = clause.rest
    if clause.verb == "get":
        if not rest or rest[0].low not in {"married", "engaged"}:
            return False
        at = find(rest, "to")
        if at < 0:
            return False
        rest = rest[at + 1 :]
    names = names_at(rest, 0, scene)[:1] if scene.cased else []
    comma = find(rest, ",")
    if not names and comma > 0 and comma + 1 < len(rest):
        names = names_at(rest, comma + 1, scene)[:1]  # "married the love of my life, Ingo"
    if not names or rest[0].low in {"into", "for"}:
        return False
    for mention in clause.who:
        scene.claim(mention, "spouse", names[0])
        scene.group = (mention, scene.person(names[0]))
    return True
