"""Arriving, playing the round out, and who wins (eldorado.end.*)."""

from collections.abc import Sequence

import pytest

from incognita.core import OVER
from incognita.games.eldorado.rules.state import EldoradoState
from tests.eldorado.positions import GAME, at, go, legal, line, names, position, reach, why_not


def finish(
    arrived: Sequence[int], won: Sequence[Sequence[int]], others: str = "home home"
) -> EldoradoState:
    """The last seat arrives after these others, and the game is over."""
    state = line("E", hand="explorer", seat=2, arrived=arrived, won=won, others=others)
    return go(state, "explorer Z1")


def places(state: EldoradoState) -> list[int]:
    assert state.actor() == OVER
    seat_places: list[int] = state.view(-1)["places"]
    return seat_places


@pytest.mark.rule("eldorado.end.finish-spaces")
def test_finish_spaces_ask_for_one_symbol_of_their_side() -> None:
    water = position(route="first", at="K4", hand="explorer sailor traveler")
    assert {words for words in legal(water, "move") if " Z" in words} == {
        "sailor Z1",
        "sailor Z2",
        "sailor Z3",
    }
    land = position(route="hills", at=last_cell("hills"), hand="explorer sailor traveler")
    assert {words.split()[0] for words in legal(land, "move") if " Z" in words} == {"explorer"}


def last_cell(route: str) -> str:
    """The corner of the last board that the El Dorado piece wraps."""
    laid = GAME.start(route=route).route
    touching = [
        cell
        for cell in range(laid.first_finish)
        if sum(other >= laid.first_finish for other in laid.around(cell)) == 3
    ]
    assert len(touching) == 1
    return laid.names[touching[0]]


@pytest.mark.rule("eldorado.end.finish-spaces")
@pytest.mark.parametrize(
    ("route", "symbol"),
    [
        ("first", "paddle"), ("hills", "machete"), ("home", "machete"), ("winding", "paddle"),
        ("serpentine", "paddle"), ("swamp", "paddle"), ("witch", "paddle"),
    ],
)  # fmt: skip
def test_each_route_has_its_side_of_the_end_piece(route: str, symbol: str) -> None:
    cells = GAME.scene(GAME.start(route=route))["cells"]
    finish_cells = [cell for cell in cells if cell["terrain"] == "finish"]
    assert [cell["symbol"] for cell in finish_cells] == [symbol] * 3
    assert [cell["cost"] for cell in finish_cells] == [1, 1, 1]


@pytest.mark.rule("eldorado.end.arrive")
def test_a_piece_that_reaches_the_finish_is_in_el_dorado() -> None:
    state = go(line("J1 E", hand="scout"), "scout L1", "step Z1")
    assert at(state, 0) == "home"
    assert state.arrivals == [0]


@pytest.mark.rule("eldorado.end.arrive")
def test_a_piece_in_el_dorado_stays_there() -> None:
    state = line("J1 E", hand="scout explorer", players=2, at="home L0")
    assert why_not(state, "scout a:>0") == ("arrived", "end.arrive")
    assert why_not(state, "enter a:>0") == ("arrived", "end.arrive")
    assert {words.split()[1] for words in legal(state, "move")} == {"b:L1"}


@pytest.mark.rule("eldorado.end.space-free")
def test_the_next_piece_may_use_the_same_finish_space() -> None:
    state = line("E", hand="explorer", others="L0")
    state.hands[1] = state.hands[0][:]
    go(state, "explorer Z1", "explorer Z1")
    assert state.arrivals == [0, 1]
    assert state.piece_cells[:2] == [-1, -1]


@pytest.mark.rule("eldorado.end.turn-over")
def test_arriving_ends_the_turn_without_a_draw() -> None:
    state = line("E", hand="explorer sailor photographer", deck="scout scout scout")
    go(state, "explorer Z1")
    assert state.actor() == 1
    assert names(state.discards[0]) == "explorer"
    assert names(state.hands[0]) == "sailor photographer"
    assert state.played == []


@pytest.mark.rule("eldorado.end.play-out")
def test_the_round_is_played_out() -> None:
    state = line("E", hand="explorer", players=4)
    for seat in (1, 2, 3):
        state.hands[seat] = [0] * 4
    go(state, "explorer Z1")
    turns = []
    while state.actor() != OVER:
        turns.append(state.actor())
        assert state.view(0)["last_round"]
        go(state, "end")
    assert turns == [1, 2, 3]
    assert state.round == 1


@pytest.mark.rule("eldorado.end.play-out")
def test_after_the_end_nothing_is_done_any_more() -> None:
    state = finish([0], [[], [], []])
    assert state.legal() == []
    assert why_not(state, "end", seat=0) == ("over", "end.play-out")
    assert state.actors() == []
    assert sum(state.returns()) == pytest.approx(1.5)


@pytest.mark.rule("eldorado.end.last-seat")
def test_if_the_last_seat_arrives_first_the_game_ends_at_once() -> None:
    state = line("E", hand="explorer", seat=2, others="- -".replace("-", "L0"))
    go(state, "explorer Z1")
    assert state.actor() == OVER
    assert places(state)[2] == 1


@pytest.mark.rule("eldorado.end.winner")
def test_whoever_alone_has_arrived_wins_whatever_the_blockades() -> None:
    state = finish([], [[1, 2], [3, 4, 5], []], others="L0 L0")
    assert places(state) == [2, 2, 1]
    assert state.returns() == [0.25, 0.25, 1.0]


@pytest.mark.rule("eldorado.end.tie-most")
def test_the_most_blockades_decide() -> None:
    assert places(finish([0, 1], [[6], [1, 2], [5]])) == [2, 1, 3]


@pytest.mark.rule("eldorado.end.tie-highest")
def test_then_the_highest_blockade_decides() -> None:
    assert places(finish([0, 1], [[1, 4], [2, 3], [5]])) == [1, 2, 3]
    assert places(finish([0, 1], [[1], [], [2]])) == [2, 3, 1]
    assert places(finish([0, 1], [[1, 6], [4, 5], [2, 3]])) == [1, 2, 3]


@pytest.mark.rule("eldorado.end.tie-first")
def test_without_blockades_the_first_there_wins() -> None:
    assert places(finish([0, 1], [[], [], []])) == [1, 2, 3]
    assert places(finish([1], [[], [], []], others="L0 home")) == [3, 1, 2]


@pytest.mark.rule("eldorado.end.tie-most")
def test_blockades_of_players_who_did_not_arrive_count_nothing() -> None:
    state = finish([0], [[], [1, 2, 3], [4]], others="home L0")
    assert places(state) == [2, 3, 1]


@pytest.mark.rule("eldorado.end.ranking")
def test_those_on_the_way_rank_by_the_steps_they_miss() -> None:
    state = line("J1 J1 J1 J1 E", hand="explorer", seat=3, players=4, at="L4", others="L1 L3 L2")
    go(state, "explorer Z1")
    assert places(state) == [4, 2, 3, 1]
    assert state.returns() == pytest.approx([0, 2 / 3, 1 / 3, 1])


@pytest.mark.rule("eldorado.end.ranking")
def test_equal_distances_share_a_place() -> None:
    state = finish([], [[1], [], []], others="L0 L0")
    assert places(state) == [2, 2, 1]


@pytest.mark.rule("eldorado.end.round-limit")
def test_at_the_round_limit_the_distance_decides() -> None:
    state = line(
        "J1 J1 J1 E", at="L3", seat=2, others="L1 L2", hand="sailor " * 4, on_round=7, round_limit=7
    )
    assert state.view(0)["last_round"]
    assert state.view(0)["round_limit"] == 7
    go(state, "end")
    assert places(state) == [3, 2, 1]


@pytest.mark.rule("eldorado.end.round-limit")
def test_before_the_limit_the_game_goes_on() -> None:
    state = line("J1 E", seat=2, hand="sailor " * 4, on_round=6, round_limit=7)
    assert not state.view(0)["last_round"]
    go(state, "end")
    assert (state.actor(), state.round) == (0, 7)


@pytest.mark.rule("eldorado.end.round-limit")
def test_arriving_in_the_last_round_still_wins() -> None:
    state = line("E", hand="explorer", seat=2, others="L0 L0", on_round=7, round_limit=7)
    assert places(go(state, "explorer Z1")) == [2, 2, 1]


@pytest.mark.rule("eldorado.end.round-limit")
def test_a_hundred_rounds_unless_agreed_otherwise() -> None:
    assert GAME.options().default()["round_limit"] == 100
    assert GAME.start().view(0)["round_limit"] == 100


@pytest.mark.rule("eldorado.end.arrive")
def test_steps_left_and_score_of_a_seat() -> None:
    state = line("J1 J1 E", hand="trailblazer")
    assert reach(state, "trailblazer") >= {"L1", "L2", "Z1"}
    assert state.view(0)["seats"][0]["left"] == [3]
    before = state.scores()[0]
    go(state, "trailblazer L1", "step L2", "step Z1")
    assert state.view(0)["seats"][0]["left"] == [0]
    assert state.scores()[0] - before == 3
