"""What a connection is told first of all: what stays the same, and the end of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.lab.fair_chance import commitment_to
from incognita.table.connection import Connection
from incognita.table.messages import Welcome

if TYPE_CHECKING:
    from incognita.table.live_table import LiveTable


def welcome(table: LiveTable, connection: Connection) -> Welcome:
    return Welcome(
        table=table.stored.id,
        game=table.game.id,
        options=table.stored.options,
        scene=table.scene,
        seats=connection.seats,
        watching=not connection.seats,
        entries=table.history.number(connection.viewer),
        chairs=table.seats.chair_messages(),
        watchers=table.seats.watchers(),
        log=table.history.lines_for(connection.viewer, table.log_start()),
        step=table.history.step,
        owner=connection.owner,
        hints=table.stored.hints,
        hint_seconds=table.hint_seconds,
        rematch=table.stored.rematch,
        lesson=table.guide.lesson() if table.guide else None,
        commitment=commitment_to(table.stored.secret) if table.stored.secret else "",
        pace=table.stored.pace,
    )
