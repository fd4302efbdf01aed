"""Portuguese. How to read the table is told in `engine/phrasebook.py`."""

from typing import Final

PORTUGUESE: Final = """
names = portuguese português portugues portugiesisch portugais portugués portoghese portugees
words = eu você tu onde que quem quando qual quais como sou é meu minha tenho moro não e o a os
until = até {d}
since = desde {d}
span = de {a} a {b}
day = {d} de {m} de {y}
months = janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro

! unknown = Ainda não sei.
! noted = Anotado, vou me lembrar.
! understood = Entendido, farei assim.
! greeting = Olá. O que você quer saber?
! welcome = De nada.
! fine = Está bem.
! nothing = Está bem. Não encontrei nada para lembrar.
! count = Sei de {n}.
! you_said = Você disse: "{t}"
! other_said = {s} disse: "{t}"
! i_said = Eu disse: "{t}"
! it_says = Está escrito: "{t}"
! any = Isto eu sei sobre você: {k}: {v}. / Isto eu sei sobre {s}: {k}: {v}.

name = Seu nome é {v}. / O nome de {s} é {v}.
job_title = Seu trabalho: {v}. / Trabalho de {s}: {v}.
employer works_at = Você trabalha em {v}. / {s} trabalha em {v}.
location lives_in = Você mora em {v}. / {s} mora em {v}.
hometown from = Você vem de {v}. / {s} vem de {v}.
age = Você tem {v} anos. / {s} tem {v} anos.
birthday = Seu aniversário: {v}. / Aniversário de {s}: {v}.
email = Seu e-mail é {v}. / O e-mail de {s} é {v}.
phone = Seu número de telefone é {v}. / O número de telefone de {s} é {v}.
timezone = Seu fuso horário é {v}. / O fuso horário de {s} é {v}.
nationality = Sua nacionalidade: {v}. / Nacionalidade de {s}: {v}.
spouse married_to = Você divide a vida com {v}. / {s} divide a vida com {v}. / {s} divide a vida com você.
child = Entre seus filhos está {v}. / Entre os filhos de {s} está {v}.
parent_of = Entre seus filhos está {v}. / Entre os filhos de {s} está {v}. / Entre seus pais está {s}.
sibling sibling_of = Entre seus irmãos está {v}. / Entre os irmãos de {s} está {v}. / Entre seus irmãos está {s}.
pet has_pet = Você tem um animal de estimação: {v}. / {s} tem um animal de estimação: {v}.
education studied_at = Seus estudos: {v}. / Estudos de {s}: {v}.
manager reports_to = Você responde a {v}. / {s} responde a {v}. / {s} responde a você.
language = Você fala {v}. / {s} fala {v}.
likes = Você gosta de: {v}. / {s} gosta de: {v}. / {s} gosta de você.
dislikes = Você não gosta de: {v}. / {s} não gosta de: {v}. / {s} não gosta de você.
prefers = Você prefere {v}. / {s} prefere {v}.
allergy = Você tem alergia a: {v}. / {s} tem alergia a: {v}.
diet = Sua dieta: {v}. / Dieta de {s}: {v}.
hobby = Entre seus passatempos está {v}. / Entre os passatempos de {s} está {v}.
skill = Entre suas habilidades está {v}. / Entre as habilidades de {s} está {v}.
tool uses = Você usa {v}. / {s} usa {v}.
current_project works_on = Você trabalha no projeto {v}. / {s} trabalha no projeto {v}.
goal = Seu objetivo: {v}. / Objetivo de {s}: {v}.
plan = Seu plano: {v}. / Plano de {s}: {v}.
status = Sua situação: {v}. / Situação de {s}: {v}.
mood = Seu humor: {v}. / Humor de {s}: {v}.
knows = Você conhece {v}. / {s} conhece {v}. / {s} conhece você.
member_of = Você é membro de {v}. / {s} é membro de {v}.
manages = Você dirige {v}. / {s} dirige {v}.
part_of = Você faz parte de {v}. / {s} faz parte de {v}.

past location = Você morou em {v} {w}. / {s} morou em {v} {w}.
past employer = Você trabalhou em {v} {w}. / {s} trabalhou em {v} {w}.
past job_title = Seu trabalho {w}: {v}. / Trabalho de {s} {w}: {v}.

? onde (?:eu )?(?:moro|vivo) = Where do I live?
? onde (?:eu )?trabalho|para quem (?:eu )?trabalho = Where do I work?
? qual [ée] (?:o )?(?:meu trabalho|minha profiss[ãa]o)|em que (?:eu )?trabalho = What is my job?
? como (?:eu )?me chamo|qual [ée] (?:o )?meu nome = What is my name?
? quantos anos (?:eu )?tenho = How old am I?
? quando [ée] (?:o )?meu anivers[áa]rio = When is my birthday?
? (?:do|de) que (?:[ée] que )?(?:eu )?gosto = What do I like?
? (?:a|de) que (?:eu )?sou al[ée]rgic[oa] = What am I allergic to?
? com quem (?:eu )?sou casad[oa]|quem [ée] (?:a minha esposa|minha esposa|(?:o )?meu marido) = Who am I married to?
? que animais (?:eu )?tenho|como se chama (?:o )?meu animal = What pets do I have?
? quem s[ãa]o (?:os )?meus irm[ãa]os = Who are my siblings?
? quem s[ãa]o (?:os )?meus filhos = Who are my children?
? (?:que|quais) l[íi]nguas (?:eu )?falo = What languages do I speak?
? de onde (?:eu )?(?:sou|venho) = Where am I from?
? quais s[ãa]o (?:os )?meus (?:hobbies|passatempos) = What are my hobbies?
? quem [ée] (?:o )?meu chefe = Who is my boss?
? o que (?:voc[êe] )?sabes? (?:de|sobre) mim = What do you know about me?
"""
