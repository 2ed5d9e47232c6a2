"""The faces of the Condottiere family: draws from views and card data, decides nothing."""

from printables.condottiere.aid import aid
from printables.condottiere.board import board, describe_board

SHEETS = {"aid": aid}

__all__ = ["SHEETS", "board", "describe_board"]
