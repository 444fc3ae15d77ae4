"""What a tile costs at least, and what remains of a turn in the next one."""

import pytest

from incognita.games.neue_entdecker.rules import fitting, tolls
from incognita.games.neue_entdecker.rules.tables import GRID
from tests.neue_entdecker.positions import GAME, leave_hidden, leave_stock, table


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


@pytest.mark.parametrize("source", ["stock", "discards", "left", "none"])
@pytest.mark.rule("neue-entdecker.piles.stuck")
def test_a_single_tile_that_fits_is_enough_wherever_it_lies(source: str) -> None:
    state = leave_hidden(leave_stock(table(open="A8 B8"), F=4), "")
    if source == "stock":
        state = leave_stock(state, F=4, S=1)
    elif source != "none":
        setattr(state, source, leave_hidden(table(), "S").left)
    assert fitting.anything_fits(state) == (source != "none")


@pytest.mark.rule("neue-entdecker.start.path")
def test_a_tile_without_a_path_has_no_price() -> None:
    assert tolls.cheapest(table("D4=S/0"), GRID.place("D4")) == -1
