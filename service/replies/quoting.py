"""The lines that a reply's author wrote: without signature, attribution and quotation.

Each mail program quotes in its own way and language; the patterns are tables below. A quoted order
that is carried out is the worst fault, a lost line the second worst. So a line that may be quoted
is left out.
"""

import re
import unicodedata
from collections.abc import Collection, Iterator, Sequence
from functools import cached_property

from service.installation.addresses import drop_strays

LONGEST_LINE = 2000  # characters that are looked at; no order and no message is longer
MOST_OWN_LINES = 300
MOST_LINES = 50_000
ATTRIBUTION_LINES = 4  # Gmail wraps an attribution over two or three lines
HEADER_LINES = 4  # lines among which a header block shows two of its labels
WRAPPED_AT = 66  # characters after which mail programs wrap lines, at the least


def any_of(*words: str) -> str:
    """Return a regular expression of alternatives, each written as in `folded`."""
    return "(?:" + "|".join(folded(word) for word in words) + ")"


# Persian and Arabic letters with two code points, and marks that not everybody writes.
ONE_FORM = str.maketrans(
    "يىكةأإآ", "ییکهااا", "\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0640"
)
SPACES = re.compile(r"[\s\u200b\u200c\u2028\u2029\u3000]+")


def folded(text: str) -> str:
    """Return text for comparing: no invisible characters, one form of each letter, one space."""
    text = unicodedata.normalize("NFKC", text[:LONGEST_LINE]).casefold()
    text = SPACES.sub(" ", text.replace("\u200c", " "))
    seen = (letter for letter in text if unicodedata.category(letter) not in ("Cf", "Cc", "Cs"))
    return "".join(seen).translate(ONE_FORM).strip()


# --- quoted lines ------------------------------------------------------------------

# "> text", "| text", "AB> text"; the direction marks of Persian programs are gone by now.
QUOTE_MARK = re.compile(r"[>|›»│┃]|&gt;|\w{1,3}>")

# --- attributions: "On Friday, Ana <ana@mail.example> wrote:" ----------------------

WROTE = any_of(
    *("wrote", "writes", "has written", "írta", "írt", "írja", "نوشت", "نوشته", "نوشته است"),
    *("می نویسد", "نوشته اند", "نوشتند", "مرقوم فرمودند", "schrieb", "schreibt", "geschrieben"),
    *("a écrit", "écrit", "ha scritto", "scrive", "scritto", "escribió", "escribio", "ha escrito"),
    *("escreveu", "escreve", "schreef", "geschreven", r"napisał(?:\(a\)|a)?", "pisze"),
    *(r"написал(?:\(а\)|а)?", "пишет", r"писал(?:\(а\)|а)?", "написав", "пише", "написа"),
    *("yazdı", "yazdi", "şunları yazdı", "كتب", "كتبت", "כתב", "כתבה", "skrev", "skreiv"),
    *("kirjoitti", r"napsal(?:\(a\)|a)?", r"napísal(?:\(a\)|a)?", "a scris", "έγραψε"),
    *("napisao", "napisala", r"napisal(?:\(a\)|a)?", "ha escrit", "va escriure", "rašė"),
    *(
        "rakstīja",
        "kirjutas",
        "viết",
        "menulis",
        "写道",
        "寫道",
        "写于",
        "작성",
        "쓴 글",
        "のメール",
    ),
)
# The word that such a line begins with when the date comes first.
ON = any_of(
    *("on", "am", "um", "le", "el", "il", "il giorno", "em", "no dia", "op", "w dniu", "dnia"),
    *("den", "dne", "dňa", "la", "în", "på", "pe", "ekkor", "dátum", "időpont", "در", "در تاریخ"),
    *("به تاریخ", "تاریخ", "روز", "في", "بتاريخ", "يوم", "على", "на", "στις", "les", "ils", "às"),
    *("at", "בתאריך", "ב", "vào", "pada", "në", "në datën", "dana"),
)
DATE = re.compile(
    r"(?:\b|\D)(?:1[34]|19|20)\d\d(?:\b|\D)|\d{1,2}[:.٫]\d\d\b|\d{1,2}[./-]\d{1,2}[./-]\d\d|\d年"
)
CLOSING = r"\s?[:：؛∶]\s?$"
ENDS_WITH_VERB = re.compile(rf"\b{WROTE}{CLOSING}|\b{WROTE}\s?\([^()]*\){CLOSING}")
VERB_INSIDE = re.compile(rf"\b{WROTE}\b.*{CLOSING}|\b{WROTE}\s?\(")
OPENS_WITH_DATE = re.compile(rf"{ON}\b.*\d|[\d\s.,/:年月日-]*\b(?:1[34]|19|20)\d\d\b")
VERB_AT_END = re.compile(rf"\b{WROTE}[\s.]*$")
ADDRESS = r"[<\[(]?\s?[\w.+=-]+@[\w.-]+\s?[>\])]?"
ADDRESS_AT_END = re.compile(rf"(?:{ADDRESS}|mailto:\S+)\s?>?{CLOSING}")
HAS_ADDRESS = re.compile(r"@|<\s?$|<mailto|\[mailto")

# --- header blocks: From, Sent, To, Subject ------------------------------------------

LABELS = {
    "from": any_of(
        *("from", "feladó", "küldő", "از", "از طرف", "فرستنده", "von", "de", "da", "van", "od"),
        *("от", "отправитель", "від", "kimden", "gönderen", "من", "المرسل", "מאת", "från", "fra"),
        *(
            "lähettäjä",
            "de la",
            "από",
            "发件人",
            "寄件者",
            "差出人",
            "보낸 사람",
            "expéditeur",
            "mittente",
        ),
        *("remitente", "remetente", "absender"),
    ),
    "sent": any_of(
        *(
            "sent",
            "date",
            "sent on",
            "elküldve",
            "küldve",
            "küldés dátuma",
            "küldés ideje",
            "dátum",
        ),
        *("időpont", "ارسال", "ارسال شده", "فرستاده شده", "تاریخ", "تاریخ ارسال", "زمان ارسال"),
        *(
            "ارسال شده در",
            "زمان",
            "gesendet",
            "gesendet am",
            "datum",
            "envoyé",
            "envoyé le",
            "date",
        ),
        *(
            "inviato",
            "data",
            "enviado",
            "enviado el",
            "enviada em",
            "fecha",
            "verzonden",
            "wysłano",
        ),
        *("wysłane", "отправлено", "дата", "gönderildi", "gönderilme tarihi", "tarih", "الارسال"),
        *("تم الارسال", "ارسلت", "تاريخ الارسال", "التاريخ", "נשלח", "תאריך", "skickat", "sendt"),
        *("dato", "lähetetty", "odesláno", "odoslané", "trimis", "надіслано", "στάλθηκε"),
        *("发送时间", "日期", "寄件日期", "送信日時", "日時", "보낸 날짜", "날짜"),
    ),
    "to": any_of(
        *("to", "címzett", "címzettek", "به", "گیرنده", "گیرندگان", "an", "à", "a", "para", "aan"),
        *("do", "komu", "кому", "до", "kime", "alıcı", "الى", "المستلم", "אל", "till", "til"),
        *(
            "vastaanottaja",
            "către",
            "pentru",
            "προς",
            "收件人",
            "收件者",
            "宛先",
            "받는 사람",
            "pour",
        ),
        *("destinataire", "destinatario", "empfänger"),
    ),
    "copy": any_of(
        *("cc", "másolat", "másolatot kap", "رونوشت", "رونوشت به", "کپی", "kopie", "kopi", "kopia"),
        *("copie", "copia", "cópia", "kopya", "bilgi", "نسخه", "نسخه الى", "копия", "dw", "抄送"),
    ),
    "subject": any_of(
        *("subject", "tárgy", "موضوع", "عنوان", "betreff", "objet", "oggetto", "asunto", "assunto"),
        *("onderwerp", "temat", "тема", "konu", "الموضوع", "נושא", "ämne", "emne", "aihe"),
        *("předmět", "predmet", "subiect", "θέμα", "主题", "主旨", "件名", "제목"),
    ),
}
LABEL = re.compile("|".join(rf"(?P<{kind}>{words}\s?:)" for kind, words in LABELS.items()))
LABEL_INSIDE = re.compile(rf"\s(?:{LABELS['sent']}|{LABELS['to']}|{LABELS['subject']})\s?:")

# --- lines that end everything ---------------------------------------------------------

ENDS = re.compile(
    "|".join(
        (
            r"[-–—_=]{2,}$|—$|[_=]{5,}|-{4,}|\*{5,}",  # "-- ", Outlook's rule, a mailing list's
            r"[-–—_*=#]{2,}\s?\S.*\S\s?[-–—_*=#]{2,}$",  # -----Original Message-----
            any_of("begin forwarded message", "anfang der weitergeleiteten nachricht") + r"\s?:?$",
            any_of("début du message", "inizio messaggio inoltrato", "inicio del mensaje") + ".*:$",
            any_of("továbbított üzenet", "eredeti üzenet", "original message", "forwarded message")
            + r".{0,20}:?$",
            any_of(
                "آغاز پیام", "شروع پیام", "پیام اصلی", "پیام هدایت شده", "پیام نخستین", "پیام ارجاع"
            )
            + r".{0,20}:?$",
            any_of("الرسالة الأصلية", "رسالة معاد توجيهها", "بدء الرسالة") + ".{0,20}:?$",
            r"-----begin pgp signature",
            r".{0,20}" + any_of("reply above this line", "بالای این خط", "fölé a sor fölé"),
        )
    )
)

# --- signatures that programs add --------------------------------------------------------

PROGRAMS = any_of(
    *("iphone", "ipad", "android", "outlook", "k-9", "samsung", "galaxy", "yahoo", "proton"),
    *("gmail", "huawei", "xiaomi", "redmi", "blackberry", "windows", "thunderbird", "fairemail"),
    *("aquamail", "bluemail", "spark", "mobile", "phone", "tablet", "smartphone", "handy", "mail"),
    *("telefon", "okostelefon", "készülék", "mobilom", "آیفون", "آیپد", "اندروید", "اوت لوک"),
    *("سامسونگ", "یاهو", "جیمیل", "گوشی", "تلفن", "موبایل", "هواوی", "شیائومی", "پروتون", "ایمیل"),
    *("الهاتف", "هاتف", "هاتفي", "مобильн", "telefoon", "móvil", "téléphone", "cellulare"),
)
SENT = any_of(
    *("sent", "get", "küldve", "elküldve", "küldtem", "küldött", "ارسال شده", "ارسال شد", "ارسال"),
    *("فرستاده شده", "فرستاده شد", "فرستاده", "دریافت", "دانلود", "gesendet", "envoyé", "inviato"),
    *(
        "inviata",
        "enviado",
        "enviada",
        "verzonden",
        "verstuurd",
        "wysłane",
        "wysłano",
        "gönderildi",
    ),
    *("отправлено", "відправлено", "ارسلت", "مرسل", "مرسله", "تم الارسال", "skickat", "sendt"),
    *("lähetetty", "odesláno", "odoslané", "trimis", "letöltése", "beszerzése", "holen sie sich"),
    *("beziehen", "télécharger", "obtenez", "obtenir", "ottieni", "scarica", "obtener", "obter"),
    *("downloaden", "pobierz", "получить", "edinin", "edinme", "احصل على", "נשלח", "发自", "送信"),
)
BEFORE_PROGRAM = any_of(
    *("a", "az", "my", "the", "از", "از طریق", "با", "von meinem", "diese nachricht", "mijn"),
    *(
        "ezt a levelet",
        "ez a levél",
        "ezt az üzenetet",
        "this message",
        "this email",
        "this e-mail",
    ),
    *("این نامه", "این پیام", "این ایمیل", "ce message", "questo messaggio", "este mensaje"),
    *("esta mensagem", "dit bericht", "bu ileti", "bu e-posta", "to powiadomienie", "пришло"),
)
DEVICE = re.compile(
    rf"(?=.{{0,140}}$)(?:{SENT}\b.*{PROGRAMS}|(?:{BEFORE_PROGRAM}\s)?.{{0,20}}{PROGRAMS}.*\b{SENT}\b|"
    rf"{BEFORE_PROGRAM}\s.*{PROGRAMS}.*{SENT})"
)
FOOTER = re.compile(
    any_of("virus-free", "virenfrei", "virusmentes", "this email has been checked for viruses")
    + "|.*avast"
)


class Line:
    """A line of a reply, and the same folded for comparing."""

    def __init__(self, text: str) -> None:
        self.text = text[:LONGEST_LINE]

    @cached_property
    def folded(self) -> str:
        return folded(self.text)

    @cached_property
    def is_quoted(self) -> bool:
        return bool(QUOTE_MARK.match(self.folded))

    @cached_property
    def is_blank(self) -> bool:
        return not self.folded

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
    return tuple(line.shown for line in _own_lines(lines, [folded(each) for each in own if each]))


def _own_lines(lines: list[Line], own: Collection[str]) -> list[Line]:
    kept: list[Line] = []
    at, is_signed, quoted = 0, False, None
    while at < len(lines) and len(kept) < MOST_OWN_LINES:
        line = lines[at]
        if line.is_quoted or (quoted and goes_on(quoted, line)):
            is_signed, quoted = False, line
        elif line.is_blank:
            quoted = None
        elif ENDS.match(line.folded) or is_header_block(lines, at):
            break
        elif is_signature(line):
            if kept:  # a signature above an answer that stands below the quotation ends nothing
                break
            is_signed, quoted = True, None
        elif length := attribution(lines, at, own):
            if not is_quoted_next(lines, at + length):
                drop_begun(kept, lines, at)
                break
            drop_begun(kept, lines, at)
            at, quoted = at + length - 1, None
        else:
            quoted = None
            if not is_signed:
                kept.append(line)
        at += 1
    return kept


def goes_on(quoted: Line, line: Line) -> bool:
    """True if a line without a mark may be the end of a quoted one that was wrapped on its way."""
    return not line.is_blank and (
        not quoted.is_quoted or len(quoted.text) + len(line.folded.split()[0]) >= WRAPPED_AT
    )


def drop_begun(kept: list[Line], lines: list[Line], at: int) -> None:
    """Remove a name from the end of `kept` if the line after it begins with the address."""
    if kept and at and lines[at - 1] is kept[-1] and lines[at].folded.startswith(("<", "[", "(")):
        kept.pop()


def is_signature(line: Line) -> bool:
    return bool(DEVICE.match(line.folded) or FOOTER.match(line.folded))


def is_quoted_next(lines: list[Line], at: int) -> bool:
    """True if the next line that is not blank is quoted."""
    return next((line.is_quoted for line in lines[at : at + 10] if not line.is_blank), False)


def is_header_block(lines: list[Line], at: int) -> bool:
    """True if a line begins a header block: two labels, or a label and an address."""
    first = label_of(lines[at])
    if not first:
        return False
    text = lines[at].folded
    if LABEL_INSIDE.search(text) or (first in ("from", "to") and "@" in text):
        return True
    others = (label_of(line) for line in lines[at + 1 : at + 1 + HEADER_LINES])
    return any(other not in ("", first) for other in others)


def label_of(line: Line) -> str:
    """Return the kind of label that begins a line, or ""."""
    found = LABEL.match(line.folded.replace("*", "").strip())
    return (found.lastgroup or "") if found else ""


# --- attributions --------------------------------------------------------------------------


def attribution(lines: list[Line], at: int, own: Collection[str]) -> int:
    """Return how many lines the attribution has that begins at a line; 0 if none does."""
    for length, text in enumerate(windows(lines, at), start=1):
        if is_attribution(text, is_one_line=length == 1, first=lines[at].folded):
            return length
    if length := own_address(lines, at, own):
        return length
    return int(is_introduction(lines, at))


def windows(lines: list[Line], at: int) -> Iterator[str]:
    """Yield one line, then two lines joined, and so on, up to a blank or quoted line."""
    text = ""
    for line in lines[at : at + ATTRIBUTION_LINES]:
        if line.is_blank or line.is_quoted:
            return
        text = f"{text} {line.folded}".strip()[:LONGEST_LINE]
        yield text


def is_attribution(text: str, is_one_line: bool, first: str) -> bool:
    """True for one or more joined lines that say who wrote the text below, and perhaps when."""
    begins = bool(OPENS_WITH_DATE.match(first)) or bool(HAS_ADDRESS.search(first))
    if not is_one_line and not begins:
        return False
    is_dated = bool(DATE.search(text)) or bool(HAS_ADDRESS.search(text))
    if ENDS_WITH_VERB.search(text):
        return True
    if is_dated and (VERB_INSIDE.search(text) or (begins and VERB_AT_END.search(text))):
        return text.endswith((":", "：", "؛")) or bool(VERB_AT_END.search(text))
    return bool(DATE.search(text)) and bool(ADDRESS_AT_END.search(text))


def own_address(lines: list[Line], at: int, own: Collection[str]) -> int:
    """Return how many lines it takes to find one of our addresses that begins in a line, or 0."""
    text, ends = squeezed(lines[at].folded), []
    first = len(text)
    for line in lines[at + 1 : at + 3]:
        ends.append(len(text))
        text += squeezed(line.folded)
    found = [text.find(squeezed(each)) for each in own]
    starts = [start for start in found if 0 <= start < first]
    return 1 if starts else 0


def squeezed(text: str) -> str:
    return text.replace(" ", "").replace("%2b", "+").replace("%40", "@")


def is_introduction(lines: list[Line], at: int) -> bool:
    """True for a line with a date or an address, and a colon, right above a quoted one.

    It is an attribution in a language that the table lacks.
    """
    text = lines[at].folded
    is_dated = bool(DATE.search(text)) or bool(HAS_ADDRESS.search(text))
    return is_dated and text.endswith((":", "：")) and is_quoted_next(lines, at + 1)
