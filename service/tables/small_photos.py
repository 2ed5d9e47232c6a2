"""Photos as they are stored: small JPEGs, drawn again, without the metadata of the camera."""

import struct
from io import BytesIO
from typing import IO

from PIL import Image, ImageOps

from service.installation.coded_error import CodedError

FORMATS = ("JPEG", "PNG", "WEBP")
LARGEST_FILE = 15_000_000  # bytes of an uploaded photo
MOST_PIXELS = 64_000_000  # pixels of a JPEG, which is decoded at a reduced size
MOST_WHOLE = 20_000_000  # pixels of any other picture, which is decoded at its full size
SIDE = 1280  # pixels of the longer side, at most
# Pairs of a side and a JPEG quality; the first that gives a small enough file is taken.
TRIES = ((SIDE, 82), (SIDE, 70), (SIDE, 55), (800, 55), (480, 40))
LARGEST_STORED = 300_000  # bytes
# Pillow's errors for broken and hostile files.
BROKEN = (
    OSError,
    ValueError,
    TypeError,
    SyntaxError,
    EOFError,
    OverflowError,
    IndexError,
    KeyError,
    MemoryError,
    struct.error,
)


class NoPhoto(CodedError):
    """A file that cannot be kept as a photo; `code` is one of REFUSALS."""


REFUSALS = ("photo_unreadable", "photo_too_large")


def small(file: IO[bytes]) -> bytes:
    """Return the picture as a small upright JPEG without metadata; raises NoPhoto."""
    try:
        with Image.open(file, formats=FORMATS) as opened:
            _check_size(opened)
            opened.draft("RGB", (SIDE, SIDE))
            upright = ImageOps.exif_transpose(opened)
            upright.thumbnail((SIDE, SIDE))
            drawn = Image.new("RGB", upright.size, "#ffffff")
            drawn.paste(upright, mask=upright if upright.mode in ("RGBA", "LA") else None)
    except Image.DecompressionBombError:
        raise NoPhoto("photo_too_large") from None
    except BROKEN:
        raise NoPhoto("photo_unreadable") from None
    return _encoded(drawn)


def _check_size(opened: Image.Image) -> None:
    """Raise NoPhoto for a picture that would take too much memory, before it is decoded."""
    pixels = opened.width * opened.height
    if pixels > (MOST_PIXELS if opened.format in ("JPEG", "MPO") else MOST_WHOLE):
        raise NoPhoto("photo_too_large")


def _encoded(drawn: Image.Image) -> bytes:
    """Return the picture as a JPEG of at most LARGEST_STORED bytes; raises NoPhoto."""
    for side, quality in TRIES:
        drawn.thumbnail((side, side))
        into = BytesIO()
        drawn.save(into, "JPEG", quality=quality, optimize=True)
        if into.tell() <= LARGEST_STORED:
            return into.getvalue()
    raise NoPhoto("photo_too_large")
