"""Every bot at every game: it decides legally, never looks, and finds what is plain."""

import pytest

import incognita
from incognita.bots import LEVELS, Bot, make_bot
from incognita.core import CHANCE, OVER, Game, Rng, State

GAMES = incognita.games()
FEW = 40


def position(game: Game, seed: int, decisions: int) -> State:
    """A position that random play reaches, with a seat to decide."""
    rng = Rng(seed)
    state = game.start()
    while state.actor() == CHANCE or (decisions > 0 and state.actor() != OVER):
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
            continue
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
        decisions -= 1
    return state


def bot(level: str, game: Game, seed: int = 5) -> Bot:
    return make_bot(level, game, seed, simulations=FEW)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_decides_legally(level: str, game: Game) -> None:
    for seed in range(6):
        state = position(game, seed, 15 * seed)
        before = state.dump()
        action = bot(level, game).decide(state, state.actor(), 0.05)
        assert action in state.legal()
        assert state.dump() == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_decides_alike_where_its_seat_sees_no_difference(level: str, game: Game) -> None:
    for seed in range(6):
        state = position(game, seed, 11 * seed)
        seat = state.actor()
        twin = state.determinise(seat, Rng(seed + 100))
        assert bot(level, game).decide(state, seat, 1) == bot(level, game).decide(twin, seat, 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_greedy_plays_whole_games_better_than_random(game: Game) -> None:
    wins = 0.0
    for seed in range(6):
        state = game.start(players=2)
        rng = Rng(seed)
        strong = seed % 2
        bots = [make_bot("greedy" if seat == strong else "random", game, seat) for seat in (0, 1)]
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                state.apply(state.sample(rng))
            else:
                state.play(bots[actor].decide(state, actor, 0.1), actor)
        wins += state.returns()[strong]
    assert wins >= 5


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_values_are_shares_of_a_constant_sum(game: Game) -> None:
    for seed in range(4):
        state = position(game, seed, 25 * seed)
        values = game.worth().value(state)
        assert len(values) == state.players()
        assert all(0 <= value <= 1 for value in values)
        assert sum(values) == pytest.approx(state.players() / 2)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_legal_action_has_a_weight(game: Game) -> None:
    for seed in range(4):
        state = position(game, seed, 25 * seed)
        legal = state.legal()
        weights = game.worth().weigh(state, legal)
        assert len(weights) == len(legal)
        assert all(weight > 0 for weight in weights)


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(ValueError, match="known are random, greedy, search"):
        make_bot("oracle", GAMES[0], 1)
