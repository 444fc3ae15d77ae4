"""What is open and what is hidden (eldorado.sight.*)."""

import pytest

from incognita.core import SPECTATOR
from tests.eldorado.positions import GAME, cards, go, line


@pytest.mark.rule("eldorado.sight.hand")
def test_only_its_player_sees_a_hand() -> None:
    state = line("J1", hand="scout sailor traveler", deck="explorer")
    assert state.view(0)["hand"] == cards("traveler sailor scout")
    for other in (SPECTATOR, 1, 2):
        assert state.view(other)["hand"] == []
        assert state.view(other)["deck"] == []
        assert state.view(other)["seats"][0]["hand"] == 3
        assert state.view(other)["seats"][0]["deck"] == 1


@pytest.mark.rule("eldorado.sight.hand")
def test_only_its_player_sees_what_is_drawn() -> None:
    state = go(line("J1", deck="scout sailor"), "end")
    for card in cards("scout sailor"):
        assert GAME.describe_for(state, card, 0)["card"] == card
        for other in (SPECTATOR, 1, 2):
            assert GAME.describe_for(state, card, other) == {"kind": "draw", "seat": 0, "card": -1}


@pytest.mark.rule("eldorado.sight.open")
def test_what_lies_face_up_is_seen_by_all() -> None:
    state = line("J1 C1", hand="explorer sailor photographer", discard="scout", won=[[2, 5]])
    go(state, "explorer L1", "enter L2", "give sailor", "pay photographer")
    for seat in (SPECTATOR, 0, 1, 2):
        seen = state.view(seat)
        assert seen["played"] == cards("explorer") + cards("photographer")
        assert seen["boxed"] == cards("sailor")
        assert seen["seats"][0]["removed"] == cards("sailor")
        assert seen["seats"][0]["discard"] == cards("scout")
        assert seen["seats"][0]["blockades"] == [2, 5]
        assert seen["purse"] == 4
        assert len(seen["market"]) == 6


@pytest.mark.rule("eldorado.sight.open")
def test_decisions_are_seen_by_all() -> None:
    state = line("J1", hand="explorer")
    for action in state.legal():
        assert GAME.describe_for(state, action, 1) == GAME.describe(state, action)


@pytest.mark.rule("eldorado.sight.reckon")
def test_hand_and_draw_pile_together_are_known() -> None:
    state = line("J1", hand="scout sailor", deck="traveler explorer")
    assert state.view(1)["seats"][0]["unseen"] == cards("traveler explorer sailor scout")
    assert state.view(1)["seats"][0]["known"] == []


@pytest.mark.rule("eldorado.sight.reckon")
def test_when_the_draw_pile_runs_out_the_hand_of_that_moment_is_known() -> None:
    state = line(
        "J1", hand="scout sailor", deck="traveler", discard="explorer explorer photographer"
    )
    go(state, "end", "draw traveler")
    assert state.view(1)["seats"][0]["known"] == cards("traveler sailor scout")
    go(state, "draw photographer")
    assert state.view(1)["seats"][0]["known"] == cards("traveler sailor scout")
    assert state.view(1)["seats"][0]["unseen"] == cards(
        "traveler explorer explorer sailor scout photographer"
    )


@pytest.mark.rule("eldorado.sight.reckon")
def test_a_known_card_that_is_played_is_no_longer_known_in_the_hand() -> None:
    state = line("J1", hand="cartographer explorer sailor", discard="explorer traveler")
    go(state, "play cartographer 2")
    assert state.view(1)["seats"][0]["known"] == cards("explorer sailor")
    go(state, "draw explorer", "draw traveler", "explorer L1")
    # Another explorer may or may not be held: nobody has seen which card was drawn.
    assert state.view(1)["seats"][0]["known"] == cards("sailor")
