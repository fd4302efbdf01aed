"""Spec, server and SDK are three views of one thing: operations one to one, models member by member."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from enum import StrEnum
from typing import Any, Final

import pytest
from pydantic import BaseModel

from mock_server.http import handlers as handler_package
from mock_server.http.spec import load
from mock_server.wiring import handlers
from spectron_sdk import AsyncSpectron, Spectron, models
from spectron_sdk._call import operations_of
from spectron_sdk.models import base
from tests.contract import spec

# -- operations -------------------------------------------------------------------------------------------------------


def test_every_operation_has_exactly_one_handler_and_none_is_spare() -> None:
    held: list[str] = []
    for module in pkgutil.iter_modules(handler_package.__path__):
        held += getattr(importlib.import_module(f"{handler_package.__name__}.{module.name}"), "HANDLERS", {})
    assert sorted(held) == sorted(spec.operations())
    for operation_id, handler in handlers(load()).items():
        assert callable(handler.ready()), operation_id


@pytest.mark.parametrize("client", [Spectron, AsyncSpectron])
def test_every_operation_has_exactly_one_sdk_operation_and_none_is_spare(client: Any) -> None:
    held = [operation.operation_id for operation in operations_of(client)]
    assert sorted(held) == sorted(spec.operations())


# -- models ----------------------------------------------------------------------------------------------------------

MODELS: Final = {
    "AddTurnResponse": "AddTurnResult",
    "AppendHistoryResponse": "AppendResult",
    "AppendedTurn": "AppendedTurn",
    "AttributeDetail": "Attribute",
    "AttributeSummary": "AttributeSummary",
    "CategoryState": "CategoryState",
    "ChatResponse": "ChatResult",
    "Citation": "Citation",
    "ContextQueryResponse": "ContextResult",
    "ContradictionStats": "ContradictionStats",
    "CorrectionSide": "FactVersion",
    "CorrectionSummary": "Correction",
    "DecisionSummary": "DecisionTrace",
    "DeleteMemoryResponse": "DeletedMemory",
    "DeletedRows": "Deletion",
    "EntityDetail": "Entity",
    "EntityHistoryResponse": "EntityHistory",
    "EntityListResponse": "EntityList",
    "EntityResponse": "EntityResult",
    "EntitySummary": "EntitySummary",
    "Episode": "Episode",
    "ExportGraphResponse": "GraphExport",
    "ExtractionResult": "Extraction",
    "FactsBatchResponse": "RememberManyResult",
    "FactsResponse": "RememberResult",
    "GetItemResponse": "GetResult",
    "GraphEdge": "GraphEdge",
    "GraphNode": "GraphNode",
    "GraphPage": "GraphPage",
    "Health": "Health",
    "HistoryTurn": "HistoryTurn",
    "IngestEpisodeResponse": "IngestResult",
    "InstructionSummary": "InstructionSummary",
    "KvItem": "Item",
    "ListHistoryResponse": "HistoryList",
    "ListItemsResponse": "ItemList",
    "ListMemoriesResponse": "MemoryList",
    "ListNamespacesResponse": "NamespaceList",
    "ListedMemory": "AgentMemory",
    "MemoryHit": "Hit",
    "MemoryQueryResponse": "MemoryMatches",
    "MemoryStatus": "MemoryStatus",
    "MergeNodesResponse": "MergeResult",
    "NodeRef": "OtherEnd",
    "ProfileEntry": "ProfileEntry",
    "ProfileResponse": "Profile",
    "Project": "Project",
    "PutItemResponse": "PutResult",
    "QueryMemoryResponse": "RecallResult",
    "QueryTrace": "QueryTrace",
    "RecallItem": "RecalledMemory",
    "RecallMemoriesResponse": "MemoryRecall",
    "RelationDetail": "Relation",
    "RelationSummary": "RelationSummary",
    "ResponseTraceSummary": "ResponseTrace",
    "RetrievalStats": "RetrievalStats",
    "RetrievalTraceSummary": "RetrievalTrace",
    "ReturnedRef": "ReturnedRef",
    "ScoredKvItem": "ScoredItem",
    "SearchGraphResponse": "GraphSearch",
    "SearchHit": "ScoredNode",
    "SearchItemsResponse": "SearchResult",
    "SessionContextResponse": "SessionContext",
    "SessionResponse": "SessionRecord",
    "SourceKindCount": "SourceKindCount",
    "SourceRef": "SourceRef",
    "StateResponse": "State",
    "SupersessionStats": "SupersessionStats",
    "TierCounts": "TierCounts",
    "TimelineFact": "TimelineFact",
    "TimelineItem": "TimelineItem",
    "TimelinePage": "TimelinePage",
    "TraceListResponse": "TraceList",
    "TraceRecord": "TraceRecord",
    "TraceSource": "TraceSource",
    "TraceStatsResponse": "TraceStats",
    "TurnListResponse": "TurnList",
    "TurnResponse": "Turn",
    "UncertaintyListResponse": "UncertaintyList",
    "UncertaintyRecord": "Uncertainty",
    "UncertaintySummary": "UncertaintySummary",
    "V1MemoryItem": "Memory",
    "WarmGraphResponse": "WarmGraph",
    "Whoami": "Whoami",
}
"""Which SDK model reads which schema."""

ALIASES: Final = {"ScoredMemoryItem": "V1MemoryItem"}
"""Schemas that only make a member of another one required."""

OWN: Final = {"ChatChunk"}
"""SDK models of what no schema describes: a frame of the chat stream, read leniently."""

ENUMS: Final = {
    "BatchExtractionMode": "BatchExtractionMode",
    "InferMode": "InferMode",
    "MemoryCategory": "MemoryCategory",
    "MemoryQueryMode": "MemoryQueryMode",
    "QueryKind": "QueryKind",
    "ResultKind": "ResultKind",
    "Tier": "Tier",
    "TimelineSort": "TimelineSort",
    "TraceKind": "TraceKind",
    "TurnRole": "TurnRole",
}


def sdk_classes() -> dict[str, type[Any]]:
    """Collect the classes the SDK's model files define."""
    found: dict[str, type[Any]] = {}
    for module in pkgutil.iter_modules(models.__path__):
        loaded = importlib.import_module(f"{models.__name__}.{module.name}")
        for name, held in vars(loaded).items():
            if inspect.isclass(held) and held.__module__ == loaded.__name__ and loaded is not base:
                assert name not in found, f"{name} is defined twice"
                found[name] = held
    return found


CLASSES: Final = sdk_classes()


def model_of(schema: str) -> type[BaseModel]:
    """Give the SDK model of a schema."""
    held: type[BaseModel] = CLASSES[MODELS[schema]]
    return held


def answered_schemas() -> set[str]:
    """Walk every component schema an answer may hold."""
    found: set[str] = set()
    for operation in spec.operations().values():
        if operation.answer is not None:
            found |= set(_referred(operation.answer, set()))
    return found


def _referred(node: Any, seen: set[str]) -> Iterator[str]:
    if isinstance(node, dict):
        name = spec.name_of(node)
        if name is not None:
            if name in seen:
                return
            seen.add(name)
            if flat_object(name):
                yield name
            yield from _referred(spec.document()["components"]["schemas"][name], seen)
            return
        for value in node.values():
            yield from _referred(value, seen)
    elif isinstance(node, list):
        for value in node:
            yield from _referred(value, seen)


def flat_object(name: str) -> bool:
    """Tell whether a schema is an object with members of its own."""
    return bool(spec.flat({"$ref": f"#/components/schemas/{name}"}).get("properties"))


def test_every_answer_has_a_model_and_no_model_is_spare() -> None:
    assert answered_schemas() - set(ALIASES) == set(MODELS)
    held = {name for name, kind in CLASSES.items() if issubclass(kind, BaseModel)}
    assert held - OWN == set(MODELS.values())
    assert len(set(MODELS.values())) == len(MODELS)


@pytest.mark.parametrize("schema", MODELS)
def test_a_model_has_the_members_of_its_schema(schema: str) -> None:
    declared = spec.flat({"$ref": f"#/components/schemas/{schema}"})["properties"]
    fields = {field.alias or name for name, field in model_of(schema).model_fields.items()}
    if schema == "ChatResponse":
        fields.add("memory_updates")  # the same value under the other spelling, which every model reads anyway
    assert fields == set(declared)


@pytest.mark.parametrize("schema", MODELS)
def test_a_model_insists_on_nothing_the_spec_leaves_open(schema: str) -> None:
    required = set(spec.flat({"$ref": f"#/components/schemas/{schema}"}).get("required", ()))
    insisted = {field.alias or name for name, field in model_of(schema).model_fields.items() if field.is_required()}
    assert insisted <= required


@pytest.mark.parametrize("schema", MODELS)
def test_a_model_takes_every_type_the_spec_allows(schema: str) -> None:
    declared = spec.flat({"$ref": f"#/components/schemas/{schema}"})["properties"]
    told = model_of(schema).model_json_schema(mode="validation")
    for name, member in declared.items():
        if name == "memory_updates":
            continue
        accepted = kinds(told["properties"][name], told.get("$defs", {}))
        assert spec_kinds(member) <= accepted, f"{schema}.{name}: {spec_kinds(member)} against {accepted}"


@pytest.mark.parametrize("schema", MODELS)
def test_members_that_hold_objects_hold_the_right_ones(schema: str) -> None:
    declared = spec.flat({"$ref": f"#/components/schemas/{schema}"})["properties"]
    told = model_of(schema).model_json_schema(mode="validation")
    for name, member in declared.items():
        if name == "memory_updates":
            continue
        wanted = {MODELS[ALIASES.get(held, held)] for held in objects(member)}
        held = set(model_refs(told["properties"][name]))
        assert wanted <= held, f"{schema}.{name}: {wanted} against {held}"


@pytest.mark.parametrize("name", ENUMS)
def test_an_enumeration_has_the_values_of_the_spec(name: str) -> None:
    declared = [value for value in spec.document()["components"]["schemas"][name]["enum"] if value is not None]
    kind = CLASSES[ENUMS[name]]
    assert issubclass(kind, StrEnum)
    assert sorted(value.value for value in kind) == sorted(declared)


def test_no_enumeration_is_spare() -> None:
    assert {name for name, kind in CLASSES.items() if issubclass(kind, StrEnum)} - {"Direction"} == set(ENUMS.values())
    direction = spec.flat({"$ref": "#/components/schemas/TimelineFact"})["properties"]["direction"]["enum"]
    assert sorted(value.value for value in CLASSES["Direction"]) == sorted(direction)


def spec_kinds(node: dict[str, Any]) -> set[str]:
    """Give the JSON types a schema allows."""
    node = spec.resolved(node)
    for key in ("anyOf", "oneOf", "allOf"):
        if key in node:
            return {kind for branch in node[key] for kind in spec_kinds(branch)}
    types = node.get("type")
    if types is None:
        return {"string"} if "enum" in node else set()
    return {types} if isinstance(types, str) else set(types)


def kinds(node: dict[str, Any], defs: dict[str, Any]) -> set[str]:
    """Give the JSON types a model's member takes."""
    if "$ref" in node:
        node = defs[node["$ref"].rpartition("/")[2]]
    for key in ("anyOf", "oneOf", "allOf"):
        if key in node:
            return {kind for branch in node[key] for kind in kinds(branch, defs)}
    types = node.get("type")
    if types is None:
        return {"string"} if "enum" in node else {"string", "number", "integer", "boolean", "null", "array", "object"}
    found = {types} if isinstance(types, str) else set(types)
    if node.get("format") == "date-time":
        found.add("null")  # the SDK reads times leniently, null included
    return found | ({"integer"} if "number" in found else set())


def objects(node: dict[str, Any]) -> set[str]:
    """Name the object schemas a member holds, directly or in a list."""
    name = spec.name_of(node)
    if name is not None and flat_object(name):
        return {name}
    inner = spec.resolved(node)
    found: set[str] = set()
    for branch in (*inner.get("anyOf", ()), *inner.get("oneOf", ()), *((inner["items"],) if "items" in inner else ())):
        found |= objects(branch)
    return found


def model_refs(node: Any) -> Iterator[str]:
    """Walk the models a member's JSON schema refers to."""
    if isinstance(node, dict):
        if "$ref" in node:
            yield node["$ref"].rpartition("/")[2]
        for value in node.values():
            yield from model_refs(value)
    elif isinstance(node, list):
        for value in node:
            yield from model_refs(value)
