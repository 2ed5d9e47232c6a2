# Az értelmezések oldala és lapja, bármelyik játéké.

rulings-title = Szabályértelmezések: { $game }
rulings-intro = Ahol a szabálykönyv hallgat, vagy kétféleképpen olvasható, ott mi így játszunk. Ha mégis mond valamit, az a válasz alatt olvasható.
rulings-link = Szabályértelmezések
rulings-link-match = Szabályértelmezések ebben a játékban
rulings-book = A szabálykönyv:
rulings-nothing = Erről hallgat.
rulings-switch = Választható helyette: { $choices }
rulings-otherwise = Ebben a játékban másképp:
sheet-rulings = Szabályértelmezések (PDF)
