"""Limits of texts and codes: how long, how far, how many; and what every fault says."""

import pytest

from incognita.games.eldorado.rules.route_code import CodeError, code_of, read_code
from incognita.games.eldorado.rules.route_layout import Layout, layout_of
from incognita.games.eldorado.rules.route_text import read_text, write_text
from incognita.games.eldorado.rules.tables import ROUTE_DATA

EVERY_ROUTE = pytest.mark.parametrize("id", list(ROUTE_DATA))
CODES = {
    "first": "own-14hzq-h06a6-3v8nh-a",
    "hills": "own-11xp1-z56dx-7cdwm-wpy5",
    "home": "own-1g5va-22cjh-rxn7t-mpnf",
    "winding": "own-12wj3-7emr7-gfdtj-rpb9",
    "serpentine": "own-14t4k-mrjbc-2we3c-w6jj",
    "swamp": "own-11qsm-m524r-d3jgw-kvdmd-qqg87-e8",
    "witch": "own-18nkw-fe3zb-8cxv6-r67q",
}


# ---------------------------------------------------------------- limits of texts


def faults(*lines: str) -> list[tuple[str, int, str]]:
    read = read_text("\n".join(lines))[1]
    return [(fault.code, fault.line, fault.word) for fault in read]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ((), ("text-empty", 0, "")),
        (("# a", "# b"), ("text-empty", 0, "")),
        (("incognita route",), ("text-head", 1, "incognita route")),
        (("incognita route 1 2",), ("text-head", 1, "incognita route 1 2")),
        (("", "Incognita Route 3"), ("text-version", 2, "3")),
        (("incognita route 1", "board A to 0 0"), ("text-place", 2, "to 0 0")),
        (("incognita route 1", "board A at 0 0 0"), ("text-place", 2, "at 0 0 0")),
        (("incognita route 1", "board A at 0 201"), ("text-place", 2, "at 0 201")),
        (("incognita route 1", "board A at 201 0"), ("text-place", 2, "at 201 0")),
        (("incognita route 1", "board A at 0 0001"), ("text-place", 2, "at 0 0001")),
        (("incognita route 1", "board A at 0 -"), ("text-place", 2, "at 0 -")),
        (("incognita route 1", "board A at 0 \u0663"), ("text-place", 2, "at 0 \u0663")),
        (("incognita route 1", "board A ne+"), ("text-place", 2, "ne+")),
        (("incognita route 1", "board A turn 2 2"), ("text-place", 2, "2")),
        (("incognita route 1", "finish"), ("text-end", 2, "")),
        (("incognita route 1", "finish water ne"), ("text-place", 2, "ne")),
        (("incognita route 1", f"x{'y' * 90} z"), ("text-word", 2, f"x{'y' * 59}")),
    ],
)
def test_a_fault_is_told_with_its_line_and_word(
    lines: tuple[str, ...], expected: tuple[str, int, str]
) -> None:
    assert faults(*lines) == [expected]


def test_a_text_may_be_so_long_and_a_place_so_far() -> None:
    text = "incognita route 1\nboard A at 200 -200\nfinish water turn 5 at -7 199\n"
    layout, read = read_text(text + "#" * (4000 - len(text)))
    assert not read
    assert (layout.boards, layout.finish) == ([("A", 0, 200, -200)], ("water", 5, -7, 199))
    long = read_text(text + "#" * (4001 - len(text)))[1]
    assert [(fault.code, fault.line) for fault in long] == [("text-long", 0)]


def test_names_are_cut_and_written_only_where_there_are_any() -> None:
    head = "incognita route 1\n"
    layout = read_text(f"{head}name {'n' * 70}\nfr {'f' * 70}\nboard A\n")[0]
    assert (layout.name, layout.french) == ("n" * 60, "f" * 60)
    layout.name = layout.french = ""
    assert write_text(layout) == f"{head}board A turn 0 at 0 0\n"
    layout.french = "Voie"
    layout.open_seams = [0]
    layout.tavern = ("village", 1, 2, 3)
    assert write_text(layout) == (
        f"{head}fr Voie\nboard A turn 0 at 0 0\nopen\ntavern village turn 1 at 2 3\n"
    )


# ---------------------------------------------------------------- limits of codes


@EVERY_ROUTE
def test_codes_go_on_meaning_the_same(id: str) -> None:
    assert code_of(layout_of(ROUTE_DATA[id])) == CODES[id]


@pytest.mark.parametrize("step", [(15, 0), (-15, 15), (0, -15), (14, -15)])
def test_boards_lie_fifteen_spaces_apart_at_most(step: tuple[int, int]) -> None:
    end = ("jungle", 2, step[0] + 15, step[1] - 15)
    layout = Layout([("B", 5, 0, 0), ("X", 4, *step)], end)
    layout.tavern = ("jungle", 3, step[0] - 15, step[1] + 15)
    assert read_code(code_of(layout)).same(layout)
    for far in ((16, 0), (-16, 0), (0, 16), (0, -16)):
        with pytest.raises(CodeError) as error:
            code_of(Layout([("B", 5, 0, 0), ("X", 4, *far)], ("jungle", 2, 0, 0)))
        assert error.value.code == "code-far"


@pytest.mark.parametrize("count", [1, 2, 15])
def test_a_code_holds_up_to_fifteen_boards(count: int) -> None:
    boards = [("A", 0, 7 * at, -3 * at) for at in range(count)]
    layout = Layout(boards, ("water", 1, 7 * count, -3 * count))
    layout.open_seams = list(range(count - 1))
    layout.tavern = ("village", 2, 5, -6)
    assert read_code(code_of(layout)).same(layout)
    assert len(code_of(layout)) <= 200
    layout.open_seams = [count - 1]
    with pytest.raises(CodeError):
        code_of(layout)


def test_sixteen_boards_have_no_code_nor_have_none() -> None:
    boards = [("A", 0, 7 * at, -3 * at) for at in range(16)]
    for some in (boards, []):
        with pytest.raises(CodeError):
            code_of(Layout(some, ("water", 1, 0, 0)))


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("own-1gg1", "code-damaged"),
        ("own-101", "code-letters"),
        (f"own-1{'0' * 199}", "code-check"),
        (f"own-1{'0' * 200}", "code-letters"),
    ],
)
def test_codes_that_fit_their_check_and_hold_no_route(code: str, problem: str) -> None:
    with pytest.raises(CodeError) as error:
        read_code(code)
    assert error.value.code == problem


def test_the_parts_of_a_layout_move_and_compare_together() -> None:
    layout = Layout([("A", 1, 3, 4), ("C", 2, 10, 1)], ("water", 3, 14, -3))
    layout.name, layout.french, layout.open_seams = "One", "Un", [0]
    layout.tavern = ("village", 4, 6, -2)
    moved = layout.moved_home()
    assert moved.boards == [("A", 1, 0, 0), ("C", 2, 7, -3)]
    assert (moved.finish, moved.tavern) == (("water", 3, 11, -7), ("village", 4, 3, -6))
    assert (moved.name, moved.french, moved.open_seams) == ("One", "Un", [0])
    assert layout.modules() == {"caves": True, "heroes": True}
    assert layout_of(ROUTE_DATA["first"]).modules() == {}
    again = layout_of(layout.data("x", "easy"))
    assert again.same(layout)
    assert (again.name, again.french) == ("One", "Un")
    for change in ("boards", "open_seams", "finish", "tavern"):
        other = layout_of(layout.data("x", "easy"))
        setattr(other, change, None if change in ("finish", "tavern") else [])
        assert not other.same(layout)
