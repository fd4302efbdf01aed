"""Names that say they are a firm's, and lines that put a post beside a firm: "Marlin Aerospace, welder"."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.lexicon import AUXILIARIES, DETERMINERS, SUBJECT_PRONOUNS, words
from mock_server.engine.extract.language.phrases import Tokens, find, proper_name, trim_end
from mock_server.engine.extract.language.titles import is_job, organisation, singular, title_at
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene

FIRM_TAILS: Final = words(
    "practice courier gazette herald tribune chronicle "
    "mill mills steel rail market club kiosk deli surgery primary parish depot quarry colliery brewers butchers "
    "ltd limited inc llc llp plc corp corporation co gmbh ag sa srl bv oy ab company group holdings partners "
    "associates bros brothers sons solutions systems technologies technology tech labs lab robotics analytics "
    "software digital media studios studio pictures records press publishing publishers books print printing "
    "prints foods dairy bakery brewery bakers breweries roasters farms farm fisheries shipping ferries lines "
    "airlines airways air aviation aerospace motors automotive rail railways transit transport logistics freight "
    "haulage couriers warehousing energy power gas water utilities electric electronics semiconductors optics "
    "instruments engineering construction builders homes estates properties realty architects architecture design "
    "designs interiors furniture textiles fashion jewellers pharma pharmaceuticals biotech health healthcare "
    "hospital hospice clinic dental surgery vets veterinary care medical pharmacy opticians bank banking capital "
    "finance financial insurance mutual trust foundation council borough authority ministry department museum "
    "gallery theatre library archive archives zoo gardens nursery nurseries florists hotel hotels inn resort cafe "
    "café kitchen catering restaurant bistro security consulting consultants recruitment marketing advertising "
    "communications telecom telecoms networks mobile broadcasting radio tv steel metals mining minerals chemicals "
    "plastics glass paper packaging timber joinery plumbing roofing scaffolding cleaning laundry waste recycling "
    "supermarkets stores retail trading traders wholesale imports exports auctions supplies tools marine maritime "
    "shipyard docks port harbour works mills foundry plant manufacturing industries dynamics innovations ventures "
    "infotech infosystems consultancy enterprises "
    "games interactive cloud data yard garage university college school academy institute"
)


def is_firm_name(tokens: Tokens, scene: Scene) -> bool:
    """Tell whether a phrase is a name of two words or more that ends as those of firms do."""
    tokens = trim_end(tokens)
    if tokens and tokens[0].low == "the":
        tokens = tokens[1:]
    return (
        len(tokens) > 1
        and tokens[0].capital
        and (tokens[-1].low in FIRM_TAILS or any(t.low in {"&", "+"} for t in tokens))
        and proper_name(tokens, 0, scene, joined=True) == len(tokens)
    )


def posted(parts: list[Tokens], scene: Scene) -> bool:
    """Read a line of a post and a firm, and a post that stands alone behind an employer just told."""
    title = next((p for p in parts if _is_post(p)), ())
    if not title:
        return False
    firm = next((p for p in parts if is_firm_name(p, scene)), ())
    if not firm:
        there = next((p for p in parts if len(p) > 1 and p[0].low in {"at", "with"} and not _is_post(p)), ())
        firm = there[1:] if is_firm_name(there[1:], scene) else ()
        if there and find(there, "called", "named") > 0 and (told := organisation(there, 1, scene)[0]):
            scene.claim(SPEAKER, "employer", told)
    known = scene.ledger.holds("employer")
    before = scene.previous
    at = next((i for i, t in enumerate(before[:3]) if t.low in {"with", "at"}), -1)
    with_them = at > 0 and before[0].low in {"i", "we"} and before[at - 1].low in {"'m", "am", "are"}
    if not (firm or known) and with_them and proper_name(before, at + 1, scene, joined=True) == len(before):
        firm = before[at + 1 :]  # "I'm with Kestrel. Cabin crew."
    by_deed = any(t.low == "living" for t in before)
    if not (firm or known) or (scene.ledger.holds("job_title") and not by_deed):
        return False
    post = title_at(title)
    done = scene.claim(SPEAKER, "job_title", singular(post, scene.words(post)))
    if firm and not known:
        named = trim_end(firm)
        done = scene.claim(SPEAKER, "employer", scene.words(named[1:] if named[0].low == "the" else named)) or done
    return done


def _is_post(part: Tokens) -> bool:
    """Tell whether a part is a job and little else: "avionics technician", "crane operator these days"."""
    first = part[0].low if part else "the"
    if (first in DETERMINERS and first not in {"a", "an"}) or first in SUBJECT_PRONOUNS or verb(first) is not None:
        return False
    part = trim_end(part)
    if not part or len(part) > 6 or any(t.low in AUXILIARIES or t.low in {"'s", "from", "who"} for t in part):
        return False
    title = title_at(part)
    tail = find(part, "at", "for", "with", "on", "in")
    return is_job(title) and (title[-1] == part[-1] or tail > 0)


_SPANS: Final = words("years months decades decade year weeks yrs")


def served(lead: Tokens) -> Tokens:
    """Take "at Wexcombe Rail" out of "after nine years at Wexcombe Rail"."""
    at = next((i for i in range(1, len(lead)) if lead[i].low in {"at", "with"} and lead[i - 1].low in _SPANS), -1)
    return lead[at:] if at > 0 else ()
