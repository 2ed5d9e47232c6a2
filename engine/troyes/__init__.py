"""Troyes: citizens, dice and events of a walled town, for four players or alone against Le Roy."""

from engine.troyes.game import Troyes

GAMES = {Troyes.id: Troyes()}
