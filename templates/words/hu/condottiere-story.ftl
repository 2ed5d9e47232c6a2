# A befejezett játék története az utolsó levélben: mindenkinek ugyanaz, ezért senkit sem tegez.
# A $wording_id (a–d) választ a mondatok közül, hogy egymás után ne legyen két egyforma.

story-opening = { $region_in } kezdődött: az első ütközet helyét { $seat } választotta ki.
story-conquest = { $margin_id ->
    [alone] { $wording_id ->
        [a] { $region_acc } harc nélkül { $seat } szerezte meg.
        [b] { $region_in } senki sem állt ki { $seat } ellen.
        [c] { $region_in } { $seat } nem talált ellenállásra.
       *[d] { $seat } egyszerűen besétált, és övé lett { $region }.
    }
    [hair] { $wording_id ->
        [a] { $region_acc } hajszállal { $seat } nyerte meg, { $rival_seat } előtt: { $strength }–{ $rival_strength }.
        [b] { $region_in } alig valamin múlt: { $seat } { $strength }, { $rival_seat } { $rival_strength }.
        [c] { $region_acc } { $rival_seat } épphogy elbukta: { $rival_strength } erő kevés volt { $seat } ellen ({ $strength }).
       *[d] Szoros volt { $region_in }: { $seat } { $strength } erővel előzte meg { $rival_seat } seregét ({ $rival_strength }).
    }
    [rout] { $wording_id ->
        [a] { $region_acc } fölényesen { $seat } nyerte meg, { $rival_seat } előtt: { $strength }–{ $rival_strength }.
        [b] { $region_in } nem volt kérdés, ki nyer: { $seat } { $strength }, { $rival_seat } csak { $rival_strength }.
        [c] { $region_in } { $seat } elsöpörte { $rival_seat } seregét: { $strength }–{ $rival_strength }.
       *[d] { $region_in } { $seat } ereje { $strength } volt; a második { $rival_seat } lett, mindössze { $rival_strength } erővel.
    }
   *[clear] { $wording_id ->
        [a] { $region_acc } { $seat } nyerte meg { $strength } erővel; utána { $rival_seat } következett, { $rival_strength } erővel.
        [b] { $seat } bevette { $region_acc }: { $strength }–{ $rival_strength }, a második { $rival_seat }.
        [c] { $region_in } { $rival_seat } { $rival_strength } erővel harcolt, de { $seat } erősebb volt: { $strength }.
       *[d] { $region_in } { $seat } legyőzte { $rival_seat } seregét: { $strength }–{ $rival_strength }.
    }
}{ $greatest ->
    [yes] { " " }Ez volt a játék legnagyobb ütközete.
   *[no] { "" }
}{ $leads ->
    [yes] { $wording_id ->
        [a] { " " }Ezzel { $seat } került az élre, { $regions } régióval.
        [b] { " " }Már { $regions } régió: { $seat } vezetett.
        [c] { " " }{ $regions } régiójával { $seat } járt az élen.
       *[d] { " " }Innentől { $seat } vezetett, { $regions } régióval.
    }
   *[no] { "" }
}
story-takeover = { $margin_id ->
    [hair] { $wording_id ->
        [a] { $region } hajszálnyi különbséggel cserélt gazdát: { $owner_seat } után { $seat } birtokolta ({ $strength }–{ $rival_strength }).
        [b] { $owner_seat } alig valamivel veszítette el { $region_acc }: { $strength }–{ $rival_strength } volt { $seat } javára.
        [c] { $seat } épphogy elhódította { $owner_seat } régióját, { $region_acc }: { $strength }–{ $rival_strength }.
       *[d] Épp elég volt: { $strength }–{ $rival_strength }, és { $owner_seat } elveszítette { $region_acc }; új gazdája { $seat }.
    }
   *[clear] { $wording_id ->
        [a] { $region } gazdát cserélt: { $owner_seat } után { $seat } birtokolta ({ $strength } erő).
        [b] { $owner_seat } elveszítette { $region_acc }: { $seat } { $strength } erővel érkezett.
        [c] { $seat } { $strength } erővel kiűzte { $owner_seat } seregét, és övé lett { $region }.
       *[d] { $seat } { $strength } erővel elhódította { $owner_seat } régióját, { $region_acc }.
    }
}{ $leads ->
    [yes] { $wording_id ->
        [a] { " " }Ezzel { $seat } került az élre, { $regions } régióval.
        [b] { " " }Már { $regions } régió: { $seat } vezetett.
        [c] { " " }{ $regions } régiójával { $seat } járt az élen.
       *[d] { " " }Innentől { $seat } vezetett, { $regions } régióval.
    }
   *[no] { "" }
}
story-tie = { $wording_id ->
    [a] { $region } szabad maradt. Holtverseny, egyenként { $strength } erővel: { $seats }.
    [b] { $region_acc } senki sem kapta meg: { $seats } ereje egyaránt { $strength } volt.
    [c] { $region_in } { $seats } döntetlenre végzett, egyenként { $strength } erővel.
   *[d] Hiába a sok harc: { $region_in } { $seats } ereje is { $strength } volt, így senki sem nyert.
}
story-length = { $rounds ->
    [one] A játék { $battles } ütközetig tartott.
   *[other] A játék { $rounds } fordulóig és { $battles } ütközetig tartott.
}
