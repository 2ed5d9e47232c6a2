"""Links of groups that others have taken the place of: whose each was, so that it says so."""

from sqlalchemy import Connection, insert, select

from service.database.models import PLAY_GROUP, RETIRED_GROUP_LINK
from service.installation.tokens import hash_of
from service.matches.former_links import NoSuchLink

WATCH, HOST = "watch", "host"


def retire(connection: Connection, group_id: str, token_hash: str, whose: str) -> None:
    """Remember that a link was replaced: WATCH or HOST."""
    values = {"group_id": group_id, "token_hash": token_hash, "whose": whose}
    connection.execute(insert(RETIRED_GROUP_LINK).values(**values))


def has(connection: Connection, token: str) -> bool:
    """Whether that link once was one, and is none any more."""
    query = select(RETIRED_GROUP_LINK.c.whose).where(
        RETIRED_GROUP_LINK.c.token_hash == hash_of(token)
    )
    return connection.execute(query).first() is not None


def ended(connection: Connection, token: str) -> NoSuchLink:
    """What is to be raised for a link that opens nothing: in what way it ended, if it ever did."""
    former, group = RETIRED_GROUP_LINK.c, PLAY_GROUP.c
    query = select(former.whose, group.language).join(PLAY_GROUP, group.id == former.group_id)
    row = connection.execute(query.where(former.token_hash == hash_of(token))).first()
    return NoSuchLink() if row is None else NoSuchLink(f"season-{row[0]}", language=row[1])
