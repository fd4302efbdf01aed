"""The HTTP surface: routes from openapi.yaml, validation, auth, error shapes, and one handler per operation.

Start with `app.py` (the way of a request) and `call.py` (what a handler gets and gives).
"""
