"""Where a proper name ends, judged by capitals, script, or the sentence that announces it."""

from typing import Final

from mock_server.engine.extract.language.lexicon import ADVERBS, DETERMINERS, PREPOSITIONS, words
from mock_server.engine.extract.language.nouns import COMMON, KIN
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.language.verbs import NOUNISH, verb
from mock_server.engine.extract.scene import Scene

_NAME_LINKS: Final = words(
    "de da di del della van von der den la le bin ibn al el ter ten dos das do dei degli delle dem du of the"
)


TITLES: Final = words("dr mr mrs ms prof rev fr sr")
_NOT_NAMES: Final = COMMON | words(
    "whoever whichever whatever anyone anybody "
    "there here i people everyone everybody someone somebody nobody work dinner lunch breakfast weekends "
    "mornings evenings today tomorrow nothing something everything anything monday tuesday wednesday "
    "thursday friday saturday sunday january february march april june july august september october "
    "november december"
)
_HOUSES: Final = words(
    "high college academy primary grammar secondary infirmary hospital hospice school prep priory cathedral "
    "junior comp "
    "comprehensive seminary convent university lyceum polytechnic"
)


def name_end(tokens: tuple[Token, ...], i: int, scene: Scene, *, loose: bool = False) -> int:
    """Find the end of the proper name that starts at i; i itself when there is none.

    loose: capitals are no evidence in this turn, so any word that is not a small word or verb may be a name.
    """
    start = i
    end = len(tokens)
    while i < end:
        token = tokens[i]
        if token.low == "." and i > start and tokens[i - 1].low in TITLES and tokens[i - 1].end == token.start:
            i += 1
            continue
        if token.low == "'s" and i > start and i + 1 < end and tokens[i + 1].low in _HOUSES and tokens[i + 1].capital:
            i += 2
            continue  # "Saint Cyprian's High"
        if token.kind != "word" or token.low == "'s":
            break
        if (scene.cased or token.caseless) and not loose:
            ahead = i + 1 < end and tokens[i + 1].capital and tokens[i + 1].kind == "word"
            barred = token.low == "i" or (
                i == start
                and not (token.low in TITLES and i + 1 < end and (ahead or tokens[i + 1].low == "."))
                and not (
                    ahead
                    and token.low
                    in {
                        "big",
                        "little",
                        "new",
                        "great",
                        "long",
                        "green",
                        "black",
                        "white",
                        "red",
                        "blue",
                        "good",
                        "cold",
                        "old",
                    }
                )
                and (token.low in _NOT_NAMES or token.low in DETERMINERS)
            )
            if (token.caseless or (scene.cased and token.capital)) and not barred:
                i += 1
                continue
            following = tokens[i + 1] if i + 1 < end else None
            if (
                scene.cased
                and i > start
                and token.low in _NAME_LINKS
                and following is not None
                and following.capital
                and following.kind == "word"
            ):
                i += 1
                continue
            break
        if (
            (i > start and tokens[start].caseless != token.caseless)
            or i - start >= 3
            or token.low in DETERMINERS
            or token.low in PREPOSITIONS
            or token.low in ADVERBS
            or token.low in KIN
        ):
            break
        if token.low in words("and or but i who is so because he she they it we you") or (
            verb(token.low) is not None and token.low not in NOUNISH
        ):
            break
        i += 1
    return i
