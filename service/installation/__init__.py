"""A running installation: its settings, limits, secrets, links and counters."""
