"""Each move's seal over itself and the one before it, and the match's last."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    for table in ("match", "move"):
        op.add_column(table, sa.Column("seal", sa.String(), server_default="", nullable=False))


def downgrade() -> None:
    for table in ("match", "move"):
        with op.batch_alter_table(table, schema=None) as batch_op:
            batch_op.drop_column("seal")
