"""`spectron smoke`: every documented operation of a server, called through the client, its answer looked at.

What a check is and how checks run is in `check.py`, the command in `command.py`; the checks themselves are in one file
per surface.
"""
