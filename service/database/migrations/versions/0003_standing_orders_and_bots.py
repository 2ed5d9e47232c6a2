"""Standing orders with what became of them, and seats that a bot holds."""

import sqlalchemy as sa
import sqlmodel.sql.sqltypes
from alembic import op

revision = "0003"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "standing_order",
        sa.Column("match_id", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("topic", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("scope", sqlmodel.sql.sqltypes.AutoString(), nullable=True),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["match.id"], name=op.f("fk_standing_order_match_id_match")
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", "topic", name=op.f("pk_standing_order")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "order_note",
        sa.Column("match_id", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("tenure", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["match.id"], name=op.f("fk_order_note_match_id_match")
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", "number", name=op.f("pk_order_note")),
        sqlite_with_rowid=False,
    )
    for name in ("bot", "ordered"):
        column: sa.Column[bool] = sa.Column(
            name, sa.Boolean(), server_default=sa.false(), nullable=False
        )
        op.add_column("seat", column)


def downgrade() -> None:
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.drop_column("ordered")
        batch_op.drop_column("bot")
    op.drop_table("order_note")
    op.drop_table("standing_order")
