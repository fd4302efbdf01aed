"""The words for feelings, ailments and times that the frames of `conditions.py` are made of, as expressions."""

from typing import Final

FEELINGS: Final = (
    r"(?:tired|knackered|exhausted|shattered|drained|sleepy|happy|sad|stressed|anxious|nervous|worried|excited|"
    r"thrilled|"
    r"bored|lonely|grumpy|overwhelmed|frazzled|frustrated|annoyed|angry|furious|depressed|gutted|chuffed|stoked|"
    r"elated|"
    r"delighted|ecstatic|miserable|gloomy|homesick|hungover|jetlagged|jet-lagged|jet lagged|cranky|irritable|"
    r"restless|relaxed|"
    r"cheerful|optimistic|hopeful|pessimistic|proud|embarrassed|ashamed|guilty|jealous|heartbroken|upset|devastated|"
    r"shaken|scared|terrified|confused|disappointed|buzzing|giddy|pumped|hyped|melancholy|wistful|nostalgic|tense|"
    r"panicky|"
    r"demotivated|unmotivated|motivated|inspired|energised|energized|zonked|wrecked|bushed|weary|frantic|livid|"
    r"hangry|"
    r"moody|broody|flustered|antsy|jittery|discouraged|dejected|despondent|jubilant|glum|groggy|numb|sluggish|"
    r"grouchy|"
    r"drowsy|rattled|gleeful|swamped|perky|upbeat|serene|grateful|refreshed|tearful|weepy|crabby|peeved|miffed|smug|"
    r"sheepish|uneasy|wired|fragile|raw|vulnerable|burnt|burned|hollow|meh|blah|peaceful|calm|content|fed|worn|wiped|"
    r"cooked|fried|over|on|down|rough|ropey|dreadful|lousy|awful|fantastic|amazing|great|rubbish|crappy|mopey|bleh|"
    r"bummed|pissed|ticked|psyched|pleased|tickled|mardy|narky|knotted|paranoid|insecure|defeated|deflated|crushed|"
    r"emotional|tender|achy|cold|poorly|queasy|sick|dizzy|faint|spacey|foggy|scattered|frayed|ratty|snappy|spent|"
    r"invincible|unstoppable|blessed|lucky|relieved|reassured|euphoric|zen|mellow|chilled|lazy|listless|apathetic|"
    r"indifferent|conflicted|torn|bitter|resentful|betrayed|lost|stuck|trapped|claustrophobic|isolated|unloved|"
    r"unappreciated|undervalued|overworked|overstretched|stretched|run-down|rundown|low|flat|blue|grim|mad|cross|"
    r"irritated|aggravated|exasperated|seething|fuming|raging|incensed|apprehensive|edgy|fretful|spooked|petrified|"
    r"nervy|jumpy|hopeless|helpless|desperate|despairing|grief-stricken|bereft|mournful|sombre|sorrowful|teary|"
    r"broken|choked|touched|moved|humbled|overjoyed|exhilarated|blissful|sunny|chirpy|bouncy|bubbly|radiant|"
    r"wobbly|shaky|peaky|iffy|ropy|delicate|tetchy|testy|prickly|peppy|frail|woozy|bloated|parched|"
    r"clingy|needy|skittish|wretched|downcast|downbeat|contented|tranquil|stir-crazy|worn-out|washed-out|punchy)"
)
STRONG: Final = (
    r"(?:furious|livid|gutted|devastated|heartbroken|chuffed|stoked|elated|delighted|thrilled|ecstatic|terrified|"
    r"anxious|nervous|stressed|excited|exhausted|knackered|overwhelmed|frustrated|annoyed|disappointed|worried|upset|"
    r"homesick|miserable|buzzing|jealous|ashamed|embarrassed|fuming|seething|shattered|relieved|sad|tired|bummed|"
    r"psyched|pumped|over the moon|fed up|drained|lonely|grumpy|petrified|petrified|apprehensive|jittery|angry)"
)
ILLNESS: Final = (
    r"(?:flu|covid|cold|fever|migraine|migraines|hangover|tonsillitis|bronchitis|pneumonia|shingles|chickenpox|"
    r"stomach bug|tummy bug|nasty bug|norovirus|man flu|sinusitis|laryngitis|food poisoning|sore throat|"
    r"chest infection|"
    r"ear infection|bad back|broken \w+|sprained \w+|twisted \w+|fractured \w+|dislocated \w+|sinus infection|"
    r"headache|"
    r"toothache|backache|jet lag|insomnia|vertigo|gastric flu|cough|virus|infection|slipped disc|concussion|mumps|"
    r"measles|"
    r"whiplash|heatstroke|sunburn|the lurgy|lurgy|morning sickness|pinkeye|conjunctivitis|strep throat|strep|mono|"
    r"cramps|black eye|stiff neck|pulled muscle|cracked rib)"
)
WHEN: Final = (
    r"(?: (?:today|tonight|tomorrow|now|right now|this \w+|all (?:day|week|morning)|until .*|till .*|til .*|since .*|"
    r"for .*|at the moment|at the minute|atm|again|rn|these days|lately|from .*|because .*|so .*|after .*|before .*|"
    r"and .*|but .*|with .*|thanks .*|about .*|over .*|by .*|tbh|ngl|lol|haha|honestly|though|still|already|"
    r"currently|it hurts|i could .*|"
    r"in .*|on .*|as .*|like .*|if .*|here|at .*|just now|off .*|when .*|even .*|to be honest|mate|guys|sorry .*|"
    r"unfortunately|sadly|finally|atm .*|where .*|which .*|while .*|next .*|the .*))?"
)
AM: Final = (
    r"(?:(?:i|we|me) )?(?:(?:am|are|have been|been|being|feel|feeling|have|got|get|getting|'m|went|currently|"
    r"still|just|"
    r"now|really|so|pretty|absolutely|totally|completely|bit|a bit|a|too|very|quite|feels|feel like|feeling like|"
    r"well|"
    r"properly|utterly|not gonna lie|honestly|all|super|back|officially|already|also|sat|kinda|kind of|sort of|right|"
    r"basically|literally|once|again|unexpectedly|rather|slightly|proper|dead|bloody|damn|fucking|mega|weirdly|"
    r"strangely|oddly|today|fairly|incredibly|extremely|stupidly|ridiculously|beyond|unbelievably|seriously|"
    r"genuinely|"
    r"stuck|lying|sitting|laid|woke up|waking up|home|at home|down|i|seriously|lil|little|such) ){0,5}?"
)
