"""Load at once what is otherwise loaded bit by bit, when it is first needed."""

from importlib import import_module


def preload() -> None:
    """Load all calls and models, build what reads answers, and load the default HTTP library.

    A client is quick to load because it leaves these for the first call that needs them. A server may rather have them
    before its first request, and before it forks; a program that makes a few calls need not care.
    """
    from spectron_sdk import models
    from spectron_sdk.models.base import Model
    from spectron_sdk.resources import nouns

    nouns()
    for module in ("_httpx", "_pages", "_raw", "_stream", "client"):
        import_module(f"spectron_sdk.{module}")
    import_module("httpcore")
    for name in models.__all__:
        held = getattr(models, name)
        if isinstance(held, type) and issubclass(held, Model):
            held.model_rebuild()
