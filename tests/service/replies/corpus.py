"""Replies in the manner of real mail programs, made from their documented habits.

Each sample is a message with the lines that its author wrote. All that is quoted has canaries:
orders that must never be read. Names of programs are those of their users, not of their products.
"""

from __future__ import annotations

import base64
import html
import quopri
import random
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count

OURS = "turns+abcdefghijkl-2-mfzwizltmvqw4zdp@play.example"
CANARY = "canary"
LRM, RLM, RLE, LRE, PDF, ZWNJ = "\u200e", "\u200f", "\u202b", "\u202a", "\u202c", "\u200c"
NNBSP, NBSP = "\u202f", "\u00a0"


@dataclass(frozen=True)
class Sample:
    """A message and the lines of it that count."""

    name: str
    raw: bytes
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Words:
    """What a player's language brings: answers, the letter answered, and a name."""

    language: str
    player: str
    ours: str  # the name that our letters come from
    answers: tuple[tuple[str, ...], ...]
    letter: tuple[str, ...]
    closing: str
    is_rtl: bool = False
    page: str = ""  # the letter's own HTML, if it is a real one

    @property
    def charset(self) -> str:
        return {"en": "iso-8859-1", "hu": "iso-8859-2", "fa": "windows-1256"}[self.language]


ENGLISH = Words(
    language="en",
    player="Ana Brown",
    ours="Staffetta",
    answers=(
        ("play m10",),
        ("3",),
        ("pass", "say well fought!"),
        ("play bishop off", "", "play 10"),
        ("say to Béla: shall we pass, both of us? I wouldn't attack Milano before spring.",),
        ("away 3 Aug to 10 Aug",),
        ("help",),
        ("yes #3",),
        ("accept 2", "say to Béla: it's a deal"),
        ("no to #4, sorry",),
        ("I'm back!",),
    ),
    letter=(
        *("Hi Ana,", "", "it's your turn in Condottiere. Béla played 6, Dóra has passed.", ""),
        *("1  play canary 10", "2  pass canary", "   bet canary 99", ""),
        "Answer with a number or with words, like these: say to all: canary, or undo canary.",
        *("", "say canary", "-- ", "Staffetta, games by mail", "canary 7"),
    ),
    closing="Best, Ana",
)
HUNGARIAN = Words(
    language="hu",
    player="Kovács Béla",
    ours="Staffetta",
    answers=(
        ("passz",),
        ("kijátszom a 10-est",),
        ("2", "üzenem Annának: őszintén sajnálom, de űzlek tovább"),
        ("Milánó", "", "passzolok"),
        ("üzenem mindenkinek: ne haragudjatok, ma csak este érek rá, de akkor játszom",),
        ("szabadság aug. 3-tól aug. 10-ig",),
        ("segítség",),
        ("igen #3",),
        ("elfogadom a 2. ajánlatot, köszi",),
        ("nem #4",),
        ("újra itt vagyok",),
    ),
    letter=(
        *("Szia Béla!", "", "Te jössz a Condottiere-ben. Ana 6-ost játszott, Dóra passzolt.", ""),
        *("1  kijátszom canary 10", "2  passz canary", "   licit canary 99", ""),
        "Válaszolj egy számmal vagy szavakkal, például: üzenem mindenkinek: canary, vagy canary.",
        *("", "üzenem canary", "-- ", "Staffetta, játékok levélben", "canary 7"),
    ),
    closing="Üdv, Béla",
)
PERSIAN = Words(
    language="fa",
    player="آرش کریمی",
    ours="استافتا",
    answers=(
        ("پاس",),
        ("بازی ۱۰",),
        ("۳", "بگو به بلا: این بار حمله نمی\u200cکنم"),
        ("میلان", "", "پاس می\u200cدهم"),
        ("بگو به همه: ببخشید که دیر شد، امشب نیستم و فردا صبح بازی می\u200cکنم",),
        ("مرخصی ۳ اوت تا ۱۰ اوت",),
        ("راهنما",),
        ("بله #۳",),
        ("پیشنهاد ۲ را قبول می\u200cکنم", "به همه بگو: معامله شد"),
        ("نه #۴",),
        ("من برگشتم",),
    ),
    letter=(
        *("آرش جان سلام،", "", "در کندوتیره نوبت توست. بلا ۶ بازی کرد و دورا پاس داد.", ""),
        *("۱  بازی canary ۱۰", "۲  پاس canary", "   شرط canary ۹۹", ""),
        "با یک شماره یا با کلمه\u200cها جواب بده، مثلاً: بگو به همه: canary، یا برگرد canary.",
        *("", "بگو canary", "-- ", "استافتا، بازی با نامه", "canary ۷"),
    ),
    closing="مخلص، آرش",
    is_rtl=True,
)
LANGUAGES = (ENGLISH, PERSIAN, HUNGARIAN)


@dataclass(frozen=True)
class Draft:
    """What one author does in one reply; every program makes a message of it."""

    words: Words
    answer: tuple[str, ...]
    luck: random.Random = field(repr=False)
    posting: str = "top"  # or "bottom", "inline", "none"
    has_closing: bool = False
    charset: str = "utf-8"

    @property
    def written(self) -> tuple[str, ...]:
        closing = ("", self.words.closing) if self.has_closing else ()
        return (*self.answer, *closing)

    @property
    def lines(self) -> tuple[str, ...]:
        return tuple(line for line in self.written if line)

    def by_language(self, en: str, fa: str, hu: str) -> str:
        return {"en": en, "fa": fa, "hu": hu}[self.words.language]


# --- messages ---------------------------------------------------------------------


def part(
    kind: str, text: str, charset: str = "utf-8", transfer: str = "8bit", more: str = ""
) -> str:
    """Return a MIME part as text in which each character is a byte."""
    data = text.replace("\n", "\r\n").encode(charset, "replace")
    if transfer == "base64":
        data = base64.encodebytes(data)
    elif transfer == "quoted-printable":
        data = quopri.encodestring(data)
    head = f'Content-Type: text/{kind}; charset="{charset}"{more}\n'
    head += f"Content-Transfer-Encoding: {transfer}\n"
    return head + "\n" + data.replace(b"\r\n", b"\n").decode("latin-1") + "\n"


def multipart(kind: str, *parts: str) -> str:
    mark = f"=_{kind}_{len(parts[0])}"
    body = "".join(f"--{mark}\n{each}" for each in parts)
    return f'Content-Type: multipart/{kind}; boundary="{mark}"\n\n{body}--{mark}--\n'


def message(draft: Draft, body: str, more: str = "") -> bytes:
    name = base64.b64encode(draft.words.player.encode()).decode()
    number = draft.luck.randrange(10**9)
    head = (
        f"From: =?utf-8?B?{name}?= <player@mail.example>\nTo: {OURS}\n"
        f"Subject: Re: Condottiere\nMessage-ID: <{number}@mail.example>\n"
        f"In-Reply-To: <turn.2@play.example>\nMIME-Version: 1.0\n{more}"
    )
    return (head + body).encode("latin-1").replace(b"\n", b"\r\n")


def alternative(draft: Draft, plain: str, page: str, transfer: str = "quoted-printable") -> bytes:
    return message(
        draft,
        multipart(
            "alternative",
            part("plain", plain, transfer=transfer),
            part("html", page, transfer=transfer),
        ),
    )


def text(*blocks: str | tuple[str, ...]) -> str:
    """Return blocks as one text with a line end at the end."""
    return "".join(
        f"{each}\n" for block in blocks for each in ([block] if isinstance(block, str) else block)
    )


def marked(lines: tuple[str, ...], mark: str = "> ") -> tuple[str, ...]:
    return tuple((mark + line).rstrip() for line in lines)


def wrapped(lines: tuple[str, ...], width: int) -> tuple[str, ...]:
    return tuple(
        piece
        for line in lines
        for piece in textwrap.wrap(line, width, break_long_words=False) or [""]
    )


def divs(lines: tuple[str, ...], tag: str = "div") -> str:
    return "".join(f"<{tag}>{html.escape(line) or '<br>'}</{tag}>" for line in lines)


def letter_page(words: Words) -> str:
    """Return our letter as HTML, with a table and links as it has."""
    if words.page:
        return words.page
    rows = "".join(
        f'<tr><td><a href="https://games.example/s/1">{html.escape(line)}</a></td></tr>'
        for line in words.letter
    )
    return (
        f'<div dir="{"rtl" if words.is_rtl else "ltr"}"><table><tbody>{rows}</tbody></table></div>'
    )


# --- Gmail ---------------------------------------------------------------------------


def gmail_attribution(draft: Draft) -> str:
    ours = draft.words.ours
    return draft.by_language(
        f"On Fri, Nov 20, 2026 at 6:30{NNBSP}PM {ours} <{OURS}> wrote:",
        f"{RLE}در تاریخ جمعه ۲۰ نوامبر ۲۰۲۶،{RLM} ۱۸:۳۰ {LRE}{ours}{PDF}{RLM} "
        f"<{LRE}{OURS}{PDF}{RLM}>{RLM} نوشت:{PDF}",
        f"{ours} <{OURS}> ezt írta (időpont: 2026. nov. 20., P, 18:30):",
    )


def gmail(draft: Draft) -> bytes:
    """Wraps the attribution and long lines; plain and HTML; signature after "-- "."""
    attribution = wrapped((gmail_attribution(draft),), 72)
    quoted = marked(wrapped(draft.words.letter, 74))
    said, page = wrapped(draft.written, 76), divs(draft.written)
    quote = (
        f'<blockquote class="gmail_quote" style="margin:0">{letter_page(draft.words)}</blockquote>'
    )
    attr = f'<div dir="ltr" class="gmail_attr">{html.escape(gmail_attribution(draft))}<br></div>'
    if draft.posting == "bottom":
        plain = text(attribution, "", quoted, "", said)
        whole = f'<br><div class="gmail_quote gmail_quote_container">{attr}{quote}</div>{page}'
    elif draft.posting == "inline":
        plain = text(attribution, "", quoted[:4], "", said, "", quoted[4:])
        whole = f'<div class="gmail_quote">{attr}{quote}{page}{quote}</div>'
    else:
        signature = draft.luck.choice([(), ("", "-- ", draft.words.player, "canary 3")])
        plain = text(said, signature, "", attribution, "", quoted)
        block = '<span class="gmail_signature_prefix">-- </span><br>'
        block += f'<div class="gmail_signature">{divs(signature[2:])}</div>'
        whole = f'<div dir="ltr">{page}</div>{block if signature else ""}<br>'
        whole += f'<div class="gmail_quote">{attr}{quote}</div>'
    return alternative(draft, plain, whole, draft.luck.choice(["quoted-printable", "base64"]))


def gmail_html(draft: Draft) -> bytes:
    """Mobile apps and forwarding services send the HTML alone."""
    attr = f'<div dir="auto" class="gmail_attr">{html.escape(gmail_attribution(draft))}</div>'
    quote = f'<blockquote class="gmail_quote">{letter_page(draft.words)}</blockquote>'
    page = f'{divs(draft.written)}<br><div class="gmail_quote">{attr}{quote}</div>'
    return message(draft, part("html", page, transfer="base64"))


# --- Outlook, three kinds --------------------------------------------------------------


def header_block(draft: Draft, bold: Callable[[str], str] = str) -> tuple[str, ...]:
    ours, player = draft.words.ours, draft.words.player
    shown = draft.luck.choice([ours, f"{ours} <{OURS}>", f"{ours} [mailto:{OURS}]"])
    rows = {
        "en": [("From:", shown), ("Sent:", "Friday, November 20, 2026 6:30 PM"), ("To:", player)],
        "hu": [
            ("Feladó:", shown),
            ("Elküldve:", "2026. november 20., péntek 18:30"),
            ("Címzett:", player),
        ],
        "fa": [("از:", shown), (f"ارسال{ZWNJ}شده:", "جمعه ۲۰ نوامبر ۲۰۲۶ ۱۸:۳۰"), ("به:", player)],
    }[draft.words.language]
    rows.append((draft.by_language("Subject:", "موضوع:", "Tárgy:"), "Condottiere"))
    return tuple(f"{bold(label)} {value}" for label, value in rows)


def outlook_windows(draft: Draft) -> bytes:
    """A header block under a thin line; quoted text has no marks at all."""
    title = draft.by_language("Original Message", "پیام اصلی", "Eredeti üzenet")
    title = draft.luck.choice([(), (f"-----{title}-----",)])
    plain = text(draft.written, "", title, header_block(draft), "", draft.words.letter)
    block = "<br>".join(header_block(draft, lambda label: f"<b>{label}</b>"))
    page = (
        f'<div class="WordSection1">{divs(draft.written, "p")}<p><o:p>&nbsp;</o:p></p>'
        '<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in">'
        f'<p class="MsoNormal">{block}</p></div></div>{letter_page(draft.words)}</div>'
    )
    if draft.luck.random() < 0.3:
        return message(draft, part("html", page, transfer="quoted-printable"))
    return alternative(draft, plain, page)


def outlook_web(draft: Draft) -> bytes:
    """A rule of underscores above the header block; named elements in the HTML."""
    plain = text(draft.written, "", "_" * 32, header_block(draft), "", draft.words.letter)
    block = "<br>".join(header_block(draft, lambda label: f"<b>{label}</b>"))
    page = (
        f'<div class="elementToProof">{divs(draft.written)}</div><div id="appendonsend"></div>'
        '<hr style="display:inline-block;width:98%" tabindex="-1">'
        f'<div id="divRplyFwdMsg" dir="ltr">{block}</div>{letter_page(draft.words)}'
    )
    if draft.luck.random() < 0.3:
        return message(draft, part("html", page, transfer="base64"))
    return alternative(draft, plain, page)


def outlook_mobile(draft: Draft) -> bytes:
    get = draft.by_language(
        "Get Outlook for Android<https://aka.ms/AAb9ysg>",
        "دریافت Outlook برای Android<https://aka.ms/AAb9ysg>",
        "Az Outlook beszerzése Android rendszerhez<https://aka.ms/AAb9ysg>",
    )
    plain = text(draft.written, "", get, "_" * 32, header_block(draft), "", draft.words.letter)
    block = "<br>".join(header_block(draft, lambda label: f"<b>{label}</b>"))
    page = (
        f'<div dir="auto">{divs(draft.written)}</div>'
        f'<div id="ms-outlook-mobile-signature"><div>{html.escape(get)}</div></div>'
        f'<div id="mail-editor-reference-message-container"><hr><div>{block}</div>'
        f"{letter_page(draft.words)}</div>"
    )
    return alternative(draft, plain, page, "base64")


# --- Apple Mail --------------------------------------------------------------------------


def apple_attribution(draft: Draft) -> str:
    ours = draft.words.ours
    return draft.by_language(
        f"On 20 Nov 2026, at 18:30, {ours} <{OURS}> wrote:",
        f"در ۲۰ نوامبر ۲۰۲۶، ساعت ۱۸:۳۰، {ours} <{OURS}> نوشت:",
        f"{ours} <{OURS}> írta (2026. nov. 20. dátummal, 18:30):",
    )


def apple_page(draft: Draft, said: str, below: str = "") -> str:
    quote = f"<div>{html.escape(apple_attribution(draft))}</div><br>{letter_page(draft.words)}"
    return f'<body dir="auto">{said}<blockquote type="cite">{quote}</blockquote>{below}</body>'


def apple_mac(draft: Draft) -> bytes:
    """Everything quoted has marks, the attribution as well; long lines flow."""
    quoted = marked((apple_attribution(draft), "", *draft.words.letter))
    answer = divs(draft.written)
    if draft.posting == "bottom":
        return alternative(draft, text(quoted, "", draft.written), apple_page(draft, "", answer))
    return alternative(draft, text(draft.written, "", quoted), apple_page(draft, answer))


def apple_phone(draft: Draft) -> bytes:
    sent = draft.by_language(
        "Sent from my iPhone",
        "ارسال شده از iPhone من",
        draft.luck.choice(["Elküldve az iPhone-omról", "Az iPhone-omról küldve"]),
    )
    quoted = marked((apple_attribution(draft), "", *draft.words.letter))
    if draft.posting == "bottom":
        plain = text("", sent, "", quoted, "", draft.written)
        return message(draft, part("plain", plain, transfer="quoted-printable"))
    plain = text(draft.written, "\ufeff", sent, "", quoted)
    page = apple_page(
        draft, f'{divs(draft.written)}<br id="lineBreakAtBeginningOfSignature"><div>{sent}</div>'
    )
    return alternative(draft, plain, page, "base64")


# --- Thunderbird --------------------------------------------------------------------------


def thunderbird(draft: Draft) -> bytes:
    """Answers stand below or between; format=flowed; the attribution is above without marks."""
    ours = draft.words.ours
    attribution = draft.by_language(
        f"On 11/20/26 18:30, {ours} wrote:",
        f"On ۲۰۲۶/۱۱/۲۰ ۱۸:۳۰, {ours} wrote:",
        f"2026. 11. 20. 18:30 keltezéssel, {ours} írta:",
    )
    quoted, said = marked(draft.words.letter), flowed(draft.written)
    signature = draft.luck.choice([(), ("", "-- ", "canary 5")])
    if draft.posting == "top":
        plain = text(said, signature, "", attribution, quoted)
    elif draft.posting == "inline":
        plain = text(attribution, quoted[:5], "", said, "", quoted[5:], signature)
    else:
        plain = text(attribution, quoted, "", said, signature)
    body = part("plain", plain, draft.charset, more="; format=flowed")
    if draft.luck.random() < 0.4 and draft.posting != "inline":
        cite = f'<div class="moz-cite-prefix">{attribution}<br></div>'
        cite += f'<blockquote type="cite">{letter_page(draft.words)}</blockquote>'
        said_page = divs(draft.written, "p")
        page = said_page + cite if draft.posting == "top" else cite + said_page
        return message(draft, part("html", f"<html><body>{page}</body></html>"))
    return message(draft, body, "User-Agent: Mozilla Thunderbird\n")


def flowed(lines: tuple[str, ...]) -> tuple[str, ...]:
    done: list[str] = []
    for line in lines:
        pieces = textwrap.wrap(line, 70) or [""]
        done += [f"{piece} " for piece in pieces[:-1]] + pieces[-1:]
    return tuple(done)


# --- K-9 ------------------------------------------------------------------------------------


def k9(draft: Draft) -> bytes:
    """Marks every line, or puts a header block above; signature in the player's language."""
    ours = f"{draft.words.ours} <{OURS}>"
    signature = draft.by_language(
        "Sent from my Android device with K-9 Mail. Please excuse my brevity.",
        "این نامه با استفاده از K-9 Mail از دستگاه اندرویدم فرستاده شده. اختصار آن را ببخشید.",
        "Ezt a levelet az Android készülékemről küldtem K-9 Mail használatával. "
        "Elnézést a tömörségemért.",
    )
    signature = draft.luck.choice([(), ("-- ", signature), (signature,)])
    attribution = draft.by_language(
        f"On 20 November 2026 18:30:12 CET, {ours} wrote:",
        f"در ۲۰ نوامبر ۲۰۲۶ ۱۸:۳۰:۱۲ (IRST)، {ours} نوشت:",
        f"Ekkor: 2026. november 20. 18:30:12 CET, {ours} írta:",
    )
    if draft.luck.random() < 0.4:
        rule = draft.by_language("Original Message", "پیام نخستین", "Eredeti üzenet")
        quoted = (f"-------- {rule} --------", *header_block(draft), "", *draft.words.letter)
    else:
        quoted = (attribution, *marked(draft.words.letter, ">"))
    if draft.posting == "bottom" and quoted[0] == attribution:
        return message(
            draft,
            part("plain", text(quoted, "", draft.written, signature), transfer="quoted-printable"),
        )
    plain = text(draft.written, signature, "", quoted)
    page = (
        f'{divs(draft.written)}<div class="k9mail-signature">{" ".join(signature)}</div><br><br>'
        f'<div class="gmail_quote">{html.escape(attribution)}<blockquote class="gmail_quote">'
        f"{letter_page(draft.words)}</blockquote></div>"
    )
    return alternative(draft, plain, page)


# --- Yahoo ------------------------------------------------------------------------------------


def yahoo_attribution(draft: Draft) -> str:
    ours = draft.words.ours
    return draft.by_language(
        f"On Friday, November 20, 2026 at 06:30:15 PM GMT+1, {ours} <{OURS}> wrote:",
        f"در جمعه ۲۰ نوامبر ۲۰۲۶،{RLM} ۱۸:۳۰:۱۵ GMT+3:30، {ours} <{OURS}> نوشته است:",
        f"2026. november 20., péntek 18:30:15 CET időpontban {ours} <{OURS}> ezt írta:",
    )


def yahoo(draft: Draft) -> bytes:
    """Quotes without marks in plain text, indented at most."""
    sent = draft.by_language(
        "Sent from Yahoo Mail on Android",
        "ارسال شده از Yahoo Mail در Android",
        "Küldve a Yahoo Mail alkalmazásból",
    )
    signature = draft.luck.choice([(), ("", sent)])
    quoted = marked(draft.words.letter, draft.luck.choice(["", "  ", "    "]))
    plain = text(draft.written, signature, "", f"    {yahoo_attribution(draft)}  ", "", quoted)
    number = draft.luck.randrange(10**9)
    page = (
        f'<div class="ydp1yahoo-style-wrap">{divs(draft.written)}</div>{divs(signature)}'
        f'<div id="yahoo_quoted_{number}" class="yahoo_quoted"><div>'
        f"<div>{html.escape(yahoo_attribution(draft))}</div><br>{letter_page(draft.words)}</div></div>"
    )
    if draft.luck.random() < 0.3:
        return message(draft, part("html", page, transfer="quoted-printable"))
    return alternative(draft, plain, page)


# --- Proton -----------------------------------------------------------------------------------


def proton(draft: Draft) -> bytes:
    ours = f"{draft.words.ours} <{OURS}>"
    attribution = draft.by_language(
        f"On Friday, November 20th, 2026 at 6:30 PM, {ours} wrote:",
        f"در تاریخ جمعه، ۲۰ نوامبر ۲۰۲۶ در ساعت ۱۸:۳۰، {ours} نوشت:",
        f"2026. november 20., péntek 18:30 keltezéssel, {ours} írta:",
    )
    sent = draft.by_language(
        "Sent with Proton Mail secure email.",
        "فرستاده شده با ایمیل امن Proton Mail.",
        "Küldve a Proton Mail biztonságos levelezőjével.",
    )
    rule = draft.luck.choice([(), ("------- Original Message -------",)])
    signature = draft.luck.choice([(), ("", sent)])
    plain = text(draft.written, signature, "", rule, attribution, "", marked(draft.words.letter))
    page = (
        f'<div style="font-family: Arial">{divs(draft.written)}</div>'
        f'<div class="protonmail_signature_block">{divs(signature)}</div>'
        f'<div class="protonmail_quote">{html.escape(attribution)}<br>'
        f'<blockquote class="protonmail_quote">{letter_page(draft.words)}</blockquote></div>'
    )
    if draft.luck.random() < 0.3:
        return message(draft, part("html", page, transfer="base64"))
    if draft.luck.random() < 0.3:
        return message(
            draft,
            multipart(
                "signed",
                part("plain", plain),
                "Content-Type: application/pgp-signature\n\ncanary\n",
            ),
        )
    return alternative(draft, plain, page)


# --- the corpus ---------------------------------------------------------------------------------

PROGRAMS: dict[Callable[[Draft], bytes], tuple[str, ...]] = {
    gmail: ("top", "bottom", "inline"),
    gmail_html: ("top",),
    outlook_windows: ("top",),
    outlook_web: ("top",),
    outlook_mobile: ("top",),
    apple_mac: ("top", "bottom"),
    apple_phone: ("top", "bottom"),
    thunderbird: ("top", "bottom", "inline"),
    k9: ("top", "bottom"),
    yahoo: ("top",),
    proton: ("top",),
}
ROUNDS = 18


def samples(
    seed: int = 1, rounds: int = ROUNDS, languages: tuple[Words, ...] = LANGUAGES
) -> Iterator[Sample]:
    """Yield every program in every language, `rounds` times each."""
    luck, number = random.Random(seed), count()
    for program, postings in PROGRAMS.items():
        for words in languages:
            for _ in range(rounds):
                charset = (
                    luck.choice(["utf-8", words.charset]) if program is thunderbird else "utf-8"
                )
                draft = Draft(
                    words=words,
                    answer=typed_in(charset, luck.choice(words.answers)),
                    luck=luck,
                    posting=luck.choice(postings),
                    has_closing=luck.random() < 0.3,
                    charset=charset,
                )
                name = f"{next(number)}-{program.__name__}-{words.language}-{draft.posting}"
                yield Sample(name, program(draft), draft.lines)


def typed_in(charset: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Return lines as people type them where the charset lacks Persian letters and digits."""
    if charset != "windows-1256":
        return lines
    arabic = str.maketrans("ی۰۱۲۳۴۵۶۷۸۹", "ي0123456789")
    return tuple(line.translate(arabic) for line in lines)
