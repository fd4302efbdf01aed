"""Standing orders in other languages about the language or the length of answers: "antworte immer auf Deutsch".

Only an order about the assistant's own answers is read: a verb of answering with a language, or with a word that makes
it last, and nobody else as the subject.
"""

import re
from typing import Final

from mock_server.engine.extract.language.lexicon import words

_LANGUAGE: Final = re.compile(
    r"\bauf (?:deutsch|englisch|französisch|spanisch|italienisch|portugiesisch|niederländisch)\b"
    r"|\b(?:nur|bitte|immer) (?:noch )?deutsch\b"
    r"|\ben (?:français|francais|anglais|allemand|espagnol|italien|portugais|néerlandais)\b"
    r"|\ben (?:español|espanol|castellano|inglés|ingles|francés|alemán|italiano|portugués|neerlandés)\b"
    r"|\bin (?:italiano|inglese|tedesco|francese|spagnolo|portoghese|olandese)\b"
    r"|\bem (?:português|portugues|inglês|ingles|alemão|francês|espanhol|italiano|holandês)\b"
    r"|\bin het (?:nederlands|engels|duits|frans|spaans|italiaans|portugees)\b"
)
_ANSWERING: Final = re.compile(
    r"\b(?:antwort(?:e|en|et)?|schreib(?:e|en)?|sprich|sprechen|rede|reden"
    r"|réponds|répondez|réponse|répondre|reponds|écris|écrivez|parle|parlez"
    r"|responde|responda|respondeme|respóndeme|responder|contesta|contéstame|escribe|escriba|habla|háblame"
    r"|rispondi|rispondimi|rispondere|scrivi|parla|parlami"
    r"|responda-me|escreva|escreve|fale|fala"
    r"|antwoord|antwoorden|schrijf|spreek|praat)\b"
)
_LASTING: Final = re.compile(
    r"\b(?:immer|ab jetzt|ab sofort|künftig|stets|von nun an|in zukunft"
    r"|toujours|désormais|dorénavant|à partir de maintenant"
    r"|siempre|a partir de ahora|de ahora en adelante"
    r"|sempre|d'ora in poi|da adesso in poi|da ora in poi|a partir de agora|de agora em diante"
    r"|altijd|voortaan|vanaf nu)\b"
)
_BRIEF: Final = re.compile(
    r"\b(?:kurz|knapp|brièvement|bref|breve|brevemente|concis[oae]?|conciso|kort|beknopt|kürzer)\b"
)
_BESIDE: Final = words(
    "bitte mir nur noch auch und so doch dann deine antworten à me moi s'il te vous plaît merci et por favor solo sólo "
    "y per favore solo e com apenas só alsjeblieft mij alleen maar en"
)
"""Words that may stand beside an order; with any other, somebody else may be its subject."""


_NAMED: Final = words(
    "deutsch englisch französisch spanisch italienisch portugiesisch niederländisch français francais anglais "
    "allemand espagnol italien portugais néerlandais español espanol castellano inglés ingles francés alemán italiano "
    "portugués neerlandés inglese tedesco francese spagnolo portoghese olandese português portugues inglês alemão "
    "francês espanhol holandês nederlands engels duits frans spaans italiaans portugees kurz knapp brièvement bref "
    "breve brevemente concis concisa conciso concise kort beknopt kürzer"
)
"""One of these words every such order holds; most sentences hold none and are not looked at further."""


def orders(text: str) -> bool:
    """Tell whether a sentence is a standing order about the language or the length of answers."""
    low = text.casefold().replace("\u2019", "'")
    if _NAMED.isdisjoint(word.strip(".,;:!") for word in low.split()):
        return False
    if low.rstrip().endswith(("?", "\uff1f")) or "¿" in low:
        return False
    answering, lasting = _ANSWERING.search(low) is not None, _LASTING.search(low) is not None
    brief, language = _BRIEF.search(low) is not None, _LANGUAGE.search(low) is not None
    rest = low
    for said in (_LANGUAGE, _LASTING, _ANSWERING, _BRIEF):
        rest = said.sub(" ", rest)
    if not _BESIDE.issuperset(re.findall(r"[^\W\d_]+(?:'[^\W\d_]+)?", rest)):
        return False
    return (language and (answering or lasting)) or (brief and answering and lasting)
