"""Titles nobody holds: "a full-time email deleter", "CEO of forgetting passwords", "my cat's butler"."""

from typing import Final

from mock_server.engine.extract.language.kinds import JOB_ENDINGS, JOBS
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.phrases import Tokens

_IDLERS: Final = words(
    "attender deleter googler snoozer napper sleeper dozer procrastinator overthinker underachiever worrier fretter "
    "complainer moaner whiner whinger grumbler sigher yawner scroller doomscroller loser forgetter misplacer avoider "
    "basher starer ignorer refresher nodder snacker nibbler muncher scoffer hoarder breaker burner spiller dropper "
    "killer stander queuer apologiser apologizer slacker dawdler ditherer faffer blagger hitter presser pusher "
    "shuffler forwarder replier muter unmuter opener binger binge-watcher lounger daydreamer fidgeter quitter "
    "whisperer wrangler rememberer drinker eater clicker typer tapper waster thief hater "
    "sitter-about sloucher potterer "
    "oversleeper panicker catastrophiser catastrophizer ruminator interrupter gossiper scrounger moocher skiver "
    "shirker sulker crier sneezer snorer tripper stumbler bluffer wearer stealer hogger finder unsubscriber "
    "disappointment perfectionist carbetarian rescheduler postponer canceller canceler searcher sigher asker guesser"
)
"""Whoever does only this holds no post, whatever stands before it."""
_TRIFLES: Final = words(
    "email emails inbox snooze meeting meetings nap snack snacks biscuit biscuits sofa couch fridge sock "
    "socks tab tabs "
    "toast excuse excuses queue meme memes spam password passwords tiktok netflix google slack zoom calendar keyboard "
    "button mouse alarm crisps cookie cookies mess bug typo unread notification notifications lego crumb crumbs "
    "procrastination laundry bin plant toddler cat keys mistake mistakes coffee tea pizza cake chocolate nappy "
    "nappies diaper diapers bottle cuddle cuddles hug "
    "spider dishwasher hoover dish dishes remote homework bedtime chaos vibe vibes banter treat treats cheese"
)
_HONOURS: Final = words(
    "professional semi-professional full-time part-time fulltime parttime certified licensed chartered olympic "
    "olympic-level world-class award-winning champion chief senior qualified seasoned veteran expert resident "
    "official unofficial trained pro certifiable"
)
"""What gives a title its weight, and a trifle its wit."""
_BELITTLED: Final = words(
    "accidental unofficial glorified self-proclaimed self-appointed self-styled self-confessed human reluctant "
    "so-called "
    "unemployed wannabe worst okayest laziest greatest clumsiest slowest grumpiest imaginary armchair involuntary"
)
"""What says that a title is none."""
_SINCERE: Final = JOBS | words(
    "mum mom dad mother father parent carer caregiver student learner marketer facilitator taster roaster grower "
    "gamer footballer cricketer swimmer rower cyclist boxer kickboxer wrestler golfer skater skier climber player "
    "walker sitter minder streamer youtuber influencer blogger vlogger podcaster collector herder whisperer drummer "
    "surfer gymnast pianist violinist employee"
)
_COMIC: Final = words(
    "potato clown gremlin goblin mess idiot servant slave butler chauffeur taxi maid adult menace disaster gentleman "
    "layabout couch sloth nerd dork nuisance genius chaos animal trash raccoon liability doormat punchbag punchline"
)
_HELD: Final = words(
    "champion medallist medalist medal belt phd doctorate degree masters master's diploma msc ba bsc ceo cfo cto vp "
    "president director head minister officer expert specialist professor captain olympics record champ master "
    "majored certificate qualification authority pro professional"
)
"""Offices and honours, which jokers hold "of", "in" or "at" something small."""
_DEEDS: Final = words(
    "losing forgetting burning pressing hitting avoiding ignoring procrastinating overthinking "
    "napping snoozing missing "
    "deleting scrolling doomscrolling refreshing staring complaining moaning worrying spilling dropping misplacing "
    "killing queueing queuing regretting faffing dithering sulking crying whining pretending nodding yawning "
    "oversleeping googling unsubscribing apologising apologizing panicking dodging eating sleeping sitting forwarding "
    "muting hoarding daydreaming slacking skiving snacking postponing"
)
_EARNEST: Final = words("disorders disorder medicine science research policy fees taxes costs weight patterns habits")
"""Behind such a deed, these make it a field: "eating disorders"."""
_SMALL: Final = frozenset(
    {
        "making excuses", "making tea", "making toast", "making mistakes", "making lists", "making a", "falling asleep",
        "being late", "being tired", "being awkward", "being wrong", "doing nothing", "saying sorry", "saying no",
        "saying yes", "falling over", "finding excuses", "watering the", "watering plants", "watching netflix",
        "opening tabs", "leaving dishes", "starting things", "starting projects", "buying books", "tripping over",
        "putting off", "putting things", "answering emails", "paying bills", "paying rent", "finishing biscuits",
    }
)  # fmt: skip
"""Deeds of two words that earn nobody an honour."""
_PURSUITS: Final = words("hobby hobbies pastime pastimes skill skills superpower talent talents speciality specialty")
_LEISURE: Final = words("hobby hobbies pastime pastimes")
_GENTLE: Final = words("eating sleeping napping scrolling sitting snacking daydreaming baking hoarding")
"""Idle deeds that may be meant where a hobby is asked for."""
_CREATURES: Final = words(
    "cat cats dog dogs puppy kitten hamster rabbit kids kid children toddler toddlers baby teenagers teenager son "
    "daughter twins parrot"
)
_OWN_LIFE: Final = words(
    "chaos mess disaster fate doom universe world life kitchen destiny bathroom bedroom couch sofa head garden house"
)


_UNPAID: Final = words("intern interns carer caregiver volunteer trainee apprentice assistant internship")


def is_trifle(deed: Tokens) -> bool:
    """Tell whether being good at something is no skill: "losing umbrellas"."""
    return deed[0].low in _DEEDS - {"eating", "sleeping"} and (len(deed) < 2 or deed[1].low not in _EARNEST)


def is_superlative(said: list[str]) -> bool:
    """Recognise "world's okayest dad", "I'm the world's worst cook"."""
    at = said.index("world") if "world" in said[:4] else -1
    return 0 <= at < len(said) - 2 and said[at + 1] == "'s" and said[at + 2] in _BELITTLED and said[:at] in _OPENED


_OPENED: Final[tuple[list[str], ...]] = ([], ["the"], ["i", "am", "the"], ["i", "am"], ["am", "the"])


def is_mock_title(title: Tokens) -> bool:
    """Tell whether a title is made of a trifle: judged by its head noun and by what stands before it."""
    if not title:
        return False
    last = title[-1].low
    if title[0].low == "unpaid":
        return last not in _UNPAID
    if title[0].low == "chief" and last in {"officer", "executive"} and _trifling(title):
        return True
    if title[0].low in _BELITTLED or (last in _IDLERS and last not in JOBS):
        return last not in {"whisperer", "wrangler", "searcher"} or len(title) < 2 or _trifling(title)
    return last not in _SINCERE and last.endswith(JOB_ENDINGS) and _trifling(title) and title[0].low in _HONOURS


def _trifling(title: Tokens) -> bool:
    return any(t.low in _TRIFLES for t in title[:-1])


_MORSELS: Final = words(
    "snacks naps memes pizza biscuits netflix excuses socks spam tiktok crisps chocolate cake cookies emails meetings"
)
_LAUGHS: Final = words("lol haha hahaha lmao 😂 🤣 😅")


def is_mock_office(said: list[str]) -> bool:
    """Recognise "olympic champion at pressing snooze", "a PhD in making excuses", "my main skill is losing keys"."""
    held = pursued = -1
    for i, word in enumerate(said):
        if word == "olympics" and i and said[i - 1] in _DEEDS:
            return True
        if word in _HELD:
            held = i
        elif word in _PURSUITS:
            pursued = i
        if (
            word in _MORSELS
            and held == i - 2 >= 0
            and said[i - 1] in {"in", "of"}
            and set(said[i + 1 : i + 2]) <= _LAUGHS
        ):
            return True
        small = word in _DEEDS or (word.endswith("ing") and " ".join(said[i : i + 2]) in _SMALL)
        if not small or (i + 1 < len(said) and said[i + 1] in _EARNEST):
            continue
        if 0 <= held < i and i - held <= 3 and said[i - 1] in {"of", "in", "at", "for"}:
            return True
        meant = word in _GENTLE and pursued >= 0 and said[pursued] in _LEISURE
        if (
            pursued >= 0
            and not meant
            and {"is", "are", "include", "includes", ":", "'s"} & set(said[pursued : pursued + 4])
        ):
            return True
    return False


def is_mock_service(said: list[str]) -> bool:
    """Recognise "my cat's butler", "taxi driver for my kids", "the unpaid intern of my own life"."""
    for i in range(1, len(said) - 2):
        mine = said[i] == "my"
        if mine and said[i + 1] in _CREATURES and said[i + 2] == "'s" and i + 3 < len(said):
            held = said[i - 1] in {"am", "as", "being"} or said[i - 1] in _HONOURS
            return held and any(w in JOBS or w in _COMIC for w in said[i + 3 : i + 6])
        if not mine or (said[i - 1] not in {"for", "of", "in", "to"}) or i < 2:
            continue
        owned = said[i + 1] == "own" and said[i + 2] in _OWN_LIFE
        if (owned or said[i + 1] in _CREATURES) and (said[i - 2] in JOBS or said[i - 2] in _COMIC):
            return True
    return False


def is_laughed_off(said: list[str]) -> bool:
    """Recognise, where somebody laughs, "a professional bug creator lol" and "on paper ... but really ..."."""
    text = f" {' '.join(said)} "
    if (" on paper " in text or " officially " in text) and (
        " really " in text or " in reality " in text or " unofficially " in text or " in practice " in text
    ):
        return True
    if any(
        f" in {whose} {home} " in text for whose in ("this", "our", "my") for home in ("house", "household", "family")
    ):
        return True
    if " my real job is " in text or " my actual job is " in text:
        return True
    if _AIMS & set(said) and (_DEEDS | _WOES) & set(said):
        return True
    for i, word in enumerate(said):
        if word not in _HONOURS:
            continue
        named = []
        for following in said[i + 1 : i + 6]:
            if not following[:1].isalpha() or following in _BREAKS:
                break
            named.append(following)
        if named and not any(w in _SINCERE for w in named):
            return named[-1].endswith(JOB_ENDINGS) or named[-1] in _COMIC
    return False


_AIMS: Final = words("project projects goal goals tool tools stack")
_WOES: Final = words("surviving existing tears hope prayers vibes despair luck hopes denial spite panic")
_BREAKS: Final = words(
    "at in for of to on with lol haha lmao and but now so because who that which i finally since here"
)
