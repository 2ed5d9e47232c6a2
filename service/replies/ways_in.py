"""The receiver of replies that the settings choose: an LMTP server or an IMAP reader."""

from service.installation.context import Installation
from service.installation.inbound_url import InboundUrl, parse_inbound_url
from service.replies import listening, mailboxes
from service.replies.fetching import Fetcher
from service.replies.listening import Listener


def way_in(installation: Installation) -> Listener | Fetcher | None:
    """Return the thread that receives mail, not yet started.

    Return None if replies are not read, or come through a pipe.
    """
    kind = parse_inbound_url(installation.settings.inbound_url).kind
    if kind == "lmtp":
        return Listener(installation)
    return Fetcher(installation) if kind == "imap" else None


def probe(url: InboundUrl) -> None:
    """Test a listener or a mailbox; raises OSError with the reason."""
    if url.kind == "lmtp":
        listening.probe(url)
    elif url.kind == "imap":
        mailboxes.probe(url)
