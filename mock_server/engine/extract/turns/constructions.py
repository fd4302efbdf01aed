"""The constructions in which chat tells of work, homes, origins, tongues, schools and undertakings.

They add to the rules by topic, which read subject, verb and rest: here stand the orders of words in which the speaker
is no subject ("Halvorsen Marine hired me"), no verb is left ("class of 2011 at Kelby") or the fact hangs on a phrase
("got the keys to our new flat in Leuven"). The notation is explained in `phrasebook.py`.
"""

from typing import Final

from mock_server.engine.extract.turns.chains import CHAINS
from mock_server.engine.extract.turns.settlings import HOMES, MOTHER_TONGUES, POSTS
from mock_server.engine.extract.turns.strivings import AIMS, SCHOOLS, UNDERTAKINGS
from mock_server.engine.extract.turns.vitae import CAREERS, STUDIES
from mock_server.engine.extract.turns.whereabouts import DWELLINGS, ROOTS, SPOKEN

_WORK: Final = """
^ my|our|the? day|main|current|actual|real|other|paid? job|gig|occupation|profession|trade|living @be {doing}
^ by|professionally|work-wise|workwise|job-wise|career-wise|jobwise trade|profession|training|day? ,? i|im? am|'m?
    {job}
^ i? am? {title} by trade|profession|training|vocation
^ i? am? {title} by day , ..
^{namedfirm} @hired me|us straight|back? in|last? on? week|month|year|monday? as|to? {job}
^{namedfirm} @hired me as a|an|their|the? {title}
^{namedfirm} @hired me $
^{namedfirm} @hired me =as|last|to|in|straight|back|this|when|after|and|on|full-time|part-time|yesterday|today
^{namedfirm} took|signed|brought me on last|this week|month|year|spring|summer|autumn|winter|monday|friday as
    a|an|their?
    {title}
^{namedfirm} took|signed|brought me on as? {title}
^ {job} , that 's|is my|the day|main|actual? job|trade|gig|living|profession|work|occupation
it 's|is {firm} that|who pays|employs|signs|keeps me|my
my desk|office|bench|locker|job|workplace is|'s|sits at|with {firm}
at|behind my desk|bench|till|post at|in {firm} again|now|,|$|after|since|today
my|our title|role|job|position|post|function there|here|now|currently is|'s {title}
work|working|employed|temping|interning|freelancing|consulting|volunteering|started|starting at|for|with|in a|an|this ..
    .. @orgs ,|(|-|called|named {firm}
^ i? am|'m a|an|the? {job:-} of|at|for|with a|an|this .. .. @orgs ,|(|-|called|named {firm}
i|we join|joined|joining|run|founded|started a|an|this .. .. @orgs ,|(|-|called|named {firm}
apprentice|apprenticed|apprenticing|trainee|training|interning|learning .. to|with|under|for a|an|the|some .. {job:-}
    ,|(|called|named {firm}
^ i|we? am|'m|are? at|with {firm} , where? we @produce
^ i? am|'m|work|working? on|in|behind the? reception|tills|checkouts|security|housekeeping|payroll|maternity|oncology|
    paediatrics|radiology|goods-in|dispatch|despatch|nights|days|lates|earlies|customer|technical?
    support|service|desk? at|
    for|with {firm}
^{namedfirm} took|signed|brought me on
^{namedfirm} offered me a|the {title} job|role|position|post .. said yes
^{namedfirm} gave me a|my job|start|contract|chance as? {job}
^{namedfirm} gave me a|my job|start|contract
^{namedfirm} pays my|the|our rent|bills|salary|wages|mortgage|wage
^{namedfirm} pays me to|for|well|badly|monthly|weekly|a|an
^{namedfirm} signs my paychecks|payslips|paycheck|cheques
^{surefirm} made it|me|us official|permanent
^{namedfirm} made me permanent
^{namedfirm} is|'s my|our employer|workplace
^{namedfirm} is|'s who|where i|we work
^{namedfirm} is|'s where i|we work|am|'m? work|working|based|employed
^ i am|'m? with {firm} , {title}
signed|signing on|up|with with? {firm} ,? as? {job}
signed|signing on|up? with {firm}
@got|got|landed|started a|an|the|my|this? new? full-time|part-time? a|dream? {title} @work at|with|for|in {firm}
@got|landed|started a|an|the|my? new? dream|first? full-time|part-time? @work ,? as {job}
@got|landed|started a|an|the|my? new? dream|first? full-time|part-time? @work at|with|for {firm} as {job}
@got|landed|started a|an|the|my? new? dream|first? @work at|with|for {firm}
^ just|recently|newly|i|i've|we|got|been|finally? promoted from? .. to {title}
promoted from .. to {title}
^ from .. to {job}
i run|own|started|opened|founded|manage a|an|the .. @venue|bakery|cafe|salon|gallery|bookshop|startup|brewery|charity
    called|named {firm}
day job is|'s {field} at|for|with {firm}
after the gardens|archive|grounds|garden|collection|books|accounts|website|animals|horses at {firm}
went|gone|moved|risen|stepped|worked from {job:-} up? to {job}
^ currently|now|presently|still employed|contracted|engaged|hired by|at|with {firm} (|,|as? {job}
employed|contracted by {firm} (|,|as|as? {job}
on the payroll at|of {firm}
on {firm} 's payroll
clock|clocking|clocked in at {firm}
i am|'m|work|'ve|have|been in {field} at|for|with {firm}
^ i? am|'m? in {field} at|for|with {firm}
^ i? work|working? in {field} at|for|with {firm}
^ i? do|handle|manage|run {field} for|at|with {firm}
^ over|out|up|down? at {firm} i|we am|'m|work {job}
my|our @venue is|'s called|named {firm}
@my employer|company|firm|workplace|startup|agency is|'s|: {firm}
what i do for? a|work? living? is|'s {doing}
@my line of work|business is|'s {title}
my trade|craft|speciality|specialty is|'s {title}
years as|being a|an .. {job}
i am|'m their|its|the resident|new|only|head? {job}
i am|'m the|a|their new|only|latest|oldest|youngest? kid|guy|girl|one|person|face|hire|boy|newbie|starter at|with
    {firm}
^ still|currently working? at|with|for {firm}
^ been a|an {job} all|for|since|most|half
^ weekday|daytime|weekdays|9-to-5 {job}
, weekday|daytime {job}
^ i? am|'m now|currently? at|with {firm} as|, a|an|the? {job}
placement|internship|apprenticeship|traineeship with|at {firm} ,? as? {job}
contract|job|role with|at {firm} starts|begins|started|runs
i am|'m joining {firm} as {job}
clocked|clocking off|in|out at {firm}
where i am|'m a|an|the {job}
two|both|day jobs|job : .. at {firm}
^{namedfirm} @hired me , {job}
call myself|me a|an {job} by|for ..
i am|'m now|officially a|an? {job}
start|started|starting|begun|resumed work|working|a|my new|first? job? at|for|with {firm}
i|we do|handle|manage|keep|mind all? the|their books|accounts|laundry|catering|website|admin|paperwork|gardens|
    cleaning|
    cooking for|at {firm}
wait|waiting|serve|serving|bus tables at {firm}
on|behind|work the tills|till|bar|counter|desk|door|floor|reception|phones|checkout|checkouts|ward|wards|helpdesk|
    switchboard|line|lathe|grill|fryer|pumps|rota|shopfloor|bench|tools at|for
    {firm}
poached|recruited|headhunted|hired|employed|contracted|engaged|snapped up? by {firm} ,|as? as? a|an|their? {job}
poached|recruited|headhunted|hired|employed|contracted|engaged|snapped up? by {firm}
lunch|coffee|tea|toilet break|shift at {firm}
earn|make|earning|making|earns my|a|our? living|keep|crust|bread and? butter? as a? {title}
earn|make|earning|making my|a|our living|keep|crust {doing}
paid|pays|pay my|the way|bills|rent {doing}
^{doing} pays|pay|paid|is|'s @my|the bills|rent|way|mortgage|job|trade|living|profession|craft|livelihood
^ ex-army|ex-navy|ex-police|ex-teacher|ex-military|ex-con|ex-banker ,? and? now|turned {job}
^ ex|former|ex- {job:-} ,? and|but? now|turned a|an? {job}
^ {job} now $
^ and|then|so|but? now i? am|'m? a|an|the {job}
^ once .. , now a|an? {job}
^ {job} here ,? at? {firm}
^ {job} at a|an|the|our .. school|hospital|clinic|bank|hotel|shop|cafe|restaurant|garage|nursery|factory|university
love|like|enjoy|hate being a|an {job}
^ {title} at|for|with {firm} here
^ self-employed|freelance|freelancing|self_employed as? a? {job}
^ self employed as? a? {job}
^ i am|'m self employed|self-employed|freelance , a|an? {job}
years now? as|of|in|being? a|an|as {job}
retrained|requalified as a|an? {job}
on the books|staff at|of|for|with {firm} as a|an|their? {job}
on the books|staff at|of|for|with {firm}
day|days|week|weeks|month|months|year|years in|on|into|one|two|three|four|five|six as a|an|the? {job} down|over|up|
    out? at|
    for|with {firm}
year now? as|of|in? a|an|as {job}
years now|in? as|being? a|an? {job} and counting
i am|'m|work|serve|served|'ve been? working|serving? nights|days|shifts|part-time|full-time|weekends as? a|an {job}
moonlight|moonlighting|temping|temp|freelancing|interning|volunteering as a|an? {job}
qualified|requalified|retrained|licensed|certified|registered|practising|practicing as a|an {job} .. years
^ i am|'m a qualified|licensed|certified|registered|practising|trained|chartered {job}
my|the business|visiting card says|reads {title}
my|the badge|contract|payslip says|reads {job} , {firm}
my|the badge|contract|payslip says|reads {job}
my|our job|employer title is|'s {title}
in charge of {anysubject:-} at {firm}
^ i? am|'m the|a? only|new|resident|youngest|oldest? {job} at|for|with {firm}
^ i'm|i|we? am|'m? a? small|one-woman|one-man? own|run? {job} business
my own practice|business|studio|clinic|garage|salon|workshop|shop now? , {job}
^ job|work|role|occupation|profession|position|employment : {title}
^ job|work|role|title|occupation|profession|position @be|: {job} ,? at? {firm}
^ works|work|working|employed at|for {firm} as|,? a|an? {job}
^ currently|now? a|an|the? {job} at|with|for|over|up|down {firm}
"""

_PLACES: Final = """
^ my|our? address|postcode @be|: .. , {place}
here in {town}
@my @homes .. in|above|near {town}
i am|'m {town} based
@my|the new|current|home? address|place|house|flat is|'s .. , {place}
^ i|we? am|'m|are|'re? back|now|still|happily? living|based|settled back|down|up|over|out in {town}
back living|based|home in {town}
i|we am|live|are about? a|an|half|ten|twenty|few|two|three|five|fifteen .. hour|hours|minutes|mins|miles|km north|
    south|east|west|inland of {town}
i|we live about? .. hour|hours|minutes|mins|miles|km|drive|ride away|drive|out? from|outside {town}
@my recent|big? move|relocation back|over|down|up? to {town} went|was|is|has|took|happened
we are|'re {town} people|folk|folks|based|dwellers|locals now?
the @homes that|which? i|we bought|rent|rented|live|found|own in? is|'s in {town}
you are|'re talking|speaking|writing|chatting to|with a|an {town} resident|local|dweller
i|we now|currently? practise|practice|operate|trade|run|teach|perform|busk|work|cook|farm|paint in {town} ,? with|
    and? my?
^ my|our? postcode|address|house is|'s in {town}
^ from @my balcony|window|terrace|garden|kitchen|desk|bed|sofa|roof in {town}
@my balcony|window|terrace|garden|kitchen|street|neighbours|neighbors|neighbour|neighbourhood|neighborhood|
    allotment|attic|rooftop|porch|yard|landlord|landlady here|window? in {town}
@my .. here in {town}
@my @homes .. in|above|near {town}
i am|'m {town} based
been here|back? in {town} .. years|decade|decades|months|ages|weeks|year|month
the new @homes is|'s .. in {town}
we are|'re a|an {town} family|household|couple
^ since i|we|i've|we've? moving|relocating|moved|came back? to {town}
i am|'m a|an {town} girl|boy|lad|lass|local|person|resident now
got|have|collected|picked|getting finally|up? the? keys to|for @my|a|the @kinds? @kinds? @homes in {town}
@my @kinds? @kinds? @kinds? @homes is|'s|are up|down|out|over|right|just|all? the|way? a|the? in|near|outside|by
    {town}
@my @kinds? @homes is|'s .. in|above|near|outside {town}
^ i|we|im? am|'m|are|'re? over|up|down|out|back in|near|by|outside {town}
^ i|we? am|'m|are|'re? over|up|down|out|back? here in {town}
@my @homes .. in|above|near {town}
i am|'m {town} based
^ over|up|down|out|back? here in {town} ,? i|we|it|the|my|our|people
^ writing|typing|messaging|greetings|hello|hi|hey|cheers|hola|texting|reporting to? live? you? this? from {town}
^ i am|'m writing|typing|messaging to? you? this? from {town} ,? where i|we|i've have|'ve? lived|live|been|moved?
^{opener} is|'s where i|we|i've|i'm am|'m|have|'ve? now|been? live|lived|based|living|settled|ended|stay|reside
^{opener} is|'s where i|we have|'ve? call|found|bought|work|raise|rent|moved|bring
^{opener} is|'s|has been? home|base now|these|for|since|to?
^{opener} is|'s @my home|base now|base?
^{opener} has been @my home
^{opener} is home now? $
^{opener} is|'s home now|these? days? $
^ my|our? home|base @be|: now|currently|still|these? days? a|in? .. near|in|outside {place}
home for|to me|us @be .. near|in|outside {place}
home for|to me|us|now @be {place}
^ my? home? base @be {place}
^ swapped|traded|ditched|exchanged|left|quit {town:-} for {town}
i|we swapped|traded|exchanged|left {town:-} for {town}
share|sharing|rent|renting|rented|bought|buying|leasing|leased|subletting our|a|an|the? @kinds? @kinds? @kinds? ..
    @homes in|near|outside {town}
moved|moving|settled into a|an|our|my|the .. @homes in|near|outside {town}
live|living in a|an|our|my .. @homes in|near|outside|above {town}
^ i am|'m a {town} resident|local|dweller|inhabitant|citizen|based
^ {town} resident|local|dweller|based|city-dweller here? ,?
^ where i|we live is|:? {town}
ended|ending|wound|washed up living? back? in {town}
i|we|i've|we've made|make the move out|over|back|down|up? to {town}
raising|bringing @my|the kids|family|children|daughter|son|twins up? in {town}
been|lived|living|stayed back|here|over|out|down|up? in {town} since|for
^ i|we? have|'ve? been in {town} for?
^ city|town|location|country|lives|living|based|residence : in? {town}
@my|the new|current|present|usual? city|town|village|location|country|suburb|neighbourhood is|'s|:? called? {town}
now|currently|presently|nowadays up|down|over|out|back? in {town} ,? with|after|and
^ i? am|'m|happily|now|currently? settled|holed|living|parked|rooted|anchored|stationed|posted|domiciled up|down|
    out|over|in? in? {town}
i|we call|called {town} home now?
^ where i|we live , {town} ,|$
i am|'m a|an {town} girl|boy|lad|lass|woman|man|person these|nowadays|through|since
my|our life is|'s all? here? in {town}
i|we keep|rear|farm|breed bees|goats|hens|chickens|sheep|pigs|horses|ducks|alpacas|llamas|cattle|cows|pigeons|geese in
    {town} ,|$|and|with
i|we grow|raise|rear|press|brew|roast|bake|ferment|distil|sell|teach|mend|repair|restore|farm|tend
    .. in {town} ,|$|and|with
i|we raise @my|the .. in {town}
commute|commuting in|into|to? .. .. from {town}
@my @homes .. in|above|near {town}
i am|'m {town} based
the {town} house|flat is ours|mine
found|find us|a|an|myself|ourselves? .. @homes in {town}
^ i? am|'m? in {town} ,? so it|it's|the|its
signed the|a|our lease|papers|mortgage on|for a|the? .. @homes in {town}
"""

_ORIGINS: Final = """
came|come|moved|emigrated|arrived|immigrated over? here? over? from {town:hometown} as|at|when|with
from {town:hometown} and so am i
spent|lived @my|the first|early .. years|decade|childhood .. in {town:hometown}
^ originally|once? just? a .. farm|city|country|village|town|small-town|beach|island boy|girl|lad|lass|kid from
    {place:hometown}
spent|had most? all? much? of? the? @my whole|entire|early? childhood|youth|boyhood|girlhood|teens|schooldays in|
    near|outside {town:hometown}
@my childhood|youth|upbringing was .. in {town:hometown}
i am|'m a|an proper|true|real|proud? {town:hometown} lad|lass|native|kid at|through|born|originally? heart? $
^ {town:hometown} lad|lass|native|kid|girl|boy here? at|by|through|born|originally? heart?
^ i? am|'m? {town:hometown} born and|& bred|raised
^ {town:hometown} ,? originally $
^ {town:hometown} ,? born? born|bred
^ i|we? am|'m? come|came|hail|originate|originally|from from? .. called {place:hometown}
@my roots|family|people are|lie in {town:hometown} , .. i|where?
back home in {town:hometown}
where i come|came|'m from ,? in? is|:? {town:hometown}
where i|i'm grew|was|am|'m up|raised|born|from ,? is|:? {town:hometown}
^{opener:hometown} is|'s where i|we|i'm grew|come|came|'m|am|was up|from|originally|born|raised
^{opener:hometown} is|'s where i|we spent @my|the .. childhood|youth|teens|years
^{opener:hometown} born|raised|bred and|& bred|raised|born
^{opener:hometown} made me
^{opener:hometown} is|'s @my home|birth hometown|town|birthplace|place
^ hometown|birthplace|origin|from : {town:hometown}
hometown|birthplace @be a? little|small|tiny? place|town|village? called? near? {place:hometown}
{grown:-} years|yrs|yr|yo|y/o old? from {place:hometown} $
^ i? am|'m? a|an? .. year-old|old|girl|guy|lad|woman|man|bloke|lass from {town:hometown} $
^ native of {town:hometown}
i am|'m a? native of|to {town:hometown}
^ i? was? born|raised|bred and|&? bred|raised|born? in|near|outside {town:hometown}
^ i? am|'m? a|an? {demonym} by|at|and? born|originally|birth|bred|heart|through|living|abroad
^ {nation} here $
^ i? am|'m? a? naturalised|naturalized|born|proud {nation}
^ a|an {nation} by birth|blood|descent|marriage|passport
i am|'m {nation} on|by|in the? paper|papers|birth|passport|heart
^ a|an? {nation} living|based|abroad|expat|exile|in|stuck
^ half|part? {nation} and|,? half|part {nation}
^ a? citizen|national of {place:nationality}
^ i|i've|we|my? have|'ve|hold|carry|got|travel|travelling|traveling? on? a|an|got? only|dual? {nation} passport|
    citizenship|nationality|papers
^ {nation} passport|citizen|national|citizenship|by|born
dual|joint|double citizenship|nationality|national|citizen? ,? :|-? {nation}
^ i? am|'m? a? dual {nation}
^ {nation} by birth|blood|nationality|passport|heritage|marriage|adoption
^ i? am|'m? a proud|born|naturalised|naturalized|native? {nation} citizen|national|expat|immigrant|emigrant|living|
    abroad? ,? ..
^ nationality|citizenship @be|: {nation}
got|received|granted|became|become|took @my|a|the|an new? {nation} citizenship|passport|citizen|nationality
"""

_TONGUES: Final = """
@my own? actual|only|strongest|best? mother|native|first|second|third|home|main|strongest|best|everyday|heritage
    tongue|language|languages @be|: {tongues}
^ mother|native|first tongue|language @be|:? {tongues}
^ {tongues} with|at|to|around @my|home|the|work|school|everyone|friends|everybody @kin|school|kids|office|house? ,?
^ i? am|'m|fairly|both? fluent|conversational|proficient|native|bilingual|trilingual|multilingual|comfortable|
    literate|quadrilingual in|:|,|( {tongues}
^ was|i? was? raised|grew|brought up? fully? bilingual|trilingual|speaking|with|on speaking|in|,? {tongues}
^{tongues} is|'s @my only|strongest|best|first|second|third|native|main|mother|own? strongest|native? language|tongue|
    one|languages
^{tongues} is|'s what|how i|we speak|talk|think|use|grew
^{tongues} is|'s just|still|very|pretty|quite? bit? fluent|rusty|passable|decent|conversational|shaky|basic $
write|talk|speak|chat|reply|text to|with me in {tongues} , i|it|that
i|we can|also|even? dream|think|swear|count|pray|curse|write|read|chat|converse|teach|argue|sing|work|talk|function
    in {tongues}
i|we can? read|write|understand|follow|manage|converse|handle|sign|use and|some|a|in|basic? write|bit? of? {tongues}
i|we get|gets|getting|got|manage by in {tongues}
^ can? read|understand|follow|write .. {tongues} $
^ fluent|passable|conversational|basic|native|decent|rusty|broken|school|perfect|intermediate|business|halting
    {tongues} $
i .. understand|speak|follow|read {tongues} but|and answer|reply|speak|write|think only|mostly? in {tongues}
i sign|speak , {tongues:-} is|'s my .. language
^ can? get by in {tongues}
have|got|has|know|remember|learned|learnt|kept|speak|retained picked|a|some|only|enough? up|bit|few|little|
    smattering|basic|school|decent|good|passable|fluent|conversational|working|rusty|my|knowledge|words|bits? of|
    command? knowledge|of? {tongues} $
picked up some|a|decent|enough? bit? of? {tongues}
i am|'m a|an? native|fluent|heritage|born|non-native|good? {tongues} speaker
a|an native|fluent? {tongues} speaker
^ native|fluent? {tongues:-} speaker , .. {tongues}
we are|'re a {tongues} speaking|-speaking household|family|home|house
@my {tongues} is|'s|was? .. level|passable|rusty|fluent|decent|shaky|conversational|basic|terrible|native
^ native|fluent|heritage? {tongues} speaker|speakers|native here?
is|'s|isn't not my first|native|mother language|tongue , {tongues} is|'s
^ both|we|in|at? speak|home? it|we? is|'s? all? {tongues} at|with home|family|grandparents
we|i only|mostly|speak|ever? use|speak|talk|spoke|used {tongues} at|with|to|in the|my|our|each? home|house|other|
    family|office|kids
at home|work we|i|it|it's is|'s? all|only|mostly? ever? speak|talk|use|spoke|used? in? {tongues}
^ {tongues} is|was|'s what|all we|i? ever? speak|spoke|use|used at|with|to home|family
^ languages|language|speaks|speak|i_speak|tongues @be|: {tongues}
my {tongues} is|'s|was pretty|quite|very|fairly|a|still|not|so? bit? great? good|fluent|rusty|decent|passable|
    better|okay|ok|shaky|terrible|bad|basic|conversational|awful|strong|native|solid|fine|improving|coming
my {tongues} and {tongues} are
taught|teaching myself|me {tongues} and|as|from|when|years|by? $
"""

TABLES: Final[tuple[tuple[str, frozenset[str]], ...]] = (
    (_WORK, frozenset()),
    (_PLACES, frozenset({"can"})),
    (_ORIGINS, frozenset()),
    (_TONGUES, frozenset({"can"})),
    (POSTS, frozenset({"can", "will"})),
    (HOMES, frozenset({"can", "will", "would", "'d"})),
    (MOTHER_TONGUES, frozenset({"can"})),
    (CHAINS, frozenset()),
    (SCHOOLS, frozenset()),
    (CAREERS, frozenset({"can"})),
    (STUDIES, frozenset()),
    (DWELLINGS, frozenset({"can", "will"})),
    (ROOTS, frozenset()),
    (SPOKEN, frozenset({"can", "could"})),
    (UNDERTAKINGS, frozenset()),
    (AIMS, frozenset({"would", "'d", "will", "must"})),
)
"""Every construction, by topic, in the order they are tried, with the modal verbs that leave it a fact."""
