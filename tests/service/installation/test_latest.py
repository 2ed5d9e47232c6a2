"""So many things are kept, the latest; each is found by what it was made from."""

from service.installation.latest import Latest


def test_so_many_are_kept_and_the_oldest_go() -> None:
    latest: Latest[str, int] = Latest(2)
    for number, key in enumerate("abac"):
        latest.put(key, number)
    assert (latest.get("a"), latest.get("b"), latest.get("c")) == (2, None, 3)
    assert len(latest) == 2
