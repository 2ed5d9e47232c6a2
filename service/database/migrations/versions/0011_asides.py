"""What seats do beside the turns, in a table of its own; and matches that go on as they began.

Matches that have begun go on asking, in public, who burns a hand: an option says so now.
"""

import json

import sqlalchemy as sa
import sqlmodel.sql.sqltypes
from alembic import op

revision = "0011"
down_revision = "0010"
MATCH = sa.table("match", *map(sa.column, ("id", "game", "status", "options")))
ASKING = sa.or_(MATCH.c.game.like("condottiere-%"), MATCH.c.game == "rakab")


def upgrade() -> None:
    op.create_table(
        "aside",
        sa.Column("match_id", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sqlmodel.sql.sqltypes.AutoString(), nullable=False),
        sa.Column("asked_turn", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name=op.f("fk_aside_match_id_match")),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_aside")),
        sqlite_with_rowid=False,
    )
    heard = sa.Column("heard", sa.Integer(), server_default=sa.text("0"), nullable=False)
    op.add_column("seat", heard)
    _keep_asking(op.get_bind())


def _keep_asking(connection: sa.Connection) -> None:
    begun = (ASKING, MATCH.c.status != "inviting")
    for match_id, text in connection.execute(
        sa.select(MATCH.c.id, MATCH.c.options).where(*begun)
    ).all():
        options = json.loads(text)
        if not options.get("simultaneous_discards"):
            values = {"options": json.dumps({"asked_discards": True} | options)}
            connection.execute(sa.update(MATCH).where(MATCH.c.id == match_id).values(values))


def downgrade() -> None:
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.drop_column("heard")
    op.drop_table("aside")
