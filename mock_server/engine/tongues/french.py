"""French. How to read the table is told in `engine/phrasebook.py`; {de} is "de" or, before a vowel, "d'"."""

from typing import Final

FRENCH: Final = """
names = french français francais französisch franzosisch francés frances francese francês frans
words = je tu où ou quel quelle quels est suis es le la les mon ma mes ai pas que qui quand comment et
until = jusqu'au {d}
since = depuis le {d}
span = du {a} au {b}
day = {d} {m} {y}
first = 1er
months = janvier février mars avril mai juin juillet août septembre octobre novembre décembre

! unknown = Je ne le sais pas encore.
! noted = C'est noté, je m'en souviendrai.
! understood = Compris, je m'y tiendrai.
! greeting = Bonjour. Que veux-tu savoir ?
! welcome = Je t'en prie.
! fine = D'accord.
! nothing = D'accord. Je n'ai rien trouvé à retenir là-dedans.
! count = J'en connais {n}.
! you_said = Tu as dit : "{t}"
! other_said = {s} a dit : "{t}"
! i_said = J'ai dit : "{t}"
! it_says = Il est écrit : "{t}"
! any = Voici ce que je sais de toi : {k} : {v}. / Voici ce que je sais {de}{s} : {k} : {v}.

name = Tu t'appelles {v}. / {s} s'appelle {v}.
job_title = Ton métier : {v}. / Métier {de}{s} : {v}.
employer works_at = Tu travailles chez {v}. / {s} travaille chez {v}.
location lives_in = Tu habites à {v}. / {s} habite à {v}.
hometown from = Ta ville ou ton pays d'origine : {v}. / Origine {de}{s} : {v}.
age = Tu as {v} ans. / {s} a {v} ans.
birthday = Ton anniversaire est le {v}. / L'anniversaire {de}{s} est le {v}.
email = Ton adresse e-mail est {v}. / L'adresse e-mail {de}{s} est {v}.
phone = Ton numéro de téléphone est le {v}. / Le numéro de téléphone {de}{s} est le {v}.
timezone = Ton fuseau horaire est {v}. / Le fuseau horaire {de}{s} est {v}.
nationality = Ta nationalité : {v}. / Nationalité {de}{s} : {v}.
spouse married_to = Tu partages ta vie avec {v}. / {s} partage sa vie avec {v}. / {s} partage ta vie.
child = Tu as un enfant : {v}. / {s} a un enfant : {v}.
parent_of = Tu es un parent {dev}{v}. / {s} est un parent {dev}{v}. / {s} est un de tes parents.
sibling sibling_of = Dans ta fratrie, il y a {v}. / Dans la fratrie {de}{s}, il y a {v}. / Dans ta fratrie, il y a {s}.
pet has_pet = Tu as un animal : {v}. / {s} a un animal : {v}.
education studied_at = Tes études : {v}. / Études {de}{s} : {v}.
manager reports_to = Ton responsable : {v}. / Responsable {de}{s} : {v}. / {s} travaille sous ta responsabilité.
language = Tu parles {v}. / {s} parle {v}.
likes = Tu aimes {v}. / {s} aime {v}. / {s} t'aime bien.
dislikes = Tu n'aimes pas {v}. / {s} n'aime pas {v}. / {s} ne t'aime pas.
prefers = Tu préfères {v}. / {s} préfère {v}.
allergy = Tu as une allergie : {v}. / {s} a une allergie : {v}.
diet = Ton régime alimentaire : {v}. / Régime alimentaire {de}{s} : {v}.
hobby = Parmi tes loisirs : {v}. / Parmi les loisirs {de}{s} : {v}.
skill = Parmi tes compétences : {v}. / Parmi les compétences {de}{s} : {v}.
tool uses = Tu utilises {v}. / {s} utilise {v}.
current_project works_on = Tu travailles sur {v}. / {s} travaille sur {v}.
goal = Ton objectif : {v}. / Objectif {de}{s} : {v}.
plan = Ton projet : {v}. / Projet {de}{s} : {v}.
status = Ta situation : {v}. / Situation {de}{s} : {v}.
mood = Ton humeur : {v}. / Humeur {de}{s} : {v}.
knows = Tu connais {v}. / {s} connaît {v}. / {s} te connaît.
member_of = Tu fais partie {dev}{v}. / {s} fait partie {dev}{v}.
manages = Tu diriges {v}. / {s} dirige {v}.
part_of = Tu fais partie {dev}{v}. / {s} fait partie {dev}{v}.

past location = Tu as habité à {v} {w}. / {s} a habité à {v} {w}.
past employer = Tu as travaillé chez {v} {w}. / {s} a travaillé chez {v} {w}.
past job_title = Ton métier {w} : {v}. / Métier {de}{s} {w} : {v}.

? o[ùu] (?:est-ce que )?(?:j'habite|je vis)|o[ùu] (?:habit[ée]-je|vis-je) = Where do I live?
? o[ùu] (?:est-ce que )?je travaille|pour qui (?:est-ce que )?je travaille = Where do I work?
? (?:quel est mon (?:m[ée]tier|travail|emploi)|qu'est-ce que je fais dans la vie) = What is my job?
? comment (?:est-ce que )?je m'appelle|quel est mon (?:nom|pr[ée]nom) = What is my name?
? quel [âa]ge (?:ai-je|est-ce que j'ai|j'ai) = How old am I?
? quand est mon anniversaire|c'est quand mon anniversaire = When is my birthday?
? qu'est-ce que j'aime|qu'aim[ée]-je = What do I like?
? [àa] quoi (?:est-ce que )?(?:je suis|suis-je) allergique|quelles sont mes allergies = What am I allergic to?
? (?:avec qui (?:est-ce que )?je suis mari[ée]e?|qui est (?:mon mari|ma femme)) = Who am I married to?
? (?:quels animaux ai-je|comment s'appelle mon animal) = What pets do I have?
? quelles langues (?:est-ce que )?(?:je parle|parl[ée]-je) = What languages do I speak?
? d'o[ùu] (?:je viens|viens-je|est-ce que je viens) = Where am I from?
? quels sont mes (?:loisirs|hobbies|passe-temps) = What are my hobbies?
? qui est mon (?:chef|patron|responsable) = Who is my boss?
? (?:que sais-tu|qu'est-ce que tu sais) (?:de|sur) moi = What do you know about me?
"""
