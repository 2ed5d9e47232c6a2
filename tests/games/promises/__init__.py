"""Promises: promise a number of tricks and take exactly that many; the sixth game."""

IDS = ("promises",)
