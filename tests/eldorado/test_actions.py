"""Action cards (eldorado.action.*)."""

import pytest

from incognita.core import CHANCE
from tests.eldorado.positions import at, go, hand, legal, line, market, names, refused, why_not


@pytest.mark.rule("eldorado.action.any-time")
def test_action_cards_before_between_and_after_everything() -> None:
    state = line(
        "J1 J1",
        hand="explorer explorer photographer cartographer cartographer cartographer",
        deck="sailor " * 6,
    )
    draw_two = ("play cartographer 2", "draw sailor", "draw sailor")
    go(state, *draw_two, "explorer L1", *draw_two, "explorer L2", "pay photographer")
    go(state, "buy photographer", *draw_two)
    assert hand(state) == "sailor " * 5 + "sailor"


@pytest.mark.rule("eldorado.action.any-time")
def test_an_action_card_may_be_played_with_coins_in_the_purse() -> None:
    state = line("J1", hand="photographer cartographer", deck="traveler traveler")
    go(state, "pay photographer", "play cartographer 2", "draw traveler", "draw traveler")
    go(state, "pay traveler", "buy trailblazer")
    assert names(state.discards[0]) == "trailblazer"


@pytest.mark.rule("eldorado.action.any-time")
def test_other_cards_have_no_action() -> None:
    state = line("J1", hand="explorer native")
    for card in ("explorer", "native"):
        assert why_not(state, f"play {card} 0") == ("no-action", "action.any-time")


@pytest.mark.rule("eldorado.action.draw")
@pytest.mark.parametrize(("card", "draws"), [("cartographer", 2), ("scientist", 1), ("compass", 3)])
def test_the_printed_number_is_drawn(card: str, draws: int) -> None:
    state = line("J1", hand=card, deck="sailor " * 4)
    assert legal(state, "play") == {f"play {card} {draws}"}
    for other in {0, 1, 2, 3} - {draws}:
        reason = refused(state, f"play {card} {other}")
        assert (reason.code, reason.rule) == ("printed-draws", "eldorado.action.draw")
        assert reason.facts == {"draws": draws}
    go(state, f"play {card} {draws}", *["draw sailor"] * draws)
    assert len(state.hands[0]) == draws


@pytest.mark.rule("eldorado.action.drawn-usable")
def test_a_drawn_card_moves_in_the_same_turn() -> None:
    state = line("J1", hand="cartographer", deck="explorer sailor")
    go(state, "play cartographer 2", "draw explorer", "draw sailor", "explorer L1")
    assert at(state) == "L1"


@pytest.mark.rule("eldorado.action.cartographer")
def test_the_cartographer_draws_two_and_stays() -> None:
    state = line("J1", hand="cartographer", deck="explorer sailor sailor")
    go(state, "play cartographer 2", "draw explorer", "draw sailor")
    assert hand(state) == "explorer sailor"
    assert names(state.played) == "cartographer"
    assert state.actor() == 0


@pytest.mark.rule("eldorado.action.compass")
def test_the_compass_draws_three_and_leaves_the_game() -> None:
    state = line("J1", hand="compass", deck="explorer sailor sailor sailor")
    go(state, "play compass 3", "draw explorer", "draw sailor", "draw sailor")
    assert hand(state) == "explorer sailor sailor"
    assert names(state.boxes[0]) == "compass"


@pytest.mark.rule("eldorado.action.scientist")
def test_the_scientist_draws_one_and_may_remove_one() -> None:
    state = line("J1", hand="scientist traveler", deck="explorer sailor")
    go(state, "play scientist 1", "draw explorer")
    assert legal(state) == {"remove traveler", "remove explorer", "done"}
    go(state, "remove traveler")
    assert names(state.boxes[0]) == "traveler"
    assert names(state.played) == "scientist"
    assert why_not(state, "remove explorer") == ("nothing-to-remove", "action.remove")


@pytest.mark.rule("eldorado.action.travel-log")
@pytest.mark.parametrize("draws", [0, 1, 2])
@pytest.mark.parametrize("removals", [0, 1, 2])
def test_the_travel_log_draws_and_removes_up_to_two(draws: int, removals: int) -> None:
    state = line("J1", hand="travel_log traveler traveler traveler", deck="sailor " * 3)
    assert legal(state, "play") == {f"play travel_log {number}" for number in (0, 1, 2)}
    go(state, f"play travel_log {draws}", *["draw sailor"] * draws)
    go(state, *["remove traveler"] * removals)
    if removals < 2:
        go(state, "done")
    assert state.view(0)["phase"] == "play"
    assert len(state.hands[0]) == 3 + draws - removals
    assert names(state.boxes[0]) == "traveler " * removals + "travel_log"
    assert why_not(state, "done") == ("nothing-to-remove", "action.remove")


@pytest.mark.rule("eldorado.action.travel-log")
def test_the_travel_log_does_not_draw_three() -> None:
    state = line("J1", hand="travel_log", deck="sailor " * 4)
    assert why_not(state, "play travel_log 3") == ("printed-draws", "action.draw")


@pytest.mark.rule("eldorado.action.remove")
def test_removing_comes_first_and_may_be_declined() -> None:
    state = line("J1", hand="scientist traveler", deck="explorer")
    go(state, "play scientist 1", "draw explorer")
    reason = refused(state, "explorer L1")
    assert (reason.code, reason.rule) == ("removing", "eldorado.action.remove")
    assert reason.facts == {"removable": 1}
    assert why_not(state, "end") == ("removing", "action.remove")
    go(state, "done", "explorer L1")
    assert state.boxes[0] == []


@pytest.mark.rule("eldorado.action.remove")
def test_a_card_just_drawn_may_be_removed() -> None:
    state = line("J1", hand="scientist", deck="explorer")
    go(state, "play scientist 1", "draw explorer", "remove explorer")
    assert names(state.boxes[0]) == "explorer"
    assert state.view(0)["phase"] == "play"


@pytest.mark.rule("eldorado.action.remove")
def test_with_an_empty_hand_there_is_nothing_to_remove() -> None:
    state = go(line("J1", hand="travel_log", deck="sailor"), "play travel_log 0")
    assert state.view(0)["phase"] == "play"
    assert state.removable == 0
    one = line("J1", hand="travel_log traveler")
    go(one, "play travel_log 0", "remove traveler")
    assert one.view(0)["phase"] == "play"


@pytest.mark.rule("eldorado.action.transmitter")
def test_the_transmitter_takes_any_card_free_of_charge() -> None:
    state = go(line("J1", hand="transmitter", discard="sailor"), "play transmitter 0")
    assert len(legal(state)) == 18
    assert {"take pioneer", "take scout", "take transmitter"} < legal(state)
    go(state, "take pioneer")
    assert names(state.discards[0]) == "sailor pioneer"
    assert state.stock[5] == 2
    assert names(state.boxes[0]) == "transmitter"


@pytest.mark.rule("eldorado.action.transmitter")
def test_the_card_is_taken_before_anything_else() -> None:
    state = go(line("J1", hand="transmitter explorer"), "play transmitter 0")
    assert why_not(state, "explorer L1") == ("taking", "action.transmitter")
    assert why_not(state, "end") == ("taking", "action.transmitter")


@pytest.mark.rule("eldorado.action.transmitter")
def test_nothing_is_free_without_a_transmitter() -> None:
    assert why_not(line("J1", hand="explorer"), "take scout") == (
        "nothing-free",
        "action.transmitter",
    )


@pytest.mark.rule("eldorado.action.transmitter-not-purchase")
def test_the_free_card_is_not_the_purchase() -> None:
    state = line("J1", hand="transmitter photographer explorer", purchase="after-moves")
    go(state, "play transmitter 0", "take native", "explorer L1", "pay photographer")
    go(state, "buy photographer")
    assert names(state.discards[0]) == "photographer native"


@pytest.mark.rule("eldorado.action.transmitter-not-purchase")
def test_the_transmitter_works_after_a_purchase_too() -> None:
    state = line("J1", hand="transmitter photographer")
    go(state, "pay photographer", "buy scout", "play transmitter 0", "take scout")
    assert names(state.discards[0]) == "scout scout"


@pytest.mark.rule("eldorado.action.transmitter-pile")
def test_a_pile_beside_the_market_stays_beside_it() -> None:
    state = line("J1", hand="transmitter", sold="jack jack jack")
    before = market(state)
    go(state, "play transmitter 0", "take compass")
    assert market(state) == before
    beyond = {pile["card"]: pile["left"] for pile in state.view(0)["beyond"]}
    assert beyond[18] == 2


@pytest.mark.rule("eldorado.action.native")
@pytest.mark.parametrize("space", ["J1", "J3", "W4", "V4"])
def test_the_native_ignores_what_a_space_asks_for(space: str) -> None:
    state = go(line(space, hand="native"), "native L1")
    assert at(state) == "L1"
    assert names(state.played) == "native"


@pytest.mark.rule("eldorado.action.native-free")
@pytest.mark.parametrize("space", ["R3", "C2"])
def test_the_native_enters_rubble_and_camps_for_nothing(space: str) -> None:
    state = go(line(space, hand="native traveler"), "native L1")
    assert at(state) == "L1"
    assert hand(state) == "traveler"
    assert state.boxes[0] == []


@pytest.mark.rule("eldorado.action.native-free")
def test_the_native_steps_onto_the_finish() -> None:
    state = go(line("E", hand="native"), "native Z1")
    assert at(state, 0) == "home"


@pytest.mark.rule("eldorado.action.native-closed")
def test_the_native_enters_neither_mountains_nor_occupied_spaces() -> None:
    assert why_not(line("##", hand="native"), "native L1") == ("mountain", "move.mountain")
    occupied = line("J1", hand="native", others="L1")
    assert why_not(occupied, "native L1") == ("occupied", "move.occupied")


@pytest.mark.rule("eldorado.action.native-one")
def test_the_native_goes_one_space_only() -> None:
    state = go(line("J1 J1", hand="native"), "native L1")
    assert why_not(state, "step L2") == ("no-left-over", "move.left-over")


@pytest.mark.rule("eldorado.action.native-blockade")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_native_removes_a_blockade_instead_of_moving(number: int) -> None:
    state = go(line(f"|{number}| J1", hand="native traveler"), f"native x{number}")
    assert state.won[0] == [number]
    assert at(state) == "L0"
    assert hand(state) == "traveler"
    assert why_not(state, "step L1") == ("no-left-over", "move.left-over")


@pytest.mark.rule("eldorado.action.native-blockade")
def test_by_another_reading_the_native_removes_it_and_steps_on() -> None:
    state = line("|6| R2 J1", hand="native", native_at_blockade="both")
    go(state, "native x6")
    assert legal(state, "step") == {"step L1"}
    go(state, "step L1")
    assert at(state) == "L1"
    assert why_not(state, "step L2") == ("no-left-over", "move.left-over")


@pytest.mark.rule("eldorado.action.native-blockade")
def test_even_then_one_step_does_not_take_a_second_blockade() -> None:
    state = line("|1| J1 J1", hand="native native", native_at_blockade="both")
    go(state, "native x1")
    state.blockades[0] = 2
    assert legal(state, "step") == set()
    assert why_not(state, "step x2") == ("one-step", "action.native-blockade")
    assert legal(state, "move") == {"native x2"}


@pytest.mark.rule("eldorado.action.native-blockade")
def test_by_the_third_reading_the_native_takes_no_blockade() -> None:
    state = line("|1| J1", hand="native", native_at_blockade="never")
    assert why_not(state, "native x1") == ("native-blockade", "action.native-blockade")
    assert legal(state, "move") == set()


@pytest.mark.rule("eldorado.action.scientist")
def test_a_scientist_without_cards_to_draw_may_still_remove() -> None:
    state = go(line("J1", hand="scientist traveler"), "play scientist 1")
    assert state.actor() != CHANCE
    assert legal(state) == {"remove traveler", "done"}
