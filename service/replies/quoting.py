"""The lines that a reply's author wrote: without signature, attribution and quotation.

Each mail program quotes in its own way and language; the patterns are tables below. A quoted order
that is carried out is the worst fault, a lost line the second worst. So a line that may be quoted
is left out.
"""

import re
import unicodedata
from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from itertools import takewhile

from service.installation.addresses import drop_strays

LONGEST_LINE = 2000  # characters that are looked at; no order and no message is longer
MOST_OWN_LINES = 200
MOST_LINES = 50_000
ATTRIBUTION_LINES = 4  # Gmail wraps an attribution over two or three lines
LONGEST_PATTERN = 400  # characters of an attribution, a label, or a program's signature
HEADER_LINES = 4  # lines among which a header block shows two of its labels
WRAPPED_AT = 70  # characters after which mail programs wrap lines, at the least


def any_of(*words: str) -> str:
    """Return a regular expression for any of these texts, each made into one by `visible`."""
    return f"(?:{'|'.join(map(visible, words))})"


# Persian and Arabic letters with two code points, and marks that not everybody writes.
ONE_FORM = str.maketrans(
    "يىكةأإآ", "ییکهااا", "\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0640"
)
NO_CONTROLS = dict.fromkeys([*range(9), *range(14, 28), 127])
SPACES = re.compile(r"[\s\u200c]+")


def visible(text: str) -> str:
    """Return text for comparing: no invisible characters, one form of each letter, one space."""
    if text.isascii():
        return " ".join(text.translate(NO_CONTROLS).casefold().split())
    text = unicodedata.normalize("NFKC", text)[:LONGEST_LINE].casefold()  # one may become 18
    seen = (
        letter
        for letter in SPACES.sub(" ", text)
        if unicodedata.category(letter) not in ("Cf", "Cc", "Cs")
    )
    return "".join(seen).translate(ONE_FORM).strip()


# --- quoted lines ------------------------------------------------------------------

# "> text", "| text", "AB> text"; the direction marks of Persian programs are gone by now.
QUOTE_MARK = re.compile(r"^(?:[>|›│┃]|»(?!.*«)|&gt;|[^\W\d_]{1,3}>(?:\s|$))")

# --- attributions: "On Friday, Ana <ana@mail.example> wrote:" ----------------------

VERB = any_of(
    "wrote|writes|has written|írta|írt|írja|نوشت|نوشته|نوشته است|نوشته بود|می نویسد|نوشته اند",
    "نوشتند|مرقوم فرمودند|schrieb|schreibt|geschrieben|a écrit|écrit|ha scritto|scrive",
    "scritto|escribió|escribio|ha escrito|escreveu|escreve|schreef|geschreven",
    r"napisał(?:\(a\)|a)?|pisze|написал(?:\(а\)|а)?|пишет|писал(?:\(а\)|а)?|написав|пише",
    "написа|yazdı|yazdi|şunları yazdı|كتب|كتبت|כתב|כתבה|skrev|skreiv|kirjoitti",
    r"napsal(?:\(a\)|a)?|napísal(?:\(a\)|a)?|a scris|έγραψε|napisao|napisala",
    r"napisal(?:\(a\)|a)?|ha escrit|va escriure|rašė|rakstīja|kirjutas|viết|menulis",
)
WROTE = rf"(?:\b{VERB}|写道|寫道|写于|작성|쓴 글|のメール)"
WEEKDAY = any_of(
    "mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday",
    "hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap",
    "شنبه|یکشنبه|دوشنبه|سه شنبه|چهارشنبه|پنجشنبه|پنج شنبه|جمعه",
)
# The word that such a line begins with when the date comes first.
ON = any_of(
    "on|am|um|le|el|il|il giorno|em|no dia|op|w dniu|dnia|den|dne|dňa|la|în|på|pe|ekkor",
    "dátum|időpont|در|در تاریخ|به تاریخ|تاریخ|روز|في|بتاريخ|يوم|على|на|στις|les|ils|às",
    "at|בתאריך|ב|vào|pada|në|në datën|dana",
)
ON = rf"(?:{ON}|{WEEKDAY})"
ONLY_ON = re.compile(rf"^{ON}(?:[\s,]+{WEEKDAY})?,?$")
DATE = re.compile(
    r"(?:\b|\D)(?:1[34]|19|20)\d\d(?:\b|\D)|\d{1,2}[:.٫]\d\d\b|\d{1,2}[./-]\d{1,2}[./-]\d\d|\d年"
)
COLON = r"\s?[:؛∶]\s?$"
ADDRESS = re.compile(r"@|<\s?$|<mailto|\[mailto")
ENDS_WITH_VERB = re.compile(rf"{WROTE}(?:\s?\([^()]*\))?{COLON}")
NAMES_ADDRESS = re.compile(
    rf"[<\[(]\s?(?:mailto:)?\S+@\S+\s?[>\])].*{COLON}|\d[^@]{{0,200}}\s\S+@\S+{COLON}"
)
VERB_AND_COLON = re.compile(rf"{WROTE}\b.*{COLON}")
ENDS_WITHOUT_COLON = re.compile(rf"{WROTE}[\s.]*$")
QUOTING = re.compile(
    any_of(
        "quoting|in reply to|در پاسخ به|نقل از|نقل قول از|válaszul|idézet|idézés|zitat von",
        "citando|en réponse à",
    )
    + f".*{COLON}"
)
TIME = re.compile(r"\b(?:1[34]|19|20)\d\d\b.*\d[:.٫]\d\d\b|\d[:.٫]\d\d\b.*\b(?:1[34]|19|20)\d\d\b")
# A line that an attribution over several lines may begin with.
ON_DATE = re.compile(rf"^{ON}\b.*\d")
BEGINNINGS = (
    ON_DATE,
    ONLY_ON,
    re.compile(r"^[\d\s.,/:年月日-]*\b(?:1[34]|19|20)\d\d\b"),
    re.compile(rf"{WROTE}\b.*(?:{DATE.pattern})"),
    ADDRESS,
)

# --- header blocks: From, Sent, To, Subject ------------------------------------------

LABELS = {
    "from": any_of(
        "from|feladó|küldő|küldte|از|از طرف|فرستنده|von|de|da|van|od|от|отправитель|від|kimden",
        "gönderen|من|المرسل|מאת|från|fra|lähettäjä|de la|από|发件人|寄件者|差出人",
        "보낸 사람|expéditeur",
        "mittente|remitente|remetente|absender",
    ),
    "sent": any_of(
        "sent|date|sent on|elküldve|küldve|küldés dátuma|küldés ideje|feladás dátuma|dátum",
        "időpont|ارسال",
        "ارسال شده|ارسال شد|فرستاده شده|تاریخ|تاریخ ارسال|زمان ارسال|ارسال شده در|زمان|gesendet",
        "gesendet am|datum|envoyé|envoyé le|date|inviato|data|enviado|enviado el|enviada em",
        "fecha|verzonden|wysłano|wysłane|отправлено|дата|gönderildi|gönderilme tarihi|tarih",
        "الارسال|تم الارسال|ارسلت|تاريخ الارسال|التاريخ|נשלח|תאריך|skickat|sendt|dato",
        "lähetetty|odesláno|odoslané|trimis|надіслано|στάλθηκε|发送时间|日期",
        "寄件日期|送信日時|日時|보낸 날짜|날짜",
    ),
    "to": any_of(
        "to|címzett|címzettek|به|گیرنده|گیرندگان|an|à|a|para|aan|do|komu|кому|до|kime|alıcı",
        "الى|المستلم|אל|till|til|vastaanottaja|către|pentru|προς|收件人|收件者|宛先|받는 사람|pour",
        "destinataire|destinatario|empfänger",
    ),
    "copied": any_of(
        "cc|másolat|másolatot kap|رونوشت|رونوشت به|کپی|kopie|kopi|kopia|copie|copia|cópia",
        "kopya|bilgi|نسخه|نسخه الى|копия|dw|抄送",
    ),
    "subject": any_of(
        "subject|tárgy|موضوع|عنوان|betreff|objet|oggetto|asunto|assunto|onderwerp|temat",
        "тема|konu|الموضوع|נושא|ämne|emne|aihe|předmět|predmet|subiect|θέμα|主题|主旨|件名|제목",
    ),
}
LABEL = re.compile("|".join(rf"(?P<{kind}>{words}\s?:)" for kind, words in LABELS.items()))
LABEL_INSIDE = re.compile(rf"[\s|,;](?:{LABELS['sent']}|{LABELS['to']}|{LABELS['subject']})\s?:")

# --- lines that end everything ---------------------------------------------------------

ENDS = re.compile(
    "|".join(
        (
            r"[-–—_=]{2,}$|[–—]$|[_=]{5,}|-{4,}|\*{5,}",  # "-- ", Outlook's rule, a mailing list's
            r"[-–—_*=#]{3,}\s?\S.*\S\s?[-–—_*=#]{3,}$",  # -----Original Message-----
            any_of("begin forwarded message", "anfang der weitergeleiteten nachricht") + r"\s?:?$",
            any_of("début du message", "inizio messaggio inoltrato", "inicio del mensaje") + ".*:$",
            any_of(
                "továbbított üzenet|eredeti üzenet|original message|forwarded message",
            )
            + r".{0,20}:?$",
            any_of(
                "آغاز پیام|شروع پیام|پیام اصلی|پیام هدایت شده|پیام نخستین|پیام ارجاع",
            )
            + r".{0,20}:?$",
            any_of("الرسالة الأصلية", "رسالة معاد توجيهها", "بدء الرسالة") + ".{0,20}:?$",
            r"-----begin pgp signature",
            r".{0,20}" + any_of("reply above this line", "بالای این خط", "fölé a sor fölé"),
        )
    )
)

# The source of a message, which a damaged one shows as text: headers, boundaries, tags, encodings.
# What is quoted in it can no longer be told.
SOURCE = re.compile(
    r"^(?:content-[\w-]+|mime-version|message-id|in-reply-to|references|received|return-path)\s?:|"
    r"^--\S{6,}$|</?(?:a|b|body|blockquote|br|div|html|p|pre|span|table|tbody|td|tr)\b[^<>]*>|"
    r"\b(?:href|class|style|id)\s?=|=3d|(?:=[0-9a-f]{2}){2}|[a-z0-9+/]{44}|\ufffd"
)

# --- signatures that programs add --------------------------------------------------------

SENT_FROM = any_of(
    "sent from|sent via|sent with|sent using|get outlook|download outlook|ارسال شده از",
    "ارسال شده با|ارسال شده توسط|ارسال شده به وسیله|ارسال از|فرستاده شده از",
    "فرستاده شده با|فرستاده شده توسط|فرستاده از|دریافت outlook|دریافت اوت لوک",
    "elküldve a|elküldve az|elküldve innen|elküldve saját|küldve a|küldve az|küldve innen",
    "az outlook|töltse le az outlook|szerezze be az outlook|gesendet von|gesendet mit",
    "gesendet über|von meinem",
    "holen sie sich outlook|outlook für|envoyé de|envoyé depuis|envoyé à partir",
    "obtenez outlook|télécharger outlook|inviato da|inviato dal|inviato con",
    "ottieni outlook|scarica outlook|enviado desde|enviado con|obtener outlook",
    "enviado do|enviado a partir|enviado pelo|obter o outlook|verzonden vanaf",
    "verzonden met|verstuurd vanaf|outlook voor|wysłane z|wysłano z|pobierz outlook",
    "pobierz aplikację outlook|отправлено с|отправлено из|получить outlook|ارسلت من",
    "مرسل من|مرسله من|تم الارسال من|احصل على outlook|skickat från|skickades från",
    "sendt fra|hent outlook|lähetetty|odesláno z|odoslané z|trimis de pe|发自我的",
    "iphoneから送信|נשלח מ|надіслано з",
)
# A sentence that names a program and then says "sent": "Az iPhone-omról küldve".
PROGRAM = any_of(
    "iphone|ipad|android|outlook|k-9|samsung|galaxy|yahoo|proton|gmail|huawei|xiaomi",
    "thunderbird|fairemail|windows|آیفون|آیپد|اندروید|سامسونگ|یاهو|گوشی|okostelefon",
    "telefonomról|mobilomról|készülékemről",
)
SENT = any_of(
    "küldve|elküldve|küldtem|küldött|ارسال|فرستاده|دریافت|دانلود|gesendet|gönderildi",
    "ارسلت|letöltése|beszerzése|beziehen|downloaden|edinin",
)
# "Get the app<https://aka.ms/...>", in any language.
LINKED = r"(?:aka\.ms|[\w.]*\bonelink\.me|proton\.me|[\w.]*\byahoo\.com)"
PROGRAM_LINK = rf"[^<>]{{0,80}}<https?://{LINKED}/[^<>\s]*>$"
BY_MISTAKE = any_of("véletlen|tévedés|accident|mistake|اشتباه")  # a person takes it back
BEFORE_PROGRAM = any_of(
    "a|az|my|از|از طریق|با|این نامه|این پیام|این ایمیل|ezt a levelet|ez a levél",
    "ezt az üzenetet|ez az üzenet|this message|this email|diese nachricht",
)
SIGNATURE = re.compile(
    rf"(?=.{{0,140}}$)(?!.*{BY_MISTAKE})(?:{SENT_FROM}\b|{SENT}\b.*{PROGRAM}|(?:{BEFORE_PROGRAM}\s)?(?:.{{0,30}}[\s\[])?{PROGRAM}.*\b{SENT}\b|"
    + r".{0,20}"
    + any_of(
        "yahoo mail: search, organize, conquer",
        "virus-free|virenfrei|vírusmentes|this email has been checked for viruses",
    )
    + rf"|{PROGRAM_LINK}|.*\bavast\b.*(virus|vírus|www))"
)

# A company's paragraph below a message, about messages that reach somebody else.
CONFIDENTIAL = re.compile(any_of("confidential|privileged|bizalmas|titkos|محرمانه|vertraulich"))
RECIPIENT = re.compile(
    any_of(
        "recipient|addressee|intended (?:only |solely )?for|címzett|گیرنده|مخاطب",
        "empfänger|adressat",
    )
)
DISCLAIMER_LINES = 4


class Line:
    """A line of a reply as sent, as compared, and as shown."""

    def __init__(self, text: str) -> None:
        self.text = text[:LONGEST_LINE]

    @cached_property
    def visible(self) -> str:
        return visible(self.text)

    @cached_property
    def start(self) -> str:
        return self.visible[:LONGEST_PATTERN]

    @cached_property
    def is_quoted(self) -> bool:
        return bool(QUOTE_MARK.match(self.visible))

    @cached_property
    def is_blank(self) -> bool:
        return not self.visible

    @cached_property
    def shown(self) -> str:
        """The text with neither controls nor invisible characters, except joiners in words."""
        spaced = SPACES.sub(lambda found: "\u200c" if found[0] == "\u200c" else " ", self.text)
        seen = (each for each in spaced if unicodedata.category(each) not in ("Cc", "Cs", "Co"))
        return drop_strays(unicodedata.normalize("NFC", "".join(seen))).strip()


def own_lines(text: Sequence[str], own: Collection[str]) -> tuple[str, ...]:
    """Return the lines that the author wrote, without blank ones.

    `own` has our addresses, and may have the beginnings of our links.
    """
    lines = [Line(each) for each in text[:MOST_LINES]]
    return tuple(line.shown for line in _own_lines(lines, [visible(each) for each in own if each]))


def _own_lines(lines: list[Line], own: Collection[str]) -> list[Line]:
    """Return the author's lines. Above an attribution they are all of them; see `is_top_posted`."""
    kept: list[Line] = []
    at, is_signed, has_quoted, quoted = 0, False, False, None
    while at < len(lines) and len(kept) < MOST_OWN_LINES:
        line = lines[at]
        if line.is_quoted or (quoted and goes_on(quoted, line)):
            if kept and not has_quoted and is_top_posted(lines, at):
                break
            is_signed, has_quoted, quoted = False, True, line
        elif line.is_blank:
            quoted = None
        elif ends_all(line) or is_header_block(lines, at):
            break
        elif is_signature(line) or is_disclaimer(lines, at):
            if kept:  # a signature above an answer that stands below the quotation ends nothing
                break
            is_signed, quoted = True, None
        elif length := attribution(lines, at, own):
            drop_begun(kept, lines, at)
            if kept or not is_quoted_next(lines, at + length):
                break
            at, quoted = at + length - 1, None
        elif is_signed:
            quoted = None
        else:
            kept.append(line)
            quoted = None
        at += 1
    return kept


def ends_all(line: Line) -> bool:
    return bool(ENDS.match(line.start) or SOURCE.search(line.start))


def is_top_posted(lines: list[Line], at: int) -> bool:
    """True if an attribution within the marks begins the quotation.

    The answer stands above it then. Below it come only footers, such as a company's disclaimer.
    """
    quoted = [line for line in lines[at : at + 2 * ATTRIBUTION_LINES] if line.is_quoted]
    inner = [Line(QUOTE_MARK.sub("", line.start, count=1)) for line in quoted]
    first = next((n for n, line in enumerate(inner) if not line.is_blank), None)
    return first is not None and bool(attribution(inner, first, ()))


def goes_on(quoted: Line, line: Line) -> bool:
    """True if a line without a mark may be the end of a quoted one that was wrapped on its way."""
    return not line.is_blank and (
        not quoted.is_quoted or len(quoted.text) + len(line.visible.split()[0]) >= WRAPPED_AT
    )


def drop_begun(kept: list[Line], lines: list[Line], at: int) -> None:
    """Remove the first line of an attribution that has two lines from `kept`.

    The lines are "On ..." and "... wrote:"; `at` is the index of the second one.
    """
    is_begun = kept and at and lines[at - 1] is kept[-1]
    if is_begun and (lines[at].start.startswith(("<", "[", "(")) or ONLY_ON.match(kept[-1].start)):
        kept.pop()


def is_signature(line: Line) -> bool:
    return bool(SIGNATURE.match(line.start))


def is_disclaimer(lines: list[Line], at: int) -> bool:
    """True if a paragraph begins here that tells others that a message is confidential."""
    if at and not lines[at - 1].is_blank:
        return False
    paragraph = takewhile(lambda line: not line.is_blank, lines[at : at + DISCLAIMER_LINES])
    text = " ".join(line.start for line in paragraph)
    return bool(CONFIDENTIAL.search(text) and RECIPIENT.search(text))


def is_quoted_next(lines: list[Line], at: int) -> bool:
    """True if the next line that is not blank is quoted."""
    return next((line.is_quoted for line in lines[at : at + 10] if not line.is_blank), False)


def is_header_block(lines: list[Line], at: int) -> bool:
    """True if a line begins a header block, or is the rest of one.

    "To:" may begin a person's own line, so that it needs an address or a second label.
    """
    first = label_of(lines[at])
    if not first:
        return False
    text = lines[at].start.replace("*", "")
    if first in ("from", "sent", "subject") or LABEL_INSIDE.search(text) or "@" in text:
        return True
    others = (label_of(line) for line in lines[at + 1 : at + 1 + HEADER_LINES])
    return any(other not in ("", first) for other in others)


def label_of(line: Line) -> str:
    """Return the kind of label that begins a line, or ""."""
    found = LABEL.match(line.start.replace("*", "").strip())
    return (found.lastgroup or "") if found else ""


# --- attributions --------------------------------------------------------------------------


def attribution(lines: list[Line], at: int, own: Collection[str]) -> int:
    """Return how many lines the attribution has that begins at a line; 0 if none does."""
    first, texts = lines[at].start, list(windows(lines, at))
    begins = any(form.search(first) for form in BEGINNINGS)
    candidates = texts if begins else texts[:1]
    for is_whole in (is_closed, is_open) if begins else (is_closed,):
        for length, text in enumerate(candidates, start=1):
            if is_whole(text):
                return length
    return int(has_own_address(lines, at, own) or is_introduction(lines, at))


def windows(lines: list[Line], at: int) -> Iterator[str]:
    """Yield one line, then two lines joined, and so on, up to a blank or quoted line."""
    text = ""
    for line in lines[at : at + ATTRIBUTION_LINES]:
        if line.is_blank or line.is_quoted:
            return
        text = f"{text} {line.visible}".strip()
        if len(text) > LONGEST_PATTERN:
            return
        yield text


def is_closed(text: str) -> bool:
    """True for text that says who wrote the text below, and ends with a colon."""
    return bool(
        ENDS_WITH_VERB.search(text)
        or NAMES_ADDRESS.search(text)
        or QUOTING.match(text)
        or (is_dated(text) and VERB_AND_COLON.search(text))
        or (text.endswith(":") and TIME.search(text))
    )


def is_open(text: str) -> bool:
    """True for an attribution that lacks the colon, or has only the time and a name."""
    has_verb = is_dated(text) and ENDS_WITHOUT_COLON.search(text)
    return bool(has_verb or (ON_DATE.search(text) and TIME.search(text)))


def is_dated(text: str) -> bool:
    """True if there is a date, or an address in its place."""
    return bool(DATE.search(text) or ADDRESS.search(text))


def has_own_address(lines: list[Line], at: int, own: Collection[str]) -> bool:
    """True if one of our addresses begins in a line, even if it is wrapped."""
    first, *others = (squeezed(line.visible) for line in lines[at : at + 3])
    text = "".join([first, *others])
    return any(0 <= text.find(squeezed(each)) < len(first) for each in own)


def squeezed(text: str) -> str:
    return text.replace(" ", "").replace("%2b", "+").replace("%40", "@")


def is_introduction(lines: list[Line], at: int) -> bool:
    """True for a line with a date or an address, and a colon, right above a quoted one.

    It is an attribution in a language that the table lacks.
    """
    text = lines[at].start
    return is_dated(text) and text.endswith(":") and is_quoted_next(lines, at + 1)
