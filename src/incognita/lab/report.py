"""The report of a contest, for people, programs and pages; docs/arena.md has every field."""

from collections.abc import Sequence
from typing import Any, Final

from incognita.core import COMPILED
from incognita.lab.arena import Contest
from incognita.lab.luck_report import luck_report
from incognita.lab.match import Outcome
from incognita.lab.ratings import elo, skills
from incognita.lab.sequential import SequentialStop
from incognita.lab.tally import mean_within, pairs, tallies

FORMAT: Final = "incognita-arena"
VERSION: Final = 1

Report = dict[str, Any]


def report(
    contest: Contest, outcomes: Sequence[Outcome], stop: SequentialStop | None = None
) -> Report:
    """All results; only what is under "time" differs from run to run."""
    decided = {} if stop is None else {"until": stop.report(contest.names())}
    return {
        **decided,
        **luck_report(contest, outcomes),
        "format": FORMAT,
        "version": VERSION,
        "game": contest.game,
        "options": contest.options,
        "games": len(outcomes),
        "planned": contest.planned(),
        "seed": contest.seed,
        "seconds": contest.seconds,
        "simulations": contest.simulations,
        "compiled": COMPILED,
        "bots": bots(contest, outcomes),
        "pairs": [pair.result(contest.names()) for pair in pairs_of(contest, outcomes)],
        "faults": faults(contest, outcomes),
        "rounds": rounds([outcome.rounds for outcome in outcomes]),
        "time": times(contest, outcomes),
    }


def bots(contest: Contest, outcomes: Sequence[Outcome]) -> list[Report]:
    count = len(contest.entrants)
    ratings = elo(count, pairs_of(contest, outcomes), contest.players())
    skill = skills(count, outcomes)
    counted = tallies(contest.names(), outcomes, contest.seatings())
    return [
        {
            **tally.result(),
            "spec": contest.entrants[at].spec,
            "elo": {"rating": ratings[at].rating, "low": ratings[at].low, "high": ratings[at].high},
            "skill": skill[at],
        }
        for at, tally in enumerate(counted)
    ]


def pairs_of(contest: Contest, outcomes: Sequence[Outcome]) -> list[Any]:
    return pairs(len(contest.entrants), outcomes, contest.seatings())


def faults(contest: Contest, outcomes: Sequence[Outcome]) -> list[Report]:
    names = contest.names()
    return [
        {
            "bot": names[outcome.seats[seat]],
            "game": outcome.number,
            "seat": seat,
            "sentence": f"{names[outcome.seats[seat]]} {what}.",
        }
        for outcome in outcomes
        for seat, what in sorted(outcome.faults.items())
    ]


def rounds(counts: Sequence[int]) -> Report:
    mean, within = mean_within(counts)
    return {
        "mean": mean,
        "within": within,
        "fewest": min(counts, default=0),
        "most": max(counts, default=0),
    }


def times(contest: Contest, outcomes: Sequence[Outcome]) -> Report:
    """Of play, added up over all workers."""
    seconds = sum(outcome.seconds for outcome in outcomes)
    counted = tallies(contest.names(), outcomes, contest.seatings())
    decisions = sum(tally.thinking.decisions for tally in counted)
    return {
        "seconds": seconds,
        "decisions_per_second": decisions / seconds if seconds else 0.0,
        "bots": [tally.times() for tally in counted],
    }
