"""Blockades on the seams (eldorado.blockade.*)."""

import pytest

from incognita.core import CHANCE, Rng
from incognita.games.eldorado.rules.tables import BLOCKADES
from tests.eldorado.positions import (
    GAME,
    at,
    go,
    hand,
    legal,
    line,
    names,
    position,
    reach,
    refused,
    why_not,
)


@pytest.mark.rule("eldorado.blockade.deal")
@pytest.mark.parametrize("route", ["first", "hills", "home", "swamp"])
def test_every_seam_gets_one_blockade_at_random(route: str) -> None:
    state = GAME.start(route=route)
    joints = state.route.joints
    dealt = []
    for joint in range(joints):
        assert state.view(0)["phase"] == "deal"
        left = [number for number in range(1, 7) if number not in dealt]
        assert state.outcomes() == [(number, 1) for number in left]
        assert GAME.describe(state, left[-1])["joint"] == joint
        go(state, f"deal {left[-1]}")
        dealt.append(left[-1])
    assert state.blockades == dealt
    assert state.view(0)["phase"] == "draw"


@pytest.mark.rule("eldorado.blockade.deal")
def test_dealt_blockades_lie_face_up_for_all() -> None:
    state = go(GAME.start(), "deal 3", "deal 1", "deal 6", "deal 4")
    for seat in (-1, 0, 1, 2):
        assert [piece["number"] for piece in state.view(seat)["blockades"]] == [3, 1, 6, 4]


@pytest.mark.rule("eldorado.blockade.kinds")
def test_there_are_six_blockades() -> None:
    assert [(piece.number, piece.terrain, piece.cost) for piece in BLOCKADES] == [
        (1, "jungle", 1),
        (2, "village", 1),
        (3, "rubble", 1),
        (4, "water", 1),
        (5, "jungle", 2),
        (6, "rubble", 2),
    ]


@pytest.mark.rule("eldorado.blockade.unused")
def test_blockades_without_a_seam_stay_out_of_the_game() -> None:
    state = go(GAME.start(route="first"), "deal 6", "deal 5", "deal 4", "deal 3")
    assert state.spare == [1, 2]
    assert 1 not in state.blockades


@pytest.mark.rule("eldorado.blockade.none-at-finish")
@pytest.mark.parametrize("route", ["first", "hills", "home", "winding", "serpentine", "witch"])
def test_no_blockade_before_el_dorado(route: str) -> None:
    laid = GAME.start(route=route).route
    assert laid.joints == len(laid.boards) - 1
    for cell in range(laid.first_finish, laid.cells):
        assert laid.seams[2 * cell : 2 * cell + 2] == [-1, -1]
        assert set(laid.joint_of[6 * cell : 6 * cell + 6]) == {-1}


@pytest.mark.rule("eldorado.blockade.strips")
def test_a_strip_has_a_blockade_at_both_seams() -> None:
    swamp = dealt("swamp", "both")
    assert sorted(swamp) == [1, 2, 3, 4, 5, 6]
    assert all(dealt("home", "both"))


@pytest.mark.rule("eldorado.blockade.strips")
def test_by_the_other_reading_only_where_the_strip_begins() -> None:
    # Boards A R D H E O K: the strips are R and O, so seams 1 and 5 stay open.
    assert [bool(number) for number in dealt("swamp", "first")] == [
        True, False, True, True, True, False,
    ]  # fmt: skip
    # Boards B J Q K M C: the strip is Q.
    assert [bool(number) for number in dealt("home", "first")] == [True, True, False, True, True]


def dealt(route: str, strips: str) -> list[int]:
    state = GAME.start(route=route, strip_blockades=strips)
    rng = Rng(3)
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))
    return state.blockades


@pytest.mark.rule("eldorado.blockade.first")
def test_no_piece_crosses_a_standing_blockade() -> None:
    state = line("|2| J1", hand="pioneer")
    reason = refused(state, "pioneer L1")
    assert (reason.code, reason.rule) == ("blockade", "eldorado.blockade.first")
    assert reason.facts == {"number": 2}
    assert legal(state, "move") == set()


@pytest.mark.rule("eldorado.blockade.first")
def test_a_blockade_closes_its_seam_on_its_whole_length() -> None:
    state = position(blockades=[1, 2, 3, 4], hand="pioneer prop_plane", at="B1")
    route = state.route
    edges = GAME.scene(state)["joints"][0]["edges"]
    assert len(edges) == 7
    for here, there in edges:
        state.piece_cells[0] = here
        direction = route.neighbours[6 * here : 6 * here + 6].index(there)
        for card in ("pioneer", "prop_plane"):
            assert why_not(state, f"{card} >{direction}") == ("blockade", "blockade.first")


@pytest.mark.rule("eldorado.blockade.like-space")
@pytest.mark.parametrize(
    ("number", "fits"),
    [
        (1, {"explorer", "scout", "jack", "adventurer"}),
        (2, {"traveler", "photographer", "jack", "adventurer"}),
        (4, {"sailor", "captain", "jack", "adventurer"}),
        (5, {"scout", "adventurer"}),
    ],
)
def test_a_blockade_asks_for_its_symbol_and_strength(number: int, fits: set[str]) -> None:
    every = "explorer scout traveler photographer sailor captain jack adventurer"
    state = line(f"|{number}| J1", hand=every)
    assert legal(state, "move") == {f"{card} x{number}" for card in fits}
    codes = {why_not(state, f"{card} x{number}") for card in set(every.split()) - fits}
    assert codes <= {("wrong-symbol", "move.symbol"), ("too-weak", "move.strength")}


@pytest.mark.rule("eldorado.blockade.like-space")
def test_only_a_piece_at_the_seam_opens_it() -> None:
    state = line("J1 |1| J1", hand="explorer explorer")
    assert why_not(state, "explorer >7") == ("no-blockade", "blockade.open-to-all")
    go(state, "explorer L1", "explorer x1")
    assert state.blockades == [0]


@pytest.mark.rule("eldorado.blockade.left-over")
def test_one_card_moves_opens_and_moves_on() -> None:
    state = line("J1 |1| J1 J1", hand="trailblazer")
    assert reach(state, "trailblazer") == {"L1", "x1", "L2"}
    go(state, "trailblazer L1", "step x1", "step L2")
    assert at(state) == "L2"
    assert state.mover == -1


@pytest.mark.rule("eldorado.blockade.left-over")
def test_the_symbol_of_the_blockade_counts_for_the_way_on() -> None:
    state = go(line("|4| J1", hand="prop_plane"), "prop_plane x4")
    assert why_not(state, "step L1") == ("other-symbol", "move.left-over")
    water = go(line("|4| W2 W1", hand="prop_plane"), "prop_plane x4", "step L1", "step L2")
    assert at(water) == "L2"


@pytest.mark.rule("eldorado.blockade.left-over")
def test_left_over_strength_must_reach_what_the_blockade_asks() -> None:
    state = go(line("J2 |5| J1", hand="trailblazer"), "trailblazer L1")
    assert why_not(state, "step x5") == ("too-weak", "move.left-over")


@pytest.mark.rule("eldorado.blockade.rubble")
def test_a_rubble_blockade_is_paid_with_any_cards() -> None:
    state = line("|6| J1", hand="traveler compass pioneer")
    assert why_not(state, "pioneer x6") == ("needs-cards", "special.rubble")
    go(state, "enter x6")
    assert state.blockades == [6]
    go(state, "give traveler", "give compass")
    assert state.blockades == [0]
    assert state.won[0] == [6]
    assert names(state.played) == "traveler compass"
    assert hand(state) == "pioneer"


@pytest.mark.rule("eldorado.blockade.rubble")
def test_a_rubble_blockade_stays_if_the_cards_do_not_suffice() -> None:
    state = line("|6| J1", hand="traveler")
    assert why_not(state, "enter x6") == ("too-few-cards", "special.rubble")


@pytest.mark.rule("eldorado.blockade.keep")
def test_whoever_opens_a_blockade_keeps_it() -> None:
    state = line("|5| J1 J1 J1 J1 |2| J1", hand="scout pioneer traveler", won=[[3]])
    go(state, "scout x5")
    assert state.view(1)["seats"][0]["blockades"] == [3, 5]
    assert [piece["number"] for piece in state.view(1)["blockades"]] == [2]
    go(state, "pioneer L1", "step L2", "step L3", "step L4", "traveler x2")
    assert state.view(1)["seats"][0]["blockades"] == [2, 3, 5]


@pytest.mark.rule("eldorado.blockade.open-to-all")
def test_an_opened_seam_is_open_to_everybody() -> None:
    state = line("|1| J1 J1", hand="explorer traveler traveler traveler sailor")
    state.hands[1] = state.hands[0][:]
    state.piece_cells[1] = state.piece_cells[0]
    go(state, "explorer x1", "end")
    assert state.actor() == 1
    assert at(go(state, "explorer L1"), 1) == "L1"
    assert why_not(state, "sailor >7") == ("no-blockade", "blockade.open-to-all")


@pytest.mark.rule("eldorado.blockade.stay")
def test_opening_a_blockade_does_not_move_the_piece() -> None:
    state = go(line("|1| J1", hand="explorer"), "explorer x1")
    assert at(state) == "L0"
    assert at(go(state, "end"), 0) == "L0"
