"""The facts printed on the box of every edition."""

from __future__ import annotations

SEATS = range(2, 7)
