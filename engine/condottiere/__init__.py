"""Condottiere and its kin: one battle system, a box for each edition."""

from engine.condottiere.box.editions import EDITIONS
from engine.condottiere.game import Condottiere

GAMES = {rules.id: Condottiere(rules) for rules in EDITIONS}
