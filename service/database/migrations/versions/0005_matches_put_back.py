"""Which matches a restored backup has put back to an earlier turn."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    column = sa.Column("put_back", sa.Text(), server_default=sa.text("'[]'"), nullable=False)
    op.add_column("match", column)


def downgrade() -> None:
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.drop_column("put_back")
