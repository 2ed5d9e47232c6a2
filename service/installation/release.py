"""The release of the service."""

from functools import cache
from importlib.metadata import PackageNotFoundError, version


@cache
def release() -> str:
    """Return the installed version; "" if the package is not installed."""
    try:
        return version("staffetta")
    except PackageNotFoundError:
        return ""
