"""The records and indexes of one context, a store per family of nouns.

Methods whose name starts with `on_` are called by `Memory.apply` and by nobody else; everything else only reads.
"""
