"""Answers to "why not?"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.reason import Reason
from incognita.games.neue_entdecker.interface.refusals import refusal
from incognita.games.neue_entdecker.rules import actions as act
from incognita.games.neue_entdecker.rules.tables import (
    CHIEF,
    HIDDEN_COUNT,
    LENGTH,
    MOST_SCOUTS,
    PATHS,
    PILES,
    PLACED,
    PLACES,
    SPACES,
    SQUARES,
)  # fmt: skip
from incognita.games.voyage.interface.why import asked_number
from incognita.games.voyage.rules.patterns import MASKS

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


def why(state: NeueEntdeckerState, seat: int, question: dict[str, object]) -> Reason | None:
    """The page asks about a start, a pile, a lay, a unit, a scout or a path; or an action."""
    return refusal(state, seat, asked_action(question))


def asked_action(question: dict[str, object]) -> int:
    if "action" in question:
        return asked_number(question, "action")
    if "start" in question:
        return act.START + asked_number(question, "start", PLACES)
    if "draw" in question:
        return act.DRAW + asked_number(question, "draw", PILES)
    if "announce" in question:
        if question.get("open"):
            return act.open_tiles(asked_number(question, "announce", SQUARES + 1))
        return act.hidden(asked_number(question, "announce", HIDDEN_COUNT + 1))
    if "lay" in question or "land" in question:
        square = asked_number(question, "lay", SQUARES)
        return act.lay(square, asked_number(question, "land", MASKS))
    return asked_piece(question)


def asked_piece(question: dict[str, object]) -> int:
    """Units, scouts and chiefs."""
    chief = bool(question.get("chief"))
    if "name" in question:
        return act.name(asked_number(question, "name", MOST_SCOUTS + 1))
    if "build" in question:
        return act.build(CHIEF if chief else asked_number(question, "build", PLACED), 0)
    if "recall" in question:
        return act.RECALL + asked_number(question, "recall", SQUARES + SPACES)
    if "scout" in question:
        path = asked_number(question, "scout", PATHS if chief else 2 * PATHS)
        return act.scout(path, 1 if chief else 0)
    path = asked_number(question, "path", PATHS)
    return act.recall_path(LENGTH * path + asked_number(question, "space", LENGTH))
