"""Connections to PostgreSQL with a timeout on every wait.

Each BEGIN sets the server's timeouts for that transaction, so they also work behind pgbouncer in
transaction mode. A dead server is noticed by TCP keepalives or by the client's own timeout.
"""

import time
from typing import Any

import psycopg
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import InvalidatePoolError

from service.database import patience
from service.database.connections import only_reads

CONNECT = 2  # seconds for a new connection, the least that libpq allows
PING = 1.0  # seconds for BEGIN; a server that needs longer counts as dead
GRACE = 0.3  # extra seconds for the server to report its own timeout first
SNAPSHOT_IDLE = 60  # seconds for a reader, which blocks no other transaction
# Parameters of libpq and psycopg; the database URL overrides them.
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
    """A connection that closes itself when an answer exceeds the timeout."""

    @classmethod
    def _connect_gen(cls, conninfo: str = "") -> Any:
        """Connect within the deadline; libpq's own timeout has whole seconds only."""
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
        """Wait for the server's answer; raises ConnectionTimeout."""
        more.setdefault("timeout", patience.for_statement() + GRACE)
        try:
            return super().wait(gen, *about, **more)
        except psycopg.errors._WaitTimeout:  # noqa: SLF001, the one that it documents
            self.close()
            raise psycopg.errors.ConnectionTimeout("the server does not answer") from None


def open_engine(url: str, **options: Any) -> Engine:
    """Return an engine that sends its own BEGIN; `options` are those of create_engine.

    No statement is prepared on the server: behind pgbouncer the next one may run elsewhere.
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
    """Begin a transaction at checkout, which finds dead connections.

    If one connection of the pool is dead, the others usually are too, so the whole pool is dropped.
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
