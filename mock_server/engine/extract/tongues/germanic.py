"""German and Dutch openings; how a table is read is told in `openings.py`."""

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
pet: (?:ich |und |wir )?(?:habe|hab|haben) (?:eine?n?|zwei|drei|vier|fünf|\d) {pet}(?:,|:|,? namens|
  ,? die heißen)(?= [A-ZÄÖÜ])
pet: (?:ich |und |wir )?(?:habe|hab|haben)(?: eine?n?)? <(?:(?:zwei|drei|vier|fünf|\d{1,2}) )?{pet}>(?!,? (?:namens|
  der|die|das)|[,:] [A-ZÄÖÜ])
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
hobby: (?:ich )?(?:lerne|übe)(?: (?:gerade|seit Jahren|momentan|zur Zeit))?(?= (?:Klavier|Gitarre|Geige|Cello|
  Schlagzeug|Flöte|Bass|
  Trompete|Saxofon|Orgel|Harfe|Akkordeon|Ukulele|Klarinette))
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
pet: (?:ik |en |we )?(?:heb|hebben) (?:een|twee|drie|vier|\d) {pet}(?:,|:|,? die|,? genaamd)(?: heten)?(?= [A-Z])
pet: (?:ik |en |we )?(?:heb|hebben)(?: een)? <(?:(?:twee|drie|vier|vijf|\d{1,2}) )?{pet}>(?!,? (?:die|dat|genaamd)|
  [,:] [A-Z])
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
