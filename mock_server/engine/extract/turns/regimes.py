"""Diets and intolerances told in turns of speech: "steering clear of red meat", "off gluten for good", "soy is "
"out"."""

from itertools import pairwise
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.kinds import ALLERGENS, FOODS
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.phrases import Tokens, items, lows, trim, upto_break
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.turns.frames import Frames

_REGIMES: Final = """
only trying,stay,staying,keep,keeping: (?:i am |am |trying to |i try to |we |i )*(?:stay|keep|staying|keeping|eat|
  eating|go|going|be) (?P<slot>low carb|low-carb|gluten free|gluten-free|dairy free|dairy-free|sugar free|
  sugar-free|plant-based|plant based|meat-free|vegan|vegetarian|keto)(?: (?:this|these|for|at|now|when|as|where).*)?
  <stop>
no no: (?:so |and |strictly |absolutely )*no (?!more)(?P<slot>[^ ,]+(?: [^ ,]+)?(?: ,? ?(?:and |
  or )?no [^ ,]+(?: [^ ,]+)?){1,3}) (?:for
  (?:me|us)|here|please|ever|at all|either|thanks)(?: .*)?<stop>
allergy =: <x> = (?:an? |instant |my |straight to )*(?:epi ?pen|epipen|hospital|a&e|er|er visit|hives|anaphylaxis|
  ambulance|rash|
  reaction|death|swelling)(?: .*)?<stop>
only veg,veggie,eggetarian,vegetarian: (?:i am |am |we are |been )*(?:a )?(?P<slot>pure veg|pure vegetarian|
  strictly veg|eggetarian|
  lacto-vegetarian|ovo-vegetarian|pure-veg)(?: .*)?<stop>
no no: (?:so |and |strictly |absolutely )*no (?!more)<x> for (?:me|us)(?: .*)?<stop>
dry sober: (?:i am |i have been |been |am |we are |have been )*(?:stone cold |completely )*sober (?:since|
  for (?!once|now|tonight|the drive)|\\d+) ?.*
no anything,everything: (?:i |we )?(?:can not|can no longer|do not|never|must not|should not) (?:eat|have|drink|
  touch|do) (?:anything|everything) (?:with|
  containing|that has|that contains|made with|made from) <xs>
no give: (?:i |we )?(?:have |had |'ve )*(?:had to|have to|needed to) give up (?:all |eating |drinking )?<xs>
allergen headache,headaches,migraine,migraines,hives,rash,cramps: <x> (?:gives?|give) me (?:a |an |the |bad |
  terrible |awful |instant )*(?:headaches?|
  migraines?|hives|rash|rashes|cramps|stomach cramps)<end>
no off: (?:i |we )?(?:have )?been off (?:the )?<x> (?:since|for|ever since) .*<stop>
no no-go,no: <x> (?:is|are|'s) (?:a |an )?(?:no-go|no go|no no|total no|hard no|big no)<stop>
no orders: no <x> (?:on (?:doctor|doctors|the doctor) ?(?:'s)? orders|since my .*|for the last .*|any ?more)<stop>
no avoiding,skipping: (?:i am |am |currently |still |mostly |trying to |have to |i )*(?:avoiding|skipping|
  cutting down on|going without|limiting) <xs>
fish fish: (?:i |we )(?:only|just) eat fish and (?:veg|vegetables|plants|veggies|greens|salad)
dry drinking,drink,booze,alcohol: (?:i |we )?(?:have )?(?:gave|given|quit|stopped|packed in|sworn|swore|knocked) ?(?
  :up|off|in|on the head)? (?:the )?(?:drinking|drink|booze|alcohol)(?: .*)?<stop>
only life: (?:i have been |been |i am |am |i |we have been )?(?:a |an |strictly )*(?P<slot>vegan|vegetarian|veggie|
  pescatarian|kosher|halal|teetotal|gluten-free) (?:for |pretty much |basically )*(?:all my life|my whole life|
  my entire life)<stop>
only raised,brought: (?:i was |was )?(?:raised|brought up) (?:a |as a )?(?P<slot>vegetarian|vegan|kosher|halal|
  pescatarian|jain)(?: (?:so .*|and (?:still am|i still am|never stopped|stuck with it|still).*))<stop>
only diet: (?:i am |am )(?:a |an |very |one of those )*(?P<slot>carnivore|keto|paleo|raw vegan|vegan|vegetarian|
  pescatarian)(?:-| )(?:diet )?(?:weirdo|person|nut|type|freak|convert|zealot)<stop>
only reqs,requirements,restrictions,needs,diet,dietary: (?:my )?(?:dietary|diet|food) (?:reqs|requirements?|
  restrictions?|needs|stuff|preferences|info)?(?: is| are|:| :|-) ?(?P<slot>(?!none|nothing|no )[^ ,]+(?:(?: |-)
  free)?)<end>
allergy friends: <x> and (?:i|me) (?:are|is|am) not (?:friends|compatible|on speaking terms|a good mix)<end>
no away,clear,off,steer: <am> (?:(?:always|generally|mostly|usually|now|currently|trying to|tend to|try to|strictly|
  still|i|we|have to|must|need to) )*(?:stay|steer|staying|steering|keep|keeping|lay|laying) (?:away from|clear of|
  off|well away from|well clear of|far away from) <xs>
no cut,cutting,down: (?:i am |am |i )?(?:currently |still )?(?:trying|try|need|have|supposed|
  meant) to (?:cut down on|cut out|cut back on|
  stay off|avoid|lay off|keep off|steer clear of) <xs>
no told,advised: (?:i |i was |i have been |was |been )*(?:told|advised|ordered) (?:by \\w+ )?to (?:stay off|avoid|
  cut out|lay off|keep off|give up|
  steer clear of) <xs>
allergy handle,tolerate,process,digest,cope: my (?:body|gut|stomach|system|insides|tummy) (?:just )?(?:can|does|do|
  will) not (?:handle|
  tolerate|process|digest|like|cope with|take) <xs>
no reasons,orders,ever: (?:strictly |so |absolutely )*no <x> ?,? (?:religious reasons|for
   (?:religious|health|medical|ethical|moral) reasons|doctor 's orders|doctors orders|ever)<stop>
allergy mess,messes,screw,screws,knock,knocks: <x> (?:really |always |just |totally )*(?:mess|messes|screw|screws|
  knock|knocks) me (?:up|out|
  for six|sideways)(?: \\w+ly| every time| so much| big time)?<stop>
allergy problem,trouble,problems: <x> (?:is|are) (?:a |always a |a real |a big )?(?:problem|problems|
  trouble) for (?:me|my (?:stomach|gut|skin))<stop>
no cut,cutting,gave,given,giving,swore,sworn,quit,quitting,ditched,dropped,kicked,eliminated,stopped,packed,
  knocked: <have> (?:recently |just |finally |completely |totally |already )*(?:cut|cutting|gave|given|giving|swore|
  sworn|quit|quitting|ditched|dropped|kicked|eliminated|stopped eating|stopped drinking|packed in|knocked) (?:out |
  up |off |on the head |back on )?(?:all |eating |drinking )?<xs>
no off: (?:i am |am |we are )?(?:now |currently |still |completely |totally |
  right )*off (?:the )?<x>(?: (?:for good|for now|until|till|since|these days|at the moment|this month|this year|
  completely|altogether|again|now|for lent|for|entirely|forever).*)?<stop>
no touched,eaten,had,drunk: (?:i |we )?(?:have )?(?:not|never) (?:touched|eaten|had|drunk|tasted) (?:any |
  a drop of |a bite of |a single )?<x>(?: (?:in|since|for|all|once|at all|my whole|ever).*)<stop>
no do: (?:i |we )?(?:really |just )?do not (?:really )?(?:do|eat|consume|touch|go near|cook with|use|buy) <xs>
no except,but,bar,besides: (?:i |we )?(?:will |'ll |can )?eat (?:pretty much |nearly |almost |
  absolutely )?(?:everything|anything|all sorts|it all)(?: \\w+)? (?:except|but|bar|except for|apart from|besides|
  other than|save for|as long as it is not) <xs>
fish fish,seafood: (?:i |we )(?:do )?(?:still |only |will |'ll )?eat (?:fish|seafood)(?: and (?:seafood|veg|dairy|
  eggs))?,? ?(?:but|and|just) (?:no|not|never) (?:other |any other |any )?(?:meat|chicken|beef|red meat|poultry|
  land animals?)
fish fish,seafood: (?:no meat|i do not eat meat|i do not eat (?:any )?meat) ?,? ?(?:but|except|except for|
  apart from|just|only|though) (?:i (?:do )?eat |i will eat |for )?(?:fish|seafood)
no no,no-go,off-limits,menu,limits,out,table,bounds: <x> (?:is|are|'s) (?:a |an |strictly |totally |a total |
  a definite |a big |a hard |completely |absolutely |both |all )*(?:no|no-go|no go|no no|off-limits|off limits|
  off the menu|off the table|out of bounds|out|not an option|banned|verboten|forbidden|a hard no) ?(?:from me|
  for me|for us|in our house|in this house|in my house|with me|with us|at ours)<end>
only eat,buy,cook: (?:i |we )?(?:only|exclusively|just|strictly|always) (?:ever )?(?:eat|buy|cook|
  do) (?P<slot>(?:halal|kosher|vegan|vegetarian|organic|plant-based|raw|gluten-free|jhatka|veggie|keto|whole|
  low-carb)(?: (?:meat|food|foods|chicken))?)
only eat,keep,cook,follow,observe,do,stick: (?:i |we |our house |our home |our kitchen )(?:all |still |both |
  try to |always |do )*(?:keeps?|cooks?|eats?|follows?|observes?|stick to|goes?|go|is|does|live on|live) (?:a |
  strictly |strict |mostly |mainly |fully |entirely |completely |the )*(?P<slot>(?:halal|kosher|vegan|vegetarian|
  plant-based|raw food|gluten-free|veggie|keto|paleo|low-carb|pescatarian|ital|jain|dairy-free|nut-free|meat-free|
  carnivore|mediterranean|low fodmap|low-fodmap|fodmap|whole30|macrobiotic))(?: (?:diet|at home|for|since|these|now|
  as|in|food|household|home|kitchen|lifestyle|,).*)?<stop>
only doing,trying,following,on,eating,back,do,done: (?:i |we )?(?:am |are |have been |been |'m )?(?:currently |
  still |now |back |back on |strictly |doing |trying |following |eating |on |trying out |sticking to |
  living on )+(?:a |an |the |this |strict |my )*(?P<slot>(?:intermittent fasting|keto|paleo|whole30|low fodmap|
  low-fodmap|the low fodmap|dry january|5:2|omad|atkins|carnivore|raw food|veganuary|low-carb|low carb|high-protein|
  high protein|low-sodium|low sodium|low-salt|low salt|liquid|soft food|gluten-free|plant-based|ketogenic|
  mediterranean|elimination|dash|weight watchers|slimming world|bland|diabetic|halal|kosher|vegan|
  vegetarian))(?: (?:diet|plan|thing|food|at|for|since|again|until|till|this|these|now|,).*)?<stop>
only household,house,home,family,kitchen: (?:we are |we 're )?(?:a |an |all )?(?P<slot>vegan|vegetarian|pescatarian|
  halal|
  kosher|gluten-free|dairy-free|nut-free|plant-based|veggie) (?:household|house|home|family|kitchen)(?: (?:here|,|
  so|since).*)?<stop>
only teetotal,sober,non-drinker: (?:i am |am |i have been |been |we are |lifelong |totally |completely |strictly |
  happily )*(?P<slot>teetotal|tee total|a non-drinker)<end>
coeliac coeliac,celiac: (?:i )?(?:have |am |was |were |got |been |just |recently |have been |turns out i am |
  it turns out i am )*(?:diagnosed|diagnosed as|diagnosed with|confirmed|told i am|found out i am|a|as|with|
  officially|also) ?(?:a )?(?:coeliac|celiac)<end>
allergy disagree,disagrees: <x> (?:really |always |just |seriously )?(?:disagrees?) with me<end>
allergy agree,sit,like: <x> (?:really )?(?:do|does) not (?:really |quite )?(?:agree|sit well|sit right|go down well|
  like) (?:with )?me<end>
allergen along,agree,on: <x> and (?:i|me|my (?:stomach|gut|body|skin|tummy)) (?:really |just |
  definitely )?do not (?:really )?(?:agree|get along|get on)<end>
allergy mix: <x> and (?:i|me|my (?:stomach|gut|body|skin|throat|tummy|insides)) (?:really |just |
  definitely )?do not (?:really )?(?:mix|agree|get along|get on)<end>
allergy upsets,upset,wrecks,wreck,destroys,ruins,kills,mess,messes: <x> (?:really |always |just |completely |
  absolutely )?(?:upsets?|wrecks?|destroys?|ruins?|messes up|mess up|messes with|mess with|kills?|hurts?|
  plays? havoc with|bloats?) my (?:stomach|tummy|gut|guts|insides|digestion|belly|skin)<end>
allergy intolerance,sensitivity: (?:got |have )(?:a |an )?(?:\\w+ )?(?:intolerance|sensitivity|allergy) to <xs>
allergy reaction,reactions,reacted: <have> (?:had )?(?:a |an )?(?:\\w+ ){0,2}?(?:reactions?|intolerance|sensitivity|
  hypersensitivity|aversion) to <xs>
allergy reaction: (?:bit of |a bit of |nasty |bad |terrible |severe )*(?:a |an )?(?:bad |nasty |
  severe )?reaction to <x>(?: (?:as|when|last|once|in|that|,).*)?<stop>
allergy react,reacts,reacted: (?:i )(?:always |really |also |tend to )*reacts? (?:\\w+ )?to <xs>
allergy sensitive,hypersensitive: (?:i am |am )(?:very |really |quite |super |extremely |also |a bit )*(?:sensitive|
  hypersensitive) to <xs>
allergy carry,epipen: (?:i |we )?(?:always |have to )?(?:carry|keep|need|have|got) (?:an |my |two |
  a )?(?:epi ?-?pens?|antihistamines?|adrenaline) (?:on me |with me |around |everywhere |in my bag )*(?:because of|
  for|in case of|due to|on account of|thanks to) <xs>
allergy poison,deadly,lethal,fatal,toxic,kryptonite: <x> (?:is|are|'s) (?:basically |literally |pure |actually |
  practically )*(?:poison|deadly|lethal|fatal|toxic|kryptonite|death)(?: to| for) me<end>
allergy anaphylactic: (?:i am |am )?anaphylactic (?:to|with) <xs>
allergy allergies,allergens: (?:my )?(?:food |known )?(?:allergies|allergens|allergic to)(?: are| include| :| is|:|
  -) <xs>
allergy allergic: (?:also |and |badly |severely |highly |mildly |seriously )*allergic (?:to|:) <xs>
hay sufferer,fever: (?:i |i am |i get |i have |am |get |have |a |terrible |awful |bad |lifelong |big |chronic |
  such )*(?P<slot>hay ?fever)(?: sufferer)?(?: (?:here|every|in|season|sufferer|,|terribly|badly|something).*)?<stop>
"""
_NO_FOOD: Final = words("it that this them these those everything anything nothing much out work school home")
_SURELY: Final = words("sure certain convinced positive guess think reckon turns out apparently that honestly")
_INTOLERABLE: Final = words(
    "gluten dairy lactose wheat nuts peanuts shellfish soy soya fructose histamine pollen milk sulphites sulfites "
    "msg latex aspartame caffeine cheese"
)
"""What does not agree with people, rather than what they do not fancy."""
_INTO: Final = words(
    "intolerant coeliac celiac allergic react reaction epipen epipens hives a&e er hospital icu ambulance anaphylaxis"
)


_SOFT: Final = words(
    "coffee tea coke cola soda pop milk water juice caffeine decaf espresso lemonade squash matcha "
    "smoothies shakes energy "
    "diet fizzy sugary soft green black cow's oat kombucha cocoa hot"
)
"""What one drinks that is no alcohol, or opens its name."""


def _take(key: str, slot: Tokens, clause: Clause, scene: Scene) -> bool:
    """Claim a diet or an allergy; what is left out has to be something one eats or drinks."""
    if clause.subject.person == "third" and clause.who and not (set(clause.subject.tokens) & set(slot)):
        return False
    if key == "fish":
        return scene.claim(SPEAKER, "diet", "pescatarian")
    if key == "dry":
        if any(a.low == "drinking" and b.low in _SOFT for a, b in pairwise(clause.tokens)):
            return False  # "stopped drinking coffee"
        return scene.claim(SPEAKER, "diet", "no alcohol")
    if key == "coeliac":
        return scene.claim(SPEAKER, "diet", "coeliac")
    if key == "only":
        said = trim(slot) or slot
        return scene.claim(SPEAKER, "diet", "teetotal" if "teetotal" in lows(slot) else scene.words(said))
    if key == "hay":
        return scene.claim(SPEAKER, "allergy", scene.words(slot))
    if "but" in {t.low for t in slot}:
        slot = slot[max(i for i, t in enumerate(slot) if t.low == "but") + 1 :]  # "fish is fine but meat is out"
    found: list[str] = []
    if any(t.low in {"is", "are", "'s"} for t in slot):
        return False
    for item in items(slot):
        while len(item) > 1 and item[0].low == "no":
            item = item[1:]  # "no pork, no alcohol for me"
        phrase = trim(upto_break(item))
        while len(phrase) > 1 and phrase[0].low in _SURELY:
            phrase = phrase[1:]  # "pretty sure eggs don't agree with me"
        named = scene.cased and any(t.low == "&" for t in phrase) and phrase[0].capital  # "quit Thistle & Rye"
        if not phrase or named or phrase[0].low in _NO_FOOD or len(phrase) > 3:
            break
        known = _INTOLERABLE if key == "allergen" else ALLERGENS | FOODS if key == "allergy" else FOODS
        if not _eaten(phrase, known):
            break
        found.append(scene.words(phrase))
    if not found:
        return False
    if key in {"allergy", "allergen"} or (_INTO & scene.said):
        return scene.claim_each((SPEAKER,), "allergy", found)
    return scene.claim(SPEAKER, "diet", "no " + (" or ".join(found) if len(found) <= 3 else ", ".join(found)))


def _eaten(phrase: Tokens, known: frozenset[str]) -> bool:
    said = lows(phrase)
    return any(w in known for w in (said, phrase[-1].low, said.removesuffix("s"), phrase[-1].low.removesuffix("s")))


REGIMES: Final = Frames(_REGIMES, _take)

__all__ = ["REGIMES"]
