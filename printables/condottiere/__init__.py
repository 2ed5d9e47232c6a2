"""The faces of the Condottiere family: draws from views and card data, decides nothing."""

from printables.condottiere.aid import aid
from printables.condottiere.board import board, describe_board
from printables.condottiere.emblem import crest, describe_card, emblem
from printables.condottiere.map_sheet import map_sheet

SHEETS = {"aid": aid, "map": map_sheet}

__all__ = ["SHEETS", "board", "crest", "describe_board", "describe_card", "emblem"]
