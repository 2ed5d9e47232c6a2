"""Prometheus metrics for the operator, without names or tokens."""

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

REGISTRY = CollectorRegistry()
REQUESTS = Counter(
    "staffetta_requests", "Requests answered", ("route", "method", "status"), registry=REGISTRY
)
TURNS = Counter("staffetta_turns", "Turns taken by people", ("way",), registry=REGISTRY)
ENTRIES = Counter("staffetta_entries", "Entries at tables", ("way",), registry=REGISTRY)
WAITING = Gauge("staffetta_letters_waiting", "Letters not yet handed over", registry=REGISTRY)
OLDEST = Gauge("staffetta_letters_oldest_seconds", "Age of the oldest of them", registry=REGISTRY)
TABLES = Gauge(
    "staffetta_tables_in_play", "Tables with an entry in the last hour", registry=REGISTRY
)
UNREADABLE = Gauge("staffetta_matches_unreadable", "Matches that nobody can see", registry=REGISTRY)
DISK = Gauge("staffetta_disk_free_bytes", "Room where the data lies", registry=REGISTRY)
CLOCK = Gauge("staffetta_clock_age_seconds", "Since the clock last worked", registry=REGISTRY)
OVERDUE = Gauge(
    "staffetta_deadlines_overdue_seconds", "Of the most overdue decision", registry=REGISTRY
)
CEILING = Gauge(
    "staffetta_ceiling_used_ratio",
    "Of what the whole installation takes in a day",
    ("what",),
    registry=REGISTRY,
)


def text() -> bytes:
    """Return all metrics in Prometheus's text format."""
    return generate_latest(REGISTRY)
