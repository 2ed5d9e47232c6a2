// Composes a move on the open page. A press on the board, the hand or the moves looks up the next
// words, and their effects are shown beside the board. Only the form's button plays the move.
"use strict";
(() => {
  const table = document.querySelector(".table");
  const home = document.getElementById("choosing");
  const board = document.getElementById("board");
  if (!table || !home || !board) return;
  const seat = document.body.dataset.seat;
  // Whoever is asked meanwhile finds the table where a plan was put together.
  const building = window.location.pathname === `${seat}/plan` ? "plan|build" : "build";
  const STEP = new RegExp(`^${seat}/(${building}|[0-9]+/[^/]+)$`);
  const untouched = board.innerHTML;
  const PATIENCE = 10000; // milliseconds
  let asked = 0, opener = null;

  const step = (link) => {
    const to = link && new URL(link.getAttribute("href"), window.location.href);
    return to && to.origin === window.location.origin && STEP.test(to.pathname) ? to : null;
  };

  // With a modified click a link opens elsewhere, as links do.
  const isPlain = (event) => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (!link || event.defaultPrevented || !isPlain(event) || !link.closest(".table")) return;
    if (home.contains(link) && link.getAttribute("href") === seat) { event.preventDefault(); leave(); return; }
    const to = step(link);
    if (!to) return;
    event.preventDefault();
    show(to, link);
  });

  // The button that goes back leaves the move, and the page stays as it is.
  document.addEventListener("submit", (event) => {
    const back = event.submitter;
    if (back && home.contains(back) && back.formAction && back.formMethod === "get") { event.preventDefault(); leave(); }
  });

  // By keys: a number takes the choice with that number, arrows go from one to the next.
  const help = document.getElementById("keys");
  if (help) {
    const close = document.createElement("button");
    close.textContent = help.dataset.close;
    close.addEventListener("click", () => help.close());
    help.append(close);
    // Beside the list, and the key that showed it: both put it away.
    help.addEventListener("click", (event) => { if (event.target === help) help.close(); });
    help.addEventListener("keydown", (event) => { if ("?؟".includes(event.key)) { event.preventDefault(); event.stopPropagation(); help.close(); } });
  }
  const choices = () => {
    const kinds = home.firstChild ? [".ready a, .next a, button[name=sure]"] : [".cards a.card, .deck a.card", "#stances a:not([href^='#'])", ".doing a.move:not(.card)"];
    return kinds.flatMap((kind) => [...(home.firstChild ? home : table).querySelectorAll(kind)]).filter((each) => each.offsetParent);
  };
  // Two cards of one kind are one choice, so that the figures reach beyond the hand to the stances.
  const numbered = () => {
    const met = new Set();
    return choices().filter(({ href }) => !href || (!met.has(href) && met.add(href))).slice(0, 9);
  };
  const KEYS = {
    "?": () => help?.showModal(), "؟": () => help?.showModal(),
    "Escape": () => { if (home.firstChild) leave(); },
    "ArrowDown": () => go(1), "ArrowRight": () => go(toTheRight()),
    "ArrowUp": () => go(-1), "ArrowLeft": () => go(-toTheRight()),
  };
  const toTheRight = () => (document.documentElement.dir === "rtl" ? -1 : 1);

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || help?.open) return;
    if (event.target.closest("input, select, textarea, summary")) return;
    if (figure(event.key)) number(event);
    else if (event.key.startsWith("Arrow") && !isAmongChoices()) return;
    else if (KEYS[event.key]) { if (event.key !== "Escape") event.preventDefault(); KEYS[event.key](); }
  });

  // A figure as keyboards write it, in Persian too; 0 for any other key.
  const figure = (key) => (key.length === 1 ? Math.max("0123456789".indexOf(key), "۰۱۲۳۴۵۶۷۸۹".indexOf(key), "٠١٢٣٤٥٦٧٨٩".indexOf(key), 0) : 0);

  function number(event) {
    count();
    const chosen = numbered()[figure(event.key) - 1];
    if (!chosen) return;
    event.preventDefault();
    if (chosen.localName === "button") chosen.focus();
    else chosen.click();
  }

  // Once keys are used the choices say their numbers.
  function count() {
    document.body.classList.add("with-keys");
    for (const old of table.querySelectorAll("[data-key]")) delete old.dataset.key;
    numbered().forEach((each, at) => { each.dataset.key = (at + 1).toLocaleString(document.documentElement.lang); });
  }

  const isAmongChoices = () => choices().includes(document.activeElement) || board.contains(document.activeElement) || document.activeElement === home;

  // On the board from one target to the next, else among the choices.
  function go(by) {
    const all = board.contains(document.activeElement) ? [...board.querySelectorAll("a[href]")] : choices();
    const at = all.indexOf(document.activeElement);
    all[(at + by + all.length) % all.length]?.focus();
  }

  async function show(to, link) {
    const mine = ++asked;
    const kept = link.closest(".board") ? link.id : "";
    if (!home.contains(link)) opener = link;
    home.setAttribute("aria-busy", "true");
    const signal = AbortSignal.timeout?.(PATIENCE);
    const text = await fetch(to, { headers: { "Accept": "text/html" }, cache: "no-store", signal }).then((answer) => answer.text()).catch(() => null);
    if (mine !== asked) return;
    const found = text && new DOMParser().parseFromString(text, "text/html");
    const tray = found && found.getElementById("tray");
    const shown = found && found.getElementById("board");
    if (mine !== asked) return;
    if (!tray || !shown) { window.location.assign(to); return; }
    home.removeAttribute("aria-busy");
    home.replaceChildren(...document.importNode(tray, true).childNodes);
    board.innerHTML = shown.innerHTML;
    mark(to);
    document.body.classList.add("is-choosing");
    if (document.body.classList.contains("with-keys")) count();
    uncover();
    focus(kept);
  }

  function leave() {
    asked++;
    home.replaceChildren();
    board.innerHTML = untouched;
    mark(null);
    document.body.classList.remove("is-choosing");
    if (document.body.classList.contains("with-keys")) count();
    const back = opener?.isConnected ? opener : (opener?.id && document.getElementById(opener.id)) || board.querySelector("a");
    back?.focus({ preventScroll: true });
  }

  // What was pressed stays lit where it stands: a card of the hand, a button.
  function mark(to) {
    for (const link of table.querySelectorAll(".cards a.card, .deck a.card, .doing a.move")) {
      if (home.contains(link)) continue;
      const own = step(link);
      if (to && own && own.pathname + own.search === to.pathname + to.search) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }

  // On a phone the move stands over the lower half of the page: a board that can be chosen from comes
  // into the upper one.
  function uncover() {
    if (!board.querySelector("a[href]")) return;
    const free = home.getBoundingClientRect().top;
    const { top, bottom } = board.getBoundingClientRect();
    const seen = Math.min(bottom, free) - Math.max(top, 0);
    if (getComputedStyle(home).position === "fixed" && seen < free * 0.6) board.scrollIntoView({ block: "start" });
  }

  // Whoever goes on by keys stays where they were on the board, else comes to what may follow.
  function focus(kept) {
    const place = (kept && document.getElementById(kept)) || home;
    place.focus({ preventScroll: true });
  }
})();
