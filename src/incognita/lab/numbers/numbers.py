"""The numbers of many games of one kind."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from incognita.core.interface.statistics import Figure
from incognita.lab.numbers.collect import GameRow
from incognita.lab.numbers.types import (
    ChoiceNumbers,
    FigureNumbers,
    FirstChoice,
    GameNumbers,
    LengthNumbers,
    NameNumbers,
    SeatNumbers,
)

BINS: Final = 10
# Shown: so many first choices and choices.
MOST_CHOICES: Final = 20
# Kinds of decisions with more texts than this name places.
MOST_THINGS: Final = 40
# A choice is compared where so many seats made it and so many did not.
LEAST_SEATS: Final = 5
Z: Final = 1.96
DIGITS: Final = 4


def numbers_of(rows: Sequence[GameRow]) -> GameNumbers:
    """Of games of one kind, at least one."""
    return {
        "game": rows[0].game,
        "games": len(rows),
        "seats": seats(rows),
        "names": names(rows),
        "rounds": lengths([row.rounds for row in rows]),
        "steps": lengths([row.steps for row in rows]),
        "first_choices": first_choices(rows),
        "choices": choices(rows),
        "points": compared(rows, lambda row: row.points),
        "figures": compared(rows, lambda row: row.figures),
        "loss_over_game": loss_over_game(rows),
    }


def seats(rows: Sequence[GameRow]) -> list[SeatNumbers]:
    results: dict[tuple[int, int], list[float]] = defaultdict(list)
    for row in rows:
        for seat, won in enumerate(row.wins()):
            results[row.players, seat].append(won)
    numbers: list[SeatNumbers] = []
    for (players, seat), wins in sorted(results.items()):
        low, high = interval(sum(wins), len(wins))
        numbers.append(
            {
                "players": players,
                "seat": seat,
                "games": len(wins),
                "wins": rounded(sum(wins)),
                "share": rounded(mean(wins)),
                "low": rounded(low),
                "high": rounded(high),
            }
        )
    return numbers


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's, with 95 %."""
    share, spread = wins / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = sqrt(share * (1 - share) * spread + spread * spread / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def names(rows: Sequence[GameRow]) -> list[NameNumbers]:
    """By name, those who played most first."""
    played: dict[str, list[tuple[GameRow, int]]] = defaultdict(list)
    for row in rows:
        for seat, name in enumerate(row.names[: row.players]):
            played[name].append((row, seat))
    numbers = [of_name(name, games) for name, games in played.items() if name]
    return sorted(numbers, key=lambda one: (-one["games"], one["name"]))


def of_name(name: str, games: list[tuple[GameRow, int]]) -> NameNumbers:
    studied = [row.study["seats"][seat] for row, seat in games if row.study is not None]
    return {
        "name": name,
        "games": len(games),
        "wins": rounded(sum(row.wins()[seat] for row, seat in games)),
        "mean_result": rounded(mean([row.returns[seat] for row, seat in games])),
        "studied": len(studied),
        "luck": [rounded(one["luck"]) for one in studied],
        "mean_loss": [rounded(one["mean_loss"]) for one in studied],
    }


def lengths(values: Sequence[int]) -> LengthNumbers:
    least, most = min(values), max(values)
    counts = [0] * BINS
    for value in values:
        counts[min(BINS - 1, (value - least) * BINS // (most - least + 1))] += 1
    return {"mean": rounded(mean(values)), "least": least, "most": most, "counts": counts}


def first_choices(rows: Sequence[GameRow]) -> list[FirstChoice]:
    results: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        for text, result in zip(row.first, row.returns, strict=True):
            if text:
                results[text].append(result)
    ordered = sorted(results.items(), key=lambda one: (-len(one[1]), one[0]))
    return [
        {"text": text, "made": len(some), "mean_result": rounded(mean(some))}
        for text, some in ordered[:MOST_CHOICES]
    ]


def choices(rows: Sequence[GameRow]) -> list[ChoiceNumbers]:
    """What those who made a choice came to, beside those who did not; the clearest first."""
    seats_made: dict[tuple[str, str], list[float]] = defaultdict(list)
    everybody = [result for row in rows for result in row.returns]
    for row in rows:
        for decided, result in zip(row.decided, row.returns, strict=True):
            for one in decided:
                seats_made[one].append(result)
    things = Counter(kind for kind, _text in seats_made)
    numbers = [
        choice(kind, text, made, everybody)
        for (kind, text), made in seats_made.items()
        if LEAST_SEATS <= len(made) <= len(everybody) - LEAST_SEATS and things[kind] <= MOST_THINGS
    ]
    return sorted(numbers, key=lambda one: (-clearness(one), one["text"]))[:MOST_CHOICES]


def choice(kind: str, text: str, made: list[float], everybody: list[float]) -> ChoiceNumbers:
    rest = len(everybody) - len(made)
    without = (sum(everybody) - sum(made)) / rest
    squares = sum(one * one for one in everybody) - sum(one * one for one in made)
    variance = max(0.0, squares / rest - without * without)
    error = sqrt(variance_of(made) / len(made) + variance / rest)
    return {
        "kind": kind,
        "text": text,
        "made": len(made),
        "result_with": rounded(mean(made)),
        "result_without": rounded(without),
        "error": rounded(error),
    }


def clearness(one: ChoiceNumbers) -> float:
    """How many standard errors the results are apart."""
    return abs(one["result_with"] - one["result_without"]) / max(one["error"], 10**-DIGITS)


def compared(
    rows: Sequence[GameRow], figures: Callable[[GameRow], list[Figure]]
) -> list[FigureNumbers]:
    """Winners beside the others, in the order in which the game names its figures."""
    won: dict[str, list[float]] = defaultdict(list)
    lost: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        wins = row.wins()
        for figure in figures(row):
            for seat, value in enumerate(figure["values"]):
                (won if wins[seat] > 0 else lost)[figure["name"]].append(value)
    named = [name for name in dict.fromkeys([*won, *lost]) if any(won[name]) or any(lost[name])]
    return [
        {"name": name, "winners": rounded(mean(won[name])), "others": rounded(mean(lost[name]))}
        for name in named
    ]


def loss_over_game(rows: Sequence[GameRow]) -> list[float]:
    """Mean loss of a decision in each tenth of the studied games; empty without any."""
    losses: list[list[float]] = [[] for _ in range(BINS)]
    for row in rows:
        for part in row.study["steps"] if row.study is not None else []:
            for one in part["decisions"]:
                losses[min(BINS - 1, one["step"] * BINS // max(1, row.steps))].append(one["loss"])
    return [rounded(mean(some)) for some in losses] if any(losses) else []


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def variance_of(values: Sequence[float]) -> float:
    middle = mean(values)
    return mean([(value - middle) ** 2 for value in values])


def rounded(number: float) -> float:
    return round(number, DIGITS)
