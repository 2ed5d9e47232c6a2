"""The letter that a seat's link was opened in a new browser, for players who asked for it."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from sqlalchemy import create_engine, text

from service.database.file_lock import FileLock
from tests.service.at_table import Table, begin
from tests.service.trial_installation import SURE, TrialInstallation


def told(house: TrialInstallation) -> int:
    """Return the number of new letters which say that a new browser has opened a link."""
    return sum(letter.kind == "browser" for letter in house.new_letters())


def ask_for_letters(house: TrialInstallation) -> tuple[Table, str]:
    """Return a running match, and its first seat's page, whose player asked for the letters."""
    table = begin(house)
    page = f"/s/{table.seats[0]}"
    fields = {"language": "en", "timezone": "UTC", "new_browser": "on"}
    assert house.client.post(f"{page}/settings", data=SURE | fields).status_code == 303
    told(house)
    return table, page


def test_a_new_browser_is_reported_once_to_players_who_asked_for_it(
    house: TrialInstallation,
) -> None:
    table, page = ask_for_letters(house)
    house.client.get(page)
    assert told(house) == 0, "the browser in which they asked"
    new = house.client.application.test_client()
    assert new.get(page).status_code == 200 and told(house) == 1
    assert new.get(page).status_code == 200 and told(house) == 0, "it is known now"
    assert new.get(f"/s/{table.seats[1]}").status_code == 200 and told(house) == 0, "not asked for"


@contextmanager
def held(house: TrialInstallation, match: str) -> Iterator[None]:
    """Hold the lock that a change of the match needs, as another process would."""
    url = house.installation.settings.database_url
    engine = create_engine(url)
    with ExitStack() as stack:
        if engine.dialect.name == "sqlite":
            lock = FileLock(Path(f"{engine.url.database}.lock"))
            stack.callback(lock.close)
            assert lock.acquire(1)
        else:
            connection = stack.enter_context(engine.connect())
            connection.execute(
                text("SELECT id FROM match WHERE id = :id FOR UPDATE"), {"id": match}
            )
        yield
    engine.dispose()


def test_a_page_opens_while_its_letter_cannot_be_written(house: TrialInstallation) -> None:
    table, page = ask_for_letters(house)
    new = house.client.application.test_client()
    with held(house, table.match):
        assert new.get(page).status_code == 200
    assert told(house) == 0
    assert new.get(page).status_code == 200 and told(house) == 1, "the next time"
