# Hozzáállás egy fordulóban: utasítás egyetlen érintéssel, és a kikötései.

stance-kneel-round = Kimaradok
stance-raise = Olcsón élre állok (legfeljebb { $count })
stance-raise-behind = Letérdelek, ha { $count } befolyással lemaradok

order-raise = A lehető legolcsóbban veszem át a vezetést
order-most = Az összbefolyásom sosem több, mint { $count }
order-part-most = Az összbefolyásom sosem több, mint
order-why-limit = ezen a határon belül egyik lapoddal sem kerülhettél volna az élre
order-why-odd_round = a forduló egyik szabálya megváltoztatja, mennyit érnek a lapok

order-topic-rounds = Minden fordulóban

stance-every-round = Mindig élre állok (legfeljebb { $count }); fontos fordulóban kérdezzetek meg

order-every-round = Minden fordulóban a lehető legolcsóbban veszem át a vezetést (0: kimaradok)
order-overtaken = Mégis kérdezzetek meg, ha valaki több mint { $count } befolyással előttem jár

order-part-overtaken = Mégis kérdezzetek meg, ha valaki ennél több befolyással jár előttem

matter-last = ez a játék utolsó fordulója

order-why-last_round = ez a játék utolsó fordulója
order-why-no_plain_card = minden lapodnak van valamilyen külön hatása
order-why-overtaken = { $seat } { $count } befolyással előtted járt

new-plans = Mindenkit egyszerre kérdezünk, amikor egy forduló kezdődik (ajánljuk)
