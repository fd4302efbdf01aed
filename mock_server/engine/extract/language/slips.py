"""Words that only their neighbours tell apart or put together: "thirty four", the "were" of "were moving in june"."""

from dataclasses import replace
from typing import Final

from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.language.verbs import verb

_TENS: Final = words("twenty thirty forty fifty sixty seventy eighty ninety")
_UNITS: Final = words("one two three four five six seven eight nine")
_OPENERS: Final = words("and but so cos because yeah yes hi hey also")
_CLIPPED: Final = {
    "id": words("love like rather prefer hate die"),
    "ill": words("be have take go need get see try just never always"),
}
"""What follows "id" and "ill" where they are "I'd" and "I'll"."""
_HATERS: Final = words("i we and but also really do he she they always just")
_ORIGIN: Final = words("am originally come comes")
_SOUNDED: Final = frozenset("aeiou8")
_GOING: Final = words("off both from expecting vegan vegetarian")


def put_right(tokens: list[Token]) -> list[Token]:
    """Join and part words by their neighbours."""
    for i in range(len(tokens) - 2, -1, -1):
        low, after = tokens[i].low, tokens[i + 1]
        if low in _TENS and after.low in _UNITS and after.start == tokens[i].end + 1:
            tokens[i : i + 2] = [replace(tokens[i], low=f"{low}-{after.low}", end=after.end)]
        elif low == "were" and _opens(tokens, i) and (after.low.endswith("ing") or after.low in _GOING):
            begin, end = tokens[i].start, tokens[i].end
            pair = [replace(tokens[i], low="we", end=begin + 2), Token("are", begin + 2, end, "word", False)]
            tokens[i : i + 1] = pair
        elif low in _CLIPPED and after.low in _CLIPPED[low] and (low == "id" or _opens(tokens, i)):
            begin, end = tokens[i].start, tokens[i].end
            meant = "'d" if low == "id" else "will"
            tokens[i : i + 1] = [
                replace(tokens[i], low="i", end=begin + 1),
                Token(meant, begin + 1, end, "word", False),
            ]
        elif after.low == "em" and (low == "'" or ((form := verb(low)) is not None and form.form == "base")):
            tokens[i + 1] = replace(after, low="them")
        elif low == "love" and tokens[i].end - tokens[i].start == len("lve") and after.low == "in":
            tokens[i] = replace(tokens[i], low="live")
        elif low == "hate" and tokens[i].end - tokens[i].start == len("hte") and i and tokens[i - 1].low not in _HATERS:
            tokens[i] = replace(tokens[i], low="the")
        elif low == "form" and i and tokens[i - 1].low in _ORIGIN and after.kind == "word" and verb(after.low) is None:
            tokens[i] = replace(tokens[i], low="from")
        elif (
            low == "an"
            and after.low[:1] not in _SOUNDED
            and (form := verb(after.low)) is not None
            and form.form == "base"
        ):
            tokens[i] = replace(tokens[i], low="and")  # "i like sushi an hate tuna"
        elif low in _MY and after.low in _KIN_ABROAD and _goes_on_in_english(tokens, i + 2):
            tokens[i : i + 2] = [replace(tokens[i], low="my"), replace(after, low=_KIN_ABROAD[after.low])]
        elif low == "too" and i and tokens[i - 1].low == "allergic" and after.kind == "word":
            tokens[i] = replace(tokens[i], low="to")
    return tokens


_MY: Final = words(
    "мой моя мои mein meine mon ma mes mi mis mio mia meu minha mijn min moj moja mój moje můj мій benim"
)
_KIN_ABROAD: Final = {
    abroad: english
    for english, several in {
        "colleague": "коллега колега kollege kollegin collègue colega collega koleżanka kolega kollega",
        "friend": "друг подруга freund freundin ami amie amigo amiga amico amica vriend vriendin vän przyjaciel "
        "kamarád",
        "sister": "сестра schwester sœur soeur hermana irmã sorella zus syster siostra søster",
        "brother": "брат bruder frère hermano irmão fratello broer bror brat",
        "mother": "мама мать mutter mère madre mãe mamma moeder mamá maman",
        "father": "папа отец vater père padre pai papà vader papá",
        "wife": "жена frau femme esposa mujer moglie mulher żona",
        "husband": "муж mann mari esposo marido marito mąż",
        "son": "сын sohn fils hijo filho figlio zoon syn",
        "daughter": "дочь дочка tochter fille hija filha figlia dochter córka",
        "boss": "начальник шеф chef chefin jefe jefa capo chefe szef",
        "cousin": "кузен кузина cousine primo prima cugino cugina",
    }.items()
    for abroad in several.split()
}
"""Words for people that turn up in English sentences: "mi hermana Lucía lives in Cusco"."""
_ENGLISH_VERBS: Final = words(
    "is works lives likes loves hates has plays speaks teaches runs studies moved manages 's just was"
)


def _goes_on_in_english(tokens: list[Token], i: int) -> bool:
    return any(t.low in _ENGLISH_VERBS for t in tokens[i : i + 4])


def _opens(tokens: list[Token], i: int) -> bool:
    return i == 0 or tokens[i - 1].kind in ("mark", "emoji") or tokens[i - 1].low in _OPENERS
