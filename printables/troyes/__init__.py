"""The faces of Troyes: draws from views and card data, decides nothing."""

from printables.troyes.aid import aid
from printables.troyes.board import board, brief_board, describe_board
from printables.troyes.emblem import crest, describe_card, emblem
from printables.troyes.town_sheet import board_sheet

SHEETS = {"aid": aid, "board": board_sheet}

__all__ = ["SHEETS", "board", "brief_board", "crest", "describe_board", "describe_card", "emblem"]
