"""What each cave tile does (eldorado.caves.*)."""

import pytest

from tests.eldorado.positions import (
    at,
    extras_of,
    go,
    hand,
    legal,
    line,
    names,
    reach,
    tiles,
    why_not,
)


@pytest.mark.rule("eldorado.caves.symbols")
@pytest.mark.parametrize(
    ("tile", "land", "to"),
    [
        ("machete_2", "J1 J1 J1", "L2"),
        ("machete_3", "J3 J1", "L1"),
        ("paddle_2", "W2 W1", "L1"),
        ("coin_1", "V1 V1", "L1"),
    ],
)
def test_a_tile_moves_like_a_card(tile: str, land: str, to: str) -> None:
    state = line(land, tiles=tile, caves=True)
    assert to in reach(state, f"tile_{tile}")
    assert len(reach(state, f"tile_{tile}")) == int(to[1])


@pytest.mark.rule("eldorado.caves.symbols", "eldorado.caves.any-time")
def test_a_used_tile_is_gone_and_strength_goes_on() -> None:
    state = go(line("J1 J1", tiles="machete_2 pass", caves=True), "tile_machete_2 L1", "step L2")
    assert at(state) == "L2"
    assert tiles(state) == "pass"
    assert sum(extras_of(state).used) == 1


@pytest.mark.rule("eldorado.caves.symbols")
def test_a_tile_opens_a_blockade() -> None:
    state = go(line("|1| J1", tiles="machete_2", caves=True), "tile_machete_2 x1", "step L1")
    assert state.won[0] == [1]


@pytest.mark.rule("eldorado.caves.symbols")
def test_coins_pay_in_full_and_nothing_else_does() -> None:
    state = line("J1", hand="traveler", tiles="coin_2 machete_3", caves=True)
    assert "pay tile_machete_3" not in legal(state)
    assert why_not(state, "pay tile_machete_3") == ("no-coins", "caves.symbols")
    go(state, "pay tile_coin_2", "pay traveler", "buy trailblazer")
    assert names(state.discards[0]) == "trailblazer"


@pytest.mark.rule("eldorado.caves.symbols")
def test_coin_tiles_alone_may_buy() -> None:
    state = go(line("J1", tiles="coin_1", caves=True), "pay tile_coin_1")
    assert "buy scout" in legal(state)


@pytest.mark.rule("eldorado.caves.any-time")
def test_any_number_of_tiles_in_one_turn() -> None:
    state = line("J1 W1 V1 J1", tiles="machete_1 machete_1 paddle_1 coin_1", caves=True)
    go(state, "tile_machete_1 L1", "tile_paddle_1 L2", "tile_coin_1 L3", "tile_machete_1 L4")
    assert at(state) == "L4"
    assert tiles(state) == ""


@pytest.mark.rule("eldorado.caves.any-time", "eldorado.caves.keep")
def test_tiles_stay_from_turn_to_turn_and_cannot_be_used_out_of_turn() -> None:
    state = line("J1 J1", hand="explorer", tiles="pass", caves=True, seat=0)
    go(state, "end")
    assert tiles(state) == "pass"
    assert why_not(state, "use tile_pass", seat=0) == ("not-your-turn", "turn.order")
    assert why_not(state, "use tile_pass") == ("no-cave-tile", "caves.keep")


@pytest.mark.rule("eldorado.caves.draw-one")
def test_a_tile_draws_a_card_for_this_turn() -> None:
    state = line("W1", hand="explorer", deck="sailor", tiles="draw_one", caves=True)
    go(state, "use tile_draw_one", "draw sailor", "sailor L1")
    assert at(state) == "L1"


@pytest.mark.rule("eldorado.caves.draw-one")
def test_with_nothing_to_draw_the_tile_is_kept() -> None:
    state = line("W1", hand="explorer", tiles="draw_one", caves=True)
    assert why_not(state, "use tile_draw_one") == ("tile-idle", "caves.draw-one")
    state.discards[0] = [2]
    go(state, "use tile_draw_one", "draw sailor")


@pytest.mark.rule("eldorado.caves.remove-card")
def test_a_tile_removes_one_card() -> None:
    state = line("J1", hand="explorer traveler", tiles="remove_card", caves=True)
    go(state, "use tile_remove_card")
    assert legal(state) == {"remove explorer", "remove traveler", "done"}
    go(state, "remove traveler")
    assert hand(state) == "explorer"
    assert names(state.boxes[0]) == "traveler"


@pytest.mark.rule("eldorado.caves.exchange")
def test_a_tile_exchanges_one_to_four_cards() -> None:
    state = line("J1", hand="explorer explorer traveler", deck="scout sailor captain", caves=True,
                 tiles="exchange")  # fmt: skip
    go(state, "use tile_exchange")
    assert legal(state) == {"give explorer", "give traveler"}
    assert state.view(0)["turn"]["swappable"] == 4
    go(state, "give explorer", "give explorer", "done", "draw scout", "draw captain")
    assert hand(state) == "traveler scout captain"
    assert names(state.played) == "explorer explorer"


@pytest.mark.rule("eldorado.caves.exchange")
def test_no_more_than_four_are_exchanged() -> None:
    state = line("J1", hand="explorer " * 5, deck="sailor " * 5, tiles="exchange", caves=True)
    go(state, "use tile_exchange", *["give explorer"] * 4)
    assert state.pending == 4
    go(state, *["draw sailor"] * 4)
    assert hand(state) == "explorer sailor sailor sailor sailor"


@pytest.mark.rule("eldorado.caves.keep-item")
def test_an_item_just_used_goes_to_the_discard_pile() -> None:
    state = line("J1 J1", hand=f"giant_machete{' sailor' * 4}", tiles="keep_item", caves=True)
    go(state, "giant_machete L1")
    assert names(state.boxes[0]) == "giant_machete"
    go(state, "use tile_keep_item", "end")
    assert state.boxes[0] == []
    assert names(state.discards[0]) == "giant_machete"


@pytest.mark.rule("eldorado.caves.keep-item")
def test_it_keeps_a_chest_that_paid() -> None:
    state = line("J1", hand="treasure_chest", tiles="keep_item", caves=True)
    go(state, "pay treasure_chest", "use tile_keep_item", "buy scout")
    assert names(state.played) == "treasure_chest"


@pytest.mark.rule("eldorado.caves.keep-item")
def test_only_the_item_used_last_is_kept() -> None:
    state = line("J1 J1 J1", hand="giant_machete explorer", tiles="keep_item", caves=True)
    assert why_not(state, "use tile_keep_item") == ("tile-idle", "caves.keep-item")
    go(state, "giant_machete L1", "explorer L2")
    assert why_not(state, "use tile_keep_item") == ("tile-idle", "caves.keep-item")


@pytest.mark.rule("eldorado.caves.keep-item")
@pytest.mark.parametrize("space", ["C1", "R1"])
def test_a_camp_or_rubble_in_between_is_too_late(space: str) -> None:
    state = line(f"J1 {space} J1", hand="giant_machete sailor", tiles="keep_item", caves=True)
    go(state, "giant_machete L1", "enter L2", "give sailor")
    assert why_not(state, "use tile_keep_item") == ("tile-idle", "caves.keep-item")


@pytest.mark.rule("eldorado.caves.keep-item")
def test_a_cave_explored_in_between_does_no_harm() -> None:
    state = line("J1^ J1 J1", hand="giant_machete", tiles="keep_item", caves=True)
    name = state.route.names[state.route.cave_cells[0]]
    go(state, "giant_machete L1", f"explore {name}", "find tile_pass", "use tile_keep_item")
    assert names(state.played) == "giant_machete"


@pytest.mark.rule("eldorado.caves.pass")
def test_occupied_spaces_are_entered_and_passed() -> None:
    state = line("J1 J1 J1", hand="scout explorer", others="L1", tiles="pass", caves=True)
    assert why_not(state, "scout L1") == ("occupied", "move.occupied")
    go(state, "use tile_pass", "scout L1")
    assert at(state) == at(state, seat=1) == "L1"
    go(state, "step L2", "explorer L3")
    assert at(state) == "L3"


@pytest.mark.rule("eldorado.caves.pass")
def test_mountains_stay_closed_and_the_turn_ends_it() -> None:
    state = line("J1 ## J1", hand="scout", at="L1", tiles="pass", caves=True)
    go(state, "use tile_pass")
    assert why_not(state, "scout L2") == ("mountain", "move.mountain")
    go(state, "end")
    assert extras_of(state).passing == 0


@pytest.mark.rule("eldorado.caves.step")
@pytest.mark.parametrize("token", ["J4", "W3", "V2", "R3", "C2"])
def test_a_tile_steps_like_the_native(token: str) -> None:
    state = line(f"{token} J1", tiles="step", caves=True)
    assert reach(state, "tile_step") == {"L1"}
    go(state, "tile_step L1")
    assert at(state) == "L1"


@pytest.mark.rule("eldorado.caves.step", "eldorado.walk.steps")
def test_the_step_may_take_a_blockade() -> None:
    state = go(line("|5| J1", tiles="step", caves=True), "tile_step x5")
    assert state.won[0] == [5]
    assert at(state) == "L0"
    assert legal(state, "step") == set()
    shut = line("|5| J1", tiles="step", caves=True, native_at_blockade="never")
    assert why_not(shut, "tile_step x5") == ("walk-not-there", "caves.step")
    both = line("|5| J1", tiles="step", caves=True, native_at_blockade="both")
    go(both, "tile_step x5", "step L1")
    assert at(both) == "L1"


@pytest.mark.rule("eldorado.caves.step")
def test_the_step_enters_no_occupied_space() -> None:
    state = line("J1 J1", others="L1", tiles="step", caves=True)
    assert why_not(state, "tile_step L1") == ("walk-not-there", "caves.step")


@pytest.mark.rule("eldorado.caves.change-symbol")
def test_the_next_card_may_count_as_another_symbol() -> None:
    state = line("W2 W1 J1", hand="trailblazer explorer", tiles="change_symbol", caves=True)
    assert why_not(state, "trailblazer L1") == ("wrong-symbol", "move.symbol")
    go(state, "use tile_change_symbol")
    assert {"L1", "L2"} <= reach(state, "trailblazer")
    go(state, "trailblazer L1", "step L2")
    assert at(state) == "L2"
    assert extras_of(state).changed == 0


@pytest.mark.rule("eldorado.caves.change-symbol")
def test_a_changed_card_pays_its_strength_in_coins() -> None:
    state = line("J1", hand="trailblazer", tiles="change_symbol", caves=True)
    assert why_not(state, "change trailblazer")[1] == "buy.price"
    go(state, "use tile_change_symbol", "change trailblazer", "buy trailblazer")
    assert names(state.discards[0]) == "trailblazer"


@pytest.mark.rule("eldorado.caves.change-symbol")
def test_a_tile_is_no_card_to_be_changed() -> None:
    state = line("W1", tiles="change_symbol machete_1", caves=True)
    go(state, "use tile_change_symbol")
    assert why_not(state, "tile_machete_1 L1") == ("wrong-symbol", "move.symbol")


@pytest.mark.rule("eldorado.caves.change-symbol")
def test_only_the_next_card_is_changed() -> None:
    state = line("W1 W1", hand="explorer explorer", tiles="change_symbol", caves=True)
    go(state, "use tile_change_symbol", "explorer L1")
    assert why_not(state, "explorer L2") == ("wrong-symbol", "move.symbol")
