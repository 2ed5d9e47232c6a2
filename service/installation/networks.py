"""Networks of client addresses: a rate limit counts neighbouring addresses together."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Literal, TypeAlias

Address: TypeAlias = IPv4Address | IPv6Address
Allowed: TypeAlias = tuple[str, ...]  # networks that the operator allows
Reach: TypeAlias = Literal["machine", "network", "everywhere"]
# Last labels of names that public DNS never resolves: RFC 2606, 6761, 6762, 8375, and habit.
UNROUTED = frozenset("arpa example home internal invalid lan local localdomain test".split())
# Prefix lengths of the networks that an address is counted in. The first is the least that one
# customer gets. For IPv6 the others are what a customer can ask for, and what a provider has. The
# wider ones have SHARES times the limits of the first.
WIDTHS = {4: (24,), 6: (64, 48, 32)}
SHARES = (1, 4, 16)
NAT64, LOCAL_NAT64 = ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48")


def network_of(address: str) -> str:
    """Return the narrowest network of an address; text that is no address is returned shortened."""
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
    """True if `address` is this machine's own loopback address."""
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


def is_allowed(address: str, allowed: Allowed) -> bool:
    """True if a player's channel may connect to an address: a public one, or one of `allowed`.

    A name is not allowed, since it could be resolved again. An address of NAT64 stands for the IPv4
    address in it.
    """
    known = _read(address.partition("%")[0])
    if known is not None and known in NAT64:
        known = IPv4Address(known.packed[-4:])
    if known is None:
        return False
    return _is_public(known) or any(known in ip_network(net) for net in allowed)


def _is_public(address: Address) -> bool:
    is_local = isinstance(address, IPv6Address) and (
        address.is_site_local or address.sixtofour is not None or address in LOCAL_NAT64
    )
    return address.is_global and not (address.is_multicast or address.is_reserved or is_local)


def _read(address: str) -> Address | None:
    """Parse an address; an IPv4 address written as IPv6 is read as IPv4."""
    try:
        known = ip_address(address)
    except ValueError:
        return None
    return getattr(known, "ipv4_mapped", None) or known
