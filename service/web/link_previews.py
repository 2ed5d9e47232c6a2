"""Link previews: robots get a page without secrets instead of the page behind a link.

The preview names the service and has a link to the real page; it shows no hand, board or name. A
person who follows the link gets the real page.
"""

import re
from typing import Any

from flask import request

from service.web import access, rendering

# User agents of the robots of chats, social networks and search engines. The browser inside a
# chat program, in which people read, sends a different one.
ROBOTS = re.compile(
    r"facebookexternalhit|facebot|twitterbot|^whatsapp/|telegrambot|slackbot|slack-imgproxy"
    r"|discordbot|linkedinbot|googlebot|bingbot|applebot|yandexbot|duckduckbot|redditbot|viberbot"
    r"|pinterestbot|skypeuripreview|microsoftpreview|url preview|link.?expand|iframely|embedly"
    r"|^mastodon/|^synapse|cardyb|kakaotalk-scrap|vkshare",
    re.IGNORECASE,
)
# The blueprints whose pages are behind a link. The API has no pages.
BEHIND_LINKS = {endpoint.partition(".")[0] for endpoint in access.ACCESS} - {"api", "table_api"}
OPEN = "open"  # a tap on the preview page: a person is reading


def answer() -> Any:
    """Return the preview page if a robot requests a page behind a link; else None."""
    is_looking = request.method in ("GET", "HEAD") and OPEN not in request.args
    if request.blueprint not in BEHIND_LINKS or not is_looking:
        return None
    if not ROBOTS.search(request.user_agent.string):
        return None
    return rendering.page("pages/preview.html", rendering.stranger(), path=request.path)
