// A photo of a score sheet whose circles were filled in: its four black corners say where each circle lies.
// Nothing of the photo leaves the phone; what was read is looked at before it is entered.
"use strict";
(() => {
  const section = document.getElementById("photo");
  if (!section) return;
  const { none, empty, enter, check, unread, row: rowWord, language } = section.dataset;
  const places = JSON.parse(section.dataset.places), names = JSON.parse(section.dataset.names);
  const shown = document.getElementById("photo-read");
  const MOST = 1600; // pixels of the longer side
  const DARK = 0.35; // of what lies round it a black square has less than the rest
  const SURE = 0.2, UNSURE = 0.1; // darker than the circles beside it: marked, or perhaps
  const LEAST_SIDE = 0.007, MOST_SIDE = 0.08; // of a corner, in parts of the photo's longer side
  const CANDIDATES = 12, MINUS = 9;
  const RING = 0.03; // darker than the paper round it is a printed ring, in the mean of many
  const GAP = 1.33; // from a circle's middle to the paper between two, in parts of its radius
  const BLOCKS = [[0, 5], [5, 10], [10, 14]]; // rows that are looked at together

  // --- how dark each point is, for what lies round it: shadows fall on sheets ---

  async function darkness(file) {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, MOST / Math.max(bitmap.width, bitmap.height));
    const width = Math.round(bitmap.width * scale), height = Math.round(bitmap.height * scale);
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    const grey = new Float32Array(width * height);
    for (let at = 0; at < grey.length; at += 1) grey[at] = 0.3 * data[4 * at] + 0.59 * data[4 * at + 1] + 0.11 * data[4 * at + 2];
    return { width, height, dark: darker(grey, width, height) };
  }

  function darker(grey, width, height) {
    const sums = new Float64Array((width + 1) * (height + 1)), dark = new Float32Array(grey.length);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0, line = 0; x < width; x += 1) {
        line += grey[y * width + x];
        sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + line;
      }
    }
    const reach = Math.round(Math.max(width, height) / 16);
    for (let y = 0; y < height; y += 1) {
      const top = Math.max(0, y - reach) * (width + 1), low = Math.min(height, y + reach) * (width + 1);
      for (let x = 0; x < width; x += 1) {
        const left = Math.max(0, x - reach), right = Math.min(width, x + reach);
        const mean = (sums[low + right] - sums[low + left] - sums[top + right] + sums[top + left]) / ((right - left) * ((low - top) / (width + 1)));
        dark[y * width + x] = Math.max(0, 1 - grey[y * width + x] / Math.max(1, mean));
      }
    }
    return dark;
  }

  // --- the four corners ---

  // Dark patches that may be squares, the largest first: size and middle of each.
  function squares({ width, height, dark }) {
    const seen = new Uint8Array(dark.length), found = [], stack = [];
    const least = LEAST_SIDE * Math.max(width, height), most = MOST_SIDE * Math.max(width, height);
    for (let start = 0; start < dark.length; start += 1) {
      if (seen[start] || dark[start] < DARK) continue;
      let count = 0, left = width, right = 0, top = height, low = 0, sumX = 0, sumY = 0;
      seen[start] = 1;
      stack.push(start);
      while (stack.length) {
        const at = stack.pop(), x = at % width, y = (at - x) / width;
        count += 1; sumX += x; sumY += y;
        left = Math.min(left, x); right = Math.max(right, x); top = Math.min(top, y); low = Math.max(low, y);
        for (const next of [x && at - 1, x < width - 1 && at + 1, y && at - width, y < height - 1 && at + width]) {
          if (next === false || seen[next] || dark[next] < DARK) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
      const wide = right - left + 1, high = low - top + 1;
      if (Math.min(wide, high) < least || Math.max(wide, high) > most || Math.max(wide, high) > 2 * Math.min(wide, high)) continue;
      if (count > 0.5 * wide * high) found.push({ count, x: sumX / count, y: sumY / count });
    }
    return found.sort((one, other) => other.count - one.count).slice(0, CANDIDATES);
  }

  function* fours(found) {
    for (let a = 0; a < found.length; a += 1) for (let b = a + 1; b < found.length; b += 1)
      for (let c = b + 1; c < found.length; c += 1) for (let d = c + 1; d < found.length; d += 1) yield [found[a], found[b], found[c], found[d]];
  }

  // Round their middle, and one after the other the first: a sheet may lie any way.
  function* turned(four) {
    const x = four.reduce((sum, each) => sum + each.x, 0) / 4, y = four.reduce((sum, each) => sum + each.y, 0) / 4;
    const round = [...four].sort((one, other) => Math.atan2(one.y - y, one.x - x) - Math.atan2(other.y - y, other.x - x));
    for (let first = 0; first < 4; first += 1) yield [0, 1, 2, 3].map((each) => round[(first + each) % 4]);
  }

  // Where a part of the way across and down lies on the photo, seen from whatever side.
  function projection([p, q, r, s]) {
    const x1 = q.x - r.x, x2 = s.x - r.x, x3 = p.x - q.x + r.x - s.x, y1 = q.y - r.y, y2 = s.y - r.y, y3 = p.y - q.y + r.y - s.y;
    const all = x1 * y2 - x2 * y1;
    if (Math.abs(all) < 1) return null;
    const g = (x3 * y2 - x2 * y3) / all, h = (x1 * y3 - x3 * y1) / all;
    return (across, down) => {
      const far = g * across + h * down + 1;
      return [
        ((q.x - p.x + g * q.x) * across + (s.x - p.x + h * s.x) * down + p.x) / far,
        ((q.y - p.y + g * q.y) * across + (s.y - p.y + h * s.y) * down + p.y) / far,
      ];
    };
  }

  // How dark it is round a place: the mean of points within so much of the way.
  function around(image, place, across, down, wide, high) {
    let sum = 0, count = 0;
    for (let i = -3; i <= 3; i += 1) {
      for (let j = -3; j <= 3; j += 1) {
        if (i * i + j * j > 10) continue;
        const [x, y] = place(across + (i / 3) * wide, down + (j / 3) * high).map(Math.round);
        if (x < 0 || y < 0 || x >= image.width || y >= image.height) return 0;
        sum += image.dark[y * image.width + x];
        count += 1;
      }
    }
    return sum / count;
  }

  // How much darker the rings of some rows are than the paper between them, where they should lie; the
  // sheet may bend by a pixel or two.
  function rings(image, { place, side }, column, [first, end]) {
    const on = [], off = [];
    for (const down of places.rows.slice(first, end).flat()) {
      for (const across of places.columns[column]) {
        for (let turn = 0; turn < 2 * Math.PI; turn += Math.PI / 6) {
          const [wide, high] = places.radius.map((each, axis) => each * (axis ? Math.sin(turn) : Math.cos(turn)));
          on.push(place(side(across) + wide, down + high).map(Math.round));
          off.push(place(side(across) + GAP * wide, down + GAP * high).map(Math.round));
        }
      }
    }
    const mean = (points, x, y) => points.reduce((sum, at) => sum + (image.dark[(at[1] + y) * image.width + at[0] + x] || 0), 0) / points.length;
    let most = 0;
    for (let x = -2; x <= 2; x += 1) for (let y = -2; y <= 2; y += 1) most = Math.max(most, mean(on, x, y) - mean(off, x, y));
    return most;
  }

  // Whether the first column's rings are where they should be, and those of all in which something is marked.
  function fits(image, sheet) {
    return places.columns.every((_, column) => BLOCKS.every((block) => {
      const is_used = column === 0 || places.rows.slice(...block).flat().some((down) => marks(image, sheet, column, down).sure.length);
      return !is_used || rings(image, sheet, column, block) > RING;
    }));
  }

  // The sheet on the photo: a sign beside one of its corners says which way it lies and is read.
  function laid(image) {
    const high = places.sign * (places.radius[1] / places.radius[0]);
    const signed = (place, across) => around(image, place, across, 0, places.sign / 2, high / 2) > DARK;
    for (const four of fours(squares(image))) {
      if (four[0].count > 4 * four[3].count) continue; // the largest first
      for (const corners of turned(four)) {
        const place = projection(corners);
        if (!place) continue;
        for (const side of [(across) => across, (across) => 1 - across]) {
          const [first, second] = places.signs.map(side);
          if (!signed(place, first) || signed(place, 1 - first)) continue;
          const sheet = { place, side, page: signed(place, second) ? 1 : 0 };
          if (fits(image, sheet)) return sheet;
        }
      }
    }
    return null;
  }

  // --- the circles ---

  function marks(image, { place, side }, column, down) {
    const [wide, high] = places.radius.map((each) => each * 0.65);
    const dark = places.columns[column].map((across) => around(image, place, side(across), down, wide, high));
    const usual = [...dark].sort((one, other) => one - other)[4];
    const by = (least) => dark.flatMap((each, digit) => each - usual > least ? [digit] : []);
    return { sure: by(SURE), perhaps: by(UNSURE) };
  }

  // A number, null where nothing was marked; unclear is what somebody has to look at.
  function cell(image, sheet, column, [upper, lower]) {
    const tens = marks(image, sheet, column, upper), units = marks(image, sheet, column, lower);
    const ten = tens.sure.filter((each) => each !== MINUS), is_minus = tens.sure.includes(MINUS);
    const unclear = ten.length > 1 || units.sure.length > 1 || tens.perhaps.length > tens.sure.length || units.perhaps.length > units.sure.length;
    if (!ten.length && !units.sure.length) return { value: null, unclear: unclear || is_minus };
    if (ten.length > 1 || units.sure.length > 1) return { value: null, unclear };
    const size = 10 * (ten.length ? ten[0] + 1 : 0) + (units.sure.length ? units.sure[0] : 0);
    return { value: is_minus ? -size : size, unclear };
  }

  async function read(file) {
    const image = await darkness(file), sheet = laid(image);
    if (!sheet) return null;
    const first = sheet.page * places.columns.length;
    const seats = [...names.keys()].slice(first, first + places.columns.length);
    const rows = places.rows.map((row) => seats.map((seat) => cell(image, sheet, seat - first, row)));
    while (rows.length && rows.at(-1).every(({ value, unclear }) => value === null && !unclear)) rows.pop();
    return { seats, rows };
  }

  // --- what was read, to be put right and entered ---

  function made(kind, text = "", about = {}) {
    const it = Object.assign(document.createElement(kind), about);
    if (text) it.textContent = text;
    return it;
  }

  function digits(number) { return (number < 0 ? "\u2212" : "") + Math.abs(number).toLocaleString(language === "fa" ? "fa-IR" : language, { useGrouping: false }); }

  function plain(text) { return text.replace(/[\u200e\u200f]/g, "").trim().replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 15)).replace("\u2212", "-"); }

  function isRead(text) { return /^(-?\d{1,6})?$/.test(plain(text)); }

  function show({ seats, rows }) {
    const table = made("table", "", { className: "lines read" }), head = table.createTHead().insertRow(), body = table.createTBody();
    head.append(made("td"), ...seats.map((seat) => Object.assign(made("th", names[seat]), { scope: "col" })));
    const fields = rows.map((row, number) => {
      const line = body.insertRow();
      line.append(Object.assign(made("th", digits(number + 1)), { scope: "row" }));
      return row.map(({ value, unclear }, column) => {
        const field = made("input", "", { type: "text", inputMode: "numeric", dir: "ltr", maxLength: 7, value: value === null ? "" : digits(value), className: unclear ? "unclear" : "" });
        field.setAttribute("aria-label", `${names[seats[column]]}, ${digits(number + 1)}`);
        line.insertCell().append(field);
        return field;
      });
    });
    const button = made("button", enter, { type: "button" });
    button.addEventListener("click", () => put(seats, fields));
    shown.replaceChildren(made("p", check), table, made("p"));
    shown.lastChild.append(button);
    shown.scrollIntoView({ block: "nearest" });
  }

  // Into the rows in which nothing stands yet of these seats, and as many new ones as it takes.
  function put(seats, fields) {
    const wrong = fields.flat().filter((field) => !isRead(field.value));
    for (const field of fields.flat()) field.setAttribute("aria-invalid", String(wrong.includes(field)));
    if (wrong.length) {
      shown.querySelector("[role=alert]")?.remove();
      shown.append(made("p", unread, { className: "notice bad", role: "alert" }));
      wrong[0].focus();
      return;
    }
    const cells = [...document.querySelectorAll("#live .cell")].filter((each) => seats.includes(Number(each.dataset.seat)));
    const rows = Math.max(0, ...cells.map((each) => Number(each.dataset.row)));
    const filled = Math.max(0, ...cells.filter((each) => each.dataset.value !== "").map((each) => Number(each.dataset.row)));
    const lines = fields.flatMap((row, number) => {
      const place = filled + number + 1, fresh = place > rows ? [{ line: "row", label: rowWord }] : [];
      const points = row.flatMap((field, column) => plain(field.value)
        ? [{ line: `${seats[column]} add ${Number(plain(field.value))} ${place}`, label: `${names[seats[column]]}: ${field.value}` }] : []);
      return [...fresh, ...points];
    });
    document.dispatchEvent(new CustomEvent("entries", { detail: lines }));
    shown.replaceChildren();
    section.querySelector("details").open = false;
  }

  section.querySelector("input[type=file]").addEventListener("change", async (event) => {
    const [file] = event.target.files;
    if (!file) return;
    const found = await read(file).catch(() => null);
    event.target.value = "";
    if (!found) shown.replaceChildren(made("p", none, { className: "notice bad" }));
    else if (!found.rows.length) shown.replaceChildren(made("p", empty, { className: "notice" }));
    else show(found);
  });
  section.hidden = false;
})();
