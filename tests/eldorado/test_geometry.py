"""Boards and routes: the figures of the printed sheets."""

from collections import Counter

import pytest

from incognita.core.hexes import distance, turned
from incognita.games.eldorado.rules.tables import ROUTE_DATA, SIDES, Route, route
from tests.eldorado.positions import GAME

ROUTES = list(ROUTE_DATA)
EVERY_ROUTE = pytest.mark.parametrize("id", ROUTES)

# route: boards, spaces with the finish, caves, joints, fewest steps, fewest symbols
FIGURES = {
    "first": ("BCNIK", 188, 3, 4, 28, 34),
    "hills": ("BCGKJN", 225, 4, 5, 34, 44),
    "home": ("BJQKMC", 204, 4, 5, 34, 42),
    "winding": ("BIFGCN", 225, 5, 5, 33, 42),
    "serpentine": ("ACEGJM", 225, 6, 5, 34, 46),
    "swamp": ("ARDHEOK", 220, 4, 6, 33, 48),
    "witch": ("ALGDMI", 225, 6, 5, 39, 55),
}
DIFFICULTY = {
    "first": "easy", "hills": "easy", "home": "easy", "winding": "medium",
    "serpentine": "medium", "swamp": "hard", "witch": "hard",
}  # fmt: skip


def touching(laid: Route) -> Counter[tuple[int, int]]:
    """How many pairs of spaces touch between each two boards."""
    pairs: Counter[tuple[int, int]] = Counter()
    for cell in range(laid.cells):
        for other in laid.around(cell):
            one, two = laid.board_of[cell], laid.board_of[other]
            if one < two:
                pairs[one, two] += 1
    return pairs


def test_there_are_eighteen_sides_a_to_r_and_six_more_of_the_expansion() -> None:
    assert "".join(SIDES) == "ABCDEFGHIJKLMNOPQRSTUVWX"
    kinds = Counter((side.box, side.kind) for side in SIDES.values())
    assert kinds == {
        ("base", "start"): 2, ("base", "large"): 12, ("base", "strip"): 4,
        ("expansion", "large"): 6,
    }  # fmt: skip


@pytest.mark.parametrize("letter", list(SIDES))
def test_each_side_has_its_cells_mountains_and_symbols(letter: str) -> None:
    side = SIDES[letter]
    assert len(side.tokens) == len(side.places()) == side.facts["cells"]
    assert side.facts["cells"] == (16 if side.kind == "strip" else 37)
    closed = [token for token in side.tokens if token[0] in "#@"]
    assert len(closed) == side.facts["mountains"]
    printed = [int(token[1]) for token in side.tokens if token[0] in "JWVRCDT"]
    assert sum(printed) == side.facts["sum"]


@pytest.mark.parametrize("letter", list(SIDES))
def test_the_reverse_of_the_reverse_is_the_side_itself(letter: str) -> None:
    side = SIDES[letter]
    assert SIDES[side.reverse].reverse == letter
    assert SIDES[side.reverse].kind == side.kind


def test_reverse_sides_are_neighbours_in_the_alphabet() -> None:
    pairs = {"".join(sorted((letter, side.reverse))) for letter, side in SIDES.items()}
    assert pairs == {"AB", "CD", "EF", "GH", "IJ", "KL", "MN", "OP", "QR", "ST", "UV", "WX"}


def test_only_start_sides_have_start_spaces_four_of_them() -> None:
    for side in SIDES.values():
        starts = sorted(token for token in side.tokens if token[0] == "S")
        assert starts == (["S1", "S2", "S3", "S4"] if side.kind == "start" else [])


def test_caves_lie_on_large_and_start_boards_never_more_than_one_a_side() -> None:
    for side in SIDES.values():
        assert side.tokens.count("@@") <= (0 if side.kind == "strip" else 1)


@pytest.mark.rule("eldorado.setup.route", "eldorado.setup.routes")
@EVERY_ROUTE
def test_figures_of_the_route(id: str) -> None:
    laid = route(id)
    boards, spaces, caves, joints, steps, symbols = FIGURES[id]
    assert "".join(board[0] for board in laid.boards) == boards
    assert laid.cells == spaces
    assert laid.terrain_of.count("cave") == caves
    assert laid.joints == joints
    assert (laid.steps, laid.symbols) == (steps, symbols)
    assert laid.data["difficulty"] == DIFFICULTY[id]


@pytest.mark.rule("eldorado.setup.route")
@EVERY_ROUTE
def test_a_route_leads_from_a_start_board_to_the_end_piece(id: str) -> None:
    laid = route(id)
    assert laid.kinds[0] == "start"
    assert "start" not in laid.kinds[1:]
    assert laid.names[-3:] == ["Z1", "Z2", "Z3"]
    assert all(0 <= cell < 37 for cell in laid.start_cells)


@EVERY_ROUTE
def test_boards_do_not_overlap(id: str) -> None:
    laid = route(id)
    assert len(set(laid.places)) == laid.cells == len(set(laid.names))


@EVERY_ROUTE
def test_no_physical_board_is_used_twice(id: str) -> None:
    used = [board[0] for board in route(id).boards]
    physical = [min(letter, SIDES[letter].reverse) for letter in used]
    assert len(set(physical)) == len(physical)


@EVERY_ROUTE
def test_boards_touch_only_those_before_and_after_them(id: str) -> None:
    laid = route(id)
    last = len(laid.boards)
    pairs = touching(laid)
    assert set(pairs) == {(board, board + 1) for board in range(last)}
    for (one, two), count in pairs.items():
        assert count == contacts(id, laid, one, two)


def contacts(id: str, laid: Route, one: int, two: int) -> int:
    """Seven along two large boards, eight along a strip, five around the corner at the end."""
    if two == len(laid.boards):
        return 5
    names = laid.boards[one][0] + laid.boards[two][0]
    slid = id == "swamp" and names == "EO"
    return 8 if "strip" in (laid.kinds[one], laid.kinds[two]) and not slid else 7


@EVERY_ROUTE
def test_large_boards_lie_flush(id: str) -> None:
    laid = route(id)
    flush = {turned(step, turns) for step in ((7, -3), (7, -4)) for turns in range(6)}
    for number in range(len(laid.boards) - 1):
        if "strip" in laid.kinds[number : number + 2]:
            continue
        one, two = laid.boards[number], laid.boards[number + 1]
        assert (two[2] - one[2], two[3] - one[3]) in flush


@EVERY_ROUTE
def test_the_finish_touches_only_the_last_board(id: str) -> None:
    laid = route(id)
    last = len(laid.boards)
    for cell in range(laid.first_finish, laid.cells):
        assert {laid.board_of[other] for other in laid.around(cell)} <= {last - 1, last}
    middle, left, right = laid.places[-3:]
    assert distance(middle, left) == distance(middle, right) == 1
    assert distance(left, right) == 2


@EVERY_ROUTE
def test_every_open_space_can_be_reached_and_leads_to_the_finish(id: str) -> None:
    laid = route(id)
    seen = set(laid.start_cells)
    front = list(seen)
    while front:
        cell = front.pop()
        for other in laid.around(cell):
            if other not in seen and laid.terrain_of[other] not in ("mountain", "cave", "start"):
                seen.add(other)
                front.append(other)
    closed = {c for c in range(laid.cells) if laid.terrain_of[c] in ("mountain", "cave")}
    assert seen | closed == set(range(laid.cells))
    assert laid.longest == max(laid.left_of[cell] for cell in seen)


@EVERY_ROUTE
def test_neighbours_are_mutual_and_seams_lie_between_boards(id: str) -> None:
    laid = route(id)
    for cell in range(laid.cells):
        for direction in range(6):
            other = laid.neighbours[6 * cell + direction]
            if other < 0:
                continue
            back = 6 * other + (direction + 3) % 6
            assert laid.neighbours[back] == cell
            joint = laid.joint_of[6 * cell + direction]
            assert laid.joint_of[back] == joint
            boards = {laid.board_of[cell], laid.board_of[other]}
            crossing = len(boards) == 2 and max(boards) < len(laid.boards)
            assert joint == (min(boards) if crossing else -1)


@EVERY_ROUTE
def test_the_scene_tells_the_same_map(id: str) -> None:
    laid = route(id)
    scene = GAME.scene(GAME.start(route=id))
    assert [cell["name"] for cell in scene["cells"]] == laid.names
    assert [(cell["q"], cell["r"]) for cell in scene["cells"]] == laid.places
    assert (scene["route"]["steps"], scene["route"]["symbols"]) == FIGURES[id][4:]
    pairs = touching(laid)
    for joint in scene["joints"]:
        one, two = joint["boards"]
        assert len(joint["edges"]) == pairs[one, two]
        for here, there in joint["edges"]:
            assert (laid.board_of[here], laid.board_of[there]) == (one, two)


@EVERY_ROUTE
def test_printed_symbols_survive_the_laying_out(id: str) -> None:
    laid = route(id)
    for number, board in enumerate(laid.boards):
        cells = [cell for cell in range(laid.cells) if laid.board_of[cell] == number]
        assert sum(laid.cost_of[cell] for cell in cells) == SIDES[board[0]].facts["sum"]


def test_the_first_route_begins_as_on_its_sheet() -> None:
    laid = route("first")
    assert [laid.terrain_of[cell] for cell in laid.start_cells] == ["start"] * 4
    assert laid.names[laid.start_cells[0]] == "B37"
    assert laid.terrain_of[laid.names.index("B3")] == "camp"
