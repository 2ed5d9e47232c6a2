# --- verify: melyik kód volt
verify-code = A keverés ellenőrző kódja ebben a fájlban: { $code }
verify-words = Ezt a titkot a szerver szava és { $count } játékos szava adja. A szerver szava megvolt, mielőtt bárki csatlakozott; a kódja, amely a meghívókban állt: { $code }
verify-compared = Ez az a kód, amelyet megadtál: a keverések azok, amelyek az első kör előtt eldőltek.
verify-not_compared = Nem volt mivel összehasonlítani: aki kitalál egy fájlt, a kódját is kitalálhatja. Hasonlítsd össze azzal, amely a játék első levelének apró betűs részében áll, vagy add meg így: --fingerprint KÓD.
verify-other_code = Ez egy másik játék: a fájl ellenőrző kódja { $code }, a tiéd { $given }.
verify-not_a_code = Az ellenőrző kód 64 jegyű: számjegyek 0-tól 9-ig és betűk a-tól f-ig. A leveleid apró betűs részében áll.

# --- person: amit valakiről őrzünk, elmondva vagy törölve
letter-left-intro = { $name } végleg elhagyta ezt a szervert, a nevét és a címét töröltük. Azon a helyen azonnal az alapértelmezett lépés történik, hogy senkinek ne kelljen várnia. A házigazdai oldaladon másnak adhatod a helyet, vagy a gépnek, ha ebben a játékban van gépi játékos:
person-unknown = Erről a címről nem őrzünk itt semmit: { $address }
person-sure = Minden törlődik, ami ehhez a címhez köthető: { $address }. A lépések név nélkül megmaradnak. Ezt nem lehet visszavonni. Megerősítésül írd be még egyszer a címet:
person-erased = Törölve. Helyek: { $seats }, ebből még tartó játékban: { $open }; levelek a levélmappában: { $files }. A korábbi biztonsági mentések még őrzik ezt a személyt.
person-stays = Ami megmarad: a lépések név nélkül; a levelek mások postafiókjában; és az asztaloknál és idényekben beírt nevek, amelyekhez nem tartozik cím. Ha egy ilyen nevet is törölnél, add hozzá: --name NÉV.
person-unnamed = A név { $count } előfordulása törlődött az asztaloknál és az idényekben. Ami megmarad: a lépések név nélkül, és a levelek mások postafiókjában.
person-copies = Az adatbázis régebbi másolatai még őrzik a címet: { $files }. Töröld őket, ha már nincs rájuk szükséged.
person-shown = { $count } játék.{ $status ->
    [barred] {" "}Ezt a címet kitiltottad: nem hívható meg.
    [unwilling] {" "}Ennek a címnek a gazdája nem kér meghívót.
   *[none] {""}
  }
person-barred = Ezzel a címmel többé senki sem hívható meg, nem lehet házigazda, és nem kérhet helyet: { $address }. A hozzá tartozó játékok mennek tovább.
person-lifted = Ez a cím már nincs kitiltva: { $address }.
person-merge-sure = Minden hely átkerül egyik címről a másikra, és új linket kap: { $former } → { $address }. A régi linkek érvényüket vesztik. Megerősítésül írd be még egyszer az első címet:
person-merged = { $count } hely átkerült az új címre, új linkkel: { $address }.
person-new-links = { $count ->
    [one] Egy levél van úton az új linkkel.
   *[other] { $count } levél van úton az új linkekkel.
  }
