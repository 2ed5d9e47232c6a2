"""Plays as text with BoardGameGeek's markup, for a comment or a geeklist."""

from collections.abc import Sequence

import engine
from service.language.languages import unmarked
from service.seasons.listing import Play
from service.views.season_view import SeasonView

BRACKETS = str.maketrans("[]", "()")  # names must not become markup


def text_of(s: SeasonView, plays: Sequence[Play]) -> str:
    """Return the plays one after another, the latest first."""
    return unmarked("\n\n".join(_play(s, play) for play in plays))


def with_standings(s: SeasonView) -> str:
    """Return the whole season: standings, then each play."""
    rows = [
        f"{s.say.number(each.place)}. {_named(s, s.people.name(each.person), each.place == 1)} – "
        f"{s.say('campaign-points', points=each.points)}, "
        f"{s.say('ours-played', plays=each.plays)}, "
        f"{s.say('ours-won', wins=each.wins)}"
        for each in s.standings
    ]
    head = [_bold(s.title), *rows]
    return unmarked("\n".join(head)) + "\n\n" + text_of(s, s.plays)


def _play(s: SeasonView, play: Play) -> str:
    where = s.where(play).translate(BRACKETS)
    lines = [f"{_bold(s.day(play))} · {_game(s, play)} · {where}"]
    for each in s.result(play):
        number = f"{each.place}. " if each.place else ""
        score = f" – {each.score}" if each.score else ""
        won = f" ({s.say('ours-winner')})" if each.won else ""
        lines.append(f"{number}{_named(s, each.name, each.won)}{score}{won}")
    if end := s.end(play):
        lines.append(end)
    return "\n".join(lines)


def _game(s: SeasonView, play: Play) -> str:
    listed = None if play.game == engine.PAD else engine.load(play.game).listed
    name = s.game(play).translate(BRACKETS)
    return f"[thing={listed.number}]{name}[/thing]" if listed else name


def _bold(text: str, is_bold: bool = True) -> str:
    plain = text.translate(BRACKETS)
    return f"[b]{plain}[/b]" if is_bold else plain


def _named(s: SeasonView, name: str, is_bold: bool) -> str:
    """Return a name and a direction mark, which keeps numbers after the name in place."""
    return _bold(name, is_bold) + ("\u200f" if s.say.direction == "rtl" else "\u200e")
