"""Who is likely to win: what is saved, what may follow, and how far that is from settled."""

from typing import Final, cast

from incognita.core.state import State
from incognita.games.survive.ai.distances import Chart
from incognita.games.survive.ai.outlook import Outlook
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import ABOARD, ASHORE, DATA, SEA
from incognita.search.value_model import ValueModel, read_weights

# What each seat's merit is made of, in values of explorers: who is ashore, and by its chance who
# is in a boat, in the water or on the island; whose turn it is, and tiles in hand. Open is how
# far the chances stray.
SAVED: Final = 0
SAILING: Final = 1
SWIMMING: Final = 2
WALKING: Final = 3
TEMPO: Final = 4
KEPT: Final = 5
FPU_REDUCTION: Final = 6
WIDTH: Final = 7
NAMES: Final[list[str]] = [
    "saved", "sailing", "swimming", "walking", "tempo", "kept", "settled", "open",
]  # fmt: skip
WEIGHTS: Final[list[float]] = read_weights(DATA / "weights.toml", NAMES)


class SurviveValueModel(ValueModel):
    """Hopes of all seats."""

    def __init__(self, chart: Chart) -> None:
        super().__init__(NAMES, WEIGHTS, ["saved"])
        self.chart = chart

    def rows(self, state: State) -> list[float]:
        outlook = Outlook(cast("SurviveState", state), 0, self.chart)
        outlook.survey()
        return rows(outlook)


def rows(outlook: Outlook) -> list[float]:
    state = outlook.state
    found = [0.0] * (WIDTH * state.seats)
    for explorer in range(len(state.where)):
        place = state.where[explorer]
        if place < 0:
            continue
        first = WIDTH * outlook.owner[explorer]
        weight = 1.0 if outlook.equal else float(state.values[explorer])
        chance = outlook.chance(explorer)
        kind = first + kind_of(state, place)
        found[kind] = found[kind] + weight * chance
        if place < ASHORE:
            doubt = weight * weight * chance * (1.0 - chance)
            found[first + FPU_REDUCTION] = found[first + FPU_REDUCTION] + doubt
    found[WIDTH * state.seat + TEMPO] += 1.0
    for seat in range(state.seats):
        found[WIDTH * seat + KEPT] += len(state.kept[seat])
    return found


def kind_of(state: SurviveState, place: int) -> int:
    if place >= ABOARD:
        return SAVED if place >= ASHORE else SAILING
    return SWIMMING if state.ground[place] == SEA else WALKING
