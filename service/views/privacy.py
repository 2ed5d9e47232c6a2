"""Facts of the privacy page: the contact, and how long each kind of data is kept."""

from dataclasses import dataclass

from service.installation.mail_url import parse_mail_url
from service.installation.settings import Settings
from service.people import erased_people, newcomers, trials, unconfirmed_matches
from service.seasons import retention as seasons
from service.tables import evenings, retention

DAY = 24 * 3600


@dataclass(frozen=True)
class Contact:
    """The contact of the people who run the service; `url` is "" if it is only words."""

    text: str
    url: str


def contact(settings: Settings) -> Contact | None:
    """Return the contact from the settings, or None if there is none."""
    text = settings.contact
    if not text:
        return None
    if "://" in text:
        return Contact(text, text)
    return Contact(text, f"mailto:{text}" if "@" in text and " " not in text else "")


def kept_days(settings: Settings) -> dict[str, int]:
    """Return the number of days for which each kind of data is kept (`privacy-kept-<kind>`)."""
    files = (
        {"files": settings.keep_days} if parse_mail_url(settings.mail_url).kind == "file" else {}
    )
    limits = (*settings.limits.everywhere.values(), *settings.limits.at_home.values())
    return {
        "letters": settings.keep_days,
        "talk": settings.keep_days,
        "ways": settings.keep_days,
        "former": settings.keep_days,
        "links": settings.keep_days,
        **files,
        "copies": settings.keep_days,
        "erased": erased_people.DAYS,
        "unconfirmed": unconfirmed_matches.DAYS,
        "newcomers": newcomers.TERM // DAY,
        "trials": trials.days(settings.limits),
        "empty": max(retention.EMPTY, seasons.EMPTY) // DAY,
        "unfinished": retention.LEFT // DAY,
        "evenings": evenings.DELETED_AFTER // DAY,
        "counters": max(1, max(limit.seconds for limit in limits) // DAY),
    }
