"""One game between bots, and what came of it."""

from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final, Protocol

import incognita
from incognita.bots import LEVEL_IDS, Bot, make_bot
from incognita.bots.levels import NOISY, level_of
from incognita.core import CHANCE, OVER, SPECTATOR, Game, Json, Rng, State, shared_returns
from incognita.lab.entrants import Entrant
from incognita.lab.external import ExternalPlayer, FaultError, result
from incognita.lab.luck import LuckMeter, LuckSettings, Policy, after_chance
from incognita.lab.python_bots import make_python_bot

GUESS_SEEDS: Final = 1 << 40
BOT_SEEDS: Final = 1 << 41
LUCK_SEEDS: Final = 1 << 42


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
    luck: LuckSettings | None = None


@dataclass
class ThinkingTime:
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
    """How one match ended, seat by seat; at fault are those who broke the protocol.

    `luck` is what each seat owes to it, in returns; empty unless it was measured.
    """

    number: int
    seats: tuple[int, ...]
    returns: list[float]
    rounds: int
    thinking: list[ThinkingTime] = field(compare=False)
    seconds: float = field(default=0.0, compare=False)
    deal: int = 0
    faults: dict[int, str] = field(default_factory=dict)
    scores: list[int] = field(default_factory=list)
    luck: list[float] = field(default_factory=list)


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
        self.thinking = [ThinkingTime() for _ in match.seats]
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
        return self.timed(self.guess(seat), seat)

    def timed(self, seen: State, seat: int) -> int:
        start = perf_counter()
        try:
            action = self.players[seat].decide(seen, seat)
        except FaultError as fault:
            self.fault(seat, fault)
            return self.players[seat].decide(seen, seat)
        if seat not in self.faults:
            self.thinking[seat].add(perf_counter() - start)
        return action

    def act(self, chance: Rng) -> None:
        """Chance, or the seat that decides."""
        actor = self.state.actor()
        if actor == CHANCE:
            self.state.apply(self.state.sample(chance))
        else:
            self.state.play(self.decide(actor), actor)

    def measured(self) -> list[float]:
        """Luck by seat, where it is measured."""
        return []

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


class LuckTable(Table):
    """The same, with the luck of all that is drawn by lot: by chance, and by bots that do so."""

    def __init__(self, game: Game, match: Match, settings: LuckSettings) -> None:
        super().__init__(game, match)
        # A generator of its own for each game, also where seats are swapped.
        self.meter = LuckMeter(game, match.seed + LUCK_SEEDS * (match.number + 1), settings)
        self.luck = [0.0] * len(match.seats)

    def act(self, chance: Rng) -> None:
        actor = self.state.actor()
        before = self.state.copy()
        if actor == CHANCE:
            self.state = after_chance(before, chance)
            self.add(self.meter.of_chance(before, self.state))
        elif actor not in self.faults and draws_lots(self.game, self.entrant(actor)):
            seen = self.guess(actor)
            self.state.play(self.timed(seen, actor), actor)
            self.add(self.meter.of_decision(before, actor, self.state, self.again(seen, actor)))
        else:
            super().act(chance)

    def entrant(self, seat: int) -> Entrant:
        return self.match.entrants[self.match.seats[seat]]

    def again(self, seen: State, seat: int) -> Policy:
        """The same bot asked the same with another seed; it has no memory."""
        level = self.entrant(seat).level
        return lambda rng: make_bot(level, self.game, rng.bits()).decide(seen, seat, 0.0)

    def add(self, luck: list[float]) -> None:
        self.luck = [a + b for a, b in zip(self.luck, luck, strict=True)]

    def measured(self) -> list[float]:
        return self.luck


def draws_lots(game: Game, entrant: Entrant) -> bool:
    """A bot without memory that rolls dice over its decisions, and quickly."""
    level = entrant.level
    return level == "random" or (level in LEVEL_IDS and level_of(game, level).kind == NOISY)


def lay_table(match: Match) -> Table:
    game = incognita.game(match.game)
    return Table(game, match) if match.luck is None else LuckTable(game, match, match.luck)


def play(match: Match) -> Outcome:
    """Chance has a generator of its own, so that seats can be swapped under the same luck."""
    start = perf_counter()
    table = lay_table(match)
    chance = Rng(match.seed)
    try:
        table.seat_players()
        while table.state.actor() != OVER and not table.is_decided():
            table.act(chance)
        state = table.state
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
        table.measured(),
    )


def make_player(game: Game, entrant: Entrant, seed: int) -> Player:
    if entrant.command:
        return ExternalPlayer(entrant.command, game, entrant.seconds)
    if entrant.python:
        return LocalPlayer(make_python_bot(entrant.python, game, seed), entrant.seconds)
    bot = make_bot(entrant.level, game, seed, entrant.simulations)
    return LocalPlayer(bot, entrant.seconds)


def rounds_of(state: State) -> int:
    """Rounds played, in games that count them."""
    return int(state.view(SPECTATOR).get("round", 0))
