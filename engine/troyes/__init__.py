"""Troyes: citizens, dice and events of a walled town, for up to four players or solo."""

IDS = ("troyes",)
