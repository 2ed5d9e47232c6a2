"""A table with the real box for tests: its links, and phones with their own browser."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

from tests.service.trial_installation import Page, TrialInstallation, path_of

CODE = re.compile(r'class="qr" href="(https://play\.example/t/[a-z2-7]{26})"')
NAMES = ("Ana", "Béla", "کورش", "Dara")


@dataclass
class Companion:
    """A table opened on the page, with the links that its host's page shows as codes."""

    house: TrialInstallation
    host: str
    seats: list[str]
    watch: str

    def phone(self) -> TrialInstallation:
        """Return the same service with another browser, which has its own cookies."""
        return replace(self.house, client=self.house.client.application.test_client())

    def sit(self, seat: int, name: str = "") -> Phone:
        """Scan a seat's code with a phone and press the button."""
        phone = self.phone()
        page = phone.get(self.seats[seat])
        page = page.submit("claim", name=name) if name else page.submit("claim")
        assert page.status == 200
        return Phone(phone, self.seats[seat])


@dataclass
class Phone:
    """A browser at a seat."""

    house: TrialInstallation
    path: str

    def page(self) -> Page:
        return self.house.get(self.path)

    def enter(self, entry: str, *words: str, entry_id: str = "") -> Page:
        """Post an entry as the page's form does; `words` are the form's further fields."""
        page = self.page()
        forms = [form for form in page.reader.forms if form["act"] == "enter"]
        about = entry_id or (forms[0]["fields"]["id"] if forms else "none")
        data = {"id": about, "sure": "yes", "entry": entry, "word": list(words)}
        answer = self.house.client.post(f"{self.path}/entries", data=data, follow_redirects=True)
        return Page(self.house, answer)

    def send(self, entry: str, entry_id: str, turn: int | None = None) -> Any:
        """Send an entry as the script does."""
        data = {"id": entry_id, "sure": "yes", "entry": entry}
        data |= {} if turn is None else {"turn": str(turn)}
        accept = {"Accept": "application/json"}
        return self.house.client.post(f"{self.path}/entries", data=data, headers=accept)


def open_table(
    house: TrialInstallation, game: str = "pad", players: int = 4, **fields: str
) -> Companion:
    """Open a table by the form, as a plain client does."""
    names = {f"name-{seat}": name for seat, name in enumerate(NAMES[:players])}
    about = {"game": game, "players": str(players), "language": "en", **names, **fields}
    page = house.get("/table/new").submit("open", **about)
    assert page.status == 200, page.text
    found = [path_of(url) for url in CODE.findall(page.text)]
    host = re.search(r'data-page="(/t/[a-z2-7]{26})"', page.text)
    assert host and len(found) == players + 1
    return Companion(house, host[1], found[:-1], found[-1])
