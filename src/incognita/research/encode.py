"""One encoding for every interface: observations, masks, information states and rewards.

    >>> from incognita.research.encode import encoder
    >>> encoding = encoder("survive", players=2)
    >>> encoding.size, encoding.action_count
    (2893, 2831)

The tables of `docs/research.md` say what each entry of an observation means.
"""

import json
from typing import Any

from incognita.core import OVER, Game, Json, State
from incognita.games import game as game_of
from incognita.research.extras import missing

try:
    import numpy as np

    from incognita.research.rows import Array, Rows, in_place
    from incognita.search.observation import Block, Observer, blank
except ImportError as error:
    raise missing(error) from error


class NoObservationError(LookupError):
    """The game says nothing about how its positions become numbers."""


class Encoder:
    """Positions of one game with given options, as numbers."""

    def __init__(self, game: Game, options: dict[str, Any]) -> None:
        self.game = game
        self.options: dict[str, Any] = dict(game.options().complete(options))
        self.start = game.start(**self.options)
        self.observer = observer_of(game, self.start)
        self.rows = Rows(self.observer.layout)
        self.players = self.start.players()
        self.action_count = game.action_count()
        self.size = self.rows.size

    @property
    def blocks(self) -> list[Block]:
        """What the entries mean, in their order."""
        return self.observer.layout.blocks

    def observation(self, state: State, seat: int) -> Array:
        """All that the seat may know, each entry in [0, 1]; the seat itself comes first."""
        out: Array = np.zeros((1, self.size), np.float32)
        cells = blank(self.rows.row)
        self.observer.write(state, seat, cells, 0)
        self.rows.read(in_place(cells, 1), out)
        if self.rows.fixed_row:
            fixed = blank(self.rows.fixed_row)
            self.observer.write_fixed(state, fixed, 0)
            self.rows.read_fixed(in_place(fixed, 1), out)
        shown: Array = out[0]
        return shown

    def entries(self, state: State, seat: int, fixed: list[float]) -> list[float]:
        """The same observation as a list; its end are the fixed entries, made beforehand."""
        cells = blank(self.rows.row)
        self.observer.write(state, seat, cells, 0)
        return self.rows.listed(in_place(cells, 1), fixed)

    def fixed_entries(self, state: State) -> list[float]:
        """What stays the same for a whole game, until fixed_version() of the observer changes."""
        if not self.rows.fixed_row:
            return []
        fixed = blank(self.rows.fixed_row)
        self.observer.write_fixed(state, fixed, 0)
        return self.rows.listed_fixed(in_place(fixed, 1))

    def named(self, observation: Array) -> dict[str, Array]:
        """The same entries by name, each block in its shape; nothing is copied."""
        lead = observation.shape[:-1]
        return {
            block.name: observation[..., block.first : block.first + block.size].reshape(
                lead + tuple(block.shape)
            )
            for block in self.blocks
        }

    def mask(self, state: State, seat: int) -> Array:
        """By action: 1 where the seat may take it now."""
        mask = np.zeros(self.action_count, np.int8)
        mask[state.legal(seat)] = 1
        return mask

    def information_state(self, state: State, seat: int) -> str:
        """All that the seat may know, as text; equal texts are equal views."""
        return view_text(state.view(seat))

    def rewards(self, state: State) -> Array:
        """The returns of all seats at the end, nothing before."""
        if state.actor() == OVER:
            return np.array(state.returns(), np.float32)
        return np.zeros(self.players, np.float32)


def encoder(game_id: str, **options: Any) -> Encoder:
    """The encoding of a game with these options; raises OptionError for what is not offered."""
    return Encoder(game_of(game_id), options)


def observer_of(game: Game, state: State) -> Observer:
    observer: Observer | None = game.observer(state)
    if observer is None:
        raise NoObservationError(
            f"{game.id} does not say how its positions become numbers: its package has no "
            f"ai/observation.py (docs/new-game.md shows how to write one)"
        )
    return observer


def view_text(view: Json) -> str:
    """A view in a form that is the same for equal views."""
    return json.dumps(view, sort_keys=True, separators=(",", ":"))
