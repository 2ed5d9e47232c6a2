"""The links to all games of one address."""

import sqlalchemy as sa
import sqlmodel.sql.sqltypes
from alembic import op

revision = "0023"
down_revision = "0022"
TEXT = sqlmodel.sql.sqltypes.AutoString


def upgrade() -> None:
    op.create_table(
        "regular",
        sa.Column("address", TEXT(), nullable=False),
        sa.Column("token_salt", TEXT(), nullable=False),
        sa.Column("token_hash", TEXT(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("address", name=op.f("pk_regular")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_regular_token_hash")),
    )


def downgrade() -> None:
    op.drop_table("regular")
