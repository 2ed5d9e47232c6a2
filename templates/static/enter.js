// Enter in a field presses the form's last button, since an earlier one overrides a warning.
"use strict";
for (const button of document.querySelectorAll("button.enter")) {
  button.onclick = (event) => {
    event.preventDefault();
    button.form.requestSubmit([...button.form.elements].reverse().find((each) => each.name === "sure"));
  };
}
