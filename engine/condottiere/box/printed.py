"""What every edition prints on its box."""

from __future__ import annotations

SEATS = range(2, 7)
