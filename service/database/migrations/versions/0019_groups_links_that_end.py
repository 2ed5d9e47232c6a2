"""Links of groups that others have taken the place of."""

import sqlalchemy as sa
import sqlmodel.sql.sqltypes
from alembic import op

revision = "0019"
down_revision = "0018"
TEXT = sqlmodel.sql.sqltypes.AutoString


def upgrade() -> None:
    op.create_table(
        "retired_group_link",
        sa.Column("group_id", TEXT(), nullable=False),
        sa.Column("token_hash", TEXT(), nullable=False),
        sa.Column("whose", TEXT(), nullable=False),
        sa.ForeignKeyConstraint(
            ["group_id"], ["play_group.id"], name=op.f("fk_retired_group_link_group_id_play_group")
        ),
        sa.PrimaryKeyConstraint("group_id", "token_hash", name=op.f("pk_retired_group_link")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_retired_group_link_token_hash", "retired_group_link", ["token_hash"])


def downgrade() -> None:
    op.drop_table("retired_group_link")
