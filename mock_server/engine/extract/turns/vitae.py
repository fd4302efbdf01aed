"""Constructions in which a working life and a schooling are told as in a note: "ten years as a vet tech, the last two
with Harrow Lane", "uni was Castlemere, majored in ceramics". The notation is explained in `phrasebook.py`.
"""

from typing import Final

CAREERS: Final = """
got|landed|have|'ve|won a|my|the place|spot|seat on|in|with .. .. team|crew|staff|desk|ward|board at|of {firm}
the company|firm|agency|shop|startup|studio|lab i|we work for|at|with , {firm} ,
^ i|we? am|'m? work|working|doing|do @spells as a|an? {job} at|for|with {firm}
^ i|we? am|'m? work|working|doing|do @spells as a|an? {job}
years|year|months|weeks|days into being|life|work as? a|an {job}
^{craft} is|'s @my trade|profession|job|line|career|craft|living|business|work
the lab|shop|firm|company|office|agency|studio|place|school|garage|hospital|clinic|team|startup|bank|hotel|pub i
    work|am|'m
    at|in|for|with? is|'s called? {firm}
{namedfirm} took|taken|takes|signed|brought me on as a|an|their|the? {title}
since .. .. .. i've|i 've? have? been a|an {job}
since .. .. i am|'m|'ve|have been? a|an {job}
joined|joining the|their a? .. team|department|crew|desk|staff|side at|of {firm}
^ {title} here ,|- {surefirm}
my work is|'s {doing}
^ i? am|'m|been? slogging|grafting|toiling|plugging|beavering|slaving|labouring|hustling|grinding|working
    away|hard? at|for|with {firm}
^ i? am|'m|been? part|member|half|one of the|their|a? .. crew|team|staff|workforce|squad|shift|brigade
    at|for|with {firm}
^ new|my|the|got|landed a? new|current|latest? gig|post|role|position|job|title :|-|,|is|'s {title} ,|-|at {firm}
^ a? gig|post|role|position|job|title :|- {title} ,|-|at {firm}
^ new|my|the? day|main|current|other|new? job|gig|trade|title|role|occupation|profession :|=|- {title}
^ my|the? day|main|current|other job|gig is|'s a|an? {job}
by day|trade|profession i am|'m? a|an? {job}
^ i|we? run|manage|staff|man|mind the|a|their? front|help|reception|information? desk|kitchen|bar|till|floor|counter at
    {firm}
working|work|posted|employed as a|an? {title} in {surefirm}
^ i? nurse|teach|cook|chef|bartend|barista|wait|tutor|lecture|practise|practice|drive|clean|clerk|intern at|for {firm}
@my team|squad|department|unit|boss|manager at {firm}
^ i? am|'m|work|working|been? in {field} $
^ employed|contracted|engaged|hired :|-|,|at|by|with {firm} , as? a|an|their? {title}
^ employed|contracted|engaged :|- {firm}
^ i? am|'m? currently|presently|now? posted|serving|deputed|employed|engaged|stationed as a|an|the? {title}
    ,|at|in|with {surefirm}
years|year|yrs|months|decades|decade ,? as|of|being? a|an? {job} , and? most|half|all? of? the|my? last|latest|past|
    first|recent? {count:-}? years|year|months|one? of? them|these|those|which? at|with|for {firm}
years|year|yrs|months|decades|decade ,? as|of|being a|an? {job} , most|half|all of them|these|those|it at|with|for
    {firm}
^ i|we? am|'m|are|'re|have|'ve? been with|at {surefirm} for? .. years|year|months|decades
^ i|we? am|'m|are|'re|have|'ve? been with|in the {service} for? .. years|year|months|decades
^ i|we? am|'m|are|'re? with|in the {service} $
@my nine-to-five|9-to-5|nine_to_five is|'s at|with {firm}
@my nine|9 to five|5 is|'s at|with {firm}
^ i|we? am|'m? pull|pulling|stack|stacking|flip|flipping|sling|slinging|sweep|sweeping|mop|mopping|pour|pouring|serve|
    serving|wash|washing|push|pushing|answer|answering|load|loading|sort|sorting the? pints|shelves|burgers|coffee|
    coffees|floors|dishes|trolleys|phones|calls|lorries|parcels|drinks|beers|mail|pots at|for {firm}
i|we? am|'m|look|looking|head|heading|headed|deal|dealing|take|taking after|up|with|care|charge|responsible of|for? the?
    {field:-} at|for|with|over? {firm}
job|jobs|employer|employers|company ,|:|-|; goodbye|bye|farewell|adieu|ciao {firm:-} ,|and hello|hi|hey|welcome {firm}
goodbye|bye|farewell|adieu|ciao {firm:-} ,|and hello|hi|hey|hola|welcome {surefirm}
goodbye|bye|farewell|adieu|ciao {city:-} ,|and hello|hi|hey|hola|welcome {city}
took|taken on by {firm} as a|an|their|the? {title}
took|taken on by {firm}
@my job|trade|living , .. .. at {surefirm}
^ working remotely|part-time|full-time|freelance? at|for|with {firm} ,|$
, and? working remotely|part-time|full-time|freelance? at|for|with {firm} ,|$
my|the business|visiting? card|badge|contract|payslip says|reads {title} ,|- {firm}
^ {job} ,|- {count:-} years|decades =,|$|now|and
^ {job} ,|- .. hour|night|day|early|late|split|12-hour|8-hour|24-hour? shifts|nights ,|$
as|being someone|somebody|a person? who|that works|working|employed at|for {firm} ,? i|i'm|my|we|our|it|the|this
^ i? am|'m? self-employed|freelance|freelancing :|-|( {doing}
^ i? am|'m? self-employed|freelance|freelancing :|-|( {anysubject:job_title}
"""

STUDIES: Final = """
^ i? am|'m|currently? a|an? sophomore|freshman|fresher|junior|senior|undergrad|student at {school}
in|starting|finishing|entering year|grade|form {count:-} at|of? {school}
^ {school} grad|graduate|alum|alumna|alumnus ,|- {subject}
spent .. .. years|year|terms at {school} doing|studying|reading|for {anysubject}
take|taking|attend|attending|doing|do|started|go|going night|evening|weekend|online|adult|part-time
    class|classes|lessons|school|course|courses|workshops to? in|on|for {anysubject}
@my bachelor|master|bachelors|masters|bachelor's|master's|degree|doctorate|diploma 's? degree? was|is in {anysubject}
educated|schooled|taught at a|an|the .. school|college|academy|convent in|near|outside {town:-}
^ {fulldegree} ,|from|at|- {school}
^ ex- {school:-} , read|studied {subject}
^ my|our? old|first|last? uni|university|college|alma|undergrad mater? was|is|'s|: {school}
^ my|our? old|first|last? school|highschool|sixth form? was|is|'s|: {sureschool}
^ majored|majoring|minored|minoring|specialised|specialising|specialized|specializing in {anysubject}
^ uni|college|university|school was .. ,|and? majored in {anysubject}
^ {degree} from|at {school}
{degree} from|at {school} , {count:-} batch
@nth|2nd|3rd|4th|5th year|yr|semester of|at|in {trade}
^ i? am|'m? still|currently|now|off|back? in|at|attending|enrolled in|at? {trade} ,|$|and|now|at|,|for|until
^ i? went|go|going|got back? to|into {trade} ,|$|and|after|at|for|in
^ i? am|'m? a|an? @years {subject} student|
    undergrad|undergraduate|major
^ i? am|'m? a|an? first|second|third|fourth|fifth|final|last year {subject} student|undergrad|undergraduate|major
^ i? am|'m? a|an? @years student of|in|, {subject}
^ i? am|'m? a|an? final|last|first|second|third|fourth year student , {subject}
^ {subject} grad|graduate|student|major , {school} ,|$
^ {subject} , {school} , graduated|class|cohort|batch
^ {subject} at {school} ,|( graduated|class|cohort|batch
i|we? finished|did|completed|started|got|passed|sat my|the|our? primary|secondary|high|middle|elementary? school|
    schooling|a-levels|gcses|education|studies|highers|baccalaureate|matric|abitur at|from|in {school}
@my thesis|dissertation|phd|doctorate|masters|master's|bachelors|bachelor's|undergrad|diploma at|from {school}
after uni|university|college|school|graduating|studying|graduation|undergrad .. at|from {school} ,? i
after my|a|the|an? degree|studies|masters|master's|phd|diploma|apprenticeship at|from {school} ,? i
as|being someone|somebody who|that studied|read|trained {subject}
"""
