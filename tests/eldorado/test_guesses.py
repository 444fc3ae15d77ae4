"""What a seat cannot know is guessed, and nothing else; keys tell positions apart."""

from typing import Any

import pytest

from incognita.core import Rng
from incognita.games.eldorado.rules.chance import pick
from incognita.games.eldorado.rules.state import EldoradoState
from tests.eldorado.hexes import HEXES, hex_line
from tests.eldorado.leftovers import check_leftovers
from tests.eldorado.positions import GAME, as_eldorado, cards, extras_of, go, hand, line
from tests.eldorado.test_expansion import COMBINATIONS

SEEDS = range(12)


def table() -> EldoradoState:
    """Seat 1 holds three cards, of which everybody has seen the Scout."""
    state = line("J1", hand="explorer sailor", deck="traveler traveler")
    state.hands[1] = cards("explorer sailor scout")
    state.decks[1] = cards("traveler captain jack")
    state.known[1] = cards("scout")
    return state


@pytest.mark.rule("eldorado.sight.reckon", "eldorado.sight.hand")
def test_a_guess_deals_the_unseen_cards_of_others_anew() -> None:
    state = table()
    hands = set()
    for seed in SEEDS:
        twin = as_eldorado(state.determinise(0, Rng(seed)))
        assert (twin.hands[0], twin.decks[0]) == (state.hands[0], state.decks[0])
        assert len(twin.hands[1]) == 3
        assert cards("scout")[0] in twin.hands[1]
        assert sorted(twin.hands[1] + twin.decks[1]) == sorted(state.hands[1] + state.decks[1])
        assert twin.hands[1] == sorted(twin.hands[1])
        assert twin.decks[1] == sorted(twin.decks[1])
        hands.add(hand(twin, 1))
    assert len(hands) > 3
    assert any("captain" in held for held in hands)


@pytest.mark.rule("eldorado.sight.reckon")
def test_the_guesser_may_sit_anywhere() -> None:
    state = table()
    for seed in SEEDS:
        twin = as_eldorado(state.determinise(1, Rng(seed)))
        assert (twin.hands[1], twin.decks[1]) == (state.hands[1], state.decks[1])
    assert len({hand(as_eldorado(state.determinise(2, Rng(seed))), 0) for seed in SEEDS}) > 1


@pytest.mark.rule("eldorado.hero.scrooge")
def test_scrooges_card_stays_on_top_while_the_rest_is_dealt_anew() -> None:
    state = hex_line("J1", hand="scrooge_bly explorer", deck="sailor captain")
    go(state, "play scrooge_bly", "take scout")
    assert state.stock[cards("scout")[0]] == 2
    hands = {hand(as_eldorado(state.determinise(1, Rng(seed)))) for seed in SEEDS}
    assert hands == {"explorer", "sailor", "captain"}


@pytest.mark.rule("eldorado.curse.draw", "eldorado.caves.piles")
def test_every_kind_that_is_left_is_drawn_and_no_other() -> None:
    assert {pick([1, 0, 1], Rng(seed)) for seed in SEEDS} == {0, 2}
    assert {pick([0, 2, 0], Rng(seed)) for seed in SEEDS} == {1}
    assert {pick([0, 1, 1], Rng(seed)) for seed in SEEDS} == {1, 2}


def test_keys_tell_extras_apart_and_base_tables_from_each_other() -> None:
    state = hex_line("J1", hand="explorer", tiles="pass")
    other = hex_line("J1", hand="explorer", tiles="pass")
    assert state.key() == other.key()
    extras_of(other).passing = 1
    assert state.key() != other.key()
    plain = line("J1", hand="explorer")
    assert plain.key() == line("J1", hand="explorer").key()
    assert plain.key() != line("J1", hand="sailor").key()


def test_the_data_of_a_position_names_its_version() -> None:
    assert GAME.start().dump()["version"] == GAME.start(**HEXES).dump()["version"] == 1


@pytest.mark.rule("eldorado.caves.optional", "eldorado.hex.tiles", "eldorado.promo.piles")
@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
def test_every_table_is_set_up_with_what_belongs_to_it(options: dict[str, Any]) -> None:
    state = GAME.start(players=2, **options)
    assert GAME.load(state.dump()).dump() == state.dump()
    check_leftovers(state)
