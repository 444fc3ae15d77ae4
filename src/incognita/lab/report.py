"""What a contest found out, for people, programs and pages; docs/arena.md tells every field."""

from collections.abc import Sequence
from typing import Any, Final

from incognita.core import COMPILED
from incognita.lab.arena import Contest
from incognita.lab.match import Outcome
from incognita.lab.ratings import elo, skills
from incognita.lab.tally import mean_within, pairs, tallies

FORMAT: Final = "incognita-arena"
VERSION: Final = 1

Report = dict[str, Any]


def report(held: Contest, outcomes: Sequence[Outcome]) -> Report:
    """Everything that was found out; only what is under "time" differs from run to run."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": held.game,
        "options": held.options,
        "games": len(outcomes),
        "planned": held.planned(),
        "seed": held.seed,
        "seconds": held.seconds,
        "simulations": held.simulations,
        "compiled": COMPILED,
        "bots": bots(held, outcomes),
        "pairs": [pair.result(held.names()) for pair in met(held, outcomes)],
        "faults": faults(held, outcomes),
        "rounds": rounds([outcome.rounds for outcome in outcomes]),
        "time": times(held, outcomes),
    }


def bots(held: Contest, outcomes: Sequence[Outcome]) -> list[Report]:
    count = len(held.entrants)
    rated = elo(count, met(held, outcomes), held.players())
    learnt = skills(count, outcomes)
    counted = tallies(held.names(), outcomes, held.seatings())
    return [
        {
            **tally.result(),
            "spec": held.entrants[at].spec,
            "elo": {"rating": rated[at].rating, "low": rated[at].low, "high": rated[at].high},
            "skill": learnt[at],
        }
        for at, tally in enumerate(counted)
    ]


def met(held: Contest, outcomes: Sequence[Outcome]) -> list[Any]:
    return pairs(len(held.entrants), outcomes, held.seatings())


def faults(held: Contest, outcomes: Sequence[Outcome]) -> list[Report]:
    names = held.names()
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


def times(held: Contest, outcomes: Sequence[Outcome]) -> Report:
    """Of play, added up over all workers."""
    seconds = sum(outcome.seconds for outcome in outcomes)
    counted = tallies(held.names(), outcomes, held.seatings())
    decisions = sum(tally.thinking.decisions for tally in counted)
    return {
        "seconds": seconds,
        "decisions_per_second": decisions / seconds if seconds else 0.0,
        "bots": [tally.times() for tally in counted],
    }
