"""The reference card of B'Twixt in words: for large print, two languages, a page."""

from engine.btwixt.agreed import Agreed
from printables.agreed import agreed_passage
from printables.btwixt import passages
from printables.btwixt.cards import Record
from printables.btwixt.sentences import ability
from printables.kit import text
from printables.kit.fonts import legible
from printables.passage import Passage
from printables.speaker import Speaker
from printables.wanted import Wanted

PARTS = (
    passages.a_round,
    passages.turn,
    passages.total,
    passages.seasons,
    passages.allies,
    passages.the_end,
)
SECTIONS = ("standard_influence", "event_influence")


def told(wanted: Wanted) -> list[Passage]:
    """All that the card says, in its order."""
    say = wanted.say
    rules: Agreed = wanted.game.agreed(wanted.options)
    parts = [Passage("", (say("aid-idea"),)), *(part(rules, say) for part in PARTS)]
    parts.append(agreed_passage(say, wanted.game, wanted.options))
    parts.append(_cards(rules, say))
    return [part for part in parts if part.lines or part.table]


def deck(rules: Agreed) -> list[Record]:
    """The designs that are dealt, by value."""
    sections = SECTIONS if rules.event_module else SECTIONS[:1]
    rows = [row for section in sections for row in rules.box.data[section]]
    return sorted(rows, key=lambda row: int(row["value"]))


def called(rules: Agreed, noun: str, row: Record, say: Speaker) -> str:
    """The name of a card or a leader; an owner's as it was typed."""
    typed = rules.box.typed_names.get(f"{noun}-{row['id']}")
    word = say.noun(noun, row["id"]) if typed is None else typed
    return text.plain(legible(str(word), "bold"))


def _cards(rules: Agreed, say: Speaker) -> Passage:
    """Each with its value, its name, what it does, and how many there are."""
    lines = []
    for row in deck(rules):
        times = say("aid-times", count=row.get("copies", 1))
        name = f"<b>{say.number(row['value'])} · {called(rules, 'card', row, say)}.</b>"
        lines.append(f"{name} {ability(row, say)}\u00a0\u2068{times}\u2069")
    return Passage(say("aid-cards"), tuple(lines))
