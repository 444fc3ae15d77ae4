"""First tries at puzzles of people with accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "first_tries",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("puzzle", sa.String(80), primary_key=True),
        sa.Column("at", sa.BigInteger, primary_key=True),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("right", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("first_tries")
