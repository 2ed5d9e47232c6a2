"""Links to open seats, and who has asked for one by them."""

import sqlalchemy as sa
import sqlmodel.sql.sqltypes
from alembic import op

revision = "0025"
down_revision = "0024"
TEXT = sqlmodel.sql.sqltypes.AutoString


def upgrade() -> None:
    op.create_table(
        "open_link",
        sa.Column("match_id", TEXT(), nullable=False),
        sa.Column("token_salt", TEXT(), nullable=False),
        sa.Column("token_hash", TEXT(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["match.id"], name=op.f("fk_open_link_match_id_match")
        ),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_open_link")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_open_link_token_hash")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "newcomer",
        sa.Column("match_id", TEXT(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", TEXT(), nullable=False),
        sa.Column("address", TEXT(), nullable=False),
        sa.Column("address_hash", TEXT(), nullable=False),
        sa.Column("language", TEXT(), nullable=False),
        sa.Column("timezone", TEXT(), nullable=False),
        sa.Column("link_hash", TEXT(), nullable=False),
        sa.Column("salt", TEXT(), nullable=False),
        sa.Column("token_hash", TEXT(), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"], ["match.id"], name=op.f("fk_newcomer_match_id_match")
        ),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_newcomer")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_newcomer_token_hash")),
    )
    op.create_index("ix_newcomer_address_hash", "newcomer", ["address_hash"])
    op.create_index("ix_newcomer_asked_at", "newcomer", ["asked_at"])


def downgrade() -> None:
    op.drop_table("newcomer")
    op.drop_table("open_link")
