"""The word lists behind `grammar.py` and `phrases.py`: verbs, prepositions, nouns and adjectives of common English."""

from typing import Final

from mock_server.engine.words import word_set

VERBS: Final = word_set(
    "accept achieve acquire add advise affect aim apply arrange ask assist attend audit avoid bake be become "
    "begin believe belong bike bill blog book borrow bring build buy call care carry chair change choose climb "
    "coach collaborate collect commute compete complete connect consult consume contain contribute control cook "
    "create cut cycle dance date deliver depend deploy design develop discover do draw dream drink drive earn eat "
    "employ encourage enjoy enter exercise expect explore fear feel finish fix fly follow found get give go "
    "graduate grow guide hate have head help hike hire hold host include influence inform inspire integrate "
    "interview introduce invent invest invite join keep know launch lead learn leave lend like link listen live "
    "lose love maintain make manage marry master meet melt mentor migrate miss move need negotiate notify observe "
    "open operate oppose orchestrate organise organize oversee own paint participate pay perform plan plant play "
    "practise prefer present produce publish quit raise reach read receive recommend record refer relate relax "
    "release renovate rent repair replace report represent require research resemble respect retire ride run save "
    "schedule see sell send serve share sing ski sleep speak spend sponsor start stay stop study submit supervise "
    "supply support surf swim take talk teach tell test think train translate travel treat trust try understand "
    "use visit volunteer wait walk want watch wear win work worry write"
)
"""Plain forms of common verbs. Most of these stand for a verb even in a label."""
MORE_VERBS: Final = word_set(
    "ace adopt afford ban beat break breathe breed calm catch chat clean clear close code combine conquer convert "
    "cope cross declutter decorate defend double drop emigrate escape expand export fall feed fight fill find "
    "flip forget foster freelance gain halve handle heal hear hit hug immigrate impress improve increase inherit "
    "jog juggle jump kick knit land lay lift look lower meditate mind nail name offer order pack pass perfect "
    "pick polish practice protect prove push qualify redo reduce register relearn relocate remain remember "
    "remodel remove rest restore return revisit row sail score secure settle sew shoot show sit skate smoke solve "
    "sort spread squat stand stick stretch strive struggle succeed surprise survive swap switch tackle taste tidy "
    "tour transfer triple tune turn type upgrade wake wean weld wish yodel"
)
"""Verbs where something is wanted or planned; elsewhere many of these are nouns."""
PURE_VERBS: Final = word_set(
    "avoid bake be become begin bring build buy choose collect compete discover do eat enjoy explore get give go "
    "grow have hear help invite join juggle keep knit know learn listen make meet own read see sell send sew sing "
    "speak spend swim take teach tell think understand wait watch wear weld write"
)
"""Verbs that are hardly ever a noun or stand before one: "eat out", not "work songs"."""
DOUBLED: Final = word_set(
    "ban begin bet chat control cut dig drop flip get hit hug jog knit let nap pat plan put quit refer rob rub "
    "run set ship shop sit skip squat stop swap swim win"
)
"""Verbs that double their last letter: "swimming"."""
PLURALS: Final = word_set(
    "allergies children clothes colleagues friends glasses goals hobbies interests kids languages likes notes "
    "parents pets shoes siblings skills tools"
)
NOT_PLURAL: Final = word_set(
    "address always athens besides business canvas chess christmas cyprus gas james jones lens lucas mars maths "
    "news paris perhaps sales series species status texas thomas venus wales"
)
"""Words that end with s and name one thing."""
PARTICIPLES: Final = word_set(
    "been born bought brought built drawn driven fed found given held hired kept known led made paid run seen "
    "sent sold taken taught worn written"
)
WENT: Final = word_set(
    "applied attended belonged collaborated commuted contributed graduated joined learned learnt listened lived "
    "migrated moved participated passed played relocated reported resigned retired returned stayed studied "
    "subscribed talked trained traveled travelled used volunteered worked"
)
"""Past forms that say what the subject did even before a preposition: "moved to", unlike "managed by"."""
IRREGULAR_PAST: Final = word_set(
    "ate became began broke came caught chose did died drank drew drove fell felt flew forgot fought gave got "
    "grew had heard hid hurt knew left lent lied lost met put ran rode said sang sat saw shot slept spent spoke "
    "stole stood swam thought threw tied told took went woke won wore wrote"
)
PREPOSITIONS: Final = word_set(
    "about above across after against along among around as at before behind below beside between beyond by "
    "during for from in inside into like near next of off on onto opposite outside over past per since to towards "
    "under until up upon via with within without"
)
DETERMINERS: Final = word_set(
    "a all an another any both each either every few half her his its lots many my no one's our several some that "
    "the their these this those whose your"
)
NUMBER_WORDS: Final = word_set(
    "both cinco cinq cuatro cztery deux dois dos dozens drei drie duas dva dve dwa dwie eight eleven five four "
    "fyra fünf három iki kaksi kolme két many nine quatre quatro seven several six ten three tres trois trzy två "
    "twee twelve twenty two tři vier zwei üç čtyři два две три"
)
NO_ARTICLE: Final = word_set("ceo cfo chief cio cmo co-ceo co-cto coo cto evp one svp vp")
"""Titles that stand without an article, as the only one there is."""
UNIQUE_OF: Final = word_set(
    "captain chair chairman chairperson chairwoman dean director head mayor part president principal secretary "
    "treasurer"
)
