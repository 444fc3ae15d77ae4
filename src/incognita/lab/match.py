"""One game between bots, and what came of it."""

from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final, Protocol

import incognita
from incognita.bots import Bot, make_bot
from incognita.core import CHANCE, OVER, SPECTATOR, Game, Json, Rng, State, shared_returns
from incognita.lab.entrants import Entrant
from incognita.lab.external import ExternalPlayer, FaultError, result

GUESS_SEEDS: Final = 1 << 40
BOT_SEEDS: Final = 1 << 41


@dataclass(frozen=True)
class Match:
    """Everything that a worker needs to play one game."""

    number: int
    game: str
    options: dict[str, Any]
    seats: tuple[int, ...]
    entrants: tuple[Entrant, ...]
    seed: int
    deal: int = 0


@dataclass
class Thinking:
    """The decisions of one seat."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


@dataclass(frozen=True)
class Outcome:
    """How one match ended, seat by seat; at fault are those who broke the protocol."""

    number: int
    seats: tuple[int, ...]
    returns: list[float]
    rounds: int
    thinking: list[Thinking] = field(compare=False)
    seconds: float = field(default=0.0, compare=False)
    deal: int = 0
    faults: dict[int, str] = field(default_factory=dict)
    scores: list[int] = field(default_factory=list)


class Player(Protocol):
    """Whoever decides at a seat; it is handed guesses, never the true position."""

    def greet(self, options: Json, seen: State, seat: int) -> None: ...
    def decide(self, seen: State, seat: int) -> int: ...
    def send_result(self, line: Json) -> None: ...
    def close(self) -> None: ...


class LocalPlayer:
    """A bot of our own."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        self.bot = bot
        self.seconds = seconds

    def greet(self, options: Json, seen: State, seat: int) -> None:
        """It knows the game already."""

    def decide(self, seen: State, seat: int) -> int:
        return self.bot.decide(seen, seat, self.seconds)

    def send_result(self, line: Json) -> None:
        """It does not mind."""

    def close(self) -> None:
        """Nothing is left open."""


class Table:
    """The players of one match around the true position."""

    def __init__(self, game: Game, match: Match) -> None:
        self.game = game
        self.match = match
        self.state = game.start(**match.options)
        self.guesses = Rng(match.seed + GUESS_SEEDS)
        self.players: list[Player] = []
        self.thinking = [Thinking() for _ in match.seats]
        self.faults: dict[int, str] = {}

    def seat_players(self) -> None:
        """Each entrant keeps its own luck wherever it sits."""
        for seat, number in enumerate(self.match.seats):
            entrant = self.match.entrants[number]
            try:
                self.players.append(make_player(self.game, entrant, self.seed_of(number)))
                self.players[seat].greet(self.match.options, self.guess(seat), seat)
            except FaultError as fault:
                self.fault(seat, fault)

    def seed_of(self, number: int) -> int:
        return self.match.seed + BOT_SEEDS * (number + 1)

    def guess(self, seat: int) -> State:
        return self.state.determinise(seat, self.guesses)

    def fault(self, seat: int, fault: FaultError) -> None:
        """The seat has lost; quick choices play on in it, so that the others can end their game."""
        self.faults[seat] = str(fault)
        for late in self.players[seat : seat + 1]:
            late.close()
        stand_in = make_bot("greedy", self.game, self.seed_of(self.match.seats[seat]))
        self.players[seat : seat + 1] = [LocalPlayer(stand_in, 0.0)]

    def decide(self, seat: int) -> int:
        seen = self.guess(seat)
        start = perf_counter()
        try:
            action = self.players[seat].decide(seen, seat)
        except FaultError as fault:
            self.fault(seat, fault)
            return self.players[seat].decide(seen, seat)
        if seat not in self.faults:
            self.thinking[seat].add(perf_counter() - start)
        return action

    def is_decided(self) -> bool:
        """Nobody is left to play against."""
        return bool(self.faults) and len(self.players) - len(self.faults) <= 1

    def returns(self) -> list[float]:
        """Whoever is at fault is last, whatever was reached in its seat."""
        if not self.faults:
            return self.state.returns()
        if len(self.players) == 1:
            return [0.0]
        reached = [0.0] * len(self.players)
        if self.state.actor() == OVER:
            reached = self.state.returns()
        for seat in self.faults:
            reached[seat] = -1.0
        places = [1 + sum(other > mine for other in reached) for mine in reached]
        return shared_returns(places)


def play(match: Match) -> Outcome:
    """Chance has a generator of its own, so that seats can be swapped under the same luck."""
    start = perf_counter()
    table = Table(incognita.game(match.game), match)
    state = table.state
    chance = Rng(match.seed)
    try:
        table.seat_players()
        while (actor := state.actor()) != OVER and not table.is_decided():
            if actor == CHANCE:
                state.apply(state.sample(chance))
            else:
                state.play(table.decide(actor), actor)
        returns = table.returns()
        for player in table.players:
            player.send_result(result(returns, state.scores(), table.faults))
    finally:
        for player in table.players:
            player.close()
    return Outcome(
        match.number,
        match.seats,
        returns,
        rounds_of(state),
        table.thinking,
        perf_counter() - start,
        match.deal,
        table.faults,
        state.scores(),
    )


def make_player(game: Game, entrant: Entrant, seed: int) -> Player:
    if entrant.command:
        return ExternalPlayer(entrant.command, game, entrant.seconds)
    bot = make_bot(entrant.level, game, seed, entrant.simulations)
    return LocalPlayer(bot, entrant.seconds)


def rounds_of(state: State) -> int:
    """Rounds played, in games that count them."""
    return int(state.view(SPECTATOR).get("round", 0))
