"""Who is likely to win: what is saved, what may follow, and how uncertain that is."""

from typing import Final, cast

from incognita.core.state import State
from incognita.games.survive.ai.distances import DistanceCache
from incognita.games.survive.ai.estimates import Estimates
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import ABOARD, ASHORE, DATA, SEA
from incognita.search.value_model import ValueModel, read_weights

# Features of a seat, in values of explorers: who is ashore, and by the odds to get home who is in
# a boat, in the water or on the island; whose turn it is, and kept tiles. Uncertainty is the
# variance of these odds.
SAVED: Final = 0
SAILING: Final = 1
SWIMMING: Final = 2
WALKING: Final = 3
TEMPO: Final = 4
KEPT: Final = 5
UNCERTAINTY: Final = 6
WIDTH: Final = 7
NAMES: Final[list[str]] = [
    "saved", "sailing", "swimming", "walking", "tempo", "kept", "settled", "open",
]  # fmt: skip
WEIGHTS: Final[list[float]] = read_weights(DATA / "weights.toml", NAMES)


class SurviveValueModel(ValueModel):
    """Expected values of the explorers that each seat gets home."""

    def __init__(self, distances: DistanceCache) -> None:
        super().__init__(NAMES, WEIGHTS, ["saved"])
        self.distances = distances

    def rows(self, state: State) -> list[float]:
        estimates = Estimates(cast("SurviveState", state), 0, self.distances)
        estimates.read_distances()
        return rows(estimates)


def rows(estimates: Estimates) -> list[float]:
    """All features of the first seat, then those of the next."""
    state = estimates.state
    features = [0.0] * (WIDTH * state.seats)
    for explorer in range(len(state.where)):
        place = state.where[explorer]
        if place < 0:
            continue
        first = WIDTH * estimates.owner[explorer]
        weight = 1.0 if estimates.all_equal else float(state.values[explorer])
        survival = estimates.survival(explorer)
        at = first + feature_of(state, place)
        features[at] = features[at] + weight * survival
        if place < ASHORE:
            variance = weight * weight * survival * (1.0 - survival)
            features[first + UNCERTAINTY] = features[first + UNCERTAINTY] + variance
    features[WIDTH * state.seat + TEMPO] += 1.0
    for seat in range(state.seats):
        features[WIDTH * seat + KEPT] += len(state.kept[seat])
    return features


def feature_of(state: SurviveState, place: int) -> int:
    if place >= ABOARD:
        return SAVED if place >= ASHORE else SAILING
    return SWIMMING if state.terrain_at[place] == SEA else WALKING
