"""Polish, Czech, Russian, Ukrainian and Greek openings; how a table is read is told in `openings.py`."""

from typing import Final

POLISH: Final = r"""
hints: mam nazywam imię jestem mieszkam pracuję lubię uwielbiam kocham nienawidzę mówię studiuję jem piję pochodzę
  gram moja mój moje lat interesuję urodziłem urodziłam
hints: przeprowadziłem przeprowadziłam nie znoszę wolę mi
and: i oraz
in: w we na
at: w dla u
skip: bardzo teraz też także naprawdę obecnie
stop: i oraz a ale w we na dla z ze bo że od gdy kiedy jak gdzie jest są bardzo też ponieważ do po u
no: nie nigdy ani
if: jeśli gdyby może chyba mówi powiedział powiedziała że_niby wyobraź
food: = mięsa wieprzowiny ryb glutenu nabiału jajek cukru laktozy
pet: = psa kota kotkę sukę królika chomika konia papugę świnkę~morską psy koty
spouse: = żona mąż dziewczyna chłopak partner partnerka narzeczona narzeczony
name: nazywam się|mam na imię|mów mi|moje imię to|na imię mi
name: jestem(?= [A-ZŁŚŻŹĆ][a-ząćęłńóśźż]+(?:$|[,.!]| i | z ))(?! Polakiem| Polką)
location: (?:mieszkam|żyję)(?: (?:teraz|obecnie|aktualnie|od \d{4}))? (?:w|we|na|pod|koło)|przeprowadzi(?:łem|
  łam) się do
hometown: (?:pochodzę|jestem) (?:z|ze)|urodzi(?:łem|łam) się (?:w|we)
job_title: (?:pracuję(?: (?:teraz|obecnie))?(?: w [^.,;!?]{2,40}?)? jako)|z zawodu jestem|jestem z zawodu
job_title: jestem <(?:lekarzem|lekarką|nauczyciel(?:em|ką)|pielęgniark?ą|pielęgniarzem|inżynierem|kucharzem|kucharką|
  programist[aą]|programistką|elektrykiem|hydraulikiem|student(?:em|ką)|prawnikiem|prawniczką|architektem|
  architektką|fryzjer(?:em|ką)|kierowcą|księgow(?:ą|ym)|dziennikar(?:zem|ką)|mechanikiem|piekarzem|stolarzem|
  policjant(?:em|ką)|strażakiem|grafi(?:kiem|czką)|fotograf(?:em|ką)|tłumacz(?:em|ką)|weterynarzem|psycholo(?:giem|
  żką)|dentyst(?:ą|ką)|farmaceut(?:ą|ką)|sprzedawc(?:ą|zynią)|rolnikiem|budowlańcem|spawaczem|aktor(?:em|ką)|
  muzykiem|bibliotekar(?:zem|ką))>
employer: pracuję(?: (?:teraz|obecnie))? (?:w|we|dla|u)
dislikes: nie (?:lubię|znoszę|cierpię|przepadam za)|nienawidzę
likes: (?:lubię|uwielbiam|kocham|interesuję się|przepadam za|jestem fan(?:em|ką))
prefers: wolę
allergy: (?:jestem uczulon[ya]|mam (?:uczulenie|alergię)) na|mam nietolerancję
age: mam <\d{1,3}> (?:lat|lata|rok)
language: mówię (?:płynnie )?po|moim językiem ojczystym jest
diet: jestem <(?:wegetarianinem|wegetarianką|weganinem|weganką|wege)>|<nie (?:jem|piję) (?:{food}|alkoholu)>
pet: (?:(?:mam|mamy) {pet}(?: o imieniu|,? któr[ya] (?:nazywa się|wabi się|ma na imię))|(?:mój pies|moja kotka|
  mój kot|moja suczka) (?:nazywa się|wabi się|ma na imię|to))
pet: (?:mam|mamy) <(?:(?:dwa|trzy|dwie|cztery|\d) )?{pet}>(?! o imieniu|,? któr)
spouse: (?:moja|mój) {spouse}(?: (?:ma na imię|nazywa się|to))?(?= [A-ZŁŚŻŹĆ])
child: (?:(?:mój syn|moja córka)(?: (?:ma na imię|nazywa się|to))?|(?:mam|mamy) (?:syna|córkę|dwoje dzieci|
  dwóch synów|dwie córki|troje dzieci)(?:,|:| o imieniu))(?= [A-ZŁŚŻŹĆ])
sibling: (?:mój brat|moja siostra) (?:ma na imię|nazywa się|to)(?= [A-Z])
hobby: gram (?:na|w)(?= (?:gitarze|pianinie|fortepianie|skrzypcach|perkusji|piłkę|tenisa|szachy|siatkówkę|
  koszykówkę))|moje hobby to|moją pasją jest
education: studiuję(?! na | w )|studiuję na(?= (?:Uniwersytecie|Politechnice|UW|AGH))
mood: jestem (?:bardzo )?<(?:zmęczon[ya]|smutn[ya]|szczęśliw[ya]|zestresowan[ya])>
status: jestem <(?:chor[ya]|w ciąży|na urlopie|bezrobotn[ya])>
-location: już nie mieszkam (?:w|we)|nie mieszkam już (?:w|we)
-employer: już nie pracuję (?:w|we|dla)|nie pracuję już (?:w|we|dla)
"""

CZECH: Final = r"""
hints: jmenuji jmenuju jméno jsem bydlím žiju žiji pracuji pracuju mám rád ráda miluji miluju nesnáším mluvím
  studuji studuju nejím můj moje pocházím let hraji hraju volám som volám bývam pracujem
and: a
in: v ve na
at: v ve pro u
skip: velmi moc teď také opravdu nyní
stop: a i ale v ve na pro s se protože že od když jak kde je jsou velmi také z do u
no: ne nikdy ani
if: kdyby jestli možná asi říká řekl řekla
food: = maso vepřové ryby lepek mléčné~výrobky vejce cukr
pet: = psa kočku kocoura fenku králíka křečka koně papouška psy kočky
name: jmenuj[iu] se|volám sa|mé jméno je|moje jméno je|říkej(?:te)? mi
name: jsem(?= [A-ZČŘŠŽ][a-záčďéěíňóřšťúůýž]+(?:$|[,.!]| a ))
location: (?:bydlím|žij[iu]|bývam|žijem)(?: (?:teď|nyní))? (?:v|ve|na)|přestěhoval[a]? jsem se do
hometown: (?:pocházím|jsem|som|pochádzam) (?:z|ze|zo)|narodil[a]? jsem se (?:v|ve)
job_title: (?:pracuj[iu]|pracujem)(?: (?:v|ve|u) [^.,;!?]{2,40}?)? (?:jako|ako)
job_title: (?:jsem|som) <(?:učitelk?a?|učiteľk?a?|lékař(?:ka)?|zdravotní sestra|inženýr(?:ka)?|kuchař(?:ka)?|
  programátor(?:ka)?|elektrikář|student(?:ka)?|právni(?:k|čka)|architekt(?:ka)?|kadeřnice|řidič|účetní|
  novinář(?:ka)?|mechanik|pekař|truhlář|policista|hasič|instalatér|prodavač(?:ka)?|zubař(?:ka)?|knihovni(?:k|ce))>
employer: (?:pracuj[iu]|pracujem)(?: (?:teď|nyní))? (?:v|ve|pro|u)
dislikes: nemám rád[a]?|nesnáším|nenávidím
likes: (?:mám(?: (?:moc|velmi))? rád[a]?|miluj[iu]|zbožňuj[iu]|mám ráda)|rád[a]? <(?:čtu|vařím|plavu|běhám|tancuji|
  maluji|cestuji|lyžuji|fotím|peču|zpívám)>
allergy: (?:jsem alergick[ýá]|mám alergii|som alergick[ýá]) na
age: je mi <\d{1,3}> (?:let|rok[ůy])|mám <\d{1,3}> (?:let|rokov)
language: mluvím(?: (?:plynně|trochu))?(?= \w+sky)
diet: (?:jsem|som) <(?:vegetarián|vegetariánka|vegan|veganka)>|<(?:nejím|nepiju) (?:{food}|alkohol)>
pet: (?:mám {pet} jménem|můj pes se jmenuje|moje kočka se jmenuje)
pet: (?:mám|máme) <(?:(?:dva|dvě|tři) )?{pet}>(?! jménem)
spouse: (?:moje žena|moje manželka|můj muž|můj manžel|moje přítelkyně|můj přítel) (?:se jmenuje|je)(?= [A-ZČŘŠŽ])
child: (?:můj syn|moje dcera|syn|dcera) se jmenuje(?= [A-ZČŘŠŽ])
hobby: hraj[iu] (?:na|v)? ?(?=(?:kytaru|klavír|housle|fotbal|tenis|šachy|hokej))
education: studuj[iu](?! na | v )
"""

RUSSIAN: Final = r"""
hints: меня зовут имя живу работаю люблю обожаю ненавижу не говорю изучаю учусь мне моя мой мою моего ем пью я
  нравится аллергия родом родился родилась есть играю переехал переехала
and: и
in: в во на
at: в во на для
skip: очень сейчас тоже также уже немного
stop: и а но в во на для с со потому что от когда как где очень тоже из у по к уже
no: не ни никогда
if: если бы может наверное говорит сказал сказала якобы представь возможно
food: = мясо мяса свинину рыбу глютен молочное яйца сахар
pet: = кот кошка собака пёс пес щенок котёнок хомяк кролик попугай лошадь черепаха
spouse: = жена муж девушка парень супруга супруг невеста жених
name: меня зовут|моё имя|мое имя|зови(?:те)? меня|можно звать меня
name: я(?= [А-ЯЁ][а-яё]+(?:$|[,.!]| из ))(?! Москв)
location: (?:я )?(?:живу|живём|проживаю)(?: (?:сейчас|теперь))? (?:в|во|на|под|около)|(?:я )?переехала? в
hometown: (?:я )?(?:родом )?из(?= [А-ЯЁ])|(?:я )?(?:родился|родилась|вырос|выросла) в
job_title: (?:я )?работаю(?: сейчас)? <(?!в |во |на |для |над |с |из |по |много|мало|дома|удал|уже|там|тут|
  здесь)[а-яё]{4,25}(?: [а-яё]{3,20}(?:ом|ем|ой))?>|(?:я )?работаю (?:в|на) [^.,;!?]{2,30}? <[а-яё]{3,25}(?:ом|ем|ой|
  ером|истом)>|по профессии я
job_title: я <(?:врач|учитель|учительница|медсестра|инженер|повар|программист|электрик|студент|студентка|юрист|
  архитектор|парикмахер|водитель|бухгалтер|журналист|механик|пекарь|плотник|сантехник|полицейский|пожарный|дизайнер|
  переводчик|ветеринар|психолог|стоматолог|фармацевт|продавец|фотограф|библиотекарь|музыкант|художник)>
employer: (?:я )?работаю(?: сейчас)? (?:в|во|на)(?: (?:компании|фирме|банке))?
dislikes: (?:я )?(?:ненавижу|терпеть не могу|не люблю|не выношу)|мне не нрав(?:ится|ятся)
likes: (?:я )?(?:люблю|обожаю|очень люблю|увлекаюсь)|мне (?:очень )?нрав(?:ится|ятся)
allergy: у меня (?:сильная )?аллергия на|я аллергик на
age: мне (?:уже )?<\d{1,3}>(?: (?:год|года|лет)|$|[,.!])
language: (?:я )?(?:говорю|разговариваю)(?: (?:немного|свободно))? (?:на|по-)|мой родной язык
diet: я <(?:вегетарианец|вегетарианка|веган|веганка)>|(?:я )?<не (?:ем|пью) (?:{food}|алкоголь)>
pet: (?:(?:моего кота|мою кошку|мою собаку|моего пса) зовут|у меня есть {pet} по имени|у меня {pet} по имени|(?:мой|
  моя) {pet}(?= [А-ЯЁ]))
pet: у меня (?:есть )?<(?:(?:два|две|три|\d) )?(?:{pet}|кота|кошки|собаки)>(?! по имени)
spouse: (?:мою жену|моего мужа|мою девушку|моего парня) зовут|(?:моя|мой) {spouse}(?:,| —| -)?(?= [А-ЯЁ])
child: (?:(?:моего сына|мою дочь|моих детей|сына|дочь) зовут|(?:мой сын|моя дочь)(?= [А-ЯЁ])|у меня (?:есть )?(?:сын|
  дочь|двое детей|трое детей)(?:,|:| по имени)?(?= [А-ЯЁ]))
sibling: (?:моего брата|мою сестру) зовут
hobby: (?:я )?играю (?:на|в)(?= (?:гитаре|пианино|скрипке|барабанах|футбол|теннис|шахматы|хоккей|волейбол|
  баскетбол))|мо[её] хобби
education: (?:я )?(?:изучаю|учу)(?! на )|(?:я )?учусь в
-location: (?:я )?больше не живу в
-employer: (?:я )?больше не работаю в
-likes: (?:я )?больше не люблю
"""

UKRAINIAN: Final = r"""
hints: мене звати ім'я живу мешкаю працюю люблю обожнюю ненавиджу розмовляю вивчаю навчаюся мені моя мій мою їм п'ю
  подобається алергія родом народився народилася є маю переїхав переїхала я
and: і й та
in: у в на
at: у в на для
skip: дуже зараз теж також вже
stop: і й та а але у в на для з зі бо тому що від коли як де дуже також
no: не ні ніколи
if: якщо б може мабуть каже сказав сказала
name: мене звати|моє ім'я
name: я(?= [А-ЯІЇЄҐ][а-яіїєґ']+(?:$|[,.!]| з ))
location: (?:я )?(?:живу|мешкаю|проживаю)(?: зараз)? (?:у|в|на)|(?:я )?переїха(?:в|ла) (?:до|у|в)
hometown: (?:я )?(?:родом )?(?:з|із|зі)(?= [А-ЯІЇЄҐ])|(?:я )?народи(?:вся|лася) (?:у|в)
job_title: (?:я )?працюю(?: зараз)? <(?!у |в |на |для |над |з )[а-яіїєґ']{4,25}>|я <(?:лікар|лікарка|вчитель|
  вчителька|медсестра|інженер|кухар|програміст|програмістка|електрик|студент|студентка|юрист|юристка|архітектор|
  перукар|водій|бухгалтер|журналіст|журналістка)>
employer: (?:я )?працюю(?: зараз)? (?:у|в|на)(?: (?:компанії|фірмі))?
dislikes: (?:я )?(?:ненавиджу|не люблю|терпіти не можу)|мені не подоба(?:ється|ються)
likes: (?:я )?(?:люблю|обожнюю|дуже люблю)|мені (?:дуже )?подоба(?:ється|ються)
allergy: (?:у мене|маю|в мене) алергі[яю] на
age: мені <\d{1,3}>(?: (?:рік|роки|років)|$|[,.!])
diet: я <(?:вегетаріанець|вегетаріанка|веган|веганка)>|(?:я )?<не їм (?:м'яса|м'ясо|риби|свинини)>
pet: (?:мого кота|мою кішку|мого собаку|мого пса) звати|(?:у мене|в мене|маю) (?:є )?<(?:кіт|кішка|собака|пес|кота|
  кішку|собаку)>
spouse: (?:мою дружину|мого чоловіка) звати
child: (?:мого сина|мою доньку|мою дочку) звати
"""

GREEK: Final = r"""
hints: με λένε ονομάζομαι όνομά μένω ζω κατοικώ δουλεύω εργάζομαι είμαι μου αρέσει αρέσουν αγαπώ λατρεύω μισώ μιλάω
  μιλώ σπουδάζω έχω τρώω από αλλεργικός αλλεργική κατάγομαι
and: και κι
in: στη στην στο στον σε στα στις στους
at: στη στην στο στον για
skip: ο η το τον την τη τα οι τις τους έναν μία μια ένα πολύ τώρα επίσης
stop: και κι αλλά στη στην στο στον σε για με γιατί από όταν που πολύ
no: δεν δε όχι μην ποτέ
if: αν ίσως λέει είπε
name: με λένε|ονομάζομαι|το όνομά μου είναι|είμαι (?:ο|η)
location: (?:μένω|ζω|κατοικώ)(?: τώρα)? (?:στη|στην|στο|στον|σε|στα)|μετακόμισα (?:στη|στην|στο|στον)
hometown: (?:είμαι|κατάγομαι|έρχομαι) από|γεννήθηκα (?:στη|στην|στο|στον)
job_title: (?:δουλεύω|εργάζομαι)(?: (?:στη|στην|στο) [^.,;!?]{2,40}?)? ως|είμαι <(?:γιατρός|δάσκαλος|δασκάλα|
  νοσοκόμα|νοσηλευτής|νοσηλεύτρια|μηχανικός|μάγειρας|μαγείρισσα|προγραμματιστής|προγραμματίστρια|δικηγόρος|
  αρχιτέκτονας|φοιτητής|φοιτήτρια|ηλεκτρολόγος|υδραυλικός|λογιστής|λογίστρια|καθηγητής|καθηγήτρια|δημοσιογράφος|
  κομμωτής|κομμώτρια|ψαράς|φούρναρης)>
employer: (?:δουλεύω|εργάζομαι) (?:στη|στην|στο|στον|για)
dislikes: δεν μου αρέσ(?:ει|ουν)|μισώ|σιχαίνομαι
likes: μου αρέσ(?:ει|ουν)(?: (?:πολύ|να))?|λατρεύω|αγαπώ
allergy: είμαι αλλεργικ(?:ός|ή) (?:στα|στο|στη|στην|στους|στις|σε)|έχω αλλεργία (?:στα|στο|στη|στην|στους|στις|σε)
age: είμαι <\d{1,3}>(?: (?:χρονών|ετών|χρόνων)|$|[,.!])
language: μιλ(?:άω|ώ)
diet: είμαι <(?:χορτοφάγος|βίγκαν|vegan)>|<δεν τρώω (?:κρέας|χοιρινό|ψάρι|γλουτένη)>
pet: (?:ο σκύλος μου|η γάτα μου|ο γάτος μου) (?:λέγεται|τον λένε|τη λένε)|(?:τον σκύλο μου τον|τη γάτα μου τη|
  τη σκύλα μου τη) λένε
pet: έχω (?:έναν|μία|μια|ένα) <(?:σκύλο|γάτα|γάτο|σκύλα|γατάκι|κουνέλι|παπαγάλο)>
spouse: (?:τη γυναίκα μου τη|τον άντρα μου τον) λένε|(?:η γυναίκα μου|ο άντρας μου) λέγεται
child: (?:τον γιο μου τον|την κόρη μου τη|την κόρη μου την) λένε
education: σπουδάζω
"""
