"""Texts that say nothing: what people send by mistake, and programs on purpose."""

BLANK = (
    "",
    " ",
    "\t\r\n",
    "\x00",
    "\x1c\x1f",
    "\u00a0\u2003\u3000",  # spaces of other kinds
    "\u200b\u200c\u200d\u2060\ufeff",  # of no width
    "\u200e\u200f\u2066\u2069\u202e",  # of direction
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
