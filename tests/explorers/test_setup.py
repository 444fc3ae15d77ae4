"""Setting up (explorers.setup.*)."""

import pytest

from incognita.core import CHANCE, OptionError
from incognita.games.explorers.rules import actions as act
from tests.explorers.layouts import drawn, laid
from tests.explorers.playing import (
    board,
    cells,
    do,
    now,
    offers,
    open_values,
    scatter,
    seal_all,
    stage,
    turn_up,
    why_not,
)
from tests.explorers.positions import GAME, cell, names

AREAS = ("temples", "food", "gems", "villages")


@pytest.mark.rule("explorers.setup.players")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_take_part(players: int) -> None:
    state = GAME.start(players=players)
    assert state.players() == len(state.view(0)["boards"]) == players


@pytest.mark.rule("explorers.setup.players")
@pytest.mark.parametrize("players", [0, 5])
def test_no_other_number_takes_part(players: int) -> None:
    with pytest.raises(OptionError):
        GAME.start(players=players)


@pytest.mark.rule("explorers.setup.first-player")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_seat_begins(players: int) -> None:
    state = seal_all(drawn(1, players=players))
    assert state.view(0)["first"] == 0
    state.apply(state.outcomes()[0][0])
    assert state.actors() == [0]


@pytest.mark.rule("explorers.setup.sides")
@pytest.mark.parametrize("number", range(16))
def test_sides_are_mixed_freely_and_are_the_same_for_all(number: int) -> None:
    chosen = {area: "advanced" if number >> bit & 1 else "basic" for bit, area in enumerate(AREAS)}
    state = drawn(1, **chosen)
    assert {area: GAME.scene(state)["options"][area] for area in AREAS} == chosen
    columns = [len(column) for column in board(state, 0)["food"]]
    assert columns == ([0, 4, 4, 4] if chosen["food"] == "advanced" else [3, 3, 3, 3])
    assert columns == [len(column) for column in board(state, 1)["food"]]
    assert open_values(state, "A") == ([3, 2] if chosen["temples"] == "advanced" else [12, 8])
    scoring = GAME.scene(state)["scoring"]
    assert scoring["gems"][0] == (-7 if chosen["gems"] == "advanced" else 0)
    assert scoring["villages"][4] == (40 if chosen["villages"] == "advanced" else 10)


@pytest.mark.rule("explorers.setup.first-game")
def test_a_first_game_has_basic_sides_and_no_objectives() -> None:
    state = drawn(1)
    options = GAME.scene(state)["options"]
    assert [options[area] for area in AREAS] == ["basic"] * 4
    assert state.view(0)["objectives"] == []


@pytest.mark.rule("explorers.setup.four-tiles", "explorers.setup.chosen")
def test_four_tiles_make_the_landscape() -> None:
    state = laid("3 0", "5 1", "8 2")
    assert state.view(0)["terrain"] == ""
    assert state.view(0)["phase"] == "lay"
    do(state, 0, "lay 1 3")
    view = state.view(0)
    assert [(tile["slot"], tile["tile"], tile["turn"]) for tile in view["tiles"]] == [
        (0, 3, 0),
        (1, 5, 1),
        (2, 8, 2),
        (3, 1, 3),
    ]
    assert len(view["terrain"]) == len(view["items"]) == 256
    tile = GAME.scene(state)["tiles"][2]
    rows = [view["terrain"][16 * row : 16 * row + 8] for row in range(8)]
    assert "".join(rows) == tile["terrain"]
    assert view["phase"] == "start"


@pytest.mark.rule("explorers.setup.four-tiles")
def test_the_other_four_tiles_stay_out() -> None:
    state = laid("3 0", "5 1", "8 2", "1 3")
    assert why_not(state, 0, "lay 2 0") == ("laid-out", "setup.same-landscape")


@pytest.mark.rule("explorers.setup.four-tiles")
def test_nothing_is_crossed_before_the_tiles_lie() -> None:
    state = laid("3 0")
    assert why_not(state, 0, "A1") == ("lay-first", "setup.four-tiles")


@pytest.mark.rule("explorers.setup.tile-once")
def test_a_tile_is_laid_once() -> None:
    state = laid("3 0")
    for turn in range(4):
        assert why_not(state, 0, f"lay 3 {turn}") == ("tile-laid", "setup.tile-once")
    assert len(state.legal(0)) == 7 * 4


@pytest.mark.rule("explorers.setup.turned")
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_a_tile_may_be_turned(turn: int) -> None:
    """One turn clockwise brings the cell in row r, column c to row c, column 7 - r."""
    state = laid(f"1 {turn}", "2 0", "3 0", "4 0")
    grid = [GAME.scene(state)["tiles"][0]["items"][8 * row : 8 * row + 8] for row in range(8)]
    for _ in range(turn):
        grid = ["".join(grid[7 - column][row] for column in range(8)) for row in range(8)]
    items = state.view(0)["items"]
    assert [items[16 * row : 16 * row + 8] for row in range(8)] == grid


@pytest.mark.rule("explorers.setup.chosen")
def test_only_the_first_player_lays() -> None:
    state = GAME.start(players=3, setup="chosen")
    assert state.actors() == [0]
    assert len(state.legal(0)) == 8 * 4
    assert why_not(state, 1, "lay 1 0") == ("first-player-lays", "setup.chosen")
    assert why_not(laid("1 0"), 1, "lay 2 0") == ("first-player-lays", "setup.chosen")


@pytest.mark.rule("explorers.setup.random")
def test_the_lot_lays_every_tile_and_direction_with_equal_weight() -> None:
    state = GAME.start(players=2, setup="random")
    assert state.actor() == CHANCE
    assert len(state.outcomes()) == 32
    state.apply(act.lay(4, 2))
    assert len(state.outcomes()) == 28
    assert {weight for _, weight in state.outcomes()} == {1}
    assert not {act.lay(4, turn) for turn in range(4)} & {one for one, _ in state.outcomes()}


@pytest.mark.rule("explorers.setup.random")
def test_a_random_landscape_is_the_default() -> None:
    assert GAME.options().default()["setup"] == "random"


@pytest.mark.rule("explorers.setup.same-landscape")
def test_everybody_plays_on_the_same_landscape_with_crosses_of_their_own() -> None:
    state = drawn(5, players=4)
    shown = [(state.view(seat)["terrain"], state.view(seat)["items"]) for seat in range(4)]
    assert len(set(shown)) == 1
    before = board(state, 1)["crosses"]
    do(state, 0, min(cells(state, 0)))
    assert board(state, 1)["crosses"] == before


@pytest.mark.rule("explorers.setup.letters")
def test_temples_and_villages_are_called_by_their_place() -> None:
    """The same tile gives temple A top left and temple D bottom right."""
    for tiles, slot, corner in (
        (("1 0", "2 0", "3 0", "4 0"), 0, "A1"),
        (("2 0", "1 0", "3 0", "4 0"), 1, "I1"),
        (("2 0", "3 0", "1 0", "4 0"), 2, "A9"),
        (("2 0", "3 0", "4 0", "1 0"), 3, "I9"),
    ):
        view = laid(*tiles).view(0)
        items = GAME.scene(laid(*tiles))["tiles"][0]["items"]
        for kind, letter in (("temples", "T"), ("villages", "V")):
            at = items.index(letter)
            assert view[kind][slot]["slot"] == slot
            assert view[kind][slot]["cell"] == cell(corner) + at // 8 * 16 + at % 8


@pytest.mark.rule("explorers.setup.numbers")
def test_the_number_of_a_village_means_nothing_in_play() -> None:
    """Every tile is worth the same in every place, whatever its number."""
    for tile in range(1, 9):
        others = [other for other in range(1, 9) if other != tile][:3]
        state = laid(f"{tile} 0", *[f"{other} 0" for other in others])
        if state.view(0)["phase"] == "village":
            do(state, 0, *sorted(offers(state, 0))[:1])
        assert [temple["open"] for temple in state.view(0)["temples"]] == [[12, 8]] * 4
        assert set(state.view(0)["terrain"]) == set("WGSMV")


@pytest.mark.rule("explorers.setup.numbers", "explorers.village.points")
@pytest.mark.parametrize(("villages", "points"), [("basic", 4 * 3), ("advanced", 12)])
@pytest.mark.parametrize("tiles", ["1 2 3 4", "5 6 7 8", "8 3 6 1", "4 7 2 5"])
def test_every_village_scores_the_same_whatever_its_number(
    tiles: str, villages: str, points: int
) -> None:
    state = laid(*[f"{tile} 0" for tile in tiles.split()], villages=villages)
    if state.view(0)["phase"] == "village":
        do(state, 0, min(offers(state, 0)))
    beside = names([village["cell"] + 1 for village in state.view(0)["villages"]])
    scatter(state, 0, " ".join(beside))
    assert board(state, 0)["villages"] == [1, 1, 1, 1]
    assert board(state, 0)["score_parts"]["villages"] == points


@pytest.mark.rule("explorers.setup.three-crosses")
def test_everybody_crosses_three_cells_at_once_before_the_first_card() -> None:
    state = drawn(3, players=3)
    assert state.view(0)["phase"] == "start"
    assert state.actors() == [0, 1, 2]
    for seat in (2, 0, 1):
        assert now(state, seat)["left"] == 3
        while stage(state, seat) != "seal":
            do(state, seat, min(cells(state, seat)))
        do(state, seat, "seal")
    assert state.view(0)["phase"] == "card"
    assert (state.view(0)["round"], state.view(0)["turn"]) == (1, 1)
    assert all(len(board(state, seat)["crosses"]) >= 4 for seat in range(3))


@pytest.mark.rule("explorers.setup.three-crosses")
def test_the_first_cross_lies_beside_the_start_village() -> None:
    state = drawn(3)
    view = state.view(0)
    at = view["villages"][view["start"]]["cell"]
    assert cells(state, 0) == set(names([at - 16, at - 1, at + 1, at + 16]))


@pytest.mark.rule("explorers.setup.three-crosses")
def test_there_is_no_card_at_set_up() -> None:
    state = drawn(3)
    for action in (act.NAME, act.TAKE):
        reason = state.refusal(0, action)
        assert reason is not None
        assert (reason.code, reason.rule) == ("no-card", "explorers.setup.three-crosses")


@pytest.mark.rule("explorers.setup.one-terrain")
@pytest.mark.parametrize("seed", range(6))
def test_the_first_cross_settles_the_terrain_of_each_player(seed: int) -> None:
    state = drawn(seed)
    terrain = state.view(0)["terrain"]
    first = min(cells(state, 0))
    kind = terrain[cell(first)]
    beside = next((one for one in cells(state, 0) if terrain[cell(one)] != kind), None)
    do(state, 0, first)
    if stage(state, 0) == "cross":
        assert {terrain[cell(one)] for one in cells(state, 0)} == {kind}
        if beside:
            assert why_not(state, 0, beside) == ("wrong-terrain", "setup.one-terrain")
    assert len({terrain[cell(one)] for one in cells(state, 1)}) > 1


@pytest.mark.rule("explorers.setup.no-map")
def test_no_map_is_used_at_set_up() -> None:
    state = drawn(3)
    state.boards[0].maps = 1
    assert why_not(state, 0, "chart sand") == ("no-map-at-start", "setup.no-map")


@pytest.mark.rule("explorers.setup.strike-two")
def test_with_two_players_the_ten_and_the_six_are_struck_out() -> None:
    assert [open_values(drawn(1, players=2), letter) for letter in "ABCD"] == [[12, 8]] * 4


@pytest.mark.rule("explorers.setup.strike-three")
def test_with_three_players_the_ten_is_struck_out() -> None:
    assert [open_values(drawn(1, players=3), letter) for letter in "ABCD"] == [[12, 8, 6]] * 4


@pytest.mark.rule("explorers.setup.strike-none")
@pytest.mark.parametrize("players", [1, 4])
def test_alone_and_with_four_all_values_are_open(players: int) -> None:
    state = drawn(1, players=players)
    assert [open_values(state, letter) for letter in "ABCD"] == [[12, 10, 8, 6]] * 4


@pytest.mark.rule("explorers.setup.objectives")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_objectives_are_drawn_at_random_and_open_to_all(number: int) -> None:
    state = drawn(9, objectives=number)
    shown = [[one["id"] for one in state.view(seat)["objectives"]] for seat in (-1, 0, 1)]
    assert len(shown[0]) == len(set(shown[0])) == number
    assert shown[0] == shown[1] == shown[2]


@pytest.mark.rule("explorers.setup.objectives")
def test_every_objective_is_equally_likely_and_comes_once() -> None:
    state = GAME.start(players=2, objectives=2)
    while state.view(0)["phase"] != "objective":
        state.apply(state.outcomes()[0][0])
    ids = [GAME.describe(state, outcome)["objective"] for outcome, _ in state.outcomes()]
    assert ids == list(range(1, 33))
    assert {weight for _, weight in state.outcomes()} == {1}
    state.apply(state.outcomes()[6][0])
    ids = [GAME.describe(state, outcome)["objective"] for outcome, _ in state.outcomes()]
    assert 7 not in ids
    assert len(ids) == 31


@pytest.mark.rule("explorers.setup.objectives")
@pytest.mark.parametrize("number", [-1, 4])
def test_no_more_than_three_objectives(number: int) -> None:
    with pytest.raises(OptionError):
        GAME.start(players=2, objectives=number)


def test_the_first_card_follows_the_set_up() -> None:
    state = seal_all(drawn(2))
    turn_up(state, "water|grass", named=1)
    assert (state.view(0)["card"], state.view(0)["named"]) == (1, 1)
