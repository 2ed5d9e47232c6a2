"""Connections to PostgreSQL on which nothing waits for ever.

The server ends statements, waits for a lock and idle transactions by its own settings, which each
BEGIN sets for that transaction alone: so they hold behind pgbouncer in transaction mode too. A
server that no longer answers is noticed by TCP, or by the time that psycopg waits for an answer.
"""

import time
from typing import Any

import psycopg
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import InvalidatePoolError

from service.database import patience
from service.database.connections import only_reads

CONNECT = 2  # seconds for a new connection, the shortest time that libpq knows
PING = 1.0  # seconds for BEGIN: a server that has more to do than that is none
GRACE = 0.3  # seconds that the server has to say that a statement took too long
SNAPSHOT_IDLE = 60  # seconds for a reader: it keeps nobody waiting
# Parameters of libpq and psycopg; an address that names one of them keeps its own.
USUAL = {
    "connect_timeout": CONNECT,
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 3000,
    "application_name": "staffetta",
}
TO_WRITE = "BEGIN ISOLATION LEVEL READ COMMITTED"
TO_READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"


class Bounded(psycopg.Connection[Any]):
    """A connection that is closed when an answer takes longer than its work may wait."""

    @classmethod
    def _connect_gen(cls, conninfo: str = "") -> Any:
        """Connect for no longer than the work may wait: libpq counts in whole seconds."""
        connecting = super()._connect_gen(conninfo)
        until = time.monotonic() + patience.for_connection(CONNECT)
        try:
            wanted = next(connecting)
            while True:
                ready = yield wanted
                if not ready and time.monotonic() >= until:
                    raise psycopg.errors.ConnectionTimeout("the server does not answer")
                wanted = connecting.send(ready)
        except StopIteration as made:
            return made.value

    def wait(self, gen: Any, *about: Any, **more: Any) -> Any:
        """Wait for an answer of the server; raises ConnectionTimeout."""
        more.setdefault("timeout", patience.for_statement() + GRACE)
        try:
            return super().wait(gen, *about, **more)
        except psycopg.errors._WaitTimeout:  # noqa: SLF001, the one that it documents
            self.close()
            raise psycopg.errors.ConnectionTimeout("the server does not answer") from None


def open_engine(url: str, **options: Any) -> Engine:
    """Return an engine that says its own BEGIN; `options` are those of create_engine.

    No statement is prepared on the server: behind pgbouncer the next one may run on another.
    """
    address = make_url(url)
    usual = {name: value for name, value in USUAL.items() if name not in address.query}
    arguments = {**usual, "autocommit": True, "prepare_threshold": None}
    engine = create_engine(address, hide_parameters=True, connect_args=arguments, **options)
    event.listen(engine, "do_connect", _connect)
    event.listen(engine, "checkout", _begin)
    return engine


def _connect(dialect: Any, record: Any, words: list[Any], values: dict[str, Any]) -> Bounded:
    return Bounded.connect(*words, **values)


def _begin(driver: Bounded, record: Any, proxy: Any) -> None:
    """Begin a transaction as soon as the pool gives a connection: so a dead one is noticed.

    Where one connection of the pool is dead the others mostly are.
    """
    is_reader = only_reads.get()
    limits = {
        "statement_timeout": patience.for_statement(),
        "lock_timeout": patience.for_lock(),
        "idle_in_transaction_session_timeout": SNAPSHOT_IDLE if is_reader else patience.IDLE,
    }
    said = [f"SET LOCAL {name} = {int(value * 1000)}" for name, value in limits.items()]
    try:
        with patience.within(PING):
            driver.execute("; ".join([TO_READ if is_reader else TO_WRITE, *said]))
    except psycopg.Error as error:
        raise InvalidatePoolError("the server has hung up") from error
