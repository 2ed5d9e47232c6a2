"""Security headers of every response.

The content security policy allows nothing from other sites and no inline scripts.
"""

POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; form-action 'self'; frame-src 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
# The policy of a table's pages, which can be installed on a home screen and open offline.
OF_A_TABLE = f"{POLICY}; worker-src 'self'; manifest-src 'self'"
# Each is added to a response that does not set the same header itself.
PROTECTION = [
    ("Content-Security-Policy", POLICY),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Vary", "Accept-Language"),
]
UNKEPT = [("Cache-Control", "no-store, private")]
