"""Why not? Every action that is not legal has a reason, and every reason a rule."""

from incognita.core import OVER, Reason
from incognita_atoll.rules.state import AtollState
from incognita_atoll.rules.tables import DIVE


def refusal(state: AtollState, seat: int, action: int) -> Reason | None:
    if state.actor() == OVER:
        return Reason("over", "atoll.end.when")
    if seat != state.actor():
        return Reason("not-your-turn", "atoll.turn.order")
    if action in state.legal():
        return None
    if action == DIVE:
        return Reason("no-pearls", "atoll.dive.pearls")
    return Reason("must-use-turn", "atoll.turn.pass")
