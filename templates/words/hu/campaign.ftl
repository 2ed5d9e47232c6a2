# Hadjárat: több játék egymás után, pontokért; az oldalakon és a levelekben.

campaign-title = Hadjárat { $target } pontig
campaign-length = Ez egy hadjárat: nagyjából { $least }–{ $most } játék egymás után, amíg valakinek össze nem gyűlik { $target } pontja. Mindenki megtartja a helyét.
campaign-of = Hadjárat { $target } pontig, { $number }. játék
campaign-number = A hadjárat { $number }. játéka
campaign-titled = { $campaign } – { $title }
campaign-link = Az egész hadjárat
campaign-standing = Pontok
campaign-games = A játékok
campaign-points = { $points } pont
campaign-before = Korábbi játékok
campaign-game = { $number }. játék
campaign-won = { $winners }: { $reason }
campaign-drawn = Senki sem nyerte meg.
campaign-in-play = Még folyik.
campaign-broken-off = Leállították.
campaign-in-course = Most a hadjárat { $number }. játéka folyik.
campaign-final-battle = A döntőben: { $seats }.
campaign-between = A következő játék egy pillanat múlva kezdődik.
campaign-ended = Véget ért a hadjárat.
campaign-stalled = A következő játékot még nem sikerült elindítani; a házigazda tud róla. Amint elkezdődik, levélben kapod meg az új linkedet.
campaign-called-off = Ezt a hadjáratot leállították.
campaign-ends-with-it = Ezzel a játékkal az egész hadjárat véget ér.
campaign-over = { $winners_count ->
    [one] A hadjárat véget ért: { $winners } győzött!
   *[other] A hadjárat véget ért: { $winners } közösen győzött!
}
campaign-over-you = Megnyerted a hadjáratot. Gratulálunk!
campaign-over-you-shared = Osztozol a hadjárat megnyerésén. Gratulálunk!
campaign-next = Elkezdődött a hadjárat { $number }. játéka. Mindenki ott ül, ahol eddig. Ezzel a linkkel játszol; ne add ki a kezedből:
campaign-next-by-letter = Elkezdődött a hadjárat { $number }. játéka. A linked levélben érkezett.
campaign-next-button = Megnyitom: { $number }. játék
campaign-next-commitment = Az új játék keverésének ellenőrző kódja (SHA-256): { $commitment }
campaign-certificate = Oklevél a hadjárat győztesének
campaign-poster = A hadjárat plakátja
campaign-again = Még egy hadjárat?

letter-over-subject-ahead = Véget ért a hadjárat { $number }. játéka: { $points } ponttal te vezetsz (a cél { $target })
letter-over-subject-level = Véget ért a hadjárat { $number }. játéka: { $points } ponttal holtversenyben vezetsz (a cél { $target })
letter-over-subject-behind = Véget ért a hadjárat { $number }. játéka: { $points } pontod van, az élen { $most } (a cél { $target })
letter-campaign-subject = { $outcome }
letter-next-subject = Elkezdődött a hadjárat { $number }. játéka
letter-stalled-subject = Nem sikerült elindítani a hadjárat { $number }. játékát
letter-stalled-intro = A hadjáratod { $number }. játékának magától kellett volna elkezdődnie, de a szerveren hiba történt. Semmi sem veszett el: a pontok megvannak, és mindenki tudja, hogyan ért véget az előző játék.
letter-stalled-again = A szerver magától újra próbálkozik, minden alkalommal hosszabb szünet után; a házigazdai oldaladon azonnal újraindíthatod.
stalled-help = Ha ez sem segít, kérlek, szólj annak, aki ezt a szervert üzemelteti: az ok a szerver naplójában van, ennél a játéknál: { $match }.
