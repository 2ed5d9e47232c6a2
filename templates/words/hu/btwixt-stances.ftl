# Hozzáállás egy fordulóban: utasítás egyetlen érintéssel, és a kikötései.

stance-by-card = Laponként döntök
stance-kneel-round = Kimaradok
stance-raise = Olcsón élre állok (legfeljebb { $count })
stance-raise-behind = Letérdelek, ha { $count } befolyással lemaradok

order-raise = A lehető legolcsóbban veszem át a vezetést
order-most = Az összbefolyásom sosem több, mint { $count }
order-part-most = Az összbefolyásom sosem több, mint
order-why-limit = ezen a határon belül egyik lapoddal sem kerülhettél volna az élre
order-why-odd_round = a forduló egyik szabálya megváltoztatja, mennyit érnek a lapok
order-why-unopposed = { $count } volt az előnyöd, és más már nem játszhatott ki lapot

order-topic-rounds = Minden fordulóban

stance-every-round = Mindig élre állok (legfeljebb { $count }); fontos fordulóban kérdezzetek meg

order-by-card = Laponként döntök, mindig kérdezzetek meg
order-every-round = Minden fordulóban a lehető legolcsóbban veszem át a vezetést (0: kimaradok)
order-stay-out = Kimaradok
order-ask = Mégis kérdezzetek meg, ha: { $matters }
order-overtaken = Mégis kérdezzetek meg, ha valaki több mint { $count } befolyással előttem jár
order-below = Mégis kérdezzetek meg, ha { $count } lapnál kevesebb van a kezemben

order-part-ask = Mégis kérdezzetek meg, ha
order-part-overtaken = Mégis kérdezzetek meg, ha valaki ennél több befolyással jár előttem
order-part-below = Mégis kérdezzetek meg, ha ennél kevesebb lap van a kezemben

matter-last = ez a játék utolsó fordulója

order-why-by_card = azt kérted, hogy minden lapnál kérdezzünk meg
order-why-few_cards = csak { $count } lap van a kezedben
order-why-last_round = ez a játék utolsó fordulója
order-why-no_plain_card = minden lapodnak van valamilyen külön hatása
order-why-overtaken = { $seat } { $count } befolyással előtted járt

refusal-order_no_limit = Mondd meg, meddig mész el: ide egész szám kell, legfeljebb { $most }.

new-plans = Mindenkit egyszerre kérdezünk, amikor egy forduló kezdődik (ajánljuk)
new-plans-how = Mindenki egy levelet kap, és megmondja, meddig megy el; a lapok aztán sorban kerülnek az asztalra, ki-ki a maga körében.
