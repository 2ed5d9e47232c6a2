"""Condottiere and its kin: one battle system, a box for each edition."""

from engine.condottiere.editions import EDITIONS
from engine.condottiere.game import Game

GAMES = {rules.id: Game(rules) for rules in EDITIONS}
