# A befejezett játék története az utolsó levélben: mindenkinek ugyanaz, ezért senkit sem tegez.

story-opening = { $region_in } kezdődött: az első ütközet helyét { $seat } választotta ki.
story-conquest = { $margin_id ->
    [alone] { $region_acc } harc nélkül { $seat } szerezte meg.
    [hair] { $region_acc } hajszállal { $seat } nyerte meg: { $strength }–{ $rival_strength } ({ $rival_seat }).
    [rout] { $region_acc } fölényesen { $seat } nyerte meg: { $strength }–{ $rival_strength } ({ $rival_seat }).
   *[clear] { $region_acc } { $seat } nyerte meg { $strength } erővel; utána { $rival_seat } következett, { $rival_strength } erővel.
}{ $greatest ->
    [yes] { " " }Ennél nagyobb ütközet nem volt a játékban.
   *[no] { "" }
}{ $leads ->
    [yes] { " " }Ezzel { $seat } került az élre ({ $regions } régió).
   *[no] { "" }
}
story-takeover = { $margin_id ->
    [hair] { $region } hajszálnyi különbséggel cserélt gazdát: { $owner_seat } után { $seat } birtokolja ({ $strength }–{ $rival_strength }).
   *[clear] { $region } gazdát cserélt: { $owner_seat } után { $seat } birtokolja (erő: { $strength }).
}{ $leads ->
    [yes] { " " }Ezzel { $seat } került az élre ({ $regions } régió).
   *[no] { "" }
}
story-tie = { $region } aznap szabad maradt. Holtverseny, egyenként { $strength } erővel: { $seats }.
story-length = { $rounds ->
    [one] A játék { $battles } ütközetig tartott.
   *[other] A játék { $rounds } fordulóig és { $battles } ütközetig tartott.
}
