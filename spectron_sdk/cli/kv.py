"""`spectron kv`: JSON values of a user, by namespace and key.

A namespace is written with slashes between its segments, `preferences/format`; a slash within one is `%2F`.
"""

import json
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import quote, unquote

import typer

from spectron_sdk._json import is_object
from spectron_sdk.cli import render
from spectron_sdk.cli.exit_codes import ExitCode
from spectron_sdk.cli.history import Source, Tenant, User, show_deletion
from spectron_sdk.cli.invocation import Invocation
from spectron_sdk.cli.remember import text_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from spectron_sdk.models.kv import Item

Namespace = Annotated[str, typer.Argument(metavar="NAMESPACE", help="Such as preferences/format.")]
Prefix = Annotated[str | None, typer.Argument(metavar="[PREFIX]", help="Only namespaces that start so.")]
Key = Annotated[str, typer.Argument(metavar="KEY")]
Limit = Annotated[int, typer.Option(min=1, help="How many at most.")]


def put(
    run: Invocation,
    namespace: Namespace,
    key: Key,
    value: Annotated[str, typer.Argument(metavar="VALUE", help="A JSON object; - reads it from stdin.")],
    *,
    user: User,
    tenant: Tenant = "default",
    source: Source = None,
    text: Annotated[str | None, typer.Option(help="What search ranks instead of the value's JSON.")] = None,
) -> None:
    """Keep a value under a key, in place of what was there."""
    with run.client() as memory:
        result = memory.kv.put(
            segments(namespace), key, _object(value), user_id=user, tenant_id=tenant, source=source, text=text
        )
    render.answer(run, result, lambda console: console.print("stored" if result.created else "unchanged", style="bold"))


def get(
    run: Invocation,
    namespace: Namespace,
    key: Key,
    *,
    user: User,
    tenant: Tenant = "default",
    source: Source = None,
) -> None:
    """Print the value under a key; exit code 1 when there is none."""
    with run.client() as memory:
        result = memory.kv.get(segments(namespace), key, user_id=user, tenant_id=tenant, source=source)
    item = result.item
    render.answer(run, result, lambda console: _show_value(console, item))
    if item is None:
        raise typer.Exit(ExitCode.FAILED)


def list_items(
    run: Invocation,
    prefix: Prefix = None,
    *,
    user: User,
    tenant: Tenant = "default",
    source: Source = None,
    limit: Limit = 100,
) -> None:
    """List values, newest first."""
    with run.client() as memory:
        found = memory.kv.list(segments(prefix), user_id=user, tenant_id=tenant, source=source, limit=limit)
    render.answer(run, found, lambda console: _show_items(console, f"Values ({found.total})", found.items))


def search(
    run: Invocation,
    query: Annotated[str, typer.Argument(metavar="QUERY", help="What to look for.")],
    prefix: Prefix = None,
    *,
    user: User,
    tenant: Tenant = "default",
    source: Source = None,
    limit: Limit = 10,
) -> None:
    """Rank values by how well they fit a question."""
    with run.client() as memory:
        found = memory.kv.search(
            query, namespace_prefix=segments(prefix), user_id=user, tenant_id=tenant, source=source, limit=limit
        )
    render.answer(run, found, lambda console: _show_items(console, f"Best of {found.total}", found.items))


def delete(
    run: Invocation,
    namespace: Namespace,
    keys: Annotated[list[str] | None, typer.Argument(metavar="[KEY]...")] = None,
    *,
    user: User,
    tenant: Tenant = "default",
    source: Source = None,
    everything: Annotated[bool, typer.Option("--all", help="Every key of exactly this namespace.")] = False,
    derived: Annotated[bool, typer.Option(help="Delete what was learnt from them, too.")] = False,
) -> None:
    """Delete keys of a namespace."""
    if bool(keys) == everything:
        raise typer.BadParameter("name the KEYs to delete, or say --all")
    with run.client() as memory:
        gone = memory.kv.delete(
            segments(namespace),
            None if everything else keys,
            user_id=user,
            tenant_id=tenant,
            source=source,
            delete_derived_facts=derived,
        )
    render.answer(run, gone, lambda console: show_deletion(console, gone))


def namespaces(
    run: Invocation,
    prefix: Prefix = None,
    *,
    user: User,
    tenant: Tenant = "default",
    source: Source = None,
    depth: Annotated[int | None, typer.Option(min=1, help="Cut to so many segments.")] = None,
) -> None:
    """List the namespaces that hold something."""
    with run.client() as memory:
        found = memory.kv.namespaces(segments(prefix), user_id=user, tenant_id=tenant, source=source, max_depth=depth)
    rows = [(_path(namespace),) for namespace in found.namespaces]
    render.answer(run, found, lambda console: console.print(render.table("Namespaces", ("namespace",), rows)))


def segments(path: str | None) -> list[str]:
    """Split a namespace into its segments; nothing is the empty prefix."""
    return [unquote(segment) for segment in path.strip("/").split("/")] if path and path.strip("/") else []


def _path(namespace: "Sequence[str]") -> str:
    return "/".join(quote(segment, safe=" ") for segment in namespace)


def _object(argument: str) -> dict[str, Any]:
    try:
        value: Any = json.loads(text_of(argument))
    except ValueError as error:
        raise typer.BadParameter(f"VALUE is not JSON: {error}") from error
    if not is_object(value):
        raise typer.BadParameter(f'VALUE must be a JSON object such as {{"style": "bullets"}}, not {argument!r}')
    return value


def _show_value(console: "Console", item: "Item | None") -> None:
    if item is None:
        console.print("nothing under that key", style="yellow")
    else:
        console.print_json(data=item.value)


def _show_items(console: "Console", title: str, items: "Sequence[Item]") -> None:
    rows = [(_path(item.namespace), item.key, item.value) for item in items]
    console.print(render.table(title, ("namespace", "key", "value"), rows))
