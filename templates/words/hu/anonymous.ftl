# Matches in which nobody knows who sits where until the end.

anonymous = A nevek a végéig titokban maradnak
anonymous-about = Mindenkit a helye jelével hívunk, a helyeket pedig kisorsoljuk, ha már mindenki itt van. Az utolsó levélből kiderül, ki kicsoda volt. Minden óra számít, mert az éjszaka elárulná az időzónát.
new-anonymous = Maradjon titok a végéig, ki kicsoda (az éjszaka is számít)
new-talk-names = Beszélgetés és nevek
problem-anonymous_few = Ha nincs legalább { $least } ember, mindenki tudná, ki kicsoda.
problem-anonymous_campaign = Hadjáratban nem maradhatnak titokban a nevek. Válassz egyetlen játékot, vagy mutasd a neveket.
problem-anonymous_clock = Az esti kilenckor lejáró határidő, és az is, amelybe az éjszaka vagy a szabadnap nem számít bele, elárulná, ki melyik időzónában él. Válassz ezek nélkül egy óraszámot.
problem-anonymous_season = Az idény névvel sorolja fel a játékait. Ezt a játékot az idényen kívül indítsd el; ha véget ért, hozzáadhatod.
host-cannot-anonymous = Ebből kiderülne, ki hol ül, pedig ez a játék a végéig titokban tartja.
host-names-hidden = A játék végéig itt sem látod, ki hol ül. Ha egy játékos távol marad, a helyére gép ülhet, ha a játék ismer ilyet.
ours-refused-anonymous = Ez a játék a végéig titokban tartja a játékosok nevét. Akkor add hozzá, ha véget ért.
letter-names-title = Ki kicsoda volt
names-of-sign = { $sign }: { $name }

# --- the signs of seats, as names
seat-sign-0 = Kör
seat-sign-1 = Négyzet
seat-sign-2 = Háromszög
seat-sign-3 = Rombusz
seat-sign-4 = Kereszt
seat-sign-5 = Csillag
