"""Bots that know El Dorado."""

from collections.abc import Iterator
from typing import cast

import pytest

import incognita
from incognita.bots import make_bot
from incognita.core import CHANCE, OVER, Rng
from incognita.games.eldorado.ai.deck_value import DeckValue
from incognita.games.eldorado.ai.distances import ways_of
from incognita.games.eldorado.ai.value import usual_rounds
from incognita.games.eldorado.rules.actions import kind_of
from incognita.games.eldorado.rules.cards import CARD_ID
from incognita.games.eldorado.rules.state import EldoradoState
from incognita.games.eldorado.rules.tables import ROUTE_DATA
from incognita.lab.atlas import MapGame, MeasureSettings, atlas_of, follow, steps_of
from incognita.search.playout import TO_THE_END, play_on

GAME = incognita.game("eldorado")


def opened(**options: object) -> EldoradoState:
    """The first decision of a game."""
    state = cast("EldoradoState", GAME.start(**options))
    chance = Rng(1)
    while state.actor() == CHANCE:
        state.apply(state.sample(chance))
    return state


def cards(*names: str) -> list[int]:
    return sorted(CARD_ID.index(name) for name in names)


def before_the_finish(hand: list[int]) -> EldoradoState:
    """The first seat stands one step before the finish, which asks for a paddle."""
    state = opened(players=3, route="first")
    state.hands[0] = hand
    state.piece_cells[0] = next(
        cell
        for cell in range(state.route.first_finish)
        if state.route.first_finish in state.route.around(cell)
        and state.route.terrain_of[cell] != "mountain"
    )
    return state


def greedy_rounds(games: int, **options: object) -> Iterator[int]:
    evaluator = GAME.evaluator()
    for seed in range(games):
        state = cast("EldoradoState", GAME.start(**options))
        play_on(state, evaluator, Rng(seed), TO_THE_END)
        yield state.round


def test_greedy_ends_the_first_route_in_twenty_rounds_on_average() -> None:
    rounds = list(greedy_rounds(20, players=3, route="first"))
    assert sum(rounds) / len(rounds) <= 20


@pytest.mark.parametrize("route", list(ROUTE_DATA))
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.long_games
def test_greedy_reaches_the_end_of_every_route(route: str, players: int) -> None:
    assert max(greedy_rounds(2, players=players, route=route)) < 45


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_bots_step_into_el_dorado(level: str) -> None:
    state = before_the_finish(cards("traveler", "traveler", "explorer", "sailor"))
    bot = make_bot(level, GAME, 1, simulations=300)
    for _ in range(4):
        if state.arrivals:
            break
        state.play(bot.decide(state, 0, 0.0), 0)
    assert state.arrivals == [0]


def test_greedy_buys_before_it_ends_a_turn_with_coins() -> None:
    state = opened(players=3, route="first")
    state.hands[0] = cards("traveler", "traveler", "traveler", "sailor")
    evaluator, rng, kinds = GAME.evaluator(), Rng(1), []
    while state.actor() == 0:
        action = evaluator.choose(state, rng)
        kinds.append(kind_of(action))
        state.play(action)
    assert kinds.count("buy") == 1


def test_greedy_goes_around_those_who_stand_in_the_way() -> None:
    """From K2 the way goes on by K3 alone, where somebody stands; K7 lies beside it."""
    state = opened(players=3, route="first")
    k2, k3, k7 = (state.route.names.index(name) for name in ("K2", "K3", "K7"))
    state.piece_cells[0] = k2
    state.hands[0] = cards("captain", "explorer", "traveler", "traveler")
    state.decks[0] = cards("explorer", "explorer", "sailor", "trailblazer")
    held_up = state.copy()
    held_up.piece_cells[1] = k3
    held_up.play(GAME.evaluator().choose(held_up, Rng(1)))
    assert held_up.piece_cells[0] == k7
    state.play(GAME.evaluator().choose(state, Rng(1)))
    assert state.piece_cells[0] != k7


def before_the_camp(hand: list[int], rest: list[int]) -> EldoradoState:
    """On the witch's route the way from I27 leads through a camp that takes three cards."""
    state = opened(players=3, route="witch")
    state.piece_cells[0] = state.route.names.index("I27")
    state.hands[0], state.decks[0] = hand, rest
    return state


def turn_of_greedy(state: EldoradoState) -> list[str]:
    evaluator, kinds = GAME.evaluator(), []
    while state.actor() == 0:
        action = evaluator.choose(state, Rng(1))
        kinds.append(kind_of(action))
        state.play(action)
    return kinds


def test_greedy_fills_a_deck_that_is_too_thin_for_a_camp() -> None:
    hand = cards("pioneer", "captain", "photographer", "trailblazer")
    state = before_the_camp(hand, [])
    assert "buy" in turn_of_greedy(state)
    assert state.route.names[state.piece_cells[0]] == "I27"


def test_greedy_passes_a_camp_when_cards_can_be_spared() -> None:
    hand = cards("traveler", "traveler", "traveler", "explorer")
    rest = cards("pioneer", "captain", "trailblazer", "sailor", "explorer")
    state = before_the_camp(hand, rest)
    assert "enter" in turn_of_greedy(state)


def standing_at(route: str, name: str, hand: list[int], rest: list[int]) -> EldoradoState:
    """The first seat stands there with these cards, and no blockade stands any more."""
    state = opened(players=4, route=route)
    state.piece_cells[0] = state.route.names.index(name)
    state.blockades = [0] * len(state.blockades)
    state.hands[0], state.decks[0] = hand, rest
    return state


def prospects_of(state: EldoradoState) -> DeckValue:
    prospects = DeckValue(ways_of(state.route), state, 0)
    prospects.look_ahead(state)
    return prospects


def test_cards_of_one_kind_can_be_spared_but_not_all_of_them() -> None:
    """The way from I14 asks for machetes and paddles; a plane leaves the game once it was used."""
    hand = cards("explorer", "explorer", "sailor", "sailor", "prop_plane")
    prospects = prospects_of(standing_at("give-it-all-youve-got", "I14", hand, []))
    explorer, sailor, plane = cards("explorer", "sailor", "prop_plane")
    assert not prospects.last_of_its_kind(sailor, [])
    assert prospects.last_of_its_kind(sailor, [sailor])
    assert not prospects.last_of_its_kind(explorer, [sailor])
    assert not prospects.last_of_its_kind(plane, [sailor])
    assert prospects.last_of_its_kind(plane, [sailor, sailor])


def test_a_way_is_longer_without_the_last_card_that_is_strong_enough() -> None:
    """The way from I14 asks for two machetes at once."""
    hand = cards("traveler", "sailor", "scout", "trailblazer")
    rest = cards("explorer", "explorer", "traveler", "giant_machete")
    prospects = prospects_of(standing_at("give-it-all-youve-got", "I14", hand, rest))
    explorer, scout, trailblazer = cards("explorer", "scout", "trailblazer")
    assert prospects.weakened([]) == prospects.weakened([explorer]) == 0
    assert prospects.weakened([scout]) == 0
    assert prospects.weakened([scout, trailblazer]) > 1


def test_greedy_keeps_a_card_that_is_strong_enough_behind_the_camp() -> None:
    hand = cards("traveler", "sailor", "scout", "trailblazer")
    rest = cards("traveler", "explorer", "explorer")
    state = standing_at("give-it-all-youve-got", "I14", hand, rest)
    turn_of_greedy(state)
    left = state.hands[0] + state.decks[0] + state.discards[0]
    assert set(left) & set(cards("scout", "trailblazer"))


def test_greedy_passes_a_camp_with_a_thin_deck_that_cannot_buy() -> None:
    """From G37 the last camp takes one card, and machetes lead on to the finish."""
    hand = cards("explorer", "explorer", "trailblazer")
    state = standing_at("dont-get-lost-in-the-woods", "G37", hand, [])
    state.offers = cards("captain", "native")
    assert turn_of_greedy(state)[0] == "enter"


def test_greedy_buys_what_is_strong_enough_for_the_next_space() -> None:
    """From D8 the way goes on through a village that asks for three coins."""
    hand = cards("traveler", "traveler", "photographer", "explorer")
    rest = cards("explorer", "explorer", "trailblazer", "sailor", "captain")
    state = standing_at("no-turning-back", "D8", hand, rest)
    assert "buy" in turn_of_greedy(state)
    left = state.hands[0] + state.decks[0] + state.discards[0]
    assert CARD_ID.index("treasure_chest") in left


@pytest.mark.parametrize(
    ("route", "seed", "number"),
    [
        ("no-turning-back", 1, 278),
        ("give-it-all-youve-got", 1, 288),
        ("give-it-all-youve-got", 7, 4),
        ("witch", 7, 28),
    ],
)
def test_races_that_one_piece_held_up_end_as_others_do(route: str, seed: int, number: int) -> None:
    """Its deck was too weak or too thin to go on, and nobody could pass."""
    settings = MeasureSettings(route, seed=seed)
    options = {"route": route, "players": settings.players}
    opening = GAME.start(**options)
    tracker = atlas_of(GAME).tracker(route, opening)
    steps = steps_of(MapGame(GAME.id, options, settings, number))
    assert follow(opening, steps, tracker).rounds <= 30


def test_a_leader_is_valued_above_the_others() -> None:
    state = opened(players=3, route="first")
    state.piece_cells[1] = state.route.first_finish - 1
    value = GAME.evaluator().value(state)
    assert value[1] == max(value)
    assert value[1] > 0.8
    assert sum(value) == pytest.approx(1.5)


def test_waiting_is_worth_less_with_every_round_of_a_long_race() -> None:
    """Else two can stand in each other's way for ever, each with a chance that is never taken."""
    state = opened(players=3, route="first")
    early = GAME.evaluator().value(state)
    state.round = int(usual_rounds(state))
    assert GAME.evaluator().value(state) == early
    state.round += 1
    late = GAME.evaluator().value(state)
    state.round += 1
    later = GAME.evaluator().value(state)
    for first, then, last in zip(early, late, later, strict=True):
        assert first > then > last > 0


def test_the_value_of_the_end_is_the_result() -> None:
    state = GAME.start(players=2, round_limit=2)
    play_on(state, GAME.evaluator(), Rng(2), TO_THE_END)
    assert state.actor() == OVER
    assert GAME.evaluator().value(state) == state.returns()


def test_the_quick_choice_weighs_most() -> None:
    state = opened(players=3, route="first")
    legal = state.legal()
    weights = GAME.evaluator().priors(state, legal)
    chosen = GAME.evaluator().choose(state, Rng(1))
    assert weights[legal.index(chosen)] == max(weights)
