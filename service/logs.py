"""Log lines: one JSON object an event, on stderr; no token and no address ever stands in one."""

import json
import logging
import re
import sys
from datetime import UTC, datetime

STANDARD = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {
    "message",
    "asctime",
    "taskName",
}
TOKEN = re.compile(r"/(s|h)/[a-z2-7]{26}")


class Lines(logging.Formatter):
    """Every record as one line, its extra facts as fields."""

    def format(self, record: logging.LogRecord) -> str:
        """One JSON object; newlines inside it are escaped by JSON itself."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
        line |= {key: value for key, value in vars(record).items() if key not in STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return TOKEN.sub(r"/\1/…", json.dumps(line, ensure_ascii=False, default=str))


def to_stderr(level: int = logging.INFO) -> None:
    """Send the log of this process to stderr, in our form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)
    logging.getLogger("alembic").setLevel(logging.WARNING)
