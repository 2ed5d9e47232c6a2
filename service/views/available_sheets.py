"""The printable sheets that are offered for a match, a seat or a table."""

from __future__ import annotations

from functools import reduce
from urllib.parse import urlsplit

import printables
from engine.game import AnyGame, Options
from printables.kit.fonts import FACES, legible
from printables.kit.page import PAPERS
from printables.sheet_request import HOUSE
from service.installation.links import HERE, SeatLinks, Site, TableLinks
from service.installation.release import release
from service.matches.campaigns import without_carried
from service.matches.store import LoadedMatch
from service.views import options
from service.views.reader import Reader
from service.views.sheet_requests import YES, Shelf


def of_match(loaded: LoadedMatch, names: tuple[str, ...], base_url: str = "") -> Shelf:
    """Return the sheets of a match that has begun; anybody may see them."""
    links = HERE.match_papers(loaded.match.id)
    page = Site(base_url).match(loaded.match.id)
    codes = (page,) * len(names) if base_url else ()
    agreed = without_carried(loaded.game, loaded.match.options)
    return Shelf(
        loaded.game,
        links,
        agreed,
        names,
        links.page,
        codes,
        house=True,
        seated=options.known_names(loaded, names),
    )


def of_seat(loaded: LoadedMatch, names: tuple[str, ...], links: SeatLinks) -> Shelf:
    """Return the sheets for a seat's player, even before the match begins."""
    if loaded.has_begun:
        return of_match(loaded, names)
    agreed = without_carried(loaded.game, loaded.match.options)
    seated = options.known_names(loaded, names)
    return Shelf(loaded.game, links.papers, agreed, names, house=True, seated=seated)


def of_table(
    game: AnyGame,
    agreed: Options,
    names: tuple[str, ...],
    links: TableLinks,
    codes: tuple[str, ...] = (),
    table: str = "",
) -> Shelf:
    """Return the sheets for a game with the real box; `table` is the table's id.

    `codes` are the seats' URLs to print as QR codes; they are empty unless the host asks.
    """
    own = without_carried(game, agreed)
    secret = bool(codes)
    return Shelf(
        game, links.papers, own, names, codes=codes, are_secret=secret, seated=names, table=table
    )


def of_people(
    game: AnyGame,
    reader: Reader,
    agreed: Options,
    *,
    paper: str,
    date: str,
    url: str = "",
) -> printables.Wanted:
    """Return a request for sheets with the names of the reader's table.

    A `url` without a host is left out.
    """
    return printables.Wanted(
        game,
        reader.say,
        paper if paper in PAPERS else "a4",
        options=without_carried(game, agreed),
        names=reader.names,
        release=release(),
        date=date,
        url=url if urlsplit(url).netloc else "",
    )


def printable(name: str) -> str:
    """Return a name without characters that any of our font faces lacks; "" stays empty."""
    return reduce(legible, FACES, name) if name else ""


def card_url(loaded: LoadedMatch, language: str, site: Site, links: SeatLinks) -> str:
    """Return the URL of the reference card of a match that has not begun, with its options.

    If the box owner supplied card data, which are too long for a URL, return that of the seat's
    own sheet.
    """
    agreed = loaded.match.options
    if agreed.get(options.DATA):
        return links.papers.pdf("aid", {"language": language})
    chosen = options.as_texts(loaded.game, agreed)
    about = {f"{options.PREFIX}{name}": text for name, text in chosen.items()}
    about["players"] = str(len(loaded.seats))
    if HOUSE in printables.sheet(loaded.game, "aid").ways:
        about[HOUSE] = YES
    return site.papers(loaded.game.id).pdf("aid", {"language": language, "paper": "a4", **about})
