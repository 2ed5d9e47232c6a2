"""The longest tests: `make test` leaves them out, `make test LONG=1` and CI run them too.

    python -m tests.long_tests REPORT >tests/long.txt

writes the list from pytest's report of a whole run (`--junitxml=REPORT`).
"""

import sys
from collections import Counter
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

HERE = Path(__file__).parent
LIST = HERE / "long.txt"
REST = 0.2  # share of the time of all tests that the others take


@cache
def long_tests() -> frozenset[str]:
    """Return the listed tests as `file::function`; files are relative to this folder."""
    return frozenset(LIST.read_text(encoding="utf-8").split())


def longest(report: Path) -> list[str]:
    """Return the longest tests, as few as leave the others at most the share REST of the time."""
    seconds: Counter[str] = Counter()
    for case in ElementTree.parse(report).iter("testcase"):
        file = case.attrib["classname"].removeprefix("tests.").replace(".", "/")
        function = case.attrib["name"].partition("[")[0]
        seconds[f"{file}.py::{function}"] += float(case.attrib["time"])
    found, left = [], seconds.total()
    for name, took in seconds.most_common():
        if left <= REST * seconds.total():
            break
        found.append(name)
        left -= took
    return sorted(found)


if __name__ == "__main__":
    print("\n".join(longest(Path(sys.argv[1]))))
