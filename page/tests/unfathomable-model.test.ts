import { describe, expect, it } from "vitest";
import { flights } from "../src/boards/unfathomable/flights.ts";
import { READING, TALL, WIDE } from "../src/boards/unfathomable/geometry.ts";
import { lately } from "../src/boards/unfathomable/lately.ts";
import { about, others, plain } from "../src/boards/common.ts";
import { asksForSpaces, described, legs, numbersOf, passengersIn, personOf, repairOf, soft, thereIs, type View } from "../src/boards/unfathomable/model.ts";
import { wasWhat } from "../src/boards/unfathomable/was.ts";
import type { BoardProps, Event, Move } from "../src/wire.ts";

const SLUGS = ["bridge", "chapel", "captains_cabin", "cargo_hold", "galley", "boiler_room", "sick_bay", "brig"];
const player = (seat: number, space: number | null, character: number | null = seat) => ({
  seat, space, character, feat: true, traitor: null, loyalty: 1, hand: 3, items: [], active: null, spells: [], mythos: [],
});

function props(view: Partial<View> = {}, moves: Move[] = []): BoardProps {
  const all = {
    seat: 1, seats: 3, turn: 0, monarchs: [24, 3], deep_ones: Array.from({ length: 25 }, () => 0), passengers: [0, 0, 0, 0, 0, 0, 0, 0],
    damage: [null, null, null, null, null, null], titles: [0, null], waypoints: [], distance: 0, underway: [],
    players: [player(0, 16), player(1, 20), player(2, null, null)],
    ...view,
  };
  const cards = {
    nouns: {
      space: [...Array.from({ length: 8 }, (_, n) => `water ${n + 1}`), ...Array.from({ length: 8 }, (_, n) => `deck ${n + 1}`), ...SLUGS, "the Deep"],
      character: ["Keilani Tatupu", "Arjun Singh"], monarch: ["Mother Hydra", "Father Dagon"], damage: ["a leak", "a hole"], skill: ["influence", "lore"], waypoint: ["Reef", "Iceberg"],
    },
    cards: [
      ...SLUGS.map((slug, at) => ({ noun: "space", index: 16 + at, slug, name: slug, text: "", rule: null, origin: "", facts: {} })),
      { noun: "damage", index: 1, slug: "", name: "a hole", text: "", rule: null, origin: "", facts: { skill: 1, repair: 3 } },
      { noun: "waypoint", index: 0, slug: "", name: "Reef", text: "", rule: null, origin: "", facts: { distance: 2 } },
      { noun: "waypoint", index: 1, slug: "", name: "Iceberg", text: "", rule: null, origin: "", facts: { distance: 3 } },
    ],
    words: { "room-bridge": "Look ahead" },
    board: { spaces: Array.from({ length: 24 }, (_, at) => ({ numbers: at === 21 ? [7, 8] : at === 0 ? [1, 2, 3, 4] : at === 16 ? [1, 2] : [] })) },
  };
  return {
    frame: { view: all, seat: moves.length ? 1 : null, decision: { moves }, players: [{ name: "Ida" }, { name: "Bram" }, { name: "Falk" }] },
    cards,
    say: (key: string, args?: Record<string, string | number>) => [key, ...Object.values(args ?? {})].join(" "),
    choices: new Map(moves.filter((move) => move.noun).map((move) => [`${move.noun}:${move.index}`, move])),
  } as unknown as BoardProps;
}
const move = (family: string, noun = "", index = -1): Move => ({ move: 1, text: "", parts: [], family, noun, index });
const event = (name: string, values: Record<string, number>): Event => ({ number: 0, event: name, rule: "", text: "", values });

describe("what is where", () => {
  it("is said in words: people, monsters, passengers, damage", () => {
    const view = { deep_ones: Array.from({ length: 25 }, (_, at) => (at === 16 ? 2 : 0)), damage: [1, null, null, null, null, null] };
    expect(thereIs(props(view), 16)).toEqual(["damaged-by A hole", "Keilani Tatupu", "ui-unfathomable-deep-ones 2"]);
    expect(thereIs(props(), 3)).toEqual(["Father Dagon"]);
    expect(described(props(), 16)).toBe("Bridge (die-numbers 1–2): Keilani Tatupu. Look ahead");
    expect(described(props(), 12)).toBe("Deck 5: nobody-there");
    expect(described(props({ underway: [{ rule: "skill.lesser_banishment", space: 12 }] }), 12)).toBe("Deck 5 (underway): nobody-there");
  });

  it("counts passengers on decks alone, which are numbered from the bow", () => {
    const view = props({ passengers: [0, 0, 3, 0, 0, 0, 0, 0] }).frame.view as View;
    expect([passengersIn(view, 10), passengersIn(view, 2), passengersIn(view, 18)]).toEqual([3, 0, 0]);
  });

  it("names a player by the character, and before there is one by the player", () => {
    const p = props();
    const { players } = p.frame.view as View;
    expect(players.map((one) => personOf(p, one))).toEqual(["Keilani Tatupu", "Arjun Singh", "Falk"]);
    expect(others(p.frame.view as View).map((one) => one.seat)).toEqual([2, 0]);
  });

  it("shows the results of the die as a range, and what a repair takes", () => {
    expect([0, 21, 23].map((space) => numbersOf(props().cards, space))).toEqual(["1–4", "7–8", ""]);
    expect(repairOf(props(), 1)).toBe("repair-with Lore 3");
    expect(repairOf(props(), 0)).toBe("");
  });

  it("adds up the voyage waypoint by waypoint", () => {
    expect(legs(props({ waypoints: [1, 0] })).map((leg) => leg.at)).toEqual([3, 5]);
  });

  it("breaks long names where they may be broken", () => {
    expect(soft("Kapitänsquartier")).toBe("Kapitäns\u00adquartier");
    expect(soft("Brig")).toBe("Brig");
  });
});

describe("what can be chosen", () => {
  it("is what the question offers, and nothing else", () => {
    const p = props({}, [move("move", "space", 17), move("rescue")]);
    expect(about(p, "space", 17)?.family).toBe("move");
    expect(about(p, "space", 18)).toBeUndefined();
    expect(about(p, "space", 17, ["repair"])).toBeUndefined();
    expect(plain(p, "rescue")?.family).toBe("rescue");
    expect(plain(p, "attack_deep_one")).toBeUndefined();
    expect(asksForSpaces(p)).toBe(true);
    expect(asksForSpaces(props({}, [move("rescue")]))).toBe(false);
  });

  it("is nothing while older frames are still shown", () => {
    const p = { ...props({}, [move("move", "space", 17), move("rescue")]), choices: new Map() };
    expect(plain(p, "rescue")).toBeUndefined();
  });
});

describe("the plan of the ship", () => {
  it("has a place for every space and the Deep, inside its sheet, both ways", () => {
    for (const plan of [WIDE, TALL]) {
      expect(plan.plots).toHaveLength(25);
      for (const { at: [x, y, width, height] } of plan.plots) {
        expect(x >= 0 && y >= 0 && x + width <= plan.width && y + height <= plan.height).toBe(true);
      }
    }
    expect([...READING].sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, at) => at));
  });

  it("leaves no two rooms on each other", () => {
    for (const plan of [WIDE, TALL]) {
      const rooms = plan.plots.slice(16, 24).map((plot) => plot.at);
      rooms.forEach(([x, y, w, h], i) => rooms.slice(i + 1).forEach(([X, Y, W, H]) => expect(x + w <= X || X + W <= x || y + h <= Y || Y + H <= y).toBe(true)));
    }
  });

  it("mirrors the sides: even numbers across the ship from odd ones", () => {
    const [deck3, deck4] = [WIDE.plots[10]!, WIDE.plots[11]!];
    expect([deck4.box[0], deck4.box[1]]).toEqual([deck3.box[0], WIDE.height - deck3.box[1] - deck3.box[3]]);
    expect(TALL.plots[11]!.box[0]).toBe(TALL.width - TALL.plots[10]!.box[0] - TALL.plots[10]!.box[2]);
  });
});

describe("what travels in Unfathomable", () => {
  it("goes from space to space, and from and to the supply", () => {
    expect(flights([event("deep_ones_moved", { space: 8, other_space: 16, n: 1 })], 0)[0]).toMatchObject({ from: ['[data-place="deep-ones:8"] .figure'], to: ['[data-place="deep-ones:16"] .figure', '[data-place="space:16"]'] });
    expect(flights([event("deep_ones_spawned", { space: 0, n: 2 })], 0)[0].from[0]).toBe('[data-place="supply:deep-ones"] .figure');
    expect(flights([event("moved", { seat: 2, space: 17 })], 0)[0].to.at(-1)).toBe('[data-place="space:17"]');
  });

  it("takes a card from the own hand to the check, and says of others only that they added some", () => {
    expect(flights([event("own_card_added", { seat: 0, card: 7 })], 0)[0]).toMatchObject({ from: ['[data-place="hand"] [data-look="card:7"]'], to: ['[data-place="check"]'] });
    expect(flights([event("cards_added", { seat: 2, n: 2 })], 0)[0].from).toEqual(['[data-place="seat:2"] .mark']);
    expect(flights([event("cards_added", { seat: 2, n: 0 }), event("cards_added", { seat: 0, n: 2 })], 0)).toEqual([]);
  });

  it("is nothing where nothing moves", () => {
    expect(flights([event("turn_begun", { seat: 0 }), event("die_rolled", { n: 4 })], 0)).toEqual([]);
  });
});

describe("what has just happened in Unfathomable", () => {
  const told = (...names: string[]) => lately(names.map((name) => event(name, {}))).map((one) => one.event);

  it("tells a die with what was rolled for", () => {
    expect(told("deep_ones_moved", "deep_one_attacks", "die_rolled")).toEqual(["deep_one_attacks", "die_rolled"]);
    expect(told("deep_one_attacks", "die_rolled", "rerolled", "die_rolled")).toEqual(["deep_one_attacks", "die_rolled"]);
    expect(told("die_rolled")).toEqual(["die_rolled"]);
  });

  it("passes over that somebody wants to react", () => {
    expect(told("deep_one_attacks", "die_rolled", "reacts")).toEqual(["deep_one_attacks", "die_rolled"]);
    expect(told("check_total", "reacts")).toEqual(["check_total"]);
    expect(told("reacts")).toEqual(["reacts"]);
    expect(told()).toEqual([]);
  });
});

describe("who was what at the end", () => {
  it("is a traitor with one card that is not human, and nothing before the end", () => {
    const { frame, cards } = props({ loyalties: [[0, 1], [0, 0], []] });
    const named = { ...cards, nouns: { ...cards.nouns, loyalty: ["human", "hybrid", "cultist"] } };
    expect(wasWhat(frame, named)?.map(({ was, dark }) => `${was} ${dark}`)).toEqual(["Hybrid true", "Human false", "Human false"]);
    expect(wasWhat(props({ loyalties: null }).frame, named)).toBeNull();
  });

  it("is what a revealed traitor turned up, also where the card has gone on", () => {
    const { frame, cards } = props({ loyalties: [[0], [0], [0]], players: [{ ...player(0, 16), traitor: 1 }] });
    expect(wasWhat(frame, { ...cards, nouns: { ...cards.nouns, loyalty: ["human", "hybrid"] } })?.[0]?.dark).toBe(true);
  });
});
