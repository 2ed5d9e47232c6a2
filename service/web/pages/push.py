"""The service worker that shows push notifications and opens their links."""

from typing import Any

from flask import Blueprint

from service.installation.links import HERE
from service.web import rendering

pages = Blueprint("push", __name__)


@pages.get("/push.js")
def worker() -> Any:
    """Return the service worker's script."""
    return rendering.service_worker("push_worker.js", HERE.seats())
