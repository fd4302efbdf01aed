"""Tastes told in turns of speech: what drives people up the wall, and what is right up their street."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.givennames import is_given_name
from mock_server.engine.extract.language.kinds import ACTIVITIES, FOODS, INSTRUMENTS
from mock_server.engine.extract.language.lexicon import PREPOSITIONS, SUBJECT_PRONOUNS, words
from mock_server.engine.extract.language.nouns import COMMON
from mock_server.engine.extract.language.phrases import Tokens, lows, trim
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.tastes import VAGUE, things
from mock_server.engine.extract.turns.frames import Frames

_EXPERIENCER: Final = """
likes love,adore,enjoy,crave,like: (?:but )?(?:it is|it 's) (?!not|all|just that|this|that|you|him|her|me|us|them|how|
  when|what|who)<x> (?:that )?(?:i|we) (?:really |actually |absolutely |truly |just |do |most |secretly )*(?:love|adore|
  enjoy|crave|like)(?: (?:most|best|the most|more|though|instead))?<stop>
dislikes hate,loathe,stand,bear,detest,despise,dread,abide,dislike,without: (?:but )?(?:it is|it 's) (?!not|all|
  just that|this|that|you|him|her|me|us|them|how|when|what|who)<x> (?:that )?(?:i|we) (?:really |actually |absolutely |
  truly |just |do |simply )*(?:hate|loathe|detest|despise|dread|dislike|can not (?:stand|bear|abide|stomach|take)|
  could do without)(?: (?:most|the most|more|though|instead))?<stop>
dislikes thing,things: (?:(?:the|a|one|two|three|another|only|my) )*(?:\\w+ )?things? (?:that )?i (?:really |
  absolutely |
  just )*(?:can not (?:stand|bear|abide)|hate|loathe|detest|despise|dread|dislike)(?: most| the most|
   about \\w+)? ?(?::|
  is|are|-) (?!that|when|how|it|people who)<xs>
likes thing,things: (?:(?:the|a|one|two|three|another|only|my) )*(?:\\w+ )?things? (?:that )?i (?:really |absolutely |
  just )*(?:love|adore|enjoy)(?: most| the most)? ?(?::|is|are|-) (?!that|when|how|it|about|people who)<xs>
dislikes devil,hell,abomination,crime,spawn: <x> (?:is|are|'s) (?:just |clearly |truly |
  simply )*(?:the work of the devil|
  the devil 's work|straight from hell|an abomination|a crime against \\w+|the spawn of satan)<stop>
likes yes: <x> (?:is|are|'s) (?:a |always a )?(?:big |hard |firm |definite |resounding |huge )?yes (?:from|for) me<stop>
dislikes no: <x> (?:is|are|'s) (?:a |always a )?(?:big |hard |firm |definite |resounding |huge )?no (?:from|
  for) me<stop>
dislikes keep: you can keep your <x><stop>
dislikes makes,make,made: <x> makes? me (?:just )?want to (?:cry|scream|hurl|vomit|run|weep|puke|hide|leave|throw up|
  be sick|
  tear my hair out|gag|bolt|flee|claw my eyes out|shout|punch \\w+)<stop>
likes everything: <x> on (?:literally |absolutely )?everything(?: ,.*)?<stop>
dislikes tastes,taste,smells,smell: <x> (?:just )?(?:tastes?|smells?) (?:just )?like (?:soap|feet|cardboard|dirt|
  socks|vomit|plastic|
  rubber|sawdust|medicine|old socks|wet dog|sick)(?: to me)?<end>
fare life: <x> (?:runs?|rules?) my (?:whole |entire )?life<end>
likes without: <I> (?:can|could) not (?:really )?(?:get through|survive|start|face|end|imagine) (?:a |the |my |
  an )?(?:\\w+ )?
  (?:day|morning|week|evening|shift|winter|life)(?: \\w+)? without (?:my |a |some )?(?![a-z]+ing(?: |$))<xs>
likes about: (?:i am |am |we are )(?:all about|all for) (?!that|the|this|it|you|me|us|them|him|her|getting|
  how)<x>(?: (?:lately|
  these days|right now|at the moment|now|this \\w+))?<stop>
likes mine: <x> <is> (?:a |an |one )?(?:of )?(?:my )?(?:\\w+ ){0,2}?(?:guilty pleasure|weakness|favou?rite|passion|
  fave|
  comfort food|obsession)s? of mine<end>
dislikes mine: <x> <is> (?:a |an |one )?(?:of )?(?:my )?(?:\\w+ ){0,2}?(?:pet hate|pet peeve|peeve|
  bugbear)s? of mine<end>
likes weakness,favourite,kryptonite,pleasure,addiction,undoing,downfall,favorite: (?:(?:oo+h|oh|mm+|ah|ahh|
  and) )*(?P<slot>(?!i |we |he |she |
  this|that|and|but|so)[^ ,]+(?: [^ ,]+){0,3}?) ,? ?my (?:(?:absolute|one|only|biggest|greatest|secret|guilty|eternal|
  one true|all-time|number one|big) )*(?:weakness|favou?rite|kryptonite|pleasure|addiction|undoing|downfall|
  happy place)<stop>
dislikes nemesis,bane,enemy: (?:(?:ugh|oh|argh|and) )*(?P<slot>(?!the |i |we |he |she |this|that|and|but|
  so)[^ ,]+(?: [^ ,]+){0,3}?) ,? ?(?:my (?:absolute |old |one |sworn |mortal )?(?:nemesis|enemy)|
  (?:the )?bane of my (?:life|existence))<stop>
likes downfall,undoing,achilles: <x> (?:is|are|'s) (?:always )?my (?:downfall|undoing|achilles heel|kryptonite)<end>
likes fond,keen,partial: <am> (?:\\w+ly |very |quite |rather |really |so )*(?:fond of|keen on|partial to) <xs>
likes kick,buzz,thrill,kicks,joy: <I> <adv> (?:get|got) (?:a |such a |a real |a huge |so much |my )?(?:kick|buzz|
  thrill|kicks|
  joy) (?:out of|from) <xs>
likes knees: <I> <adv> go (?:all )?weak at the knees (?:for|over|at) <xs>
likes better,finer,nicer,greater: (?:there is |there 's )?(?:no|not a) (?:better|finer|nicer|greater|
  lovelier) (?:\\w+ )
  {1,2}than <xs>
dislikes nothing: nothing (?:\\w+ )?(?:winds me up|annoys me|irritates me|bugs me|gets on my nerves|bores me|
  drives me (?:mad|crazy|up the wall)) (?:more than|like|as much as|quite like|so much as) <xs>
likes nothing: nothing (?:\\w+ )?(?:cheers me up|calms me|calms me down|relaxes me|soothes me|perks me up|
  lifts me|comforts me) (?:more than|like|as much as|quite like) <xs>
likes winner: (?:anything (?:with|involving) )?<x> (?:is|are|'s) (?:always )?a winner (?:in my book|with me|
  for me)<end>
likes place: my (?:\\w+ )?(?:happy place|comfort food|comfort watch|guilty pleasure|safe place|idea of heaven) (?
  :is|has to be|'s) <xs>
likes fan: (?:big |huge )?fan of : <xs>
dislikes could: <I> never could (?:stand|bear|abide|stomach) <xs>
dislikes big: (?:i am |am )?(?:really |just )?(?:not|never been) (?:very |that |too |really |so )?(?:big|hot|sold|
  huge) on <xs>
dislikes never: (?:i |we )?(?:would |'d )(?:gladly |happily |quite happily )never (?:have to )?(?:see|eat|hear|touch|
  do|visit) (?:another |any |a )?<x>(?
  : again| ever again)?<stop>
dislikes thing: (?:i )have (?:a |this )thing about <x> ,? ?(?:can not|i can not|hate|i hate) .*
likes heaven,thing,fun,day,bliss,happiness: <x> ,? ?(?:that is|that 's|now that is|now that 's) (?:my |what i call )
  (?:kind|idea|version|definition|sort) of (?:heaven|fun|a good time|bliss|thing|day|happiness|a day|night|evening)
  <end>
likes please,pleases: (?:few|not many|no) things? (?:please|pleases|delight|cheer|satisfy) me (?:more|as much) (?
  :than|as) <xs>
likes world,life,ever: my (?:absolute )?(?:favou?rite|fave|best) (?:thing|place|sound|smell|food|feeling|
  part of the day|time of day|time of year|way to \\w+) (?:in (?:the (?:whole )?(?:world|universe)|life)|ever|
  of all time|of all) (?:is|has to be|would be|'s) <xs>
likes top,favourites,faves: (?:my )?(?:top (?:three|five|two|3|5|2|ten|10)|favourites|faves)(?: \\w+)? (?::|are|-|
  =) <xs>
likes something: there is (?:just )?something (?:\\w+ )?about <x> (?:that|i|which) (?:makes me (?:happy|smile|calm)|
  i (?:just )?love|gets me|love|calms me)<end>
likes gets,every: it is <x> that (?:gets|does it for) (?:me|it for me)<end>
likes kiss: <x> ,? ?chef 's kiss<end>
likes yours,happy,sold,heaven,content: give me <x> and i (?:am|will be) (?:yours|happy|sold|anyone 's|in heaven|
  content)<end>
likes sold: <x> and i am (?:sold|happy|in heaven|content|there)<end>
likes more,better: (?:there is |there 's )?(?:nothing|little|few things) i (?:like|love|enjoy) (?:more|
  better) than <xs>
likes nothing: nothing (?:quite )?like (?:a |an |some |a bit of )?<x>(?: (?:on|in|at|after|for|first|with|
  to) .*)?<stop>
dislikes behind: <I> (?:can|could) (?:not|never) (?:really |quite )?get (?:behind|on board with|excited about|
  down with) <xs>
dislikes gone,went,going: <I> (?:have )?(?:gone|went) (?:right |completely |totally |a bit |well )?off <xs>
dislikes hell: <x> can (?:all )?(?:go to hell|rot in hell|burn in hell|do one)<end>
dislikes interest: <have> (?:zero|no|absolutely no|very little|little) (?:interest in|desire for|enthusiasm for) <xs>
dislikes bores,bore: <x> (?:bores?|annoys?|scares?|irritates?) the (?:pants|hell|crap|life|living daylights|shit|
  socks) (?:off|out of) me<end>
dislikes thing: (?:if )?there is (?:only |just )?one thing (?:that )?i (?:\\w+ )?(?:hate|loathe|detest|despise|
  dread|can not (?:stand|bear|abide))(?: more than anything| most)? ,? ?(?:it is|it 's|that is|it has to be|
  it would be) <xs>
likes thing: (?:if )?there is (?:only |just )?one thing (?:that )?i (?:\\w+ )?(?:love|adore|live for|can not resist|
  never tire of)(?: more than anything| most)? ,? ?(?:it is|it 's|that is|it has to be|it would be) <xs>
dislikes hate: (?:i )?hate (?:hate |, )+<xs>
dislikes fan: (?:i am |am )?(?:not|never been) (?:really |exactly |much of )?(?:a |an )(?:big |huge |massive )?(?
  P<slot>(?!huge|big|massive|great|real|fan|total)[^ ,]+(?: [^ ,]+)?) (?:fan|lover|enthusiast)<end>
dislikes despise,hate,loathe,detest,love: <I> (?:absolutely |really |just )?(?:despise|hate|loathe|detest) <x> (?
  :with (?:every|a passion|all my|the fire|a burning|a vengeance)|more than (?:anything|words|life))(?: .*)?<stop>
likes spot,weakness,passion,fondness,penchant,fascination,obsession,addiction,tooth,appetite,
  affection: <have> <adv> (?:a |an |my |this )?(?:\\w+ ){0,2}?(?:soft spot|weakness|passion|fondness|penchant|
  fascination|obsession|addiction|sweet tooth|appetite|affection|love) (?:for|with|to) <xs>
likes thing: (?:i |we )(?:have |have got )<adv> a (?:\\w+ ){0,2}?thing for <xs>
likes affair: <have> (?:a |an |my )?(?:\\w+ ){0,2}?love affair with <xs>
likes live: (?:i |we )?<adv> live for (?!now|today|a living|free|the moment|that|this|years|months|weeks|work|
  less)<xs>
likes swear: (?:i |we )?<adv> swear by <xs>
likes crazy,wild,nuts,gaga,mad,bananas: <I> <adv> go (?:crazy|wild|nuts|gaga|mad|bananas) for <xs>
likes resist: <I> (?:can|could) (?:not|never) (?:really |ever )?resist <xs>
likes live: <I> (?:can|could) not (?:really |ever )?live without <xs>
likes geek,nerd: <I> <adv> (?:geek|nerd) out (?:over|on|about) <xs>
likes no: <I> (?:will |would |could |can )?never (?:say|turn|says) (?:no to|down) <xs>
likes heaven: <x> <is> <adv> (?:my (?:idea|version|definition) of |pure |absolute |sheer |just )?(?:heaven|bliss|
  paradise)<stop>
likes idea: <x> <is> <adv> my idea of (?:a (?:good|great|perfect) (?:time|day|night|evening|weekend|holiday)|fun|
  perfection|luxury)<end>
likes obsessed: <am> (?:so |totally |completely |absolutely |currently |a bit |slightly |kinda |newly |now |just |
  lowkey |low-key |pretty |officially )*obsessed (?:with|by|over) (?!how|what|that)<xs>
likes yes: <x> <is> (?:a |an )?(?:big |huge |hard |firm |massive |definite |absolute |solid )*(?:yes|yes yes) (?:from|
  for) me<end>
dislikes no,pass,nope,no-no: <x> <is> (?:a |an )?(?:big |huge |hard |firm |massive |definite |absolute |solid |
  strict )*(?:no|nope|pass|no-no|no no|no-go) (?:from|for) me<end>
likes soul: <x> (?:feed|feeds) my soul<end>
likes happy,place: <x> <is> <adv> my (?:absolute |total |ultimate )?(?:happy place|comfort food|comfort watch|
  comfort show|comfort blanket|jam|bag|vibe|cup of tea|catnip|everything|first love|one true love|true love|
  great love|go-to comfort|weakness|kryptonite|favou?rite thing)<end>
likes jam,bag,vibe,tea,catnip,weakness,love,comfort,thing: <x> <is> <adv> my (?:absolute |total |ultimate |big |
  one |biggest |main )?(?:comfort food|comfort watch|comfort show|jam|bag|vibe|cup of tea|catnip|first love|
  one true love|true love|great love|weakness|favou?rite thing|kind of thing|sort of thing|thing)<end>
likes street,alley: <x> <is> <adv> (?:right |straight )?(?:up|down) my (?:street|alley)<end>
likes boat: <x> <adv> (?:float|floats|rock|rocks) my boat<end>
likes spot: <x> <adv> (?:hit|hits) the spot<end>
likes does,do: <x> <adv> (?:does|do) it for me<end>
likes me: <x> <adv> (?:get|gets) me every (?:single )?time<end>
likes old: <x> never (?:get|gets) old<end>
likes day: <x> <adv> (?:make|makes) my (?:whole )?(?:day|week|morning|weekend)<end>
likes cheer,cheers,calm,calms,lift,lifts,pick,picks,perk,perks: <x> <adv> (?:cheer|cheers|calm|calms|lift|lifts|
  pick|picks|perk|perks) me (?:right |straight )?(?:up|down)<end>
likes fascinate,fascinates,delight,delights,thrill,thrills,soothe,soothes,relax,relaxes,excite,excites,charm,charms,
  comfort,comforts,amuse,amuses,captivate,captivates,enchant,enchants,intrigue,intrigues: <x> <adv> (?:fascinates?|
  delights?|thrills?|soothes?|relax|relaxes|excites?|charms?|comforts?|amuses?|captivates?|enchants?|
  intrigues?) me<end>
likes mood,spirits: <x> <adv> (?:lift|lifts|boost|boosts|brighten|brightens) my (?:mood|spirits)<end>
likes joy: <x> <adv> (?:bring|brings|give|gives|spark|sparks) (?:me )?(?:so much |such |a lot of |great |pure |
  real )?joy<end>
likes smile,happy: <x> <adv> (?:make|makes) me (?:\\w+ )?(?:smile|happy|grin|melt|giddy|giggle)<end>
likes favourite,favorite,fave,fav,favourites,favorites,faves: (?:my )?(?:(?:all-time|absolute|current|no1|
  big) )*(?:favou?rites?|faves?|favs?)(?: (?!thing|part|bit|colleague|person|one|ones)\\w+){0,3}? (?::|is|are|
  has to be|would be|must be|has got to be|will always be|'s|-|=) <xs>
likes into,likes,loves,enjoys: (?:into|likes|loves|enjoys) : <xs>
dislikes into,dislikes,hates: (?:not into|dislikes|hates) : <xs>
likes thing,jam,bag,street: <x> (?:is|'s|are) (?:much |way |far |a lot )?more my (?:thing|jam|bag|cup of tea|style|
  scene|vibe|speed)<end>
likes love,adore,enjoy,like: <x> <is> (?:just |simply )?(?:something|one thing|
  the one thing) (?:that )?i (?:\\w+ )?(?:love|adore|enjoy|like)(?: doing| eating|
  a lot| very much)?<end>
dislikes hate,dislike,loathe,detest,stand,bear,stomach,avoid: <x> <is> (?:just |simply )?(?:something|one thing|
  the one thing) (?:that )?i (?:\\w+ )?(?:hate|dislike|loathe|detest|can not (?:stand|bear|stomach)|do not like)<end>
likes eat,watch,drink,read: <I> (?:can|could) (?:\\w+ )?(?:eat|drink) <x> (?:every|all|any|for|until|till|by the|
  forever)<end>
likes listen,watch,talk: <I> (?:can|could) (?:\\w+ )?(?:listen to|watch|talk about|read about|look at|
  stare at) <x> (?:every day|all (?:day|night|evening)|any day|for (?:hours|days|ever)|until|till|forever)<end>
likes better,nicer,finer,cosier,sweeter: (?:there (?:is |'s )?|there (?:can |could )?be )?(?:nothing|few things|
  little)(?: is|'s|are)?(?: much| quite)? (?:better|nicer|finer|cosier|sweeter|lovelier|more \\w+) (?:in (?:life|
  the world) )?than <xs>
likes beats,tops: (?:nothing|not much|few things|little) (?:\\w+ )?(?:beats?|tops?) <xs>
likes beat,top: (?:you |i |ya )?(?:can|could) (?:not|never) (?:really |ever )?(?:beat|top) <xs>
likes happier,happiest: nothing (?:makes|make) me (?:happier|smile more|more content) (?:than|like) <xs>
likes happiest: (?:i am |am )?(?:at my )?happiest (?:when |with |in |on )?(?:i am )?<xs>
likes human,sucker,fiend,nut,buff,geek,nerd,addict,fanatic,devotee,enthusiast,junkie,freak,aficionado,
  obsessive: <am> (?:a |an |such a |one of those )?(?:self-confessed |massive |huge |big |total |complete |
  bit of a |real |right |proper |absolute |lifelong |hardcore |diehard |
  die-hard )*(?P<slot>[^ ,]+(?: [^ ,]+){0,2}?) (?:fiend|nut|buff|geek|nerd|addict|fanatic|devotee|enthusiast|junkie|
  freak|aficionado|obsessive|nut here|superfan|fangirl|fanboy|lover|stan)<stop>
likes fan,lover,fans,superfan: <am> (?:a |an |such a )?(?:self-confessed |massive |huge |big |total |complete |
  bit of a |real |right |proper |absolute |lifelong |hardcore |diehard |die-hard )*(?P<slot>(?!not|no|never|your|
  his|her|am|i|been|are)[^ ,]+(?: [^ ,]+){0,3}?) (?:fan|lover|fans|superfan)(?: (?:here|through and through|forever|
  for life|since .*|me))?<stop>
likes sucker,fiend,devotee,fanatic,softie,connoisseur: <am> <adv> (?:a |an )?(?:\\w+ )?(?:sucker|fiend|devotee|
  fanatic|softie|connoisseur|glutton) (?:for|of) (?!punishment)<xs>
likes head,smitten,love,besotted,enamoured,gaga: <am> <adv> (?:head over heels (?:for|about)|smitten (?:with|by)|
  in love with|besotted (?:with|by)|enamoured (?:of|with|by)|potty about|bonkers about|dotty about|all about|
  all for|all over|well into|super into|mega into|proper into|deep into|heavily into) <xs>
likes say: <I> (?:can|could) (?:not|never) say no to <xs>
likes love,adore,enjoy,like,appreciate: (?:what|something|one thing|the (?:one )?things?|two things|stuff|all|
  a thing) (?:that )?i (?:\\w+ ){0,2}?(?:love|adore|enjoy|like|appreciate|crave)(?: (?:most|best|the most|
  more than anything|above all|about \\w+))? <is> <xs>
dislikes hate,loathe,dislike,detest,despise,dread: (?:what|something|one thing|the (?:one )?things?|two things|
  stuff|a thing) (?:that )?i (?:\\w+ ){0,2}?(?:hate|loathe|dislike|detest|despise|dread)(?: (?:most|the most|
  more than anything|above all))? <is> <xs>
dislikes stand,bear,abide,stomach,tolerate: (?:what|something|one thing|the (?:one )?things?|
  a thing) (?:that )?i (?:\\w+ )?(?:can|could) (?:not|never) (?:\\w+ )?(?:stand|bear|abide|stomach|tolerate) <is> <xs>
dislikes worse: (?:there (?:is |'s )?|there can be )?(?:nothing|few things)(?: is|'s|
  are)?(?: much| quite)? (?:worse|more (?:annoying|boring|irritating|depressing|disgusting)) (?:in (?:life|
  the world) )?than <xs>
dislikes wall,mad,crazy,insane,nuts,bend,bonkers,potty,mental,spare,twist,batty,bananas,
  distraction: <x> <adv> (?:drive|drives|send|sends) me (?:\\w+ )?(?:up the wall|up the pole|mad|crazy|insane|nuts|
  round the (?:bend|twist)|around the bend|bonkers|potty|mental|spare|batty|bananas|to distraction|to drink)<end>
dislikes head: <x> <adv> (?:does|do) my (?:\\w+ )?(?:head|nut) in<end>
dislikes nerves,wick,goat,nerve: <x> <adv> (?:get|gets|grate|grates) (?:right )?(?:on )?my (?:\\w+ )?(?:nerves|wick|
  tits|goat|last nerve)<end>
dislikes skin: <x> <adv> (?:get|gets) under my skin<end>
dislikes gears: <x> <adv> (?:grind|grinds) my gears<end>
dislikes crawl,boil,itch,curl: <x> <adv> (?:make|makes) my (?:skin|flesh|blood|teeth|toes) (?:crawl|boil|itch|
  curl)<end>
dislikes creeps,ick,heebie-jeebies,willies,shivers,headache,rage: <x> <adv> (?:give|gives) me (?:the |
  a )?(?:\\w+ )?(?:creeps|ick|icks|heebie-jeebies|willies|headache|rage|fear)<end>
dislikes stomach: <x> <adv> (?:turn|turns) my stomach<end>
dislikes cold: <x> <adv> (?:leave|leaves) me (?:\\w+ )?cold<end>
dislikes tears,sleep,death: <x> <adv> (?:bore|bores|put|puts|send|sends) me (?:to (?:tears|sleep|death)|rigid|
  stiff)<end>
dislikes way: <x> <adv> (?:rub|rubs) me (?:up )?the wrong way<end>
dislikes me: <x> <adv> (?:annoy|annoys|irritate|irritates|infuriate|infuriates|bore|bores|disgust|disgusts|repulse|
  repulses|repel|repels|depress|depresses|terrify|terrifies|exasperate|exasperates|stress|stresses|freak|freaks|
  creep|creeps|gross|grosses|wind|winds|bug|bugs|tick|ticks|piss|pisses|tire|tires|wear|wears|get|gets|put|puts|
  turn|turns) me (?:out|up|off|down|so much|no end|senseless)?<stop>
dislikes annoy,annoys,irritate,irritates,infuriate,infuriates,bore,bores,disgust,disgusts,repulse,repulses,
  exasperate,exasperates: <x> <adv> (?:annoys?|irritates?|infuriates?|bores?|disgusts?|repulses?|exasperates?) me<end>
dislikes not,never: <x> (?:is|are|'s|have|has)(?: just)? (?:not|never been|never) (?:really |quite |exactly |just |
  at all |much |particularly )?(?:for me|my (?:thing|bag|cup of tea|scene|jam|style|vibe|kind of thing|
  sort of thing|idea of fun|idea of a good time|strong suit of fun|favourite|fave|favorite|cuppa))<end>
dislikes scene,bag,tea,thing,jam: (?:not|never) (?:really |quite |exactly |at all )?my (?:scene|bag|cup of tea|
  thing|jam|vibe)<end> ?,? (?P<slot>(?!but|and|so|the|to|i |it|you)[^ ,]+(?: [^ ,]+){0,3})<stop>
dislikes done,did,do,does: <x> (?:have |has |do |does |did )?(?:not|never) (?:really |quite |ever )?(?:done|did|
  do) (?:it|anything|much|a lot) for me<end>
dislikes grew,grown,appealed,appeal,interested,grabbed,clicked: <x> (?:have |has |do |does |did )?(?:just )?(?:not|
  never) (?:really |quite |ever )?(?:grew on|grown on|appealed to|appeal to|interested|interest|grabbed|
  clicked with|clicked for) me<end>
dislikes nightmare,hate,peeve,bane,hell,bugbear: <x> <is> <adv> (?:my |the )(?:absolute |worst |biggest |personal |
  total |actual |pet |idea of )*(?:nightmare|pet hate|hate|peeve|bane of my (?:life|existence)|idea of hell|hell|
  bugbear|idea of torture)<end>
dislikes one,bin: <x> can (?:do one|get in the (?:bin|sea)|get lost|jog on|go away forever|die in a fire)<end>
dislikes keep: (?:you|they|people) can keep (?:your|their|all the|the) <x><stop>
dislikes spare: spare me <x><stop>
dislikes one: <am> (?:not|never) (?:really |much |been |been really )?(?:a |one )(?:for|of) <xs>
dislikes one: <I> (?:have )?never (?:really )?been (?:much )?(?:one|a one|a big one|big on|into|keen on|fond of|
  a fan of|a huge fan of|a big fan of|mad on) (?:for )?<xs>
dislikes person,guy,girl,gal,bloke,drinker,eater,reader: <am> (?:not|never been) (?:really |much of |exactly |
  much )?(?:a|an) (?P<slot>(?!people|nice|good|bad|morning|early|late|religious|violent|big|huge|great|that|happy|
  the|jealous|patient|sentimental|well|tech|techy|details|details?)[^ ,]+(?: [^ ,]+){0,2}?) (?:person|guy|girl|gal|
  bloke|fan)<end>
dislikes without: <I> (?:can|could) (?:\\w+ )?(?:do|live) without (?!it|that|them|you)<xs>
dislikes doing,dealing,bothered,deal,cope: <I> (?:can|could) (?:not|never) (?:really |ever )?(?:be (?:doing|dealing|
  bothered|arsed)|deal|cope) with <xs>
dislikes appeal,point,fuss,hype: <I> (?:do|could|can|have|did) (?:not|never) (?:really |quite )?(?:see|seen|get|got|
  understand|understood) (?:the|what the) (?:appeal|point|fuss|hype|attraction)(?: (?:of|with|around|about|
  is about))? <xs>
dislikes into: <I> (?:have )?(?:just )?(?:never|could never) (?:really |quite |ever )?(?:got|get|gotten|
  been) into <xs>
dislikes warmed,taken,took,liked,enjoyed,rated,understood,cared: <I> (?:have |could )?never (?:really |quite |
  ever )?(?:warmed to|taken to|took to|liked|enjoyed|rated|cared for|cared about) <xs>
dislikes rate,dig: <I> do not (?:really |much )?(?:rate|dig|vibe with|gel with|get on with|get along with|
  care much for|much care for|go for) <xs>
dislikes nothing: <I> want nothing to do with <xs>
dislikes dread: <I> <adv> dread (?!to|the thought)<xs>
dislikes fan,fond,keen,fussed,bothered,sold,wild: <am> (?:really |just |so )?(?:not|no|never) (?:really |exactly |
  much of |a |the |that |
  at all |particularly |overly |especially |too |so |super |all that |terribly )*(?:\\w+ )?(?:fan of|fond of|
  keen on|keen about|enamoured with|into|crazy about|mad about|fussed about|bothered about|taken with|sold on|
  wild about|big on) <xs>
dislikes aversion,hatred,dislike,loathing: <have> (?:a |an )?(?:\\w+ ){0,2}?(?:aversion to|hatred (?:of|for)|
  dislike (?:of|for)|loathing (?:of|for)|distaste for|phobia of) <xs>
dislikes scared,terrified,frightened: <am> <adv> (?:always been )?(?:scared|terrified|frightened|
  petrified) of (?!losing|failing|what|the|my|it|this|that|being|going)<xs>
dislikes allergic: <x> and (?:i|me) (?:just )?(?:do|don't)? ?(?:not|never) (?:really )?(?:get along|get on|click|
  gel|see eye to eye)<end>
dislikes get,along,gel,click: <x> and (?:i|me) (?:just )?(?:do|will|can|have|did)? ?(?:not|never) (?:really |quite |
  ever )?(?:get along|get on|gel|click|clicked|got on|got along|vibe)<end>
"""
_MAX_WORDS: Final = 8
_OPINIONS: Final = """
likes best,greatest,nicest,loveliest,finest,superior,unbeatable,underrated,elite: <x> <is> (?:<of me> |simply |
  just )*(?:the |literally the )?(?:best|greatest|nicest|loveliest|finest|superior|unbeatable|
  elite)(?: \\w+){0,2}? ?,?(?: <of me>)+<stop>
likes best,greatest,nicest,loveliest,finest,superior: <x> <is> (?:<of me> )(?:the )?(?:best|greatest|nicest|
  loveliest|finest|superior|unbeatable|elite)(?: \\w+){0,3}<stop>
dislikes worst,overrated,vile,disgusting,pointless,awful,gross,rank,grim,horrible,minging,
  foul: <x> <is> <adv> (?:the )?(?:worst|overrated|vile|disgusting|pointless|awful|gross|rank|grim|horrible|minging|
  foul)(?: \\w+){0,2}? ?,?(?: <of me>)+<stop>
"""

_SPECIFIC: Final = words("this that these those his her your their its it he she they you someone somebody who what")


def _take(key: str, slot: Tokens, clause: Clause, scene: Scene) -> bool:
    """Claim a taste, unless what stands in the slot is one thing at hand or a person."""
    if key == "fare":
        if not {slot[-1].low, lows(slot)} & (FOODS | ACTIVITIES | INSTRUMENTS | _TASTED):
            return False  # "stress runs my life"
        key = "likes"
    if not slot or slot[0].low in _SPECIFIC or any(t.low in {"you", "here"} for t in slot):
        return False
    if len(slot) == 1 and slot[0].capital and is_given_name(slot[0].low):
        return False
    if {"gone", "went"} & scene.said and any(f.value.casefold() in lows(slot) for f in scene.held(SPEAKER, ("likes",))):
        return False  # that ends a liking
    if clause.subject.person == "third" and clause.who and slot[0] in clause.subject.tokens[:1]:
        named = slot[0].capital and len(slot) <= 2 and not _is_known(slot, clause)
        if clause.subject.owner is not None or (named and key == "dislikes"):
            return False
    elif clause.subject.person == "third" and clause.who:
        return False
    if slot[0].low == "the" and not any(t.low in {"of", "sound", "smell"} for t in slot[1:]):
        slot = slot[1:] if len(slot) > 1 and slot[-1].low.endswith("s") else ()
    if not slot or slot[0].low in SUBJECT_PRONOUNS | VAGUE - {"to", "a", "an", "the"} or len(slot) > 14:
        return False
    if any(t.low in words("who") for t in slot[:3]) and slot[0].low == "people":
        return scene.claim(SPEAKER, key, scene.words(slot))
    said = trim(slot, keep_dates=True)
    timed = len(slot) <= 3 and len(said) > len(trim(slot)) and not any(t.low in PREPOSITIONS for t in said)
    found = [scene.words(said)] if timed else things(slot, scene)  # "rainy sundays"
    if not found and slot[0].low in {"my", "our"} and len(slot) > 2:
        found = [scene.words(slot[1:])] if key == "likes" and "'s" in {t.low for t in slot} else []
    return scene.claim_each((SPEAKER,), key, found)


def _is_known(slot: Tokens, clause: Clause) -> bool:
    """Tell whether what opens a sentence is a thing and no name: "Jazz", "Slow walkers" that "drive me mad"."""
    low = slot[-1].low
    known = any(word in FOODS | ACTIVITIES | COMMON | INSTRUMENTS for word in (low, low.removesuffix("s"), lows(slot)))
    several = low.endswith("s") and clause.form == "base" and not slot[-1].capital
    return (known or several or low in _TASTED) and not is_given_name(slot[0].low)


_TASTED: Final = words(
    "coffee tea chai matcha chocolate music football podcasts books cats dogs marmite jazz opera techno metal rap "
    "country blues reggae ballet golf cricket coriander liquorice licorice "
    "vegemite "
    "musicals marzipan winter summer autumn spring mondays christmas halloween"
)
IDIOMS: Final = Frames(_EXPERIENCER + _OPINIONS.strip() + "\n", _take)


__all__ = ["IDIOMS"]
