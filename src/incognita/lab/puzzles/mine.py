"""Puzzles from games of bots: one clear best decision that the quick choice does not find."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Any, Final

import incognita
from incognita.bots import SearchBot
from incognita.core import CHANCE, OVER, Game, OptionError, Record, Rng, State
from incognita.core.options import Option, Value
from incognita.lab.judge import Judge
from incognita.lab.judge.chances import Chances
from incognita.lab.puzzles.choices import DEFAULT_DEPTH, Choice, ClearDecision, Depth, judged
from incognita.lab.puzzles.levels import rating_of
from incognita.lab.puzzles.puzzle import Asked, Puzzle, steps_text

# Fewer are guessed; of more not all are tried, so nothing is known to be the only one.
LEAST_ACTIONS: Final = 3
MOST_ACTIONS: Final = 96
MOST_ASKED: Final = 3
# Decisions between two puzzles of the same game.
APART: Final = 12
SEED_STEP: Final = 7919


@dataclass(frozen=True)
class MiningTask:
    """One game of bots to look through; the same task finds the same puzzles."""

    game: str
    number: int
    seed: int
    margin: float = 0.04
    # Simulations of the bots that play.
    play: int = 100
    # Puzzles of one game at most, so that they differ.
    most: int = 2
    depth: Depth = DEFAULT_DEPTH
    # The search and playouts that confirm what was found, times the depth.
    deeper: int = 4

    def game_seed(self) -> int:
        return self.seed * SEED_STEP + self.number


def tables(game: Game) -> list[dict[str, Any]]:
    """Every second game has the usual options; the others each flag and each map once."""
    options = game.options()
    seats = options.find("players")
    counts = range(max(2, seats.least), seats.most + 1)
    others: list[dict[str, Any]] = []
    for option in options.options:
        for value in variants(option, others):
            with_it = {name: values[0] for name, values in option.when.items()}
            players = {"players": counts[len(others) % len(counts)]}
            chosen = {**players, **with_it, option.name: value}
            if is_offered(game, chosen):
                others.append(chosen)
    others += [{"players": count} for count in counts]
    usual = ({"players": count} for count in cycle(counts))
    return [table for other in others for table in (next(usual), other)]


def variants(option: Option, others: list[dict[str, Any]]) -> list[Value]:
    """What is off as a rule; of choices only those of the first, which is the map."""
    if option.kind == "flag":
        return [True] if not option.default else []
    known = any(len(one) > 1 and isinstance(list(one.values())[1], str) for one in others)
    return [one for one in option.choices if one != option.default and not known]


def is_offered(game: Game, chosen: dict[str, Any]) -> bool:
    try:
        game.options().complete(chosen)
    except OptionError:
        return False
    return True


def mine(task: MiningTask) -> list[Puzzle]:
    """Play the game of the task and look at every decision of it."""
    game = incognita.game(task.game)
    offered = tables(game)
    options = dict(game.options().complete(offered[task.number % len(offered)]))
    state = game.start(**options)
    record = Record(game.id, game.rules_version, options, [])
    judge = Judge(game, state.players())
    rng = Rng(task.game_seed())
    bot = SearchBot(judge.evaluator, rng, task.play)
    puzzles: list[Puzzle] = []
    wait = 0
    last_reveal = LastReveal()
    while (actor := state.actor()) != OVER:
        last_reveal.follow(state, record)
        if actor == CHANCE:
            record.add(state, state.sample(rng), CHANCE)
            continue
        action = bot.decide(state, actor, 0.0)
        wait -= 1
        if wait <= 0 and len(puzzles) < task.most and offers_enough(state, actor):
            known, before = last_reveal.known_to(actor, record, state)
            puzzle = None
            if before.legal(actor) == state.legal(actor):
                puzzle = puzzle_at(judge, known, before, actor, action, task)
            if puzzle is not None:
                puzzles.append(puzzle)
                wait = APART
        record.add(state, action, actor)
    return puzzles


class LastReveal:
    """Where several decide at once: the position in which nobody had, and the steps before it."""

    def __init__(self) -> None:
        self.origin: State | None = None
        self.steps = 0
        self.waiting: set[int] = set()

    def follow(self, state: State, record: Record) -> None:
        actors = set(state.actors())
        if not state.simultaneous():
            self.origin = None
        elif self.origin is None or not actors <= self.waiting:
            self.origin, self.steps = state.copy(), len(record.steps)
        self.waiting = actors

    def known_to(self, seat: int, record: Record, state: State) -> tuple[Record, State]:
        """The game without what the others have decided and not revealed."""
        if self.origin is None:
            return record, state
        known = Record(record.game, record.rules, record.options, [])
        known.steps = record.steps[: self.steps]
        before = self.origin.copy()
        for step in record.steps[self.steps :]:
            if step.seat == seat:
                known.add(before, step.action, seat)
        return known, before


def offers_enough(state: State, seat: int) -> bool:
    return LEAST_ACTIONS <= len(state.legal(seat)) <= MOST_ACTIONS


def puzzle_at(
    judge: Judge, record: Record, state: State, seat: int, action: int, task: MiningTask
) -> Puzzle | None:
    """The puzzle of this position, if something in it is clearly best however deep one looks.

    Only where the bot, which looks ahead, plays something else than the quick choice.
    """
    state = state.copy().as_actor(seat)
    seed = task.game_seed() + len(record.steps) * SEED_STEP
    quick = Choice(judge, state, seat, seed).policy_actions()
    verdict = None if action in quick else confirmed(judge, state, seat, task, seed, quick)
    if verdict is None:
        return None
    asked, line, chances = run_from(judge, state, seat, task, verdict, seed)
    return Puzzle(
        game=judge.game.id,
        rules=judge.game.rules_version,
        options=record.options,
        steps=steps_text(record.steps),
        seat=seat,
        asked=asked,
        line=line,
        returns=[round(one, 3) for one in chances.returns],
        wins=[round(one, 3) for one in chances.wins],
        rule=judge.game.rule(state, verdict.right[0]),
        rating=rating_of(judge.game, state, seat, asked, line, seed),
    )


def confirmed(
    judge: Judge, state: State, seat: int, task: MiningTask, seed: int, quick: set[int]
) -> ClearDecision | None:
    """A verdict that a look several times deeper comes to again, and a much deeper search too."""
    verdict = judged(Choice(judge, state, seat, seed), task.depth, task.margin, quick)
    if verdict is None:
        return None
    deep = deeper(task.depth, task.deeper)
    again = judged(Choice(judge, state, seat, seed + 1), deep, task.margin, quick)
    if again is None or set(again.right) != set(verdict.right):
        return None
    return again if search_agrees(judge, state, seat, again, deep.search, seed + 2) else None


def deeper(depth: Depth, times: int) -> Depth:
    return Depth(depth.first * 2, depth.second * 2, depth.last * times, depth.search * times)


def search_agrees(
    judge: Judge, state: State, seat: int, verdict: ClearDecision, simulations: int, seed: int
) -> bool:
    bot = SearchBot(judge.evaluator, Rng(seed), simulations)
    return bot.decide(state, seat, 0.0) in verdict.right


def run_from(
    judge: Judge, state: State, seat: int, task: MiningTask, verdict: ClearDecision, seed: int
) -> tuple[list[Asked], list[int], Chances]:
    """As many decisions of the line as have one clear answer each; what is forced goes along."""
    asked, line, chances = [asked_of(verdict)], [verdict.right[0]], verdict.chances
    state = state.copy()
    state.apply(line[-1], seat)
    rest = verdict.line[1:]
    while state.actor() == seat and rest:
        legal = state.legal(seat)
        if len(legal) > 1:
            if len(asked) == MOST_ASKED or len(legal) > MOST_ACTIONS:
                break
            following = confirmed(judge, state, seat, task, seed + len(line), set())
            if following is None:
                break
            asked.append(asked_of(following))
            rest, chances = following.line, following.chances
        if rest[0] not in legal:
            break
        line.append(rest[0])
        rest = rest[1:]
        state.apply(line[-1], seat)
    return asked, [*line, *playable(state, seat, rest)], chances


def playable(state: State, seat: int, actions: Sequence[int]) -> list[int]:
    state = state.copy()
    made: list[int] = []
    for action in actions:
        if state.actor() != seat or action not in state.legal(seat):
            break
        state.apply(action, seat)
        made.append(action)
    return made


def asked_of(verdict: ClearDecision) -> Asked:
    losses = [round(1000 * loss) for loss in verdict.losses]
    return Asked(verdict.right, losses, round(1000 * verdict.error))
