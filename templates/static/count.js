// The final count where people see the game end: row by row, then the winner. A tap shows all at once.
"use strict";
(() => {
  const EACH = Number(document.body.dataset.count ?? 800), ALL = 10 * EACH; // milliseconds for one row, and for many

  document.addEventListener("ended", ({ detail: live }) => {
    const rows = [...live.querySelectorAll(".count-up tbody tr")], skip = live.querySelector(".count-skip");
    if (!rows.length || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const pause = Math.min(EACH, ALL / rows.length);
    let timer = 0;

    function end() {
      clearTimeout(timer);
      live.classList.remove("counts");
      skip.hidden = true;
      dispatchEvent(new Event("resize")); // the big screen fits its type anew
    }

    function step() {
      const next = rows.shift();
      if (!next) { end(); return; }
      next.classList.add("is-counted");
      timer = setTimeout(step, pause);
    }

    live.classList.add("counts");
    skip.hidden = false;
    skip.addEventListener("click", end);
    timer = setTimeout(step, pause);
    dispatchEvent(new Event("resize"));
  });
})();
