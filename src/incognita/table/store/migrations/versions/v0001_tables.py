"""Tables, chairs, keys and entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("origin", sa.JSON),
        sa.Column("frozen", sa.Boolean, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chairs",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("owner", sa.Boolean, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for name in ("entries", "keys", "chairs", "tables"):
        op.drop_table(name)
