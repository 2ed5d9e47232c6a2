# Az olyan játék asztala, amelynek nincs saját képe.

plain-title = Az asztal
plain-player = Játékos
plain-line = { $what }: { $things }
plain-nothing = –
plain-hand-empty = Nincs lapod.
