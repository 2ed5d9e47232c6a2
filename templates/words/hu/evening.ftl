# Egy társasest vége az igazi dobozzal: a következő játék, ami megmarad, az idény többi játéka.

next-again = Még egyszer
next-other = Másik játék
next-title = Mi legyen a következő?
next-text = Mindenkinek megmarad a telefonja és a helye: senkinek sem kell újra beolvasnia semmit, és a nagy képernyő is átvált az új játékra.
next-wait = Hagyd nyitva ezt az oldalt: ha a házigazda elindítja a következő játékot, itt jelenik meg, és a helyed is megmarad.
next-former = Az előző játék: { $game }

# --- the count, and what is kept
evening-count = A végső számolás
evening-skip = Lássuk a győztest
evening-title = Fénykép és helyszín
evening-text = A képet csak te látod, és azok a telefonok, amelyeknek helyük van az asztalnál. Kicsiben tároljuk, a kamera adatai (például a helyadatok) nélkül, és 400 nap múlva, vagy amikor csak akarod, töröljük. A helyszín rákerül az oklevélre, a plakátra és a BG Stats-fájlba.
evening-place = Hol játszottatok?
evening-photo = Egy fénykép az estéről
evening-photo-other = Másik fénykép
evening-photo-alt = Az este az asztalnál
evening-button = Megőrzöm
evening-delete = A kép törlése
photo_unreadable = Ezt a fájlt nem tudjuk képként megnyitni. JPEG, PNG vagy WebP legyen.
photo_too_large = Ez a kép túl nagy. Próbáld kisebbel.

# --- the table goes on by mail
evening-by_mail = Folytatás levélben

# --- plays from BG Stats
import-title = Játékok a BG Statsból
import-intro = A BG Statsban ossz meg egy vagy több játékot, és itt válaszd ki a fájlt. Mielőtt bármi beleszámítana, megmutatjuk, mi van benne.
import-file = A fájl (.bgsplay)
import-look = Nézzük meg
import-found = { $count ->
    [0] Ebben a fájlban nincs semmi új.
   *[other] { $count } játék számíthat bele ebbe az idénybe:
}
import-counted = { $count } játék már itt van, kétszer nem számít.
import-unread = { $count } játék nem olvasható.
import-people = Ki kicsoda ebben az idényben?
import-newcomer = új játékos
import-button = { $count ->
    [1] Számítson bele
   *[other] Mind a { $count } számítson bele
}
not_a_shared_file = Ez nem a BG Statsból megosztott fájl.
too_many_plays = Ebben a fájlban több mint 200 játék van. Ossz meg egyszerre kevesebbet.
no_plays = Ebben a fájlban nincs olvasható játék.
