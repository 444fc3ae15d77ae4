"""Where the luck of tables comes from."""

import secrets
from collections.abc import Iterable

from incognita.core import Rng, State
from incognita.lab.fair_chance import ClientSeed, draw
from incognita.table.store import CHANCE_ENTRY, SEED, Entry

SECRET_BYTES = 32


def fresh_rng() -> Rng:
    """A generator that nobody can foretell from what was drawn before."""
    return Rng(secrets.randbits(62))


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


class Draws:
    """What chance brings at one table."""

    def __init__(self) -> None:
        self._rng = fresh_rng()

    def draw(self, state: State) -> int:
        return state.sample(self._rng)


class FairDraws(Draws):
    """Outcomes that anybody can draw again once the secret is known (docs/fairness.md)."""

    def __init__(self, secret: str, drawn: "DrawnChance") -> None:
        self._secret = secret
        self._event = drawn.events
        self._seeds = drawn.seeds

    def draw(self, state: State) -> int:
        outcome = draw(self._secret, self._event, self._seeds, state.outcomes())
        self._event += 1
        return outcome


class DrawnChance:
    """How many events a table has had, and which seeds its seats have given."""

    def __init__(self, events: int = 0, seeds: Iterable[ClientSeed] = ()) -> None:
        self.events = events
        self.seeds = list(seeds)

    def add(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            if entry.kind == CHANCE_ENTRY:
                self.events += 1
            elif entry.kind == SEED:
                self.seeds.append(ClientSeed(self.events, entry.seat, entry.value))

    def after(self, entries: Iterable[Entry]) -> "DrawnChance":
        later = DrawnChance(self.events, self.seeds)
        later.add(entries)
        return later

    def has_seed_of(self, seat: int) -> bool:
        return any(seed.seat == seat for seed in self.seeds)


def draws_for(secret: str, drawn: DrawnChance) -> Draws:
    return FairDraws(secret, drawn) if secret else Draws()
