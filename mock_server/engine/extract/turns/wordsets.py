"""Sets of words that the phrases of every table call by a name: `@home`. The notation is in `phrasebook.py`."""

from typing import Final

SETS: Final[dict[str, str]] = {
    "be": "am is are 's 're been was",
    "my": "my our",
    "home": "home house flat apartment place studio cottage bungalow condo bedsit houseboat farmhouse room loft farm "
    "townhouse maisonette penthouse cabin",
    "homes": "house flat apartment place studio cottage bungalow condo bedsit houseboat farmhouse room loft farm "
    "townhouse maisonette penthouse houseshare flatshare",
    "kinds": "new first own second third little small tiny big",
    "work": "job gig role position post contract placement internship spot apprenticeship",
    "calling": "trade profession training vocation day",
    "got": "got landed accepted took scored bagged snagged found secured nabbed",
    "hired": "hired employed employs recruited headhunted poached engaged",
    "venue": "company firm employer workplace office shop venue theatre hospital clinic school studio restaurant "
    "garage hotel practice nursery agency business place kitchen pub lab farm",
    "orgs": "museum charity startup start-up firm company business nonprofit non-profit ngo agency bank school college "
    "academy nursery clinic hospital practice surgery pharmacy theatre gallery library publisher newspaper "
    "magazine studio "
    "lab laboratory brewery bakery cafe restaurant hotel pub bar shop store bookshop garage farm vineyard "
    "winery factory "
    "mill shipyard airline railway consultancy collective cooperative co-op coop trust foundation institute university "
    "bookseller distillery dairy salon spa gym zoo aquarium hospice law-firm workshop supplier manufacturer retailer "
    "insurer brokerage fund utility contractor builder printer foundry",
    "bench": "bench workbench desk easel needles hook loom lathe wheel hoop workshop worktable stand "
    "drawing-board stocks "
    "jig worktop sewing-machine",
    "produce": "build make sell design brew bake print fix repair supply sew blow ship develop write run do insure fit "
    "grow roast deliver install produce manufacture offer import export cater restore test provide publish "
    "distil train "
    "teach clean move store host service weave forge cast press pack bottle rent lease broker audit",
    "nth": "first second third fourth fifth final last 1st 2nd 3rd 4th 5th",
    "spells": "nights days shifts weekends part-time full-time lates earlies evenings mornings",
    "then": "i i'm my we our it the this that",
    "years": "first-year second-year third-year fourth-year fifth-year final-year last-year",
    "time": "now nowadays these",
    "kin": "mum mom mother dad father gran grandma nan granny parents family kids wife husband partner in-laws "
    "grandparents relatives children sister brother cousins friends mates",
    "undertaking": "project thing book novel app game business startup venture",
    "ambition": "goal aim dream ambition target objective resolution mission hope",
    "left": "dropped flunked kicked thrown bombed washed",
    "ending": "finish finishing finished complete completing completed doing taking starting started began begun "
    "pursuing did",
}
