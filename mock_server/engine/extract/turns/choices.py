"""Choices told in turns of speech: "give me a train over a plane any time", "X beats Y for me", "team thin crust"."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.dates import find_date
from mock_server.engine.extract.language.kinds import ACTIVITIES, FOODS, JOBS, SPECIES_WORDS
from mock_server.engine.extract.language.lexicon import AUXILIARIES, DETERMINERS, PREPOSITIONS, SUBJECT_PRONOUNS, words
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.phrases import Tokens, trim
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.tastes import VAGUE, deictic
from mock_server.engine.extract.turns.frames import Frames

_CHOICES: Final = """
ways better,nicer,easier,simpler: <x> (?:is|are|'s) (?:always |much |way |far |so much |just |usually |
  a lot )*(?:better|
  nicer|easier|simpler) than <y><end>
ways not: <x> ,? ?(?:thanks |please |always |every time )?,? ?(?:and )?not <y><end>
prefers time,day,heartbeat,hesitation: i (?:would|'d|will|'ll) (?:always )?(?:pick|choose|take|go for|
  opt for) (?!it|that|you|him|her|them|this)<x>
   (?:every (?:single )?time|any day(?: of the week)?|without hesitation|in a heartbeat)<stop>
prefers sticking: (?:i am |am |we are )?sticking (?:to|with) (?!it|that|this|the plan|my guns)<x> (?:wherever|
  whenever|when|for|
  because|over|as long) .*<stop>
prefers camp: (?:i am |am |i have )?(?:firmly|very much|definitely|squarely|solidly|always been|strictly|still|
  always) in the (?P<slot>[^ ,]+(?
  : [^ ,]+)?) camp<stop>
prefers instead,rather: (?:instead of|rather than) <y> ,? ?i (?:would |'d |will |usually |always |tend to |
  prefer to )*(?:go for|have|drink|take|
  choose|pick|prefer|opt for|use|get|order) <x><stop>
prefers choice,possible,up,option,choose,say,help: (?P<slot>(?!i |we |he |she |it |they |you |that |this |no |not |
  please)[^ ,]+(?: (?!over|not|rather|than)[^ ,]+){0,2}?) ,? ?(?:if|when|where|whenever|wherever) (?:i (?:have|had|
  get|am given) (?:the|a|any) (?:choice|
  option|say)|(?:at all )?possible|it is up to me|i can choose|there is a choice|i have to choose|i can help it)<stop>
prefers over,rather,not: (?:for me|with me|personally) ,? ?it (?:is|'s|has|will)(?: always| been| be| still|
  got to be| has to be)* <x> (?:over|rather than|not|instead of|before) <y><stop>
prefers go,choose,pick,opt,take,stick: (?:i|we)(?: will| 'd)?(?: always| generally| usually| normally|
   mostly)? (?:go (?:with|for|
  by)|choose|pick|opt for|stick (?:to|with)) (?!it|that|this|them|her|him)<x> (?:over|rather than|instead of) .*<stop>
prefers better,easier,nicer: <x> (?:is|are|'s|works?|suits?) (?:always |much |way |far |so much |just |usually |
  a lot )*(?:better|easier|nicer|simpler|best) (?:for me than <y>|than <y> (?:for me|to me|imo))<stop>
prefers suit,suits: <x> (?:suits?) (?:me|us)(?: (?:best|better|fine|well|just fine|down to the ground|more|
  perfectly))?(?: (?:for|when|on|in|than) .*)?<stop>
prefers kind,sort,type: (?:i am |am )(?:very much |definitely |more |always been |more of )*(?:a |an )(?P<slot>(?
  !different|good|nice|bad|weird|special|certain|this|that|private|quiet|very)[^ ,]+(?: [^ ,]+){0,2}?) (?:kind|sort|
  type) of (?:person|guy|girl|gal|bloke|man|woman)<end>
prefers out: (?:nine|nine times|ten times|9 times|99 times|most|eight) (?:times |of the time )?(?:out of (?:ten|10|
  100) )?,? ?(?:i will|i 'd|i would|i)? ?(?:pick|choose|take|go for|opt for|go with|have|order) <x>(?: (?:over|
  instead|rather) .*)?<stop>
prefers nothing: (?:for \\w+ )?(?:it is|it 's) <x> or nothing(?: for me)?<stop>
prefers tend,lean,gravitate: (?:with|for|in|on|at) <y> ,? ?(?:i )(?:tend|lean|gravitate|incline|veer) (?:more )?(?
  :towards?|to) <x><stop>
prefers ideal,ideally,dream: my ideal(?: \\w+)? (?:is|would be|'s) <x> (?:rather than|over|not|instead of) .*
prefers never: (?P<slot>(?!it|i|we|you|he|she|they|now|better|again|almost|always|and|but|so|this|that|yes|no|well)
  [^ ,]+(?: [^ ,]+){0,3}) , never <y><stop>
prefers beats,beat,trumps,trump,tops,over: <x> (?:beats?|trumps?|tops?|wins over|win over|is better than|
  are better than) <y> ?,?(?: <of me>)+<stop>
prefers beats,beat,trumps,trump: (?:for me|in my book|personally|honestly|to me|imo) ,? ?<x> (?:beats?|trumps?|
  tops?|wins? over) <y><stop>
prefers over: (?:i would|i 'd|i will|i)? ?(?:always |usually |generally |definitely )?(?:take|pick|choose|have|
  go for|do|opt for|drink|buy|want|wear|use) <x> (?:over|instead of|rather than|before|ahead of|not) (?!there|
  the weekend|christmas|winter|lunch|dinner)<y><stop>
prefers give: give me <x> (?:(?:over|instead of|rather than) <y> ?)?,? ?(?:<of me>)<stop>
prefers give: give me <x> (?:over|instead of|rather than|and not) <y><stop>
prefers keep: (?:you|they) can keep (?:your|the|all the|their) <y> ,? (?:give me|i will take|i 'd take|i prefer|
  i will stick with) <x><stop>
prefers over: <x> over <y> ?,?(?: <of me>)+<stop>
prefers always: (?:i |we )?(?:will |'d |would )?(?:always|usually|generally|invariably|normally|typically|tend to|
  still|mostly|nearly always|almost always) (?:pick|choose|go for|opt for|plump for|go with|insist on|reach for|
  lean towards?|default to|stick to|stick with) (?!it|that|this|them|her|him|the bins|the dog|a while|care|ages|
  long|time|my|forever|place|on|part|off|notes)<x>(?: (?:over|instead of|rather than|not|when|if|on|where|whenever|
  because|for|even) .*)?<stop>
prefers tend: (?:i |we )?(?:always |usually )?(?:tend to|prefer to) (?:go for|pick|choose|opt for|take|order|book|
  buy|use|go with|stick to) <x>(?: (?:over|instead of|rather than|when|if|on|where|whenever) .*)?<stop>
prefers lean,gravitate,gravitating,lean: (?:i |we )?(?:do )?(?:always |usually |definitely |tend to |kind of |
  personally )?(?:lean|gravitate|incline|veer|leaning) (?:more |heavily )?(?:towards?|to) <x>(?: (?:over|when|for|
  rather than) .*)?<stop>
prefers comes: (?:when|where) it comes to <y> ,? ?(?:i |we |it is |for me it is |i am )?(?:all about |always |
  usually |tend to |will |'d |would )*(?:go for|pick|choose|prefer|opt for|like|take|stick with|stick to|go with|
  want|a|an|team|all about|favou?r)? ?<x><stop>
prefers it: (?:it is|it 's|it has|it has got|it 's got) ?(?:always |got |usually )?(?:to be |
  going to be )(?:always )?<x> (?:for me|every time|or nothing|all the way|always|any day)<stop>
prefers go-to,default,preference,pick,choice,usual,vote: (?:my|our) (?:\\w+ )?(?:go-to|go to|default|preference|
  pick|choice|first choice|vote|favou?red option|preferred option|preferred way|order|usual|usual order|
  poison)(?: (?:drink|order|snack|setting|option|breakfast|lunch|coffee|meal|airline|way|method|brand|seat|beer|
  choice|language|font|theme|colour|exercise|takeaway|pizza))? (?:is|are|would be|will be|'d be|goes to|
  has always been|has to be|tends to be|would always be|:) (?:always |usually |still |generally |definitely |to |
  for )*<x>(?: ?,? (?:not|over|rather than|instead of|when|if|every|please|but|for|because|any|always) .*)?<stop>
prefers my: <x> (?:is|are|'s) (?:always |still )?my (?:go-to|go to|default|preference|preferred (?:option|way|
  choice|method)|first choice|pick|poison of choice|usual|\\w+ of choice)(?: \\w+)?<stop>
prefers choice: <x> (?:is|are) (?:always )?my (?!weapon|daw)(?:\\w+ ){1,2}of choice<stop>
prefers team: (?:i am |am |we are )?(?:very much |firmly |always |definitely |solidly |strictly |
  proudly )*(?:on )?team (?!lunch|dinner|building|meeting|drinks|spirit|work|player|effort|call)<x>(?: ,? ?(?:here|
  all the way|over .*|every time|forever|always|any day|for life|myself|me|
  for me|through and through|obviously|obvs|ofc|of course|for sure|no question|hands down|till i die))<stop>
prefers person,guy,girl,gal,bloke,household,family,drinker,man,woman: (?:i am|am|we are|
  i have always been) (?:much |very much |rather |definitely |always been )?more (?:of )?(?:a|
  an) (?P<slot>(?!people|nice|good|bad|big|family|business|young|old|busy|happy|private|quiet|shy|creative|very|
  tech)[^ ,]+(?: [^ ,]+){0,2}?) (?:person|guy|girl|gal|bloke|drinker|man|woman)(?: (?:than|over|rather than|not|
  through and through|myself|at heart|me|,|all the way|for sure).*)?<stop>
prefers person: (?P<slot>(?!people|nice|good|bad|one|per|my|any|every)[^ ,]+) person ?,? (?:me|here|myself|
  through and through)<stop>
prefers for: (?:always |only |just |nothing but |strictly )<x> for me<stop>
prefers for: <x> for me (?:please |every |any |always |thanks )(?:\\w+ ){0,2}<stop>
prefers for: (?P<slot>(?!no|not|best|good|bad|perfect|fine|easy|hard|work|easier|better|one|two|three|same|ditto|
  just|only|congrats|sorry|book|thanks|great|nothing|important|enough|also|is|
  and)[^ ,]+(?: (?!for)[^ ,]+){0,3}) for me ,? (?:always|every time|any day|any time|please|thanks|over|
  not)(?: .*)?<stop>
prefers way: <x> (?:all the way|or nothing|or bust|every time|every single time|any day|any day of the week|
  without question|forever|ftw|for the win|always|over everything|supremacy)(?: (?:for me|please|thanks|here|
  tbh))?<stop>
prefers every,any,all,or,forever,ftw,always: (?P<slot>(?!every|any|all|it|that|this|i|he|she|they|we|you|not|never|
  and|so|as|works|happens|almost|once|the same|same)[^ ,]+(?: (?!is|are|was|am|has|have|will|do|
  does)[^ ,]+){0,3}?) ,? ?(?:all the way|or nothing|or bust|every time|every single time|any day of the week|ftw|
  for the win|supremacy)(?: (?:for me|please|thanks|here|tbh))?<stop>
prefers suits,suit,works,work: <x> (?:suits?|works?) (?:me |for me )(?:best|better|fine best|well|perfectly|
  much better|far better|way better|a lot better|most)(?: (?:for|when|if|on|than|in) .*)?<stop>
prefers suits,suit,works,work: <x> (?:suits?|works?) (?:best|better|well|much better|far better|way better|
  a lot better|nicely)(?: for|with) me(?: (?:for|when|if|on|than) .*)?<stop>
prefers better,nicer,easier,simpler,best,easiest,quicker,preferable,superior: <x> (?:is|are|'s) (?:always |much |
  way |far |so much |just |usually |a lot |infinitely |generally )*(?:better|nicer|easier|simpler|best|easiest|
  quicker|preferable|superior|more convenient|the way to go|ideal) (?:for me|imo|to me|in my book|if you ask me|
  for my brain|for us|than <y> (?:for me|imo|any day|if you ask me|in my book))<stop>
prefers way: <x> (?:is|are|'s) (?:always )?the (?:only )?way (?:to go|forward) (?:for me|imo|if you ask me)<stop>
prefers king,queen: <x> (?:is|are) (?:king|queen|supreme|where it is at|where it 's at) (?:for me|imo|in my book|
  in my house|here|to me|if you ask me)<stop>
prefers happier,comfortable,better,easier: (?:i am |am )(?:much |far |way |a lot |always |generally )*(?:happier|
  more comfortable|more at home|more productive|better off|calmer) (?:with |in |on |when |using |at )?(?!now|today|
  about)<x>(?: than .*)<stop>
prefers better,easier: (?:i )(?:always |generally |just |usually |tend to )*(?:get on|cope|work|think|sleep|
  concentrate|focus|write|learn|function|do) (?:much |way |far |a lot )?(?:better|best) (?:with|in|on|using|at|
  by) <x>(?: than .*)?<stop>
prefers easier,better,nicer,simpler: (?:i )(?:always |generally |just |usually |do )*find <x> (?:much |way |far |
  a lot |so much )?(?:easier|better|nicer|simpler|handier|more comfortable|more relaxing|cosier)(?: (?:than|to|for|
  and) .*)?<stop>
prefers between: (?:if it is |if it 's |when it is |if it comes down to |
  when it comes to |it is |in )?
  (?:a choice |a toss-up |the choice )?between <y> (?:and|or|vs) <y> ,? (?:it is |it 's |then |i am )?(?:always |
  definitely |
  team )*<x> (?:wins?|any day|every (?:single )?time|hands down|for me|always|all the way|no contest|
  obviously)(?: .*)?<stop>
prefers between,pick,choose,take,prefer: (?:between|out of|of) <y> (?:and|or) <y> ,? ?(?:i would|i 'd|i will|i|
  it is|it 's|it would be|
  give me|we would|i am) ?(?:always |definitely |probably |still |all about )*(?:pick|choose|take|go for|go with|
  have|prefer|opt for)? ?<x>(?: ,? ?(?:every|any|always|hands|no|without|each|all|if|when|over|for) ?.*)?<stop>
prefers up,possible,choose,choice,choosing,pick,option,depends,way,say: (?:if|when|where|whenever|wherever|
  given) (?:it is up to me|it 's up to me|i (?:had|have|get|got) (?:my (?:pick|way|choice|say)|to (?:choose|pick|
  decide))|i (?:can|could|get to|am allowed to|have to|had to|must|may) (?:choose|
  pick|decide)|(?:i have|i had|there is|there 's|i am given|i get|given) (?:a|the|any) (?:choice|option)|the choice|
  a choice|the option|possible|at all possible|i am asked|i am choosing|i have a say|it were up to me|i can help it|
  choosing|picking|in doubt)(?: between <y>)? ?(?:,|:|-|–)? ?(?:then )?(?:i would|i 'd|i will|i|we|it is|it 's|
  it would be|
  give me|make it|for me it is|please)? ?(?:always |usually |definitely |probably |generally |rather |just |
  prefer to |tend to )*(?:pick|choose|take|go for|go with|go by|go|have|prefer|opt for|sit in|sit by|sit on|sit at|
  want|book|order|get|use|travel by|travel|work)? ?(?!not|it|that|this|them|me |avoid|skip|like|love|i |you|could|
  can|would|'d)<x> ?,?(?: (?:every time|any day|always|please|over|instead of|rather than|not|thanks|but) ?.*)?<stop>
prefers always,better,nicer,easier: (?:a |an )?(?P<slot>(?!it|that|this|prevention|honesty|more|less|two|life|
  things|there|something)[^ ,]+(?: [^ ,]+){0,2}?) (?:is|are|'s) (?:always|just|so much|much|way|far|a lot|
  infinitely) (?:better|nicer|easier|cosier|comfier|tastier)(?: than <y>)?(?: ?,?(?: <of me>)+)?<stop>
prefers nicer: <x> (?:is|are|'s) nicer<stop>
prefers swear,stick: (?:i |we )(?:always |tend to |usually )?stick (?:to|with) (?!it|that|this|the plan|my|your|one|
  what|them|facts|the facts|a|by|to)<x>(?: (?:over|rather than|instead of|when|if|for|every) .*)<stop>
prefers rather,sooner: (?:(?:i|we|much|far|way|personally|always|would|'d) )*(?:rather|sooner) (?:have |take |use |
  get |do |drink |watch |eat |wear )?(?!not|be told|you|that|die|know|we|he|she|they|say|it|this)<x> (?:than|over|
  instead of) .*
prefers soft,than,to: (?:i )(?:much |far |really |definitely |always |usually )*(?:like|love|enjoy|
  rate) <x> (?:(?:a lot |much |way |far )?(?:more|better) than|over|more than) <y><stop>
"""
_NEVER: Final = (
    SUBJECT_PRONOUNS
    | VAGUE - {"a", "an", "the", "to"}
    | words(
        "no not yes yeah good great fine best ok okay nothing same happy glad sorry always never every his her "
        "their your"
    )
)


def _take(key: str, slot: Tokens, clause: Clause, scene: Scene) -> bool:
    """Claim a choice, unless it only points at something or somebody else made it."""
    if key == "ways":
        return _one_of_two(slot, clause, scene)
    chosen = trim(slot)
    if chosen and slot[0].kind == "number" and slot[1:2] and slot[1].start == slot[0].end and slot[1].low == "-":
        chosen = slot[: slot.index(chosen[-1]) + 1]  # "24-hour clock"
    if (
        not chosen
        or ("between" in scene.said and find_date(clause.tokens)[0] >= 0)
        or slot[0].low in _NEVER
        or chosen[0].low in _NEVER
        or len(chosen) > 7
        or deictic(chosen)
        or any(t.low in words("your this that these those you he she they") for t in chosen)
    ):
        return False
    if clause.subject.person == "third" and clause.who and not (set(clause.subject.tokens) & set(slot)):
        return False
    form = verb(chosen[0].low)
    if form is not None and form.form == "past" and chosen[1:] and (chosen[1].low in PREPOSITIONS or chosen[1].capital):
        return False  # "majored in textiles, never used it", "uninstalled Notion, never again"
    if len(chosen) == 1 and (chosen[0].low in PREPOSITIONS or (form is not None and form.form == "past")):
        return False  # "moved over to ..."
    return scene.claim(SPEAKER, key, scene.words(chosen))


def _one_of_two(slot: Tokens, clause: Clause, scene: Scene) -> bool:
    """Claim the better of two ways when both are kinds of things: "tabs not spaces", no "Leeds, not York"."""
    tokens = tuple(t for t in clause.tokens if t.start >= slot[0].start)
    at = next((i for i, t in enumerate(tokens) if t.low in {"not", "than"}), 0)
    pair = (trim(slot), trim(tokens[at + 1 :]))
    if not at or len(tokens) > _BRIEF or slot[0].start != clause.tokens[len(clause.lead)].start:
        return False
    return (
        all(map(_is_kind, pair))
        and not all(p[-1].low.endswith("ing") for p in pair)
        and scene.claim(SPEAKER, "prefers", scene.words(pair[0]))
    )


_BRIEF: Final = 9


def _is_kind(phrase: Tokens) -> bool:
    """Tell whether a phrase names things at large: a plural, a food, a pastime, a means of talking."""
    if not 0 < len(phrase) <= 3 or any(t.kind != "word" or t.low in _NO_KIND for t in phrase):
        return False
    low = phrase[-1].low
    plural = len(low) > 3 and low.endswith("s") and not low.endswith("ss") and phrase[-1].low not in _TIMED
    return (
        (plural and low.removesuffix("s") not in JOBS | SPECIES_WORDS | KIN.keys())
        or low in _AT_LARGE | FOODS | ACTIVITIES
        or (low.endswith("ing") and len(low) > len("thing"))
    )


_NO_KIND: Final = (
    SUBJECT_PRONOUNS
    | DETERMINERS
    | AUXILIARIES
    | words("prevention honesty late done nothing something more less two one this that quality silence practice rules")
)
_TIMED: Final = words(
    "days weeks months years hours minutes times mondays news series always us yes is was has his its perhaps"
)
_AT_LARGE: Final = words(
    "email text texting chat voice phone calling paper digital vinyl cash card public transport rail train bus "
    "tram metro "
    "sweet savoury savory sparkling spicy mild dark light metric imperial decaf online offline hardback paperback "
    "audio video print morning evening winter "
    "summer "
    "city countryside indoors outdoors walking cycling driving reading watching tea coffee linux windows mac "
    "android ios"
)
CHOICES: Final = Frames(_CHOICES, _take)

__all__ = ["CHOICES"]
