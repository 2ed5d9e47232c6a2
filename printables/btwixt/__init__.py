"""Drawings and texts for B'Twixt, made from views and card data."""

from printables.aid import reference
from printables.btwixt.aid import aid
from printables.btwixt.board import board, happened_at, places_of, spot
from printables.btwixt.cards import describe_card
from printables.btwixt.conditions import CONDITIONS
from printables.btwixt.emblem import crest, emblem, markers
from printables.btwixt.forms import counted, final, score, tally
from printables.btwixt.in_words import told
from printables.btwixt.looks import look
from printables.btwixt.mats import table_in_words, table_sheet
from printables.btwixt.passages import reminder
from printables.btwixt.told import brief_board, describe_board
from printables.faces import Faces, Sheet
from printables.score_sheet import scored
from printables.sheet_request import HOUSE, NAMES, PLAYERS

FACES = Faces(
    board=board,
    describe_board=describe_board,
    describe_brief=brief_board,
    emblem=emblem,
    look=look,
    crest=crest,
    count=counted,
    sheets={
        "aid": reference(aid, told, HOUSE, PLAYERS),
        "score": scored(score, crest),
        "board": Sheet(table_sheet, frozenset({PLAYERS, NAMES}), twin=table_in_words),
    },
    describe_card=describe_card,
    places_of=places_of,
    happened_at=happened_at,
    reminder=reminder,
    tally=tally,
    measure="table-small",
    final=final,
    markers=markers,
    spot=spot,
    conditions=CONDITIONS,
)
