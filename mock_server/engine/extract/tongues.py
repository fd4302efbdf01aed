"""Plain self-descriptions in a few other languages: Spanish, German, French, Portuguese, Italian, Dutch.

Only fixed openings whose meaning is certain; everything else in these languages is left alone. English is read by `clauses.py`.
"""

import re
from typing import Final, NamedTuple

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.scene import Scene


class _Pattern(NamedTuple):
    key: str
    pattern: re.Pattern[str]


_NAME: Final = r"(?P<v>[^\W\d_][\w'\-]{0,30}(?: [^\W\d_a-zà-ÿ][\w'\-]{0,30}){0,3})"
_PLACE: Final = (
    r"(?P<v>[^\W\d_a-zß-ÿ][\w'\-]{0,30}(?: (?:de |la |del |da |do |am |an der )?[^\W\d_a-zß-ÿ][\w'\-]{0,30}){0,3})"
)
_THING: Final = r"(?P<v>[^\W\d_][\w'\- ]{1,40}?)"
_JOB: Final = r"(?P<v>[^\W\d_][\w'\-]{2,30}(?: (?:de |d'|des )?[^\W\d_][\w'\-]{2,30}){0,2}?)"
_END: Final = r"(?=$|[.,;!?]| (?:y|e|und|et|en|in|à|em|bei|chez|pero|aber|mais|ma|maar|mas|für|para|pour|per|voor|di|da|con|mit|avec|desde|seit|depuis) )"


def _p(key: str, source: str) -> _Pattern:
    return _Pattern(
        key,
        re.compile(
            r"(?<!\w)" + source,
            re.IGNORECASE
            if key in {"likes", "dislikes", "allergy", "age", "job_title", "language", "diet", "pet", "spouse"}
            else 0,
        ),
    )


_PATTERNS: Final[tuple[_Pattern, ...]] = (
    # Spanish
    _p("name", r"(?:[Mm]e llamo|[Mm]i nombre es) " + _NAME),
    _p("location", r"(?:[Vv]ivo|[Rr]esido|[Vv]ivimos) (?:ahora )?en " + _PLACE),
    _p("hometown", r"[Ss]oy de " + _PLACE),
    _p("employer", r"[Tt]rabajo (?:en|para) " + _PLACE),
    _p("job_title", r"trabajo (?:como|de) (?:una? )?" + _JOB + _END),
    _p("likes", r"(?<!no )me (?:gustan?|encantan?) (?:mucho )?(?:el |la |los |las )?" + _THING + _END),
    _p("dislikes", r"no me gustan? (?:nada )?(?:el |la |los |las )?" + _THING + _END),
    _p("dislikes", r"odio (?:el |la |los |las )?" + _THING + _END),
    _p("allergy", r"(?<!no )soy al[ée]rgic[oa] (?:a la |a los |a las |al |a )" + _THING + _END),
    _p("age", r"tengo (?P<v>\d{1,3}) años"),
    _p(
        "language",
        r"hablo (?P<v>español|inglés|francés|alemán|italiano|portugués|catalán|euskera|gallego|árabe|chino|japonés)",
    ),
    _p("diet", r"(?<!no )soy (?P<v>vegan[oa]|vegetarian[oa]|celíac[oa])"),
    _p(
        "job_title",
        r"soy (?P<v>enfermer[oa]|profesora?|médic[oa]|abogad[oa]|ingenier[oa]|arquitect[oa]|cociner[oa]|camarer[oa]|periodista|dentista|electricista|carpinter[oa]|programadora?|diseñadora?|"
        r"maestr[oa]|contable|fontaner[oa]|peluquer[oa]|traductora?|estudiante|músic[oa]|panader[oa]|veterinari[oa]|farmacéutic[oa])(?!\w)",
    ),
    _p("pet", r"tengo (?:un|una) (?:perr[oa]|gat[oa]|conejo|loro) que se llama (?P<v>[^\W\d_][\w\-]{1,30})"),
    _p("spouse", r"mi (?:mujer|marido|esposa|esposo|novia|novio) se llama (?P<v>[^\W\d_][\w\-]{1,30})"),
    _p("pet", r"mi (?:perr[oa]|gat[oa]|conejo|loro) se llama (?P<v>[^\W\d_][\w\-]{1,30})"),
    # German
    _p("name", r"(?:[Ii]ch hei(?:ß|ss)e|[Mm]ein Name ist) " + _NAME),
    _p("location", r"(?:[Ii]ch |und )(?:wohne|lebe) (?:jetzt |derzeit |seit \d{4} )?in " + _PLACE),
    _p("hometown", r"[Ii]ch komme (?:ursprünglich )?aus " + _PLACE),
    _p("employer", r"(?:[Ii]ch |und )arbeite (?:bei|für) (?:der |dem |die )?" + _PLACE),
    _p("job_title", r"(?:ich |und )arbeite als (?P<v>[^\W\d_][\w\-]{2,40})"),
    _p("job_title", r"ich bin (?P<v>[^\W\d_][\w\-]{2,40}) (?=von Beruf|bei )"),
    _p(
        "likes",
        r"(?:ich |und )(?:mag|liebe) (?!dich|dir|es |kein|nicht|sie )(?:den |die |das |sehr )?(?P<v>[^\W\d_][\w\-]{2,40})(?! nicht)(?=$|[.,;!?]| und| sehr| gern| aber)",
    ),
    _p("pet", r"mein(?:e)? (?:Hund|Katze|Kater|Hase|Kaninchen|Hündin) heißt (?P<v>[^\W\d_][\w\-]{1,30})"),
    _p("spouse", r"mein(?:e)? (?:Frau|Mann|Freundin|Freund|Partner|Partnerin) heißt (?P<v>[^\W\d_][\w\-]{1,30})"),
    _p(
        "job_title",
        r"ich bin (?P<v>Lehrer(?:in)?|Arzt|Ärztin|Krankenpfleger(?:in)?|Krankenschwester|Ingenieur(?:in)?|Koch|Köchin|Bäcker(?:in)?|Anwalt|Anwältin|Tischler(?:in)?|Architekt(?:in)?|Student(?:in)?|"
        r"Programmierer(?:in)?|Informatiker(?:in)?|Elektriker(?:in)?|Friseur(?:in)?|Schreiner(?:in)?|Polizist(?:in)?|Journalist(?:in)?|Gärtner(?:in)?)(?!\w)",
    ),
    _p("dislikes", r"(?:ich |und )(?:hasse|mag kein(?:en|e)?) (?:den |die |das )?(?P<v>[^\W\d_][\w\-]{2,40})"),
    _p("allergy", r"ich bin allergisch (?:gegen|auf) (?P<v>[^\W\d_][\w\-]{2,40})"),
    _p("age", r"ich bin (?P<v>\d{1,3}) Jahre alt"),
    _p(
        "language",
        r"(?:ich |und )spreche (?:fließend )?(?P<v>Deutsch|Englisch|Französisch|Spanisch|Italienisch|Türkisch|Polnisch|Russisch|Arabisch)",
    ),
    _p("diet", r"ich bin (?P<v>Veganerin|Veganer|Vegetarierin|Vegetarier|vegan|vegetarisch)(?!\w)"),
    # French
    _p("name", r"(?:[Jj]e m'appelle|[Mm]on nom est|[Mm]oi c'est) " + _NAME),
    _p("location", r"(?:[Jj]'habite|[Jj]e vis|[Nn]ous habitons) (?:maintenant )?(?:à|au|en) " + _PLACE),
    _p("hometown", r"[Jj]e (?:viens|suis originaire) (?:de |d')" + _PLACE),
    _p("employer", r"[Jj]e travaille (?:chez|pour) " + _PLACE),
    _p("job_title", r"je travaille comme " + _JOB + _END),
    _p(
        "job_title",
        r"je suis (?P<v>infirmi(?:er|ère)|professeure?|médecin|avocate?|boulang(?:er|ère)|ingénieure?|architecte|comptable|traduct(?:eur|rice)|journaliste|cuisini(?:er|ère)|menuisi(?:er|ère)|développeu(?:r|se)|dentiste|pharmacien(?:ne)?|coiffeu(?:r|se))(?!\w)",
    ),
    _p("likes", r"j'(?:adore|aime)(?! pas| plus)(?: beaucoup| bien)? (?:le |la |les |l')?" + _THING + _END),
    _p("dislikes", r"(?:je (?:déteste|hais)|je n'aime pas) (?:le |la |les |l')?" + _THING + _END),
    _p("allergy", r"je suis allergique (?:aux |au |à la |à l'|à )" + _THING + _END),
    _p("age", r"j'ai (?P<v>\d{1,3}) ans"),
    _p(
        "language",
        r"je parle (?:couramment )?(?:le )?(?P<v>français|anglais|allemand|espagnol|italien|arabe|portugais|chinois|japonais|breton)",
    ),
    _p("diet", r"je suis (?P<v>végane?|végétarien(?:ne)?|végétalien(?:ne)?)(?!\w)"),
    _p("pet", r"j'ai (?:un|une) (?:chien|chat|chatte|chienne|lapin) qui s'appelle (?P<v>[^\W\d_][\w\-]{1,30})"),
    _p(
        "spouse",
        r"(?:mon mari|ma femme|ma copine|mon copain|ma compagne|mon compagnon) s'appelle (?P<v>[^\W\d_][\w\-]{1,30})",
    ),
    # Portuguese
    _p("name", r"(?:[Mm]eu nome é|[Oo] meu nome é|[Cc]hamo-me|[Mm]e chamo|[Ee]u me chamo) " + _NAME),
    _p("location", r"(?:[Mm]oro|[Vv]ivo) (?:em|no|na) " + _PLACE),
    _p("job_title", r"trabalho como " + _JOB + _END),
    _p("employer", r"[Tt]rabalho (?:na|no|para a|para o) " + _PLACE),
    _p(
        "likes",
        r"(?<!não )(?:gosto (?:muito )?(?:de |do |da |dos |das )|adoro (?!il |lo |la |gli |le |l')(?:o |a |os |as )?)"
        + _THING
        + _END,
    ),
    _p("dislikes", r"(?:não gosto (?:de |do |da |dos |das )|odeio (?:o |a |os |as )?)" + _THING + _END),
    _p("allergy", r"sou alérgic[oa] (?:a |ao |à |aos |às )" + _THING + _END),
    _p("age", r"tenho (?P<v>\d{1,3}) anos"),
    # Italian
    _p("name", r"(?:[Mm]i chiamo|[Ii]l mio nome è) " + _NAME),
    _p("location", r"(?:[Vv]ivo|[Aa]bito) (?:a|in) " + _PLACE),
    _p("hometown", r"(?:[Vv]engo da|[Ss]ono di) " + _PLACE),
    _p("job_title", r"(?:lavoro come|faccio (?:il |la |l')) ?" + _JOB + _END),
    _p("employer", r"[Ll]avoro (?:per|presso) (?:la |il )?" + _PLACE),
    _p("likes", r"(?<!non )(?:mi piac(?:e|ciono) (?:molto )?|adoro )(?:il |la |lo |i |gli |le |l')?" + _THING + _END),
    _p("dislikes", r"(?:non mi piac(?:e|ciono)|odio|detesto) (?:il |la |lo |i |gli |le |l')?" + _THING + _END),
    _p("allergy", r"sono allergic[oa] (?:alle |agli |ai |alla |al |all'|a )" + _THING + _END),
    _p("age", r"ho (?P<v>\d{1,3}) anni"),
    # Dutch
    _p("name", r"(?:[Ii]k heet|[Mm]ijn naam is) " + _NAME),
    _p("location", r"(?:[Ii]k |en )woon (?:nu |tegenwoordig )?in " + _PLACE),
    _p("hometown", r"[Ii]k kom (?:oorspronkelijk )?uit " + _PLACE),
    _p(
        "job_title",
        r"ik ben (?P<v>leraar|lerares|verpleegkundige|arts|bakker|kok|timmerman|programmeur|advocaat|architect|student|studente|journalist|kapper|elektricien|tuinman|ingenieur)(?!\w)",
    ),
    _p("pet", r"mijn (?:hond|kat|konijn|poes) heet (?P<v>[^\W\d_][\w\-]{1,30})"),
    _p("job_title", r"ik werk als (?P<v>[^\W\d_][\w\-]{2,40})"),
    _p("job_title", r"ik werk (?:bij|voor|in) [^.,;!?]{2,40}? als (?P<v>[^\W\d_][\w\-]{2,40})"),
    _p("employer", r"[Ii]k werk (?:bij|voor) (?:de |het )?" + _PLACE),
    _p("likes", r"ik hou van (?:de |het )?" + _THING + _END),
    _p("dislikes", r"ik haat (?:de |het )?" + _THING + _END),
    _p("allergy", r"ik ben allergisch voor (?:de |het )?" + _THING + _END),
    _p("age", r"ik ben (?P<v>\d{1,3}) jaar"),
)
_PATTERNS_NORTH: Final[tuple[_Pattern, ...]] = (
    # Swedish, Danish, Norwegian
    _p("name", r"(?:[Jj]ag heter|[Jj]eg hedder|[Jj]eg heter|[Mm]itt namn är|[Mm]it navn er|[Mm]itt navn er) " + _NAME),
    _p("location", r"(?:[Jj]ag |[Jj]eg |och |og )(?:bor|lever) (?:i|på) " + _PLACE),
    _p("employer", r"(?:[Jj]ag jobbar|[Jj]eg arbejder|[Jj]eg jobber) (?:på|hos|hos|i|for) " + _PLACE),
    _p("job_title", r"(?:jag jobbar|jeg arbejder|jeg jobber) som (?P<v>[^\W\d_][\w\-]{2,40})"),
    # Polish
    _p("name", r"(?:[Mm]am na imię|[Nn]azywam się) " + _NAME),
    _p("location", r"(?:[Mm]ieszkam) (?:teraz )?w(?:e)? " + _PLACE),
    _p("age", r"mam (?P<v>\d{1,3}) lat"),
    # Russian, Ukrainian
    _p("name", r"(?:[Мм]еня зовут|[Мм]ене звати) " + _NAME),
    _p("location", r"(?:[Яя] |и |і )?(?:живу) (?:в|у) " + _PLACE),
    # Turkish
    _p("name", r"(?:[Bb]enim )?[Aa]dım " + _NAME),
    # Japanese, Chinese, Korean
    _Pattern("name", re.compile(r"(?:私|僕|俺)の名前は(?P<v>[^\s。、]{1,12}?)です")),
    _Pattern("location", re.compile(r"(?:^|[。、はも\s])(?P<v>[^\s。、はも]{1,10}?)に住んでいます")),
    _Pattern("name", re.compile(r"(?:我叫|我的名字是)(?P<v>[^\s。，、！我]{1,6})")),
    _Pattern("location", re.compile(r"我(?:现在)?住在(?P<v>[^\s。，、！的我]{1,8})")),
    _Pattern("name", re.compile(r"(?:제|내) 이름은 (?P<v>[^\s.,!]{1,10}?)(?:입니다|이에요|예요|이야|야)")),
)
_HINT: Final = re.compile(
    r"(?<!\w)(?:me llamo|mi nombre|vivo|vivimos|resido|soy|trabajo|me gusta|me encanta|odio|tengo|hablo|ich|mein name|j'|je|mon nom|moi c'est|nous habitons|meu nome|chamo|moro|"
    r"trabalho|gosto|adoro|sou|tenho|mi chiamo|il mio nome|abito|vengo|sono|lavoro|mi piac|non mi|detesto|faccio|ho \d|ik|jag|jeg|mitt|mit navn|mam na|nazywam|mieszkam|mam \d|меня|мене|живу|adım|benim|mein|meine|mijn|ma femme|mon mari|mi mujer|mi marido|mi perr|mi gat|não gosto|odeio|eu me)|[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]",
    re.IGNORECASE,
)
_TAIL: Final = re.compile(
    r"(?<!\w)(?:als|como|comme|come|als) (?:una? |eine? |een )?[^\W\d_][\w\-]{2,40} (?:in|en|à|em|a) " + _PLACE
)
_LIST: Final = re.compile(r" (?:y|e|und|et|en) (?:el |la |los |las |le |les |die |der |das |il |de |het )?")
_MAX: Final = 400


def speaks_other(text: str) -> bool:
    """Tell whether a sentence may be in one of the languages read here."""
    return _HINT.search(text[:_MAX]) is not None


def read_other(text: str, scene: Scene) -> bool:
    """Claim what a sentence in another language plainly says of the speaker; cut at 400 characters."""
    text = text[:_MAX]
    if text.rstrip().endswith("?") or "¿" in text:
        return False
    done = False
    for key, pattern in (*_PATTERNS, *_PATTERNS_NORTH):
        for match in pattern.finditer(text):
            value = match.group("v").strip()
            if value:
                done = scene.claim(SPEAKER, key, value) or done
    tail = _TAIL.search(text)
    if done and tail:
        scene.claim(SPEAKER, "location", tail.group("v"))
    return done
