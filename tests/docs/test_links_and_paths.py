"""What the documents point at exists, and nothing in them belongs to somebody's machine."""

import re
from pathlib import Path

import pytest

from tests.docs.documents import DOCUMENTS, ROOT, read


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_somewhere(name: str) -> None:
    targets = [link for link in re.findall(r"\]\(([^)#]+)\)", read(name)) if "://" not in link]
    assert [target for target in targets if not (ROOT / target).exists()] == []


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_the_layout_names_what_is_there(name: str) -> None:
    named = re.findall(r"^    ((?:\w+/)*[\w.]+/?)  +", read(name), flags=re.MULTILINE)
    assert len(named) >= 6
    assert [path for path in named if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_the_make_targets_exist(name: str) -> None:
    targets = set(re.findall(r"^(\w+):", read("Makefile"), flags=re.MULTILINE))
    named = set(re.findall(r"make (\w+)(?:[ `\n]|$)", read(name)))
    assert {"install", "check", "test", "serve"} <= named
    assert named - targets <= {"a"}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_addresses_are_meant_for_readers(name: str) -> None:
    hosts = set(re.findall(r"https?://([\w.-]+)", read(name)))
    assert hosts <= {"127.0.0.1"}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_no_path_of_a_machine_is_left_in(name: str) -> None:
    assert re.findall(r"(?<![\w.])/(?:home|root|work|tmp|Users)/", read(name)) == []


def test_the_licence_is_the_whole_apache_2_text() -> None:
    text = read("LICENSE")
    assert "Apache License\n                           Version 2.0, January 2004" in text
    assert "END OF TERMS AND CONDITIONS" in text
    assert len(text.splitlines()) > 195


def test_every_file_of_the_documents_is_utf_8_with_unix_lines() -> None:
    for name in (*DOCUMENTS, "LICENSE"):
        raw = Path(ROOT / name).read_bytes()
        assert raw.decode("utf-8")
        assert b"\r" not in raw
        assert raw.endswith(b"\n")
