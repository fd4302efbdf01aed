"""German. How to read the table is told in `engine/phrasebook.py`."""

from typing import Final

GERMAN: Final = """
names = german deutsch allemand alemán aleman tedesco alemão alemao duits
words = ich du wo wie was wer wann welche ist bin bist der die das mein meine habe kann nicht und
until = bis zum {d}
since = seit dem {d}
span = vom {a} bis zum {b}
day = {d}. {m} {y}
months = Januar Februar März April Mai Juni Juli August September Oktober November Dezember

! unknown = Das weiß ich noch nicht.
! noted = Gut, das merke ich mir.
! understood = Verstanden, daran halte ich mich.
! greeting = Hallo. Was möchtest du wissen?
! welcome = Gern geschehen.
! fine = In Ordnung.
! nothing = In Ordnung. Darin war nichts, was ich mir merken könnte.
! count = Ich weiß von {n}.
! you_said = Du hast gesagt: "{t}"
! other_said = {s} hat gesagt: "{t}"
! i_said = Ich habe gesagt: "{t}"
! it_says = Dort steht: "{t}"
! any = Über dich weiß ich: {k}: {v}. / Über {s} weiß ich: {k}: {v}.

name = Du heißt {v}. / {s} heißt {v}.
job_title = Du arbeitest als {v}. / {s} arbeitet als {v}.
employer = Du arbeitest bei {v}. / {s} arbeitet bei {v}.
location = Du wohnst in {v}. / {s} wohnt in {v}.
hometown = Du kommst aus {v}. / {s} kommt aus {v}.
age = Du bist {v} Jahre alt. / {s} ist {v} Jahre alt.
birthday = Dein Geburtstag ist {v}. / Der Geburtstag von {s} ist {v}.
email = Deine E-Mail-Adresse ist {v}. / Die E-Mail-Adresse von {s} ist {v}.
phone = Deine Telefonnummer ist {v}. / Die Telefonnummer von {s} ist {v}.
timezone = Deine Zeitzone ist {v}. / Die Zeitzone von {s} ist {v}.
nationality = Deine Nationalität ist {v}. / Die Nationalität von {s} ist {v}.
spouse married_to = Du bist mit {v} verheiratet. / {s} ist mit {v} verheiratet. / {s} ist mit dir verheiratet.
child = Du hast ein Kind: {v}. / {s} hat ein Kind: {v}.
parent_of = Du bist ein Elternteil von {v}. / {s} ist ein Elternteil von {v}. / {s} ist ein Elternteil von dir.
sibling sibling_of = Unter deinen Geschwistern: {v}. / Geschwister von {s}: {v}. / Unter deinen Geschwistern: {s}.
pet has_pet = Du hast ein Haustier: {v}. / {s} hat ein Haustier: {v}.
education studied_at = Deine Ausbildung: {v}. / Ausbildung von {s}: {v}.
manager reports_to = Du berichtest an {v}. / {s} berichtet an {v}. / {s} berichtet an dich.
language = Du sprichst {v}. / {s} spricht {v}.
likes = Du magst {v}. / {s} mag {v}. / {s} mag dich.
dislikes = Du magst {v} nicht. / {s} mag {v} nicht. / {s} mag dich nicht.
prefers = Du bevorzugst {v}. / {s} bevorzugt {v}.
allergy = Du bist allergisch gegen {v}. / {s} ist allergisch gegen {v}.
diet = Deine Ernährung: {v}. / Ernährung von {s}: {v}.
hobby = Zu deinen Hobbys gehört {v}. / Zu den Hobbys von {s} gehört {v}.
skill = Zu deinen Fähigkeiten gehört {v}. / Zu den Fähigkeiten von {s} gehört {v}.
tool uses = Du benutzt {v}. / {s} benutzt {v}.
current_project works_on = Du arbeitest an {v}. / {s} arbeitet an {v}.
goal = Dein Ziel: {v}. / Ziel von {s}: {v}.
plan = Du hast vor: {v}. / {s} hat vor: {v}.
status = Dein Status: {v}. / Status von {s}: {v}.
mood = Deine Stimmung: {v}. / Stimmung von {s}: {v}.
works_at = Du arbeitest bei {v}. / {s} arbeitet bei {v}.
lives_in = Du wohnst in {v}. / {s} wohnt in {v}.
from = Du kommst aus {v}. / {s} kommt aus {v}.
knows = Du kennst {v}. / {s} kennt {v}. / {s} kennt dich.
member_of = Du bist Mitglied von {v}. / {s} ist Mitglied von {v}.
manages = Du leitest {v}. / {s} leitet {v}.
part_of = Du gehörst zu {v}. / {s} gehört zu {v}.

past location = Du hast {w} in {v} gewohnt. / {s} hat {w} in {v} gewohnt.
past employer = Du hast {w} bei {v} gearbeitet. / {s} hat {w} bei {v} gearbeitet.
past job_title = Du hast {w} als {v} gearbeitet. / {s} hat {w} als {v} gearbeitet.

? wo (?:wohne|lebe) ich|wo bin ich zu ?hause = Where do I live?
? wo arbeite ich|f[üu]r wen arbeite ich = Where do I work?
? was (?:bin ich von beruf|mache ich beruflich|arbeite ich|ist mein (?:beruf|job)) = What is my job?
? wie hei(?:ß|ss)e ich|was ist mein name|wie ist mein name = What is my name?
? wie alt bin ich = How old am I?
? wann (?:ist mein geburtstag|habe ich geburtstag) = When is my birthday?
? was mag ich|was gef[äa]llt mir = What do I like?
? was mag ich nicht = What do I dislike?
? wogegen bin ich allergisch|welche allergien habe ich = What am I allergic to?
? mit wem bin ich verheiratet|wer ist mein(?:e)? (?:frau|mann|partner(?:in)?) = Who am I married to?
? (?:welche|was f[üu]r) (?:haustiere|tiere) habe ich|wie hei(?:ß|ss)t mein haustier = What pets do I have?
? wer sind meine geschwister = Who are my siblings?
? (?:wer sind|wie hei(?:ß|ss)en) meine kinder = Who are my children?
? welche sprachen? spreche ich = What languages do I speak?
? woher komme ich = Where am I from?
? (?:was|welche) (?:sind meine )?hobbys(?: habe ich)? = What are my hobbies?
? wer ist mein(?:e)? chef(?:in)? = Who is my boss?
? was (?:wei(?:ß|ss)t du|ist) [üu]ber mich(?: bekannt)?|wer bin ich = What do you know about me?
"""
