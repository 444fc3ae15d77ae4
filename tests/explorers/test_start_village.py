"""The start village: nearest to the middle, crossed for everybody (explorers.setup.start-*)."""

import pytest

from incognita.core import CHANCE
from incognita.games.explorers.rules import actions as act
from incognita.games.explorers.rules.state import ExplorersState
from tests.explorers.layouts import drawn, laid
from tests.explorers.playing import (
    board,
    do,
    offers,
    why_not,
)
from tests.explorers.positions import GAME, names


def distance(village: int) -> int:
    return (2 * (village // 16) - 15) ** 2 + (2 * (village % 16) - 15) ** 2


@pytest.mark.rule("explorers.setup.start-village")
@pytest.mark.parametrize("seed", range(12))
def test_the_nearest_village_is_the_start(seed: int) -> None:
    view = drawn(seed).view(0)
    far = [distance(village["cell"]) for village in view["villages"]]
    assert far[view["start"]] == min(far)


@pytest.mark.rule("explorers.setup.start-village")
def test_a_straight_line_is_measured() -> None:
    """Villages A and B are equally many steps away, but A lies nearer in a straight line."""
    view = laid("1 2", "2 3", "3 0", "4 0").view(0)
    assert [distance(village["cell"]) for village in view["villages"]] == [98, 106, 202, 170]
    assert (view["phase"], view["start"]) == ("start", 0)


def tied() -> ExplorersState:
    """Two or more villages are equally near: the first such landscape, tiles 1 to 4 in order."""
    for turns in range(256):
        tiles = [f"{tile + 1} {turns >> 2 * tile & 3}" for tile in range(4)]
        state = laid(*tiles)
        if state.view(0)["phase"] == "village":
            return state
    raise AssertionError("no landscape of tiles 1 to 4 has a tie")


@pytest.mark.rule("explorers.setup.start-tie")
def test_the_first_player_chooses_among_equally_near_villages() -> None:
    state = tied()
    far = [distance(village["cell"]) for village in state.view(0)["villages"]]
    nearest = {slot for slot in range(4) if far[slot] == min(far)}
    assert len(nearest) > 1
    assert state.actors() == [0]
    assert offers(state, 0) == {f"village {'ABCD'[slot]}" for slot in nearest}
    chosen = max(nearest)
    do(state, 0, f"village {'ABCD'[chosen]}")
    assert state.view(0)["start"] == state.view(1)["start"] == chosen


@pytest.mark.rule("explorers.setup.start-tie")
def test_no_other_village_is_chosen_and_by_nobody_else() -> None:
    state = tied()
    other = next(letter for letter in "ABCD" if f"village {letter}" not in offers(state, 0))
    assert why_not(state, 0, f"village {other}") == ("village-not-nearest", "setup.start-village")
    assert why_not(state, 1, f"village {other}")[1] == "setup.chosen"
    assert why_not(state, 0, "A1") == ("choose-village", "setup.start-tie")


@pytest.mark.rule("explorers.setup.start-tie")
def test_with_a_random_landscape_the_lot_chooses() -> None:
    chosen = tied()
    state = GAME.start(players=2)
    for tile in chosen.view(0)["tiles"]:
        state.apply(act.lay(tile["tile"], tile["turn"]))
    assert state.actor() == CHANCE
    assert [outcome for outcome, _ in state.outcomes()] == chosen.legal(0)
    assert {weight for _, weight in state.outcomes()} == {1}


@pytest.mark.rule("explorers.setup.start-crossed")
@pytest.mark.parametrize("players", [1, 4])
def test_the_start_village_is_crossed_for_everybody(players: int) -> None:
    state = drawn(3, players=players)
    view = state.view(0)
    village = view["villages"][view["start"]]["cell"]
    for seat in range(players):
        assert board(state, seat)["crosses"] == names([village])
