"""Turns of speech with open places: the notations, what reads them, and the tables by topic."""
