"""Lines of a reply's HTML, with quoted text marked by ">" as in plain text.

lxml parses it, in linear time, and nests no document deeper than 256 elements.
"""

import re
from collections.abc import Collection
from dataclasses import dataclass, field

from lxml import etree

from service.replies.mime import Unreadable

MOST_TAGS = 60_000
SKIPPED = {"script", "style", "head", "title", "template", "object", "select", "textarea", "svg"}
BLOCKS = {
    *("address", "article", "blockquote", "center", "dd", "div", "dl", "dt", "fieldset", "footer"),
    *("form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "ol", "p", "pre"),
    *("section", "table", "tr", "ul", "body", "html"),
}
STRUCK = {"s", "strike", "del"}  # what their author took back

# Classes and ids that mail programs give to parts of a reply. Some add a prefix to each when they
# show or quote a letter ("x_", "ydp1234"), so they are compared by their ends.
QUOTED = (  # the element holds a quotation, and perhaps its attribution
    *("gmail_attr", "gmail_extra", "yahoo_quoted", "protonmail_quote", "moz-cite-prefix"),
    *("zmail_extra", "tutanota_quote", "moz-forward-container", "reply-intro"),
    *("skiptranslate", "replyintro", "quoted-message", "x-apple-mail-quote"),
    *("messagereplysection", "ik_mail_quote", "nylas-quote", "mailru-blockquote"),
)
SIGNATURES = (  # the element holds a signature, the text goes on below it
    *("gmail_signature", "gmail_signature_prefix", "moz-signature", "k9mail-signature"),
    *("protonmail_signature_block", "applemailsignature", "ms-outlook-mobile-signature"),
    *("ymail_android_signature", "yahoo-signature", "tmpsignature", "applelinkbanner"),
    *("ymail_ios_signature", "k9mail-message-signature", "outlooksignature"),
)
ENDS = (  # everything from this element on is quoted
    *("appendonsend", "divrplyfwdmsg", "outlookmessageheader", "stopspelling", "reply-separator"),
    *(
        "mail-editor-reference-message-container",
        "origbody",
        "_mailoriginal",
        "isreplycontent",
        "isforwardcontent",
    ),
    *("ms-outlook-mobile-body-separator-line", "hmmessage-separator"),
)
# Outlook for Windows names nothing, but draws a line above the header block or beside the text.
TYPED = re.compile(r"white-space:\s*(pre|break)", re.IGNORECASE)
LINE_BESIDE = re.compile(r"border-(left|right|inline-start)\s*:[^;]*\bsolid", re.IGNORECASE)
RULE_ABOVE = re.compile(r"border:\s*none;\s*border-top:\s*solid", re.IGNORECASE)


@dataclass
class Page:
    """The lines of a page found so far; `own` has our addresses and the beginnings of our links."""

    own: Collection[str]
    lines: list[str] = field(default_factory=lambda: [""])
    depth: int = 0  # of quotations
    as_typed: int = 0  # > 0 where line ends in the source are shown
    has_ended: bool = False

    def write(self, text: str | None) -> None:
        """Add text; white space is collapsed unless it is shown as typed."""
        first, *others = (text or "").splitlines() if self.as_typed else [text or ""]
        self.write_words(first)
        for line in others:
            self.end_line(is_block=False)
            self.write_words(line)

    def write_words(self, text: str) -> None:
        words = re.sub(r"[ \t\r\n\f]+", " ", text)
        if words.strip(" ") or (words and self.lines[-1]):
            if not self.lines[-1] and self.depth:
                self.lines[-1] = "> "
            self.lines[-1] += words

    def end_line(self, is_block: bool) -> None:
        """Begin a new line; blocks that meet begin only one."""
        if self.lines[-1] or not is_block:
            self.lines.append("")


def html_lines(html: str, own: Collection[str]) -> list[str]:
    """Return the lines of an HTML document, quoted ones with "> "; raises Unreadable.

    The lines stop at an element after which everything is quoted. `own` has our addresses and the
    beginnings of our links. A link to one of them is written out, so that its line counts as
    quoted.
    """
    if html.count("<") > MOST_TAGS:
        raise Unreadable("too_large")
    # As bytes, since lxml refuses text that declares an encoding.
    data = html.replace("\0", "").encode("utf-8", "replace")
    parser = etree.HTMLParser(
        remove_comments=True, remove_pis=True, no_network=True, encoding="utf-8"
    )
    try:
        root = etree.fromstring(data, parser)
    except etree.XMLSyntaxError:  # nothing in it
        return []
    page = Page([each.casefold() for each in own])
    if root is not None:
        walk(root, page)
    return page.lines


def walk(node: etree._Element, page: Page) -> None:
    """Write an element and its content; recursion is bounded by the parser's depth."""
    tag = node.tag if isinstance(node.tag, str) else ""
    names = names_of(node)
    if ends_all(node, tag, names):
        page.has_ended = True
    if page.has_ended or tag in SKIPPED or named(names, SIGNATURES):
        return
    is_quoted = tag in STRUCK or is_quotation(node, tag, names)
    is_block = tag in BLOCKS or tag in STRUCK
    if is_block and tag != "li":
        page.end_line(is_block=True)
    page.depth += is_quoted
    if tag == "br":
        page.end_line(is_block=False)
    if tag in ("td", "th"):
        page.write(" ")
    if tag == "hr":
        page.write("________")
    page.as_typed += (is_typed := tag == "pre" or bool(TYPED.search(node.get("style", ""))))
    write_content(node, tag, names, page)
    page.as_typed -= is_typed
    href = node.get("href", "").casefold() if tag == "a" else ""
    if any(each in href for each in page.own):
        page.write(f" <{href}>")
    if is_block:
        page.end_line(is_block=True)
    page.depth -= is_quoted


def write_content(node: etree._Element, tag: str, names: list[str], page: Page) -> None:
    """Write the text and the children of an element.

    In Gmail's container for a quotation only the blockquotes are quoted, as answers may stand
    between them; text before the first is the attribution.
    """
    is_container = tag == "div" and named(names, ("gmail_quote",))
    number = first_number(node) if tag == "ol" else None
    page.depth += is_container
    page.write(node.text)
    for child in node:
        is_first_quote = is_container and child.tag == "blockquote"
        if is_first_quote:
            page.depth -= 1
            is_container = False
        if child.tag == "li":
            page.end_line(is_block=True)
            if number is not None:
                page.write(f"{number}. ")
                number += 1
        walk(child, page)
        if page.has_ended:
            return
        page.write(child.tail)
    page.depth -= is_container


def names_of(node: etree._Element) -> list[str]:
    names = " ".join(node.get(key, "") for key in ("class", "id", "name"))
    return names[:1000].casefold().split()


def named(names: list[str], ends: tuple[str, ...]) -> bool:
    # Yahoo numbers its ids: yahoo_quoted_2142999335
    return any(re.sub(r"_\d+$", "", name).endswith(ends) for name in names)


def is_quotation(node: etree._Element, tag: str, names: list[str]) -> bool:
    is_lined = tag == "div" and bool(LINE_BESIDE.search(node.get("style", "")))
    return tag == "blockquote" or is_lined or named(names, QUOTED)


def ends_all(node: etree._Element, tag: str, names: list[str]) -> bool:
    return named(names, ENDS) or (tag == "div" and bool(RULE_ABOVE.search(node.get("style", ""))))


def first_number(numbered: etree._Element) -> int:
    start = numbered.get("start", "1")
    return int(start) if re.fullmatch(r"[0-9]{1,6}", start) else 1
