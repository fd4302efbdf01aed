"""How names become keys."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mock_server.engine.names import fold_type, normalise


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("AirPods Pro", "airpods_pro"),
        (" airpods  pro", "airpods_pro"),
        ("ＤＧＸ", "dgx"),
        ("DGX-2", "dgx_2"),
        ("C", "c"),
        ("C++", "c++"),
        ("C#", "c#"),
        ("Net", "net"),
        (".NET", ".net"),
        ("ASP.NET", "asp_net"),
        ("O'Brien", "o_brien"),
        ("李小龙", "李小龙"),
        ("Zoë", "zoë"),
        ("...", "..."),
        ("🎉", "🎉"),
        ("a_b", "a_b"),
    ],
)
def test_a_name_has_one_key_however_it_is_typed(name: str, key: str) -> None:
    assert normalise(name) == key


@given(st.text(min_size=1))
def test_the_key_of_a_key_is_the_key(name: str) -> None:
    assert normalise(normalise(name)) == normalise(name)


@given(st.text(min_size=1).filter(lambda text: text.strip() != ""))
def test_no_name_has_an_empty_key(name: str) -> None:
    assert normalise(name)


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Company", "organisation"),
        ("ORG", "organisation"),
        ("Person", "person"),
        ("wizard", "other"),
        ("unknown", "unknown"),
    ],
)
def test_types_fold_into_the_vocabulary(text: str, folded: str) -> None:
    assert fold_type(text) == folded
