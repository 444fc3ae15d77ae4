"""What a hand is worth, and when the tile of the free market is of use."""

import pytest

from incognita.games.eldorado.rules.buying import means
from incognita.games.eldorado.rules.caves import piles_beside
from tests.eldorado.hexes import hex_line
from tests.eldorado.positions import cards, go, legal, line


@pytest.mark.rule("eldorado.caves.change-symbol")
def test_a_changed_card_is_worth_its_power() -> None:
    state = line("J1", hand="trailblazer explorer", tiles="change_symbol", caves=True)
    assert means(state) == 2
    go(state, "use tile_change_symbol")
    assert means(state) == 7


@pytest.mark.parametrize(("left", "useful"), [(0, False), (1, True), (3, True)])
@pytest.mark.rule("eldorado.hex.free-market")
def test_the_free_market_needs_a_pile_beside_the_market(left: int, useful: bool) -> None:
    state = hex_line("J1", hand="journalist", tiles="free_market")
    for card in range(len(state.stock)):
        if card not in state.slots:
            state.stock[card] = 0
    state.stock[cards("cave_explorer")[0]] = left
    assert piles_beside(state) == useful
    assert ("use tile_free_market" in legal(state)) == useful
