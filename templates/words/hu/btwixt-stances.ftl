# Hozzáállás egy fordulóban: utasítás egyetlen érintéssel, és a kikötései.

stance-by-card = Lapról lapra
stance-kneel-round = Kimaradok
stance-raise = Emelek, legfeljebb { $count }
stance-raise-behind = Letérdelek { $count } hátránynál

order-raise = A lehető legolcsóbban veszem át a vezetést
order-most = Az összbefolyásom sosem több, mint { $count }
order-part-most = Az összbefolyásom sosem több, mint
order-why-limit = ezen a határon belül egyik lapoddal sem vezethettél volna
order-why-odd_round = a forduló egyik szabálya megváltoztatja, mennyit érnek a lapok
order-why-unopposed = { $count } befolyással vezettél, és más már nem játszhatott ki lapot

order-topic-rounds = Minden fordulóban

stance-every-round = Minden fordulóban legfeljebb { $count }, de kevés lapnál kérdezzetek meg

order-by-card = Lapról lapra, mindig engem kérdezzetek
order-every-round = Minden fordulóban a lehető legolcsóbban veszem át a vezetést (0: kimaradok)
order-stay-out = Kimaradok
order-overtaken = Mégis kérdezzetek meg, ha valaki több mint { $count } befolyással előttem jár
order-below = Mégis kérdezzetek meg, ha { $count } lapnál kevesebb van a kezemben

order-part-overtaken = Mégis kérdezzetek meg, ha valaki ennél több befolyással jár előttem
order-part-below = Mégis kérdezzetek meg, ha ennél kevesebb lap van a kezemben

order-why-by_card = azt kérted, hogy minden lapnál téged kérdezzünk
order-why-few_cards = csak { $count } lap van a kezedben
order-why-no_plain_card = minden lapod többet tesz annál, hogy számít
order-why-overtaken = { $seat } { $count } befolyással előtted járt

refusal-order_no_limit = Mondd meg, meddig menjünk el: egész számot adj meg, legfeljebb ennyit: { $most }.

new-plans = Mindenkit egyszerre kérdezünk, amikor egy forduló kezdődik (ajánljuk)
new-plans-how = Mindenki egy levelet kap, és megmondja, meddig megy el; a lapok aztán sorban kerülnek az asztalra.
