"""Warnings about settings that are valid but likely mistakes."""

from collections.abc import Iterator

from service.installation import networks
from service.installation.inbound_url import parse_inbound_url
from service.installation.mail_url import parse_mail_url
from service.installation.settings import Settings
from service.language.languages import unmarked
from service.language.words import speaker


def of(settings: Settings) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the code of each warning (message `caution-<code>`) and its facts."""
    mail = parse_mail_url(settings.mail_url)
    if settings.test:
        yield "rehearsal", {}
    if settings.reach == "everywhere":
        if settings.base_url.startswith("http:"):
            yield "plain_http", {"url": settings.base_url}
        if not settings.proxy:
            yield "no_proxy", {}
        if not settings.contact:
            yield "no_contact", {}
        if mail.kind == "file":
            yield "mail_file", {"folder": str(settings.data / "mail")}
    if mail.kind == "smtp" and mail.tls == "none" and networks.reach_of(mail.host) != "machine":
        yield "plain_mail", {"server": mail.host}
    inbound = parse_inbound_url(settings.inbound_url)
    is_plain = inbound.kind == "imap" and inbound.tls == "none"
    if is_plain and networks.reach_of(inbound.host) != "machine":
        yield "plain_inbound", {"server": inbound.host}


def in_english(settings: Settings) -> list[str]:
    """Return the warnings in English, for the log."""
    say = speaker("en")
    return [unmarked(say(f"caution-{code}", **facts)) for code, facts in of(settings)]
