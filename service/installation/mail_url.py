"""Parser of STAFFETTA_MAIL_URL."""

import re
from dataclasses import dataclass, field
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

PORTS = {"none": 25, "starttls": 587, "ssl": 465}


@dataclass(frozen=True)
class MailUrl:
    """A parsed mail URL; safe to print, as it hides the password."""

    kind: str  # "file" or "smtp"
    host: str = ""
    port: int = 0
    user: str = ""
    password: str = field(default="", repr=False)
    tls: str = "none"  # "none", "starttls" or "ssl"

    def __str__(self) -> str:
        if self.kind == "file":
            return "file:"
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"smtp://{host}:{self.port}?tls={self.tls}"


def parse_mail_url(url: str) -> MailUrl:
    """Parse a mail URL; raises ValueError with one line that does not repeat the URL."""
    if not re.fullmatch(r"[!-~]*", url):
        raise ValueError("a mail url is plain ASCII without spaces; write others as %20, %D8%..")
    scheme, _, rest = url.partition(":")
    if scheme == "file":
        if rest:
            raise ValueError("nothing stands behind file: ; letters go to mail/ in the data folder")
        return MailUrl("file")
    if scheme != "smtp" or not rest.startswith("//"):
        raise ValueError("a mail url begins with file: or smtp://")
    return smtp_url(url)


def split(url: str) -> tuple[SplitResult, int | None]:
    """Return the parts of a URL and its port; raises ValueError, as `parse_mail_url` does."""
    try:
        parts = urlsplit(url)
        return parts, parts.port
    except ValueError:
        raise ValueError(
            "the port is not a number from 1 to 65535, or a sign in the password needs %-writing"
        ) from None  # the library's message repeats part of the URL


def smtp_url(url: str) -> MailUrl:
    parts, port = split(url)
    if parts.path not in ("", "/") or parts.fragment:
        raise ValueError("nothing may stand behind the port but ?tls=...; / is %2F and # is %23")
    host = parts.hostname or ""
    if not re.fullmatch(r"[a-z0-9._-]+|[0-9a-f:.]+", host) or ".." in host or port == 0:
        raise ValueError("smtp:// needs a host name, and a port from 1 to 65535 if any")
    tls = tls_choice(parts)
    user, password = credentials(parts)
    return MailUrl("smtp", host, port or PORTS[tls], user, password, tls)


def tls_choice(parts: SplitResult) -> str:
    choices = parse_qsl(parts.query, keep_blank_values=True)
    if [name for name, _ in choices] not in ([], ["tls"]):
        raise ValueError("the only thing to choose behind ? is tls")
    tls = dict(choices).get("tls", "none")
    if tls not in PORTS:
        raise ValueError("tls is one of none, starttls, ssl")
    return tls


def credentials(parts: SplitResult) -> tuple[str, str]:
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    if bool(user) != bool(password):
        raise ValueError("user and password come together, as user:password@host")
    if not re.fullmatch(r"[ -~]*", user + password):
        raise ValueError("user and password must be plain ASCII")
    return user, password
