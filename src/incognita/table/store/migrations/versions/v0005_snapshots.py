"""Snapshots, runs entry by entry, and a row to write to."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column(
        "entries", sa.Column("run_start", sa.Integer, nullable=False, server_default="-1")
    )
    op.create_table(
        "run_entries",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("start", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("state", sa.JSON, nullable=False),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    _split_runs()
    op.drop_table("runs")


def _split_runs() -> None:
    """Whole runs become rows, one for each entry."""
    connection = op.get_bind()
    newest = 'SELECT "table", max(number) AS number FROM runs GROUP BY "table"'
    runs = connection.execute(
        sa.text(
            f'SELECT r."table", r.number, r.seat, r.entries FROM runs r JOIN ({newest}) n '  # noqa: S608
            'ON n."table" = r."table" AND n.number = r.number ORDER BY r."table", r.seat'
        )
    ).all()
    add = sa.text(
        'INSERT INTO run_entries ("table", start, number, kind, seat, value, at) '
        "VALUES (:table, :start, :number, :kind, :seat, :value, :at)"
    )
    lengths: dict[str, int] = {}
    for table, start, seat, entries in runs:
        for kind, value, at in json.loads(entries):
            number = lengths.get(table, 0)
            lengths[table] = number + 1
            row = {"table": table, "start": start, "number": number, "kind": kind}
            connection.execute(add, row | {"seat": seat, "value": value, "at": at})


def downgrade() -> None:
    op.create_table(
        "runs",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("entries", sa.JSON, nullable=False),
    )
    for table in ("heartbeat", "snapshots", "run_entries"):
        op.drop_table(table)
    op.drop_column("entries", "run_start")
