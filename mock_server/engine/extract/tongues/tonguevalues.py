"""Where a value ends in a language that is not English: names by their capitals, things by the small words behind them.

Each kind of key has its reader. A job or a school may be followed by a place or an employer ("als Koch in Bonn"), which
is read along.
"""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.tongues.openings import Opening, Tongue

_PIECE: Final = re.compile(r"[^\s,:]+|[,:]")
_ELIDED: Final = re.compile(r"^(?:l|d|un|all|dell|dall|nell|s)'(?=\w)", re.IGNORECASE)
_ADDRESS: Final = re.compile(r"[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}")
_DIGITS: Final = re.compile(r"\+?\d[\d ()/-]{5,20}\d")
_NAMING: Final = re.compile(
    r"(?:llam\w+|appel\w+|nomm\w+|hei(?:ß|ss)\w+|chiam\w+|cham\w+|heet|heten|heter|hedder|namens|genaamd|nombre|nome|"
    r"nom|name|naam|dic|jmenuj\w+|naam|nimeni|adım|ismim|зовут|звати|λένε)(?: es| è| é| ist| is| er| är| on)?$",
    re.IGNORECASE,
)
_PARTICLES: Final = words(
    "de del la las los el da do dos das di du des van von der den ten ter zu am an le al y i och og sur lès les of the"
)
_INDEFINITE: Final = words("un una uno une um uma een ein eine einer einem einen ett et ei en et bir o")
_NOT_THINGS: Final = words(
    "más mas así mehr plus meer mer più mais asi tu tus su sus ti eso esto esta ese tú usted dich dir dein deine "
    "deinen es das dies ihn sie ihr ta ton tes votre vos vous toi ça cela ce cette tua tuo tuoi tue questo "
    "quello quella questa lei isso isto você teu dat dit jouw je te jullie dig deg det dette din ditt dine тебя "
    "это вас cię ciebie to tě vás oni nada niente nichts rien niets intet ingenting alles tutto todo tudo tout "
    "allt alt hay was como cómo comment wie hoe hur hvordan lui elle"
)
"""What a like may not begin with: it means the one spoken to, or what was said before."""
_NOT_JOBS: Final = words(
    "noche día dia tarde mañana manhã lunes martes miércoles jueves viernes sábado domingo casa pie forma manera "
    "loco "
    "loca locas burro mula siempre todo equipo sol verdad lo un una fou dingue malade mulo pazzo matto negro moro "
    "gek "
    "beest tokig hund en ein eine ob wenn si se louco louca doida doido cavalo"
)
_NAME_ARTICLES: Final = words("o a el la en il der die ο η")
_WAYS: Final = words("gå går stå åka köra løpe dra")
"""Verbs that go on with a preposition: "gå på ski"."""
_CITIES: Final = words(
    "madrid barcelona sevilla valencia bilbao zaragoza málaga murcia granada méxico bogotá lima quito santiago "
    "montevideo caracas medellín guadalajara monterrey córdoba rosario lisboa porto paulo rio recife salvador "
    "brasília "
    "curitiba fortaleza coimbra braga españa portugal brasil argentina colombia chile perú roma milano torino napoli "
    "bologna firenze genova palermo venezia verona bari italia paris lyon marseille"
)
"""Where "trabajo en" names a place and no employer."""
_LANGUAGES: Final = tuple(
    sorted(
        words(
            "ingl engl angl inglese span españ espa esp franc franz fran alem deutsch allem tede dui tysk itali port "
            "chin kita kine cin japon japan giapp jap rus rys arab árab türk turc turk tur pol nede holl oland "
            "niederl "
            "sven sued schwed dan dän nors norw norv grec griech grie gri grek catal eusk galle vasc bas hindi urdu "
            "core kor hebr hebrä ebra ukr rum roum tsche tche ceco ceš čes farsi pers vlaams flam euskera magyar "
            "unga "
            "fin sue suo ruot saks rans engel frans castellano valenc quechua guaran kreol créole breton tamil "
            "indones "
            "swahili суахили рус англ нем фран исп укр поль αγγλ γαλλ γερμ ιταλ ελλην ισπαν tam lat litv slov slow "
            "serb hrv kroat kurd tag viet thai bahasa inggris indonesia jawa sunda mandarin kanto cant hoch platt "
            "fries frysk بال الع الإن الف ing fra alm isp"
        )
    )
)


class Value(NamedTuple):
    """Hold a value with its key and where it stands in the sentence."""

    key: str
    text: str
    start: int
    end: int


class _Word(NamedTuple):
    text: str
    low: str
    start: int
    end: int

    @property
    def capital(self) -> bool:
        """Starts with a capital, or in a script without any."""
        return not self.text[0].islower() and (self.text[0].isalpha() or self.text[0].isdigit())

    @property
    def mark(self) -> bool:
        return self.low in {",", ":"}


class _Rest(NamedTuple):
    """Hold what follows an opening, word by word."""

    words: tuple[_Word, ...]
    language: Tongue
    lower: bool
    """The sentence is typed without any capitals."""


_Found = tuple[list[tuple[int, int]], int]
"""Spans of words, and the index behind the last."""


def values_of(opening: Opening, match: re.Match[str], text: str, language: Tongue) -> list[Value]:
    """Read the values of one match, at most a handful."""
    key, start = opening.key, match.start("v") if not opening.fixed or "v" in match.groupdict() else 0
    if key in ("email", "phone"):
        found = (_ADDRESS if key == "email" else _DIGITS).search(text, match.start())
        return [Value(key, found.group(), found.start(), found.end())] if found else []
    lower = text.casefold() == text and text.upper() != text
    if opening.fixed:
        said = match.group("v").strip()
        if key in _NAMED and not lower and said[:1].islower():
            return []
        rest = _rest(text[match.end("v") :], match.end("v"), language, lower)
        return [Value(key, _plain(said), start, match.end("v")), *_along(key, rest, 0)]
    if opening.strict and lower and not _NAMING.search(text[match.start() : start].rstrip()):
        return []
    rest = _rest(match.group("v"), start, language, lower)
    spans, behind = _READERS.get(key, _things)(rest)
    if key == "language":
        spoken = [next((i for i in range(*s) if rest.words[i].low.startswith(_LANGUAGES)), -1) for s in spans]
        known = any(i >= 0 for i in spoken)
        spans = [(i if i >= 0 else s[1] - 1, s[1] if i < 0 else i + 1) for i, s in zip(spoken, spans, strict=True)]
        spans = spans if known else []
    if key == "employer" and rest.words and spans and _is_city(rest, spans[0]):
        return []
    out = [Value(key, _cut(text, rest, span), rest.words[span[0]].start, rest.words[span[1] - 1].end) for span in spans]
    return [*out, *_along(key, rest, behind)] if out else []


def _rest(said: str, offset: int, language: Tongue, lower: bool) -> _Rest:
    found = tuple(
        _Word(m.group(), m.group().casefold(), offset + m.start(), offset + m.end()) for m in _PIECE.finditer(said)
    )
    return _Rest(found, language, lower)


def _cut(text: str, rest: _Rest, span: tuple[int, int]) -> str:
    return _plain(text[rest.words[span[0]].start : rest.words[span[1] - 1].end])


def _plain(said: str) -> str:
    return _ELIDED.sub("", said.strip(" '-"))


def _is_city(rest: _Rest, span: tuple[int, int]) -> bool:
    return any(word.low in _CITIES for word in rest.words[span[0] : span[1]]) and bool(
        rest.language.places & rest.language.firms
    )


def _along(key: str, rest: _Rest, i: int) -> list[Value]:
    """Read the place or the employer right behind a job."""
    if (
        key == "education"
        and i + 1 < len(rest.words)
        and rest.words[i].low in rest.language.places | rest.language.firms
    ):
        tail = _Rest(rest.words[i + 1 :], rest.language, rest.lower)
        spans, _ = _firm(tail)
        if not spans or not any(w.low.startswith(_SCHOOLS) for w in tail.words[slice(*spans[0])]):
            return []
        first, last = tail.words[spans[0][0]], tail.words[spans[0][1] - 1]
        return [Value(key, _plain(" ".join(w.text for w in tail.words[slice(*spans[0])])), first.start, last.end)]
    if key not in {"job_title", "employer"}:
        return []
    out: list[Value] = []
    language = rest.language
    for _ in range(2):
        if i + 1 >= len(rest.words):
            break
        tail = _Rest(rest.words[i + 1 :], language, rest.lower)
        low = rest.words[i].low
        found: _Found = ([], 0)
        name = ""
        if low in language.places and "location" not in {key, *(v.key for v in out)}:
            found, name = _place(tail), "location"
        if not found[0] and low in language.firms and key != "employer":
            found, name = _firm(tail), "employer"
        if not found[0]:
            break
        span = found[0][0]
        said = " ".join(word.text for word in tail.words[span[0] : span[1]])
        out.append(Value(name, _plain(said), tail.words[span[0]].start, tail.words[span[1] - 1].end))
        i += 1 + found[1]
    return out


def _proper(rest: _Rest, i: int, most: int = 4) -> int:
    """Find the end of the name at i; i when there is none."""
    start, language = i, rest.language
    while i < len(rest.words) and i - start < most:
        word = rest.words[i]
        if word.mark or (word.low in language.stop | language.joins and not (word.capital and word.text[0].isupper())):
            break
        ahead = rest.words[i + 1] if i + 1 < len(rest.words) else None
        caseless = word.capital and not word.text[0].isupper() and not word.text[0].isdigit()
        if caseless and i - start >= 2:
            break
        if not (word.capital or (i > start and word.low in _PARTICLES and ahead is not None and ahead.capital)):
            break
        i += 1
    if i > start or not rest.lower or i >= len(rest.words):
        return i
    return i if rest.words[i].mark or rest.words[i].low in language.stop | language.skip | _INDEFINITE else i + 1


def _lead(rest: _Rest) -> int:
    """Step over articles and adverbs, as long as something follows."""
    i = 0
    while i + 1 < len(rest.words) and rest.words[i].low in rest.language.skip and not rest.words[i].text[0].isupper():
        i += 1
    return i


def _name(rest: _Rest) -> _Found:
    begin = 1 if len(rest.words) > 1 and rest.words[0].text in _NAME_ARTICLES else 0
    end = _proper(rest, begin)
    return ([(begin, end)] if end > begin else []), end


def _names(rest: _Rest) -> _Found:
    """Read "Hugo et Manon", "A, B und C"; a name may be followed by what belongs to it ("Lena, 4")."""
    out: list[tuple[int, int]] = []
    i = _lead(rest)
    while i < len(rest.words):
        end = _proper(rest, i, 3)
        if end == i:
            break
        out.append((i, end))
        i = end
        while i < len(rest.words) and (rest.words[i].mark or rest.words[i].low in rest.language.joins):
            i += 1
        while i < len(rest.words) and rest.words[i].low in {"o", "a", "la", "el"} and i > end:
            i += 1
        if i == end or rest.lower:
            break
    return out, i


def _place(rest: _Rest) -> _Found:
    begin = _lead(rest)
    if begin and rest.words[begin - 1].low in _INDEFINITE - {"o"}:
        near = next((k for k in range(begin, min(len(rest.words), 6)) if rest.words[k].low in rest.language.places), -1)
        if near < 0:
            return [], 0
        found = _place(_Rest(rest.words[near + 1 :], rest.language, rest.lower))
        return [(a + near + 1, b + near + 1) for a, b in found[0]], found[1] + near + 1
    end = _proper(rest, begin)
    if end > begin and rest.words[begin].text[0].isdigit():
        return [], 0
    if rest.lower and end == begin + 1 and end + 1 == len(rest.words) and rest.words[end].low not in rest.language.stop:
        end += 1
    return ([(begin, end)] if end > begin else []), end


def _firm(rest: _Rest) -> _Found:
    begin = _lead(rest)
    if begin and rest.words[begin - 1].low in _INDEFINITE - {"o"}:
        return [], 0
    end = _proper(rest, begin, 5)
    while begin < end < len(rest.words) and rest.words[end].text in {"&", "+"}:
        more = _proper(rest, end + 1)
        if more == end + 1:
            break
        end = more
    return ([(begin, end)] if end > begin else []), end


def _job(rest: _Rest) -> _Found:
    language = rest.language
    begin = _lead(rest)
    i = begin
    while i < len(rest.words) and i - begin < 5:
        word = rest.words[i]
        if word.mark or word.low in language.stop | language.joins | language.places | language.firms:
            break
        i += 1
    if i == begin or i - begin > 4 or rest.words[begin].low in _NOT_JOBS or rest.words[begin].text[0].isdigit():
        return [], 0
    return [(begin, i)], i


def _things(rest: _Rest) -> _Found:
    """Read one thing, or a list of them, up to the words that end it."""
    language = rest.language
    out: list[tuple[int, int]] = []
    i = 0
    while i < len(rest.words):
        while i < len(rest.words) and rest.words[i].low in language.skip:
            i += 1
        begin = i
        while i < len(rest.words) and not (
            rest.words[i].mark
            or rest.words[i].low in language.joins
            or (
                rest.words[i].low in language.stop
                and rest.words[i].low not in _PARTICLES - language.joins
                and rest.words[i - 1].low not in _WAYS
            )
            or (rest.words[i].low in language.stop and i == begin)
        ):
            i += 1
        if i == begin or i - begin > 5 or rest.words[begin].low in _NOT_THINGS | language.no | language.stop:
            break
        if out and rest.words[begin].low in language.hints:
            break
        out.append((begin, i))
        if i >= len(rest.words) or not _goes_on(rest, i):
            break
        while i < len(rest.words) and (rest.words[i].mark or rest.words[i].low in language.joins):
            i += 1
    return out, i


def _goes_on(rest: _Rest, i: int) -> bool:
    """Tell whether a list goes on at i: at an "and", or at a comma with an "and" still to come."""
    joins = rest.language.joins
    return rest.words[i].low in joins or (rest.words[i].low == "," and any(w.low in joins for w in rest.words[i:]))


def _one_thing(rest: _Rest) -> _Found:
    spans, behind = _things(rest)
    return spans[:1], behind


_SCHOOLS: Final = (
    "univers",
    "uni",
    "politecn",
    "politéc",
    "polytech",
    "hochschule",
    "hogeschool",
    "école",
    "faculta",
    "facult",
    "tu",
    "eth",
)
_NAMED: Final = frozenset({"name", "spouse", "location", "hometown", "employer"})
_READERS: Final[dict[str, Callable[[_Rest], _Found]]] = {
    "name": _name,
    "spouse": _name,
    "pet": _names,
    "child": _names,
    "sibling": _names,
    "location": _place,
    "hometown": _place,
    "employer": _firm,
    "tool": _firm,
    "job_title": _job,
    "education": _one_thing,
    "birthday": _one_thing,
    "prefers": _one_thing,
}
