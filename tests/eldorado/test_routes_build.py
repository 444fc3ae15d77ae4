"""Surveying and building routes: the rulebook's hints in figures."""

from typing import Any

import pytest

from incognita.core import Rng
from incognita.core.hexes import turned
from incognita.games.eldorado.interface.atlas.builder import Builder, merit
from incognita.games.eldorado.interface.atlas.fitting import corner_ends, flush_steps, wraps
from incognita.games.eldorado.interface.atlas.wish import Wish
from incognita.games.eldorado.rules.route_check import Finding, _advice, check
from incognita.games.eldorado.rules.route_layout import FLUSH, board_spots, contacts, layout_of
from incognita.games.eldorado.rules.route_survey import (
    Survey,
    Trail,
    _dot,
    _harder_inside,
    bend_merit,
    heading,
    reachable,
    seam_widths,
)
from incognita.games.eldorado.rules.tables import ROUTE_DATA, SIDES, Route, route
from tests.eldorado.positions import line

# route: shortest and easiest way (steps, symbols), shared, narrow steps, bends, effort
SURVEYS = {
    "first": ((28, 34), (28, 34), 100, 1, 2, "easy"),
    "hills": ((34, 45), (38, 44), 61, 0, 2, "easy"),
    "swamp": ((33, 49), (34, 48), 66, 4, 2, "hard"),
    "witch": ((39, 60), (45, 55), 30, 5, 3, "hard"),
}


def built(seed: int = 1, count: int = 12, **wish: Any) -> list[Finding]:
    builder = Builder(Wish(dict(wish)), Rng(seed))
    return [
        finding for finding in (builder.candidate() for _ in range(count)) if finding is not None
    ]


def survey_of(finding: Finding) -> Survey:
    assert finding.survey is not None
    return finding.survey


@pytest.mark.parametrize("id", list(SURVEYS))
def test_figures_of_official_routes(id: str) -> None:
    survey = Survey(route(id))
    shortest, easiest, shared, narrows, bends, difficulty = SURVEYS[id]
    assert (survey.shortest.steps, survey.shortest.symbols) == shortest
    assert (survey.easiest.steps, survey.easiest.symbols) == easiest
    assert survey.overlap() == shared
    assert (survey.narrows, survey.bends, survey.difficulty()) == (narrows, bends, difficulty)


@pytest.mark.parametrize("id", list(ROUTE_DATA))
def test_ways_agree_with_the_distances_of_the_route(id: str) -> None:
    laid = route(id)
    survey = Survey(laid)
    assert survey.shortest.steps == laid.steps
    assert survey.easiest.symbols == laid.symbols
    assert survey.shortest.cells[-1] >= laid.first_finish
    assert survey.toll() >= 0 <= survey.detour()
    assert 95 <= sum(survey.shares) <= 100
    assert min(seam_widths(laid)) >= 3


def test_headings_follow_the_sides_of_a_board() -> None:
    assert [heading(q, r) for q, r in FLUSH] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


def test_half_way_between_two_sides_the_first_one_counts() -> None:
    halfway = [turned((1, 0), turns) for turns in range(6)]
    assert [heading(*step) for step in halfway] == [0, 1, 2, 3, 4, 0]


def test_directions_are_compared_alike_however_the_map_is_turned() -> None:
    for one in FLUSH:
        for other in FLUSH:
            turned_alike = {_dot(turned(one, turns), turned(other, turns)) for turns in range(6)}
            assert len(turned_alike) == 1
            assert _dot(one, other) == _dot(other, one)
    assert _dot((1, 0), (1, 0)) == 2


def test_the_difficulty_goes_by_symbols_for_a_hundred_steps() -> None:
    survey = Survey(route("first"))
    survey.shortest.steps = 100
    levels = []
    for symbols in (129, 130, 140, 141):
        survey.easiest.symbols = symbols
        levels.append(survey.difficulty())
    assert levels == ["easy", "medium", "medium", "hard"]


def test_ratios_are_in_hundredths() -> None:
    survey = Survey(route("first"))
    survey.shortest.steps, survey.easiest.steps = 100, 300
    survey.shortest.symbols, survey.easiest.symbols = 200, 100
    assert (survey.detour(), survey.toll()) == (200, 100)
    bare = Survey(line("J1 J1 E").route)
    assert bare.mountains == 34 * 100 // 40


def test_a_way_that_leads_nowhere_has_no_hard_space() -> None:
    nowhere = Trail(route("first"), [])
    assert (nowhere.steps, nowhere.symbols, nowhere.hardest) == (0, 0, 0)


def test_of_finish_spaces_that_are_as_near_the_first_is_taken() -> None:
    laid = route("swamp")
    assert laid.names[Survey(laid).easiest.cells[-1]] == "Z1"


def test_start_spaces_count_among_those_that_are_reached() -> None:
    laid = route("first")
    assert all(reachable(laid)[cell] for cell in laid.start_cells)


def test_halves_of_a_board_are_compared_by_space() -> None:
    """Board P has one space more on one side of this line than on the other."""
    data = {"id": "x", "boards": [["A", 0, 0, 0], ["P", 0, 40, 0]], "finish": ["water", 0, 80, 0]}
    assert _harder_inside(Route(data, SIDES), 1, (7, -3)) == 0


def test_advice_begins_above_its_limits() -> None:
    survey = Survey(route("first"))
    layout = layout_of(ROUTE_DATA["first"])
    codes = []
    for patch, narrows in ((55, 6), (56, 6), (55, 7)):
        survey.patch, survey.narrows = patch, narrows
        codes.append([problem.code for problem in _advice(layout, survey)])
    assert codes == [
        ["easy-shortcut"],
        ["one-colour", "easy-shortcut"],
        ["narrow", "easy-shortcut"],
    ]


def test_a_bend_with_mountains_inside_is_well_made() -> None:
    bent = "incognita route 1\nboard A\nboard M turn {} ne+\nboard C s-\nfinish water turn {} at {}"
    seat_scores = set()
    for turn in range(6):
        finding = check(bent.format(turn, 2, "4 8"))
        if finding.survey is not None:
            seat_scores.add(bend_merit(finding.survey.route))
    assert seat_scores == {-1, 1}


def test_strips_lie_with_their_long_side_against_the_board() -> None:
    for turn in range(6):
        steps = flush_steps("K", 0, "P", turn)
        assert len(steps) == 2
        for q, r in steps:
            assert contacts(board_spots(("K", 3, 0, 0)), board_spots(("P", turn, q, r))) == 8
        back = flush_steps("P", turn, "K", 2)
        assert sorted(back) == sorted((-q, -r) for q, r in steps)


def test_ends_wrap_every_corner() -> None:
    board = ("K", 1, 5, -3)
    assert len({end[1:] for end in corner_ends(board)}) == 6
    assert all(wraps(end, board) for end in corner_ends(board))


@pytest.mark.parametrize("shape", ["straight", "zigzag", "winding", "ring", "hook"])
def test_whatever_is_built_can_be_played_and_has_its_shape(shape: str) -> None:
    findings = built(shape=shape, boards=6)
    assert findings
    for finding in findings:
        assert finding.playable()
        assert len(finding.layout.boards) == 6
        bends = survey_of(finding).bends
        assert bends == {"straight": 0, "zigzag": 4, "hook": 1}.get(shape, bends)
        if shape == "ring":
            assert bends >= 3


def test_boards_of_a_built_route_lie_flush_and_touch_only_in_turn() -> None:
    for finding in built(strips=1):
        codes = {problem.code for problem in finding.problems}
        assert not codes & {"slid", "touching", "finish-corner", "finish-touching"}
        kinds = [SIDES[board[0]].kind for board in finding.layout.boards]
        assert kinds.count("strip") == 1
        assert kinds[-1] == "large"


def test_a_wide_route_touches_the_board_before_the_last_but_none_further_back() -> None:
    findings = built(boards=7, wide=True, count=30)
    touching = [
        problem.boards
        for finding in findings
        for problem in finding.problems
        if problem.code == "touching"
    ]
    assert touching
    assert all(two == one + 2 for one, two in touching)


def test_the_expansion_brings_three_boards_and_the_tavern_beside_the_second() -> None:
    findings = built(boards=7, expansion=True)
    assert findings
    for finding in findings:
        sides = [SIDES[board[0]].box for board in finding.layout.boards]
        assert sides.count("expansion") == 3
        assert finding.layout.tavern is not None
        assert wraps(finding.layout.tavern, finding.layout.boards[1])


def test_open_seams_are_as_many_as_wished() -> None:
    assert all(len(finding.layout.open_seams) == 2 for finding in built(open=2))


def test_the_same_seed_builds_the_same_routes() -> None:
    one, two, other = built(seed=5), built(seed=5), built(seed=6)
    assert all(a.layout.same(b.layout) for a, b in zip(one, two, strict=True))
    assert not all(a.layout.same(b.layout) for a, b in zip(one, other, strict=False))


def best(**wish: Any) -> Survey:
    findings = built(count=30, **wish)
    return survey_of(max(findings, key=lambda finding: merit(finding, Wish(dict(wish)))))


def test_merit_follows_the_wish() -> None:
    dry, wet = best(jungle=70), best(water=40)
    assert wet.shares[1] > dry.shares[1]
    assert dry.shares[0] > wet.shares[0]
    easy, hard = best(difficulty="easy"), best(difficulty="hard", effort=160)
    assert hard.effort() > easy.effort()
    assert best(narrow=True).narrows > best().narrows
    assert best(fork=True).overlap() < 70
    assert best(mountains=16).mountains > wet.mountains


def test_an_unknown_shape_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no shape 'round'"):
        Wish({"shape": "round"})
