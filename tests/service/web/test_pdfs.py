"""PDFs for a seat: no stream, compressed or not, contains secrets of others."""

import re
import shutil
import subprocess
import zlib
from base64 import a85decode
from pathlib import Path

import pytest

import engine
import printables
from tests.service.at_table import Table, begin
from tests.service.trial_installation import TrialInstallation, secrets_of_links

sqlite_alone = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
STREAM = re.compile(rb"stream\r?\n(.*?)\r?\n?endstream", re.DOTALL)


def streams(pdf: bytes) -> list[bytes]:
    """Return all parts of a PDF: the file itself, and each stream unpacked."""
    return [pdf, *(unpacked(found) for found in STREAM.findall(pdf))]


def unpacked(data: bytes) -> bytes:
    if data.rstrip().endswith(b"~>"):
        data = a85decode(data.strip().removesuffix(b"~>"))
    try:
        return zlib.decompressobj().decompress(data)  # its last byte may look like a line end
    except zlib.error:
        return data


def text_in(pdf: bytes, folder: Path) -> str | None:
    """Return the text of a PDF, if poppler is installed."""
    if shutil.which("pdftotext") is None:
        return None
    file = folder / "card.pdf"
    file.write_bytes(pdf)
    done = subprocess.run(["pdftotext", "-raw", file, "-"], capture_output=True, check=True)
    return done.stdout.decode()


def secrets_of(table: Table, seat: int) -> list[str]:
    """Return the secrets that open a seat or the host's page, in rows and in links."""
    return [table.seats[seat], table.loaded().seats[seat].address]


@sqlite_alone
def test_a_seats_card_has_its_own_link_and_no_secret_of_others(
    house: TrialInstallation, tmp_path: Path
) -> None:
    table = begin(house, seed=None).play(20)
    match = table.loaded().match
    for seat in range(3):
        pdf = house.client.get(f"/s/{table.seats[seat]}/card.pdf").data
        parts = streams(pdf)
        assert len(parts) > 3 and not any(part.startswith(b"x\x9c") for part in parts)
        others = [
            hidden for other in range(3) if other != seat for hidden in secrets_of(table, other)
        ]
        hidden = [*others, *secrets_of(table, seat)[1:], match.seed, table.host]
        hidden += secrets_of_links(house)
        found = [text for text in hidden for part in parts if text.encode() in part]
        assert found == []
        if text := text_in(pdf, tmp_path):
            assert not [each for each in hidden if each in text]
            assert table.seats[seat] not in re.sub(r"\s", "", text), "the code alone carries it"


@sqlite_alone
def test_a_seats_card_is_the_same_in_every_world(house: TrialInstallation) -> None:
    """The card contains nothing of the game's state, and so no secret."""
    table = begin(house).play(3)
    path = f"/s/{table.seats[1]}/card.pdf"
    before = house.client.get(path).data
    table.play(20)
    assert house.client.get(path).data == before


@sqlite_alone
def test_sheets_for_everybody_hold_no_link_of_any_seat(house: TrialInstallation) -> None:
    table = begin(house).play(3)
    hidden = [text for seat in range(3) for text in secrets_of(table, seat)]
    for sheet in printables.sheets(engine.games()["condottiere-3e"]):
        parts = streams(house.client.get(f"/print/condottiere-3e/{sheet}.pdf").data)
        assert len(parts) > 3
        assert not [text for text in hidden for part in parts if text.encode() in part]
