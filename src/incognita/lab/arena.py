"""Many games between bots: each deal from every seating, on all cores."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any, Final

import incognita
from incognita.core import Game, OptionError
from incognita.lab.entrants import ArenaError, Entrant, entrants
from incognita.lab.luck import LuckSettings
from incognita.lab.match import Match, Outcome, play
from incognita.lab.pool import Pool, local_pool
from incognita.search.budget import never

SEED_STRIDE: Final = 1 << 20

Seats = tuple[int, ...]


@dataclass(frozen=True)
class Contest:
    """Who plays whom, at what, and how often each of these meetings."""

    game: str
    entrants: tuple[Entrant, ...]
    games: int
    seconds: float = 1.0
    simulations: int = 0
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    duels: bool = False
    near: int = 0
    # Meetings that go on when the others have ended, with how many games each.
    longer: dict[Seats, int] = field(default_factory=dict)
    luck: LuckSettings | None = None

    def players(self) -> int:
        return int(self.options["players"])

    def names(self) -> list[str]:
        return [entrant.name for entrant in self.entrants]

    def meetings(self) -> list[Seats]:
        """Which entrants meet at a table: as many as have a seat, or always two.

        In duels, `near` keeps those apart who stand farther from each other in the list.
        """
        size = 2 if self.duels else self.players()
        everybody = range(len(self.entrants))
        combined = combinations(everybody, min(size, len(self.entrants)))
        if not (self.duels and self.near):
            return list(combined)
        return [meeting for meeting in combined if meeting[-1] - meeting[0] <= self.near]

    def seatings(self) -> int:
        """How often a deal is played by those who meet."""
        return len(seatings(self.meetings()[0], self.players()))

    def planned(self) -> int:
        return sum(self.games_of(meeting) for meeting in self.meetings())

    def games_of(self, meeting: Seats) -> int:
        return max(self.games, self.longer.get(meeting, 0))

    def prolonged(self, games: int, among: Sequence[str]) -> "Contest":
        """The same with at least so many games; among some bots alone, if any are named."""
        if not among:
            return replace(self, games=max(games, self.games))
        specs = [entrant.spec for entrant in self.entrants]
        for spec in among:
            if spec not in specs:
                raise ArenaError(f"{spec!r} does not take part, only {', '.join(specs)}")
        chosen = [
            meeting
            for meeting in self.meetings()
            if all(specs[number] in among for number in meeting)
        ]
        if not chosen:
            raise ArenaError(f"no meeting is among {', '.join(among)} alone")
        more = {meeting: max(games, self.games_of(meeting)) for meeting in chosen}
        return replace(self, longer={**self.longer, **more})

    def matches(self) -> Iterator[Match]:
        """Deal by deal: all meetings, each from every seating, under the same luck."""
        meetings = self.meetings()
        around = [seatings(meeting, self.players()) for meeting in meetings]
        turns = len(around[0])
        counts = [self.games_of(meeting) for meeting in meetings]
        for deal in range(-(-max(counts) // turns)):
            for meeting, turned in enumerate(around):
                for turn in range(min(turns, counts[meeting] - deal * turns)):
                    number = (deal * turns + turn) * len(meetings) + meeting
                    yield self.match(number, deal, turned[turn])

    def match(self, number: int, deal: int, seats: Seats) -> Match:
        seed = self.seed * SEED_STRIDE + deal
        return Match(number, self.game, self.options, seats, self.entrants, seed, deal, self.luck)


def seatings(meeting: Seats, players: int) -> list[Seats]:
    """Every way to turn the entrants around the table, who take its seats again and again.

    Where the table does not come out even, each of them is once the first to get one seat more.
    """
    size = len(meeting)
    ways: list[Seats] = []
    for first in range(size):
        filled = [meeting[(first + seat) % size] for seat in range(players)]
        for turn in range(players):
            seats = (*filled[turn:], *filled[:turn])
            if seats not in ways:
                ways.append(seats)
    return ways


def contest(
    game_id: str,
    bots: Sequence[str],
    games: int,
    chosen: dict[str, Any],
    seconds: float = 1.0,
    simulations: int = 0,
    seed: int = 1,
    duels: bool = False,
    near: int = 0,
    luck: LuckSettings | None = None,
) -> Contest:
    """A contest whose every part has been checked."""
    game = find_game(game_id)
    taking_part = entrants(bots, seconds, simulations, game_id)
    if games < 1:
        raise ArenaError(f"at least one game is needed, not {games}")
    if duels and len(bots) < 2:
        raise ArenaError("a duel needs two bots")
    options = checked_options(game, 2 if duels else len(bots), chosen)
    if duels and options["players"] < 2:
        raise ArenaError("a duel needs a table for two at least")
    return Contest(
        game_id,
        taking_part,
        games,
        seconds,
        simulations,
        seed,
        options,
        duels,
        near,
        luck=luck,
    )


def find_game(id: str) -> Game:
    try:
        return incognita.game(id)
    except KeyError as error:
        raise ArenaError(str(error.args[0])) from error


def checked_options(game: Game, bots: int, chosen: dict[str, Any]) -> dict[str, Any]:
    """All options with their values; unless given, as many players as bots, or else two."""
    wanted = dict(chosen)
    if "players" not in wanted and bots > 1:
        wanted["players"] = bots if bots <= game.options().find("players").most else 2
    try:
        return dict(game.options().complete(wanted))
    except OptionError as error:
        raise ArenaError(error.sentence) from error


def play_contest(
    contest: Contest,
    on_outcome: Callable[[Outcome], None],
    workers: int = 0,
    known: Sequence[Outcome] = (),
    enough: Callable[[], bool] = never,
    pool: Pool | None = None,
) -> list[Outcome]:
    """Play the games that are missing, and report each as it ends, until there are `enough`.

    Without a pool, so many processes play, 0 for one by core.

    Returns all outcomes in order; after Ctrl-C those that there are.
    """
    outcomes = list(known)
    left = unplayed(contest, known)
    chosen = pool or local_pool(workers, contest.planned() - len(outcomes))
    ended = chosen.run(play, left)
    try:
        with closing(ended):
            while not enough() and (outcome := next(ended, None)) is not None:
                outcomes.append(outcome)
                on_outcome(outcome)
    except KeyboardInterrupt:
        pass
    outcomes.sort(key=lambda outcome: outcome.number)
    return outcomes


def unplayed(contest: Contest, known: Sequence[Outcome]) -> Iterator[Match]:
    numbers = {outcome.number for outcome in known}
    return (match for match in contest.matches() if match.number not in numbers)
