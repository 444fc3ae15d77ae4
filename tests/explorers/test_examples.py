"""The worked examples of the rulebook, told with its players Rémy, Meredith and Alfie."""

import pytest

from tests.explorers.playing import (
    board,
    cells,
    do,
    now,
    offers,
    open_values,
    roam,
    seal_all,
    stage,
)
from tests.explorers.positions import meadow, sketch

# The village in the middle, mountains around it, sand to the south.
RIDGE = """
    M  M  M  MH G
    W  M  Vx M  G
    W  S  S  S  W
    """


@pytest.mark.rule(
    "explorers.active.names",
    "explorers.active.three",
    "explorers.active.other-side",
    "explorers.active.same-side",
    "explorers.horse.at-once",
)
def test_mountain_or_sand() -> None:
    """Rémy names the mountain, Meredith takes the sand, Alfie two mountains and a horse."""
    remy, meredith, alfie = 0, 1, 2
    state = sketch(RIDGE, card="sand|mountain", players=3)
    do(state, remy, "name mountain")
    do(state, remy, "C1", "B1", "D2", "seal")
    assert offers(state, meredith) == {"take sand 3", "take mountain 2"}
    do(state, meredith, "take sand", "C3", "B3", "D3", "seal")
    do(state, alfie, "take mountain", "D2", "D1")
    assert stage(state, alfie) == "horse"
    assert {"E1", "E2", "C1", "B2", "C3", "D3"} == cells(state, alfie)
    do(state, alfie, "E1")
    assert stage(state, alfie) == "seal"
    do(state, alfie, "seal")
    assert board(state, remy)["fresh"] == ["B1", "C1", "D2"]
    assert board(state, meredith)["fresh"] == ["B3", "C3", "D3"]
    assert board(state, alfie)["fresh"] == ["D1", "E1", "D2"]


@pytest.mark.rule(
    "explorers.active.joker", "explorers.active.joker-split", "explorers.active.same-side"
)
def test_the_joker() -> None:
    """Alfie takes the duo of grass and mountain, three crosses; Rémy the same duo, two."""
    alfie, remy = 0, 1
    land = """
        G  G  M
        G  Vx M
        W  S  M
        """
    state = sketch(land, card="grass+mountain|water+sand")
    do(state, alfie, "name grass+mountain", "B1", "A1", "C2")
    assert stage(state, alfie) == "seal"
    do(state, remy, "take grass+mountain")
    assert now(state, remy)["left"] == 2
    do(state, remy, "C2", "C1")
    assert stage(state, remy) == "seal"


@pytest.mark.rule("explorers.food.no-free-box", "explorers.food.column-of-the-round")
def test_no_apple_left_in_the_column() -> None:
    """Meredith crosses a second apple in the round: it finds no box before the next one."""
    state = meadow({"A": "E4:H4"}, on_round=2, turn=7)
    meredith = 0
    roam(state, meredith, "E4")
    assert [column[0] for column in board(state, meredith)["food"]] == [0, 1, 0, 0]
    roam(state, meredith, "F4")
    assert [column[0] for column in board(state, meredith)["food"]] == [0, 1, 0, 0]
    seal_all(state)
    state.apply(state.outcomes()[0][0])
    state.apply(state.legal()[0])
    assert state.view(meredith)["round"] == 3
    roam(state, meredith, "G4")
    assert [column[0] for column in board(state, meredith)["food"]] == [0, 1, 1, 0]


@pytest.mark.rule("explorers.temple.together", "explorers.temple.best-value")
def test_two_visitors_of_temple_a() -> None:
    """Alfie and Rémy visit temple A in the same turn: 12 points each, and 12 and 10 are gone."""
    state = meadow({"T": "B2 O2 B15 O15"}, players=4, keys=1)
    alfie, remy = 1, 3
    for seat in (alfie, remy):
        roam(state, seat, "D3 D2 C2 B2")
    seal_all(state)
    assert [board(state, seat)["temples"][0] for seat in range(4)] == [0, 12, 0, 12]
    assert open_values(state, "A") == [8, 6]
    assert open_values(state, "B") == [12, 10, 8, 6]


@pytest.mark.rule("explorers.cross.apart")
def test_crosses_in_several_places() -> None:
    """The cells of one turn need not touch each other, only something crossed before."""
    state = sketch(RIDGE, card="sand|mountain", named=1, players=3)
    do(state, 0, "B2", "D2", "C1")
    assert board(state, 0)["fresh"] == ["C1", "B2", "D2"]
