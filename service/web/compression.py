"""Gzip compression of responses: a page shrinks to a fifth of its size.

A proxy that compresses responses too leaves compressed ones as they are.

A BREACH attack needs a page with a secret that the attacker can make a browser fetch together with
chosen text. Here an attacker cannot fetch such a page without its link, since no cookie opens
anything.
"""

from functools import lru_cache

from flask import Response, request
from zlib_ng import gzip_ng

SHORTEST = 1024  # bytes; shorter bodies gain nothing
LEVEL = 4
LASTING = frozenset(("static", "styles.style_sheet"))  # the same on every request
KINDS = frozenset(
    "application/javascript application/json application/manifest+json application/xml "
    "image/svg+xml text/calendar text/css text/html text/javascript text/plain".split()
)


def compress(response: Response) -> Response:
    """Compress a response if the client accepts gzip, and add `Vary: Accept-Encoding`."""
    length = response.content_length  # None if unknown
    is_short = length is not None and length < SHORTEST
    if is_short or response.mimetype not in KINDS or response.status_code not in range(200, 600):
        return response
    response.vary.add("Accept-Encoding")
    is_partial = response.status_code in (204, 206, 304) or "Content-Encoding" in response.headers
    if is_partial or request.accept_encodings.quality("gzip") <= 0:
        return response
    response.direct_passthrough = False
    body = response.get_data()
    if len(body) < SHORTEST:
        return response
    response.set_data(_lasting(body) if request.endpoint in LASTING else _zipped(body))
    response.headers["Content-Encoding"] = "gzip"
    etag, _ = response.get_etag()
    if etag:  # other bytes with the same content
        response.set_etag(etag, weak=True)
    return response


def _zipped(body: bytes) -> bytes:
    """Return `body` compressed; equal bodies give equal bytes."""
    packed: bytes = gzip_ng.compress(body, LEVEL, mtime=0)  # type: ignore[no-untyped-call]
    return packed


_lasting = lru_cache(maxsize=64)(_zipped)  # files of every page
