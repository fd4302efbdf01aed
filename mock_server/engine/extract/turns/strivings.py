"""The constructions in which chat tells of schools, undertakings and aims; the others stand in `constructions.py`."""

from typing import Final

SCHOOLS: Final = """
^ i? 'm|am|was|as? also|currently|still|now|actually|originally|technically? a|an|the|another|your|just? just? a|an?
    proud|recent|fresh|former|current|phd|mature|part-time|full-time|exchange|visiting|new|old|first-year|
    second-year|third-year|final-year|grad|music|law|medical|art|nursing|college|uni? alum|alumna|alumnus|alumni|
    graduate|grad|dropout|valedictorian|product|fellow|student|undergrad|undergraduate|
    fresher|freshman|sophomore|pupil of|at|from {school}
^ {sureschool} alum|alumna|alumnus|graduate|grad|dropout|student|undergrad|fresher here?
@left out of {school}
i|i've|^ 've|have|was|got? just|recently? expelled|transferred|graduated|suspended from to? {school}
quit|left|finished|started|attended|attending|enrolled|attend at|in|to? {sureschool}
went|going|go|been|gone|off|back to {sureschool}
i|we was|were at {sureschool} before|until|when|for|back|in|from|with|as
got|been|was|were|get just|finally? a? accepted|admitted|in|into|place|offer|scholarship by|into|to|at|from|for?
    {school} for|to|,? do|study|read? {subject:-}
accepted|admitted to|into|by|at {school} for|,? {subject:-}
enrolled|enrolling|enrol|registered|signed at|in|up|on for|to|at|on? the? {sureschool}
enrolled|enrolling|registered|signed in|on|up|for for? a|an|the? {degree}
class|cohort|year of .. at|from|, {school}
^ i? am|'m|a|an|currently? in? my|the? a|in? @nth year|term|semester of|at|,? of? {subject} student? at|,? {school}
^ i? am|'m|a? in? a? my|the? @nth year|-year|years {subject} student|undergrad|major? at|,? {school}
@nth year|-year student? of|in|studying|doing? {subject} at? {school}
@nth year|-year student|undergrad? at {school}
{degree} in? at|from|,|(? {sureschool}
^ i? have|'ve|hold|holding|got|did|done|do|doing|earned|gained|finished|completed|received|with|am|'m|currently|
    just|started|starting got|just|doing|got|my|a|an|the? just? {degree} from|at|,|with|through? {school}
^ i? have|'ve|hold|holding|got|did|done|doing|earned|gained|completed a|my|the|got|an? {degree}
^{school} is|'s where i|we did|studied|got|went|learned|learnt|trained|graduated|spent|met|read|go|study
^{school} taught|trained|educated me|us
@my old|former? alma mater|school|uni|college|university @be|: {school}
alma mater @be|: the? {school}
@my undergrad|postgrad|masters|bachelors|degree|first|second degree? was|is|'s in {anysubject}
years|year|semester|semesters|term|terms of {subject} before|at|until|and? switching? to? {subject:-}? at? {school}?
training|studying|retraining|qualifying|apprenticing to be|become a|an .. at|with {school}
sixth form|former? at|in {school}
school|college|uni|university i did|went|attended|graduated to? from? , {school}
handed|submitted|defended|wrote|finished .. dissertation|thesis|finals .. at {school}
uni|university|college|school : {school}
^{school} then|and then? on|off|straight? to|at? the? uni|college|university
@my|the time|years|days|year|months|stint i|we? spent? at {sureschool}
a|an {sureschool} grad|graduate|alum|alumna|alumnus|student|dropout|undergrad|man|woman
start|starting at {sureschool}
got|get|graduated|awarded with? a|my first|2:1|distinction|merit|2:2|double in {anysubject} from|at? {school}
@my|an|a {fulldegree}
student|postgrad|undergrad , {subject} ,? at? {school}
@nth year at {school} ,? {subject:-}
learned|learnt @my|the|a trade|craft|ropes|skills|everything .. at|from {school}
trained|studied|qualified|apprenticed|educated|schooled|taught|graduated as|in? a|an? .. at|with|from|by {school}
^ educated|schooled at {school}
reading|studying|study|studied|read|doing|did|do|taking for? my? {subject} at|from|with {school}
^ i? am|'m|currently? studying|reading {subject}
went|go|going|off to uni|university|college|school in|at? {town:-} , {subject}
went|go to art|law|med|medical|drama|film|business|music|culinary|trade|night|nursing|grad|boarding|cookery|
    catering|vet|dental? school|college at|,? {school}
^ i? quit|left|dropped|finished|started|did|attended|survived|hated|go|went out|to? of|to? {sureschool}
halfway|midway|partway|almost|nearly through|done with? a|my|the|an? {degree}
^ i? am|'m|i've|just|currently? @ending a|an|my|the? part-time|part|full|online|evening|distance? time? {degree}
doing|taking|started|starting|finishing|completing|completed|finished|did|do|begun|began|pass|passed|passing a|an|
    my|the? part-time|part|full|online|evening|short? time? {degree}
@my degree|masters|master's|doctorate|phd|bachelors|major|diploma|undergrad|ba|bsc was|is|'s|are in {anysubject}
^ i? did|studied|took|read|do|study some? {subject} at|in uni|university|college|sixth|a-level
years|year at|in {school} ,? studying|doing|reading {subject:-}
switched|changed|moved|transferred over? to {subject:-} at {school}
back at|in|to uni|university|college|school at? .. , for? doing? {subject}
graduated|graduating .. :|,|- with? a? {fulldegree}
@my degree|masters|master's|doctorate|bachelors|major|undergrad was|is|'s {subject}
@my degree|masters|master|doctorate|phd|bachelors|bachelor|ba|bsc|msc|diploma 's? degree? was|is|'s from {school}
@my phd|ba|masters|master's|doctoral|bachelor's? thesis|dissertation|phd|doctorate was|is|'s all? on|
    about {anysubject}
^ i? am|'m|still|currently|busy? writing|finishing|wrapping|typing|polishing up|off? @my phd|ba|masters|master's|
    doctoral? thesis|dissertation in|on|about {anysubject}
^{namedschool} was|is|'s my|our old? school|uni|university|college ,? for?
^{namedschool} is|was where i|we first? learned|learnt|trained|studied|did|met|graduated|qualified
^ i? am|'m? in? my|the|a? @nth year of|on|through a|an|my|the? {degree}
^ i? am|'m? in? my|the? @nth|final|last year|term|semester|trimester|month|months|week|weeks|module|stretch|leg of|on|
    through|in a|an|my|the? {degree}
^ i? read {subject:-} at|in {school}
^ i? read {subject:-} at {namedschool}
i am|'m a|an proud|fellow? {school} alum|alumna|alumnus|grad|graduate|man|woman|dropout
@my old|former school|college|uni|university , {school} ,
^ {school} for|in|at undergrad|school|primary|highschool|sixth|a-levels|college|bachelors , then|and|
    later? {school} for
^ {sureschool} , class|cohort|year of
went|go to {school} for|as|until|till .. .. and|, and? then|later|after|afterwards? to? {sureschool}
went|go to {school} , and? then|later|after|afterwards to|on? {sureschool}
night|evening classes|school|class in? {subject:-}? at {school}
^ education|degree|school|university|college|uni|studies|qualification|qualifications|studied : {degree}
^ education|school|university|college|uni|studied : {school}
^ {subject} graduate|grad|student|major|undergrad|at|degree? at|from|,? {sureschool}
^ {subject} student|undergrad|major|graduate|grad here? at|from {school}
^ {subject} student|undergrad|major|graduate|grad here? ,? {sureschool}
^ {subject} student|undergrad here? ,|$
i am|'m a|an former|current|mature? {subject} student|major|graduate|grad|undergrad at|from|,? {school}
went|moved|transferred from {sureschool} straight|on? to {school}
went to {school} for|and? high|primary|secondary? school? and? then? {school}
to|at|attended {school} for high|primary|secondary|middle|prep|elementary? school and? then|,|later? to? {school}
then|and|later|followed|after by|that? at|to|on? {sureschool}
scholarship to|at|from {school}
i|we studied|trained|learned at {sureschool}
phd|doctoral|masters|master's|graduate student|candidate|researcher in? {subject} at? {school}
phd|doctoral|masters|master's|graduate student|candidate|researcher at {school}
visiting|exchange|erasmus|semester student|year|fellow? at|in {school}
"""

UNDERTAKINGS: Final = """
^ i? am|'m|currently|now? working|busy|hacking|building|writing|making on|with? : {project}
^ my|our side hustle|project|gig|thing : {project}
kicked|kicking|launched|launching|started|starting|begun off? =project {project}
^ i? am|'m|still|currently? finishing|polishing|wrapping|drafting|editing up|off? my|the|a {made}
^ i|we? have|'ve|just|recently? just? started|launched|founded {startup} $
spend|spending|spent|give|giving|devote|devoting every|each|any spare|free|waking? hour|minute|moment|second|evening|
    weekend i? have|get|got? to|on|into my|the|a|an? {made}
spend|spending|spent every|each spare|free|waking? hour|minute|moment|second|evening|weekend i? have|get|got? on?
    building|writing|making|designing|restoring|recording {project}
^ @my|the current|latest|newest|new|big|next thing|obsession|baby|focus @be =a|an|the|my {aproject}
heads|head down|deep in|on|into|with @my|the|this|our|a {project}
^ project {project} eats|takes|swallows|fills|owns|consumes up? all|most|half|too|so? much? of? @my time|days|
    evenings|
    weekends|life
^{project} eats|swallows|consumes|is|'s eating|swallowing|consuming? up? all|most|half of? @my time|evenings|weekends
^ this|these month|week|weeks|months|summer|winter|autumn|spring|year|weekend i|we am|'m|are|'re finishing|wrapping|
    polishing|completing up|off? {made}
^ my|our|the|a? little|big|current|latest|new|main|next|own? side|pet|weekend|passion|hobby|dream|home|garden|
    school|uni|work|summer|winter|lockdown|retirement? project|venture right|at? now|the? moment? is|'s|called|:
    called|to? build|make? {aproject}
^ side|pet|weekend|passion|hobby|current|latest project|hustle|projects :|is|'s called? {aproject}
^ my|the? side hustle|gig|business|project is|'s|: called? {aproject}
the thing|project|book|game|app|piece that? i|we? am|'m|are|'re? making|building|writing|working|doing|knitting|
    carving|designing|developing on? right|at|these|this? now|the|days|week? moment? is|'s|: {project}
the thing|project|book|game|app|piece|tool|site|service that? i|we? am|'m|are|'re? making|building|writing|working|
    coding|designing|developing on? at|for|with my|our? work|job|home|school|uni|college|fun|nights|weekends|team
    is|'s|: {project}
what i|we am|'m|are|'re making|building|writing|working|doing|knitting|designing on? right|at? now|the? moment? is|
    's|: {project}
knee-deep|neck-deep|deep|elbow-deep|waist-deep|buried|immersed|absorbed|engrossed|chest-deep in|into my? {project}
halfway|midway|partway|nearly|almost|part-way|three-quarters|half-way|quarter of? the|way? through|done|finished|
    there with? translating|writing|building|knitting|restoring|painting|making|editing|composing|sewing|designing|
    coding|recording|carving|illustrating|rebuilding|drafting|renovating|digitising|digitizing {project}
middle of translating|writing|building|knitting|restoring|painting|making|editing|composing|sewing|designing|coding|
    recording|renovating|doing|carving {project}
^ i? am|'m|we|'re? still|currently|slowly|busy|also|now|finally|been|just? restoring|renovating|rebuilding|
    refurbishing|knitting|crocheting|sewing|carving|translating|illustrating|composing|converting|digitising|
    digitizing|drafting|assembling|constructing|designing|developing|coding|programming|prototyping|curating|
    compiling|transcribing|quilting|weaving|sculpting|crafting|soldering|upholstering|co-writing {project}
spend|spending|spent|devoting|pouring|sinking|putting|pour all|most|my|our|the|every|of|free|spare? evenings|
    weekends|weekend|evening|afternoon|time|energy|nights|hours|days|mornings|sundays|saturdays? these? days? on|into
    building|writing|making|designing? {project}
started|starting|begun|began|start work|working? on {project}
beavering|plugging|chipping|tinkering|hacking|slaving|toiling|puttering|pottering|working|hammering away at|on
    {project}
tinkering|fiddling|experimenting|messing with|on|around with? my|a|an? {project}
^ i? am|'m|been|we|'re|currently? hacking|toiling|grafting|cracking on|with|away? on|with|at {project}
putting|pulling|cobbling|piecing|stitching together {project}
@my current|latest|new|big|present? obsession|preoccupation|focus|passion is|'s {aproject}
project|projects :|is {aproject}
i've|i|we have|'ve written|drafted|recorded|painted|built|sewn|knitted .. of|on a|an|my|the {made}
fingers crossed that|for? i|we .. finish|complete the|my|our? {made}
starting|launching|founding {startup}
project on|underway|going : {aproject}
project of the month|week|year|moment|summer|winter :|is|'s {aproject}
finishing|final|last touches on|to {aproject}
helping @my @kin build|restore|renovate|make|write|convert|paint {project}
@my little|small|tiny? side|pet|weekend project|hustle|business goes|runs|operates|trades by|under the|a? name of? of?
    {aproject}
@my little|current|new|latest|main? side|pet|weekend? project|game|app|startup|novel|album|blog|newsletter ,|( called?
    {aproject} ,|) is|'s
^ on the go right|now|currently? : {project}
^ the? thing|latest|piece|project? on @my|the @bench right|at|just|these|this? now|the|days|week? moment? is|'s|:|,
    =a|an|my|the|another|two|some|our {project}
^ what is|'s on @my|the @bench right|at|just|these|this? now|the|days|week? moment? is|'s|:
    =a|an|my|the|another|two|some|our {project}
^ currently|now|still? on @my|the @bench right|at|just|these|this? now|the|days|week? moment? is|'s|:
    =a|an|my|the|another|two|some|our {project}
the thing|project i am|'m tinkering|fiddling|messing|busy|occupied with is|'s {project}
^ i? have|'ve? got|have a|an? {aproject} on the go
^ i? am|'m|we? are|'re? currently|still|busy? refitting|overhauling|reupholstering|remodelling|remodeling|whittling|
    embroidering|felting|papering|tiling|landscaping|rewiring|replastering|scoring|mixing|storyboarding|filming|
    shooting|proofing|typesetting|binding {project}
^ i? am|'m|we? are|'re? currently|still|busy? doing|kitting|fitting up|out {aproject}
^ i? am|'m? very|still? busy with|on {made}
^ i|we? am|are? setting|starting up {aproject}
chapters|pages|weeks|months|verses|rows|sketches|drafts|days|hours|words into writing|making|building? my|a|the|this
    {made}
nearly|almost|halfway|mostly done|finished? with|through the|my|this|a? {made}
process of {aproject}
brings|bringing|getting|get my|our|a|an|the .. off the ground {project:-}
@my baby|passion|obsession right now is|'s {project}
^ project {project} is|'s @my|what
^{project} is|'s @my latest|current|new|big|main|pet|only|next? side|pet? project|undertaking|brainchild
^{project} is|'s what i'm|we're|i am|'m? working|building|making on?
^{made} is slowly|finally|really? coming along|together
^ currently|now|presently|rn : {project}
^ current|ongoing project|projects|work @be|: {project}
launching|launched|starting|founding|founded|started|opening|setting|set up|a|an|my|our? own? up? {project} next|this|
    in|soon|called
got|have|having|'ve a|an|some big|little|new|fun|long? {project} on the go|underway|in|on
"""

AIMS: Final = """
^{aim} ,|- that|it|which|this? 's|is high? on my|the bucket|to-do? list
^ one|some day|someday i|we 'll|will {bigaim}
someday|eventually|ultimately i|we 'll|will {bigaim}
^ the|my dream|goal|endgame ,|- {aim}
@my|the new|big|biggest|one|main|only|long-term|ultimate|real|life|lifelong|current|career|fitness|financial|next|
    personal|secret|grand|number|short-term? one|big|life|year's? @ambition this|for|right|by|in|of|next? this|the?
    year|month|now|mine|winter|summer|spring|autumn|life? is|'s|: still|simple|always? been? to? {aim}
^ the|main? @ambition|plan is|'s|: to {aim}
one|two|some of @my .. goals|aims|dreams|ambitions|resolutions|targets .. @be to {aim}
^ @my|the|big|main? goal|goals|aim|target|resolution|mission for|of|in this|next|the|20|2026|2027|2028? year|summer|
    month|
    winter|term? :|= to? {aim}
^ life|career|fitness|long-term|year|2026|2027 goal|goals|aim|target|ambition is|'s|: {aim}
bucket list @be|:? {aim}
promised|vowed|swore|pledged to? myself that? i will|'ll {aim}
next up|thing? on @my|the bucket? list :|is|'s to? {aim}
^ ! resolution|resolutions : {aim}
^{aim} is|'s the|my big|main|one|next? goal|aim|dream|target|ambition|mission|resolution
^ this|next|the year|month|summer|winter|spring|autumn|term|season|year's|summer's|month's 's? big|one|main? @ambition
    @be|: to? {aim}
^ would love|like to {bigaim}
i|i've|we|we've have|'ve|just? set myself|ourselves the|a|an? target|goal|challenge|task|aim? of|to|:? {aim}
^ set myself the|a|an? target|goal|challenge|task|aim? of|to|:? {aim}
^ i? am|'m? aiming|shooting|gunning|angling|pushing|striving|fighting myself|hard? for|to|at a|an|my? {datedaim}
^ i? am|'m? aiming|striving to {aim}
working|saving|building|training|pushing my|our way up|towards|toward|to to? {aim}
working|saving|building|training|pushing towards|toward {aim}
^ i? am|'m|we|we're? are|dead|really? determined|resolved|committed|vowing|desperate|itching to {bigaim}
^ i? am|'m|we|we're? are|dead|really? determined|hoping|desperate|keen|itching|dying|planning|resolved|committed to
    {datedaim}
^ i? am|'m|we|'re|are? hoping|planning|looking to {bigaim}
what i really|most? want|would|'d really|love|like? most? is|'s|:? to {aim}
what i am|'m after|chasing is {aim}
thing|things i|we really? want|need|hope|plan|aim|would|'d like? to|have to? achieve|do|manage|reach|get done|
    finish? this|before|by|in? year|month|summer? is|:? to? {aim}
@my long|short|five|ten? -|year|term? term|year? plan|goal is|'s to? {bigaim}
@my long? term? plan|dream|idea is|'s =moving|opening|buying|retiring|building|starting|getting|becoming|going|
    living|writing|running {aim}
^ end|main|big|next|final goal|aim|target : {aim}
mission|quest to {aim}
^ training|prepping|preparing|revising for my|the|a|an? {aim}
all i|we really? want|wanted is|'s|:? to {aim}
one|some|1? day|someday i|we|i'd|we'd would|'d|want|hope|plan|dream|intend love|like|to? of|to|love? {aim}
^ one|some day|someday : {aim}
i|we|i'd|we'd would|'d love|like|kill|give anything? to {datedaim}
i|we|i'd|we'd would|'d love|like to {bigaim}
i|we need|have|must|intend|mean|want|hope|vow|vowed|swore|resolved|promised|aim myself? to {datedaim}
^ i|we? just|really? need|have|want|intend to =lose|save|pass|finish|quit|reach|hit|qualify|raise|publish|submit
    {datedaim}
the dream for|of? me|mine? is|'s|: to? {aim}
dreaming|dream|dreams of|about {datedaim}
saving up|money|hard|like? for|towards|toward|to? {aim}
trying|try really? hard? to =save|lose? {bigaim}
got|set|have my|our eyes|sights|heart set|on on? {aim}
! year|years? 's|new year? resolution|resolutions for? this|the? year|new? @be|: to? {aim}
! my|our resolution|resolutions for? this|the? year|new? @be|: to? {aim}
the big|main|next|whole? plan|idea|point long-term|for|this? year|life? is|'s|: to {bigaim}
"""
