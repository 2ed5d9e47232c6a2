"""The reference card of B'Twixt as text: for large print, two languages, or a page."""

from engine.btwixt.agreed import Agreed
from printables.agreed import agreed_passage
from printables.btwixt import passages
from printables.btwixt.cards import Record
from printables.btwixt.sentences import ability
from printables.kit import text
from printables.kit.fonts import legible
from printables.passage import Passage
from printables.sheet_request import Wanted
from printables.speaker import Speaker

PARTS = (
    passages.setting_up,
    passages.seasons,
    passages.a_round,
    passages.turn,
    passages.total,
    passages.allies,
    passages.the_end,
)
SECTIONS = ("standard_influence", "event_influence")


def told(wanted: Wanted) -> list[Passage]:
    """Return all passages of the card in order."""
    say = wanted.say
    rules: Agreed = wanted.game.agreed(wanted.options)
    parts = [Passage("", (say("aid-idea"),)), *(part(rules, say) for part in PARTS)]
    parts.append(agreed_passage(say, wanted.game, wanted.options))
    if lists_cards(wanted, rules):
        parts.append(_cards(rules, say))
    return [part for part in parts if part.lines or part.table]


def lists_cards(wanted: Wanted, rules: Agreed) -> bool:
    """Return True if the card lists the influence cards.

    It does if a box's owner supplied their data, or if our own cards are in play.
    """
    return wanted.house or not rules.box.house


def deck(rules: Agreed) -> list[Record]:
    """Return one data record for each design of a card that is dealt, ordered by value."""
    sections = SECTIONS if rules.event_module else SECTIONS[:1]
    rows = [row for section in sections for row in rules.box.data[section]]
    return sorted(rows, key=lambda row: int(row["value"]))


def called(rules: Agreed, noun: str, row: Record, say: Speaker) -> str:
    """Return the name of a card or leader; a name from the box owner's file stays as typed."""
    typed = rules.box.typed_names.get(f"{noun}-{row['id']}")
    word = say.noun(noun, row["id"]) if typed is None else typed
    return text.plain(legible(str(word), "bold"))


def _cards(rules: Agreed, say: Speaker) -> Passage:
    """Return a passage with the value, name, text and number of copies of each card."""
    lines = []
    for row in deck(rules):
        times = say("aid-times", count=row.get("copies", 1))
        name = f"<b>{say.number(row['value'])} · {called(rules, 'card', row, say)}.</b>"
        lines.append(f"{name} {ability(row, say)}\u00a0\u2068{times}\u2069")
    return Passage(say("aid-cards"), tuple(lines))
