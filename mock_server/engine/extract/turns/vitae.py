"""Constructions in which a working life and a schooling are told as in a note: "ten years as a vet tech, the last two
with Harrow Lane", "uni was Castlemere, majored in ceramics". The notation is explained in `phrasebook.py`.
"""

from typing import Final

CAREERS: Final = """
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
working remotely|part-time|full-time|freelance? at|for|with {firm} ,|$
my|the business|visiting? card|badge|contract|payslip says|reads {title} ,|- {firm}
^ {job} ,|- {count:-} years|decades =,|$|now|and
^ {job} ,|- .. hour|night|day|early|late|split|12-hour|8-hour|24-hour? shifts|nights ,|$
as|being someone|somebody|a person? who|that works|working|employed at|for {firm} ,? i|i'm|my|we|our|it|the|this
^ i? am|'m? self-employed|freelance|freelancing :|-|( {doing}
^ i? am|'m? self-employed|freelance|freelancing :|-|( {anysubject:job_title}
"""

STUDIES: Final = """
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
