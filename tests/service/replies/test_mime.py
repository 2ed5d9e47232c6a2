"""The text of a message in its many forms: parts, charsets, encodings, HTML."""

from __future__ import annotations

import base64
import quopri

import pytest

from service.replies.reading import Unreadable, read

OURS = "turns+abcdefghijkl-2-mfzwizltmvqw4zdp@play.example"
HEAD = b"From: a@b.example\nMIME-Version: 1.0\n"
PERSIAN, HUNGARIAN = "بازی ۱۰ نمی\u200cخواهم", "őrült tűzijáték"


def lines_of(body: bytes | str) -> tuple[str, ...]:
    return read(HEAD + (body.encode() if isinstance(body, str) else body), [OURS]).lines


def part(text: str, kind: str = "plain", charset: str = "utf-8", more: str = "") -> str:
    return f"Content-Type: text/{kind}; charset={charset}\n{more}\n{text}\n"


def parts(kind: str, *each: str, more: str = "") -> str:
    mark = f"={kind}{len(each)}"
    body = "".join(f"--{mark}\n{one}" for one in each)
    return f'Content-Type: multipart/{kind}; boundary="{mark}"{more}\n\n{body}--{mark}--\n'


# --- charsets and encodings ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("charset", "text"),
    [
        *(("utf-8", PERSIAN), ("UTF8", PERSIAN), ("utf-16", PERSIAN), ("utf-16le", PERSIAN)),
        *(("utf-16be", PERSIAN), ("windows-1256", "پاس مي\u200cدهم 10"), ("iso-8859-6", "باس 10")),
        *(("iso-8859-2", HUNGARIAN), ("windows-1250", HUNGARIAN), ("ISO_8859-2", HUNGARIAN)),
        *(
            ("iso-8859-1", "café"),
            ("windows-1252", "“café”"),
            ("iso-8859-15", "10 €"),
            ("koi8-r", "пас"),
        ),
        *(("gb2312", "过 10"), ("shift_jis", "パス"), ("iso-2022-jp", "パス"), ("euc-kr", "패스")),
    ],
)
@pytest.mark.parametrize("transfer", ["base64", "quoted-printable"])
def test_charsets_that_people_write_in(charset: str, text: str, transfer: str) -> None:
    data = f"{text}\r\n\r\n> bet 9\r\n".encode(charset)
    data = base64.encodebytes(data) if transfer == "base64" else quopri.encodestring(data)
    head = f"Content-Type: text/plain; charset={charset}\nContent-Transfer-Encoding: {transfer}\n\n"
    assert lines_of(head.encode() + data) == (text,)


@pytest.mark.parametrize("codec", ["utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("text", [PERSIAN, HUNGARIAN, "play 10"])
def test_utf_16_without_a_mark_is_read_in_either_order(codec: str, text: str) -> None:
    data = base64.encodebytes(f"{text}\n".encode(codec))
    head = b"Content-Type: text/plain; charset=utf-16\nContent-Transfer-Encoding: base64\n\n"
    assert lines_of(head + data) == (text,)


@pytest.mark.parametrize(
    "charset", ["", "us-ascii", "x-unknown", "unknown-8bit", "a\\0b", "default"]
)
def test_text_with_a_wrong_or_no_label_is_read_as_utf_8_or_western(charset: str) -> None:
    head = f"Content-Type: text/plain; charset={charset}\n\n".encode()
    assert lines_of(head + PERSIAN.encode()) == (PERSIAN,)
    assert lines_of(head + "café".encode("cp1252")) == ("café",)


def test_western_labels_mean_the_windows_charset_that_extends_them() -> None:
    assert lines_of(HEAD + part("“pass”", charset="iso-8859-1").encode("cp1252")) == ("“pass”",)


@pytest.mark.parametrize(
    "charset", ["utf-7", "unicode-1-1-utf-7", "punycode", "unicode_escape", "rot13"]
)
def test_charsets_that_hide_letters_are_not_decoded(charset: str) -> None:
    hidden = "+AHAAbABhAHkAIAAxADA-"  # "play 10" in UTF-7
    assert lines_of(part(f"{hidden}\npass", charset=charset)) == (hidden, "pass")


@pytest.mark.parametrize(
    ("transfer", "text", "wanted"),
    [
        ("quoted-printable", "play=2010=\n\n=3D> bet", ("play 10", "=> bet")),
        ("quoted-printable", "play 1=zz0 =\n=", ("play 1=zz0",)),
        ("base64", "cGxheSAxMA==", ("play 10",)),
        ("base64", "cGxh\neSAx!MA=", ("play 10",)),
        ("8bit", "play 10", ("play 10",)),
        ("BASE64", "cGxheSAxMA==", ("play 10",)),
    ],
)
def test_encodings_even_broken_ones(transfer: str, text: str, wanted: tuple[str, ...]) -> None:
    assert lines_of(part(text, more=f"Content-Transfer-Encoding: {transfer}\n")) == wanted


def test_unknown_encodings_are_not_read() -> None:
    with pytest.raises(Unreadable, match="no_text"):
        lines_of(part("play 10", more="Content-Transfer-Encoding: gzip\n"))


def test_flowing_lines_are_joined_and_quotes_are_kept_apart() -> None:
    flowed = "Content-Type: text/plain; format=flowed"
    text = "say this is one \nline\n> bet \n> 9\n > pass\n\nplay 10\n-- \nAna\nbet 8"
    assert lines_of(f"{flowed}\n\n{text}") == ("say this is one line", "play 10")
    assert lines_of(f"{flowed}; delsp=yes\n\nbazi \nkon\n") == ("bazikon",)
    assert lines_of(f"{flowed}\n\n From here\n  two\n") == ("From here", "two")


# --- parts ------------------------------------------------------------------------------------


def test_plain_text_is_preferred_and_html_is_read_where_there_is_none() -> None:
    plain, html = part("pass"), part("<p>bet 9</p>", "html")
    assert lines_of(parts("alternative", plain, html)) == ("pass",)
    assert lines_of(parts("alternative", html, plain)) == ("pass",)
    assert lines_of(parts("alternative", part(" \n"), html)) == ("bet 9",)
    assert lines_of(parts("alternative", part("This message needs an HTML viewer."), html)) == (
        "bet 9",
    )
    assert lines_of(html) == ("bet 9",)


@pytest.mark.parametrize(
    "more",
    ["Content-Disposition: attachment\n", 'Content-Disposition: inline; filename="a.txt"\n']
    + ["Content-Disposition: inline; filename*0*=utf-8''a.txt\n"],
)
def test_attachments_are_ignored(more: str) -> None:
    assert lines_of(parts("mixed", part("pass"), part("bet 9", more=more))) == ("pass",)


def test_other_kinds_of_parts_are_ignored() -> None:
    forwarded = f"Content-Type: message/rfc822\n\n{part('bet 9')}"
    winmail = 'Content-Type: application/ms-tnef; name="winmail.dat"\n\nbet 9\n'
    image = "Content-Type: image/png\nContent-Transfer-Encoding: base64\n\nYmV0IDk=\n"
    calendar = part("bet 9", "calendar")
    assert lines_of(parts("mixed", part("pass"), forwarded, winmail, image, calendar)) == ("pass",)
    for alone in (forwarded, winmail, image, calendar, parts("encrypted", winmail)):
        with pytest.raises(Unreadable, match="no_text"):
            lines_of(alone)


def test_text_around_a_picture_is_read_on_both_sides() -> None:
    image = "Content-Type: image/png\n\nx\n"
    assert lines_of(parts("mixed", part("pass"), image, part("play 10"))) == ("pass", "play 10")


def test_signed_wrappers_are_read_through() -> None:
    for kind in ("application/pgp-signature", "application/pkcs7-signature"):
        signature = f"Content-Type: {kind}\n\nbet 9\n"
        assert lines_of(parts("signed", part("pass"), signature)) == ("pass",)
        inner = parts("alternative", part("pass"), part("pass", "html"))
        assert lines_of(parts("signed", parts("mixed", inner), signature)) == ("pass",)


def test_an_inline_signature_is_taken_off() -> None:
    text = (
        "-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\npass\n- -- bet\n"
        "-----BEGIN PGP SIGNATURE-----\n\nbet9\n-----END PGP SIGNATURE-----"
    )
    assert lines_of(part(text)) == ("pass", "-- bet")


@pytest.mark.parametrize("head", [" folded: x\n", "From : a@b.example\n", "no header\n"])
def test_a_message_whose_headers_are_broken_is_not_read(head: str) -> None:
    for broken in (head + part("pass"), parts("mixed", part("pass"), head + part("pass"))):
        with pytest.raises(Unreadable, match="no_text"):
            read(broken.encode(), [])


@pytest.mark.parametrize(
    "line",
    [
        *("Content-Type: text/html", "In-Reply-To: <1@b>", "--=_alternative_12", "=D8=A8=D8=A7"),
        *("bet 9</td>", '<a href="x">bet', 'class=3D"x"', "YmV0IDkg" * 9, "bet \ufffd"),
    ],
)
def test_nothing_from_the_source_of_a_damaged_message_on_is_read(line: str) -> None:
    assert lines_of(part(f"pass\n\n{line}\nbet 8")) == ("pass",)


def test_headers_alone_are_no_text() -> None:
    with pytest.raises(Unreadable, match="no_text"):
        read(b"", [])
    with pytest.raises(Unreadable, match="no_text"):
        lines_of("Content-Type: text/plain\n\n")
    assert lines_of(part("> bet 9")) == ()


# --- HTML ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("html", "wanted"),
    [
        ("pass<br>play 10", ("pass", "play 10")),
        ("<div>pass</div><div><br></div><div>play&nbsp;10</div>", ("pass", "play 10")),
        ("<p>say <b>to</b> <i>all</i>:\n  hi</p>", ("say to all: hi",)),
        ("<ol start=3><li>pass<li>play 10</ol>", ("3. pass", "4. play 10")),
        ("<ul><li>pass</li></ul>", ("pass",)),
        ("<pre>pass\nplay 10</pre>", ("pass", "play 10")),
        ("<div style='white-space: pre-wrap'>pass\nplay 10</div>", ("pass", "play 10")),
        ("<style>bet 9</style><script>bet 9</script><title>bet 9</title>pass", ("pass",)),
        ("<!-- bet 9 --><p>pass</p>", ("pass",)),
        ("pass<blockquote>bet 9</blockquote>play 10", ("pass", "play 10")),
        ("pass<blockquote>bet<blockquote>9</blockquote>8</blockquote>", ("pass",)),
        ("pass<div class=gmail_quote>bet 9</div>", ("pass",)),
        (
            "pass<div class='x_gmail_quote'>On Friday<blockquote>bet 9</blockquote>8</div>",
            ("pass", "8"),
        ),
        ("pass<div id=x_divRplyFwdMsg>From</div>bet 9", ("pass",)),
        ("pass<div id=appendonsend></div>bet 9", ("pass",)),
        ("pass<div id=yahoo_quoted_123>bet 9</div>", ("pass",)),
        ("pass<div class=ydp12yahoo_quoted>bet 9</div>", ("pass",)),
        ("pass<div class='protonmail_quote'>bet 9</div>", ("pass",)),
        ("pass<hr>bet 9", ("pass",)),
        ("pass<div name=messageReplySection>bet 9</div>", ("pass",)),
        ("pass<div style='border:none;border-top:solid #E1E1E1 1pt'>From</div>bet 9", ("pass",)),
        ("pass<div style='border-left:solid blue 1.5pt'>bet 9</div>", ("pass",)),
        ("pass<div style='border-right: 1px solid #ccc'>bet 9</div>", ("pass",)),
        (f"pass<br><a href='mailto:{OURS}?body=9'>bet 9</a><br>bet 8", ("pass",)),
        ("<div class=gmail_signature>bet 9</div>pass", ("pass",)),
        ("</div></p>pass</blockquote>", ("pass",)),
        ("<blockquote>bet 9", ()),
        ("<?xml version='1.0' encoding='utf-8'?><p>pass</p>", ("pass",)),
        ("<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/hostname'>]><p>&b;pass</p>", ("&b;pass",)),
    ],
)
def test_html_is_read_as_it_is_seen(html: str, wanted: tuple[str, ...]) -> None:
    assert (
        lines_of(part(html, "html"))[-len(wanted) :] == wanted
        if wanted
        else not lines_of(part(html, "html"))
    )


def test_lines_that_only_html_marks_as_quoted_are_left_out() -> None:
    plain = part("pass\n\nAna skrifaði svona\n\nbet 9\n")
    html = part("<p>pass</p><p>Ana skrifaði svona</p><blockquote>bet 9</blockquote>", "html")
    assert "bet 9" not in lines_of(parts("alternative", plain, html))


def test_lines_wrapped_in_plain_text_alone_are_joined() -> None:
    said = "say to all: this is a long line that mail programs wrap in the plain text part"
    plain, html = part(f"{said[:60]}\n{said[60:]}\npass"), part(f"<p>{said}</p><p>pass</p>", "html")
    assert len(lines_of(plain)) == 3
    assert len(lines_of(parts("alternative", plain, html))) == 2
