"""The sheets of those who play: on whose shelf they stand, and what is printed of people alone."""

from __future__ import annotations

import printables
from engine.game import AnyGame, Options
from printables.kit.page import PAPERS
from service.installation.links import HERE, SeatLinks, Site, TableLinks
from service.installation.release import release
from service.matches.campaigns import without_carried
from service.matches.store import LoadedMatch
from service.views import options
from service.views.papers import Shelf, is_public
from service.views.reader import Reader


def of_match(loaded: LoadedMatch, names: tuple[str, ...], base_url: str = "") -> Shelf:
    """Those of a match that has begun, which anybody may watch: a tent leads there."""
    links = HERE.match_papers(loaded.match.id)
    page = Site(base_url).match(loaded.match.id)
    codes = (page,) * len(names) if is_public(base_url) else ()
    agreed = without_carried(loaded.game, loaded.match.options)
    return Shelf(loaded.game, links, agreed, names, links.page, codes)


def of_seat(loaded: LoadedMatch, names: tuple[str, ...], links: SeatLinks) -> Shelf:
    """The same for whoever holds a seat, before it has begun too; nobody else hears of it then."""
    if loaded.has_begun:
        return of_match(loaded, names)
    agreed = without_carried(loaded.game, loaded.match.options)
    return Shelf(loaded.game, links.papers, agreed, names)


def of_table(
    game: AnyGame,
    agreed: Options,
    names: tuple[str, ...],
    links: TableLinks,
    codes: tuple[str, ...] = (),
) -> Shelf:
    """Those of a table with the real box; the codes that its host hands out open the seats."""
    own = without_carried(game, agreed)
    return Shelf(game, links.papers, own, names, codes=codes, are_secret=bool(codes))


def of_people(
    game: AnyGame,
    reader: Reader,
    agreed: Options,
    *,
    paper: str,
    date: str,
    url: str = "",
) -> printables.Wanted:
    """What is printed of those who play, for one reader; a code leads to `url`, if it is public."""
    return printables.Wanted(
        game,
        reader.say,
        paper if paper in PAPERS else "a4",
        options=without_carried(game, agreed),
        names=reader.names,
        release=release(),
        date=date,
        url=url if is_public(url) else "",
    )


def card_url(loaded: LoadedMatch, language: str, site: Site, links: SeatLinks) -> str:
    """The reference card of a match before it has begun, as its options have it.

    What no address can hold is printed below the seat's own.
    """
    agreed = loaded.match.options
    if agreed.get(options.DATA):
        return links.papers.pdf("aid", {"language": language})
    chosen = options.as_texts(loaded.game, agreed)
    about = {f"{options.PREFIX}{name}": text for name, text in chosen.items()}
    return site.papers(loaded.game.id).pdf("aid", {"language": language, "paper": "a4", **about})
