"""Promises: say how many tricks you will take, and take just as many; the sixth game."""

from tests.games.promises.game import Promises

GAMES = {"promises": Promises()}
