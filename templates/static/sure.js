// Where a page asks once more, 1 comes to the button that does it, as it does at the table; Enter presses it.
"use strict";
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea")) return;
  if (!["1", "۱", "١"].includes(event.key)) return;
  event.preventDefault();
  document.querySelector("button[name=sure]")?.focus();
});
