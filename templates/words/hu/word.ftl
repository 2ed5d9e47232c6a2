# Hogyan értesül a játékos: levélben és más úton, a helyének egyik oldalán.

ways-title = Hogyan értesülsz
ways-text = Szólunk, amikor te jössz, és akkor is, ha történik valami. Itt választhatod ki, hogyan.
ways-settings-button = Hogyan értesülsz
ways-mail-title = Levélben
ways-mail-on = A leveleid ide mennek: { $address }.
ways-mail-off = Nem kapsz leveleket erről a játékról; az oldalán játszol.
