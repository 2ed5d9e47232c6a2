# Trónok harca: B’Twixt: a játék szavai. Saját szavaink, a kiadó szövege nélkül.
# Az üres helyek a motor tényei. `$x_seat` egy játékos, `$x_seat_is` megmondja, az olvasó-e (you,
# other, none). Egy tanácsot a két vezére nevez meg: `$council_seats_is` az olvasóé esetén `among`,
# és akkor `$council_seats_others` a szomszéd, akivel közös. Név végére sosem kerül rag.

game-title-btwixt = Trónok harca: B’Twixt
game-short-btwixt = B’Twixt
game-about-btwixt = Mindkét szomszédoddal közös tanácsod van, és szövetségesekért licitálsz; a végén a gyengébb tanácsod számít.

side-left = bal oldali tanács
    .into = bal oldali tanácsomba
    .yours = bal oldali tanácsodba
side-right = jobb oldali tanács
    .into = jobb oldali tanácsomba
    .yours = jobb oldali tanácsodba

# --- fázisok: név, kérdés az olvasóhoz, akire várunk ---

phase-first = A kezdőjátékos megnevezése
phase-leader = Vezérválasztás
phase-play = Licitálás
phase-ally = A szövetséges elhelyezése
phase-token = Hatalomjelző elhelyezése
phase-target = Vezér megnevezése
phase-bid = Lap választása egy licitből
phase-discard = Lap eldobása
phase-give = Lap átadása
phase-council = Tanács választása
phase-move = Szövetséges áthelyezése
phase-shift = Hatalomjelző áthelyezése
phase-correct = Egy lap hatásának elvégzése
phase-over = A játék véget ért

prompt-first = Ki legyen a kezdőjátékos?
prompt-leader = Melyik vezérrel játszol?
prompt-play = { $ally }, hatalma { $power }: emeled a licited, vagy letérdelsz?
prompt-ally = { $target_seat_is ->
    [other] { $target_seat } melyik tanácsába kerüljön { $ally }?
   *[you] Tiéd lett: { $ally }. Melyik tanácsodba kerüljön?
}
prompt-token = Melyik tanácsodba kerüljön a hatalomjelző?
prompt-target = { $source }: { $do_id ->
    [force_kneel] ki térdeljen le?
    [copy_bid_card] kinek a licitjéből másolsz?
    [return_bid_card] kinek a licitjéből küldesz vissza lapot?
    [discard_bid_card] kinek a licitjéből dobsz el lapot?
    [swap_bid_cards] kinek a licitjével cserélsz?
    [discard_hand] ki dobjon el lapot?
    [transfer_hand] kire gondolsz?
    [draw_cards] ki húzzon?
    [modify_total] kinek a befolyása változzon?
   *[other] melyik vezérre gondolsz?
}
prompt-bid = { $source }: { $target_seat_is ->
    [other] { $target_seat } licitjéből
   *[you] a licitedből
} melyik lapot választod?
prompt-discard = { $source }: melyik lapot dobod el?
prompt-give = { $source }: melyik lapot adod át?
prompt-council = { $source }: melyik tanácsba nézel bele?
prompt-move = { $source }: melyik szövetséges menjen, és hová?
prompt-shift = { $source }: melyik hatalomjelző menjen, és hová?
prompt-correct = { $source }: a nyomtatott lap mondja meg, mit tesz. Végezd el itt kézzel.

waiting-first = Akire várunk: { $seats } (a kezdőjátékos megnevezése)
waiting-leader = Akire várunk: { $seats } (vezérválasztás)
waiting-play = Akire várunk: { $seats } (kijátszás vagy térdelés)
waiting-ally = Akire várunk: { $seats } (a szövetséges elhelyezése)
waiting-token = Akire várunk: { $seats } (egy hatalomjelző elhelyezése)
waiting-target = Akire várunk: { $seats } (egy vezér megnevezése)
waiting-bid = Akire várunk: { $seats } (egy lap kiválasztása egy licitből)
waiting-discard = Akire várunk: { $seats } (lapdobás)
waiting-give = Akire várunk: { $seats } (egy lap átadása)
waiting-council = Akire várunk: { $seats } (egy tanács kiválasztása)
waiting-move = Akire várunk: { $seats } (egy szövetséges áthelyezése)
waiting-shift = Akire várunk: { $seats } (egy hatalomjelző áthelyezése)
waiting-correct = Akire várunk: { $seats } (egy lap hatásának elvégzése)

# --- mit lehet tenni: gomb, fejléc, és hogy mi történik, ha megnyomod ---

group-first = A kezdőjátékos
group-leaders = A vezéred
group-cards = Egy lap kijátszása
group-kneel = Vagy térdelés
group-ally = A szövetséges helye
group-token = A hatalomjelző helye
group-leaders_at_table = Egy vezér
group-bid_cards = Egy lap
group-hand = Egy lap a kezedből
group-councils = Egy tanács
group-moves = Mi menjen, és hová
group-corrections = Kézi változtatások

action-first = { $seat_is ->
    [you] Én kezdek
   *[other] { $seat } kezd
}
action-leader = { $leader }
action-leader_random = Sorsolást kérek
action-kneel = Letérdelek
action-ally = { $winner_seat_is ->
    [you] A { $side_into } (szomszéd: { $council_seats_others })
   *[other] { $council_seats_is ->
        [among] A közös tanácsunkba ({ $council_seats_others } és én)
       *[other] { $council_seats } tanácsába
    }
}
action-token = A { $side_into } (szomszéd: { $council_seats_others })
action-target = { $seat_is ->
    [you] Én
   *[other] { $seat }
}
action-bid = { $card }{ $copy ->
    [one] { "" }
   *[other] {" "}({ $copy }.)
}
action-discard = Eldobom: { $card }
action-give = Átadom: { $card }
action-council = { $council_seats_is ->
    [among] A közös tanácsunk ({ $council_seats_others } és én)
   *[other] { $council_seats } tanácsa
}
action-move = { $ally } → { $to_council_seats_is ->
    [among] a közös tanácsunk ({ $to_council_seats_others } és én)
   *[other] { $to_council_seats } tanácsa
}
action-shift = { $council_seats_is ->
    [among] A közös tanácsunk ({ $council_seats_others } és én)
   *[other] { $council_seats } tanácsa
} → { $to_council_seats_is ->
    [among] a közös tanácsunk ({ $to_council_seats_others } és én)
   *[other] { $to_council_seats } tanácsa
}
action-shift_known = { $token }: { $council_seats_is ->
    [among] a közös tanácsunk ({ $council_seats_others } és én)
   *[other] { $council_seats } tanácsa
} → { $to_council_seats_is ->
    [among] a közös tanácsunk ({ $to_council_seats_others } és én)
   *[other] { $to_council_seats } tanácsa
}
action-shift_supply = { $council_seats_is ->
    [among] A közös tanácsunk ({ $council_seats_others } és én)
   *[other] { $council_seats } tanácsa
} → készlet
action-shift_known_supply = { $token }: { $council_seats_is ->
    [among] a közös tanácsunk ({ $council_seats_others } és én)
   *[other] { $council_seats } tanácsa
} → készlet
action-correct_total = { $seat } befolyása: { $delta }
action-correct_power = { $council_seats } tanácsának hatalma: { $delta }
action-correct_kneel = { $seat } letérdel
action-correct_stand = { $seat } feláll
action-correct_ally = { $ally } → { $to_council_seats } tanácsa
action-correct_token = Egy jelző: { $council_seats } tanácsa → { $to_council_seats } tanácsa
action-correct_draw = { $seat } húz egy lapot
action-correct_discard = { $seat } véletlenszerűen eldob egy lapot
action-correct_return = { $card }: { $seat } licitjéből vissza a kézbe
action-correct_drop = { $card }: { $seat } eldobja a licitjéből
action-done = Ennyi volt

ask-first = { $seat_is ->
    [you] Te leszel a kezdőjátékos.
   *[other] { $seat } lesz a kezdőjátékos.
}
ask-leader = Ezzel a vezérrel játszol: { $leader }.
ask-leader_random = A még szabad vezérek közül sorsolunk neked egyet.
ask-play = { $futile ->
    [yes] Kijátszod ezt a lapot: { $card }. Most semmi hatása sem volna; csak a licitedbe kerül.
   *[no] Kijátszod ezt a lapot: { $card }. A hatása azonnal bekövetkezik, aztán a licitedbe kerül.
}
ask-kneel = Letérdelsz: ebben a fordulóban több lapot nem játszol ki. A licited marad, számít, és még nyerhet is.
ask-ally = { $winner_seat_is ->
    [you] { $ally } a { $side_yours } kerül (a szomszéd itt { $council_seats_others }).
   *[other] { $council_seats_is ->
        [among] { $ally } a közös tanácsotokba kerül ({ $council_seats_others } és te).
       *[other] { $council_seats } tanácsába kerül: { $ally }.
    }
}
ask-token = A hatalomjelző lefordítva a { $side_yours } kerül (a szomszéd itt { $council_seats_others }). A játék végéig senki sem tudja meg, mennyit ér.
ask-target = { $seat_is ->
    [you] Magadat nevezed meg.
   *[other] A választásod: { $seat }.
}
ask-bid = Ezt a lapot választod: { $card }{ $copy ->
    [one] { "" }
   *[other] {" "}({ $copy }.)
}.
ask-discard = Ezt a lapot dobod el: { $card }.
ask-give = Ezt a lapot adod át: { $card }.
ask-council = Megnézed { $council_seats_is ->
    [among] a közös tanácsotok hatalomjelzőit ({ $council_seats_others } és te)
   *[other] { $council_seats } tanácsának hatalomjelzőit
}. Hogy mit látsz, azt senki más nem tudja meg.
ask-move = { $to_council_seats_is ->
    [among] A közös tanácsotokba kerül ({ $to_council_seats_others } és te)
   *[other] { $to_council_seats } tanácsába kerül
}: { $ally }.
ask-shift = Egy kisorsolt hatalomjelző átkerül { $council_seats_is ->
    [among] a közös tanácsotokból ({ $council_seats_others } és te)
   *[other] { $council_seats } tanácsából
} { $to_council_seats_is ->
    [among] a közös tanácsotokba ({ $to_council_seats_others } és te)
   *[other] { $to_council_seats } tanácsába
}.
ask-shift_known = A hatalomjelző, amelyet már láttál ({ $token }), átkerül { $council_seats_is ->
    [among] a közös tanácsotokból ({ $council_seats_others } és te)
   *[other] { $council_seats } tanácsából
} { $to_council_seats_is ->
    [among] a közös tanácsotokba ({ $to_council_seats_others } és te)
   *[other] { $to_council_seats } tanácsába
}.
ask-shift_supply = Egy kisorsolt hatalomjelző visszakerül a készletbe { $council_seats_is ->
    [among] a közös tanácsotokból ({ $council_seats_others } és te)
   *[other] { $council_seats } tanácsából
}.
ask-shift_known_supply = A hatalomjelző, amelyet már láttál ({ $token }), visszakerül a készletbe { $council_seats_is ->
    [among] a közös tanácsotokból ({ $council_seats_others } és te)
   *[other] { $council_seats } tanácsából
}.
ask-correct_total = { $seat } befolyása változik ({ $delta }).
ask-correct_power = { $council_seats } tanácsának hatalma a játék végén változik ({ $delta }).
ask-correct_kneel = { $seat } letérdel.
ask-correct_stand = { $seat } ismét feláll.
ask-correct_ally = { $to_council_seats } tanácsába kerül: { $ally }.
ask-correct_token = Egy kisorsolt hatalomjelző átkerül { $council_seats } tanácsából { $to_council_seats } tanácsába.
ask-correct_draw = { $seat } húz egy lapot.
ask-correct_discard = { $seat } véletlenszerűen eldob egy lapot.
ask-correct_return = { $card } visszakerül { $seat } licitjéből a kézbe.
ask-correct_drop = { $seat } eldobja a licitjéből ezt a lapot: { $card }.
ask-done = Minden megtörtént, amit a lap mond; a játék folytatódik.

# --- mi történt: az első forduló előtt, évszakok, fordulók ---

event-started = { $first_seat_is ->
    [you] A sors téged választott: te vagy a kezdőjátékos.
   *[other] A sors választottja { $first_seat }: ő a kezdőjátékos.
}
event-first_named = { $first_seat_is ->
    [you] Megegyeztetek, hogy te vagy a kezdőjátékos.
   *[other] Megegyezés szerint { $first_seat } a kezdőjátékos.
}
event-leader_chosen = { $seat_is ->
    [you] A vezéred: { $leader }.
   *[other] { $seat } vezére: { $leader }.
}
event-leader_drawn = { $seat_is ->
    [you] A kisorsolt vezéred: { $leader }.
   *[other] { $seat } kisorsolt vezére: { $leader }.
}
event-season_started = Új évszak kezdődik: { $season } ({ $rounds } forduló).
event-hands_gathered = Összekevertük az összes befolyáskártyát, { $count } lapot.
event-leader_cards_back = { $seat_is ->
    [you] Visszakaptad a vezéred { $count } saját lapját.
   *[other] { $seat } visszakapta a vezére { $count } saját lapját.
}
event-revealed = { $round }. forduló: toborzásra vár { $ally }, hatalma { $power }. { $first_seat_is ->
    [you] Te kezdesz.
   *[other] { $first_seat } kezd.
}

# --- egy kör, és amit a hatások tesznek ---

event-played = { $seat_is ->
    [you] Ezt játszottad ki: { $card } ({ $value }).
   *[other] { $seat } ezt játszotta ki: { $card } ({ $value }).
}
event-blanked = { $seat_is ->
    [you] Ebben a fordulóban nincs képessége a lapodnak: { $card }.
   *[other] { $seat } lapjának ebben a fordulóban nincs képessége: { $card }.
}
event-joined = { $seat_is ->
    [you] A licitedbe került: { $card }, értéke { $worth }. Összbefolyásod: { $total }.
   *[other] { $seat } licitjébe került: { $card }, értéke { $worth }. Összbefolyás: { $total }.
}
event-knelt = { $seat_is ->
    [you] Letérdeltél.
   *[other] { $seat } letérdelt.
}
event-brought_down = { $seat_is ->
    [you] { $actor_seat_is ->
        [you] Le kellett térdelned.
       *[other] { $actor_seat } lapja miatt le kellett térdelned.
    }
   *[other] { $actor_seat_is ->
        [you] { $seat } a te lapod miatt letérdelt.
       *[other] { $seat } letérdelt { $actor_seat } lapja miatt.
    }
}
event-card_acts = { $seat_is ->
    [you] Érvényesül a lapod hatása: { $card }.
   *[other] { $seat } lapjának hatása érvényesül: { $card }.
}
event-ally_acts = Érvényesül a szövetséges képessége: { $ally }.
event-no_effect = { $seat_is ->
    [you] Nem volt hatása a lapodnak: { $card }.
   *[other] { $seat } lapjának nem volt hatása: { $card }.
}
event-no_effect_ally = { $seat_is ->
    [you] Nem volt hatása a szövetségesednek: { $ally }.
   *[other] { $seat } szövetségesének nem volt hatása: { $ally }.
}
event-value_changed = { $seat_is ->
    [you] A lapod értéke változott: { $card } ({ $delta }).
   *[other] { $seat } lapjának értéke változott: { $card } ({ $delta }).
}
event-total_changed = { $seat_is ->
    [you] A befolyásod változott ({ $delta }), most { $total }.
   *[other] { $seat } befolyása változott ({ $delta }), most { $total }.
}
event-value_copied = { $seat_is ->
    [you] A lapod ({ $card }) { $owner_seat } licitjéből átvette egy lap értékét: { $copied_card }, { $value }.
   *[other] { $owner_seat_is ->
        [you] { $seat } lapja ({ $card }) a licitedből átvette egy lap értékét: { $copied_card }, { $value }.
       *[other] { $seat } lapja ({ $card }) { $owner_seat } licitjéből átvette egy lap értékét: { $copied_card }, { $value }.
    }
}
event-ability_copied = { $seat_is ->
    [you] A lapod ({ $card }) { $owner_seat } licitjéből használta egy lap képességét: { $copied_card }.
   *[other] { $owner_seat_is ->
        [you] { $seat } lapja ({ $card }) a licitedből használta egy lap képességét: { $copied_card }.
       *[other] { $seat } lapja ({ $card }) { $owner_seat } licitjéből használta egy lap képességét: { $copied_card }.
    }
}
event-returned = { $seat_is ->
    [you] A licitedből
   *[other] { $seat } licitjéből
} { $hand_seat_is ->
    [you] visszakerült a kezedbe: { $card }.
   *[other] visszakerült { $hand_seat } kezébe: { $card }.
}
event-bid_discarded = { $seat_is ->
    [you] A licitedből a dobott lapok közé került: { $card }.
   *[other] { $seat } licitjéből a dobott lapok közé került: { $card }.
}
event-swapped = { $seat_is ->
    [you] Lapot cseréltél { $other_seat } licitjével: { $card } helyett { $other_card }.
   *[other] { $other_seat_is ->
        [you] { $seat } lapot cserélt a liciteddel: { $card } helyett { $other_card }.
       *[other] { $seat } lapot cserélt { $other_seat } licitjével: { $card } helyett { $other_card }.
    }
}
event-retained = { $seat_is ->
    [you] A licitedből nem dobod el ezt a lapot: { $card }.
   *[other] { $seat } nem dobja el a licitjéből ezt a lapot: { $card }.
} { $hand_seat_is ->
    [you] Visszakerül a kezedbe.
   *[other] { $hand_seat } visszaveszi a kezébe.
}
event-spent = { $seat_is ->
    [you] Elhasználtad: { $card }.
   *[other] { $seat } elhasználta: { $card }.
}
event-discarded = { $seat_is ->
    [you] Ezt dobtad el: { $cards }.
   *[other] { $seat } ezt dobta el: { $cards }.
}
event-named = { $seat_is ->
    [you] Titokban ezt nevezted meg: { $card }.
   *[other] { $seat } titokban ezt nevezte meg: { $card }.
}
event-leader_meant = { $seat_is ->
    [you] A választásod: { $target_seat }.
   *[other] { $target_seat_is ->
        [you] { $seat } téged választott.
       *[other] { $seat } választása: { $target_seat }.
    }
}
event-card_meant = { $seat_is ->
    [you] A licitedből ezt adod cserébe: { $card }.
   *[other] { $seat } a licitjéből ezt adja cserébe: { $card }.
}
event-handed = { $seat_is ->
    [you] { $to_seat } { $count } lapot kapott tőled.
   *[other] { $to_seat_is ->
        [you] { $seat } adott neked { $count } lapot.
       *[other] { $to_seat } { $count } lapot kapott { $seat } kezéből.
    }
}
event-handed_cards = { $seat_is ->
    [you] { $to_seat } ezt kapta tőled: { $cards }.
   *[other] { $to_seat_is ->
        [you] { $seat } ezt adta neked: { $cards }.
       *[other] { $to_seat } ezt kapta { $seat } kezéből: { $cards }.
    }
}
event-choosing = { $seats_is ->
    [you] Titokban kell választanod.
    [among] Egyszerre, titokban kell választanotok: te, valamint { $seats_others }.
   *[other] { $seats_count ->
        [one] Titokban választ { $seats }.
       *[other] Egyszerre, titokban választ { $seats }.
    }
}
event-chosen = { $seat_is ->
    [you] Választottál; a válaszok egyszerre derülnek ki.
   *[other] { $seat } választott.
}
event-drew_cards = { $seat_is ->
    [you] Húztál { $count } lapot.
   *[other] { $seat } húzott { $count } lapot.
}
event-drew_nothing = { $seat_is ->
    [you] Nem maradt lap, amelyet húzhattál volna.
   *[other] Nem maradt lap, amelyet { $seat } húzhatott volna.
}
event-deck_renewed = Elfogyott a pakli: { $count } eldobott lapból kevertünk újat.
event-rule_added = Ebben a fordulóban: { $rule }.
event-rule_added_number = { $rule_id ->
    [card_limit] Ebben a fordulóban mindenki legfeljebb { $number } lapot játszhat ki.
    [value_cap] Ebben a fordulóban egy lap értéke legfeljebb { $number }.
    [value_floor] Ebben a fordulóban egy lap értéke legalább { $number }.
    [token_bonus] Ebben a fordulóban változik a győztes hatalomjelzőinek száma ({ $number }).
   *[other] Ebben a fordulóban: { $rule } ({ $number }).
}
event-rule_added_seat = { $rule_seat_is ->
    [you] { $rule_id ->
        [wins_ties] Ebben a fordulóban te nyersz minden holtversenyt.
        [protect_bid] Ebben a fordulóban senki más nem nyúlhat a licited lapjaihoz.
       *[other] Ebben a fordulóban: { $rule } (te).
    }
   *[other] { $rule_id ->
        [wins_ties] Ebben a fordulóban { $rule_seat } nyer minden holtversenyt.
        [protect_bid] Ebben a fordulóban senki más nem nyúlhat { $rule_seat } licitjének lapjaihoz.
       *[other] Ebben a fordulóban: { $rule } ({ $rule_seat }).
    }
}
rule-card_limit = a lapok számának korlátja
rule-value_cap = legmagasabb lapérték
rule-value_floor = legalacsonyabb lapérték
rule-blank_abilities = a befolyáskártyáknak nincs képességük
rule-low_wins = a legkisebb összbefolyás nyer azok közül, akik játszottak ki lapot
rule-token_bonus = több vagy kevesebb hatalomjelző
rule-must_play = senki sem térdelhet le, amíg lapot nem játszott ki
rule-runner_up_token = a második helyezett is kap egy hatalomjelzőt
rule-ties_farthest = holtversenyben az nyer, aki közülük utolsóként következik a sorban
rule-wins_ties = megnyert holtversenyek
rule-protect_bid = védett licit
rule-no_forced_kneel = senki sem kényszeríthet mást térdre

# --- tanácsok és jelzők ---

event-peeked = { $seat_is ->
    [you] Megnézted { $council_seats_is ->
        [among] a közös tanácsotok ({ $council_seats_others } és te)
       *[other] { $council_seats } tanácsának
    } { $count } hatalomjelzőjét.
   *[other] { $seat } megnézte { $council_seats_is ->
        [among] a közös tanácsotok ({ $council_seats_others } és te)
       *[other] { $council_seats } tanácsának
    } { $count } hatalomjelzőjét.
}
event-saw_tokens = { $seat_is ->
    [you] Amit a hatalomjelzőkön láttál
   *[other] Amit { $seat } a hatalomjelzőkön látott
} ({ $council_seats_is ->
    [among] a közös tanácsotok, { $council_seats_others } és te
   *[other] { $council_seats } tanácsa
}): { $values }.
event-ally_moved = { $seat_is ->
    [you] Áthelyeztél egy szövetségest ({ $ally })
   *[other] { $seat } áthelyezett egy szövetségest ({ $ally })
} { $council_seats_is ->
    [among] a közös tanácsotokból ({ $council_seats_others } és te)
   *[other] { $council_seats } tanácsából
} { $to_council_seats_is ->
    [among] a közös tanácsotokba ({ $to_council_seats_others } és te)
   *[other] { $to_council_seats } tanácsába
}.
event-token_moved = { $seat_is ->
    [you] Áthelyeztél egy hatalomjelzőt
   *[other] { $seat } áthelyezett egy hatalomjelzőt
} { $council_seats_is ->
    [among] a közös tanácsotokból ({ $council_seats_others } és te)
   *[other] { $council_seats } tanácsából
} { $to_council_seats_is ->
    [among] a közös tanácsotokba ({ $to_council_seats_others } és te)
   *[other] { $to_council_seats } tanácsába
}.
event-token_returned = { $seat_is ->
    [you] Visszatettél a készletbe egy hatalomjelzőt
   *[other] { $seat } visszatett a készletbe egy hatalomjelzőt
} { $council_seats_is ->
    [among] a közös tanácsotokból ({ $council_seats_others } és te)
   *[other] { $council_seats } tanácsából
}.
event-token_gained = { $council_seats_is ->
    [among] { $seat_is ->
        [you] Letettél egy hatalomjelzőt a közös tanácsotokba ({ $council_seats_others } és te).
       *[other] { $seat } letett egy hatalomjelzőt a közös tanácsotokba ({ $council_seats_others } és te).
    }
   *[other] { $seat_is ->
        [you] Letettél egy hatalomjelzőt { $council_seats } tanácsába.
       *[other] { $seat } letett egy hatalomjelzőt { $council_seats } tanácsába.
    }
}
event-no_tokens = { $seat_is ->
    [you] Neked már nem jutott hatalomjelző.
   *[other] { $seat } már nem kapott hatalomjelzőt.
}

# --- toborzás ---

event-counted = Számolás: { $totals }.
event-recruited = { $seat_is ->
    [you] Elnyerted: { $ally } (összbefolyás: { $total }).
   *[other] { $seat } elnyerte: { $ally } (összbefolyás: { $total }).
}
event-recruited_low = { $seat_is ->
    [you] A legkisebb összbefolyással elnyerted: { $ally } ({ $total }).
   *[other] { $seat } a legkisebb összbefolyással elnyerte: { $ally } ({ $total }).
}
event-recruited_tied = { $seat_is ->
    [you] Elnyerted: { $ally }. Holtverseny volt { $total } összbefolyással ({ $seats }), és te nyerted.
   *[other] { $seat } elnyerte: { $ally }. Holtverseny volt { $total } összbefolyással ({ $seats }), és { $seat } nyerte.
}
event-ally_placed = { $council_seats_is ->
    [among] { $actor_seat_is ->
        [you] Elhelyezted a szövetségest ({ $ally }) a közös tanácsotokban ({ $council_seats_others } és te).
       *[other] { $actor_seat } elhelyezte a szövetségest ({ $ally }) a közös tanácsotokban ({ $council_seats_others } és te).
    }
   *[other] { $actor_seat_is ->
        [you] Elhelyezted a szövetségest ({ $ally }) { $council_seats } tanácsában.
       *[other] { $actor_seat } elhelyezte a szövetségest ({ $ally }) { $council_seats } tanácsában.
    }
}

# --- egy forduló és a játék vége ---

event-bids_discarded = Mindenki eldobta a licitje lapjait, összesen { $count } lapot.
event-first_passed = { $first_seat_is ->
    [you] Mostantól te vagy a kezdőjátékos.
   *[other] A kezdőjátékos mostantól { $first_seat }.
}
event-council_scored = { $council_seats_is ->
    [among] A közös tanácsotok ({ $council_seats_others } és te)
   *[other] { $council_seats } tanácsa
}: hatalom { $power }; jelzők: { $values_count ->
    [0] nincs
   *[other] { $values }
}.
event-leader_scored = { $seat_is ->
    [you] A kistanácsod: { $small }; nagytanács: { $large }; szövetségesek: { $count }.
   *[other] { $seat }: kistanács { $small }, nagytanács { $large }, szövetségesek { $count }.
}
event-game_over = { $seats_is ->
    [you] Megnyerted a játékot: { $reason }.
    [among] Közösen győztetek, veled együtt nyert { $seats_others }: { $reason }.
   *[other] { $seats_count ->
        [one] { $seats } megnyerte a játékot: { $reason }.
       *[other] { $seats } közösen győzött: { $reason }.
    }
}
reason-small = a legerősebb kistanács
reason-large = egyenlő kistanácsok, de erősebb nagytanács
reason-allies = egyenlő tanácsok, de több szövetséges
reason-shared = mindenben egyenlők

# --- helyesbítések, ha egy saját adatfájl lapját kézzel kell elvégezni ---

event-correcting = { $seat_is ->
    [you] Kézzel végzed el, amit ez a lap mond: { $card }.
   *[other] { $seat } kézzel végzi el, amit ez a lap mond: { $card }.
}
event-correcting_ally = { $seat_is ->
    [you] Kézzel végzed el, amit ez a szövetséges mond: { $ally }.
   *[other] { $seat } kézzel végzi el, amit ez a szövetséges mond: { $ally }.
}
event-corrected_total = { $seat_is ->
    [you] { $target_seat } befolyását megváltoztattad ({ $delta }), most { $total }.
   *[other] { $seat } megváltoztatta { $target_seat } befolyását ({ $delta }), most { $total }.
}
event-corrected_power = { $council_seats_is ->
    [among] { $seat_is ->
        [you] Megváltoztattad a közös tanácsotok ({ $council_seats_others } és te) hatalmát ({ $delta }).
       *[other] { $seat } megváltoztatta a közös tanácsotok ({ $council_seats_others } és te) hatalmát ({ $delta }).
    }
   *[other] { $seat_is ->
        [you] Megváltoztattad { $council_seats } tanácsának hatalmát ({ $delta }).
       *[other] { $seat } megváltoztatta { $council_seats } tanácsának hatalmát ({ $delta }).
    }
}
event-corrected = { $seat_is ->
    [you] Minden megtörtént, amit a lap mond.
   *[other] { $seat } mindent elvégzett, amit a lap mond.
}
event-stood_up = { $target_seat_is ->
    [you] Ismét felálltál.
   *[other] { $target_seat } ismét felállt.
}

# --- miért nem lehet valamit, és mit lehet ---

refusal-ally_cannot_move = Ez a szövetséges oda most nem mehet: { $ally }. Válassz a felsorolt lépésekből.
refusal-card_locked = Ez a lap ebben a fordulóban került vissza egy licitből, csak a következőben játszható ki: { $card }.
refusal-card_not_common = Ez a vezéred saját lapja, nem dobható el és nem adható át: { $card }. Válassz másikat.
refusal-card_not_in_bid = { $target_seat_is ->
    [you] Nincs ilyen lap a licitedben, vagy nem választható: { $card }.
   *[other] { $target_seat } licitjében nincs ilyen lap, vagy nem választható: { $card }.
}
refusal-card_not_in_hand = Ez a lap nincs a kezedben: { $card }.
refusal-cards_at_limit = Ebben a fordulóban több lapot nem játszhatsz ki (legfeljebb { $count }). Már csak letérdelhetsz.
refusal-card_not_open = Ezt a lapot itt nem választhatod: { $card }.
refusal-council_not_open = Ez a tanács most nem választható.
refusal-game_over = A játék véget ért, nincs már mit tenni.
refusal-has_answered = Már válaszoltál. Amint mindenki válaszolt, a válaszok egyszerre derülnek ki.
refusal-has_knelt = Térdelsz, ezért ebben a fordulóban több lapot nem játszhatsz ki; a licited továbbra is számít. Most { $actor_seat } következik.
refusal-leader_taken = { $owner_seat_is ->
    [you] Ezzel a vezérrel már te játszol: { $leader }.
   *[other] Ez a vezér már foglalt: { $leader } ({ $owner_seat }). Válassz másikat.
}
refusal-malformed = Ez nem lépés ebben a játékban. A lépések ilyenek: „play s16”, „kneel”, „ally left”, „token right”, „seat 2”.
refusal-must_play = Ebben a fordulóban senki sem térdelhet le, amíg lapot nem játszott ki. Játssz ki egyet.
refusal-no_such_ally = Ilyen szövetséges nincs ebben a játékban.
refusal-no_such_card = Ilyen lap nincs ebben a játékban.
refusal-no_such_council = Ilyen tanács nincs ennél az asztalnál.
refusal-no_such_leader = Ilyen vezér nincs ebben a játékban.
refusal-no_such_seat = Ilyen hely nincs ennél az asztalnál.
refusal-no_such_token = Ilyen hatalomjelző nincs az asztalon.
refusal-no_more_corrections = Egy lap ennél többet nem változtathat. Írd azt, hogy „done”.
refusal-not_a_target = { $seat_is ->
    [you] Magadat itt nem választhatod.
   *[other] { $seat } itt nem választható: nem történne semmi, vagy a lap rá nem hat.
}
refusal-not_correctable = Ott nincs mit megváltoztatni.
refusal-not_your_turn = Most nem te következel, hanem { $actor_seat }. Kapsz levelet, amint te következel. A kérdés most ez: { $phase }.
refusal-side_not_open = Ez a szövetséges oda nem kerülhet: { $ally }, { $side }.
refusal-token_cannot_move = Így nem helyezhető át hatalomjelző. Válassz a felsorolt lépésekből.
refusal-wrong_phase = { $actor_seat_is ->
    [you] Most nem ezt kérdezzük tőled, hanem ezt: { $phase }.
   *[other] Most nem ez a kérdés. { $actor_seat } dönt: { $phase }.
}

# --- a beállítások ---

option-leader_mode = Vezérek
option-leader_mode-about = A haladó játékban minden vezérnek { $own } saját lapja is van a kiosztott { $dealt } lap mellett.
option-leader_mode-standard = mindenkinek egyforma
option-leader_mode-advanced = { $own } saját lappal
option-leader_mode-advanced-rule = A { $dealt } kiosztott lapon kívül minden vezérnek { $own } saját lapja is van.
option-event_module = Eseménykártyák
option-event_module-about = { $count } esemény kerül a befolyáskártyák közé; hatásuk az egész asztalt érinti.
option-event_module-rule = { $count } eseménykártyát keverünk a befolyáskártyák közé; hatásuk az egész asztalt érinti.
option-season_refresh = Új lapok az új évszakban
option-season_refresh-about = Mi legyen a kézben maradt lapokkal az évszak végén. A nálunk lévő szabálykönyv nem mondja meg; nézd meg a tiédben.
option-season_refresh-redeal = mindent összekeverünk, { $count } lapot osztunk
option-season_refresh-refill = a lapok maradnak, { $count } lapig húzunk
option-season_refresh-refill-rule = Új évszak elején megtartod a lapjaidat, és { $count } lapra egészíted ki őket.
option-season_refresh-add10 = a lapok maradnak, { $count } lapot húzunk hozzá
option-season_refresh-add10-rule = Új évszak elején megtartod a lapjaidat, és még { $count } lapot húzol.
option-leader_cards_use = A vezérek saját lapjai
option-leader_cards_use-about = A vezér felhasznált saját lapja a játék végéig elveszett-e, vagy a következő évszakban visszatér.
option-leader_cards_use-per_game = játékonként egyszer
option-leader_cards_use-per_season = évszakonként egyszer
option-leader_cards_use-per_season-rule = A vezér elhasznált saját lapja a következő évszakban visszajön.
option-first_player = Kezdőjátékos
option-first_player-about = Ki kezdjen: akit a sors kijelöl, vagy akiben megegyeztek.
option-first_player-random = sorsolással
option-first_player-chosen = a házigazda mondja meg
option-first_player-chosen-rule = A házigazda mondja meg, ki kezd.

# --- egy helyesbítés, szóról szóra összerakva ---

build-correct = Változtatok valamit kézzel
build-any = Szóról szóra összerakok egy változtatást
choose-what = Mi változzon?
choose-more = Melyik?
word-leader = { $leader }
word-random = sorsolással
word-card = { $card }{ $copy ->
    [one] { "" }
   *[other] {" "}({ $copy }.)
}
word-ally = { $ally }
word-side = { $side }
word-seat = { $target_seat }
word-council = { $council_seats } tanácsa
word-token = { $token }
word-supply = készlet
word-what = { $what }
word-by = változás: { $delta }
verb-correct = kézzel
what-total = egy összbefolyás
what-power = egy tanács hatalma
what-kneel = valaki letérdel
what-stand = valaki feláll
what-draw = valaki húz egy lapot
what-discard = valaki eldob egy lapot
what-return = egy licit lapja visszakerül a kézbe
what-drop = egy licit lapja a dobott lapok közé kerül
what-ally = egy szövetséges másik tanácsba kerül
what-token = egy hatalomjelző másik tanácsba kerül

# --- mi a baj egy adatfájllal; $at mondja meg, hol ---

fault-card_unknown_leader = { $at }: ilyen vezér nincs a fájlban.
fault-count_wrong = { $at }: { $count }, pedig a dobozban { $needed } van.
fault-effect_condition_misplaced = { $at }: ennek a feltételnek csak itt van értelme: { $takes }.
fault-effect_parameter_missing = { $at }: hiányzik egy paraméter: { $parameter }.
fault-effect_parameter_needless = { $at }: ennek a paraméternek itt nincs értelme: { $parameter }.
fault-effect_timing_misplaced = { $at }: ez csak ekkor történhet: { $takes }.
fault-effect_too_many = { $at }: túl sok hatás, legfeljebb { $most } lehet.
fault-format_unknown = { $at }: ennek kell lennie: { $takes }.
fault-id_taken = Ez az azonosító többször szerepel ({ $count }): { $at }.
fault-id_wrong = { $at }: az azonosító kisbetűkből, számjegyekből és aláhúzásból áll, és betűvel kezdődik.
fault-leader_cards_wrong = { $at }: ennek a vezérnek { $needed } lapjának kell lennie.
fault-name_wrong = { $at }: legfeljebb { $most } betűs név kell.
fault-not_a_list = { $at }: listának kell lennie.
fault-not_a_table = { $at }: táblázatnak kell lennie.
fault-number_wrong = { $at }: egész szám kell, legalább { $least }, legfeljebb { $most }.
fault-section_missing = Hiányzik ez a szakasz: { $at }.
fault-value_unknown = { $at }: ezek egyikének kell lennie: { $takes }.

# --- a saját készletünk ---

house-mark = saját lapunk
house-mark-about = Saját lapunk. Az itt használt lapokat magunk terveztük, mert a nyomtatott lapok szövege nem volt hozzáférhető. A lapok száma és a vezérek olyanok, mint a dobozban. Akinek megvan a játék, adatfájllal a nyomtatott lapokkal is játszhat.
house-own-about = A lapok abból az adatfájlból valók, amelyet a házigazda megadott.

# --- a name among others of its kind ---

listed-card = { $card }
listed-ally = { $ally }
