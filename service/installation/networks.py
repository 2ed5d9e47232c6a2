"""Which visitors are one: whoever has an address has its neighbours too."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Literal, TypeAlias

Reach: TypeAlias = Literal["machine", "network", "everywhere"]
# Last parts of names that no public DNS leads anywhere: RFC 2606, 6761, 6762, 8375, and habit.
UNROUTED = frozenset("arpa example home internal invalid lan local localdomain test".split())
WIDTHS = {4: 24, 6: 64}  # what one customer is given, at the least


def network_of(address: str) -> str:
    """The network that an address belongs to; anything else is a network of its own."""
    known = _read(address)
    if known is None:
        return address[:64]
    return str(ip_network((known, WIDTHS[known.version]), strict=False))


def is_loopback(address: str) -> bool:
    """Whether somebody asks from this machine itself."""
    known = _read(address)
    return known is not None and known.is_loopback


def reach_of(host: str) -> Reach:
    """Return from where a host's name or address can be reached at most."""
    known = _read(host)
    if known is not None:
        return "machine" if known.is_loopback else "everywhere" if known.is_global else "network"
    name = host.casefold().rstrip(".")
    last = name.rpartition(".")[2]
    if last == "localhost":
        return "machine"
    return "network" if "." not in name or last in UNROUTED else "everywhere"


def _read(address: str) -> IPv4Address | IPv6Address | None:
    """An IPv4 address that is written as one of IPv6 is the same address."""
    try:
        known = ip_address(address)
    except ValueError:
        return None
    return getattr(known, "ipv4_mapped", None) or known
