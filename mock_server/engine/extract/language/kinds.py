"""Open classes by kind: jobs, peoples and tongues, animals, feelings, ways of eating, games and sports, tools, styles
of answer.

Each set is a sample large enough to tell kinds apart ("I'm Portuguese", "I'm vegan", "I'm shattered"), not a
dictionary: a word that is in none of them is never guessed at from here. Small words are in `lexicon.py`, verbs in
`verbs.py`.
"""

from typing import Final

from mock_server.engine.extract.language.lexicon import phrases, words

JOBS: Final = words(
    "glassblower luthier subtitler farrier milliner saddler thatcher embroiderer drummer singer rapper "
    "bassist dj postie sparky brickie chippy trucker cabbie copper squaddie docker "
    "signwriter accountant actor actress actuary administrator advisor adviser analyst animator anthropologist "
    "archaeologist archivist architect artist assistant astronomer astronaut athlete attorney auditor author "
    "baker banker barber barista bartender biologist blacksmith bookkeeper bookseller botanist brewer bricklayer "
    "broker builder butcher butler buyer captain caretaker carer carpenter cartographer cashier ceo cfo cto coo "
    "cmo cio ciso cpo vp svp evp md chef chemist chiropractor choreographer cleaner clerk coach cobbler comedian "
    "composer conductor consultant contractor controller cook coordinator coordinater copywriter counsellor "
    "counselor courier curator dancer dentist dermatologist designer detective dev developer devops dietitian "
    "director dispatcher diver doctor doorman driver economist editor electrician engineer entrepreneur "
    "epidemiologist estimator evangelist executive farmer filmmaker firefighter fireman fisherman fitter florist "
    "founder co-founder cofounder co-ceo co-cto freelancer gardener geneticist geographer geologist glazier "
    "goldsmith gp guard guide hairdresser handyman head hydrologist historian illustrator instructor intern "
    "interpreter investigator investor janitor jeweller jeweler joiner journalist judge lab-tech labourer "
    "landscaper lawyer lecturer librarian lifeguard linguist locksmith logistician machinist maid manager "
    "marketer mason masseur mathematician mechanic meteorologist microbiologist midwife miner minister missionary "
    "model mover musician nanny naturalist neurologist neuroscientist notary novelist nurse nutritionist officer "
    "operator optician optometrist orderly organist owner painter paralegal paramedic pastor pathologist "
    "pediatrician pharmacist phd-student photographer physician physicist physio physiotherapist pianist pilot "
    "planner plasterer playwright plumber poet policeman policewoman politician porter postman potter presenter "
    "priest principal printer producer product-manager professor programmer proofreader psychiatrist psychologist "
    "publicist publisher radiographer radiologist ranger realtor receptionist recruiter referee rep "
    "representative reporter researcher restorer roofer sailor salesman salesperson saleswoman scientist sculptor "
    "seamstress secretary shepherd shopkeeper singer sailor skipper soldier solicitor sommelier specialist "
    "statistician steward stewardess stylist superintendent supervisor surgeon surveyor sysadmin tailor tattooist "
    "taxidermist teacher technician technologist therapist tiler toolmaker trader trainee trainer translator "
    "treasurer tutor typist undertaker underwriter upholsterer urologist usher valuer vet resident registrar "
    "veterinarian vicar videographer violinist vlogger volunteer waiter waitress warden warehouseman watchmaker "
    "weaver welder winemaker woodworker worker writer zookeeper zoologist teacher apprentice associate partner "
    "lead strategist tester sre qa pm beekeeper ferryman stonemason luthier bosun cabinetmaker choirmaster "
    "gamekeeper groundskeeper horticulturist oceanographer seismologist sonographer phlebotomist lexicographer "
    "glassblower dressmaker bookbinder bellringer quantity-surveyor headteacher student undergrad postdoc cop "
    "retiree homemaker housewife roboticist crane-operator actuarial agronomist nurs enginer teachr develper "
    "desinger manger docter lawer mechanik electrican sweep hygienist rigger roustabout stevedore longshoreman "
    "cooper farrier milliner thatcher croupier bellhop concierge valet chauffeur au-pair childminder doula "
    "chaplain rabbi imam deacon monk nun verger bailiff barrister magistrate conveyancer auctioneer agent "
    "forester lumberjack logger arborist vintner cheesemonger fishmonger greengrocer confectioner chocolatier "
    "patissier pâtissier dishwasher busboy hostess caterer sweeper binman scaffolder lineman draughtsman drafter "
    "machinist smelter driller geophysicist trawlerman deckhand purser stoker signalman signaller attendant "
    "groundsman greenkeeper jockey stablehand farmhand cowboy entomologist adviser aide envoy diplomat "
    "stenographer subtitler copyist typesetter indexer conservator docent projectionist gaffer roadie stagehand "
    "stuntman stuntwoman puppeteer clown magician acrobat busker tuner piercer colourist beautician aesthetician "
    "manicurist masseuse hypnotherapist acupuncturist herbalist podiatrist audiologist orthodontist anaesthetist "
    "anesthetist emt dietician orthopaedist cardiologist oncologist radiotherapist prosthetist pollster lobbyist "
    "campaigner organiser organizer fundraiser caseworker paratrooper sergeant lieutenant corporal major colonel "
    "detective constable inspector sheriff firewoman coastguard copy-editor subeditor sub-editor columnist "
    "correspondent newsreader weatherman presenter showrunner screenwriter lyricist arranger orchestrator "
    "choreologist dramaturg tiler paperhanger decorator joiner carver turner glazer potter ceramicist weaver dyer "
    "tanner saddler cordwainer shoemaker hatter draper haberdasher tailor furrier locksmith gunsmith silversmith "
    "coppersmith tinsmith clockmaker horologist piano-tuner vigneron oenologist brewmaster distiller barback "
    "mixologist maitre-d waiter cabbie trucker haulier postwoman postmistress telephonist switchboard-operator "
    "registrar proctor invigilator examiner marker lecturer reader bursar headmaster headmistress schoolteacher "
    "governess nurse-practitioner housekeeper governor planner bookie beautician aromatherapist reflexologist "
    "sysop webmaster moderator ux-designer data-scientist statistician demographer cryptographer glaciologist "
    "volcanologist paleontologist palaeontologist mycologist ornithologist ecologist conservationist "
    "hydrogeologist surveyor crofter smallholder fisher oysterman shrimper cheesemaker sawyer miller "
    "hygiene-inspector chandler sexton gravedigger embalmer mortician croupier dealer stockbroker actuaries "
    "paymaster quartermaster storeman picker packer sorter loader stacker merchandiser buyer wholesaler retailer "
    "bouncer doorman foreman forewoman overseer ganger shopfitter window-cleaner caretaker superintendent "
    "concierge lifeboatman ranger warden beadle steeplejack"
)
"""Head nouns of job titles; "student" and the like count as one."""

NOT_JOBS: Final = words(
    "fan lover person member friend owner mother father mum dad parent son daughter brother sister wife husband user "
    "player reader believer beginner newcomer reader eater runner hater sucker sleeper riser drinker thinker "
    "listener "
    "traveller traveler winner loser starter computer letter number matter member foreigner stranger speaker learner "
    "teenager smoker explorer early-riser customer overthinker procrastinator complainer prisoner other mother "
    "father "
    "partner-in-crime disaster monster bit morning leader reader lifer believer gamer hoarder worrier loner beginner "
    "newcomer keener dreamer maker grower flyer reader winter summer sufferer keeper kid guy girl boy newbie rookie "
    "character hire floor door corner tower quarter centre center river harbour harbor chapter order answer weather "
    "corridor river paper water power layer colour color flavour flavor error mirror sector interior exterior acre "
    "shower counter trailer drawer supper dinner laughter rumour rumor humour humor favour favor neighbor neighbour "
    "behaviour behavior labour odour vapour armour"
)
"""Words with an agent ending that are no job."""

JOB_ENDINGS: Final = phrases("er;or;ist;ian;ant;eur;wright;smith;herd;monger;ologist;man;woman;ographer;ier")

TITLE_HEADS: Final = words(
    "head director vp svp evp chief lead principal manager chair president dean captain deputy "
    "secretary treasurer minister governor coordinator officer vice ambassador"
)
"""Titles that take "of ..." ("head of logistics")."""

SCHOOL_SUBJECTS: Final = words(
    "maths math mathematics physics chemistry biology history geography english french spanish german "
    "latin music art drama science economics philosophy law medicine linguistics engineering "
    "architecture literature sociology psychology anthropology botany zoology geology yoga pilates "
    "piano violin guitar swimming statistics accounting nursing pe ict computing programming ceramics "
    "pottery theology politics journalism astronomy woodwork cello ballet kindergarten primary year-5 "
    "cs"
)

NATIONALITIES: Final = words(
    "afghan albanian algerian american andorran angolan argentine argentinian armenian australian "
    "austrian azerbaijani bahamian bangladeshi barbadian basque belarusian belgian belizean beninese "
    "bhutanese bolivian bosnian brazilian brit british bulgarian burmese cambodian cameroonian "
    "canadian catalan chadian chilean chinese colombian congolese corsican costa_rican croatian cuban "
    "cypriot czech danish dominican dutch ecuadorian egyptian emirati english eritrean estonian "
    "ethiopian faroese fijian filipino filipina finnish flemish french gabonese gambian georgian "
    "german ghanaian greek greenlandic grenadian guatemalan guinean guyanese haitian honduran "
    "hungarian icelandic indian indonesian iranian iraqi irish israeli italian ivorian jamaican "
    "japanese jordanian kazakh kenyan korean kosovan kurdish kuwaiti kyrgyz laotian latvian lebanese "
    "liberian libyan lithuanian luxembourgish macedonian malagasy malawian malaysian maldivian malian "
    "maltese mauritanian mauritian mexican moldovan mongolian montenegrin moroccan mozambican "
    "namibian nepali nepalese nicaraguan nigerian norwegian omani pakistani palestinian panamanian "
    "paraguayan peruvian polish portuguese qatari romanian russian rwandan salvadoran samoan saudi "
    "scottish senegalese serbian sicilian singaporean slovak slovakian slovene slovenian somali "
    "south_african spanish sri_lankan sudanese surinamese swedish swiss syrian taiwanese tajik "
    "tanzanian thai tibetan togolese tongan trinidadian tunisian turkish turkmen ugandan ukrainian "
    "uruguayan uzbek venezuelan vietnamese welsh yemeni zambian zimbabwean kiwi aussie scot dane "
    "swede finn pole greek turk spaniard"
)

LANGUAGES: Final = words(
    "zapotec mixtec otomi garifuna mapudungun karelian livonian udmurt chuvash bashkir buryat tuvan ingush kabardian "
    "circassian adyghe zazaki gagauz aromanian neapolitan venetian piedmontese aragonese valencian bokmål nynorsk "
    "kven "
    "meänkieli bavarian swabian kiswahili kikongo kimbundu tsonga venda swati siswati sotho sepedi isizulu isixhosa "
    "nyanja tumbuka acholi luhya kamba kalenjin maasai kirundi dagbani mandinka bambara dioula soninke serer pulaar "
    "fulani fulfulde kanuri ibibio efik urhobo ijaw igala krio kriol kreyol bislama sranan hainanese toisanese "
    "fuzhounese zhuang rohingya santali mundari khasi mizo manipuri meitei kashmiri dogri garhwali kumaoni marwari "
    "rajasthani kutchi oriya telegu newari dhivehi madurese minangkabau acehnese sasak kapampangan bicolano bikol "
    "pangasinan tausug maranao chavacano waray tlingit inupiaq yupik lakota choctaw kriolu crioulo kichwa wayuu "
    "kaqchikel sámi sranantongo tok_pisin haitian_creole cape_verdean_creole mauritian_creole swiss_german "
    "irish_gaelic scottish_gaelic scots_gaelic auslan romany "
    "ilocano hiligaynon bisaya papiamento akan fante tswana setswana sesotho ndebele chichewa dinka tigre berber "
    "tamazight darija kabyle maithili bhojpuri konkani tulu dzongkha sylheti saraiki balochi dari chechen abkhaz "
    "ossetian romani sorbian kashubian silesian rusyn asturian ladino walloon limburgish plattdeutsch aymara "
    "nahuatl cree ojibwe cherokee hakka teochew shanghainese hmong balinese tetum fijian tongan chamorro auslan "
    "libras afrikaans albanian amharic arabic aramaic armenian assamese azerbaijani basque belarusian bengali "
    "bosnian breton bulgarian burmese cantonese catalan cebuano chinese cornish corsican croatian czech danish "
    "dutch english esperanto estonian faroese farsi filipino finnish flemish french frisian gaelic galician "
    "georgian german greek guarani gujarati haitian hausa hawaiian hebrew hindi hokkien hungarian icelandic igbo "
    "indonesian inuktitut irish italian japanese javanese kannada kazakh khmer kinyarwanda korean kurdish kyrgyz "
    "lao latin latvian lingala lithuanian luganda luxembourgish macedonian malagasy malay malayalam maltese "
    "mandarin manx maori māori marathi mirandese mongolian navajo nepali norwegian occitan odia oromo pashto "
    "persian polish portuguese punjabi quechua romanian romansh russian sami samoan sanskrit sardinian scots "
    "serbian shona sicilian sindhi sinhala slovak slovene slovenian somali spanish sundanese swahili swedish "
    "tagalog tajik tamil tatar telugu thai tibetan tigrinya turkish turkmen twi ukrainian urdu uyghur uzbek "
    "vietnamese welsh wolof xhosa yiddish yoruba zulu bsl asl castilian greenlandic ladin friulian fula ewe "
    "kikuyu luo bemba quebecois taiwanese sign_language british_sign_language american_sign_language"
)

_PETS: Final = (
    "cat dog puppy/puppies kitten rabbit bunny/bunnies hamster gerbil parrot budgie parakeet cockatiel "
    "canary/canaries goldfish/goldfish fish/fish tortoise turtle terrapin snake python lizard gecko "
    "iguana chameleon ferret horse pony/ponies donkey goat sheep/sheep lamb pig piglet hen chicken duck "
    "goose/geese rat mouse/mice chinchilla hedgehog alpaca llama cow bird pigeon tarantula axolotl snail "
    "finch/finches frog "
    "newt rooster cockerel kitty/kitties pup hound greyhound whippet labrador lab retriever poodle "
    "labradoodle cockapoo cavapoo spaniel terrier beagle collie corgi dachshund dalmatian husky/huskies "
    "malamute mastiff pug bulldog rottweiler doberman schnauzer setter pointer shepherd alsatian lurcher "
    "vizsla weimaraner samoyed akita chihuahua pomeranian shih-tzu maltese boxer mutt mongrel "
    "tabby/tabbies calico siamese ragdoll burmese sphynx bengal moggy/moggies guinea-pig cockatoo macaw "
    "degu skink tomcat jackdaw sheepdog bearded-dragon stick-insect corn-snake mare gelding foal "
    "staffy/staffies frenchie goldendoodle pitbull wolfhound deerhound borzoi saluki basenji keeshond "
    "newfoundland dane coon russell shorthair frenchies/frenchies hyacinth dragon guppy/guppies cichlid "
    "budgerigar cob shetland staffie westie cairn yorkie puggle shiba malinois heeler whippet sighthound tom-cat "
    "birman manx cornish-rex devon-rex bobtail kelpie sheltie briard maltipoo sheepadoodle bichon havanese "
    "papillon pekingese lhasa springer cocker jackapoo pomsky leonberger bloodhound foxhound coonhound "
    "cane-corso ridgeback xolo capybara skunk raccoon sugar-glider wallaby emu ostrich peacock peahen quail dove "
    "lovebird lorikeet starling magpie crow raven owl falcon toad salamander monitor boa anaconda tegu "
    "crayfish crab shrimp betta koi guppy angelfish tetra stallion colt filly mule ox heifer calf/calves ewe ram "
    "duckling chick gosling bantam turkey guineafowl guinea-fowl silkie mantis/mantises scorpion stick-bug "
    "pupper doggo doggy/doggies pooch/pooches kitteh moggie furbaby/furbabies"
)
SPECIES: Final[dict[str, str]] = {
    entry.partition("/")[0]: entry.partition("/")[2] or entry + "s" for entry in _PETS.split()
}
"""Kinds of pet, singular to plural."""

BREEDS: Final = words(
    "border german golden great guinea maine jack bernese french english australian cocker springer "
    "yorkshire bearded corn british scottish norwegian russian persian shetland bull boston irish "
    "welsh siberian saint miniature toy pet basset afghan stick"
)
"""First words of kinds of two words ("border collie", "guinea pig")."""

SPECIES_WORDS: Final = frozenset(SPECIES) | frozenset(SPECIES.values()) | {"pet", "pets"}

MOODS: Final = words(
    "tired knackered exhausted shattered wiped drained sleepy happy sad stressed anxious nervous "
    "worried excited thrilled bored lonely grumpy overwhelmed frazzled burnt-out burned-out burntout "
    "frustrated annoyed angry furious down depressed gutted chuffed stoked elated delighted ecstatic "
    "miserable gloomy blue homesick hungover jetlagged jet-lagged cranky irritable restless calm "
    "relaxed content cheerful optimistic hopeful pessimistic proud embarrassed ashamed guilty jealous "
    "heartbroken upset devastated shaken scared terrified afraid confused disappointed fed-up buzzing "
    "giddy pumped hyped melancholy wistful nostalgic peaceful zen tense panicky demotivated "
    "unmotivated motivated inspired energised energized zonked pooped beat wrecked bushed weary spent "
    "frantic livid hangry moody broody flustered antsy jittery discouraged dejected despondent "
    "ecstatic jubilant glum peckish groggy numb sluggish grouchy drowsy rattled gleeful jolly swamped "
    "dead-tired chipper perky upbeat gleeful serene grateful refreshed rested sore sulky tearful "
    "weepy crabby peeved miffed livid smug sheepish uneasy wired wobbly fragile ropey peaky iffy woozy"
)
"""Passing feelings."""

STATES: Final = words(
    "sick ill unwell poorly injured busy unemployed jobless retired pregnant single divorced widowed "
    "separated engaged married broke swamped snowed-under unavailable away offline abroad jobhunting "
    "job-hunting furloughed redundant bedridden bereaved hospitalised hospitalized contagious "
    "isolating quarantining self-isolating recovering convalescing freelance self-employed homeless "
    "grounded housebound on-call free available booked"
)
"""Passing states."""

DIETS: Final = words(
    "vegan vegetarian pescatarian pescetarian flexitarian veggie keto paleo carnivore fruitarian "
    "gluten-free dairy-free lactose-free halal kosher plant-based raw-vegan ovo-vegetarian "
    "lacto-vegetarian low-carb sugar-free macrobiotic omnivore coeliac celiac teetotal low-fodmap "
    "whole30 mediterranean meat-free nut-free sugarfree egg-free fasting omad atkins dash wheat-free soy-free "
    "yeast-free alcohol-free caffeine-free low-sodium low-salt low-fat low-sugar low-gi high-protein high-fibre "
    "lactovegetarian ovolacto lacto-ovo reducetarian vegetarian-ish veganish jain sattvic paleolithic ketogenic raw "
    "pollotarian rastafarian ital tee-total non-drinker"
)

COELIAC: Final = words("coeliac celiac")

FOODS: Final = words(
    "pork beef meat fish chicken lamb dairy gluten wheat eggs egg sugar carbs milk cheese shellfish "
    "seafood alcohol nuts peanuts soy soya bread bacon red_meat onions garlic mushrooms butter pasta "
    "rice lactose caffeine prawns shrimp crab honey gelatine gelatin veal tofu animal_products "
    "refined_sugar processed_food spicy_food nightshades tomatoes potatoes sesame corn venison duck "
    "turkey octopus squid coriander cilantro pineapple chocolate sweets yoghurt yogurt legumes beans "
    "lentils mutton goat offal liver kidney tripe ham sausages sausage salami chorizo mince steak burgers poultry "
    "cream ice_cream mozzarella feta oysters mussels clams lobster scallops salmon tuna anchovies sardines "
    "crustaceans "
    "oats rye barley quinoa couscous noodles cereal cereals grains flour white_bread white_rice white_sugar "
    "junk_food "
    "fast_food takeaways fizzy_drinks soda soft_drinks energy_drinks booze "
    "red_wine crisps biscuits cake cakes pastries pastry desserts dessert puddings candy ice_lollies salt msg "
    "carbohydrates starch saturated_fat trans_fats palm_oil seed_oils fried_food fried_foods ready_meals "
    "ultra-processed_food upf peppers aubergine eggplant celery spinach kale broccoli cauliflower cabbage sprouts "
    "beetroot avocado bananas apples oranges grapefruit citrus fruit chilli chillies mustard mayo mayonnaise ketchup "
    "vinegar olives pickles ginger cinnamon peanut_butter lamb_ beef_ game rabbit venison_ foie_gras caviar sushi "
    "raw_fish red_meat_ white_meat processed_meat cured_meats animal_fat lard honey_ whey casein yeast soy_milk"
)

ALLERGENS: Final = words(
    "peanut peanuts nut nuts tree_nuts shellfish prawn prawns shrimp fish egg eggs milk dairy lactose "
    "gluten wheat soy soya sesame latex pollen dust penicillin bee_stings wasp_stings bees wasps cats "
    "dogs cat_hair dog_hair strawberries strawberry kiwi kiwis mustard celery lupin sulphites "
    "ibuprofen aspirin nickel cashews cashew almonds almond walnuts walnut hazelnuts hazelnut "
    "pistachios crab lobster mussels molluscs oysters clams avocado banana bananas mango tomatoes "
    "tomato amoxicillin codeine grass ragweed mould mold birch grass_pollen tree_pollen birch_pollen bee bees_ wasp "
    "wasp_sting bee_sting bee_venom hornets ants fire_ants mosquitoes mosquito_bites cat dog horses rabbits feathers "
    "down wool fur pet_dander dander dust_mites house_dust mites buckwheat rye barley oats maize quinoa chickpeas "
    "lentils peas beans broad_beans pine_nuts pine_nut pecans pecan macadamias macadamia brazil_nuts brazil_nut "
    "coconut poppy_seeds sunflower_seeds sesame_seeds flaxseed squid octopus scallops scallop cockles whelks "
    "crayfish salmon tuna cod mackerel anchovies anchovy sardines oyster mussel clam prawn apples apple pears "
    "peaches "
    "peach plums cherries cherry apricots nectarines pineapple melon watermelon grapes figs papaya lychee citrus "
    "lemons limes carrots aubergine eggplant peppers potatoes onion onions garlic mushrooms ginger cinnamon turmeric "
    "paprika chilli msg sulfites sulphur sulfa nitrates food_colouring red_dye aspartame honey royal_jelly gelatine "
    "cow's_milk goat's_milk cheese whey casein soy_sauce seafood crustaceans yeast histamine red_wine alcohol "
    "chocolate cocoa caffeine nsaids naproxen morphine tetracycline erythromycin sulfonamides plasters adhesive "
    "elastoplast perfume fragrance lavender lilies chlorine bleach hair_dye nickel_jewellery latex_gloves iodine "
    "lidocaine novocaine anaesthetic pollen_ poison_ivy fructose fructan fodmaps sorbitol"
)

ACTIVITIES: Final = words(
    "bouldering climbing hiking running jogging cycling swimming skiing snowboarding surfing sailing "
    "rowing kayaking canoeing fishing camping skating skateboarding dancing singing painting drawing "
    "sketching knitting crocheting crochet sewing quilting embroidery pottery ceramics gardening baking "
    "cooking birdwatching birding photography woodworking carpentry calligraphy origami chess yoga "
    "pilates archery fencing boxing judo karate taekwondo aikido wrestling weightlifting powerlifting "
    "crossfit parkour orienteering caving spelunking diving scuba snorkelling snorkeling freediving "
    "windsurfing kitesurfing paragliding skydiving geocaching foraging beekeeping brewing homebrewing "
    "stargazing astronomy blogging journaling scrapbooking juggling unicycling bowling curling golf "
    "tennis badminton squash padel pickleball football soccer rugby cricket baseball softball "
    "basketball volleyball netball handball hockey lacrosse table_tennis ping_pong darts snooker pool "
    "billiards bridge poker backgammon scrabble crosswords sudoku puzzles gaming larping "
    "trainspotting metal_detecting model_trains reading writing poetry improv theatre salsa tango "
    "ballet tap ballroom swing karaoke triathlons marathons ultramarathons mountaineering abseiling "
    "bellringing falconry horse_riding horseriding riding walking rambling whittling macrame weaving "
    "leatherwork bookbinding stamp_collecting d&d dnd dungeons_and_dragons warhammer martial_arts "
    "rock_climbing mountain_biking ice_skating ice_hockey tai_chi wild_swimming open-water_swimming "
    "bell_ringing bird_watching pub_quizzes board_games video_games squash lindy_hop korfball kendo "
    "ultimate_frisbee disc_golf"
)

INSTRUMENTS: Final = words(
    "piano guitar violin viola cello bass double_bass drums drum flute clarinet oboe bassoon "
    "saxophone sax trumpet trombone tuba horn french_horn harp banjo ukulele mandolin accordion "
    "harmonica bagpipes organ keyboard keyboards synth sitar lute fiddle recorder xylophone marimba "
    "bass_guitar electric_guitar acoustic_guitar theremin bodhran oud kora shamisen erhu tabla zither "
    "concertina tin_whistle hurdy-gurdy euphonium cornet piccolo didgeridoo balalaika"
)

PROGRAMMING: Final = words(
    "python java javascript typescript rust go golang c c++ c# ruby php swift kotlin scala haskell "
    "erlang elixir clojure f# ocaml perl r julia lua dart sql bash zig nim cobol fortran lisp scheme "
    "prolog matlab html css assembly vba elm solidity apl ada smalltalk react vue angular svelte "
    "django flask rails kubernetes terraform docker powershell groovy racket graphql pytorch "
    "tensorflow"
)
