"""Phrasebooks: what the offline responder says in languages other than English, one file a language.

Each is a table of sentences; `phrasebook.py` in the engine reads them, and chooses one by the directives in force.
"""
