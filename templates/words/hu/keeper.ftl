# --- verify: melyik kód volt
verify-code = A keverés ellenőrző kódja ebben a fájlban: { $code }
verify-compared = Ez az a kód, amelyet megadtál: a keverések azok, amelyek az első kör előtt eldőltek.
verify-not_compared = Nem volt mivel összehasonlítani: aki fájlt költ, a kódját is kiköltheti. Hasonlítsd össze azzal, amely a játék első levelének apró betűs részében áll, vagy add meg így: --fingerprint KÓD.
verify-other_code = Ez egy másik játék: a fájl ellenőrző kódja { $code }, a tiéd { $given }.
verify-not_a_code = Az ellenőrző kód 64 jegyű: számjegyek 0-tól 9-ig és betűk a-tól f-ig. A leveleid apró betűs részében áll.
