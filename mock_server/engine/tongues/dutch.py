"""Dutch. How to read the table is told in `engine/phrasebook.py`."""

from typing import Final

DUTCH: Final = """
names = dutch nederlands niederländisch niederlandisch néerlandais neerlandais neerlandés olandese holandês holands
words = ik jij je waar wat wie hoe wanneer welke ben is de het mijn heb woon niet en een
until = tot {d}
since = sinds {d}
span = van {a} tot {b}
day = {d} {m} {y}
months = januari februari maart april mei juni juli augustus september oktober november december

! unknown = Dat weet ik nog niet.
! noted = Goed, dat onthoud ik.
! understood = Begrepen, daar houd ik me aan.
! greeting = Hallo. Wat wil je weten?
! welcome = Graag gedaan.
! fine = Goed.
! nothing = Goed. Daar stond niets in om te onthouden.
! count = Ik weet er {n}.
! you_said = Je zei: "{t}"
! other_said = {s} zei: "{t}"
! i_said = Ik zei: "{t}"
! it_says = Er staat: "{t}"
! any = Dit weet ik over jou: {k}: {v}. / Dit weet ik over {s}: {k}: {v}.

name = Je heet {v}. / {s} heet {v}.
job_title = Je werkt als {v}. / {s} werkt als {v}.
employer works_at = Je werkt bij {v}. / {s} werkt bij {v}.
location lives_in = Je woont in {v}. / {s} woont in {v}.
hometown from = Je komt uit {v}. / {s} komt uit {v}.
age = Je bent {v} jaar oud. / {s} is {v} jaar oud.
birthday = Je verjaardag is {v}. / De verjaardag van {s} is {v}.
email = Je e-mailadres is {v}. / Het e-mailadres van {s} is {v}.
phone = Je telefoonnummer is {v}. / Het telefoonnummer van {s} is {v}.
timezone = Je tijdzone is {v}. / De tijdzone van {s} is {v}.
nationality = Je nationaliteit: {v}. / Nationaliteit van {s}: {v}.
spouse married_to = Je bent getrouwd met {v}. / {s} is getrouwd met {v}. / {s} is getrouwd met jou.
child = Je hebt een kind: {v}. / {s} heeft een kind: {v}.
parent_of = Je bent een ouder van {v}. / {s} is een ouder van {v}. / {s} is een ouder van jou.
sibling sibling_of = Je broer of zus: {v}. / Broer of zus van {s}: {v}. / {s} is je broer of zus.
pet has_pet = Je hebt een huisdier: {v}. / {s} heeft een huisdier: {v}.
education studied_at = Je opleiding: {v}. / Opleiding van {s}: {v}.
manager reports_to = Je leidinggevende is {v}. / De leidinggevende van {s} is {v}. / Jij bent de leidinggevende van {s}.
language = Je spreekt {v}. / {s} spreekt {v}.
likes = Je houdt van {v}. / {s} houdt van {v}. / {s} vindt jou leuk.
dislikes = Je houdt niet van {v}. / {s} houdt niet van {v}. / {s} vindt jou niet leuk.
prefers = Je hebt een voorkeur voor {v}. / {s} heeft een voorkeur voor {v}.
allergy = Je bent allergisch voor {v}. / {s} is allergisch voor {v}.
diet = Je dieet: {v}. / Dieet van {s}: {v}.
hobby = Een van je hobby's is {v}. / Een van de hobby's van {s} is {v}.
skill = Een van je vaardigheden is {v}. / Een van de vaardigheden van {s} is {v}.
tool uses = Je gebruikt {v}. / {s} gebruikt {v}.
current_project works_on = Je werkt aan {v}. / {s} werkt aan {v}.
goal = Je doel: {v}. / Doel van {s}: {v}.
plan = Je plan: {v}. / Plan van {s}: {v}.
status = Je status: {v}. / Status van {s}: {v}.
mood = Je stemming: {v}. / Stemming van {s}: {v}.
knows = Je kent {v}. / {s} kent {v}. / {s} kent jou.
member_of = Je bent lid van {v}. / {s} is lid van {v}.
manages = Je leidt {v}. / {s} leidt {v}.
part_of = Je hoort bij {v}. / {s} hoort bij {v}.

past location = Je woonde {w} in {v}. / {s} woonde {w} in {v}.
past employer = Je werkte {w} bij {v}. / {s} werkte {w} bij {v}.
past job_title = Je werkte {w} als {v}. / {s} werkte {w} als {v}.

? waar woon ik = Where do I live?
? (?:waar|voor wie) werk ik = Where do I work?
? wat (?:is mijn (?:werk|baan|beroep)|doe ik voor werk) = What is my job?
? hoe heet ik|wat is mijn naam = What is my name?
? hoe oud ben ik = How old am I?
? wanneer (?:ben ik jarig|is mijn verjaardag) = When is my birthday?
? wat vind ik (?:leuk|lekker)|waar hou(?:d)? ik van = What do I like?
? waar(?:voor)? ben ik allergisch(?: voor)? = What am I allergic to?
? met wie ben ik getrouwd|wie is mijn (?:vrouw|man) = Who am I married to?
? welke huisdieren heb ik|hoe heet mijn huisdier = What pets do I have?
? (?:wie zijn|hoe heten) mijn kinderen = Who are my children?
? welke talen spreek ik = What languages do I speak?
? waar kom ik vandaan = Where am I from?
? wat zijn mijn hobby's = What are my hobbies?
? wie is mijn (?:baas|leidinggevende) = Who is my boss?
? wat weet je (?:van|over) mij = What do you know about me?
"""
