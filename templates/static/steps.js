// Steps through a game without loading pages: by links, arrow keys, a slider or playback.
"use strict";
(() => {
  const player = document.getElementById("player");
  const slider = document.getElementById("player-turn");
  const told = document.getElementById("player-told");
  const speed = document.getElementById("player-speed");
  const play = document.createElement("button");
  const PARTS = [".question", ".recap", "#board", ".panel", ".further"];
  const PATIENCE = 10000, PAUSE = 1600; // milliseconds
  let asked = 0, timer = 0;

  play.type = "button";
  play.id = "player-play";
  play.textContent = player.dataset.play;
  player.prepend(play);
  player.hidden = false;

  // The address always names the moment that is shown.
  async function show(to, isNew = true) {
    const mine = ++asked;
    const signal = AbortSignal.timeout?.(PATIENCE);
    const text = await fetch(to, { headers: { "Accept": "text/html" }, signal }).then((answer) => (answer.ok ? answer.text() : null)).catch(() => null);
    if (mine !== asked) return;
    if (!text) { window.location.assign(to); return; }
    const page = new DOMParser().parseFromString(text, "text/html");
    const focused = document.activeElement?.id;
    const before = pieces();
    for (const part of PARTS) document.querySelector(part).replaceWith(document.importNode(page.querySelector(part), true));
    document.title = page.title;
    if (isNew) window.history.pushState(null, "", to);
    slider.value = turnOf(to);
    mark(before);
    told.textContent = [".question h1", ".recap"].map((part) => document.querySelector(part).innerText).join(". ");
    // At either end the link that was pressed is gone.
    if (focused) (document.getElementById(focused) || slider).focus({ preventScroll: true });
    if (timer) next();
  }

  const turnOf = (to) => new URL(to, window.location.href).pathname.split("/").pop();

  // What a step has changed appears softly: regions and places of the board, cards of the lines.
  const pieces = () => new Map([...document.querySelectorAll("#board [id]")].map((each) => [each.id, each.outerHTML]));
  function mark(before) {
    for (const [id, drawn] of pieces()) {
      if (before.has(id) && before.get(id) !== drawn) document.getElementById(id).classList.add("moved");
    }
  }

  function next() {
    clearTimeout(timer);
    const link = document.getElementById("step-after");
    if (!link) { stop(); return; }
    timer = setTimeout(() => show(link.href), PAUSE / Number(speed.value));
  }

  function stop() {
    clearTimeout(timer);
    timer = 0;
    play.textContent = player.dataset.play;
  }

  play.addEventListener("click", () => {
    if (timer) { stop(); return; }
    play.textContent = player.dataset.pause;
    const link = document.getElementById("step-after") || document.getElementById("step-first");
    timer = 1;
    if (link) show(link.href);
    else stop();
  });

  slider.addEventListener("input", () => {
    stop();
    show(window.location.pathname.replace(/\d+$/, slider.value) + window.location.search);
  });

  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[id^=step-]");
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    stop();
    show(link.href);
  });

  window.addEventListener("popstate", () => { stop(); show(window.location.href, false); });

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea")) return;
    const back = document.documentElement.dir === "rtl" ? "ArrowRight" : "ArrowLeft";
    const forth = back === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
    const name = { [back]: "before", [forth]: "after", Home: "first", End: "last" }[event.key];
    const link = name && document.getElementById(`step-${name}`);
    if (link) { event.preventDefault(); link.click(); }
  });
})();
