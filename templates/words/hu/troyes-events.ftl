# Ami Troyesban történik, ahogy elmeséljük. [none]: a szürke polgárok vagy Le Roy, nevük: `$neutral`.

# --- felállítás és kezdeti elhelyezés ---

event-started = { $seat_is ->
    [none] A kezdőjátékos-kártya Le Roynál van.
    [you] Nálad van a kezdőjátékos-kártya.
   *[other] A kezdőjátékos-kártyát { $seat } kapta.
}
event-dealt = { $seat_is ->
    [you] A titkod: { $characters }.
   *[other] { $seat } titka: { $characters }.
}
event-fanned = A karakterek nyíltan fekszenek, ebben a sorrendben: { $characters }.
event-placed = { $seat_is ->
    [none] A helyére került { $neutral_citizen }: { $space }.
    [you] Elhelyeztél egy polgárt: { $space }.
   *[other] { $seat } elhelyezett egy polgárt: { $space }.
}
event-neutral_placed = Elhelyezett polgárok ({ $neutral }): { $spaces }.

# --- kezdődik a forduló ---

event-round_started = { $seat_is ->
    [none] { $round }. forduló, összesen { $rounds }. Le Roy kezd.
    [you] { $round }. forduló, összesen { $rounds }. Te kezdesz.
   *[other] { $round }. forduló, összesen { $rounds }. { $seat } kezd.
}
event-revealed = Új tevékenységkártyák: { $cards }.
event-income = { $seat_is ->
    [you] Kaptál { $income } dénárt, bérre kifizettél { $wages } dénárt; most { $deniers } dénárod van.
   *[other] { $seat } { $income } dénárt kapott, bérre { $wages } dénárt fizetett; most { $deniers } dénárja van.
}
event-wages_unpaid = { $seat_is ->
    [you] Nem tudtad kifizetni az összes bért (hiányzott { $short } dénár), és { $points } pontot veszítettél.
   *[other] { $seat } nem tudta kifizetni az összes bért (hiányzott { $short } dénár), és { $points } pontot veszített.
}
event-wages_refused = { $seat_is ->
    [you] Nem tudtad kifizetni a béreket; { $count } polgárod nem dolgozik ebben a fordulóban.
   *[other] { $seat } nem tudta kifizetni a béreket; { $count } polgára nem dolgozik ebben a fordulóban.
}
event-workforce = { $seat_is ->
    [none] A dobás ({ $neutral }): { $dice }.
    [you] Dobtál: { $dice }.
   *[other] { $seat } dobott: { $dice }.
}

# --- események ---

event-event_came = Új esemény: { $card }.
event-event_called = Újabb esemény jött: { $card }. Hívta: { $caller_card }.
event-call_chosen = { $seat_is ->
    [you] Te választottad ki az eseményt, amelyet az ellenállás hív: { $card }.
   *[other] { $seat } választotta ki az eseményt, amelyet az ellenállás hív: { $card }.
}
event-event_rolled = Esemény: { $card }. A fekete kocka száma: { $number }.
event-citizen_came = Esemény: { $card }. Jött { $neutral_citizen }: { $space }.
event-citizen_kept_out = Esemény: { $card }. Senki sem jött, mert akit kiszorítana, védett ({ $building }).
event-citizens_used_up = Esemény: { $card }. Senki sem jött, mert elfogytak a szürke polgárok.
event-expelled = { $seat_is ->
    [none] Kiszorítottak { $neutral_acc }: { $space }.
    [you] Kiszorították egy polgárodat: { $space }.
   *[other] Kiszorították { $seat } egy polgárát: { $space }.
}
event-lost_deniers = { $seat_is ->
    [you] Esemény: { $card }. Elveszítettél { $deniers } dénárt.
   *[other] Esemény: { $card }. { $seat } { $deniers } dénárt veszített.
}
event-lost_influence = { $seat_is ->
    [you] Esemény: { $card }. Elveszítettél { $influence } befolyást.
   *[other] Esemény: { $card }. { $seat } { $influence } befolyást veszített.
}
event-fell_short = { $seat_is ->
    [you] Esemény: { $card }. Nem volt elég, amit adnod kellett volna, ezért { $points } pontot veszítettél.
   *[other] Esemény: { $card }. { $seat } nem tudta megadni, amit kellett, ezért { $points } pontot veszített.
}
event-work_undone = { $seat_is ->
    [none] Esemény: { $card }. Egy fakocka ({ $neutral }) lekerült a katedrálisról ({ $level }. szint, { $number }. hely).
    [you] Esemény: { $card }. Egy fakockád lekerült a katedrálisról ({ $level }. szint, { $number }. hely).
   *[other] Esemény: { $card }. { $seat } egy fakockája lekerült a katedrálisról ({ $level }. szint, { $number }. hely).
}
event-work_spared = Esemény: { $card }. A legértékesebb fakocka ({ $neutral }) a katedrálison marad ({ $level }. szint, { $number }. hely).
event-work_added = Esemény: { $card }. Egy fakocka ({ $neutral }) került a katedrálisra ({ $level }. szint, { $number }. hely).
event-flagged = { $seat_is ->
    [none] Esemény: { $card }. Rákerült { $count } fakocka ({ $neutral }).
    [you] Esemény: { $card }. Rátettél { $count } fakockát.
   *[other] Esemény: { $card }. { $seat } rátett { $count } fakockát.
}
event-event_influence = { $seat_is ->
    [none] Kapott befolyás ({ $neutral }): { $influence } ({ $card }).
    [you] Kaptál { $influence } befolyást ({ $card }).
   *[other] { $seat } { $influence } befolyást kapott ({ $card }).
}
event-black_rolled = { $seat_is ->
    [none] Le Roy dobott a fekete kockákkal: { $numbers }.
    [you] Dobtál a fekete kockákkal: { $numbers }.
   *[other] { $seat } dobott a fekete kockákkal: { $numbers }.
}
event-countered = { $seat_is ->
    [you] Kivédted { $dice_ins } a fekete kockákat: { $numbers }. Kaptál { $influence } befolyást.
   *[other] { $seat } kivédte { $dice_ins } a fekete kockákat: { $numbers }. Kapott { $influence } befolyást.
}
event-suffered = { $seat_is ->
    [you] Nem tudtad kivédeni a fekete kockát ({ $number }), és { $points } pontot veszítettél.
   *[other] { $seat } nem tudta kivédeni a fekete kockát ({ $number }), és { $points } pontot veszített.
}

# --- befolyás ---

event-rerolled = { $seat_is ->
    [you] Újradobtál egy kockát: { $old_die } → { $die }.
   *[other] { $seat } újradobott egy kockát: { $old_die } → { $die }.
}
event-recruited = { $seat_is ->
    [you] Toboroztál egy polgárt.
   *[other] { $seat } toborzott egy polgárt.
}
event-flipped = { $seat_is ->
    [you] Átfordítottál kockákat: { $old_dice } → { $dice }.
   *[other] { $seat } átfordított kockákat: { $old_dice } → { $dice }.
}

# --- akciók ---

event-bought = { $seat_is ->
    [you] { $deniers } dénárért kockát vettél: { $dice }.
   *[other] { $seat } { $deniers } dénárért kockát vett: { $dice }.
}
event-sold = { $seat_is ->
    [none] A bank { $deniers } dénárt kapott a kockákért.
    [you] { $buyer_seat } { $deniers } dénárt fizetett neked a kockáidért.
   *[other] { $buyer_seat_is ->
        [you] { $seat } { $deniers } dénárt kapott tőled a kockáiért.
       *[other] { $buyer_seat } { $deniers } dénárt fizetett a kockákért; { $seat } kapta.
    }
}
event-cube_spent = { $seat_is ->
    [you] Elhasználtad e lap egy fakockáját: { $card }.
   *[other] { $seat } elhasználta e lap egy fakockáját: { $card }.
}
event-moved_from_space = { $seat_is ->
    [you] Egy polgárod elment a helyéről: { $space }.
   *[other] { $seat } egy polgára elment a helyéről: { $space }.
}
event-moved_from_card = { $seat_is ->
    [you] A kereskedőd elment egy lapról: { $card }.
   *[other] { $seat } kereskedője elment egy lapról: { $card }.
}
event-moved_lying = { $seat_is ->
    [you] Felkelt egy kiszorított polgárod ({ $building }).
   *[other] { $seat } egy kiszorított polgára felkelt ({ $building }).
}
event-hired = { $seat_is ->
    [you] Felfogadtál egy kereskedőt: { $card } ({ $deniers } dénár, a végén { $points } pont).
   *[other] { $seat } felfogadott egy kereskedőt: { $card } ({ $deniers } dénár, a végén { $points } pont).
}
event-activated = { $seat_is ->
    [you] Aktiváltad { $card_acc } { $dice_ins } (érték: { $value }, { $uses } felhasználás).
   *[other] { $seat } aktiválta { $card_acc } { $dice_ins } (érték: { $value }, { $uses } felhasználás).
}
event-stored = { $seat_is ->
    [you] Félretettél { $count } fakockát erre a lapra: { $card }.
   *[other] { $seat } félretett { $count } fakockát erre a lapra: { $card }.
}
event-paid = { $seat_is ->
    [you] Fizettél { $influence ->
        [0] { $deniers } dénárt
       *[other] { $influence } befolyást
    } ({ $card }).
   *[other] { $seat } { $influence ->
        [0] { $deniers } dénárt
       *[other] { $influence } befolyást
    } fizetett ({ $card }).
}
event-gained_deniers = { $seat_is ->
    [you] Kaptál { $deniers } dénárt ({ $card }).
   *[other] { $seat } { $deniers } dénárt kapott ({ $card }).
}
event-gained_influence = { $seat_is ->
    [you] Kaptál { $influence } befolyást ({ $card }).
   *[other] { $seat } { $influence } befolyást kapott ({ $card }).
}
event-gained_points = { $seat_is ->
    [you] Kaptál { $points } pontot ({ $card }).
   *[other] { $seat } { $points } pontot kapott ({ $card }).
}
event-gained_nothing = { $seat_is ->
    [you] Semmit sem hozott neked: { $card }.
   *[other] { $seat } semmit sem kapott ({ $card }).
}
event-taxed = { $payer_seat_is ->
    [none] { $seat_is ->
        [you] A bank { $deniers } dénárt fizetett neked ({ $card }).
       *[other] { $seat } { $deniers } dénárt kapott a banktól ({ $card }).
    }
    [you] { $seat } { $deniers } dénárt kapott tőled ({ $card }).
   *[other] { $seat_is ->
        [you] { $payer_seat } { $deniers } dénárt fizetett neked ({ $card }).
       *[other] { $payer_seat } { $deniers } dénárt fizetett; { $seat } kapta ({ $card }).
    }
}
event-archer_rolled = { $seat_is ->
    [you] Az íjászaid dobása: { $numbers }; { $count } talált.
   *[other] { $seat } íjászainak dobása: { $numbers }; { $count } talált.
}
event-gave_up = { $seat_is ->
    [you] Nem raktál le minden fakockát ({ $card }), { $count } megmaradt.
   *[other] { $seat } nem rakott le minden fakockát ({ $card }), { $count } megmaradt.
}
event-built = { $seat_is ->
    [you] Építettél a katedrálison { $dice_ins } (helyek: { $numbers }, szintek: { $levels }). Kaptál { $points } pontot és { $influence } befolyást.
   *[other] { $seat } épített a katedrálison { $dice_ins } (helyek: { $numbers }, szintek: { $levels }). Kapott { $points } pontot és { $influence } befolyást.
}
event-fought = { $seat_is ->
    [you] Harcoltál { $card_def } ellen { $dice_ins } (érték: { $value }, { $count } fakocka).
   *[other] { $seat } harcolt { $card_def } ellen { $dice_ins } (érték: { $value }, { $count } fakocka).
}
event-entered = { $seat_is ->
    [you] Polgárod új helye: { $space } ({ $die }).
   *[other] { $seat } polgárának új helye: { $space } ({ $die }).
}
event-farmed = { $seat_is ->
    [you] Földet műveltél { $dice_ins } (érték: { $value }). Kaptál { $deniers } dénárt.
   *[other] { $seat } földet művelt { $dice_ins } (érték: { $value }). Kapott { $deniers } dénárt.
}
event-passed = { $seat_is ->
    [you] Passzoltál; { $deniers } dénár került a városrészedbe.
   *[other] { $seat } passzolt; { $deniers } dénár került a városrészébe.
}
event-waited = { $seat_is ->
    [you] Már passzoltál; még { $deniers } dénár került félre.
   *[other] { $seat } már passzolt; még { $deniers } dénár került félre.
}

# --- leküzdött esemény ---

event-event_filled = Leküzdve: { $card }.
event-event_points = { $seat_is ->
    [none] Kapott pont ({ $neutral }): { $points } ({ $card }).
    [you] Kaptál { $points } pontot ({ $card }).
   *[other] { $seat } { $points } pontot kapott ({ $card }).
}
event-event_taken = { $seat_is ->
    [none] A lap kikerült ({ $neutral }): { $card }.
    [you] Tiéd a lap: { $card }.
   *[other] { $seat } elvitte a lapot: { $card }.
}
event-event_burned = A szürke fakockák vezettek, a lap kikerül a játékból: { $card }.
event-marauding_cleared = A fosztogatásról lekerült minden fakocka, az esemény marad.
event-cube_lost = { $seat_is ->
    [none] Lekerült egy fakocka ({ $neutral }): { $card }.
    [you] Lekerült egy fakockád: { $card }.
   *[other] Lekerült { $seat } egy fakockája: { $card }.
}

# --- a forduló és a játék vége ---

event-pouch_taken = { $seat_is ->
    [you] Elvettél a városrészedből { $deniers } dénárt.
   *[other] { $seat } elvett a városrészéből { $deniers } dénárt.
}
event-characters_shown = A játék karakterei: { $characters }.
event-scored = { $seat_is ->
    [you] A pontszámod { $score }: jelzők { $tokens }, események a fakockáiddal { $marked }, kereskedők { $tradesmen }, üres katedrálisszintek { $levels }, karakterek { $rewards }.
   *[other] { $seat } pontszáma { $score }: jelzők { $tokens }, események a fakockáival { $marked }, kereskedők { $tradesmen }, üres katedrálisszintek { $levels }, karakterek { $rewards }.
}
event-game_over = { $seats_is ->
    [none] Le Roy nyert: { $reason }.
    [you] Megnyerted a játékot: { $reason }.
    [among] Közösen győztetek, veled együtt nyert { $seats_others }: { $reason }.
   *[other] { $seats_count ->
        [one] { $seats } megnyerte a játékot: { $reason }.
       *[other] { $seats } közösen győzött: { $reason }.
    }
}

# --- a király ---

event-roy_rolled = Le Roy dobása: { $numbers }, összesen { $total }.
event-roy_bought = { $seat_is ->
    [you] Le Roy { $deniers } dénárért megvette a kockádat: { $die }.
   *[other] Le Roy { $deniers } dénárért megvette { $seat } kockáját: { $die }.
}
event-roy_used = Le Roy ezeket használta: { $dice }.
event-roy_gained = Le Roy { $points } pontot kapott.
event-roy_entered = Le Roy elhelyezett egy polgárt: { $space }.
event-roy_countered = Le Roy kivédett egy fekete kockát ({ $number }) { $dice_ins }.
event-roy_fought = Le Roy leküzdötte { $card_acc } ({ $count } fakockával).
event-roy_hired = Le Roy kereskedője itt áll: { $card } (a végén { $points } pont).
event-roy_built = Le Roy épített a katedrálison ({ $level }. szint, { $number }. hely), és 1 pontot kapott.
event-roy_scored = { $seat_is ->
    [you] Értékelve: { $character }. Te: { $points }, Le Roy: { $roy_points }.
   *[other] Értékelve: { $character }. { $seat }: { $points }, Le Roy: { $roy_points }.
}
event-roy_idle = Le Roy semmit sem tehetett.
event-roy_final = Le Roy pontszáma { $score }: jelzők { $tokens }, események a fakockáival { $marked }, kereskedők { $tradesmen }, üres katedrálisszintek { $levels }, karakterek { $rewards }.

neutral-grey = szürke
    .citizen = egy szürke polgár
    .acc = egy szürke polgárt
neutral-le_roy = Le Roy
    .citizen = Le Roy egy polgára
    .acc = Le Roy egy polgárát
