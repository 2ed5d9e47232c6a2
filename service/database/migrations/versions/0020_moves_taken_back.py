"""Which moves of a match were taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    column = sa.Column("taken_back", sa.Text(), server_default=sa.text("'[]'"), nullable=False)
    op.add_column("match", column)


def downgrade() -> None:
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.drop_column("taken_back")
