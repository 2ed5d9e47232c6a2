"""Blank texts, as people send them by mistake and programs on purpose."""

BLANK = (
    "",
    " ",
    "\t\r\n",
    "\x00",
    "\x1c\x1f",
    "\u00a0\u2003\u3000",  # other spaces
    "\u200b\u200c\u200d\u2060\ufeff",  # characters without width
    "\u200e\u200f\u2066\u2069\u202e",  # direction marks
    "\u00ad\u034f\ufe0f",
    ";",
    "; ; ;",
    ",",
    "-",
    "--",
    ".",
    ":",
    "/",
    "=",
    "+",
    " ; , \u200c ",
)
