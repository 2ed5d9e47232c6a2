"""Networks of visitors, for rate limits: an address stands for its neighbours too."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Literal, TypeAlias

Reach: TypeAlias = Literal["machine", "network", "everywhere"]
# Last labels of names that public DNS never resolves: RFC 2606, 6761, 6762, 8375, and habit.
UNROUTED = frozenset("arpa example home internal invalid lan local localdomain test".split())
# Prefix lengths of the networks that an address is counted in. The first is the least that one
# customer gets. For IPv6 the others are what a customer can ask for, and what a provider has. The
# wider ones have SHARES times the limits of the first.
WIDTHS = {4: (24,), 6: (64, 48, 32)}
SHARES = (1, 4, 16)


def network_of(address: str) -> str:
    """Return the network of an address; other text is returned shortened."""
    return networks_of(address)[0]


@lru_cache(maxsize=1024)
def networks_of(address: str) -> tuple[str, ...]:
    """Return the networks of an address, the narrowest first."""
    known = _read(address)
    if known is None:
        return (address[:64],)
    widths = WIDTHS[known.version][: 1 if known.is_loopback else None]
    return tuple(str(ip_network((known, width), strict=False)) for width in widths)


def is_loopback(address: str) -> bool:
    """True if the request came from this machine."""
    known = _read(address)
    return known is not None and known.is_loopback


def reach_of(host: str) -> Reach:
    """Return the farthest place from where a host name or address can be reached."""
    known = _read(host)
    if known is not None:
        return "machine" if known.is_loopback else "everywhere" if known.is_global else "network"
    name = host.casefold().rstrip(".")
    last = name.rpartition(".")[2]
    if last == "localhost":
        return "machine"
    return "network" if "." not in name or last in UNROUTED else "everywhere"


def _read(address: str) -> IPv4Address | IPv6Address | None:
    """Parse an address; an IPv4 address written as IPv6 is read as IPv4."""
    try:
        known = ip_address(address)
    except ValueError:
        return None
    return getattr(known, "ipv4_mapped", None) or known
