// Things that lie in an order are tapped one after another, not chosen in a row for each place.
"use strict";
(() => {
  const content = document.getElementById("content"), { language } = document.body.dataset;

  function begin(form) {
    const rows = [...form.querySelectorAll("fieldset.faces")];
    if (rows.length < 2 || form.querySelector(".in-order")) return;
    const taps = document.createElement("p");
    taps.className = "taps in-order";
    taps.append(...[...rows[0].querySelectorAll("label")].map((label) => tap(label, rows)));
    rows[0].before(taps);
    for (const row of rows) row.hidden = true;
    form.addEventListener("reset", () => setTimeout(() => draw(taps, rows))); // its fields are empty then
    draw(taps, rows);
  }

  function tap(label, rows) {
    const made = document.createElement("button"), { value } = label.querySelector("input");
    made.type = "button";
    made.className = "do";
    made.value = value;
    made.dataset.label = label.textContent.trim();
    made.addEventListener("click", () => {
      const at = place(rows, value);
      if (at >= 0) for (const row of rows.slice(at)) for (const each of row.querySelectorAll("input")) each.checked = false;
      else if (free(rows)) free(rows).querySelector(`[value="${CSS.escape(value)}"]`).checked = true;
      draw(made.parentElement, rows);
    });
    return made;
  }

  function free(rows) { return rows.find((row) => !row.querySelector(":checked")); }

  function place(rows, value) { return rows.findIndex((row) => row.querySelector(":checked")?.value === value); }

  function draw(taps, rows) {
    for (const each of taps.children) {
      const at = place(rows, each.value);
      each.textContent = at < 0 ? each.dataset.label : `${(at + 1).toLocaleString(language === "fa" ? "fa-IR" : language)}. ${each.dataset.label}`;
      each.setAttribute("aria-pressed", String(at >= 0));
    }
    for (const each of taps.closest("form").querySelectorAll("[name=sure]")) each.disabled = Boolean(free(rows));
  }

  function look() { for (const form of content.querySelectorAll("form[data-once]")) begin(form); }

  new MutationObserver(look).observe(content, { childList: true });
  look();
})();
