"""When a campaign's next game that could not begin is tried again."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
COLUMNS = ("failures", sa.Integer()), ("try_at", sa.BigInteger())


def upgrade() -> None:
    for name, kind in COLUMNS:
        column = sa.Column(name, kind, server_default=sa.text("0"), nullable=False)
        op.add_column("campaign_game", column)


def downgrade() -> None:
    with op.batch_alter_table("campaign_game", schema=None) as batch_op:
        for name, _ in COLUMNS:
            batch_op.drop_column(name)
