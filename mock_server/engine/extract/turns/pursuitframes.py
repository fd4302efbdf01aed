"""The turns of speech in which people tell their hobbies, skills and tools; `pursuits.py` claims what stands in them.

`DAYS`, `ROUTINE` and `DIGITAL` stand for alternatives told above the table. How a frame is written is in `frames.py`.
"""

from typing import Final

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
PURSUIT_FRAMES: Final = """
own brew,make,grow,bake,knit,sew,bind,roast,cure,pickle,ferment,carve,print,bottle,smoke,distil,spin,dye,keep: (?
  :i |we )(?:also |now |still |even |always )*(?P<slot>(?:brew|make|grow|bake|knit|sew|bind|roast|cure|pickle|
  ferment|carve|print|bottle|smoke|distil|spin|dye) (?:all )?(?:my|our) own [^ ,]+(?: [^ ,]+)?)<stop>
away not,outside,off,clock,besides,desk: (?:when|if|whenever|while|outside|outside of|besides|once) (?:(?:i am|i 'm|am|
  i) )?(?:not (?:at (?:work|my desk|the \\w+|school|uni)|working|coding|teaching|studying|on shift|on duty|in (?:the|a)
  \\w+|cooking|driving|writing|here|\\w+ing)|off (?:the clock|duty|work|shift)|work|(?:my |the )?(?:day )?job|
  the office|office hours|working hours|work hours|away from (?:work|my desk|the desk|the \\w+)) ?,? ?(?:then )?(?:i am|
  i 'm|you will (?:usually |often |probably |always )?find me|you 'll (?:usually |often |probably |always )?find me|you
  can find me|chances are i am|it is) (?:(?:usually|often|probably|always|mostly|either|out|off|busy|down the \\w+|
  in the \\w+|at the \\w+|still|generally|normally|most likely|likely) )*<xs>
capital setup,laptop,machine,computer,desktop,pc,server,rig,stack,site,blog,app,website,homelab: (?:my|
  our) (?:\\w+ )?(?:setup|
  laptop|machine|computer|desktop|pc|server|rig|stack|site|blog|app|website|homelab) (?:runs|run|is running|
  is built|lives) (?:on|with|in) <x><stop>
capital butter,driver,drivers,tool,tools: <x> (?:is|are|'s) my (?:bread and butter|daily drivers?|go-to tools?|
  main tools?|tools? of choice|
  everyday tools?)<end>
skill skills: (?:my |key |main |top |other )?skills ?(?::|include|=) <xs>
hobby choir,band,orchestra,quartet,side,troupe,ensemble: (?:i am |am |i 'm )?(?:also )?(?:a )?(?:part|
  member) of (?:a|an|our|my|the) (?:local |small |
  little |community |amateur )*(?P<slot>(?:[^ ,]+ ){0,2}?(?:choir|orchestra|quartet|troupe|ensemble|dancing side|
  morris side|brass band|samba band))<stop>
learnt learning,playing: (?:i |we )?(?:have )?(?:just |recently |finally )*(?:started|begun|began|
  start) (?:learning|playing|practising|studying) (?:the |
  to play the )?(?!to|how|about|at|for|with)<x><stop>
hobby hand: (?:i am |am |i have been |been |i |have )*(?:trying|tried) my hand at (?!a |the |being|it|this|
  that)<x><stop>
hobby always,usually: (?:i |we )?(?:have |'ve )?(?:always|usually) (?:have |got |have got |with )?(?:a|an|
  some) <x> on the go<end>
hobby vanish,vanishes,disappear,disappears,sucked,swallowed,eaten,lost: (?:(?:half|most|all|much|too many|too much|
  entire|whole) ?(?:of )?)?my (?:free |
  spare )?(?:evenings|weekends?|time|nights|life|sundays|saturdays|mornings) (?:vanish|vanishes|disappear|
  disappears|get sucked|gets sucked|
  are lost|is lost|get swallowed|get eaten) (?:into|on|in|to|up by|by) <xs>
played since: (?:i have |i am |have |i )?(?:been )?(?:on|at) (?:the |my )?<x> since (?:age|i|the age|childhood|
  primary|school|\\d+|
  forever|lockdown|university).*
played teaching,taught: (?:i am |am |i |have |been |i have )*(?:currently |slowly )?(?:teaching|
  taught) myself (?:to play |how to play |to |how to )?
  (?:the |some |a bit of )?(?!that|it|this|not|to be)<x>(?: (?:from|with|on|at|in|these|lately|right|since|now|via|
  off|using) .*)?<stop>
capital everything: (?:everything|all) i (?:do|write|code|draw|make|record|design|type|build) (?:is|goes|lives|
  happens|gets done|is
  done)(?: \\w+ly)? (?:in|on|into|with) (?:my |a |an )?<x><stop>
capital everything,most,all: (?:i |we )(?:also |still |now )*(?:run|do|write|keep|manage|edit|make|code|handle|
  store|track|draw|build) (?:everything|it all|
  all of it|all my \\w+|all our \\w+|most of my \\w+|most of it|all the \\w+) (?:on|in|with|through|using|
  via) (?:my |a |an |the |old )*(?P<slot>(?:[^ ,]+
   ){0,3}?[^ ,]+(?: (?:with|running) [^ ,]+(?: [^ ,]+)?)?)<stop>
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
hobby taken,took: (?:i |we )?(?:have )?(?:recently |lately |really |just )*(?:taken|took) to (?P<slot>(?!calling|
  saying|
  being|having|working|sleeping|leaving|hiding|bed)[a-z-]+ing(?: (?!on|in|at|every|since|lately|
  these)[^ ,]+){0,2}?)(?: (?:on|in|
  at|every|since|lately|these) .*)?<stop>
hobby bit,spot: (?:i |we )(?:also |still |sometimes )*(?:do|does) a (?:bit|spot) of (?P<slot>(?!(?:work|everything|
  that|
  this|it|thinking|overtime|shopping|both|cleaning|a)(?: |$))[^ ,]+(?: (?!on|in|at|when|for|every|
  now)[^ ,]+)?)(?: (?:on|in|at|when|every|
  now) .*)?<stop>
hobby quiz,parkrun,club,night,choir: (?:i |we |me and \\w+ )(?:also |still |always )*(?:do|go to|run|host) (?:a |the |
  our )?
  (?P<slot>pub quiz|parkrun|book club|quiz night|games? night|film night|poker night|craft night|(?:board |card )?
  games? night|open mic|d&d night) (?:ROUTINE|DAYS|on)<stop>
capital runs,run: <x> (?:runs|run) my (?:whole |entire )?life<end>
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
  stops?) (?:me|my hands|my mind|my brain) (?:\\w+ )?(?:sane|busy|happy|out of trouble|fit|going|grounded|occupied|
  balanced|calm|unwind|relax|
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
hobby thing,hobby,hobbies,pastime,passion,escape,outlet,sport,pleasure: (?:my|our) (?!(?:current|latest|
  new) thing (?:is|'s) an? )(?:main |big |real |other |only |
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
ALTERNATIVES: Final = {"DIGITAL": _DIGITAL, "ROUTINE": _ROUTINE, "DAYS": _DAYS}
"""What the words in capitals stand for."""
