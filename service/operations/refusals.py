"""How a command says what keeps it from working on what is stored."""

from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from service.installation.settings import BadSetting
from service.language.terminal import harmless
from service.matches import imports, states, store
from service.operations import backups
from service.operations.command_line import UNVERIFIED, Refusals, voice
from service.operations.starting import CannotServe, one_line


def _plain(error: Exception, _: Any) -> str:
    return harmless(str(error))


def _database(error: SQLAlchemyError, _: Any) -> str:
    why = one_line(getattr(error, "orig", None) or error)
    return voice()("doctor-database-bad", why=why)


STORED: Refusals = {
    BadSetting: _plain,
    CannotServe: _plain,
    store.NoSuchMatch: lambda unknown, _: voice()("cli-no-such-match", match=str(unknown)),
    states.Unreadable: lambda error, _: voice()("cli-no-state", match=error.match_id),
    imports.NotImported: lambda refused, _: voice()(f"import-{refused.code}", **refused.facts),
    backups.NotBackedUp: lambda refused, _: voice()(f"backup-{refused.code}", **refused.facts),
    SQLAlchemyError: _database,
    **UNVERIFIED,
}
