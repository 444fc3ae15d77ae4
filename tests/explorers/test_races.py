"""Race objectives (explorers.objective.race-*)."""

import pytest

from tests.explorers.playing import board, do, scatter, seal_all, turn_up
from tests.explorers.positions import meadow

FOUR = {"T": "B2 O2 B15 O15", "V": "D4 L4 D12 L12"}
THREE_KEYS = 19


def race(objective: int, crosses: str, places: dict[str, str] | None = None, **fields: str) -> bool:
    """Whether these crosses fulfil the race."""
    state = meadow(FOUR | (places or {}), objectives=[objective], **fields)
    scatter(state, 0, crosses)
    seal_all(state)
    noted = board(state, 0)["objectives"][0]
    assert noted in (-1, 10)
    return bool(noted == 10)


@pytest.mark.rule("explorers.objective.race-items")
@pytest.mark.parametrize(
    ("objective", "letter", "least"), [(19, "K", 3), (20, "P", 3), (21, "H", 4), (22, "D", 6)]
)
def test_a_race_for_items(objective: int, letter: str, least: int) -> None:
    row = {letter: "A6:H6"}
    cells = [f"{column}6" for column in "ABCDEFGH"]
    assert not race(objective, " ".join(cells[: least - 1]), row)
    assert race(objective, " ".join(cells[:least]), row)


@pytest.mark.rule("explorers.objective.race-items")
def test_a_race_for_temples() -> None:
    assert not race(23, "B2 O2")
    assert race(23, "B2 O2 B15")


@pytest.mark.rule("explorers.objective.race-items")
def test_a_race_for_sets_of_food() -> None:
    food = {"A": "A6:C6", "C": "A7:C7", "F": "A8:C8"}
    assert not race(24, "A6:C6 A7:C7 A8", food)
    assert race(24, "A6:B8", food)


@pytest.mark.rule("explorers.objective.race-villages")
def test_a_race_to_all_villages() -> None:
    assert not race(25, "D5 L5 D13 L14 M13")
    assert race(25, "D5 L5 D13 L13")


@pytest.mark.rule("explorers.objective.race-villages-and-temples")
def test_a_race_to_three_villages_and_three_temples() -> None:
    assert not race(26, "D5 L5 D13 L13 B2 O2")
    assert not race(26, "D5 L5 B2 O2 B15 O15")
    assert race(26, "D5 L5 L13 B2 O2 O15")


@pytest.mark.rule("explorers.objective.race-edges")
def test_a_race_to_all_edges() -> None:
    assert not race(27, "F1 A9 P2")
    assert race(27, "F1 A9 P2 G16")


@pytest.mark.rule("explorers.objective.race-edges")
def test_a_corner_serves_two_edges() -> None:
    assert race(27, "A1 P16")
    assert not race(27, "A1 P1")


@pytest.mark.rule("explorers.objective.race-tiles", "explorers.setup.start-crossed")
def test_a_race_to_all_tiles() -> None:
    assert race(28, "D5 D6 I1:K1 A9:C9 P14:P16")
    assert not race(28, "D5 I1:K1 A9:C9 P14:P16")
    assert not race(28, "D5 D6 I1:J1 A9:C9 P14:P16")


@pytest.mark.rule("explorers.objective.race-values", "explorers.objective.race-once")
def test_each_later_turn_pays_the_next_value_and_nobody_is_paid_twice() -> None:
    state = meadow({"K": "A6:F6"}, objectives=[THREE_KEYS], players=4)
    for seat in range(4):
        scatter(state, seat, "A6:C6")
        seal_all(state)
        turn_up(state)
        scatter(state, seat, "D6:F6")
    assert [board(state, seat)["objectives"][0] for seat in range(4)] == [10, 8, 6, 4]
    assert state.view(0)["objectives"] == [{"id": THREE_KEYS, "open": []}]


@pytest.mark.rule("explorers.objective.race-end-of-turn")
def test_a_race_is_decided_when_the_turn_ends() -> None:
    state = meadow({"K": "A6:F6"}, objectives=[THREE_KEYS])
    scatter(state, 0, "A6:C6")
    assert board(state, 0)["objectives"] == [-1]
    do(state, 0, "seal")
    assert board(state, 0)["objectives"] == [-1]
    seal_all(state)
    assert board(state, 0)["objectives"] == [10]
    assert board(state, 0)["score_parts"]["objectives"] == 10


@pytest.mark.rule("explorers.objective.race-end-of-turn")
def test_bonus_crosses_come_before_the_race() -> None:
    """Both end the turn with three keys, one of them only thanks to the bonus."""
    keys = FOUR | {"K": "A6:C6"}
    state = meadow(keys, objectives=[THREE_KEYS], temples="advanced", keys=1)
    scatter(state, 0, "A6:C6")
    scatter(state, 1, "B2 A6:B6")
    seal_all(state)
    assert board(state, 0)["objectives"] == [-1]
    do(state, 1, "C6")
    seal_all(state)
    assert [board(state, seat)["objectives"] for seat in (0, 1)] == [[10], [10]]


@pytest.mark.rule("explorers.objective.race-together")
def test_all_of_the_same_turn_take_the_same_value() -> None:
    state = meadow({"K": "A6:F6"}, objectives=[THREE_KEYS], players=3)
    scatter(state, 0, "A6:C6")
    scatter(state, 2, "D6:F6")
    seal_all(state)
    assert [board(state, seat)["objectives"][0] for seat in range(3)] == [10, -1, 10]
    assert state.view(1)["objectives"][0]["open"] == [6, 4]
    turn_up(state)
    scatter(state, 1, "A6:C6")
    seal_all(state)
    assert board(state, 1)["objectives"] == [6]


@pytest.mark.rule("explorers.objective.race-not-struck")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_values_are_open_at_the_start(players: int) -> None:
    state = meadow({}, objectives=[THREE_KEYS], players=players)
    assert state.view(0)["objectives"] == [{"id": THREE_KEYS, "open": [10, 8, 6, 4]}]
