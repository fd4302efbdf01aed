"""How people open a plain statement about themselves, by language: the opening, and the key its value goes under.

A pattern marks its value `(?P<v>...)`. `{name}`, `{place}`, `{thing}` and `{word}` stand for the shapes of a value,
`{end}` for where a thing ends. All shapes are bounded. Each language has a hint: a cheap look that tells whether its
patterns are worth trying.
"""

import re
from typing import Final, NamedTuple

from mock_server.engine.extract.lexicon import words


class Opening(NamedTuple):
    """Pair a key with the pattern that finds its value."""

    key: str
    pattern: re.Pattern[str]


_SHAPES: Final = {
    "{name}": r"(?P<v>[^\W\d_][\w'\-]{0,30}(?: [^\W\d_a-zà-ÿа-я][\w'\-]{0,30}){0,3})",
    "{place}": (
        r"(?P<v>[^\W\d_a-zß-ÿа-я][\w'\-]{0,30}"
        r"(?: (?:de |la |del |da |do |am |an der )?[^\W\d_a-zß-ÿа-я][\w'\-]{0,30}){0,3})"
    ),
    "{thing}": r"(?P<v>[^\W\d_][\w'\- ]{1,40}?)",
    "{word}": r"(?P<v>[^\W\d_][\w\-]{1,40})",
    "{stop}": r"(?=$|[.,;!?]| und| sehr| gern| aber)",
    "{end}": (
        r"(?=$|[.,;!?]| (?:y|e|und|et|en|in|à|em|bei|chez|pero|aber|mais|ma|maar|mas|für|para|pour|per|voor|di|da|con"
        r"|mit|avec|desde|seit|depuis|och|og|i|ale|oraz) )"
    ),
}
_EXACT: Final = frozenset({"name", "location", "hometown", "employer"})
"""Keys whose values are names: there, capitals count."""


def _openings(source: str) -> tuple[Opening, ...]:
    """Compile lines of `key: pattern`."""
    out = []
    for line in source.strip().splitlines():
        key, _, pattern = line.strip().partition(": ")
        for shape, expression in _SHAPES.items():
            pattern = pattern.replace(shape, expression)
        out.append(Opening(key, re.compile(r"(?<!\w)" + pattern, 0 if key in _EXACT else re.IGNORECASE)))
    return tuple(out)


def _any_of(text: str) -> str:
    """Make an alternative of words, longest first."""
    return "|".join(sorted(words(text), key=len, reverse=True))


_SPANISH_JOBS: Final = _any_of(
    "enfermera enfermero profesora profesor médica médico abogada abogado ingeniera ingeniero arquitecta "
    "arquitecto cocinera cocinero camarera camarero periodista dentista electricista carpintera carpintero "
    "programadora programador diseñadora diseñador maestra maestro contable fontanera fontanero peluquera "
    "peluquero traductora traductor estudiante música músico panadera panadero veterinaria veterinario "
    "farmacéutica farmacéutico psicóloga psicólogo bombera bombero policía"
)
_GERMAN_JOBS: Final = _any_of(
    "Lehrer Lehrerin Arzt Ärztin Krankenpfleger Krankenpflegerin Krankenschwester Ingenieur Ingenieurin Koch "
    "Köchin Bäcker Bäckerin Anwalt Anwältin Tischler Tischlerin Architekt Architektin Student Studentin "
    "Programmierer Programmiererin Informatiker Informatikerin Elektriker Elektrikerin Friseur Friseurin "
    "Schreiner Schreinerin Polizist Polizistin Journalist Journalistin Gärtner Gärtnerin Erzieher Erzieherin "
    "Softwareentwickler Softwareentwicklerin Buchhalter"
)
_FRENCH_JOBS: Final = _any_of(
    "infirmier infirmière professeur professeure médecin avocat avocate boulanger boulangère ingénieur ingénieure "
    "architecte comptable traducteur traductrice journaliste cuisinier cuisinière menuisier menuisière "
    "développeur développeuse dentiste pharmacien pharmacienne coiffeur coiffeuse étudiant étudiante plombier "
    "pompier vétérinaire électricien électricienne"
)
_DUTCH_JOBS: Final = _any_of(
    "leraar lerares verpleegkundige arts bakker kok timmerman programmeur advocaat architect student studente "
    "journalist kapper kapster elektricien tuinman ingenieur tandarts huisarts"
)
_ITALIAN_JOBS: Final = _any_of(
    "infermiera infermiere insegnante medico avvocato avvocata ingegnere architetto architetta cuoco cuoca "
    "cameriere cameriera giornalista dentista elettricista falegname programmatore programmatrice studente "
    "studentessa veterinario veterinaria"
)

_GERMAN_TONGUES: Final = _any_of(
    "Deutsch Englisch Französisch Spanisch Italienisch Türkisch Polnisch Russisch Arabisch"
)
_FRENCH_TONGUES: Final = _any_of("français anglais allemand espagnol italien arabe portugais chinois japonais breton")
_ITALIAN_ARTICLES: Final = "il |la |lo |i |gli |le |l'"

_SPANISH: Final = rf"""
name: (?:[Mm]e llamo|[Mm]i nombre es) {{name}}
location: (?:[Vv]ivo|[Rr]esido|[Vv]ivimos) (?:ahora )?en {{place}}
location: (?:[Tt]rabajo (?:como|de)|[Ss]oy) (?:una? )?[^\W\d_][\w\-]{{2,30}} en {{place}}
hometown: [Ss]oy de {{place}}
employer: [Tt]rabajo (?:en|para) {{place}}
job_title: trabajo (?:como|de) (?:una? )?{{thing}}{{end}}
job_title: (?<!no )soy (?P<v>{_SPANISH_JOBS})(?!\w)
likes: (?<!no )me (?:gustan?|encantan?) (?:mucho )?(?:el |la |los |las )?{{thing}}{{end}}
dislikes: (?:no me gustan? (?:nada )?|odio |detesto )(?:el |la |los |las )?{{thing}}{{end}}
allergy: (?<!no )soy al[ée]rgic[oa] (?:a la |a los |a las |al |a ){{thing}}{{end}}
age: tengo (?P<v>\d{{1,3}}) años
language: hablo (?P<v>español|inglés|francés|alemán|italiano|portugués|catalán|euskera|gallego|árabe|chino|japonés)
diet: (?<!no )soy (?P<v>vegan[oa]|vegetarian[oa]|celíac[oa])
pet: (?<!no )tengo una? (?P<v>perr[oa]|gat[oa]|conejo|loro|caballo)(?! que|\w)
pet: (?:tengo una? (?:perr[oa]|gat[oa]|conejo|loro) que|mi (?:perr[oa]|gat[oa]|conejo|loro)) se llama {{word}}
spouse: mi (?:mujer|marido|esposa|esposo|novia|novio) se llama {{word}}
child: mi hij[oa] se llama {{word}}
"""
_GERMAN: Final = rf"""
name: (?:[Ii]ch hei(?:ß|ss)e|[Mm]ein Name ist) {{name}}
location: (?:[Ii]ch |und )(?:wohne|lebe) (?:jetzt |derzeit |seit \d{{4}} )?in {{place}}
location: [Ii]ch (?:arbeite als|bin) [^\W\d_][\w\-]{{2,40}} in {{place}}
hometown: [Ii]ch komme (?:ursprünglich )?aus {{place}}
employer: (?:[Ii]ch |und )arbeite (?:bei|für) (?:der |dem |die )?{{place}}
job_title: (?:ich |und )arbeite als {{word}}
job_title: ich bin {{word}} (?=von Beruf|bei )
job_title: (?:ich |und )bin (?P<v>{_GERMAN_JOBS})(?!\w)
likes: (?:ich |und )(?:mag|liebe) (?!dich|dir|es |kein|nicht|sie )(?:den |die |das |sehr )?{{word}}(?! nicht){{stop}}
dislikes: (?:ich |und )(?:hasse|mag kein(?:en|e)?) (?:den |die |das )?{{word}}
allergy: ich bin allergisch (?:gegen|auf) {{word}}
age: ich bin (?P<v>\d{{1,3}}) Jahre alt
language: (?:ich |und )spreche (?:fließend )?(?P<v>{_GERMAN_TONGUES})
diet: ich bin (?P<v>Veganerin|Veganer|Vegetarierin|Vegetarier|vegan|vegetarisch)(?!\w)
pet: (?:ich |und )habe eine?n? (?P<v>Hund|Katze|Kater|Hasen?|Hündin|Papagei|Pferd)(?! nam|,)(?!\w)
pet: meine? (?:Hund|Katze|Kater|Hase|Kaninchen|Hündin) heißt {{word}}
spouse: mein(?:e)? (?:Frau|Mann|Freundin|Freund|Partner|Partnerin) heißt {{word}}
child: (?:mein Sohn|meine Tochter) heißt {{word}}
"""
_FRENCH: Final = rf"""
name: (?:[Jj]e m'appelle|[Mm]on nom est|[Mm]oi c'est) {{name}}
location: (?:[Jj]'habite|[Jj]e vis|[Nn]ous habitons) (?:maintenant )?(?:à|au|en) {{place}}
location: [Jj]e (?:suis|travaille comme) [^\W\d_][\w\-]{{2,40}} à {{place}}
hometown: [Jj]e (?:viens|suis originaire) (?:de |d'){{place}}
employer: [Jj]e travaille (?:chez|pour) {{place}}
job_title: je travaille comme {{thing}}{{end}}
job_title: je suis (?P<v>{_FRENCH_JOBS})(?!\w)
likes: j'(?:adore|aime)(?! pas| plus)(?: beaucoup| bien)? (?:le |la |les |l')?{{thing}}{{end}}
dislikes: (?:je (?:déteste|hais)|je n'aime pas) (?:le |la |les |l')?{{thing}}{{end}}
allergy: je suis allergique (?:aux |au |à la |à l'|à ){{thing}}{{end}}
age: j'ai (?P<v>\d{{1,3}}) ans
language: je parle (?:couramment )?(?:le )?(?P<v>{_FRENCH_TONGUES})
diet: je suis (?P<v>végane?|végétarien(?:ne)?|végétalien(?:ne)?)(?!\w)
pet: j'ai une? (?P<v>chien|chatte|chat|chienne|lapin|cheval|perroquet)(?! qui|\w)
pet: (?:j'ai une? (?:chien|chat|chatte|chienne|lapin) qui|mon chien|mon chat|ma chatte|ma chienne) s'appelle {{word}}
spouse: (?:mon mari|ma femme|ma copine|mon copain|ma compagne|mon compagnon) s'appelle {{word}}
child: (?:mon fils|ma fille) s'appelle {{word}}
"""
_PORTUGUESE: Final = r"""
name: (?:[Mm]eu nome é|[Cc]hamo-me|[Mm]e chamo) {name}
location: (?:[Mm]oro|[Vv]ivo|[Tt]rabalho como [^\W\d_][\w\-]{2,30}) (?:em|no|na) {place}
hometown: [Ss]ou (?:de|do|da) {place}
job_title: trabalho como {thing}{end}
employer: [Tt]rabalho (?:na|no|para a|para o) {place}
likes: (?<!não )gosto (?:muito )?(?:de |do |da |dos |das ){thing}{end}
likes: (?<!não )adoro (?!il |lo |la |gli |le |l')(?:o |a |os |as )?{thing}{end}
dislikes: (?:não gosto (?:de |do |da |dos |das )|odeio (?:o |a |os |as )?){thing}{end}
allergy: (?<!não )sou alérgic[oa] (?:a |ao |à |aos |às ){thing}{end}
age: tenho (?P<v>\d{1,3}) anos
diet: (?<!não )sou (?P<v>vegan[oa]|vegetarian[oa])(?!\w)
pet: (?<!não )tenho uma? (?P<v>cachorr[oa]|cadela|gat[oa]|cavalo)(?! que| chamad|\w)
pet: (?:meu cachorro|minha cadela|meu gato|minha gata) se chama {word}
"""
_ITALIAN: Final = rf"""
name: (?:[Mm]i chiamo|[Ii]l mio nome è) {{name}}
location: (?:[Vv]ivo|[Aa]bito) (?:a|in) {{place}}
hometown: (?:[Vv]engo da|[Ss]ono di) {{place}}
job_title: (?:lavoro come|faccio (?:il |la |l')) ?{{thing}}{{end}}
job_title: (?<!non )sono (?:un |una |un')?(?P<v>{_ITALIAN_JOBS})(?!\w)
employer: [Ll]avoro (?:per|presso) (?:la |il )?{{place}}
likes: (?<!non )(?:mi piac(?:e|ciono) (?:molto )?|adoro (?={_ITALIAN_ARTICLES}))(?:{_ITALIAN_ARTICLES})?{{thing}}{{end}}
dislikes: (?:non mi piac(?:e|ciono)|odio|detesto) (?:il |la |lo |i |gli |le |l')?{{thing}}{{end}}
allergy: (?<!non )sono allergic[oa] (?:alle |agli |ai |alla |al |all'|a ){{thing}}{{end}}
age: ho (?P<v>\d{{1,3}}) anni
diet: (?<!non )sono (?P<v>vegan[oa]|vegetarian[oa])(?!\w)
pet: (?<!non )ho un[a']? ?(?P<v>cane|gatt[oa]|coniglio|cavallo)(?! che|\w)
pet: il mio (?:cane|gatto) si chiama {{word}}
"""
_DUTCH: Final = rf"""
name: (?:[Ii]k heet|[Mm]ijn naam is) {{name}}
location: (?:[Ii]k |en )woon (?:nu |tegenwoordig )?in {{place}}
hometown: [Ii]k kom (?:oorspronkelijk )?uit {{place}}
job_title: ik ben (?P<v>{_DUTCH_JOBS})(?!\w)
job_title: (?:ik |en )werk als {{word}}
job_title: ik werk (?:bij|voor|in) [^.,;!?]{{2,40}}? als {{word}}
employer: (?:[Ii]k |en )werk (?:bij|voor) (?:de |het )?{{place}}
likes: ik hou van (?:de |het )?{{thing}}{{end}}
dislikes: ik haat (?:de |het )?{{thing}}{{end}}
allergy: ik ben allergisch voor (?:de |het )?{{thing}}{{end}}
age: ik ben (?P<v>\d{{1,3}}) jaar
pet: ik heb een (?P<v>hond|kat|konijn|poes|paard|papegaai)(?! die|\w)
pet: mijn (?:hond|kat|konijn|poes) heet {{word}}
spouse: mijn (?:man|vrouw|vriend|vriendin) heet {{word}}
"""
_NORDIC: Final = r"""
name: (?:[Jj]ag heter|[Jj]eg hedder|[Jj]eg heter|[Mm]itt namn är|[Mm]it navn er|[Mm]itt navn er) {name}
location: (?:[Jj]ag |[Jj]eg |och |og )(?:bor|lever) (?:i|på) {place}
employer: (?:[Jj]ag jobbar|[Jj]eg arbejder|[Jj]eg jobber) (?:på|hos|i|for) {place}
job_title: (?:jag jobbar|jag arbetar|jeg arbejder|jeg jobber) som {word}
likes: (?:jag älskar|jeg elsker) {word}
age: (?:jag|jeg) är (?P<v>\d{1,3}) år
"""
_POLISH: Final = r"""
name: (?:[Mm]am na imię|[Nn]azywam się) {name}
location: [Mm]ieszkam (?:teraz )?we? {place}
age: mam (?P<v>\d{1,3}) lat
likes: (?:lubię|uwielbiam) {word}
"""
_CYRILLIC: Final = r"""
name: (?:[Мм]еня зовут|[Мм]ене звати) {name}
location: (?:[Яя] |и |і )?живу (?:в|у) {place}
age: мне (?P<v>\d{1,3}) (?:год|года|лет)
job_title: я работаю {word}
"""
_TURKISH: Final = r"""
name: (?:[Bb]enim )?[Aa]dım {name}
"""


def _hint(text: str) -> re.Pattern[str]:
    """Compile words any of which tells that a language may be spoken."""
    return re.compile(rf"(?<!\w)(?:{text})", re.IGNORECASE)


LANGUAGES: Final[tuple[tuple[re.Pattern[str], tuple[Opening, ...]], ...]] = (
    (
        _hint(
            "me (?:llamo|gusta|encanta)|mi (?:nombre|mujer|marido|espos|novi|hij|perr|gat|conejo|loro)|vivo |vivimos "
            "|resido |soy |trabajo |odio |detesto |tengo |hablo "
        ),
        _openings(_SPANISH),
    ),
    (_hint("ich |meine? "), _openings(_GERMAN)),
    (_hint("j'|je |mon |ma |moi |nous "), _openings(_FRENCH)),
    (_hint("meu|minha|me chamo|chamo|moro|vivo|trabalho|gosto|adoro|odeio|não|sou |tenho"), _openings(_PORTUGUESE)),
    (
        _hint("mi (?:chiamo|piac)|il mio|vivo |abito |vengo |sono |lavoro |faccio |non |odio |detesto |adoro |ho "),
        _openings(_ITALIAN),
    ),
    (_hint("ik |mijn "), _openings(_DUTCH)),
    (_hint("jag |jeg |mitt |mit "), _openings(_NORDIC)),
    (_hint("mam |nazywam |mieszkam |lubię |uwielbiam "), _openings(_POLISH)),
    (re.compile(r"[\u0400-\u04ff]"), _openings(_CYRILLIC)),
    (_hint("adım|benim adım"), _openings(_TURKISH)),
    (
        re.compile(r"[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]"),
        (
            Opening("name", re.compile(r"(?:私|僕|俺)の名前は(?P<v>[^\s。、]{1,12}?)です")),
            Opening("location", re.compile(r"(?:^|[。、はも\s])(?P<v>[^\s。、はも]{1,10}?)に住んでいます")),
            Opening("name", re.compile(r"(?:我叫|我的名字是)(?P<v>[^\s。，、！我]{1,6})")),
            Opening("location", re.compile(r"我(?:现在)?住在(?P<v>[^\s。，、！的我]{1,8})")),
            Opening("name", re.compile(r"(?:제|내) 이름은 (?P<v>[^\s.,!]{1,10}?)(?:입니다|이에요|예요|이야|야)")),
        ),
    ),
)
"""By language: its hint and its openings."""
