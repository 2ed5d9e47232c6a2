// Fills in this browser's random word for the shuffle, so that no person chooses it.
"use strict";
for (const field of document.querySelectorAll("input[name=word][type=hidden]")) {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  field.value = [...bytes].map((each) => each.toString(16).padStart(2, "0")).join("");
}
