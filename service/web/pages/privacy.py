"""The privacy page: the contact, and how long each kind of data is kept."""

from typing import Any

from flask import Blueprint

from service.views import privacy
from service.web import rendering

pages = Blueprint("privacy", __name__)


@pages.get("/privacy")
def show() -> Any:
    settings = rendering.settings()
    return rendering.page(
        "pages/privacy.html",
        rendering.stranger(),
        contact=privacy.contact(settings),
        kept=privacy.kept_days(settings),
    )
