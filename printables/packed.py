"""An image with a palette as PNG, put together from strips that were packed each by itself.

A strip ends on a full flush of the packer and refers to no other: in a row they are one stream,
whose sum follows from theirs.
"""

import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from PIL import Image
from zlib_ng import zlib_ng as zlib

ROWS = 96  # of a strip
LEVEL = 5  # of the packer, zlib-ng: fewer bytes than at zlib's own 6, in four tenths of the time
BEGIN, END = b"\x78\x9c", b"\x03\x00"  # of its stream
PRIME = 65521  # of Adler's sum


class Strip(NamedTuple):
    """Rows of an image, packed; the sum of what they were, and how many bytes that is."""

    packed: bytes
    total: int
    size: int


def strips_of(image: Image.Image) -> Iterator[Strip]:
    """The strips of an image with a palette, from its top."""
    rows = _rows(image)
    step = ROWS * (image.width + 1)
    return (_strip(rows[at : at + step]) for at in range(0, len(rows), step))


def png_of(strips: Iterable[Strip], size: tuple[int, int], palette: Sequence[int]) -> bytes:
    """Strips that lie one under another as an image of so many pixels."""
    parts, total = [BEGIN], 1
    for strip in strips:
        parts.append(strip.packed)
        total = _sum(total, strip)
    parts += [END, struct.pack(">I", total)]
    head = struct.pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)
    chunks = (
        _chunk(b"IHDR", head),
        _chunk(b"PLTE", bytes(palette)),
        _chunk(b"IDAT", b"".join(parts)),
        _chunk(b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def _rows(image: Image.Image) -> bytes:
    """The pixels, with the mark of an unfiltered row before each."""
    rows = Image.new("P", (image.width + 1, image.height))
    rows.paste(image, (1, 0))
    return rows.tobytes()


def _strip(rows: bytes) -> Strip:
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -15)
    packed = packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH)
    return Strip(packed, zlib.adler32(rows), len(rows))


def _sum(before: int, strip: Strip) -> int:
    """Adler's sum of what came before and the strip, from the sums of both."""
    low, high = before & 0xFFFF, before >> 16
    its_low, its_high = strip.total & 0xFFFF, strip.total >> 16
    low, high = low + its_low - 1, high + its_high + strip.size * (low - 1)
    return high % PRIME << 16 | low % PRIME


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
