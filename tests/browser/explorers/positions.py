"""Positions on one landscape that several tests begin with; Ann is seat 0, Ben seat 1.

Everybody starts at village A on E5, with temple A on B2 and a key on G2 not far from it.
"""

from typing import Any

from incognita.core import CHANCE, Rng
from incognita.games.explorers.rules.state import ExplorersState
from tests.explorers.layouts import laid
from tests.explorers.playing import do, roam, seal_all, turn_up

TILES = ("1 2", "2 3", "3 0", "4 0")
FIRST = ("E4", "D4", "F4", "seal")


def at_start(**options: Any) -> ExplorersState:
    """The first three crosses are to be made; objectives are drawn, always the same ones."""
    state, rng = laid(*TILES, **options), Rng(1)
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))
    return state


def under_way(card: str = "sand|mountain", named: int = 0, **options: Any) -> ExplorersState:
    """A card lies open in the first turn, and Ann, if she is not alone, has named a half of it."""
    state = at_start(**options)
    for seat in range(state.seats):
        do(state, seat, *FIRST)
    turn_up(state, card, named)
    return state


def last_turn(on_round: int, **options: Any) -> ExplorersState:
    """A few things are found, and the last turn of a round has begun."""
    state = under_way(**options)
    for seat in range(state.seats):
        roam(state, seat, "F5 F6 F7 E6 D6 D7 E7 E8")
    while (state.round, state.turn) != (on_round, 7):
        seal_all(state)
        turn_up(state)
    return state


def with_map(**options: Any) -> ExplorersState:
    """Both have found a map on A5, and a new card lies open."""
    state = under_way(**options)
    for seat in range(state.seats):
        roam(state, seat, "C4 C5 B5 A5")
    seal_all(state)
    turn_up(state, "water|mountain")
    return state


def before_temple(**options: Any) -> ExplorersState:
    """Ann stands beside temple A and holds two keys, Ben none; Ben has named the mountains."""
    state = under_way(temples="advanced", **options)
    roam(state, 0, "C4 C3 B3 G4 G3 G2 H2 I2 J2 J1")
    seal_all(state)
    turn_up(state, "grass|mountain", 1)
    return state


def two_bonuses() -> ExplorersState:
    """Ann has entered temples A and B in one turn."""
    state = before_temple()
    roam(state, 0, "K2 L2 M2 N2 O2")
    seal_all(state)
    turn_up(state)
    roam(state, 0, "B2 O3")
    return seal_all(state)


def all_crossed() -> ExplorersState:
    """Ann has made all crosses of a turn and not sealed them yet."""
    state = under_way()
    while len(state.legal(0)) > 1:
        state.apply(state.legal(0)[0], 0)
    return state
