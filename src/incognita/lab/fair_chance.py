"""Chance that anybody can draw again: it follows from a secret, seeds of clients and a number.

The server commits to the secret before the game, clients send seeds that it could not know then,
and events are numbered. docs/fairness.md describes the function for other programs.
"""

import hashlib
from collections.abc import Iterable, Sequence
from itertools import count
from typing import Final, NamedTuple

NUMBERS: Final = 1 << 256


class ClientSeed(NamedTuple):
    """A number that a seat's browser has chosen; it counts after so many events."""

    events: int
    seat: int
    value: int


def commitment_to(secret: str) -> str:
    """What the server shows before the first event."""
    return hashlib.sha256(secret.encode()).hexdigest()


def draw(
    secret: str, event: int, seeds: Iterable[ClientSeed], outcomes: Sequence[tuple[int, int]]
) -> int:
    """The outcome of the event with this number, each as likely as its weight."""
    ordered = sorted(outcomes)
    known = [seed for seed in seeds if seed.events <= event]
    rest = number_below(sum(weight for _outcome, weight in ordered), secret, event, known)
    for outcome, weight in ordered:
        rest -= weight
        if rest < 0:
            return outcome
    raise ValueError("an event without outcomes")


def number_below(total: int, secret: str, event: int, seeds: Iterable[ClientSeed]) -> int:
    """From 0 to total - 1, each equally likely."""
    said = ",".join(f"{seed.seat}.{seed.value}" for seed in seeds)
    for attempt in count():
        digest = hashlib.sha256(f"{secret}:{event}:{attempt}:{said}".encode()).digest()
        number = int.from_bytes(digest, "big")
        if number < NUMBERS - NUMBERS % total:
            return number % total
    raise AssertionError("there is always a further attempt")
