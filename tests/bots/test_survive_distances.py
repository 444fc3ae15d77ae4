"""What the bot of Survive keeps between positions is what it would count anew."""

from collections.abc import Iterator
from typing import Any

import pytest

from incognita.core import CHANCE, OVER, Rng
from incognita.games.survive.ai.creature_moves import CreatureTargets
from incognita.games.survive.ai.dangers import DISTANCE, Dangers
from incognita.games.survive.ai.distances import DistanceCache
from incognita.games.survive.ai.kept_tile_moves import KeptTileMoves
from incognita.games.survive.ai.policy import estimates_of
from incognita.games.survive.ai.steps_home import StepsHome
from incognita.games.survive.ai.survival_odds import FAR
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import (
    AROUND,
    CELLS,
    CREATURE_KINDS,
    FIRST_OF,
    ISLE_OF,
    RANGES,
    SEA,
    SHARK,
)
from tests.survive.positions import GAME, TABLES, position


def steps_one_by_one(state: SurviveState) -> list[int]:
    """Steps to an isle, counted one by one: by sea or from land to sea, and past no serpent."""
    steps = [FAR] * (CELLS + 1)
    serpents = state.creatures[: FIRST_OF[SHARK]]
    front = [cell for cell in range(CELLS) if ISLE_OF[cell] >= 0 and cell not in serpents]
    for far in range(FAR):
        for cell in front:
            steps[cell] = far
        front = [
            cell
            for cell in range(CELLS)
            if steps[cell] == FAR and cell not in serpents
            for to in AROUND[cell]
            if steps[to] == far and (state.terrain_at[cell] != SEA or state.terrain_at[to] == SEA)
        ]
    return steps


def wander(seed: int, **options: Any) -> Iterator[SurviveState]:
    """A game by the policy and at random; from time to time a copy goes on instead."""
    state = GAME.start(**options)
    assert isinstance(state, SurviveState)
    evaluator = GAME.evaluator()
    rng = Rng(seed)
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
            continue
        yield state
        actions = state.legal()
        at_random = rng.below(3) == 0
        state.apply(actions[rng.below(len(actions))] if at_random else evaluator.choose(state, rng))
        if rng.below(9) == 0:
            state = state.copy()


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_distance_cache_in_use_gives_what_a_fresh_one_gives(options: dict[str, Any]) -> None:
    used = DistanceCache()
    for state in wander(6, **options):
        fresh = DistanceCache()
        for distances in (used, fresh):
            distances.odds_for(state)
            distances.update(state)
        assert used.steps == fresh.steps
        assert used.dangers.at_cells == fresh.dangers.at_cells
        assert used.moves_by_boat == fresh.moves_by_boat
        assert used.odds is fresh.odds


@pytest.mark.parametrize("options", TABLES[:3], ids=str)
def test_steps_home_are_counted_right_everywhere(options: dict[str, Any]) -> None:
    kept = StepsHome()
    # Two games in turns: the island comes back, and many things change at once.
    for states in zip(wander(7, **options), wander(8, **options), strict=False):
        for state in states:
            kept.update(state)
            assert kept.steps == steps_one_by_one(state)


@pytest.mark.parametrize("options", TABLES[:3], ids=str)
def test_no_creature_is_passed_over_that_gains_something(options: dict[str, Any]) -> None:
    cache = DistanceCache()
    for state in wander(9, **options):
        if state.turn == 0:
            continue
        estimates = estimates_of(state, cache)
        for kind in range(CREATURE_KINDS):
            targets = CreatureTargets(estimates, kind)
            most, _ = KeptTileMoves(estimates).best_drop(targets)
            assert most <= targets.most_threat()
            for creature in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
                if state.creatures[creature] >= 0:
                    gain, _ = targets.best(creature, RANGES[kind], 0.0)
                    assert gain >= max(targets.by_direction(creature, RANGES[kind])) - 0.001


def test_an_evaluator_may_serve_several_games_at_once() -> None:
    shared = GAME.evaluator()
    games = [wander(seed, players=2 + seed % 3) for seed in range(3)]
    for states in zip(*games, strict=False):
        for state in states:
            fresh = GAME.evaluator()
            assert shared.choose(state, Rng(1)) == fresh.choose(state, Rng(1))
            assert shared.value(state) == fresh.value(state)


def test_a_space_knows_which_creatures_threaten_it() -> None:
    state = position(land="forest D4", red="D4", blue="NW", serpents="K1", sharks="C5", whales="H6")
    dangers = Dangers()
    dangers.update(state.creatures)
    shown = dangers.at_cells
    for cell in range(CELLS):
        for kind in range(CREATURE_KINDS):
            creatures_of_kind = state.creatures[FIRST_OF[kind] : FIRST_OF[kind + 1]]
            near = any(at >= 0 and DISTANCE[at][cell] <= RANGES[kind] for at in creatures_of_kind)
            assert shown[cell] >> kind & 1 == near
