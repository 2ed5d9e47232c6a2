"""Add players' requests to others, such as to undo a move, and the seat of a match's host."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
STATUSES = {"asked": "asked", "agreed": "done", "refused": "stopped"}


def upgrade() -> None:
    op.add_column("match", sa.Column("host", sa.Integer(), server_default="0", nullable=False))
    op.create_table(
        "request",
        sa.Column("match_id", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("about", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("still_asked", sa.Text(), nullable=False),
        sa.Column("agreed", sa.Integer(), server_default="0", nullable=False),
        sa.Column("refused", sa.Integer(), server_default="0", nullable=False),
        sa.Column("former_host", sa.Integer()),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("done_at", sa.BigInteger()),
        sa.Column("status", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_request_match_id_match"),
        sa.PrimaryKeyConstraint("match_id", "kind", "about", name="pk_request"),
        sqlite_with_rowid=False,
    )
    kept = "match_id, seat, turn, still_asked, asked_at"
    for old, new in STATUSES.items():
        op.execute(
            f"INSERT INTO request ({kept}, kind, about, status) "
            f"SELECT {kept}, 'undo', move, '{new}' FROM take_back_wish WHERE status = '{old}'"
        )
    op.drop_table("take_back_wish")
