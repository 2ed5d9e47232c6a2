# Hozzáállás egy ütközetben: utasítás egyetlen érintéssel, és a kikötései.

stance-pass-battle = Kimaradok
stance-up-to = Olcsón élre állok, legfeljebb { $count } erővel

order-up-to = A lehető legolcsóbban veszem át a vezetést
order-most = A csatasorom ereje sosem több, mint { $count }
order-part-most = A csatasorom ereje sosem több, mint
order-why-limit = legfeljebb { $count } erővel nem kerülhettél volna az élre

order-topic-battles = Minden ütközetben

stance-every-battle = Mindig élre állok, legfeljebb { $count } erővel; fontos ütközetben kérdezzetek meg

order-every-battle = Minden ütközetben a lehető legolcsóbban veszem át a vezetést (0: kimaradok)

matter-winning = itt véget érhet a játék
matter-attacked = engem támadnak meg

order-why-winning = itt véget érhet a játék
order-why-attacked = megtámadtak
order-why-no_army = egyik lapod sem ad önmagában erőt

# --- Végleges válaszok: minden kérdés egyszer.

order-topic-siting = A következő ütközet helye
order-sites = A lista első megtámadható helyét támadom meg
order-part-besiege = Helyek, a legfontosabb elöl
order-ask-first = Kérdezzetek meg, mielőtt ezt támadom meg: { $regions }
order-why-taken_since = { $seat } megszerezte ezt, amióta a listát megadtad: { $region }
order-why-no_site = a listád egyik helye sem támadható meg

stance-sites = Mindig ebben a sorrendben: { $regions }
stance-discard-always = Mindig bedobom a lapjaimat
stance-keep-always = Mindig megtartom a lapjaimat
stance-retain-highest = Mindig a legerősebb lapokat tartom meg
stance-retain-none = Sohasem tartok meg semmit
stance-draw-most = Mindig annyit húzok, amennyit lehet
stance-draw-none = Sohasem húzok

refusal-order_no_site = Válassz legalább egy helyet.
refusal-order_sites_long = Egy listán legfeljebb { $most } hely állhat.

new-plans = Mindenkit egyszerre kérdezünk, amikor egy ütközet kezdődik (ajánljuk)
