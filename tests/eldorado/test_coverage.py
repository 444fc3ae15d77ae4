"""Random games meet every kind of action, every phase and every reason that play can give."""

from collections.abc import Iterator
from typing import Any

import pytest

from incognita.core import CHANCE, OVER, Rng
from incognita.games.eldorado.rules.actions import BASE_KINDS
from incognita.games.eldorado.rules.buying import offered
from incognita.games.eldorado.rules.phases import ACT, BASE_PHASES, DEAL, DRAW
from incognita.games.eldorado.rules.state import EldoradoState
from tests.eldorado.positions import GAME, cards
from tests.eldorado.test_why import REFUSALS, codes_in

OPTIONS: list[dict[str, Any]] = [
    {"players": 2, "native_at_blockade": "both", "purchase": "any-order"},
    {"players": 3},
    {"players": 4, "native_at_blockade": "never", "round_limit": 30},
]
# Left to the tests by hand: a market nobody can pay, and the Native at certain blockades.
RARE = {"nothing-affordable", "one-step", "native-blockade"}
# Reasons that only caves, promo cards and Heroes & Hexes can give.
OF_EXTRAS = {
    "after-moving", "cannot-lift", "cave-empty", "cave-fever", "copying", "curse-due", "hired",
    "hiring", "hopping", "lethargy", "lifting", "misery", "misfortune", "needs-curse", "no-cave",
    "no-cave-tile", "no-coins", "no-demon", "no-demon-card", "no-hero", "no-hop", "no-reserve",
    "no-such-curse", "no-tunnel", "nobody-hops", "not-at-tavern", "not-beside-cave",
    "not-come-to-cave", "nothing-to-copy", "swapping", "tile-idle", "walk-ends", "walk-not-there",
    "visit-first", "warding",
}  # fmt: skip
PURPLE = cards("transmitter cartographer scientist compass travel_log native")
GAMES = 18


def eager(state: EldoradoState, rng: Rng, haste: int) -> int:
    """Random, but fond of going on towards El Dorado, the more so the greater the haste."""
    legal = state.legal()
    onward = [action for action in legal if leads_on(state, action)]
    if onward and rng.below(10) < haste:
        return onward[rng.below(len(onward))]
    return legal[rng.below(len(legal))]


def leads_on(state: EldoradoState, action: int) -> bool:
    way = GAME.describe(state, action)
    if way["kind"] == "buy":
        return True
    if "blockade" not in way:
        return False
    left = state.route.left_of
    return bool(way["to"] < 0 or left[way["to"]] < left[way["from"]])


def enrich(state: EldoradoState) -> None:
    """Purple cards for everybody, and a market with an empty slot."""
    for deck in state.decks[:3]:
        deck.extend(PURPLE)
    state.stock = [left - 3 if card in PURPLE else left for card, left in enumerate(state.stock)]
    state.slots[-1] = -1
    state.offers = offered(state.stock, state.slots)


def stages(seed: int) -> Iterator[tuple[EldoradoState, int, Rng]]:
    """One game with richer decks, position by position, with what is done next."""
    state = GAME.start(**OPTIONS[seed % 3])
    enrich(state)
    rng = Rng(seed)
    while state.actor() != OVER:
        chance = state.actor() == CHANCE
        action = state.sample(rng) if chance else eager(state, rng, seed % 7)
        yield state, action, rng
        state.apply(action)
    yield state, -1, rng


@pytest.mark.long_games
def test_every_kind_of_action_and_every_phase_occurs() -> None:
    kinds: set[str] = set()
    phases: set[str] = set()
    for seed in range(GAMES):
        for state, action, _rng in stages(seed):
            phases.add(state.view(-1)["phase"])
            if action >= 0:
                kinds.add(GAME.describe(state, action)["kind"])
    assert kinds == {*BASE_KINDS, "deal", "draw"}
    assert phases == set(BASE_PHASES)


@pytest.mark.long_games
def test_every_reason_occurs() -> None:
    codes: set[str] = set()
    for seed in range(GAMES):
        for step, (state, action, rng) in enumerate(stages(seed)):
            if step % 23 == 0 or action < 0 or state.phase not in (DEAL, DRAW, ACT):
                codes |= reasons(state, rng.copy())
    assert codes_in(*REFUSALS) - OF_EXTRAS - codes <= RARE


def reasons(state: EldoradoState, rng: Rng) -> set[str]:
    """The codes of a part of all actions, a different part each time."""
    first = rng.below(5)
    most = GAME.action_count() + 5
    refusals = [state.refusal(state.seat, action) for action in range(first - 1, most, 5)]
    return {reason.code for reason in refusals if reason is not None}
