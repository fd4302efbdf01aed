"""Hobbies, skills and tools told in turns of speech: "X keeps me sane", "a dab hand at X", "X user here"."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.clauses import Clause
from mock_server.engine.extract.frames import Frames
from mock_server.engine.extract.kinds import ACTIVITIES, INSTRUMENTS, JOBS, LANGUAGES, PROGRAMMING
from mock_server.engine.extract.lexicon import DETERMINERS, PREPOSITIONS, SUBJECT_PRONOUNS, number_of, words
from mock_server.engine.extract.nouns import KIN
from mock_server.engine.extract.mocktitles import is_trifle
from mock_server.engine.extract.phrases import Tokens, find, items, trim, upto_break
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.tastes import VAGUE
from mock_server.engine.extract.verbs import verb

_DAYS: Final = (
    r"(?:(?:every|most|each|on|at|in|my|the|all|come|some|sunny|rainy|free|spare|friday|saturday|sunday|monday|"
    r"tuesday|"
    r"wednesday|thursday|winter|summer|of|other|second) ){0,3}?(?:weekends?|evenings?|sundays?|saturdays?|fridays?|"
    r"mondays?|tuesdays?|wednesdays?|thursdays?|mornings?|nights?|afternoons?|spare time|free time|downtime|days off|"
    r"day off|lunch breaks?|time off|winters?|summers?|days|time)"
)
_ROUTINE: Final = (
    r"(?:to (?:relax|unwind|chill|de-stress|destress|switch off|wind down|decompress|clear my head|stay sane|"
    r"keep fit|"
    r"keep sane|pass the time|calm down|escape)|for (?:fun|pleasure|kicks|relaxation|exercise|a laugh|the fun of it|"
    r"my own amusement)|as a hobby|as (?:a )?(?:side|hobby) thing|in my (?:spare|free|down) ?time|on the side|"
    r"when(?:ever)? i (?:can|have time|get (?:the )?(?:time|chance)|am not working|am off|have (?:a )?(?:free|"
    r"spare|quiet) \w+)|"
    r"(?:on |at |most |every |each |of an |some )+(?:weekends?|evenings?|sundays?|saturdays?|fridays?|mondays?|"
    r"tuesdays?|"
    r"wednesdays?|thursdays?|mornings?|nights?|week|day|month|summer|winter|spring|autumn|lunchtimes?|weekend|"
    r"other \w+)|"
    r"now and (?:then|again)|from time to time|on and off|once in a while|every so often|"
    r"(?:once|twice|three times|a few times|a couple of times) (?:a|per) (?:week|month|year)|religiously|"
    r"(?:in|on) (?:the )?(?:evenings|weekends|summer|winter|train|bus|commute))"
)
_DIGITAL: Final = (
    r"(?:notes?|tasks?|bugs?|tickets?|sketches|drafts?|budget(?:ing)?|files?|photos?|pics|pictures|videos?|recipes|"
    r"passwords?|calendar|expenses|code|slides|docs|documents?|to-?dos?|to-do list|shopping list|diagrams|"
    r"presentations|"
    r"podcasts?|designs?|mockups|writing|journal|diary|spreadsheets|invoic(?:es|ing)|accounts|bookkeeping|planning|"
    r"scheduling|editing|drawings?|models|music|reading list|bookmarks|finances|taxes|research|coding|programming|"
    r"scripts?|essays|emails?|mail|messages|workouts|runs|rides|training|lists|illustrations?|tracks?|mixes|"
    r"recordings|"
    r"backups|browsing|navigation|work|everything|calls|meetings|project tracking|time tracking|typing|patterns|"
    r"artwork|thesis|dissertation|novel|manuscript|papers?|reports?|blog|website|portfolio|homework|lectures?|"
    r"bibliography|references|citations|schedule|appointments|contacts|data|maps|scores|inventory|comics?|art|"
    r"animations?|layouts?|renders?|edits|samples|ideas|essay|course notes|invoices|stories|poems|book|chapters?|"
    r"brain|life|it|prints|printing|beats|demos|plans)"
)
_PURSUITS: Final = """
own brew,make,grow,bake,knit,sew,bind,roast,cure,pickle,ferment,carve,print,bottle,smoke,distil,spin,dye,keep: (?
  :i |we )(?:also |now |still |even |always )*(?P<slot>(?:brew|make|grow|bake|knit|sew|bind|roast|cure|pickle|
  ferment|carve|print|bottle|smoke|distil|spin|dye) (?:all )?(?:my|our) own [^ ,]+(?: [^ ,]+)?)<stop>
hobby choir,badminton,football,yoga,chess,netball,pottery,squash,tennis,quiz,bridge,pilates,swimming,climbing,band,
  practice,judo,karate,salsa: (?:on )?(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)(?: nights?
  | evenings?)? (?:it is|it 's|is|=|means|i have|i do|i have got) <x><stop>
skill type,words: (?:i )?can (?P<slot>type [^ ,]+ words (?:a|per) minute)<stop>
hobby tinker,potter,mess,noodle: (?:i |we )(?:also |still |like to |mostly )*(?:tinker|potter|mess about|
  mess around|noodle|fiddle) (?:with|on|about with|around with) <x>(?: (?:at|on|in|when|most|every) .*)?<stop>
hobby been: (?:i |we )?(?:have )?been (?P<slot>(?!working|living|feeling|trying|thinking|using|having|waiting|
  seeing|dating|saving|looking|studying|teaching|getting|going|doing|taking|driving|struggling|suffering|sleeping|
  running late|vegan|learning|playing|coding|programming|writing|avoiding|eating|drinking)(?:[a-z-]+ )?[a-z-]+ing(?
  : [^ ,]+)?) (?:since|for (?:about |over |nearly |almost )?(?:\\w+) (?:years|months|decades|years now)|for years|
  for ages|all my life)<end>
hobby miss,skip: (?:i )?never (?:miss|skip) (?:my |our |a )(?:weekly |DAYS |monday |tuesday |wednesday |thursday |
  friday |saturday |sunday )*(?P<slot>[^ ,]+(?: [^ ,]+){0,2}?) ?(?:class|session|practice|club|night|game|lesson|
  rehearsal|run|ride)<stop>
hobby unwind,relax,wind,chill,switch,decompress,destress,de-stress: (?:i )?(?:always |usually |like to |love to |
  tend to |mostly )*(?:unwind|
  relax|wind down|chill out|chill|switch off|decompress|destress|de-stress) (?:with|by|over) (?:a bit of |
  a spot of |some |a good |a )?<xs>
hobby back: (?:i )?(?:have )?(?:just |recently |finally )*(?:picked|taken|took) (?:the |
  my )(?P<slot>[^ ,]+(?: [^ ,]+)?) back up<end>
capital without: (?:i )?(?:can|could) not (?:work|live|function|cope|write|code|draw|cook|edit|record|survive|
  do anything|get
   anything done) without (?:my |an? |the )?(?:trusty |old )*<x><stop>
hobby up: <x> (?:keeps?|has kept) me up (?:at night|late|half the night|till \\w+)<end>
skill lockdown,spent: (?:i )?(?:spent|used) (?:all |most )?(?:of )?(?:lockdown|last \\w+|the \\w+|my \\w+|a year|
  years|a summer) (?:learning|teaching myself|practising|mastering) (?:to |how to )?<x>(?: ,| and|$).*
hobby do: (?:me and my \\w+ |my \\w+ and i |i |we )do (?P<slot>(?!it|this|that|my|the|a|all|some|laundry|overtime|
  shifts|shopping|work|washing|cleaning|chores|nothing|everything|lunch|dinner|nights|days|meetings)[^ ,]+(?: (?
  !every|most|each|on|in)[^ ,]+)?) (?:ROUTINE|DAYS)<stop>
hobby member,band,choir,club,team,league,troupe,orchestra,quartet,society,squad,group: (?:i am |am |i play |
  i perform )(?:also |still )?in (?:a |an |the |our |my )(?:local |little |small |community )*(?P<slot>(?:[^ ,]+ )
  {0,2}?(?:band|choir|orchestra|quartet|troupe|morris side|am-dram group|drama group|running club|cycling club|
  rowing club|chess club|knitting group|quilting group|walking group|pub quiz team|netball team|hockey team|
  football team|cricket team|darts team|dance troupe|theatre group|writing group|book club|bowls club|camera club|
  ceilidh band|samba band|bell ringing band))<end>
do read,sketch,paint,draw,knit,run,cycle,swim,garden,bake,cook,write,sew,climb,hike,sing,dance,fish: (?:mainly|
  mostly|usually|sometimes|often|for fun|evenings) ,? ?i (?P<slot>(?:read|sketch|paint|draw|knit|run|cycle|swim|
  garden|bake|sew|climb|hike|sing|dance|fish|crochet|forage|whittle|embroider|weave|carve)(?: [^ ,]+){0,2}?)<stop>
hobby nothing: nothing (?:quite )?like (?:a |an |some )?(?:bit of |spot of )?(?P<slot>(?:[^ ,]+ ){0,2}?
  [a-z-]+ing) (?:ROUTINE|on a \\w+)<stop>
skill skill,skills,superpower,party,talent: my (?:\\w+ ){0,2}?(?:skills?|superpower|party trick|party piece|
  hidden talent|secret talent|talent|speciality|specialty|forte|strong suit) (?:is|are|'s|includes?|:) (?!sleeping|
  procrastinating|napping|complaining|being|losing|sarcasm|rusty|limited|improving|average|basic|needed|not|good|
  bad|poor)<xs>
skill trained,qualified,certified,versed: (?:fully |also |properly |formally |classically )*(?:trained|qualified|
  certified|well versed|versed) in (?!the|a |my)<xs>
skill fluent,passable,decent,solid,basic,rusty,conversational: (?P<slot>(?:fluent|passable|decent|solid|basic|rusty|
  intermediate|advanced|expert|good|strong) [^ ,]+(?: ?(?:,|and) (?:fluent|passable|decent|solid|basic|rusty|
  intermediate|advanced|expert|good|strong) [^ ,]+)*)<stop>
skill type,touch: (?:i )?(?:can )?(?P<slot>touch(?: |-)type)<end>
hobby collector: (?:i am |am |avid |keen |i 'm )*(?:a |an )?(?:avid |keen |obsessive )*(?
  P<slot>collector of [^ ,]+(?: [^ ,]+){0,3}?)<stop>
skill wizard,whizz,guru,ninja,expert,pro,ace,genius,nerd: (?:i am |am |bit of an? |a |an |the |resident )*(?
  P<slot>(?!grammar|office|tech|computer|complete|total|real|self)[^ ,]+(?: [^ ,]+)?) (?:wizard|whizz|whiz|guru|
  expert|pro|ace)(?: (?:here|,).*)<stop>
hobby off: (?:i am |am |usually |mostly |always )*(?:off|out) (?P<slot>[a-z-]+ing) (?:ROUTINE)<stop>
skill decent,good,great,mean,brilliant,excellent,fantastic: (?:i am |am |i 'm )?(?:a )?(?:pretty |very |really |
  fairly |half |reasonably )*(?:decent|good|great|mean|brilliant|excellent|fantastic|competent|passable|solid) (?
  P<slot>cook|baker|swimmer|dancer|singer|skier|climber|welder|typist|whistler|juggler|carpenter|gardener|
  photographer|knitter|pianist|guitarist|drummer|driver|listener|writer|shot|mimic)(?: ,.*)?<stop>
found at: DAYS ,? ?(?:i am|i 'm|you will find me) (?:usually |always |mostly |down )*(?P<slot>(?:at|in|on|down|
  up) (?:the |my |our |a )(?:[^ ,]+ )?(?:wall|gym|allotment|pool|track|workshop|shed|studio|river|lake|court|pitch|
  range|stables|velodrome|rink|dojo|darkroom|garden|greenhouse|barre|bowling green|golf course|skatepark|beach|crag|
  climbing wall|climbing gym|choir|makerspace|pottery))<end>
capital spend,live: <x> (?:is|'s) where i (?:\\w+ )?(?:spend|live|do|keep|write|draw|design|work)<end>
capital running: running <x> ,? ?(?:btw|here|at home|on .*|these days|since .*)<stop>
capital bike,guitar,car,camera,watch,board,kayak,tent,telescope,mixer,oven,van,piano,bass,synth,amp,drill,lathe,
  loom,keyboard,mic,headphones,printer,tablet,phone,laptop: my (?:\\w+ )?(?:bike|guitar|camera|kayak|telescope|
  piano|bass|synth|amp|drill|lathe|loom|keyboard|mic|microphone|headphones|printer|tablet|laptop|sewing machine|
  3d printer|desktop|monitor|mouse|console|drone|fountain pen|pen|router|turntable|e-reader|ereader|router|bow|
  cello|violin) (?:is|'s|are) (?:an? |the |some )?(?:old |trusty |ancient |second-hand |vintage )*<x>(?: (?:and|but|
  from|with|that|which|,|i) .*)?<stop>
capital weapon,daw: my (?:weapon|\\w+) of choice is (?:an? |the |my )?<x><end>
hobby find,catch: (?:come |on |most |every |in |at )*DAYS ,? ?(?:you will |you 'll |you can |
  you would )?(?:usually |often |always |generally |mostly )*(?:find|catch|spot) me <x>(?: (?:DAYS|ROUTINE|most|
  every|on|at the weekend|whenever|when).*)?<stop>
hobby find,catch: (?:you will |you 'll |you can )(?:usually |often |always |generally |mostly )*(?:find|catch|
  spot) me <x>(?: (?:ROUTINE|DAYS))<stop>
hobby sane,busy,happy,trouble,fit,going,grounded,occupied,balanced,calm: <x> (?:keeps?|kept|helps?|
  stops?) me (?:\\w+ )?(?:sane|busy|happy|out of trouble|fit|going|grounded|occupied|balanced|calm|unwind|relax|
  switch off|going mad|young|off the streets)<end>
hobby how: <x> (?:is|'s|are) (?:mostly |usually |basically |pretty much )*how i (?:\\w+ )?(?:spend|unwind|relax|
  switch off|decompress|de-stress|destress|chill|wind down|stay sane|pass|keep fit|stay fit|fill|escape|
  clear my head|cope|get through)<end>
hobby what: <x> (?:is|'s|are) what i do (?:for fun|to relax|to unwind|DAYS|when|on|in|at|after)<end>
hobby hobby,passion,thing,therapy,escape,outlet,pleasure,pastime,jam,hobbies,obsession,downtime,love,sport,
  addiction: <x> (?:is|'s|are|has become|have become|has been|have been) (?:basically |very much |pretty much |
  still |definitely |always been |always )*my (?:\\w+ ){0,2}?(?:hobby|passion|therapy|escape|outlet|guilty pleasure|
  pastime|sport|meditation|downtime|weekend thing|lockdown hobby|winter hobby|stress relief|me time|addiction|
  side hobby|current obsession|latest obsession)<end>
hobby thing,hobby,hobbies,pastime,passion,escape,outlet,sport,pleasure: (?:my|our) (?:main |big |real |other |only |
  new |latest |current |weekend |one |true |favourite |secret |guilty |lockdown |creative |biggest |
  longest-running |oldest )*(?:thing|hobby|hobbies|pastime|passion|passions|escape|outlet|sport|stress relief|
  downtime activity)(?: outside (?:of )?work| at the moment| these days| right now| lately| since \\w+)? (?:is|are|
  's|has to be|would be|:|has been|have been|include|includes|used to be nothing but) <xs>
hobby time,evenings,weekends,weekend: (?:(?:most|a lot|much|half|all|too much|any|all) of )?(?:my |the )?(?:spare |
  free )?(?:time|evenings|weekends?|sundays|saturdays|pocket money|energy|wages)(?: (?:is|are|gets|get|all|mostly|
  usually|go|goes|off|outside work))* (?:on|spent|spent on|to|into|taken up (?:with|by)|devoted to|for|filled with|
  eaten up by) <xs>
hobby spend,spending,spent: (?:i |we )?(?:tend to |usually |mostly |always |like to )*(?:spend|waste|while away|
  lose) (?:most |a lot |much |far too much |all |half |too much |way too much )*(?:of )?(?:my |our |the )?(?:DAYS|
  hours|life|evenings|lunch|money|time|too many hours)(?: (?:and DAYS|on|in|at|happily|just|doing|off))* <xs>
hobby dabble,dabbling,dabbled,dabbler: (?:i |we )?(?:also |still |occasionally |sometimes |like to |have |
  a bit of a |have been )*(?:dabble|dabbling|dabbled|dabbler) (?:in|with) <xs>
hobby doing,practising,practicing,playing,at: (?:i |we )?(?:have )?been (?:doing|practising|practicing|learning|
  playing|going to) (?!this|that|it|some|a lot|my|well|work|ok|fine|so|nothing|the)<x> (?:for (?:about |over |
  nearly |almost )?(?:\\w+) (?:years|months|decades)|since|all my life|my whole life|for years|for ages|
  for decades)<end>
hobby took,take,taken,picked,got,fell,fallen,came,taking,getting,gotten,roped,back: (?:i |we )?(?:have )?(?:just |
  recently |finally |
  only |also |am |lately |really )*(?:took up|taken up|taking up|picked up|got into|getting into|gotten into|
  got back into|getting back into|got hooked on|started on|am hooked on|fell in love with|fell into|came to) (?!it|
  that|this|a|the bed|bed|trouble|an|my|some|debt|work|gear|a fight)<xs>
hobby started,start: (?:i |we )?(?:have )?(?:just |recently |finally |also )*started (?:doing |going |learning |
  practising |playing )?(?P<slot>(?!it|that|a|at|my|the|work|feeling|to|crying|looking|working|thinking|dating|
  seeing|taking|getting|having|saving|studying)[^ ,]+(?:ing)?)(?: (?:classes|lessons|again|recently|lately|last|
  this|a few|in|as a hobby|for fun|during).*)<stop>
hobby moonlight,part-time,side: (?:i )(?:also |sometimes )*(?:moonlight|double|dabble) as (?:a|an) <x>(?: (?:in|at|
  on|for|with|when) .*)?<stop>
agent keen,avid,amateur,hobby,hobbyist,passionate,enthusiastic,budding,weekend,lifelong,casual,recreational,
  occasional,bit,devoted,self-taught,part-time,aspiring,bad,terrible,mediocre,lapsed,secret: (?:i am |am |we are |
  also |and |i 'm )*(?:a |an |both |quite |something of |bit of |a bit of )*(?:(?:keen|avid|amateur|hobby|hobbyist|
  passionate|enthusiastic|budding|weekend|lifelong|casual|recreational|occasional|devoted|very|serious|
  not very good|terrible|mediocre|obsessive|committed|secret|total|dedicated|competitive|sunday|
  a) ){1,3}(?P<slot>[^ ,]+(?: [^ ,]+)?)(?: (?:here|in|when|since|and|but|on|at|of|for|with|who).*)?<stop>
agent runner,climber,swimmer,rower,cyclist,birder,surfer,
  gamer,knitter,hiker,kayaker,skier,quilter,potter,rambler: (?:i am |
  am )(?:a |an )(?P<slot>(?:(?!good|bad|fast|slow|new|first|front|table|fellow|big|strong)[^ ,]+ )?(?:runner|
  climber|swimmer|
  rower|cyclist|birder|surfer|gamer|knitter|hiker|kayaker|skier|quilter|potter|rambler))<stop>
agent of: (?:i am |am |i 'm )(?:something of |a bit of |quite )(?:a |an )(?P<slot>[^ ,]+(?: [^ ,]+)?)<stop>
night night,day,practice,club,session,rehearsal: (?:every |each |on |and )*(?:monday|tuesday|wednesday|thursday|
  friday|saturday|sunday)s? (?:night |evening |morning )?(?:is|are|'s|means|=|equals) (?:always |my |
  our )*<x> (?:night|day|practice|club|training|evening|time|session|class)<stop>
weekend weekends,evenings,sundays,saturdays,weekend: (?:my |our |on |most )*(?:weekends?|evenings|sundays|saturdays|
  days off|spare time)(?: ?(?:=|:|are for|is for|means?|are all about|is all about|revolve around|equals?|are spent|
  is spent)) ?<xs>
gerund on,at,every,most,whenever,for,to,in: (?P<slot>(?!going|looking|thinking|working|feeling|being|having|doing|
  getting|coming|moving|meeting|seeing|flying|leaving|starting|waiting|sleeping|staying|trying|struggling|dying|
  planning|hoping|visiting|travelling|traveling|heading|hosting|keeping|taking|picking|driving|ending|evening|morning|
  sitting|cleaning|dreaming|crying|studying|teaching|training|building|freezing|boiling|raining|snowing|
  running late|something|anything|everything|nothing|interesting)[a-z-]+ing(?: (?!keeps?|makes?|is|are|was|helps?)
  [^ ,]+){0,3}?) ROUTINE(?: (?:,|with|
  and|if|when) .*)?<stop>
do relax,unwind,fun,sane,chill,spare,free,weekends,weekend,evenings,evening,sundays,sunday,saturdays,saturday,
  pleasure,hobby,side,religiously,nights,mornings,wind,switch,week,whenever,train,commute: (?:i |we )(?:also |
  mostly |mainly |still |sometimes |often |usually |like to |love to |just |tend to )*(?P<slot>[a-z-]+(?: (?!to|for|
  in|on|at|because|but|so|and i|when|if|most|every|with my (?:mum|dad))[^ ,]+){0,5}?) (?:mostly |just |badly |
  a bit |a lot )*ROUTINE(?: (?:,|with|and|if|but|when|-) ?.*)?<stop>
do relax,unwind,fun,sane,chill,spare,free,weekends,evenings,sundays,saturdays,pleasure,nights,mornings,wind,off,
  tuesdays,thursdays,wednesdays,fridays,mondays,downtime,lunch: (?:to (?:relax|unwind|chill|de-stress|destress|
  switch off|wind down|decompress|clear my head|stay sane)|for (?:fun|pleasure|relaxation)|(?:in|on|at|during|most|
  every|come)? ?(?:my )?DAYS) ,? ?(?:i|we) (?:also |mostly |mainly |still |sometimes |often |usually |like to |
  love to |just |tend to |go and |will )*(?P<slot>[a-z-]+(?: (?!to|for|in|on|at|because|but|so|when|if|most|
  every)[^ ,]+){0,5}?)(?: (?:to|for|in|on|at|because|but|so|and|when|if|most|every|with) .*)?<stop>
skill hand: <am> (?:quite |pretty )?(?:a )?(?:dab|decent|good|skilled|fair|old|mean) hand (?:at|with) <xs>
skill bad,good,decent,handy,great,skilled,brilliant,useful,proficient,experienced,nifty,competent,ok,okay,alright,
  excellent,confident,amazing,adept,ace,dangerous,passable,fluent,expert,natural,whizz,wizard,genius,pro,whiz,demon,
  rubbish,hopeless: (?:i am |am |i have got |got |i have become |i have always been |become |also |and |i 'm |
  used to be |i was always |always been |have been told i am )*(?:(?:really|pretty|not too|not|fairly|quite|very|
  reasonably|super|so|rather|dead|weirdly|surprisingly|damn|actually|a|an|something of a|bit of a|kind of|half|
  total|absolute|the office|resident|certified|too|getting|extremely|more than|well) )*(?:bad|good|decent|handy|
  great|skilled|brilliant|useful|proficient|experienced|nifty|competent|excellent|confident|amazing|adept|ace|
  passable|fluent|expert|natural|whizz|wizard|genius|pro|whiz|demon|half decent) (?:at|with|on|in) (?!it|that|this|
  them|people|kids|names|being|what|all|maths homework|the moment|him|her|you|my|least|least|some point|work|school|
  home|bed|time|life)<xs>
skill way: (?:i )?(?:really |sort of |pretty much )?know(?:s)? my way (?:around|round|about) (?!here|town|the city|
  this)<xs>
skill taught,self-taught,taught: (?:i am |am |i )?(?:have )?(?:pretty much |basically |mostly |recently |currently |
  also )*(?:taught myself|self-taught (?:in|at|on|with)|self taught (?:in|at|on|with)|i am self-taught (?:in|at|on|
  with)|teaching myself|teach myself) (?:how to |to use |to play |to )?<xs>
skill knack,talent,gift,flair,background,belt,certificate,diploma,experience,grasp,command: <have> (?:a |
  an )?(?:real |good |bit of a |decent |strong |solid |weird |black |working |great |natural |plenty of |years of |
  \\w+ years of )*(?:knack|talent|gift|flair|belt|certificate|diploma|experience|grasp|command|
  working knowledge) (?:for|in|with|of|at) (?!sarcasm|procrastination|losing|complaining|being|annoying|
  overthinking|napping|nothing)<xs>
coded get,passable,speak,write: (?:i |i am |i can )(?:can |could |also |just about |still )*(?:get by|scrape by|
  muddle through|
  speak|write|am passable|passable) (?:in |with )?(?:a bit of |a little |some |decent |passable |good |basic |
  fluent |ok |
  okay |pretty good |terrible |bad |rusty )*<xs>
skill nature: <x> (?:is|'s|are) second nature to me<end>
skill easily,naturally: <x> (?:comes|come) (?:easily|naturally|easy) to me<end>
skill trained,qualified,certified: (?:i am |am )(?:a )?(?:fully |also |properly )*(?:trained|qualified|
  certified) (?:in|at|with|on) <xs>
mean mean: (?:i )?(?:also |can |do |make )*(?:do|make|bake|cook|play|mix) a mean <x><stop>
tool user,users: (?:i am |am |we are |been |i have been |have been )?(?:a |an )?(?:(?:happy|proud|loyal|longtime|
  daily|heavy|big|keen|
  die-hard) )?(?P<slot>[^ ,]+(?: [^ ,]+){0,2}?) users? (?:here|since .*|for .*|myself|,|through and through|
  until i die|for life|too|at home|at work)<stop>
tool user: (?:i am |am )(?:still )?(?:a|an) (?:die-hard |long-time |longtime |happy |proud |loyal |lifelong |heavy |
  daily |recent )*(?P<slot>[^ ,]+(?: [^ ,]+){0,2}?) user<stop>
capital on,still,back,running: (?:i am |am |we are |'m )?(?:still |back |currently |mostly |always |happily |stuck |
  running |now )+(?:on |with )(?:an? |the |my )?(?:old |trusty |ancient |battered )*<x>(?: (?:here|at home|at work|
  ,|for|because|since|and|at the moment|but|as|if).*)?<stop>
capital live,lives,kept,stored,goes,go,edited,done,written,managed,tracked,made,organised,organized,happens,happen,
  recorded,drawn,sits: (?:all |most of |almost all |nearly all |basically all |most |every |any )?(?:of )?(?:my |
  our |the )?(?:\\w+ )?DIGITAL (?:all |mostly |always |usually |now )*(?:live|lives|is|are|goes|go|gets|get|happens|
  happen|sits|sit|lands|land|end up|ends up) ?(?:all |mostly |always |usually |now |then |still )*(?:edited|done|
  written|managed|tracked|made|organised|organized|kept|stored|recorded|mixed|drafted|logged|planned|developed|cut|
  processed|designed|printed|built|scheduled|synced|straight|drawn|handled|filed|captured|shared|hosted|sketched|
  painted|inked|typed|coded|saved|stored|laid out|
  backed up|animated|modelled|rendered|composed|shot|typeset)? ?(?:in|into|on|with|using|through|
  inside) <x>(?: (?:these|now|,|and|because|since|for|at|on|so|mostly).*)?<stop>
capital edit,draw,write,code,design,record,mix,compose,animate,model,sketch,journal,budget,shoot,print,plan,
  navigate,type,typing,writing,sketching,drawing,editing,shooting,recording,photograph,film,blog,render,draft,
  develop,produce,stream,do,track,keep,log,manage,read,listen: (?:i |we )?(?:do |all |mostly |mainly |always |
  usually |still |also |just |only |now |am |have been |tend to )*(?:edit|draw|write|code|design|record|mix|compose|
  animate|model|sketch|journal|budget|shoot|print|plan|navigate|type|typing|writing|sketching|drawing|editing|
  shooting|recording|photograph|film|blog|organise|organize|render|draft|develop|produce|stream|do|track|keep|log|
  manage|read|listen)(?: (?:this|it all|everything|all (?:of )?(?:my|our|the) (?:\\w+ )?DIGITAL|(?:my|our|the|
  most of my|all|most) (?:\\w+ )?DIGITAL|DIGITAL|film|mostly|mainly|stuff|to music|music))? (?:in|on|with|using|
  via) (?:an? |the |my )?(?:old |trusty |ancient |battered |vintage |secondhand |second-hand )*<x>(?: (?:here|
  at home|at work|,|for|because|since|and|at the moment|these|now|so|if|when|mostly|that|most|every).*)?<stop>
capital choice: <x> (?:is|are|'s) (?:still |always )?(?:my|our) (?:\\w+ ){1,2}of choice<end>
capital swear: (?:i )?(?:still |absolutely )*swear by (?:my )?<x><stop>
tools tools,apps,software,gear,kit,stack,setup,equipment,rig: (?:my |the |our )?(?:\\w+ )?(?:tools|apps|software|
  gear|kit|stack|setup|equipment|rig|daily drivers|toolkit)(?: (?:i|we) (?:\\w+ ){0,3}?(?:swear by|use|rely on|
  depend on|love|can not live without))? (?:is|are|:|=|consists of|includes|include) <xs>
capital daily,workhorse,trusty: <x> (?:is|are|'s) (?:still |always )?my (?:daily driver|workhorse|main (?:editor|
  browser|machine|camera|laptop|tool|phone|keyboard|bike|instrument|guitar|shell|os)|weapon of choice|everyday \\w+|
  go-to (?:editor|browser|camera|app|tool|ide|shell))<end>
capital run,runs,running: (?:my |our )(?:\\w+ )?(?:laptop|machine|desktop|server|pc|phone|computer|workstation|nas|
  tablet) (?:still |now |currently )*(?:runs|is running|'s running|is on|'s on|has) <x>(?: (?:on|at|with|because|
  and|for|,) .*)?<stop>
"""

_AGENTS: Final = {
    "astronomer": "astronomy", "photographer": "photography", "birder": "birdwatching", "twitcher": "birdwatching",
    "pianist": "piano", "guitarist": "guitar", "violinist": "violin", "drummer": "drums", "cellist": "cello",
    "potter": "pottery", "poet": "poetry", "cook": "cooking", "botanist": "botany", "angler": "fishing",
    "fisherman": "fishing", "cyclist": "cycling", "artist": "art", "ceramicist": "ceramics", "genealogist": "genealogy",
    "magician": "magic", "ornithologist": "birdwatching", "philatelist": "stamp collecting", "florist": "floristry",
    "violist": "viola", "flautist": "flute", "harpist": "harp", "bassist": "bass", "saxophonist": "saxophone",
    "trumpeter": "trumpet", "vocalist": "singing", "naturalist": "nature", "historian": "history", "chef": "cooking",
    "carpenter": "carpentry", "woodworker": "woodworking", "beekeeper": "beekeeping", "footballer": "football",
    "cricketer": "cricket", "golfer": "golf", "novelist": "writing", "linguist": "languages", "mycologist": "mycology",
    "entomologist": "entomology", "lepidopterist": "butterflies", "triathlete": "triathlon", "gymnast": "gymnastics",
    "skateboarder": "skateboarding", "dj": "DJing", "mixologist": "cocktails", "calligrapher": "calligraphy",
    "seamstress": "sewing", "crafter": "crafting", "bassoonist": "bassoon", "organist": "organ",
}  # fmt: skip
_NO_AGENT: Final = words(
    "reader user lover eater sleeper drinker smoker player worker member supporter believer sufferer person teacher "
    "driver manager carer father mother brother sister number matter computer dinner summer winter letter beginner "
    "learner career weather water order offer other river monster whatever however ever never over under after order "
    "listener partner customer keeper"
)
_NO_HABIT: Final = words(
    "am is was be have do go get feel need want like love hate think work sleep wake live stay eat drink see visit "
    "call watch meet try know say study teach drive commute wonder wish hope miss worry cry stand lie pay start finish "
    "take babysit shop clean rest relax chill stress leave come look make give keep help put use seem mean struggle "
    "usually always never sometimes often also just rarely can could will would might should must did does has had "
    "been dread adore enjoy prefer fly travel arrive wear suffer buy sell charge open close talk speak text email"
)


def _take(key: str, slot: Tokens, clause: Clause, scene: Scene) -> bool:
    """Claim a hobby, a skill or a tool from the slot of a frame."""
    if clause.subject.person == "third" and clause.who and not (set(clause.subject.tokens) & set(slot)):
        return False
    low = slot[0].low
    if low in words("this that it these those he she they you who what there his her their your"):
        return False
    if key in {"tool", "capital", "tools"}:
        return _tool(key, slot, scene)
    if key == "agent":
        return _agent(slot, scene)
    if key == "found":
        return _found(slot, scene)
    if key == "own":
        return scene.claim(SPEAKER, "hobby", " ".join((_gerund(slot[0].low), scene.words(slot[1:]))))
    if key == "mean":
        return scene.claim(SPEAKER, "skill", scene.words(trim(slot)))
    if key == "do":
        return habit(slot, scene)
    if key in {"night", "gerund"}:
        said = trim(slot)
        known = key == "gerund" or said[-1].low in ACTIVITIES or "-" in said[-1].low or said[-1].low in _NIGHTS
        return bool(said) and known and len(said) <= 5 and scene.claim(SPEAKER, "hobby", scene.words(said))
    if key == "coded":
        names = (t for t in slot if t.low in PROGRAMMING and t.capital and t.low not in LANGUAGES)
        return scene.claim_each((SPEAKER,), "skill", [scene.words((t,)) for t in names])
    if key == "skill":
        if slot and is_trifle(slot):
            return False  # "great at killing plants"
        spoken = any(t.low in LANGUAGES or t.low in words("languages sarcasm bullshit emoji") for t in slot)
        coded = "fluent" not in scene.said or any(t.low in PROGRAMMING for t in slot)
        return not spoken and coded and scene.claim_each((SPEAKER,), "skill", _listed(slot, scene))
    started = key == "hobby" and any(low in p for p in ("at", "in", "on", "down", "up", "out"))
    if started:
        return _found(slot, scene)
    values = _listed(slot, scene)
    if key == "weekend" and not all(_is_activity(v) for v in values):
        return False
    values = [value for value in values if value.casefold() not in LANGUAGES]
    return scene.claim_each((SPEAKER,), "hobby", values)


_NIGHTS: Final = words("quiz pool bingo games movie film poker bowling choir band football d&d bridge salsa knitting")


def _is_activity(value: str) -> bool:
    parts = value.casefold().split()
    form = verb(parts[0]) if parts else None
    return bool(parts) and (
        value.casefold() in ACTIVITIES
        or parts[-1] in ACTIVITIES
        or (parts[0].endswith("ing") and parts[0] not in words("working sleeping resting cleaning nothing catching"))
        or (form is not None and form.form == "ing" and parts[0] not in words("working sleeping resting cleaning"))
    )


def _listed(slot: Tokens, scene: Scene) -> list[str]:
    out: list[str] = []
    for item in items(slot):
        while out and len(item) > 2 and item[0].low in _LEVELS and item[1].low in {"in", "at", "with"}:
            item = item[2:]  # "fluent in SQL and passable in Bash"
        ing = item[0].low.endswith("ing")
        keep = words("of with in on about for up to") if ing else words("of")
        phrase = trim(upto_break(item, keep=frozenset(keep)))
        if phrase and "of" in {t.low for t in phrase} and phrase[0].low in words("bit lot touch spot"):
            phrase = phrase[find(phrase, "of") + 1 :]
        started = verb(item[0].low)
        poor = item[0].low in words("hopeless terrible bad rubbish useless awful not worse poor dreadful")
        if out and (poor or item[0].low in _GOING_ON or (started is not None and started.form == "past")):
            break
        phrase = _bare(phrase)
        if (
            not phrase
            or phrase[0].low in VAGUE | SUBJECT_PRONOUNS | words("my your his her our their myself")
            or item[0].low in words("my your his her our their this that")
            or len(phrase) > 6
            or {"my", "our", "your"} & {t.low for t in phrase}
            or phrase[0].kind not in ("word", "number")
            or phrase[0].low in KIN
        ):
            break
        out.append(scene.words(phrase))
    return out


_GOING_ON: Final = words("never still now not since have am 'm been i")
_LEVELS: Final = words("passable decent good ok okay competent great rusty fluent comfortable handy solid")
_MEANWHILE: Final = words(
    "lockdown covid pandemic quarantine retirement uni university college school prison hospital winter summer spring "
    "autumn my our fits bursts"
)


def _bare(phrase: Tokens) -> Tokens:
    """Leave out since when, and whoever comes in: "birdwatching in lockdown", "knitting socks nobody asked for"."""
    for i in range(1, len(phrase)):
        if phrase[i].low in SUBJECT_PRONOUNS or phrase[i].low == "myself":
            return phrase[:i]
        behind = phrase[i + 1] if i + 1 < len(phrase) else None
        if behind is None or phrase[i].low not in {"in", "at", "during", "over"}:
            continue
        if behind.low in _MEANWHILE or behind.kind == "number" or number_of(behind.low) is not None:
            return phrase[:i]
    return phrase


def _found(slot: Tokens, scene: Scene) -> bool:
    """Read where or at what somebody is found: "at the allotment", "in the workshop", "out birdwatching"."""
    form = verb(slot[-1].low)
    place = trim(slot[1:])
    if not place or slot[-1].low in words("work home desk office school bed pub working sleeping"):
        return False
    active = next((i for i, t in enumerate(slot) if t.low.endswith("ing") and len(t.low) > 4), -1)
    said = slot[active:] if active >= 0 else place
    return (form is not None or len(said) <= 4) and scene.claim(SPEAKER, "hobby", scene.words(said))


def _agent(slot: Tokens, scene: Scene) -> bool:
    """Turn "beekeeper" into beekeeping."""
    if len(slot) == 2 and slot[1].low in words("player collector watcher maker builder spotter rider"):
        kept = {"player": "", "collector": " collecting", "watcher": " watching", "maker": " making"}
        tail = kept.get(slot[1].low, " " + slot[1].low.removesuffix("er") + "ing")
        return scene.claim(SPEAKER, "hobby", scene.words(slot[:1]) + tail)
    agent = slot[-1].low
    if len(slot) > 1 and slot[0].low in DETERMINERS | PREPOSITIONS:
        return False
    activity = _AGENTS.get(agent)
    if agent in JOBS and "part-time" in scene.said:
        return False
    if activity is None and agent.endswith("er") and len(agent) > 4 and agent not in _NO_AGENT and len(slot) == 1:
        activity = agent[:-2] + "ing"
    if activity is None:
        return False
    before = scene.words(slot[:-1])
    return scene.claim(SPEAKER, "hobby", f"{before} {activity}".strip())


def habit(slot: Tokens, scene: Scene) -> bool:
    """Read what the speaker does for fun: a verb's plain form and its object."""
    low = slot[0].low
    form = verb(low)
    if low in _NO_HABIT or (form is not None and form.form != "base") or not low.isalpha():
        return False
    said = trim(upto_break(slot, keep=frozenset({"of"})))
    if any(t.low in {"not", "n't", "never"} for t in slot):
        return False
    if not said or len(said) > 5 or said[0] is not slot[0] or any(t.low in words("it you them him her") for t in said):
        return False
    if low in {"play", "practise", "practice"} and len(said) > 1:
        return scene.claim(SPEAKER, "hobby", scene.words(trim(said[1:])))
    gerund = low if low.endswith("ing") else _gerund(low)
    return scene.claim(SPEAKER, "hobby", " ".join((gerund, scene.words(said[1:]))).strip())


def _gerund(lemma: str) -> str:
    doubled = (lemma[-1] not in "wxy" and verb(lemma + lemma[-1] + "ing") is not None) or lemma in words(
        "knit swim run jog sew hop chop dig"
    )
    if doubled and lemma != "sew":
        return lemma + lemma[-1] + "ing"
    return (lemma.removesuffix("e") if not lemma.endswith(("ee", "ye")) else lemma) + "ing"


def _tool(key: str, slot: Tokens, scene: Scene) -> bool:
    out: list[str] = []
    if key == "capital" and {"where", "live"} <= scene.said and {"now", "from", "days"} & scene.said:
        return False  # "Berlin is where I live now"
    parts = (part for item in items(slot) for part in _apart(item))
    for phrase in parts:
        named = any(t.capital for t in phrase) and scene.cased
        if not phrase or len(phrase) > 5 or any(t.low in LANGUAGES for t in phrase):
            break
        if phrase[0].low in VAGUE | SUBJECT_PRONOUNS or phrase[0].low in words("my your his her fire sale holiday"):
            break
        if key == "tools" and not named and len(slot) == len(phrase):
            break
        if key in {"capital", "tool"} and (not named or phrase[-1].low in PROGRAMMING or phrase[-1].low in INSTRUMENTS):
            break
        if phrase[0].capital and phrase[0].low in _MOMENTS:
            break
        out.append(scene.words(phrase))
    return scene.claim_each((SPEAKER,), "tool", out)


def _apart(item: Tokens) -> list[Tokens]:
    """Split "a Framework laptop running Fedora" into the two things it names."""
    at = find(item, "running", "with", "plus")
    parts = [item] if at < 1 else [item[:at], item[at + 1 :]]
    return [trim(upto_break(part)) for part in parts if part]


_MOMENTS: Final = words(
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august "
    "september october november december christmas easter i mondays fridays saturdays sundays"
)
PURSUITS: Final = Frames(_PURSUITS, _take, {"DIGITAL": _DIGITAL, "ROUTINE": _ROUTINE, "DAYS": _DAYS})

__all__ = ["PURSUITS"]
