"""Setting up the table (eldorado.setup.*)."""

import pytest

from incognita.core import CHANCE, OptionError, Rng
from incognita.games.eldorado.rules.tables import ROUTE_DATA
from tests.eldorado.positions import GAME, at, cards, everything, go, market, names


@pytest.mark.rule("eldorado.setup.players")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_take_part(players: int) -> None:
    assert GAME.start(players=players).players() == players


@pytest.mark.rule("eldorado.setup.players")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_other_number_takes_part(players: int) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.start(players=players)
    assert (caught.value.option, caught.value.code) == ("players", "out-of-range")


@pytest.mark.rule("eldorado.setup.routes")
def test_seven_routes_are_offered_and_the_first_is_the_default() -> None:
    official = ["first", "hills", "home", "winding", "serpentine", "swamp", "witch"]
    assert GAME.options().find("route").choices == official
    assert GAME.start().route.id == "first"


@pytest.mark.rule("eldorado.setup.routes")
def test_every_route_has_its_names_and_its_difficulty() -> None:
    for data in ROUTE_DATA.values():
        assert data["en"]
        assert data["fr"]
        assert data["difficulty"] in ("easy", "medium", "hard")


@pytest.mark.rule("eldorado.setup.start-spaces")
def test_pieces_start_on_the_numbered_spaces_in_turn_order() -> None:
    state = GAME.start(players=4)
    # On board B the numbers run from right to left: S4 S3 S2 S1 are B34 to B37.
    assert [at(state, seat) for seat in range(4)] == ["B37", "B36", "B35", "B34"]


@pytest.mark.rule("eldorado.setup.start-spaces")
def test_with_three_players_start_space_four_stays_empty() -> None:
    state = GAME.start(players=3, route="witch")
    assert [at(state, seat) for seat in range(3)] == ["A34", "A35", "A36"]


@pytest.mark.rule("eldorado.setup.deck")
def test_everybody_begins_with_the_same_eight_cards() -> None:
    state = GAME.start(players=4)
    eight = cards("traveler traveler traveler traveler explorer explorer explorer sailor")
    assert all(deck == eight for deck in state.decks)


@pytest.mark.rule("eldorado.setup.hand")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_draws_four_cards_before_the_first_turn(players: int) -> None:
    state = GAME.start(players=players)
    rng = Rng(1)
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))
    assert state.actor() == 0
    assert [len(hand) for hand in state.hands] == [4] * players
    assert [len(deck) for deck in state.decks] == [4] * players
    assert state.round == 1


@pytest.mark.rule("eldorado.setup.hand")
def test_first_hands_are_drawn_seat_by_seat_each_from_its_own_pile() -> None:
    state = GAME.start(players=2)
    go(state, "deal 1", "deal 2", "deal 3", "deal 4")
    go(state, "draw sailor", *["draw explorer"] * 3)
    assert dict(state.outcomes()) == {0: 4, 1: 3, 2: 1}
    go(state, *["draw traveler"] * 4)
    assert state.actor() == 0
    assert names(state.hands[1]) == "traveler traveler traveler traveler"


@pytest.mark.rule("eldorado.setup.market")
def test_fifty_four_cards_of_eighteen_kinds_are_for_sale() -> None:
    state = GAME.start()
    assert sum(state.stock) == 54
    assert sorted(state.stock) == [0] * 3 + [3] * 18


@pytest.mark.rule("eldorado.setup.market-six")
def test_six_piles_begin_on_the_market_and_twelve_beside_it() -> None:
    state = GAME.start()
    assert market(state) == "scout trailblazer photographer treasure_chest jack transmitter"
    beyond = state.view(0)["beyond"]
    assert [pile["left"] for pile in beyond] == [3] * 12
    assert names(pile["card"] for pile in beyond) == (
        "pioneer giant_machete captain journalist millionaire adventurer prop_plane "
        "cartographer scientist compass travel_log native"
    )


@pytest.mark.rule("eldorado.setup.market")
def test_the_table_holds_eight_cards_a_seat_and_the_market() -> None:
    census = everything(GAME.start(players=3))
    assert census == [12, 9, 3] + [3] * 18
