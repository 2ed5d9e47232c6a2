"""Photos of evenings: small, upright, without the camera's data; hostile files are refused."""

from __future__ import annotations

import random
import struct
import zlib
from io import BytesIO

import pytest
from PIL import Image

from service.tables import small_photos
from service.tables.small_photos import NoPhoto

GPS, ORIENTATION, TURNED = 0x8825, 0x0112, 6
SECRETS = (b"private-words", b"Exif", b"GPS", b"http")


def photo(
    size: tuple[int, int] = (1600, 900), form: str = "JPEG", mode: str = "RGB", **kept: object
) -> BytesIO:
    """Return a picture whose upper half is dark and whose lower half is bright."""
    drawn = Image.new(mode, size, "black" if mode != "P" else 0)
    drawn.paste("white" if mode != "P" else 1, (0, size[1] // 2, *size))
    into = BytesIO()
    drawn.save(into, form, **kept)
    return BytesIO(into.getvalue())


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data), formats=("JPEG",))


def test_no_metadata_is_left_and_the_photo_is_upright() -> None:
    exif = Image.Exif()
    exif[ORIENTATION] = TURNED
    exif[0x010E] = "private-words"
    exif.get_ifd(GPS)[1] = "N"
    exif.get_ifd(GPS)[2] = (47.0, 30.0, 0.0)
    packet = b"http://ns.adobe.com/xap/1.0/\0private-words"
    about = {
        "exif": exif,
        "comment": b"private-words",
        "xmp": packet,
        "icc_profile": b"private-words",
    }
    file = photo(**about)
    assert all(secret in file.getvalue() for secret in (b"private-words", b"Exif"))
    kept = small_photos.small(file)
    assert [secret for secret in SECRETS if secret in kept] == []
    drawn = opened(kept)
    assert dict(drawn.getexif()) == {} and "comment" not in drawn.info
    assert drawn.size == (720, 1280), "as the orientation says"
    left, right = drawn.getpixel((40, 640)), drawn.getpixel((680, 640))
    assert left[0] > 200 > 50 > right[0]


@pytest.mark.parametrize(
    ("form", "mode"),
    [
        ("JPEG", "L"),
        ("JPEG", "CMYK"),
        ("PNG", "P"),
        ("PNG", "RGBA"),
        ("PNG", "I;16"),
        ("WEBP", "RGB"),
    ],
)
def test_every_usual_kind_of_picture_is_taken(form: str, mode: str) -> None:
    drawn = Image.new("RGB", (300, 200), "red")
    into = BytesIO()
    (drawn.convert("L").convert(mode) if mode == "I;16" else drawn.convert(mode)).save(into, form)
    kept = opened(small_photos.small(BytesIO(into.getvalue())))
    assert (kept.mode, kept.size) == ("RGB", (300, 200))


def test_even_noise_stays_below_the_bound() -> None:
    noise = Image.frombytes("RGB", (2000, 2000), random.Random(1).randbytes(12_000_000))
    into = BytesIO()
    noise.save(into, "JPEG", quality=60)
    kept = small_photos.small(BytesIO(into.getvalue()))
    assert len(kept) <= small_photos.LARGEST_STORED and max(opened(kept).size) < small_photos.SIDE


def png(width: int, height: int, data: bytes = b"") -> bytes:
    """Return a PNG whose header states this size, whatever its data."""

    def chunk(name: bytes, body: bytes) -> bytes:
        return (
            struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        )

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


@pytest.mark.parametrize(
    ("file", "code"),
    [
        (b"", "photo_unreadable"),
        (b"GIF89a\x01\x00\x01\x00\x00\x00\x00;", "photo_unreadable"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "photo_unreadable"),
        (b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n", "photo_unreadable"),
        (photo().getvalue()[:400], "photo_unreadable"),
        (png(9, 9, b"no zlib"), "photo_unreadable"),
        (png(50_000, 50_000, zlib.compress(b"\0" * 9)), "photo_too_large"),
        (png(5000, 5000, zlib.compress(b"\0" * 9)), "photo_too_large"),
        (png(4000, 4000, zlib.compress(b"\0" * 9)), "photo_unreadable"),
        (b"\xff\xd8\xff\xe1\xff\xff" + b"\0" * 99, "photo_unreadable"),
    ],
)
def test_hostile_files_are_refused(file: bytes, code: str) -> None:
    with pytest.raises(NoPhoto) as refused:
        small_photos.small(BytesIO(file))
    assert refused.value.code == code and code in small_photos.REFUSALS


def test_cut_and_changed_photos_never_do_more_than_be_refused() -> None:
    choose = random.Random("photos")
    whole = [photo((90, 60), form).getvalue() for form in small_photos.FORMATS]
    for _ in range(300):
        data = bytearray(choose.choice(whole))
        for _ in range(choose.randint(1, 8)):
            data[choose.randrange(len(data))] = choose.randrange(256)
        try:
            small_photos.small(BytesIO(bytes(data[: choose.randint(1, len(data))])))
        except NoPhoto:
            continue
