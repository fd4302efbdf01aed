"""Italian. How to read the table is told in `engine/phrasebook.py`."""

from typing import Final

ITALIAN: Final = """
names = italian italiano italienisch italien italiana italiaans
words = io tu dove che cosa chi quando quale quanti come sono è mio mia miei ho vivo non e il lo la
until = fino al {d}
since = dal {d}
span = dal {a} al {b}
day = {d} {m} {y}
first = 1º
months = gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre

! unknown = Non lo so ancora.
! noted = Va bene, me lo ricorderò.
! understood = Capito, farò così.
! greeting = Ciao. Che cosa vuoi sapere?
! welcome = Prego.
! fine = Va bene.
! nothing = Va bene. Non ho trovato niente da ricordare.
! count = Ne conosco {n}.
! you_said = Hai detto: "{t}"
! other_said = {s} ha detto: "{t}"
! i_said = Ho detto: "{t}"
! it_says = C'è scritto: "{t}"
! any = Ecco che cosa so di te: {k}: {v}. / Ecco che cosa so di {s}: {k}: {v}.

name = Ti chiami {v}. / {s} si chiama {v}.
job_title = Il tuo lavoro: {v}. / Lavoro di {s}: {v}.
employer works_at = Lavori per {v}. / {s} lavora per {v}.
location lives_in = Vivi a {v}. / {s} vive a {v}.
hometown from = Vieni da {v}. / {s} viene da {v}.
age = Hai {v} anni. / {s} ha {v} anni.
birthday = Il tuo compleanno è il {v}. / Il compleanno di {s} è il {v}.
email = Il tuo indirizzo e-mail è {v}. / L'indirizzo e-mail di {s} è {v}.
phone = Il tuo numero di telefono è {v}. / Il numero di telefono di {s} è {v}.
timezone = Il tuo fuso orario è {v}. / Il fuso orario di {s} è {v}.
nationality = La tua nazionalità: {v}. / Nazionalità di {s}: {v}.
spouse married_to = Condividi la vita con {v}. / {s} condivide la vita con {v}. / {s} condivide la vita con te.
child = Tra i tuoi figli c'è {v}. / Tra i figli di {s} c'è {v}.
parent_of = Tra i tuoi figli c'è {v}. / Tra i figli di {s} c'è {v}. / Tra i tuoi genitori c'è {s}.
sibling sibling_of = Tra i tuoi fratelli c'è {v}. / Tra i fratelli di {s} c'è {v}. / Tra i tuoi fratelli c'è {s}.
pet has_pet = Hai un animale domestico: {v}. / {s} ha un animale domestico: {v}.
education studied_at = I tuoi studi: {v}. / Studi di {s}: {v}.
manager reports_to = Rispondi a {v}. / {s} risponde a {v}. / {s} risponde a te.
language = Parli {v}. / {s} parla {v}.
likes = Ti piace: {v}. / A {s} piace: {v}. / A {s} piaci.
dislikes = Non ti piace: {v}. / A {s} non piace: {v}. / A {s} non piaci.
prefers = Preferisci {v}. / {s} preferisce {v}.
allergy = Hai un'allergia: {v}. / {s} ha un'allergia: {v}.
diet = La tua dieta: {v}. / Dieta di {s}: {v}.
hobby = Tra i tuoi hobby c'è {v}. / Tra gli hobby di {s} c'è {v}.
skill = Tra le tue competenze c'è {v}. / Tra le competenze di {s} c'è {v}.
tool uses = Usi {v}. / {s} usa {v}.
current_project works_on = Lavori al progetto {v}. / {s} lavora al progetto {v}.
goal = Il tuo obiettivo: {v}. / Obiettivo di {s}: {v}.
plan = Il tuo programma: {v}. / Programma di {s}: {v}.
status = La tua situazione: {v}. / Situazione di {s}: {v}.
mood = Il tuo umore: {v}. / Umore di {s}: {v}.
knows = Conosci {v}. / {s} conosce {v}. / {s} ti conosce.
member_of = Sei membro di {v}. / {s} è membro di {v}.
manages = Dirigi {v}. / {s} dirige {v}.
part_of = Fai parte di {v}. / {s} fa parte di {v}.

past location = Hai vissuto a {v} {w}. / {s} ha vissuto a {v} {w}.
past employer = Hai lavorato per {v} {w}. / {s} ha lavorato per {v} {w}.
past job_title = Il tuo lavoro {w}: {v}. / Lavoro di {s} {w}: {v}.

? dove (?:vivo|abito) = Where do I live?
? (?:dove|per chi) lavoro = Where do I work?
? (?:che lavoro faccio|qual [èe]'? il mio lavoro) = What is my job?
? come mi chiamo|qual [èe]'? il mio nome = What is my name?
? quanti anni ho = How old am I?
? quando [èe]'? il mio compleanno = When is my birthday?
? (?:che )?(?:cosa )?mi piace = What do I like?
? a (?:che )?cosa sono allergic[oa]|quali allergie ho = What am I allergic to?
? con chi sono sposat[oa]|chi [èe]'? (?:mia moglie|mio marito) = Who am I married to?
? (?:che|quali) animali ho|come si chiama il mio animale = What pets do I have?
? chi sono i miei (?:fratelli) = Who are my siblings?
? chi sono i miei figli = Who are my children?
? (?:che|quali) lingue parlo = What languages do I speak?
? da dove vengo|di dove sono = Where am I from?
? quali sono i miei hobby = What are my hobbies?
? chi [èe]'? il mio capo = Who is my boss?
? (?:che )?cosa sai di me = What do you know about me?
"""
