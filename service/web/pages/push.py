"""The service worker that shows pushes and opens their links."""

from typing import Any

from flask import Blueprint, send_from_directory

from service.installation.links import HERE
from service.language import catalogues

pages = Blueprint("push", __name__)


@pages.get("/push.js")
def worker() -> Any:
    """Return the service worker."""
    static = catalogues.templates_folder() / "static"
    response = send_from_directory(static, "push_worker.js", mimetype="text/javascript", max_age=0)
    response.headers["Service-Worker-Allowed"] = HERE.seats()
    response.headers["Cache-Control"] = "no-cache"
    return response
