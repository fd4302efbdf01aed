"""Operations, one file per tag of openapi.yaml, each written once and named by its operationId.

Nouns are resources of the client (`client.sessions`), loaded with their models when one is first used; verbs are mixed
into the client itself (`client.remember`), and their models are loaded with the first call. How a builder here becomes
a method is in `_call.py`, what answers look like in `models/`.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spectron_sdk._call import Resource


def nouns() -> "tuple[type[Resource[Any]], ...]":
    """Load the classes of all nouns, in the order the client has them."""
    from spectron_sdk.resources.entities import Entities
    from spectron_sdk.resources.graph import Graph
    from spectron_sdk.resources.history import History
    from spectron_sdk.resources.kv import KeyValues
    from spectron_sdk.resources.memories import Memories
    from spectron_sdk.resources.projects import Projects
    from spectron_sdk.resources.sessions import Sessions
    from spectron_sdk.resources.timeline import Timeline
    from spectron_sdk.resources.traces import Traces
    from spectron_sdk.resources.uncertainty import Uncertainties

    return Sessions, Entities, Uncertainties, Traces, History, KeyValues, Memories, Projects, Graph, Timeline
