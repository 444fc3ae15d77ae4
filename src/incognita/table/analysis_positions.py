"""Positions of the analysis board: worked out from the steps that lead there, and kept a while."""

import hashlib
from collections.abc import Iterable
from typing import Final, NamedTuple

from msgspec import Raw

from incognita.core import CHANCE, OVER, SPECTATOR, Game, RecordError, State, Step
from incognita.core.record import replay_step
from incognita.table import chance
from incognita.table.analysis_models import (
    EMPTY,
    AddedStep,
    AnalysisPosition,
    GameStart,
    Outcome,
    PositionAsk,
)
from incognita.table.analysis_tree import start_of, text_of
from incognita.table.errors import RefusedError, record_refusal
from incognita.table.game_list import find_game
from incognita.table.log_lines import with_text
from incognita.table.lru import LruCache
from incognita.table.messages import LogLine, encoded, raw_json
from incognita.table.viewer_state import legal_list

KEPT_STATES: Final = 400
STEPS_PER_STATE: Final = 100
# Outcomes that are drawn in one go.
MOST_DRAWN: Final = 400
NO_LINES: Final = -1

Steps = list[tuple[int, int]]


class ReachedPosition(NamedTuple):
    """The position after some steps, with the lines of the last of them."""

    game: Game
    state: State
    lines: list[Raw]


class Positions:
    """The latest positions that somebody looked at; nothing here is changed, only copied."""

    def __init__(self) -> None:
        self._states: LruCache[bytes, State] = LruCache(KEPT_STATES)

    def after(self, start: GameStart, steps: Steps, since: int = NO_LINES) -> ReachedPosition:
        """A position of one's own to change; raises RefusedError for a step that cannot be."""
        game = find_game(start.game)
        try:
            return self._walk(game, start, steps, since if since >= 0 else len(steps))
        except RecordError as error:
            raise record_refusal(error) from error

    def keep(self, start: GameStart, steps: Steps, state: State) -> None:
        *_, digest = prefix_digests(start, steps)
        self._states.put(digest, state.copy())

    def _walk(self, game: Game, start: GameStart, steps: Steps, since: int) -> ReachedPosition:
        digests = list(prefix_digests(start, steps))
        at, state = self._nearest(digests, start, min(since, len(steps)))
        lines: list[Raw] = []
        for number in range(at, len(steps)):
            seat, action = steps[number]
            if number >= since:
                check_possible(state, seat, action, number)
                lines.append(full_line(game, state, seat, action, number))
            replay_step(state, Step(seat, action, first=False), number)
            if (number + 1) % STEPS_PER_STATE == 0 or number + 1 == len(steps):
                self._states.put(digests[number + 1], state.copy())
        return ReachedPosition(game, state, lines)

    def _nearest(self, digests: list[bytes], start: GameStart, most: int) -> tuple[int, State]:
        for at in range(most, -1, -1):
            state = self._states.get(digests[at])
            if state is not None:
                return at, state.copy()
        state = start_of(start)
        self._states.put(digests[0], state.copy())
        return 0, state


def prefix_digests(start: GameStart, steps: Steps) -> Iterable[bytes]:
    """One for the start, and one for it with each further step."""
    header = [start.game, start.rules, start.options, start.origin]
    digest = hashlib.blake2b(encoded(header), digest_size=16)
    yield digest.digest()
    for seat, action in steps:
        digest.update(b"%d,%d;" % (seat, action))
        yield digest.digest()


def check_possible(state: State, seat: int, action: int, number: int) -> None:
    """Before it is described: a description of what cannot be is none."""
    twin = state.copy()
    replay_step(twin, Step(seat, action, first=False), number)


def full_line(game: Game, state: State, seat: int, action: int, number: int) -> Raw:
    """A line of the log with all that was hidden: who analyses has set the position up."""
    own = state if seat == CHANCE else state.as_actor(seat)
    line = raw_json(with_text(game, own, action, game.describe(own, action)))
    rule = game.rule(own, action)
    return raw_json(LogLine(number + 1, seat, state.round_number(), line, rule, 0))


class Extension:
    """Steps that are added to a path: decisions of a seat, then what chance brings."""

    def __init__(self, walk: ReachedPosition, count: int) -> None:
        self.game = walk.game
        self.state = walk.state
        self.count = count
        self.added: list[AddedStep] = []
        self.lines: list[Raw] = []

    def play(self, seat: int, actions: list[int]) -> None:
        """All are possible, or RefusedError says why not."""
        for action in actions:
            if self.state.actor() == CHANCE:
                self.outcome(action)
            else:
                self.decide(self.state.actor() if seat < 0 else seat, action)

    def decide(self, seat: int, action: int) -> None:
        state = self.state
        if seat not in state.actors():
            raise RefusedError("over" if state.actor() == OVER else "not-your-turn")
        reason = state.refusal(seat, action)
        if reason is not None:
            raise RefusedError("illegal", reason).in_game(self.game)
        self.add(seat, action)

    def outcome(self, action: int) -> None:
        if all(action != outcome for outcome, _weight in self.state.outcomes()):
            raise RefusedError("no-outcome")
        self.add(CHANCE, action)

    def draw(self, lot: str, own: int) -> None:
        """What can only come in one way, and as much by lot as is wanted."""
        rng = chance.fresh_rng()
        for drawn in range(MOST_DRAWN):
            if self.state.actor() != CHANCE:
                return
            outcomes = self.state.outcomes()
            if len(outcomes) == 1:
                self.add(CHANCE, outcomes[0][0])
                continue
            unseen = lot == "hidden" and is_hidden(self.game, self.state, own)
            if not (unseen or lot == "all" or (lot == "one" and drawn == 0)):
                return
            self.add(CHANCE, self.state.sample(rng), guessed=unseen)
            if lot == "one":
                lot = "none"

    def add(self, seat: int, action: int, *, guessed: bool = False) -> None:
        text = text_of(self.game, self.state, seat, action)
        number = self.count + len(self.added)
        self.lines.append(full_line(self.game, self.state, seat, action, number))
        self.added.append(AddedStep(seat, action, text, guessed))
        self.state.apply(action) if seat == CHANCE else self.state.apply(action, seat)


def is_hidden(game: Game, state: State, seat: int) -> bool:
    """Whether this seat (-1: a spectator) does not see which of the outcomes it is."""
    first = state.outcomes()[0][0]
    return game.describe_for(state, first, seat) != game.describe(state, first)


def position_of(positions: Positions, ask: PositionAsk) -> AnalysisPosition:
    """What is wanted is added to the path, and the position after it is told."""
    steps = list(ask.steps)
    since = ask.since if ask.since >= 0 else len(steps)
    walk = positions.after(ask, steps, since)
    extension = Extension(walk, len(steps))
    extension.play(ask.seat, ask.play)
    extension.draw(ask.lot, ask.own)
    if extension.added:
        all_steps = steps + [(one.seat, one.action) for one in extension.added]
        positions.keep(ask, all_steps, extension.state)
    return described(walk.game, extension, ask, since, walk.lines + extension.lines)


def described(
    game: Game, extension: Extension, ask: PositionAsk, since: int, log: list[Raw]
) -> AnalysisPosition:
    state = extension.state
    actor, actors = state.actor(), state.actors()
    viewer = viewer_of(state, ask.seat)
    legal, plans = EMPTY, EMPTY
    if viewer in actors:
        own = state.as_actor(viewer)
        legal = legal_list(game, own, own.legal(viewer))
        plans = raw_json(game.plans(own))
    chances = actor == CHANCE
    return AnalysisPosition(
        added=extension.added,
        since=since,
        log=log,
        actor=actor,
        actors=actors,
        viewer=viewer,
        view=raw_json(state.view(viewer)),
        legal=legal,
        plans=plans,
        outcomes=outcomes_of(game, state) if chances else [],
        hidden=chances and is_hidden(game, state, ask.own),
        over=actor == OVER,
        scores=state.scores(),
        scene=raw_json(game.scene(state)) if not ask.steps else None,
    )


def viewer_of(state: State, seat: int) -> int:
    """The seat that is asked for, as far as it has to do with the position; else who decides."""
    actor = state.actor()
    if 0 <= seat < state.players() and (actor < 0 or seat in state.actors()):
        return seat
    return actor if actor >= 0 else SPECTATOR


def outcomes_of(game: Game, state: State) -> list[Outcome]:
    return [
        Outcome(
            outcome,
            weight,
            game.text(state, outcome),
            raw_json(with_text(game, state, outcome, game.describe(state, outcome))),
        )
        for outcome, weight in state.outcomes()
    ]
