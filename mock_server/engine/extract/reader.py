"""Read one turn from start to end: sentences, directives, guards, rules, repairs."""

from dataclasses import replace
from typing import Final

from mock_server.engine.claims import SPEAKER, Extraction, FactClaim, Hints, SpokenTurn, Topic
from mock_server.engine.extract import validity
from mock_server.engine.extract.directives import directives, labels, rulings
from mock_server.engine.extract.endings import additions, denials, endings, successors, takebacks, updates
from mock_server.engine.extract.guards import doubts, matters, repairs, reproaches, secondhand
from mock_server.engine.extract.guards.fictions import of_none
from mock_server.engine.extract.guards.guards import Standing, stand
from mock_server.engine.extract.guards.handovers import hands_over
from mock_server.engine.extract.guards.jokes import TAKEN_BACK, is_joke, shouts_love
from mock_server.engine.extract.guards.mending import mend
from mock_server.engine.extract.language import telegrams
from mock_server.engine.extract.language.clauses import Clause, read_clause, read_clauses, resumed
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    AUXILIARIES,
    DETERMINERS,
    FILLERS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    THIRD,
    THIRD_OWN,
    phrases,
    words,
)
from mock_server.engine.extract.language.passages import OPAQUE, readable
from mock_server.engine.extract.language.phrases import Tokens, lows
from mock_server.engine.extract.language.segments import Segment, segments
from mock_server.engine.extract.language.sentences import Sentence, sentences
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.rules import apply
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.tongues import orders, tongues
from mock_server.engine.extract.topics import (
    aftermaths,
    contacts,
    introductions,
    naming,
    passing,
    routines,
    selfquestions,
    surroundings,
    verdicts,
)
from mock_server.engine.extract.trying import alternatives, note_told, would_claim
from mock_server.engine.extract.turns import asides, phrasings, symptoms
from mock_server.engine.extract.turns.figures import read_figures, read_offer

TENTATIVE: Final = 0.5
"""The confidence of what the speaker takes back in the same breath."""
_SELF_CONTRADICTION: Final = phrases("it is complicated;it 's complicated;hard to say;sort of;depends who you ask")


MOST_SENTENCES: Final = 10_000
"""A turn is mined so far; no person says more at once, and what is no prose must not keep others waiting."""


def read_turn(turn: SpokenTurn, hints: Hints, *, supposed: bool = False) -> Extraction:
    """Read a user or system turn. supposed: it is only what somebody denies, told as if it were so."""
    text = readable(turn.text, hints.speaker_names)
    scene = Scene(turn, hints, text)
    scene.supposed = supposed
    only_orders = turn.role == "system"
    written = sentences(text)[:MOST_SENTENCES]
    spoken = telegrams.joined(written)
    scene.cased = scene.cased or (
        len(spoken) < len(written) and all(s.tokens[0].capital or s.tokens[0].kind == "number" for s in written)
    )
    scene.antecedents.sentences = spoken
    scene.asks = any(s.question for s in spoken)
    for index, sentence in enumerate(spoken):
        if hands_over(sentence):
            break
        following = lows(spoken[index + 1].tokens[:4]) if index + 1 < len(spoken) else ""
        named = aftermaths.topic(spoken[index - 1]) if index and not only_orders else ()
        labelled = any(t.low == ":" for t in sentence.tokens[1:6])
        if (index or labelled) and not only_orders and _goes_on(sentence, named, scene, following):
            continue
        since = len(scene.ledger)
        for part, opened in reproaches.parted(sentence):
            scene.repairing = scene.repairing or opened
            scene.corrects = opened
            if part.tokens:
                _read_sentence(part, scene, following, only_orders=only_orders)
            elif index == len(spoken) - 1:
                denials.disavowed(sentence, since, scene)
        scene.topic = _topic(sentence)
        scene.previous = sentence.tokens[:40]
        scene.self_asked = selfquestions.asked(sentence) or (
            scene.self_asked if scene.self_asked and selfquestions.postponed(sentence) else ""
        )
        scene.before = scene.said
        scene.asked = sentence.tokens if sentence.question else ()
    return scene.extraction()


def _goes_on(sentence: Sentence, named: Tokens, scene: Scene, following: str) -> bool:
    """Read a sentence that only answers or adds to the one before; says whether it did."""
    scene.said = frozenset(t.low for t in sentence.tokens)
    closing = scene.text[sentence.tokens[-1].end : sentence.tokens[-1].end + 6]
    if is_joke(sentence, lows(sentence.tokens), closing) or following.startswith(TAKEN_BACK):
        return False
    if aftermaths.labelled(sentence, scene) or (scene.asked and aftermaths.picked(sentence, scene.asked, scene)):
        return True
    return aftermaths.answer(sentence, named, scene) or (len(scene.ledger) > 0 and aftermaths.another(sentence, scene))


def _topic(sentence: Sentence) -> tuple[Token, ...]:
    """Take "olives" from "olives?": a bare noun, which the next sentence may judge."""
    tokens = sentence.tokens
    if not sentence.question or len(tokens) > 2:
        return ()
    return tokens if all(t.kind == "word" and t.low not in _SMALL and verb(t.low) is None for t in tokens) else ()


_SMALL: Final = ADVERBS | FILLERS | DETERMINERS | PREPOSITIONS | AUXILIARIES | SUBJECT_PRONOUNS


def _read_sentence(sentence: Sentence, scene: Scene, following: str, *, only_orders: bool) -> None:
    scene.mended = False
    if "as" in scene.said and len(scene.ledger) > 0:
        sentence = replace(sentence, tokens=repairs.dateless(sentence.tokens))
    mended = mend(sentence.tokens, cased=scene.cased)
    if len(mended) < len(sentence.tokens):
        scene.leave_out(sentence.tokens, mended)
        sentence = replace(sentence, tokens=mended)
    scene.said = frozenset([t.low for t in sentence.tokens])
    scene.about_speaker = not _OWN.isdisjoint(scene.said)
    pieces = segments(sentence)
    before = scene.ledger.counts()
    clauses, standings = _hear(sentence, pieces, scene, following, only_orders=only_orders)
    validity.date(sentence, pieces, clauses, standings, before, scene)


def _hear(
    sentence: Sentence, pieces: list[Segment], scene: Scene, following: str, *, only_orders: bool
) -> tuple[list[Clause], list[Standing]]:
    """Let every rule read a sentence; returns its clauses and how each is meant, as far as they were looked at."""
    pronouns = not _PRONOUNS.isdisjoint(scene.said)
    memory = scene.remember()
    clauses = read_clauses(pieces, scene)
    if pronouns and len(pieces) > 1:
        # "her" in the second clause may mean somebody the first one names: read again as the rules go along.
        scene.recall(memory)
    if not only_orders and (
        takebacks.dropped(sentence.tokens, scene)
        or repairs.contrasted(sentence, scene)
        or updates.swap(sentence, scene)
        or additions.another(sentence, scene)
        or updates.employed_elsewhere(sentence, clauses, scene)
    ):
        return clauses, []
    ordered = directives.standing(
        sentence, pieces, clauses, asked=scene.asks and not sentence.question, following=following
    )
    spoken = scene.cut(sentence.tokens[0].start, sentence.tokens[-1].end)
    if not ordered and (rulings.rules(sentence, clauses, scene.hints.directives) or orders.orders(spoken)):
        ordered = [(0, len(clauses))]
    taken: set[int] = set()
    for begin, end in ordered:
        _instruct(sentence, pieces, begin, end, scene)
        taken |= set(range(begin, end))
    if only_orders:
        return clauses, []
    closing = scene.text[sentence.tokens[-1].end : sentence.tokens[-1].end + 6]
    if tongues.read_other(spoken + ("?" if sentence.question else ""), scene):
        return clauses, []
    standings = stand(sentence, pieces, clauses, closing, following)
    doubted, claimed = len(scene.ledger.doubts), len(scene.ledger)
    before_it = scene.ledger.counts()
    before: Clause | None = None
    told = 0
    if clauses and not sentence.question and standings[0] in (Standing.SAID, Standing.SUPPOSED):
        told = read_offer(sentence, clauses[0], scene)
    for index, (clause, standing) in enumerate(zip(clauses, standings, strict=True)):
        if clause.tokens[-1:] and clause.tokens[-1].end <= told:
            continue
        if pronouns and len(pieces) > 1:
            clause = resumed(read_clause(pieces[index], scene, before), clauses[:index])
            before = clause if clause.subject.person != "none" and clause.verb else before
        if index in taken and not (clause.verb == "call" and clause.has("me")):
            if clause.verb in contacts.CALLING and scene.about_speaker:
                contacts.contact(clause, scene)
            continue
        if index and standing is Standing.SAID and repairs.denied(clause):
            denials.contrasted(clause, clauses[index - 1], scene, lambda plain: would_claim(plain, scene))
        after = clauses[index + 1] if index + 1 < len(clauses) else None
        if repairs.marked(clause, after) or (index and repairs.softly(clauses[index - 1], clause, scene)):
            scene.repairing = True
        shouted = scene.cased and shouts_love(clause.tokens, scene.text)
        if standing is Standing.SAID and not scene.repairing and not shouted:
            told = read_figures(sentence, pieces, index, clause, scene)
            if told:
                continue
        _read_one(sentence, clause, standing, scene)
    if _believed(standings, sentence) and not scene.ledger.tells_of("allergy"):
        symptoms.react(sentence.tokens, scene)
    if scene.self_asked and not taken:
        selfquestions.answer(scene.self_asked, sentence, standings, scene)
    if not scene.mended:
        phrasings.read(sentence, pieces, clauses, standings, scene, claimed, taken)
        introductions.read(_without(sentence, pieces, taken), clauses, standings, scene)
        surroundings.read(pieces, clauses, standings, scene)
        verdicts.read(sentence, pieces, standings, scene)
        routines.read(sentence, pieces, standings, scene)
        passing.read(sentence, pieces, standings, scene)
    if not scene.mended:
        asides.read_asides(sentence, pieces, standings, scene)
    claims, ends = scene.ledger.counts()
    if not taken and not sentence.question and ends == before_it[1]:
        takebacks.over_with(clauses, standings, scene)
    if not taken and ends > before_it[1]:
        successors.read(clauses, standings, scene)
    if not taken and claims == before_it[0]:
        updates.read(sentence, clauses, standings, scene)
    if not sentence.question and {Standing.SAID} == set(standings):
        doubts.blurred(sentence, claimed, scene)
    if not sentence.question:
        note_told(clauses, standings, taken, scene)
    if len(scene.ledger.doubts) > doubted:
        return clauses, standings

    def attempt(clause: Clause) -> tuple[FactClaim, ...]:
        return would_claim(clause, scene)

    if doubts.unsettled(sentence, clauses, standings, taken, scene, attempt) or taken:
        return clauses, standings
    if not {Standing.JOKED, Standing.REPORTED} & set(standings):
        told = any(fact.key not in _AHEAD for fact in scene.ledger.facts_since(before_it[0]))
        if not doubts.open_matter(sentence, clauses, following, scene, attempt, told=told):
            secondhand.half_known(sentence, following, scene)
    return clauses, standings


_AHEAD: Final = words("plan goal")
_OWN: Final = words("me my i")
_PRONOUNS: Final = THIRD | THIRD_OWN | {"who", "whose"}


def _without(sentence: Sentence, pieces: list[Segment], taken: set[int]) -> Sentence:
    """Leave the clauses that are directives out of a sentence."""
    if not taken:
        return sentence
    ordered_at = {t.start for index in taken for t in pieces[index].tokens}
    return replace(sentence, tokens=tuple(t for t in sentence.tokens if t.start not in ordered_at))


def _believed(standings: list[Standing], sentence: Sentence) -> bool:
    """Tell whether a sentence as a whole is meant: not asked, joked or reported; an "if" of its own is no bar."""
    sincere = {Standing.SAID, Standing.SUPPOSED, Standing.TENTATIVE}
    return not sentence.question and set(standings) <= sincere and not (_FANCY & {t.low for t in sentence.tokens})


_FANCY: Final = words("suppose imagine pretend wish maybe perhaps would were")


def _instruct(sentence: Sentence, pieces: list[Segment], begin: int, end: int, scene: Scene) -> None:
    first = pieces[begin].tokens[0] if begin else sentence.tokens[0]
    last = pieces[end - 1].tokens[-1] if end < len(pieces) else sentence.tokens[-1]
    if end < len(pieces):
        links = [t for t in sentence.tokens if last.start < t.start < pieces[end].tokens[0].start]
        last = next((t for t in reversed(links) if t.low == OPAQUE), last)
    tokens = tuple(t for t in sentence.tokens if first.start <= t.start <= last.start)
    description = scene.verbatim(tokens).strip(" ,;:-")
    scene.instruct(labels.label_of(tokens), description[:1].upper() + description[1:])


def _read_one(sentence: Sentence, clause: Clause, standing: Standing, scene: Scene) -> None:
    if (
        standing is Standing.SUPPOSED
        and (
            clause.has("me", "my")
            or (scene.about_speaker and contacts.rings(clause))
            or contacts.offered(clause, scene)
        )
        and any(t.kind in ("email", "number") for t in clause.tokens)
    ):
        contacts.contact(clause, scene)  # "if anything comes up ring me on ..."
    if standing is Standing.ASKED and contacts.handed_over(clause):
        contacts.contact(clause, scene)
    if standing is Standing.ASKED and naming.asked_to_call(clause, scene):
        return
    if standing in (Standing.ASKED, Standing.SUPPOSED, Standing.REPORTED) or (
        repairs.denied(clause) and not _bare_ending(clause.tokens)
    ):
        return
    if _bare_ending(clause.tokens) and endings.not_any_more(clause.tokens, scene):
        return
    clause = of_none(clause)
    opened = scene.repairing
    scene.repairing = (
        repairs.opens_repair(clause.tokens)
        or (lows(clause.tokens) == "no" and (opened or clause.link == ","))
        or (opened and repairs.excuses(clause))
    )
    if standing is Standing.SAID and (
        repairs.repair(clause.tokens, clause, scene, opened=opened) or repairs.of_held(clause, scene, opened=opened)
    ):
        scene.mended = True
        return
    if (
        not opened
        and repairs.fragment(clause.tokens)
        and (clause.subject.person in {"none", "thing"} or clause.verb in {"wait", "hang", "hold"})
    ):
        scene.repairing = True  # the right value may stand in the next clause
    joked = standing is Standing.JOKED or (scene.cased and shouts_love(clause.tokens, scene.text))
    if standing is Standing.SAID and not joked:
        before = scene.ledger.counts()
        apply(clause, scene)
        told = scene.ledger.counts() != before or scene.supposed
        if (clause.negated or clause.ended or clause.verb in {"have", "own", "keep"}) and not told:
            denials.read(clause, scene, lambda plain: would_claim(plain, scene), lambda text: _would_say(text, scene))
        return
    claimed = would_claim(clause, scene)
    if not claimed and not joked and doubts.intolerant(clause):
        about = doubts.barred(clause, scene)
        matter = (Topic(SPEAKER, "allergy", (about.partition(": ")[2],)),)
        scene.doubt(about, doubts.reason(sentence.tokens, "it was said with doubt", scene), matter)
    contradicted = not joked and any(f" {phrase} " in f" {lows(sentence.tokens)} " for phrase in _SELF_CONTRADICTION)
    why = "it may be a joke" if joked else "it was said with doubt"
    jested = joked and any(f.key == "job_title" for f in claimed)
    for fact in claimed:
        if fact.subject == SPEAKER and (not jested or fact.key == "job_title"):
            topics = matters.of_claims(alternatives(fact, claimed))
            scene.doubt(doubts.topic(fact), doubts.reason(sentence.tokens, why, scene), topics)
        if contradicted and fact.key == "job_title":
            # R-UNC-9: the tentative value is kept beside the doubt, too weak to replace anything.
            scene.ledger.add(replace(fact, confidence=TENTATIVE))


def _would_say(text: str, scene: Scene) -> tuple[FactClaim, ...]:
    """Find out what a sentence would claim, said by itself by the same speaker about the same people."""
    people = tuple(dict.fromkeys((*reversed(scene.people), *scene.hints.recent)))
    return read_turn(SpokenTurn(text, "user", scene.at), Hints(scene.hints.speaker_names, people), supposed=True).facts


def _bare_ending(tokens: Tokens) -> bool:
    """Tell whether a clause is the bare "not any more"."""
    text = lows(tokens)
    if text.startswith("not ") and text.endswith((" any more", " anymore", " any longer")) and len(tokens) <= 7:
        return True
    return text.startswith(phrases("not any more;not anymore;not any longer;no longer;no more"))
