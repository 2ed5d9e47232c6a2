"""Add the name and language of a friend who gets a seat from its player."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"


def upgrade() -> None:
    for name in ("name", "language", "former_name", "former_language"):
        column = sa.Column(name, sa.String(), server_default="", nullable=False)
        op.add_column("address_change", column)
