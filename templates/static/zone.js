// Offers the browser's own time zone first, and fills it into the field of the person at the form.
"use strict";
(() => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const list of document.querySelectorAll("[data-zones]")) {
    const option = list.querySelector(`[data-zone="${CSS.escape(own)}"]`);
    if (!option) continue;
    if (list.tagName === "SELECT") list.prepend(option.cloneNode(true));
    else list.prepend(option);
    for (const field of document.querySelectorAll("input[data-own-zone]")) {
      if (!field.value) field.value = option.value;
    }
  }
})();
