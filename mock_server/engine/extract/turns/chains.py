"""Constructions that tell one of several facts in a row: "handed in my notice and joined Amberline", "the diploma came
later, from Orwell College". The notation is explained in `phrasebook.py`.
"""

from typing import Final

CHAINS: Final = """
notice .. .. and|, then|have|'ve|i|i've? now|just|already? joined|started|signed|moved|jumped|gone
    at|with|to|for|over? to? {firm}
^ the|my|our? company|firm|employer|workplace|agency is|'s called|named {firm}
^ i? am|'m? a|an? {job} in|at|for a|an|the .. called|named {firm}
^ the? @venue i|we am|'m|work with|for|at ,|:|is|'s {firm}
^ i|we? was|were? born .. in {town:hometown}
^ my? flat|house|home|place|base is|'s in {town}
^ my? work|workplace|job|employer is|'s a|an|the .. called|named {firm}
^ i|i've|we? have|'ve|just|actually|finally|recently? just? left|quit|resigned .. and|,|to then|i|have? join|joined|
    signed|started with|at|for? {firm}
^ i|i've|we? have|'ve|just|actually|finally|recently? just? signed|signing on|up? with {firm}
^ i|we|and|then|later? then|later|also? did {subject} in|at
did|finished|got|took|sat my|our|the? .. , then {subject} at|in
diploma|certificate|mba|masters|master's|phd|pgce|degree|doctorate|qualification|certification came|followed|happened
    later|after|next|afterwards|last? ,? from|at|via|through {school}
, then|later|and a|an|my|the .. diploma|certificate|certification|mba|masters|master's|phd|pgce|degree|doctorate
    from|at {school}
^ {subject:-} graduate|grad|student ,|( =university|college|institute|school {school}
"""
