"""Outcomes of chance beyond the base game: familiars, tiles, curses, heroes, a card on top."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from incognita.core.rng import Rng
from incognita.games.eldorado.rules import chance
from incognita.games.eldorado.rules.caves import found_tile, unseen
from incognita.games.eldorado.rules.curses import drawn
from incognita.games.eldorado.rules.expansion import Extras
from incognita.games.eldorado.rules.phases import ADOPTING, CURSING, DEAL, DRAW, FINDING
from incognita.games.eldorado.rules.tavern import revealed

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def outcomes(state: EldoradoState, extras: Extras) -> list[tuple[int, int]]:
    phase = state.phase
    if phase == DRAW and extras.tops[state.seat] >= 0:
        return [(extras.tops[state.seat], 1)]
    if phase <= DRAW:
        return chance.outcomes(state)
    if phase in (FINDING, CURSING):
        counts = unseen(extras) if phase == FINDING else extras.curses
        return [(kind, count) for kind, count in enumerate(counts) if count]
    pile = extras.familiars if phase == ADOPTING else extras.heroes
    return [(card, 1) for card in pile]


def sample(state: EldoradoState, extras: Extras, rng: Rng) -> int:
    phase = state.phase
    if phase == DRAW and extras.tops[state.seat] >= 0:
        return extras.tops[state.seat]
    if phase <= DRAW:
        return chance.sample(state, rng)
    if phase in (FINDING, CURSING):
        return pick(unseen(extras) if phase == FINDING else extras.curses, rng)
    pile = extras.familiars if phase == ADOPTING else extras.heroes
    return pile[rng.below(len(pile))]


def pick(counts: list[int], rng: Rng) -> int:
    """One of so many by kind."""
    at = rng.below(sum(counts))
    kind = 0
    while at >= counts[kind]:
        at -= counts[kind]
        kind += 1
    return kind


def apply(state: EldoradoState, extras: Extras, outcome: int) -> None:
    phase = state.phase
    if phase == FINDING:
        found_tile(state, extras, outcome)
    elif phase == CURSING:
        drawn(state, extras, outcome)
    elif phase == ADOPTING:
        adopt(state, extras, outcome)
    elif phase > DRAW:
        revealed(state, extras, outcome)
    else:
        if phase == DRAW and extras.tops[state.seat] >= 0:
            # Everybody saw the card go there.
            extras.tops[state.seat] = -1
            insort(state.known[state.seat], outcome)
        chance.apply(state, outcome)


def adopt(state: EldoradoState, extras: Extras, familiar: int) -> None:
    """One familiar for each seat, as a ninth card (eldorado.familiar.deal)."""
    extras.familiars.remove(familiar)
    insort(state.decks[state.seat], familiar)
    state.seat += 1
    if state.seat == state.seats:
        state.seat = 0
        state.phase = DEAL
        chance.open_deal(state)
