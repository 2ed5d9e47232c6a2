// This browser's word for the shuffle: by chance, so that nobody else picks it.
"use strict";
for (const field of document.querySelectorAll("input[name=word][type=hidden]")) {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  field.value = [...bytes].map((each) => each.toString(16).padStart(2, "0")).join("");
}
