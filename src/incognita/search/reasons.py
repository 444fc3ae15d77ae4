"""Why a line of decisions looks good: the part of the value that it changes most."""

from typing import Final, NamedTuple

from incognita.core.state import OVER, State
from incognita.search.value_model import ValueModel, seat_scores

# Beside the features of the value: what another seat loses.
RIVAL: Final = "rival"
# Changes of the score that are too small to be a reason.
MIN_GAIN: Final = 0.05


class HintReason(NamedTuple):
    """A feature of the value and by how much it changes; `seat` is whose, in RIVAL the other's."""

    term: str
    amount: float
    seat: int


def reason_of(
    model: ValueModel, before: State, after: State, seat: int, others: list[State]
) -> HintReason | None:
    """What the seat gains by a line of decisions, or by this one rather than the others.

    Points are gained. A score that is no sum of points only compares: what it changes by a line
    is told without an amount. None where the value does not tell.
    """
    if after.actor() == OVER:
        return None
    rows = model.rows(after)
    gain = largest_change(model, model.rows(before), rows, seat)
    running = [model.rows(other) for other in others if other.actor() != OVER]
    lead: HintReason | None = None
    if running:
        mean = [sum(values) / len(running) for values in zip(*running, strict=True)]
        lead = largest_change(model, mean, rows, seat)
    if model.points:
        return gain or lead
    return lead or (None if gain is None else HintReason(gain.term, 0.0, gain.seat))


def largest_change(
    model: ValueModel, before: list[float], after: list[float], seat: int
) -> HintReason | None:
    """The change that adds most to the seat's lead, if one adds something."""
    width = len(model.weights) - 1
    best: HintReason | None = None
    most = MIN_GAIN
    for at in range(width - 1):
        change = after[width * seat + at] - before[width * seat + at]
        if model.weights[at] * change > most:
            most = model.weights[at] * change
            best = HintReason(model.names[at], change, seat)
    scores = seat_scores(before, model.weights)
    for other, score in enumerate(seat_scores(after, model.weights)):
        if other != seat and scores[other] - score > most:
            most = scores[other] - score
            best = HintReason(RIVAL, most, other)
    return best
