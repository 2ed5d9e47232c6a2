"""Play by letter: rows, people, views, mail, pages and commands, each package resting on those below it."""
