# Több idő a házigazdától, figyelmeztetések, és levelek az elmozdult határidőkről.

# --- a házigazda több időt ad
host-longer = Több időt adok
host-longer-title = Több idő
host-longer-text = Válaszd ki, mennyivel legyen több. Az új határidőt mindenki levélben kapja meg.
host-longer-who = Ki kapja?
host-longer-all = mindenki, akire várunk
host-longer-now = { $name } – az eddigi határidő: { $when }
host-longer-how = Mennyivel több?
host-longer-12 = Fél nappal
host-longer-24 = Egy nappal
host-longer-72 = Három nappal
host-longer-new = { $name } – új határidő: { $when }
host-longer-most = { $name } – ez már túl hosszú lenne
host-longer-button = Megadom az időt
host-done-longer = Kész. Az új határidőt mindenki levélben kapja meg.
host-cannot-longer_nobody = Most nincs meghosszabbítható határidő.
host-cannot-longer_changed = Közben megváltozott a határidő. Nézd meg az újat, és válassz újra.
host-cannot-longer_enough = Ez már túl hosszú lenne. Egy határidő legfeljebb egy héttel lehet később annál, mintha most tennénk fel a kérdést, és egy kérdésre összesen legfeljebb 14 nappal jut több idő.
host-cannot-longer_choice = Válaszd ki, ki kap több időt, és mennyit.
letter-longer-subject = { $title }: több idő
letter-longer-text = A játék házigazdája több időt adott.
letter-longer-you = Az új határidőd: { $when }.
letter-longer-other = { $name } új határideje: { $when }.
letter-longer-own = Több időt adtál.

# --- figyelmeztetések
nudge = Megbököm
nudge-title = Megbököd? ({ $name })
nudge-text = { $name } barátságos emlékeztetőt kap a te nevedben: azonnal, vagy reggel, ha ott éjszaka van. Naponta egyszer lehet ilyet küldeni.
nudge-offer = { $name } idejének már több mint a fele eltelt.
nudge-done = Emlékeztető: { $when }
nudge-done-of = { $name } emlékeztetőt kapott: { $when }.
play-nudge-gone-title = Nem ment emlékeztető
play-nudge-gone = Most senkit sem kell megbökni: vagy megjött a válasz, vagy még korai lenne, vagy ma már ment emlékeztető.
host-nudge-title = Küldjünk emlékeztetőt?
host-nudge-text = { $name } barátságos emlékeztetőt kap: azonnal, vagy reggel, ha ott éjszaka van. Naponta egyszer lehet ilyet küldeni.
host-nudge-button = Elküldöm az emlékeztetőt
host-done-nudge = Az emlékeztető úton van. Ha ott éjszaka van, reggel megy el.
host-cannot-nudge = Most senkit sem kell megbökni: vagy megjött a válasz, vagy még korai lenne, vagy ma már ment emlékeztető.
letter-turn-nudge = { $name } a lépésedre vár, és barátságosan emlékeztet.

# --- aki utolsónak válaszol
letter-last-subject = { $title }: már csak rád várunk – { $prompt }
last-one = A többiek már válaszoltak: már csak rád várunk.

# --- elmozdult egy megígért határidő
letter-new_date-subject = { $title }: új határidő
letter-new_date-outage = { $count ->
    [one] A szerver egy ideig nem volt elérhető. Hogy ne veszíts időt, a határidőd kitolódott. Mostantól ez érvényes:
   *[other] A szerver egy ideig nem volt elérhető. Hogy ne veszíts időt, a határidőid kitolódtak. Mostantól ezek érvényesek:
}
letter-new_date-away = Távol vagy, ezért a határidőd megvár. Mostantól ez érvényes:

# --- ki milyen gyorsan szokott válaszolni
usually = általában { $when } válaszol
usually-of = { $name } általában { $when } válaszol.
usually-hours = { $count ->
    [one] egy órán belül
   *[other] { $count } órán belül
}
usually-days = { $count ->
    [one] egy napon belül
   *[other] { $count } napon belül
}
