"""Ways people give their name besides "my name is": a card, an instruction, a sign-off, what others call them."""

from collections.abc import Iterator
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.gazetteer import is_known_place
from mock_server.engine.extract.language.kinds import DIETS, JOBS, MOODS, NATIONALITIES, STATES
from mock_server.engine.extract.language.lexicon import FILLERS, words
from mock_server.engine.extract.language.nouns import COMMON, KIN
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.turns.fillers import opening, told_name
from mock_server.engine.extract.turns.phrasebook import Phrasebook, Stretch, Tokens, find_phrase, phrase

_GIVEN: Final = Phrasebook(
    (text.startswith(("^ {name}", "this is")), text)
    for text in (
        "hey|hi|hello|hiya|yo|morning|evening|afternoon ,? there? ,? it 's|is {name} ,|$|here|again",
        "all|everyone|folks|morning|evening|afternoon ,|-|! {name} at the controls|wheel|helm|keyboard|terminal",
        "{name} is|'s what i|we use|go|answer|prefer|like",
        "short|diminutive for|of {name:-} ,|- {name} is|'s",
        "i 'm|am {name} not|never {name:-} ,|$",
        "i also|mostly|usually|generally|normally go|goes by {name} ,|$|too|as",
        "signed|logged|registered|listed in|up|on? as|under {name} ,|$",
        "bonjour|hola|ciao|salut|hallo|namaste|aloha|servus|ola|hei|moin ,|-|! {name} here|speaking",
        "my|the chinese|english|western|arabic|hebrew|official|other name is|'s? {name}",
        "you 've|have got|reached {name} on the|this line|end|phone",
        "the|that one|guy|girl|person they|people|everyone call|calls {name} ,|$",
        "this is {name} writing|typing|speaking|talking|here|again|messaging|texting|calling",
        "^ {name} on|at the keyboard|keys|line|phone|other",
        "^ hello|hi|hey|hiya|greetings|regards|love|hugs|howdy|cheers from {given} ,|$|in|at|again",
        "signed|sincerely|regards|yours ,? your|a|an .. friend|pal|mate|neighbour|fan|user|penpal , {name} $",
        "signed|sincerely|regards|yours ,? your|a|an .. friend|pal|mate|neighbour|fan|user|penpal {name} $",
        "shortened|shorten|shortens|abbreviate|abbreviates|abbreviated {name:-} to {name}",
        "i|we sign .. as|with {name} ,|$",
        "answer|answers|answering|going|goes to|by {name} since|from|ever|these|now|,|$|at|among",
        (
            "legally|officially|formally .. {name:-} ,|but|and|- "
            "socially|otherwise|informally|really|actually|mostly .. {name} $"
        ),
        "^ myself {name} ,|$|from|here|and|,",
        "good|sweet|pet|official name is|'s|: {name}",
        "truly|here|speaking is called|named {name}",
        "the name on my|the badge|nametag|tag|passport|id|licence|license|cv|door|card .. is|says|'s|reads {name}",
        "^ name on the|my badge|nametag|tag|passport|id|licence|license|cv|door|card is|'s|: {name}",
        "my name has|takes|needs|got .. .. :|- {name} $",
        "badge|nametag|tag|passport|id|licence|license|cv says|reads|has {name} ,|$|but|though",
        "put|mark|list|register|save|log|file|note|enter me down|in|up? as|under {sure}",
        "address|introduce|greet|tag|credit me as|by {sure}",
        "refer to me as|by {sure}",
        "know me as|by {sure}",
        "^ i? am|'m? known as {name} =since|to|by|among|ever|from|at|,|in",
        "known by|to all|everyone|most|friends? as {name}",
        "you 're|are talking|speaking|chatting|dealing|working to|with {name}",
        "you 've|have got|reached {name} here|speaking|$",
        "{name} is|'s what|how .. calls|call|called|named me",
        "{name} is|'s what .. stuck|sticks",
        "^ moniker is|'s|: {name}",
        "first|given|preferred name ,|:|=? {name}",
        "{name} is|'s|be my|the name $",
        "have|has|had|got|lists|listed me as|under {name}",
        "just|only|please|plain {name} is|'s|will fine|ok|okay|good|do|enough",
        "changed|change my name .. .. to|is|'s {name}",
        "changed|change|changing my name .. ,|:|-|and .. is|'s {name}",
        "^ {name} again ,|- the|from|with|back|it",
        "^ {name} ,|- hi|hello|hey|hiya|greetings",
        "^ {name} ( she/her|he/him|they/them|she/they|he/they|they/she|they/he",
        "person|one|human|guy|girl|man|woman typing|writing|speaking|here|behind .. is|'s {name}",
        "maiden|married|birth name ,? .. .. {name} $",
        ",|-|(|and|but real|actual|given|legal|birth|first|full name is|'s|:? {name}",
        "it 's|is {name} on|at this|the|my end|side|keyboard|computer|line|machine",
        "^ i? am|'m called {name} ,|$|and|but",
        "^ name 's|is {name:-} , {name} $",
        "name is|'s .. ,|so|but .. just {name} $",
        "{name} is|'s how it|that|you 's|is|spell spelled|spelt|written|it?",
        "mum|mom|dad|mam|they|parents|folks|nan|gran named|christened|baptised|baptized|called me {name}",
        "i was|am|got named|christened|baptised|baptized {name}",
        "{name} 's|is my first|given|real|actual|full|legal|proper|birth|preferred|chosen name",
        "my first|given|real|actual|full|legal|proper|birth|preferred|chosen name 's|is|being {name}",
        "shorten|shortens|shortened it|that|mine|me|this to {name}",
        "i respond to {name} ,|or|and|$",
        "name is|'s not {name} ,|-|but|; it|that 's|is {name}",
        "this is {name} from|in|at the|your|our|accounts|support|hr|it|sales|marketing|finance|legal|reception",
        "i go|went by my middle|first|second|last|nick|confirmation name ,|:|- {name}",
        "pronounced .. .. ,|but|and|- spelled|spelt|written {name}",
        "drop|skip|lose|forget the mr|mrs|ms|dr|sir|formalities ,|- .. {name} $",
        "introduce myself ,|:|-|( {name}",
        "i also|happily|will|'ll answer|respond to {name} ,|or|and|$",
        "prefer|like|want|love being|to be? called|addressed|known as|by? {sure}",
        "rather be called|known|addressed as|by? {sure}",
        "everyone|everybody|folks|people|friends|mates|colleagues|family they? just? say|says {name} ,|so|and|but|$",
        "you|u|ya can|could|may just|simply|also|always say|use|write|type {name}",
        (
            "christened|baptised|baptized|named|born .. .. but|though .. it|i|everyone|everybody|people|they "
            "'s|is|'m|go|goes|says|say|uses|use|call|calls me? by? {name}"
        ),
        "it|this 's|is me ,|-|: {name} $",
        "^ full name ,|:|=? {name}",
        "^ {name} again ,|-|( same|still|sorry|back|with|the|from|it",
        "^ {name} again $",
        "it 's|is {name} ,? again|from|back this|yesterday|earlier|before|last|again|$",
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
        "it|that 's|is {name} ,? with|without .. {mark}",
        "it 's|is me ,? again|here? ,|-|: {name} $",
        "it 's|is me {given} ,|$|here|again|from|in|and|,",
        "it 's|is just|only? {given} ,? here|again|from|writing|typing|back|speaking|checking",
        "^ all|many|lots the? best|love|thanks|of? love? ,|-|: {name} $",
        "^ sign|signing|signed off .. ,|:|- {name} ,|$|(",
        "my name .. ,|:|-|; it|so|and it? 's|is|am|'m {name} ,|$",
        (
            "married|divorced|divorce|wedding|remarried|separated|widowed .. .. ,? so|and|hence? it|i|name 's|is|am|'m "
            "back? to|now? {name} now|again|these|,|$"
        ),
        "i 'm|am really|actually|properly|formally|legally {name} ,|$|but|though",
        "it 's|is .. with|spelled|spelt .. .. ,|: not? .. : {name} $",
        "it 's|is .. with|spelled|spelt .. : {name} $",
        "sign|signing off as {name}",
    )
)
"""The first hole is the name. Where nothing but a comma makes it one, a known place is none."""

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
    if scene.ledger.holds("name") or scene.shouting or _of_relative(told.tokens):
        return False
    found = find_phrase(_BETTER, told, scene) if scene.held(SPEAKER, ("name",)) else None
    if found is not None and _usable(found.holes[0], scene):
        return scene.claim(SPEAKER, "name", scene.words(found.holes[0]))
    for weak, wanted in _GIVEN.within(told):
        found = find_phrase(wanted, told, scene)
        if found is None or not found.holes:
            continue
        name = found.holes[0 if "not" in wanted.denials else -1]
        if _usable(name, scene) and not (weak and is_known_place(scene.words(name).casefold())):
            return scene.claim(SPEAKER, "name", scene.words(name))
    return False


_BETTER: Final = phrase("^ actually|well|hmm|hm|or|make|rather? {name} is|'s better|best|nicer|preferable|preferred")


def _of_relative(tokens: Tokens) -> bool:
    """Recognise "my mum's maiden name was Hall"."""
    return any(
        KIN.get(a.low) and b.low == "'s" and c.low in {"name", "maiden", "middle", "full"}
        for a, b, c in _triples(tokens)
    )


def _triples(tokens: Tokens) -> Iterator[tuple[Token, Token, Token]]:
    return zip(tokens, tokens[1:], tokens[2:], strict=False)


def _usable(name: Tokens, scene: Scene) -> bool:
    if name[0].low in _UNNAMED or len(name) > 4:
        return False
    known = {
        (f.value or "").casefold() for f in scene.ledger.lately() if f.key in {"spouse", "child", "sibling", "pet"}
    }
    return scene.words(name).casefold() not in known


_ANSWER: Final = phrase("^ it? i? 's|is|'m|am? {name} ,|-|(|and|from|by|$")


def answered(told: Stretch, scene: Scene) -> bool:
    """Read a sentence that is only a name, behind one that announced it: "never introduced myself! Ana Ruiz"."""
    tokens = told.tokens
    before = scene.before
    announced = bool({"introduced", "introduce", "introduction"} & before) and bool({"myself", "me"} & before)
    naming = {"name"} & before or {"go", "by"} <= before or {"call", "me"} <= before or {"called", "i"} <= before
    asked = bool(naming) and bool({"my", "i", "me"} & before) and len(before) < 8 and bool(scene.asked)
    missed = {"who", "i", "am"} <= before and bool({"said", "say", "told", "mentioned"} & before)
    if not (announced or asked or missed) or scene.ledger.holds("name"):
        return False
    found = find_phrase(_ANSWER, told, scene)
    if found is not None and _usable(found.holes[0], scene):
        return scene.claim(SPEAKER, "name", scene.words(found.holes[0]))
    begin = opening(tokens)
    end = told_name(tokens, begin, scene)
    behind = tokens[end].low if end < len(tokens) else ","
    if end == begin or behind not in words(", - here ( and from by") or not _usable(tokens[begin:end], scene):
        return False
    return scene.claim(SPEAKER, "name", scene.words(tokens[begin:end]))
