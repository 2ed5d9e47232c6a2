// A button that shares the link beside it: by the phone's own menu, else by copying it.
"use strict";
for (const field of document.querySelectorAll("input[data-share]")) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = navigator.share ? field.dataset.share : field.dataset.copy;
  button.addEventListener("click", async () => {
    if (navigator.share) {
      try { await navigator.share({ title: document.title, url: field.value }); } catch { /* the reader closed the menu */ }
      return;
    }
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch { // no clipboard outside HTTPS
      document.execCommand("copy");
    }
    button.textContent = field.dataset.copied;
  });
  button.setAttribute("aria-live", "polite");
  field.addEventListener("focus", () => field.select());
  field.closest("label").after(button);
}
