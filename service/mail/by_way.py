"""The channel of all ways beside mail: a letter as a notice of a few words and links."""

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
ROOM = 1800  # characters of the text; Discord takes 2000


@dataclass
class ByWay:
    """Letters as notices; each goes to an address that is stored encrypted."""

    settings: Settings

    def deliver(self, letter: Letter, between: Callable[[], None]) -> None:
        """Send the notice; raise Refused or Later with a code that words exist for."""
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
    """Return the notice for a letter."""
    say = speaker(letter.language)
    links = [{"label": each.label, "url": each.url} for each in letter.links]
    if kind == "push":
        shown = {"title": letter.subject, "body": letter.brief, "page": letter.page}
        about = {"lang": letter.language, "dir": DIRECTIONS[letter.language]}
        buttons = {"move": links[:1], "open": say.plain(say("channels-push-open"))}
        tag = f"{letter.match}.{letter.seat}"
        return Notice(letter.subject, letter.brief, {**shown, **about, **buttons, "tag": tag})
    lines = [f"• {each.label}\n{each.url}" for each in letter.links[:MOST_LINKS]]
    if letter.page:
        lines.append(f"{say.plain(say('letter-open-page'))}:\n{letter.page}")
    body = letter.brief
    for line in lines:
        if len(body) + len(line) < ROOM:
            body += f"\n\n{line}"
    facts: dict[str, Any] = {"links": links, "page": letter.page, "kind": letter.kind}
    facts |= {"match": letter.match, "seat": letter.seat, "turn": letter.turn}
    return Notice(letter.subject, body, {**facts, "letter": str(letter.number)})
