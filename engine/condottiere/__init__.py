"""Condottiere and its kin: one battle system, a box for each edition."""

IDS = ("condottiere-3e", "condottiere-1e", "rakab")
