"""PDF operators for colours, and PDF strings."""

from functools import lru_cache

_ESCAPED = [
    chr(byte) if 32 <= byte < 127 and chr(byte) not in "()\\" else f"\\{byte:03o}"
    for byte in range(256)
]


@lru_cache(maxsize=128)
def rgb(colour: str) -> str:
    """Return a colour such as #2b2622 as three numbers from 0 to 1."""
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return " ".join(f"{part:.3f}" for part in parts)


def fill(colour: str) -> str:
    """Return the operator that sets the fill colour."""
    return f"{rgb(colour)} rg"


def stroke(colour: str) -> str:
    """Return the operator that sets the stroke colour."""
    return f"{rgb(colour)} RG"


def string(codes: bytes) -> str:
    """Return one-byte codes as a PDF string; printable ASCII stays readable."""
    return "(" + "".join([_ESCAPED[code] for code in codes]) + ")"
