// The keeper's page renews itself once a minute while it is looked at.
"use strict";
(() => {
  const EVERY = 60000; // milliseconds

  async function renew() {
    if (!document.hidden && !document.activeElement?.matches("main a, main button")) {
      try {
        const answer = await fetch(window.location.href, { headers: { Accept: "text/html" } });
        if (!answer.ok) { window.location.reload(); return; }
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        document.getElementById("content").replaceWith(page.getElementById("content"));
      } catch { /* offline: the next minute will do */ }
    }
    setTimeout(renew, EVERY);
  }

  setTimeout(renew, EVERY);
})();
