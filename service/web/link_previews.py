"""Programs that open a link to show a preview of it: what they get of a page behind a secret link.

They are told the name of the service and that there is something to open; no hand, no board, no
name. Whoever follows the link themselves gets the page.
"""

import re
from typing import Any

from flask import request

from service.web import rendering

# Of chats, social networks and search engines, by what they say of themselves. Browsers within a
# chat's own program, in which people read, say other things.
ROBOTS = re.compile(
    r"facebookexternalhit|facebot|twitterbot|^whatsapp/|telegrambot|slackbot|slack-imgproxy"
    r"|discordbot|linkedinbot|googlebot|bingbot|applebot|yandexbot|duckduckbot|redditbot|viberbot"
    r"|pinterestbot|skypeuripreview|microsoftpreview|url preview|link.?expand|iframely|embedly"
    r"|^mastodon/|^synapse|cardyb|kakaotalk-scrap|vkshare",
    re.IGNORECASE,
)
OPEN = "open"  # a tap on the page that such a program gets: somebody reads it after all


def answer() -> Any:
    """What such a program gets in place of a page behind a secret link; None for anybody else."""
    is_looking = request.method in ("GET", "HEAD") and OPEN not in request.args
    if not is_looking or not ROBOTS.search(request.user_agent.string):
        return None
    return rendering.page("pages/preview.html", rendering.stranger(), path=request.path)
