"""Bots that stand in for people, and whether a table gives hints."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    )
    # As new tables have it: hints are for those who play at one screen or against bots.
    op.execute(
        "UPDATE tables SET hints = TRUE "
        "WHERE id NOT IN (SELECT \"table\" FROM chairs WHERE kind = 'friend')"
    )
    op.add_column("chairs", sa.Column("stand_in", sa.String(20), nullable=False, server_default=""))
    op.add_column(
        "chairs", sa.Column("lent", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("chairs", sa.Column("since", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    for column in ("stand_in", "lent", "since"):
        op.drop_column("chairs", column)
    op.drop_column("tables", "hints")
