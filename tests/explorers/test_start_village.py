"""The start village: nearest to the middle, crossed for everybody (explorers.setup.start-*)."""

import json
import zlib
from collections.abc import Callable

import pytest

from incognita.bots import make_bot
from incognita.core import CHANCE, SPECTATOR, Record, Rng, Step, load_position, read_record
from incognita.games.explorers.rules import actions as act
from incognita.games.explorers.rules.state import ExplorersState
from tests.explorers.layouts import drawn, laid, tied, tied_by_lot
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


@pytest.mark.rule("explorers.setup.start-tie")
@pytest.mark.parametrize("landscape", [tied, tied_by_lot])
def test_the_first_player_chooses_among_equally_near_villages(
    landscape: Callable[[], ExplorersState],
) -> None:
    state = landscape()
    far = [distance(village["cell"]) for village in state.view(0)["villages"]]
    nearest = {slot for slot in range(4) if far[slot] == min(far)}
    assert len(nearest) > 1
    assert (state.view(0)["phase"], state.actor(), state.actors()) == ("village", 0, [0])
    assert offers(state, 0) == {f"village {'ABCD'[slot]}" for slot in nearest}
    chosen = max(nearest)
    do(state, 0, f"village {'ABCD'[chosen]}")
    assert state.view(0)["start"] == state.view(1)["start"] == chosen


@pytest.mark.rule("explorers.setup.start-tie")
def test_two_equally_near_villages_are_enough_for_a_question() -> None:
    state = laid("1 0", "2 0", "3 2", "4 3")
    far = [distance(village["cell"]) for village in state.view(0)["villages"]]
    assert far == [162, 202, 74, 74]
    assert offers(state, 0) == {"village C", "village D"}


@pytest.mark.rule("explorers.setup.start-tie")
def test_no_other_village_is_chosen_and_by_nobody_else() -> None:
    state = tied()
    other = next(letter for letter in "ABCD" if f"village {letter}" not in offers(state, 0))
    assert why_not(state, 0, f"village {other}") == ("village-not-nearest", "setup.start-village")
    assert why_not(state, 1, f"village {other}") == ("first-player-chooses", "setup.start-tie")
    assert why_not(state, 0, "A1") == ("choose-village", "setup.start-tie")


@pytest.mark.rule("explorers.setup.start-tie")
def test_the_choice_can_be_read_and_is_told_to_all() -> None:
    state = tied_by_lot()
    for action in state.legal(0):
        letter = "ABCD"[action - act.START_VILLAGE]
        assert GAME.text(state, action) == f"village {letter}"
        assert GAME.parse(state, f"village {letter}") == action
        for seat in (SPECTATOR, 0, 1):
            line = GAME.describe_for(state, action, seat)
            assert (line["kind"], line["seat"], line["slot"]) == (
                "village",
                0,
                "ABCD".index(letter),
            )
        assert GAME.rule(state, action) == "explorers.setup.start-tie"


@pytest.mark.rule("explorers.setup.start-tie")
def test_one_nearest_village_asks_nobody() -> None:
    state = GAME.start(players=2)
    for tile, turn in ((1, 2), (2, 3), (3, 0), (4, 0)):
        state.apply(act.lay(tile, turn))
    assert (state.view(0)["phase"], state.view(0)["start"]) == ("start", 0)


@pytest.mark.rule("explorers.setup.start-tie")
def test_bots_choose_one_of_the_nearest_for_their_own_board() -> None:
    state = tied_by_lot()
    evaluator = GAME.evaluator()
    chosen = evaluator.choose(state, Rng(1))
    assert chosen in state.legal(0)
    assert {evaluator.choose(state, Rng(seed)) for seed in range(5)} == {chosen}
    assert make_bot("search", GAME, 1, 8).decide(state, 0, 0.1) in state.legal(0)


@pytest.mark.rule("explorers.setup.start-lot")
@pytest.mark.parametrize("landscape", [tied, tied_by_lot])
def test_by_agreement_the_lot_chooses(landscape: Callable[..., ExplorersState]) -> None:
    state = landscape(start_tie="random")
    assert state.actor() == CHANCE
    assert [outcome for outcome, _ in state.outcomes()] == landscape().legal(0)
    assert {weight for _, weight in state.outcomes()} == {1}
    drawn_villages = {state.sample(Rng(seed)) for seed in range(20)}
    assert drawn_villages == set(landscape().legal(0))
    assert GAME.rule(state, min(drawn_villages)) == "explorers.setup.start-lot"


def old_record(setup: str) -> Record:
    """A record with a tie, as version 1 of the rules wrote it: without the option."""
    state = tied_by_lot() if setup == "random" else tied()
    laying = [act.lay(tile["tile"], tile["turn"]) for tile in state.view(0)["tiles"]]
    actions = [*laying, state.legal(0)[1]]
    record = Record(GAME.id, 1, {"players": 2, "setup": setup}, ["Ann", "Ben"])
    record.steps = [
        Step(CHANCE if setup == "random" else 0, action, first=True) for action in actions
    ]
    return record


@pytest.mark.rule("explorers.setup.start-lot")
@pytest.mark.parametrize("setup", ["random", "chosen"])
def test_a_record_of_the_older_rules_goes_on_under_them(setup: str) -> None:
    record = read_record(old_record(setup).text())
    assert record.rules == 1
    state = record.replay(GAME)
    assert (state.view(0)["phase"], state.view(0)["start"] >= 0) == ("start", True)
    assert record.replay(GAME, upto=4).actor() == (CHANCE if setup == "random" else 0)


@pytest.mark.rule("explorers.setup.start-lot")
def test_a_position_of_the_older_rules_goes_on_under_them() -> None:
    state = tied_by_lot(start_tie="random")
    data = state.dump()
    del data["options"]["start_tie"]
    lines = ["incognita position 1", "game explorers", "rules 1", json.dumps(data)]
    body = "\n".join(lines) + "\n"
    text = f"{body}end {zlib.crc32(' '.join(body.split()).encode()):08x}\n"
    assert load_position(GAME, text) == state


def test_rules_from_before_and_from_later_are_refused() -> None:
    for rules in (0, GAME.rules_version + 1):
        assert GAME.options_of(rules, {"players": 2}) is None


@pytest.mark.rule("explorers.setup.start-crossed")
@pytest.mark.parametrize("players", [1, 4])
def test_the_start_village_is_crossed_for_everybody(players: int) -> None:
    state = drawn(3, players=players)
    view = state.view(0)
    village = view["villages"][view["start"]]["cell"]
    for seat in range(players):
        assert board(state, seat)["crosses"] == names([village])
