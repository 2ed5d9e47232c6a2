"""What one running installation is made of; holds the parts and has no behaviour of its own."""

from dataclasses import dataclass

from service.database.connections import Database
from service.installation.now import Clock
from service.installation.settings import Settings
from service.installation.tokens import Tokens


@dataclass(frozen=True)
class Installation:
    """The parts that pages, clock, sender and commands are handed."""

    settings: Settings
    database: Database
    clock: Clock
    tokens: Tokens

    def now(self) -> int:
        """The service's time, in seconds since 1970."""
        return self.clock.now()


def open_installation(settings: Settings) -> Installation:
    """Put the parts together; the database must have been migrated before it is used."""
    return Installation(
        settings=settings,
        database=Database(settings.database_url),
        clock=Clock(settings.test_clock),
        tokens=Tokens(settings.secret_key),
    )
