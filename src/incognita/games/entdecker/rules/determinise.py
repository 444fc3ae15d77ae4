"""What a seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.rng import Rng

if TYPE_CHECKING:
    from incognita.games.entdecker.rules.state import EntdeckerState


def guess(state: EntdeckerState, seat: int, rng: Rng) -> None:
    """Nobody has a secret, and what nobody knows lies in no position (entdecker.sight.*)."""
