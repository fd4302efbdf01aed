"""Paths, patterns, selectors: how they are read and who sees what."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mock_server.engine.errors import InvalidInput
from mock_server.engine.scopes import (
    canonical,
    default_selector,
    has_segments,
    intersect,
    involved,
    of_user,
    parse,
    pattern,
    readable,
    region,
    user_of,
    writable,
)


@pytest.mark.parametrize(
    ("sent", "selector"),
    [
        ("a", (("a",),)),
        (["a", "b"], (("a",), ("b",))),
        ([["a", "b"]], (("a", "b"),)),
        (["a", ["b", "c"]], (("a",), ("b", "c"))),
        (None, ()),
        ("", ()),
        ([], ()),
        (["org/acme/", "/org/acme"], (("org/acme",),)),
        ([["a", "a", ""]], (("a",),)),
        (["", "a"], (("a",),)),
        ("/", (("/",),)),
    ],
)
def test_every_accepted_spelling_has_one_normal_form(sent: object, selector: object) -> None:
    assert parse(sent) == selector


@pytest.mark.parametrize(
    ("sent", "field"),
    [
        ([[]], ("scopes", 0)),
        ([["a", ["b"]]], ("scopes", 0, 1)),
        ([5], ("scopes", 0)),
        ({"org": "acme"}, ("scopes",)),
        (["ok", "org/*"], ("scopes", 1)),
    ],
)
def test_what_is_no_selector_is_refused_with_its_place(sent: object, field: tuple[str | int, ...]) -> None:
    with pytest.raises(InvalidInput) as refused:
        parse(sent)
    assert refused.value.field == field


@pytest.mark.parametrize("text", ["a/*/b", "a*", "*a", "**"])
def test_a_star_is_only_legal_as_the_last_segment(text: str) -> None:
    with pytest.raises(InvalidInput):
        pattern(text)


def test_an_exact_pattern_does_not_cover_descendants() -> None:
    assert readable(region(["org/acme"]), (("org/acme",),))
    assert not readable(region(["org/acme"]), (("org/acme/user/a",),))
    assert not readable(region(["org/acme/*"]), (("org/acmecorp",),))


def test_reading_needs_all_nodes_of_some_clause_and_writing_all_nodes_of_all() -> None:
    mine = region(["a/*"])
    assert readable(mine, (("a/x",), ("b",)))
    assert not readable(mine, (("a/x", "b"),))
    assert not writable(mine, (("a/x",), ("b",)))
    assert not readable(mine, ())


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [("a/*", "a/b/*", ["a/b/*"]), ("a/*", "a/b", ["a/b"]), ("a/*", "b/*", []), ("*", "x", ["x"]), ("a", "a/*", ["a"])],
)
def test_regions_intersect_and_never_widen(one: str, other: str, both: list[str]) -> None:
    assert intersect(region([one]), region([other])) == region(both)
    assert set(intersect(region([other]), region([one]))) == set(region(both))


_paths = st.lists(st.sampled_from("abc"), min_size=1, max_size=3).map("/".join)
_patterns = st.builds(lambda path, star: path + star, _paths, st.sampled_from(["", "/*"]))


@given(st.lists(_patterns, max_size=3), st.lists(_patterns, max_size=3), _paths)
def test_a_path_is_in_the_intersection_exactly_when_it_is_in_both(one: list[str], other: list[str], path: str) -> None:
    selector = ((path,),)
    both = readable(region(one), selector) and readable(region(other), selector)
    assert readable(intersect(region(one), region(other)), selector) == both


@pytest.mark.parametrize(
    ("lens", "scope", "passes"),
    [
        ("org/acme/user/a", "org/acme/user/a", True),
        ("org/acme/user/a", "org/acme", True),
        ("org/acme", "org/acme/user/a", False),
        ("org/acme/*", "org/acme/user/a", True),
        ("org/acme/*", "org/beta", False),
        ("org/acme/user/a", "/", True),
        ("*", "anything", True),
    ],
)
def test_a_lens_reaches_ancestors_and_only_with_a_star_descendants(lens: str, scope: str, passes: bool) -> None:
    assert involved(parse(lens, patterns=True), ((scope,),)) is passes


def test_segments_are_found_only_side_by_side() -> None:
    scope = (("org/acme/user/alice",),)
    assert has_segments(scope, "user", "alice")
    assert has_segments(scope, "org", "acme")
    assert not has_segments(scope, "org", "alice")


@given(st.text(min_size=1), st.text(min_size=1))
def test_any_tenant_and_user_make_one_scope_that_names_the_user(tenant: str, user: str) -> None:
    ((path,),) = of_user(tenant, user)
    assert path.count("/") == 3
    assert canonical(path) == path
    assert parse(path) == ((path,),)
    assert user_of(((path,),)) == user


@given(st.tuples(st.text(min_size=1), st.text(min_size=1)), st.tuples(st.text(min_size=1), st.text(min_size=1)))
def test_two_people_never_share_a_scope(one: tuple[str, str], other: tuple[str, str]) -> None:
    assert (of_user(*one) == of_user(*other)) == (one == other)


def test_an_unscoped_write_is_tagged_with_the_write_region() -> None:
    assert default_selector(region(["*"])) == (("/",),)
    assert default_selector(region(["a/*", "b"])) == (("a",), ("b",))
