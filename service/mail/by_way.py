"""The channel for chats, webhooks and browser pushes: a letter becomes a short notice."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from service.installation import notices
from service.installation.notices import Notice, NotTaken
from service.installation.sealing import unseal
from service.installation.settings import Settings
from service.installation.way_addresses import Way
from service.language.languages import DIRECTIONS
from service.language.words import speaker
from service.mail.channels import Later, Letter, Refused

MOST_LINKS = 5  # in the text; programs get all of them
ROOM = 900  # characters of the text; Pushover takes 1024


@dataclass
class ByWay:
    """Letters as notices; each goes to an address that is stored encrypted."""

    settings: Settings

    def deliver(self, letter: Letter, between: Callable[[], None]) -> None:
        """Send the notice; raises Refused or Later, with a code as the reason.

        Each code has words for players (`way-error-...`).
        """
        kind, _, sealed = letter.address.partition(":")
        target = unseal(self.settings.secret_key, sealed)
        if target is None:
            raise Refused("sealed")
        between()
        try:
            notices.send(Way(kind, target), as_notice(kind, letter), self.settings)
        except NotTaken as error:
            raise (Refused if error.is_final else Later)(str(error)) from None

    def close(self) -> None:
        """Close nothing: no connection outlives a notice."""


def as_notice(kind: str, letter: Letter) -> Notice:
    """Return the letter as a notice for a way of this `kind`: `Way.kind`, such as `push`."""
    say = speaker(letter.language)
    links = [{"label": each.label, "url": each.url} for each in letter.links]
    if kind == "push":
        shown = {"title": letter.subject, "body": letter.brief, "page": letter.page}
        about = {"lang": letter.language, "dir": DIRECTIONS[letter.language]}
        buttons = {"move": links[:1], "open": say.plain(say("channels-push-open"))}
        tag = f"{letter.match}.{letter.seat}"
        return Notice(letter.subject, letter.brief, {**shown, **about, **buttons, "tag": tag})
    lines = [f"\n\n• {each.label}\n{each.url}" for each in letter.links[:MOST_LINKS]]
    page = f"\n\n{say.plain(say('letter-open-page'))}:\n{letter.page}" if letter.page else ""
    body = letter.brief
    for line in lines:
        if len(body) + len(line) + len(page) <= ROOM:
            body += line
    facts: dict[str, Any] = {"links": links, "page": letter.page, "kind": letter.kind}
    facts |= {"match": letter.match, "seat": letter.seat, "turn": letter.turn}
    return Notice(letter.subject, body + page, {**facts, "letter": str(letter.number)})
