"""Where a move may begin and end: caves, the Tavern, and what is drawn there."""

import pytest

from incognita.core import CHANCE, Rng
from incognita.games.eldorado.rules import actions as act
from incognita.games.eldorado.rules.cards import CARD_ID
from tests.eldorado.hexes import HEXES, door, hex_position
from tests.eldorado.positions import GAME, extras_of, go, hand, legal, line


@pytest.mark.rule("eldorado.hero.tavern", "eldorado.two.both")
def test_the_second_piece_visits_the_tavern() -> None:
    state = hex_position(players=2, at=f"home {door()}", hand="traveler")
    go(state, "traveler b:Y1")
    [visit] = state.legal()
    assert (visit, legal(state)) == (act.VISIT + 1, {"visit b:tavern"})
    go(state, "visit b:tavern", "reveal nathan_cook", "reveal mary_ripley")
    go(state, "reveal amelia_lockart")
    go(state, "hire amelia_lockart")
    assert hand(state) == "amelia_lockart"


@pytest.mark.rule("eldorado.hero.tavern")
def test_caves_may_be_explored_before_the_visit(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a cave lay beside the Tavern."""
    state = hex_position(at=door(), hand="traveler")
    route = state.route
    beside = [int(name == "Y1") for name in route.names]
    monkeypatch.setattr(route, "caves_beside", beside)
    go(state, "traveler Y1")
    assert {GAME.describe(state, one)["kind"] for one in state.legal()} == {"explore", "visit"}


@pytest.mark.rule("eldorado.caves.stop", "eldorado.hero.tavern")
def test_a_move_may_begin_on_the_first_space_of_the_map() -> None:
    state = line("J1^ J1", hand="explorer", caves=True, at="L1")
    extras_of(state).move_origin = [0, -1]
    assert len(legal(state, "explore")) == 1
    guest = hex_position(at="Y1")
    extras_of(guest).move_origin = [0, -1]
    assert legal(guest) == {"visit tavern"}


@pytest.mark.rule("eldorado.hero.tavern")
def test_the_tavern_has_three_spaces() -> None:
    for name in ("Y1", "Y2", "Y3", door(), "Z1"):
        state = hex_position(at=name)
        extras_of(state).move_origin = [1, -1]
        assert (legal(state, "visit") == {"visit tavern"}) == name.startswith("Y")
    route = hex_position().route
    assert [route.names[cell] for cell in route.tavern_cells] == ["Y1", "Y2", "Y3"]
    assert {route.board_of[cell] for cell in route.tavern_cells} == {1}


@pytest.mark.rule("eldorado.hero.tavern", "eldorado.hero.scrooge")
def test_heroes_are_revealed_whatever_lies_on_a_draw_pile() -> None:
    state = hex_position(at=door(), hand="traveler", deck="scout sailor")
    extras_of(state).tops[0] = CARD_ID.index("scout")
    go(state, "traveler Y1", "visit tavern")
    assert {state.sample(Rng(seed)) for seed in range(9)} <= {one for one, _ in state.outcomes()}
    assert CARD_ID.index("scout") not in {one for one, _ in state.outcomes()}


@pytest.mark.rule("eldorado.familiar.deal", "eldorado.setup.hand")
def test_with_familiars_too_everybody_draws_four_cards_from_the_first_seat_on() -> None:
    state = GAME.start(players=3, **HEXES)
    go(state, "adopt frank", "adopt luna", "adopt polly")
    while state.view(-1)["phase"] == "deal":
        go(state, GAME.text(state, state.outcomes()[0][0]))
    seats = []
    while state.actor() == CHANCE:
        seats.append(state.seat)
        go(state, GAME.text(state, state.outcomes()[0][0]))
    assert seats == [0] * 4 + [1] * 4 + [2] * 4
    assert [len(held) for held in state.hands] == [4, 4, 4]
