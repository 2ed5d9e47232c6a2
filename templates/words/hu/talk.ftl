# Beszélgetés a játékosok között.

# --- miért nem ment el az üzenet
talk-refused-empty = Ez az üzenet még üres.
talk-refused-too_long = Ez az üzenet túl hosszú. Legfeljebb { $most } karakter lehet.
talk-refused-too_many_lines = Ez az üzenet túl sok sorból áll. Legfeljebb { $most } sor lehet.
talk-refused-control = Az üzenetben olyan karakterek vannak, amelyeket nem lehet megjeleníteni.
talk-refused-bidi = Az üzenetben rejtett jelek vannak, amelyek megfordítják a szöveget. Kérlek, írd be újra.
talk-refused-invisible = Az üzenetben olyan karakterek vannak, amelyeket senki sem lát.
talk-refused-combining = Az üzenet egyes betűin túl sok a jel.
talk-refused-none = Ebben a játékban nincs beszélgetés: a házigazda így döntött.
talk-refused-public_only = Ebben a játékban mindent mindenki hall: a házigazda így döntött.
talk-refused-in_battle = Ütközet vagy forduló közben nincs beszélgetés: a házigazda így döntött. Ha véget ért, újra írhatsz.
talk-refused-not_begun = Ebben a játékban titkosak a nevek, ezért csak a kezdete után lehet beszélgetni.
talk-refused-over = A játéknak vége, és vele a beszélgetésnek is.
talk-refused-not_joined = Itt csak az beszélgethet, aki ebben a játékban játszik.
talk-refused-nobody = Rajtad kívül nincs itt senki, akinek írhatnál.
talk-refused-no_seat = Nincs ilyen játékos ebben a játékban.
talk-refused-bot = { $name } gépi játékos, és nem olvas üzeneteket.
talk-refused-gone = { $name } most nincs a játékban, nem kapná meg az üzenetet.
talk-refused-too_often = Már sok üzenetet küldtél. A következővel várj egy kicsit.
talk-refused-no_message = Nincs ilyen üzenet, vagy nem a tiéd.
talk-refused-too_late = Az üzeneteket csak { $minutes } percig lehet törölni.

# --- az oldalon
talk-title = Beszélgetés
talk-new = { $count } új üzenet
talk-former = Egy korábbi játékos
talk-former-circle = Bizalmas, még azelőttről, hogy a hely gazdát cserélt
talk-you = Te
talk-deleted = Ezt az üzenetet törölték.
talk-muted = Elnémítottad: { $name }. Mutasd az üzenetet
talk-nothing = Még senki sem írt semmit.
talk-earlier = Korábbi üzenetek
talk-to-everybody = Üzenet mindenkinek
talk-to = Üzenet: { $names }
talk-send = Küldés
talk-read = Mindet elolvastam
talk-private = Bizalmas beszélgetés
talk-private-text = Csak te olvashatod, és azok, akiket megjelölsz.
talk-private-to = Kinek
talk-delete = Törlés
talk-delete-title = Törlöd ezt az üzenetet?
talk-delete-text = A szövege mindenki oldaláról eltűnik; a többiek látják, hogy töröltek egy üzenetet. A már elküldött leveleket nem lehet visszahívni.
talk-wishes = Levelek és némítás
talk-pace = A többiek üzenetei így jussanak el hozzám
talk-pace-at_once = levélben, azonnal
talk-pace-next_letter = a következő levelemmel
talk-pace-never = csak ezen az oldalon
talk-mute = Nem kérek üzenetet tőlük
talk-mute-hint = Ők erről nem értesülnek. Az üzeneteik az oldaladon összecsukva jelennek meg, a leveleidbe pedig nem kerülnek be.
talk-with-move = Üzenet a lépésem mellé
talk-whom = Kinek

# --- a levelekben
letter-talk-subject = { $title }: új üzenetek
talk-in-letter = Üzenetek
talk-by-everybody = { $name } – mindenkinek
talk-by-you = { $name } – csak neked
talk-by-few = { $name } – neked, valamint: { $names }
talk-more = Az oldaladon még { $count } üzenet vár.
talk-answer = Elolvasom mindet, és válaszolok
talk-at-once-why = Azt kérted, hogy az üzenetek azonnal eljussanak hozzád.

# --- amit a házigazda enged
new-talk = Beszélgetés a játékosok között
new-talk-hint = A nézők ebből semmit sem látnak.
talk-rule-all = Mindenkihez és bizalmasan is
talk-rule-public = Csak mindenkihez
talk-rule-between_battles = Ütközet vagy forduló közben nem
talk-rule-none = Nincs beszélgetés
talk-rule-public-about = Amit a játékosok itt mondanak, azt a játékban mindenki hallja.
talk-rule-between_battles-about = Amíg ütközet vagy forduló tart, nincs beszélgetés. Előtte és utána lehet, mindenkihez és bizalmasan is.
talk-rule-none-about = A játékosok itt nem írnak egymásnak.
problem-no_battles = Ebben a játékban nincs olyan ütközet vagy forduló, amely alatt szünetelhetne a beszélgetés.
