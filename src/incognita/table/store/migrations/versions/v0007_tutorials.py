"""The tutorial that is played at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("tutorial", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "tutorial")
