"""Constructions in which homes, origins and tongues are told in passing: "put down roots in Asheville", "my first words
were in Catalan". The notation is explained in `phrasebook.py`.
"""

from typing import Final

DWELLINGS: Final = """
@my neck of the woods is|'s {town}
@my corner|bit|part of the? world|country|city|town is|'s {town}
i|we bought|rent|rented|settled in {town} ,|$|last|this|two|in
i am|'m a|an {demonym:location} now|nowadays|these|since|for
^ i|we? am|'m|are|'re? still? stuck|marooned|trapped|stranded|rotting|languishing in {town} ,|$|with|for|again
i|we|'ve|have retired|relocated|emigrated|decamped back|over|out|down|up? to {town} ,|$|in|with|last|for|and
^ {based} ,|$|and|with|working|but
, {based} ,|$|and|with|working|but
i am|'m|'ve|been a|an? {based}
as a|an {based}
^{opener} is|'s where i|we hang|hung|lay|laid|park|rest|sleep|reside|dwell|nest|landed|wound|washed|put|parked|pay|paid|
    belong
^ came|moved|got|arrived to|in {town} .. .. ,|and|but? and|but? never left|looked
i|we came|moved|got to {town} .. .. and|but never left|looked
i|we am|'m|are|'re a|an? resident|residents|citizen|inhabitant|denizen of {town}
@my town|city|village|suburb|neighbourhood|neighborhood|island|borough|parish , {town} ,
swapped|traded|exchanged|left|ditched .. .. for a|an|the .. @homes .. near|in|outside|on {town}
^ i|we? am|'m|are|'re? house-sharing|flat-sharing|housesharing|flatsharing|renting|living|lodging|rooming|cohabiting|
    holed|squatting with|together up? .. .. .. in|outside|near {town}
it 's|is {city} now|nowadays instead|rather|$
it 's|is {city} for|these us|me|days now?
@my @kin and? i live|are|'re based? in {town}
^ @my? own? new|current|home|full|postal|mailing|present|permanent|street? address|addr now? is|'s|:|=|- {address}
^ @my? own? new|current|home|full|postal|mailing|present|permanent|street? address|addr|location|whereabouts|town|city
    now? :|=|- {place}
^ {address} it is|'s
^ {address} is|'s @my|home|where home|address|place|i|we|now?
^ residing|living|based|located|staying|settled at {address}
i|we|'m|am|are|'re live|living|residing|reside|moved|moving|based|settled now? at|to|in {address}
^ i stay in {town} $
bought|buying|rented|renting|built|building|found|got|leased|inherited us|me|ourselves|myself? a|an|our|my|the .. @homes
    up|down|over|out|back? in|near|outside|above {town}
the|our|my whole|entire family|household|clan|gang|lot relocated|moved|emigrated|resettled|upped back|over|out|up|down?
    to {town} in|last|this|two|three|a|over|back|after|$
! @my street|road|building|block|neighbourhood|neighborhood|village|flat|house|apartment|garden|balcony|landlord|
    landlady|landlords|neighbours|neighbors here in {town}
live|living way|deep|up|down|out? in|on the sticks|countryside|country|suburbs|woods|hills|mountains|bush|hinterland|
    fens|coast|edge just? near|outside|of|around|above|behind {town}
i|we live|are|'re|am|'m a|an? .. 's? throw|walk|minutes|minute|steps|blocks|block|drive|ride|hop from|off|away .. in
    {town}
as|being someone|somebody|a? person|people? who|that lives|live|living|'s|is|based here|based|living? in {town}
    ,? @then
^ {town} dweller|local|resident|native here
found @my way back? home to {town} =,|$|last|in|after
"""

ROOTS: Final = """
live|living|based in {place:-} ,|but|and|( but|and|though? originally? am|i'm? from {place:hometown} $
@my accent|twang|drawl|lilt|brogue|burr is|'s pure|from {town:hometown}
growing up in|near {town:hometown} ,? we|i
we are|'re a|an .. .. family|family|clan from {town:hometown}
^ {bornin} ,|$|and|but
, {bornin} ,|$|and|but
i am|'m a|an? {bornin}
i|we spent @my childhood|youth|teens|boyhood|girlhood .. .. in|near|outside {town:hometown}
@my? native|birth place|village|town|city is|'s|: .. {place:hometown}
i|we|was|were grew|raised|brought|born|reared up? in|into a|an {speaking} household|home|house|family|community|village|
    town|neighbourhood|part|area|corner in|of|near {town:hometown}
i|we|was|were grew|raised|brought|born|reared up? in|into a|an {speaking} household|home|house|family|community|village|
    town|neighbourhood|part|area|corner
we|ours|mine are|'re|is|'s a|an {speaking} household|home|house|family
@my passport is|'s|says {nation}
^ myself .. from|of {place:hometown}
as|being someone|somebody|a? person? from|born|raised in|near? {town:hometown} ,? @then
as|being someone|somebody|a? person? who|that grew|was up|born|raised in|near {town:hometown} ,? @then
"""

SPOKEN: Final = """
^{tongues} is|'s spoken|used|heard in|at @my|home
my|our {tongues} comes|came from @my
am|'m|as a|an? native|fluent|first-language|heritage speaker of {tongues}
my|our {tongues} is|'s getting|coming|much|really|good|great|native|near-native|limited|getting
taught|teaching myself|ourselves {tongues} with|on|in|at|through|via|over|before
@my @kin taught|teaches|raised me|us in? {tongues} $
i|we spoke|speak|talk only|mostly|always? {tongues} with|to @my
@my first|earliest|very words|word|sentence|sentences were|was in? {tongues}
^ {tongues} came|comes later|easier|easily|naturally|easiest to me|us
, {tongues} came|comes later|afterwards $
^ {tongues:language} mum|mom|mam|mother|dad|father|mama|papa , {tongues} mum|mom|mam|mother|dad|father|mama|papa ,
    so|and|hence|therefore i|we speak|have|grew|got|know up? with? both
hold|have|follow|make|manage|keep|carry up? a|an|some|the|any? basic|decent|small|simple|proper? conversation|
    conversations|chat|talk|meeting|meetings|smalltalk|dialogue in {tongues}
^{tongues} is|'s|was what|how @my .. spoke|speaks|talked|speak|used|sang|raised to|with|in? me|us
two|three|four|both|several|many|multiple|five languages|tongues at|in|under|around @my|home|the house|home|family|
    roof|place|table|household? ,|:|-|( {tongues}
two|three|four|both|several|five languages|tongues ,|:|-|( {tongues}
i|we|'ve|have learnt|learned|picked|acquired up? {tongues} during|while|living|from|as|over|on
i|we|'ve|have learnt|learned|acquired to? speak {tongues} $
as|being someone|somebody|a? person|native? who|that|speaker? speaks|spoke|speaking|grew up? speaking|with? {tongues}
    ,? @then
raised|grew|brought up? speaking|on|with {tongues} ,|$|and|at
^ {tongues} ,? both|all fluently|fluent|native|at
^ fluent in? {tongues} ,|;|and|but
"""
