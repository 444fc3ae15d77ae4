"""Decisions of self-play games as arrays; whole deals are held back to see what was learned."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow.parquet as pq

Array = np.ndarray[Any, np.dtype[Any]]

COLUMNS: Final = ["game", "action", "legal", "observation", "result"]
# Two games are a deal: the same chance from both seatings.
GAMES_OF_A_DEAL: Final = 2
# One deal of so many is held back.
HELD_BACK: Final = 10


@dataclass
class Decisions:
    """By decision: the observation (half precision), legal actions, what was done, how it ended."""

    observations: Array
    legal: Array
    actions: Array
    results: Array

    def __len__(self) -> int:
        return len(self.actions)

    def rows(self, rows: Array) -> "Decisions":
        return Decisions(
            self.observations[rows], self.legal[rows], self.actions[rows], self.results[rows]
        )


def read(folder: Path, actions: int) -> tuple[Decisions, Decisions]:
    """What to learn from, and what is held back; decisions with one legal action teach nothing."""
    shards = sorted((folder / "decisions").glob("*.parquet"))
    if not shards:
        raise SystemExit(
            f"{folder} holds no decisions; incognita selfplay --out {folder} makes some"
        )
    parts = [shard_of(shard, actions) for shard in shards]
    held = np.concatenate([part[1] for part in parts])
    decisions = joined([part[0] for part in parts])
    return decisions.rows(np.flatnonzero(~held)), decisions.rows(np.flatnonzero(held))


def shard_of(path: Path, actions: int) -> tuple[Decisions, Array]:
    """The decisions of a shard, and which of them are held back."""
    table = pq.read_table(path, columns=COLUMNS)
    legal_lists = table["legal"].combine_chunks()
    lengths = np.diff(legal_lists.offsets.to_numpy())
    open_rows = np.flatnonzero(lengths > 1)
    legal = np.zeros((len(table), actions), np.bool_)
    legal[np.repeat(np.arange(len(table)), lengths), legal_lists.flatten().to_numpy()] = True
    entries = table["observation"].combine_chunks().flatten().to_numpy()
    decisions = Decisions(
        entries.reshape(len(table), -1).astype(np.float16),
        legal,
        table["action"].to_numpy().astype(np.int64),
        table["result"].to_numpy(),
    )
    deals = table["game"].to_numpy() // GAMES_OF_A_DEAL
    return decisions.rows(open_rows), (deals % HELD_BACK == 0)[open_rows]


def joined(parts: list[Decisions]) -> Decisions:
    return Decisions(
        np.concatenate([part.observations for part in parts]),
        np.concatenate([part.legal for part in parts]),
        np.concatenate([part.actions for part in parts]),
        np.concatenate([part.results for part in parts]),
    )
