// Where there is no network a table opens as it was last seen; what is entered there waits on it.
"use strict";
const KEPT = "tables-1";
const PARTS = /^\/(static|fonts)\//;
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
  else if (event.request.mode === "navigate" && PAGE.test(pathname)) event.respondWith(page(event.request));
});

async function keep(request) {
  const answer = await fetch(request);
  if (answer.ok && !answer.redirected) {
    const copy = answer.clone();
    await (await caches.open(KEPT)).put(request, copy);
    if (PAGE.test(new URL(request.url).pathname)) await parts(answer.clone());
  }
  return answer;
}

// The style sheets and scripts that a page names.
async function parts(answer) {
  const cache = await caches.open(KEPT);
  const named = (await answer.text()).matchAll(/(?:href|src)="(\/static\/[^"]+)"/g);
  for (const [, address] of named) if (!(await cache.match(address))) await cache.add(address).catch(() => {});
}

async function page(request) {
  try {
    return await keep(request);
  } catch (fault) {
    const found = await caches.match(request, { ignoreSearch: true });
    if (found) return found;
    throw fault;
  }
}

async function part(event) {
  const found = await caches.match(event.request);
  const fresh = keep(event.request);
  if (!found) return fresh;
  event.waitUntil(fresh.catch(() => {}));
  return found;
}
