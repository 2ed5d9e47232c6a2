"""A Game of Thrones: B'Twixt: councils shared by neighbours, and bids for allies."""

from engine.btwixt.game import GAME

GAMES = {GAME.id: GAME}
