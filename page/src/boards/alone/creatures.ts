// The creatures of Alone on a grid of 48: bone, lit from the upper left, with one accent each. Drawn once, when first needed.

type P = number[];

/** each: silhouette, dark cuts and holes, accent */
type Drawn = { d: string; cut: string; acc: string };

const TINT: Record<string, string> = { spore: "#b9d06a", parasite: "#f0a154", hybrid: "#c3a0ff", cultist: "#7fc4dc", worm: "#f48aa4", boss: "#ff7a6d" };

function luck(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** between b and c, along a smooth line through a, b, c, d */
const between = (a: P, b: P, c: P, d: P, t: number, j: number) =>
  0.5 * (2 * b[j] + (c[j] - a[j]) * t + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);

/** a closed curve through points, in short steps */
function curve(p: P[], n = 7): P[] {
  return p.flatMap((_, i) => {
    const [a, b, c, d] = [p[(i + p.length - 1) % p.length], p[i], p[(i + 1) % p.length], p[(i + 2) % p.length]];
    return Array.from({ length: n }, (_, k) => [between(a, b, c, d, k / n, 0), between(a, b, c, d, k / n, 1)]);
  });
}

/** straight edges in short steps, so that they can be torn too */
function edges(p: P[], step = 1.3): P[] {
  return p.flatMap((a, i) => {
    const b = p[(i + 1) % p.length];
    const n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    return Array.from({ length: n }, (_, k) => [a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n]);
  });
}

/** an uneven edge */
function rough(p: P[], amp: number, seed: number): P[] {
  const next = luck(seed);
  const n = p.length;
  const w = p.map(() => next() * 2 - 1);
  return p.map(([x, y], i) => {
    const [ax, ay] = p[(i + n - 1) % n];
    const [bx, by] = p[(i + 1) % n];
    const l = Math.hypot(bx - ax, by - ay) || 1;
    const s = (w[(i + n - 1) % n] + 2 * w[i] + w[(i + 1) % n]) / 4;
    return [x - ((by - ay) / l) * s * amp, y + ((bx - ax) / l) * s * amp];
  });
}

const area = (p: P[]) => p.reduce((sum, [x, y], i) => sum + x * p[(i + 1) % p.length][1] - p[(i + 1) % p.length][0] * y, 0);
const path = (p: P[]) => `M${(area(p) < 0 ? [...p].reverse() : p).map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
const blob = (p: P[], amp = 0.8, seed = 1) => path(rough(curve(p), amp, seed));
const torn = (p: P[], amp = 0.8, seed = 1) => path(rough(edges(p), amp, seed));

/** a limb: points with a width, tapering; the tip may be sharp */
function limb(p: P[], amp = 0.5, seed = 1): string {
  const c: P[] = [];
  for (let i = 0; i < p.length - 1; i++) {
    const [a, b, d, e] = [p[Math.max(0, i - 1)], p[i], p[i + 1], p[Math.min(p.length - 1, i + 2)]];
    for (let k = 0; k < 8; k++) c.push([between(a, b, d, e, k / 8, 0), between(a, b, d, e, k / 8, 1), b[2] + ((d[2] - b[2]) * k) / 8]);
  }
  c.push(p[p.length - 1]);
  const [left, right]: [P[], P[]] = [[], []];
  c.forEach(([x, y, w], i) => {
    const [ax, ay] = c[Math.max(0, i - 1)];
    const [bx, by] = c[Math.min(c.length - 1, i + 1)];
    const l = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [-(by - ay) / l, (bx - ax) / l];
    left.push([x + (nx * w) / 2, y + (ny * w) / 2]);
    right.unshift([x - (nx * w) / 2, y - (ny * w) / 2]);
  });
  return path(rough([...left, ...right], amp, seed));
}
const mir = (p: P[]): P[] => p.map(([x, y, w]) => [48 - x, y, w]);

const DRAW: Record<string, Drawn> = (() => {
  const spore = (() => { // a burst pod: bulb, torn mouth, threads that feel for the floor, dust above
    const bulb = blob([[12, 17.5], [15, 13.5], [17.5, 16], [20.5, 12.5], [24, 16.5], [27.5, 12], [30.5, 15.5], [34, 13], [36.5, 18], [39.5, 24], [38, 31], [31.5, 36], [24, 37.3], [16, 36], [10, 31], [8.3, 24]], 1.1, 11);
    const th = [[[14, 33, 4.2], [10.5, 38, 2.8], [11.5, 42.5, 1.8], [8.5, 46, 0.4]], [[20, 35.5, 4], [18.5, 40, 2.4], [20, 43.5, 1.5], [18.8, 46.8, 0.4]], [[27.5, 36, 4], [29, 40, 2.6], [27.6, 43, 1.6], [29.2, 46.8, 0.4]], [[34, 33, 4.2], [37.6, 37.5, 2.8], [36.6, 41.5, 1.8], [40, 45.5, 0.4]]].map((p, i) => limb(p, 0.5, 20 + i));
    return { d: [bulb, ...th].join(""), cut: `<path fill="#0a1219" d="${blob([[21.5, 12], [25.6, 15], [29.2, 13.5], [27.6, 19.5], [30, 24.5], [27, 30.5], [24.4, 34.2], [22, 30], [19.3, 25.5], [21.6, 20], [18.4, 15]], 0.5, 5)}"/><path fill="none" stroke="#0a1219" stroke-width="1.5" stroke-linecap="round" stroke-opacity=".82" d="M13.8 21c-1.6 3.6-1.4 8 .8 11.5M17.6 28.5c.2 2.5.8 4.4 1.9 6.3M34.6 21c1.6 3.6 1.4 8-.8 11.5M31 28.5c-.2 2.5-.8 4.4-1.9 6.3"/>`, acc: `<path d="${blob([[23.4, 16.5], [25.8, 20], [27, 24.5], [24.4, 30.5], [21.9, 25], [23.6, 20.5]], 0.3, 6)}"/><circle cx="18.2" cy="7.6" r="2.1"/><circle cx="28.8" cy="6.4" r="2.5"/><circle cx="23" cy="2.9" r="1.5"/><circle cx="36" cy="8.8" r="1.3"/><circle cx="11.8" cy="11.5" r="1.1"/>` };
  })();
  const parasite = (() => { // low and wide, legs over its back, jaws forward
    const L = [[[19, 27, 5], [13, 17, 4], [8, 9.5, 3], [4.5, 16, 2.2], [1.8, 24, 0.3]], [[18, 30, 5], [10.5, 24, 4], [5.5, 24.5, 3], [4, 32, 2], [1.6, 39.5, 0.3]], [[19, 33, 4.6], [13, 33.5, 3.8], [9.8, 38, 2.6], [11, 44.5, 0.3]]];
    const legs = [...L, ...L.map(mir)].map((p, i) => limb(p, 0.5, 31 + i));
    const jaws = [[[21, 36, 4], [18.8, 41, 2.6], [21.6, 45.5, 0.3]], [[27, 36, 4], [29.2, 41, 2.6], [26.4, 45.5, 0.3]]].map((p, i) => limb(p, 0.4, 41 + i));
    const body = blob([[14, 28], [15.5, 22.5], [19, 19.8], [21, 16.8], [24, 18.8], [27, 16.8], [29, 19.8], [32.5, 22.5], [34, 28], [32.5, 33.5], [28.5, 37.5], [24, 38.6], [19.5, 37.5], [15.5, 33.5]], 1.1, 7);
    return { d: [...legs, ...jaws, body].join(""), cut: `<path fill="none" stroke="#0a1219" stroke-width="1.5" stroke-linecap="round" stroke-opacity=".82" d="M24 20v5M18 23.5c1.5 2 3.5 3 6 3.2 2.5-.2 4.5-1.2 6-3.2M17.5 34.8c2 1.6 4 2.2 6.5 2.2s4.5-.6 6.5-2.2"/><path fill="#0a1219" d="M16.8 30.4c2-2.6 4.4-3.5 7.2-3.5s5.2.9 7.2 3.5c-2 2.5-4.4 3.5-7.2 3.5s-5.2-1-7.2-3.5Z"/>`, acc: `<circle cx="19.8" cy="30.4" r="1.5"/><circle cx="23" cy="29.3" r="1.150"/><circle cx="23" cy="31.9" r="1.150"/><circle cx="25.6" cy="30.5" r="1.250"/><circle cx="28.6" cy="30.4" r="1.5"/>` };
  })();
  const hybrid = (() => { // once a man: hunched, one arm grown out of all measure
    const body = blob([[14.5, 8.5], [18, 4.2], [22.8, 4.8], [25, 8.5], [30, 8.2], [35, 11.5], [36.5, 16], [33, 21], [30, 25], [29.5, 30], [31.5, 37], [32, 45.6], [27.2, 45.8], [25.8, 38.5], [22.8, 34], [20, 39], [18.2, 45.8], [13.2, 45.8], [15, 37.5], [16.8, 30], [16.3, 24], [13.8, 19.5], [13.2, 14]], 1, 3);
    const arm = limb([[33, 13, 7.5], [40, 18.5, 8], [42.6, 27, 7.5], [40.5, 35, 6.5]], 0.9, 8);
    const claws = [[[38.6, 34, 4.4], [36, 40, 3], [33.8, 45.5, 0.3]], [[40.4, 35, 4.2], [40, 41, 2.8], [39.2, 47, 0.3]], [[42.3, 34, 4.2], [44, 40, 2.6], [45.4, 45.5, 0.3]]].map((p, i) => limb(p, 0.4, 51 + i));
    const thin = limb([[15.6, 17, 4.4], [9.5, 21, 3], [8, 27.5, 2.6], [5.8, 31.5, 0.4]], 0.4, 55), thin2 = limb([[8.2, 26.5, 2.6], [9.2, 30, 1.8], [8.6, 33, 0.4]], 0.3, 56);
    const spikes = [[[29, 9.5, 3.4], [31.5, 5, 0.3]], [[33, 11.5, 3.2], [36.8, 6.8, 0.3]]].map((p, i) => limb(p, 0.2, 57 + i));
    return { d: [body, arm, ...claws, thin, thin2, ...spikes].join(""), cut: `<path fill="none" stroke="#0a1219" stroke-width="1.5" stroke-linecap="round" stroke-opacity=".82" d="M18.5 19c3 .4 5.6 1.5 7.8 3.6M18.6 23.5c2.5.3 4.6 1.1 6.3 2.6M28.6 12.5c2 .7 3.5 2.3 4.4 4.8M37.5 21.5c.8 2.5 1 5 .6 7.5"/><path fill="#0a1219" d="M15 12.4l2.6-2.6 2.6.5 2.7-.6 2 2.5-1.6 2.2-3-.5-3.3.7Z"/><path fill="none" stroke="#0a1219" stroke-width="1.5" stroke-linecap="round" stroke-opacity=".82" d="M16.8 17.4l1.2-.7 1.2.9 1.3-.9 1.2.8"/>`, acc: `<path d="M16.3 12.3l3 .2-.5 1.3-1.6-.2ZM23.6 12.1l-2.9.5.6 1.2 1.5-.3Z"/>` };
  })();
  const cultist = (() => { // straight as a nail: hood, torn hem, a hooked blade held low
    const robe = torn([[24, 1.8], [29.5, 6.5], [32, 12.5], [31.6, 19], [30.4, 22], [35.5, 25.5], [38, 33], [38.8, 44], [36.3, 42.8], [34.6, 46.3], [31.4, 43.6], [28.8, 46.8], [26, 44], [23.4, 46.8], [20.6, 43.8], [17.6, 46.6], [15.2, 43.6], [12.6, 46], [9.8, 43.6], [11, 33], [13, 25.5], [17.6, 22], [16.4, 19], [16, 12.5], [18.5, 6.5]], 1, 4);
    const blade = limb([[35.5, 31.5, 2.6], [41, 30, 3.4], [45, 24.5, 3], [44.3, 16.5, 0.3]], 0.25, 62), hand = blob([[33.5, 30], [36.8, 29.3], [38, 32], [36, 34], [33, 33]], 0.4, 63);
    return { d: [robe, blade, hand].join(""), cut: `<path fill="#0a1219" d="${blob([[24, 7.8], [28, 11.5], [28.7, 16.5], [26.6, 20.8], [24, 23], [21.4, 20.8], [19.3, 16.5], [20, 11.5]], 0.35, 9)}"/><path fill="none" stroke="#0a1219" stroke-width="1.5" stroke-linecap="round" stroke-opacity=".82" d="M17.8 26.5c-1.5 5-2.3 10-2.5 15.5M30.6 27c1 5 1.5 9.5 1.6 15M24 29v14M20.5 26.5l3.5 2.6 3.5-2.6"/>`, acc: `<circle cx="21.9" cy="15.8" r="1.350"/><circle cx="26.1" cy="15.8" r="1.350"/>` };
  })();
  const worm = (() => { // rises out of the floor and turns its mouth to you
    const body = limb([[44, 45, 3], [36, 43.5, 8], [24, 43.5, 11.5], [12.5, 38.5, 11.5], [11.5, 28.5, 11.5], [22, 23, 11.5], [29, 16, 12], [28, 13.5, 12]], 0.9, 6);
    const head = blob([[16.5, 12], [18.5, 6], [23.5, 2.3], [30, 2], [35.6, 5], [38.5, 10.5], [37.8, 17], [33.6, 21.8], [27.5, 23.3], [21, 21.3], [17.3, 17.2]], 1.2, 12);
    const teeth = [...Array(9).keys()].map((k) => { const a = k * 40 * Math.PI / 180 + 0.2, R = 8, r = k % 2 ? 3.6 : 2.6; const at = (rr: number, o: number) => `${(27.5 + rr * Math.cos(a + o)).toFixed(1)} ${(12.5 + rr * Math.sin(a + o)).toFixed(1)}`; return `M${at(R, -0.24)}L${at(r, 0)}L${at(R, 0.24)}Z`; }).join("");
    return { d: [body, head].join(""), cut: `<path fill="none" stroke="#0a1219" stroke-width="1.5" stroke-linecap="round" stroke-opacity=".82" d="M37.5 39.5c.6 2.5.4 5-.4 7.6M30.5 38c.5 3.5.2 7-.6 10.6M23 38c-.8 3.5-1.6 7-2.6 10.5M16.5 35.5c-2 2.5-4.5 4.6-7.4 6.3M15.8 31c-3 .6-6.3.6-9.6-.2M17.5 28.6c-2.5-1.5-4.6-3.6-6.3-6.3M21.6 27c-1.8-2.5-3.2-5.3-4-8.3"/><circle fill="#0a1219" cx="27.5" cy="12.5" r="8.3"/>`, acc: `<path d="${teeth}"/>` };
  })();
  // the boss: what all of them grew from, too large for its space
  const boss: Drawn = {
    d: [blob([[10, 20], [14, 10], [24, 5], [34, 10], [38, 20], [40, 31], [34, 38], [24, 40], [14, 38], [8, 31]], 1.4, 14), ...[[[12, 12, 5], [7, 6, 3], [3, 1.5, 0.3]], [[18, 8, 4.5], [15.5, 3, 2.6], [13, 0, 0.3]], [[11, 34, 5.5], [4, 37, 4], [1.5, 45, 0.3]], [[17, 37, 5], [14, 42, 3.4], [15.5, 47.5, 0.3]]].flatMap((p, i) => [limb(p, 0.5, 70 + i), limb(mir(p), 0.5, 80 + i)])].join(""),
    cut: `<path fill="#0a1219" d="${blob([[14, 26], [19, 23.5], [24, 25], [29, 23.5], [34, 26], [31, 33], [24, 36], [17, 33]], 0.6, 15)}"/>`,
    acc: `<path d="M16.5 26.5l2.2 4 2.3-4.5ZM22.3 26l1.7 5 1.7-5ZM27 26l2.3 4.5 2.2-4Z"/><circle cx="17" cy="17" r="2"/><circle cx="31" cy="17" r="2"/><circle cx="24" cy="13.5" r="2.4"/><circle cx="21" cy="19.5" r="1.2"/><circle cx="27" cy="19.5" r="1.2"/>`,
  };
  return { spore, parasite, hybrid, cultist, worm, boss };
})();

export const KINDS = ["spore", "parasite", "hybrid", "cultist", "worm", "boss"];

/** A creature on 48 units. Hurt it is cut through, and drips: two signs that need no colour. */
export function creature(kind: number, hurt: boolean): string {
  const name = KINDS[kind] ?? "boss";
  const one = DRAW[name];
  const wound = hurt ? `<path d="M45 1 30 15l3 2-11 9 3.5 1.5L2 47" fill="none" stroke="#0a1219" stroke-width="4.6" stroke-linejoin="bevel"/><path d="M40.5 33c2.7 3.8 4.2 6 4.2 8.2a4.2 4.2 0 0 1-8.4 0c0-2.2 1.5-4.4 4.2-8.2Z" fill="${TINT[name]}" stroke="#0a1219" stroke-width="2"/>` : "";
  return `<path d="${one.d}" fill="#cfc5b0" stroke="#fff8e8" stroke-width="1.3" stroke-linejoin="round" paint-order="stroke"/>${one.cut}<g fill="${TINT[name]}">${one.acc}</g>${wound}`;
}
