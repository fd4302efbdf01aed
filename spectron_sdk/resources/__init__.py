"""Operations, one file per tag of openapi.yaml, each written once and named by its operationId.

Nouns are resources of the client (`client.sessions`); verbs are mixed into the client itself (`client.remember`). How a
builder here becomes a method is in `_call.py`, what answers look like in `models/`.
"""
