// Enter in a field presses the last button that acts: one above it waves a warning through.
"use strict";
for (const button of document.querySelectorAll("button.enter")) {
  button.onclick = (event) => {
    event.preventDefault();
    button.form.requestSubmit([...button.form.elements].reverse().find((each) => each.name === "sure"));
  };
}
