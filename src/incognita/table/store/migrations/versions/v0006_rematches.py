"""One rematch for a table, colours that people keep, and who has ever come."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    # Rematches of older tables drew lots.
    op.add_column("tables", sa.Column("first", sa.String(8), nullable=False, server_default="lots"))
    op.add_column("tables", sa.Column("rematch", sa.String(40), nullable=False, server_default=""))
    op.add_column("chairs", sa.Column("colour", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE chairs SET colour = seat")
    op.add_column(
        "chairs", sa.Column("arrived", sa.Boolean, nullable=False, server_default=sa.true())
    )


def downgrade() -> None:
    for column in ("colour", "arrived"):
        op.drop_column("chairs", column)
    for column in ("first", "rematch"):
        op.drop_column("tables", column)
