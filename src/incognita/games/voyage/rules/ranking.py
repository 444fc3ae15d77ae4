"""Who stands best on an island and in the game, and what that is worth."""

import math


def halved(value: int, times: int) -> int:
    """Half of it as many times, rounded up every time."""
    for _ in range(times):
        value = (value + 1) // 2
    return value


def ahead(strengths: list[int]) -> list[int]:
    """How many stand strictly before each; strength 0 takes no part."""
    return [sum(1 for other in strengths if other > mine) for mine in strengths]


def ranks(strengths: list[int]) -> list[int]:
    """The rank of each, from 0; equals share one and the next follows directly."""
    return [len({other for other in strengths if other > mine}) for mine in strengths]


def shares(value: int, strengths: list[int], steps: list[int]) -> list[int]:
    """The value halved as often as the steps say; nothing for those who take no part."""
    return [halved(value, step) if mine else 0 for mine, step in zip(strengths, steps, strict=True)]


def margin_of(points: list[float], seat: int) -> float:
    """How far a seat is before the others on average, weighed towards the best of them."""
    most = -1e9
    total = 0.0
    for other in range(len(points)):
        if other != seat:
            total += points[other]
            if points[other] > most:
                most = points[other]
    return points[seat] - 0.5 * (most + total / (len(points) - 1))


def promises(margins: list[float], clearly_better: float) -> list[float]:
    """1 for the best; so many points less look e times less promising."""
    most = max(margins)
    return [math.exp((margin - most) / clearly_better) for margin in margins]
