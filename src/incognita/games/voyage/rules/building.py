"""Where a unit can be placed."""

from incognita.games.voyage.rules.state import VoyageState


def has_site(state: VoyageState) -> bool:
    """The tile laid last in this turn shows land; no unit can stand on it yet."""
    last = state.last
    return last >= 0 and state.sea.land[last] > 0
