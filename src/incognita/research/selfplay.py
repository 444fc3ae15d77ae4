"""Games of bots as data to learn from: who decided what, seeing what, and what came of it.

One match is played at a time by `played`, wherever there is a worker; `dataset` writes what comes.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import incognita
from incognita.bots import SearchBot
from incognita.core import CHANCE, OVER, Game, Record, Rng, State
from incognita.lab.arena import Contest
from incognita.lab.match import LocalPlayer, Match, Table
from incognita.research.encode import Encoder
from incognita.research.rows import Array
from incognita.search import Advice, Budget
from incognita.search.tree import Node


@dataclass(frozen=True)
class SearchOutcome:
    """What a search made of a position: by action the expected result and the share of visits.

    The latter is empty where the game's own planner decided, which does not visit.
    """

    actions: list[int]
    expected: list[float]
    shares: list[float]


@dataclass(frozen=True)
class RecordedDecision:
    """One decision: the step of the record, who took it, and what was known."""

    step: int
    seat: int
    action: int
    legal: list[int]
    observation: Array
    thought: SearchOutcome | None


@dataclass(frozen=True)
class PlayedGame:
    """A whole game: its record, its end and its decisions."""

    number: int
    record: str
    bots: list[str]
    returns: list[float]
    scores: list[int]
    decisions: list[RecordedDecision]


class RecordingTable(Table):
    """Keeps the record and, if there is an encoder, the decisions."""

    def __init__(self, game: Game, match: Match, encoder: Encoder | None) -> None:
        super().__init__(game, match)
        self.encoder = encoder
        self.names = [match.entrants[number].name for number in match.seats]
        self.record = Record(game.id, game.rules_version, match.options, self.names)
        self.decisions: list[RecordedDecision] = []

    def act(self, chance: Rng) -> None:
        actor = self.state.actor()
        if actor == CHANCE:
            self.record.add(self.state, self.state.sample(chance), CHANCE)
            return
        seen = self.guess(actor)
        action, thought = self.considered(seen, actor)
        if self.encoder is not None:
            shown = self.encoder.observation(self.state, actor)
            legal = self.state.legal(actor)
            step = len(self.record.steps)
            self.decisions.append(RecordedDecision(step, actor, action, legal, shown, thought))
        self.record.add(self.state, action, actor)

    def considered(self, seen: State, seat: int) -> tuple[int, SearchOutcome | None]:
        player = self.players[seat]
        if isinstance(player, LocalPlayer) and isinstance(player.bot, SearchBot):
            return search(player.bot, seen, seat, player.seconds)
        return player.decide(seen, seat), None


def search(bot: SearchBot, seen: State, seat: int, seconds: float) -> tuple[int, SearchOutcome]:
    """What SearchBot.decide() does, with what it thought."""
    guess = seen.determinise(seat, bot.rng).as_actor(seat)
    legal = guess.legal(seat)
    root = bot.memory.recall(guess, seat, legal)
    planned = bot.memory.planned(guess, seat)
    advice = [planned] if planned else advice_of(bot, guess, root, seconds)
    thought = SearchOutcome(
        [one.action for one in advice], [one.expected for one in advice], shares(root, advice)
    )
    bot.memory.keep(guess, root, advice[0])
    return advice[0].action, thought


def advice_of(bot: SearchBot, guess: State, root: Node, seconds: float) -> list[Advice]:
    legal = guess.legal(root.seat)
    if len(legal) == 1:
        return [Advice(legal[0], bot.evaluator.value(guess)[root.seat])]
    budget = Budget(bot.max_seconds if bot.simulations else seconds, bot.simulations, bot.stop)
    return bot.planned(guess, root.seat, budget) or bot.search(guess, root, budget)


def shares(root: Node, advice: list[Advice]) -> list[float]:
    visits = dict(zip(root.actions, root.visits, strict=True))
    total = sum(visits.get(one.action, 0) for one in advice)
    return [visits.get(one.action, 0) / total for one in advice] if total else []


@dataclass(frozen=True)
class SelfplayTask:
    """A match to be played by a worker, with its decisions or for its record alone."""

    match: Match
    with_decisions: bool


def tasks(contest: Contest, with_decisions: bool, left: set[int]) -> Iterator[SelfplayTask]:
    """The games of these numbers, in the order of their numbers."""
    for match in contest.matches():
        if match.number in left:
            yield SelfplayTask(match, with_decisions)


def played(task: SelfplayTask) -> PlayedGame:
    """The game that follows from the match alone, if bots count simulations."""
    match = task.match
    game = incognita.game(match.game)
    encoder = encoder_of(match.game, match.options) if task.with_decisions else None
    table = RecordingTable(game, match, encoder)
    chance = Rng(match.seed)
    table.seat_players()
    while table.state.actor() != OVER:
        table.act(chance)
    return PlayedGame(
        match.number,
        table.record.text(),
        table.names,
        table.returns(),
        table.state.scores(),
        table.decisions,
    )


_encoders: dict[str, Encoder] = {}


def encoder_of(game_id: str, options: dict[str, Any]) -> Encoder:
    """Made once for each table in a worker."""
    key = f"{game_id} {sorted(options.items())}"
    if key not in _encoders:
        _encoders[key] = Encoder(incognita.game(game_id), options)
    return _encoders[key]
