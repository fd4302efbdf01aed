"""The shorthand of chat: words run together, apostrophes left out, sounds spelt as heard.

Slips of the keyboard, which nobody can list, are put right in `spelling.py`.
"""

from typing import Final

_RUN_TOGETHER: Final = (
    "im=i+am ive=i+have i'am=i+am iam=i+am dont=do+not doesnt=does+not dnt=do+not didnt=did+not isnt=is+not "
    "arent=are+not wasnt=was+not werent=were+not havent=have+not hasnt=has+not hadnt=had+not cant=can+not "
    "cannot=can+not wont=will+not wouldnt=would+not couldnt=could+not shouldnt=should+not hes=he+is shes=she+is "
    "theyre=they+are youre=you+are thats=that+is whats=what+is theres=there+is weve=we+have gonna=going+to "
    "wanna=want+to gotta=got+to aint=is+not iv=i+have dunt=do+not doesn=does+not dosent=does+not "
    "doesent=does+not dosnt=does+not didn=did+not cnt=can+not havnt=have+not tryna=trying+to hafta=have+to "
    "cudnt=could+not wudnt=would+not imma=going+to finna=going+to lemme=let+me gimme=give+me wheres=where+is "
    "hows=how+is wana=want+to gona=going+to gunna=going+to gunnae=going+to hafto=have+to needa=need+to "
    "shldnt=should+not whos=who+is everyones=everyone+is weare=we+are"
)
_SPELT: Final = (
    "luv=love luuv=love luvv=love loove=love u=you ur=your cuz=because cos=because coz=because bc=because "
    "tho=though rn=currently "
    "w/=with w=with pls=please plz=please thru=through nu=new abt=about ppl=people wrk=work wrks=works liv=live "
    "livin=living workin=working favorite=favourite fav=favourite fave=favourite favs=favourites yr=year "
    "yrs=years bday=birthday tmrw=tomorrow tmr=tomorrow 2day=today 2moro=tomorrow alergic=allergic hav=have "
    "sum=some wen=when allergik=allergic vegitarian=vegetarian vegeterian=vegetarian n=and frm=from wud=would "
    "cud=could shud=should wld=would cld=could shld=should wuld=would culd=could wrkin=working wrking=working "
    "wrkng=working werk=work werking=working wuz=was waz=was iz=is hv=have hve=have havin=having ya=you vry=very "
    "verry=very vrey=very wasup=hey wassup=hey wazup=hey h8=hate h8s=hates luvs=loves lvs=loves luvv=love "
    "lovin=loving lyk=like lykes=likes liek=like liks=likes bn=been nd=and an'=and teh=the dat=that dis=this "
    "wid=with wiv=with b4=before l8r=later l8=late gr8=great m8=mate m8s=mates 2moz=tomorrow 2mrw=tomorrow "
    "2morrow=tomorrow tomoz=tomorrow tomo=tomorrow 2nite=tonight tonite=tonight 2nyt=tonight nite=night nxt=next "
    "wk=week wks=weeks mth=month mths=months hr=hour hrs=hours yrz=years evry=every evryday=everyday "
    "evrything=everything sumthing=something sumtimes=sometimes sum1=someone evry1=everyone every1=everyone "
    "no1=nobody wot=what wat=what wht=what wats=what bcoz=because bcuz=because becuz=because bcos=because "
    "bcs=because jus=just jst=just juz=just rly=really rlly=really rele=really realy=really srsly=seriously "
    "def=definitely deffo=definitely defo=definitely prob=probably probs=probably probly=probably "
    "prolly=probably actly=actually atm=currently currentley=currently ova=over ovr=over btr=better gud=good "
    "gd=good mornin=morning plzz=please thnx=thanks thanx=thanks tnx=thanks tks=thanks thx=thanks txt=text "
    "txting=texting numba=number nmbr=number fone=phone bdy=birthday birfday=birthday b-day=birthday hubs=hubby "
    "dawta=daughter dotter=daughter lil=little lill=little livn=living livs=lives livd=lived mvd=moved "
    "movd=moved moovd=moved movin=moving goin=going doin=doing playin=playing gettin=getting makin=making "
    "eatin=eating drinkin=drinking lookin=looking tryin=trying comin=coming studyin=studying learnin=learning "
    "startin=starting watchin=watching cookin=cooking bakin=baking runnin=running swimmin=swimming "
    "readin=reading writin=writing buildin=building thinkin=thinking feelin=feeling usin=using gamin=gaming "
    "fishin=fishing hikin=hiking campin=camping drivin=driving teachin=teaching alergy=allergy "
    "alergies=allergies allergys=allergies lactos=lactose vegn=vegan vegi=veggie skool=school skl=school "
    "colege=college compny=company compani=company bizness=business nurce=nurse techer=teacher docter=doctor "
    "frend=friend frends=friends freind=friend freinds=friends bt=but evn=even thn=then nw=now kno=know knw=know "
    "tht=that thts=that ppls=people pple=people ne1=anyone nething=anything nt=not neva=never nvr=never eva=ever "
    "4eva=forever 4ever=forever alot=lots favrite=favourite faverite=favourite favourit=favourite "
    "favorit=favourite fvrt=favourite speek=speak speeks=speaks spk=speak naem=name nme=name nam=name namee=name "
    "kool=cool nemore=anymore anymor=anymore 2gether=together togeva=together togetha=together sory=sorry soz=sorry "
    "sorri=sorry bout=about prefur=prefer lern=learn lurn=learn lerning=learning ther=there wrkng=working mooved=moved "
    "tierd=tired noww=now brthday=birthday wit=with wth=with sinse=since sins=since frum=from untill=until "
    "dawter=daughter dauter=daughter daugter=daughter doughter=daughter sista=sister brotha=brother bruvver=brother "
    "calld=called cald=called neway=anyway newayz=anyway newais=anyway newho=anyway spek=speak spik=speak "
    "dgo=dog cta=cat wief=wife wfie=wife hsuband=husband husbnd=husband becouse=because "
    "lik=like cal=call gt=got las=last lve=love helo=hello"
)


def _pairs(listed: str) -> list[tuple[str, str]]:
    return [(written, meant) for written, _, meant in (entry.partition("=") for entry in listed.split())]


def _halves(meant: str) -> tuple[str, str]:
    first, _, second = meant.partition("+")
    return first, second


RUN_TOGETHER: Final[dict[str, tuple[str, str]]] = {written: _halves(meant) for written, meant in _pairs(_RUN_TOGETHER)}
"""Two words written as one: "im", "dont", "gonna"."""
SPELT: Final[dict[str, str]] = dict(_pairs(_SPELT))
"""One word spelt another way: "luv", "2moro", "wud"."""
