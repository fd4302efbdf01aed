"""Places everybody knows: evidence where capitals or the sentence alone cannot tell a place from anything else."""

from typing import Final

_PLACES: Final = """
abidjan;abu dhabi;abuja;accra;adelaide;addis ababa;aarhus;aberdeen;alicante;almaty;amsterdam;anchorage;ankara;antwerp;
athens;atlanta;auckland;austin;baku;bali;baltimore;bangalore;bengaluru;bangkok;barcelona;bari;basel;bath;beijing;
beirut;belfast;belgrade;bergen;berlin;bern;bilbao;birmingham;bogota;bogotá;bologna;bonn;bordeaux;boston;bratislava;
bremen;brighton;brisbane;bristol;brno;bruges;brussels;bucharest;budapest;buenos aires;buffalo;busan;cairo;calgary;
cali;cambridge;canberra;cape town;caracas;cardiff;cartagena;casablanca;charlotte;chennai;chicago;christchurch;
cincinnati;cleveland;cluj;cologne;colombo;copenhagen;cordoba;cork;cracow;cusco;dakar;dallas;dar es salaam;darwin;
delft;delhi;denver;derby;derry;detroit;dhaka;doha;dortmund;dresden;dubai;dublin;dubrovnik;dundee;dunedin;durban;
durham;dusseldorf;düsseldorf;edinburgh;edmonton;eindhoven;exeter;florence;frankfurt;freiburg;fukuoka;galway;gdansk;
gdańsk;gdynia;geneva;genoa;ghent;glasgow;gothenburg;granada;graz;grenoble;groningen;guadalajara;guangzhou;haarlem;
halifax;hamburg;hamilton;hanoi;hanover;harare;havana;helsinki;hiroshima;hobart;ho chi minh city;hong kong;honolulu;
houston;hull;hyderabad;innsbruck;inverness;istanbul;izmir;jakarta;jerusalem;johannesburg;kampala;kansas city;karachi;
kathmandu;katowice;kaunas;kazan;kigali;kingston;kinshasa;kobe;kolkata;krakow;kraków;kuala lumpur;kumasi;kyiv;kyoto;
la paz;lagos;lahore;las vegas;lausanne;leeds;leicester;leiden;leipzig;leuven;lille;lima;limerick;linz;lisbon;
liverpool;ljubljana;lodz;łódź;london;los angeles;luanda;lucerne;lusaka;luxembourg;lviv;lyon;maastricht;madrid;malaga;
málaga;malmo;malmö;manchester;manila;maputo;maribor;marrakech;marseille;medellin;medellín;melbourne;memphis;
mexico city;miami;milan;milwaukee;minneapolis;minsk;mombasa;monterrey;montevideo;montpellier;montreal;montréal;
moscow;mostar;mumbai;munich;münchen;muscat;nagoya;nairobi;nantes;naples;nashville;newcastle;new orleans;new york;
new york city;nyc;nice;nicosia;norwich;nottingham;novi sad;odense;odesa;omaha;oporto;orlando;osaka;oslo;ottawa;
oulu;oxford;palermo;panama city;paris;perth;philadelphia;phoenix;pittsburgh;plymouth;plovdiv;portland;porto;
porto alegre;portsmouth;poznan;poznań;prague;pretoria;pune;quebec;québec;quito;rabat;raleigh;reading;recife;reykjavik;
reykjavík;riga;rijeka;rio;rio de janeiro;riyadh;rome;rosario;rotterdam;sacramento;salamanca;salford;salvador;
salzburg;san antonio;san diego;san francisco;san josé;santiago;sao paulo;são paulo;sapporo;sarajevo;seattle;seoul;
seville;shanghai;sheffield;shenzhen;singapore;skopje;sofia;southampton;split;st louis;stavanger;stockholm;
strasbourg;stuttgart;surabaya;swansea;sydney;szeged;taipei;tallinn;tampere;tartu;tashkent;tbilisi;tehran;tel aviv;
the hague;thessaloniki;tirana;tokyo;toronto;toulouse;trieste;trondheim;tucson;tunis;turin;turku;uppsala;utrecht;
valencia;vancouver;varna;venice;verona;vienna;vigo;vilnius;warsaw;washington;wellington;winnipeg;wollongong;
wroclaw;wrocław;yangon;yerevan;york;zagreb;zaragoza;zurich;zürich;
afghanistan;albania;algeria;argentina;armenia;australia;austria;bangladesh;belgium;bolivia;bosnia;botswana;brazil;
bulgaria;cambodia;cameroon;canada;chile;china;colombia;costa rica;croatia;cuba;cyprus;czechia;denmark;ecuador;egypt;
england;eritrea;estonia;ethiopia;fiji;finland;france;germany;ghana;greece;greenland;guatemala;haiti;honduras;hungary;
iceland;india;indonesia;iran;iraq;ireland;israel;italy;jamaica;japan;jordan;kazakhstan;kenya;korea;south korea;
kosovo;kuwait;latvia;lebanon;libya;lithuania;madagascar;malawi;malaysia;malta;mauritius;mexico;moldova;mongolia;
montenegro;morocco;mozambique;myanmar;namibia;nepal;netherlands;the netherlands;new zealand;nicaragua;nigeria;
northern ireland;norway;oman;pakistan;palestine;panama;paraguay;peru;philippines;poland;portugal;qatar;romania;
russia;rwanda;scotland;senegal;serbia;slovakia;slovenia;somalia;south africa;spain;sri lanka;sudan;sweden;
switzerland;syria;taiwan;tanzania;thailand;tunisia;turkey;uganda;ukraine;uruguay;usa;venezuela;vietnam;wales;yemen;
zambia;zimbabwe;alaska;alberta;andalusia;arizona;bavaria;bretagne;brittany;california;catalonia;colorado;cornwall;
corsica;crete;devon;florida;galicia;goa;hawaii;hokkaido;illinois;kansas;kent;kentucky;kerala;lapland;maine;manitoba;
maryland;massachusetts;michigan;minnesota;missouri;montana;nebraska;nevada;new jersey;new mexico;north carolina;
nova scotia;ohio;okinawa;oklahoma;ontario;oregon;patagonia;pennsylvania;punjab;queensland;sardinia;saskatchewan;
sicily;silesia;tasmania;tennessee;texas;tuscany;tyrol;utah;vermont;virginia;wisconsin;wyoming;yorkshire;zanzibar
"""
_KNOWN: Final = frozenset(name.strip() for name in _PLACES.replace("\n", "").split(";") if name.strip())


def is_known_place(low: str) -> bool:
    """Tell whether folded words name a place everybody knows."""
    return low in _KNOWN


DEMONYMS: Final[dict[str, str]] = {
    "scouser": "Liverpool", "brummie": "Birmingham", "glaswegian": "Glasgow", "geordie": "Newcastle",
    "mancunian": "Manchester", "londoner": "London", "cockney": "London", "dubliner": "Dublin", "parisian": "Paris",
    "berliner": "Berlin", "new yorker": "New York", "texan": "Texas", "californian": "California",
    "yorkshireman": "Yorkshire", "cornishman": "Cornwall", "bostonian": "Boston", "chicagoan": "Chicago",
    "torontonian": "Toronto", "montrealer": "Montreal", "vancouverite": "Vancouver", "sydneysider": "Sydney",
    "melburnian": "Melbourne", "viennese": "Vienna", "neapolitan": "Naples", "roman": "Rome", "milanese": "Milan",
    "venetian": "Venice", "florentine": "Florence", "sicilian": "Sicily", "sardinian": "Sardinia",
    "bavarian": "Bavaria", "hamburger": "Hamburg", "muscovite": "Moscow", "madrileño": "Madrid", "lisboeta": "Lisbon",
    "carioca": "Rio", "paulista": "São Paulo", "porteño": "Buenos Aires", "mumbaikar": "Mumbai", "delhiite": "Delhi",
    "bengaluru": "Bengaluru", "capetonian": "Cape Town", "nairobian": "Nairobi", "lagosian": "Lagos",
    "aberdonian": "Aberdeen", "dundonian": "Dundee", "liverpudlian": "Liverpool", "bristolian": "Bristol",
    "corkonian": "Cork", "galwegian": "Galway", "hawaiian": "Hawaii", "alaskan": "Alaska", "floridian": "Florida",
    "okinawan": "Okinawa", "tasmanian": "Tasmania", "flemish": "Flanders", "breton": "Brittany", "tyrolean": "Tyrol",
}  # fmt: skip
"""People of a town or region, and where that is."""
