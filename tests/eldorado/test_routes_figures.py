"""What is reckoned of a route: figures of the official ones, and reports of the checker."""

from collections import Counter

import pytest

from incognita.games.eldorado.rules.route_check import ERROR, HINT, Facts, check
from incognita.games.eldorado.rules.route_survey import Survey, bend_merit, seam_widths
from incognita.games.eldorado.rules.tables import ROUTE_DATA, route

EVERY_ROUTE = pytest.mark.parametrize("id", list(ROUTE_DATA))
# By route: of the shortest and of the easiest way the steps, symbols and hardest space; narrow
# steps, bends, spaces open across each seam, bends that are harder inside.
WAYS = {
    "first": ((28, 34, 2), (28, 34, 2), 1, 2, [4, 4, 4, 4], -1),
    "hills": ((34, 45, 4), (38, 44, 3), 0, 2, [4, 3, 4, 4, 4], 0),
    "home": ((34, 42, 4), (34, 42, 4), 2, 1, [4, 5, 4, 4, 4], 0),
    "winding": ((33, 45, 4), (38, 42, 3), 1, 4, [4, 4, 3, 4, 4], 1),
    "serpentine": ((34, 47, 4), (35, 46, 4), 3, 4, [4, 3, 3, 4, 4], 2),
    "swamp": ((33, 49, 4), (34, 48, 3), 4, 2, [4, 4, 4, 3, 4, 4], 2),
    "witch": ((39, 60, 4), (45, 55, 4), 5, 3, [4, 4, 3, 4, 3], 3),
}  # fmt: skip
# In hundredths: how much longer the easiest way is, how much dearer the shortest, how much of it
# both share, and the effort; then the difficulty.
RATIOS = {
    "first": (0, 0, 100, 121, "easy"),
    "hills": (11, 2, 61, 129, "easy"),
    "home": (0, 0, 100, 123, "easy"),
    "winding": (15, 7, 42, 127, "easy"),
    "serpentine": (2, 2, 97, 135, "medium"),
    "swamp": (3, 2, 66, 145, "hard"),
    "witch": (15, 9, 30, 141, "hard"),
}
# In hundredths of the easiest way: jungle, water, village, rubble, camp.
TRAILS = {
    "first": [46, 32, 14, 3, 3],
    "hills": [52, 21, 18, 5, 2],
    "home": [55, 20, 5, 8, 8],
    "winding": [42, 26, 23, 7, 0],
    "serpentine": [37, 28, 17, 17, 0],
    "swamp": [47, 11, 23, 17, 0],
    "witch": [60, 22, 8, 4, 4],
}


# ---------------------------------------------------------------- figures


@EVERY_ROUTE
def test_ways_of_official_routes(id: str) -> None:
    laid = route(id)
    survey = Survey(laid)
    short, easy = survey.shortest, survey.easiest
    assert WAYS[id] == (
        (short.steps, short.symbols, short.hardest),
        (easy.steps, easy.symbols, easy.hardest),
        survey.narrows,
        survey.bends,
        seam_widths(laid),
        bend_merit(laid),
    )
    assert RATIOS[id] == (
        survey.detour(),
        survey.toll(),
        survey.overlap(),
        survey.effort(),
        survey.difficulty(),
    )
    assert survey.trail_shares == TRAILS[id]


@EVERY_ROUTE
def test_ways_lead_from_a_start_space_to_the_finish_step_by_step(id: str) -> None:
    laid = route(id)
    survey = Survey(laid)
    for way in (survey.shortest, survey.easiest):
        assert len(way.cells) == way.steps
        assert way.cells[-1] >= laid.first_finish
        for one, two in zip(way.cells, way.cells[1:], strict=False):
            assert two in laid.around(one)
        assert set(laid.around(way.cells[0])) & set(laid.start_cells)


@EVERY_ROUTE
def test_land_is_counted_space_by_space(id: str) -> None:
    laid = route(id)
    survey = Survey(laid)
    closed = ("mountain", "cave", "start")
    land = [cell for cell in range(laid.cells) if laid.terrain_of[cell] not in closed]
    terrains = Counter(laid.terrain_of[cell] for cell in land)
    names = ("jungle", "water", "village", "rubble", "camp")
    assert survey.shares == [terrains[name] * 100 // len(land) for name in names]
    rock = laid.terrain_of.count("mountain") + laid.terrain_of.count("cave")
    assert survey.mountains == rock * 100 // laid.cells
    assert survey.caves == laid.terrain_of.count("cave")
    assert survey.patch == max(map(len, patches(id, land))) * 100 // len(land)


def patches(id: str, land: list[int]) -> list[set[int]]:
    """Spaces of one terrain that lie in one piece; the finish counts with its terrain."""
    laid, left = route(id), set(land)
    patches: list[set[int]] = []
    while left:
        patch, front = set(), [left.pop()]
        while front:
            cell = front.pop()
            patch.add(cell)
            same = {
                other
                for other in laid.around(cell)
                if other in left and laid.need_of[other] == laid.need_of[cell]
            }
            left -= same
            front.extend(same)
        patches.append(patch)
    return patches


# ---------------------------------------------------------------- reports

# What the checker says to these lines: code, boards, facts, and how many spaces it marks.
Line = tuple[str, list[int], Facts, int]
ENDS = ["board A", "board C n+"]
REPORTS: list[tuple[list[str], list[Line]]] = [
    (
        [*ENDS, "finish water at 4 -7", "tavern village at 4 -8"],
        [
            ("finish-overlap", [1], {"side": "C"}, 3),
            ("tavern-overlap", [1], {"side": "C"}, 3),
            ("ends-overlap", [], {}, 1),
        ],
    ),
    (
        [*ENDS, "board D n+", "board C n+", "finish water at 20 -30"],
        [
            ("both-sides", [1, 2], {"first": "C", "second": "D"}, 0),
            ("twice", [1, 3], {"first": "C", "second": "C"}, 0),
            ("both-sides", [2, 3], {"first": "D", "second": "C"}, 0),
            ("finish-loose", [3], {"side": "C"}, 3),
        ],
    ),
    (
        ["board A", "board M turn 3 at 2 0", "finish jungle at 6 -4"],
        [("overlap", [0, 1], {"first": "A", "second": "M", "count": 23}, 23)],
    ),
    (
        ["board A", "board C at 20 0", "finish water at 24 -4"],
        [("gap", [0, 1], {"first": "A", "second": "C"}, 0)],
    ),
    (
        [*ENDS, "board E at -3 7", "finish water turn 3 at -7 11"],
        [("joint", [1, 2], {"first": "C", "second": "E"}, 0)],
    ),
    (
        [*ENDS, "finish water at 30 0", "tavern village at -30 0"],
        [("finish-loose", [1], {"side": "C"}, 3), ("tavern-loose", [], {}, 3)],
    ),
    ([*ENDS, "open", "finish water at 8 -11"], [("open-end", [1], {}, 0)]),
    (
        ["board C", "board A n+"],
        [("no-start", [0], {"side": "C"}, 0), ("no-finish", [], {}, 0)],
    ),
    (
        ["board A", "board M at -7 0", "finish water at -3 -4"],
        [("closed-seam", [0, 1], {"first": "A", "second": "M"}, 0)],
    ),
    (
        ["board A", "board M ne+", "finish water at 12 -4"],
        [("unreachable", [1], {"side": "M"}, 0)],
    ),
    (
        ["board A", "board C at 6 -7", "finish water at 10 -11"],
        [
            ("slid", [0, 1], {"first": "A", "second": "C", "count": 3}, 0),
            ("easy-shortcut", [], {"steps": 13}, 0),
        ],
    ),
    (
        [*ENDS, "board E at 7 -3", "finish water at 11 -7"],
        [("touching", [0, 2], {"first": "A", "second": "E"}, 0)],
    ),
    (
        [*ENDS, "finish water at 9 -11"],
        [("finish-corner", [1], {"side": "C"}, 0), ("easy-shortcut", [], {"steps": 14}, 0)],
    ),
    (
        ["board A turn 1", "board N turn 4 at 2 -7", "finish water turn 3 at -2 -3"],
        [
            ("slid", [0, 1], {"first": "A", "second": "N", "count": 5}, 0),
            ("finish-touching", [0], {"side": "A"}, 0),
            ("easy-shortcut", [], {"steps": 3}, 0),
        ],
    ),
    (
        ["board A", "board S n+", "board C n+", "finish water at 12 -18"],
        [("no-tavern", [], {}, 0), ("easy-shortcut", [], {"steps": 20}, 0)],
    ),
    (
        ["board A", "board S n+", "board C n+", "finish water at 12 -18",
         "tavern village turn 3 at -4 4"],
        [("tavern-place", [1], {"side": "S"}, 0), ("easy-shortcut", [], {"steps": 20}, 0)],
    ),
    (
        ["board B turn 1", "board K turn 1 at 4 -7", "finish water turn 4 at 0 -7"],
        [("one-colour", [], {"share": 77}, 0), ("easy-shortcut", [], {"steps": 7}, 0)],
    ),
    (
        ["board B turn 3", "board M turn 4 at -2 -5", "finish water turn 4 at -6 -5"],
        [
            ("slid", [0, 1], {"first": "B", "second": "M", "count": 5}, 0),
            ("tight-seam", [0, 1], {"first": "B", "second": "M"}, 0),
            ("easy-shortcut", [], {"steps": 9}, 0),
        ],
    ),
    (
        ["board B turn 3", "board M turn 4 at -2 -5", "board C at 2 -12", "finish water at 6 -16"],
        [
            ("slid", [0, 1], {"first": "B", "second": "M", "count": 5}, 0),
            ("tight-seam", [0, 1], {"first": "B", "second": "M"}, 0),
            ("easy-shortcut", [], {"steps": 12}, 0),
        ],
    ),
    (
        ["board A turn 3", "board M turn 5 at 3 4", "board G turn 4 at 0 11",
         "finish water turn 1 at 4 11"],
        [("one-colour", [], {"share": 60}, 0), ("narrow", [], {"count": 7}, 0)],
    ),
]  # fmt: skip
HINTS = {
    "slid", "touching", "finish-corner", "finish-touching", "no-tavern", "tavern-place",
    "one-colour", "narrow", "tight-seam", "easy-shortcut", "many-seams",
}  # fmt: skip


@pytest.mark.parametrize(("lines", "report"), REPORTS)
def test_the_report_on_a_route(lines: list[str], report: list[Line]) -> None:
    finding = check("\n".join(["incognita route 1", *lines]))
    said = [(one.code, one.boards, one.facts, len(one.places)) for one in finding.problems]
    assert said == report
    for problem in finding.problems:
        assert problem.level == (HINT if problem.code in HINTS else ERROR)
    assert finding.playable() == all(problem.level == HINT for problem in finding.problems)


def test_the_tavern_belongs_to_the_second_board_or_to_the_only_one() -> None:
    at_first = "tavern village turn 3 at -4 4"
    alone = check(f"incognita route 1\nboard A\nfinish water at 4 -4\n{at_first}")
    assert "tavern-place" not in [problem.code for problem in alone.problems]
    two = check(f"incognita route 1\nboard A\nboard C n+\nfinish water at 8 -11\n{at_first}")
    assert [one.boards for one in two.problems if one.code == "tavern-place"] == [[1]]


@pytest.mark.parametrize(("count", "many"), [(12, False), (13, True)])
def test_both_boxes_have_twelve_boards(count: int, many: bool) -> None:
    finding = check("\n".join(["incognita route 1", *["board C at 0 0"] * count]))
    assert ([problem.code for problem in finding.problems] == ["many-boards"]) == many
