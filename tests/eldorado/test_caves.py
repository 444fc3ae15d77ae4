"""Caves: their piles, who may explore them and when (eldorado.caves.*)."""

import pytest

from incognita.core import CHANCE, OVER, OptionError, Rng
from incognita.games.eldorado.rules.cards import CAVE_TILES, HEX_TILES
from incognita.games.eldorado.rules.state import EldoradoState
from tests.eldorado.positions import (
    GAME,
    action_of,
    at,
    extras_of,
    go,
    legal,
    line,
    position,
    tiles,
    why_not,
)


def cave(state: EldoradoState, number: int = 0) -> str:
    return state.route.names[state.route.cave_cells[number]]


@pytest.mark.rule("eldorado.caves.optional")
def test_without_the_option_nothing_of_the_caves_is_there() -> None:
    state = GAME.start()
    assert state.extras is None
    assert "caves" not in state.view(0)
    assert "extras" not in state.dump()
    assert "caves" not in state.dump()["options"]
    beside = position(at="B12", hand="explorer")
    reason = beside.refusal(0, action_of(beside, "use tile_pass"))
    assert reason is not None
    assert (reason.code, reason.rule) == ("not-played", "eldorado.caves.optional")


@pytest.mark.rule("eldorado.caves.optional", "eldorado.hex.needs-caves")
def test_heroes_and_hexes_needs_the_caves() -> None:
    with pytest.raises(OptionError) as caught:
        GAME.start(heroes=True)
    assert (caught.value.option, caught.value.code) == ("heroes", "not-together")
    assert "caves" in caught.value.sentence
    assert GAME.start(heroes=True, caves=True).setup.hexes


@pytest.mark.rule("eldorado.caves.piles")
@pytest.mark.parametrize(("route", "count"), [("first", 3), ("serpentine", 6)])
def test_four_tiles_lie_in_every_cave(route: str, count: int) -> None:
    state = GAME.start(caves=True, route=route)
    assert extras_of(state).caves == [4] * count
    assert sum(extras_of(state).pool) == 36 == sum(CAVE_TILES)
    assert sum(HEX_TILES) == 18
    piles = state.view(-1)["caves"]["piles"]
    assert [pile["left"] for pile in piles] == [4] * count
    assert all(state.route.terrain_of[pile["cell"]] == "cave" for pile in piles)


@pytest.mark.rule("eldorado.caves.piles")
def test_nobody_knows_the_order_of_a_pile() -> None:
    state = go(line("J1^ J1 J1", hand="explorer", caves=True), "explorer L1")
    go(state, f"explore {cave(state)}")
    assert state.actor() == CHANCE
    assert [weight for _tile, weight in state.outcomes()] == CAVE_TILES


@pytest.mark.rule("eldorado.caves.explore", "eldorado.caves.keep")
def test_a_piece_that_stops_beside_a_cave_may_explore_it() -> None:
    state = go(line("J1^ J1 J1", hand="explorer explorer", caves=True), "explorer L1")
    assert legal(state, "explore") == {f"explore {cave(state)}"}
    go(state, f"explore {cave(state)}", "find tile_pass")
    assert tiles(state) == "pass"
    assert extras_of(state).caves == [3]
    assert state.view(1)["seats"][0]["tiles"] == state.view(0)["seats"][0]["tiles"]


@pytest.mark.rule("eldorado.caves.explore")
def test_exploring_is_no_duty() -> None:
    state = go(line("J1^ J1 J1", hand="explorer", caves=True), "explorer L1", "end")
    assert extras_of(state).caves == [4]


@pytest.mark.rule("eldorado.caves.stop")
def test_passing_by_brings_nothing() -> None:
    state = line("J1 J1^ J1 J1 J1", hand="pioneer", caves=True)
    go(state, "pioneer L1", "step L2", "step L3", "step L4")
    assert at(state) == "L4"
    assert legal(state, "explore") == set()
    assert why_not(state, f"explore {cave(state)}") == ("not-beside-cave", "caves.stop")


@pytest.mark.rule("eldorado.caves.stop")
def test_exploring_is_stopping() -> None:
    state = go(line("J1^ J1 J1", hand="trailblazer", caves=True), "trailblazer L1")
    assert "step L2" in legal(state)
    go(state, f"explore {cave(state)}", "find tile_pass")
    assert legal(state, "step") == set()


@pytest.mark.rule("eldorado.caves.stop")
def test_the_right_lasts_until_the_cards_are_put_down() -> None:
    state = line("J1^ J1 J1", hand="explorer photographer sailor", caves=True)
    go(state, "explorer L1", "pay photographer", "buy scout")
    assert legal(state, "explore")
    go(state, "discard sailor")
    assert legal(state, "explore") == set()


@pytest.mark.rule("eldorado.caves.come-away")
def test_along_the_rim_there_is_one_tile_only() -> None:
    state = line("J1^ J1 J1 J1", hand="explorer explorer", caves=True)
    go(state, "explorer L1", f"explore {cave(state)}", "find tile_pass", "explorer L2")
    assert legal(state, "explore") == set()
    assert why_not(state, f"explore {cave(state)}") == ("not-come-to-cave", "caves.come-away")


@pytest.mark.rule("eldorado.caves.come-away")
def test_a_declined_cave_is_not_explored_from_its_rim() -> None:
    state = line("J1^ J1 J1 J1", hand="explorer explorer", caves=True)
    go(state, "explorer L1", "explorer L2")
    assert legal(state, "explore") == set()


@pytest.mark.rule("eldorado.caves.come-away")
def test_who_comes_back_from_afar_explores_again() -> None:
    state = line("J1 J1^ J1 J1 J1", hand="explorer explorer explorer explorer", at="L1", caves=True)
    go(state, "explorer L2", f"explore {cave(state)}", "find tile_pass", "explorer L1")
    go(state, "explorer L2", f"explore {cave(state)}", "find tile_step")
    assert tiles(state) == "pass step"


@pytest.mark.rule("eldorado.caves.come-away")
def test_to_go_away_and_back_with_one_card_is_no_stop() -> None:
    state = line("J1^ J1 J1 J1", hand="pioneer", at="L2", caves=True)
    go(state, "pioneer L3", "step L2")
    assert legal(state, "explore") == set()


@pytest.mark.rule("eldorado.caves.come-away")
def test_each_cave_counts_for_itself() -> None:
    state = line("J1^ J1 J1^ J1 J1", hand="explorer explorer explorer", at="L1", caves=True)
    go(state, "explorer L2")
    assert legal(state, "explore") == set()
    go(state, "explorer L3")
    assert legal(state, "explore") == {f"explore {cave(state, 1)}"}


@pytest.mark.rule("eldorado.caves.come-away")
def test_a_space_between_two_caves_brings_one_tile_of_each() -> None:
    state = line("J1 J1^ J1^ J1 J1", hand="scout", at="L1", caves=True)
    go(state, "scout L2", "step L3")
    both = {f"explore {cave(state)}", f"explore {cave(state, 1)}"}
    assert legal(state, "explore") == both
    go(state, f"explore {cave(state)}", "find tile_pass")
    assert legal(state, "explore") == both - {f"explore {cave(state)}"}
    go(state, f"explore {cave(state, 1)}", "find tile_pass")
    assert tiles(state) == "pass pass"


@pytest.mark.rule("eldorado.caves.piles")
def test_an_empty_cave_has_nothing_to_find() -> None:
    state = line("J1^ J1 J1", hand="explorer", caves=True)
    extras = extras_of(state)
    extras.caves, extras.reserve = [0], 36
    go(state, "explorer L1")
    assert why_not(state, f"explore {cave(state)}") == ("cave-empty", "caves.piles")


@pytest.mark.rule("eldorado.caves.stop")
def test_a_new_turn_is_no_new_stop() -> None:
    state = line("J1^ J1 J1", hand="explorer sailor sailor sailor sailor", caves=True)
    go(state, "explorer L1")
    assert legal(state, "explore")
    go(state, "end", "end", "end")
    assert (state.actor(), state.round, at(state)) == (0, 2, "L1")
    assert legal(state, "explore") == set()
    assert why_not(state, f"explore {cave(state)}") == ("not-come-to-cave", "caves.come-away")


def test_two_pieces_explore_each_for_itself() -> None:
    state = line("J1^ J1 J1", hand="explorer explorer", players=2, at="L0 L3", caves=True)
    go(state, "explorer a:L1", f"explore a:{cave(state)}", "find tile_pass")
    go(state, "explorer b:L2", f"explore b:{cave(state)}", "find tile_step")
    assert tiles(state) == "pass step"


@pytest.mark.rule("eldorado.caves.keep")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_with_caves_end_and_tiles_are_found(players: int) -> None:
    state = GAME.start(caves=True, players=players)
    rng = Rng(players)
    most = 0
    while state.actor() != OVER:
        chance = state.actor() == CHANCE
        choices = [] if chance else state.legal()
        eager = [action for action in choices if GAME.text(state, action).startswith("explore")]
        choices = eager or choices
        state.apply(state.sample(rng) if chance else choices[rng.below(len(choices))])
        most = max(most, sum(extras_of(state).tiles))
    assert most > 0
