// The plan of the ship in lines: bow left where there is width, bow up on a phone. Odd numbers lie to starboard of the
// bow; the other side is its mirror image.

import { DECK, DEEP, ROOM } from "./model.ts";

type Point = readonly number[]; // two numbers: a straight line there; six: a curve
export type Box = readonly [x: number, y: number, width: number, height: number];
export type Plot = { d: string; box: Box; at: Box };
export type Plan = { width: number; height: number; tall: boolean; hull: string; house: string; plots: Plot[] };

const drawn = (points: readonly Point[]): string =>
  points.map((point, at) => `${at === 0 ? "M" : point.length > 2 ? "C" : "L"}${point.join(" ")}`).join("") + "Z";

function boxOf(points: readonly Point[]): Box {
  const xs = points.flatMap((point) => point.filter((_, at) => at % 2 === 0));
  const ys = points.flatMap((point) => point.filter((_, at) => at % 2 === 1));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}

const plot = (points: readonly Point[], at: Box): Plot => ({ d: drawn(points), box: boxOf(points), at });

const square = (x: number, y: number, width: number, height: number): Point[] => [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];

type Half = { points: Point[]; at: Box };

/** The same on the other side of the ship: `by` is 0 to mirror left and right, 1 for top and bottom. */
function mirrored({ points, at }: Half, by: 0 | 1, size: number): Half {
  const [x, y, width, height] = at;
  return {
    points: points.map((point) => point.map((value, i) => (i % 2 === by ? size - value : value))),
    at: by === 0 ? [size - x - width, y, width, height] : [x, size - y - height, width, height],
  };
}

/** Both sides, in the order of the board: 1 and 2, 3 and 4, … */
const both = (halves: Half[], by: 0 | 1, size: number): Plot[] =>
  halves.flatMap((half) => {
    const other = mirrored(half, by, size);
    return [plot(half.points, half.at), plot(other.points, other.at)];
  });

function wide(): Plan {
  const [width, height, middle] = [760, 536, 268];
  const [a, b, c] = [240, 374, 506]; // bulkheads
  const [side, wall] = [62, 124]; // where the hull begins, and the house on it
  const bow: Point[] = [[18, middle], [58, 150, 112, side, 196, side]];
  const stern: Point = [636, side, 658, 146, 658, middle];
  const waters: Half[] = [
    { points: [[0, middle], ...bow, [a, side], [a, 0], [64, 0], [28, 60, 0, 160, 0, middle]], at: [56, 5, a - 60, side - 8] },
    { points: square(a, 0, b - a, side), at: [a + 4, 5, b - a - 8, side - 8] },
    { points: square(b, 0, c - b, side), at: [b + 4, 5, c - b - 8, side - 8] },
    { points: [[c, 0], [622, 0], [664, 60, 684, 160, 684, middle], [658, middle], [658, 146, 636, side, 588, side], [c, side]], at: [c + 4, 5, 124, side - 8] },
  ];
  const decks: Half[] = [
    { points: [...bow, [a, side], [a, wall], [160, wall], [147, 152, 140.5, 210, 140.5, middle]], at: [70, 158, 68, 104] },
    { points: square(a, side, b - a, wall - side), at: [a + 6, side + 5, b - a - 12, wall - side - 8] },
    { points: square(b, side, c - b, wall - side), at: [b + 6, side + 5, c - b - 12, wall - side - 8] },
    { points: [[c, side], [588, side], stern, [612.5, middle], [612.5, 210, 606, 152, 593, wall], [c, wall]], at: [c + 6, side + 5, 112, wall - side - 8] },
  ];
  const bridge: Point[] = [[163, wall + 4], [a - 3, wall + 4], [a - 3, 408], [163, 408], [139, 356, 139, 180, 163, wall + 4]];
  const boiler: Point[] = [[c + 3, wall + 4], [590, wall + 4], [614, 180, 614, 356, 590, 408], [c + 3, 408]];
  const room = (x: number, y: number, w: number, h: number): Plot => plot(square(x, y, w, h), [x, y, w, h]);
  const rooms: Plot[] = [
    plot(bridge, [155, wall + 4, a - 158, 280]),
    room(a + 3, 128, 128, 107),
    room(a + 3, 301, 128, 107),
    room(b + 3, 128, 126, 107),
    room(b + 3, 301, 126, 107),
    plot(boiler, [c + 3, wall + 4, 96, 280]),
    room(a + 3, 240, 128, 56),
    room(b + 3, 240, 126, 56),
  ];
  const deep: Plot = { d: "M723 52C754 80 759 176 759 268S754 456 723 484C696 450 688 366 688 268S696 86 723 52Z", box: [688, 52, 71, 432], at: [690, 104, 67, 328] };
  return {
    width, height, tall: false,
    hull: "M18 268C58 150 112 62 196 62L588 62C636 62 658 146 658 268C658 390 636 474 588 474L196 474C112 474 58 386 18 268Z",
    house: "M160 124L593 124C619 180 619 356 593 412L160 412C134 356 134 180 160 124Z",
    plots: [...both(waters, 1, height), ...both(decks, 1, height), ...rooms, deep],
  };
}

function tall(): Plan {
  const [width, height, middle] = [400, 704, 200];
  const [a, b, c] = [202, 338, 475]; // bulkheads
  const bow: Point[] = [[middle, 22], [262, 52, 350, 110, 350, 190]];
  const waters: Half[] = [
    { points: [[middle, 0], ...bow, [350, a], [400, a], [400, 70], [400, 30, 330, 0, middle, 0]], at: [284, 8, 112, 60] },
    { points: square(350, a, 50, b - a), at: [351, a + 2, 48, b - a - 4] },
    { points: square(350, b, 50, c - b), at: [351, b + 2, 48, c - b - 4] },
    { points: [[350, c], [350, 540], [350, 590, 300, 606, middle, 606], [middle, 630], [330, 630, 400, 600, 400, 560], [400, c]], at: [351, c + 2, 48, 76] },
  ];
  const decks: Half[] = [
    { points: [...bow, [350, a], [302, a], [302, 140], [291, 126, 245.5, 119, middle, 119]], at: [204, 64, 82, 50] },
    { points: square(302, a, 48, b - a), at: [303, a + 2, 46, b - a - 4] },
    { points: square(302, b, 48, c - b), at: [303, b + 2, 46, c - b - 4] },
    { points: [[350, c], [350, 540], [350, 590, 300, 606, middle, 606], [middle, 565], [245.5, 565, 291, 558.5, 302, 545], [302, c]], at: [303, c + 2, 46, 78] },
  ];
  const bridge: Point[] = [[101, a - 3], [101, 143], [122, 116, 278, 116, 299, 143], [299, a - 3]];
  const boiler: Point[] = [[101, c + 3], [299, c + 3], [299, 542], [278, 568, 122, 568, 101, 542]];
  const room = (x: number, y: number, w: number, h: number): Plot => plot(square(x, y, w, h), [x, y, w, h]);
  const rooms: Plot[] = [
    plot(bridge, [101, 128, 198, 71]),
    room(202, a + 3, 97, 88),
    room(101, a + 3, 97, 88),
    room(202, b + 3, 97, 88),
    room(101, b + 3, 97, 88),
    plot(boiler, [101, c + 3, 198, 74]),
    room(101, a + 95, 198, 38),
    room(101, b + 95, 198, 39),
  ];
  const deep: Plot = { d: "M24 668C60 640 130 636 200 636S340 640 376 668C340 698 270 702 200 702S60 698 24 668Z", box: [24, 636, 352, 66], at: [60, 640, 280, 58] };
  return {
    width, height, tall: true,
    hull: "M200 22C262 52 350 110 350 190L350 540C350 590 300 606 200 606C100 606 50 590 50 540L50 190C50 110 138 52 200 22Z",
    house: "M302 140C280 112 120 112 98 140L98 545C120 572 280 572 302 545Z",
    plots: [...both(waters, 0, width), ...both(decks, 0, width), ...rooms, deep],
  };
}

export const WIDE = wide();
export const TALL = tall();

/** The order in which a reader goes through the spaces: rooms, then decks, then water. */
export const READING = [...Array.from({ length: DEEP - ROOM }, (_, at) => ROOM + at), ...Array.from({ length: DECK }, (_, at) => DECK + at), ...Array.from({ length: DECK }, (_, at) => at)];
