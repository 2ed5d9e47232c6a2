"""Drawings and texts for Troyes, made from views and card data."""

from dataclasses import replace

from printables.aid import reference
from printables.faces import Faces, Sheet
from printables.score_sheet import scored
from printables.sheet_request import JOINED, NAMES, PLAYERS
from printables.troyes.aid import aid
from printables.troyes.board import (
    board,
    brief_board,
    describe_board,
    happened_at,
    piece,
    places_of,
    spot,
)
from printables.troyes.board_sheet import board_sheet
from printables.troyes.board_text import board_in_words
from printables.troyes.conditions import CONDITIONS
from printables.troyes.emblem import crest, describe_card, emblem, markers
from printables.troyes.forms import counted, final, score, solo, tally
from printables.troyes.in_words import told
from printables.troyes.passages import reminder

FACES = Faces(
    board=board,
    describe_board=describe_board,
    held="character",
    emblem=emblem,
    crest=crest,
    count=counted,
    sheets={
        "aid": reference(aid, told, PLAYERS),
        "score": scored(score, crest),
        "solo": replace(scored(solo, crest), seats=1),
        "board": Sheet(board_sheet, frozenset({PLAYERS, NAMES, JOINED}), twin=board_in_words),
    },
    describe_brief=brief_board,
    describe_card=describe_card,
    places_of=places_of,
    happened_at=happened_at,
    piece=piece,
    reminder=reminder,
    tally=tally,
    measure="table-score-points",
    final=final,
    markers=markers,
    spot=spot,
    conditions=CONDITIONS,
)
