"""Answers as gzip for clients that take it: a page is a fifth as long.

Also behind a web server that would compress by itself: it passes on what is compressed already.
BREACH needs a secret that an attacker can have a visitor's browser fetch beside words of the
attacker's own. Here nobody can have a page with a secret fetched without knowing its link, for no
cookie opens anything. So pages with secrets are compressed too.
"""

from functools import lru_cache

from flask import Response, request
from zlib_ng import gzip_ng

SHORTEST = 1024  # bytes; less gains nothing
LEVEL = 4
KINDS = frozenset(
    "application/javascript application/json application/manifest+json application/xml "
    "image/svg+xml text/calendar text/css text/html text/javascript text/plain".split()
)


def compress(response: Response) -> Response:
    """Compress an answer, and tell caches that there are two forms of it."""
    if response.mimetype not in KINDS or response.status_code not in range(200, 600):
        return response
    response.vary.add("Accept-Encoding")
    is_partial = response.status_code in (204, 206, 304) or "Content-Encoding" in response.headers
    if is_partial or request.accept_encodings.quality("gzip") <= 0:
        return response
    response.direct_passthrough = False
    body = response.get_data()
    if len(body) < SHORTEST:
        return response
    response.set_data(_lasting(body) if request.endpoint == "static" else _zipped(body))
    response.headers["Content-Encoding"] = "gzip"
    etag, _ = response.get_etag()
    if etag:  # the bytes are others, what they say is the same
        response.set_etag(etag, weak=True)
    return response


def _zipped(body: bytes) -> bytes:
    """The same bytes for the same body, whenever it is asked for."""
    packed: bytes = gzip_ng.compress(body, LEVEL, mtime=0)  # type: ignore[no-untyped-call]
    return packed


_lasting = lru_cache(maxsize=64)(_zipped)  # files that every page names
