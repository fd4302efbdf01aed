"""Output: one JSON document for scripts, tables and colours for people.

Nothing but `answer` writes to stdout, apart from a chat that prints its reply as it comes. Text that came over the wire
is never read as markup.
"""

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence, Sized
from dataclasses import asdict, dataclass, is_dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, TextIO

from spectron_sdk._json import is_mapping, is_sequence
from spectron_sdk.cli.invocation import Invocation

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType

# Wide enough for a sentence beside an id where nobody looks at a terminal.
_PIPED_WIDTH = 160

# A column of fewer characters than this, and than it needs, is not worth reading.
_NARROWEST = 10


def answer(run: Invocation, value: object, show: "Callable[[Console], None]") -> None:
    """Print an answer: as JSON for a script, else with what `show` makes of it."""
    if run.as_json:
        sys.stdout.write(json.dumps(plain(value), ensure_ascii=not _carries_all(sys.stdout), indent=2) + "\n")
    else:
        show(console())


def plain(value: Any) -> Any:
    """Turn an answer into what JSON can hold; models get their wire names and the exact text of their times."""
    from pydantic import BaseModel

    if isinstance(value, BaseModel):
        return value.model_dump(mode="json", by_alias=True)
    if is_dataclass(value) and not isinstance(value, type):
        return plain(asdict(value))
    if is_mapping(value):
        return {str(name): plain(held) for name, held in value.items()}
    if is_sequence(value):
        return [plain(held) for held in value]
    return value


def console(*, stderr: bool = False) -> "Console":
    """Make a console; colours only where a terminal shows them, or FORCE_COLOR asks for them."""
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    return Console(
        file=stream, highlight=False, markup=False, emoji=False, width=None if stream.isatty() else _piped_width()
    )


def table(title: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> "RenderableType":
    """Lay out rows under a title, in columns where these fit, else row by row; none are one line that says so."""
    from rich.text import Text

    laid = _Rows(title, columns, [[shown(cell) for cell in row] for row in rows])
    return laid if laid.rows else Text(f"{title}: nothing", style="dim")


@dataclass(frozen=True, slots=True)
class _Rows:
    """Rows of text, laid out when the width is known."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]

    def __rich_console__(self, console: "Console", options: "ConsoleOptions") -> "Iterator[RenderableType]":
        yield from self._columns() if self._needed() <= options.max_width else self._stacked()

    def _needed(self) -> int:
        """Give the width under which columns would be slivers, or vanish."""
        from rich.cells import cell_len

        widths = [max(map(cell_len, column)) for column in zip(self.columns, *self.rows, strict=True)]
        named = zip(self.columns, widths, strict=True)
        return sum(3 + (width if name == "id" else min(width, _NARROWEST)) for name, width in named)

    def _columns(self) -> "Iterator[RenderableType]":
        from rich import box
        from rich.table import Table
        from rich.text import Text

        made = Table(title=self.title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
        made.header_style = "cyan"
        for column in self.columns:
            made.add_column(column, no_wrap=column == "id", overflow="fold")
        for row in self.rows:
            made.add_row(*map(Text, row))
        yield made

    def _stacked(self) -> "Iterator[RenderableType]":
        from rich.text import Text

        yield Text(self.title, style="bold")
        for row in self.rows:
            yield Text("")
            for name, cell in zip(self.columns, row, strict=True):
                yield Text.assemble("  ", (f"{name} " if name else "", "cyan"), cell)


def count(things: int | Sized, noun: str) -> str:
    """Say how many of something there are."""
    number = things if isinstance(things, int) else len(things)
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def shown(cell: object) -> str:
    """Print one value in a table."""
    if cell is None:
        return "-"
    if isinstance(cell, datetime):
        return cell.strftime("%Y-%m-%d %H:%M:%S")
    if isinstance(cell, float):
        return f"{cell:.2f}"
    if isinstance(cell, (dict, list)):
        return json.dumps(cell, ensure_ascii=False)
    return str(cell)


def _carries_all(stream: TextIO) -> bool:
    """Tell whether a stream takes every character; one without an encoding is text in memory."""
    return (stream.encoding or "utf-8").lower().replace("-", "") == "utf8"


def _piped_width() -> int:
    import os

    given = os.environ.get("COLUMNS", "")
    return int(given) if given.isdigit() and int(given) > 0 else _PIPED_WIDTH
