"""Change addresses to lower case; one typed with capitals counted as another person.

No column of addresses is unique, so two that become equal stay two rows of one person.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0057"
down_revision = "0056"
COLUMNS = (
    ("seat", "address"),
    ("link", "address"),
    ("newcomer", "address"),
    ("address_change", "address"),
    ("address_change", "former"),
    ("former_player", "address"),
)


def upgrade() -> None:
    connection = op.get_bind()
    for table_name, name in COLUMNS:
        table = sa.table(table_name, sa.column(name))
        column = table.c[name]
        found = connection.execute(sa.select(column).distinct()).scalars().all()
        for address in found:
            if address != address.lower():  # SQLite's lower() knows ASCII alone
                changed = sa.update(table).where(column == address)
                connection.execute(changed.values({name: address.lower()}))
    _in_what_was_said_at_tables(connection)


def _in_what_was_said_at_tables(connection: sa.Connection) -> None:
    private = sa.column("private")
    seat = sa.table("table_seat", sa.column("table_id"), sa.column("number"), private)
    query = sa.select(seat).where(private.is_not(None))
    for table_id, number, text in connection.execute(query).all():
        said = json.loads(text)
        if said["address"] != said["address"].lower():
            said["address"] = said["address"].lower()
            changed = json.dumps(said, ensure_ascii=False, separators=(",", ":"))
            one = (seat.c.table_id == table_id, seat.c.number == number)
            connection.execute(sa.update(seat).where(*one).values(private=changed))
