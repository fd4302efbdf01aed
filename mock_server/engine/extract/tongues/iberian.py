"""Spanish, Portuguese and Catalan openings; how a table is read is told in `openings.py`."""

from typing import Final

SPANISH: Final = r"""
hints: llamo llama llaman nombre soy vivo vivimos resido nací crecí vengo trabajo curro estudio estudié hablo tengo
  tenemos odio detesto
hints: puedo tolero gusta gustan encanta encantan fascina apasiona chifla soporto aguanto alergia intolerante toco
  juego practico
  como bebo prefiero
hints: cumplo cumpleaños casado casada mudé mudado estoy adoro disfruto dedico uso utilizo correo años mi
and: y e
in: en
at: en para
skip: el la los las un una unos unas lo mucho muchísimo muy bastante ahora actualmente también nada tanto a al todo
  todos
stop: y e o u pero en con para por porque que desde hace aunque cuando mientras si sobre como donde es son está ni
  muy mucho muchísimo también así ahora
stop: cada todos
no: no nunca tampoco jamás ni
if: si ojalá quizá quizás tal_vez imagina imagínate dice dicen dijo decía creo_que supongo_que como_si cuando_era
  acaso ella él
food: = carne carne~roja pescado cerdo gluten lácteos marisco huevos azúcar pan pollo productos~animales
  carne~ni~pescado cerdo~ni~alcohol
pet: = perr[oa]s? perrit[oa]s? gat[oa]s? gatit[oa]s? conej[oa]s? loros? caballos? yeguas? hámsters? hámster
  periquitos? canarios? tortugas? peces cachorr[oa]s? hurón cobayas? labrador(?:es)? beagle husky chihuahua bulldog
  yorkshire golden~retriever border~collie caniche perica
spouse: = mujer marido esposa esposo novia novio pareja prometida prometido
kid: = hij[oa] niñ[oa] peque bebé
tongue: = español castellano inglés francés alemán italiano portugués catalán euskera gallego árabe chino japonés
  ruso valenciano quechua guaraní
adv: = ahora actualmente ya todavía hoy
job: = enfermer[oa] profesora? médic[oa] abogad[oa] ingenier[oa] arquitect[oa] cociner[oa] camarer[oa] periodista
  dentista electricista carpinter[oa] programadora?
name: me llamo|mi nombre(?: completo)? es|me llaman|me dicen|(?:puedes|podéis|pueden) llamarme|llámame|
  me presento[,:]?
name: (?:soy|aquí)(?= [A-Z])
location: (?:vivo|resido|vivimos|residimos|estoy viviendo|vivo y trabajo)(?: {adv})? (?:en|cerca de|a las afueras de)
location: me (?:mudé|he mudado|acabo de mudar|trasladé|he trasladado|fui a vivir) (?:a|en)
location: llevo [^.,;]{1,20} viviendo en
hometown: (?:soy|vengo|provengo|soy originari[oa]) de
hometown: (?:nací|crecí|me crié|nací y crecí) en
job_title: (?:trabajo|curro|estoy trabajando)(?: {adv})? (?:como|de)
job_title: mi (?:trabajo|profesión|oficio) es
job_title: trabajo (?:en|para) [^.,;!?]{2,40}? (?:como|de)(?= [a-zá-ú])
job_title: soy (?:una? )?<(?!soltera|viajera|extranjera|sincer|mañaner|callejer|casera|lectora|feminista|optimista|
  pesimista|perfeccionista|realista|egoísta|mejor|mayor|menor|aficionad|alérgic|intolerant|vegan|vegetarian|celíac|
  dueñ|primer|tercer|verdader|embustera|fan)(?:{job}|[^\W\d_]{3,20}(?:er[oa]|ista|dora?|tora?|sora?|ólog[oa]|
  ógraf[oa]|át?ic[oa]|ario|aria|ogad[oa])|estudiante|gerente|contable|policía|músic[oa]|médic[oa]|piloto|chef|
  cantante|agente|fiscal|juez|jueza|auxiliar|albañil|becari[oa]|actriz|conserje|
  au pair)(?: de [^\W\d_]{3,15}| técnic[oa]| jubilad[oa])?>
job_title: me dedico (?:a la|al|a los|a las|a)
employer: (?:trabajo|curro|estoy trabajando)(?: {adv})? (?:en|para|con)
allergy: no (?:tolero|soporto)(?= (?:la |el |los |las )?(?:lactosa|gluten|nueces|cacahuetes|leche|huevos?|soja|
  marisco|
  mariscos|fresas|polen|penicilina)(?!\w))|no puedo (?:comer|tomar) (?:nada de |nada con |la |el |los |
  las )?<[^\W\d_]{3,20}>
dislikes: no me (?:gustan?|va|van|hacen? gracia)|odio|detesto|no soporto|no aguanto|aborrezco|me da[n]? asco|
  me repugnan?|no puedo con
likes: me (?:gustan?|encantan?|apasionan?|fascinan?|chiflan?|flipan?|molan?|vuelven? loc[oa])|adoro|disfruto(?: de)?|
  soy (?:muy )?(?:fan|amante|aficionad[oa]) (?:de|del|a|al)
likes: mi[s]? (?:comida|plato|color|película|libro|deporte|música|grupo|serie|estación|bebida|
  postre)s? (?:favorit[oa]s?|preferid[oa]s?) (?:es|son)
prefers: prefiero
allergy: (?:soy|es que soy) (?:muy )?al[ée]rgic[oa] (?:a la|a los|a las|al|a)|tengo alergia (?:a la|a los|a las|al|
  a)|(?:soy )?intolerante (?:a la|al|a los|a)
allergy: <(?:lactosa|gluten)>(?= me sienta)
age: tengo <\d{1,3}> años|cumpl[oíi] <\d{1,3}>
age: ,? <\d{1,3}> años(?=$|[,.] | y )
birthday: (?:mi cumpleaños es|cumplo años|nací) el(?= \d)
language: (?:hablo|hablamos)(?: (?:con fluidez|perfectamente|un poco de|algo de|bien))?|mi (?:lengua|
  idioma) (?:matern[oa]|nativ[oa]) es(?: el)?|sé hablar
diet: soy <(?:vegan[oa]|vegetarian[oa]|celíac[oa]|pescetarian[oa]|abstemi[oa]|musulmán y no como cerdo)>|<no (?:como|
  tomo|comemos) (?:nada de )?{food}>|<no bebo alcohol>|<(?:llevo|sigo) una dieta [^\W\d_]{3,20}>
pet: (?:(?:tengo|tenemos|he adoptado|adopté) una? {pet}(?: que)?|mi {pet}|mi mascota) (?:se llama|llamad[oa]|
  es)(?= [A-ZÁÉÍÓÚÑ])
pet: (?:tengo|tenemos|he adoptado|adopté) (?:una?|dos|tres|cuatro|cinco|\d) {pet}(?:,|:|,? que se llaman|
  ,? llamad[oa]s?)(?= [A-ZÁÉÍÓÚÑ])
pet: mi {pet}(?= [A-ZÁÉÍÓÚÑ])
pet: (?:tengo|tenemos)[^.;!?]{2,50} y (?:una? )?<(?:(?:dos|tres|\d) )?{pet}>(?! que|,? llamad|[,:] [A-ZÁÉÍÓÚÑ])
pet: (?:tengo|tenemos|he adoptado|adopté) (?:una? )?<(?:(?:dos|tres|cuatro|cinco|\d{1,2}) )?{pet}>(?! que|,? llamad|
  [,:] [A-ZÁÉÍÓÚÑ])
spouse: (?:mi {spouse}(?: (?:se llama|es))?|estoy casad[oa] con|(?:tengo una? )?(?:novi[oa]|pareja) (?:que se llama|
  llamad[oa]))(?= [A-ZÁÉÍÓÚÑ])
child: (?:mi {kid}(?: (?:mayor|pequeñ[oa]|menor))?(?:,| se llama| es)?|mis (?:hij[oa]s|
  niñ[oa]s)(?:,| se llaman| son)?|(?:tengo|tenemos) (?:una?|dos|tres|cuatro|\d) (?:hij[oa]s?|niñ[oa]s?|bebé)(?:,|:|
  :? que se llaman?| llamad[oa]s?))(?= [A-ZÁÉÍÓÚÑ])
sibling: (?:mi herman[oa](?: (?:mayor|pequeñ[oa]|menor))?(?:,| se llama| es)?|mis herman[oa]s(?:,| se llaman| son)?|
  tengo (?:una?|dos|tres|\d) herman[oa]s?(?:,|:| que se llaman?| llamad[oa]s?))(?= [A-ZÁÉÍÓÚÑ])
hobby: toco (?:el|la)(?= (?:guitarra|piano|violín|batería|flauta|bajo|trompeta|saxofón|violonchelo|arpa|acordeón|
  ukelele|clarinete))
hobby: (?:juego al?|practico|hago)(?= (?:fútbol|tenis|pádel|baloncesto|ajedrez|golf|voleibol|rugby|yoga|escalada|
  natación|judo|surf|senderismo|ciclismo|cerámica|boxeo|karate|balonmano|béisbol|pilates|teatro))
hobby: mis? (?:hobby|hobbies|afici[oó]n|aficiones|pasatiempo|pasatiempos)(?: favorit[oa]s?)? (?:es|son)|
  en mi tiempo libre(?: me gusta)?
education: (?:estudio|estoy estudiando|estudié)(?! en| mucho| para| con| por| la posib| si| de )|soy estudiante de
education: (?:estudio|estudié|voy) (?:en|a) la(?= (?:Universidad|universidad|Escuela|Facultad))
nationality: soy <(?:español|española|mexican[oa]|argentin[oa]|colomban[oa]|colombian[oa]|chilen[oa]|peruan[oa]|
  cuban[oa]|venezolan[oa]|uruguay[oa]|ecuatorian[oa]|bolivian[oa]|catalán|catalana)>
mood: estoy (?:muy |bastante |super |un poco )?<(?:cansad[oa]|agotad[oa]|triste|nervios[oa]|estresad[oa]|aburrid[oa]|
  deprimid[oa]|ilusionad[oa]|emocionad[oa]|preocupad[oa])>(?! de | con )
status: estoy <(?:enferm[oa]|embarazada|de vacaciones|resfriad[oa]|en paro|de baja)>
email: mi (?:correo|email|e-mail|mail)(?: electrónico)? es
phone: mi (?:número|teléfono|móvil|celular)(?: de (?:teléfono|móvil))? es(?: el)?
tool: (?:uso|utilizo)(?= [A-Z])
-location: ya no (?:vivo|resido) en
-employer: ya no trabajo (?:en|para)
-job_title: ya no (?:soy|trabajo (?:como|de))
-likes: ya no me (?:gustan?|encantan?)
-allergy: ya no soy al[ée]rgic[oa] (?:a la|a los|a las|al|a)
"""

PORTUGUESE: Final = r"""
hints: nome chamo chama moro vivo resido trabalho sou gosto adoro amo odeio detesto não tenho falo estudo toco jogo
  como bebo meu minha meus minhas nasci
hints: venho cresci curto suporto alérgico alérgica prefiro mudei aniversário curso casado casada anos temos aqui
  estou
and: e
in: em no na nos nas
at: na no para em
skip: o a os as um uma muito bastante demais agora atualmente também de do da dos das todo todos
stop: e ou mas em no na nos nas com para por pra porque que desde há embora quando se como onde é são muito também
  aqui desde
no: não nunca nem jamais nao
if: se talvez imagina imagine ele_disse ela_disse disse_que diz_que acho_que quem_dera oxalá tomara
food: = carne carne~vermelha porco peixe glúten laticínios ovos açúcar frango marisco frutos~do~mar lactose
pet: = cachorr[oa]s? cães cão cadelas? gat[oa]s? gatinh[oa]s? coelh[oa]s? cavalos? papagaios? tartarugas? hamsters?
  periquitos? calopsitas? peixes? labrador(?:es)? beagle husky chihuahua bulldog yorkshire golden~retriever
  border~collie poodle
spouse: = mulher marido esposa esposo namorada namorado noiva noivo companheira companheiro parceira parceiro
kid: = filh[oa] filhinh[oa] menin[oa]
name: (?:o )?meu nome(?: completo)? é|chamo-me|me chamo|(?:pode|podes|podem) me chamar de|todos me chamam de|
  aqui (?:é|quem fala é)(?: [oa])?
name: (?:eu )?sou(?: [oa])?(?= [A-Z])
location: (?:moro|vivo|resido|moramos|vivemos|estou morando|estou a viver)(?: (?:agora|atualmente|hoje|hoje em dia|
  aqui|perto de))?(?: (?:em|no|na|nos|nas))?
location: (?:me mudei|mudei-me|acabei de me mudar|mudei) (?:para|pra|pro|para o|para a)
hometown: (?:sou|venho|somos|sou natural) (?:de|do|da|dos|das)|nasci (?:e cresci )?(?:em|no|na)|cresci (?:em|no|na)
job_title: (?:trabalho|estou trabalhando|atuo)(?: atualmente| agora)? como|(?:a )?minha profissão é|
  (?:o )?meu trabalho é
job_title: trabalho (?:em|no|na|para) [^.,;!?]{2,40}? como
job_title: sou (?:uma? )?<(?!solteir|primeir|terceir|verdadeir|brasileir|estrangeir|alérgic|feminista|otimista|
  pessimista|maior|menor|melhor|mineir|herdeir|companheir|inteir|caseir|santista|
  flamenguista)(?:[^\W\d_]{3,20}(?:eir[oa]|ista|dora?|tora?|sora?|ólog[oa]|ógraf[oa]|nheir[oa]|ári[oa])|médic[oa]|
  advogad[oa]|estudante|gerente|arquitet[oa]|policial|músic[oa]|mecânic[oa]|piloto|chef|agente|
  técnic[oa](?: de [^\W\d_]{3,15})?|estagiári[oa]|cozinh[^\W\d_]{2,6}|padre|ator|atriz|fotógraf[oa]|veterinári[oa]|
  psicólog[oa])(?: de [^\W\d_]{3,15})?>
employer: trabalho(?: atualmente| agora)? (?:na|no|para a|para o|para|em|pra)
allergy: não (?:tolero|suporto)(?= (?:a |o |os |as )?(?:lactose|glúten|nozes|amendoim|amendoins|leite|ovos?|soja|
  marisco|mariscos|camarão)(?!\w))|não posso comer (?:nada com |a |o |os |as )?<[^\W\d_]{3,20}>
dislikes: não gosto(?: (?:nada|muito))?(?: (?:de|do|da|dos|das))?|odeio|detesto|não suporto|não aguento|não curto
likes: (?:gosto|gostamos)(?: (?:muito|muitíssimo|bastante|imenso))? (?:de|do|da|dos|das)|adoro|amo|curto(?: muito)?|
  sou (?:fã|apaixonad[oa]|louc[oa]) (?:de|do|da|por)
likes: (?:o meu|a minha|meu|minha) (?:comida|prato|cor|filme|livro|esporte|desporto|música|banda|série|
  bebida) (?:favorit[oa]|preferid[oa]) é
prefers: prefiro
allergy: (?:sou|tenho) alérgic[oa] (?:a|ao|à|aos|às)|tenho alergia (?:a|ao|à|aos|às)|(?:sou|
  tenho) intoler[^\W\d_]{3,6} (?:a|ao|à|aos|às)
age: tenho <\d{1,3}> anos|,? <\d{1,3}> anos(?=$|[,.] | e )|fiz <\d{1,3}> anos
birthday: (?:(?:o )?meu aniversário é|faço anos|nasci)(?: no dia| dia| a| em)?(?= \d)
language: (?:falo|falamos)(?: (?:fluentemente|um pouco de|bem))?|minha língua materna é(?: o)?
diet: sou <(?:vegan[oa]|vegetarian[oa]|celíac[oa]|vegan|pescetarian[oa])>|<não (?:como|bebo) (?:nem )?(?:{food}|
  álcool)>
pet: (?:(?:tenho|temos|adotei) uma? {pet}(?: que)?|(?:meu|minha|o meu|a minha) {pet}) (?:se chama|chama-se|chamad[oa])
pet: (?:tenho|temos|adotei) (?:uma?|dois|duas|três|quatro|\d) {pet}(?:,|:|,? que se chamam|
  ,? chamad[oa]s?)(?= [A-ZÁÉÍÓÚ])
pet: (?:meu|minha) {pet}(?= [A-ZÁÉÍÓÚ])
pet: (?:tenho|temos)[^.;!?]{2,50} e (?:uma? )?<(?:(?:dois|duas|três|\d) )?{pet}>(?! que|,? chamad|[,:] [A-ZÁÉÍÓÚ])
pet: (?:tenho|temos|adotei) (?:uma? )?<(?:(?:dois|duas|três|quatro|cinco|\d{1,2}) )?{pet}>(?! que|,? chamad|
  [,:] [A-ZÁÉÍÓÚ])
spouse: (?:(?:meu|minha) {spouse}(?: (?:se chama|chama-se|é [oa]))?|(?:sou|
  estou) casad[oa] com(?: [oa])?)(?= [A-ZÁÉÍÓÚ])
child: (?:(?:meu|minha) {kid}(?: mais (?:velh|nov)[oa])?(?:,| se chama| chama-se| é [oa])?|(?:meus|
  minhas) filh[oa]s(?:,| se chamam| são)?|(?:tenho|temos) (?:uma?|dois|duas|três|quatro|\d) (?:filh[oa]s?|
  menin[oa]s?|crianças)(?:,|:| que se chamam?| chamad[oa]s?))(?= [oa] [A-Z]| [A-ZÁÉÍÓÚ])
sibling: (?:(?:meu irmão|minha irmã)(?: mais (?:velh|nov)[oa])?(?:,| se chama| chama-se)?|tenho (?:uma?|dois|duas|
  três) (?:irmãos?|irmãs?)(?:,|:| que se chamam?| chamad[oa]s?))(?= [A-ZÁÉÍÓÚ])
hobby: (?:toco|jogo|pratico|faço)(?= (?:violão|guitarra|piano|violino|bateria|flauta|baixo|futebol|vôlei|basquete|
  tênis|ténis|xadrez|capoeira|yoga|ioga|natação|surf|surfe|judô|trilhas?|crochê|cerâmica|teatro|dança))
hobby: (?:meus? )(?:hobby|hobbies|passatempo|passatempos) (?:é|são)|(?:no meu tempo livre|
  nas horas vagas),?(?: gosto de| eu)?
education: (?:estudo|estou estudando|estou a estudar|curso|faço faculdade de|estudei|me formei em|
  sou estudante de)(?! em| no | na | muito| para)
education: (?:estudo|estudei|me formei) (?:na|no)(?= (?:Universidade|USP|UFRJ|Faculdade|Escola|Instituto))
mood: estou (?:muito |bem |super )?<(?:cansad[oa]|exaust[oa]|triste|nervos[oa]|estressad[oa]|ansios[oa]|animad[oa]|
  preocupad[oa])>
status: estou <(?:doente|grávida|de férias|desempregad[oa]|gripad[oa]|de licença)>
email: (?:o )?meu (?:email|e-mail) é
phone: (?:o )?meu (?:número|telefone|celular|telemóvel)(?: de telefone)? é(?: o)?
tool: (?:uso|utilizo)(?= [A-Z])
-location: (?:já )?não (?:moro|vivo) mais (?:em|no|na)|já não (?:moro|vivo) (?:em|no|na)
-employer: não trabalho mais (?:na|no|para)|já não trabalho (?:na|no|para)
-likes: (?:já )?não gosto mais (?:de|do|da)|já não gosto (?:de|do|da)
"""

CATALAN: Final = r"""
hints: dic nom visc vivim sóc soc vinc treballo agrada agraden encanta encanten odio tinc parlo estudio toco menjo
  gos gat al·lèrgic al·lèrgica
and: i
in: a en
at: a per
skip: el la els les l' un una molt ara
stop: i o però a en amb per perquè que des quan si com és són molt
no: no mai
if: si potser tant_de_bo diu
name: em dic|el meu nom és|em diuen|(?:sóc|soc) (?:la|el|en)
location: (?:visc|vivim|resideixo)(?: ara)? (?:a|en)
hometown: (?:sóc|soc|vinc) (?:de|d')|vaig néixer a
job_title: treballo (?:com a|de|com)|(?:sóc|soc) <(?:mestra?|infermer[ae]?|metge|metgessa|professora?|cuiner[ae]?|
  advocat|advocada|enginyer[ae]?|fuster[ae]?|forner[ae]?|arquitecte|pagès|pagesa|perruquer[ae]?|dissenyadora?|
  periodista)>
employer: treballo (?:a la|a l'|per|a)
dislikes: no m'agraden? (?:gens )?|odio|no suporto
likes: m'agraden?(?: molt)?|m'encanten?|m'agrada molt|adoro
allergy: (?:sóc|soc) al·lèrgi(?:c|ca) (?:a la|a les|als|al|a)
age: tinc <\d{1,3}> anys
language: parlo
diet: (?:sóc|soc) <(?:vegà|vegana|vegetarià|vegetariana)>|<no menjo (?:carn|peix|porc|gluten)>
pet: (?:tinc (?:un gos|una gossa|un gat|una gata) que|(?:el meu|la meva) (?:gos|gossa|gat|gata)) es diu
pet: tinc (?:una? )?<(?:(?:dos|dues|tres) )?(?:gos|gossa|gossos|gat|gata|gats|gates)>(?! que)
spouse: (?:la meva dona|el meu marit|la meva parella|el meu home)(?: es diu)?(?= [A-Z])
child: (?:la meva filla|el meu fill)(?: es diu)?(?= [A-Z])
education: estudio(?! a | molt)
hobby: toco (?:el|la)(?= (?:guitarra|piano|violí))
"""
