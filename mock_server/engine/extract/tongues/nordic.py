"""Swedish, Danish and Norwegian openings; how a table is read is told in `openings.py`."""

from typing import Final

SWEDISH: Final = r"""
hints: jag heter bor jobbar arbetar kommer gillar älskar hatar avskyr talar pratar spelar läser studerar äter
  dricker min mitt mina är har född uppvuxen flyttade flyttat gift kallas
and: och
in: i på
at: på hos för åt
skip: en ett den det de att väldigt mycket nu också lite verkligen som
stop: och eller men i på hos för med som eftersom att sedan sen från om när där är mycket också bor jobbar har jag
  just nu vid
no: inte aldrig inga ingen
if: om kanske tänk_om säger sa skulle tror låtsas som_om
others: han hon de dem hans hennes deras bror syster mamma pappa vän kompis kollega chef granne farbror moster
  faster kusin min mitt
me: jag
i: = jag och , men
food: = kött fläsk fisk gluten mejeriprodukter ägg socker laktos griskött rött~kött skaldjur
pet: = hund hundar valp valpar katt katter kattunge kattungar kanin kaniner häst hästar papegoja hamster marsvin
  sköldpadda höns undulat tax pudel labrador(?:es)? beagle husky chihuahua bulldog yorkshire golden~retriever
  border~collie
spouse: = fru man flickvän pojkvän sambo make maka partner fästman fästmö
kid: = son dotter barn bebis äldsta yngsta
name: jag heter|mitt namn är|(?:du kan|ni kan) kalla mig|kalla mig|alla kallar mig|jag kallas
name: jag är(?= [A-ZÅÄÖ][\w-]+(?:$|[,.!]| och))
location: (?:nu|numera|idag|sedan \d{4}) bor jag (?:i|på)
location: {i} ?(?:bor|lever)(?: (?:nu|numera|just nu|sedan \d{4}))?(?: (?:utanför|nära|strax utanför))?(?: (?:i|
  på))?|jag (?:har precis |har |har nyligen )?(?:flyttade|flyttat) till|(?:bor|bosatt) (?:i|
  på)(?= [A-ZÅÄÖ][\w-]+ (?:och jag|sedan jag))
hometown: {i} ?(?:kommer|är)(?: (?:ursprungligen|egentligen))? från|jag är född(?: och uppvuxen)? i|jag växte upp i|
  uppvuxen i
job_title: {i} ?(?:jobbar|arbetar)(?: (?:nu|just nu|för närvarande))?(?: (?:på|hos|i) [^.,;!?]{2,40}?)? som|
  mitt yrke är
job_title: {i} ?är (?:en )?<(?:[^\W\d_]{2,20}(?:lärare|skötare|sköterska|tekniker|arbetare|ingenjör|läkare|förare|
  man|ledare|ist|olog|graf|sälj|säljare|kock|snickare|målare|utvecklare|handlare|mästare|konsult|chef|assistent|
  biträde|terapeut)|lärare|läkare|snickare|kock|ingenjör|bagare|sjuksköterska|elektriker|advokat|arkitekt|student|
  journalist|frisör|rörmokare|bonde|polis|präst|jurist|tandläkare|barnmorska|undersköterska|konstnär|författare|
  musiker|fotograf|programmerare|pilot|brandman|veterinär|psykolog|svetsare|murare|målare|säljare|ekonom|revisor|
  bibliotekarie|översättare|formgivare|florist|servitris|servitör|vaktmästare)>
employer: {i} ?(?:jobbar|arbetar)(?: (?:nu|just nu|för närvarande))? (?:på|hos|för|åt)
allergy: {i} ?tål (?:inte|ej)(?= (?:laktos|gluten|nötter|mjölk|ägg|skaldjur|soja|jordnötter|hasselnötter|
  mandel)(?!\w))|
  {i} ?kan inte äta <[^\W\d_]{3,20}>
dislikes: {i} ?(?:hatar|avskyr|gillar inte|tycker inte om|ogillar|tål inte|står inte ut med|tycker illa om)
likes: {i} ?(?:gillar|älskar|tycker om|tycker mycket om|är tokig i|är förtjust i|njuter av)(?! inte)|(?:min|mitt|
  mina) favorit[^\W\d_]{2,15} (?:är)
prefers: jag föredrar
allergy: {i} ?är (?:väldigt |jätte|starkt )?allergisk mot|jag är <[^\W\d_]{3,12}>intolerant|
  jag har <[^\W\d_]{3,20}>allergi
age: {i} ?är <\d{1,3}>(?: år|$|[,.!])|, ?<\d{1,3}> år(?: gammal)?|jag fyller <\d{1,3}>|jag har fyllt <\d{1,3}>
birthday: jag fyller år den|min födelsedag är den|jag är född den
language: {i} ?(?:talar|pratar)(?: (?:flytande|lite|också))?(?= \w+ska)|mitt modersmål är
diet: {i} ?(?:är|äter) <(?:vegan|vegetarian|vegetariskt|veganskt|pescetarian|glutenfritt|halal)>|{i} ?(?:äter|
  dricker) <(?:inte|inget|ingen|inga) (?:{food}|alkohol)>
pet: (?:(?:jag |och |vi )har en {pet} som heter|(?:min|vår) {pet}(?: heter)?)(?= [A-ZÅÄÖ])
pet: (?:jag |och |vi )har (?:en|ett|två|tre|fyra|\d) {pet}(?:,|:| som heter)(?= [A-ZÅÄÖ])
pet: (?:jag |och |vi )har(?: en| ett)? <(?:(?:två|tre|fyra|fem|\d{1,2}) )?{pet}>(?! som|[,:] [A-ZÅÄÖ])
spouse: (?:min {spouse}(?: (?:heter|är))?|gift med)(?= [A-ZÅÄÖ])
child: (?:(?:min|mitt|vår) {kid}(?: heter|,)?|(?:mina|våra) (?:barn|söner|döttrar)(?: heter|,)?|(?:jag |och |
  vi )har (?:en|ett|två|tre|fyra|\d) (?:barn|son|söner|dotter|döttrar|pojkar|flickor)(?:,|:| som heter))(?= [A-ZÅÄÖ])
sibling: (?:min (?:stora|lilla|äldre|yngre )?(?:bror|syster|storebror|lillebror|storasyster|lillasyster) heter|
  jag har (?:en|två|tre) (?:bror|bröder|syster|systrar) som heter)(?= [A-ZÅÄÖ])
hobby: {i} ?spelar(?= (?:piano|gitarr|fiol|cello|trummor|flöjt|bas|trumpet|saxofon|dragspel|fotboll|tennis|hockey|
  innebandy|handboll|schack|golf|badminton|padel|ishockey|bandy))|mina? hobby(?:er)? är|på fritiden
education: {i} ?(?:studerar|läser|pluggar)(?! på| i| vid| en| ett| mycket| till| om| boken)|{i} ?(?:studerar|läser|
  pluggar) (?:på|vid)(?= (?:KTH|Chalmers|Universitetet|[A-ZÅÄÖ][\w]+ universitet))
mood: jag är (?:så |väldigt |jätte|lite )?<(?:trött|ledsen|glad|nervös|stressad|uttråkad|arg|utmattad)>(?=$|
  [.,!]| idag| och)
status: jag är <(?:sjuk|gravid|på semester|arbetslös|föräldraledig|pensionär|sjukskriven|förkyld)>
email: min (?:mejl|mail|e-post|epost|mejladress) är
phone: mitt (?:nummer|telefonnummer|mobilnummer) är
-location: jag bor inte (?:längre )?kvar i|jag bor inte längre i
-employer: jag (?:jobbar|arbetar) inte (?:längre )?kvar på|jag (?:jobbar|arbetar) inte längre (?:på|hos)
-likes: jag gillar inte längre
"""


DANISH: Final = r"""
hints: jeg hedder heter bor arbejder jobber kommer elsker hader hater liker taler snakker spiller læser leser
  studerer spiser drikker min mit mitt mine er har født opvokset oppvokst flyttede flyttet gift kaldes
and: og
in: i på
at: på hos for ved
skip: en et den det de å at meget veldig nu nå også lidt litt virkelig som ei
stop: og eller men i på hos for med som fordi at siden fra om når hvor er meget mye også bor arbejder jobber har jeg
  ved da
no: ikke aldri aldrig ingen
if: hvis om måske kanskje tænk_hvis tenk_hvis siger sier sagde sa ville tror forestil late_som
others: han hun de dem hans hendes hennes deres bror søster mor far ven venn kollega chef sjef nabo onkel tante
  fætter kusine min mit mitt
me: jeg
i: = jeg og , men
food: = kød kjøtt svinekød svinekjøtt fisk gluten mejeriprodukter meieriprodukter æg egg sukker laktose skaldyr
  skalldyr rødt~kød
pet: = hund hunde hunder hvalp hvalpe valp valper kat katte katt katter killing kanin kaniner hest heste hester
  papegøje hamster hamstere marsvin skildpadde høns
spouse: = kone mand mann kæreste kjæreste samlever samboer partner forlovede ektemann ektefelle ægtefælle hustru
kid: = søn sønn datter barn baby ældste yngste eldste
name: jeg (?:hedder|heter)|(?:mit|mitt) navn er|(?:du kan|i kan|dere kan) (?:kalde|kalle) (?:mig|meg)|(?:kald|
  kall) (?:mig|meg)|alle (?:kalder mig|kaller meg)
name: jeg er(?= [A-ZÆØÅ][\w-]+(?:$|[,.!]| og))
location: {i} ?(?:bor|lever)(?: (?:nu|nå|lige nu|for tiden|siden \d{4}))?(?: (?:udenfor|uden for|utenfor|
  nær))?(?: (?:i|på))?|jeg (?:er |har )?(?:lige |nettopp |akkurat )?(?:flyttede|flyttet|flyttet) (?:til)
hometown: {i} ?(?:kommer|er)(?: (?:oprindeligt|oprindelig|opprinnelig|egentlig))? fra|jeg er født(?: og (?:opvokset|
  oppvokst))? i|jeg voksede op i|jeg vokste opp i|(?:opvokset|oppvokst) i
job_title: {i} ?(?:arbejder|jobber|arbeider)(?: (?:nu|nå|for tiden))?(?: (?:på|hos|i|ved) [^.,;!?]{2,40}?)? som|
  (?:mit|mitt) (?:job|yrke|arbejde) er
job_title: {i} ?er (?:en )?<(?:uddannet |utdannet )?(?:[^\W\d_]{2,20}(?:lærer|plejerske|pleier|tekniker|arbejder|
  arbeider|ingeniør|læge|lege|fører|mand|mann|leder|ist|olog|graf|sælger|selger|kok|snedker|maler|udvikler|utvikler|
  handler|mester|konsulent|chef|assistent|terapeut|pædagog)|lærer|læge|lege|tømrer|snedker|snekker|kok|kokk|ingeniør|
  bager|baker|sygeplejerske|sykepleier|elektriker|advokat|arkitekt|student|studerende|journalist|frisør|vvs'er|
  rørlegger|landmand|bonde|politibetjent|præst|prest|jurist|tandlæge|tannlege|jordemoder|jordmor|kunstner|forfatter|
  musiker|fotograf|programmør|pilot|brandmand|brannmann|dyrlæge|veterinær|psykolog|svejser|sveiser|murer|maler|
  sælger|økonom|revisor|bibliotekar|oversætter|pædagog|tjener|servitør|fisker|slagter|gartner)>
employer: {i} ?(?:arbejder|jobber|arbeider)(?: (?:nu|nå|for tiden))? (?:på|hos|for|ved|i)
allergy: {i} ?tåler ikke(?= (?:laktose|gluten|nødder|nøtter|mælk|melk|æg|egg|skaldyr|skalldyr|soja|peanuts|
  peanøtter|jordnødder|hasselnødder)(?!\w))|{i} ?kan ikke (?:spise|tåle) <[^\W\d_]{3,20}>
dislikes: {i} ?(?:hader|hater|afskyr|avskyr|kan ikke lide|liker ikke|kan ikke fordrage|tåler ikke|kan ikke udstå|
  kan ikke med)
likes: {i} ?(?:elsker|kan (?:godt |rigtig godt |virkelig godt )lide|liker|er vild med|er glad i|nyder|holder af|
  digger)(?! ikke)|(?:min|mit|mitt|mine) (?:yndlings|favoritt)[^\W\d_]{2,15} er
prefers: jeg (?:foretrækker|foretrekker)
allergy: {i} ?er (?:meget |veldig |stærkt |sterkt )?(?:allergisk|overfølsom) (?:over for|overfor|mot|for)|
  jeg er <[^\W\d_]{3,12}>intolerant|jeg har <[^\W\d_]{3,20}>allergi
age: {i} ?er <\d{1,3}>(?: år|$|[,.!])|, ?<\d{1,3}> år(?: gammel)?|jeg fylder <\d{1,3}>
birthday: jeg har (?:fødselsdag|bursdag)(?: den)?|min fødselsdag er den|jeg er født den|bursdagen min er(?: den)?
language: {i} ?(?:taler|snakker)(?: (?:flydende|flytende|lidt|litt|også))?(?= \w+sk)|(?:mit|mitt) (?:modersmål|
  morsmål) er
diet: {i} ?(?:er|spiser) <(?:veganer|vegetar|vegetarianer|vegetarisk|vegansk|pescetar|glutenfrit|halal)>|
  {i} ?(?:spiser|drikker) <(?:ikke|ingen|intet) (?:{food}|alkohol)>
pet: (?:(?:jeg |og |vi )har en {pet} (?:der|som) (?:hedder|heter)|(?:min|vores|vår) {pet}(?: (?:hedder|heter))?|
  (?:hunden|katten|hesten) min(?: heter)?)(?= [A-ZÆØÅ])
pet: (?:jeg |og |vi )har (?:en|et|ei|to|tre|fire|\d) {pet}(?:,|:| (?:der|som) (?:hedder|heter))(?= [A-ZÆØÅ])
pet: (?:jeg |og |vi )har(?: en| et| ei)? <(?:(?:to|tre|fire|fem|\d{1,2}) )?{pet}>(?! der| som|[,:] [A-ZÆØÅ])
spouse: (?:min {spouse}(?: (?:hedder|heter|er))?|(?:kona|mannen|kjæresten|samboeren) min(?: (?:heter|er))?|
  gift med)(?= [A-ZÆØÅ])
child: (?:(?:min|mit|mitt|vores|vår) {kid}(?: (?:hedder|heter)|,)?|(?:mine|vores|våre) (?:børn|barn|sønner|
  døtre)(?: (?:hedder|heter)|,)?|(?:sønnen|datteren|datteren) min(?: heter)?|(?:jeg |og |vi )har (?:en|et|ei|to|tre|
  fire|\d) (?:barn|børn|søn|sønn|sønner|datter|døtre|døtrer|drenge|piger|gutter|jenter)(?:,|:| (?:der|som) (?:hedder|
  heter)))(?= [A-ZÆØÅ])
sibling: (?:min (?:store|lille)?(?:bror|søster|storebror|lillebror|storesøster|lillesøster) (?:hedder|heter)|
  jeg har (?:en|to|tre) (?:bror|brødre|søster|søstre) (?:der|som) (?:hedder|heter))(?= [A-ZÆØÅ])
hobby: {i} ?spiller(?= (?:piano|klaver|guitar|gitar|violin|fiolin|cello|trommer|fløjte|fløyte|bas|bass|trompet|
  saxofon|trekkspill|fodbold|fotball|tennis|håndbold|håndball|skak|sjakk|golf|badminton|padel|hockey))|(?:min|
  mine) (?:hobby|hobbyer|fritidsinteresse) er|i (?:fritiden|min fritid)
education: {i} ?(?:studerer|læser|leser)(?! på| i| ved| en| et| meget| til| om| bogen| mye)|{i} ?(?:studerer|
  læser) (?:på|ved)(?= (?:NTNU|DTU|CBS|Universitetet|[A-ZÆØÅ]\w+ Universitet))
mood: jeg er (?:så |meget |veldig |lidt |litt )?<(?:træt|trøtt|sliten|ked af det|glad|nervøs|stresset|sur|udmattet|
  lei meg)>(?=$|[.,!]| i dag| og)
status: jeg er <(?:syg|syk|gravid|på ferie|arbejdsløs|arbeidsledig|på barsel|pensionist|sykemeldt|forkølet)>
email: min (?:mail|email|e-mail|e-post|mailadresse|e-postadresse) er
phone: (?:mit|mitt) (?:nummer|telefonnummer|mobilnummer) er
-location: jeg bor ikke (?:længere|lenger) i
-employer: jeg (?:arbejder|jobber) ikke (?:længere|lenger) (?:på|hos|for|i)
-likes: jeg (?:liker ikke lenger|kan ikke længere lide)
"""
