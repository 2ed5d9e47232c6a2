"""Links of tables with the real box that others have taken the place of."""

import sqlalchemy as sa
import sqlmodel.sql.sqltypes
from alembic import op

revision = "0018"
down_revision = "0017"
TEXT = sqlmodel.sql.sqltypes.AutoString


def upgrade() -> None:
    op.create_table(
        "retired_table_link",
        sa.Column("table_id", TEXT(), nullable=False),
        sa.Column("token_hash", TEXT(), nullable=False),
        sa.Column("whose", TEXT(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_retired_table_link_table_id_game_table")
        ),
        sa.PrimaryKeyConstraint("table_id", "token_hash", name=op.f("pk_retired_table_link")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_retired_table_link_token_hash", "retired_table_link", ["token_hash"])


def downgrade() -> None:
    op.drop_table("retired_table_link")
