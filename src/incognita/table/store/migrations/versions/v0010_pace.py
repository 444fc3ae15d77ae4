"""How fast a table is played, the clocks of its seats, and who has lost by them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.JSON))
    forfeited = sa.Column("forfeited", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("chairs", forfeited)
    op.create_table(
        "clocks",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("clocks", sa.JSON, nullable=False),
        sa.Column("due", sa.BigInteger, index=True),
    )


def downgrade() -> None:
    op.drop_table("clocks")
    op.drop_column("chairs", "forfeited")
    op.drop_column("tables", "pace")
