"""Where people can be reached, and in which time zone: addresses, numbers, zones."""

import re
from itertools import pairwise
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.scene import Scene

PHONE: Final = re.compile(r"\+?\(?\d[\d ().\-/]{5,22}\d")

CALLING: Final = words("call text ring phone dial whatsapp message email reach")
_PHONE_WORDS: Final = words("phone number mobile cell whatsapp tel telephone landline")


def rings(clause: Clause) -> bool:
    """Tell whether somebody is to be called: "call ...", "if something breaks just ring 555 0187"."""
    return clause.verb in CALLING or any(
        a.low in CALLING and b.kind in ("number", "email") for a, b in pairwise(clause.tokens)
    )


def offered(clause: Clause, scene: Scene) -> bool:
    """Recognise the address of "if you need to send anything: k@x.example"."""
    bare = clause.link == ":" and len(clause.tokens) == 1 and clause.tokens[0].kind == "email"
    return bare and "you" in scene.said and not {"them", "him", "her", "they", "support"} & scene.said


_LINES: Final = words("phone number mobile cell call text ring whatsapp tel telephone reach landline sms signal dial")


def contact(clause: Clause, scene: Scene) -> bool:
    """Read an address or number given as one's own: "my email is X", "text me on X", "reach me at X"."""
    mails = [token for token in clause.tokens if token.kind == "email"]
    ringing = not _PHONE_WORDS.isdisjoint(scene.said) or clause.has(*_LINES)
    if not mails and not ringing:
        return False
    own = clause.subject.owner
    mine = own == SPEAKER or clause.has("me", "my", "i")
    about_other = own is not None and own != SPEAKER
    plain = clause.subject.modifiers <= words(
        "new the a address email mail for best main current contact private personal e-mail"
    )
    mine = (
        mine
        or scene.about_speaker
        or (
            clause.subject.head in {"email", "mail", "address"}
            and own is None
            and plain
            and bool(clause.subject.tokens)
        )
    )
    mine = mine or handed_over(clause) or offered(clause, scene)
    if clause.has("you", "your", "his", "her", "their", "our") and not clause.has("me", "my"):
        return False
    done = False
    former = bool(clause.subject.modifiers & words("old former previous ex dead"))
    for token in mails:
        if (mine or about_other) and not clause.negated and not former:
            done = scene.claim(own if about_other and own else SPEAKER, "email", scene.words((token,)))
    spoken = scene.cut(clause.tokens[0].start, clause.tokens[-1].end + 24).partition("\n")[0] if clause.tokens else ""
    if ringing and (mine or about_other) and not clause.negated:
        match = PHONE.search(spoken)
        if match and match.start() > clause.tokens[-1].end - clause.tokens[0].start + 4:
            match = None
        if match and any(digits(known).endswith(digits(match.group())) for known in scene.ledger.values("phone")):
            match = None
        if (
            match
            and 7 <= len(digits(match.group())) <= 15
            and not clause.has("order", "account", "invoice", "ticket", "card")
        ):
            done = scene.claim(own if about_other and own else SPEAKER, "phone", match.group().strip()) or done
    return done


def handed_over(clause: Clause) -> bool:
    """Recognise "use x@y.example for the invoices": whose else would the address be?"""
    rest = clause.rest
    if clause.verb != "use" or clause.subject.person != "second" or not rest or rest[0].kind != "email":
        return False
    return len(rest) == 1 or rest[1].low in words("for please instead when now from , .")


_NUMBER: Final = re.compile(r"\W{0,3}(?:it's |its |is )?(\+?\(?\d[\d ().\-]{5,20}\d)")


def answered(tokens: tuple[Token, ...], scene: Scene) -> bool:
    """Read the number that answers one's own "my cell?"."""
    asked = {t.low for t in scene.asked}
    if "my" not in asked or not asked & _PHONE_WORDS or len(asked) > 5 or scene.ledger.holds("phone"):
        return False
    found = _NUMBER.match(scene.cut(tokens[0].start, tokens[-1].end))
    return found is not None and len(digits(found.group(1))) > 6 and scene.claim(SPEAKER, "phone", found.group(1))


def digits(text: str) -> str:
    """Keep the digits of a text."""
    return "".join(c for c in text if c.isdigit())


def timezone(clause: Clause, scene: Scene) -> bool:
    """Read "am on Europe/Lisbon time", "my timezone is CET", "in UTC+2"."""
    tokens = clause.rest
    about = clause.subject.head in {"timezone", "zone", "tz"} or clause.has("timezone", "tz")
    if clause.verb == "live" and not clause.has("timezone", "zone") and not clause.starts("on"):
        return False
    subject_ok = clause.subject.owner == SPEAKER or clause.who == (SPEAKER,)
    if not subject_ok or not clause.now:
        return False
    for i, token in enumerate(tokens):
        follows = tokens[i + 1].low if i + 1 < len(tokens) else ""
        zone = is_zone(token, scene)
        if zone and (about or follows == "time" or (tokens[i - 1].low in {"on", "in"} and i > 0)):
            end = i + 1
            if (
                end + 1 < len(tokens) + 1
                and end < len(tokens)
                and tokens[end].start == token.end
                and tokens[end].kind in ("number", "mark")
            ):
                while (
                    end < len(tokens)
                    and tokens[end].start == tokens[end - 1].end
                    and tokens[end].kind in ("number", "mark")
                ):
                    end += 1
            return scene.claim(SPEAKER, "timezone", scene.words(tokens[i:end]))
        if (
            follows == "time"
            and token.capital
            and scene.cased
            and i > 0
            and tokens[i - 1].low in {"on", "in"}
            and clause.verb in {"be", "work"}
        ):
            return scene.claim(SPEAKER, "timezone", scene.words(tokens[i : i + 2]))
    for i in range(1, len(tokens) - 1):
        named = tokens[i].capital and scene.cased and tokens[i - 1].low in {"on", "in"}
        if named and clause.verb in {"be", "work", "live"}:
            end = name_end(tokens, i, scene)
            if end < len(tokens) and tokens[end].low == "time":
                return scene.claim(SPEAKER, "timezone", scene.words(tokens[i : end + 1]))
    if about and clause.subject.owner == SPEAKER and tokens and tokens[0].capital:
        end = name_end(tokens, 0, scene)
        return end > 0 and scene.claim(SPEAKER, "timezone", scene.words(tokens[:end]))
    return False


_ZONES: Final = words(
    "utc gmt cet cest eet eest wet west est edt cst cdt mst mdt pst pdt pt et ct ist jst kst aest "
    "aedt acst awst nzst nzdt bst msk sast wat eat brt art hkt sgt pkt npt akst hst eastern pacific "
    "central mountain"
)


def may_name_zone(said: frozenset[str]) -> bool:
    """Tell whether any of the words could be a time zone."""
    return not _ZONES.isdisjoint(said) or "atlantic" in said or any("/" in w or "+" in w or "-" in w for w in said)


def is_zone(token: Token, scene: Scene) -> bool:
    """Tell whether a word names a time zone: "CET", "UTC+2", "Europe/Lisbon", "Pacific"."""
    head, slash, _ = token.low.partition("/")
    if slash and head in words("europe america asia africa australia pacific atlantic indian antarctica us etc"):
        return True
    stem = re.split(r"[+\-]", token.low, maxsplit=1)[0]
    return (
        stem in _ZONES
        and (token.capital or not scene.cased)
        and (
            token.low not in words("et ct pt ist west eat art wet wat") or scene.text[token.start : token.end].isupper()
        )
    )
