"""The three phases of a turn (eldorado.turn.*)."""

import pytest

from incognita.core import CHANCE
from tests.eldorado.positions import go, hand, legal, line, names, why_not


@pytest.mark.rule("eldorado.turn.order")
def test_seats_take_turns_in_order_and_then_the_round_goes_up() -> None:
    state = line("J1", hand="sailor explorer traveler traveler", players=3)
    for seat in (1, 2):
        state.hands[seat] = [0, 0, 0, 0]
    turns = []
    for _ in range(4):
        turns.append((state.round, state.actor()))
        go(state, "end")
    assert turns == [(1, 0), (1, 1), (1, 2), (2, 0)]


@pytest.mark.rule("eldorado.turn.order")
def test_nobody_acts_out_of_turn() -> None:
    state = line("J1", hand="explorer", players=3)
    assert why_not(state, "end", seat=1) == ("not-your-turn", "turn.order")
    assert state.legal(1) == []
    assert state.actors() == [0]


@pytest.mark.rule("eldorado.turn.order")
def test_nobody_acts_while_cards_are_drawn() -> None:
    state = go(line("J1", hand="explorer", deck="sailor traveler"), "end")
    assert state.actor() == CHANCE
    assert state.actors() == []
    assert state.legal() == []
    assert why_not(state, "end", seat=0) == ("not-your-turn", "turn.order")


@pytest.mark.rule("eldorado.turn.phases")
def test_after_the_first_discard_nothing_is_played_any_more() -> None:
    state = line("J1", hand="explorer traveler traveler cartographer scout")
    go(state, "discard traveler")
    assert legal(state) == {
        "discard explorer",
        "discard traveler",
        "discard cartographer",
        "discard scout",
        "end",
    }
    for words in ("explorer L1", "play cartographer 2", "pay traveler", "buy scout"):
        assert why_not(state, words) == ("discarding", "turn.phases")


@pytest.mark.rule("eldorado.turn.phases")
def test_playing_comes_before_discarding_and_drawing() -> None:
    state = line("J1", hand="explorer traveler", deck="sailor sailor sailor")
    go(state, "explorer L1", "discard traveler", "end")
    assert state.view(0)["phase"] == "draw"
    go(state, "draw sailor", "draw sailor", "draw sailor", "draw traveler")
    assert state.actor() == 1


@pytest.mark.rule("eldorado.turn.phases")
def test_an_action_that_does_not_exist_is_refused() -> None:
    state = line("J1", hand="explorer")
    for action in (-1, 10_000):
        reason = state.refusal(0, action)
        assert reason is not None
        assert (reason.code, reason.rule) == ("no-such-action", "eldorado.turn.phases")


@pytest.mark.rule("eldorado.turn.hand")
@pytest.mark.parametrize(
    "words", ["scout L1", "play compass 3", "pay scout", "discard scout", "native L1"]
)
def test_only_cards_in_hand_can_be_used(words: str) -> None:
    state = line("J1", hand="explorer traveler", deck="scout compass native")
    assert why_not(state, words) == ("not-in-hand", "turn.hand")


@pytest.mark.rule("eldorado.turn.hand")
def test_only_cards_in_hand_can_be_given_up_removed_or_discarded_later() -> None:
    rubble = go(line("R1", hand="explorer"), "enter L1")
    assert why_not(rubble, "give scout") == ("not-in-hand", "turn.hand")
    scientist = go(line("J1", hand="scientist explorer", deck="sailor"), "play scientist 1")
    go(scientist, "draw sailor")
    assert why_not(scientist, "remove scout") == ("not-in-hand", "turn.hand")
    phase_two = go(line("J1", hand="explorer sailor"), "discard sailor")
    assert why_not(phase_two, "discard sailor") == ("not-in-hand", "turn.hand")


@pytest.mark.rule("eldorado.turn.any-number")
def test_a_turn_may_be_passed_without_playing_a_card() -> None:
    state = line("J1", hand="explorer sailor traveler traveler")
    go(state, "end")
    assert state.actor() == 1
    assert hand(state, 0) == "traveler traveler explorer sailor"


@pytest.mark.rule("eldorado.turn.any-number")
def test_every_card_of_the_hand_may_be_played() -> None:
    state = line("J1 W1 V1 J1", hand="explorer sailor traveler scout")
    go(state, "explorer L1", "sailor L2", "traveler L3", "scout L4")
    assert hand(state) == ""


@pytest.mark.rule("eldorado.turn.once")
def test_a_card_that_moved_cannot_pay_or_move_again() -> None:
    state = go(line("V1 V1", hand="traveler sailor sailor"), "traveler L1")
    assert why_not(state, "traveler L2") == ("not-in-hand", "turn.hand")
    assert why_not(state, "pay traveler") == ("not-in-hand", "turn.hand")


@pytest.mark.rule("eldorado.turn.put-down")
def test_cards_played_lie_open_and_are_discarded_at_the_end() -> None:
    state = line("J1 R1", hand="explorer traveler sailor photographer", discard="scout")
    go(state, "explorer L1", "enter L2", "give sailor", "pay photographer")
    assert names(state.played) == "explorer sailor photographer"
    assert names(state.discards[0]) == "scout"
    go(state, "end")
    assert names(sorted(state.discards[0] + state.decks[0] + state.hands[0])) == (
        "traveler explorer sailor scout photographer"
    )
    assert state.played == []


@pytest.mark.rule("eldorado.turn.put-down")
def test_cards_that_left_the_game_are_not_put_down() -> None:
    state = line("J1 C1", hand="giant_machete sailor traveler traveler", deck="explorer " * 4)
    go(state, "giant_machete L1", "enter L2", "give sailor", "discard traveler")
    assert names(state.discards[0]) == "traveler"
    assert names(state.boxes[0]) == "sailor giant_machete"


@pytest.mark.rule("eldorado.turn.keep-or-discard")
def test_each_card_left_may_be_kept_or_discarded() -> None:
    state = line("J1", hand="explorer sailor traveler scout", deck="explorer explorer")
    go(state, "discard sailor", "discard traveler", "end", "draw explorer", "draw explorer")
    assert hand(state) == "explorer explorer explorer scout"
    assert names(state.discards[0]) == "traveler sailor"


@pytest.mark.rule("eldorado.turn.draw")
@pytest.mark.parametrize("kept", [0, 1, 2, 3])
def test_the_hand_is_filled_to_four(kept: int) -> None:
    state = line("J1", hand="explorer " * kept, deck="sailor " * 5)
    go(state, "end", *["draw sailor"] * (4 - kept))
    assert len(state.hands[0]) == 4
    assert state.actor() == 1


@pytest.mark.rule("eldorado.turn.four-or-more")
@pytest.mark.parametrize("kept", [4, 5, 7])
def test_four_cards_or_more_draw_none(kept: int) -> None:
    state = line("J1", hand="explorer " * kept, deck="sailor " * 5)
    go(state, "end")
    assert len(state.hands[0]) == kept
    assert state.actor() == 1


@pytest.mark.rule("eldorado.turn.put-down")
def test_the_next_player_finds_a_clean_table() -> None:
    state = line("J1 J1", hand="scout sailor sailor photographer traveler traveler traveler")
    state.hands[1] = [0]
    go(state, "scout L1", "pay photographer", "pay traveler", "end")
    seen = state.view(1)
    assert seen["actor"] == 1
    assert (seen["played"], seen["boxed"], seen["purse"]) == ([], [], 0)
    assert (seen["bought"], seen["mover"], seen["strength"]) == (False, -1, 0)
