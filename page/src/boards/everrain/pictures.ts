// The Everrain's charts in ink on wet paper: sea, land, ships with their bows, storms, what guns cover.

import type { Frame, SectionCell, SectionMap } from "../../wire.ts";
import type { Picture, Pictures } from "../pictured.ts";
import { f } from "../round.ts";

const INK = "#14202a";
const BLOOD = "#7a1d2b";
const PALE = "#d9cfb2";
const BOWS = "→↘↙←↖↗";
const KINDS = "~^IPAWS"; // as in the view: calm, rough, island, port, altar, wreck, start
const WIDE = 100; // of a hex from side to side
const R = WIDE / Math.sqrt(3);
const K = R / 28; // the drawings were made for hexes of this size

type Ship = { bow: number; kind: "own" | "mate" | "foe"; seat: number };
type Hex = { x: number; y: number; row: number; column: number; tile: number; kind: string; ships: Ship[]; storm: boolean; goal: boolean; wreck: boolean; elder: boolean; done: boolean; own: boolean; enemy: boolean; name: string; gone: boolean };

type View = {
  seat: number; first: number; hexes: number[][]; tiles: number[][]; explored: number[]; storms: number[][][]; wrecks: number[]; raiders: number[][];
  ships: { hex: number; heading: number }[]; risen: { beast: number[]; reclaimed: number[] };
};

// -- shapes ----------------------------------------------------------------------------------------------------------

const luck = (seed: number) => () => {
  seed = (seed * 1664525 + 1013904223) >>> 0;
  return seed / 4294967296;
};

/** a smooth closed line through points on a wobbling circle */
function blob(cx: number, cy: number, r: number, seed: number, wobble: number, flat: number, n = 11): string {
  const next = luck(seed);
  const p = Array.from({ length: n }, (_, i) => {
    const [angle, far] = [(i / n) * 2 * Math.PI, r * (1 - wobble / 2 + next() * wobble)];
    return [cx + far * Math.cos(angle), cy + far * Math.sin(angle) * flat];
  });
  let d = `M${f(p[0][0])} ${f(p[0][1])}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [p[(i + n - 1) % n], p[i], p[(i + 1) % n], p[(i + 2) % n]];
    d += `C${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (e[0] - b[0]) / 6)} ${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])} ${f(c[1])}`;
  }
  return `${d}Z`;
}

export const outline = (x: number, y: number, r: number): string =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => ((60 * i - 30) * Math.PI) / 180).map((a) => `${f(x + r * Math.cos(a))} ${f(y + r * Math.sin(a))}`).join("L")}Z`;

const at = (x: number, y: number, inside: string, scale = K, turned = 0) => `<g transform="translate(${f(x)} ${f(y)})${turned ? ` rotate(${turned})` : ""} scale(${f(scale * 100) / 100})">${inside}</g>`;
const line = (d: string, width = 1.2, fill = "none", stroke = INK, more = "") => `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`;

const TICK = at(13, 9, `<circle r="7" fill="${PALE}" stroke="${INK}"/>${line("M-3.5 0-1 3 3.5-3", 1.7)}`, 1);

const PORT = line("M-11 7V0l4.5-4L-2 0V7ZM-2 7V-1h6V7M4 7V2h7v5M-8.5 7V3.5h3V7", 1.1, PALE) + line("M5.5-1-.8-1 .5-13h3.6ZM0.5-13h4M1-16.5h3v3.5h-3Z", 1.1, PALE) + '<path d="M4-15.5 13-18.5v6.5L4-14.2Z" fill="#fff3c9" opacity=".8"/>';
const ISLAND = line("M-13 7-6-5-2 1 3-8 13 7Z", 1.2, "#a29871") + line("M-6-5l1.5 6M3-8l2 7M5 0l2 5M-8 3l1 3", 0.9);
const altar = (done: boolean) => line("M-11 8V-5h5V8M-2.5 8V-9h5V8M6 8V-5h5V8M-12 8H12", 1.3, done ? "#b9b090" : "#3b3a4a") + (done ? "" : `<path d="M-7-13.5c3-4 11-4 14 0-3 4-11 4-14 0Z" fill="#e9e2c8" stroke="${INK}"/><circle cy="-13.5" r="2" fill="${BLOOD}"/>`);
const WRECK = line("M-13 3C-8 9 6 10 13-1l-5 0-2-4-3 4.5h-12Z", 1.4, "#5c5644") + line("M-3 0-7-14M-7-14l9 3-7 4M4-1l3-9", 1.4) + line("M-15 9q3-3 6 0t6 0 6 0 6 0", 1);
const START = line("M0-11a11 11 0 1 1-10.5 7.8M0-6.5a6.5 6.5 0 1 0 6.2 4.5M0-2.2a2.2 2.2 0 1 1-2 1.4", 1.5, "none", "#6b1f26");
const ROUGH = line([[-7, -9], [7, -3], [-6, 4], [7, 11]].map(([a, b]) => `M${a - 7} ${b}q3.5-5.5 7 0q2-1.5 3-3`).join(""), 1.2, "none", INK, 'opacity=".75"');
const CALM = line("M-9 5q4.5-4 9 0t9 0", 0.9, "none", INK, 'opacity=".4"');
const STORM = `<g fill="none" stroke="#c3caff" stroke-width="1.5" stroke-linecap="round"><path d="M0-3a4 4 0 1 1-4 4.5M2-9a10.5 10.5 0 1 1-12.5 9M-6-15A17 17 0 0 1 17 0"/><path d="M-17 3A17 17 0 0 0-4 17M12-14a19 19 0 0 1 7 10" opacity=".6"/></g><path d="M2-5-5 6h5l-3 9 9-12H1Z" fill="#f2f3ff" stroke="#1c2344" stroke-width=".8"/>`;
const GOAL = `<path d="M0 12C-7 2-9-2-9-6a9 9 0 0 1 18 0c0 4-2 8-9 18Z" fill="${BLOOD}" stroke="#2b0810" stroke-width="1.2"/><circle cy="-6" r="3.4" fill="#f1e6cd"/>`;
const SUNK = line("M-9 6v-7l4.5-4L0-1v7M-13 9q3-3 6 0t6 0 6 0 6 0", 1.2) + line("M-9-9 9 7M9-9-9 7", 2.4, "none", BLOOD);
const ELDER = `<path d="M0-15C13-15 17-5 15 4c-2 7-6 5-7 10-1-4-4-4-4 1-2-4-4-4-5 0-1-5-4-5-4 0-2-5-6-3-8-11C-15-5-13-15 0-15Z" fill="#1b1030" stroke="#f1e6cd" stroke-width="1.6"/><circle cx="-5" cy="-4" r="2.4" fill="#ff8fb0"/><circle cx="5" cy="-4" r="2.4" fill="#ff8fb0"/>`;

const SEATS = ["#f0ae4c", "#52d6c8", "#9aa5ff", "#ff8fab", "#b3d96b", "#7cc0ff"];

/** a ship from above: its bow is a spear, its wake behind it */
function ship({ kind, seat }: Pick<Ship, "kind" | "seat">): string {
  const wake = line("M-22-4c-6 1-10-1-16 1M-22 4c-6-1-10 1-16-1M-24 0h-11", 1, "none", INK, 'opacity=".55"');
  if (kind === "foe")
    return `${wake}${line("M-20-8-14-9.5-8-8.5 0-9.5 9-7.5 24 0 9 7.5 0 9.5-8 8.5-14 9.5-20 8-17 3-19 0-17-3Z", 1.6, "#12171d", "#0a0d11")}${line("M24 0h9", 2, "none", "#0a0d11")}${line("M-11-14c2 3 2.5 6 1 9 2 3 1 7-.5 10 1 3 .5 6-1 9l4-3c2-4 3-14 0-22ZM3-12c2 3 2 6 .5 8 2 3 1 6 0 8 1 3 .5 5-1 8l4-3c2-4 3-12 0-18Z", 0.9, "#8c1f2c", "#f0e6cb")}`;
  const sail = kind === "own" ? "#ffffff" : SEATS[seat % SEATS.length];
  return `${wake}${line("M-21-6.5C-10-9.8 8-9 25 0 8 9-10 9.8-21 6.5Z", 1.7, kind === "own" ? "#fbf5e2" : "#e6dcc0")}${line("M25 0h9", 2)}${line("M-18-4.5C-9-7 6-6.5 18 0 6 6.5-9 7-18 4.5ZM-18 0H18", 0.7, "none", INK, 'opacity=".5"')}${line("M-13-15Q6 0-13 15-6.5 0-13-15ZM2-12.5Q17 0 2 12.5 7 0 2-12.5Z", 1.2, sail)}`;
}

function land(kind: string, one: Hex): string {
  const { x, y, done } = one;
  const seed = 3 + Math.abs(one.column * 7 + one.row * 5);
  const shore = line(blob(x, y + 1, R * 0.87, seed, 0.26, 0.88), 1.2, "none", INK, 'opacity=".45" stroke-dasharray="4 4"') + line(blob(x, y + 1, R * 0.74, seed, 0.28, 0.86), 2, "#8b8060");
  const what = kind === "P" ? PORT : kind === "I" ? ISLAND : altar(done);
  return shore + at(x, y, what + (done && kind !== "P" ? TICK : ""));
}

// -- the chart -------------------------------------------------------------------------------------------------------

const word = (piece: SectionCell["lines"][number][number]) => (typeof piece === "string" ? { text: piece, role: "" } : piece);

/** a hex as its signs tell it: of a tile that is still to be laid, or of a storm that comes */
function bySigns(cell: SectionCell): Hex {
  const one = blank(cell);
  for (const { text, role } of cell.lines.flat().map(word)) {
    if (KINDS.includes(text)) one.kind = text;
    if (BOWS.includes(text)) one.ships.push({ bow: BOWS.indexOf(text), kind: role === "danger" ? "foe" : role === "own" ? "own" : "mate", seat: 0 });
    if (text === "≈") one.storm = true;
  }
  return one;
}

function blank(cell: SectionCell): Hex {
  const x = (cell.column + (cell.row % 2) / 2 + 0.5) * WIDE;
  return { x, y: cell.row * R * 1.5 + R, row: cell.row, column: cell.column, tile: -1, kind: "~", ships: [], storm: false, goal: false, wreck: false, elder: false, done: false, own: false, enemy: false, name: "", gone: false };
}

/** a hex of the chart: what the view says lies there, and of the signs only which guns reach it */
function byView(cell: SectionCell, view: View): Hex {
  const one = blank(cell);
  const number = cell.index;
  const [q, r, kind] = view.hexes[number];
  const me = view.seat >= 0 ? view.seat : view.first;
  one.kind = KINDS[kind] ?? "~";
  one.tile = Math.floor(number / 6);
  one.done = view.explored.includes(number);
  one.storm = view.storms.some((storm) => storm.some(([a, b]) => a === q && b === r));
  one.wreck = view.wrecks.includes(number);
  one.elder = view.risen.beast.length > 0 && view.risen.beast[1] === number;
  view.ships.forEach((found, seat) => {
    if (found.hex === number) one.ships.push({ bow: found.heading, kind: seat === me ? "own" : "mate", seat });
  });
  for (const { text, role } of cell.lines.flat().map(word)) {
    if (BOWS.includes(text) && role === "danger") one.ships.push({ bow: BOWS.indexOf(text), kind: "foe", seat: -1 });
    if (text === "⚑") one.goal = true;
    if (text === "◆") one.elder = true;
    if (text === "!") one.enemy = true;
    if (text === "+") one.own = true;
  }
  if (one.kind === "P") one.name = cell.title.split(", ")[1] ?? "";
  return one;
}

const SIDES: [number, number][] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
const axial = (one: { row: number; column: number }): [number, number] => [one.column - (one.row - (one.row % 2)) / 2, one.row];

/** the sides on which a hex touches none of the same kind */
function rim(hexes: Hex[], alike: (one: Hex, other: Hex) => boolean, r: number): string {
  const known = new Map(hexes.map((one) => [axial(one).join(), one]));
  let d = "";
  for (const one of hexes) {
    const [q, s] = axial(one);
    SIDES.forEach(([dq, ds], side) => {
      const other = known.get([q + dq, s + ds].join());
      if (other && alike(one, other)) return;
      const corner = (half: number) => `${f(one.x + r * Math.cos((side * Math.PI) / 3 + (half * Math.PI) / 6))} ${f(one.y + r * Math.sin((side * Math.PI) / 3 + (half * Math.PI) / 6))}`;
      d += `M${corner(-1)}L${corner(1)}`;
    });
  }
  return d;
}

function sea(hexes: Hex[]): string {
  let s = "";
  for (const one of hexes) {
    const rough = one.kind === "^";
    s += `<path d="${outline(one.x, one.y, R)}" fill="${rough ? "#4d6d7c" : "#7f979b"}" fill-opacity="${rough ? 0.7 : 0.4}" stroke="${INK}" stroke-opacity=".5" stroke-width="1.5"/>`;
    if (rough) s += at(one.x, one.y, ROUGH);
    else if (one.kind === "~" && (axial(one)[0] * 2 + axial(one)[1] * 3 + 40) % 3 === 0) s += at(one.x, one.y, CALM);
  }
  s += line(rim(hexes, (one, other) => one.tile === other.tile, R), 3.4, "none", INK, 'opacity=".8"');
  return s;
}

/** what guns cover: looked at, not asked; so ink, dashed, with a sign for whose they are */
function covered(hexes: Hex[], whose: "own" | "enemy"): string {
  const some = hexes.filter((one) => one[whose]);
  return some.map(({ x, y }) => (whose === "own" ? at(x, y + R * 0.62, line("M-8 0A8 8 0 0 1 8 0M0-11v5M-8 3v2M8 3v2M0 2v.1", 1.6, "none", "#23408c")) : at(x, y + R * 0.62, line("M0-10v7M0 1v.1", 3, "none", BLOOD)))).join("");
}

function things(one: Hex): string {
  const { x, y } = one;
  let s = "";
  if ("PIA".includes(one.kind)) s += land(one.kind, one);
  if (one.kind === "W") s += at(x, y, WRECK + (one.done ? TICK : ""));
  if (one.kind === "S") s += at(x, y, START);
  if (one.storm) s += `<path d="${outline(x, y, R - 2)}" fill="#232a4d" fill-opacity="${"PIAW".includes(one.kind) || one.ships.length ? 0.62 : 0.92}" stroke="#97a3ff" stroke-width="2.4" stroke-dasharray="9 7"/>${at(x + (one.ships.length ? 22 : 0), y - (one.ships.length ? 22 : 0), STORM, one.ships.length ? K * 0.55 : K)}`;
  if (one.wreck) s += at(x, y, SUNK);
  if (one.goal) s += at(x - 24, y - 22, GOAL, K * 0.8);
  if (one.elder) s += at(x, y, ELDER, K * 1.25);
  return s;
}

/** ships in the middle of their hex; two of them share it */
function ships(one: Hex): string {
  const aside = one.ships.length > 1 ? 22 : 0;
  return one.ships.map((found, n) => at(one.x, one.y + (n ? aside : -aside), ship(found), K * (aside ? 0.68 : 0.86), found.bow * 60)).join("");
}

function drawn(hexes: Hex[]): Picture {
  const names = hexes.filter((one) => one.name).map((one) => `<text class="place" x="${f(one.x)}" y="${f(one.y + R * 0.64)}" text-anchor="middle">${one.name.replace(/[<&]/g, "")}</text>`);
  return { markup: sea(hexes) + hexes.map(things).join("") + covered(hexes, "own") + covered(hexes, "enemy"), over: hexes.map(ships).join("") + names.join("") };
}

const LEGEND: Record<string, string> = { "^": ROUGH, I: ISLAND, P: PORT, A: altar(false), W: WRECK, S: START, "≈": STORM, "✕": SUNK, "⚑": GOAL, "◆": ELDER };

export const pictures: Pictures = {
  pane: "paper",
  map(part: SectionMap, frame: Frame) {
    if (!part.hexes) return null;
    const view = frame.view as unknown as View;
    const hexes = part.cells.map((cell) => (cell.index >= 0 && view.hexes?.[cell.index] ? byView(cell, view) : bySigns(cell)));
    return drawn(hexes);
  },
  cost(cell: SectionCell) {
    const last = cell.lines.at(-1)?.map((piece) => word(piece).text).join("") ?? "";
    return /^\d+$/.test(last) ? last : "";
  },
  isOwn: (cell: SectionCell) => cell.lines.flat().map(word).some(({ text, role }) => role === "own" && BOWS.includes(text)),
  sign(text: string) {
    if (text === "+") return at(12, 15, line("M-8 0A8 8 0 0 1 8 0M0-11v5M-8 3v2M8 3v2M0 2v.1", 1.8, "none", "#23408c"), 1);
    if (text === "!") return at(12, 16, line("M0-10v7M0 1v.1", 3.2, "none", BLOOD), 1);
    const found = LEGEND[text];
    if (!found) return null;
    const ground = text === "≈" ? "#232a4d" : "none";
    return `<path d="${outline(12, 12, 12)}" fill="${ground}"/>${at(12, text === "P" ? 15 : 12, found, 0.62)}`;
  },
};
