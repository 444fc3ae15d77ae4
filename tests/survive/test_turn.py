"""The four steps of a turn (survive.turn.*)."""

import pytest

from incognita.core import CHANCE, State
from incognita.games.survive.rules import actions as act
from tests.survive.playing import (
    asked,
    boats,
    control,
    exposed,
    go,
    kept,
    legal,
    phase,
    turn_over,
    where,
    why_not,
)
from tests.survive.positions import position

LAND = "beach D4 D5 D6, forest E5 E6"
KEPT = {"dolphin", "wind", "lift"}


def over(state: State) -> State:
    """The rest of a turn in which nothing else happens."""
    return turn_over(state, min(exposed(state)))


@pytest.mark.rule("survive.turn.order")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_take_turns_clockwise(players: int) -> None:
    state = position(
        land="beach D4 D5 D6 D7 E4 E5", red="E4", blue="E4", yellow="E4", white="E4",
        players=players, under="dolphin dolphin dolphin wind wind move_whale",
    )  # fmt: skip
    turns = []
    for _ in range(players + 1):
        turns.append((state.view(0)["turn"], state.actor()))
        over(state)
    first = turns[0][0]
    assert turns == [(first + number, number % players) for number in range(players + 1)]


@pytest.mark.rule("survive.turn.order")
def test_nobody_acts_out_of_turn() -> None:
    state = position(land=LAND, red="D4", blue="D5")
    assert state.legal(1) == []
    assert why_not(state, "sink D4", seat=1) == "turn.order"
    go(state, "sink D4")
    assert state.actor() == CHANCE
    assert why_not(state, "sink D5", seat=0) == "turn.steps"


@pytest.mark.rule("survive.turn.steps", "survive.turn.roll")
def test_kept_tile_moves_tile_die() -> None:
    state = position(
        land=LAND, red="D4 ~C3", kept=["dolphin", ""], under="whale", sharks="A1", serpents="M1"
    )
    go(state, "dolphin r1 C2", "stop", "walk r0 D5", "sink D4")
    assert (phase(state), state.actor()) == ("reveal", CHANCE)
    go(state, "reveal whale")
    assert (phase(state), state.actor()) == ("roll", CHANCE)
    go(state, "roll shark")
    assert (phase(state), state.actor()) == ("creature", 0)
    go(state, "prowl A1 A2", "stop")
    assert (phase(state), state.actor()) == ("turn", 1)


@pytest.mark.rule("survive.turn.steps")
def test_no_move_after_the_tile_and_no_second_tile() -> None:
    state = position(land=LAND, red="D5", blue="D6", under="boat", whales="A1")
    go(state, "sink D4", "reveal boat", "roll whale")
    assert legal(state, "walk", "swim", "board", "sail", "sink") == set()
    assert why_not(state, "r0 D6") == "turn.steps"
    assert why_not(state, "sink D6") == "turn.steps"


@pytest.mark.rule("survive.turn.kept-first")
def test_a_move_closes_the_first_step() -> None:
    state = position(land=LAND, red="D4 ~C3", kept=["dolphin", ""])
    assert state.view(0)["usable"]
    assert legal(state, "dolphin")
    go(state, "walk r0 D5")
    assert not state.view(0)["usable"]
    assert legal(state, "dolphin") == set()
    assert why_not(state, "back dolphin") == "turn.kept-first"


@pytest.mark.rule("survive.turn.kept-first")
@pytest.mark.parametrize(
    "move", ["sail C6 B5", "swim r0 C4", "board r0 C5", "swim r1 C2", "dive r2", "land r3"]
)
def test_every_kind_of_move_closes_it(move: str) -> None:
    state = position(
        land=LAND, red="D4 ~C3 @C7 ~B1", boats="C5 C6 C7", serpents="A1",
        kept=["dolphin wind move_serpent", ""],
    )  # fmt: skip
    assert {word.split()[0] for word in legal(state, *KEPT)} == KEPT
    go(state, move)
    assert not state.view(0)["usable"]
    assert legal(state, *KEPT) == set()
    for back in ("dolphin", "wind", "move_serpent"):
        assert why_not(state, f"back {back}") == "turn.kept-first"


@pytest.mark.rule("survive.turn.kept-once")
@pytest.mark.parametrize(
    ("played", "rest"),
    [
        (["dolphin r1 C2", "stop"], "dolphin wind move_serpent"),
        (["wind C6 B5", "stop"], "dolphin dolphin move_serpent"),
        (["lift A1", "drop M1"], "dolphin dolphin wind"),
    ],
)
def test_one_kept_tile_a_turn(played: list[str], rest: str) -> None:
    state = position(
        land=LAND, red="D4 ~C3", boats="C6", serpents="A1",
        kept=["dolphin dolphin wind move_serpent", ""],
    )  # fmt: skip
    assert {word.split()[0] for word in legal(state, *KEPT)} == KEPT
    go(state, *played)
    assert state.view(0)["points"] == 3
    assert not state.view(0)["usable"]
    assert legal(state, *KEPT) == set()
    for back in rest.split():
        assert why_not(state, f"back {back}") == "turn.kept-once"
    assert kept(state, 0) == rest


@pytest.mark.rule("survive.turn.kept-once")
def test_nobody_has_to_play_a_kept_tile() -> None:
    state = position(land=LAND, red="D4 ~C3", kept=["dolphin", ""], under="wind")
    go(state, "sink D4", "reveal wind", "roll whale")
    assert state.actor() == 1
    assert kept(state, 0) == "dolphin wind"


@pytest.mark.rule("survive.turn.kept-once")
def test_the_next_turn_allows_another() -> None:
    state = position(
        land=LAND, red="D4 ~C3", boats="C6", kept=["dolphin wind", ""], under="dolphin dolphin"
    )
    go(state, "dolphin r1 C2", "stop")
    over(over(state))
    assert state.actor() == 0
    assert legal(state, "wind")


@pytest.mark.rule("survive.turn.three-moves", "survive.boat.board", "survive.boat.sail")
def test_two_step_into_a_boat_and_it_sails_one_space() -> None:
    state = position(land=LAND, red="D4 D5", boats="C5", blue="E5")
    assert state.view(0)["points"] == 3
    go(state, "board r0 C5", "board r1 C5", "sail C5 B4")
    assert where(state, "r0", "r1") == "@B4 @B4"
    assert boats(state) == "B4"
    assert control(state, "B4") == [0]
    assert state.view(0)["points"] == 0
    assert legal(state) == {"sink D4", "sink D5", "sink D6"}


@pytest.mark.rule("survive.turn.three-moves")
def test_a_fourth_move_is_refused() -> None:
    state = position(land=LAND, red="D4", boats="C5")
    go(state, "walk r0 D5", "walk r0 D6", "walk r0 E6")
    assert why_not(state, "r0 E5") == "turn.three-moves"
    assert why_not(state, "boat 0 C4") == "turn.three-moves"


@pytest.mark.rule("survive.turn.three-moves")
@pytest.mark.parametrize(
    "move",
    [
        "walk r0 D5", "swim r0 C4", "swim r1 B2", "board r0 C5", "board r2 C7", "dive r2",
        "climb r3", "land r4", "land r5", "sail C6 B5",
    ],
)  # fmt: skip
def test_every_step_costs_one_move(move: str) -> None:
    state = position(land=LAND, red="D4 ~B3 @C6 ~C5 ~B1 @C1", boats="C5 C6 C7 C1")
    go(state, move)
    assert state.view(0)["points"] == 2


@pytest.mark.rule("survive.turn.unused")
def test_moves_may_be_left_and_are_lost() -> None:
    state = position(land=LAND, red="D4", blue="D5", under="wind dolphin")
    go(state, "walk r0 E5")
    assert state.view(0)["points"] == 2
    over(state)
    assert (state.actor(), state.view(1)["points"]) == (1, 3)
    over(state)
    assert (state.actor(), state.view(0)["points"]) == (0, 3)


@pytest.mark.rule("survive.turn.sink-must")
def test_no_turn_without_a_tile() -> None:
    state = position(land="beach D4", red="D4", blue="~A1")
    assert legal(state, "end") == set()
    assert asked(state, action=act.END).rule == "survive.turn.sink-must"
    go(state, "swim r0 C4")
    assert legal(state) == {"sink D4"}


@pytest.mark.rule("survive.turn.roll")
def test_the_die_is_rolled_after_every_tile() -> None:
    state = position(land=LAND, red="E5", blue="E6", under="move_shark")
    go(state, "sink D4", "reveal move_shark")
    assert {word.split()[1] for word in legal(state)} == {"serpent", "shark", "whale"}
    go(state, "roll serpent")
    assert (phase(state), state.actor()) == ("turn", 1)


@pytest.mark.rule("survive.turn.no-explorer")
def test_who_has_nobody_in_play_makes_no_moves() -> None:
    state = position(land=LAND, red="NW:6 lost", blue="D5", boats="C5", sharks="A1", under="wind")
    assert legal(state) == {"sink D4", "sink D5", "sink D6"}
    assert why_not(state, "boat 0 C4") == "turn.no-explorer"
    go(state, "sink D4", "reveal wind", "roll shark")
    assert legal(state, "prowl", "stay") != set()


@pytest.mark.rule("survive.turn.no-explorer")
def test_their_turn_comes_all_the_same() -> None:
    state = position(land=LAND, red="D5", blue="NW", boats="C5", under="wind")
    turn_over(state, "D4", "wind")
    assert (phase(state), state.actor(), state.view(1)["points"]) == ("turn", 1, 0)
    assert legal(state) == {"sink D5", "sink D6"}


@pytest.mark.rule("survive.turn.no-explorer")
def test_who_has_nobody_in_play_may_play_a_kept_tile() -> None:
    state = position(land=LAND, red="NW", blue="D5", serpents="G6", kept=["move_serpent", ""])
    assert legal(state, "lift") == {"lift G6"}
    go(state, "lift G6", "drop C4")
    assert legal(state) == {"sink D4", "sink D5", "sink D6"}


@pytest.mark.rule("survive.turn.no-explorer", "survive.kept.wind-empty")
def test_the_wind_still_moves_an_empty_boat_for_them() -> None:
    state = position(land=LAND, red="NW", blue="D5", boats="C5", kept=["wind", ""])
    go(state, "wind C5 C4", "glide C3", "stop")
    assert boats(state) == "C3"
    assert legal(state, "sail") == set()


@pytest.mark.rule("survive.turn.last-explorer")
def test_when_the_last_explorer_lands_the_other_moves_are_lost() -> None:
    state = position(land=LAND, red="@B1 ~C1", blue="D4", boats="B1 C5")
    go(state, "land r0")
    assert legal(state, "sail") != set()
    go(state, "land r1")
    assert state.view(0)["points"] == 0
    assert legal(state) == {"sink D4", "sink D5", "sink D6"}
    assert why_not(state, "boat 1 C4") == "turn.no-explorer"


@pytest.mark.rule("survive.turn.last-explorer", "survive.kept.dolphin-danger")
def test_when_a_dolphin_loses_the_last_explorer_there_are_no_moves() -> None:
    state = position(land=LAND, red="~C4", blue="D5", boats="C6", sharks="C3", kept=["dolphin", ""])
    go(state, "dolphin r0 C3")
    assert state.view(0)["points"] == 0
    assert legal(state) == {"sink D4", "sink D5", "sink D6"}


@pytest.mark.rule("survive.turn.last-explorer")
def test_when_the_last_explorer_is_eaten_the_other_moves_are_lost() -> None:
    state = position(land=LAND, red="D4", blue="D5", boats="C6", sharks="C4")
    go(state, "swim r0 C4")
    assert where(state, "r0") == "lost"
    assert legal(state) == {"sink D4", "sink D5", "sink D6"}
