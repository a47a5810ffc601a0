// How a sector of the station is drawn on a square of 100: corridors narrower than their sector, rooms, doors, furniture.

import { f } from "../round.ts";

export type Side = "n" | "e" | "s" | "w";
export type Way = "open" | "door" | "blocked";
/** A sector where it lies, with the sides on which it goes on; `room`: -1 in a corridor. */
export type Sector = { x: number; y: number; ways: Partial<Record<Side, Way>>; room: number };

export const SIDES: Side[] = ["n", "e", "s", "w"];
export const STEP: Record<Side, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
export const P = 100;
const W = 58; // of a corridor
const A = (P - W) / 2;
const I = 5.5; // between a room and the edge of its sector
const R = A * 0.9; // of a bend
export const HALF = W / 2;

export const middle = ({ x, y }: Sector): [number, number] => [x * P + P / 2, y * P + P / 2];

/** the floor of a sector, and its walls */
export function outline(one: Sector): { floor: string; wall: string } {
  const [x, y] = [one.x * P, one.y * P];
  const { n, e, s, w } = one.ways;
  if (one.room >= 0) {
    const [l, r, t, b] = [x + I, x + P - I, y + I, y + P - I];
    const flat = (open: unknown, v: number) => (open ? `M${l} ${v}H${x + A}M${x + P - A} ${v}H${r}` : `M${l} ${v}H${r}`);
    const upright = (open: unknown, h: number) => (open ? `M${h} ${t}V${y + A}M${h} ${y + P - A}V${b}` : `M${h} ${t}V${b}`);
    return { floor: `M${l} ${t}H${r}V${b}H${l}Z`, wall: flat(n, t) + flat(s, b) + upright(w, l) + upright(e, r) };
  }
  const [l, r, t, b] = [x + A, x + P - A, y + A, y + P - A];
  const far = (way: Way | undefined) => (way && way !== "open" ? I : 0); // to the door of a room
  const bend = { nw: !n && !w, ne: !n && !e, se: !s && !e, sw: !s && !w };
  let floor = bend.nw ? `M${l} ${f(t + R)}Q${l} ${t} ${f(l + R)} ${t}` : `M${l} ${t}`;
  if (n) floor += `V${y - far(n)}H${r}V${t}`;
  floor += bend.ne ? `H${f(r - R)}Q${r} ${t} ${r} ${f(t + R)}` : `L${r} ${t}`;
  if (e) floor += `H${x + P + far(e)}V${b}H${r}`;
  floor += bend.se ? `V${f(b - R)}Q${r} ${b} ${f(r - R)} ${b}` : `L${r} ${b}`;
  if (s) floor += `V${y + P + far(s)}H${l}V${b}`;
  floor += bend.sw ? `H${f(l + R)}Q${l} ${b} ${l} ${f(b - R)}` : `L${l} ${b}`;
  if (w) floor += `H${x - far(w)}V${t}H${l}`;
  const q = (on: boolean) => (on ? R : 0);
  let wall = n ? `M${l} ${t}V${y - far(n)}M${r} ${t}V${y - far(n)}` : `M${f(l + q(bend.nw))} ${t}H${f(r - q(bend.ne))}`;
  wall += s ? `M${l} ${b}V${y + P + far(s)}M${r} ${b}V${y + P + far(s)}` : `M${f(l + q(bend.sw))} ${b}H${f(r - q(bend.se))}`;
  wall += w ? `M${l} ${t}H${x - far(w)}M${l} ${b}H${x - far(w)}` : `M${l} ${f(t + q(bend.nw))}V${f(b - q(bend.sw))}`;
  wall += e ? `M${r} ${t}H${x + P + far(e)}M${r} ${b}H${x + P + far(e)}` : `M${r} ${f(t + q(bend.ne))}V${f(b - q(bend.se))}`;
  if (bend.nw) wall += `M${l} ${f(t + R)}Q${l} ${t} ${f(l + R)} ${t}`;
  if (bend.ne) wall += `M${f(r - R)} ${t}Q${r} ${t} ${r} ${f(t + R)}`;
  if (bend.se) wall += `M${r} ${f(b - R)}Q${r} ${b} ${f(r - R)} ${b}`;
  if (bend.sw) wall += `M${f(l + R)} ${b}Q${l} ${b} ${l} ${f(b - R)}`;
  return { floor: `${floor}Z`, wall };
}

/** a door in the wall of a room: two leaves, and planks across where it is blocked */
export function door(one: Sector, side: Side, col: string, ground: string): string {
  const [x, y] = middle(one);
  const [dx, dy] = STEP[side];
  const far = P / 2 + (one.room >= 0 ? -I : I);
  const leaf = (from: number) => `<rect x="${from}" y="-4" width="${HALF - 1}" height="8" rx="1" fill="#1b3140" stroke="${col}" stroke-width="1.8"/>`;
  const planks = `M${-HALF * 0.8} -9L${HALF * 0.8} 9M${-HALF * 0.8} 9L${HALF * 0.8}-9`;
  const bar = one.ways[side] === "blocked" ? `<path d="${planks}" stroke="${ground}" stroke-width="10" stroke-linecap="round"/><path d="${planks}" stroke="#e5bd6b" stroke-width="5" stroke-linecap="round"/>` : "";
  return `<g transform="translate(${f(x + dx * far)} ${f(y + dy * far)})${dx ? " rotate(90)" : ""}"><rect x="${-HALF}" y="-5" width="${W}" height="10" fill="${ground}"/>${leaf(-HALF)}${leaf(1)}${bar}</g>`;
}

// on 84 units, in the order of the rooms
const FURNITURE: Record<string, string> = {
  crew: "M12 14h16v26H12ZM12 21h16M56 14h16v26H56ZM56 21h16M12 52h16v20H12ZM12 58h16M56 52h16v20H56ZM56 58h16",
  infirmary: "M14 16h24v14H14ZM14 52h24v14H14ZM20 16v14M20 52v14M58 20h12v16H58ZM64 23v10M59 28h10",
  lab: "M12 14h14v44H12ZM58 14h14v44H58ZM12 28h14M12 43h14M58 28h14M58 43h14M34 66h16v8H34Z",
  control: "M60 12c8 8 12 18 12 30s-4 22-12 30M52 18c6 6 9 15 9 24s-3 18-9 24M30 34h14v16H30Z",
  generator: "M26 26a18 18 0 1 1 0 .1M42 22v40M22 42h40M28 28l28 28M56 28 28 56",
  pods: "M12 12h16c6 4 6 12 0 16H12ZM12 34h16c6 4 6 12 0 16H12ZM56 12h16v16H56c-6-4-6-12 0-16ZM56 34h16v16H56c-6-4-6-12 0-16Z",
  cargo: "M12 14h20v18H12ZM12 32h20v18H12ZM52 14h20v14H52ZM56 54h16v16H56ZM12 56h14v14H12ZM12 14l20 18M52 14l20 14",
  hydroponics: "M12 60h26v10H12ZM18 60c0-10-4-12-6-14M18 60c0-8 4-10 6-12M32 60c0-12-4-14-6-16M32 60c0-10 4-12 6-14M52 60h20v10H52ZM58 60c0-8-3-10-5-12M66 60c0-10 3-12 5-14",
};
const ROOMS = ["control", "crew", "pods", "lab", "infirmary", "generator", "hydroponics", "cargo"];

export const furniture = (one: Sector, stroke: string): string =>
  `<path transform="translate(${one.x * P} ${one.y * P}) scale(1.190)" d="${FURNITURE[ROOMS[one.room]] ?? ""}" fill="none" stroke="${stroke}" stroke-width="1.1"/>`;

/** where a wall has room for something: a side without a way, the upper one first */
export function wallOf(one: Sector): [number, number] {
  const [x, y] = middle(one);
  const side = (["n", "s", "e", "w"] as Side[]).find((each) => !one.ways[each]);
  const far = one.room >= 0 ? P / 2 - I - 8 : HALF + 1;
  return side ? [x + STEP[side][0] * far, y + STEP[side][1] * far] : [x - HALF - 8, y - HALF - 8];
}
