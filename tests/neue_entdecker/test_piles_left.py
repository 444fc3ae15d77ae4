"""What a tile costs at least, and what remains of a turn in the next one."""

import pytest

from incognita.games.neue_entdecker.rules import tolls
from incognita.games.neue_entdecker.rules.tables import GRID
from tests.neue_entdecker.positions import GAME, leave_hidden, table


@pytest.mark.rule("neue-entdecker.start.afford")
def test_a_start_is_paid_besides_the_cheapest_tile_that_is_left() -> None:
    state = leave_hidden(table(), "")
    assert tolls.tile_price(state) == 4
    state.discards = leave_hidden(table(), "C").left
    assert tolls.tile_price(state) == 1
    state.discards = [0] * len(state.discards)
    state.stock = [0] * len(state.stock)
    assert tolls.tile_price(state) > 1000


@pytest.mark.parametrize("square", ["A4", "L4", "A5", "L5"])
@pytest.mark.rule("neue-entdecker.toll.path-coins")
def test_a_tile_at_the_border_costs_what_its_edge_costs(square: str) -> None:
    state = table(f"{square}=S/0")
    edge = GRID.place(f"{'W' if square[0] == 'A' else 'E'}|{square}")
    assert tolls.cheapest(state, GRID.place(square)) == tolls.cheapest(state, edge)


@pytest.mark.rule("neue-entdecker.turn.steps")
def test_nothing_has_happened_before_the_first_turn() -> None:
    state = GAME.start()
    assert (state.turn, state.rolled, state.open, state.used) == (0, 0, 0, 0)
    assert (state.fetched, state.path, state.idle) == (0, -1, 0)
