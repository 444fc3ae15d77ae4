"""The tables of the database."""

from typing import Final

import sqlalchemy as sa

NEWEST: Final = "0005"
METADATA: Final = sa.MetaData()

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("origin", sa.JSON(none_as_null=True)),
    sa.Column("frozen", sa.Boolean, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("answer_seconds", sa.Integer, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
)

CHAIRS: Final = sa.Table(
    "chairs",
    METADATA,
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("level", sa.String(20), nullable=False),
    sa.Column("stand_in", sa.String(20), nullable=False),
    sa.Column("lent", sa.Boolean, nullable=False),
    sa.Column("since", sa.Integer, nullable=False),
)

KEYS: Final = sa.Table(
    "keys",
    METADATA,
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.Column("owner", sa.Boolean, nullable=False),
)

ENTRIES: Final = sa.Table(
    "entries",
    METADATA,
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("value", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("run_start", sa.Integer, nullable=False),
    sqlite_with_rowid=False,
)

# What seats have decided over so many entries (`start`) and others do not know yet, in the order
# in which it came.
RUN_ENTRIES: Final = sa.Table(
    "run_entries",
    METADATA,
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("start", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("value", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

SNAPSHOTS: Final = sa.Table(
    "snapshots",
    METADATA,
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("step", sa.Integer, nullable=False),
    sa.Column("state", sa.JSON, nullable=False),
)

# One row, written to find out whether writing is possible.
HEARTBEAT: Final = sa.Table(
    "heartbeat",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
