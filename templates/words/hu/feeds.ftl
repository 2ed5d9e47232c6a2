# Egy játékos naptára és egy játszma hírcsatornája.
calendar-title = A lépéseid a naptáradban
calendar-text = A naptárprogramod meg tudja mutatni, melyik lépésednek mi a határideje, és emlékeztetni is tud rá. Nagyjából óránként frissül.
calendar-shared = Akinél ez a cím van, láthatja, mit játszol, kikkel, és mik a határidőid. Játszani viszont senki sem tud vele.
calendar-make-button = Kérem a címet
calendar-address = Cím a naptárprogramnak
calendar-open = Felveszem a naptáramba
calendar-renew-text = Olyan valakihez került a cím, akihez nem kellett volna? Kérj újat: a régi azonnal érvénytelen.
calendar-renew-button = Új címet kérek
calendar-end-text = Nem kell többé? A naptárprogramod semmit sem talál majd ezen a címen.
calendar-end-button = Nem kérem a naptárt
calendar-name = Staffetta: te jössz
calendar-event = { $title }: te jössz
calendar-note = Kérlek, válaszolj eddig: { $deadline }. A játékaid linkjét itt kérheted levélben:
error-title-ended-calendar = Ez a naptárcím már nem működik
error-ended-calendar = A gazdája újat kért helyette, vagy már nem kéri a naptárt.
feed-title = Az események hírolvasóban
