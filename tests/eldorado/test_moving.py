"""Moving across the landscape (eldorado.move.*)."""

import pytest

from tests.eldorado.positions import at, go, legal, line, names, position, reach, refused, why_not


@pytest.mark.rule("eldorado.move.adjacent")
def test_a_piece_moves_to_a_space_beside_it() -> None:
    state = line("J1 J1", hand="explorer")
    assert legal(state, "move") == {"explorer L1"}
    assert at(go(state, "explorer L1")) == "L1"


@pytest.mark.rule("eldorado.move.adjacent")
def test_beyond_the_edge_of_the_map_there_is_nothing() -> None:
    state = position(at="B37", hand="explorer")
    # The start row of this route faces west: nothing lies behind it.
    assert why_not(state, "explorer >3") == ("off-map", "move.adjacent")


@pytest.mark.rule("eldorado.move.any-direction")
def test_a_piece_may_go_back() -> None:
    state = line("J1 J1", hand="explorer explorer", at="L2")
    assert at(go(state, "explorer L1")) == "L1"


@pytest.mark.rule("eldorado.move.any-direction")
def test_one_card_may_lead_forth_and_back() -> None:
    state = line("J1 J1", hand="trailblazer", at="L1")
    assert at(go(state, "trailblazer L2", "step L1", "step L2")) == "L2"


@pytest.mark.rule("eldorado.move.terrain", "eldorado.move.symbol")
@pytest.mark.parametrize(
    ("space", "fits"),
    [("J1", {"explorer"}), ("W1", {"sailor"}), ("V1", {"traveler"})],
)
def test_each_terrain_asks_for_its_own_symbol(space: str, fits: set[str]) -> None:
    state = line(space, hand="explorer sailor traveler")
    assert legal(state, "move") == {f"{card} L1" for card in fits}
    for card in {"explorer", "sailor", "traveler"} - fits:
        assert why_not(state, f"{card} L1") == ("wrong-symbol", "move.symbol")


@pytest.mark.rule("eldorado.move.symbol")
def test_a_card_without_a_symbol_does_not_move() -> None:
    state = line("J1", hand="cartographer")
    reason = refused(state, "cartographer L1")
    assert (reason.code, reason.rule) == ("no-symbol", "eldorado.move.symbol")
    assert reason.facts["needs"] == "machete"


@pytest.mark.rule("eldorado.move.terrain", "eldorado.move.strength")
@pytest.mark.parametrize("cost", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("space", "ladder"),
    [
        ("J", {"explorer": 1, "scout": 2, "trailblazer": 3, "pioneer": 5, "giant_machete": 6}),
        ("W", {"sailor": 1, "captain": 3}),
        ("V", {"traveler": 1, "photographer": 2, "journalist": 3, "millionaire": 4}),
        ("J", {"jack": 1, "adventurer": 2, "prop_plane": 4}),
        ("W", {"jack": 1, "adventurer": 2, "prop_plane": 4}),
        ("V", {"jack": 1, "adventurer": 2, "prop_plane": 4}),
    ],
)
def test_the_strength_must_reach_the_number_of_symbols(
    space: str, ladder: dict[str, int], cost: int
) -> None:
    state = line(f"{space}{cost}", hand=" ".join(ladder))
    strong = {f"{card} L1" for card, strength in ladder.items() if strength >= cost}
    assert legal(state, "move") == strong
    for card, strength in ladder.items():
        if strength < cost:
            reason = refused(state, f"{card} L1")
            assert (reason.code, reason.rule) == ("too-weak", "eldorado.move.strength")
            assert reason.facts == {"needs": cost, "has": strength}


@pytest.mark.rule("eldorado.move.one-card")
def test_two_explorers_do_not_make_a_strength_of_two() -> None:
    state = line("J2", hand="explorer explorer")
    assert legal(state, "move") == set()
    assert why_not(state, "explorer L1") == ("too-weak", "move.strength")


@pytest.mark.rule("eldorado.move.one-card")
def test_left_over_strength_does_not_help_the_next_card() -> None:
    state = line("J1 J2", hand="scout explorer")
    go(state, "scout L1")
    assert why_not(state, "step L2") == ("too-weak", "move.left-over")
    assert why_not(state, "explorer L2") == ("too-weak", "move.strength")


@pytest.mark.rule("eldorado.move.left-over")
def test_left_over_strength_carries_on_over_the_same_symbol() -> None:
    state = line("J1 J2 J1", hand="trailblazer")
    assert reach(state, "trailblazer") == {"L1", "L2"}
    go(state, "trailblazer L1")
    assert (state.mover, state.strength) == (0, 2)
    go(state, "step L2")
    assert at(state) == "L2"
    assert why_not(state, "step L3") == ("no-left-over", "move.left-over")


@pytest.mark.rule("eldorado.move.left-over")
def test_left_over_strength_does_not_cross_to_another_symbol() -> None:
    state = go(line("J1 W1", hand="trailblazer"), "trailblazer L1")
    reason = refused(state, "step L2")
    assert (reason.code, reason.rule) == ("other-symbol", "eldorado.move.left-over")
    assert reason.facts == {"needs": "paddle"}


@pytest.mark.rule("eldorado.move.left-over")
def test_left_over_strength_must_reach_what_the_next_space_asks() -> None:
    state = go(line("J1 J3", hand="trailblazer"), "trailblazer L1")
    reason = refused(state, "step L2")
    assert (reason.code, reason.facts) == ("too-weak", {"needs": 3, "has": 2})


@pytest.mark.rule("eldorado.move.lost")
def test_a_move_may_stop_early() -> None:
    state = go(line("J1 J1 J1", hand="trailblazer"), "trailblazer L1", "end")
    assert at(state, 0) == "L1"


@pytest.mark.rule("eldorado.move.lost")
@pytest.mark.parametrize(
    ("land", "words"),
    [
        ("J1 J1 J1", "explorer L2"),
        ("J1 J1 J1", "play cartographer 2"),
        ("J1 J1 J1", "pay traveler"),
        ("J1 R1", "enter L2"),
    ],
)
def test_unused_strength_is_lost_with_anything_else(land: str, words: str) -> None:
    state = line(land, hand="trailblazer explorer cartographer traveler", deck="sailor sailor")
    go(state, "trailblazer L1")
    assert state.mover == 0
    go(state, words)
    assert (state.mover, state.strength) == (-1, 0)


@pytest.mark.rule("eldorado.move.several-cards")
def test_one_card_after_the_other_of_any_symbol() -> None:
    state = line("J1 W1 V1 J1", hand="explorer sailor traveler jack")
    go(state, "explorer L1", "sailor L2", "traveler L3", "jack L4")
    assert at(state) == "L4"
    assert names(state.played) == "explorer sailor traveler jack"


@pytest.mark.rule("eldorado.move.mountain")
@pytest.mark.parametrize("space", ["##", "@@"])
def test_no_piece_enters_a_mountain(space: str) -> None:
    state = line(space, hand="pioneer prop_plane")
    for card in ("pioneer", "prop_plane"):
        assert why_not(state, f"{card} L1") == ("mountain", "move.mountain")
    assert why_not(state, "enter L1") == ("mountain", "move.mountain")
    assert legal(state, "move") == set()


@pytest.mark.rule("eldorado.move.occupied")
def test_an_occupied_space_can_neither_be_entered_nor_passed() -> None:
    state = line("J1 J1 J1", hand="trailblazer", others="L2")
    assert reach(state, "trailblazer") == {"L1"}
    go(state, "trailblazer L1")
    assert why_not(state, "step L2") == ("occupied", "move.occupied")


@pytest.mark.rule("eldorado.move.occupied")
def test_an_occupied_camp_or_rubble_is_closed_too() -> None:
    state = line("R1", hand="traveler", others="L1")
    assert why_not(state, "enter L1") == ("occupied", "move.occupied")


@pytest.mark.rule("eldorado.move.start-closed")
def test_a_start_space_is_not_entered_again() -> None:
    state = line("J1", hand="explorer explorer native", at="L1")
    assert why_not(state, "explorer L0") == ("start-space", "move.start-closed")
    assert why_not(state, "native L0") == ("start-space", "move.start-closed")
