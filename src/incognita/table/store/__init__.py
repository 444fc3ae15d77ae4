"""Where tables are stored. A small interface, so that another database can be used."""

from incognita.table.store.base import (
    ACT,
    CHANCE_ENTRY,
    UNDO,
    ConflictError,
    Entry,
    NotSavedError,
    Store,
    StoredChair,
    StoredKey,
    StoredTable,
)

__all__ = [
    "ACT",
    "CHANCE_ENTRY",
    "UNDO",
    "ConflictError",
    "Entry",
    "StoredChair",
    "StoredKey",
    "StoredTable",
    "NotSavedError",
    "Store",
]
