"""Gold that is paid."""

from incognita.games.voyage.rules.state import VoyageState


def pay(state: VoyageState, amount: int) -> None:
    """To the bank; nobody else receives it."""
    if amount:
        state.gold = state.gold[:]
        state.gold[state.seat] -= amount
