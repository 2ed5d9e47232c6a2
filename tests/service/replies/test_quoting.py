"""The lines of a reply: signatures, attributions and quotations are left out."""

from __future__ import annotations

import pytest

from service.replies.quoting import own_lines
from service.replies.reading import read

OURS = "turns+t7q2f9@play.example"
# As written by Gmail, Outlook, Apple Mail, Thunderbird, K-9, Yahoo, Proton, Roundcube, Horde, Mutt,
# Evolution, KMail, Spark, Tutanota, FairEmail, GMX and Mail.ru, on one line or wrapped.
ATTRIBUTIONS = [
    "On Fri, Nov 20, 2026 at 6:30 PM Staffetta <t@play.example> wrote:",
    "On Fri, 20 Nov 2026, 18:30 Staffetta, <t@play.example> wrote:",
    "On Fri, Nov 20, 2026, 6:30 PM Staffetta",
    "On 20 Nov 2026, at 18:30, Staffetta <t@play.example> wrote:",
    "On Nov 20, 2026, at 6:30 PM, Staffetta wrote:",
    "On 2026-11-20 18:30, Staffetta wrote:",
    "On 20/11/2026 18:30, Staffetta via Games wrote:",
    "On Friday, November 20th, 2026 at 6:30 PM, Staffetta <t@play.example> wrote:",
    "On Friday, November 20, 2026 at 06:30:15 PM GMT+1, Staffetta <t@play.example> wrote:",
    "--- On Fri, 11/20/26, Staffetta <t@play.example> wrote:",
    "Staffetta wrote on 20/11/2026 18:30:",
    "Staffetta wrote:",
    "Staffetta <t@play.example> wrote:",
    '"Staffetta" <t@play.example> wrote:',
    "Staffetta <t@play.example> writes:",
    "Quoting Staffetta <t@play.example>:",
    "Staffetta <t@play.example> said:",
    "In a message dated 11/20/2026 6:30:00 PM, t@play.example writes:",
    "At 06:30 PM 11/20/2026, Staffetta wrote:",
    "Fri, 20 Nov 2026 18:30 Staffetta wrote:",
    "* Staffetta [2026-11-20 18:30]:",
    "Nov 20, 2026, 6:30 PM by t@play.example:",
    '20 Nov 2026, 18:30, "Staffetta" <t@play.example>:',
    "On November 20, 2026 6:30:00 PM GMT+01:00, Staffetta <t@play.example> wrote:",
    "On 20 November 2026 18:30:12 CET, Staffetta <t@play.example> wrote:",
    "در تاریخ جمعه ۲۰ نوامبر ۲۰۲۶،\u200f ۱۸:۳۰ استافتا <t@play.example> نوشت:",
    "در جمعه ۲۹ آبان ۱۴۰۵ ساعت ۱۸:۳۰ استافتا نوشت:",
    "در ۲۰ نوامبر ۲۰۲۶، ساعت ۱۸:۳۰، استافتا <t@play.example> نوشت:",
    "در ۲۰۲۶/۱۱/۲۰ ۱۸:۳۰، استافتا نوشته:",
    "در تاریخ ۲۹ آبان ۱۴۰۵ استافتا چنین نوشت:",
    "استافتا در ۲۰ نوامبر ۲۰۲۶ نوشت:",
    "استافتا نوشت:",
    "استافتا در تاریخ ۱۴۰۵/۰۸/۲۹ نوشته است:",
    "روز جمعه ۲۰ نوامبر ۲۰۲۶ استافتا نوشته\u200cاست:",
    "به تاریخ جمعه ۲۰ نوامبر ۲۰۲۶، استافتا نوشته بود:",
    "در روز ۲۰ نوامبر ۲۰۲۶ ساعت ۶:۳۰ ب.ظ.، استافتا <t@play.example> نوشت:",
    "جمعه، ۲۰ نوامبر ۲۰۲۶ در ۱۸:۳۰ استافتا <t@play.example> نوشت:",
    "نقل قول از استافتا:",
    "استافتا می\u200cنویسد:",
    "در پاسخ به استافتا:",
    "Staffetta <t@play.example> ezt írta (időpont: 2026. nov. 20., P, 18:30):",
    "Staffetta <t@play.example> ezt írta (időpont: 2026. nov. 20., P 18:30):",
    "Staffetta ezt írta 2026.11.20. 18:30-kor:",
    "2026. november 20. 18:30 Staffetta írta, <t@play.example>:",
    "2026. nov. 20. dátummal, 18:30 időpontban Staffetta <t@play.example> írta:",
    "2026. 11. 20. 18:30 keltezéssel, Staffetta írta:",
    "2026. november 20., péntek 18:30 keltezéssel, Staffetta <t@play.example> írta:",
    "2026.11.20. 18:30 keltezéssel, Staffetta írta:",
    "2026-11-20 18:30 időpontban Staffetta ezt írta:",
    "2026. november 20., péntek 18:30:15 CET időpontban Staffetta <t@play.example> ezt írta:",
    "Ekkor: 2026. november 20., Staffetta <t@play.example> írta:",
    "Dátum: 2026. nov. 20. 18:30, Staffetta ezt írta:",
    "Staffetta írta 2026. 11. 20. 18:30 dátummal:",
    "Staffetta írta:",
    "Staffetta (t@play.example) írta:",
    "On 2026. 11. 20. 18:30, Staffetta wrote:",
    "Idézet (Staffetta):",
    "Idézet Staffetta <t@play.example>:",
    "Staffetta <t@play.example> írta (2026. november 20., péntek):",
    "2026. november 20., péntek dátummal Staffetta ezt írta:",
    "Am 20.11.26 um 18:30 schrieb Staffetta:",
    "Am Fr., 20. Nov. 2026 um 18:30 Uhr schrieb Staffetta <t@play.example>:",
    "Am 20.11.2026 um 18:30 schrieb Staffetta <t@play.example>:",
    "Staffetta schrieb am 20.11.2026 um 18:30:",
    "Staffetta <t@play.example> schrieb am Fr., 20. Nov. 2026, 18:30:",
    "Zitat von Staffetta <t@play.example>:",
    "20. Nov. 2026, 18:30 von t@play.example:",
    "Am Freitag, 20. November 2026, 18:30:00 MEZ hat Ana <t@play.example> Folgendes geschrieben:",
    "Le ven. 20 nov. 2026 à 18:30, Staffetta <t@play.example> a écrit :",
    "Le 20 nov. 2026 à 18:30, Staffetta <t@play.example> a écrit :",
    "Le 20/11/2026 à 18:30, Staffetta a écrit :",
    "Staffetta <t@play.example> a écrit :",
    "Le vendredi 20 novembre 2026 à 18:30:15 UTC+1, Staffetta <t@play.example> a écrit :",
    "Il giorno ven 20 nov 2026 alle ore 18:30 Staffetta <t@play.example> ha scritto:",
    "Il 20/11/2026 18:30, Staffetta ha scritto:",
    "Il giorno 20 nov 2026, alle ore 18:30, Staffetta <t@play.example> ha scritto:",
    "Il venerdì 20 novembre 2026 alle ore 18:30:15 CET, Staffetta <t@play.example> ha scritto:",
    "في الجمعة، ٢٠ نوفمبر ٢٠٢٦ في ٦:٣٠ م تمت كتابة ما يلي بواسطة Staffetta <t@play.example>:",
    "في ٢٠ نوفمبر ٢٠٢٦، الساعة ٦:٣٠ م، كتب/كتبت Staffetta <t@play.example>:",
    "كتب Staffetta في 20/11/2026 18:30:",
    "بتاريخ 20/11/2026 18:30، كتب Staffetta:",
    "على ٢٠/\u200f١١/\u200f٢٠٢٦ ٦:٣٠ م، كتب Staffetta:",
    "El vie, 20 nov 2026 a las 18:30, Staffetta (<t@play.example>) escribió:",
    "El 20 nov 2026, a las 18:30, Staffetta <t@play.example> escribió:",
    "Em sex., 20 de nov. de 2026 às 18:30, Staffetta <t@play.example> escreveu:",
    "Op vr 20 nov 2026 om 18:30 schreef Staffetta <t@play.example>:",
    "Op 20 nov. 2026, om 18:30 heeft Staffetta <t@play.example> het volgende geschreven:",
    "pt., 20 lis 2026 o 18:30 Staffetta <t@play.example> napisał(a):",
    "W dniu 20.11.2026 o 18:30, Staffetta pisze:",
    "Wiadomość napisana przez Staffetta <t@play.example> w dniu 20.11.2026, o godz. 18:30:",
    "пт, 20 нояб. 2026 г. в 18:30, Staffetta <t@play.example>:",
    "20.11.2026 18:30, Staffetta пишет:",
    "Пятница, 20 ноября 2026, 18:30 +03:00 от Staffetta <t@play.example>:",
    "20 нояб. 2026 г., в 18:30, Staffetta <t@play.example> написал(а):",
    "20 Kas 2026 Cum, 18:30 tarihinde Staffetta <t@play.example> şunu yazdı:",
    "Staffetta <t@play.example>, 20 Kas 2026 Cum, 18:30 tarihinde şunu yazdı:",
    "Den fre 20 nov. 2026 kl 18:30 skrev Staffetta <t@play.example>:",
    "fre. 20. nov. 2026 kl. 18.30 skrev Staffetta <t@play.example>:",
    "pe 20. marrask. 2026 klo 18.30 Staffetta (t@play.example) kirjoitti:",
    "pá 20. 11. 2026 v 18:30 odesílatel Staffetta <t@play.example> napsal:",
    "Dňa pi 20. 11. 2026 o 18:30 Staffetta <t@play.example> napísal(a):",
    "În vin., 20 nov. 2026 la 18:30, Staffetta <t@play.example> a scris:",
    "Στις Παρ 20 Νοε 2026 στις 6:30 μ.μ., ο χρήστης Staffetta <t@play.example> έγραψε:",
    "\u202bבתאריך יום ו׳, 20 בנוב׳ 2026 ב-18:30 "
    "מאת \u202aStaffetta\u202c\u200f <\u202at@play.example\u202c\u200f>:\u202c",
    "2026年11月20日(金) 18:30 Staffetta <t@play.example>:",
    "Staffetta <t@play.example> 于2026年11月20日周五 18:30写道：",
    "2026년 11월 20일 (금) 오후 6:30, Staffetta <t@play.example>님이 작성:",
    "Vào Th 6, 20 thg 11, 2026 vào lúc 18:30 Staffetta <t@play.example> đã viết:",
    "________________________________",
    "-----Original Message-----",
    "-----پیام اصلی-----",
    "-----Eredeti üzenet-----",
    "----- Eredeti üzenet -----",
    "-------- Eredeti üzenet --------",
    "-------- Továbbított üzenet --------",
    "---------- Továbbított üzenet ---------",
    "---------- پیام هدایت\u200cشده ---------",
    "---------- Forwarded message ---------",
    "-------- پیام نخستین --------",
    "-------- Eredeti levél --------",
    "Begin forwarded message:",
    "Továbbított üzenet kezdete:",
    "شروع پیام ارسالی:",
    "Original message",
    "--- Original Message ---",
    "=== Original ===",
    "***** Eredeti *****",
    "*From:* Staffetta | *Sent:* Friday",
    "From: Staffetta [mailto:t@play.example]",
    "From: Staffetta Sent: Friday, November 20, 2026 6:30 PM To: Ana Subject: x",
    "Feladó: Staffetta Elküldve: 2026. november 20. Címzett: Ana Tárgy: x",
    "از: استافتا ارسال شده: جمعه به: آنا موضوع: x",
    "From: Staffetta\nSent: Fri\nTo: Ana",
    "From:	Staffetta\nDate:	Fri",
    "*From:* Staffetta\n*Sent:* Fri",
    "Feladó: S\nDátum: 2026",
    "Küldő: S\nKüldve: 2026\nCímzett: A",
    "Feladó: S\nKüldés dátuma: 2026\nCímzett: A",
    "Feladó: S\nElküldve: x\nCímzett: a\nMásolatot kap: b\nTárgy: c",
    "Küldte: S\nDátum: 2",
    "از: س\nتاریخ: ج\nبه: آ\nموضوع: م",
    "فرستنده: س\nتاریخ ارسال: ج\nگیرنده: آ",
    "از طرف: س\nارسال شده: ج",
    "از: س\nارسال:  ج",
    "\u200fاز:\u200f استافتا\n\u200fارسال\u200cشده:\u200f ج",
    "از : س\nتاریخ : ج",
    "فرستنده: س\nارسال شد: ج\nموضوع: x",
    "Subject: x\nDate: y\nFrom: z",
    "Tárgy: x\nDátum: y\nFeladó: z",
    "موضوع: x\nتاریخ: y\nاز: z",
    "Von: S\nGesendet: F\nAn: A\nBetreff: B",
    "De : S\nEnvoyé : v\nÀ : A\nObjet : B",
    "Da: S\nInviato: v\nA: x\nOggetto: y",
    "من: S\nتم الإرسال: ج\nإلى: A\nالموضوع: x",
    "المرسل: S\nالتاريخ: ج",
    "De: S\nEnviado: v\nPara: A\nAsunto: x",
    "Van: S\nVerzonden: v\nAan: A",
    "Od: S\nWysłano: p\nDo: A\nTemat: x",
    "От: S\nОтправлено: п\nКому: A\nТема: x",
    "Kimden: S\nGönderildi: C\nKime: A\nKonu: x",
    "From: Staffetta\n <t@play.example>\nSent: Fri\nTo: Ana",
    "Staffetta <t@play.example> ezt írta (időpont: 2026. nov.\n20., P, 18:30):",
    "Staffetta ezt írta (időpont: 2026. nov. 20., P,\n18:30):",
    "On Fri, Nov 20, 2026 at 6:30 PM Staffetta <t@play.example>\nwrote:",
    "On Fri, Nov 20, 2026 at 6:30 PM\nStaffetta <t@play.example>\nwrote:",
    "در تاریخ جمعه ۲۰ نوامبر ۲۰۲۶،\n۱۸:۳۰ استافتا <t@play.example> نوشت:",
    "در تاریخ جمعه ۲۰ نوامبر ۲۰۲۶، ۱۸:۳۰ استافتا <\nt@play.example> نوشت:",
    "2026. november 20., péntek 18:30 keltezéssel, Staffetta\n<t@play.example> írta:",
    "2026. november 20., péntek 18:30:15 CET időpontban\nStaffetta <t@play.example> ezt írta:",
    "On Friday, November 20, 2026 at 06:30:15 PM GMT+1, Staffetta "
    "Games Night\nof Friends <t@play.example> wrote:",
    "On\nFri, Nov 20, 2026 at 6:30 PM Staffetta <t@play.example> wrote:",
    "Le ven. 20 nov. 2026 à 18:30, Staffetta <t@play.example> a\nécrit :",
    "Am Freitag, 20. November 2026, 18:30:00 MEZ hat Ana\n<t@play.example> Folgendes geschrieben:",
]
SIGNATURES = [
    "Sent from my iPhone",
    "Sent from my Galaxy",
    "Sent from Outlook for Android",
    "Sent from Mail for Windows",
    "Get Outlook for iOS",
    "Sent from Yahoo Mail for iPhone",
    "Sent from Proton Mail mobile",
    "Sent with Proton Mail secure email.",
    "Sent from Gmail Mobile",
    "Sent via the Samsung Galaxy S21",
    "Sent from Thunderbird for Android",
    "Elküldve iPhone-ról",
    "Biztonságos [Proton Mail](https://proton.me/) e-maillel küldve.",
    "Elküldve iPhone-omról",
    "Elküldve az iPhone-omról",
    "iPhone-omról küldve",
    "Az iPhone-omról küldve",
    "Küldve iPhone-omról",
    "Elküldve a Galaxy készülékemről",
    "Samsung Galaxy okostelefonról küldve",
    "Elküldve Samsung Galaxy okostelefonomról.",
    "Küldve az Outlookból Androidra",
    "Az Outlook letöltése Androidra",
    "Outlook beszerzése iOS-hez",
    "Az Android Outlook beszerzése",
    "Elküldve az Outlook for Android alkalmazásból",
    "Küldve a Yahoo Mailből Androidon",
    "Küldve a Windows Posta alkalmazásból",
    "Küldve Huawei telefonomról",
    "Ezt a levelet az Android készülékemről küldtem K-9 Mail használatával.",
    "ارسال شده از آیفون من",
    "ارسال\u200cشده از iPhone من",
    "ارسال شده از گوشی هوشمند سامسونگ گلکسی",
    "فرستاده شده از آیفون من",
    "ارسال شده از Outlook برای Android",
    "دریافت Outlook برای Android",
    "Outlook را برای iOS دریافت کنید",
    "ارسال شده از یاهو میل در اندروید",
    "از آیفون من ارسال شد",
    "از iPhone من ارسال شده",
    "این ایمیل از گوشی من ارسال شده است",
    "ارسال از طریق Outlook",
    "ارسال\u200cشده توسط پروتون میل",
    "این نامه با استفاده از K-9 Mail از دستگاه اندرویدم فرستاده شده. اختصار آن را ببخشید.",
    "با گوشی اندرویدی فرستاده شده",
    "Yahoo Mail: Search, Organize, Conquer",
    "A Posta Windows verziójából küldve",
    "Szerezd be az Outlookot<https://aka.ms/AAb9ysg>",
    "Letöltés: Outlook Androidra<https://aka.ms/o0ukef>",
    "Von meinem iPhone gesendet",
    "Envoyé de mon iPhone",
    "Inviato da iPhone",
    "أُرسلت من الـ iPhone",
    "أرسلت من هاتفي Samsung",
    "Enviado desde mi iPhone",
    "Enviado do meu iPhone",
    "Verstuurd vanaf mijn iPhone",
    "Wysłane z iPhone'a",
    "Отправлено с iPhone",
    "iPhone'umdan gönderildi",
    "-- ",
    "--",
    "—",
    "--\u00a0",
    "\u200f-- ",
    "___",
    "Virus-free.www.avast.com",
    "Ez az e-mail vírusmentes. www.avg.com",
]
ANSWERS = [
    "play 10",
    "say look at this <https://maps.example/siena>",
    "say hello: how are you?",
    "say to Béla: I wrote to you on 3 Aug 2026",
    "say Béla wrote that he is away",
    "say on Friday 20 Nov 2026 I'm away",
    "away 3 Aug 2026 to 10 Aug 2026",
    "away 2026-08-03 to 2026-08-10",
    "say From now on I attack",
    "say my address is a@b.example",
    "say I sent it from my iPhone",
    "bid 3: yes",
    "deal: pass in this battle",
    "offer to Ana: 3 deniers",
    "to Ana: hi",
    "به آنا: سلام",
    "از این به بعد حمله می\u200cکنم",
    "بگو به بلا: نوشتم که نمی\u200cآیم",
    "مرخصی ۱۲ آبان ۱۴۰۵ تا ۲۰ آبان ۱۴۰۵",
    "ارسال ۳ نفر به میلان",
    "üzenem Annának: azt írtam, hogy nem jövök",
    "szabadság 2026. 08. 03. – 2026. 08. 10.",
    "- pass",
    "* pass",
    "1. pass",
    "1) pass",
    "#3",
    "// a comment",
    "👍",
    "۱۰",
    "10.",
    "no > yes",
    "a>b is wrong",
    "get m10",
    "send 3 to Milano",
    "outlook is bad",
    "mail",
    '"pass"',
    "„passz”",
    "»passz«",
    "On to Milano!",
    "In reply: pass",
    "Date night?",
    "**Not yet!**",
    "__Wait__",
    "== wait ==",
    "My iPhone sent that by accident",
    "Sent that by accident from my iPhone",
    "Az iPhone-omról küldtem véletlenül",
    "از گوشی اشتباهی ارسال شد",
]


@pytest.mark.parametrize("words", ATTRIBUTIONS)
def test_nothing_below_an_attribution_is_read_without_any_other_mark(words: str) -> None:
    for gap in ("\n\n", "\n"):
        text = f"play 10{gap}{words}\n\nbet 9\n"
        assert own_lines(text.splitlines(), []) == ("play 10",)


@pytest.mark.parametrize("words", ATTRIBUTIONS)
def test_an_attribution_in_html_is_one_too(words: str) -> None:
    shown = words.replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br>")
    raw = f"Content-Type: text/html; charset=utf-8\n\n<p>play 10</p><p>{shown}</p><p>bet 9</p>"
    assert read(raw.encode(), []).lines == ("play 10",)


@pytest.mark.parametrize("tag", ["s", "strike", "del"])
def test_struck_words_are_not_read(tag: str) -> None:
    head = "Content-Type: text/html; charset=utf-8\n\n"
    for page in (f"<p><{tag}>pass</{tag}></p>", f"<p>no <{tag}>pass</{tag}></p>"):
        assert "pass" not in read((head + page).encode(), []).lines
    both = (
        "Content-Type: multipart/alternative; boundary=b\n\n--b\n\npass\n"
        f"--b\n{head}<div><{tag}>pass</{tag}></div>\n--b--\n"
    )
    assert read(both.encode(), []).lines == ()


@pytest.mark.parametrize("words", SIGNATURES)
def test_nothing_below_a_signature_is_read(words: str) -> None:
    assert own_lines(f"play 10\n\n{words}\nbet 9\n".splitlines(), []) == ("play 10",)


@pytest.mark.parametrize("words", ANSWERS)
def test_what_looks_nearly_like_a_quotation_is_read(words: str) -> None:
    assert own_lines([words, "pass"], [OURS]) == (words, "pass")


@pytest.mark.parametrize(
    "line",
    [
        *(OURS, OURS.upper(), f"<{OURS}>", f"see mailto:{OURS}?subject=1", f"a <{OURS}"),
        *(
            "turns%2Bt7q2f9%40play.example",
            "turns+t7q2f9\n@play.example",
            "turns+\nt7q2f9@play.example",
        ),
        *("tur\u200bns+t7q2f9@play.example", "turns+t7q2f9\uff20play.example"),
        "https://PLAY.example/s/abc",
    ],
)
def test_our_address_or_link_begins_the_quotation(line: str) -> None:
    text = f"play 10\n\n{line}\nbet 9"
    assert own_lines(text.splitlines(), [OURS, "https://play.example/"]) == ("play 10",)


@pytest.mark.parametrize(
    "mark", ["> ", ">", ">>", "> > ", " > ", "\u200f> ", "\uff1e", "| ", "&gt; ", "AB> "]
)
def test_marked_lines_are_skipped_wherever_they_stand(mark: str) -> None:
    text = f"{mark}bet 9\n{mark}\n\nplay 10\n\n{mark}bet 8\n\npass\n{mark}bet 7"
    assert own_lines(text.splitlines(), []) == ("play 10", "pass")


def test_the_end_of_a_marked_line_that_was_wrapped_on_its_way_is_skipped() -> None:
    long = "> You may say what you like, and then you may do one of these: play 10 or"
    assert own_lines([long, "bet 9", "bet 8", "> or 7", "", "play 10"], []) == ("play 10",)
    assert own_lines(["> Which card?", "play 10", "> And then?", "pass"], []) == ("play 10", "pass")


def test_below_a_signature_only_an_answer_under_the_quotation_is_read() -> None:
    text = "Sent from my iPhone\nbet 9\n\n> On 20 Nov 2026 Ana wrote:\n> bet 8\n\nplay 10"
    assert own_lines(text.splitlines(), []) == ("play 10",)
    assert own_lines(f"pass\n\n{text}".splitlines(), []) == ("pass",)


@pytest.mark.parametrize(
    "hidden", ["\u200b", "\u200e", "\u202e", "\ufeff", "\u2066", "\xad", "\0", "\x08"]
)
def test_invisible_characters_neither_hide_nor_change_a_line(hidden: str) -> None:
    assert own_lines([f"{hidden}pl{hidden}ay 10", f"{hidden}> bet 9"], []) == ("play 10",)
    assert own_lines(["play 10", f"{hidden}Fr{hidden}om: Ana", "Sent: now", "bet 9"], []) == (
        "play 10",
    )


def test_joiners_inside_words_and_digits_stay_as_they_are() -> None:
    line = "نمی\u200cخواهم ۱۲٣"
    assert own_lines([f"\u200f{line}\u200c"], []) == (line,)


@pytest.mark.parametrize("mark", ["", "> "])
def test_an_answer_above_an_attribution_is_whole(mark: str) -> None:
    quotation = f"{mark}On 20 Nov 2026, Ana wrote:\n> bet 9\n\nThis mail is confidential.\npass\n"
    assert own_lines(f"play 10\n\n{quotation}".splitlines(), []) == ("play 10",)
    assert own_lines(quotation.splitlines(), []) == ("This mail is confidential.", "pass")
