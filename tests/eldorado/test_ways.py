"""Tunnels, mountains, occupied spaces and seams: ways that are easily forgotten."""

import pytest

from incognita.games.eldorado.rules import actions as act
from incognita.games.eldorado.rules.cards import CLOSED, SYMBOL_NAMES
from incognita.games.eldorado.rules.ways import ask_at
from tests.eldorado.hexes import HEXES, ROUTE, hex_line, hex_position
from tests.eldorado.oracles import SIDES, Map
from tests.eldorado.positions import (
    GAME,
    action_of,
    at,
    curses,
    go,
    legal,
    line,
    position,
    why_not,
)

# Three tunnel spaces on one board.
THREE = "T1 J1 T1 J1 T2"


@pytest.mark.rule("eldorado.demon.tunnel")
def test_every_tunnel_of_the_board_is_beside_every_other() -> None:
    state = hex_line(THREE, at="L1")
    assert legal(state, "brave") == {"brave L3", "brave L5"}
    go(state, "brave L5", "curse misery", "curse cave_fever")
    assert (at(state), curses(state)) == ("L5", "misery cave_fever")
    assert legal(state, "brave") == {"brave L1", "brave L3"}


@pytest.mark.rule("eldorado.demon.tunnel", "eldorado.walk.steps")
@pytest.mark.parametrize("end", ["L3", "L5"])
def test_a_walk_goes_on_through_a_tunnel(end: str) -> None:
    state = go(hex_line(THREE, hand="shaman"), "shaman L1")
    assert legal(state) == {"step L2", "step L3", "step L5", "done"}
    go(state, f"step {end}", "curse misery")
    assert (at(state), curses(state)) == (end, "misery")


@pytest.mark.rule("eldorado.demon.tunnel", "eldorado.two.both")
def test_the_second_piece_takes_its_own_tunnel() -> None:
    state = hex_line(THREE, players=2, at="home L1", others="L0 L3", hand="native")
    assert legal(state, "brave") == {"brave b:L5"}
    assert legal(state, "move") == {"native b:L2", "native b:L5"}
    go(state, "native b:L5")
    assert at(state, piece=1) == "L5"


@pytest.mark.rule("eldorado.demon.enter", "eldorado.two.both")
def test_the_second_piece_draws_the_curses_of_its_own_space() -> None:
    state = hex_line("D1 J1 J1 D2", players=2, at="L0 L3")
    go(state, "brave b:L4", "curse misery", "curse cave_fever")
    assert (at(state, piece=1), curses(state), state.actor()) == ("L4", "misery cave_fever", 0)


@pytest.mark.rule("eldorado.demon.tunnel", "eldorado.hero.magellan")
def test_an_occupied_tunnel_end_is_open_to_those_who_mind_nothing() -> None:
    state = hex_position(at="T17", others="T21", hand="ian_magellan native", tiles="machete_1")
    assert "ian_magellan T21" in legal(state)
    assert "native T21" not in legal(state)
    assert "brave T21" not in legal(state)
    go(state, "ian_magellan T21")
    assert at(state) == at(state, seat=1) == "T21"


@pytest.mark.rule("eldorado.demon.tunnel", "eldorado.caves.pass")
def test_a_pass_opens_occupied_tunnel_ends_and_demons() -> None:
    state = hex_position(at="T17", others="T21", tiles="pass")
    go(state, "use tile_pass", "brave T21", "curse misery")
    assert at(state) == at(state, seat=1) == "T21"
    demon = go(hex_line("D1 J1", others="L1", tiles="pass"), "use tile_pass", "brave L1")
    assert at(demon) == "L1"


# ---------------------------------------------------------------- who stands in the way


@pytest.mark.rule("eldorado.move.occupied")
@pytest.mark.parametrize(
    ("land", "words"),
    [
        ("J1 J1", "explorer L1"),
        ("J1 J1", "ranger L1"),
        ("J1 J1", "tile_machete_1 L1"),
        ("R1 J1", "enter L1"),
        ("C1 J1", "enter L1"),
        ("D1 J1", "brave L1"),
        ("J1 J1", "tile_step L1"),
    ],
)
def test_whoever_holds_amelia_still_walks_round_others_with_all_else(land: str, words: str) -> None:
    state = hex_line(
        land, hand="amelia_lockart explorer ranger", tiles="machete_1 step", others="L1"
    )
    assert action_of(state, words) not in state.legal()
    assert "amelia_lockart L1" in legal(state)


@pytest.mark.rule("eldorado.move.occupied", "eldorado.caves.change-symbol")
def test_so_does_a_card_with_another_symbol_and_strength_that_is_left() -> None:
    state = hex_line("W1 J1", hand="amelia_lockart explorer", tiles="change_symbol", others="L1")
    go(state, "use tile_change_symbol")
    assert action_of(state, "explorer L1") not in state.legal()
    assert "amelia_lockart L1" in legal(state)
    walked = hex_line("J1 J1 J1", hand="amelia_lockart trailblazer", others="L2")
    go(walked, "trailblazer L1")
    assert legal(walked, "step") == set()


# ---------------------------------------------------------------- mountains


@pytest.mark.rule("eldorado.hex.geologist", "eldorado.blockade.first")
def test_no_mountain_is_climbed_across_a_blockade() -> None:
    state = hex_line("J1 |1| ## J1", hand="geologist explorer", at="L1")
    assert why_not(state, "geologist L2")[0] == "blockade"
    go(state, "explorer x1", "geologist L2")
    assert at(state) == "L2"


@pytest.mark.rule("eldorado.hex.geologist", "eldorado.hero.magellan")
def test_every_mountain_around_is_free_or_taken_for_itself() -> None:
    state = hex_line("J1 ##", hand="geologist ian_magellan", at="L1")
    route = state.route
    around = [route.names[cell] for cell in route.around(route.names.index("L1"))]
    peaks = [name for name in around if route.terrain_of[route.names.index(name)] == "mountain"]
    assert len(peaks) > 2
    for taken in peaks:
        state.piece_cells[1] = route.names.index(taken)
        state.piece_cells[2] = route.names.index("L0")
        climbs = {words.split()[1] for words in legal(state, "move") if "geologist" in words}
        flights = {words.split()[1] for words in legal(state, "move") if "magellan" in words}
        assert climbs == set(peaks) - {taken}
        assert flights == {*around} - {"L0"}


@pytest.mark.rule("eldorado.hex.geologist", "eldorado.blockade.first")
@pytest.mark.parametrize("route", ["swamp", "witch", ROUTE])
def test_mountains_all_over_a_map_are_climbed_unless_a_blockade_lies_between(route: str) -> None:
    state = position(route=route, hand="geologist", others="Z1 Z2", **HEXES)
    state.blockades = list(range(1, state.route.joints + 1))
    board = Map(GAME.scene(state))
    kept = 0
    for cell in range(state.route.first_finish):
        state.piece_cells[0] = cell
        goals = board.beside(cell, "mountain") | board.beside(cell, "demon")
        goals |= board.beside(cell, "tunnel") | set(state.route.links[cell])
        barred = {goal for goal in goals if (cell, goal) in board.seam}
        moves = [GAME.describe(state, one) for one in state.legal() if act.kind_of(one) == "move"]
        assert {move["to"] for move in moves} == goals - barred
        kept += len(barred)
    assert kept > 0


# ---------------------------------------------------------------- seams behind


@pytest.mark.rule("eldorado.blockade.first", "eldorado.move.strength", "eldorado.move.mountain")
def test_a_space_asks_for_what_it_shows_and_for_nothing_where_no_way_leads() -> None:
    state = position(route="swamp", blockades=[1, 2, 3, 4])
    board = Map(GAME.scene(state))
    barred = {one["joint"] for one in state.view(-1)["blockades"]}
    assert len(barred) == 4
    for cell in range(state.route.first_finish):
        q, r = state.route.places[cell]
        for direction, (dq, dr) in enumerate(SIDES):
            ask = ask_at(state, cell, direction)
            other = board.at.get((q + dq, r + dr), -1)
            if other < 0 or board.seam.get((cell, other), -1) in barred:
                assert ask >> 4 == CLOSED
            elif board.cells[other]["terrain"] not in ("mountain", "cave", "start"):
                shown = (board.cells[other]["symbol"], board.cells[other]["cost"])
                assert (SYMBOL_NAMES[ask >> 4], ask & 15) == shown


@pytest.mark.rule("eldorado.blockade.like-space", "eldorado.blockade.keep")
@pytest.mark.parametrize("route", ["first", "serpentine"])
def test_from_every_space_at_a_seam_its_own_blockade_is_taken(route: str) -> None:
    count = position(route=route).route.joints
    start = position(route=route, hand="native", blockades=[1, 2, 3, 4, 5, 6][:count])
    board = Map(GAME.scene(start))
    for cell in range(start.route.first_finish):
        for joint in board.seams(cell):
            state = start.copy()
            state.piece_cells[0] = cell
            go(state, f"native x{joint + 1}")
            assert state.won[0] == [joint + 1]


@pytest.mark.rule("eldorado.action.native-blockade", "eldorado.blockade.like-space")
@pytest.mark.parametrize("extras", [{}, {"caves": True}])
def test_a_blockade_behind_is_taken_like_one_ahead(extras: dict[str, bool]) -> None:
    state = line("J1 |1| J1 J1", hand="native", at="L2", native_at_blockade="both", **extras)
    go(state, "native x1", "step L1")
    assert (at(state), state.won[0]) == ("L1", [1])


@pytest.mark.rule("eldorado.blockade.like-space", "eldorado.blockade.left-over")
def test_left_over_strength_leads_back_across_a_seam() -> None:
    state = line("J1 |5| J1 J1", hand="trailblazer", at="L2")
    opening = action_of(state, "trailblazer x5")
    means = GAME.describe(state, opening)
    assert (means["to"], means["blockade"], means["cost"]) == (-1, 0, 2)
    go(state, "trailblazer x5")
    assert (at(state), state.won[0], state.strength) == ("L2", [5], 1)
    go(state, "step L1")
    assert at(state) == "L1"


@pytest.mark.rule("eldorado.blockade.keep")
@pytest.mark.parametrize(("start", "taken", "left"), [("L1", 1, [0, 4]), ("L5", 4, [1, 0])])
def test_of_two_blockades_the_one_beside_the_piece_is_taken(
    start: str, taken: int, left: list[int]
) -> None:
    land = "J1 |1| J1 J1 J1 J1 |4| J1"
    state = line(land, hand="explorer sailor", at=start)
    go(state, f"explorer x{taken}" if taken == 1 else f"sailor x{taken}")
    assert (state.won[0], state.blockades) == ([taken], left)


@pytest.mark.rule("eldorado.hex.geologist", "eldorado.hex.geologist-step")
def test_the_geologist_takes_no_blockade() -> None:
    state = hex_line("J1 |1| J1 J1", hand="geologist", tiles="geologist_step", at="L1")
    assert not [words for words in legal(state, "move") if "x1" in words]


@pytest.mark.rule("eldorado.move.mountain")
def test_whoever_could_fly_over_mountains_cannot_enter_them_for_cards_or_curses() -> None:
    state = hex_line("J1 ## J1", hand="amelia_lockart explorer explorer", at="L1")
    assert "amelia_lockart L2" in legal(state)
    assert legal(state, "enter") == legal(state, "brave") == set()


# ---------------------------------------------------------------- the second piece


@pytest.mark.rule("eldorado.special.rubble", "eldorado.two.both")
def test_the_second_piece_pays_for_its_own_space() -> None:
    state = hex_line("R1 J1 J1 R2", players=2, at="L0 L3", hand="explorer explorer")
    go(state, "enter b:L4")
    assert state.owed == 2
    go(state, "give explorer", "give explorer")
    assert (at(state), at(state, piece=1)) == ("L0", "L4")


@pytest.mark.rule("eldorado.curse.voodoo", "eldorado.two.both")
def test_voodoo_moves_the_second_piece_if_that_was_moved() -> None:
    state = hex_line("J1 J1 D1 J1 J1", players=2, at="L0 L2")
    go(state, "brave b:L3", "curse voodoo")
    assert legal(state) == {"hop 1 L2", "hop 1 L4"}


@pytest.mark.rule("eldorado.curse.moved", "eldorado.blockade.first")
def test_nobody_is_moved_back_across_a_blockade() -> None:
    state = hex_line("J1 |1| D1 J1 J1", at="L3")
    go(state, "brave L2", "curse voodoo")
    assert legal(state) == {"hop 0 L3"}
    state.blockades[0] = 0
    assert legal(state) == {"hop 0 L3", "hop 0 L1"}
