"""Quick decisions by looking one step ahead, as far as both games make them alike."""

import math
from typing import Final

from incognita.core.rng import Rng
from incognita.games.voyage.ai.value import VoyageValueModel
from incognita.games.voyage.rules.piles import EVENT_BACK
from incognita.games.voyage.rules.state import VoyageState

# Decisions that look alike, or that are hardly ever good, are not tried out.
UNLIKELY: Final = 0.001
# Points that make one way to lay a tile look e times as good as another.
CLEARLY_BETTER: Final = 3.0
# Luck that decides between equals, and between starts that look nearly alike.
EQUALS: Final = 0.01
NEARLY_EQUALS: Final = 0.3
# What a unit must bring to be better than keeping the gold.
WORTH_BUILDING: Final = 0.2


def margin_after(model: VoyageValueModel, state: VoyageState, action: int) -> float:
    """How the acting seat stands once it has done this."""
    seat = state.actor()
    twin = state.copy()
    twin.apply(action)
    return model.margin(twin, seat)


def margins_after(model: VoyageValueModel, state: VoyageState, actions: list[int]) -> list[float]:
    """margin_after() of each."""
    return [margin_after(model, state, action) for action in actions]


def best_of(model: VoyageValueModel, state: VoyageState, actions: list[int], rng: Rng) -> int:
    """The decision after which the seat stands best; equals by lot."""
    if len(actions) == 1:
        return actions[0]
    return actions[best_margin(margins_after(model, state, actions), rng)]


def best_margin(margins: list[float], rng: Rng) -> int:
    """Where the largest stands; equals by lot."""
    best, most = 0, -1e9
    if len(margins) > 1:
        for at in range(len(margins)):
            margin = margins[at] + EQUALS * rng.unit()
            if margin > most:
                best, most = at, margin
    return best


def best_start(starts: list[int], scores: list[float], rng: Rng) -> int:
    """One of those that look best."""
    best, most = starts[0], -1e9
    for at in range(len(starts)):
        score = scores[at] + NEARLY_EQUALS * rng.unit()
        if score > most:
            best, most = starts[at], score
    return best


def worthwhile(
    builds: list[int], margins: list[float], present: float, least: float, rng: Rng
) -> int:
    """The best unit to build if it brings more than this beside the present margin, else -1."""
    best = best_margin(margins, rng)
    return builds[best] if margins[best] - present > least else -1


def draw_event(state: VoyageState, draws: list[int], first: int) -> int:
    """From a pile with an event on top, if there is any; draws are numbered from the first."""
    for action in draws:
        pile = action - first
        if pile < len(state.backs) and state.backs[pile] == EVENT_BACK:
            return action
    return draws[0]


def weigh_lays(legal: list[int], lays: list[int], margins: list[float]) -> list[float]:
    """Tiles are laid in many ways: the better the seat stands at once, the more likely.

    By legal action: 1 for the best of the lays, which come in the same order, -1 for any other
    action.
    """
    weights = [-1.0] * len(legal)
    most = max(margins, default=0.0)
    next_lay = 0
    for at, action in enumerate(legal):
        if next_lay < len(lays) and action == lays[next_lay]:
            weights[at] = math.exp((margins[next_lay] - most) / CLEARLY_BETTER)
            next_lay += 1
    return weights
