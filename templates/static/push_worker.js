// Shows a push as a notification with two buttons: the likeliest move, and the game's page.
"use strict";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const note = event.data.json();
  const moves = note.move.map((move) => ({ action: "move", title: move.label }));
  event.waitUntil(self.registration.showNotification(note.title, {
    body: note.body,
    lang: note.lang,
    dir: note.dir,
    tag: note.tag, // the next question takes the place of the last one
    renotify: true,
    icon: "/icon-192.png",
    data: { page: note.page, move: note.move[0]?.url },
    actions: [...moves, { action: "open", title: note.open }],
  }));
});

self.addEventListener("notificationclick", (event) => {
  const { page, move } = event.notification.data;
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.action === "move" && move ? move : page));
});
