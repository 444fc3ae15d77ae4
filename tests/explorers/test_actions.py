"""What each number means, and back again."""

import pytest

from incognita.core import Rng
from incognita.games.explorers import Explorers
from incognita.games.explorers.rules import actions as act
from tests.laws.walks import walk

GAME = Explorers()


def test_every_number_is_of_one_kind() -> None:
    kinds = [act.kind_of(action) for action in range(act.COUNT)]
    assert [kinds.count(name) for name in act.KIND_NAMES] == [32, 4, 32, 24, 2, 2, 4, 256, 4, 1]
    assert kinds == sorted(kinds, key=act.KIND_NAMES.index)
    assert GAME.action_count() == act.COUNT


def test_below_zero_there_is_nothing() -> None:
    with pytest.raises(ValueError, match="there is no action -1"):
        act.base_of(-1)


@pytest.mark.parametrize("tile", range(1, 9))
def test_a_tile_in_each_direction(tile: int) -> None:
    for turn in range(4):
        action = act.lay(tile, turn)
        assert (act.kind_of(action), act.tile_of(action), act.turn_of(action)) == (
            "lay",
            tile,
            turn,
        )


@pytest.mark.parametrize("card", range(1, 9))
def test_a_card_with_the_side_that_faces_the_player(card: int) -> None:
    for facing in (-1, 0, 1):
        action = act.card(card, facing)
        assert (act.kind_of(action), act.card_of(action), act.facing_of(action)) == (
            "card",
            card,
            facing,
        )


def test_objectives_are_numbered_from_one() -> None:
    assert [act.objective(id) - act.OBJECTIVE for id in (1, 32)] == [0, 31]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_decisions_are_described_as_the_kind_that_they_are(players: int) -> None:
    state = GAME.start(players=players, objectives=2, temples="advanced", setup="chosen")
    kinds: set[str] = set()
    for seed in range(400):
        for seat in state.actors():
            asked = state.as_actor(seat)
            for action in asked.legal():
                line = GAME.describe(asked, action)
                assert (line["kind"], line["seat"]) == (act.kind_of(action), seat)
                kinds.add(line["kind"])
        walk(state, Rng(seed), 1)
    assert {"lay", "take", "cross", "seal"} <= kinds
