"""The identity of the machine that a process runs on."""

import contextlib
import socket
from functools import cache
from pathlib import Path

BOOT = Path("/proc/sys/kernel/random/boot_id")  # on Linux


@cache
def own() -> str:
    """Return this machine's identity: its name and, on Linux, the id of its boot.

    A container may get another name at each start, but has its machine's boot id.
    """
    boot = ""
    with contextlib.suppress(OSError):
        boot = BOOT.read_text(encoding="ascii").strip()
    return f"{socket.gethostname()} {boot}".strip()


def is_same(one: str, other: str) -> bool:
    """True if two identities have the name or the boot id in common."""
    return not {*one.split()}.isdisjoint(other.split())


def name(identity: str) -> str:
    """Return the machine's name from an identity (see `own`)."""
    return identity.partition(" ")[0]
