"""Refusals of commands that work on stored data, or on an address."""

from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from service.installation.addresses import BadAddress, clean_address
from service.language.terminal import harmless
from service.matches import imports, states, store
from service.operations import backups, database_moves
from service.operations.command_line import BAD_SETTING, UNVERIFIED, Refusal, Refusals, voice
from service.operations.startup import CannotServe, NoInstallation, why_closed


def _plain(error: Exception, _: Any) -> str:
    return harmless(str(error))


def _database(error: SQLAlchemyError, _: Any) -> str:
    return voice()("doctor-database-bad", why=why_closed(error))


STORED: Refusals = {
    **BAD_SETTING,
    NoInstallation: lambda none, _: voice()(f"cli-no-{none.code}", folder=str(none.folder)),
    CannotServe: _plain,
    store.NoSuchMatch: lambda unknown, _: voice()("cli-no-such-match", match=str(unknown)),
    states.Unreadable: lambda error, _: voice()("cli-no-state", match=error.match_id),
    imports.NotImported: lambda refused, _: voice()(f"import-{refused.code}", **refused.facts),
    backups.NotBackedUp: lambda refused, _: voice()(f"backup-{refused.code}", **refused.facts),
    database_moves.NotMoved: lambda no, _: voice()(f"database-move-{no.code}", **no.facts),
    SQLAlchemyError: _database,
    **UNVERIFIED,
}


def clean(address: str) -> str:
    """Return an e-mail address in its usual spelling; raises Refusal."""
    try:
        return clean_address(address)
    except BadAddress:
        raise Refusal(voice()("cli-bad-address", address=address)) from None
