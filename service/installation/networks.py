"""Which visitors are one: whoever has an address has its neighbours too."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Literal, TypeAlias

Reach: TypeAlias = Literal["machine", "network", "everywhere"]
# Last parts of names that no public DNS leads anywhere: RFC 2606, 6761, 6762, 8375, and habit.
UNROUTED = frozenset("arpa example home internal invalid lan local localdomain test".split())
# Bits of the networks that an address lies in: what one customer is given at the least, and for
# IPv6 what one may have had for the asking, and what a provider has. The wider ones have SHARES
# times the limits of the first.
WIDTHS = {4: (24,), 6: (64, 48, 32)}
SHARES = (1, 4, 16)


def network_of(address: str) -> str:
    """The network that an address belongs to; anything else is a network of its own."""
    return networks_of(address)[0]


def networks_of(address: str) -> list[str]:
    """Return the networks that an address belongs to, the narrowest first."""
    known = _read(address)
    if known is None:
        return [address[:64]]
    widths = WIDTHS[known.version][: 1 if known.is_loopback else None]
    return [str(ip_network((known, width), strict=False)) for width in widths]


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
