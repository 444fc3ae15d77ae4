"""Outcomes of chance: deals, draws, tiles, curses, heroes. A pile is a multiset without order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.rng import Rng
from incognita.games.eldorado.rules import caves, curses, tavern
from incognita.games.eldorado.rules.cards import HAND
from incognita.games.eldorado.rules.drawing import begin_draw, settle
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.phases import (
    ADOPTING,
    CURSING,
    DEAL,
    DRAW,
    FINDING,
    FIRST_HANDS,
)  # fmt: skip
from incognita.games.eldorado.rules.piles import add_card, take_card

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def outcomes(state: EldoradoState) -> list[tuple[int, int]]:
    phase = state.phase
    extras = state.extras
    if extras is not None and phase in (FINDING, CURSING):
        return [(kind, count) for kind, count in enumerate(counts(extras, phase)) if count]
    pile = pile_of(state)
    return [(card, pile.count(card)) for card in sorted(set(pile))]


def sample(state: EldoradoState, rng: Rng) -> int:
    phase = state.phase
    extras = state.extras
    if extras is not None:
        if phase in (FINDING, CURSING):
            return pick(counts(extras, phase), rng)
        if phase == DRAW and extras.tops[state.seat] >= 0:
            return extras.tops[state.seat]
    pile = pile_of(state)
    return pile[rng.below(len(pile))]


def pile_of(state: EldoradoState) -> list[int]:
    """What chance takes one from."""
    phase = state.phase
    if phase == DEAL:
        return state.spare
    extras = state.extras
    if extras is None:
        return state.decks[state.seat]
    if phase == DRAW:
        top = extras.tops[state.seat]
        return [top] if top >= 0 else state.decks[state.seat]
    return extras.familiars if phase == ADOPTING else extras.heroes


def counts(extras: Extras, phase: int) -> list[int]:
    """Tiles or curses by kind."""
    return caves.unseen(extras) if phase == FINDING else extras.curses


def pick(counts: list[int], rng: Rng) -> int:
    """One of so many by kind."""
    at = rng.below(sum(counts))
    kind = 0
    while at >= counts[kind]:
        at -= counts[kind]
        kind += 1
    return kind


def apply(state: EldoradoState, outcome: int) -> None:
    phase = state.phase
    extras = state.extras
    if phase == DRAW:
        draw(state, outcome)
    elif phase == DEAL:
        deal(state, outcome)
    elif extras is not None:
        if phase == FINDING:
            caves.find_tile(state, extras, outcome)
        elif phase == CURSING:
            curses.draw_curse(state, extras, outcome)
        elif phase == ADOPTING:
            adopt(state, extras, outcome)
        else:
            tavern.reveal(state, extras, outcome)


def draw(state: EldoradoState, card: int) -> None:
    seat = state.seat
    extras = state.extras
    if extras is not None and extras.tops[seat] >= 0:
        # Everybody saw the card go there.
        extras.tops[seat] = -1
        add_card(state.known[seat], card)
    take_card(state.decks[seat], card)
    add_card(state.hands[seat], card)
    state.pending -= 1
    settle(state)


def adopt(state: EldoradoState, extras: Extras, familiar: int) -> None:
    """One familiar for each seat, as a ninth card (eldorado.familiar.deal)."""
    extras.familiars.remove(familiar)
    add_card(state.decks[state.seat], familiar)
    state.seat += 1
    if state.seat == state.seats:
        state.seat = 0
        state.phase = DEAL
        next_joint(state)


def deal(state: EldoradoState, number: int) -> None:
    """One blockade, at random, on each seam (eldorado.blockade.deal)."""
    state.spare.remove(number)
    state.blockades[state.target] = number
    next_joint(state)


def next_joint(state: EldoradoState) -> None:
    """On to the next seam that takes a blockade, or to the first hands."""
    state.target += 1
    while state.target < state.route.joints and state.spare:
        if _takes_blockade(state, state.target):
            return
        state.target += 1
    state.target = -1
    begin_draw(state, HAND, FIRST_HANDS)


def _takes_blockade(state: EldoradoState, seam: int) -> bool:
    if seam in state.route.open_seams:
        return False
    return state.setup.after_strips or state.route.kinds[seam] != "strip"
