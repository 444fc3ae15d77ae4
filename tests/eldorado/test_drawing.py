"""Draw pile and discard pile (eldorado.draw.*)."""

import pytest

from tests.eldorado.positions import go, hand, line, names


@pytest.mark.rule("eldorado.draw.reshuffle")
def test_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    state = line("J1", deck="explorer", discard="sailor traveler scout")
    go(state, "end", "draw explorer")
    assert state.outcomes() == [(0, 1), (2, 1), (3, 1)]
    go(state, "draw scout", "draw sailor", "draw traveler")
    assert hand(state) == "traveler explorer sailor scout"
    assert state.discards[0] == []


@pytest.mark.rule("eldorado.draw.reshuffle")
def test_cards_played_and_discarded_this_turn_are_shuffled_at_its_end() -> None:
    state = line("J1", hand="explorer sailor")
    go(state, "explorer L1", "discard sailor", "end", "draw explorer", "draw sailor")
    assert hand(state) == "explorer sailor"
    assert state.actor() == 1


@pytest.mark.rule("eldorado.draw.reshuffle")
def test_a_draw_in_the_first_phase_shuffles_as_well() -> None:
    state = line("J1", hand="compass", deck="explorer", discard="sailor traveler")
    go(state, "play compass 3", "draw explorer", "draw traveler", "draw sailor")
    assert hand(state) == "traveler explorer sailor"


@pytest.mark.rule("eldorado.draw.not-before")
def test_the_pile_is_not_shuffled_when_the_last_card_is_drawn() -> None:
    state = line("J1", hand="explorer explorer explorer", deck="sailor", discard="scout")
    go(state, "end", "draw sailor")
    assert state.decks[0] == []
    assert names(state.discards[0]) == "scout"


@pytest.mark.rule("eldorado.draw.played-stay-out")
def test_cards_in_play_are_not_shuffled() -> None:
    state = line("J1 J1", hand="explorer sailor cartographer", discard="scout traveler traveler")
    go(state, "explorer L1", "play cartographer 2")
    assert state.outcomes() == [(0, 2), (3, 1)]
    go(state, "draw scout", "draw traveler")
    assert names(state.played) == "explorer cartographer"
    assert names(state.decks[0]) == "traveler"


@pytest.mark.rule("eldorado.draw.played-stay-out")
def test_the_drawing_card_itself_is_not_drawn_again() -> None:
    state = go(line("J1", hand="cartographer", deck="sailor"), "play cartographer 2")
    go(state, "draw sailor")
    assert hand(state) == "sailor"
    assert state.view(0)["phase"] == "play"


@pytest.mark.rule("eldorado.draw.exhausted")
def test_a_small_expedition_draws_what_there_is() -> None:
    state = line("J1", hand="explorer", deck="sailor", discard="traveler")
    go(state, "end", "draw sailor", "draw traveler")
    assert hand(state) == "traveler explorer sailor"
    assert state.actor() == 1
    assert state.pending == 0


@pytest.mark.rule("eldorado.draw.exhausted")
def test_an_expedition_without_cards_passes_its_turns() -> None:
    state = line("J1", players=2)
    go(state, "end", "end")
    assert (state.round, state.actor()) == (2, 0)
    assert state.legal() == [state.legal()[-1]]
