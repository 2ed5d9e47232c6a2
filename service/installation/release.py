"""Which release of the service this is."""

from functools import cache
from importlib.metadata import PackageNotFoundError, version


@cache
def release() -> str:
    """As it was installed; empty where it runs without being installed."""
    try:
        return version("staffetta")
    except PackageNotFoundError:
        return ""
