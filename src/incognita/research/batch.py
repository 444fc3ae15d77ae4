"""Many games at once: observations, masks, rewards and ends in arrays that stay where they are.

    >>> from incognita.research.batch import Batch
    >>> batch = Batch("survive", 8, players=2, seed=1)
    >>> batch.observations.shape, batch.masks.shape
    ((8, 2893), (8, 2831))
    >>> batch.step(batch.sample())
    >>> batch.dones.any()
    False

A game that is over begins anew by itself: then its `dones` entry is True, its row of `rewards` has
the returns of all seats, and its observation is already that of the new game.
"""

from types import TracebackType
from typing import Any

from incognita.core import Rng
from incognita.research.encode import Encoder, encoder
from incognita.research.extras import missing

try:
    import numpy as np

    from incognita.research.batch_workers import Workers
    from incognita.research.rows import Array, in_place
    from incognita.search.batch import BatchStepper
except ImportError as error:
    raise missing(error) from error


class Batch:
    """So many games of one kind; each row of the arrays is one of them.

    observations, float32: what the seat that decides knows; masks, bool: what it may do;
    actors: that seat; rewards, float32: by seat, at the end; dones, bool: a game has just ended.
    With dtype="uint8" observations are bytes, an eighth or less of the memory, and floats() makes
    the same numbers of as many rows as are asked for.
    """

    def __init__(
        self,
        game_id: str,
        count: int,
        *,
        seed: int = 0,
        workers: int = 0,
        dtype: str = "float32",
        **options: Any,
    ) -> None:
        """With `workers` so many processes share the games; results are the same without."""
        if count < 1:
            raise ValueError(f"a batch has at least one game, not {count}")
        if not 0 <= workers <= count:
            raise ValueError(f"workers goes from 0 to the {count} games, not {workers}")
        if dtype not in ("float32", "uint8"):
            raise ValueError(f"observations are float32 or uint8, not {dtype!r}")
        self.encoding = encoder(game_id, **options)
        self.count = count
        self.packed = dtype == "uint8"
        seeds = game_seeds(seed, count)
        self._rows: BatchRows | Workers
        if workers:
            self._rows = Workers(self.encoding, seeds, workers, self.packed)
        else:
            self._rows = BatchRows(
                self.encoding, seeds, new_arrays(self.encoding, count, self.packed)
            )
        self.observations: Array = self._rows.observations
        self.masks: Array = self._rows.masks
        self.actors: Array = self._rows.actors
        self.rewards: Array = self._rows.rewards
        self.dones: Array = self._rows.dones

    def step(self, actions: Any) -> None:
        """One decision in each game, by its number; raises ValueError if one is not legal."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(
                f"actions are {self.count} whole numbers, not {chosen.dtype} of {chosen.shape}"
            )
        self._rows.step(chosen.tolist())

    def floats(self, rows: Any) -> Array:
        """Observations kept as uint8, such as batch.observations[:8], as float32 in [0, 1]."""
        return self.encoding.rows.floats(np.atleast_2d(np.asarray(rows, np.uint8)))

    def sample(self) -> Array:
        """A legal action for each game, all equally likely."""
        return np.array(self._rows.sample(), np.int64)

    def close(self) -> None:
        """End the workers, if there are any."""
        self._rows.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.close()


class BatchRows:
    """The arrays of some games, filled by the compiled loop in this process."""

    def __init__(self, encoding: Encoder, seeds: list[int], given: dict[str, Array]) -> None:
        self.rows = encoding.rows
        self.stepper = BatchStepper(encoding.start, encoding.observer, encoding.action_count, seeds)
        count = len(seeds)
        self.observations = given["observations"]
        self.actors = given["actors"]
        self.rewards = given["rewards"]
        self.dones = given["dones"]
        self.packed = self.observations.dtype == np.uint8
        self.masks_now: Array = in_place(self.stepper.masks, count).view(np.bool_)
        self.fixed_now: Array = in_place(self.stepper.fixed, count)
        # Read in place, unless they are to go elsewhere.
        self.masks: Array = given.get("masks", self.masks_now)
        self.fill()

    def step(self, actions: list[int]) -> None:
        stepper = self.stepper
        wrong = stepper.illegal(actions)
        if wrong >= 0:
            raise ValueError(f"game {wrong}: action {actions[wrong]} is not legal")
        for game in stepper.ended:
            self.rewards[game] = 0.0
            self.dones[game] = False
        stepper.step(actions)
        self.fill()

    def fill(self) -> None:
        stepper = self.stepper
        if self.packed:
            self.fill_bytes()
        else:
            self.fill_floats()
        self.actors[:] = stepper.actors
        for game, returns in zip(stepper.ended, stepper.returns, strict=True):
            self.rewards[game] = returns
            self.dones[game] = True
        if self.masks is not self.masks_now:
            np.copyto(self.masks, self.masks_now)

    def fill_bytes(self) -> None:
        stepper, end = self.stepper, self.rows.row
        self.observations[:, :end] = in_place(stepper.rows, stepper.count)
        games = stepper.fixed_changed
        if games:
            self.observations[games, end:] = self.fixed_now[games]

    def fill_floats(self) -> None:
        stepper = self.stepper
        self.rows.read(in_place(stepper.rows, stepper.count), self.observations)
        games = stepper.fixed_changed
        if games:
            flags = np.unpackbits(self.fixed_now[games], axis=1, bitorder="little")
            self.observations[games, self.rows.flags_end :] = flags

    def sample(self) -> list[int]:
        return self.stepper.random_actions()

    def close(self) -> None:
        """Nothing is held open."""


def new_arrays(encoding: Encoder, count: int, packed: bool) -> dict[str, Array]:
    """All but the masks, which are read where the loop writes them."""
    width, kind = encoding.rows.shape(packed)
    return {
        "observations": np.zeros((count, width), kind),
        "actors": np.zeros(count, np.int64),
        "rewards": np.zeros((count, encoding.players), np.float32),
        "dones": np.zeros(count, np.bool_),
    }


def game_seeds(seed: int, count: int) -> list[int]:
    """A seed for each game, whoever plays it."""
    rng = Rng(seed)
    return [rng.below(2**31) for _ in range(count)]
