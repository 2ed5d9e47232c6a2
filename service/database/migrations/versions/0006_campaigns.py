"""The later games of campaigns."""

import sqlalchemy as sa
import sqlmodel.sql.sqltypes
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "campaign_game",
        sa.Column("campaign_id", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("after_id", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("match_id", sqlmodel.sql.sqltypes.AutoString(), nullable=True),
        *(
            sa.ForeignKeyConstraint(
                [column], ["match.id"], name=op.f(f"fk_campaign_game_{column}_match")
            )
            for column in ("campaign_id", "after_id", "match_id")
        ),
        sa.PrimaryKeyConstraint("campaign_id", "number", name=op.f("pk_campaign_game")),
        sa.UniqueConstraint("after_id", name=op.f("uq_campaign_game_after_id")),
        sa.UniqueConstraint("match_id", name=op.f("uq_campaign_game_match_id")),
    )
    op.create_index(
        "ix_campaign_game_waiting",
        "campaign_game",
        ["campaign_id"],
        sqlite_where=sa.text("match_id IS NULL"),
        postgresql_where=sa.text("match_id IS NULL"),
    )


def downgrade() -> None:
    op.drop_index("ix_campaign_game_waiting", table_name="campaign_game")
    op.drop_table("campaign_game")
