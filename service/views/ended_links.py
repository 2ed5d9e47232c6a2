"""Messages about ended links."""

from service.links.store import NoSuchLink

# For these kinds of links the message depends on the kind; for others, on why the link ended.
ENDED_WORDS = {
    "calendar": "ended-calendar",
    "table_seat": "ended-table-seat",
    "table_watch": "ended-table-screen",
    "table_host": "ended-table-host",
    "season_watch": "ended-season-watch",
    "season_host": "ended-season-host",
}


def ended_words(missing: NoSuchLink) -> str:
    """Return the key, without its prefix `error-`, of the message about an ended link.

    Return "" if the reason is unknown.
    """
    if missing.link is None:
        return ""
    usual = "410" if missing.ended == "replaced" else f"ended-{missing.ended}"
    return ENDED_WORDS.get(missing.link.kind, usual)
