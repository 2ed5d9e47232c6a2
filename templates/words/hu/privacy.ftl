# Adatvédelem: ki üzemelteti a szolgáltatást, mit őriz meg, és hogyan lehet elmenni.

site-privacy = Adatvédelem
privacy-title = Adatvédelem
privacy-lead = A Staffetta csak azt őrzi meg, amire a játékaidhoz szükség van. Senki sem keres rajta: nincs reklám, és senki sem figyel.
privacy-who = Kit kérdezhetsz
privacy-contact = Bármit megkérdezhetsz erről az oldalról itt:
privacy-no-contact = A barátod, aki ezt a szolgáltatást üzemelteti, még nem adott meg elérhetőséget. Kérdezd a játékod házigazdáját: ő tudja, ki az.
privacy-kept = Mit őrzünk meg, és meddig
privacy-kept-matches = A neved, az e-mail-címed, a nyelved és a lépéseid minden játékban. A játék vége után is megmaradnak, hogy újra megnézhesd. Ha törlöd magad, a lépések név nélkül maradnak meg, mert a többiek játékához is tartoznak.
privacy-kept-letters = Feljegyzés minden levélről (mikor íródott, és megérkezett-e): a játék vége után { $days } napig.
privacy-kept-files = Maguk a levelek, amelyek itt fájlok, és nem mennek át levelezőszerveren: { $days } napig.
privacy-kept-copies = Az adatbázis frissítés vagy visszaállítás előtti másolata: { $days } napig. A többi biztonsági mentés azon múlik, aki ezt a szolgáltatást üzemelteti.
privacy-kept-unconfirmed = Nevek és címek egy olyan játékból, amelyet a házigazda sosem erősített meg: { $days } napig.
privacy-kept-newcomers = Kérés egy szabad helyre: { $days } napig.
privacy-kept-trials = Próbajáték botok ellen, amelyben sem a neved, sem a címed nincs benne: { $days } napig.
privacy-kept-empty = Asztal vagy bajnokság, amelyben nincs játék: { $days } napig.
privacy-kept-unfinished = Játék közben otthagyott asztal: { $days } napig. A befejezettek megmaradnak.
privacy-kept-evenings = Egy este helye és fényképe: { $days } napig.
privacy-kept-counters = Címekből és hálózatokból számított kódok, hogy senki se áraszthasson el levelekkel: legfeljebb { $days } napig.
privacy-kept-never = Ha soha többé nem kérsz meghívót: egy, a címedből számított kód, amíg meg nem gondolod magad.
privacy-not = Mit nem őrzünk meg
privacy-not-text = Nincs jelszó, és semmi sem jön más oldalakról: minden lap csak erről a szolgáltatásról érkezik. Sütik csak a nyelvedet és a telefonod asztalnál elfoglalt helyét jegyzik meg.
letter-fine-privacy = Adatvédelem:
