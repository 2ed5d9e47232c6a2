# A Condottiere család pontozólapjai.

paper-map = Térkép
paper-map-about = Játszani rajta, az összes határral.
paper-campaign = Hadjáratlap
paper-campaign-about = Pontok játékról játékra, a célig.
form-battles = Az ütközetek
form-site = Helyszín
form-winner = Győztes
form-holder = Ki választ
form-strengths = Minden jel alá annak a csatasornak az ereje kerül.
form-regions = A régiók
form-owned = Színezd ki a régiót a gazdája színével, vagy rajzold bele ceruzával a jelét.
form-count = Összes régió
form-chain = Leghosszabb lánc
photo-region = { $number }. régió: a száma
photo-began = 1, ha ő kezdett
photo-place = Helyezés a végén: a győztesé 1
form-game = Játék
form-campaign = { $game }: hadjáratlap
form-target = { $target ->
    [0] A cél: __________ pont, például 20 vagy 30.
   *[other] A cél: { $target } pont.
}
form-ways = Minden jel alatt: e játék pontjai | az eddigi összes.
form-marker-holder = Condottiere-jelző
