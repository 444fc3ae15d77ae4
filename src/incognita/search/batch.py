"""Many games of one kind, stepped together: the loop behind `incognita.research.batch`.

Numbers go straight from the positions into bytes that numpy reads in place; nothing is made for a
single step but what the rules themselves make. Needs librt, as observations do.
"""

from librt.vecs import vec
from mypy_extensions import u8

from incognita.core.rng import Rng
from incognita.core.state import CHANCE, State
from incognita.mypyc_compat import i64
from incognita.search.observation import FIXED, Observer, blank


class BatchStepper:
    """Positions with a generator each; a game that is over begins anew by itself."""

    def __init__(self, first: State, observer: Observer, actions: int, seeds: list[int]) -> None:
        self.observer = observer
        self.actions: i64 = actions
        self.count = len(seeds)
        self.row: i64 = observer.layout.row()
        self.fixed_row: i64 = observer.layout.bytes[FIXED]
        # By game: for chance. Apart from it, for random_actions().
        self.chance_rngs: list[Rng] = [Rng(seed) for seed in seeds]
        self.choice_rng = Rng(seeds[0] + 1)
        self.first = first
        self.states: list[State] = [first.copy() for _ in seeds]
        self.legal: list[list[int]] = [[] for _ in seeds]
        self.actors: list[int] = [0] * self.count
        # By game: which flags that stay the same were written last, and whose were written now.
        self.fixed_versions: list[int] = [-1] * self.count
        self.fixed_changed: list[int] = []
        # Games that came to their end in this step, and the returns of their seats.
        self.ended: list[int] = []
        self.returns: list[list[float]] = []
        self.masks: vec[u8] = blank(self.count * actions)
        self.fixed: vec[u8] = blank(self.count * observer.layout.bytes[FIXED])
        self.rows: vec[u8] = blank(self.count * observer.layout.row())
        for game in range(self.count):
            self.pass_chance(game)
            self.show(game, self.rows)

    def step(self, actions: list[int]) -> None:
        """One decision in each game; the caller vouches that they are legal, see illegal()."""
        self.ended = []
        self.returns = []
        self.fixed_changed = []
        rows = blank(self.count * self.row)
        # One game after the other, from the action to the mask, while it is in the cache.
        for game in range(self.count):
            self.states[game].apply(actions[game], self.actors[game])
            self.pass_chance(game)
            self.show(game, rows)
        self.rows = rows

    def pass_chance(self, game: int) -> None:
        """Let chance act until a seat decides, and begin anew where the game is over."""
        state = self.states[game]
        actor = state.actor()
        while actor < 0:
            if actor == CHANCE:
                state.apply(state.sample(self.chance_rngs[game]))
            else:
                self.ended.append(game)
                self.returns.append(state.returns())
                state = self.first.copy()
                self.states[game] = state
                self.fixed_versions[game] = -1
            actor = state.actor()
        self.actors[game] = actor

    def show(self, game: int, rows: vec[u8]) -> None:
        """The observation and the mask of the seat that decides now."""
        state = self.states[game]
        actor = self.actors[game]
        number: i64 = game
        self.observer.write(state, actor, rows, number * self.row)
        if self.fixed_row:
            self.show_fixed(game, state)
        masks = self.masks
        at = number * self.actions
        for before in self.legal[game]:
            old: i64 = before
            masks[at + old] = 0
        legal = state.legal(actor)
        for action in legal:
            new: i64 = action
            masks[at + new] = 1
        self.legal[game] = legal

    def show_fixed(self, game: int, state: State) -> None:
        """What stays the same is written only when a game has begun or shows more of it."""
        version = self.observer.fixed_version(state)
        if version == self.fixed_versions[game]:
            return
        self.fixed_versions[game] = version
        self.fixed_changed.append(game)
        number: i64 = game
        cells, size = self.fixed, self.fixed_row
        at = number * size
        place = at
        while place < at + size:
            cells[place] = 0
            place += 1
        self.observer.write_fixed(state, cells, at)

    def illegal(self, actions: list[int]) -> int:
        """The first game whose action is not legal; -1 if all are."""
        masks = self.masks
        count = self.actions
        for game in range(self.count):
            action: i64 = actions[game]
            at: i64 = game
            if not 0 <= action < count or not masks[at * count + action]:
                return game
        return -1

    def random_actions(self) -> list[int]:
        """A legal action for each game, all equally likely."""
        rng = self.choice_rng
        actions: list[int] = []
        for legal in self.legal:
            actions.append(legal[rng.below(len(legal))])
        return actions
