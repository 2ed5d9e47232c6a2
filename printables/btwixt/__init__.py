"""The faces of B'Twixt: draws from views and card data, decides nothing."""

from printables.btwixt.aid import aid
from printables.btwixt.board import board
from printables.btwixt.cards import describe_card
from printables.btwixt.emblem import crest, emblem
from printables.btwixt.told import describe_board

SHEETS = {"aid": aid}

__all__ = ["SHEETS", "board", "crest", "describe_board", "describe_card", "emblem"]
