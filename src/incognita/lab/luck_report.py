"""Results of a contest with the luck taken out, beside the plain ones."""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Any, Final

from incognita.lab.arena import Contest
from incognita.lab.match import Outcome
from incognita.lab.tally import Z95, Deals, mean_of, mean_within, results_of

Report = dict[str, Any]

# The part of the luck to begin with counts as much as so many deals.
TRIED_DEALS: Final = 10


def luck_report(contest: Contest, outcomes: Sequence[Outcome]) -> Report:
    """By bots, and by pairs where no third one sits at the table; whole deals alone count."""
    if contest.luck is None:
        return {}
    duels = [meeting for meeting in contest.meetings() if len(meeting) == 2]
    names = contest.names()
    return {
        "luck": {
            "redraws": contest.luck.redraws,
            "playouts": contest.luck.playouts,
            "decisions": contest.luck.decisions,
            "share": contest.luck.share,
            "bots": [
                {"bot": name, **compared(contest, outcomes, at)} for at, name in enumerate(names)
            ],
            "pairs": [
                {
                    "one": names[one],
                    "other": names[other],
                    **compared(contest, outcomes, one, other),
                }
                for one, other in duels
            ],
        }
    }


def compared(
    contest: Contest, outcomes: Sequence[Outcome], one: int, other: int | None = None
) -> Report:
    """The plain mean of deals, the adjusted one, and how many games fewer the latter takes."""
    with_luck, without = Deals(contest.seatings()), Deals(contest.seatings())
    share = contest.luck.share if contest.luck is not None else 0.0
    for outcome in outcomes:
        seats = outcome.seats
        if one not in seats or other not in (None, *seats):
            continue
        results = (outcome.returns, without_luck(outcome))
        for deals, returns in zip((with_luck, without), results, strict=True):
            mean = mean_of(one, seats, returns)
            deals.add(outcome, mean if other is None else ahead_by(one, seats, mean))
    plain = with_luck.means()
    luck = [a - b for a, b in zip(plain, without.means(), strict=True)]
    parts = parts_taken_out(plain, luck, share)
    adjusted = [a - part * b for a, part, b in zip(plain, parts, luck, strict=True)]
    mean, within = mean_within(plain)
    adjusted_mean, adjusted_within = mean_within(adjusted)
    return {
        "deals": len(plain),
        "plain": mean,
        "plain_within": within,
        "adjusted": adjusted_mean,
        "adjusted_within": adjusted_within,
        "part": sum(parts) / len(parts) if parts else share,
        "fewer": fewer_games(plain, adjusted),
    }


def without_luck(outcome: Outcome) -> list[float]:
    """Not bound to [0, 1], but right on average."""
    return [result - luck for result, luck in zip(outcome.returns, outcome.luck, strict=True)]


def parts_taken_out(plain: Sequence[float], luck: Sequence[float], share: float) -> list[float]:
    """For each deal, the part of its luck that leaves the least spread in all others.

    They know nothing of the deal itself, so what is taken out stays 0 on average. `share` counts
    as TRIED_DEALS deals more.
    """
    count = len(plain) - 1
    if count < 1:
        return [share] * len(plain)
    results, lucks = sum(plain), sum(luck)
    products = sum(a * b for a, b in zip(plain, luck, strict=True))
    squares = sum(one * one for one in luck)
    parts: list[float] = []
    for result, one in zip(plain, luck, strict=True):
        spread_of_others = squares - one * one
        together = products - result * one - (results - result) * (lucks - one) / count
        best = together / spread_of_others if spread_of_others > 0.0 else share
        part = (count * best + TRIED_DEALS * share) / (count + TRIED_DEALS)
        parts.append(max(0.0, part))
    return parts


def ahead_by(one: int, seats: Sequence[int], mean: float) -> float:
    """How often the one is ahead of the other, from its mean return where no third sits.

    A return counts all who are left behind, its own other seats too: half of these on average.
    """
    mine = len(results_of(one, seats, seats))
    others = len(seats) - mine
    return (mean * (len(seats) - 1) - (mine - 1) / 2) / others


def fewer_games(plain: Sequence[float], adjusted: Sequence[float]) -> Report | None:
    """By which factor fewer games give the same interval; by leaving out each deal in turn.

    None where there are too few deals, or where luck decides nothing or everything.
    """
    count = len(plain)
    pairs = list(zip(plain, adjusted, strict=True))
    if count < 10 or not all(spread(pairs, at) > 0 for at in (0, 1)):
        return None
    left_out = [log_ratio(pairs[:at] + pairs[at + 1 :]) for at in range(count)]
    middle = sum(left_out) / count
    error = sqrt((count - 1) / count * sum((one - middle) ** 2 for one in left_out))
    ratio = log_ratio(pairs)
    reach = Z95 * error
    return {"factor": exp(ratio), "low": exp(ratio - reach), "high": exp(ratio + reach)}


def log_ratio(pairs: Sequence[tuple[float, float]]) -> float:
    return log(max(spread(pairs, 0), 1e-12) / max(spread(pairs, 1), 1e-12))


def spread(pairs: Sequence[tuple[float, float]], at: int) -> float:
    middle = sum(pair[at] for pair in pairs) / len(pairs)
    return sum((pair[at] - middle) ** 2 for pair in pairs) / len(pairs)
