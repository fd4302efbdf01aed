"""The small words of English: pronouns, determiners, prepositions, fillers, and what each tells a reader of clauses.

Closed classes only. Verbs are in `verbs.py`; jobs, peoples, animals, feelings and other open classes in `kinds.py`.
"""

from functools import cache
from typing import Final


@cache
def words(text: str) -> frozenset[str]:
    """Make a set from words separated by spaces; `_` stands for a space inside one. Cached, so cheap inside a rule."""
    return frozenset(word.replace("_", " ") for word in text.split())


@cache
def phrases(text: str) -> tuple[str, ...]:
    """Make a tuple from phrases separated by semicolons. Cached like `words`."""
    return tuple(text.split(";"))


FIRST_OWN: Final = words("my our")
THIRD: Final = words("he she they him her them")
THIRD_OWN: Final = words("his her their its")
SUBJECT_PRONOUNS: Final = words(
    "i we you he she they it this that these those there everyone everybody someone somebody nobody people who"
)
DETERMINERS: Final = words(
    "a an the my our your his her their its this that these those some any every each no another all "
    "both several many few most much one's"
)
PREPOSITIONS: Final = words(
    "in at on for with from to by of as about into onto over under near since until till during after "
    "before between around through without within against towards toward like than via per behind "
    "beside besides beyond inside outside off up down out across along despite except plus"
)
COORDINATORS: Final = words("and or but nor so yet plus then")
SUBORDINATORS: Final = words(
    "because since although though while whereas if unless until till when whenever once before after "
    "where wherever as that which who whose whom so"
)
INTERROGATIVES: Final = words("what who whom whose which where when why how what's whats wat")
AUXILIARIES: Final = words(
    "am is are was were be been being do does did have has had will would can could might may must "
    "should shall 'd ought"
)
MODALS: Final = words("will would can could might may must should shall 'd ought")
ADVERBS: Final = words(
    "really actually just also still now currently already always usually often sometimes totally "
    "absolutely honestly basically literally simply truly genuinely quite pretty so very too mostly "
    "mainly generally normally typically recently lately finally officially technically originally "
    "definitely certainly obviously clearly apparently again ever only even both all kinda sorta "
    "probably possibly perhaps maybe secretly personally proudly happily sadly luckily unfortunately "
    "fortunately ultimately presently nowadays today tonight yesterday tomorrow soon once twice "
    "sooner completely utterly extremely super fully partly happily newly freshly lowkey highkey "
    "deeply particularly especially rather somewhat slightly bit mildly severely deathly strictly "
    "firmly fairly hugely massively occasionally regularly frequently forever long rarely seldom "
    "hardly barely never not kindly please permanently temporarily natively fluently professionally "
    "primarily passionately almost nearly strongly much seriously successfully eventually gladly "
    "quietly slowly quickly"
)
"""Words a verb group may hold between its verbs, or stand before one."""
FILLERS: Final = words(
    "oh ok okay so well hi hey hello helo hallo hiya yo heya yes yeah yep yup yea no nope nah um uh "
    "er erm hmm hm ah ahh aha oops whoops anyway anyways btw fyi look listen right sure actually "
    "honestly basically also and but or plus then because though although lol haha hehe lmao rofl "
    "please thanks thx cheers ta sorry gosh wow ugh phew yay woohoo oof man mate dude bro guys folks "
    "update fun fact ps p.s psa note good morning evening afternoon greetings howdy hooray sadly "
    "luckily unfortunately fortunately personally frankly truthfully seriously apparently currently "
    "nowadays lately recently today yesterday tonight now finally originally anyhow besides however "
    "meanwhile otherwise still just heads-up headsup reminder yet while whereas since my_bad nor see "
    "welp alas indeed obviously clearly certainly yknow y'know alright aight kk k hm mhm dear quick "
    "literally technically ngl tbh imo imho afaik irl iirc"
)
"""Words that may open a clause without being part of it."""
TRAILERS: Final = words(
    "now too also lots though lol haha hehe lmao btw fyi please thanks anymore these_days nowadays yuk yuck eww ew "
    "currently actually honestly really again today lately recently already still yet instead tbh ngl "
    "imo anyway either as_well a_lot so_much right well very_much at_the_moment right_now at_present "
    "for_now by_the_way to_be_honest though_ and but or so with for in at on to from of since until "
    "the a an my mostly mainly exclusively only everywhere most best first especially forever "
    "myself here there always though much basically obviously apparently literally just sometimes "
    "occasionally regularly often usually full-time part-time fulltime parttime remotely yay ugh ok "
    "okay yeah yes definitely for_sure more_than_anything for_years all_day hahaha atm rn mate dude "
    "bro man guys everyone folks sadly luckily unfortunately fortunately finally once ever soon "
    "immensely dearly deeply passionately tonight yesterday tomorrow"
)
"""Words that may trail a value without being part of it."""
NUMBER_WORDS: Final[dict[str, int]] = {
    word: value
    for value, word in enumerate(
        [
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen",
            "twenty",
        ]
    )
} | {"thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90}


def number_of(low: str) -> int | None:
    """Read a whole number up to 130 written in digits or words; None when it is not one."""
    if low.isascii() and low.isdigit():
        return int(low) if len(low) <= 3 else None
    if low in NUMBER_WORDS:
        return NUMBER_WORDS[low]
    tens, dash, ones = low.partition("-")
    if dash and NUMBER_WORDS.get(tens, 0) >= 20 and 0 < NUMBER_WORDS.get(ones, 0) < 10:
        return NUMBER_WORDS[tens] + NUMBER_WORDS[ones]
    return None


SPLITTERS: Final = words("but because though although whereas while if unless until till when whenever once so then")
"""Words that start a new clause whatever follows."""
