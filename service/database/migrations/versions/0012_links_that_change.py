"""Why a link was replaced and how long it still opens, and addresses that are to change."""

import sqlalchemy as sa
import sqlmodel.sql.sqltypes
from alembic import op

revision = "0012"
down_revision = "0011"
TEXT = sqlmodel.sql.sqltypes.AutoString


def upgrade() -> None:
    why: sa.Column[str] = sa.Column(
        "why", TEXT(), server_default=sa.text("'replaced'"), nullable=False
    )
    op.add_column("retired_link", sa.Column("seat", sa.Integer(), nullable=True))
    op.add_column("retired_link", why)
    op.add_column("retired_link", sa.Column("until", sa.BigInteger(), nullable=True))
    op.create_index("ix_retired_link_until", "retired_link", ["until"])
    op.create_table(
        "address_change",
        sa.Column("match_id", TEXT(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.Column("former", TEXT(), nullable=False),
        sa.Column("address", TEXT(), nullable=False),
        sa.Column("address_hash", TEXT(), nullable=False),
        sa.Column("salt", TEXT(), nullable=False),
        sa.Column("confirm_hash", TEXT(), nullable=False),
        sa.Column("stop_hash", TEXT(), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("status", TEXT(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["match.id"], name=op.f("fk_address_change_match_id_match")
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", "number", name=op.f("pk_address_change")),
        sa.UniqueConstraint("confirm_hash", name=op.f("uq_address_change_confirm_hash")),
        sa.UniqueConstraint("stop_hash", name=op.f("uq_address_change_stop_hash")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_address_change_address_hash", "address_change", ["address_hash"])


def downgrade() -> None:
    op.drop_table("address_change")
    op.drop_index("ix_retired_link_until", table_name="retired_link")
    with op.batch_alter_table("retired_link", schema=None) as batch_op:
        batch_op.drop_column("until")
        batch_op.drop_column("why")
        batch_op.drop_column("seat")
