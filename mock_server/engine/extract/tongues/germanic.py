"""German, Dutch, Swedish, Danish and Norwegian openings; how a table is read is told in `openings.py`."""

from typing import Final

GERMAN: Final = r"""
hints: ich heiße heisse bin wohne lebe komme arbeite habe mag liebe hasse spreche esse trinke spiele studiere
  vertrage mein meine mir gerne gern hab
hints: stamme jobbe bevorzuge verheiratet geburtstag wir jahre ziehe gezogen geboren aufgewachsen möchte heißt lerne
  reagiere gehe
and: und sowie
in: in im
at: bei für
skip: der die das den dem des ein eine einen einer einem sehr gerne gern auch jetzt total besonders am so richtig
  echt wirklich alle
stop: und oder aber in im bei für mit weil dass seit von aus auf wenn als wie wo ist sind sehr gern gerne nicht auch
  denn habe bin wohne ich an am über überhaupt zu
no: nicht kein keine keinen nie niemals
if: wenn falls vielleicht ob angenommen stell_dir er_sagt sie_sagt sagt sagte glaube_ich ich_glaube ich_denke als_ob
  würde wäre hätte könnte möglicherweise
food: = Fleisch Schweinefleisch Fisch Gluten Milchprodukte Eier Zucker Laktose Brot Meeresfrüchte Rindfleisch
  tierischen~Produkte Geflügel Weizen Nüsse
pet: = Hunde? Hündin Welpen? Katzen? Kater Kätzchen Hasen? Kaninchen Papagei(?:en)? Pferde? Hamster Schildkröten?
  Meerschweinchen Wellensittiche? Hühner Fische Kanarienvogel Pony Ponys Dackel Pudel Mops Schäferhund
  labrador(?:es)? beagle husky chihuahua bulldog yorkshire golden~retriever border~collie
spouse: = Frau Mann Freundin Freund Partnerin Partner Ehefrau Ehemann Verlobte Verlobter
kid: = Sohn Tochter Kind Baby Kleine Kleiner Älteste Ältester Jüngste Jüngster
mag: = ich~mag und~mag auch~mag \Amag
adv: = jetzt derzeit zurzeit momentan aktuell inzwischen mittlerweile seit~\d{4} heute auch schon aber dann gern gerne
job: = [^\W\d_]{2,24}(?:erin|lehrer|leiter|arbeiter|macher|bauer|pfleger|techniker|händler|führer|meister|berater|
  fahrer|ingenieur|ingenieurin|verkäufer|entwickler|schneider|maler|gärtner|köchin|ärztin|anwalt|anwältin|arzt|mann|
  frau|istin|ist|ologe|ologin|graf|grafin|ant|antin|eurin|eur|helfer|
  helferin) Lehrer Arzt Koch Bäcker Tischler Architekt Student Studentin Programmierer Informatiker Elektriker
  Friseur Schreiner Gärtner Erzieher Hebamme Rentner Maurer Metzger Maler Pfarrer Schauspieler Musiker Schüler Azubi
  Kellner Schneider Fotograf Klempner Dachdecker Krankenschwester Beamter Beamtin Pilot Soldat Apotheker Zimmermann
  Designer Übersetzer Bibliothekar Mechaniker Optiker Winzer Imker Förster Richter Richterin Landwirt Physiker
  Chemiker Biologe Psychologe
notjob: = Vegetarierin Vegetarier Veganerin Veganer Optimist Optimistin Pessimist Pessimistin Anfängerin
  Linkshänderin Raucherin Nichtraucherin Berlinerin Wienerin Hamburgerin Münchnerin Kölnerin Schweizerin
  Österreicherin Italienerin Spanierin Amerikanerin Engländerin Perfektionist Single Mann Frau Hausmann
  Alleinerziehend Lieberhaberin Feministin Christin Fan Polin Türkin Mutter Vater
firsts: = Anna Lena Julia Laura Lisa Sarah Hannah Hanna Lea Marie Sophie Katharina Anke Sabine Petra Claudia Susanne
  Karin Martin Peter Thomas Michael Andreas Stefan Markus Jürgen Klaus Wolfgang Uwe Jonas Lukas Paul Felix Leon Max
  Moritz Tim Jan Nils Lars Sven Florian Tobias Sebastian Daniel David Philipp Simon Fabian Kevin Robin Oliver Walter
  Werner Dieter Heike Ute Monika Birgit Silke Nina Mia Emma Greta Frieda Clara Klara Johanna Emil Anton Oskar Ben
  Finn Elias Noah Matteo Miriam Eva Vera Jana Tanja Sandra Nadine Melanie Stefanie Kathrin Katrin Antje Svenja Meike
  Maike Wiebke Kai Ole Hauke Henning Torben Malte Bernd Gerd Horst Heinz Günter Ingrid Renate Helga Ursula Gisela
  Elke Christa Barbara Ahmet Mehmet Fatma Ayşe Ali Elif Murat
name: (?:ich heiße|ich heisse|und heiße|mein name (?:ist|lautet)|mein voller name ist|(?:du kannst|ihr könnt|
  sie können) mich|nenn(?:t|en sie)? mich|man nennt mich|alle nennen mich)
name: (?:ich bin (?:der|die)(?= [A-ZÄÖÜ][\w-]{1,20}(?:$|[,.!]| und| aus)))
name: (?:ich bin|bin|hier ist|hier spricht) <{firsts}>
location: (?:ich |und |, |wir |da |hier )?(?:wohne|lebe|wohnen|leben|wohne und arbeite|
  lebe und arbeite)(?: {adv})?(?: (?:in der nähe von|außerhalb von|mitten in|nahe))?(?: (?:in|im|auf|bei|am))?
location: (?:jetzt|heute|derzeit|inzwischen|nun|aktuell|momentan|mittlerweile|seit \d{4}) (?:wohne|
  lebe) ich(?: (?:in|im|bei|auf))
location: ich bin (?:gerade |kürzlich |letztes jahr |letzte woche |letzten monat |
  vor kurzem )?nach <[^\W\d_][\w-]+(?: (?:am|an der|im) [^\W\d_][\w-]+)?> (?:gezogen|umgezogen)
hometown: (?:ich |und )?(?:komme|stamme|kommen)(?: (?:ursprünglich|eigentlich))? aus(?: der| dem)?|
  ich bin(?: (?:ursprünglich|eigentlich))? aus(?: der| dem)?(?= [A-ZÄÖÜ])
hometown: (?:ich |und )?(?:bin|wurde) in <[^\W\d_][\w-]+(?: (?:am|an der|im) [^\W\d_][\w-]+)?> (?:geboren|
  aufgewachsen|groß geworden|zur Welt gekommen)|(?:geboren|aufgewachsen) (?:bin ich )?in
job_title: (?:arbeite|jobbe|arbeiten)(?: {adv})?(?: (?:in|bei) [^.,;!?]{2,40}?)? als|(?:von Beruf|beruflich) bin ich|
  mein Beruf ist
job_title: ich arbeite (?:bei|für|in) [^.,;!?]{2,40}? als
job_title: ich bin (?!{notjob}(?!\w))<{job}|[^\W\d_]{3,24}>(?= von Beruf)
job_title: (?:ich |und )?bin (?:eine? |gelernter |gelernte |selbstständiger |selbstständige |freiberufliche |
  freiberuflicher )?(?!{notjob}(?!\w))(?!{firsts}(?!\w))<{job}>
employer: (?:arbeite|jobbe|bin angestellt|bin beschäftigt)(?: {adv})? (?:bei|für)(?: (?:der|dem|die|den))?
allergy: (?:ich )?vertrage (?:aber |leider |gar |auch |einfach |absolut |
  überhaupt )*(?:kein|keine|
  keinen)(?! (?:kritik|hitze|kälte|lärm|stress|wärme|mehr))|
  (?:ich )?kann (?:leider |aber )?(?:kein|keine|keinen) <[^\W\d_]{3,25}>(?= (?:essen|vertragen)(?:$|[.,!]| und| weil))
dislikes: ich (?:mag|liebe|esse|trinke|höre) [^.,;!?]{2,40}, aber <[A-ZÄÖÜ][^\W\d_]{2,24}>(?= (?:gar |
  überhaupt )?nicht(?:$|[.!]))
dislikes: (?:ich |und )?(?:hasse|verabscheue|kann nicht ausstehen|{mag} (?:überhaupt |gar )?kein(?:e|en)?|{mag} nicht)
dislikes: (?:ich |und )?(?:{mag}|kann) (?:den |die |das |so |laute |lauten )?<[^\W\d_][\w-]{1,30}>(?: (?:überhaupt |
  gar |wirklich |so )?nicht(?: ausstehen| leiden)?(?=$|[.,!]| und| aber))
likes: (?:ich |und )?(?:{mag}|liebe|lieben|mögen|stehe (?:total )?auf|bin (?:ein )?(?:großer |
  riesiger )?Fan von)(?! (?:dich|dir|es|kein|keine|keinen|nicht|sie|ihn|dein|deine|deinen|ihre)(?!\w))(?: (?:sehr|
  auch|gerne|total|besonders|wirklich))?
likes: (?:ich |und )<(?:wander|schwimm|les|koch|back|tanz|reis|radel|jogg|schwimme|reit|mal|sing|zeichn|häkl|strick|
  angel|kletter|segel|surf|turn|fotografier|gärtner|rudern?|lauf|fahr Rad|fahre Rad|fahre Ski|puzzl|
  zock)e?>(?: (?:sehr|total|am liebsten|unglaublich))? gerne?(?=$|[.,!]| und| in| mit)
likes: (?:ich |und )(?:gehe|fahre|spiele|höre|trinke|esse|schaue|lese)(?: (?:sehr|total))? gerne?(?! zu| mit| in)
likes: (?:mein|meine) (?:lieblings[^\W\d_]{3,15}) (?:ist|sind)|mir (?:gefällt|gefallen|schmeckt|schmecken)
prefers: ich (?:bevorzuge|ziehe vor)|lieber
allergy: ich (?:bin|reagiere) (?:stark |sehr |leider |leicht )?allergisch (?:gegen|auf)|
  (?:ich )?habe eine <[^\W\d_]{3,25}>-?allergie|bin (?:aber|auch|jedoch|zudem|dafür|leider) (?:auch |leider |
  stark |sehr )?allergisch (?:gegen|auf)
allergy: bin (?:stark |sehr |leider )?(?:gegen|auf) <[^\W\d_]{3,25}> (?:stark |sehr )?allergisch
allergy: (?:gegen|auf) <[^\W\d_]{3,25}> (?:bin|reagiere) ich (?:stark |sehr |leider )?allergisch
allergy: <[^\W\d_]{3,25}>(?=allergie habe ich| vertrage ich nicht)|(?:bin|
  habe eine) <[^\W\d_]{3,15}>(?=intoleran[tz])
age: ich bin(?: (?:schon|jetzt|gerade))? <\d{1,3}>(?= Jahre|$|[,.!]| und| Jahr| geworden)|(?:, |
  und )(?:bin )?<\d{1,3}> Jahre(?: alt)?|(?:, | und )bin <\d{1,2}>(?=$|[,.!]| und)|ich werde <\d{1,3}>(?= Jahre alt)
birthday: (?:mein Geburtstag ist|ich habe|ich bin|ich wurde)(?: am)? <\d{1,2}\.(?: ?[^\W\d_]{3,9}|
  \d{1,2}\.)(?: ?\d{4})?>(?= geboren| Geburtstag|$|[.!,])
language: (?:ich |und |wir )?spreche(?:n)?(?: (?:fließend|gut|ein bisschen|etwas|auch))?|meine Muttersprache ist|
  ich kann(?= (?:Deutsch|Englisch|Französisch|Spanisch|Italienisch|Türkisch|Russisch|Polnisch|Arabisch)(?:$|
  [.,!]| und))
diet: (?:ich |und )?(?:bin|lebe|ernähre mich|esse|koche) (?:strikt |streng |rein |seit \d{4} )?<(?:Veganerin|Veganer|
  Vegetarierin|Vegetarier|vegan|vegetarisch|Pescetarierin|Pescetarier|halal|koscher|glutenfrei|laktosefrei)>
diet: (?:ich |und )?(?:esse|trinke) (?:eigentlich |grundsätzlich |seit Jahren |überhaupt )?<kein(?:e|en)? (?:{food}|
  Alkohol)(?: mehr)?>
pet: (?:(?:ich |und )?(?:habe|hab|haben) eine?n? {pet}(?:,? (?:namens|die|der|das)(?: heißt)?| Namens)|(?:mein|meine|
  unser|unsere) {pet}(?:,)?(?: (?:heißt|ist))?)(?= [A-ZÄÖÜ])
pet: (?:ich |und |wir )?(?:habe|hab|haben)(?: eine?n?)? <(?:(?:zwei|drei|vier|fünf|\d{1,2}) )?{pet}>(?!,? (?:namens|
  der|die|das))
pet: (?:mein|meine) {pet} heißt
spouse: (?:mein|meine) {spouse}(?: (?:heißt|ist))?(?= [A-ZÄÖÜ])|ich bin mit <[A-ZÄÖÜ][\w-]+> verheiratet|
  verheiratet mit(?= [A-ZÄÖÜ])
child: (?:(?:mein|meine|unser|unsere) {kid}(?:,| heißt| ist)?|(?:meine|unsere) (?:Kinder|Söhne|
  Töchter)(?:,| heißen| sind)?|(?:ich |und |wir )?(?:habe|haben|hab) (?:eine|einen|ein|zwei|drei|vier|\d) (?:Kind|
  Kinder|Sohn|Söhne|Tochter|Töchter|Mädchen|Jungs)(?:,|:| namens|,? (?:die|der|das)(?: heißen| heißt)?))(?= [A-ZÄÖÜ])
sibling: (?:(?:mein|meine) (?:großer |kleiner |große |kleine )?(?:Bruder|Schwester)(?:,| heißt)?|(?:ich |
  und )?habe (?:einen|eine|zwei|drei) (?:Bruder|Brüder|Schwester|Schwestern)(?:,|:| namens))(?= [A-ZÄÖÜ])
hobby: (?:ich |und )?(?:spiele)(?: (?:gern|gerne|seit Jahren|seit \d+ Jahren|leidenschaftlich))?(?= (?:Klavier|
  Gitarre|Geige|Cello|Schlagzeug|Flöte|Bass|Trompete|Saxofon|Orgel|Harfe|Akkordeon|Ukulele|Klarinette|Fußball|Tennis|
  Handball|Basketball|Volleyball|Badminton|Schach|Golf|Tischtennis|Theater|Hockey|Eishockey))
hobby: mein(?:e)? Hobb(?:y|ys|ies) (?:ist|sind)|in meiner Freizeit (?:gehe ich|mache ich|spiele ich|bin ich)?|
  mein größtes Hobby ist|ich mache(?= (?:Yoga|Judo|Karate|Pilates|Kampfsport|Musik|Sport))
education: (?:ich |und )?(?:studiere|studierte|habe studiert)(?! in| an| noch| gerade| seit| im)|ich studiere (?:in|
  an der|an) [^.,;!?]{2,30}? <[A-ZÄÖÜ][^\W\d_]{3,20}>
education: (?:studiere|studiere an|gehe auf|besuche)(?: an)? (?:der|die|das)(?= (?:Universität|Uni|Hochschule|TU|FH|
  Schule|Gymnasium))
mood: ich bin (?:sehr |total |so |echt |gerade |heute |ziemlich )?<(?:müde|erschöpft|traurig|nervös|gestresst|
  glücklich|gelangweilt|deprimiert|aufgeregt|wütend)>(?=$|[.,!]| heute| und)
status: ich bin (?:gerade |zurzeit |im Moment )?<(?:krank|schwanger|im Urlaub|arbeitslos|krankgeschrieben|
  in Elternzeit|in Rente|erkältet|auf Jobsuche)>
email: meine (?:E-Mail|Mail|Email|E-Mail-Adresse|Mailadresse|Emailadresse)(?: Adresse)? (?:ist|lautet)
phone: meine (?:Nummer|Telefonnummer|Handynummer) (?:ist|lautet)(?: die)?
tool: ich (?:benutze|nutze|verwende)(?= [A-Z])
-location: (?:ich )?(?:wohne|lebe) (?:nicht mehr|nicht länger) in
-employer: (?:ich )?arbeite (?:nicht mehr|nicht länger) (?:bei|für)(?: (?:der|dem))?
-likes: ich mag (?:kein|keine|keinen) <[^\W\d_][\w-]{1,30}>(?= mehr)
"""

DUTCH: Final = r"""
hints: ik heet woon ben werk kom hou houd haat heb eet drink spreek speel studeer mijn lust vind leef wonen hebben
  geboren opgegroeid getrouwd verhuisd gek dol jaar noem
and: en
in: in te
at: bij voor
skip: de het een heel erg graag nu ook veel zo echt van momenteel alle
stop: en of maar in bij voor met omdat dat sinds van uit als waar is zijn heel erg graag niet ook want ik te op over
  aan woon werk heb ben hou kom nu
no: niet geen nooit
if: als misschien stel hij_zegt ze_zegt zegt zei ik_denk_dat zou alsof wellicht
food: = vlees varkensvlees vis gluten zuivel eieren suiker lactose brood schaaldieren rundvlees
pet: = hond honden hondje puppy kat katten poes poezen kater katers konijn konijnen paard paarden papegaai
  papegaaien hamster hamsters schildpad cavia cavia's parkiet kippen kitten kittens goudvissen teckel
  labrador(?:es)? beagle husky chihuahua bulldog yorkshire golden~retriever border~collie
spouse: = man vrouw vriend vriendin partner verloofde echtgenoot echtgenote
kid: = zoon dochter kind zoontje dochtertje oudste jongste baby
adv: = nu tegenwoordig momenteel al sinds~\d{4} nog ook
job: = leraar lerares verpleegkundige arts bakker kok timmerman advocaat architect student studente journalist
  kapper kapster elektricien ingenieur tandarts huisarts docent docente boer boerin slager loodgieter politieagent
  agent agente verpleger verpleegster apotheker bibliothecaris chauffeur vrachtwagenchauffeur buschauffeur ontwerper
  vertaler accountant boekhouder manager secretaresse fotograaf schilder tuinman monteur piloot acteur actrice
  muzikant jurist notaris makelaar juf meester bouwvakker bloemist lasser stukadoor dierenarts fysiotherapeut
  psycholoog logopedist kinderarts schoonmaker schoonmaakster conducteur kassière ober serveerster barista
  programmeur softwareontwikkelaar ontwikkelaar redacteur schrijver schrijfster
name: (?:ik heet|mijn naam is|mijn volledige naam is|(?:je|jullie) (?:mag|kunt|mogen) (?:me|mij)|noem (?:me|mij)|
  ze noemen me|iedereen noemt me)
name: (?:met(?= [A-Z][\w-]+ (?:hier|aan))|ik ben de(?= [A-Z]))
name: (?:ik ben|hier is|dit is)(?= [A-Z])(?! Nederlander| Nederlandse| Belg| Belgische| Vlaming| Fries| Friezin|
   Duitser| Amsterdammer| Rotterdammer| Groninger| Limburger| Brabander| Engels| Brits)
location: (?:ik |en |we |, )?(?:woon|wonen|leef|woon en werk)(?: {adv})?(?: (?:vlak bij|vlakbij|in de buurt van|
  net buiten))?(?: (?:in|te|op))?
location: ik ben (?:net |onlangs |vorig jaar |pas |vorige maand )?(?:verhuisd naar)|ik ben (?:net |onlangs |
  pas )?naar <[A-Z][\w-]+(?: [A-Z][\w-]+)?> verhuisd
hometown: (?:ik |en )?(?:kom|ben)(?: (?:oorspronkelijk|eigenlijk))? (?:uit|afkomstig uit)|(?:ik ben )?(?:geboren|
  opgegroeid|geboren en getogen|geboren en opgegroeid) in|ik ben in <[A-Z][\w-]+(?: [A-Z][\w-]+)?> (?:geboren|
  opgegroeid)
job_title: (?:ik |en )?(?:werk|werkzaam)(?: {adv})?(?: (?:bij|voor|in) [^.,;!?]{2,40}?)? als|mijn (?:beroep|werk) is|
  van beroep ben ik
job_title: (?:ik |en )?ben (?:een )?<{job}>
employer: (?:ik |en )?(?:werk|ben in dienst)(?: {adv})? (?:bij|voor)(?: (?:de|het))?
allergy: (?:ik )?kan (?:echt |helaas |absoluut )?niet tegen(?= (?:lactose|gluten|noten|pinda|melk|koemelk|soja|ei|
  eieren|
  schaaldieren|hazelnoten|walnoten)(?!\w))|(?:ik )?mag geen <[^\W\d_]{3,20}>(?= eten)
dislikes: (?:ik |en )?(?:haat|verafschuw|hou niet van|houd niet van|hou helemaal niet van|kan niet tegen|
  heb een hekel aan|lust geen|vind niks aan|walg van)|ik vind <[^\W\d_][\w -]{1,25}?> (?:vies|vreselijk|niet lekker|
  stom|verschrikkelijk)
likes: (?:ik |en )?(?:hou|houd|ben gek|ben dol|ben fan|geniet)(?: (?:heel erg|erg|echt|zo|enorm|ook))? (?:van|op)|
  ik vind <[^\W\d_][\w -]{1,25}?> (?:leuk|lekker|geweldig|heerlijk|fantastisch)
likes: ik <(?:wandel|fiets|zwem|lees|kook|bak|dans|reis|ren|zing|teken|schilder|brei|vis|klim|zeil|tuinier|
  fotografeer|schaats|haak)> (?:heel |erg )?graag|(?:mijn favoriete|mijn lievelings)[ ]?[^\W\d_]{3,15} (?:is|zijn)
prefers: ik (?:prefereer|heb liever)|liever
allergy: (?:ik )?ben (?:heel |erg )?allergisch voor|ik heb een <[^\W\d_]{3,20}>-?allergie|
  ik kan niet tegen(?= (?:lactose|gluten|noten))
age: ik ben(?: (?:nu|pas|al))? <\d{1,3}>(?= jaar|$|[,.!]| en)|(?:, |en )<\d{1,3}> jaar(?: oud)?
birthday: (?:mijn verjaardag is|ik ben jarig|ik ben geboren)(?: op)? (?=\d)
language: (?:ik |en )?(?:spreek|praat)(?: (?:vloeiend|goed|een beetje|ook))?|mijn moedertaal is(?: het)?
diet: (?:ik )?(?:ben|eet|leef) <(?:veganist|veganistisch|vegetariër|vegetarisch|vegan|halal|koosjer|glutenvrij|
  pescotariër)>|(?:ik |en )?(?:eet|drink) <(?:geen|nooit) (?:{food}|alcohol)>
pet: (?:(?:ik |en )?(?:heb|hebben) een {pet}(?:,? (?:die|dat|genaamd)(?: heet)?)|(?:mijn|onze|
  ons) {pet}(?:,| heet| is)?)(?= [A-Z])
pet: (?:ik |en |we )?(?:heb|hebben)(?: een)? <(?:(?:twee|drie|vier|vijf|\d{1,2}) )?{pet}>(?!,? (?:die|dat|genaamd))
spouse: (?:mijn {spouse}(?: (?:heet|is))?|getrouwd met)(?= [A-Z])
child: (?:(?:mijn|onze) {kid}(?:,| heet| is)?|(?:mijn|onze) (?:kinderen|zonen|zoons|dochters)(?:,| heten| zijn)?|
  (?:ik |en |we )?(?:heb|hebben) (?:een|twee|drie|vier|\d) (?:kind|kinderen|zoon|zonen|zoons|dochter|dochters|
  jongens|meisjes)(?:,|:| genaamd|,? (?:die|dat)(?: heten| heet)?))(?= [A-Z])
sibling: (?:mijn (?:grote |kleine |oudere |jongere )?(?:broer|zus|zusje|broertje)(?:,| heet)?|(?:ik |en )?heb (?:een|
  twee|drie) (?:broer|broers|zus|zussen)(?:,|:| genaamd))(?= [A-Z])
hobby: (?:ik |en )?speel(?: (?:graag|al jaren))?(?= (?:piano|gitaar|viool|cello|drums|fluit|bas|trompet|saxofoon|
  orgel|harp|accordeon|voetbal|tennis|hockey|basketbal|volleybal|schaak|badminton|golf|padel|korfbal|toneel))
hobby: mijn hobby(?:'s)? (?:is|zijn)|in mijn vrije tijd|ik doe aan
education: (?:ik |en )?(?:studeer|heb gestudeerd)(?! in| aan| nog| te| bij)
education: (?:ik )?(?:studeer aan|zit op|ga naar)(?: de| het)?(?= (?:Universiteit|Hogeschool|TU|Vrije))
mood: ik ben (?:heel |erg |zo |best |echt )?<(?:moe|doodmoe|verdrietig|zenuwachtig|gestrest|blij|verveeld|boos|
  uitgeput)>(?=$|[.,!]| vandaag| en)
status: ik ben <(?:ziek|zwanger|op vakantie|werkloos|met pensioen|verkouden|met verlof)>
email: mijn (?:e-mail|mail|email|e-mailadres|mailadres|emailadres) is
phone: mijn (?:nummer|telefoonnummer|mobiele nummer) is
tool: ik gebruik(?= [A-Z])
-location: (?:ik )?(?:woon|leef) niet meer in
-employer: (?:ik )?werk niet meer (?:bij|voor)(?: de| het)?
-likes: (?:ik )?hou niet meer van
"""

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
allergy: {i} ?tål (?:inte|ej)(?= (?:laktos|gluten|nötter|mjölk|ägg|skaldjur|soja|jordnötter|hasselnötter|mandel)(?!\w))|
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
pet: (?:jag |och |vi )har(?: en| ett)? <(?:(?:två|tre|fyra|fem|\d{1,2}) )?{pet}>(?! som)
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
pet: (?:jeg |og |vi )har(?: en| et| ei)? <(?:(?:to|tre|fire|fem|\d{1,2}) )?{pet}>(?! der| som)
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
