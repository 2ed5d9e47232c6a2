"""Condottiere and its relatives: one battle system with several editions."""

IDS = ("condottiere-3e", "condottiere-1e", "rakab")
