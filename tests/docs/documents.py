"""Reading Markdown as far as the tests need it: fenced blocks, and the rows of tables."""

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENTS = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")


@dataclass(frozen=True, slots=True)
class Block:
    """One fenced block: its language, its text, the line it starts on, and the text block right after it, if any."""

    language: str
    text: str
    line: int
    promised: str | None = None


def read(name: str) -> str:
    """Read a document at the root."""
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(name: str, language: str) -> list[Block]:
    """List the blocks of one language."""
    return [block for block in _blocks(read(name)) if block.language == language]


def rows(name: str, *, starting: str) -> list[list[str]]:
    """List the cells of all table rows whose first cell starts like this."""
    lines = [line for line in read(name).splitlines() if line.startswith("| " + starting)]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def _blocks(text: str) -> list[Block]:
    found: list[Block] = []
    language: str | None = None
    held: list[str] = []
    start = 0
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("```"):
            held.append(line)
        elif language is None:
            language, held, start = line.removeprefix("```"), [], number
        else:
            block = Block(language, "\n".join(held) + "\n", start)
            if language == "text" and found and found[-1].language == "python":
                before = found[-1]
                found[-1] = Block(before.language, before.text, before.line, block.text)
            found.append(block)
            language = None
    return found
