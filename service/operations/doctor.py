"""Checks of an installation: its data, its abilities and its settings.

It fixes nothing and creates nothing.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from service.database import file_modes, move_marks, upgrading
from service.database.connections import sqlite_file
from service.installation import disk
from service.installation.context import Installation, open_installation
from service.installation.inbound_url import parse_inbound_url
from service.installation.limits import DAY
from service.installation.mail_url import parse_mail_url
from service.installation.settings import BadSetting, Settings, from_environment
from service.language.terminal import Voice, harmless
from service.links import store as links
from service.mail import trial
from service.mail.channels import NotSent
from service.mail.transport import FilePost, open_post
from service.matches import campaigns, heartbeat, match_log, outbox, states
from service.operations import pruning, setting_warnings
from service.operations.batches import those
from service.operations.startup import NoInstallation, refuse_incomplete, why_closed
from service.people import link_rotation, trials
from service.replies import ways_in
from service.tables import retention
from service.views import keeper_view
from service.views.keeper_view import NEARLY, STALE_CLOCK, STALE_LETTER, Overview

MEGABYTE = 1_000_000
GOOD, WARN, BAD = "ok", "WARN", "BAD"


@dataclass(frozen=True)
class Finding:
    """The result of one check, as a line. `mark` is GOOD, WARN (still works) or BAD."""

    mark: str
    text: str

    @property
    def good(self) -> bool:
        """True if nothing has to be fixed."""
        return self.mark is not BAD


def examine(say: Voice, send_to: str = "") -> list[Finding]:
    """Run all checks, in the order in which to fix them.

    If `send_to` is an address, a test letter is sent there.
    """
    try:
        settings = from_environment()
    except BadSetting as bad:
        return [Finding(BAD, harmless(str(bad)))]
    findings = [Finding(GOOD, say("doctor-settings", folder=str(settings.data)))]
    findings += _settings(settings, say)
    if send_to:
        findings.append(_sent(settings, send_to, say))
    try:
        refuse_incomplete(settings)
        installation = open_installation(settings)
    except NoInstallation as none:
        return [*findings, Finding(BAD, say(f"doctor-no-{none.code}", folder=str(none.folder)))]
    except ImportError:
        return [*findings, Finding(BAD, say("doctor-no-driver"))]
    for look in LOOKS:
        findings.append(look(installation, say))
        if look is _database and findings[-1].mark is BAD:
            break
    else:
        overview = installation.database.read(lambda c: keeper_view.look(c, installation))
        findings += [look(overview, say) for look in OF_OVERVIEW]
    installation.database.close()
    return findings


def _settings(settings: Settings, say: Voice) -> Iterator[Finding]:
    """Check addresses, mail and likely mistakes, before the database is opened."""
    key = "doctor-address-local" if settings.reach == "machine" else "doctor-address"
    yield Finding(GOOD, say(key, url=settings.base_url))
    yield _mail(settings, say)
    if settings.inbound_url:
        yield _inbound(settings, say)
    for code, facts in setting_warnings.of(settings):
        yield Finding(WARN, say(f"caution-{code}", **facts))


def _database(installation: Installation, say: Voice) -> Finding:
    try:
        present = installation.database.read(upgrading.version)
        mark = installation.database.read(move_marks.find)
    except (SQLAlchemyError, sqlite3.Error) as error:
        file = sqlite_file(installation.settings.database_url)
        if file and not os.access(file.parent, os.W_OK):
            return Finding(BAD, say("doctor-read-only", folder=str(file.parent)))
        return Finding(BAD, say("doctor-database-bad", why=why_closed(error)))
    if mark:
        return Finding(BAD, say(f"doctor-database-{mark.state}"))
    if upgrading.is_newer(present):
        return Finding(BAD, say("doctor-schema-newer", version=present))
    if present != upgrading.latest():
        return Finding(BAD, say("doctor-schema-old"))
    return Finding(GOOD, say("doctor-database"))


def _writes(installation: Installation, say: Voice) -> Finding:
    """Check that a move could be stored: use disk space, and commit a write."""
    try:
        disk.try_room(installation.settings)
        installation.database.write(heartbeat.touch)
    except (SQLAlchemyError, OSError) as error:
        why = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
        return Finding(BAD, say("doctor-writes-bad", why=" ".join(str(why).split())[:200]))
    return Finding(GOOD, say("doctor-writes"))


def _disk(installation: Installation, say: Voice) -> Finding:
    free = disk.free(installation.settings)
    mark, key = (WARN, "doctor-disk-low") if free < disk.LOW else (GOOD, "doctor-disk")
    return Finding(mark, say(key, free=free // disk.MEGABYTE))


def _files(installation: Installation, say: Voice) -> Finding:
    """Check the access to files; report one file only, as fixing its folder fixes the others."""
    kept = installation.settings.data, sqlite_file(installation.settings.database_url)
    for key, found in (
        ("doctor-files-open", file_modes.open_to_others(*kept)),
        ("doctor-files-owner", file_modes.of_others(*kept)),
    ):
        if found:
            return Finding(BAD, say(key, file=str(found[0]), folder=str(found[0].parent)))
    return Finding(GOOD, say("doctor-files"))


def _mail(settings: Settings, say: Voice) -> Finding:
    post = open_post(settings.mail_url, settings.data)
    if isinstance(post, FilePost):
        return Finding(GOOD, say("doctor-mail-file", folder=str(post.folder)))
    try:
        with post:
            post.probe()
    except NotSent as error:
        return Finding(BAD, say("doctor-mail-bad", why=error.reason))
    return Finding(GOOD, say("doctor-mail"))


def _inbound(settings: Settings, say: Voice) -> Finding:
    """Test the connection by which replies come; an LMTP listener answers if the service runs."""
    url = parse_inbound_url(settings.inbound_url)
    if url.kind == "pipe":
        return Finding(GOOD, say("doctor-inbound-pipe"))
    try:
        ways_in.probe(url)
    except OSError as error:
        reason = harmless(str(error.strerror or error))
        return Finding(BAD, say(f"doctor-inbound-bad-{url.kind}", at=str(url), why=reason))
    return Finding(GOOD, say(f"doctor-inbound-{url.kind}", at=str(url)))


def _key(installation: Installation, say: Voice) -> Finding:
    """Check that the links in letters were made with the current secret key."""
    astray = those(installation.database, partial(link_rotation.astray, installation.tokens))
    if astray:
        return Finding(BAD, say("doctor-key-bad", count=len(astray)))
    now = installation.now()
    count, seconds = installation.database.read(lambda c: links.of_another_key(c, now))
    if count:
        return Finding(WARN, say("doctor-key-changed", count=count, days=-(-seconds // DAY)))
    return Finding(GOOD, say("doctor-key"))


def _letters(installation: Installation, say: Voice) -> Finding:
    health = installation.database.read(outbox.health)
    why, facts = installation.database.read(match_log.last_error), {}
    if why:
        facts = {"why": harmless(why)}
    key = "doctor-letters-held" if why else "doctor-letters"
    text = say(key, waiting=health["waiting"], refused=health["refused"], **facts)
    oldest = health["oldest_at"]
    is_prompt = oldest is None or installation.now() - oldest < STALE_LETTER
    return Finding((WARN if why else GOOD) if is_prompt else BAD, text)


def _ceilings(installation: Installation, say: Voice) -> Finding:
    limits, now = installation.settings.limits, installation.now()
    found = installation.database.read(lambda c: trials.ceilings(c, limits, now))
    letters, written = found["letters_to_strangers"], found["bytes_by_all"]
    facts = {
        "letters": letters[0],
        "letters_most": letters[1],
        "megabytes": written[0] // MEGABYTE,
        "megabytes_most": written[1] // MEGABYTE,
        "trials": found[trials.CEILING][0],
        "trials_most": found[trials.CEILING][1],
    }
    if any(used > NEARLY * most for used, most in found.values()):
        return Finding(WARN, say("doctor-ceilings-bad", **facts))
    return Finding(GOOD, say("doctor-ceilings", **facts))


def _clock(installation: Installation, say: Voice) -> Finding:
    age = installation.database.read(lambda connection: heartbeat.age(connection, installation))
    if age is None or age >= STALE_CLOCK:
        return Finding(BAD, say("doctor-clock-bad"))
    if used := installation.database.read(lambda c: heartbeat.elsewhere(c, installation)):
        return Finding(WARN, say("doctor-clock-elsewhere", machine=used[0], seconds=used[1]))
    return Finding(GOOD, say("doctor-clock", seconds=age))


def _matches(installation: Installation, say: Voice) -> Finding:
    unreadable = those(installation.database, states.unreadable)
    damaged = those(installation.database, states.damaged)
    if unreadable:
        return Finding(BAD, say("doctor-matches-bad", matches=", ".join(unreadable)))
    if damaged:
        return Finding(BAD, say("doctor-moves-bad", matches=", ".join(damaged)))
    return Finding(GOOD, say("doctor-matches"))


def _tables(installation: Installation, say: Voice) -> Finding:
    unsound = installation.database.read(retention.unsound)
    if unsound:
        return Finding(BAD, say("doctor-tables-bad", tables=", ".join(unsound)))
    count = installation.database.read(lambda c: retention.in_play(c, installation.now()))
    return Finding(GOOD, say("doctor-tables", count=count))


def _retention(installation: Installation, say: Voice) -> Finding:
    """Report how long old letters, files and copies are kept, and how many are to be deleted."""
    days = installation.settings.keep_days
    due = pruning.count(installation, pruning.Age(days * DAY, retention.LEFT))
    facts = {"letters": due.letters, "files": due.files, "copies": due.copies}
    left = retention.LEFT // DAY
    return Finding(GOOD, say("doctor-kept", days=days, left=left, tables=due.tables, **facts))


def _campaigns(installation: Installation, say: Voice) -> Finding:
    stalled = installation.database.read(campaigns.stalled)
    if not stalled:
        return Finding(GOOD, say("doctor-campaigns"))
    tries = max(row.failures for row in stalled)
    return Finding(BAD, say("doctor-campaigns-bad", count=len(stalled), tries=tries))


def _waiting(found: Overview, say: Voice) -> Finding:
    """Report overdue decisions, unconfirmed replies, and players that no letter reaches."""
    facts = {"decisions": found.decisions.count, "minutes": found.decisions.seconds // 60}
    facts |= {"replies": found.replies.count, "unreachable": found.unreachable}
    marks = {found.marks["decisions"], found.marks["unreachable"]}
    is_good = marks == {keeper_view.GOOD}
    return Finding(GOOD if is_good else WARN, say("doctor-waiting", **facts))


def _counts(found: Overview, say: Voice) -> Finding:
    """Report the matches by state, the tables and the seasons."""
    about = {"tables": sum(found.tables.values()), "seasons": found.seasons}
    return Finding(GOOD, say("doctor-counts", **found.matches, **about))


def _reached(found: Overview, say: Voice) -> Finding:
    """Report the limits that a network or an address has reached."""
    reached = [f"{name} ({count})" for name, count in found.reached.items()]
    key = "doctor-reached" if reached else "doctor-reached-none"
    return Finding(GOOD, say(key, **({"limits": ", ".join(reached)} if reached else {})))


def _backup(found: Overview, say: Voice) -> Finding:
    """Report the age of the last backup; PostgreSQL has tools of its own."""
    if not found.has_own_backups:
        return Finding(GOOD, say("doctor-backup-own"))
    mark = GOOD if found.marks["backup"] == keeper_view.GOOD else WARN
    if found.backup_age is None:
        return Finding(mark, say("doctor-backup-none"))
    return Finding(mark, say("doctor-backup", days=found.backup_age // DAY))


def _sent(settings: Settings, address: str, say: Voice) -> Finding:
    """Send a real letter and report the mail server's answer.

    Nothing is written if the data folder is missing.
    """
    if parse_mail_url(settings.mail_url).kind == "file" and not settings.data.is_dir():
        return Finding(BAD, say("doctor-mail-file", folder=str(settings.data / "mail")))
    try:
        reply = trial.send(settings, address, say.own)
    except NotSent as error:
        return Finding(BAD, say("doctor-sent-bad", address=address, why=error.reason))
    return Finding(GOOD, say("doctor-sent", address=address, reply=reply))


LOOKS: tuple[Callable[[Installation, Voice], Finding], ...] = (
    _database,
    _writes,
    _disk,
    _files,
    _key,
    _letters,
    _ceilings,
    _clock,
    _matches,
    _tables,
    _campaigns,
    _retention,
)
OF_OVERVIEW = (_waiting, _reached, _counts, _backup)
