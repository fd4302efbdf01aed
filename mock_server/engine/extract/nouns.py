"""Nouns for people around somebody, and common words that are no names although they may open a sentence."""

from typing import Final

from mock_server.engine.extract.lexicon import words

KIN: Final[dict[str, str]] = {
    **dict.fromkeys(
        [
            "wife",
            "husband",
            "partner",
            "gf",
            "bf",
            "fiancé",
            "fiancée",
            "fiance",
            "fiancee",
            "spouse",
            "girlfriend",
            "boyfriend",
            "hubby",
            "wifey",
            "missus",
            "hubbie",
        ],
        "spouse",
    ),
    **dict.fromkeys(
        [
            "son",
            "daughter",
            "kid",
            "child",
            "toddler",
            "baby",
            "stepson",
            "stepdaughter",
            "firstborn",
            "newborn",
            "boy",
            "girl",
            "twins",
            "kids",
            "children",
            "sons",
            "daughters",
            "boys",
            "girls",
            "babies",
            "eldest",
            "youngest",
            "oldest",
        ],
        "child",
    ),
    **dict.fromkeys(
        [
            "brother",
            "sister",
            "sibling",
            "twin",
            "bro",
            "sis",
            "brothers",
            "sisters",
            "siblings",
            "stepbrother",
            "stepsister",
            "half-brother",
            "half-sister",
        ],
        "sibling",
    ),
    **dict.fromkeys(
        [
            "mum",
            "mom",
            "mother",
            "dad",
            "father",
            "grandma",
            "grandmother",
            "grandpa",
            "grandfather",
            "granny",
            "nan",
            "nana",
            "gran",
            "uncle",
            "aunt",
            "auntie",
            "cousin",
            "nephew",
            "niece",
            "mother-in-law",
            "father-in-law",
            "brother-in-law",
            "sister-in-law",
            "parents",
            "grandson",
            "granddaughter",
            "godson",
            "goddaughter",
            "stepmum",
            "stepmom",
            "stepdad",
            "mama",
            "papa",
            "cousins",
            "grandparents",
            "in-laws",
            "grandkids",
        ],
        "relative",
    ),
    **dict.fromkeys(
        [
            "friend",
            "friends",
            "mate",
            "mates",
            "buddy",
            "pal",
            "bestie",
            "colleague",
            "colleagues",
            "coworker",
            "co-worker",
            "coworkers",
            "co-workers",
            "teammate",
            "teammates",
            "housemate",
            "flatmate",
            "roommate",
            "neighbour",
            "neighbor",
            "neighbours",
            "neighbors",
            "bff",
            "roomie",
            "desk-mate",
            "workmate",
        ],
        "knows",
    ),
    "half": "spouse",
    **dict.fromkeys(["boss", "manager", "supervisor", "line-manager", "team-lead"], "manager"),
    **dict.fromkeys(["ex", "ex-wife", "ex-husband", "ex-boyfriend", "ex-girlfriend", "ex-partner"], "former"),
    **dict.fromkeys(
        [
            "client",
            "clients",
            "customer",
            "customers",
            "doctor",
            "dentist",
            "therapist",
            "teacher",
            "landlord",
            "landlady",
            "student",
            "students",
            "tutor",
            "coach",
            "vet",
            "gp",
            "nurse",
            "accountant",
            "lawyer",
            "assistant",
            "intern",
            "mentor",
            "mentee",
            "pupil",
            "trainer",
            "nanny",
            "hairdresser",
            "barber",
            "professor",
            "plumber",
            "patient",
            "guest",
            "co-founder",
            "cofounder",
            "team",
            "group",
            "class",
            "family",
            "crew",
            "squad",
            "band",
            "company",
            "firm",
            "employer",
            "school",
            "landlords",
            "doc",
            "physio",
            "plumber",
        ],
        "other",
    ),
}
"""Nouns for people around somebody -> the key they fill. `relative`, `former` and `other` fill none."""

COMMON: Final = words(
    "name names age email mail phone mobile number home house flat work job jobs school university "
    "college breakfast lunch dinner brunch supper coffee tea food water money time times weather rain "
    "snow traffic life love music sleep health family dogs cats kids children parents friends "
    "mornings evenings nights weekends mondays weekdays winter summer spring autumn meeting meetings "
    "appointment flight flights train trains bus holiday holidays vacation wedding party birthday "
    "birthdays exam exams homework class classes training gym yoga everything nothing something "
    "anything everyone everybody nobody someone people men women folks some many most any all both "
    "each every other others one two three four five six first second third last next another such "
    "same what which who whose why how when where while because although though since if unless until "
    "after before during despite favourite favourites best worst better hobby hobbies goal goals plan "
    "plans project projects title role location city hometown timezone language languages diet "
    "allergy allergies pet pets likes dislikes interests nationality occupation profession employer "
    "company pronouns education news update question questions answer answers thing things today "
    "tomorrow yesterday tonight monday tuesday wednesday thursday friday saturday sunday january "
    "february march april june july august september october november december peanuts nuts shellfish "
    "dairy gluten eggs milk cheese fish meat pork beef bees wasps cats pollen crowds running swimming "
    "hiking reading cooking driving flying writing sorry thanks thank please yes no ok okay hello hi "
    "hey well wow so oh great good nice cool fine sure right left long short big small new old happy "
    "sad tired dad mum mom mother father sister brother wife husband son daughter boss manager "
    "colleague neighbour friend team office client customer doctor dentist teacher remember note "
    "reminder fyi btw also currently originally previously formerly really honestly basically "
    "actually maybe perhaps probably definitely never always sometimes often usually black white red "
    "green blue yellow dark light hot cold mine yours ours theirs being having doing going getting "
    "making looking feeling working living moving starting finishing"
)
"""Words that are no names although they may open a sentence with a capital."""
