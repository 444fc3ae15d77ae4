"""Two pieces each (eldorado.two.*)."""

import pytest

from incognita.core import OVER
from tests.eldorado.positions import GAME, at, go, legal, line, names, why_not


@pytest.mark.rule("eldorado.two.pieces")
@pytest.mark.parametrize(("players", "pieces"), [(2, 4), (3, 3), (4, 4)])
def test_two_pieces_each_with_two_players_else_one(players: int, pieces: int) -> None:
    assert len(GAME.start(players=players).view(0)["pieces"]) == pieces


@pytest.mark.rule("eldorado.two.pieces")
def test_with_three_players_there_is_no_second_piece() -> None:
    state = line("J1", hand="explorer", players=3)
    assert why_not(state, "explorer b:>0") == ("no-second-piece", "two.pieces")
    assert why_not(state, "enter b:>0") == ("no-second-piece", "two.pieces")


@pytest.mark.rule("eldorado.two.start")
@pytest.mark.parametrize("route", ["first", "witch"])
def test_spaces_one_and_three_against_two_and_four(route: str) -> None:
    state = GAME.start(players=2, route=route)
    assert state.piece_cells == [state.route.start_cells[space - 1] for space in (1, 3, 2, 4)]


@pytest.mark.rule("eldorado.two.choose")
def test_each_card_moves_the_piece_its_player_chooses() -> None:
    state = line("J1 J1 J1 J1", hand="explorer explorer explorer", players=2, at="L0 L2")
    assert legal(state, "move") == {"explorer a:L1", "explorer b:L1", "explorer b:L3"}
    go(state, "explorer b:L3", "explorer a:L1", "explorer b:L4")
    assert (at(state, 0, 0), at(state, 0, 1)) == ("L1", "L4")


@pytest.mark.rule("eldorado.two.no-splitting")
def test_left_over_strength_belongs_to_the_piece_that_moved() -> None:
    state = line("J1 J1 J1 J1 J1", hand="trailblazer", players=2, at="L0 L3")
    go(state, "trailblazer b:L4")
    assert legal(state, "step") == {"step b:L5", "step b:L3"}
    go(state, "step b:L5")
    assert (at(state, 0, 0), at(state, 0, 1)) == ("L0", "L5")


@pytest.mark.rule("eldorado.two.no-splitting")
def test_the_other_piece_lends_no_direction() -> None:
    state = line("J1 J1 J1 J1 J1", hand="trailblazer", players=2, at="L0 L4")
    go(state, "trailblazer b:L5")
    assert legal(state, "step") == {"step b:L4"}


@pytest.mark.rule("eldorado.two.no-splitting")
def test_no_plan_moves_both_pieces() -> None:
    state = line("J1 J1 J1 J1 J1", hand="pioneer", players=2, at="L0 L4")
    assert {plan["piece"] for plan in GAME.plans(state)} == {0, 1}
    for plan in GAME.plans(state):
        assert plan["path"][0] == state.piece_cells[plan["piece"]]
        after = state.copy()
        for action in plan["actions"]:
            after.play(action)
        moved = [one != two for one, two in zip(state.piece_cells, after.piece_cells, strict=True)]
        assert moved == [piece == plan["piece"] for piece in range(4)]
        assert after.piece_cells[plan["piece"]] == plan["path"][-1] == plan["to"]


@pytest.mark.rule("eldorado.two.own-piece")
def test_the_own_other_piece_is_in_the_way() -> None:
    state = line("J1 J1 J1", hand="trailblazer", players=2, at="L0 L1")
    assert why_not(state, "trailblazer a:L1") == ("occupied", "move.occupied")
    assert {plan["piece"] for plan in GAME.plans(state)} == {1}
    assert legal(state, "move") == {"trailblazer b:L2"}


@pytest.mark.rule("eldorado.two.both", "eldorado.two.first-piece")
def test_the_first_piece_home_ends_neither_turn_nor_game() -> None:
    state = line("J1 E", hand="explorer explorer sailor", players=2, at="L1 L0")
    go(state, "explorer a:Z1")
    assert at(state, 0, 0) == "home"
    assert state.arrivals == []
    assert state.actor() == 0
    assert not state.view(0)["last_round"]
    go(state, "explorer b:L1")
    assert at(state, 0, 1) == "L1"


@pytest.mark.rule("eldorado.two.first-piece")
def test_left_over_strength_ends_in_el_dorado() -> None:
    state = line("J1 E", hand="trailblazer", players=2, at="L1 L0")
    go(state, "trailblazer a:Z1")
    assert why_not(state, "step b:L1") == ("no-left-over", "move.left-over")


@pytest.mark.rule("eldorado.two.both")
def test_the_second_piece_home_decides_at_the_end_of_the_round() -> None:
    state = line("E", hand="explorer", players=2, at="home L0")
    state.hands[1] = [0, 0, 0, 0]
    go(state, "explorer b:Z1")
    assert state.arrivals == [0]
    assert state.actor() == 1
    go(state, "end")
    assert state.actor() == OVER
    assert state.view(0)["places"] == [1, 2]
    assert state.returns() == [1.0, 0.0]


@pytest.mark.rule("eldorado.two.both")
def test_one_piece_home_each_counts_by_the_steps_of_the_others() -> None:
    state = line("J1 J1 E", players=2, seat=1, hand="sailor " * 4, at="home L2", others="home L1")
    state.setup.round_limit = 1
    go(state, "end")
    assert state.view(0)["places"] == [2, 1]
    assert [seat["left"] for seat in state.view(0)["seats"]] == [[0, 2], [0, 1]]


@pytest.mark.rule("eldorado.two.tie")
def test_both_home_in_the_same_round_blockades_decide() -> None:
    state = line("E", players=2, seat=1, hand="explorer", at="home L0", others="home home")
    state.arrivals = [0]
    state.won = [[1], [6]]
    go(state, "explorer b:Z1")
    assert state.view(0)["places"] == [2, 1]


@pytest.mark.rule("eldorado.two.tie")
def test_the_second_seat_may_still_arrive_in_the_last_round() -> None:
    state = line("J1 E", players=2, seat=0, hand="explorer", at="home L1", others="home L0")
    state.hands[1] = [3, 0]
    go(state, "explorer b:Z1", "scout b:L1", "step b:Z1")
    assert state.actor() == OVER
    assert state.arrivals == [0, 1]
    assert names(state.hands[1]) == "traveler"
    assert state.view(0)["places"] == [1, 2]
