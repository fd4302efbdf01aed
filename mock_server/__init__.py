"""A local agent-memory server: the engine, the journal it writes, and the HTTP surface over both.

Start with `mock_server.wiring` to see the parts put together, and `docs/architecture.md` for why they are cut this way.
"""
