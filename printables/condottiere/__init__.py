"""Drawings and texts for the Condottiere family, made from views and card data."""

from dataclasses import replace

from printables.aid import reference
from printables.condottiere.aid import aid
from printables.condottiere.battle import battle
from printables.condottiere.board import board, brief_board, describe_board, places_of, spot
from printables.condottiere.conditions import CONDITIONS
from printables.condottiere.emblem import crest, describe_card, emblem, look, markers
from printables.condottiere.forms import campaign, counted, final, has_series, score, tally
from printables.condottiere.in_words import told
from printables.condottiere.layout import lay_out
from printables.condottiere.map_sheet import map_in_words, map_sheet
from printables.condottiere.passages import reminder
from printables.faces import Faces, Sheet
from printables.score_sheet import scored
from printables.sheet_request import JOINED, NAMES, PLAYERS

FACES = Faces(
    board=board,
    describe_board=describe_board,
    describe_brief=brief_board,
    battle=battle,
    lay_out=lay_out,
    emblem=emblem,
    look=look,
    crest=crest,
    count=counted,
    sheets={
        "aid": reference(aid, told, PLAYERS),
        "score": scored(score, crest),
        "campaign": replace(scored(campaign, crest, has_series), option="campaign"),
        "map": Sheet(map_sheet, frozenset({PLAYERS, NAMES, JOINED}), twin=map_in_words),
    },
    describe_card=describe_card,
    places_of=places_of,
    happened_at=places_of,
    reminder=reminder,
    tally=tally,
    measure="table-regions",
    final=final,
    markers=markers,
    spot=spot,
    conditions=CONDITIONS,
)
