"""The cache keeps a limited number of latest values, each found by its arguments."""

from service.installation.fifo_cache import FifoCache


def test_so_many_are_kept_and_the_oldest_go() -> None:
    latest: FifoCache[str, int] = FifoCache(2)
    for number, key in enumerate("abac"):
        latest.put(key, number)
    assert (latest.get("a"), latest.get("b"), latest.get("c")) == (2, None, 3)
    assert len(latest) == 2
