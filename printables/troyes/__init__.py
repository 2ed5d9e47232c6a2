"""The faces of Troyes, drawn from views and card data."""

from printables.faces import Faces
from printables.troyes.aid import aid
from printables.troyes.board import board, brief_board, describe_board, places_of
from printables.troyes.emblem import crest, describe_card, emblem
from printables.troyes.passages import reminder
from printables.troyes.town_sheet import board_sheet

FACES = Faces(
    board=board,
    describe_board=describe_board,
    held="character",
    emblem=emblem,
    crest=crest,
    sheets={"aid": aid, "board": board_sheet},
    by_players={"board"},
    describe_brief=brief_board,
    describe_card=describe_card,
    places_of=places_of,
    reminder=reminder,
)
