"""Which visitors are one: whoever has an address has its neighbours too."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

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


def _read(address: str) -> IPv4Address | IPv6Address | None:
    """An IPv4 address that is written as one of IPv6 is the same address."""
    try:
        known = ip_address(address)
    except ValueError:
        return None
    return getattr(known, "ipv4_mapped", None) or known
