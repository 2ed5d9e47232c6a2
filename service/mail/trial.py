"""A test letter for the operator."""

import secrets
from datetime import UTC, datetime
from html import escape

from service.installation.addresses import clean_address
from service.installation.settings import Settings
from service.language.words import Speaker
from service.mail.message import Message
from service.mail.transport import open_post


def send(settings: Settings, address: str, say: Speaker) -> str:
    """Send a test letter; return the mail server's answer or the file it was written to.

    Raise BadAddress, or NotSent if it was not delivered.
    """
    text = say("trial-text", url=settings.base_url)
    message = Message(
        to_name="",
        to_address=clean_address(address),
        from_name=settings.mail_from.name or say("staffetta"),
        from_address=settings.mail_from.address,
        subject=say.plain(say("trial-subject")),
        text=f"{text}\n",
        html=(
            f'<!DOCTYPE html><html lang="{say.language}" dir="{say.direction}"><head>'
            f"<title></title></head><body><p>{escape(text)}</p></body></html>"
        ),
        language=say.language,
        message_id=f"<trial.{secrets.token_hex(8)}@{settings.mail_reply_domain}>",
        date=datetime.now(UTC),
        headers={"X-Staffetta-Kind": "trial"},
    )
    with open_post(settings.mail_url, settings.data) as post:
        return post.send(message)
