"""French, Italian and Romanian openings; how a table is read is told in `openings.py`."""

from typing import Final

FRENCH: Final = r"""
hints: appelle nom moi habite habitons vis vivons viens originaire né née grandi travaille bosse suis ai adore aime
  déteste hais parle étudie joue mange
hints: bois fais préfère femme mari fils fille chien chat allergique ans végétarien copain copine anniversaire
  supporte réside déménagé mon ma mes passionné
and: et
in: à au en aux
at: chez pour
skip: le la les l' un une des du de de_la beaucoup bien très trop vraiment tout toute maintenant actuellement aussi
  énormément d' plutôt
stop: et ou mais à au aux en avec pour par parce car que qui depuis dans chez sur quand comme donc est sont très
  trop beaucoup aussi ainsi sans plus depuis surtout
no: pas ne jamais n'
if: si peut-être j'imagine imaginons il_dit elle_dit dit_que dirait je_crois_que je_pense_que il_paraît on_dirait
  comme_si
food: = viande porc gluten poisson produits~laitiers lactose œufs sucre fruits~de~mer bœuf alcool viande~rouge
pet: = chiens? chiots? chats? chatons? chiennes? chattes? lapins? cheval chevaux perroquets? hamsters? tortues?
  poissons? perruches? poules? cochon~d'inde furets? canaris? labrador(?:es)? beagle husky chihuahua bulldog
  yorkshire golden~retriever border~collie caniche teckel
spouse: = femme mari copine copain compagne compagnon épouse époux fiancée fiancé conjoint conjointe
kid: = fils fille
job: = infirmi(?:er|ère) professeure? prof médecin avocate? boulang(?:er|
  ère) ingénieure? architecte comptable journaliste cuisini(?:er|ère) menuisi(?:er|
  ère) dentiste pharmacien(?:ne)? plombier pompi(?:er|ère)
tongue: = français anglais allemand espagnol italien arabe portugais chinois japonais breton
name: je m'appelle|mon (?:nom|prénom)(?: complet)? (?:est|c'est)|moi c'est|moi,? je suis|appelez-moi|appelle-moi|
  on m'appelle
name: c'est(?= [A-ZÉÈÎÀÂÇÔ][\w'-]{1,20}(?: ici|[,.!]|$))|(?:je suis|
  ici)(?= [A-Z])(?! Français| Belge| Suisse| Canadien| Québécois| Algérien| Marocain| Tunisien| Sénégalais| Italien|
   Espagnol| Breton| Allemand)
location: (?:j'habite|je vis|nous habitons|nous vivons|on habite|on vit|je réside|j'habite et travaille|
  j'habite et je travaille)(?: (?:maintenant|actuellement|désormais|
  toujours))?(?: dans la banlieue de| près de| du côté de| dans)?(?: à| au| en| aux)?
location: (?:j'ai déménagé|je viens de déménager|j'ai emménagé|je me suis installée?|je viens de m'installer) (?:à|
  au|en|aux)
hometown: (?:je viens|je suis originaire|originaire|je suis|nous venons)(?: (?:du|de la|de|des)| d')
hometown: (?:je suis|j'ai été) (?:née?|élevée?) (?:à|au|en|aux)|j'ai grandi (?:à|au|en|aux)
job_title: je (?:travaille|bosse)(?: (?:actuellement|maintenant))? (?:comme(?! une? )|en tant que)
job_title: (?:je suis|j'étais et je suis encore) <(?!(?:meilleur|supérieur|extérieur|célibataire|contraire|
  volontaire|végétarien|propriétaire|premier|première|dernier|optimiste|pessimiste|perfectionniste|féministe|fier|
  fière)(?!\w))(?:{job}|[^\W\d_]{3,20}(?:eur|euse|trice|ier|ière|iste|ologue|graphe|teur|cien|cienne|naire|aire)|
  étudiante?|vétérinaire|architecte|avocate?|comptable|secrétaire|chef|gérante?|assistante?|agente?|enseignante?|
  apprentie?|stagiaire|pilote|maçon|kiné|médecin|sage-femme|professeure? des écoles|maître d'hôtel)(?: (?:de|d'|
  en)[ ]?[^\W\d_]{3,20})?>
job_title: je (?:travaille|bosse) (?:chez|pour|à|dans) [^.,;!?]{2,40}? (?:comme|en tant que)
job_title: (?:mon (?:métier|travail|boulot)|ma profession),? (?:c'est|est)
employer: je (?:travaille|bosse)(?: (?:actuellement|maintenant))? (?:chez|pour)
allergy: je (?:ne )?(?:supporte|digère|tolère) (?:pas|plus)(?= (?:le |la |les |l')?(?:lactose|gluten|noix|noisettes|
  cacahuètes|arachides|lait|œufs|soja|crustacés|fruits de mer|moules|sésame|pollen|pénicilline|fraises|kiwi)(?!\w))|
  je (?:ne )?peux pas manger (?:de |d')<[^\W\d_]{3,20}>
dislikes: je (?:déteste|hais|ne supporte pas|n'aime pas(?: du tout| trop)?|n'aime vraiment pas|
  ne peux pas supporter)|j'aime pas(?: du tout| trop)?|j'ai horreur (?:du|de la|des|de)|je supporte pas
likes: (?:j'adore|j'aime|je kiffe|je raffole|je suis (?:fan|passionnée?|fou|folle|
  accro))(?! pas| plus)(?: (?:beaucoup|bien|vraiment|énormément|surtout|trop))?(?: (?:de|du|des|d'|par|au|aux|à la|
  à))?
likes: (?:mon|ma|mes) (?:plat|couleur|film|livre|sport|musique|groupe|série|saison|boisson|dessert)s? (?:préférée?s?|
  favorite?s?),? (?:c'est|est|sont)
prefers: je préfère
allergy: (?:je suis|suis) (?:très )?allergique (?:aux|au|à la|à l'|à)|j'ai une allergie (?:aux|au|à la|à l'|à)|
  je suis intolérante? (?:au|à la|à l'|aux|à)
age: j'ai <\d{1,3}> ans|,? <\d{1,3}> ans(?=$|[,.] | et )
birthday: mon anniversaire,? (?:c'est|est|tombe) le|je suis née? le(?= \d)
language: (?:je parle|on parle)(?: (?:couramment|bien|un peu))?|ma langue maternelle est
diet: je suis <(?:végane?|végétarienn?e?|végétalienn?e?|cœliaque|pescétarienn?e?|flexitarienn?e?|
  musulmane? et je ne mange pas de porc)>|je (?:ne |n')?mange <(?:pas|plus|jamais) (?:de |d'){food}>|
  je (?:ne )?bois <(?:pas|plus|jamais) d'alcool>|je mange <(?:halal|casher|kascher|végétarien|vegan|sans gluten)>
pet: (?:(?:j'ai|nous avons|on a) une? {pet}(?: qui)?|(?:mon|ma) {pet}) (?:s'appelle|appelée?|nommée?)
pet: (?:j'ai|nous avons|on a) (?:une?|deux|trois|quatre|cinq|\d) {pet}(?:,|:|,? qui s'appellent|,? appelé[e]?s|
  ,? nommé[e]?s)(?= [A-ZÉÈ])
pet: (?:mon|ma) {pet}(?= [A-ZÉÈ])
pet: (?:j'ai|nous avons|on a)[^.;!?]{2,50} et (?:une? )?<(?:(?:deux|trois|\d) )?{pet}>(?! qui|,? appel|,? nomm|
  [,:] [A-ZÉÈ])
pet: (?:j'ai|nous avons|on a) (?:une? )?<(?:(?:deux|trois|quatre|cinq|\d{1,2}) )?{pet}>(?! qui|,? appel|,? nomm|
  [,:] [A-ZÉÈ])
spouse: (?:(?:mon|ma) {spouse}(?: (?:s'appelle|c'est|est))?|je suis mariée? (?:à|avec))(?= [A-ZÉÈ])
child: (?:(?:mon|ma) {kid}(?: aînée?| cadette?)?(?:,| s'appelle| c'est)?|mes (?:enfants|fils|
  filles)(?:,| s'appellent| sont)?|(?:j'ai|nous avons|on a) (?:une?|deux|trois|quatre|\d) (?:enfants?|fils|filles?|
  garçons?)(?:,|:| :| qui s'appellent?| appelée?s?))(?= [A-ZÉÈ])
sibling: (?:(?:mon frère|ma sœur|ma soeur)(?: aînée?| cadette?| jumelle)?(?:,| s'appelle)?|j'ai (?:une?|deux|
  trois) (?:frères?|sœurs?|soeurs?)(?:,|:| qui s'appellent?))(?= [A-ZÉÈ])
hobby: je joue(?: (?:du|de la|de l'|au|aux|à la)| de l')|je fais(?: (?:du|de la)| de l')(?= (?:yoga|vélo|escalade|
  randonnée|natation|course|foot|judo|danse|théâtre|poterie|surf|ski|jardinage|tricot|photo|couture|peinture|karaté|
  boxe|équitation))
hobby: (?:mes?|mon) (?:hobby|loisir|loisirs|passe-temps|passion)(?: préférée?s?)?,? (?:c'est|est|sont)
education: (?:j'étudie|j'ai étudié|je fais des études|je suis étudiante?)(?: (?:de|en|d'))?(?! à)
education: (?:j'étudie|j'ai étudié|je vais) à l'(?=[Uu]niversité|[ÉEée]cole)
mood: (?:je suis|je me sens) (?:très |trop |vraiment |un peu )?<(?:fatiguée?|épuisée?|crevée?|triste|stressée?|
  déprimée?|énervée?|inquiète|inquiet|nerveu(?:x|se))>
status: je suis <(?:malade|enceinte|en vacances|au chômage|en congé(?: maternité| parental)?|à la retraite|
  retraitée?)>
email: mon (?:mail|email|e-mail|adresse mail|adresse) (?:est|c'est)
phone: mon (?:numéro|téléphone|portable)(?: de (?:téléphone|portable))? (?:est|c'est)(?: le)?
tool: j'utilise(?= [A-Z])
-location: je (?:n'|ne )?(?:habite|vis) plus (?:à|au|en|aux)|j'habite plus (?:à|au|en|aux)
-employer: je (?:ne )?(?:travaille|bosse) plus (?:chez|pour)
-job_title: je ne suis plus
-likes: je n'aime plus|j'aime plus
"""

ITALIAN: Final = r"""
hints: chiamo chiama nome sono vivo abito viviamo abitiamo risiedo vengo lavoro faccio studio ho abbiamo parlo piace
  piacciono adoro amo odio detesto sopporto
hints: posso mangiare tollero digerisco mangio bevo suono gioco pratico preferisco mio mia miei mie nato nata
  cresciuto cresciuta sposato sposata
  compleanno allergico allergica trasferito trasferita mi uso
and: e ed
in: a ad in
at: per presso da alla al
skip: il la lo i gli le l' un una uno un' molto tanto ora adesso attualmente anche davvero tutto tutti dei delle
  degli del della
stop: e ed o ma a ad in con per perché che da dal dalla quando se come dove è sono molto anche presso su né
no: non mai né nemmeno
if: se magari forse immagina dice dicono ha_detto credo_che penso_che come_se lui lei
food: = carne carne~rossa pesce maiale glutine latticini uova zucchero lattosio crostacei pollo
pet: = can[ei] cagnolin[oaie] gatt[oaie] gattin[oaie] conigli[oa]? cavall[oi] pappagall[oi] criceti? criceto
  tartarug(?:a|he) pesci canarin[oi] labrador(?:es)? beagle husky chihuahua bulldog yorkshire golden~retriever
  border~collie bassotto barboncino
spouse: = moglie marito ragazza ragazzo compagna compagno fidanzata fidanzato
kid: = figli[oa] bambin[oa] figlia
name: mi chiamo|il mio nome(?: completo)? è|(?:puoi|potete) chiamarmi|chiamami|tutti mi chiamano
name: (?:sono|qui)(?= [A-Z])(?! Italian| Frances| Tedesc| Spagnol)
location: (?:vivo|abito|risiedo|viviamo|abitiamo|vivo e lavoro|sto vivendo)(?: (?:ora|adesso|attualmente|qui))? (?:a|
  ad|in|vicino a|nei pressi di|fuori)
location: mi sono (?:appena )?trasferit[oa] (?:a|ad|in)
hometown: (?:vengo|provengo) (?:da|dal|dalla|dall')|sono (?:originari[oa] )?di|sono nat[oa](?: e cresciut[oa])? (?:a|
  ad|in)|sono cresciut[oa] (?:a|ad|in)
job_title: lavoro(?: (?:ora|attualmente))? come|faccio (?:il|la|l'|lo)|faccio(?= l')|di (?:mestiere|professione|
  lavoro) (?:sono|faccio)(?: (?:il|la|lo|un|una))?
job_title: lavoro (?:per|presso|da|alla|in|a) [^.,;!?]{2,40}? come
job_title: sono (?:un |una |un')?<(?!(?:importante|contante|interessante|presente|contente|paziente|assente|cliente|
  utente|abbastanza|niente)(?!\w))(?!primier|ottimista|pessimista|femminista|perfezionista|interista|romanista|
  juventin|intolleran|milanista|stranier|ver[oa]|sincer|allergic|vegan|vegetarian|maggior|minor|
  miglior)(?:[^\W\d_]{3,20}(?:ier[ae]|ista|tore|trice|ologo|ologa|ografo|ografa|aio|aia|nte|ssa|sore)|avvocat[oa]|
  ingegnere|architett[oa]|cuoc[oa]|medico|falegname|idraulico|meccanico|infermier[ea]|pilota|poliziotto|commess[oa]|
  segretari[oa]|veterinari[oa]|operai[oa]|impiegat[oa]|maestr[oa]|fornai[oa]|musicista|chef|barista|farmacista|
  geometra|psicolog[oa]|bibliotecari[oa])>
employer: lavoro(?: (?:ora|attualmente))? (?:per|presso|da|alla|al|in)
allergy: non (?:tollero|digerisco|sopporto)(?= (?:il |la |le |i |gli |lo |l')?(?:lattosio|glutine|noci|nocciole|
  arachidi|
  latte|uova|soia|crostacei|fragole|polline)(?!\w))|non posso mangiare (?:il |la |le |i |gli |lo |l')?<[^\W\d_]{3,20}>
dislikes: (?:a me )?non mi (?:piac(?:e|ciono)|va|vanno)(?: per niente| molto| proprio)?|odio|detesto|non sopporto|
  non amo|mi fa(?:nno)? schifo
likes: (?:a me )?mi piac(?:e|ciono)(?: (?:molto|tanto|un sacco|tantissimo|anche))?|adoro|amo|vado matt[oa] per|
  sono (?:un |una )?(?:appassionat[oa]|fan|amante) (?:di|del|della|dei|delle)
likes: (?:il mio|la mia|i miei|le mie) (?:cibo|piatto|colore|film|libro|sport|musica|gruppo|serie|bevanda|stagione|
  dolce) (?:preferit[oaie]) (?:è|sono)
prefers: preferisco
allergy: sono (?:molto )?allergic[oa] (?:alle|agli|ai|alla|allo|al|all'|a)|sono intollerante (?:al|alla|allo|all'|ai|
  a)|ho un'allergia (?:alle|agli|ai|alla|al|all'|a)
age: ho <\d{1,3}> anni|,? <\d{1,3}> anni(?=$|[,.] | e )|ho compiuto <\d{1,3}> anni
birthday: (?:il mio compleanno è|compio gli anni|sono nat[oa]) (?:il|l')(?= ?\d)
language: (?:parlo|parliamo)(?: (?:correntemente|bene|un po' di|anche))?|la mia lingua madre è
diet: sono <(?:vegan[oa]|vegetarian[oa]|celiac[oa]|astemi[oa]|pescetarian[oa])>|<non (?:mangio|bevo) (?:{food}|alcol|
  alcolici)>
pet: (?:(?:ho|abbiamo) un[oa']? ?{pet}(?: che)?|(?:il mio|la mia) {pet}) (?:si chiama|di nome|chiamat[oa])
pet: (?:ho|abbiamo) (?:un[oa]?|due|tre|quattro|cinque|\d) {pet}(?:,|:|,? che si chiamano|,? di nome|
  ,? chiamat[ie])(?= [A-ZÈÀ])
pet: (?:il mio|la mia) {pet}(?= [A-ZÈÀ])
pet: (?:ho|abbiamo)(?: un[oa]?| un')? ?<(?:(?:due|tre|quattro|cinque|\d{1,2}) )?{pet}>(?! che|,? di nome|,? chiamat|
  [,:] [A-ZÈÀ])
spouse: (?:(?:mi[oa]|la mia|il mio) {spouse}(?: (?:si chiama|è))?|sono sposat[oa] con)(?= [A-ZÈÀ])
child: (?:(?:mi[oa]|la mia|il mio) {kid}(?: maggiore| minore| più (?:grande|piccol[oa]))?(?:,| si chiama| è)?|
  (?:i miei|le mie) (?:figli[ea]?|bambin[ie])(?:,| si chiamano| sono)?|(?:ho|abbiamo) (?:un|una|due|tre|quattro|
  \d) (?:figli[oae]?|bambin[ieoa])(?:,|:| che si chiamano?| di nome))(?= [A-ZÈÀ])
sibling: (?:(?:mio fratello|mia sorella)(?: maggiore| minore)?(?:,| si chiama)?|ho (?:un|una|due|tre) (?:fratell[oi]|
  sorell[ae])(?:,|:| che si chiamano?| di nome))(?= [A-ZÈÀ])
hobby: suono(?: (?:il|la|l'|lo))?(?= ?(?:chitarra|piano|pianoforte|violino|batteria|flauto|basso|tromba|sassofono|
  violoncello|arpa|fisarmonica|clarinetto))|(?:gioco a|pratico|faccio)(?= (?:calcio|tennis|padel|basket|pallavolo|
  scacchi|golf|rugby|yoga|arrampicata|nuoto|judo|surf|trekking|ciclismo|ceramica|boxe|karate|teatro|danza))
hobby: (?:il mio|i miei|la mia) (?:hobby|passatempo|passatempi|passione)(?: preferit[oi])? (?:è|sono)|
  nel tempo libero(?: mi piace)?
education: (?:studio|sto studiando|ho studiato|sono (?:laureat[oa] in|uno studente di|
  una studentessa di))(?! a | all| in | molto| per| con| sempre| da )
education: (?:studio|ho studiato|vado|frequento) (?:all'|l'|alla|al)(?= ?(?:[Uu]niversità|Politecnico|Accademia|
  Liceo|Bocconi))
mood: sono (?:molto |davvero |un po' )?<(?:stanc[oa]|esaust[oa]|triste|nervos[oa]|stressat[oa]|annoiat[oa]|
  depress[oa]|preoccupat[oa]|emozionat[oa])>
status: sono <(?:malat[oa]|incinta|in vacanza|disoccupat[oa]|in pensione|raffreddat[oa]|in maternità)>
email: la mia (?:mail|email|e-mail) è
phone: il mio (?:numero|telefono|cellulare)(?: di (?:telefono|cellulare))? è(?: il)?
tool: (?:uso|utilizzo)(?= [A-Z])
-location: non (?:vivo|abito) più (?:a|ad|in)
-employer: non lavoro più (?:per|presso|da|alla|al|in)
-likes: non mi piac(?:e|ciono) più
"""

ROMANIAN: Final = r"""
hints: numesc cheamă numele locuiesc trăiesc stau sunt lucrez place plac urăsc iubesc ador alergic alergică vorbesc
  vin am studiez mănânc câine
and: și si
in: în in la
at: la pentru
skip: un o foarte mult acum cel cea
stop: și sau dar în la cu pentru că din de când dacă ca unde este sunt foarte mult
no: nu niciodată
if: dacă poate spune_că aș
name: mă numesc|numele meu este|mă cheamă|îmi spune
location: (?:locuiesc|trăiesc|stau)(?: acum)? (?:în|la|lângă)
hometown: (?:sunt|vin) din|(?:m-am )?născut(?:ă)? în
job_title: lucrez ca|sunt <(?:profesor|profesoară|medic|doctor|inginer|ingineră|asistentă|avocat|avocată|bucătar|
  programator|programatoare|student|studentă|șofer|electrician|contabil|contabilă|arhitect)>
employer: lucrez (?:la|pentru)
dislikes: nu-mi plac(?:e)?|nu îmi plac(?:e)?|urăsc
likes: îmi plac(?:e)?(?: (?:foarte )?mult)?(?: să)?|ador|iubesc
allergy: sunt alergic(?:ă)? la
age: am <\d{1,3}> (?:de )?ani
language: vorbesc
diet: sunt <(?:vegan|vegană|vegetarian|vegetariană)>|<nu mănânc (?:carne|porc|pește|gluten)>
pet: (?:câinele meu|pisica mea|am un câine|am o pisică)(?: (?:se numește|pe nume|pe care îl cheamă|îl cheamă|
  o cheamă|numit|numită))(?= [A-ZȘȚ])
pet: am <(?:un câine|o pisică|doi câini|două pisici|trei pisici)>
spouse: (?:soția mea|soțul meu|prietena mea|iubitul meu|iubita mea)(?: (?:se numește|este|e))?(?= [A-ZȘȚ])
child: (?:fiul meu|fiica mea)(?: (?:se numește|este|e))?(?= [A-ZȘȚ])
education: studiez(?! la | în )
"""
