"""Content security policy of the pages: nothing from other sites, no inline scripts."""

POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; form-action 'self'; frame-src 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
# A table's pages can be installed on a home screen and open offline.
OF_A_TABLE = f"{POLICY}; worker-src 'self'; manifest-src 'self'"
