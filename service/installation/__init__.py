"""One running installation: its settings, limits, secrets, addresses and counts."""
