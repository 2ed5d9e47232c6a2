# A parancssor.

cli-no-such-match = Itt nincs ilyen játék: { $match }.
cli-no-such-sheet = Ehhez a játékhoz nincs ilyen lap. Ami van: { $takes }.
cli-print-needs = Mondd meg, melyik játék melyik lapját és melyik fájlba: JÁTÉK --sheet LAP --out FÁJL.pdf. A lapok nevét a JÁTÉK --list sorolja fel. Minden játék minden lapja: --all --out MAPPA, egy játéké: JÁTÉK --all --out MAPPA. Opciót, saját adatokat és játékosszámot csak egy játékhoz lehet megadni.
cli-no-state = Nem olvasható, még a lépéseiből sem: { $match }.
cli-no-installation = Itt nincs telepített Staffetta, és ez a parancs nem is hoz létre: { $folder }. Futtasd a szolgáltatásod beállításaival, főleg a STAFFETTA_DATA értékével; vagy indíts egyet: „staffetta serve”.
cli-no-key = Hiányzik a telepítés titkos kulcsa: { $folder }. Tedd vissza a secret-key fájlt egy mentésből, vagy állítsd be a STAFFETTA_SECRET_KEY értékét úgy, ahogy a szolgáltatásnál van.
cli-no-replaced = A futó szolgáltatás nem ezeket a fájlokat tartja nyitva, mert menet közben kicserélték őket: { $folder }. Most nem fogad lépéseket, és ez a parancs sem csinált semmit. Tedd vissza a korábbi fájlokat. Vagy állítsd le a szolgáltatást, futtasd a „staffetta restored” parancsot, amely levélben szól az elveszett lépésekről, és indítsd újra.
cli-no-file = Nincs ilyen fájl: { $file }.
cli-bad-address = Ez nem e-mail-cím: { $address }.
cli-unsure = Nem történt semmi: nincs itt, akit meg lehetne kérdezni. Ha biztos vagy benne, add hozzá: --yes.
cli-not-sure = Ez nem ugyanaz; nem történt semmi.
match-end-sure = Ez a játék eredmény nélkül véget ér, és a játékosai levelet kapnak: { $match }. Ezt nem lehet visszavonni. Megerősítésül írd be még egyszer a játék azonosítóját:
match-ended = A játék eredmény nélkül véget ért, a játékosai levelet kapnak: { $match }.
match-hosted = Ennek a játéknak új házigazdája van: { $name } ({ $match }). Minden résztvevő levelet kap róla.
match-address = { $name } levelei mostantól erre a címre mennek: { $address }. A hely eddigi linkjei érvényüket vesztették, az új úton van.
match-new-links = { $name } eddigi linkjei érvényüket vesztették, az új úton van.
match-no-seat = Ebben a játékban nincs ilyen hely: { $match }. A helyek száma 0-tól indul, az utolsó { $last }. A lista: „staffetta match { $match } show”.
match-cannot-over = Ez a játék már véget ért.
match-cannot-nobody_there = Ez nem lehetséges: a játék nem nyitott, vagy most senki sem játszik azon a helyen.
match-cannot-nothing_to_send = Azon a helyen nincs, aki linket kaphatna.
config-environment = a környezetből
config-file = ebből a fájlból: { $file }
config-default = alapértelmezés
healthcheck-none = Nincs válasz szolgáltatástól itt: { $at } ({ $why })
healthcheck-failed = A szolgáltatás nem tudja végezni a dolgát: { $checks }
healthcheck-warning = Figyelmeztetés: { $warning }
cli-unreadable = Nem olvasható szövegként: { $file }.
cli-unreachable = A levelezőszerver nem érhető el: { $why }. A levelek várnak.
cli-misfits = { $count ->
    [one] Egy játék már nem felel meg a szabályoknak.
   *[other] { $count } játék már nem felel meg a szabályoknak.
}

verify-good = Minden lépés szabályos, és az eredmény helyes; lépések: { $moves }. A fájlban lévő titok illik a fájl ellenőrző kódjához.
verify-table_end = A játék végét asztalnál, az igazi dobozzal játszották le, az nincs benne ebben a fájlban: a levélben tett lépések szabályosak, de az eredmény nem ellenőrizhető. Lépések levélben: { $moves }. A fájlban lévő titok illik a fájl ellenőrző kódjához.
verify-agreed_end = A játékosok döntetlenben egyeztek meg: a lépések szabályosak, de a megegyezést nem bizonyítja lépés. Lépések: { $moves }. A fájlban lévő titok illik a fájl ellenőrző kódjához.
verify-unfinished = Változatlan; lépések: { $moves }. A keveréseket a játék végén lehet ellenőrizni.
verify-called_off = Változatlan; lépések: { $moves }. A játékot leállították, ezért a titka rejtve marad, és a keverései nem ellenőrizhetők.
verify-table = Minden bejegyzés olyan, amilyennek készült, és szabályos volt; bejegyzések: { $entries }, visszavonva: { $undone }.
verify-entry_changed = { $number }. bejegyzés: megváltozott, nem illik rá az ellenőrző kódja.
verify-entry_impossible = { $number }. bejegyzés: nem lehetséges ({ $action })
verify-not_json = Ez nem exportált játék: nem JSON.
verify-not_an_export = Ez nem exportált játék.
verify-unknown_game = Ezt a játékot itt nem ismerjük.
verify-changed = A szöveg megváltozott: nem illik rá az ellenőrző kódja.
verify-no_seed = A játék véget ért, de hiányzik a titka.
verify-other_seed = A titok nem illik a közzétett ellenőrző kódhoz.
verify-other_words = Ez nem az a titok, amelyet a szerver szava és a játékosok szavai adnak.
verify-illegal_move = { $number }. lépés: nem lehetséges ({ $action })
verify-other_result = A lépésekből nem ez az eredmény következik.

import-unfinished = Csak befejezett játékot lehet beolvasni; ez még nem az.
import-known = Ez a játék már itt van: { $match }.

backup-done = Az adatbázis és a titkos kulcs itt van: { $file }. Aki ezt a fájlt olvassa, bárki helyett játszhat: őrizd jól.
backup-not_sqlite = Az adatbázis PostgreSQL: használd a pg_dump és a pg_restore parancsot, és tartsd mellettük a titkos kulcsot is.
backup-nothing_there = Még nincs adatbázis, így nem másoltunk le semmit.
backup-file_in_the_way = Van már ilyen fájl, és nem biztonsági mentés: { $file }. Nem írtunk ki semmit.
backup-older_in_the_way = Van már ilyen nevű, korábbi mentés: { $file }. Nem írtunk ki semmit. Adj meg más nevet, vagy tedd hozzá: --replace.
backup-no_file = Nincs ilyen fájl: { $file }. Nem változott semmi.
backup-not_a_backup = Ez nem a Staffetta biztonsági mentése, vagy megsérült: { $file }. Nem változott semmi.
backup-plain_copy = Ez csak az adatbázis másolata, titkos kulcs nélkül, például egy frissítés előttről: { $file }. Semmi sem változott. A kézi visszaállítást a deploy/README.md „Upgrade” része írja le.
backup-newer = Ez egy későbbi kiadással készült: { $file }. Nem változott semmi.
backup-older = Ez a fájl olyan kiadásból való, amelyet ez a kiadás nem tud frissíteni: { $file }. Előbb frissítsd az fbee438 kiadással; semmi sem változott.
backup-other_key = A mentésben más titkos kulcs van, mint a STAFFETTA_SECRET_KEY értéke, így nem nyílnának meg a linkjei. Töröld a beállítást, vagy add meg a régi értéket; nem változott semmi.
backup-failed = { $file }: { $why }. Nem változott semmi.
restore-done = A helyére került: { $file }. Ha fut a szolgáltatás, indítsd újra.
restore-kept = Az eddigi adatbázist itt őrizzük: { $file }.

doctor-settings = A beállítások olvashatók; az adatmappa: { $folder }.
doctor-no-installation = Itt még nincs telepítés: { $folder }. A „staffetta serve” létrehozza.
doctor-no-key = Hiányzik innen a titkos kulcs: { $folder }. Tedd vissza a secret-key fájlt egy mentésből, vagy állítsd be a STAFFETTA_SECRET_KEY értékét. Különben a következő indítás új kulcsot készít, és a levelekben lévő linkek 14 napon belül lejárnak.
doctor-no-replaced = A futó szolgáltatás nem ezeket a fájlokat tartja nyitva, mert menet közben kicserélték őket: { $folder }. Most nem fogad lépéseket. Tedd vissza a korábbi fájlokat. Vagy állítsd le a szolgáltatást, futtasd a „staffetta restored” parancsot, amely levélben szól az elveszett lépésekről, és indítsd újra.
doctor-no-driver = Az adatbázis PostgreSQL, de nincs telepítve hozzá a meghajtó. Telepítsd a psycopg csomagot, például innen: deploy/requirements.lock.
doctor-database = Az adatbázis válaszol, táblái naprakészek.
doctor-database-bad = Az adatbázis nem válaszol ({ $why }). Nézd meg a STAFFETTA_DATABASE_URL értékét.
doctor-database-moved = Ez az adatbázis átköltözött egy másikba. Állítsd arra a STAFFETTA_DATABASE_URL értékét.
doctor-database-unfinished = Az ide költözés még nem fejeződött be. Futtasd újra a „staffetta move-database” parancsot a régi adatbázis beállításaival.
doctor-read-only = Ebbe a mappába nem lehet írni, ezért az adatbázis nem nyitható meg: { $folder }. A hibás lemezt a rendszer csak olvashatóvá teszi: előbb ments át mindent egy másik lemezre a „staffetta backup FILE” paranccsal, aztán nézd meg a rendszer naplóját.
doctor-schema-old = A táblák nem ehhez a kiadáshoz valók. A „staffetta serve” frissíti őket.
doctor-schema-newer = A táblák egy későbbi kiadáséi ({ $version }). Telepítsd azt a kiadást, vagy tedd vissza a fájlnak azt a másolatát, amely a frissítés előtt készült (deploy/README.md).
doctor-writes = A lépések és a levelek tárolhatók.
doctor-writes-bad = Nem lehet adatot menteni ({ $why }), és amíg ez így van, a szolgáltatás nem fogad lépést. Szabadíts fel helyet, vagy nézd meg, miért zárolt vagy csak olvasható a lemez vagy az adatbázis.
doctor-disk = Az adatok helyén { $free } MB szabad.
doctor-disk-low = Az adatok helyén már csak { $free } MB szabad. Szabadíts fel helyet, amíg még van.
doctor-files = Az adatbázist, a leveleket és a kulcsokat csak a tulajdonosuk olvashatja.
doctor-files-open = Mások is olvashatják, amit itt tárolunk, például ezt: { $file }. Indítsd újra a szolgáltatást a saját felhasználójával, az lezárja, vagy futtasd a „chmod -R go=” parancsot ezen a mappán: { $folder }
doctor-files-owner = Ennek a fájlnak más a tulajdonosa, mint a mappájának, ezért a szolgáltatás talán nem tudja olvasni: { $file }. Rootként, a chown paranccsal add annak, akié ez a mappa: { $folder }
doctor-mail = A levelezőszerver válaszol.
doctor-mail-file = A levelek csak ebbe a mappába kerülnek, egyik sem megy el: { $folder }.
doctor-mail-bad = A levelek nem adhatók át: { $why }. Nézd meg a STAFFETTA_MAIL_URL értékét.
doctor-inbound-pipe = A válaszok a staffetta mail-in paranccsal érkeznek.
doctor-inbound-lmtp = A válaszok LMTP-n érkeznek: { $at }.
doctor-inbound-bad-lmtp = LMTP-n nem érkezhet válasz: { $at } ({ $why }). Indítsd el a Staffettát, vagy szabadítsd fel a portot, ha más program foglalja.
doctor-inbound-imap = A válaszok postafiókja olvasható: { $at }.
doctor-inbound-bad-imap = A válaszok postafiókja nem olvasható: { $at } ({ $why }). Nézd meg a STAFFETTA_INBOUND_URL értékét.
mail-in-failed = Az üzenetet nem sikerült eltárolni: { $why }. Próbáld újra később.
doctor-sent = Átvették a levelet ide: { $address }; válasz: { $reply }.
doctor-sent-bad = Nem vették át a levelet ide: { $address }; ok: { $why }.
doctor-key = A levelekben lévő minden link a mostani titkos kulccsal készült.
doctor-key-changed = { $count } még működő link készült másik titkos kulccsal; az utolsó még { $days } napig él. Ha nem szándékosan cserélted le a kulcsot, tedd vissza a régit, és indítsd újra a szolgáltatást.
doctor-key-bad = A levelekben { $count } link más titkos kulccsal készült, mint amelyik itt olvasható. Futtasd a szolgáltatásod beállításaival, vagy tedd vissza a jó kulcsot.
doctor-letters = { $waiting } levél vár, { $refused } levelet végleg visszautasítottak.
doctor-letters-held = { $waiting } levél vár, { $refused } levelet végleg visszautasítottak. A levelezőszerver utolsó válasza: { $why }
doctor-ceilings = A mai keretek: levelek idegeneknek { $letters } / { $letters_most }, tárolva { $megabytes } / { $megabytes_most } MB, próbajátékok { $trials } / { $trials_most }.
doctor-ceilings-bad = Mindjárt betelik egy mai keret: levelek idegeneknek { $letters } / { $letters_most }, tárolva { $megabytes } / { $megabytes_most } MB, próbajátékok { $trials } / { $trials_most }. Ami ezen túl van, azt visszautasítjuk; a kereteket a STAFFETTA_LIMITS által megnevezett fájl módosítja.
doctor-clock = Az ütemező legutóbb { $seconds } másodperce futott.
doctor-clock-bad = Az ütemező nem fut. Indítsd el: „staffetta serve” vagy „staffetta clock”.
doctor-clock-elsewhere = Az ütemező { $seconds } másodperce egy másik gépen futott: { $machine }. Ha ez az ottani adatok másolata, előbb állítsd le ott a szolgáltatást, és csak utána indítsd el itt; különben minden levél kétszer megy ki.
doctor-tables = Minden nyitott asztal naplója olyan, ahogyan tároltuk; az utolsó órában { $count } asztalt használtak.
prune-done = Törölve: befejezett játékok levelei: { $letters }; fájlok a mail/ mappában: { $files }; az adatbázis másolatai: { $copies }; otthagyott asztalok: { $tables }; mind { $days } napnál régebbi.
prune-would = Ezek törlődnének, de még semmi sem törlődött: befejezett játékok levelei: { $letters }; fájlok a mail/ mappában: { $files }; az adatbázis másolatai: { $copies }; otthagyott asztalok: { $tables }; mind { $days } napnál régebbi.
prune-sure = Ezt nem lehet visszavonni. Megerősítésül írd be még egyszer: { $age }
prune-not-days = napok száma kell 1 és { $most } között, például 90d
doctor-kept = A befejezett játékok leveleit, a mail/ mappa fájljait és az adatbázis másolatait { $days } napig őrizzük (STAFFETTA_KEEP_DAYS), az otthagyott asztalokat { $left } napig. Törlésre vár: levelek: { $letters }; fájlok: { $files }; másolatok: { $copies }; asztalok: { $tables }.
doctor-tables-bad = Egy asztal naplója megváltozott vagy olvashatatlan: { $tables }. A „staffetta replay” megmondja, mi a baj.
doctor-matches = Minden folyamatban lévő játék olvasható, és minden lépés olyan, amilyennek eltárolták.
doctor-matches-bad = Nem olvasható: { $matches }. A játékosai erről tájékoztatást kapnak; a többi játék megy tovább. Állítsd vissza a sorait egy biztonsági mentésből.
doctor-moves-bad = Megváltozott egy tárolt lépés: { $matches }. A „staffetta replay” megmondja, melyik.
doctor-campaigns = Egyetlen hadjárat sem akadt el.
doctor-campaigns-bad = { $count ->
    [one] Egy hadjárat elakadt: a következő játékát nem sikerült elindítani ({ $tries } próbálkozás). Az ok a naplóban van.
   *[other] { $count } hadjárat elakadt: a következő játékukat nem sikerült elindítani (legfeljebb { $tries } próbálkozás). Az okok a naplóban vannak.
}
doctor-waiting = Lejárt döntések: { $decisions } (legfeljebb { $minutes } perce); megerősítésre váró válaszok: { $replies }; elérhetetlen játékosok: { $unreachable }.
doctor-reached = Elért korlátok, zárójelben a hálózatok vagy címek száma: { $limits }
doctor-reached-none = Senki sem ért el korlátot.
doctor-counts = Játékok: megerősítésre vár { $proposed }, játékosokra vár { $inviting }, folyamatban { $running }, véget ért { $over }, leállítva { $called_off }. Asztalok: { $tables }; idények: { $seasons }.
doctor-backup = Az utolsó mentés { $days ->
    [0] mai.
    [one] { $days } napos.
   *[other] { $days } napos.
}
doctor-backup-none = Még nem készült biztonsági mentés: „staffetta backup FILE”.
doctor-backup-own = A PostgreSQL mentései a pg_dump paranccsal készülnek.
doctor-address = A levelek linkjei így kezdődnek: { $url }.
doctor-address-local = A levelek linkjei így kezdődnek: { $url }. Csak ezen a gépen működnek; állítsd be a STAFFETTA_BASE_URL értékét.
restored-told = { $count ->
    [one] Egy nyitott játék van: a játékosai levelet kapnak róla.
   *[other] { $count } nyitott játék van: a játékosaik levelet kapnak róla.
}

database-move-progress = { $table }: { $done }/{ $rows }
database-move-done = Átköltözött és egyezik: { $rows } sor, { $games } játék. Most állítsd át a STAFFETTA_DATABASE_URL értékét az új adatbázisra, és indítsd el a szolgáltatást. A régi adatbázis érintetlen, de a szolgáltatás azzal már nem indul el.
database-move-in_use = A szolgáltatás már most is ezt az adatbázist használja; semmi sem változott.
database-move-serving = A szolgáltatás fut, vagy kevesebb mint 20 másodperce állt le. Állítsd le, várj egy kicsit, és próbáld újra; semmi sem változott.
database-move-used = Az új adatbázis nem üres, ezért semmi sem változott. Adj meg egy üreset.
database-move-failed = A költözés megszakadt: { $why }. A régi adatbázis érintetlen. Hárítsd el a hibát, és futtasd újra a parancsot; onnan folytatja, ahol abbahagyta.
database-move-different = A két adatbázis eltér egymástól ({ $what }), ezért a szolgáltatás a réginél marad. Ürítsd ki az új adatbázist, és futtasd újra a parancsot.
database-move-meanwhile = Költözés közben elindították a szolgáltatást, ezért az a régi adatbázisnál marad. Állítsd le, és futtasd újra a parancsot.

caution-rehearsal = Be van kapcsolva a STAFFETTA_TEST: ez próbaüzem, ahol az óra átállítható, és a keverések megválaszthatók. Igazi szolgáltatáshoz töröld.
caution-plain_http = A linkek így kezdődnek: { $url }. Így a linkek és az oldalaik titkosítás nélkül mennek át a hálózaton. Használj https:// címet, és tégy elé egy webszervert; példák: deploy/README.md.
caution-no_contact = A STAFFETTA_CONTACT nincs beállítva, ezért az adatvédelmi oldalon nem szerepel, kit lehet kérdezni. Elég egy e-mail-cím, egy webcím vagy néhány szó.
caution-no_proxy = A STAFFETTA_BASE_URL nyilvános cím, de nincs beállítva a STAFFETTA_PROXY. Webszerver mögött így minden látogató egynek látszik, és egyetlen idegen mindenkit kizárhat. Add meg a címet, ahonnan a webszerver csatlakozik; ez többnyire 127.0.0.1.
caution-mail_file = A STAFFETTA_BASE_URL nyilvános cím, de a levelek csak ebbe a mappába kerülnek, és senkihez sem jutnak el: { $folder }. Add meg a levelezőszervert a STAFFETTA_MAIL_URL értékében.
caution-plain_mail = A levelek titkosítás nélkül mennek ide: { $server }. Velük megy minden titkos link is. Tedd hozzá a STAFFETTA_MAIL_URL értékéhez: ?tls=starttls vagy ?tls=ssl.
caution-plain_inbound = A válaszok titkosítás nélkül érkeznek innen, és a postafiók jelszava is így utazik: { $server }. A STAFFETTA_INBOUND_URL értékében használj imaps:// címet vagy ?tls=starttls beállítást.

trial-subject = Próbalevél: Staffetta
trial-text = A levelek megérkeznek. Ezt a „staffetta doctor --send” küldte neked ({ $url }). Nincs vele teendőd.
