# Amit egy lap tesz, mondatban: minden hatásfajtának egy tagmondata van, köré kerül, hogy mikor és
# milyen feltétellel. A lapoknak nincs saját szövegük.
# A tagmondat kisbetűvel kezdődik és nincs a végén pont: mindkettőt a köré kerülő mondat hozza.
# „Te” az vagy, aki a befolyáskártyát kijátssza, illetve aki a szövetségest elnyeri. A $who valaki más,
# onnan nézve; `.of` az övé, `.dat` neki, `.their` ugyanez az adó felől nézve.

who-self = te
    .of = a te
    .dat = neked
    .their = saját magának
who-left_neighbor = a bal oldali szomszédod
    .of = a bal oldali szomszédod
    .dat = a bal oldali szomszédodnak
    .their = a bal oldali szomszédjának
who-right_neighbor = a jobb oldali szomszédod
    .of = a jobb oldali szomszédod
    .dat = a jobb oldali szomszédodnak
    .their = a jobb oldali szomszédjának
who-neighbor = egy általad választott szomszéd
    .of = az egyik szomszédod
    .dat = az egyik szomszédodnak
    .their = az egyik szomszédjának
who-any_opponent = egy általad választott ellenfél
    .of = az egyik ellenfeled
    .dat = az egyik ellenfelednek
    .their = egy másik vezérnek
who-each_neighbor = mindkét szomszédod
    .of = mindkét szomszédod
    .dat = mindkét szomszédodnak
    .their = mindkét szomszédjának
who-each_opponent = minden ellenfeled
    .of = minden ellenfeled
    .dat = minden ellenfelednek
    .their = minden ellenfelének
who-each_leader = minden vezér
    .of = minden vezér
    .dat = minden vezérnek
    .their = minden vezérnek

# --- mikor, és milyen feltétellel ---

effect-play = { $effect }.
effect-play_if = ha { $condition }, { $effect }.
effect-count = { $effect }.
effect-count_if = amíg { $condition }, { $effect }.
effect-cleanup = a forduló végén { $effect }.
effect-cleanup_if = { $condition_id ->
    [won] ha { $condition }, { $effect }.
    [lost] ha { $condition }, { $effect }.
   *[other] a forduló végén, ha { $condition }, { $effect }.
}
effect-lasting = ebben a fordulóban { $effect }.
effect-lasting_if = ha { $condition }, akkor ebben a fordulóban { $effect }.
effect-round = ebben a fordulóban: { $effect }.
effect-round_if = ebben a fordulóban, ha { $condition }: { $effect }.
effect-first = ebben a fordulóban a kezdőjátékosra vonatkozik: { $effect }.
effect-first_if = ebben a fordulóban a kezdőjátékosra vonatkozik, ha { $condition }: { $effect }.
effect-recruit = toborzás után: { $effect }.
effect-recruit_if = toborzás után, ha { $condition }: { $effect }.
effect-score = a játék végén: { $effect }.
effect-score_if = a játék végén, ha { $condition }: { $effect }.
effect-then = { $first }; { $next }
effect-none = Nincs képessége.
effect-manual = Azt teszi, ami rá van nyomtatva; erről az asztal gondoskodik kézzel.

number-by = { $n ->
    [1] 1-gyel
    [2] 2-vel
    [3] 3-mal
    [4] 4-gyel
    [5] 5-tel
    [6] 6-tal
    [7] 7-tel
    [8] 8-cal
    [9] 9-cel
    [10] 10-zel
   *[other] ennyivel ({ $n })
}
number-than = { $n ->
    [0] 0-nál
    [1] 1-nél
    [2] 2-nél
    [3] 3-nál
    [4] 4-nél
    [5] 5-nél
    [6] 6-nál
    [7] 7-nél
    [8] 8-nál
    [9] 9-nél
    [10] 10-nél
   *[other] ennyinél ({ $n })
}

condition-won = te nyered a fordulót
condition-lost = nem te nyered a fordulót
condition-first_player = te vagy a kezdőjátékos
condition-not_first_player = nem te vagy a kezdőjátékos
condition-first_in_bid = ez a licited első lapja
condition-others_all_kneeling = már mindenki más térdel
condition-trailing = valakinek több a befolyása, mint neked
condition-leading = neked van a legtöbb befolyásod
condition-bid_count_ge = legalább { $n } lap van a licitedben
condition-bid_count_le = legfeljebb { $n } lap van a licitedben
condition-hand_ge = legalább { $n } lap van a kezedben
condition-hand_le = legfeljebb { $n } lap van a kezedben
condition-ally_power_ge = az aktuális szövetséges hatalma legalább { $n }
condition-ally_power_le = az aktuális szövetséges hatalma legfeljebb { $n }

# --- licitek és összegek ---

effect-modify_value = ez a lap { $more ->
    [yes] { $by } többet ér
   *[no] { $by } kevesebbet ér
}
effect-modify_total = { $who_id ->
    [self] a befolyásod
   *[other] { $who_of } befolyása
} ebben a fordulóban { $by } { $more ->
    [yes] nő
   *[no] csökken
}
effect-copy_bid_card = { $mode_id ->
    [ability] { $who_id ->
        [self] válassz egy másik lapot a licitedből, és használd a képességét, mintha erre a lapra volna írva
       *[other] válassz egy lapot { $who_of } licitjéből, és használd a képességét, mintha erre a lapra volna írva
    }
   *[value] { $who_id ->
        [self] válassz egy másik lapot a licitedből: ez a lap annyit ér, amennyi arra van nyomtatva
       *[other] válassz egy lapot { $who_of } licitjéből: ez a lap annyit ér, amennyi arra van nyomtatva
    }
}
effect-return_bid_card = { $choose_id ->
    [highest] { $who_id ->
        [self] a licited legnagyobb értékű lapja visszakerül a kezedbe
       *[other] { $who_of } licitjéből a legnagyobb értékű lap visszakerül a gazdája kezébe
    }
    [owner] { $who_id ->
        [self] vegyél vissza a kezedbe egy lapot a licitedből
       *[other] { $who } visszavesz a kezébe egy lapot a saját licitjéből
    }
   *[actor] { $who_id ->
        [self] vegyél vissza a kezedbe egy lapot a licitedből
       *[other] küldj vissza egy lapot { $who_of } licitjéből a gazdája kezébe
    }
}; ebben a fordulóban már nem játszható ki
effect-discard_bid_card = { $choose_id ->
    [highest] { $who_id ->
        [self] dobd el a licited legnagyobb értékű lapját
       *[other] { $who } eldobja a licitje legnagyobb értékű lapját
    }
    [owner] { $who_id ->
        [self] dobj el egy lapot a licitedből
       *[other] { $who } eldob a licitjéből egy lapot, amelyet maga választ
    }
   *[actor] { $who_id ->
        [self] dobj el egy lapot a licitedből
       *[other] dobj el egy lapot { $who_of } licitjéből
    }
}
effect-swap_bid_cards = { $who_id ->
    [self] a licited két lapja helyet cserél
   *[other] cseréld ki a licited egyik lapját { $who_of } licitjének egy lapjára
}
effect-force_kneel = { $who_id ->
    [self] azonnal letérdelsz
   *[other] { $who } azonnal letérdel
}

# --- kézben lévő lapok ---

effect-discard_hand = { $choose_id ->
    [random] { $who_id ->
        [self] dobj el a kezedből véletlenszerűen { $count ->
            [one] egy
           *[other] { $count }
        } lapot
       *[other] { $who } véletlenszerűen eldob a kezéből { $count ->
            [one] egy
           *[other] { $count }
        } lapot
    }
   *[owner] { $who_id ->
        [self] dobj el { $count ->
            [one] egy
           *[other] { $count }
        } lapot a kezedből
       *[other] { $who } eldob a kezéből { $count ->
            [one] egy
           *[other] { $count }
        } lapot, amelyet maga választ
    }
}
effect-transfer_to_self = { $choose_id ->
    [random] húzz véletlenszerűen { $count ->
        [one] egy
       *[other] { $count }
    } lapot { $from_of } kezéből
   *[owner] { $from } átad neked { $count ->
        [one] egy
       *[other] { $count }
    } lapot, amelyet maga választ
}
effect-transfer_from_self = adj { $to_dat } { $choose_id ->
    [random] véletlenszerűen { $count ->
        [one] egy
       *[other] { $count }
    } lapot
   *[owner] { $count ->
        [one] egy
       *[other] { $count }
    } lapot
} a kezedből
effect-transfer_around = { $from } átad { $to_their } { $choose_id ->
    [random] véletlenszerűen { $count ->
        [one] egy
       *[other] { $count }
    } lapot
   *[owner] { $count ->
        [one] egy
       *[other] { $count }
    } lapot, amelyet maga választ
}
effect-transfer_between = { $from } átad { $to_dat } { $choose_id ->
    [random] véletlenszerűen { $count ->
        [one] egy
       *[other] { $count }
    } lapot
   *[owner] { $count ->
        [one] egy
       *[other] { $count }
    } lapot, amelyet maga választ
}
effect-draw_cards = { $who_id ->
    [self] húzz
   *[other] { $who } húz
} { $count ->
    [one] egy
   *[other] { $count }
} lapot
effect-retain_self = ez a lap visszakerül a kezedbe

# --- szövetségesek és jelzők ---

effect-place_ally = { $council_id ->
    [left] ez a szövetséges a bal oldali tanácsodba kerül
    [right] ez a szövetséges a jobb oldali tanácsodba kerül
    [visible_small] ez a szövetséges abba a tanácsodba kerül, amelyben kevesebb a látható hatalom
    [visible_large] ez a szövetséges abba a tanácsodba kerül, amelyben több a látható hatalom
    [fewest_allies] ez a szövetséges abba a tanácsodba kerül, amelyben kevesebb a szövetséges
    [most_allies] ez a szövetséges abba a tanácsodba kerül, amelyben több a szövetséges
    [chosen_by_left] a bal oldali szomszédod dönti el, melyik tanácsodba kerül ez a szövetséges
   *[chosen_by_right] a jobb oldali szomszédod dönti el, melyik tanácsodba kerül ez a szövetséges
}
effect-move_ally = { $scope_id ->
    [own] tegyél át egy másik szövetségest{ $limited ->
        [yes] {" "}(hatalma legfeljebb { $max_power })
       *[no] { "" }
    } az egyik tanácsodból a másikba
   *[any_adjacent] tegyél át egy másik szövetségest{ $limited ->
        [yes] {" "}(hatalma legfeljebb { $max_power })
       *[no] { "" }
    } bármelyik tanácsból egy mellette lévőbe
}
effect-token_gain = { $who_id ->
    [self] vegyél még { $count ->
        [one] egy
       *[other] { $count }
    } hatalomjelzőt
   *[other] { $who } kap { $count ->
        [one] egy
       *[other] { $count }
    } hatalomjelzőt
}
effect-token_move = { $scope_id ->
    [own] tegyél át { $count ->
        [one] egy
       *[other] { $count }
    } hatalomjelzőt felfedés nélkül az egyik tanácsodból a másikba
    [any_adjacent] tegyél át { $count ->
        [one] egy
       *[other] { $count }
    } hatalomjelzőt felfedés nélkül bármelyik tanácsból egy mellette lévőbe
   *[to_supply] tegyél vissza { $count ->
        [one] egy
       *[other] { $count }
    } hatalomjelzőt felfedés nélkül bármelyik tanácsból a készletbe
}
effect-token_peek = { $scope_id ->
    [own_one] titokban nézd meg az egyik tanácsodban lévő hatalomjelzőket
    [own_both] titokban nézd meg mindkét tanácsod hatalomjelzőit
   *[any_one] titokban nézd meg bármelyik tanács hatalomjelzőit
}
effect-score_per = ez a szövetséges minden { $per_id ->
    [other_ally] más szövetségesért
   *[token] hatalomjelzőért
}, amely a tanácsában van, { $by } { $more ->
    [yes] többet ér
   *[no] kevesebbet ér
}{ $limited ->
    [yes] {" "}(összesen legfeljebb { $max })
   *[no] { "" }
}
effect-score_test = ha a tanácsában { $test_id ->
    [allies_le] legfeljebb { $n } szövetséges van, önmagát is beleszámítva,
    [allies_ge] legalább { $n } szövetséges van, önmagát is beleszámítva,
   *[tokens_ge] legalább { $n } hatalomjelző van,
} ez a szövetséges { $by } { $more ->
    [yes] többet ér
   *[no] kevesebbet ér
}

# --- szabályok a forduló végéig ---

effect-rule_card_limit = mindenki legfeljebb { $n ->
    [one] egy
   *[other] { $n }
} lapot játszhat ki
effect-rule_value_cap = egyetlen lap sem ér többet { $than }
effect-rule_value_floor = egyetlen lap sem ér kevesebbet { $than }
effect-rule_blank_abilities = { $whole ->
    [yes] a befolyáskártyáknak csak az értékük számít, képességük nincs
   *[no] az ezután kijátszott lapoknak nincs képességük
}
effect-rule_low_wins = a legkisebb összbefolyás nyer azok közül, akik játszottak ki lapot
effect-rule_token_bonus = a győztes { $amount ->
    [1] eggyel
    [2] kettővel
    [3] hárommal
    [4] néggyel
   *[other] { $amount } darabbal
} { $more ->
    [yes] több
   *[no] kevesebb
} hatalomjelzőt kap
effect-rule_must_play = senki sem térdelhet le, amíg lapot nem játszott ki
effect-rule_runner_up_token = a második helyezett is kap egy hatalomjelzőt
effect-rule_ties_farthest = holtversenyben az nyer, aki közülük utolsóként következik a sorban
effect-rule_wins_ties = { $who_id ->
    [self] te nyersz minden holtversenyt
   *[other] { $who } nyer minden holtversenyt
}
effect-rule_protect_bid = { $who_id ->
    [self] a licited
   *[other] { $who_of } licitjének
} lapjait senki más nem veheti vissza, nem dobhatja el és nem cserélheti el
effect-rule_no_forced_kneel = senki sem kényszeríthet mást térdre
