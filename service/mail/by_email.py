"""The e-mail channel: a letter as a message with headers, sent by a Post (SMTP or a folder)."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Self

from service.installation.links import reply_address
from service.installation.settings import Settings
from service.mail.channels import Letter
from service.mail.message import Message
from service.mail.transport import Post, open_post
from service.matches import digests


@dataclass
class ByEmail:
    """Letters by SMTP or as files, depending on the post."""

    settings: Settings
    post: Post

    @classmethod
    def of(cls, settings: Settings) -> Self:
        """Return the channel for these settings; it connects at the first letter."""
        return cls(settings, open_post(settings.mail_url, settings.data))

    def deliver(self, letter: Letter, between: Callable[[], None]) -> None:
        """Send the letter as a message."""
        self.post.send(as_message(letter, self.settings), between)

    def close(self) -> None:
        """Close the connection."""
        self.post.close()


def as_message(letter: Letter, settings: Settings) -> Message:
    """Return the message for a letter; a retry has the same Message-ID and bytes."""
    domain = settings.mail_reply_domain
    return Message(
        to_name=letter.name,
        to_address=letter.address,
        from_name=letter.sender,
        from_address=settings.mail_from.address,
        subject=letter.subject,
        text=letter.text,
        html=letter.html,
        language=letter.language,
        message_id=f"<{letter.kind}.{letter.match}.{letter.number}@{domain}>",
        date=datetime.fromtimestamp(letter.made_at, UTC),
        references=_thread(letter, domain),
        reply_to=reply_address(letter.reply_key, domain) if letter.reply_key else None,
        bounce_address=f"bounces+{letter.bounce_key}@{domain}" if letter.bounce_key else None,
        headers={
            "X-Staffetta-Match": letter.match,
            "X-Staffetta-Seat": str(letter.seat),
            "X-Staffetta-Turn": str(letter.turn),
            "X-Staffetta-Kind": letter.kind,
        },
        unsubscribe_url=letter.stop_url,
        images=letter.pictures,
    )


def _thread(letter: Letter, domain: str) -> list[str]:
    """Return the References of a letter: one Message-ID for its seat and player.

    The daily letter is about several matches and has none.
    """
    is_daily = letter.kind == digests.KIND
    return [] if is_daily else [f"<{letter.match}.{letter.seat}.{letter.tenure}@{domain}>"]
