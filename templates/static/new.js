// Shows the options of the game chosen in the form at once, and keeps all typed text.
"use strict";
(() => {
  const form = document.getElementById("new");
  const PATIENCE = 10000; // milliseconds
  let latest = 0;

  async function change(only = "") {
    const asked = ++latest;
    const wanted = new FormData(form);
    wanted.set("show", "options");
    if (kept && wanted.get("option-data") === kept) wanted.delete("option-data"); // another game's numbers
    try {
      const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(wanted), signal: AbortSignal.timeout?.(PATIENCE) });
      if (!answer.ok || asked !== latest) return;
      const shown = new DOMParser().parseFromString(await answer.text(), "text/html");
      for (const part of form.querySelectorAll(only ? `[data-of-game="${only}"]` : "[data-of-game]")) {
        const fresh = shown.querySelector(`[data-of-game="${part.dataset.ofGame}"]`);
        if (!fresh) continue;
        for (const open of part.querySelectorAll("details[open] > summary[id]")) {
          fresh.querySelector(`#${open.id}`)?.parentElement.setAttribute("open", "");
        }
        part.replaceWith(fresh);
      }
      fit();
      bring();
    } catch { /* offline: the form says what does not fit when it is sent */ }
  }

  // The printed numbers that were entered at a table of this box come along to the next.
  let kept = "";
  function bring() {
    const field = form.elements["option-data"], game = form.querySelector("[name=game]:checked")?.value;
    try { kept = localStorage.getItem(`staffetta numbers ${game}`) || ""; } catch { kept = ""; }
    if (!field || !kept || field.value) return;
    field.value = kept;
    form.querySelector("[data-brought]").hidden = false;
    field.closest("details").open = true;
  }
  bring();

  // One step at a time; the address names it, so that the browser's Back leads to the one before.
  const stages = [...form.querySelectorAll(".stage")];
  function stage(isFresh) {
    const asked = document.getElementById(location.hash.slice(1));
    if (asked && !isFresh && !asked.closest(".stage")) return;
    const wrong = form.querySelector("[aria-invalid=true], .problem");
    const shown = asked?.closest(".stage") ?? wrong?.closest(".stage") ?? stages[0];
    for (const each of stages) {
      each.hidden = each !== shown;
      const link = document.querySelector(`.stages [href="#${each.id}"]`);
      if (each === shown) link.setAttribute("aria-current", "step"); else link.removeAttribute("aria-current");
    }
    form.classList.add("staged");
    if (!asked || isFresh) return;
    for (let at = asked; at; at = at.parentElement) if (at.matches("details")) at.open = true;
    asked.focus({ preventScroll: true });
    asked.scrollIntoView({ block: asked === shown ? "start" : "center" });
  }
  if (stages.length) {
    addEventListener("hashchange", () => stage(false));
    stage(true);
  }

  form.addEventListener("change", (event) => {
    if (event.target.name === "game") change();
    if ("lengthens" in event.target.dataset) change("length");
    if ("count" in event.target.dataset) fit();
  });

  // Enter in a field creates the game: the button that fills rows is in the way until it is pressed.
  form.addEventListener("click", ({ target }) => { if (target.value === "people") target.type = "submit"; });

  // At a table with the real box: as many names as people sit down.
  function fit() {
    const fill = form.querySelector("button[value=people]");
    if (fill) fill.type = "button";
    const count = form.querySelector("[data-count]");
    for (const name of count ? form.querySelectorAll("[data-name]") : []) {
      name.hidden = Number(name.dataset.name) >= Number(count.value);
    }
  }
  fit();

  // Back shows what was typed: with the options of the game that was chosen, and no row folded up.
  addEventListener("pageshow", () => {
    const shown = form.elements["options-of"], game = form.querySelector("[name=game]:checked");
    if (shown && game && shown.value !== game.value) change();
    for (const field of form.querySelectorAll("details.one-more input")) {
      for (let at = field; field.value && at; at = at.parentElement) if (at.matches("details.one-more")) at.open = true;
    }
  });
})();
