"""The words of a link that has ended."""

from service.links.store import NoSuchLink

# Tables and seasons tell whose link it was; other links tell why they ended.
ENDED_WORDS = {
    "table_seat": "ended-table-seat",
    "table_watch": "ended-table-screen",
    "table_host": "ended-table-host",
    "season_watch": "ended-season-watch",
    "season_host": "ended-season-host",
}


def ended_words(missing: NoSuchLink) -> str:
    """Return the key of the sentence that says how a link ended, after `error-`; "" if unknown."""
    if missing.link is None:
        return ""
    usual = "410" if missing.ended == "replaced" else f"ended-{missing.ended}"
    return ENDED_WORDS.get(missing.link.kind, usual)
