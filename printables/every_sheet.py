"""The sheets of every game: score pads, names, markers, cards to cut out, rulings."""

from collections.abc import Mapping

from engine.game import AnyGame
from printables.cut_cards import cut_cards
from printables.faces import Faces
from printables.markers import marker_sheet
from printables.name_tents import name_tents
from printables.pad import pad
from printables.photo_sheet import marked
from printables.rulings import in_words, rulings_sheet
from printables.score_sheet import scored
from printables.sheet import Sheet
from printables.sheet_request import PLAYERS
from printables.text_sheet import worded


def common(faces: Faces) -> Mapping[str, Sheet]:
    """Return the sheets of every game, by name, in the order in which pages list them."""
    return {
        "pad": scored(pad, faces.crest),
        "marks": marked(),
        **({"photo": marked(faces.count, faces.crest)} if faces.count else {}),
        "cards": cut_cards(faces),
        "seats": name_tents(faces),
        "tokens": marker_sheet(faces),
        "rulings": worded(rulings_sheet, in_words, _has_rulings, [PLAYERS]),
    }


def _has_rulings(game: AnyGame) -> bool:
    return bool(game.rulings)
