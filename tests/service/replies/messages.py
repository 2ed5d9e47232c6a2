"""Messages to a match, as mail programs write them, for the ways in."""

from service.installation.tokens import reply_key
from service.links import store as links
from service.links.store import Target
from tests.service.seated import Table


def reply_address(table: Table, seat: int) -> str:
    """Return the address to which a seat's player answers."""
    tokens, target = table.house.installation.tokens, Target(table.id, seat)
    link = table.read(lambda c: links.current(c, "seat", target))
    return f"turns+{reply_key(tokens, link)}@play.example"


def reply(table: Table, text: str, seat: int | None = None, **headers: str) -> bytes:
    """Return the reply of a seat's player, by default of the seat to move."""
    seat = table.seat if seat is None else seat
    row = table.loaded.seats[seat]
    to = reply_address(table, seat)
    lines = {
        "From": f"{row.name} <{row.address}>",
        "To": to,
        "Subject": "Re: your turn",
        "Message-ID": f"<{table.turn}.{seat}.{abs(hash(text))}@mail.example>",
        "Date": "Tue, 24 Mar 2026 08:00:00 +0000",
        "Content-Type": "text/plain; charset=utf-8",
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return (head + "\r\n" + text + "\r\n").encode()
