"""`make bench`: runs every benchmark of this folder; each prints ratios of its own run."""

from __future__ import annotations

import runpy
import sys
from pkgutil import iter_modules

import tests.benchmarks as folder


def main() -> None:
    for module in iter_modules(folder.__path__):
        if module.name.startswith("bench_"):
            print(f"\n== {module.name.removeprefix('bench_')}")
            name = f"{folder.__name__}.{module.name}"
            sys.modules.pop(name, None)  # other benchmarks import parts of it
            runpy.run_module(name, run_name="__main__")


if __name__ == "__main__":
    main()
