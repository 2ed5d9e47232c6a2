"""Letters as they would be written and sent to a seat now."""

import json
from collections.abc import Sequence

from sqlalchemy import Connection

from service.mail import letters
from service.mail.by_email import as_message
from service.mail.message import as_bytes
from service.matches import outbox, store
from tests.service.at_table import Table


def letters_to(table: Table, seat: int, kinds: Sequence[str]) -> dict[str, bytes]:
    """Return a letter to the seat of each of these kinds, as bytes by kind."""
    installation = table.house.installation

    def compose(connection: Connection) -> dict[str, bytes]:
        loaded = store.load(connection, table.match)
        rows = outbox.of_match(connection, table.match)
        row = next(each for each in rows if each.seat == seat)
        fields = {name: getattr(row, name) for name in row.__struct_fields__}
        fields |= {"turn": loaded.match.turn, "tenure": loaded.seats[seat].tenure}
        fields["facts_json"] = json.dumps({"absent": False, "done": [], "asked_for": True})
        found = {}
        for kind in kinds:
            letter = type(row)(**fields | {"kind": kind})
            about = (installation, connection, loaded, letter, installation.now())
            sent = as_message(letters.compose(*about), installation.settings)
            found[kind] = as_bytes(sent)
        return found

    return installation.database.read(compose)
