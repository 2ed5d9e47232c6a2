# A bejárat: gombok, amelyek tesznek valamit, és gombok, amelyek visszavezetnek.

form-unsure = Még nem történt semmi. Ez a gomb való rá: „{ $button }”.
form-leave = Hagyom így
orders-cancel = Az utasítás visszavonása
