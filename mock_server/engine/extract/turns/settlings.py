"""More constructions, in the notation of `phrasebook.py`: posts told by somebody else, homes and tongues in passing."""

from typing import Final

POSTS: Final = """
^ i|we am|'m|are with {firm} , and? i|we do|run|handle|manage|write|drive|keep|look|mind|sell|teach their|the {field}
^ i|we am|'m|are with {firm} , and? i|we do|run|handle|manage|write|drive|keep|look|mind|sell|teach their
^ left|quit|swapped|ditched|leaving|traded {surefirm:-} for {firm}
^ left|quit|swapped|ditched|leaving|traded {firm:-} for {surefirm}
took|taken|brought|signed me on at|with {firm} as? a|an|the|their? {job}
took|taken|brought|signed me on at|with {firm}
i am|'m a|an {job} , part-time|full-time|freelance|weekends|nights|days|mostly ,? at|for|with {firm}
^ i? am|'m? still at|with {surefirm}
^ {job} by day|trade ,?
i am|'m what they|you|people|some call|calls|'d call? a|an|the {job}
i will|'ll be their|the new {job} at|of? {firm}?
^ i|we? am|'m|work|man|mind|on? on|behind? the .. desk|till|tills|counter|door|reception|switchboard at|for {firm}
shift|shifts|nights|days at|for|with {firm} , i|my|we
^ i? temp|sub|intern|locum|contract|lecture|guest at|for|with {firm}
^ i? am|'m? temping|subbing|interning|freelancing|contracting|consulting|locuming at|for|with {firm}
@my paychecks|paycheck|payslips|payslip|wages|salary come|comes from {firm}
find|finds me behind|on|in|at the .. at {firm}
i am|'m a|an {job} , at|with|for? {firm} mostly|mainly|usually
accepted|took|got an|the|my|their job? offer from|at|with {firm} :|,|as|(? as? a|an? role? {job}
accepted|took an|the|my|their job? offer from|at|with {firm}
back to being just? a|an? plain|simple|humble|regular? old? {job}
^ speaking|talking as a|an {job} , i|my|that
^ i? am|'m? officially|finally a|an|the? {job} =as|now|today|since|from|at|and
got|have tenure at {firm}
gone|went|go freelance|self-employed now? , doing? {field}
me down as a|an|their? the? {job}
you are|'re now? talking|speaking|looking|chatting|writing to|at|with the|a|your|their very|brand? own? new|newest?
    {job}
    of|at|for? {firm}
you are|'re now? talking|speaking|looking|chatting|writing to|at|with the|a|your|their very|brand? own? new|newest?
    {job}
^ please? everyone? say|said hello to the|your|their new|newest {job} of|at|for? {firm}
^ meet the|your|their new|newest {job} of|at|for? {firm} :? me?
^ just? finished|survived|done? with? my|our? very? @nth|new day|week|month|year|shift on? the? job? as a|an|the|their?
    {job} of|at|for|with? {firm}?
"""

HOMES: Final = """
^{opener} is|'s @my town|city|village
i|we mostly|usually? work|working remotely from {town}
^ my? home these|now? days? is|'s a|an .. .. near|in|outside {town}
relocated|moved , so? now? it 's|is {town}
! ^ @my little|new|tiny|old? @homes in|near|outside {town} has|have|is|isn't|does|doesn't|'s|gets|comes|costs|needs
i am|'m a|an country|city|small-town|farm|island boy|girl|lad|lass|kid from outside|near {place:hometown}
^{opener} is|'s where you|you'll can|will|'ll? usually? find me|us
hometown : .. .. called {place:hometown}
^ i|we am|'m|are|'re in {town} , and? have|'ve|been been? since|for|here
^ a|the|my|our|got? a|the|my? lovely|small|tiny|big? @kinds? @homes in {town} since|from|now
^ a|the|my|our? new|first @homes in {town} ,
i|we|i've|we've set|setting up home|house|shop|camp in {town}
put|putting|laid down roots in {town}
unpacked|unpacking in {town}
ended|ending up buying|renting|staying|settling|living in {town}
moved back? in with @my .. in {town}
find me mostly|usually|now? living? in {town} for|most|mostly|usually|nowadays|these|now
^ i|we am|'m|are|'re writing|typing|messaging|texting|reporting to? you? this? from {town}
years in {town} and counting $
^ after .. year|years|months|decades in {town:-} ,? i|we am|'m|are|'re now|back? in {town}
years in {town} now|already
been a|an {demonym:location} since|for|~ years
^ it 's|is been {town} for me|us since|for|now
^ i|we? am|'m|'re|are? currently|now|live|living? on the .. floor .. in {town}
^ we|i are|'re|am|'m in a|an .. @homes in|outside {town}
i|we stay in {town} with|near @my|my
@my @kin raised|brought me|us up? in|near|outside {town:hometown}
^ childhood|youth|schooldays|born in {town:hometown} , and? adulthood|now|life|grown-up|adult|living up|life? in? {town}
^ childhood|youth|schooldays in {town:hometown}
i am|'m originally out of {town:hometown}
i|we grew up on {town:hometown}
"""

MOTHER_TONGUES: Final = """
^ {tongues} at|with|in home|school|work|@kin|my|mum|friends @kin? , plus|and|then|with|also? some|a? bit? of? {tongues}
^ {tongues} first|mainly|mostly|natively ,? and? then|later|plus|and|with|followed by? {tongues}
^ {tongues} first|mainly|mostly|natively ,? with|and some? {tongues}
{tongues} at|with|in home|school|work|uni|@kin|my|the @kin? ,? and|but|,|then {tongues} at|with|in home|school|work|uni|
    @kin|my|the|class
my|our {tongues} came|comes|is|'s|was all|mostly|only|just|purely? off|from|through|via|self-taught|learned|learnt|
    native|thanks
it 's|is always|mostly|only|just? {tongues} at|with home|@kin|my|the @kin|family|$|,|and|in
with|at|to my|the? @kin|home ,? it 's|is {tongues} ,|$|and|but
i|we swear|count|dream|think|pray|argue|sing|write|curse in {tongues} and|but|,|then swear|count|dream|think|pray|argue|
    sing|work|write|cook|live|love in {tongues}
i|we switch|alternate|flip|codeswitch|flit|jump between|from {tongues}
@my @kin only|always|mostly? spoke|talked|speaks|talks|spoken to me only|always|mostly? in {tongues}
^{tongues} is|'s @my @nth language|tongue , after|behind|then? {tongues}
^{tongues} is|'s @my @nth language|tongue after|behind {tongues}
can|could .. order|ask|haggle|flirt|swear|joke|argue .. in {tongues}
i|we only|mostly? speak|use|talk {tongues} with|to @my|the
speak|speaking {tongues} and a? some? bit|little? of? {tongues}
"""
