"""Answers to "why not?"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.reason import Reason
from incognita.games.entdecker.interface.refusals import refusal
from incognita.games.entdecker.rules import actions as act
from incognita.games.entdecker.rules.tables import (
    MOST_GOLD,
    PERSONAL,
    PILES,
    PLACES,
    SQUARES,
    UNITS,
)  # fmt: skip
from incognita.games.voyage.interface.why import asked_number
from incognita.games.voyage.rules.patterns import MASKS

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def why(state: EntdeckerState, seat: int, question: dict[str, object]) -> Reason | None:
    """The page asks about a start, a tile, a way to lay, a unit or a post; or an action."""
    return refusal(state, seat, asked_action(question))


def asked_action(question: dict[str, object]) -> int:
    if "action" in question:
        return asked_number(question, "action")
    if "start" in question:
        return act.START + asked_number(question, "start", PLACES)
    if "announce" in question:
        return act.announce(asked_number(question, "announce", MOST_GOLD + 1))
    if "draw" in question:
        return act.DRAW + asked_number(question, "draw", PILES)
    if "own" in question:
        return act.OWN + asked_number(question, "own", PERSONAL)
    if "build" in question:
        return act.build(asked_number(question, "build", UNITS), 0)
    if "recall" in question:
        return act.RECALL + asked_number(question, "recall", SQUARES)
    square = asked_number(question, "lay", SQUARES)
    return act.lay(square, asked_number(question, "land", MASKS))
