# A befejezett játék története az utolsó levélben: mindenkinek ugyanaz, ezért senkit sem tegez.

story-opening = { $region_in } kezdődött: az első ütközet helyét { $seat } választotta ki.
story-conquest = { $margin_id ->
    [alone] { $region } harc nélkül nyitotta meg kapuit. Az új úr: { $seat }.
    [hair] { $region } hajszálon múlt: { $seat } { $strength }, { $rival_seat } { $rival_strength }.
    [rout] { $region }: elsöprő győzelem. { $seat } { $strength }, utána { $rival_seat } { $rival_strength }.
   *[clear] { $region }: { $seat } győzött, ereje { $strength }; utána { $rival_seat } következett, ereje { $rival_strength }.
}{ $greatest ->
    [yes] { " " }Ennél nagyobb ütközet nem volt a játékban.
   *[no] { "" }
}{ $leads ->
    [yes] { " " }Ezzel { $seat } került az élre ({ $regions } régió).
   *[no] { "" }
}
story-takeover = { $margin_id ->
    [hair] { $region } hajszálnyi különbséggel cserélt gazdát: { $owner_seat } után { $seat } birtokolja ({ $strength }, ellene { $rival_strength }).
   *[clear] { $region } gazdát cserélt: { $owner_seat } után { $seat } birtokolja (erő: { $strength }).
}{ $leads ->
    [yes] { " " }Ezzel { $seat } került az élre ({ $regions } régió).
   *[no] { "" }
}
story-tie = { $region } aznap szabad maradt. Döntetlen, egyenként { $strength } erővel: { $seats }.
story-length = { $rounds ->
    [one] Összesen { $battles } ütközet kellett hozzá.
   *[other] Összesen { $rounds } forduló és { $battles } ütközet kellett hozzá.
}
