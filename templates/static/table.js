// A phone at the table: shows changes, and keeps entries until they have been sent.
"use strict";
(() => {
  const { page, table, who, state, entries, worker, scope, language } = document.body.dataset;
  const AT_ONCE = 20, QUICK = 700, SLOW = 3000, STILL = 60000, TAP = 50, NOTICED = 600; // milliseconds
  const PATIENCE = 20; // seconds
  const REST = Number(document.body.dataset.rest ?? 1200); // milliseconds after an entry without another
  const SETTLED = REST / 3; // and after the page has changed by it: other buttons have come under the thumb
  const UNANSWERED = 10000; // milliseconds after which an entry is sent again: the service knows it by its id
  const kept = `staffetta ${table} ${who}`; // links are renewed: what waits goes on by the next one
  const queue = document.getElementById("queue");
  const net = document.getElementById("net");
  let etag = "", timer = 0, moved = Date.now(), asking = null, sending = false, wait = 1000, retry = 0;
  let is_held = false, later = "";
  let has_acted = false; // here, since the page last changed: what is asked next comes into sight

  // --- what changes ---

  function live() { return document.getElementById("live"); }

  function soon(after) {
    clearTimeout(timer);
    if (!document.hidden && live()) timer = setTimeout(look, after);
  }

  // The server keeps what is asked until the table has changed, for PATIENCE seconds at most; where
  // it does not, the same is asked now and then. Who asks anew takes the place of whoever waits.
  async function look() {
    if (document.hidden || !live() || live().dataset.whole) return;
    if (asking) asking.abort();
    const mine = asking = new AbortController(), asked = Date.now();
    const late = setTimeout(() => mine.abort(), (PATIENCE + 10) * 1000);
    const headers = etag ? { "If-None-Match": etag, "Prefer": `wait=${PATIENCE}` } : {};
    let is_kept = false;
    try {
      const answer = await fetch(state, { headers, cache: "no-store", signal: mine.signal });
      away(answer.status >= 500);
      is_kept = answer.status === 200 || Date.now() - asked > QUICK;
      if (answer.status === 200) {
        const text = await answer.text(); // may be cut short by whoever asks anew
        etag = answer.headers.get("ETag") || "";
        show(text);
      }
      if (answer.status === 404 || answer.status === 410) location.reload();
    } catch { if (asking === mine) away(true); }
    clearTimeout(late);
    if (asking !== mine) return;
    asking = null;
    soon(is_kept ? AT_ONCE : Date.now() - moved < STILL ? QUICK : SLOW);
  }

  function show(text) {
    if (is_held) { later = text; return; }
    const fresh = new DOMParser().parseFromString(text, "text/html").getElementById("live");
    const old = live();
    if (!fresh || fresh.dataset.stamp === old.dataset.stamp) return;
    if (!fresh.dataset.stamp.startsWith(`${table}-`)) { location.reload(); return; } // the next game
    moved = Date.now();
    const is_awaited = number() < reached;
    const before = fields(old), after = fields(fresh);
    const focus = document.activeElement, from = old.contains(focus) ? focus.selectionStart : null;
    const [at] = [...before].find(([, each]) => each === focus) || [];
    const held = old.contains(focus) ? { id: focus.id, entry: focus.dataset.entry } : {};
    const open = [...old.querySelectorAll("details[open]")].map((each) => each.id);
    remember(fresh.cloneNode(true));
    old.replaceWith(fresh);
    mark(waiting());
    if (fresh.querySelector(".count-up") && !old.querySelector(".count-up")) document.dispatchEvent(new CustomEvent("ended", { detail: fresh }));
    if (is_awaited) rest(performance.now() + SETTLED);
    const asked = fresh.querySelector(".asked-of-table");
    if (has_acted && asked) asked.scrollIntoView({ block: "nearest" });
    else if (has_acted && !keypad && prompt_of(fresh) !== prompt_of(old)) scrollTo({ top: 0, behavior: "instant" });
    has_acted = false;
    keep_numbers();
    if (keypad?.open) refreshKeys();
    point(); // anew: others may have changed what lies there
    fit();
    for (const id of open) if (id && document.getElementById(id)) document.getElementById(id).open = true;
    for (const [place, each] of before) if (is_changed(each) && after.has(place)) fill(after.get(place), each);
    for (const form of fresh.querySelectorAll("form[data-about]")) if (form.querySelector(":checked")) weigh(form);
    const again = after.get(at) || (held.id && document.getElementById(held.id))
      || (held.entry && fresh.querySelector(`[data-entry="${CSS.escape(held.entry)}"]`));
    if (!again) return;
    again.focus({ preventScroll: true });
    if (from !== undefined && from !== null) again.setSelectionRange?.(from, from);
  }

  // The page that opens without a network is the one that was seen last.
  async function remember(seen) {
    try {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name), kept = await cache.match(location.href, { ignoreSearch: true });
        if (!kept) continue;
        const whole = new DOMParser().parseFromString(await kept.text(), "text/html");
        whole.getElementById("live").replaceWith(seen);
        await cache.put(kept.url || location.href, new Response(`<!doctype html>${whole.documentElement.outerHTML}`, { headers: kept.headers }));
      }
    } catch { /* nothing is kept here, or there is no room */ }
  }

  function prompt_of(root) { return root.querySelector("h1")?.textContent; }

  // Every field by its form, its name and which of those it is: what was begun goes into the same.
  function fields(root) {
    const found = new Map(), times = {};
    for (const each of root.querySelectorAll("input:not([type=hidden]), select")) {
      const form = each.form, choice = /radio|checkbox/.test(each.type) ? each.value : "";
      const place = [form?.getAttribute("action"), form?.dataset.question, each.name, each.type, choice].join(" ");
      times[place] = (times[place] || 0) + 1;
      found.set(`${place} ${times[place]}`, each);
    }
    return found;
  }

  function is_changed(field) {
    if (field.options) return field.selectedIndex !== Math.max(0, [...field.options].findIndex((each) => each.defaultSelected));
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  }

  function fill(field, from) {
    if (!field.options || [...field.options].some((each) => each.value === from.value)) field.value = from.value;
    field.checked = from.checked;
  }

  // Nothing moves under a finger: its tap would go astray.
  function lifted() {
    is_held = false;
    setTimeout(() => {
      const text = later;
      if (is_held || !text) return;
      later = "";
      show(text);
    }, TAP);
  }

  function away(is) {
    if (net) net.textContent = is ? unkept ? net.dataset.unkept : net.dataset.away : "";
    if (is) { reached = 0; rest(); }
  }

  // --- the page rests for a moment after an entry: a second tap must not enter for the next player ---

  let own = 0; // the last entry if it came from here and nobody else's before it is unseen
  let rested = 0, reached = 0; // the end of the rest, by the clock of events; the entry that the page must show first
  let is_sent = false, waking = 0;

  function rests(now) { return now < rested || is_sent || number() < reached; }

  function number() { return Number(live()?.dataset.number) || 0; }

  function rest(until = 0) {
    rested = Math.max(rested, until);
    clearTimeout(waking);
    const now = performance.now(), still = rests(now);
    document.documentElement.classList.toggle("rests", still);
    if (now < rested) waking = setTimeout(rest, rested - now);
  }

  document.addEventListener("click", (event) => {
    if (!rests(event.timeStamp) || !event.target.closest?.("#live, #queue") || event.target.closest("a.cell")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);

  // --- what is entered: kept here, sent once and in order ---

  let unkept = null; // what waits where nothing can be kept: here alone, and gone with the page

  function waiting() {
    if (unkept) return unkept;
    try { return JSON.parse(localStorage.getItem(kept)) || []; } catch { return []; }
  }

  // What an earlier release kept by the address of the page.
  function take_over() {
    try {
      const before = `staffetta ${page}`, items = JSON.parse(localStorage.getItem(before));
      if (!items) return;
      localStorage.setItem(kept, JSON.stringify([...items, ...waiting()]));
      localStorage.removeItem(before);
    } catch { /* nothing is kept here */ }
  }

  function keep(items) {
    try {
      localStorage.setItem(kept, JSON.stringify(items));
      unkept = localStorage.getItem(kept) ? null : items;
    } catch { unkept = items.length ? items : null; }
    list(items);
  }

  function unique() { return crypto.randomUUID ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`; }

  function add(fields, label, batch) {
    keep([...waiting(), { id: unique(), fields, label, batch }]);
    rest(performance.now() + REST);
    const just = document.querySelector(".just .what");
    if (just) just.textContent = `${label} …`;
    send();
  }

  async function send() {
    if (sending) return;
    sending = true;
    clearTimeout(retry);
    let next;
    while ((next = waiting().find((each) => !each.refused))) {
      is_sent = true;
      list(waiting());
      const outcome = await sent(next);
      is_sent = false;
      rest();
      if (outcome === null) break;
      keep(waiting().flatMap((each) => each.id !== next.id ? [follows(each, next, outcome)] : outcome.refused ? [{ ...each, ...outcome }] : []));
      if (next.batch && is_followed(next, outcome)) own = outcome.number;
      moved = Date.now();
      wait = 1000;
    }
    sending = false;
    if (next) retry = setTimeout(send, wait = Math.min(wait * 2, 15000));
    else if (live()?.dataset.whole) location.reload();
    else look();
    list(waiting());
  }

  // Entries from the keys, or from one photo, follow each other: each is meant for the turn after the
  // one before it. What others entered in between was not in the way of an entry of the same cell.
  function follows(item, before, outcome) {
    const is_next = item.batch && item.batch === before.batch && turn_of(item) === turn_of(before);
    const is_free = outcome.number && (cell_of(item) === cell_of(before) || is_followed(before, outcome));
    return is_next && is_free ? at_turn(item, outcome.number) : item;
  }

  function cell_of({ fields }) { return words_of(fields).replace(/ add \S+/, " add"); }

  function is_followed(item, { number }) { return number === Number(turn_of(item)) + 1; }

  function turn_of({ fields }) { return (fields.find(([name]) => name === "turn") || [])[1]; }

  function at_turn(item, turn) {
    return { ...item, fields: [...item.fields.filter(([name]) => name !== "turn"), ["turn", String(turn)]] };
  }

  // What came of one: nothing yet (null), done, or refused with its reason: in the service's words,
  // or in the page's where what stands between them gave none.
  async function sent(item) {
    const body = new URLSearchParams([...item.fields.filter(([name]) => name !== "table"), ["table", table], ["id", item.id], ["sure", "yes"]]);
    try {
      const signal = AbortSignal.timeout?.(UNANSWERED);
      const answer = await fetch(entries, { method: "POST", body, headers: { Accept: "application/json" }, signal });
      if (answer.status >= 500 || [404, 410, 429].includes(answer.status)) return null; // a link that has ended: by the next one
      const said = await answer.json().catch(() => ({}));
      if (answer.ok && !said.number) return null; // somebody else's page: a network asks who is there
      away(false);
      if (answer.ok) {
        if (!live()?.dataset.whole) reached = Math.max(reached, said.number);
        return { number: said.number };
      }
      const { message, anyway, line, turn } = said.error || {};
      if (!message) return { refused: `${queue.dataset.turnedAway} (${digits(answer.status)})`, again: true };
      return { refused: message, anyway: anyway ? `anyway ${line}` : "", turn };
    } catch { away(true); return null; }
  }

  // What another script of this page has read.
  document.addEventListener("entries", (event) => {
    const batch = unique(), turn = String(Math.max(number(), own));
    for (const { line, label } of event.detail) add([["entry", line], ["turn", turn]], label, batch);
  });

  let noticed = 0; // what is sent at once is not shown as waiting: the page would jump twice

  // What waits is shown as entered on its button, too.
  function mark(items) {
    const laid = new Set(items.filter((each) => !each.refused).map(({ fields }) => words_of(fields)));
    for (const each of live()?.querySelectorAll("[data-entry]") || []) {
      if (laid.has(each.dataset.entry)) each.setAttribute("aria-pressed", "true");
      else each.removeAttribute("aria-pressed");
    }
  }

  function words_of(fields) { return fields.filter(([name]) => name === "entry" || name.startsWith("word")).map(([, value]) => value).join(" "); }

  function list(items) {
    if (!queue) return;
    mark(items);
    const bad = items.some((each) => each.refused);
    queue.classList.toggle("bad", bad);
    const heading = queue.querySelector("h2");
    heading.textContent = bad ? queue.dataset.refused : unkept ? queue.dataset.unkept : heading.dataset.waiting;
    queue.querySelector("ol").replaceChildren(...items.map(row));
    clearTimeout(noticed);
    if (bad || !items.length) queue.hidden = !items.length;
    else if (queue.hidden) noticed = setTimeout(() => { queue.hidden = false; }, NOTICED);
  }

  function row(item) {
    const line = document.createElement("li");
    const label = document.createElement("bdi");
    label.textContent = item.label;
    line.append(label);
    if (!item.refused) {
      if (!is_sent) line.append(button(queue.dataset.takeBack, "quiet", () => drop(item)));
      return line;
    }
    const why = document.createElement("p");
    why.textContent = item.refused;
    line.append(why);
    if (item.anyway) line.append(button(queue.dataset.anyway, "", () => {
      drop(item);
      add([["entry", item.anyway]], item.label);
    }));
    if (item.turn !== undefined) line.append(button(queue.dataset.enterAgain, "", () => {
      drop(item);
      add(at_turn(item, item.turn).fields, item.label);
    }));
    if (item.again) line.append(button(queue.dataset.resend, "", () => again(item)));
    line.append(button(queue.dataset.drop, "quiet", () => drop(item)));
    return line;
  }

  function again(item) { keep(waiting().map((each) => each.id === item.id ? { ...each, refused: "" } : each)); send(); }

  function drop(item) { keep(waiting().filter((each) => each.id !== item.id)); send(); }

  function button(text, kind, act) {
    const made = document.createElement("button");
    made.type = "button";
    made.className = `button ${kind}`;
    made.textContent = text;
    made.addEventListener("click", act);
    return made;
  }

  document.addEventListener("submit", (event) => {
    const form = event.target, pressed = event.submitter;
    if (form.dataset.act !== "enter" || !queue || pressed?.formMethod === "get") return;
    event.preventDefault();
    const asked = new URL(pressed?.hasAttribute("formaction") ? pressed.formAction : form.action).searchParams;
    const fields = [...asked].filter(([name]) => name === "entry");
    fields.push(...[...new FormData(form)].filter(([name]) => name !== "id" && name !== "sure"));
    const label = pressed?.getAttribute("aria-label") || pressed?.textContent.trim() || "";
    if (is_waiting(fields)) { queue.hidden = false; return; }
    pointed = null;
    has_acted = true;
    weighed += 1;
    add(fields, label);
    for (const each of [form, ...live().querySelectorAll("form[data-about]")]) each.reset();
    for (const each of live().querySelectorAll(".for-other")) each.open = false;
    const fold = pressed?.closest("details");
    if (fold && !fold.querySelector("[data-about] svg")) fold_up(fold); // a board stays in sight
    if (navigator.vibrate) navigator.vibrate(12);
  });

  // An entry of the same turn that waits for the network; until that is taken back there is no other.
  function is_waiting(fields) {
    const subject_of = (item) => {
      const words = words_of(item.fields), [, title] = item.fields.find(([name]) => name === "title") || [];
      return /^\d+ /.test(words) ? words.split(" ")[0] : `${words} ${title || ""}`;
    };
    const turn = turn_of({ fields });
    return turn && waiting().some((each) => !each.refused && turn_of(each) === turn && subject_of(each) === subject_of({ fields }));
  }

  // What is unfolded comes into sight; once it is folded up again the page stands as it did before.
  let unfolded_at = 0;

  function fold_up(fold) {
    fold.removeAttribute("open");
    if (scrollY > unfolded_at) scrollTo({ top: unfolded_at, behavior: "instant" });
  }

  document.addEventListener("click", (event) => {
    const fold = event.target.closest?.("#live details:not([open]) > summary")?.parentElement;
    if (!fold) return;
    unfolded_at = scrollY;
    setTimeout(() => fold.scrollIntoView({ block: "nearest" }));
  });

  // --- what is ticked says at once what it would do; digits go on to the next field ---

  document.addEventListener("change", (event) => {
    if (event.target.form?.dataset.about) weigh(event.target.form);
  });

  let weighed = 0; // answers to what was ticked before come late at times

  async function weigh(form) {
    const mine = ++weighed;
    const answer = await fetch(`${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`, { cache: "no-store", signal: AbortSignal.timeout?.(UNANSWERED) }).catch(() => null);
    if (!answer?.ok) return;
    const found = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById(form.dataset.about);
    const shown = document.getElementById(form.dataset.about);
    if (found && shown && mine === weighed) shown.replaceWith(found);
  }

  // --- what is pointed at on the board: what may be entered about it, for a tap may be a chance one ---

  let pointed = null; // the link, and where what it shows stands

  document.addEventListener("click", async (event) => {
    const link = event.target.closest?.("[data-about] svg a");
    if (!link || !queue) return;
    event.preventDefault();
    pointed = { url: new URL(link.getAttribute("href"), location.href), id: link.closest("[data-about]").dataset.about };
    const shown = await point();
    shown?.scrollIntoView({ block: "nearest" });
    if (event.detail === 0) shown?.querySelector("button")?.focus(); // by keys: the next one presses it
  });

  async function point() {
    if (!pointed) return null;
    const { url, id } = pointed;
    const answer = await fetch(url, { cache: "no-store", signal: AbortSignal.timeout?.(UNANSWERED) }).catch(() => null);
    if (!answer?.ok) return null;
    const found = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById(id);
    const shown = document.getElementById(id);
    if (!found || !shown || pointed?.url !== url) return null;
    shown.replaceWith(found);
    for (const link of live().querySelectorAll("[data-about] svg a")) {
      if (new URL(link.getAttribute("href"), location.href).href === url.href) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    return found;
  }

  document.addEventListener("input", (event) => {
    const field = event.target;
    if (!field.dataset?.digits || field.value.length < Number(field.dataset.digits)) return;
    const fields = [...field.form.elements].filter((each) => each.type !== "hidden");
    fields[fields.indexOf(field) + 1]?.focus();
  });

  // --- printed numbers: a step up or down; what was entered is kept for the next table of this box ---

  document.addEventListener("click", (event) => {
    const step = event.target.closest?.("[data-step]"), field = step?.parentElement.querySelector("input");
    if (!field) return;
    const { least, most } = field.dataset, next = (Number(spelled(field.value)) || 0) + Number(step.dataset.step);
    field.value = digits(Math.min(most, Math.max(least, next)));
  });

  function keep_numbers() {
    const file = document.getElementById("own-numbers");
    if (!file) return;
    try { localStorage.setItem(`staffetta numbers ${file.dataset.game}`, decodeURIComponent(file.href.slice(file.href.indexOf(",") + 1))); } catch { /* nothing is kept here */ }
  }

  // --- a hand is said: how many cards so far ---

  function count() {
    const shown = document.querySelector(".counted");
    if (!shown) return;
    const fields = [...document.querySelectorAll(".counts input")];
    const named = fields.reduce((sum, field) => sum + (Number(spelled(field.value.trim())) || 0), 0);
    shown.querySelector("b").textContent = digits(named);
    shown.classList.toggle("is-enough", named === Number(shown.dataset.wanted));
    shown.classList.toggle("is-more", named > Number(shown.dataset.wanted));
  }

  document.addEventListener("input", (event) => { if (event.target.closest(".counts")) count(); });
  document.addEventListener("focusin", (event) => { if (event.target.matches(".counts input")) event.target.select(); });

  // --- a score pad: a cell opens the keys ---

  const keypad = document.getElementById("keypad");
  let cell = null, typed = "", turn = ""; // the turn that the cell was opened in

  function digits(number) { return Number(number).toLocaleString(language === "fa" ? "fa-IR" : language); }

  function draw() {
    const points = typed === "" || typed === "-" ? 0 : Number(typed);
    document.getElementById("keypad-shown").textContent = typed === "-" ? "\u2212" : digits(points);
    const before = cell.dataset.value;
    document.getElementById("keypad-sum").textContent = before === "" ? "\u00a0" : `${digits(before)} ${points < 0 ? "\u2212" : "+"} ${digits(Math.abs(points))} = ${digits(Number(before) + points)}`;
  }

  function openKeys(target) {
    cell = target;
    typed = "";
    turn = String(Math.max(number(), own));
    entitle();
    if (!keypad.open) keypad.showModal();
  }

  function entitle() {
    document.getElementById("keypad-title").textContent = cell.getAttribute("aria-label");
    draw();
  }

  // The sum is the present one, though points are meant for the turn in which the cell was opened.
  function refreshKeys() {
    cell = document.getElementById(cell.id) || cell;
    entitle();
  }

  function press(key) {
    if (key === "back") typed = typed.slice(0, -1);
    else if (key === "-") typed = typed.startsWith("-") ? typed.slice(1) : `-${typed}`;
    else if (typed.replace("-", "").length < 6) typed += key;
    draw();
  }

  function enterCell(then) {
    const { row, seat } = cell.dataset;
    if (typed === "" && performance.now() < rested) return; // the second tap on "next"
    if (typed !== "" && typed !== "-") {
      const fields = [["entry", `${seat} add`], ["word", typed], ["word", row], ["turn", turn]];
      add(fields, `${cell.getAttribute("aria-label")}: ${digits(typed)}`, "keys");
    }
    const next = then === "next" && document.getElementById(`cell-${row}-${Number(seat) + 1}`);
    if (next) openKeys(next);
    else keypad.close();
  }

  if (keypad) {
    keypad.addEventListener("click", (event) => {
      const key = event.target.closest("button");
      if (!key) { if (event.target === keypad) keypad.close(); }
      else if (key.closest(".keys")) press(key.value);
      else if (key.value === "cancel") keypad.close();
      else enterCell(key.value);
    });
    keypad.addEventListener("keydown", (event) => {
      const key = { Backspace: "back", "+": "", "-": "-", "\u2212": "-" }[event.key] ?? (/^\p{Nd}$/u.test(event.key) ? plain(event.key) : null);
      if (event.key === "Enter" && !event.target.closest(".buttons .quiet, .keys")) { event.preventDefault(); enterCell("next"); }
      if (key !== null && key !== "") { event.preventDefault(); press(key); }
    });
    document.addEventListener("click", (event) => {
      const target = event.target.closest("a.cell");
      if (!target) return;
      event.preventDefault();
      openKeys(target);
    });
  }

  function plain(digit) {
    const at = "۰۱۲۳۴۵۶۷۸۹".indexOf(digit) + "٠١٢٣٤٥٦٧٨٩".indexOf(digit) + 1;
    return at < 0 ? digit : String(at);
  }

  function spelled(text) { return [...text].map(plain).join(""); }

  // --- whose time runs ---

  setInterval(() => {
    for (const clock of document.querySelectorAll(".clock.runs")) {
      clock.dataset.seconds = String(Number(clock.dataset.seconds) + 1);
      clock.querySelector("b").textContent = digits(Math.floor(Number(clock.dataset.seconds) / 60));
    }
  }, 1000);

  // --- the big screen: nothing is cut, and type is as large as fits ---

  const NAMES = ":is(.pad, .count-up, .tally) thead bdi", NARROWEST = .7;
  const LEAST = 1.1, MOST = 4.2, STEPS = 8; // hundredths of the screen's height

  function fit() {
    const { style } = document.documentElement;
    style.fontSize = "";
    fill_screen();
    for (const name of document.querySelectorAll(NAMES)) narrow(name);
  }

  // A long name is drawn smaller in its column, then the whole screen is, a little. In the end the
  // name is cut.
  function narrow(name) {
    name.style.fontSize = "";
    const wide = name.scrollWidth / name.clientWidth;
    if (wide > 1) name.style.fontSize = `${Math.max(NARROWEST, .98 / wide)}em`;
  }

  function fill_screen() {
    if (!document.body.classList.contains("screen") || !matchMedia("(min-width: 60rem)").matches) return;
    const whole = largest((size) => fits(size) && ![...document.querySelectorAll(NAMES)].some(is_cut));
    fits(Math.max(whole, NARROWEST * largest(fits)));
  }

  function is_cut(name) { narrow(name); return name.scrollWidth > name.clientWidth + 1; }

  function largest(is_right) {
    let least = LEAST, most = MOST;
    for (let step = 0; step < STEPS; step += 1) {
      const size = (least + most) / 2;
      if (is_right(size)) least = size;
      else most = size;
    }
    return least;
  }

  function fits(size) {
    const { style } = document.documentElement, main = document.querySelector(".screen-main");
    style.fontSize = `${size}vh`;
    style.setProperty("--room", `${Math.floor(innerHeight * .98 - main.getBoundingClientRect().top)}px`);
    return [main, ...main.querySelectorAll(".screen-state, .screen-state *, .pad th")].every((each) =>
      each.closest("svg") || each.closest(".sr, .name, thead bdi") || (each.scrollWidth <= each.clientWidth + 1 || getComputedStyle(each).display === "inline"))
      && main.scrollHeight <= main.clientHeight + 1
      && [...main.querySelectorAll(".screen-state")].every((each) => each.scrollHeight <= each.clientHeight + 1);
  }

  // --- the world ---

  document.addEventListener("visibilitychange", () => { if (!document.hidden) { moved = Date.now(); look(); if (queue) send(); } });
  addEventListener("resize", fit);
  addEventListener("online", () => { wait = 1000; look(); if (queue) send(); });
  addEventListener("offline", () => away(true));
  addEventListener("beforeunload", (event) => { if (unkept) event.preventDefault(); });
  addEventListener("pageshow", (event) => { if (event.persisted) look(); });
  addEventListener("storage", (event) => { if (event.key === kept) list(waiting()); });
  document.addEventListener("pointerdown", () => { moved = Date.now(); is_held = true; });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, lifted);

  document.documentElement.classList.add("has-script");
  fit();
  count();
  keep_numbers();
  document.fonts?.ready.then(fit);
  take_over();
  list(waiting());
  if (queue && waiting().length) send();
  soon(QUICK);
  if (worker && "serviceWorker" in navigator) navigator.serviceWorker.register(worker, { scope }).catch(() => {});
})();
