// On a confirmation page the key 1 moves to the button, as at the table; Enter presses it.
"use strict";
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea")) return;
  if (!["1", "۱", "١"].includes(event.key)) return;
  event.preventDefault();
  document.querySelector("button[name=sure]")?.focus();
});
