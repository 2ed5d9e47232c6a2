"""Keep the former rule for Le Roy in Troyes challenges that have begun.

Le Roy now scores ties at Procession and Joust; an option turns that off.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
BEGUN = {"match": ("proposed", "inviting"), "game_table": ()}  # statuses before the start


def upgrade() -> None:
    keep_le_roy_without_ties(op.get_bind())


def keep_le_roy_without_ties(connection: sa.Connection) -> None:
    """Set the option in every match and table against Le Roy that has begun."""
    for name, not_begun in BEGUN.items():
        kept = sa.table(name, *map(sa.column, ("id", "game", "seats", "status", "options")))
        alone = (kept.c.game == "troyes", kept.c.seats == 1, kept.c.status.not_in(not_begun))
        for row_id, text in connection.execute(
            sa.select(kept.c.id, kept.c.options).where(*alone)
        ).all():
            options = json.dumps({"le_roy_shares": False} | json.loads(text))
            connection.execute(sa.update(kept).where(kept.c.id == row_id).values(options=options))


def downgrade() -> None:
    pass
