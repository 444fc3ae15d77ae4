"""The Tavern of heroes: who is shown there, and who is hired."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.games.eldorado.rules.actions import VISIT
from incognita.games.eldorado.rules.cards import TAVERN_SHOWS
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.phases import ACT, HIRING, REVEALING
from incognita.games.eldorado.rules.piles import add_card
from incognita.games.eldorado.rules.turns import drop_left_over

if TYPE_CHECKING:
    from incognita.games.eldorado.rules.state import EldoradoState


def add_visits(state: EldoradoState, extras: Extras, moves: list[int]) -> None:
    """One hero for each seat, for a piece that came to the Tavern this turn (eldorado.hero.*)."""
    tavern = state.route.tavern_cells
    if not tavern or extras.hired[state.seat] or not extras.heroes:
        return
    for piece in range(state.pieces):
        cell = state.piece_cells[state.seat * state.pieces + piece]
        if cell in tavern and extras.move_origin[piece] >= 0:
            moves.append(VISIT + piece)


def visit_due(state: EldoradoState, extras: Extras) -> bool:
    """The first stop at the Tavern is a visit before all else (eldorado.hero.tavern)."""
    if not state.setup.visit_due or extras.hired[state.seat]:
        return False
    visits: list[int] = []
    add_visits(state, extras, visits)
    return bool(visits)


def visit(state: EldoradoState) -> None:
    drop_left_over(state)
    state.phase = REVEALING


def reveal(state: EldoradoState, extras: Extras, hero: int) -> None:
    extras.heroes.remove(hero)
    extras.shown.append(hero)
    if len(extras.shown) == TAVERN_SHOWS or not extras.heroes:
        state.phase = HIRING


def hire(state: EldoradoState, extras: Extras, hero: int) -> None:
    """One goes to the hand for all to see, the others back to the pile (eldorado.hero.hire)."""
    for other in extras.shown:
        if other != hero:
            add_card(extras.heroes, other)
    extras.shown = []
    extras.hired[state.seat] = 1
    add_card(state.hands[state.seat], hero)
    add_card(state.known[state.seat], hero)
    state.phase = ACT
