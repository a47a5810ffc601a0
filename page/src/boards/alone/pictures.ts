// The station by lamplight: the Hero's labyrinth, of which only what is known exists, and Evil's secret map in cold ink,
// with the Hero's knowledge over it. The pane is dark in either theme.

import type { Frame, SectionCell, SectionMap } from "../../wire.ts";
import type { Picture, Pictures } from "../pictured.ts";
import { f } from "../round.ts";
import { creature } from "./creatures.ts";
import { door, furniture, HALF, middle, outline, P, SIDES, STEP, wallOf, type Sector, type Side, type Way } from "./plan.ts";

type Tile = { place: number; exits: number; doors: number[]; room: number; box: number; stairs: number; lit?: number; danger?: number; sabotage?: number; face?: number; figures?: number[]; doubt: number };
type Plan = { start: number; hero: number; rooms: number[]; boxes: number[]; lit: number[]; danger: number[]; revealed: number[]; creatures: { token: number; kind: number; cell: number; wounded: number }[]; needles: number[]; sabotage: number };
type View = { here: number; labyrinth: Tile[]; known?: Tile[]; status: number[]; map?: Plan };

const WIDE = 13; // columns of a floor that is counted from the start
const HALL = 91; // places of such a floor
const COLUMNS = 7; // of the station itself
const NIGHT = "#03070b";

// -- marks -----------------------------------------------------------------------------------------------------------

const mark = (x: number, y: number, size: number, inside: string, units = 24) => `<g transform="translate(${f(x - size / 2)} ${f(y - size / 2)}) scale(${f((size / units) * 100) / 100})">${inside}</g>`;

const HERO = '<circle cx="24" cy="24" r="30" fill="#ffe2a0" opacity=".28"/><circle cx="24" cy="24" r="21.5" fill="#0d1f2d" stroke="#f0ae4c" stroke-width="2.6"/><path d="M8.5 38.5C10.5 33 16 31 24 31s13.5 2 15.5 7.5A21.3 21.3 0 0 1 24 45.3 21.3 21.3 0 0 1 8.5 38.5Z" fill="#f0ae4c"/><path d="M24 7.5c8 0 12.5 5 12.5 12.5S32 33.5 24 33.5 11.5 27.5 11.5 20 16 7.5 24 7.5Z" fill="#e8efe9"/><path d="M15 19.5c0-3.5 3-5 9-5s9 1.5 9 5-2 9-9 9-9-5.5-9-9Z" fill="#0a1620"/><path d="M17.5 18.5c.5-1.5 2-2 4-2.2" stroke="#7ea6bb" stroke-width="1.6" fill="none" stroke-linecap="round"/><circle cx="24" cy="9.3" r="3.9" fill="#fff6dd" stroke="#c9a45c" stroke-width="1.3"/>';
const DANGER = '<path d="M12 2.2 22.3 20.5H1.7Z" fill="#2a0d0c" stroke="#ff7a6d" stroke-width="1.6" stroke-linejoin="round"/><path d="M9 17.5c.2-3 .7-5 1.7-7M12.3 17.8c0-3.2.2-5.5 1-8M15.6 17.5c-.2-2.5 0-4 .3-5.5" fill="none" stroke="#ff7a6d" stroke-width="1.7" stroke-linecap="round"/>';
const box = (on: boolean) => `<rect x="3.5" y="2.5" width="17" height="19" rx="2.5" fill="#1b1a12" stroke="${on ? "#ffe6b0" : "#b9a878"}" stroke-width="1.8"/><path d="M13.5 5.5 8 13h3.6L10.5 18.5 16 11h-3.6Z" fill="${on ? "#ffe6b0" : "none"}" stroke="${on ? "#ffe6b0" : "#b9a878"}" stroke-width="1.2" stroke-linejoin="round"/>`;
/** stairs of a pair have the same sign at both ends */
function stairs(pair: number, col: string): string {
  const sign = pair < 0 ? "" : pair === 0 ? `<circle cx="18.6" cy="5.4" r="3.3" fill="none" stroke="${col}" stroke-width="1.6"/>` : `<path d="M18.6 1.8 22.4 8.6h-7.6Z" fill="none" stroke="${col}" stroke-width="1.6" stroke-linejoin="round"/>`;
  return `<path d="M2.5 21.5h4.8v-4.2h4.7v-4.2h4.7V8.9M21.5 21.5H2.5" fill="none" stroke="${col}" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/><path d="M16.7 13.1h4.8v8.4" fill="none" stroke="${col}" stroke-width="1.9" stroke-linejoin="round" opacity=".6"/>${sign}`;
}
const TOKEN = '<circle cx="12" cy="12" r="10" fill="#0b1822" stroke="#f0cf6a" stroke-width="1.7"/><path d="M12 5l2.1 4.7 5.1.5-3.8 3.5 1 5-4.4-2.6-4.4 2.6 1-5-3.8-3.5 5.1-.5Z" fill="#f0cf6a"/>';
const DOUBT = '<circle cx="12" cy="12" r="9.5" fill="#03070b" stroke="#ff9a90" stroke-width="1.5" stroke-dasharray="3 3"/><path d="M6 12.5c2-4.5 4-4.5 6-.5s4 4 6-.5" fill="none" stroke="#ff9a90" stroke-width="2.2" stroke-linecap="round"/>';
const EYE = '<circle cx="12" cy="12" r="11" fill="#2a2413" stroke="#f3dfb0" stroke-width="1.5"/><path d="M4 12c3-5.5 13-5.5 16 0-3 5.5-13 5.5-16 0Z" fill="none" stroke="#fff1d0" stroke-width="1.8"/><circle cx="12" cy="12" r="2.6" fill="#fff1d0"/>';

/** a creature on a dark disc; hurt, the ring is broken too */
function figure(x: number, y: number, size: number, kind: number, hurt: boolean, ring: string): string {
  const r = size * 0.55;
  const around = 2 * Math.PI * r;
  return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="#070d12" stroke="${ring}" stroke-width="2" ${hurt ? `stroke-dasharray="${f(around * 0.15)} ${f(around * 0.05)}"` : ""}/>${mark(x, y, size * 0.9, creature(kind, hurt), 48)}`;
}

const clean = (text: string) => text.replace(/[<&]/g, "");
const plain = (line: SectionCell["lines"][number] | undefined) => (line ?? []).map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");

/** so many figures stand beside each other, smaller the more there are */
function beside(n: number, size: number): { dx: number; dy: number; size: number }[] {
  if (n === 1) return [{ dx: 0, dy: 0, size }];
  const small = size * (n === 2 ? 0.78 : 0.62);
  return Array.from({ length: n }, (_, at) => ({ dx: (at % 2 ? 1 : -1) * small * 0.52, dy: n === 2 ? 0 : (Math.floor(at / 2) - (Math.ceil(n / 2) - 1) / 2) * small * 1.1, size: small }));
}

function beam(id: string, [x, y]: [number, number], strength: number): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${P * 2.4}"><stop offset="0" stop-color="#ffedc8" stop-opacity="${f(0.8 * strength)}"/><stop offset=".25" stop-color="#ffe6b4" stop-opacity="${f(0.4 * strength)}"/><stop offset="1" stop-color="#ffe0a4" stop-opacity="0"/></radialGradient>`;
}

/** the edge between two sectors: a frame on the walls, because everything is counted in sectors */
function bulkhead(one: Sector, side: Side, col: string): string {
  const [x, y] = middle(one);
  const [dx, dy] = STEP[side];
  const [bx, by, px, py] = [x + (dx * P) / 2, y + (dy * P) / 2, dx ? 0 : 1, dy ? 0 : 1];
  return `<path d="M${bx - px * HALF} ${by - py * HALF}l${px * 9} ${py * 9}M${bx + px * HALF} ${by + py * HALF}l${-px * 9} ${-py * 9}" stroke="${col}" stroke-width="2.2"/>`;
}

// -- the labyrinth ---------------------------------------------------------------------------------------------------

type Seen = Sector & { tile: Tile; shown: boolean; lit: boolean };

function waysOf(tile: Tile): Partial<Record<Side, Way>> {
  const found: Partial<Record<Side, Way>> = {};
  SIDES.forEach((side, at) => {
    if ((tile.exits >> at) & 1) found[side] = (["open", "door", "blocked"] as const)[tile.doors[at]] ?? "open";
  });
  return found;
}

function labyrinth(part: SectionMap, view: View): Picture {
  const shown = new Map(view.labyrinth.map((tile) => [tile.place, tile]));
  const known = new Map((view.known ?? []).map((tile) => [tile.place, tile]));
  const all: Seen[] = [];
  const unknown: SectionCell[] = [];
  for (const cell of part.cells) {
    const tile = shown.get(cell.index) ?? known.get(cell.index);
    if (!tile) unknown.push(cell);
    else all.push({ x: cell.column, y: cell.row, ways: waysOf(tile), room: tile.room, tile, shown: shown.has(cell.index), lit: shown.has(cell.index) && !!tile.lit });
  }
  const floor = Math.floor((part.cells[0]?.index ?? 0) / HALL);
  const beside_ = (one: Seen, side: Side) => all.find((other) => other.x === one.x + STEP[side][0] && other.y === one.y + STEP[side][1]);
  const hero = all.find((one) => one.tile.place === view.here);
  const open = all.filter((one) => one.shown);
  let s = `<defs>${hero ? beam(`lamp-${floor}`, middle(hero), 1) : ""}<clipPath id="seen-${floor}"><path d="${open.map((one) => outline(one).floor).join("")}"/></clipPath></defs>`;
  const wall = (one: Seen) => (one.lit ? "#f3dfb0" : one.shown ? "#a9bcc6" : "#6b8797");
  for (const one of all) if (!one.shown) s += `<path d="${outline(one).wall}" fill="none" stroke="#6b8797" stroke-width="2" stroke-dasharray="6 7" stroke-linecap="round"/>`;
  for (const one of open) s += `<path d="${outline(one).floor}" fill="${one.lit ? "#5a4d30" : "#0c1821"}"/>`;
  if (hero) s += `<g clip-path="url(#seen-${floor})"><rect x="${middle(hero)[0] - P * 2.4}" y="${middle(hero)[1] - P * 2.4}" width="${P * 4.8}" height="${P * 4.8}" fill="url(#lamp-${floor})"/></g>`;
  for (const one of open) s += `<path d="${outline(one).wall}" fill="none" stroke="${wall(one)}" stroke-width="${one.lit ? 3 : 2.4}" stroke-linecap="round"/>`;
  for (const one of all) {
    if (one.lit) s += tube(one);
    for (const side of SIDES) {
      const way = one.ways[side];
      const other = beside_(one, side);
      if (way === "open" && other) s += bulkhead(one, side, one.shown ? wall(one) : "#55707f");
      if (way === "open" && !other) s += fading(one, side, one.lit ? "#f3dfb0" : "#9db2bd");
      if (way && way !== "open" && (one.room >= 0 || !other)) s += door(one, side, one.shown ? "#e0c98f" : "#6b8797", NIGHT);
    }
    if (one.room >= 0) s += furniture(one, one.shown ? "#53707f" : "#33495a");
  }
  for (const cell of unknown) s += `<text class="doubtful" x="${cell.column * P + P / 2}" y="${cell.row * P + P / 2 + 10}" text-anchor="middle">?</text>`;
  for (const one of all) s += thingsSeen(one, one === hero, view);
  for (const cell of part.cells) {
    const one = all.find((other) => other.x === cell.column && other.y === cell.row);
    if (one && one.room >= 0) s += `<text class="place" x="${middle(one)[0]}" y="${one.y * P + (one.ways.s ? 26 : P - 12)}" text-anchor="middle">${clean(plain(cell.lines[0]))}</text>`;
  }
  return { markup: s };
}

/** a way into the unknown breaks off */
function fading(one: Sector, side: Side, col: string): string {
  const [x, y] = middle(one);
  const [dx, dy] = STEP[side];
  const [bx, by, px, py] = [x + (dx * P) / 2, y + (dy * P) / 2, dx ? 0 : HALF, dy ? 0 : HALF];
  return [0, 1, 2].map((n) => `<path stroke="${col}" stroke-width="2.4" stroke-linecap="round" opacity="${[0.8, 0.45, 0.2][n]}" d="M${bx - px + dx * n * 12} ${by - py + dy * n * 12}l${dx * 8} ${dy * 8}M${bx + px + dx * n * 12} ${by + py + dy * n * 12}l${dx * 8} ${dy * 8}"/>`).join("");
}

/** a lamp on a wall where the light is on */
function tube(one: Sector): string {
  const [x, y] = middle(one);
  const side = (["n", "e", "s", "w"] as Side[]).find((each) => !one.ways[each]);
  if (!side) return "";
  const [dx, dy] = STEP[side];
  const far = (one.room >= 0 ? P / 2 - 6 : HALF) - 7;
  return `<g transform="translate(${x + dx * far} ${y + dy * far})${dx ? " rotate(90)" : ""}"><rect x="-16" y="-6" width="32" height="12" rx="6" fill="#ffe9bd" opacity=".3"/><rect x="-12" y="-2.6" width="24" height="5.2" rx="2.6" fill="#fff8e2"/></g>`;
}

function thingsSeen(one: Seen, isHero: boolean, view: View): string {
  const [x, y] = middle(one);
  const { tile } = one;
  const figures = tile.figures ?? [];
  let s = "";
  if (tile.box) s += mark(...wallOf(one), 26, box(one.shown));
  if (tile.stairs >= 0) s += isHero || figures.length ? mark(x - 36, y - 36, 25, stairs(tile.stairs, "#d3dfe3")) : mark(x, y, 32, stairs(tile.stairs, one.shown ? "#d3dfe3" : "#8299a5"));
  const standing = figures.length + (isHero ? 1 : 0);
  beside(standing, isHero && standing === 1 ? 52 : 50).forEach(({ dx, dy, size }, at) => {
    if (isHero && at === 0) s += mark(x + dx, y + dy, size, HERO, 48);
    else {
      const found = figures[at - (isHero ? 1 : 0)];
      s += figure(x + dx, y + dy, size, found >> 1, found % 2 === 1, "#ff9a90");
    }
  });
  if (tile.danger) s += mark(x + 20, y - 20, 26, DANGER);
  if (tile.sabotage || tile.face || view.status.includes(tile.place)) s += mark(x - 20, y + 20, 24, TOKEN);
  if (tile.sabotage && tile.sabotage > 1) s += `<text class="count" x="${x - 20}" y="${y + 42}" text-anchor="middle">× ${tile.sabotage}</text>`;
  if (tile.doubt >= 0) s += mark(x + 20, y + 20, 22, DOUBT);
  return s;
}

// -- the secret map --------------------------------------------------------------------------------------------------

type Built = Sector & { at: number; know: "seen" | "past" | "none"; lit: boolean; cell: SectionCell };

function secret(part: SectionMap, view: View, plan: Plan): Picture {
  const cells = COLUMNS * 4;
  const floor = Math.floor((part.cells[0]?.index ?? 0) / cells);
  const past = new Set((view.known ?? []).map(({ place }) => placeOf(place, plan.start)));
  const all: Built[] = part.cells.map((cell) => {
    const ways: Partial<Record<Side, Way>> = {};
    for (const side of SIDES) {
      const edge = cell.edges[side];
      if (edge !== "wall") ways[side] = edge ?? "open";
    }
    return { x: cell.column, y: cell.row, ways, room: plan.rooms.indexOf(cell.index), at: cell.index, know: plan.revealed.includes(cell.index) ? "seen" : past.has(cell.index) ? "past" : "none", lit: plan.lit.includes(cell.index), cell };
  });
  const hero = all.find((one) => one.at === plan.hero);
  const seen = all.filter((one) => one.know === "seen");
  let s = `<defs>${hero ? beam(`hunt-${floor}`, middle(hero), 0.8) : ""}<clipPath id="known-${floor}"><path d="${seen.map((one) => outline(one).floor).join("")}"/></clipPath></defs>`;
  for (const one of all) s += `<path d="${outline(one).floor}" fill="${one.lit ? (one.know === "seen" ? "#5b4e30" : "#3b3d38") : one.know === "seen" ? "#33322a" : "#152530"}"/>`;
  if (hero) s += `<g clip-path="url(#known-${floor})"><rect x="${middle(hero)[0] - P * 2.4}" y="${middle(hero)[1] - P * 2.4}" width="${P * 4.8}" height="${P * 4.8}" fill="url(#hunt-${floor})"/></g>`;
  for (const one of all) {
    if (one.room >= 0) s += furniture(one, "#3d5a6d");
    const { wall } = outline(one);
    if (one.know === "seen") s += `<path d="${wall}" fill="none" stroke="#ffe6b4" stroke-width="3" stroke-linecap="round"/>`;
    else s += `<path d="${wall}" fill="none" stroke="#6c90a8" stroke-width="1.9" stroke-linecap="round"/>${one.know === "past" ? `<path d="${wall}" fill="none" stroke="#e0c98f" stroke-width="2.6" stroke-dasharray="2 7" stroke-linecap="round"/>` : ""}`;
    if (one.lit) s += tube(one);
    for (const side of SIDES) {
      const way = one.ways[side];
      if (way === "open") s += bulkhead(one, side, one.know === "seen" ? "#ffe6b4" : "#6c90a8");
      else if (way && one.room >= 0) s += door(one, side, "#9dbbcd", "#0a151d");
    }
  }
  for (const one of all) s += thingsThere(one, one === hero, view, plan);
  for (const one of all) s += written(one);
  return { markup: s };
}

/** a place counted from the Hero's start, as a sector of the station */
function placeOf(place: number, start: number): number {
  const column = (place % WIDE) - 6 + (start % COLUMNS);
  const row = Math.floor((place % HALL) / WIDE) - 3 + Math.floor((start % (COLUMNS * 4)) / COLUMNS);
  return Math.floor(place / HALL) * COLUMNS * 4 + row * COLUMNS + column;
}

function thingsThere(one: Built, isHero: boolean, view: View, plan: Plan): string {
  const [x, y] = middle(one);
  const there = plan.creatures.filter(({ cell }) => cell === one.at);
  let s = "";
  const hasStairs = one.cell.lines.slice(1).some((line) => plain(line).includes("⇅")); // the first says from where a noise comes
  if (plan.boxes.includes(one.at)) s += mark(...wallOf(one), 24, box(one.lit));
  if (hasStairs) s += there.length || isHero ? mark(x + 36, y + 36, 22, stairs(-1, "#c5d6df")) : mark(x, y, 30, stairs(-1, "#c5d6df"));
  if (isHero && !there.length) s += mark(x, y, 50, HERO, 48);
  const standing = there.length + (isHero && there.length ? 1 : 0);
  beside(standing, 46).forEach(({ dx, dy, size }, at) => {
    const found = there[at];
    if (!found) s += mark(x + dx, y + dy, size, HERO, 48);
    else {
      s += figure(x + dx, y + dy, size, found.kind, !!found.wounded, one.know === "seen" ? "#f3dfb0" : "#8fb0c4");
      if (found.kind < 5) s += `<circle cx="${f(x + dx + size * 0.42)}" cy="${f(y + dy + size * 0.42)}" r="9" fill="#0a151d" stroke="#8fb0c4"/><text class="count" x="${f(x + dx + size * 0.42)}" y="${f(y + dy + size * 0.42 + 5)}" text-anchor="middle">${(found.token % 3) + 1}</text>`;
      if (one.know === "seen") s += mark(x + dx - size * 0.42, y + dy + size * 0.42, 18, EYE);
    }
  });
  if (plan.danger.includes(one.at)) s += mark(x + 20, y + (there.length ? -24 : 0), 26, DANGER);
  const status = view.status.some((place) => placeOf(place, plan.start) === one.at);
  if ((one.room === 0 && plan.sabotage) || plan.needles.includes(one.at) || status) s += mark(x - 24, y + 4, 22, TOKEN);
  return s;
}

/** what a sector is called, how far it is from the Hero and where its noise comes from; the name of a room */
function written({ x, y, room, cell, know, ways }: Built): string {
  const [, code = "", far = ""] = /^[[(]?(\w+)[\])]?\s*(.*)$/.exec(plain(cell.lines[0])) ?? [];
  const col = know === "none" ? "#b4cfdf" : "#f0e2b8";
  const [aside, top] = room >= 0 ? [11, y * P + 23] : [7, y * P + 18];
  let s = `<text class="code" fill="${col}" x="${x * P + aside}" y="${top}">${code}</text>`;
  if (far) s += `<text class="far${room >= 0 ? " inside" : ""}" fill="${col}" x="${x * P + P - aside}" y="${top}" text-anchor="end">${clean(far)}</text>`;
  if (room >= 0) s += `<text class="place" x="${x * P + P / 2}" y="${y * P + P - (ways.s ? 24 : 12)}" text-anchor="middle">${clean(plain(cell.lines[1]))}</text>`;
  return s;
}

// -- both ------------------------------------------------------------------------------------------------------------

const SIGNS: Record<string, string> = {
  "@": mark(12, 12, 22, HERO, 48), "!": DANGER, "¤": box(true), "⇅": stairs(-1, "#d3dfe3"), "†": TOKEN, "~": DOUBT,
  "*": mark(12, 12, 24, creature(2, true), 48),
  "[A1]": '<path d="M3 3H21V21H3Z" fill="#33322a" stroke="#ffe6b4" stroke-width="2.4"/>',
  "(A1)": '<path d="M3 3H21V21H3Z" fill="#152530" stroke="#6c90a8" stroke-width="1.6"/><path d="M3 3H21V21H3Z" fill="none" stroke="#e0c98f" stroke-width="2" stroke-dasharray="1.5 4" stroke-linecap="round"/>',
};

export const pictures: Pictures = {
  pane: "night",
  map(part: SectionMap, frame: Frame) {
    const view = frame.view as unknown as View;
    const noun = part.cells[0]?.noun;
    if (noun === "place") return labyrinth(part, view);
    return noun === "sector" && view.map ? secret(part, view, view.map) : null;
  },
  sign(text: string) {
    const [, kind] = /^creature-(\d)$/.exec(text) ?? [];
    return kind ? mark(12, 12, 24, creature(Number(kind), false), 48) : (SIGNS[text] ?? null);
  },
};
