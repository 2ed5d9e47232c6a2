// Keeps the screen on while a table is open, unless this device is set otherwise.
"use strict";
(() => {
  const KEPT = "staffetta screen", OFF = "off";
  const field = document.querySelector("#awake input");
  let lock = null, is_asking = false, is_on = kept() !== OFF;

  function kept() { try { return localStorage.getItem(KEPT); } catch { return null; } }

  // The browser takes the lock away whenever the page is hidden.
  async function ask() {
    if (!is_on || lock || is_asking || document.hidden) return;
    is_asking = true;
    try {
      const mine = lock = await navigator.wakeLock.request("screen");
      mine.addEventListener("release", () => { if (lock === mine) lock = null; });
      if (!is_on) mine.release();
    } catch { /* a battery saver, or no tap on the page so far: the next tap asks again */ }
    is_asking = false;
  }

  if (!navigator.wakeLock) return;
  if (field) {
    field.checked = is_on;
    field.closest("#awake").hidden = false;
    field.addEventListener("change", () => {
      is_on = field.checked;
      try { localStorage.setItem(KEPT, is_on ? "on" : OFF); } catch { /* for this page alone */ }
      if (is_on) ask();
      else lock?.release();
    });
  }
  document.addEventListener("visibilitychange", ask);
  document.addEventListener("pointerup", ask);
  addEventListener("pageshow", ask);
  ask();
})();
