"""The place and the photo of an evening at a table: the host's form, and the photo itself."""

from typing import Any

from flask import Blueprint, Response, abort, request
from sqlalchemy import Connection

from service.database.rows import EveningRow
from service.installation.addresses import BadName, clean_name
from service.installation.links import TableLinks
from service.tables import evenings, small_photos
from service.tables.small_photos import NoPhoto
from service.views.table_view import TableView
from service.web import access, rate_limits, rendering
from service.web.confirmed_forms import acting, confirming
from service.web.pages import companion

pages = Blueprint("table_evening", __name__, url_prefix="/t/<token>")


@pages.before_request
def count() -> None:
    """Count a request that sends a photo before it is parsed, and allow a large body."""
    if request.method == "POST":
        rate_limits.count("photos")
        request.max_content_length = small_photos.LARGEST_FILE


def ask_evening(token: str, refused: str = "") -> Any:
    """Form for the place and the photo of the evening."""
    s = companion.seen(token)
    if not s.is_over:
        return rendering.see_other(s.links.page)
    values = {"refused": s.say(refused) if refused else "", "typed": request.form.get("venue")}
    return companion.page("pages/table_evening.html", s, 422 if refused else 200, **values)


@confirming(pages, "/evening", ask_evening)
def keep(token: str) -> Any:
    """Store the place and the photo of the evening."""
    file = request.files.get("photo")
    try:
        venue = request.form.get("venue", "").strip()
        venue = clean_name(venue) if venue else ""
        photo = small_photos.small(file.stream) if file else None
    except (BadName, NoPhoto) as bad:
        at = bad.code if isinstance(bad, NoPhoto) else f"problem-name_{bad.code}"
        return ask_evening(token, at)
    rate_limits.count_stored(len(photo or b""))
    now = rendering.now()

    def work(connection: Connection) -> None:
        held = access.open_table(connection, token)
        evenings.keep(connection, held, venue, photo, now)

    rendering.write(work)
    return rendering.see_other(TableLinks("", token).page)


@acting(pages, "/evening/delete", ask_evening)
def delete_photo(token: str) -> Any:
    """Delete the photo of the evening."""
    rendering.write(lambda c: evenings.delete_photo(c, access.open_table(c, token)))
    return rendering.see_other(TableLinks("", token).to("evening"))


@pages.get("/photo.jpg")
def photo(token: str) -> Any:
    """Return the photo to the host and to phones that have claimed a seat; 404 to all others."""
    s = companion.seen(token)
    found = _evening(s)
    if found is None or found.photo is None or not s.is_open:
        abort(404)
    response = Response(found.photo, mimetype="image/jpeg")
    response.headers["Cache-Control"] = "private, no-store"
    return response


def _evening(s: TableView) -> EveningRow | None:
    return rendering.read(lambda connection: evenings.of_table(connection, s.row.id))
