"""Constructions in which homes, origins and tongues are told in passing: "put down roots in Asheville", "my first words
were in Catalan". The notation is explained in `phrasebook.py`.
"""

from typing import Final

DWELLINGS: Final = """
^ @my? own? new|current|home|full|postal|mailing|present|permanent|street? address|addr now? is|'s|:|=|- {address}
^ @my? own? new|current|home|full|postal|mailing|present|permanent|street? address|addr|location|whereabouts|town|city
    now? :|=|- {place}
^ {address} it is|'s
^ {address} is|'s @my|home|where home|address|place|i|we|now?
i|we|'m|am|are|'re live|living|moved|moving|based|settled now? at|to|in {address}
^ stay|staying in {town} $
^ i|we stay in {town} $
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
