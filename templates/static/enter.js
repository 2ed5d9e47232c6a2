// Enter in a field does what the form's page says.
"use strict";
for (const button of document.querySelectorAll("button.enter")) {
  button.onclick = (event) => {
    event.preventDefault();
    button.form.requestSubmit([...button.form.elements].find((each) => each.name === "sure"));
  };
}
