"""All seats of one address, found without looking at every seat."""

from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_index("ix_seat_address", "seat", ["address"])


def downgrade() -> None:
    op.drop_index("ix_seat_address", "seat")
