// Where there is no network a table opens as it was last seen; what is entered there waits on it.
"use strict";
const KEPT = "tables-2";
const PARTS = /^\/(static|styles|fonts)\//;
const MAY_BE_KEPT = "Staffetta-Offline"; // what the service says of a page that prints no other link
const PATIENCE = 8000; // milliseconds without an answer, after which a page opens as it was kept
const PAGE = /^\/t\/[a-z2-7]{26}(\/all|\/log)?$/;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await self.clients.claim();
    // What the open pages were made with came before there was anybody to keep it.
    for (const client of await self.clients.matchAll()) await keep(new Request(client.url)).catch(() => {});
  })());
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin) return;
  if (PARTS.test(pathname)) event.respondWith(part(event));
  else if (event.request.mode === "navigate" && PAGE.test(pathname)) event.respondWith(page(event));
});

async function keep(request) {
  const answer = await fetch(request);
  const { pathname } = new URL(request.url);
  if (!PAGE.test(pathname)) {
    if (answer.ok && !answer.redirected) await put(request, answer.clone());
  } else if (answer.status === 404 || answer.status === 410) {
    await forget(pathname.split("/")[2]);
  } else if (answer.ok && !answer.redirected && answer.headers.has(MAY_BE_KEPT)) {
    await put(request, answer.clone());
    await parts(answer.clone());
  }
  return answer;
}

async function put(request, answer) {
  const cache = await caches.open(KEPT);
  await cache.put(request, answer).catch(() => {}); // no room: it opens all the same
}

// A link that has ended opens nothing here either.
async function forget(token) {
  const cache = await caches.open(KEPT);
  for (const request of await cache.keys()) {
    if (request.url.includes(`/t/${token}`)) await cache.delete(request);
  }
}

// The style sheets and scripts that a page names.
async function parts(answer) {
  const cache = await caches.open(KEPT);
  const named = (await answer.text()).matchAll(/(?:href|src)="(\/(?:static|styles)\/[^"]+)"/g);
  for (const [, address] of named) if (!(await cache.match(address))) await cache.add(address).catch(() => {});
}

async function page(event) {
  const fresh = keep(event.request);
  const found = await caches.match(event.request, { ignoreSearch: true });
  if (!found) return fresh;
  event.waitUntil(fresh.catch(() => {}));
  const late = new Promise((answer) => { setTimeout(answer, PATIENCE, found); });
  return Promise.race([fresh.catch(() => found), late]);
}

async function part(event) {
  const found = await caches.match(event.request);
  const fresh = keep(event.request);
  if (!found) return fresh;
  event.waitUntil(fresh.catch(() => {}));
  return found;
}
