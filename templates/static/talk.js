// The conversations on an open seat's page: messages are sent without leaving it, and read when they are in view.
"use strict";
(() => {
  const talk = document.getElementById("talk");
  if (!talk) return;
  const PATIENCE = 10000; // milliseconds
  const badges = [...document.querySelectorAll(".heard [data-new], #talk > summary [data-new]")];

  function mark(count, text) {
    for (const badge of badges) {
      badge.hidden = !count;
      if (text) badge.textContent = text;
      const link = badge.closest(".heard");
      if (link) link.hidden = !count;
    }
  }

  // Show the conversations of another page; what is typed, and what is unfolded, stays.
  function show(text) {
    const fresh = new DOMParser().parseFromString(text, "text/html").getElementById("conversations");
    const shown = document.getElementById("conversations");
    if (!fresh) return false;
    for (const circle of shown.querySelectorAll(".circle")) {
      const same = fresh.querySelector(`[data-to="${circle.dataset.to}"]`);
      if (!same) continue;
      same.open = circle.open || same.open;
      const typed = circle.querySelector("textarea"), next = same.querySelector("textarea");
      if (typed && next && !next.value) next.value = typed.value;
    }
    const focused = shown.contains(document.activeElement) ? document.activeElement.id : "";
    for (const field of fresh.querySelectorAll("form")) {
      const back = Object.assign(document.createElement("input"), { type: "hidden", name: "back", value: "seat" });
      if (!field.elements.back) field.append(back);
    }
    shown.replaceWith(fresh);
    isLate = false;
    if (focused) document.getElementById(focused)?.focus();
    watch.observe(fresh);
    down();
    return true;
  }

  let isInView = false;
  let isLate = false; // messages came since the conversations were shown
  const watch = new IntersectionObserver((entries) => {
    isInView = entries.at(-1).isIntersecting;
    if (isInView) seen();
  });
  watch.observe(document.getElementById("conversations"));

  // What is in view is read: the form's button says so to those without scripts.
  function seen() {
    mark(0);
    const form = talk.querySelector("form[data-act=read]");
    if (!form) return;
    form.hidden = true;
    const body = new URLSearchParams(new FormData(form, form.elements.sure));
    fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => {});
  }

  function down() {
    for (const list of talk.querySelectorAll(".said")) list.scrollTop = list.scrollHeight;
  }

  async function read() {
    try {
      const answer = await fetch(talk.dataset.talk, { signal: AbortSignal.timeout?.(PATIENCE) });
      if (answer.ok) show(await answer.text());
    } catch { /* offline: the next look will do */ }
  }

  talk.addEventListener("submit", async (event) => {
    const form = event.target, button = event.submitter, words = form.querySelector("textarea")?.value;
    if (button?.name !== "sure") return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form, button));
    body.delete("back");
    button.disabled = true;
    try {
      const answer = await fetch(form.action, { method: "POST", body, signal: AbortSignal.timeout?.(PATIENCE) });
      if (answer.status >= 500) throw new Error(answer.status);
      if (answer.ok) empty(form, words);
      const text = await answer.text();
      if (!show(text)) refuse(form, text);
      field(form)?.focus({ preventScroll: true });
    } catch {
      form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "sure", value: "yes" }));
      form.submit();
    } finally { button.disabled = false; }
  });

  // The field for words in the conversation of a form, which may have been replaced meanwhile.
  function field(form) {
    const { to } = form.closest(".circle").dataset;
    return document.querySelector(`#conversations [data-to="${to}"] textarea`);
  }

  // Words that were sent leave their field; what was typed after them stays.
  function empty(form, words) {
    for (const each of [form.querySelector("textarea"), field(form)]) if (each?.value === words) each.value = "";
  }

  // An answer without conversations says why nothing was sent.
  function refuse(form, text) {
    const why = new DOMParser().parseFromString(text, "text/html").querySelector("#content .lead");
    document.getElementById("unsent")?.remove();
    const told = Object.assign(document.createElement("p"), { id: "unsent", className: "notice bad", textContent: why?.textContent });
    told.setAttribute("role", "alert");
    form.prepend(told);
  }

  // live.js tells of messages: those in view are read at once, others get a mark.
  document.addEventListener("said", ({ detail }) => {
    isLate = true;
    if (talk.open) read();
    if (isInView && !document.hidden) return;
    mark(detail.new, detail.text);
  });
  document.querySelector(".heard a")?.addEventListener("click", (event) => {
    event.preventDefault();
    talk.open = true;
    talk.scrollIntoView({ block: "nearest" });
    talk.querySelector("summary").focus({ preventScroll: true });
  });
  talk.addEventListener("toggle", () => {
    if (talk.open && isLate) read();
    else down();
  });

  // Beside a board there is room for talk, once there is any; a phone shows the mark alone.
  const isBeside = window.matchMedia("(min-width: 64rem)").matches && talk.querySelector(".said");
  if (isBeside || window.location.hash === "#talk") talk.open = true;
})();
