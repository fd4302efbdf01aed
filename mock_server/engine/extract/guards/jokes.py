"""Sarcasm and humour, told by their marks: what is said in jest is nobody's fact."""

import itertools
import re
from typing import Final

from mock_server.engine.extract.guards.mocktitles import is_laughed_off, is_mock_office, is_mock_service, is_superlative
from mock_server.engine.extract.language.kinds import ALLERGENS, FOODS
from mock_server.engine.extract.language.lexicon import phrases, words
from mock_server.engine.extract.language.phrases import Tokens
from mock_server.engine.extract.language.sentences import Sentence

_JOKE_STRONG: Final = frozenset("🙄🙃😏🤡😜")

_JOKE_OPENINGS: Final = phrases(
    "oh sure;yeah right;yeah sure;sure sure;oh yeah;oh yes;oh great;yeah because;yes because;"
    "because obviously;oh absolutely;oh definitely;oh of course;sure because;right because;oh totally;"
    "of course because;ah yes because;oh brilliant;oh fantastic;oh joy;yeah ok;ha yeah;yeah no;"
    "oh wonderful;oh lovely;oh yay;ah yes;sure thing because;oh how i;well obviously i;wow i;gee;"
    "oh goody;oh perfect;sure and i;sure and my;right and i am the;yeah and i am the;yeah and my other"
)

_JOKE_CLOSINGS: Final = tuple(
    f" {closing}"
    for closing in phrases(
        "said no one ever;said nobody ever;just kidding;only kidding;jk;i am kidding;kidding;just joking;"
        "i am joking;joking;not;in my dreams;in your dreams;as if;i wish;obviously not;yeah right;psych;"
        "if only;haha no;lol no;lol jk;haha jk;hahaha jk"
    )
    if closing != "not"
)

TAKEN_BACK: Final = phrases(
    "kidding;just kidding;only kidding;jk;just joking;joking;i am kidding;i am joking;only joking;"
    "said no one;not really;i wish;in my dreams;if only;dream on;yeah right;as if;lol jk;haha jk;"
    "haha just kidding;haha kidding;nah just kidding;psych"
)

LAUGHS: Final = words("lol haha hahaha lmao rofl hehe 😂 🤣 😆 😹 😅 😉 😝")

_SIGHS: Final = words("oh yeah yep sure right ha well wow ah yes")
_INTENSIFIERS: Final = words("simply positively truly utterly totally absolutely just so really always")
_ENJOYING: Final = words("love loved enjoy adore")
_NUISANCES: Final = phrases(
    "paying taxes;being on hold;being ignored;being stuck;being late;being woken;waiting;standing in;"
    "sitting in traffic;traffic;queuing;queues;my commute;mondays;spam;doing taxes;doing laundry;"
    "doing paperwork;filling in forms;when my;it when my;getting spammed;getting rejected;"
    "getting woken;a parking ticket;another meeting;a meeting;a tax bill;a flat tyre;a power cut;an outage;"
    "a hangover;the dentist;root canal;a cold shower;monday morning;being yelled;being shouted;working on;"
    "filling in tax;filling out;doing my tax;doing tax;tax forms;paying "
    "bills;scrubbing;ironing;unblocking;being audited;"
    "updating my password;changing passwords;hold music;small print;sitting on hold;waiting rooms;"
    "a broken;a delayed;a cancelled;missing my;losing my"
)
"""What nobody enjoys: to love it "so much" is sarcasm."""
_HIGH_OFFICE: Final = words(
    "ceo cto cfo head king queen president minister captain director professor master champion chief "
    "lord god emperor manager vp"
)
_LOW_MATTERS: Final = words(
    "procrastination procrastinating nap naps napping sleep sleeping snack snacks snacking laziness "
    "overthinking sofa couch bed chaos nothing awkwardness sarcasm bad disaster disasters excuses "
    "lateness unread emails tabs parking-tickets complaining eating moaning regret biscuits crisps existing "
    "breathing seafood lateness mess memes passwords password tickets parking queues queueing queuing scrolling "
    "shopping netflix snooze online-shopping doomscrolling wifi chargers keys socks dishes crying sighing "
    "whining swearing avoidance worrying buffering "
    "nonsense everything dad puns losing forgetting burning all the"
)
"""What no office is held of: "CEO of procrastination"."""

_ABSURD: Final = words(
    "king queen emperor empress wizard witch unicorn mermaid vampire dragon superhero batman superman "
    "spiderman pope god goddess deity billionaire trillionaire zillionaire sultan pharaoh pirate "
    "ninja jedi sith hobbit elf alien martian robot cyborg ghost zombie werewolf viking prince "
    "princess duke duchess overlord supermodel immortal time-traveller time-traveler "
    "napper napping procrastinator overthinker beyoncé beyonce einstein napoleon castle castles yacht "
    "yachts potato sloth couch world's galaxy universe mars moon narnia hogwarts mordor atlantis "
    "gotham wakanda westeros avoider snoozer elves goblins fairies wizards witches trolls dwarves gnomes minions"
)


_PUT_RIGHT: Final = words("correction edit update typo fix")
"""What opens a correction, which is meant even with a smirk behind it."""


def is_joke(sentence: Sentence, whole: str, closing: str) -> bool:
    """Tell sarcasm and humour by their marks: eye-rolling, "oh sure", laughter over something absurd."""
    corrected = len(sentence.tokens) > 2 and sentence.tokens[1].low == ":" and sentence.tokens[0].low in _PUT_RIGHT
    said = {t.low for t in sentence.tokens}
    if not corrected and (
        (closing and any(mark in closing for mark in _JOKE_STRONG))
        or not said.isdisjoint(_JOKE_STRONG)
        or whole.endswith(("/ s", "/s"))
        or " / s " in whole
    ):
        return True
    row = whole.replace(",", " ").split()
    bare = " ".join(row)
    if bare.startswith(_JOKE_OPENINGS) and not bare.startswith(("oh yes i do", "oh yeah i")):
        return True
    tail = bare.rstrip(" .!")
    if f" {tail}".endswith(_JOKE_CLOSINGS) or tail.endswith(" ... not"):
        return True
    laughs = not LAUGHS.isdisjoint(said) or (closing != "" and any(laugh in closing for laugh in LAUGHS))
    absurd = not _ABSURD.isdisjoint(said)
    if absurd and (
        laughs
        or (
            words("king queen emperor wizard superhero unicorn pope jedi batman billionaire") & said
            and " i am " in f" {bare} "
        )
    ):
        return True
    if "nothing better than" in bare and any(f" {nuisance}" in f" {bare}" for nuisance in _NUISANCES):
        return True
    if (absurd and "obviously" in said) or _forever(bare) or ("basically" in said and bare.endswith("at this point")):
        return True
    if _mocks_love(row) or (laughs and "basically" in row[3:] and " i " in f" {bare} "):
        return True
    if _mock_degree(row) or _fabulous(bare, said):
        return True
    if laughs and (_holds_no_office(row) or is_laughed_off(row)):
        return True
    if laughs and _AGELESS.search(bare):
        return True
    if is_mock_office(row) or is_mock_service(row) or is_superlative(row):
        return True
    if (
        laughs
        and "allergic to" in bare
        and words("mondays monday work mornings exercise people effort responsibility meetings homework sports cardio")
        & said
    ):
        return True
    if laughs and " allergic to " in f" {bare} " and not (ALLERGENS | FOODS) & said:
        return True
    if (
        laughs
        and words("enthusiast connoisseur aficionado expert specialist fanatic champion collector") & said
        and (_LOW_MATTERS & said)
    ):
        return True
    if (laughs or "apparently" in said) and words("diet hobby hobbies pastime") & said and _LOW_MATTERS & said:
        return True
    if laughs and any(
        p in bare for p in phrases("real job;basically a;part-time superhero;world champion procrast;in chief of")
    ):
        return True
    return not _NONSENSE_FIRST.isdisjoint(row) and any(f" {p}" in f" {bare}" for p in _NONSENSE)


_NONSENSE: Final = phrases(
    "youtube university;google university;university of life;school of hard knocks;struggle town;"
    "in dog years;"
    "rather eat my;rather chew;rather lick;rather gouge;rather poke;rather stab;rather set myself;"
    "rather swallow;"
    "rather stick pins;rather stick needles;rather watch paint;rather walk on lego;rather walk on glass;"
    "rather have teeth;rather pull my own;rather fight a bear;"
    "just what i needed;just what i always wanted;my favourite thing ever is;living the dream;"
    "how i love;how i adore;how i enjoy;what a treat;who does not love being;thrilled to be stuck;"
    "so much fun being;judging by my back;judging by my knees;judging by how i feel;according to my knees;"
    "according to my back;if you ask my knees;if you ask my back;black belt in online"
)
_NONSENSE_FIRST: Final = frozenset(nonsense.partition(" ")[0] for nonsense in _NONSENSE)


def _mocks_love(said: list[str]) -> bool:
    """Recognise "sure, I totally enjoy paying taxes": a sigh and an intensifier, or an intensifier and a nuisance."""
    if _ENJOYING.isdisjoint(said):
        return False
    adds = said[1:2] == ["and"] or said[-1:] == ["too"] or said[-2:] == ["as", "well"]
    for i in range(1, len(said)):
        if said[i] not in _ENJOYING or said[i - 1] not in _INTENSIFIERS:
            continue
        if said[0] in _SIGHS and i <= 8 and not adds:
            return True
        if " ".join(said[i + 1 : i + 4]).startswith(_NUISANCES):
            return True
    return False


_FIELDS: Final = words("science sciences medicine research management studies policy biology technology sustainability")
_DEGREES: Final = words("phd degree doctorate masters belt diploma ba bsc msc")


_AN_AGE: Final = re.compile(r"(?:\d|twenty|thirty|forty|fifty)\b")
_ONCE_MORE: Final = re.compile(r" for the \w+ (?:year|time|birthday)(?: running| in a row)?\b")


def _forever(bare: str) -> bool:
    """Recognise what is said of an age: "29 for the fifth year running"."""
    if " for the " not in bare:
        return False
    last = max((found.start() for found in _ONCE_MORE.finditer(bare)), default=0)
    return _AN_AGE.search(bare, 0, last) is not None


_AGELESS: Final = re.compile(r"\b(?:am|turned|turning|turn) \d+ (?:again|forever)\b")


def _mock_degree(said: list[str]) -> bool:
    """Recognise "a PhD in procrastination", "a black belt in napping"."""
    return not _DEGREES.isdisjoint(said) and any(
        a in _DEGREES
        and b in {"in", "of"}
        and c in _LOW_MATTERS - {"all", "the", "nothing", "everything"}
        and d not in _FIELDS
        for a, b, c, d in zip(said, said[1:], said[2:], [*said[3:], ""], strict=False)
    )


def _fabulous(bare: str, said: set[str]) -> bool:
    """Recognise "I live on the moon", "my pet dragon", "born on Mars": no place and no beast of this world."""
    if "my pet" in bare and words("dragon unicorn dinosaur griffin phoenix yeti kraken velociraptor") & said:
        return "bearded" not in said
    here = words("live lives living born from moved based reside") & said
    return bool(here) and any(
        p in f" {bare} "
        for p in (" on the moon ", " on mars ", " from mars ", " in narnia ", " in hogwarts ", " from krypton ")
    )


def _holds_no_office(said: list[str]) -> bool:
    """Recognise "CEO of procrastination"."""
    return any(
        a in _HIGH_OFFICE and b == "of" and c in _LOW_MATTERS for a, b, c in zip(said, said[1:], said[2:], strict=False)
    )


_LOVING: Final = words("love adore enjoy loving thrilled great fantastic")


def shouts_love(tokens: Tokens, text: str) -> bool:
    """Recognise "I just LOVE waiting": a taste word in capitals amid small letters; "love love LOVE it" is "
    "sincere."""
    if _LOVING.isdisjoint([t.low for t in tokens]):
        return False
    if not any(text[t.start : t.end].islower() for t in tokens if t.kind == "word"):
        return False  # "I LOVE KARAOKE" shouts it all
    return not any(a.low == b.low for a, b in itertools.pairwise(tokens)) and any(
        t.low in _LOVING and len(text[t.start : t.end]) > 2 and text[t.start : t.end].isupper() for t in tokens
    )
