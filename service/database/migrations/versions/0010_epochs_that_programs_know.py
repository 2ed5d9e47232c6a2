"""Of which restored backup a seat's programs have been told."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    column = sa.Column("told_epoch", sa.Integer(), server_default=sa.text("0"), nullable=False)
    op.add_column("seat", column)


def downgrade() -> None:
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.drop_column("told_epoch")
