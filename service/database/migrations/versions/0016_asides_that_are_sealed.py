"""The seal of each aside over itself and the one before it, and the match's last."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
SEALS = (("match", "aside_seal"), ("aside", "seal"))


def upgrade() -> None:
    for table, name in SEALS:
        op.add_column(table, sa.Column(name, sa.String(), server_default="", nullable=False))


def downgrade() -> None:
    for table, name in SEALS:
        with op.batch_alter_table(table, schema=None) as batch_op:
            batch_op.drop_column(name)
