"""Routes as text and as short code."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from incognita.games.eldorado.rules.route_code import DIGITS, CodeError, code_of, read_code
from incognita.games.eldorado.rules.route_layout import Layout, Piece, layout_of
from incognita.games.eldorado.rules.route_text import read_text, write_text
from incognita.games.eldorado.rules.tables import ROUTE_DATA, SIDES

EVERY_ROUTE = pytest.mark.parametrize("id", list(ROUTE_DATA))
SHORT_CUT = """
incognita route 1
# Three boards, and nothing in the way between the last two.
name Short cut
fr Le Raccourci
board A
board M turn 3 ne+
open
board P at 10 -8
tavern village turn 1 at 11 -3
finish jungle turn 0 at 13 -10
"""
CODE = "own-1yp38-8ddp7-503st"


def pieces(names: list[str]) -> st.SearchStrategy[Piece]:
    near = st.integers(-7, 7)
    return st.tuples(st.sampled_from(names), st.integers(0, 5), near, near)


def random_layout(data: st.DataObject) -> Layout:
    """Any pieces that lie near each other, playable or not."""
    boards = data.draw(st.lists(pieces(list(SIDES)), min_size=1, max_size=8))
    layout = Layout(boards, data.draw(pieces(["jungle", "water"])))
    if len(boards) > 1:
        layout.open_seams = sorted(data.draw(st.sets(st.integers(0, len(boards) - 2))))
    layout.tavern = data.draw(st.none() | pieces(["village", "jungle"]))
    return layout


def test_a_text_says_sides_turns_places_open_seams_and_ends() -> None:
    layout, faults = read_text(SHORT_CUT)
    assert not faults
    assert (layout.name, layout.french) == ("Short cut", "Le Raccourci")
    assert layout.boards == [("A", 0, 0, 0), ("M", 3, 7, -3), ("P", 0, 10, -8)]
    assert layout.open_seams == [1]
    assert layout.tavern == ("village", 1, 11, -3)
    assert layout.finish == ("jungle", 0, 13, -10)


def test_the_compass_names_the_twelve_places_beside_a_large_board() -> None:
    places = {
        "ne-": (7, -4), "ne+": (7, -3), "se-": (4, 3), "se+": (3, 4), "s-": (-3, 7),
        "s+": (-4, 7), "sw-": (-7, 4), "sw+": (-7, 3), "nw-": (-4, -3), "nw+": (-3, -4),
        "n-": (3, -7), "n+": (4, -7),
    }  # fmt: skip
    for word, place in places.items():
        layout, faults = read_text(f"incognita route 1\nboard a\nboard c turn 5 {word}")
        assert not faults
        assert layout.boards[1] == ("C", 5, *place)


@EVERY_ROUTE
def test_official_routes_survive_text_and_code(id: str) -> None:
    layout = layout_of(ROUTE_DATA[id])
    again, faults = read_text(write_text(layout))
    assert not faults
    assert again.same(layout)
    assert (again.name, again.french) == (layout.name, layout.french)
    assert read_code(code_of(layout)).same(layout.moved_home())
    assert len(code_of(layout)) <= 36


@given(st.data())
def test_every_layout_survives_text_and_code(data: st.DataObject) -> None:
    layout = random_layout(data)
    again, faults = read_text(write_text(layout))
    assert not faults
    assert again.same(layout)
    try:
        code = code_of(layout)
    except CodeError:
        return
    assert read_code(code).same(layout.moved_home())


def test_the_code_of_random_layout_stays_what_it_is() -> None:
    assert code_of(read_text(SHORT_CUT)[0]) == CODE


def test_a_code_does_not_care_where_the_first_board_lies() -> None:
    layout, _ = read_text(SHORT_CUT.replace("board A", "board A at 30 -5"))
    moved = layout.moved_home()
    assert moved.boards[:2] == [("A", 0, 0, 0), ("M", 3, 7, -3)]
    far = read_text(SHORT_CUT.replace("board A", "board A at 0 0"))[0]
    assert code_of(far) == CODE


@pytest.mark.parametrize(
    "written",
    [
        CODE.upper(),
        "own-" + CODE[4:].replace("-", ""),
        f"  {CODE} ",
        "own-" + CODE[4:].replace("0", "O").replace("1", "l"),
    ],
)
def test_a_code_may_be_typed_as_people_type(written: str) -> None:
    assert code_of(read_code(written)) == CODE


def test_every_wrong_letter_is_told() -> None:
    for place in range(4, len(CODE)):
        if CODE[place] == "-":
            continue
        for digit in DIGITS:
            if digit != CODE[place]:
                with pytest.raises(CodeError):
                    read_code(CODE[:place] + digit + CODE[place + 1 :])


def test_two_letters_that_were_swapped_are_told() -> None:
    letters = CODE[4:].replace("-", "")
    for place in range(len(letters) - 1):
        one, two = letters[place], letters[place + 1]
        if one != two:
            with pytest.raises(CodeError):
                read_code("own-" + letters[:place] + two + one + letters[place + 2 :])


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("own-", "code-letters"),
        ("own-1", "code-letters"),
        ("own-1u000", "code-letters"),
        (f"own-1{'z' * 300}", "code-letters"),
        (f"own-2{CODE[5:]}", "code-version"),
        (CODE[:-1], "code-check"),
        ("own-100", "code-letters"),
        ("own-1001", "code-check"),
    ],
)
def test_a_damaged_code_says_what_is_wrong(code: str, problem: str) -> None:
    with pytest.raises(CodeError) as error:
        read_code(code)
    assert error.value.code == problem


def test_pieces_far_apart_have_no_code() -> None:
    with pytest.raises(CodeError):
        code_of(Layout([("A", 0, 0, 0), ("C", 0, 40, 0)], ("water", 0, 44, -4)))
    with pytest.raises(CodeError):
        code_of(Layout([("A", 0, 0, 0)], None))
