"""Adapters for models: a language model behind any OpenAI-compatible endpoint, and a static embedding table.

Each stands behind a port of the engine and is optional; without them the engine's own rules do the work. Only
`wiring.py` knows both sides.
"""
