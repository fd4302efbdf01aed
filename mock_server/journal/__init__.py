"""Journals: where commits are kept, in order, per context. Each implements the three calls of `engine/ports.py`.

`in_memory.py` is the default; `codec.py` prints commits as bytes and reads them back without loss.
"""
