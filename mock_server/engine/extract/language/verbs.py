"""English verbs by form: which verb a word is, and in which form it stands.

Only verbs that rules or the clause reader care about. How a verb group is read is in `predicates.py`.
"""

from dataclasses import dataclass
from typing import Final, Literal

from mock_server.engine.extract.language.lexicon import phrases, words

Form = Literal["base", "s", "past", "ing"]
"""`past` stands for the past participle too; where they differ, both spellings are listed."""


@dataclass(frozen=True, slots=True)
class VerbForm:
    """Name a verb and the form it is in."""

    lemma: str
    form: Form


_REGULAR: Final = (
    "work live love like enjoy hate prefer move join start switch change learn play adopt marry study graduate "
    "attend major manage lead run call name use code program build design develop launch ship plan visit fly "
    "travel book schedule celebrate turn promote hire retire resign quit drop stop finish divorce separate split "
    "relocate settle reside stay teach train coach mentor supervise report belong contribute maintain own rescue "
    "foster dislike loathe despise detest adore fancy appreciate dread avoid mind tolerate bear cook bake paint "
    "draw sing dance ski surf climb hike cycle swim garden knit sew crochet sketch photograph collect practise "
    "practice speak talk need want wish hope aim intend expect try consider suppose imagine pretend guess think "
    "believe reckon know say tell mention claim ask answer reply respond write text email ring message contact "
    "reach explain help show freelance consult volunteer intern contract sell return land arrive head go come "
    "leave live-in feel look sound seem get become grow raise have take make give see meet keep stick cite mark "
    "include skip address format follow remember forget note remind assume treat refer translate summarise "
    "summarize list describe recommend suggest apply eat drink smoke identify obsess date engage react swell itch "
    "die pass cancel postpone delay uninstall delete remove ditch swap replace migrate found co-found cofound "
    "bring pick buy rent drive ride walk read watch listen game stream host organise organize sign offer accept "
    "begin debug test deploy administer analyse analyze research specialise specialize focus rewrite refactor "
    "prototype compose produce record edit care crave devour binge wear suffer struggle recover battle spend hop "
    "relax nap spot stargaze forage birdwatch boulder bind weave forge fish sail row kayak camp jog box skate "
    "skateboard juggle "
    "blog bike meditate bowl golf wait hang stand sit lie sleep check refrain limit restrict default wash clean "
    "do be concern happen lose win share emigrate immigrate resettle prep cram revise lay fire sack freak creep "
    "gross weird stress bore annoy irritate disgust terrify bug exhaust drain infuriate track beat favour favor "
    "park employ reveal disclose store compare renovate restore create renew prepare review hear mean abide "
    "repaint redecorate retile rewire rebuild replaster refurbish remodel repoint "
    "stomach digest handle touch double-check capitalise capitalize number ping greet omit round highlight label "
    "correct lecture interrupt warn provide point present convert flag spell tone shorten break send pay cost let "
    "put set rely depend save open close shut fight pursue hail originate stem end cease wrap push ban cut swear "
    "vow trim detox abstain partner wed fix repair bark cry laugh smile appear allow agree argue borrow breathe "
    "bother carry catch cause choose complain confuse count cross cover dig dream earn encourage escape explore "
    "express fail fall feed fill fold gather guard heal hide hurt inspire invite involve jump kick knock lack "
    "last lend lift lock marvel matter measure mix obey oppose order owe pack pour pray press protect prove pull "
    "punch realise realize reduce refuse regret remain repeat resist ruin scare scream search seek serve shake "
    "shine shoot shout sigh slip snore sneeze solve speed squeeze steal stumble supply surprise suspect sweep "
    "swing taste tear tend thank throw tie trust understand upset vary vote wake wander waste wave weigh wipe "
    "wonder worry yell snooze illustrate deliver nurse tutor drum busk perform act direct curate operate service "
    "oversee pilot carve whittle embroider install weld inspect assemble proofread audit groom sort tune haul "
    "dispatch load upholster "
    "mend brew captain monitor catalogue process manufacture farm breed interpret babysit guide suit catch "
    "propose comprise consist contain christen elope welcome expect introduce hire support"
)
_IRREGULAR: Final = {
    "transfer": "transfer/base transfers/s transferred/past transferring/ing",
    "be": "am/s is/s are/s was/past were/past be/base been/past being/ing",
    "have": "have/base has/s had/past having/ing",
    "do": "do/base does/s did/past done/past doing/ing",
    "go": "go/base goes/s went/past gone/past going/ing goin/ing",
    "get": "get/base gets/s got/past gotten/past getting/ing",
    "grow": "grow/base grows/s grew/past grown/past growing/ing",
    "speak": "speak/base speaks/s spoke/past spoken/past speaking/ing",
    "teach": "teach/base teaches/s taught/past teaching/ing",
    "lead": "lead/base leads/s led/past leading/ing",
    "run": "run/base runs/s ran/past running/ing",
    "build": "build/base builds/s built/past building/ing",
    "fly": "fly/base flies/s flew/past flown/past flying/ing",
    "leave": "leave/base leaves/s left/past leaving/ing",
    "quit": "quit/base quits/s quit/past quitting/ing",
    "split": "split/base splits/s split/past splitting/ing",
    "begin": "begin/base begins/s began/past begun/past beginning/ing",
    "become": "become/base becomes/s became/past becoming/ing",
    "know": "know/base knows/s knew/past known/past knowing/ing",
    "redo": "redo/base redoes/s redid/past redone/past redoing/ing",
    "think": "think/base thinks/s thought/past thinking/ing",
    "say": "say/base says/s said/past saying/ing",
    "tell": "tell/base tells/s told/past telling/ing",
    "write": "write/base writes/s wrote/past written/past writing/ing",
    "make": "make/base makes/s made/past making/ing",
    "give": "give/base gives/s gave/past given/past giving/ing",
    "take": "take/base takes/s took/past taken/past taking/ing",
    "see": "see/base sees/s saw/past seen/past seeing/ing",
    "meet": "meet/base meets/s met/past meeting/ing",
    "keep": "keep/base keeps/s kept/past keeping/ing",
    "eat": "eat/base eats/s ate/past eaten/past eating/ing",
    "drink": "drink/base drinks/s drank/past drunk/past drinking/ing",
    "swim": "swim/base swims/s swam/past swum/past swimming/ing",
    "sing": "sing/base sings/s sang/past sung/past singing/ing",
    "draw": "draw/base draws/s drew/past drawn/past drawing/ing",
    "feel": "feel/base feels/s felt/past feeling/ing",
    "come": "come/base comes/s came/past coming/ing",
    "buy": "buy/base buys/s bought/past buying/ing",
    "bring": "bring/base brings/s brought/past bringing/ing",
    "drive": "drive/base drives/s drove/past driven/past driving/ing",
    "ride": "ride/base rides/s rode/past ridden/past riding/ing",
    "read": "read/base reads/s read/past reading/ing",
    "sell": "sell/base sells/s sold/past selling/ing",
    "lose": "lose/base loses/s lost/past losing/ing",
    "break": "break/base breaks/s broke/past broken/past breaking/ing",
    "mean": "mean/base means/s meant/past meaning/ing",
    "find": "find/base finds/s found/past finding/ing",
    "abide": "abide/base abides/s abided/past abiding/ing",
    "bear": "bear/base bears/s bore/past born/past bearing/ing",
    "stand": "stand/base stands/s stood/past standing/ing",
    "spend": "spend/base spends/s spent/past spending/ing",
    "send": "send/base sends/s sent/past sending/ing",
    "wear": "wear/base wears/s wore/past worn/past wearing/ing",
    "stick": "stick/base sticks/s stuck/past sticking/ing",
    "hang": "hang/base hangs/s hung/past hanging/ing",
    "die": "die/base dies/s died/past dying/ing",
    "lie": "lie/base lies/s lay/past lied/past lying/ing",
    "put": "put/base puts/s put/past putting/ing",
    "set": "set/base sets/s set/past setting/ing",
    "cut": "cut/base cuts/s cut/past cutting/ing",
    "let": "let/base lets/s let/past letting/ing",
    "win": "win/base wins/s won/past winning/ing",
    "pay": "pay/base pays/s paid/past paying/ing",
    "fight": "fight/base fights/s fought/past fighting/ing",
    "sit": "sit/base sits/s sat/past sitting/ing",
    "sleep": "sleep/base sleeps/s slept/past sleeping/ing",
    "wed": "wed/base weds/s wed/past wedding/ing",
    "forget": "forget/base forgets/s forgot/past forgotten/past forgetting/ing",
    "shut": "shut/base shuts/s shut/past shutting/ing",
    "sew": "sew/base sews/s sewed/past sewn/past sewing/ing",
    "swear": "swear/base swears/s swore/past sworn/past swearing/ing",
    "learn": "learn/base learns/s learned/past learnt/past learning/ing",
    "oversee": "oversee/base oversees/s oversaw/past overseen/past overseeing/ing",
    "hold": "hold/base holds/s held/past holding/ing",
}
_DOUBLING: Final = words(
    "prep cram stop plan quit drop ship prefer travel chat cancel hop nap jog bet swap program model label "
    "signal knit row trim commit refer stir chop grab sit begin get put set run uninstal wrap skip "
    "ban"
)


def _forms() -> dict[str, VerbForm]:
    table: dict[str, VerbForm] = {}
    for lemma in _REGULAR.split():
        if lemma in _IRREGULAR or "_" in lemma:
            continue
        stem = lemma[:-1] if lemma.endswith("e") and not lemma.endswith("ee") else lemma
        third = lemma + ("es" if lemma.endswith(phrases("s;sh;ch;x;z")) else "s")
        past = stem + "ed"
        if lemma.endswith("y") and lemma[-2] not in "aeiou":
            third, past = lemma[:-1] + "ies", lemma[:-1] + "ied"
        table[lemma] = VerbForm(lemma, "base")
        table[third] = VerbForm(lemma, "s")
        if lemma not in _DOUBLING:
            table[past] = VerbForm(lemma, "past")
        if lemma not in _DOUBLING:
            table[stem + "ing"] = VerbForm(lemma, "ing")
        if lemma in _DOUBLING:
            table[lemma + lemma[-1] + "ed"] = VerbForm(lemma, "past")
            table[lemma + lemma[-1] + "ing"] = VerbForm(lemma, "ing")
    for lemma, listed in _IRREGULAR.items():
        for entry in listed.split():
            spelling, _, form = entry.partition("/")
            kind: Form = "ing" if form == "ing" else "past" if form == "past" else "s" if form == "s" else "base"
            table.setdefault(spelling, VerbForm(lemma, kind))
    # A word that is a past form of one verb and the base of another reads as the commoner one.
    table["found"] = VerbForm("find", "past")
    table["left"] = VerbForm("leave", "past")
    table["founded"] = VerbForm("found", "past")
    return table


FORMS: Final = _forms()
_PREFIXES: Final = words("double re co over fact spell pre proof cross self out")


def verb(low: str) -> VerbForm | None:
    """Look a word up as a verb; None when it is not one we know."""
    form = FORMS.get(low)
    if form is None and "-" in low:
        prefix, _, tail = low.partition("-")
        form = FORMS.get(tail) if prefix in _PREFIXES else None
    return form


NOUNISH: Final = words(
    "work works play plays plan plans love like likes drink drinks dance dances walk walks ride rides "
    "number numbers drive drives run runs move moves change changes start call calls name names use uses code "
    "program programs design designs visit visits book books schedule ship report reports train "
    "trains coach coaches help show shows text texts email emails ring rings message messages contact "
    "answer answers reply list lists note notes mark marks format date dates cost record records box "
    "fish sail golf bike game games stream host hosts test tests research focus edit boulder garden "
    "gardens head heads hope hopes need needs wish stay stays cook cooks contract intern end ends "
    "sign signs offer rest result project cut set fight swim climb hike cycle cycles study studies "
    "paint care stop step talk talks try land surf spot row rows read feel look sound mind dread "
    "fancy bear drop switch split lead leads return launch fly flies address addresses major minor "
    "point sound label correct share need present review order orders park pack count match water "
    "cover hide answer repeat waste wave wonder worry dream dreams escape lift lock knock kick jump "
    "pour pilot press pull push punch shine sigh snore store struggle supply surprise swing taste tie touch "
    "treat trust vary vote weigh wake service farm breed forage drum act direct deliver nurse guide "
    "fill fold gather guard handle heal lack last lend matter measure mix oppose owe protect prove "
    "support supports raise reach regret rent ruin scare scream search serve shake shoot shout slip smile laugh cry "
    "bark choose cross dig earn fall fail feed audit groom sort tune haul load dispatch brew captain monitor "
    "catalogue process"
)
"""Words that are as often nouns as verbs: in front of nothing but a noun they do not start a clause."""
