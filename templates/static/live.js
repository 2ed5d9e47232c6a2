// An open page notices that the table has changed, and shows it when that disturbs nobody.
"use strict";
(() => {
  const { live, stamp } = document.body.dataset;
  const notice = document.getElementById("changed");
  const EVERY = 20000, SOON = 1000; // milliseconds
  const WAIT = 20; // seconds for which the server keeps a request while nothing changes
  let etag = "", said = document.getElementById("talk")?.dataset.stamp, asking = null, next = 0;

  async function look() {
    clearTimeout(next);
    asking?.abort();
    if (document.hidden) return;
    const mine = asking = new AbortController(), began = Date.now(), known = etag;
    const headers = etag ? { "If-None-Match": etag, Prefer: `wait=${WAIT}` } : {};
    const late = setTimeout(() => mine.abort(), EVERY + WAIT * 500);
    let waits = EVERY;
    try {
      const answer = await fetch(live, { headers, signal: mine.signal });
      // A server that does not wait, or has no room for it, is asked less often.
      if (answer.status === 200 || (answer.status === 304 && Date.now() - began > EVERY / 2)) waits = SOON;
      if (answer.status === 200) {
        etag = answer.headers.get("ETag") || "";
        waits = etag && etag !== known ? SOON : EVERY;
        tell(await answer.json());
      }
    } catch { /* offline: the next look will do */ }
    clearTimeout(late);
    if (asking === mine) next = setTimeout(look, waits);
  }

  function tell(now) {
    if (now.stamp !== stamp) { changed(); return; }
    if (said !== undefined && String(now.talk) !== said) document.dispatchEvent(new CustomEvent("said", { detail: { new: now.new, text: now.told } }));
    if (said !== undefined) said = String(now.talk);
  }

  function changed() {
    const busy = window.scrollY > 200 || document.body.classList.contains("is-choosing") || document.querySelector("details[open]:not(#talk, #talk *)") || document.activeElement?.matches("a, button, summary, textarea") || [...document.querySelectorAll("#talk textarea")].some((each) => each.value);
    if (busy) notice.hidden = false;
    else window.location.replace(window.location.pathname);
  }

  next = setTimeout(look, SOON);
  document.addEventListener("visibilitychange", look);
})();
