// A tap on a card or a place that has a title shows it, as a mouse does beside its pointer.
"use strict";
(() => {
  const shown = document.createElement("p");
  shown.className = "about";
  shown.setAttribute("role", "status");
  document.querySelector(".felt").append(shown);

  function about(element) {
    if (!element || element.matches(".board, a, button, summary, label")) return "";
    const own = element.querySelector(":scope > title");
    return element.title || (own && element.localName === "g" && own.textContent) || about(element.parentElement);
  }

  document.addEventListener("click", ({ target }) => { shown.textContent = target.closest(".board, .lines-of, .hand-of") ? about(target) : ""; });
  document.addEventListener("keydown", ({ key }) => { if (key === "Escape") shown.textContent = ""; });
})();
