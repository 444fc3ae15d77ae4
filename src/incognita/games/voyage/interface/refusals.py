"""Why nothing can be done now, and why a tile cannot lie so before a ship."""

from typing import Final

from incognita.core.reason import Reason
from incognita.core.state import CHANCE, OVER
from incognita.games.voyage.rules.fitting import targets
from incognita.games.voyage.rules.grid import SIDE_NAMES
from incognita.games.voyage.rules.patterns import UNDISCOVERED
from incognita.games.voyage.rules.sea import Sea
from incognita.games.voyage.rules.state import VoyageState

# The rule behind each code, after the id of the game.
LAY_RULES: Final[dict[str, str]] = {
    "discovered": "sea.discovered",
    "not-beside-ship": "explore.beside-ship",
    "land-to-ship": "explore.sea-to-ship",
    "land-at-border": "sea.border",
    "no-match": "sea.match",
}


def early_refusal(state: VoyageState, action: int, count: int, steps: str) -> Reason | None:
    """Nothing at all can be done now, or there is no such action; steps is the rule of turns."""
    actor = state.actor()
    if actor == OVER:
        return Reason("over", f"{state.game_id()}.end.full")
    if actor == CHANCE:
        return Reason("chance-first", steps)
    return None if 0 <= action < count else Reason("no-such-action", steps)


def lay_reason(state: VoyageState, square: int, mask: int) -> Reason:
    code = lay_code(state.sea, state.ship, square, mask)
    facts = {"side": unmatched(state.sea, square, mask)} if code == "no-match" else {}
    return Reason(code, f"{state.game_id()}.{LAY_RULES[code]}", facts)


def lay_code(sea: Sea, ship: int, square: int, mask: int) -> str:
    """The place first, then the side towards the ship, the border, and the tiles around."""
    if sea.land[square] != UNDISCOVERED:
        return "discovered"
    entered = [target & 3 for target in targets(sea, ship) if target >> 2 == square]
    if not entered:
        return "not-beside-ship"
    if mask >> entered[0] & 1:
        return "land-to-ship"
    return "land-at-border" if mask & sea.grid.border(square) else "no-match"


def unmatched(sea: Sea, square: int, mask: int) -> str:
    """The first side that does not agree with what lies there."""
    needs = sea.needs[square]
    wrong = (mask ^ needs) & needs >> 4
    return next(SIDE_NAMES[side] for side in range(4) if wrong >> side & 1)
