"""Troyes: citizens, dice and events of a walled town, for four players or alone against Le Roy."""

IDS = ("troyes",)
