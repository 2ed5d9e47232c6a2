"""Parser of STAFFETTA_INBOUND_URL."""

import re
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from urllib.parse import SplitResult, parse_qsl, quote, unquote

from service.installation.mail_url import credentials, split

PORTS = {"none": 143, "starttls": 143, "ssl": 993}
INBOX = "INBOX"
LOOPBACK = ("127.0.0.0/8", "::1/128")
FORMS = "lmtp://, imaps://, imap:// or pipe:"


@dataclass(frozen=True)
class InboundUrl:
    """A parsed inbound URL; safe to print, as it hides user and password."""

    kind: str = ""  # "" if replies are not read, or "lmtp", "imap", "pipe"
    host: str = ""  # for LMTP the address to listen on
    port: int = 0
    user: str = field(default="", repr=False)
    password: str = field(default="", repr=False)
    tls: str = "none"  # "none", "starttls" or "ssl"
    folder: str = INBOX
    # The networks from which a mail server may connect to the LMTP listener.
    peers: tuple[IPv4Network | IPv6Network, ...] = tuple(map(ip_network, LOOPBACK))

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        if self.kind == "imap":
            scheme = "imaps" if self.tls == "ssl" else "imap"
            choice = "" if self.tls == "ssl" else f"?tls={self.tls}"
            return f"{scheme}://{host}:{self.port}/{quote(self.folder)}{choice}"
        if self.kind == "lmtp":
            return f"lmtp://{host}:{self.port}"
        return f"{self.kind}:" if self.kind else ""

    def lets_in(self, address: str) -> bool:
        """True if the LMTP listener may take mail from this address."""
        peer = ip_address(address)
        peer = getattr(peer, "ipv4_mapped", None) or peer
        return any(peer in network for network in self.peers)


def parse_inbound_url(url: str) -> InboundUrl:
    """Parse an inbound URL; raises ValueError with one line that does not repeat the URL."""
    if not url:
        return InboundUrl()
    if not re.fullmatch(r"[!-~]*", url):
        raise ValueError("an inbound url is plain ASCII without spaces; write others as %20, %D8..")
    if url == "pipe:":
        return InboundUrl("pipe")
    parts, port = split(url)
    if "//" not in url or parts.scheme not in ("lmtp", "imap", "imaps"):
        raise ValueError(f"an inbound url begins with {FORMS}")
    host = parts.hostname or ""
    if not re.fullmatch(r"[a-z0-9._-]+|[0-9a-f:.]+", host) or ".." in host or port == 0:
        raise ValueError(f"{parts.scheme}:// needs a host, and a port from 1 to 65535 if any")
    if parts.fragment:
        raise ValueError("# is written %23")
    return _lmtp(parts, host, port) if parts.scheme == "lmtp" else _imap(parts, host, port)


def _lmtp(parts: SplitResult, host: str, port: int | None) -> InboundUrl:
    if port is None or parts.path not in ("", "/") or "@" in parts.netloc:
        raise ValueError("lmtp:// needs an address and a port only, as in lmtp://127.0.0.1:2424")
    try:
        address = ip_address("127.0.0.1" if host == "localhost" else host)
    except ValueError:
        raise ValueError("lmtp:// needs the number of an address, such as 127.0.0.1") from None
    peers = _peers(parts)
    if not address.is_loopback and not peers:
        raise ValueError(
            "LMTP beyond this machine needs ?from= with the mail server's address or network, "
            "as in ?from=10.0.0.2"
        )
    found = InboundUrl("lmtp", str(address), port)
    return InboundUrl("lmtp", str(address), port, peers=found.peers + peers)


def _peers(parts: SplitResult) -> tuple[IPv4Network | IPv6Network, ...]:
    choices = parse_qsl(parts.query, keep_blank_values=True)
    if any(name != "from" for name, _ in choices):
        raise ValueError("the only thing to choose behind lmtp://...? is from")
    try:
        return tuple(ip_network(text) for _, text in choices)
    except ValueError:
        raise ValueError("from needs an address or a network, as in ?from=10.0.0.0/24") from None


def _imap(parts: SplitResult, host: str, port: int | None) -> InboundUrl:
    choices = parse_qsl(parts.query, keep_blank_values=True)
    tls = "ssl"
    if parts.scheme == "imaps" and choices:
        raise ValueError("there is nothing to choose behind imaps://...?")
    if parts.scheme == "imap":
        tls = dict(choices).get("tls", "")
        if len(choices) != 1 or tls not in ("none", "starttls"):
            raise ValueError("imap:// needs ?tls=starttls or ?tls=none; imaps:// is safer")
    user, password = credentials(parts)
    if not user:
        raise ValueError(f"{parts.scheme}:// needs user:password@ before the host")
    folder = unquote(parts.path.removeprefix("/")) or INBOX
    if not folder.isprintable() or "�" in folder:
        raise ValueError("the folder's name must be readable UTF-8")
    return InboundUrl("imap", host, port or PORTS[tls], user, password, tls, folder)
