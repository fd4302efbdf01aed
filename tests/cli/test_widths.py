"""Tables on terminals of every width: nothing is lost, and nothing is cut into slivers."""

import pytest

from tests.cli.commandline import CommandLine

TOLD = "My name is Maya Okafor. I live in Lisbon and work at Contoso."


@pytest.mark.parametrize("width", [20, 40, 60, 80, 160])
@pytest.mark.parametrize("command", ["graph", "timeline", "state", "trace"])
def test_every_word_of_a_table_can_be_read(
    command: str, width: int, spectron: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    spectron("remember", TOLD, "--scope", "org/acme/user/maya")
    out = spectron(command).out
    assert max(map(len, out.splitlines())) <= width
    words = out.split()
    assert {"trace": "Lisbon", "state": "Lisbon"}.get(command, "Contoso.") in words or width == 20
    slivers = [line for line in out.splitlines() if len(line.strip()) == 1]
    assert slivers == []


def test_a_table_that_fits_has_columns_and_one_that_does_not_has_rows(
    spectron: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    spectron("remember", TOLD)
    monkeypatch.setenv("COLUMNS", "120")
    assert any(line.split() == ["id", "name", "labels"] for line in spectron("graph").out.splitlines())
    monkeypatch.setenv("COLUMNS", "40")
    assert "  fact Maya Okafor lives in Lisbon." in spectron("graph").out.splitlines()
