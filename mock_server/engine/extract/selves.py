"""Ways people give their name besides "my name is": a card, an instruction, a sign-off, what others call them."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.fillers import opening, told_name
from mock_server.engine.extract.holes import Stretch, Tokens, find_phrase, phrase
from mock_server.engine.extract.kinds import DIETS, JOBS, MOODS, NATIONALITIES, STATES
from mock_server.engine.extract.lexicon import FILLERS, words
from mock_server.engine.extract.nouns import COMMON
from mock_server.engine.extract.scene import Scene

_GIVEN: Final = tuple(
    phrase(text)
    for text in (
        "put|mark|list|register|save|log|file|note|enter me down|in|up? as|under {sure}",
        "address|introduce|greet|tag|credit me as|by {sure}",
        "refer to me as|by {sure}",
        "know me as|by {sure}",
        "known by|to all|everyone|most|friends? as {name}",
        "you 're|are talking|speaking|chatting|dealing|working to|with {name}",
        "you 've|have got|reached {name} here|speaking|$",
        "{name} is|'s how it|that|you 's|is|spell spelled|spelt|written|it?",
        "mum|mom|dad|mam|they|parents|folks|nan|gran named|christened|baptised|baptized|called me {name}",
        "i was|am|got named|christened|baptised|baptized {name}",
        "{name} 's|is my first|given|real|actual|full|legal|proper|birth|preferred|chosen name",
        "my first|given|real|actual|full|legal|proper|birth|preferred|chosen name 's|is|being {name}",
        "shorten|shortens|shortened it|that|mine|me|this to {name}",
        "i also|happily|will|'ll answer|respond to {name} $",
        "prefer|like|want|love being|to be? called|addressed|known as|by? {sure}",
        "rather be called|known|addressed as|by? {sure}",
        "everyone|everybody|folks|people|friends|mates|colleagues|family they? just? say|says {name} $",
        "name tag|badge says|reads {name} $",
        "the name on my .. is|says {name}",
        "the name to|you use|want|remember|'re is|after 's|is? {name}",
        "^ {name} ,? at your service",
        "^ {name} ,|-? that 's|is|would|'d be? me",
        ": {name} ,|-? that 's|is me",
        "that 's|is|would|'d be? me ,|:|- {name} $",
        "^ {name} speaking",
        "^ {name} here ,|-|$",
        (
            "^ {name} ,|- lovely|nice|pleased|good|great|glad|happy|delighted|charmed to "
            "meet|be|make|see|chat|e-meet|finally"
        ),
        "^ {name} ,|- pleasure|how a|to|do meet|you",
        "^ {name} ,|-|( new|newbie|newcomer here|to|around|member|user",
        "^ {name} ,|-|( pronounced|spelled|spelt|rhymes|said",
        "^ {name} ,|(? with|without|minus a|an|the|one|two|no|double {mark}",
        "^ {name} ,|( short|diminutive|from for|of {name}",
        "^ signed|sincerely|yours|regards|respectfully ,|:|- {name} $",
        "kind|best|warm|warmest|many|all wishes|regards|best ,|:|- {name} $",
        "yours|sincerely|faithfully truly|sincerely|faithfully|ever ,|:|- {name} $",
        "^ xx|xoxo|hugs|love ,|- {name} $",
        "it 's|is {name} ( {mark}",
        "it 's|is {name} speaking",
        "it 's|is {name} ,? with|without a|an|the|one|two|no|double {mark}",
        "sign|signing off as {name}",
    )
)
"""The first hole is the name."""

_UNNAMED: Final = (
    COMMON
    | JOBS
    | MOODS
    | STATES
    | DIETS
    | frozenset(NATIONALITIES)
    | FILLERS
    | words(
        "god jesus christ lord monday tuesday christmas merry happy siri alexa claude chatgpt gpt google "
        "copilot assistant "
        "bot everyone team folks sir madam maam kiddo option plan version part step chapter day week"
    )
)


def self_named(told: Stretch, scene: Scene) -> bool:
    """Read the speaker's name out of one of the turns of phrase that give it; a name already heard stands."""
    if scene.ledger.values("name") or scene.shouting:
        return False
    for wanted in _GIVEN:
        found = find_phrase(wanted, told, scene)
        if found is None or not found.holes:
            continue
        name = found.holes[0]
        if _usable(name, scene):
            return scene.claim(SPEAKER, "name", scene.words(name))
    return False


def _usable(name: Tokens, scene: Scene) -> bool:
    if name[0].low in _UNNAMED or len(name) > 4:
        return False
    heard = {m.name.casefold() for m in scene.people}
    known = {value.casefold() for key in ("spouse", "child", "sibling", "pet") for value in scene.ledger.values(key)}
    return scene.words(name).casefold() not in known | (heard if len(heard) > 1 else set())


def answered(told: Stretch, scene: Scene) -> bool:
    """Read a sentence that is only a name, behind one that announced it: "never introduced myself! Ana Ruiz"."""
    tokens = told.tokens
    before = scene.before
    announced = bool({"introduced", "introduce", "introduction"} & before) and bool({"myself", "me"} & before)
    asked = "name" in before and "my" in before and len(before) < 8
    if not (announced or asked) or scene.ledger.values("name"):
        return False
    begin = opening(tokens)
    end = told_name(tokens, begin, scene)
    behind = tokens[end].low if end < len(tokens) else ","
    if end == begin or behind not in words(", - here ( and from by") or not _usable(tokens[begin:end], scene):
        return False
    return scene.claim(SPEAKER, "name", scene.words(tokens[begin:end]))
