"""The tables of the database."""

from typing import Final

import sqlalchemy as sa

NEWEST: Final = "0015"
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
    sa.Column("first", sa.String(8), nullable=False),
    sa.Column("rematch", sa.String(40), nullable=False),
    sa.Column("tutorial", sa.String(40), nullable=False),
    # How often chairs or the rematch were changed.
    sa.Column("changes", sa.Integer, nullable=False),
    # What all chance follows from; "" where it does not.
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("pace", sa.JSON(none_as_null=True)),
    # Anybody may sit down on a free seat.
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Index("ix_tables_listed", "listed", "made"),
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
    sa.Column("colour", sa.Integer, nullable=False),
    sa.Column("arrived", sa.Boolean, nullable=False),
    sa.Column("forfeited", sa.Boolean, nullable=False),
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

# Clocks of tables with a pace; when such a table is `due`, any server may look after it.
CLOCKS: Final = sa.Table(
    "clocks",
    METADATA,
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("clocks", sa.JSON, nullable=False),
    sa.Column("due", sa.BigInteger, index=True),
)

# One row, written to find out whether writing is possible.
HEARTBEAT: Final = sa.Table(
    "heartbeat",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# Secrets that the server has committed to and no table has used yet.
PROMISES: Final = sa.Table(
    "promises",
    METADATA,
    sa.Column("commitment", sa.String(64), primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)

# Keys of the service itself, by what they are for.
SERVICE_KEYS: Final = sa.Table(
    "service_keys",
    METADATA,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)

# Which process does something for all, and until when, in milliseconds of the database's clock.
CLAIMS: Final = sa.Table(
    "claims",
    METADATA,
    sa.Column("name", sa.String(60), primary_key=True),
    sa.Column("owner", sa.String(40), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)

# Games with variations that people keep: the text, and who may change it.
ANALYSES: Final = sa.Table(
    "analyses",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("digest", sa.String(64), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)

# Whoever uses a browser here, with an account or without one.
PEOPLE: Final = sa.Table(
    "people",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)

# Browsers by the digest of what their cookie says; `proved` is when they last logged in.
SESSIONS: Final = sa.Table(
    "sessions",
    METADATA,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("device", sa.String(120), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("proved", sa.BigInteger, nullable=False),
)

# Keys of tables that people have used, sealed with a key of the service.
HELD_KEYS: Final = sa.Table(
    "held_keys",
    METADATA,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("sealed", sa.Text, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)

# `key` is the name as it is compared; no password: passkeys alone open it.
ACCOUNTS: Final = sa.Table(
    "accounts",
    METADATA,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("key", sa.String(80), nullable=False, unique=True),
    sa.Column("password", sa.Text, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)

PASSKEYS: Final = sa.Table(
    "passkeys",
    METADATA,
    sa.Column("id", sa.String(1400), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("count", sa.BigInteger, nullable=False),
    sa.Column("device", sa.String(120), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)

# Each opens its account once.
RECOVERY_CODES: Final = sa.Table(
    "recovery_codes",
    METADATA,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("digest", sa.String(64), primary_key=True),
)

# Puzzles that people with accounts have met: their ratings and rows follow from these.
FIRST_TRIES: Final = sa.Table(
    "first_tries",
    METADATA,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("puzzle", sa.String(80), primary_key=True),
    sa.Column("at", sa.BigInteger, primary_key=True),
    sa.Column("rating", sa.Integer, nullable=False),
    sa.Column("right", sa.Boolean, nullable=False),
)

# What a passkey has to sign: asked for by one browser, used once.
CHALLENGES: Final = sa.Table(
    "challenges",
    METADATA,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("session", sa.String(64), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)
