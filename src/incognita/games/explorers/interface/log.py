"""Which rule a line of the log points to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.explorers.rules import actions as act
from incognita.games.explorers.rules.phases import BONUS_CROSSING, STARTING

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState


ITEM_RULES: Final[list[str]] = [
    "", "explorers.item.key", "explorers.item.map", "explorers.horse.at-once",
    "explorers.food.kind", "explorers.food.kind", "explorers.food.kind",
    "explorers.gem.tick", "explorers.temple.best-value",
]  # fmt: skip


def rule(state: ExplorersState, action: int) -> str:
    """The rule that a log line points to."""
    base = act.base_of(action)
    if base == act.LAY:
        return "explorers.setup.random" if state.setup.random_setup else "explorers.setup.chosen"
    if base == act.START_VILLAGE and state.setup.random_start:
        return "explorers.setup.start-lot"
    if base == act.TAKE:
        return take_rule(state, action - base)
    if base == act.CROSS:
        return cross_rule(state, action - base)
    return {
        act.START_VILLAGE: "explorers.setup.start-tie",
        act.OBJECTIVE: "explorers.setup.objectives",
        act.CARD: "explorers.turn.one-card",
        act.NAME: "explorers.active.names",
        act.CHART: "explorers.map.four-crosses",
        act.BONUS: "explorers.bonus.two-temples",
        act.SEAL: "explorers.sight.seal",
    }[base]


def take_rule(state: ExplorersState, side: int) -> str:
    if state.seats == 1:
        return "explorers.solo.facing"
    active = state.active()
    if active < 0:
        return "explorers.turn.no-active"
    if state.actor() == active:
        return "explorers.active.three"
    same = side == state.named_side
    return "explorers.active.same-side" if same else "explorers.active.other-side"


def cross_rule(state: ExplorersState, cell: int) -> str:
    item = state.land.items[cell]
    if item:
        return ITEM_RULES[item]
    if state.phase == STARTING:
        return "explorers.setup.three-crosses"
    if state.phase == BONUS_CROSSING:
        return "explorers.bonus.one-terrain"
    return "explorers.cross.adjacent"
