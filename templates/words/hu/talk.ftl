# Beszélgetés a játékosok között.

# --- miért nem ment el az üzenet
talk-refused-empty = Ez az üzenet még üres.
talk-refused-too_long = Ez az üzenet túl hosszú. Legfeljebb { $most } karakter lehet.
talk-refused-too_many_lines = Ez az üzenet túl sok sorból áll. Legfeljebb { $most } sor lehet.
talk-refused-control = Az üzenetben olyan karakterek vannak, amelyeket nem lehet megjeleníteni.
talk-refused-bidi = Az üzenetben rejtett jelek vannak, amelyek megfordítják a szöveget. Kérlek, írd be újra.
talk-refused-invisible = Az üzenetben olyan karakterek vannak, amelyeket senki sem lát.
talk-refused-combining = Az üzenetben túl sok jel van egy-egy betűn.
talk-refused-none = Ebben a játékban nincs beszélgetés: a házigazda így döntött.
talk-refused-public_only = Ebben a játékban mindent mindenki hall: a házigazda így döntött.
talk-refused-in_battle = Csata vagy forduló közben nincs beszélgetés: a házigazda így döntött. Ha véget ért, újra írhatsz.
talk-refused-over = A játéknak vége, és vele a beszélgetésnek is.
talk-refused-not_joined = Itt csak a játék játékosai beszélgethetnek.
talk-refused-nobody = Rajtad kívül nincs itt senki, akinek írhatnál.
talk-refused-no_seat = Nincs ilyen játékos ebben a játékban.
talk-refused-bot = { $name } robot, és nem olvas üzeneteket.
talk-refused-gone = { $name } most nincs a játékban, nem kapná meg az üzenetet.
talk-refused-too_often = Már sok üzenetet küldtél. A következővel várj egy kicsit.
talk-refused-no_message = Nincs ilyen üzenet, vagy nem a tiéd.
talk-refused-too_late = Üzenetet csak { $minutes } percig lehet törölni.
