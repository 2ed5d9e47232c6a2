"""Link previews: robots get a page without secrets instead of the page that a link opens.

The page names the service and says that there is something to open; it has no hand, board or name.
A person who follows the link gets the real page.
"""

import re
from typing import Any

from flask import request

from service.web import access, rendering

# User agents of chats, social networks and search engines. Browsers inside a chat program,
# in which people read, have others.
ROBOTS = re.compile(
    r"facebookexternalhit|facebot|twitterbot|^whatsapp/|telegrambot|slackbot|slack-imgproxy"
    r"|discordbot|linkedinbot|googlebot|bingbot|applebot|yandexbot|duckduckbot|redditbot|viberbot"
    r"|pinterestbot|skypeuripreview|microsoftpreview|url preview|link.?expand|iframely|embedly"
    r"|^mastodon/|^synapse|cardyb|kakaotalk-scrap|vkshare",
    re.IGNORECASE,
)
# The blueprints with a page that takes a link. The API has no pages.
BEHIND_LINKS = {endpoint.partition(".")[0] for endpoint in access.ACCESS} - {"api", "table_api"}
OPEN = "open"  # a tap on the preview page: a person is reading


def answer() -> Any:
    """Return the preview page for a robot at a page behind a link, None for everyone else."""
    is_looking = request.method in ("GET", "HEAD") and OPEN not in request.args
    if request.blueprint not in BEHIND_LINKS or not is_looking:
        return None
    if not ROBOTS.search(request.user_agent.string):
        return None
    return rendering.page("pages/preview.html", rendering.stranger(), path=request.path)
