"""The memory engine: plain synchronous Python, no HTTP, no wall clock, no randomness, no I/O.

Read `records.py` for the nouns, `changes.py` for what can happen to them, `memory.py` for the one place that writes.
"""
