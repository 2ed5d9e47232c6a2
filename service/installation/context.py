"""The services of one installation, passed as an argument to the code that needs them."""

from dataclasses import dataclass

from service.database.connections import Database
from service.installation.clock import Clock
from service.installation.settings import Settings
from service.installation.tokens import Tokens


@dataclass(frozen=True)
class Installation:
    """The parts that pages, scheduler, mail sender and commands are given."""

    settings: Settings
    database: Database
    clock: Clock
    tokens: Tokens

    def now(self) -> int:
        """Return the service's time in seconds since 1970."""
        return self.clock.now()


def open_installation(settings: Settings) -> Installation:
    """Return an installation for these settings; its database must be migrated before use."""
    return Installation(
        settings=settings,
        database=Database(settings.database_url),
        clock=Clock(settings.test_clock),
        tokens=Tokens(settings.secret_key),
    )
