// A photo of a score sheet whose circles were filled in: its four black corners say where each circle lies.
// Nothing of the photo leaves the phone; what was read is looked at before it is entered.
"use strict";
(() => {
  const section = document.getElementById("photo");
  if (!section) return;
  const { empty, enter, check, unread, row: rowWord, language } = section.dataset;
  const refusals = JSON.parse(section.dataset.refusals);
  // What the sheet of this table is like: its own layout, that of other sheets, and what it asks for.
  const { layouts, game, table, names, labels, entries, needs, things } = JSON.parse(section.dataset.sheet);
  const shown = document.getElementById("photo-read");
  const MOST = 1600; // pixels of the longer side
  const DARK = 0.35; // of what lies round it a black square has less than the rest
  const SURE = 0.2, UNSURE = 0.05; // darker than the circles beside it: marked, or perhaps (a light tick)
  const LEAST_SIDE = 0.007, MOST_SIDE = 0.08; // of a corner, in parts of the photo's longer side
  const CANDIDATES = 12, MINUS = 9, DIGITS = 10;
  const RING = 0.03; // darker than the paper round it is a printed ring, in the mean of many
  const GAP = 1.33; // from a circle's middle to the paper between two, in parts of its radius
  const DIRTY = 0.1; // darker than usual is paper on which something lies; a cross reaches out, but not to all sides
  const HIDDEN = 0.25, WASHED = 0.37; // parts of the usual ring: one under glare, and the mean of three
  const DRAWN = 1.9, OUTLINED = 1.45; // times the usual ring, and the next in a line without marks: somebody drew over it
  const PALE = 0.68, STRONG = 1.4, SOFT = 0.72; // of the usual mark, and of its edge: these may be stains
  const TINT = 0.2, BROWN = 0.11; // so far from the usual colour, or from grey towards a brown: these too
  const SEVERAL = 8; // marks, of which one can tell what is usual
  const PENCIL = { edge: 0.7, red: 0, blue: 0 }, FILLS = 0.4; // the least edge of a hand that fills circles; crosses reach out
  const BLOCKS = 3; // groups of rows that are looked at together
  const TOO_SMALL = 4; // pixels of a circle's radius
  const SHARP = 0.35, EDGES = 150; // points that differ so much within three pixels
  const APART = 28; // sides of a corner that lie between two of them
  const DIM = 20; // the mean of a photo that is too dark, of 255

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
    let light = 0;
    for (let at = 0; at < grey.length; at += 1) light += grey[at] = 0.3 * data[4 * at] + 0.59 * data[4 * at + 1] + 0.11 * data[4 * at + 2];
    return { width, height, data, light: light / grey.length, dark: darker(grey, width, height) };
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
  function squares({ width, height, dark }, smallest = LEAST_SIDE) {
    const seen = new Uint8Array(dark.length), found = [], stack = [];
    const least = smallest * Math.max(width, height), most = MOST_SIDE * Math.max(width, height);
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
  function rings(image, { place, side, places }, column, rows) {
    const on = [], off = [];
    for (const down of rows.flat()) {
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
    const { rows, columns } = sheet.places, each = Math.ceil(rows.length / BLOCKS);
    const blocks = [0, 1, 2].map((block) => rows.slice(block * each, (block + 1) * each));
    return columns.every((_, column) => blocks.every((block) => {
      const is_used = column === 0 || block.flat().some((down) => marks(image, sheet, column, down).sure.length);
      return !is_used || rings(image, sheet, column, block) > RING;
    }));
  }

  // Which way a sheet with these corners lies, and which it is, by the signs beside its first corner.
  function* signed(image, four) {
    for (const corners of turned(four)) {
      const place = projection(corners);
      if (!place) continue;
      for (const side of [(across) => across, (across) => 1 - across]) {
        const { signs: [first, second], code, check: [bits, divisor], sign, radius } = layouts.pad;
        const wide = sign / 2, high = (wide * radius[1]) / radius[0];
        const has = (across) => around(image, place, side(across), 0, wide, high) > DARK;
        if (!has(first) || has(1 - first)) continue;
        const whole = code.reduce((sum, across) => 2 * sum + (has(across) ? 1 : 0), 0), number = whole >> bits;
        if (number % divisor !== whole % 2 ** bits) continue;
        const of = { game: number >> layouts.pad.table, table: number % 2 ** layouts.pad.table };
        yield { ...of, place, side, places: of.game ? layouts.game : layouts.pad, page: has(second) ? 1 : 0, corners };
      }
    }
  }

  const isOurs = (sheet) => sheet.game === game && (!sheet.table || sheet.table === table);

  // The sheet on the photo, or why there is none.
  function laid(image) {
    if (image.light < DIM) return { why: "blurred" };
    const found = squares(image), unfit = [];
    for (const four of fours(found)) {
      if (four[0].count > 4 * four[3].count) continue; // the largest first
      for (const sheet of signed(image, four)) {
        if (fits(image, sheet)) return isOurs(sheet) ? { sheet } : { why: "other" };
        unfit.push(sheet);
      }
    }
    return { why: why(image, found, unfit) };
  }

  function why(image, found, unfit) {
    const hasCorners = ({ corners }) => corners.every((each, at) => areNeighbours(each, corners[(at + 1) % 4]));
    const isSmall = (sheets) => sheets.some((sheet) => hasCorners(sheet) && sheet.places.radius[0] * shortest(sheet.corners) < TOO_SMALL);
    if (isSmall(unfit)) return "small";
    const isThere = unfit.length > 0 || found.some((_, at) => isCorner(found, at));
    if (isThere && !isSharp(image)) return "blurred";
    if (unfit.some(hasCorners)) return "bent";
    if (found.some((_, at) => isCorner(found, at))) return "corner";
    const tiny = [...fours(squares(image, LEAST_SIDE / 3))].filter((four) => four[0].count < 4 * four[3].count);
    return isSmall(tiny.flatMap((four) => [...signed(image, four)])) ? "small" : "none";
  }

  function apart(one, other) { return Math.hypot(one.x - other.x, one.y - other.y); }

  function shortest(corners) { return Math.min(...corners.map((each, at) => apart(each, corners[(at + 1) % 4]))); }

  // Whether two squares are as large, for their distance, as two neighbours at a sheet's edge.
  function areNeighbours(one, other) {
    const side = Math.sqrt((one.count + other.count) / 2);
    return one.count < 2.5 * other.count && other.count < 2.5 * one.count && Math.abs(apart(one, other) / side / APART - 1) < 0.35;
  }

  // Whether there are edges, other than a dark photo's grains.
  function isSharp({ width, dark }) {
    const mean = (at) => (dark[at - width] + dark[at] + dark[at + width]) / 3;
    let edges = 0;
    for (let at = width + 3; at < dark.length - width; at += 1) if (at % width > 2 && Math.abs(mean(at) - mean(at - 3)) > SHARP) edges += 1;
    return edges > EDGES;
  }

  // Whether two other squares lie from this one as the neighbours of a sheet's corner do.
  function isCorner(found, at) {
    const here = found[at], others = found.filter((each) => each !== here && areNeighbours(here, each));
    return others.some((one) => others.some((other) => {
      const across = (one.x - here.x) * (other.x - here.x) + (one.y - here.y) * (other.y - here.y);
      return one !== other && Math.abs(across) < 0.3 * apart(here, one) * apart(here, other);
    }));
  }

  // --- the circles ---

  function marks(image, { place, side, places }, column, down) {
    const [wide, high] = places.radius.map((each) => each * 0.65);
    const dark = places.columns[column].map((across) => around(image, place, side(across), down, wide, high));
    const usual = [...dark].sort((one, other) => one - other)[4];
    const by = (least) => dark.flatMap((each, digit) => each - usual > least ? [digit] : []);
    return { sure: by(SURE), perhaps: by(UNSURE), darker: dark.map((each) => each - usual) };
  }

  // Whether a cell's circles look as they were printed. Glare, a stain or a thing on the sheet hides marks or looks
  // like one; people draw rings round numbers.
  function printed(image, sheet, seats) {
    const { rows, columns } = sheet.places;
    const looks = rows.map((row) => columns.slice(0, seats).map((column, number) => row.flatMap((down) => {
      const { sure, darker } = marks(image, sheet, number, down);
      return column.map((across, digit) => ({ ...look(image, sheet, across, down), isMarked: sure.includes(digit), darker: darker[digit] }));
    })));
    const [ring, paper] = ["ring", "paper"].map((part) => middle(looks.flat(2).map((each) => each[part])));
    const marked = looks.flat(2).filter((each) => each.isMarked);
    const most = (part) => middle(marked.map((each) => each[part])), usual = most("darker");
    const hand = marked.length < SEVERAL ? PENCIL : { edge: most("edge"), red: most("red"), blue: most("blue") };
    // A hand fills a circle up to its ring, with one pencil or pen. A drop has a soft edge, lies aside, or is coloured; no pen is brown.
    const isStain = ({ darker, edge, red, blue }) => darker < PALE * usual || darker > STRONG * usual || (hand.edge > FILLS && edge < SOFT * hand.edge)
      || Math.hypot(red - hand.red, blue - hand.blue) > TINT || (red < -BROWN && blue > BROWN);
    const isOutlined = (line) => {
      const [first, second, third] = line.map(({ ink }) => ink).sort((one, other) => other - one);
      return line.every(({ isMarked }) => !isMarked) && (first > OUTLINED * second || second > OUTLINED * third);
    };
    const lines = (circles) => [0, DIGITS].map((at) => circles.slice(at, at + DIGITS));
    // Where rings are the marks of a sheet, some are too pale to be seen one by one.
    const ringed = looks.map((row) => row.flatMap(lines).filter(isOutlined).length);
    const isRinged = ringed.reduce((sum, each) => sum + each, 0) > marked.length + 2, last = ringed.findLastIndex((each) => each > 0);
    // Near a dark table all seems lighter: the rings above and below tell how dark this one should be.
    const above = looks[0].map((circles, column) => circles.map((_, at) => middle(looks.map((row) => row[column][at].ring))));
    return (row, column) => !(isRinged && row <= last) && !lines(looks[row][column]).some(isOutlined) && looks[row][column].every((each, at, all) => {
      const usually = Math.min(ring, above[column][at]), line = at - at % DIGITS; // where its own line begins
      const first = Math.min(Math.max(line, at - 1), line + DIGITS - 3), beside = all.slice(first, first + 3);
      const isHidden = each.ring < HIDDEN * usually || beside.reduce((sum, { ring }) => sum + ring, 0) < WASHED * usually * beside.length;
      const isDirty = each.paper > paper + DIRTY * (each.isMarked ? 2 : 1) || each.cleanest > paper + DIRTY / 2;
      return !isHidden && !isDirty && (each.isMarked ? !isStain(each) : each.ring < DRAWN * ring);
    });
  }

  const ROUND = [...Array(24).keys()].map((each) => (each * Math.PI) / 12);
  const isBeside = (turn) => Math.abs(Math.sin(turn)) > 0.49; // left and right of it are others of its line
  const BESIDE = ROUND.filter(isBeside), FINE = [...Array(72).keys()].map((each) => (each * Math.PI) / 36).filter(isBeside);
  const INSIDE = [0.2, 0.4, 0.6]; // of a circle's radius

  // How dark the paper above and below a circle is, how much darker its ring and all that is drawn near it, how much
  // of that ends at the ring, and how much more of green than of red and blue light passes through it.
  function look(image, { place, side, places }, across, down) {
    const point = (turn, times, i = 0, j = 0) => {
      const [x, y] = place(side(across) + times * places.radius[0] * Math.cos(turn), down + times * places.radius[1] * Math.sin(turn)).map(Math.round);
      return (y + j) * image.width + x + i;
    };
    const at = (...where) => image.dark[point(...where)] || 0;
    const mean = (turns, distances, value) => distances.reduce((sum, times) => sum + turns.reduce((all, turn) => all + value(turn, times), 0), 0) / turns.length / distances.length;
    const [red, green, blue] = [0, 1, 2].map((part) => {
      const light = (...where) => image.data[4 * point(...where) + part] || 1;
      return Math.log(mean(BESIDE, [1.3, 1.45], light) / mean(ROUND, INSIDE, light));
    });
    const papers = BESIDE.map((turn) => Math.max(at(turn, 1.25), at(turn, 1.4), at(turn, 1.55)));
    let ring = 0;
    for (let i = -1; i <= 1; i += 1) for (let j = -1; j <= 1; j += 1) ring = Math.max(ring, ROUND.reduce((sum, turn) => sum + at(turn, 1, i, j), 0));
    const bands = [0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5].map((times) => mean(FINE, [times], at));
    const all = (red + green + blue) / 3;
    return {
      red: (red - green) / all, blue: (blue - green) / all,
      edge: (bands[1] - bands[6]) / (mean(FINE, INSIDE, at) - Math.min(...bands)),
      ink: bands.reduce((sum, each) => sum + each - Math.min(...bands), 0),
      ring: ring / ROUND.length - middle(BESIDE.map((turn) => at(turn, 1.35))),
      paper: middle(papers),
      cleanest: papers.sort((one, other) => one - other)[papers.length >> 2],
    };
  }

  function middle(numbers) { return [...numbers].sort((one, other) => one - other)[numbers.length >> 1]; }

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
    const image = await darkness(file).catch(() => null);
    if (!image) return { why: "unopened" };
    const { sheet, why: reason } = laid(image);
    if (!sheet) return { why: reason };
    const { columns, rows: lines } = sheet.places, first = sheet.page * columns.length;
    const seats = [...names.keys()].slice(first, first + columns.length);
    const isPrinted = printed(image, sheet, seats.length);
    const rows = lines.slice(0, labels?.length).map((row, number) => seats.map((seat) => {
      const { value, unclear } = cell(image, sheet, seat - first, row);
      return { value, unclear: unclear || !isPrinted(number, seat - first) };
    }));
    while (!labels && rows.length && rows.at(-1).every(({ value, unclear }) => value === null && !unclear)) rows.pop();
    return { seats, rows, isEmpty: rows.flat().every(({ value, unclear }) => value === null && !unclear) };
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
    head.append(...labels ? [] : [made("td")], ...seats.map((seat) => Object.assign(made("th", names[seat]), { scope: "col" })));
    const fields = rows.map((row, number) => {
      if (labels) body.insertRow().append(made("th", labels[number], { scope: "rowgroup", colSpan: seats.length }));
      const line = body.insertRow();
      if (!labels) line.append(made("th", digits(number + 1), { scope: "row" }));
      return row.map(({ value, unclear }, column) => {
        const field = made("input", "", { type: "text", inputMode: "numeric", dir: "ltr", maxLength: 7, value: value === null ? "" : digits(value), className: unclear ? "unclear" : "" });
        field.setAttribute("aria-label", `${names[seats[column]]}, ${labels ? labels[number] : digits(number + 1)}`);
        const cell = line.insertCell();
        cell.append(field);
        if (isOfThings(number)) name(cell, field);
        return field;
      });
    });
    const button = made("button", enter, { type: "button" });
    button.addEventListener("click", () => put(seats, fields));
    shown.replaceChildren(made("p", check), table, made("p"));
    shown.lastChild.append(button);
  }

  function isOfThings(row) { return things.length && entries.some(([line, cells]) => line.includes("@") && cells[0][0] === row); }

  // The name behind a number stands below it.
  function name(cell, field) {
    const called = made("small", "", { className: "muted" });
    const tell = () => { called.textContent = things[Number(plain(field.value)) - 1]?.[1] || ""; };
    field.addEventListener("input", tell);
    cell.append(called);
    tell();
  }

  // The entry for some cells: null if it is not made, "" if their numbers make none.
  function filled(line, numbers) {
    if (line.includes("*")) {
      const first = numbers.flatMap((number, column) => number === 1 ? [column] : []);
      return first.length ? line.replace("*", first.join(" ")) : null;
    }
    if (numbers.length && numbers.every((number) => number === null)) return null;
    if (line.includes("%")) {
      const [count, sum] = numbers;
      if (!count) return sum ? "" : line.replace(" %", "");
      return sum === null || sum < 0 || count > 99 ? "" : line.replace("%", [sum, ...Array(count - 1).fill(0)].join(" "));
    }
    const left = [...numbers];
    const words = line.split(" ").map((word) => {
      if (word === "@") return things[left.shift() - 1]?.[0];
      if (word === "+#") return left[0] < 0 ? left.shift() : `+${left.shift()}`;
      return word === "#" ? left.shift() || 0 : word;
    });
    return words.includes(undefined) ? "" : words.join(" ");
  }

  const known = new Map(); // the fields of each column, of all pages of the sheet

  // The entries for what was read, and the fields whose numbers make none.
  function made_of() {
    const lines = [], wrong = [];
    for (const [line, cells] of entries) {
      const here = cells.map(([row, column]) => known.get(column)[row]);
      const entry = filled(line, here.map((field) => plain(field.value) ? Number(plain(field.value)) : null));
      if (entry === "") wrong.push(...here);
      else if (entry) lines.push({ line: entry, label: cells.length ? `${names[cells[0][1]]}: ${labels[cells[0][0]]}` : enter });
    }
    const needed = needs === null ? [] : [...known.values()].map((fields) => fields[needs]);
    return { lines, wrong: needed.every((field) => !plain(field.value)) ? [...wrong, ...needed] : wrong };
  }

  // Into the rows in which nothing stands yet of these seats, and as many new ones as it takes. A sheet that goes on
  // is photographed again: its rows that stand on the pad already are left out.
  function put(seats, fields) {
    seats.forEach((seat, column) => known.set(seat, fields.map((row) => row[column])));
    const isWhole = labels && known.size === names.length, of_game = isWhole ? made_of() : { wrong: [] };
    const wrong = fields.flat().filter((field) => !isRead(field.value) || of_game.wrong.includes(field));
    for (const field of fields.flat()) field.setAttribute("aria-invalid", String(wrong.includes(field)));
    if (wrong.length) {
      shown.querySelector("[role=alert]")?.remove();
      shown.append(made("p", unread, { className: "notice bad", role: "alert" }));
      wrong[0].focus();
      return;
    }
    if (isWhole) return send(of_game.lines);
    if (labels) return shown.replaceChildren(made("p", section.dataset.other, { className: "notice" }));
    const cells = [...document.querySelectorAll("#live .cell")].filter((each) => seats.includes(Number(each.dataset.seat)));
    const rows = Math.max(0, ...cells.map((each) => Number(each.dataset.row)));
    const filled = Math.max(0, ...cells.filter((each) => each.dataset.value !== "").map((each) => Number(each.dataset.row)));
    const stands = (each) => {
      const field = fields[each.dataset.row - 1]?.[seats.indexOf(Number(each.dataset.seat))];
      return field && each.dataset.value === (plain(field.value) && String(Number(plain(field.value))));
    };
    const isThere = cells.every((each) => each.dataset.row > filled || stands(each)), first = isThere ? 0 : filled;
    const lines = fields.flatMap((row, number) => {
      const place = first + number + 1, fresh = place > rows ? [{ line: "row", label: rowWord }] : [];
      if (place <= filled) return [];
      const points = row.flatMap((field, column) => plain(field.value)
        ? [{ line: `${seats[column]} add ${Number(plain(field.value))} ${place}`, label: `${names[seats[column]]}: ${field.value}` }] : []);
      return [...fresh, ...points];
    });
    if (lines.length) return send(lines);
    shown.replaceChildren(made("p", section.dataset.there, { className: "notice" }));
  }

  function send(lines) {
    document.dispatchEvent(new CustomEvent("entries", { detail: lines }));
    shown.replaceChildren();
    section.querySelector("details").open = false;
  }

  section.querySelector("input[type=file]").addEventListener("change", async (event) => {
    const [file] = event.target.files;
    if (!file) return;
    const found = await read(file);
    event.target.value = "";
    if (found.why) shown.replaceChildren(made("p", refusals[found.why], { className: "notice bad" }));
    else if (found.isEmpty) shown.replaceChildren(made("p", empty, { className: "notice" }));
    else show(found);
    shown.scrollIntoView({ block: "nearest" });
  });
  section.hidden = false;
})();
