"""Levels against each other: judgement shows within a game."""

import pytest

from incognita.core import Game
from incognita.games.entdecker import Entdecker
from incognita.games.neue_entdecker import NeueEntdecker
from incognita.games.survive import Survive
from tests.bots.contests import contest

GAMES: list[Game] = [Survive(), Entdecker(), NeueEntdecker()]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
@pytest.mark.long_games
def test_greedy_beats_random(game: Game, players: int) -> None:
    for seed in range(4):
        levels = ["random"] * players
        levels[seed % players] = "greedy"
        assert contest(game, levels, seed).returns()[seed % players] == 1.0
