"""Passing states and feelings told in turns of speech: "dead on my feet", "this move is stressing me out"."""

import itertools
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.kinds import MOODS
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.phrases import Tokens, trim_end
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.turns.feelings import AM, FEELINGS, ILLNESS, STRONG, WHEN
from mock_server.engine.extract.turns.frames import Frames

_CONDITIONS: Final = """
ill headache,cold,cough,fever,migraine,flu,hangover,insomnia,throat,toothache,backache,bug,lag,sunburn,
  cramps: (?:i |have |got |having |
  still |a |slight |mild |bad )*(?:(?:bit|touch|hint|case|dose|bout) )?of (?:a |an |
  the )?(?P<slot>ILLNESS)(?:WHEN)<stop>
mood panicking,freaking,stressing,fretting,agonising,agonizing,obsessing,spiralling,spiraling,flapping,stewing,moping,
  hyperventilating,sweating,losing,bricking,wigging,dreading: AM(?:(?:quietly|slightly|mildly|totally|secretly|gently|
  silently|internally|lowkey|low-key|constantly|already|kind of|kinda) )*(?P<slot>(?:panicking|freaking out|wigging out|
  stressing out|stressing|fretting|agonising|agonizing|obsessing|spiralling|spiraling|flapping|stewing|moping|
  hyperventilating|sweating|losing sleep|bricking it)) (?:about|over|because of|at|before|ahead of) (?!it or|
  you) ?.*<stop>
mood dreading: AM(?:(?:quietly|slightly|mildly|totally|secretly|already|kind of|kinda) )*(?P<slot>dreading (?:the |
  my |our |
  this |tomorrow 's |today 's |monday 's )?[^ ,]+(?: [^ ,]+){0,2})<stop>
mood MOODS: (?:rough|long|hard|busy|tough|crazy|bad|mad|rotten|late|short|sleepless|stressful|exhausting|heavy|
  great|good|lovely) (?:week|
  day|night|month|year|morning|weekend|shift|commute) ?,? ?(?:and |so |i am |now |feeling |just )*(?:so |very |
  really |pretty |a bit |totally |
  completely |absolutely )*(?P<slot>FEELING)WHEN<stop>
status broke,broken,sprained,fractured,dislocated,twisted,tore,torn,pulled: (?:i |have |just |only |gone and |
  went and )*(?P<slot>(?:broke|broken|
  sprained|fractured|dislocated|twisted|tore|torn|pulled) (?:my|a) (?:left |right |big |little )?(?:wrist|ankle|leg|
  arm|foot|toe|finger|ribs?|
  knee|shoulder|hip|collarbone|elbow|hand|thumb|nose|jaw|achilles|hamstring|ligament|muscle|
  tendon))(?: (?:last (?:week|night|weekend|\\w+day)|
  yesterday|this|today|at the weekend|on \\w+day|so|the other day)(?: .*)?)?<stop>
mood great,good,brilliant,well,amazing: (?P<slot>not (?:so |too |very |all that )?(?:great|good|brilliant|well|
  amazing))(?: (?:today|tbh|right now|
  at the moment|lately|this \\w+|honestly|to be honest|atm))+<stop>
mood bits,pieces,core,back,mind,skull,words,max: FULL(?P<slot>FEELING) (?:to bits|to the max|to pieces|to the core|
  to the back teeth|
  beyond words|
  out of my mind|out of my skull)WHEN<stop>
mood heart: my (?P<slot>heart (?:is|'s) (?:broken|breaking|heavy|full))WHEN<stop>
status service,duty: (?:i am |am )?(?P<slot>on jury (?:service|duty))WHEN<stop>
mood MOODS: FULL(?P<slot>STRONG) (?:with|at|about|that|because|over|after|since|in equal) .*<stop>
mood MOODS: FULL(?P<slot>FEELING and (?:a bit |very |so |a little |also |kind of |slightly |
  weirdly )?FEELING)WHEN<stop>
mood MOODS: (?P<slot>STRONG) but (?:a bit |very |so |still |also )?FEELING(?: .*)?<stop>
mood death,shit,crap,poo,hell,rubbish,garbage,million,jelly,wreck,zombie,mess,shell: (?:i |we )?(?:feel|feeling|
  am feeling|am|i am) (?:like )?(?:a |an |absolute |total |complete |walking |bit of a |a bit of a )*(?
  P<slot>death warmed up|shit|crap|poo|hell|rubbish|garbage|a million dollars|a million bucks|jelly|zombie|wreck|
  nervous wreck|shell of myself)WHEN<stop>
mood so: (?:so|and) i am (?:a |an |basically |literally |absolute |total |complete |walking )*(?P<slot>zombie|wreck|
  mess)WHEN<stop>
mood wreck,mess,zombie: (?:bit of a|a bit of a|total|absolute|complete) (?P<slot>wreck|mess|zombie)WHEN<stop>
mood great,good,ok,okay,brilliant,fine: (?:i am |am |i 'm )?(?P<slot>not (?:doing|feeling) (?:so |too |very |
  all that |that )?(?:great|good|ok|okay|brilliant|fine|well|hot|amazing))WHEN<stop>
mood woke: (?:i )?woke up (?:in )?(?:a |an |such a |feeling )?(?P<slot>[a-z]+) (?:mood|place|frame of mind)WHEN<stop>
mood done: (?:i am |am )?(?:just |absolutely )?(?P<slot>so done)(?: with .*| today| tonight| right now| lately)<stop>
mood MOODS: (?P<slot>FEELING) (?:(?:today|tonight|right now|currently|atm|rn|this morning|this evening|it hurts|
  i could cry|i could scream)
  (?: .*)?)<stop>
mood MOODS: (?:i )?(?:can not|could not) (?:sleep|sit still|focus|concentrate|
  eat) ,? ?(?:because )?(?:i am )?(?:(?:so|too|way|just|far|
  really) )+(?P<slot>FEELING)WHEN<stop>
mood proud: (?P<slot>proud) (?:mum|mom|dad|parent|aunt|auntie|uncle|gran|grandma|grandad|sister|brother|wife|
  husband|teacher) (?:moment|alert|day)(?: .*)?<stop>
mood high,low,downer,comedown,roll: (?:i am |am |still |on |currently )*(?P<slot>on a (?:bit of a |real |massive |
  huge |natural |total )?(?:high|low|downer|comedown|roll))WHEN<stop>
mood anxiety,stress,mood: my (?P<slot>(?:anxiety|stress|blood pressure) is (?:through the roof|off the charts|
  sky high|bad|terrible|playing up))WHEN<stop>
mood missing: (?:i am |am )?(?:really |badly |so |just )*(?P<slot>missing (?:home|my family|the kids|my mum|
  everyone|my dog|my cat|him|her))(?: (?:today|tonight|this week|so much|right now|lately|a lot).*)<stop>
status come,coming,came: (?:i )?(?:have |think i am |am )?(?P<slot>(?:come|coming|came) down with (?:something|
  a bug|the lurgy))WHEN<stop>
status middle: (?:i am |am |we are |still )*in the (?:middle|midst|thick) of (?:a |an |the |our |my )?(?P<slot>(?
  :house |office |kitchen |big |messy )?(?:move|moving house|divorce|exams|finals|breakup|renovation|deadline|
  house sale|job hunt|packing))<end>
status redundant,redundancy,laid,fired,sacked,furloughed: (?:i )?(?:have |was |am |have been |been |just |got |
  just got |recently |being )*(?P<slot>made redundant|furloughed)WHEN<stop>
status weather: (?:i am |we are )(?:both |all )?(?:a bit |feeling |still )*(?P<slot>under the weather)WHEN<stop>
mood moon,feet,nine,dumps,world,beans,blob,tether,weather,sorts,cloud,edge,place,spirits,rope,tenterhooks,thread,
  worse,mend,sky,top,bits,pieces,ends,ceiling,walls,fumes,empty,wit's,wit,death,tears,panic,form,pigs,muck,clam,
  punch,larry,moping,stiff,hell,shit,dog,knees,seams,mouth,dust: AM(?P<slot>(?:over the moon|on cloud nine|
  dead on my feet|down in the dumps|on top of the world|full of beans|at the end of my (?:tether|rope)|
  at my wit 's end|at my wits ' end|at my wits end|out of sorts|on edge|in (?:a )?(?:good|bad|great|foul|dark|
  strange|weird|funny|better|low|high) (?:place|spirits|headspace|form|frame of mind)|on tenterhooks|
  hanging by a thread|the worse for wear|worse for wear|climbing the walls|running on (?:fumes|empty|caffeine|
  adrenaline)|bored to (?:death|tears)|scared (?:stiff|to death|witless)|bored (?:stiff|silly|rigid)|
  worried (?:sick|to death)|sick with worry|close to tears|in tears|on the verge of tears|in bits|in pieces|
  in a state|at sixes and sevens|happy as larry|happy as a clam|happy as a pig in muck|proud as punch|sick as a dog|
  tired as hell|bone tired|dog tired|dead tired|dead beat|on my knees|coming apart at the seams|
  bursting at the seams|down in the mouth|jumping for joy|walking on air|floating on air|tickled pink|
  pleased as punch|beside myself|on the edge|at breaking point|at rock bottom|past caring|ready to drop|
  ready to scream|asleep on my feet|fit to drop|cream crackered|cream-crackered|dead to the world|not myself|
  not feeling myself|not myself|not quite myself|a nervous wreck|a bag of nerves|a bundle of nerves|a wreck|a mess|
  an emotional wreck|all over the place|a little ray of sunshine|in seventh heaven|in my element|on a high|
  on a downer|on a comedown|losing it|losing the plot|losing my mind|going stir crazy|going mad|going spare|
  stir crazy|up and down))WHEN<stop>
mood grump,huff,funk,mood,strop,sulk,tizzy,panic,flap,daze,fog,slump,rut,rage,temper,foul,spin,state,lather,stupor,
  stew,frenzy,pickle: AM(?:in )(?:a |an |such a |one of those |full )(?:(?:right|bit of a|real|total|proper|massive|
  serious|absolute|terrible|foul|stinking|bad|good|great|rotten|weird|funny|complete|major|post-holiday|winter|
  full-on|blind|filthy|creative|brilliant|horrible|lovely) ){0,2}(?P<slot>grump|huff|funk|strop|sulk|tizzy|panic|
  flap|daze|fog|slump|rut|rage|temper|spin|lather|stupor|frenzy)WHEN<stop>
mood mood: (?:current |my |today 's |overall |general )*mood (?:today |right now |currently |atm |this \\w+ )?(?::|
  is|=|-) (?:very |pretty |a bit |really |so |absolutely |officially )*<x><stop>
mood vibe,state: (?:current|today 's|my current) (?:vibe|state|mood|feeling)(?: is|:| :|=) (?:very |pretty |a bit |
  really |so )*<x><stop>
mood blues,jitters,scaries,butterflies,hump,heebie-jeebies,collywobbles,munchies,giggles,wobbles,feels,fear,
  dread: (?:i )?(?:have |have got |got |'ve got |getting |feeling )+(?:the |a case of the |a bad case of the |real |
  total |some |serious )*(?P<slot>(?:\\w+ ){0,2}?(?:blues|jitters|butterflies|hump|collywobbles|wobbles|fear|
  scaries|feels))WHEN<stop>
mood nerves,heart,head,brain,tears: my (?P<slot>(?:nerves are (?:shot|shredded|in shreds|frayed|jangling|
  all over the place|through the roof|in tatters)|heart is (?:broken|breaking|full|heavy|racing|bursting|singing|
  in my mouth)|(?:head|brain) is (?:all over the place|mush|fried|scrambled|a mess|spinning|in bits)|
  patience is (?:wearing thin|gone)|anxiety is (?:through the roof|off the charts|sky high|bad|terrible|playing up)|
  stress levels are (?:through the roof|sky high|off the charts)|spirits are (?:high|low)))WHEN<stop>
mood smiling,crying,grinning,laughing,worrying,pinching,shaking,yawning,sighing: (?:i )?(?P<slot>(?:can not|
  could not|can never) (?:stop|help) (?:smiling|crying|grinning|laughing|worrying|shaking|yawning|sighing|
  fretting))WHEN<stop>
felt left,made,making,got,has,leaving,makes: (?:(?:this|that|the|it|all this|all that|work|yesterday|everything|my|
  last|\\w+) ?(?:[^ ,]+ ){0,4}?)?(?:has left|left|has made|made|is making|'s making|is leaving|has|has got|'s got|
  got|is getting|'s getting|have left|have made) me (?:feeling |feel )?(?:so |really |pretty |very |a bit |all |
  totally |absolutely |completely |properly )*(?P<slot>FEELING)(?: (?:up|out|off|down))?WHEN<stop>
stress stressing,wearing,getting,grinding,doing,killing,bumming,driving,freaking,weighing,worrying,tiring,draining,
  exhausting,boring,annoying,depressing: (?:(?:this|that|the|all this|all that|work|everything|my|being|
  waiting) ?(?:[^ ,]+ ){0,4}?)(?:is|'s|are|has been|have been) (?:really |seriously |totally |properly |just |so |
  slowly |absolutely |honestly |starting to )*(?P<slot>(?:stressing|wearing|getting|grinding|doing|bumming|freaking|
  weighing|worrying|tiring|draining|exhausting|boring|depressing|driving) (?:me|my head|on me)(?: (?:out|down|in|
  up the wall|mad|crazy|to death|sick|so much))?)WHEN<stop>
mood feeling,feel,felt: (?:i |we )?(?:am |are |'m )?(?:currently |just |still |really |now )*(?:feeling|
  feel) (?:a bit |a little |a tad |a wee bit |a smidge |a touch |so |really |pretty |very |quite |rather |super |
  extra |properly |totally |
  absolutely |completely |kind of |kinda |sort of |incredibly |just |all |weirdly |oddly |strangely |unusually |
  particularly |surprisingly |fairly |somewhat |slightly |too |mega |very much |like i am |proper |right |well |
  more than a bit |more than a little |utterly |seriously |ridiculously |insanely |lowkey |especially |extremely |
  terribly |awfully |dead )*(?P<slot>FEELING(?: and FEELING)?(?: (?:up|out|off|down|inside))?)WHEN<stop>
mood MOODS: FULL(?P<slot>FEELING(?: and FEELING)?(?: (?:up|out|off|down))?) as (?:hell|anything|fuck|ever|heck|sin|
  can be|they come|a \\w+|\\w+)<stop>
mood MOODS: (?P<slot>FEELING(?: and| ,) FEELING)WHEN ?,? ?(?:sorry|forgive|so|bear|just|thanks|don't|be|not|but|ugh|
  help|it|today|this|tbh|and|.*)?<stop>
mood MOODS: (?:(?:so|very|really|absolutely|totally|completely|utterly|bit|a bit|pretty|beyond|quite|super|
  extremely|proper|dead|just|too|still|properly|weirdly|feeling|mega|ridiculously|fairly|rather|slightly|incredibly|
  kinda|overly|stupidly) ){1,4}(?P<slot>FEELING(?: and FEELING)?(?: (?:up|out|off|down))?)WHEN<stop>
status mend,weather,end,hospital,hands,crutches,leave,duty,holiday,holidays,vacation,call,strike,sabbatical,
  furlough,shift,shifts,nights,days,deadline,office,bed,wagon,dole,market,gardening,probation,notice,standby,remand,
  waiting,transit,limbo,quarantine,isolation,lockdown,rehab,labour,labor,dialysis,antibiotics,painkillers,
  medication,mourning,recovery,plaster,cast,sling,boot,traction,treatment,chemo,remission,road,jury,placement,
  secondment,flats,jobs,homes,houses,contracts,gigs,course,break,run,bench,roll,fence,pip,duties,hours,crossroads,training,tour,honeymoon,retreat,
  sick: AM(?:(?:at the moment|this week|today|now) )?(?P<slot>(?:on the mend|under the weather|at a loose end|
  at loose ends|in hospital|on crutches|on (?:\\w+ )?leave|on (?:light|jury|night|guard|reserve|carer|
  restricted) dut(?:y|ies)|on (?:my |our )?(?:holidays?|vacation|honeymoon|sabbatical|jollies|annual leave|gap year|
  travels)|on call|on strike|on furlough|on (?:night|early|late|day|double|split)s?(?: shifts?)?|on nights|
  on earlies|on lates|on a (?:deadline|break|career break|course|training course|zero-hours contract|sabbatical|
  gap year|waiting list|digital detox|detox|phased return|short week)|out of (?:the )?office|out of action|
  out of town|out of work|out of the country|on bed rest|
  in bed(?! with )|off sick|off work|on the dole|on the wagon|
  on gardening leave|on probation|on notice|on standby|on the waiting list|in limbo|in (?:quarantine|isolation|
  lockdown|rehab|labour|labor|mourning|recovery|plaster|a cast|a sling|a boot|a wheelchair|traction|treatment|
  remission|transit|surgery|intensive care|a neck brace)|on (?:dialysis|antibiotics|painkillers|medication|steroids|
  chemo)|on the road|on placement|on secondment|on reduced hours|on half days|at a crossroads|on tour|on reserve|
  on remand|between (?:jobs|flats|houses|homes|contracts|gigs|relationships|roles|projects)|on benefits|
  on the job market|on maternity|on paternity|on parental leave|on mat leave|on pat leave|back at work|
  back from (?:holiday|leave|vacation)|on the night shift|on the early shift|on the late shift|
  on shift))(?P<tail>WHEN)<stop>
ill flu,covid,cold,fever,migraine,migraines,hangover,tonsillitis,bronchitis,pneumonia,shingles,chickenpox,bug,
  norovirus,sinusitis,laryngitis,poisoning,throat,infection,back,wrist,ankle,leg,arm,foot,toe,finger,rib,ribs,knee,
  shoulder,hip,headache,toothache,backache,lag,insomnia,vertigo,cough,virus,disc,concussion,mumps,measles,lurgy,
  sickness,strep,collarbone,elbow,hand,thumb,nose,jaw: AM(?P<slot>(?:in bed with|down with|off with|laid up with|
  laid low with|got|full of|home with|at home with|ill with|recovering from|fighting off|nursing|coming down with|
  battling|struggling with|suffering from|suffering with|stuck in bed with|stuck at home with|getting over|have|
  caught|have got|came down with|picked up|broke|broken|sprained|dislocated|fractured|twisted|done|knackered|
  pulled) (?:a |an |the |my |another |this |some |nasty |horrible |stinking |terrible |bad |awful |rotten |
  yet another |horrendous |heavy |mild |touch of |dose of |case of |bout of )*(?:ILLNESS))(?:WHEN)<stop>
status pounding,throbbing,killing,sore,aching,splitting,hurting,burning,swollen,broken,hurts,aches,bad,banging,
  playing,agony,stiff,acting: my (?P<slot>(?:head|back|tooth|teeth|throat|knee|knees|feet|foot|neck|shoulder|
  shoulders|stomach|wrist|hip|hips|ear|ears|eyes|legs|ankle|arm|allergies|hay ?fever|sinuses|hands|ribs|jaw|body|
  whole body|gums|asthma|migraine|eczema|calves|thighs|chest) (?:is|are|has been|have been|'s) (?:really |
  absolutely |still |so |totally |just |properly )*(?:pounding|throbbing|killing me|sore|aching|splitting|hurting|
  burning|swollen|broken|bad|banging|playing up|acting up|in agony|stiff|on fire|wrecked|ruined|knackered|shot|
  giving me grief|blocked|out|gone))WHEN<stop>
status sleep,hours,coffee,caffeine: (?:i am |am |we are )?(?P<slot>(?:running|operating|surviving|functioning|going|
  living) on (?:about |barely |only |maybe |just )?(?:\\w+ ){0,3}?(?:sleep|coffee|caffeine|espresso|naps|
  adrenaline))WHEN<stop>
status eyes,ears,neck,snowed,swamped,knee-deep,drowning,buried,flat,rushed: (?:i am |am |we are |currently |
  absolutely |totally )*(?P<slot>(?:up to my (?:eyes|eyeballs|ears|neck|elbows) (?:in|with) <w>|
  snowed under(?: with <w>| at work)?|swamped(?: with <w>| at work)|drowning in <w>|buried in <w>|buried under <w>|
  rushed off my feet|flat out|run off my feet|knee-deep in (?:marking|paperwork|revision|exams|boxes|laundry|
  nappies)))(?:WHEN)<stop>
status signed: (?:i am |am |i have been |been |got |just got |have been )*(?P<slot>signed off (?:sick|work|
  with \\w+|by the doctor)?(?: for .*| until .*| till .*| with .*)?)<stop>
status isolating,self-isolating,quarantining,house-sitting,housesitting,cat-sitting,dog-sitting,couch-surfing,
  sofa-surfing,job-hunting,jobhunting,flat-hunting,house-hunting,househunting,flathunting,job,house,flat: (?:i am |
  am |we are |currently |still |back |actively |now )*(?P<slot>(?:self-isolating|isolating|quarantining|
  house-sitting|housesitting|cat-sitting|dog-sitting|pet-sitting|couch-surfing|sofa-surfing|(?:job|flat|house|
  apartment|room)(?: |-)hunting|jobhunting|flathunting|househunting)(?: (?:until|till|til|for|at|in|with|since|this|
  all|again|after) .*)?)<stop>
status working: (?:i am |am |we are |currently |i will be )*(?P<slot>working (?:nights|days|from home|remotely|
  from bed|lates|earlies|weekends|late|overtime|double shifts|half days|the night shift|the late shift|
  the early shift|reduced hours)(?: (?:until|till|til|for|this|all|again|today|tonight|tomorrow|over|at|these|every|
  with|on) .*)?)(?:WHEN)<stop>
status stuck,stranded,grounded,trapped,delayed,holed,locked,marooned,sitting: (?:i am |am |we are |currently |
  still |been |have been )*(?P<slot>(?:stuck|stranded|trapped|delayed|holed up|locked out|marooned|
  grounded) (?:indoors|inside|home|(?:in|at) (?!bed with|question|part|level|chapter|a loop|step|the past|my head|it|
  this|
  that)[^ ,]+(?: [^ ,]+){0,4}?))(?:WHEN)<stop>
status offline,unreachable,unavailable,away,afk,ooo,out,off,gone,closed: (?:i am |am |we are |i will be |be |
  currently )*(?P<slot>(?:offline|unreachable|unavailable|away|afk|ooo|out of office|off grid|off the grid|
  out of reach|without (?:internet|wifi|signal|power|water|heating|a phone|a car)|off) (?:until|till|til|from|
  for the (?:day|week|weekend|month)|all (?:day|week)|this (?:week|afternoon|morning)|today|tomorrow|
  for)(?: .*)?)<stop>
"""
_SOURCE: Final = _CONDITIONS.replace(
    "mood MOODS:",
    "mood " + FEELINGS[3:-1].replace("|", ",").replace("(?:", "").replace("jet lagged", "lagged") + ":",
)
_PARTS: Final = {
    "FULL": r"(?:i am |am |i feel |feeling |absolutely |just |so |still |'m )*",
    "STRONG": STRONG,
    "FEELING": FEELINGS,
    "ILLNESS": ILLNESS,
    "WHEN": WHEN,
    "AM(": AM + "(",
    "<w>": r"[^ ,]+(?: [^ ,]+){0,2}?",
}
_VERDICTS: Final = words("you your his her their he she they")
_DULLED: Final = {
    "stressing": "stressed", "wearing": "worn out", "getting": "down", "grinding": "worn down", "doing": "stressed",
    "bumming": "bummed out", "freaking": "freaked out", "weighing": "weighed down", "worrying": "worried",
    "tiring": "tired", "draining": "drained", "exhausting": "exhausted", "boring": "bored", "depressing": "depressed",
    "driving": "frustrated",
}  # fmt: skip
_IDLE: Final = words("on over down up cold flat mad rough lost sick low great amazing fantastic broken moved torn")
"""Words that are a feeling only behind "feel"."""


def _take(key: str, slot: Tokens, clause: Clause, scene: Scene) -> bool:
    """Claim how the speaker is; somebody else, or a time gone by, is none of it."""
    if clause.who and clause.who != (SPEAKER,) and clause.subject.owner != SPEAKER:
        return False
    if (
        clause.subject.person == "third"
        or (
            clause.tense == "past"
            and key not in {"felt", "ill"}
            and not clause.subject.elided
            and (clause.subject.person != "none" or slot[-1].low not in MOODS)
        )
        or clause.ended
    ):
        return False
    if clause.verb == "be" and (clause.tense == "past" or clause.negated) and clause.subject.person == "first":
        return False
    if _VERDICTS & {t.low for t in slot}:
        return False
    if slot[-1].low == "redundant" and words("landed then since now hired new") & scene.said:
        return False  # the next job is told in the same breath
    if {"placement", "secondment"} & {t.low for t in slot} and {"at", "with"} & scene.said:
        return False  # "on placement at Deller Vets"
    if slot[0].low == "working" and any(a.low == "at" and b.capital for a, b in itertools.pairwise(slot)):
        return False  # "working nights at Delph Bakery" is a job
    if slot[0].low in {"feet", "foot", "legs"} and "killing" in scene.said:
        return False  # a day on one's legs
    if slot[0].low == "head":
        return scene.claim(SPEAKER, "status", "headache")
    if key == "stress":
        return scene.claim(SPEAKER, "mood", _DULLED.get(slot[0].low, scene.words(slot)))
    if key == "ill":
        return _ill(slot, scene) and (_felt_besides(clause, scene) or True)
    if key == "felt" and "made" in scene.said and _FORMERLY & scene.said:
        return False  # "stopped doing low-carb, it made me miserable"
    felt = key in {"mood", "felt"}
    if felt and clause.verb == "be" and _is_skill(slot, clause.tokens):
        return False
    if felt and len(slot) == 1 and slot[0].low in _IDLE and "feeling" not in scene.said and "feel" not in scene.said:
        return False
    value = slot if felt else trim_end(slot, keep_dates=True)
    if len(value) > 10:
        value = value[:10]
    return scene.claim(SPEAKER, "mood" if felt else "status", scene.words(value))


def _is_skill(slot: Tokens, tokens: Tokens) -> bool:
    """Recognise "I'm rubbish at cooking": no mood, but no talent either."""
    behind = [t.low for t in tokens if t.start >= slot[-1].end][:2]
    return len(behind) > 1 and behind[0] == "at" and behind[1] not in words("the this work home school present")


_FORMERLY: Final = words("stopped quit dropped ditched gave given binned used ago when years last once")


def _felt_besides(clause: Clause, scene: Scene) -> bool:
    """Read on behind an illness: "a bit of a headache and feeling low"."""
    tokens = clause.tokens
    at = next(
        (
            i
            for i, t in enumerate(tokens[:-1])
            if t.low in {"feeling", "feel"} and i and tokens[i - 1].low in {"and", ","}
        ),
        0,
    )
    felt = tokens[at + 1 : at + _AFTER] if at else ()
    found = next((t for t in felt if t.low in MOODS or t.low in _LOW), None)
    return found is not None and scene.claim(SPEAKER, "mood", scene.words((found,)))


_AFTER: Final = 5
_LOW: Final = words("low rough awful rubbish flat blue sorry miserable grim")


def _ill(slot: Tokens, scene: Scene) -> bool:
    if slot[0].low in words("have caught") and slot[1].low == "got":
        slot = slot[2:]
    elif slot[0].low in words("have caught done got"):
        slot = slot[1:]
    while len(slot) > 1 and slot[0].low in words("a an the my this some another"):
        slot = slot[1:]
    return scene.claim(SPEAKER, "status", scene.words(slot))


CONDITIONS: Final = Frames(_SOURCE, _take, _PARTS)

__all__ = ["CONDITIONS"]
