"""By how much deadlines were moved because the clock had gone on, so that it can be taken off."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
COLUMNS = ("leapt", "leapt_at")


def upgrade() -> None:
    for name in COLUMNS:
        column = sa.Column(name, sa.BigInteger(), server_default=sa.text("0"), nullable=False)
        op.add_column("heartbeat", column)


def downgrade() -> None:
    with op.batch_alter_table("heartbeat", schema=None) as batch_op:
        for name in COLUMNS:
            batch_op.drop_column(name)
