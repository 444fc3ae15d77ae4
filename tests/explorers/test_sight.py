"""Sealing and revealing: what is open and what is hidden (explorers.sight.*)."""

from typing import cast

import pytest

from incognita.core import CHANCE, SPECTATOR, Record, Rng
from incognita.games.explorers.rules.state import ExplorersState
from tests.explorers.playing import (
    action_of,
    board,
    do,
    offers,
    open_values,
    roam,
    seal_all,
    stage,
    turn_up,
    why_not,
)
from tests.explorers.positions import GAME, meadow, sketch

ROAD = """
    GT GK GD GA G
    Vx G  GP GH G
    S  S  S  SD S
    """
ROUND_THE_TABLE = (SPECTATOR, 0, 1, 2)


def road(**fields: object) -> ExplorersState:
    return sketch(ROAD, card="grass|sand", named=0, players=3, maps=1, **fields)


@pytest.mark.rule("explorers.sight.seal")
def test_the_turn_ends_when_the_last_one_has_sealed() -> None:
    state = sketch("S S S Vx G G G", card="grass|sand", named=0, players=3)
    do(state, 1, "take sand", "C1", "B1", "A1")
    assert offers(state, 1) == {"seal"}
    do(state, 1, "seal")
    assert state.actors() == [0, 2]
    do(state, 0, "E1", "F1", "G1", "seal")
    do(state, 2, "take grass", "E1", "F1")
    assert state.view(0)["phase"] == "cross"
    do(state, 2, "seal")
    assert state.actor() == CHANCE
    assert state.view(0)["turn"] == 2


@pytest.mark.rule("explorers.sight.seal")
def test_who_has_sealed_is_seen_by_all() -> None:
    state = sketch("S S S Vx G G G", card="grass|sand", named=0, players=3)
    do(state, 1, "take sand", "C1", "B1", "A1", "seal")
    for seat in ROUND_THE_TABLE:
        assert [one["sealed"] for one in state.view(seat)["boards"]] == [False, True, False]
    assert stage(state, 1) == "done"


@pytest.mark.rule("explorers.sight.sealed")
def test_after_sealing_nothing_is_changed() -> None:
    state = sketch("S Vx G G G", card="grass|sand", named=0, players=3)
    do(state, 0, "C1", "D1", "E1", "seal")
    assert state.legal(0) == []
    for words in ("seal", "take sand", "chart water", "A1"):
        assert why_not(state, 0, words) == ("sealed", "sight.sealed")


@pytest.mark.rule("explorers.sight.take-back")
def test_all_that_was_not_sealed_may_be_taken_back() -> None:
    state = road()
    for count, words in enumerate(("take sand", "A3", "B3", "C3"), start=1):
        do(state, 1, words)
        assert state.undoable(1) == count
    assert state.undoable(0) == 0
    do(state, 1, "seal")
    assert state.undoable(1) == 0


@pytest.mark.rule("explorers.sight.take-back")
def test_a_turn_taken_back_leaves_no_trace() -> None:
    """The record without a seat's decisions of the turn is the turn's beginning for that seat."""
    record = Record("explorers", GAME.rules_version, {"players": 2}, ["a", "b"])
    state = GAME.start(players=2)
    rng = Rng(8)
    while state.actor() == CHANCE:
        record.add(state, state.sample(rng), CHANCE)
    fresh = state.copy()
    for seat in (0, 1, 0, 1, 1):
        record.add(state, state.legal(seat)[0], seat)
    record.steps = [step for step in record.steps if step.seat != 1]
    back = record.replay(GAME)
    assert back.view(1)["boards"][1] == fresh.view(1)["boards"][1]
    assert back.view(0) == state.view(0)


@pytest.mark.rule("explorers.sight.hidden")
def test_nobody_sees_what_the_others_do() -> None:
    state = road()
    before = {seat: state.view(seat) for seat in ROUND_THE_TABLE}
    do(state, 0, "take grass", "B2", "B1", "A1")
    do(state, 1, "chart sand", "A3", "B3", "C3", "D3")
    assert state.view(SPECTATOR) == before[SPECTATOR]
    assert state.view(2) == before[2]
    assert state.view(0)["boards"][1] == before[0]["boards"][1]
    assert state.view(1)["boards"][0] == before[1]["boards"][0]
    assert board(state, 0)["temples"] == [12, 0, 0, 0]


@pytest.mark.rule("explorers.sight.hidden")
def test_even_the_side_taken_stays_hidden() -> None:
    state = road()
    before = state.view(2)
    do(state, 1, "take sand")
    assert state.view(2) == before
    assert state.view(2)["turn_now"]["side"] == -1
    assert state.view(SPECTATOR)["turn_now"] is None


@pytest.mark.rule("explorers.sight.hidden")
def test_points_of_the_turn_stay_hidden_too() -> None:
    state = road()
    scores = state.scores()
    do(state, 0, "take grass", "B2", "B1", "A1")
    assert state.scores() == scores
    assert board(state, 0)["score"] == scores[0] + 12 + 5
    assert board(state, 0, by=1)["score"] == scores[0]
    assert open_values(state, "A") == [12, 8, 6]


@pytest.mark.rule("explorers.sight.hidden")
def test_sealing_shows_nothing_but_the_seal() -> None:
    state = road()
    before = state.view(2)
    do(state, 1, "chart sand", "A3", "B3", "C3", "D3", "seal")
    after = state.view(2)
    assert after["actors"] == [0, 2]
    after["boards"][1]["sealed"], after["boards"][1]["stage"] = False, "take"
    assert {**after, "actors": [0, 1, 2]} == before


@pytest.mark.rule("explorers.sight.hidden")
def test_the_log_tells_others_only_who_decides() -> None:
    state = road().as_actor(1)
    action = action_of(state, "take sand")
    assert GAME.describe_for(state, action, 1)["kind"] == "take"
    for other in (SPECTATOR, 0, 2):
        assert GAME.describe_for(state, action, other) == {"kind": "hidden", "seat": 1}
    do(state, 1, "take sand")
    for other in (SPECTATOR, 0, 2):
        assert GAME.describe_for(state, action_of(state, "A3"), other) == {
            "kind": "hidden",
            "seat": 1,
        }


@pytest.mark.rule("explorers.sight.hidden")
def test_a_guess_gives_others_some_turn_of_their_own() -> None:
    """What is guessed for a seat that has sealed does not depend on what it really did."""
    guesses = set()
    for words in (["take sand", "A3", "B3", "C3"], ["take grass", "B2", "B1"]):
        state = do(road(), 1, *words, "seal")
        guess = state.determinise(0, Rng(3))
        assert guess.view(0) == state.view(0)
        guesses.add(str(guess.dump()))
    assert len(guesses) == 1


@pytest.mark.rule("explorers.sight.hidden")
def test_a_guess_leaves_the_own_board_alone_and_puts_others_back() -> None:
    state = do(do(road(), 0, "take grass", "B2"), 1, "take sand", "A3")
    guess = cast("ExplorersState", state.determinise(0, Rng(3)))
    assert guess.boards[0].crossed == state.boards[0].crossed
    assert guess.boards[1].crossed == state.revealed[1].crossed
    assert guess.boards[1].turn_start == len(guess.boards[1].crossed)


@pytest.mark.rule("explorers.sight.hidden", "explorers.bonus.end-of-turn")
def test_a_guess_among_bonus_crosses_keeps_where_the_turn_began() -> None:
    state = meadow({"T": "B2 O2 B15 O15"}, temples="advanced", players=3, keys=1)
    for seat in (0, 1):
        roam(state, seat, "D3 D2 C2 B2")
    seal_all(state)
    guess = cast("ExplorersState", state.determinise(0, Rng(3)))
    assert guess.boards[1].turn_start == state.boards[1].turn_start
    assert guess.boards[1].turn_start < len(guess.boards[1].crossed)


@pytest.mark.rule("explorers.sight.take-back", "explorers.turn.at-once")
def test_a_turn_begins_with_nothing_to_take_back_and_the_first_seat() -> None:
    state = sketch("S S S Vx G G G", card="grass|sand", named=0, players=2)
    state = state.as_actor(1)
    assert state.actor() == 1
    do(state, 1, "take sand", "C1", "B1", "A1", "seal")
    do(state, 0, "E1", "F1", "G1", "seal")
    assert [board.undoable for board in state.boards] == [0, 0]
    assert state.first_actor == -1


@pytest.mark.rule("explorers.sight.hidden", "explorers.bonus.end-of-turn")
def test_bonus_crosses_are_hidden_until_all_have_sealed() -> None:
    temples = {"T": "B2 O2 B15 O15"}
    state = meadow(temples, temples="advanced", players=3, keys=1)
    for seat in (0, 1):
        roam(state, seat, "D3 D2 C2 B2")
    seal_all(state)
    before = state.view(2)
    do(state, 0, "B1", "A1")
    assert state.view(2) == before
    assert state.view(1)["boards"][0] == before["boards"][0]
    assert "B2" in board(state, 0, by=2)["crosses"]


@pytest.mark.rule("explorers.sight.reveal")
def test_everything_is_revealed_together() -> None:
    state = road()
    do(state, 0, "take grass", "B2", "B1", "A1")
    seal_all(state)
    for seat in ROUND_THE_TABLE:
        shown = board(state, 0, by=seat)
        assert shown["fresh"] == ["A1", "B1", "B2"]
        assert shown["temples"] == [12, 0, 0, 0]
        assert (shown["keys"], shown["keys_used"]) == (1, 1)
        assert open_values(state, "A") == [8, 6]
    turn_up(state, "water|sand", named=0)
    assert board(state, 0, by=2)["fresh"] == ["A1", "B1", "B2"]


@pytest.mark.rule("explorers.sight.reveal", "explorers.setup.three-crosses")
def test_the_first_crosses_are_revealed_together_too() -> None:
    state = GAME.start(players=2)
    rng = Rng(4)
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))
    before = state.view(1)
    state.apply(state.legal(0)[0], 0)
    assert state.view(1) == before
    while state.actors():
        state.apply(state.legal()[0])
    assert state.view(1)["boards"][0] == state.view(0)["boards"][0]
    assert len(state.view(1)["boards"][0]["fresh"]) >= 1


@pytest.mark.rule("explorers.sight.open")
def test_between_turns_all_boards_are_open() -> None:
    state = road(keys=2)
    do(state, 0, "take grass", "B2", "B1", "A1")
    do(state, 1, "chart sand", "A3", "B3", "C3", "D3")
    seal_all(state)
    shown = [state.view(seat)["boards"] for seat in ROUND_THE_TABLE]
    assert shown[0] == shown[1] == shown[2] == shown[3]
    assert (shown[0][1]["maps_used"], shown[0][1]["gems"]) == (1, 1)


@pytest.mark.rule("explorers.sight.card-put-away")
def test_the_card_put_away_is_not_told_from_the_cards_to_come() -> None:
    state = seal_all(meadow({}))
    for seat in (SPECTATOR, 0, 1):
        assert state.view(seat)["cards"] == [1, 2, 3, 5, 6, 7, 8]
    assert len(state.outcomes()) == 7
    for _ in range(6):
        turn_up(state)
        seal_all(state)
    assert state.view(0)["round"] == 2
    last = seal_all(meadow({}, turn=6))
    last.deck = [3, 8]
    assert sorted(GAME.describe(last, outcome)["card"] for outcome, _ in last.outcomes()) == [3, 8]
