"""Parts of pages that stand as they were made, for whoever opens the page again.

A template marks them: `{% kept s, "table", undoable %} ... {% endkept %}`. Such a part is found
again by all that its view was made from, and by what else is named beside it; whatever differs in
that is another part. So nothing is shown that has passed, and nothing that another seat sees.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec
from jinja2 import nodes
from jinja2.ext import Extension
from jinja2.parser import Parser
from markupsafe import Markup

from service.installation.latest import Latest
from service.views.seat_view import SeatView

MOST = 1_200  # parts: five make a page, of 30 to 80 kB
# As bytes: a string with one rare sign in it takes four of them for every letter.
_parts: Latest[bytes, bytes] = Latest(MOST)


class Kept(Extension):
    """The tag: a view, the part's name, and what else it shows that no field of the view says."""

    tags = {"kept"}  # noqa: RUF012  # as Jinja has it

    def parse(self, parser: Parser) -> nodes.Node:
        """From the tag to its end."""
        line = next(parser.stream).lineno
        named = [parser.parse_expression()]
        while parser.stream.skip_if("comma"):
            named.append(parser.parse_expression())
        body = parser.parse_statements(("name:endkept",), drop_needle=True)
        about = [nodes.Const(parser.name), *named[1:]]
        call = self.call_method("part", [named[0], nodes.List(about)])
        return nodes.CallBlock(call, [], [], body).set_lineno(line)

    def part(self, s: SeatView, named: list[Any], caller: Callable[[], Markup]) -> Markup:
        """As it stands, or made now."""
        about = msgspec.json.encode(named, enc_hook=str)
        key = blake2b(s.made_from + about, digest_size=16).digest()
        found = _parts.get(key)
        if found is not None:
            return Markup(found.decode())
        made = caller()
        _parts.put(key, made.encode())
        return made
