"""Promises: say how many tricks you will take, and take just as many; the sixth game."""

IDS = ("promises",)
