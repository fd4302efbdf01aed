"""Passing states told by where one is held up, and for how long: "in meetings all afternoon", "stuck on a train".

A place alone is no state ("in Leeds"), and neither is a time; it takes both, or a place where nobody lives. States
named by a word of their own are read in `moods.py`, set phrases in `conditions.py`.
"""

import re
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.guards.guards import Standing
from mock_server.engine.extract.language.lexicon import AUXILIARIES, SUBJECT_PRONOUNS, phrases, words
from mock_server.engine.extract.language.members import members
from mock_server.engine.extract.language.phrases import Tokens, trim_end
from mock_server.engine.extract.language.segments import Segment
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.turns.asides import stretches

_HELD: Final = re.compile(
    r"^(?:(?:i am|am|we are|currently|still|just|again|sorry|fyi|heads up|btw|also|probably) )*"
    r"(?P<x>(?:(?:stuck|back|out|off|tied up|caught up|caught|locked|buried|snowed|flat out|holed up|home alone|"
    r"home|away|"
    r"camped out|trapped|stranded|parked|hiding|waiting|glued|chained|knee deep|knee-deep|elbow deep|neck deep) )?"
    r"(?:in|on|at|with|under|outside|up|down) .+)$"
)
_FOR_A_WHILE: Final = re.compile(
    r" (?:all (?:day|morning|afternoon|evening|week|night|weekend)|(?:most|the rest) of the (?:day|morning|"
    r"afternoon|week|"
    r"evening)|(?:un)?till? .+|'?til .+|this (?:morning|afternoon|evening|week)|today|tonight|right now|at the moment|"
    r"for (?:the (?:rest|next|last)|another|a few|a couple|two|three|an?) .+|from .+ (?:to|till|until) .+|since "
    r".+|again|"
    r"tomorrow|all of (?:today|tomorrow))$"
)
_HELD_UP: Final = words("stuck tied caught buried snowed holed trapped stranded glued chained locked knee neck elbow")
_DOINGS: Final = words(
    "meeting meetings call calls phone hold train plane bus tram ferry transit traffic hospital bed court "
    "surgery workshop "
    "workshops lab queue lecture lectures class classes exam exams office shift shifts nights earlies lates "
    "days break duty "
    "patrol site leave holiday deadline deadlines road strike course training painkillers antibiotics crutches standby "
    "dentist doctor doctors vet vets airport conference wedding funeral garage a&e er desk clinic optician "
    "physio interviews "
    "interview rehearsal rehearsals studio field library workshop session sessions appointment appointments "
    "work paperwork "
    "marking grading bathroom loo motorway station platform tunnel lift elevator sofa couch warehouse kitchen "
    "theatre ward "
    "datacentre boat car taxi uber parents mums mum dads in-laws inlaws signal reception mountains countryside "
    "back-to-backs interviews zoom teams job mend"
)
_ALONE: Final = phrases(
    "on my lunch break;on a break;on my break;on hold;in the bath;in transit;at the dentist;at the doctor;"
    "at the doctors;at the vet;at the hospital;at the airport;on a train;on the train;on the bus;on a plane;"
    "in traffic;in surgery;in theatre;on a deadline;in court;in a queue;in the queue;in lectures;in class;"
    "in an exam;in meetings;on night shift"
)


def read(sentence: Sentence, pieces: list[Segment], standings: list[Standing], scene: Scene) -> None:
    """Claim where the speaker is held up, unless the sentence has told a state already."""
    if sentence.question or (scene.said.isdisjoint(_DOINGS) and scene.said.isdisjoint(_HELD_UP)):
        return
    if any(scene.ledger.holds(key) for key in ("status", "mood", "plan", "location")):
        return
    for tokens in stretches(sentence, pieces, standings):
        for place, member in enumerate(members(tokens)):
            if place > 1:
                return
            if _held(member, scene) or len(member) > 4:
                return


def _held(member: Tokens, scene: Scene) -> bool:
    text = " ".join(t.low for t in member)
    found = _HELD.match(text)
    if found is None or len(member) > 14:
        return False
    slot = member[text[: found.start("x")].count(" ") :]
    slot = slot[
        : next((i for i, t in enumerate(slot) if i and t.low in {"so", "because", "and", "which", "if"}), len(slot))
    ]
    if not slot or any(
        t.low in SUBJECT_PRONOUNS - {"this"} | AUXILIARIES | words("not never love like your his her their")
        for t in slot
    ):
        return False
    said = " ".join(t.low for t in slot)
    busy = any(t.low in _DOINGS for t in slot)
    lasting = bool(_FOR_A_WHILE.search(said))
    held = slot[0].low in _HELD_UP
    lone = said.startswith(_ALONE) and len(slot) <= 6
    if not (busy and (lasting or held or lone)) and not (held and lasting):
        return False
    value = trim_end(slot, keep_dates=True)
    return 2 <= len(value) <= 10 and scene.claim(SPEAKER, "status", scene.words(value))
