"""The policy: a quick, sensible decision, and how promising all others look beside it."""

from incognita.games.survive.ai.action_scores import ActionScores
from incognita.games.survive.ai.boat_moves import propose_boats
from incognita.games.survive.ai.creature_moves import CreatureTargets
from incognita.games.survive.ai.distances import DistanceCache
from incognita.games.survive.ai.estimates import Estimates
from incognita.games.survive.ai.explorer_moves import propose_on_foot
from incognita.games.survive.ai.kept_tile_moves import KeptTileMoves, best_defence
from incognita.games.survive.ai.placement import best_launch, best_place
from incognita.games.survive.ai.proposals import Proposals
from incognita.games.survive.ai.reachable import NONE
from incognita.games.survive.ai.sink_moves import best_pick, best_sinking
from incognita.games.survive.rules.phases import (
    CREATURE,
    CREWING,
    DEFENDING,
    DROPPING,
    GLIDING,
    LAUNCHING,
    PLACING,
    TURN,
)  # fmt: skip
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import KIND_OF


def choose(state: SurviveState, distances: DistanceCache) -> int:
    """One decision of the seat that acts."""
    if state.phase == PLACING:
        return best_place(state)
    if state.phase == LAUNCHING:
        return best_launch(state)
    return choose_in_play(state, estimates_of(state, distances))


def priors(state: SurviveState, legal: list[int], distances: DistanceCache) -> list[float]:
    """By legal action; the one that choose() takes has the highest."""
    scores = ActionScores()
    if state.phase == PLACING:
        scores.add_placing(state, legal)
        chosen = best_place(state)
    elif state.phase == LAUNCHING:
        scores.add_launching(state, legal)
        chosen = best_launch(state)
    else:
        chosen = score_in_play(state, estimates_of(state, distances), legal, scores)
    return scores.priors(legal, chosen)


def estimates_of(state: SurviveState, distances: DistanceCache) -> Estimates:
    seat = state.asked if state.phase == DEFENDING else state.seat
    return Estimates(state, seat, distances)


def choose_in_play(state: SurviveState, estimates: Estimates) -> int:
    """One decision after the set-up."""
    phase = state.phase
    if phase == CREATURE:
        return CreatureTargets(estimates, state.die).choose()
    if phase == GLIDING and state.moving_creature >= 0:
        return CreatureTargets(estimates, KIND_OF[state.moving_creature]).glide()
    if phase == DROPPING:
        return KeptTileMoves(estimates).choose_drop()
    if phase == CREWING:
        return best_pick(estimates)
    if phase == DEFENDING:
        return best_defence(estimates)
    estimates.read_distances()
    if phase == GLIDING:
        return KeptTileMoves(estimates).glide()
    return choose_in_turn(estimates, None)


def score_in_play(
    state: SurviveState, estimates: Estimates, legal: list[int], scores: ActionScores
) -> int:
    """Fill in the scores of the actions; returns what choose_in_play() takes."""
    phase = state.phase
    if phase == TURN:
        estimates.read_distances()
        return choose_in_turn(estimates, scores)
    if phase == CREATURE:
        scores.add_creatures(CreatureTargets(estimates, state.die), legal)
    elif phase == GLIDING and state.moving_creature >= 0:
        scores.add_gliding(CreatureTargets(estimates, KIND_OF[state.moving_creature]))
    elif phase == DROPPING:
        scores.add_dropping(CreatureTargets(estimates, KIND_OF[state.moving_creature]))
    return choose_in_play(state, estimates)


def choose_in_turn(estimates: Estimates, scores: ActionScores | None) -> int:
    """A kept tile, then the moves, then the tile that sinks; fills in the scores, if wanted."""
    state = estimates.state
    action = NONE
    if state.may_play_tile and state.kept[state.seat]:
        action = KeptTileMoves(estimates).choose()
    if state.moves_left > 0 and (action == NONE or scores is not None):
        proposals = Proposals(estimates, scores)
        propose_on_foot(proposals)
        propose_boats(proposals)
        if action == NONE:
            action = proposals.choose()
    if scores is not None:
        scores.add_sinking(estimates)
    return action if action != NONE else best_sinking(estimates)
