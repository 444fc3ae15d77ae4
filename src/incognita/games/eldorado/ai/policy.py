"""What a bot does without search, and how likely each action looks to search."""

from incognita.games.eldorado.ai.decision import Decision
from incognita.games.eldorado.ai.decision_extras import ExtrasDecision
from incognita.games.eldorado.ai.distances import Ways
from incognita.games.eldorado.rules.actions import END
from incognita.games.eldorado.rules.phases import ACT, DISCARDING
from incognita.games.eldorado.rules.state import EldoradoState


def choose(ways: Ways, state: EldoradoState) -> int:
    """The action that looks best at once."""
    extras = state.extras
    if extras is not None:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        return ExtrasDecision(ways, state, extras, legal).choose()
    return END if nothing_left(state) else Decision(ways, state).choose()


def priors(ways: Ways, state: EldoradoState, legal: list[int]) -> list[float]:
    """A weight for each legal action."""
    extras = state.extras
    if extras is not None:
        return ExtrasDecision(ways, state, extras, state.legal()).priors(legal)
    return Decision(ways, state).priors(legal)


def nothing_left(state: EldoradoState) -> bool:
    """The hand is empty, and nothing paid for is still to be had."""
    return (
        not state.hands[state.seat]
        and (state.phase in (ACT, DISCARDING))
        and state.mover < 0
        and (state.bought or state.purse == 0)
    )
