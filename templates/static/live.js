// An open page notices that the table has changed, and shows it when that disturbs nobody.
"use strict";
(() => {
  const { live, stamp } = document.body.dataset;
  const notice = document.getElementById("changed");
  const EVERY = 20000;
  let etag = "";

  async function look() {
    if (document.hidden) return;
    try {
      const answer = await fetch(live, { headers: etag ? { "If-None-Match": etag } : {}, signal: AbortSignal.timeout?.(EVERY) });
      if (answer.status !== 200) return;
      etag = answer.headers.get("ETag") || "";
      if ((await answer.json()).stamp !== stamp) changed();
    } catch { /* offline: the next look will do */ }
  }

  function changed() {
    const busy = window.scrollY > 200 || document.querySelector("details[open]") || document.activeElement?.matches("a, button, summary");
    if (busy) notice.hidden = false;
    else window.location.replace(window.location.pathname);
  }

  setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
})();
