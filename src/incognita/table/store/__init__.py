"""Where tables are stored. A small interface, so that another database can be used."""

from incognita.table.store.base import (
    ACT,
    CHANCE_ENTRY,
    NO_RUN,
    UNDO,
    ConflictError,
    Entry,
    NotSavedError,
    Snapshot,
    Store,
    StoredChair,
    StoredGame,
    StoredKey,
    StoredTable,
)

__all__ = [
    "ACT",
    "CHANCE_ENTRY",
    "NO_RUN",
    "UNDO",
    "ConflictError",
    "Entry",
    "NotSavedError",
    "Snapshot",
    "Store",
    "StoredChair",
    "StoredGame",
    "StoredKey",
    "StoredTable",
]
