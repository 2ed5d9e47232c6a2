"""Add an indexed column for the match that a table continues.

It was only in the table's creation key, which a page had to search for among all tables.
"""

import sqlalchemy as sa
from alembic import op

revision = "0059"
down_revision = "0058"
TABLES = sa.table("game_table", sa.column("id"), sa.column("creation_key"), sa.column("opened_by"))


def upgrade() -> None:
    op.add_column("game_table", sa.Column("opened_by", sa.String()))
    connection = op.get_bind()
    query = sa.select(TABLES.c.id, TABLES.c.creation_key)
    for table_id, key in connection.execute(query.where(TABLES.c.creation_key.like("match % %"))):
        its = sa.update(TABLES).where(TABLES.c.id == table_id)
        connection.execute(its.values(opened_by=key.split(" ")[1]))
    there = sa.text("opened_by IS NOT NULL")
    op.create_index(
        "ix_game_table_opened_by",
        "game_table",
        ["opened_by"],
        sqlite_where=there,
        postgresql_where=there,
    )
