"""An image with a palette packed as PNG in bands, so that only what has changed is packed again.

Each band ends on a full flush of the packer and refers to no other: put in a row they are one
stream.
"""

import struct
import zlib
from collections.abc import Iterable, Sequence

from PIL import Image

from printables.bounds import Box

Bands = tuple[bytes, ...]
BAND = 64  # rows
LEVEL = 7  # of the packer
BEGIN, END = b"\x78\x9c", b"\x03\x00"  # of its stream


def packed(image: Image.Image, before: Bands | None, changed: Sequence[Box]) -> tuple[bytes, Bands]:
    """The image as PNG; of the bands before only those that something changed in are packed."""
    rows = _rows(image)
    count = -(-image.height // BAND)
    stale = _touched(changed) if before is not None else set(range(count))
    step = BAND * (image.width + 1)
    bands = tuple(
        _pack(rows[at * step : (at + 1) * step]) if before is None or at in stale else before[at]
        for at in range(count)
    )
    body = b"".join((BEGIN, *bands, END, struct.pack(">I", zlib.adler32(rows))))
    size = struct.pack(">IIBBBBB", image.width, image.height, 8, 3, 0, 0, 0)
    parts = (
        (b"IHDR", size),
        (b"PLTE", bytes(image.getpalette() or ())),
        (b"IDAT", body),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in parts), bands


def _rows(image: Image.Image) -> bytes:
    """The pixels, with the mark of an unfiltered row before each."""
    rows = Image.new("P", (image.width + 1, image.height))
    rows.paste(image, (1, 0))
    return rows.tobytes()


def _touched(boxes: Iterable[Box]) -> set[int]:
    return {band for _, top, _, low in boxes for band in range(top // BAND, (low - 1) // BAND + 1)}


def _pack(rows: bytes) -> bytes:
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -15)
    return packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
