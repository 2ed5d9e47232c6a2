"""Log lines: one JSON object an event, on stderr; no token and no address ever stands in one."""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any

STANDARD = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {
    "message",
    "asctime",
    "taskName",
}
TOKEN = re.compile(r"/(s|h|t)/[a-z2-7]{26}")
ADDRESS = re.compile(r"[^\s\"'<>@:,;()\[\]{}]+@[^\s\"'<>@:,;()\[\]{}]+")
WRITE = json.JSONEncoder(default=str).encode
PARAMETERS = re.compile(r"\[parameters: .*")  # what a failed statement was to store


class Lines(logging.Formatter):
    """Every record as one line, its extra facts as fields."""

    def format(self, record: logging.LogRecord) -> str:
        """One JSON object; newlines inside it are escaped by JSON itself."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
        line |= {key: value for key, value in vars(record).items() if key not in STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return WRITE({key: _veiled(value) for key, value in line.items()})


def _veiled(value: Any) -> Any:
    """Without links' tokens, people's addresses, and the rows of a failed statement."""
    if not isinstance(value, str):
        return value
    text = PARAMETERS.sub("[parameters]", value) if "[parameters" in value else value
    text = TOKEN.sub(r"/\1/...", text) if "/" in text else text
    return ADDRESS.sub("...@...", text) if "@" in text else text


def to_stderr(level: int = logging.INFO) -> None:
    """Send the log of this process to stderr, in our form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("apscheduler").setLevel(logging.ERROR)
