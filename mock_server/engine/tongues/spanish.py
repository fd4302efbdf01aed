"""Spanish. How to read the table is told in `engine/phrasebook.py`."""

from typing import Final

SPANISH: Final = """
names = spanish español espanol castellano spanisch espagnol spagnolo espanhol spaans
words = yo tú dónde donde qué que quién quien cuál cuando cuándo cómo como soy es mi mis tengo vivo no y el la
until = hasta el {d}
since = desde el {d}
span = del {a} al {b}
day = {d} de {m} de {y}
months = enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre

! unknown = Todavía no lo sé.
! noted = Anotado, lo recordaré.
! understood = Entendido, así lo haré.
! greeting = Hola. ¿Qué te gustaría saber?
! welcome = De nada.
! fine = De acuerdo.
! nothing = De acuerdo. No he encontrado ahí nada que recordar.
! count = Sé de {n}.
! you_said = Dijiste: "{t}"
! other_said = {s} dijo: "{t}"
! i_said = Dije: "{t}"
! it_says = Ahí dice: "{t}"
! any = Esto sé de ti: {k}: {v}. / Esto sé de {s}: {k}: {v}.

name = Te llamas {v}. / {s} se llama {v}.
job_title = Trabajas de {v}. / {s} trabaja de {v}.
employer works_at = Trabajas en {v}. / {s} trabaja en {v}.
location lives_in = Vives en {v}. / {s} vive en {v}.
hometown from = Eres de {v}. / {s} es de {v}.
age = Tienes {v} años. / {s} tiene {v} años.
birthday = Tu cumpleaños es el {v}. / El cumpleaños de {s} es el {v}.
email = Tu correo electrónico es {v}. / El correo electrónico de {s} es {v}.
phone = Tu número de teléfono es {v}. / El número de teléfono de {s} es {v}.
timezone = Tu zona horaria es {v}. / La zona horaria de {s} es {v}.
nationality = Tu nacionalidad: {v}. / Nacionalidad de {s}: {v}.
spouse married_to = Estás en matrimonio con {v}. / {s} está en matrimonio con {v}. / {s} está en matrimonio contigo.
child = Entre tus hijos está {v}. / Entre los hijos de {s} está {v}.
parent_of = Entre tus hijos está {v}. / Entre los hijos de {s} está {v}. / Entre tus padres está {s}.
sibling sibling_of = Entre tus hermanos está {v}. / Entre los hermanos de {s} está {v}. / Entre tus hermanos está {s}.
pet has_pet = Tienes una mascota: {v}. / {s} tiene una mascota: {v}.
education studied_at = Tus estudios: {v}. / Estudios de {s}: {v}.
manager reports_to = Respondes ante {v}. / {s} responde ante {v}. / {s} responde ante ti.
language = Hablas {v}. / {s} habla {v}.
likes = Te gusta: {v}. / A {s} le gusta: {v}. / A {s} le gustas.
dislikes = No te gusta: {v}. / A {s} no le gusta: {v}. / A {s} no le gustas.
prefers = Prefieres {v}. / {s} prefiere {v}.
allergy = Tienes alergia a: {v}. / {s} tiene alergia a: {v}.
diet = Tu dieta: {v}. / Dieta de {s}: {v}.
hobby = Entre tus aficiones está {v}. / Entre las aficiones de {s} está {v}.
skill = Entre tus habilidades está {v}. / Entre las habilidades de {s} está {v}.
tool uses = Usas {v}. / {s} usa {v}.
current_project works_on = Trabajas en el proyecto {v}. / {s} trabaja en el proyecto {v}.
goal = Tu objetivo: {v}. / Objetivo de {s}: {v}.
plan = Tu plan: {v}. / Plan de {s}: {v}.
status = Tu situación: {v}. / Situación de {s}: {v}.
mood = Tu estado de ánimo: {v}. / Estado de ánimo de {s}: {v}.
knows = Conoces a {v}. / {s} conoce a {v}. / {s} te conoce.
member_of = Eres miembro de {v}. / {s} es miembro de {v}.
manages = Diriges {v}. / {s} dirige {v}.
part_of = Formas parte de {v}. / {s} forma parte de {v}.

past location = Viviste en {v} {w}. / {s} vivió en {v} {w}.
past employer = Trabajaste en {v} {w}. / {s} trabajó en {v} {w}.
past job_title = Trabajaste de {v} {w}. / {s} trabajó de {v} {w}.

? d[óo]nde vivo = Where do I live?
? (?:d[óo]nde|para qui[ée]n) trabajo = Where do I work?
? (?:de qu[ée] trabajo|cu[áa]l es mi (?:trabajo|profesi[óo]n)|a qu[ée] me dedico) = What is my job?
? c[óo]mo me llamo|cu[áa]l es mi nombre = What is my name?
? cu[áa]ntos a[ñn]os tengo = How old am I?
? cu[áa]ndo es mi cumplea[ñn]os = When is my birthday?
? qu[ée] me gusta = What do I like?
? a qu[ée] (?:soy al[ée]rgic[oa]|tengo alergia) = What am I allergic to?
? con qui[ée]n estoy casad[oa]|qui[ée]n es mi (?:esposa|marido|mujer|esposo) = Who am I married to?
? qu[ée] mascotas tengo|c[óo]mo se llama mi mascota = What pets do I have?
? qui[ée]nes son mis hermanos = Who are my siblings?
? qui[ée]nes son mis hijos = Who are my children?
? qu[ée] idiomas hablo = What languages do I speak?
? de d[óo]nde soy = Where am I from?
? cu[áa]les son mis (?:aficiones|hobbies|pasatiempos) = What are my hobbies?
? qui[ée]n es mi (?:jef[ea]) = Who is my boss?
? qu[ée] sabes (?:de|sobre) m[íi] = What do you know about me?
"""
