"""What a browser lets a page of ours fetch and run: nothing from elsewhere, no script in it."""

POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; form-action 'self'; frame-src 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
# A table's pages may be put on a home screen, and open where there is no network.
OF_A_TABLE = f"{POLICY}; worker-src 'self'; manifest-src 'self'"
