"""How a PDF says colours and strings."""

from functools import lru_cache

_ESCAPED = [
    chr(byte) if 32 <= byte < 127 and chr(byte) not in "()\\" else f"\\{byte:03o}"
    for byte in range(256)
]


@lru_cache(maxsize=128)
def rgb(colour: str) -> str:
    """Three shares of one for a colour like #2b2622."""
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return " ".join(f"{part:.3f}" for part in parts)


def fill(colour: str) -> str:
    """Let what follows be filled with this colour."""
    return f"{rgb(colour)} rg"


def stroke(colour: str) -> str:
    """Let what follows be drawn in this colour."""
    return f"{rgb(colour)} RG"


def string(codes: bytes) -> str:
    """A string of one-byte codes, readable where they are ASCII."""
    return "(" + "".join([_ESCAPED[code] for code in codes]) + ")"
