"""Things arranged, told in turns of speech: "the baby's due in April", "three weeks until my half marathon"."""

import re
from functools import cache
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.dates import find_date
from mock_server.engine.extract.language.fronted import DANGLING, behind_date, then
from mock_server.engine.extract.language.kinds import SPECIES_WORDS
from mock_server.engine.extract.language.lexicon import FILLERS, phrases, words
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.phrases import Tokens, lows
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.family import introductions
from mock_server.engine.extract.topics.unplanned import is_supper, visits_other
from mock_server.engine.extract.turns.agendadates import CLOCK, DATE, FEAST
from mock_server.engine.extract.turns.frames import Frames

_EVENT: Final = (
    r"(?:(?:hen|stag|spa|long|work|family|girls|lads) (?:weekend|day|trip)|city break|weekend away|getaway|kick-?off|"
    r"team day|guests|catch-?up|catch up|dentist|doctor|doctors|doctor 's|gp|appointment|appt|interview|"
    r"meeting|wedding|exams?|tests?|viva|checkup|check-up|"
    r"haircut|flight|train|ferry|coach|bus|trip|holiday|vacation|conference|workshop|party|do|concert|gig|surgery|"
    r"operation|op|scan|mri|ultrasound|x-ray|recital|rehearsal|audition|presentation|pitch|talk|demo|deadline|launch|"
    r"release|lunch|"
    r"dinner|brunch|breakfast|drinks|coffee|call|standup|retro|review|class|lesson|game|match|race|marathon|half|"
    r"10k|5k|"
    r"triathlon|hike|reunion|funeral|wake|christening|baptism|graduation|move|physio|therapy|session|visit|optician|"
    r"opticians|mot|service|vet|vets|orthodontist|hearing|court|trial|closing|completion|induction|orientation|"
    r"offsite|"
    r"away day|festival|show|play|musical|opera|ballet|premiere|ceremony|defence|defense|webinar|tournament|final|"
    r"semi-final|booking|reservation|honeymoon|anniversary|barbecue|bbq|picnic|sleepover|playdate|evening|night|"
    r"barber|"
    r"barbers|hairdresser|hairdressers|date|housewarming|cruise|retreat|camp|tasting|viewing|inspection|audit|"
    r"tickets?|"
    r"visitors|hen|hen do|stag|stag do|bachelorette|bachelor party|baby shower|shower|gender reveal|quiz|book club|"
    r"fete|fair|fayre|market|parade|protest|march|rally|vote|election|screening|film|cinema|exhibition|opening|"
    r"vaccination|jab|vaccine|booster|smear|mammogram|biopsy|colonoscopy|endoscopy|transplant|cataract|tattoo|nails|"
    r"massage|facial|waxing|blood test|bloods|screening|x ray|filling|root canal|extraction|braces|fitting|delivery|"
    r"handover|appraisal|performance review|probation|inset day|sports day|nativity|school play|prom|ball|gala|dance|"
    r"driving test|theory test|mock|mocks|finals|a-levels|gcses|dissertation|thesis|essay|assignment|submission|"
    r"keys|christening|bar mitzvah|bat mitzvah|communion|confirmation|naming|birthday|60th|50th|40th|30th|21st|"
    r"18th|70th|"
    r"80th|90th|retirement|leaving do|farewell|send-off|potluck|game night|jury duty|volunteering|shift|course|"
    r"training)"
)
_PERSON: Final = (
    r"(?:parents|mum|mom|dad|mother|father|sister|brother|cousins?|nan|gran|grandma|grandad|grandpa|grandparents|"
    r"in-laws|"
    r"in laws|mother-in-law|father-in-law|aunt|auntie|uncle|niece|nephew|son|daughter|kids|friends?|mates?|folks|"
    r"family|boyfriend|girlfriend|partner|husband|wife|ex|landlord|plumber|electrician|builders?|boiler man|engineer|"
    r"removal men|"
    r"movers|removals|estate agent|gas man|decorators?|carpet fitters?|surveyor|midwife|health visitor|handyman|"
    r"cleaner|roofer|painters?|inspector|delivery|sofa|new \w+|bed|fridge|washing machine|boss|guests|visitors|"
    r"penpal|"
    r"au pair|housemate|flatmate|roommate|brother-in-law|sister-in-law|chimney sweep|window cleaner|internet guy|"
    r"broadband guy|\w+ (?:man|guy|people|woman|fitters?))"
)
_TRADE: Final = (
    r"(?:(?:window |carpet |kitchen |chimney |piano |house )?(?:plumber|electrician|builders?|roofers?|decorators?|"
    r"fitters?|surveyor|handyman|cleaners?|painters?|sweep|movers|removals|tuner|locksmith|glazier|plasterer|"
    r"gardener|tree surgeon|midwife|health visitor|babysitter|estate agent|boiler service|gas engineer|vet|"
    r"piano tuner|skip hire|pest control))"
)
"""Whom one has in for an hour: with a day, an appointment."""
_COURSE: Final = (
    r"(?:physio|chemo|radiotherapy|dialysis|therapy|lessons?|classes|class|rehearsals?|practice|training|sessions?|"
    r"lectures?|tutorials?|shifts?|evening classes|night school|rehab|counselling|injections?|course)"
)
_AGENDA: Final = """
course until,till,til,through: (?:i |we )?(?:have got|have|'ve got|got|am at|am doing|are doing|am having) (?:my |a |
  the |some )?(?P<slot>(?:(?!to|been|a)[^ ,:;()]+ ){1,4}?(?:every|each|twice|once|three times) (?:a |
  other |second |single )?(?:[^ ,:;()]+ ){1,3}?(?:until|till|til|through to|through|up to) (?:the )?DATE)<end>
course until,till,til,through: (?:i am |we are )?(?P<slot>(?:on |at )?(?:[^ ,:;()]+ ){0,2}?COURSE (?:every|each|twice|
  once|three times) (?:a |other |second |single )?(?:[^ ,:;()]+ ){1,3}?(?:until|till|til|through to|
  through) (?:the )?DATE)<end>
then up,runs,ends,finishes,expires,over,finish,wrap,stops,closes,
  end: (?:my |our |the )?(?:[^ ,:;()]+ ){1,5}?(?:is up|runs out|ends|finishes|expires|is over|
  ends|finish up|finish|wrap up|stops|closes|comes to an end) (?:here |there )?(?:in |on |at )?DATE ?,? ?(?:and |
  so )?(?:then |that 's when |that is when |which is when |after that |so then |and then )(?:then )?(?:we are |i am |
  i |we |i will |we will )(?!do|have|think|can|should|might|may|hope|
  not)(?P<rest>[^ ,:;()]+(?: [^ ,:;()]+){0,6})<stop>
guest coming,popping,round,over,here,staying,visiting,in: (?:i |we )?(?:have got|have|'ve got|got|having) (?:a |an |
  the |my |our |some )?(?P<slot>(?:[^ ,:;()]+ ){0,2}?[^ ,:;()]+ (?:coming|popping|staying|visiting|over|round|
  here) (?:[^ ,:;()]+ ){0,3}?DATE)<end>
plan DATES: (?:the |my |our |a )?(?P<slot>TRADE (?:is |'s |are |comes |coming |due |here |booked |again )*DATE)<end>
plan arrives,arrive,comes,come,delivered: (?:my |our |the )?(?P<slot>(?:new |fancy )?(?:[^ ,:;()]+ )?(?:sofa|bed|
  fridge|mattress|washing machine|dishwasher|oven|kitchen|carpet|desk|piano|puppy|kitten|bike|car|furniture|
  parcel|curtains|wardrobe|telly|tv|laptop) (?:arrives?|comes?|is delivered|gets delivered|
  is being delivered) DATE)<end>
plan meets,meet: (?:my |our |the )?(?P<slot>(?:book club|choir|running club|club|band|committee|board|council|
  reading group|study group|knitting group) (?:meets|meet) (?:[^ ,:;()]+ ){0,4}?DATE)<end>
plan coffee,lunch,dinner,brunch,drink,drinks,breakfast,call,meeting,tea,beer,beers,walk,date,pint,interview,
  appointment,session,catch-up,catchup: (?:a |quick |
  got |having |grabbing |meeting |my )*(?P<slot>(?:coffee|lunch|dinner|brunch|drinks?|breakfast|
  call|catch-?up|meeting|tea|
  beers?|walk|date|pint|interview|appointment|session) with (?:[^ ,:;()]+ ){1,3}?at (?:CLOCK|\\d{1,2}|noon))<end>
plan offsite,retreat,workshop,conference,wedding,trip,
  meeting,deadline,webinar,party,exam,training,call,launch,interview,
  concert,festival: (?P<slot>(?:[^ ,:;()]+ ){0,2}?EVENT : DATE(?: - DATE)?)<end>
plan booked,confirmed,sorted: (?:booked|confirmed|sorted) ?[:!-] (?P<slot>(?:[^ ,:;()]+ ){1,4}?,? ?DATE)<end>
plan close,closing: (?:i |we )(?:are )?(?P<slot>(?:close|closing|completing|complete) (?:on )?(?:the |our )?(?:house|
  flat|sale|purchase|deal|place) DATE)<end>
plan booked,sorted,secured,confirmed,arranged: (?:my |our |the |all )?(?P<slot>(?:[^ ,:;()]+ ){0,2}?(?:flights?|hotel|
  tickets?|trains?|ferry|airbnb|cottage|villa|table|venue|trip|holiday) (?:is |are |all |now |finally )*(?:booked|
  sorted|
  secured|confirmed|arranged) ?(?::|-|,|for|to) ?(?:[^ ,:;()]+ ){1,4}?,? ?DATE)<end>
plan arrive,arrives,over,here,staying,visiting,round: (?:my |our |the |both )?(?P<slot>(?:in laws|inlaws|PERSON|
  guests|
  visitors) (?:are |is |'s )?(?:over|here|staying|visiting|arrive|arrives|round)(?: (?:from|with|for|
  in) [^ ,:;()]+)? (?:[^ ,:;()]+ ){0,2}?DATE)<end>
plan starts,start,begins: (?:my |the |our )?(?P<slot>(?:new |first )?(?:job|role|course|degree|apprenticeship|
  internship|placement|treatment|therapy|masters|phd) (?:starts|begins|start) (?:back |again )?DATE)<end>
plan comes,come,arrives: (?:the |our )?(?P<slot>(?:baby|twins|puppy|kitten|new car) (?:comes|come|arrives) DATE)<end>
plan due: (?:i am |we are |is |she is )?(?P<slot>due to (?:give birth|start|finish|fly|land|
  leave|move|arrive|meet|see|have|be|return|go|begin|complete|open|speak|present|graduate|
  pop) (?:[^ ,:;()]+ ){0,4}?DATE)
  <end>
plan day,shift: (?:my )?(?P<slot>last (?:day|shift|week) (?:at|of|in) (?:[^ ,:;()]+ ){1,3}?(?:is|
  's) (?:on )?DATE)<end>
plan year: (?:doing |having )?(?P<slot>(?:christmas|xmas|easter|new year|thanksgiving|eid|diwali) (?:in|at|
  with) (?:[^ ,:;()]+ ){1,3}?this year)<stop>
plan is,'s,are: (?:my |our |the )(?P<slot>(?:[^ ,:;()]+ ){0,3}?EVENT (?:is|'s|are) (?:over |out |up |down )?(?:in|at|
  near) (?:[^ ,:;()]+ ){1,4}?DATE)<end>
plan tickets: (?:i |we |just |finally |have )*(?P<slot>(?:bought|got|booked) (?:us |me |everyone |
  the kids )?tickets (?:[^ ,:;()]+ ){1,8}?,? ?DATE)<end>
plan day: (?P<slot>DATE (?:is )?(?:moving|results|wedding|race|match|exam|delivery|launch|graduation|opening|
  sports|match) day)<stop>
plan lands,arrives,visits,comes,flies: (?:my |our )(?P<slot>PERSON (?:lands|arrives|visits|comes|flies in|gets here|
  gets in|gets back|is back) (?:[^ ,:;()]+ ){0,4}?DATE)<end>
plan come,comes,arrive,arrives: (?:the |our |my )(?P<slot>(?:[^ ,:;()]+ ){1,3}?(?:fitters?|builders?|people|men|
  movers|removers|decorators?|engineers?|inspectors?|painters?|guys?|man) (?:come|comes|arrive|arrives|start|starts|
  turn up) (?:[^ ,:;()]+ ){0,2}?DATE)<end>
plan off,going,away,in,at: DATE ,? ?(?:i am|we are|i will be|we will be) (?P<slot>(?:off|going|away|heading|flying|
  driving|travelling|on|in|at) (?:to|on|in|at|a|an|the) ?(?:[^ ,:;()]+ ?){1,6})<stop>
dated got,have: (?:i |we )(?:have|have got|'ve got) (?:a |an |the |my |our )?(?P<slot>(?:in-laws|inlaws|EVENT|
  grandkids|kids|nephews|guests|visitors|friends|builders) ?(?:over|staying|round|here)? ?(?:for )?DATE)<end>
plan do,make: (?:i |we )?(?:can not|will not) (?:do|make) (?:DATE) ,? ?(?:because |as |since )?(?:i have|i have got|
  i 've got|we have|there is|it is) (?:a |an |the |my |our )?(?P<slot>(?:[^ ,:;()]+ ){0,3}?EVENT(?: evening| night)?
  )<stop>
plan me,us: (?:they are|the (?:hospital|doctors?|clinic|surgeon) (?:is|are)) (?P<slot>(?!all|both|going|not)
  [a-z]+ing (?:me|us|my [^ ,]+) ?(?:[^ ,:;()]+ ){0,3}?DATE)<end>
plan night,evening,morning,afternoon: (?P<slot>DATE ?(?::|-|=) (?:(?!i|you|he|she|they|we|was|is|not|no|it)[^ ,:;()
  ]+ ?){1,7})<stop>
plan weeks,week,days,nights,fortnight,weekend: (?P<slot>(?:a |one |two |three |four |five |six |ten |
  \\d{1,2} )(?:weeks?|
  days|nights|fortnight|long weekend|weekend) in (?!the past|total|a row|
  bed)[^ ,:;()]+(?: [^ ,:;()]+)?(?: with (?:my |
  the )?
  [^ ,:;()]+)? (?:over|from|starting|in|at|this|next) DATE)<end>
plan next,tomorrow: (?:i am |we are |am )?(?P<slot>in (?!the|a|an|my|bed|your|our|this|that|two|three|one|case|touch|
  tears|love|pain|debt|need|at|by)[^ ,:;()]+(?: [^ ,:;()]+)? (?:next (?:week|month|weekend)|tomorrow|
  all next week)) for (?:a|
  an|the|my|our|work|business|meetings|some) .*<stop>
until sleeps: (?:only |just )?(?:\\w+ )(?:more )?sleeps (?:until|till|til|to) <x><stop>
plan EVENTS: (?:(?:and|also|oh|so|reminder to self|note to self|reminder|fyi|heads up|ugh|got|have|i have|we have|
  i have got|i 've got|we 've got|my|our|the|a|an|another|big|important|scary) ?[,:]? ){0,4}(?P<slot>(?:(?!is|was|
  were|are|am|i|you|he|she|they|we|did|do|had|if|when|last|every|no|not|that|this|went|how|what|thinks?|said|loved?|
  see|until)[^ ,:;()]+ ){0,5}?EVENT(?: (?:with|for|at|in|to|on|about|over|of|
  by) (?!DATE)(?:[^ ,:;()]+ ?){1,4}?)?(?: is| 's| are| booked| coming up| scheduled| sorted| due| confirmed| then)
  * ?(?::|-|,)? ?DATE)<end>
plan DATES: (?:and |also |oh |so )?(?P<slot>DATE ?(?::|-|,|it is|it 's|is|'s|=|we have|i have|i have got|i 've got|
  we 've got|i am at|there is|there 's|i am off to|we are off to) ?(?:the |a |an |my |our )?(?:(?!i|you|he|she|they|
  we|was|is|not|like|too|so|fine|good|no)[^ ,:;()]+ ){0,4}?EVENT(?: (?:with|at|in|for|
  about) (?:[^ ,:;()]+ ?){1,4}?)?(?: (?:at |from |around )?CLOCK)?)<stop>
plan booked,scheduled,set,pencilled,due,happening,planned,confirmed,arranged,lined,rescheduled,moved,coming,in,on,
  at,for: (?:my|our) (?P<slot>(?!birthday|bday|dob|date|name|age|favourite|day|weekend|week|only|best|last|shop|
  store|place|cat|dog)(?:[^ ,:;()]+ ){1,5}?(?:is|are|'s|has been|got|was) (?:all |now |finally |officially |
  provisionally )*(?:booked(?: in)?|scheduled|set|pencilled in|planned|confirmed|arranged|lined up|rescheduled|
  moved|postponed|pushed back|due|happening|coming up|down|fixed) ?(?:for|to|on|in|until)? ?DATE)<end>
event on,at,in,from,tomorrow,next: (?:my|our) (?P<slot>(?!\\d\\d(?:st|nd|rd|th) is|birthday|bday|dob|date|name|age|
  favourite|best|only|last|
  shop|store|place|cat|dog|birth|season|month|day)(?:[^ ,:;()]+ ){1,5}?(?:is|are|'s) (?:on |at |in |from |
  at CLOCK )?DATE)<end>
event starts,start,begins,begin,kicks,kick,leaves,leave,departs,lands,arrives,arrive,takes,happens,opens,ends,
  finishes,expires,runs,goes,launches,falls,closes,resumes,up: (?:my|our) (?P<slot>(?:[^ ,:;()]+ ){1,5}?(?:starts?|
  begins?|kicks? off|leaves?|departs?|lands?|arrives?|takes place|happens?|opens?|ends?|finishes|expires?|runs out|
  is up|
  goes live|launches|falls on|closes|resumes?) (?:[^ ,:;()]+ ){0,3}?(?:DATE|(?:at )?CLOCK DATE))<end>
plan starts,start,begins,begin,kicks,kick,leaves,departs,lands,takes,happens,ends,finishes,goes,
  launches: (?:the )?(?P<slot>(?:[^ ,:;()]+ ){0,3}?(?:EVENT|season|semester|term|term time|season|school|uni|chemo|
  treatment|rehearsals|tour|challenge|semester)(?: season)? (?:starts?|begins?|kicks? off|leaves?|departs?|lands?|
  takes place|happens|ends?|finishes|goes live|launches) (?:[^ ,:;()]+ ){0,3}?DATE)<end>
plan coming,visiting,arriving,flying,staying,landing,dropping,popping,due,over,getting,town,here,come,comes,arrive,
  arrives,visit,delivered: (?:my |our |the |new )(?P<slot>(?:\\w+ ){0,2}?PERSON (?:is|are|
  's) (?:[^ ,:;()]+ ){0,4}?(?:coming|visiting|arriving|flying in|flying over|driving up|driving down|staying|
  landing|dropping by|popping by|popping over|due|over|getting here|getting in|in town|delivered|being delivered|
  here|down|up) ?(?:[^ ,:;()]+ ){0,5}?DATE)<end>
plan coming,visiting,arriving,due: (?P<slot>(?:boiler|gas|broadband|internet|removal|delivery|carpet|window|piano|
  cable) (?:man|guy|men|people|woman|van|fitters?|tuner) ?(?:is|are|'s)? (?:coming|due|arriving|visiting|
  booked) ?(?:[^ ,:;()]+ ){0,3}?DATE)<end>
plan due: (?:the |our |my |we have |we have got |got |expecting )?(?:a |our |my )?(?P<slot>(?:(?:first |second |
  third |new |little )?(?:baby|twins|bump|little one|bub|grandchild|rent|tax return|essay|dissertation|assignment|
  thesis|coursework|deposit|invoice|report|library books|manuscript|grant application)) (?:is|are|
  's)? ?due (?:back )?(?:in |on |at |by )?DATE)<end>
plan due: (?:i am |i 'm |we are )?(?P<slot>due (?:(?:back )?(?:in |at )?(?:court|work|hospital|theatre|
  surgery) )?(?:on |in )?DATE)<stop>
plan booked,lined,scheduled,coming,planned,arranged,sorted,pencilled: (?:i |we )?(?:have|have got|'ve got|got|
  've) (?:a |an |the |my |our |some )?(?P<slot>(?:[^ ,:;()]+ ){1,5}?(?:booked(?: in)?|lined up|scheduled|coming up|
  planned|arranged|sorted|pencilled in) ?(?:for|on|in|at)? ?(?:DATE|CLOCK))<end>
plan booked: (?P<slot>(?:[^ ,:;()]+ ){1,3}?booked(?: in)? (?:for|on|at) (?:DATE|CLOCK))<end>
plan booked,rented,hired,reserved,bought,got,signed,registered,entered,invited,called,picked,nabbed,bagged,enrolled,
  snagged,scored,asked,selected,chosen,accepted: (?:i |we )?(?:have |'ve |am |are |just |finally |also |have just |
  have been |been |already )*(?P<slot>(?:booked|rented|hired|reserved|bought tickets|bought a ticket|got tickets|
  got a ticket|got us tickets|signed up|registered|entered|invited|called up|picked|nabbed|bagged|enrolled|snagged|
  scored|asked|selected|chosen|got a place) (?:[^ ,:;()]+ ){0,9}?(?:in |on |for |from )?DATE)<end>
plan have,need,must,got,supposed,meant,gotta,should: (?:i |we )?(?:really |just |also )*(?:have to|need to|must|
  got to|gotta|have got to|am supposed to|am meant to|supposed to|meant to|am due to|due to|
  are due to) (?:be )?(?P<slot>(?!know|say|work|wake|sleep|stop|eat|admit|think|be up|get up|book|find|write|buy|
  make|choose|decide|plan|cook|send|email|use|cancel|remember|learn|ask|check|call|figure|lose|start|
  try)(?:[^ ,:;()]+ ){1,7}?DATE)<end>
plan get,collect,complete,exchange,move,see,meet,hand,graduate,present,defend,return,catch,host,sit,fly,sail,set,
  head,drive,race,start,begin,leave,pick: (?:i |we )(?P<slot>(?:get|collect|complete|exchange|move|hand|graduate|
  present|defend|return|fly|sail|set off|head off|head out|head to|drive|start|begin|leave|pick up|see|meet|host|
  sit|catch|race) (?:(?!every|each|most|usually|always|often|when|if|because)[^ ,:;()]+ ){0,6}?(?:on |in |at |
  from )?DATE)<stop>
until until,till,til,to,before,left,away: (?:(?:only|just|exactly|about|now|less than|under) )*(?:\\d{1,3}|one|two|
  three|four|five|six|seven|eight|nine|ten|eleven|twelve|a|a few|a couple of) (?:more )?(?:days?|weeks?|months?|
  sleeps?|fortnight) (?:to go |left |away )?(?:until|till|til|to|before) <x><stop>
until counting,countdown: (?:i am |we are )?(?:counting down (?:the \\w+ )?(?:to|until|till)|
  counting the days (?:to|until|till)|the countdown is on (?:for|to|until)|countdown to) <x><stop>
plan off,away,abroad,back: (?:i am |we are |am |i will be |we will be |be )?(?P<slot>(?:off|away|abroad|heading|
  jetting off|popping|nipping|flying) (?:to|on|at|in|over to|up to|down to|for|with|down|
  up) (?:[^ ,:;()]+ ){0,7}?(?:for |over |on |in |at |from |this )?DATE)<end>
plan in,at: (?:i am |we are |i will be |we will be |am )?(?P<slot>(?:in|at) (?!the|a|an|my|bed|
  DATE)
  [^ ,:;()]+(?: [^ ,:;()]+)? (?:all |from |until |till |over |next |tomorrow|
  between )(?:[^ ,:;()]+ ){0,3}?DATE?)<stop>
plan tickets,ticket: (?:got |have |we have |i have |finally got |managed to get )?(?P<slot>(?:tickets?|
  \\w+ tickets?) (?:booked |sorted |bought )?(?:for|to) (?:[^ ,:;()]+ ){1,6}?DATE)<end>
plan throwing,having,hosting,doing,holding,planning,giving,running,organising,defending,finishing,submitting,
  exchanging,handing,launching,opening,closing,completing,flying,seeing,signing,viewing,renewing,selling,
  buying,painting: (?:i am |we are |
  am )?(?P<slot>(?:throwing|having|hosting|holding|giving|running|organising|cooking|getting|taking|picking|
  dropping|seeing|meeting|collecting|starting|moving|flying|driving|sitting|playing|performing|speaking|presenting|
  racing|walking|cycling|camping|hiking|travelling|traveling|catching|visiting|attending|leaving|retiring|
  graduating|going|signing|viewing|renewing|selling|buying|painting (?:the|my)|
  defending|finishing|submitting|exchanging|handing|launching|opening|closing|
  completing) (?:(?!every|each|most|
  usually|always|often|when|if|because|on about|mad|
  crazy)[^ ,:;()]+ ){0,8}?DATE)<end>
plan there: there (?:is|'s|are|will be) (?:a|an|the|my|our|some|another|
  this) (?P<slot>(?:[^ ,:;()]+ ){1,6}?(?:(?:at |from )?CLOCK )?(?:on |at |in |this )?DATE)<end>
"""
_ALL_DATES: Final = (
    "weds,thur,tomorrow,tonight,monday,tuesday,wednesday,thursday,friday,saturday,sunday,mon,tue,tues,wed,thu,thurs,fri,sat,"
    "january,february,march,april,may,june,july,august,september,october,november,december,jan,feb,mar,apr,jun,jul,"
    "aug,sep,sept,oct,nov,dec,next,this,easter,christmas,weekend,week,later"
)
_SOURCE: Final = _AGENDA.replace(
    "EVENTS:", _ALL_DATES + ",the,term,bank,holiday,half,fortnight,time,new,today,days,weeks,boxing:"
).replace("DATES:", _ALL_DATES + ":")
_PARTS: Final = {
    "EVENT": _EVENT,
    "PERSON": _PERSON,
    "COURSE": _COURSE,
    "TRADE": _TRADE,
    "DATE?": f"(?:{DATE})",
    "DATE": DATE,
    "CLOCK": CLOCK,
}
_DATED: Final = phrases(
    "mon;tue;wed;thu;fri;sat;sun;jan;feb;mar;apr;may;jun;jul;aug;sep;oct;nov;dec;tomorrow;tonight;today;this ;next ;"
    "day;week;month;year;fortnight;term;later ;end of;first;second;third;fourth;fifth;sixth;seventh;eighth;ninth;"
    "tenth;eleventh;twelfth;teenth;ieth;twenty-"
) + tuple(FEAST.removeprefix("(?:").removesuffix(")").split("|"))
"""Of these, or of digits, a date holds one."""
_DATE_PARTS: Final = tuple(part for part in _DATED if not any(less != part and less in part for less in _DATED))
_DIGIT: Final = re.compile(r"\d")


def _may_be_dated(said: str) -> bool:
    """Tell whether a text holds what a date cannot do without."""
    return _DIGIT.search(said) is not None or any(part in said for part in _DATE_PARTS)


@cache
def _event() -> re.Pattern[str]:
    return re.compile(_EVENT)


def _may_be_an_event(said: str) -> bool:
    """Tell whether a text names what one may have to go to."""
    return _event().search(said) is not None


_PAST: Final = words(
    "last ago yesterday was were went had did every each since mondays tuesdays wednesdays thursdays "
    "fridays saturdays sundays usually always never would could might maybe perhaps if"
)
_MAX_WORDS: Final = 12


def _take(key: str, slot: Tokens, clause: Clause, scene: Scene) -> bool:
    """Claim a plan; what is past, habit or only thought of is none."""
    said = {t.low for t in slot}
    if is_supper(clause) or visits_other(clause):
        return False
    if key == "then":
        return then(slot, scene)
    if key == "course":
        said -= {"every", "each"}
    if said & _PAST or ("you" in said) or clause.negated or clause.ended or clause.modal in {"would", "'d", "could"}:
        return False
    told = key in {"guest", "course"} and clause.verb in {"get", "have"}
    past = clause.tense == "past" and not (told and lows(clause.tokens[len(clause.lead) :]).startswith(_HAVING))
    if past and clause.subject.person != "none" and not clause.perfect and not _BOOKING & said:
        return False
    if clause.subject.person == "third" and clause.subject.owner is None and clause.who and key != "until":
        return False
    if "birth" in said or ({"picked", "got", "adopted", "rescued"} & said and SPECIES_WORDS & said):
        return False
    if words("birthday bday birthdate dob") & said and not words("party dinner drinks lunch trip meal do bash") & said:
        return False
    if len(slot) > 1 and slot[0].low[:1].isdigit() and slot[0].low.endswith("th") and slot[1].low in {"is", "'s"}:
        return False  # "my 30th is on the 8th of October"
    if key == "event" and (clause.subject.person == "third" or words("diet new_life life week") & said):
        return False
    while slot and (slot[0].low in FILLERS or slot[0].kind in ("mark", "emoji")):
        slot = slot[1:]
    if len(slot) > 1 and slot[0].low in words("talk chat speak catch see") and slot[1].low in _PARTED:
        return False  # "ok talk later this week"
    if clause.subject.owner == SPEAKER and KIN.get(clause.subject.head) == "spouse":
        introductions(clause, scene)  # "my wife Ngaire is due in May"
    if key == "until":
        if slot and slot[0].low in words("my our the a i we"):
            slot = slot[1:]
        known = bool(slot) and (lows(slot[-1:]) in _COUNTED or scene.about_speaker)
        return known and len(slot) <= 8 and scene.claim(SPEAKER, "plan", scene.words(slot))
    while slot and slot[-1].low in DANGLING:
        slot = slot[:-1]
    if not slot or len(slot) > 16 or find_date(slot) == (0, len(slot)):
        return False  # a date alone is no plan
    turned = behind_date(slot, scene)
    if turned:
        return scene.claim(SPEAKER, "plan", turned)
    return scene.claim(SPEAKER, "plan", scene.words(slot[:_MAX_WORDS]))


_PARTED: Final = words("you u ya soon later tomorrow then again properly more")
_HAVING: Final = ("got ", "i got ", "we got ", "have ", "we have ", "i have ")


_BOOKING: Final = words(
    "booked rented hired reserved bought got signed registered entered invited called picked nabbed bagged enrolled "
    "snagged scored asked selected chosen scheduled arranged planned"
)
_COUNTED: Final = words(
    "wedding marathon holiday exam exams trip move race party graduation launch show gig baby surgery flight "
    "festival "
    "concert retirement deadline triathlon 10k interview lapland disneyland disney christmas glastonbury ibiza greece"
)
AGENDA: Final = Frames(_SOURCE, _take, _PARTS, {"DATE": _may_be_dated, "EVENT": _may_be_an_event})

__all__ = ["AGENDA"]
