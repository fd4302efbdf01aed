"""CHANGELOG.md names the version of the code, and only commands and names that exist."""

import re

import spectron_sdk
from spectron_sdk import testing
from spectron_sdk._version import __version__
from spectron_sdk.cli.app import run
from tests.docs.documents import ROOT, read

HEADING = re.compile(r"^## \[(.+?)\](?: - (\d{4}-\d{2}-\d{2}))?$", flags=re.MULTILINE)
GROUPS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_the_newest_version_is_that_of_the_code() -> None:
    names = [name for name, _ in HEADING.findall(read("CHANGELOG.md"))]
    assert names[:2] == ["Unreleased", __version__]


def test_versions_are_dated_and_fall() -> None:
    released = HEADING.findall(read("CHANGELOG.md"))[1:]
    assert all(date for _, date in released)
    versions = [tuple(int(part) for part in name.split(".")) for name, _ in released]
    assert versions == sorted(versions, reverse=True)


def test_changes_are_grouped_by_kind() -> None:
    groups = re.findall(r"^### (.*)$", read("CHANGELOG.md"), flags=re.MULTILINE)
    assert groups
    assert set(groups) <= GROUPS


def test_the_names_it_mentions_exist() -> None:
    quoted = re.findall(r"`([^`]+)`", read("CHANGELOG.md"))
    classes = {name for name in quoted if re.fullmatch(r"[A-Z]\w+", name)}
    assert classes <= set(spectron_sdk.__all__)
    assert {"local_server", "in_process"} <= set(quoted)
    assert callable(testing.local_server)
    assert callable(testing.in_process)


def test_the_commands_it_mentions_exist() -> None:
    commands = {name.split()[1] for name in re.findall(r"`(spectron \w+)`", read("CHANGELOG.md"))} - {"serve"}
    assert {"demo", "smoke"} <= commands
    assert {name: run([name, "--help"]) for name in commands} == dict.fromkeys(commands, 0)


def test_it_counts_the_examples_right() -> None:
    assert len(list((ROOT / "examples").glob("*.py"))) == 8
    assert "Eight examples" in read("CHANGELOG.md")
