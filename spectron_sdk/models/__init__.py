"""Response models, as they cross the wire: one file per tag of openapi.yaml, what they share in `base.py`.

Requests have no models: they are keyword arguments of the operations in `resources/`. The files, and pydantic with
them, are loaded when one of their names is first asked for here: most of what it takes to load this package is models,
and most programs use a few.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spectron_sdk.models.base import (
        Listing,
    )
    from spectron_sdk.models.chat import (
        ChatChunk,
        ChatResult,
        Citation,
        ResultKind,
    )
    from spectron_sdk.models.entities import (
        Attribute,
        Entity,
        EntityHistory,
        EntityList,
        EntityResult,
        Relation,
    )
    from spectron_sdk.models.facts import (
        AttributeSummary,
        BatchExtractionMode,
        Correction,
        EntitySummary,
        Extraction,
        FactVersion,
        InferMode,
        InstructionSummary,
        MemoryCategory,
        RelationSummary,
        RememberManyResult,
        RememberResult,
        SourceRef,
        UncertaintySummary,
    )
    from spectron_sdk.models.graph import (
        AgentMemory,
        DeletedMemory,
        Episode,
        GraphEdge,
        GraphExport,
        GraphNode,
        GraphPage,
        GraphSearch,
        IngestResult,
        MergeResult,
        ScoredNode,
        WarmGraph,
    )
    from spectron_sdk.models.history import (
        AppendedTurn,
        AppendResult,
        Deletion,
        HistoryList,
        HistoryTurn,
    )
    from spectron_sdk.models.identity import (
        Health,
        Whoami,
    )
    from spectron_sdk.models.kv import (
        GetResult,
        Item,
        ItemList,
        NamespaceList,
        PutResult,
        ScoredItem,
        SearchResult,
    )
    from spectron_sdk.models.memories import (
        AddTurnResult,
        Memory,
        MemoryList,
        MemoryMatches,
        MemoryRecall,
        MemoryStatus,
        Project,
        RecalledMemory,
    )
    from spectron_sdk.models.recall import (
        ContextResult,
        Hit,
        MemoryQueryMode,
        QueryKind,
        QueryTrace,
        RecallResult,
        Tier,
    )
    from spectron_sdk.models.sessions import (
        SessionContext,
        SessionRecord,
        Turn,
        TurnList,
        TurnRole,
    )
    from spectron_sdk.models.state import (
        CategoryState,
        Profile,
        ProfileEntry,
        State,
    )
    from spectron_sdk.models.timeline import (
        Direction,
        OtherEnd,
        TimelineFact,
        TimelineItem,
        TimelinePage,
        TimelineSort,
    )
    from spectron_sdk.models.uncertainty import (
        Uncertainty,
        UncertaintyList,
    )

_HOMES = {
    "base": ("Listing",),
    "chat": (
        "ChatChunk",
        "ChatResult",
        "Citation",
        "ResultKind",
    ),
    "entities": (
        "Attribute",
        "Entity",
        "EntityHistory",
        "EntityList",
        "EntityResult",
        "Relation",
    ),
    "facts": (
        "AttributeSummary",
        "BatchExtractionMode",
        "Correction",
        "EntitySummary",
        "Extraction",
        "FactVersion",
        "InferMode",
        "InstructionSummary",
        "MemoryCategory",
        "RelationSummary",
        "RememberManyResult",
        "RememberResult",
        "SourceRef",
        "UncertaintySummary",
    ),
    "graph": (
        "AgentMemory",
        "DeletedMemory",
        "Episode",
        "GraphEdge",
        "GraphExport",
        "GraphNode",
        "GraphPage",
        "GraphSearch",
        "IngestResult",
        "MergeResult",
        "ScoredNode",
        "WarmGraph",
    ),
    "history": (
        "AppendResult",
        "AppendedTurn",
        "Deletion",
        "HistoryList",
        "HistoryTurn",
    ),
    "identity": (
        "Health",
        "Whoami",
    ),
    "kv": (
        "GetResult",
        "Item",
        "ItemList",
        "NamespaceList",
        "PutResult",
        "ScoredItem",
        "SearchResult",
    ),
    "memories": (
        "AddTurnResult",
        "Memory",
        "MemoryList",
        "MemoryMatches",
        "MemoryRecall",
        "MemoryStatus",
        "Project",
        "RecalledMemory",
    ),
    "recall": (
        "ContextResult",
        "Hit",
        "MemoryQueryMode",
        "QueryKind",
        "QueryTrace",
        "RecallResult",
        "Tier",
    ),
    "sessions": (
        "SessionContext",
        "SessionRecord",
        "Turn",
        "TurnList",
        "TurnRole",
    ),
    "state": (
        "CategoryState",
        "Profile",
        "ProfileEntry",
        "State",
    ),
    "timeline": (
        "Direction",
        "OtherEnd",
        "TimelineFact",
        "TimelineItem",
        "TimelinePage",
        "TimelineSort",
    ),
    "uncertainty": (
        "Uncertainty",
        "UncertaintyList",
    ),
}

__all__ = [
    "AddTurnResult",
    "AgentMemory",
    "AppendResult",
    "AppendedTurn",
    "Attribute",
    "AttributeSummary",
    "BatchExtractionMode",
    "CategoryState",
    "ChatChunk",
    "ChatResult",
    "Citation",
    "ContextResult",
    "Correction",
    "DeletedMemory",
    "Deletion",
    "Direction",
    "Entity",
    "EntityHistory",
    "EntityList",
    "EntityResult",
    "EntitySummary",
    "Episode",
    "Extraction",
    "FactVersion",
    "GetResult",
    "GraphEdge",
    "GraphExport",
    "GraphNode",
    "GraphPage",
    "GraphSearch",
    "Health",
    "HistoryList",
    "HistoryTurn",
    "Hit",
    "InferMode",
    "IngestResult",
    "InstructionSummary",
    "Item",
    "ItemList",
    "Listing",
    "Memory",
    "MemoryCategory",
    "MemoryList",
    "MemoryMatches",
    "MemoryQueryMode",
    "MemoryRecall",
    "MemoryStatus",
    "MergeResult",
    "NamespaceList",
    "OtherEnd",
    "Profile",
    "ProfileEntry",
    "Project",
    "PutResult",
    "QueryKind",
    "QueryTrace",
    "RecallResult",
    "RecalledMemory",
    "Relation",
    "RelationSummary",
    "RememberManyResult",
    "RememberResult",
    "ResultKind",
    "ScoredItem",
    "ScoredNode",
    "SearchResult",
    "SessionContext",
    "SessionRecord",
    "SourceRef",
    "State",
    "Tier",
    "TimelineFact",
    "TimelineItem",
    "TimelinePage",
    "TimelineSort",
    "Turn",
    "TurnList",
    "TurnRole",
    "Uncertainty",
    "UncertaintyList",
    "UncertaintySummary",
    "WarmGraph",
    "Whoami",
]


def __getattr__(name: str) -> Any:
    for module, names in _HOMES.items():
        if name in names:
            value = getattr(import_module(f"spectron_sdk.models.{module}"), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module 'spectron_sdk.models' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
