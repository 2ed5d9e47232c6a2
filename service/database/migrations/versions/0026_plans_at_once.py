"""Whether all are asked at once when a battle or a round begins."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    column = sa.Column("plans_at_once", sa.Boolean(), server_default=sa.false(), nullable=False)
    op.add_column("match", column)


def downgrade() -> None:
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.drop_column("plans_at_once")
