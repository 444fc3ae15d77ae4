"""Rubble and base camps (eldorado.special.*)."""

import pytest

from tests.eldorado.positions import at, go, hand, legal, line, names, refused, why_not


@pytest.mark.rule("eldorado.special.any-cards")
@pytest.mark.parametrize("space", ["R", "C"])
@pytest.mark.parametrize("cost", [1, 2, 3])
def test_as_many_cards_as_the_space_shows(space: str, cost: int) -> None:
    state = line(f"{space}{cost}", hand="traveler " * 4)
    go(state, "enter L1")
    for given in range(cost):
        assert at(state) == "L0"
        assert state.owed == cost - given
        go(state, "give traveler")
    assert at(state) == "L1"
    assert len(state.hands[0]) == 4 - cost


@pytest.mark.rule("eldorado.special.any-cards")
def test_cards_of_any_kind_will_do() -> None:
    state = go(line("R3", hand="sailor compass native pioneer"), "enter L1")
    assert legal(state) == {"give sailor", "give compass", "give native", "give pioneer"}
    go(state, "give native", "give compass", "give sailor")
    assert hand(state) == "pioneer"


@pytest.mark.rule("eldorado.special.any-cards")
def test_until_all_are_given_nothing_else_is_done() -> None:
    state = go(line("R2", hand="traveler traveler scout"), "enter L1", "give traveler")
    for words in ("end", "pay scout", "scout >0", "discard scout"):
        reason = refused(state, words)
        assert (reason.code, reason.rule) == ("owed", "eldorado.special.rubble")
        assert reason.facts == {"owed": 1}
    camp = go(line("C2", hand="traveler traveler scout"), "enter L1")
    assert why_not(camp, "end") == ("owed", "special.camp")


@pytest.mark.rule("eldorado.special.any-cards")
def test_no_symbol_enters_rubble_or_a_camp() -> None:
    for land, rule in (("R1", "special.rubble"), ("C1", "special.camp")):
        state = line(land, hand="pioneer")
        assert why_not(state, "pioneer L1") == ("needs-cards", rule)


@pytest.mark.rule("eldorado.special.any-cards")
def test_nothing_is_given_when_nothing_is_owed() -> None:
    state = line("J1", hand="traveler")
    assert why_not(state, "give traveler") == ("nothing-owed", "special.any-cards")


@pytest.mark.rule("eldorado.special.any-cards")
def test_a_landscape_space_is_not_entered_with_any_cards() -> None:
    state = line("W1", hand="traveler")
    reason = refused(state, "enter L1")
    assert (reason.code, reason.rule) == ("needs-symbol", "eldorado.move.symbol")
    assert reason.facts == {"needs": "paddle"}


@pytest.mark.rule("eldorado.special.rubble")
def test_cards_for_rubble_are_played() -> None:
    state = go(line("R2", hand="traveler sailor"), "enter L1", "give traveler", "give sailor")
    assert names(state.played) == "traveler sailor"
    assert state.boxes[0] == []


@pytest.mark.rule("eldorado.special.camp")
def test_cards_for_a_camp_leave_the_game() -> None:
    state = go(line("C2", hand="traveler sailor scout"), "enter L1", "give traveler")
    assert names(state.boxes[0]) == "traveler"
    go(state, "give sailor", "end")
    assert names(state.boxes[0]) == "traveler sailor"
    assert state.played == []
    assert names(state.discards[0]) == ""


@pytest.mark.rule("eldorado.special.enough")
@pytest.mark.parametrize(("land", "rule"), [("R3", "special.rubble"), ("C3", "special.camp")])
def test_with_too_few_cards_the_space_is_closed(land: str, rule: str) -> None:
    state = line(land, hand="traveler sailor")
    assert legal(state, "enter") == set()
    assert why_not(state, "enter L1") == ("too-few-cards", rule)
    assert refused(state, "enter L1").facts == {"needs": 3, "has": 2}


@pytest.mark.rule("eldorado.special.function-ignored")
def test_a_card_given_up_does_nothing_else() -> None:
    state = line("R2 J1", hand="cartographer pioneer", deck="sailor sailor")
    go(state, "enter L1", "give cartographer", "give pioneer")
    assert at(state) == "L1"
    assert hand(state) == ""
    assert state.mover == -1
    assert state.actor() == 0


@pytest.mark.rule("eldorado.special.no-left-over")
@pytest.mark.parametrize(("land", "rule"), [("R1", "special.rubble"), ("C1", "special.camp")])
def test_left_over_strength_does_not_enter(land: str, rule: str) -> None:
    state = go(line(f"J1 {land}", hand="trailblazer traveler"), "trailblazer L1")
    assert why_not(state, "step L2") == ("needs-cards", rule)


@pytest.mark.rule("eldorado.special.no-left-over")
def test_left_over_strength_ends_at_rubble() -> None:
    state = line("J1 R1 J1", hand="trailblazer traveler")
    go(state, "trailblazer L1", "enter L2", "give traveler")
    assert why_not(state, "step L3") == ("no-left-over", "move.left-over")
