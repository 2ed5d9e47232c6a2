"""Links of tables that others have taken the place of: whose each was, so that it says so."""

from sqlalchemy import Connection, insert, select

from service.database.models import GAME_TABLE, RETIRED_TABLE_LINK
from service.installation.tokens import hash_of
from service.matches.former_links import NoSuchLink

SEAT, SCREEN, HOST = "seat", "screen", "host"


def retire(connection: Connection, table_id: str, token_hash: str, whose: str) -> None:
    """Remember that a link was replaced: SEAT, SCREEN or HOST."""
    values = {"table_id": table_id, "token_hash": token_hash, "whose": whose}
    connection.execute(insert(RETIRED_TABLE_LINK).values(**values))


def ended(connection: Connection, token: str) -> NoSuchLink:
    """What is to be raised for a link that opens nothing: in what way it ended, if it ever did."""
    former, table = RETIRED_TABLE_LINK.c, GAME_TABLE.c
    query = select(former.whose, table.language).join(GAME_TABLE, table.id == former.table_id)
    row = connection.execute(query.where(former.token_hash == hash_of(token))).first()
    return NoSuchLink() if row is None else NoSuchLink(f"table-{row[0]}", language=row[1])
