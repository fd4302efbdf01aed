"""Common given names, for turns typed without capitals, where nothing else tells "im tracy" from "im tired".

Names that are everyday words as well ("rich", "will", "frank") are left out on purpose.
"""

from typing import Final

from mock_server.engine.extract.lexicon import words

_NAMES: Final = words(
    "aaron abby abdul abigail adam adele adrian agnes ahmed aidan aiden aisha alan alana alba albert alec "
    "alejandro alex alexa alexandra alexis alfie alfred ali alice alicia alina alison allan allie alma alyssa "
    "amal amanda amara amber amelia amina amir amit amy ana anastasia anders andre andrea andreas andrei andrew "
    "andy angela angelica angie anika anita anjali ann anna annabel anne anneliese annette annie anthony antoine "
    "anton antonia antonio anya archie ariana arjun arthur arturo asha ashley astrid audrey aurora austin ava "
    "aya ayesha barbara barney beatrice beatriz becca becky belinda ben benedict benjamin bernadette bernard "
    "beth bethany betty bianca blake bob bobby bonnie boris brad bradley brandon brenda brendan brett brian "
    "bridget brittany bruce bruno bryan caitlin callum cameron camila camille carl carla carlos carmen carol "
    "carolina caroline carrie casey cassie catherine cathy cecilia chantal charlene charles charlie charlotte "
    "chelsea cheryl chiara chloe chris christian christina christine christopher cindy claire clara clare "
    "claudia claudio clive colin connie connor conor corey courtney craig curtis cynthia daisuke damian dan dana "
    "daniel daniela danielle danny daphne darren dave david dean debbie deborah deepak denise deniz dennis derek "
    "diana diane diego dieter dimitri dina dmitri dominic donna doris dorothy doug douglas duncan dylan eddie "
    "edgar edith edward edwin eileen elaine eleanor elena eleni eli elias elif elijah elisa elise eliza "
    "elizabeth ella ellen ellie elliot elodie elsa emil emilia emily emma emmanuel emre eric erica erik erika "
    "erin ernesto esme esther ethan eugene eva evan eve evelyn ewan ezra fabian farah fatima fatma federico "
    "felipe felix fernanda fernando finn fiona florian frances francesca francesco francis francisco frankie "
    "franz fred freddie freya gabriel gabriela gareth gary gavin gemma geoff george georgia georgina gerald "
    "gerard gina giorgio giovanni giulia gladys glen glenn gloria gordon graham greg gregory greta guillermo "
    "gustavo gwen hamza hana hank hannah hans harriet harry harvey hassan hayley heather hector heidi helen "
    "helena helga henrik henry hilary hiro holly howard hugo ian ibrahim ida igor ilse imani imran ines ingrid "
    "irene irina isaac isabel isabella isla ivan ivy jackie jacob jacqueline jade jake jakub jamal james jamie "
    "jan jane janet janice jared jasmine jason javier jay jean jeff jemma jen jenna jennifer jenny jeremy jerome "
    "jerry jess jesse jessica jessie jill jim jimmy joan joanna joanne jodie joe joel joey johan johannes john "
    "johnny jon jonas jonathan jordan jorge jose josef joseph josephine josh joshua joyce juan judith judy julia "
    "julian julie juliet julio justin justine kai kara karen karim karin karl karolina kasia kat kate katerina "
    "katherine kathleen kathy katie katrina kayla keith kelly kelsey ken kendra kenji kenneth kenny kerry kev "
    "kevin khadija khalid kieran kim kirsten kirsty klaus kofi kristen kristin kristina kumar kurt kwame kyle "
    "lara larry lars laura lauren laurence leah lee leila lena leo leon leonardo leroy lesley leslie lewis liam "
    "lidia lily lina linda lindsay lisa liz lizzie lloyd lola lorenzo lorna lorraine louis louisa louise luca "
    "lucas lucia lucy luis luisa lukas luke lydia lynn lynne mabel maddie madeleine madison magda maggie malcolm "
    "malik manuel marc marcel marcin marco marcus margaret margarita maria mariam marian marie marina mario "
    "marion marisol marta martha martin martina marty marvin mary maryam mateo mathilde matilda matt matteo "
    "matthew maureen maurice max maya meera megan mehmet mei mel melanie melinda melissa mia michael michaela "
    "michel michelle miguel mika mike mikey mila millie mimi mina miranda miriam mohamed mohammed moira molly "
    "mona monica monika morgan moritz muhammad murat muriel myra nadia nadine naomi natalia natalie natasha "
    "nathan neil nelson niamh nick nicola nicolas nicole nigel nikhil nikita niklas nikolai nils nina noah noel "
    "nora norman nuria ola olga oliver olivia omar oscar oskar owen pablo paddy paige pam pamela paola paolo "
    "patricia patrick patryk paul paula pauline pedro penelope penny pete peter petra phil philip philippa "
    "phoebe pierre piotr polly pooja priya rachel rafael rahul raj rajesh ralph ramon rana rania raquel raul "
    "ravi raymond rebecca reggie renata rene renee rhys ricardo richard rick ricky rita robbie robert roberta "
    "roberto robyn rodney roger rohan roisin roland roman ronald ronan ronnie rory rosa rosalind rosie ross "
    "roxanne ruben rudy rupert russell ruth ryan sabine sabrina sadie sally sam samantha samir samira "
    "samuel sandeep sandra sanjay santiago sara sarah sasha saul scott sean sebastian selina serena sergio "
    "shannon sharon shaun shawn sheila shelley shirley sian sid simon simone siobhan sofia sonia sophia sophie "
    "stacey stan stefan stefania stella stephanie stephen steve steven stewart stuart sunita susan susanne susie "
    "suzanne sven sylvia tamara tanya tara tariq tasha tatiana taylor ted teresa terry tessa thea theo theresa "
    "thomas tiago tiffany tim timothy tina toby todd tom tomas tomasz tommy toni tony tracey tracy trevor tricia "
    "tristan troy tyler umar ursula valentina valerie vanessa vera veronica vicky victor victoria vijay vikram "
    "vincent viola violet virginia vivian vladimir walter wanda warren wayne wendy wesley wilhelm william wojtek "
    "xavier yannick yara yasmin yolanda yuki yusuf yvette yvonne zac zach zachary zainab zara zoe zofia zuzanna"
)


def is_given_name(low: str) -> bool:
    """Tell whether a word is a common given name, its last letter perhaps drawn out ("tracyy")."""
    return low in _NAMES or (len(low) > 2 and low[-1] == low[-2] and low[:-1] in _NAMES)
